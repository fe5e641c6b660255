## Pliki, których nie da się przeczytać
file-too-large = plik jest większy niż { $largest } bajtów, tyle najwyżej się czyta
file-not-readable = { $reason ->
    [missing] nie ma takiego pliku
    [directory] to jest katalog; podaj plik, który w nim leży
    [permission] brak uprawnień do odczytu pliku
    [name] żaden plik nie może się tak nazywać
   *[other] nie można odczytać pliku
}
file-not-text = te bajty nie są tekstem; zapisz plik jako UTF-8
file-not-toml = to nie jest TOML; wiersz wygląda tak:  name = "Robot Warriors"
document-too-deep = zbyt głębokie zagnieżdżenie
field-missing = brakuje pola { $field }
field-unknown = nie ma tu pola { $field }; listę pól podaje `grognard schema` z nazwą podręcznika
field-wrong-type = { $field } powinno być { $expected ->
    [int] liczbą całkowitą
    [float] liczbą
    [str] tekstem w cudzysłowie
    [bool] true albo false
    [array] listą w [nawiasach]
    [object] osobną tabelą
   *[other] { $expected }
}, a jest { $got ->
    [int] liczbą całkowitą
    [float] liczbą z kropką
    [str] tekstem
    [bool] true albo false
    [array] listą
    [object] tabelą
   *[other] { $got }
}
field-wrong-value = w polu { $field } nie może stać { $got }; dozwolone wartości podaje `grognard schema`
rulebook-missing = plik nie mówi, do której gry należy; napisz  rulebook = "…"  (dostępne: { $known })
unknown-rulebook = nie ma podręcznika { $name }; dostępne: { $known }

## Długości
not-a-length = { $got } nie jest długością; napisz 24", 24 cale, 61 cm albo 610 mm
too-many-digits = ta liczba ma więcej niż { $most } cyfr
unknown-unit = { $got } ma nieznaną jednostkę; napisz 24", 24 cale, 61 cm albo 610 mm
missing-unit = { $got } nie ma jednostki; napisz 24", 24 cale, 61 cm albo 610 mm
negative-length = długość wynosi co najmniej { $least }
absurd-length = nic na stole nie jest tak długie

## Kości
dice-wrong-count = { $stage }: { $asked ->
    [one] potrzebna jest { $asked } kość, a podano { $given }
    [few] potrzebne są { $asked } kości, a podano { $given }
    [many] potrzeba { $asked } kości, a podano { $given }
   *[other] potrzeba { $asked } kości, a podano { $given }
}
dice-wrong-groups = potrzebne grupy kości: { $asked }, podane: { $given }
dice-impossible-face = { $dice } pokazuje { $known }, nigdy { $face }
dice-cannot-show = na tylu kościach ({ $asked }) nie może wypaść { $shown }
dice-run-out = zabrakło kości, etap „{ $stage }”: potrzeba jeszcze { $asked }
dice-left-over = zostały kości, o które nikt nie pytał: { $left }
script-runs-out = w skrypcie nie ma już odpowiedzi
nothing-is-open = nikt o nic nie pyta
nothing-to-choose = nie ma z czego wybierać: { $why }
choices-are-not-typed-as-dice = { $why } to wybór, a nie rzut
no-policy = trzeba podać, jak wybierane jest { $why }; podane zasady wyboru: { $known }
endless-chain = ten łańcuch się nie kończy: potrzebuje limitu
endless-chain-branches = { $life } pyta o więcej niż jedno powtórzenie siebie: taki łańcuch nie ma dokładnego końca
endless-chain-circular = ten łańcuch musiałby znać sam siebie z góry
open-tail = { $asked } leży poza limitem { $cap } tych szans
log-ends-early = zapis kończy się tam, gdzie pada pytanie { $asked }
log-differs = wiersz { $line } zapisu odpowiada na { $recorded }, a pytanie brzmi { $asked }
log-goes-on = zapis ciągnie się dalej w wierszu { $line }, choć wszystko już rozstrzygnięto
refused-answer = ta odpowiedź jest niedozwolona: { $refusals }

## Odpowiedzi na wybór
not-an-option = { $draft } nie należy do możliwości
not-several = { $draft } nie jest listą możliwości
picked-twice-or-out-of-order = każda możliwość raz, w podanej kolejności
picked-too-few-or-many = wybrano { $picked }; trzeba od { $least } do { $most }
not-an-allotment = { $draft } nie daje liczby każdemu z miejsc ({ $places })
allotted-out-of-range = { $place } dostaje { $allotted }; mieści się najwyżej { $most }
allotted-does-not-add-up = rozdzielono { $allotted } z { $total }
number-out-of-range = { $field } wynosi { $got }; dozwolone są wartości od { $least } do { $most }
not-in-range = { $draft } nie jest liczbą całkowitą od { $least } do { $most }
not-spots = { $draft } to nie są punkty (potrzeba { $count })
not-routes = { $draft } to nie są ścieżki (potrzeba { $count })

## Wiersz poleceń
cli-usage-languages = --lang to en, pl albo ru
cli-error = błąd
cli-refused = niedozwolone
cli-edition = { $rulebook }, edycja { $edition }
cli-mean = średnio
cli-chance = szansa
cli-at-least = co najmniej
cli-reasons = Dlaczego
cli-readings = Interpretacje inne niż domyślne
cli-not-modelled = Nieuwzględnione
cli-not-modelled-line = { $what } ({ $whose })
cli-seed = Kości z ziarna { $seed }
cli-at-least-as-well = co najmniej tak dobrze: { $percent }
cli-whole = Sami strzelający
cli-inside-error = coś poszło nie tak wewnątrz grognard ({ $what }); prosimy o zgłoszenie wraz z plikiem
cli-file-or-pool = podaj albo plik, albo --pool; --rulebook należy do --pool
cli-no-notation = { $rulebook } nie ma zapisu w jednym wierszu; mają go: { $known }
cli-which-rulebook = wskaż przez --rulebook, o który chodzi; zapis w jednym wierszu mają: { $known }
cli-dice-or-seed = podaj albo --dice, albo --seed
cli-not-found = w { $rulebook } nie ma zasady { $rule }
cli-seed-book = Źródło: { $heading }
cli-where = Gdzie: { $where }
cli-plot-needs-charts = wykresy wymagają dodatku "charts": `pip install "grognard[charts]"`
plot-wrong-format = { $path } nie kończy się na żadne z { $known }
plot-not-written = nie można zapisać { $path }: { $reason ->
    [missing] nie ma tego katalogu
    [directory] to jest katalog
    [permission] brak uprawnień
   *[other] coś stoi na przeszkodzie
}
cli-warnings = Warto sprawdzić
file-number-too-long = jakaś liczba ma więcej niż { $most } cyfr
line-too-long = wiersz ma więcej niż { $most } znaków; podziel go
choice-inside-a-life = { $why } wybiera się wewnątrz życia, gdzie nie ma wyboru
endless-chain-shrinks = ten łańcuch wraca w dół, więc żaden limit nie kończy go dokładnie

## Help
help-grognard = Walka przy stole z jednej kopii zasad: własne kości, dokładne szanse i ich powody.
help-odds = Podaje dokładne szanse w danej sytuacji.
help-odds-pool = Zamiast pliku sytuacja w jednym wierszu, na przykład pula kości: "3C 1Y 1H 1M".
help-odds-rulebook = Podręcznik dla --pool, jeśli taki zapis ma więcej niż jeden.
help-odds-plot = Rysuje też szanse do tego pliku, .svg albo .png.
help-resolve = Rozstrzyga sytuację twoimi kośćmi albo wirtualnymi.
help-resolve-dice = Twoje kości, garście oddzielone "/": "2 3 4 5 6 / 2 4 6"; albo ask, a program zapyta o każdą garść.
help-resolve-seed = Wirtualne kości, które wypadną drugi raz tak samo.
help-import = Czyta listę armii: jednostki, sprawdzenie punktów i to, czego nie zrozumiano.
help-import-file = Lista armii: JSON z Army Forge albo tekst do udostępniania.
help-rules = Podaje zasady podręcznika naszymi słowami, ze źródłem i miejscem; bez podręcznika – jakie są.
help-rulebook = Podręcznik; listę podaje `grognard rules`.
help-rule = Jedna zasada po nazwie, jak na liście zasad.
help-schema = Podaje JSON Schema plików sytuacji danego podręcznika.
help-file = Plik sytuacji (TOML).
help-json = Dla programów: jeden dokument JSON.
help-lang = en, pl albo ru; inaczej według środowiska.
endless-chain-no-sum = ten łańcuch robi ze swoją resztą coś innego niż dodawanie
cli-left-out = Nie strzela
cli-not-written = nie można zapisać odpowiedzi
too-many-entries = { $field } ma za dużo pozycji; czyta się najwyżej { $most }
