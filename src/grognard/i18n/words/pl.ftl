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
    [int-or-str] liczbą całkowitą albo tekstem w cudzysłowie
    [int-or-float-or-str] liczbą albo tekstem w cudzysłowie
    [str-or-array] tekstem w cudzysłowie albo listą w [nawiasach]
    [str-or-object] tekstem w cudzysłowie albo osobną tabelą
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
list-wrong-length = lista w { $field } powinna mieć tyle pozycji: { $length }, a nie { $got }
field-wrong-value = w polu { $field } nie może stać { $got }; dozwolone wartości podaje `grognard schema`
rulebook-missing = plik nie mówi, do której gry należy; napisz  rulebook = "…"  (dostępne: { $known })
unknown-rulebook = nie ma podręcznika { $name }; dostępne: { $known }

## Długości
not-a-length = { $got ->
    [json-object] tabela
    [json-array] lista
    [json-null] null
   *[other] { $got }
} nie jest długością; napisz 24", 24 cale, 61 cm albo 610 mm
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
wrong-number-of-spots = { $given ->
    [one] podano { $given } punkt
    [few] podano { $given } punkty
    [many] podano { $given } punktów
   *[other] podano { $given } punktu
}; potrzeba: { $count }
wrong-number-of-routes = { $given ->
    [one] podano { $given } drogę
    [few] podano { $given } drogi
    [many] podano { $given } dróg
   *[other] podano { $given } drogi
}; potrzeba: { $count }, po jednej dla każdego modelu, w ich kolejności
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
map-nothing-to-draw = ta sytuacja nie ma mapy; podaj jej pola albo stół
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
too-many-lives = ponad { $most } kości naraz to już nie garść
endless-chain-shrinks = ten łańcuch wraca w dół, więc żaden limit nie kończy go dokładnie

## Help
help-grognard = Walka przy stole z jednej kopii zasad: własne kości, dokładne szanse i ich powody.
help-odds = Podaje dokładne szanse w danej sytuacji.
help-odds-pool = Zamiast pliku sytuacja w jednym wierszu, na przykład pula kości: "3C 1Y 1H 1M".
help-odds-rulebook = Podręcznik dla --pool, jeśli taki zapis ma więcej niż jeden.
help-odds-plot = Rysuje też szanse do tego pliku, .svg albo .png.
help-odds-picture = Rysuje też mapę sytuacji do tego pliku .svg.
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

## Games
scenario-for-a-battle = to scenariusz całej gry: rozegraj go przez `grognard battle new`
situation-for-odds = to sytuacja jednego ataku: zapytaj o nią `grognard odds` albo `grognard resolve`
rulebook-not-playable = dla { $name } można liczyć szanse, ale jeszcze nie można w to grać
book-not-playable = dla { $name } można liczyć szanse, ale jeszcze nie można w to grać
no-dice-asked = nie trzeba teraz rzucać; czeka wybór
dice-are-asked = trzeba rzucić kośćmi: wpisz wynik albo rzuć wirtualnymi przez --roll
undo-nothing = nie ma czego cofnąć
undo-dice = kości już padły ({ $stage }): tego, co było przedtem, nie można cofnąć
undo-revealed = ujawniono coś ukrytego: tego, co było przedtem, nie można cofnąć
override-without-reason = podaj powód: zmiana za zgodą graczy jest w dzienniku oznaczona razem z powodem
override-in-a-step = działanie jest w połowie; odpowiedz na jego pytania albo je cofnij, zanim zmienisz stan gry
override-not-a-state = to nie jest stan tej gry: { $what }
override-not-playable = z takiego stanu nie da się grać dalej ({ $what })
agreed-answer-impossible = po takiej odpowiedzi nie da się grać dalej ({ $what }), więc nie można się na nią umówić
agreed-deed-impossible = po tym, na co się w tym działaniu umówiono, nie da się grać dalej ({ $what }): cofnijcie to albo za obopólną zgodą ustalcie inny stan gry
text-not-unicode = w tym tekście są znaki, których nie da się zapisać
steps-without-end = zasady wykonały { $most } kroków bez żadnego pytania; prosimy o zgłoszenie
log-empty = dziennik jest pusty
log-has-no-state = dziennik ma nagłówek i nic więcej
log-not-a-log = wiersz { $line } nie jest nagłówkiem dziennika
log-other-version = ten dziennik jest w wersji { $version }; odczytać można wersję { $known }
log-line-changed = wiersz { $line } dziennika nie jest taki, jak go zapisano
log-line-not-readable = wiersz { $line } dziennika nie wynika z poprzednich
log-not-a-state = wiersz { $line } dziennika nie zawiera stanu tej gry: { $what }
log-not-playable = po wierszu { $line } dziennika nie da się grać dalej ({ $what })
log-cut-off = wiersz { $line } dziennika urwał się przy zapisie; wcześniejsze są całe
log-header-does-not-fit = nagłówek dziennika nie pasuje do pierwszego stanu
log-of-another-book = to dziennik { $rulebook }, a nie { $known }
log-meets-other-rules = dziennik odpowiada na { $recorded }, a te zasady pytają o { $asked }
no-such-game = nie ma gry { $name }; są: { $known }
not-a-game-name = { $name } nie może być nazwą gry: potrzeba od 1 do { $most } znaków, które da się wydrukować
game-name-taken = gra { $name } już jest; podaj inną nazwę w --name
game-went-on = gra { $name } poszła tymczasem dalej: obejrzyj ją, zanim odpowiesz
store-not-usable = nie da się użyć magazynu gier { $where }: { $what }
no-such-seat = nie ma strony { $seat }; strony to: { $known }
option-unknown = { $got } to żadna z możliwości: { $known }
option-unclear = { $got } może oznaczać kilka z: { $known }
choice-not-typed = { $why }: tego nie da się wpisać
choice-not-a-number = { $got } nie jest liczbą całkowitą
choice-not-a-point = { $got } nie jest punktem; wpisz x,y w calach, na przykład 12,5 albo 12.5;7
answer-text-or-virtual = wpisz odpowiedź albo każ ją znaleźć: --roll dla kości, --suggest dla wyboru
answer-not-json = to nie jest JSON
state-not-json = { $path } nie jest w formacie JSON
cli-file-not-written = nie da się zapisać { $path }: { $what }
not-a-finding = { $path } nie jest znaleziskiem fuzzera
battle-over = Gra skończona.
battle-begins = Gra się zaczyna.
battle-type-dice = Wpisz oczka (3 5 6) albo liczby kości (2x3 1x6), albo użyj --roll.
battle-type-symbols = Wpisz symbole ze wszystkich kości razem, na przykład  S S B  (puste kości można pominąć), albo użyj --roll.
battle-type-one = Wpisz jedną z nich: nazwę, jej początek albo #numer.
battle-type-several = Wpisz od { $least } do { $most } z nich po przecinku, a - jeśli żadnej.
battle-type-exactly = { $count ->
    [one] Wpisz { $count } z nich.
    [few] Wpisz { $count } z nich po przecinku.
    [many] Wpisz { $count } z nich po przecinku.
   *[other] Wpisz { $count } z nich po przecinku.
}
battle-type-shares = Wpisz { $places ->
    [one] { $places } liczbę
    [few] { $places } liczby
    [many] { $places } liczb
   *[other] { $places } liczby
}, razem { $total }.
battle-type-number = Wpisz liczbę od { $least } do { $most }.
battle-type-points = Wpisz { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} jako x,y w calach albo użyj --suggest.
battle-type-paths = Wpisz { $count ->
    [one] { $count } drogę
    [few] { $count } drogi
    [many] { $count } dróg
   *[other] { $count } drogi
} przedzielone /, każdą jako punkty x,y w calach (- to postój), albo użyj --suggest.
battle-more-options = { $more ->
    [one] … i jeszcze { $more }
    [few] … i jeszcze { $more }
    [many] … i jeszcze { $more }
   *[other] … i jeszcze { $more }
}
battle-agreed = Za zgodą graczy: { $why }
battle-overruled = Stan gry zmieniono za zgodą graczy: { $why }
battle-undone = Cofnięto: wiersz { $line }.
battle-typed = wpisane ręcznie
battle-scores = Wynik: { $scores }.
battle-is-won = { $count ->
    [one] Wygrywa { $winners }.
    [few] Wygrywają { $winners }.
    [many] Wygrywają { $winners }.
   *[other] Wygrywają { $winners }.
}
battle-is-drawn = Nikt nie wygrywa: remis.
battle-luck = { $who }: dobrych { $good } na { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, spodziewanych { $expected }; co najmniej tak dobrze: { $percent }
battle-no-games = W magazynie nie ma jeszcze gier.
verify-same = { $lines ->
    [one] { $lines } wiersz, cały i taki sam po ponownym przejściu.
    [few] { $lines } wiersze, całe i takie same po ponownym przejściu.
    [many] { $lines } wierszy, całych i takich samych po ponownym przejściu.
   *[other] { $lines } wiersza, całe i takie same po ponownym przejściu.
}
verify-differs = Dziennik nie wynika z własnych zasad.
verify-rules-changed-same = Zapisany przy innych zasadach ({ $then }); przy tych ({ $now }) wychodzi to samo.
verify-rules-changed-differ = Zapisany przy innych zasadach ({ $then }); przy tych ({ $now }) wychodzi co innego.
verify-difference = Wiersz { $line }, { $place }: w dzienniku jest { $recorded }, z zasad wychodzi { $found }.
verify-refused = Wiersz { $line }: zasady odrzucają tę odpowiedź:
verify-stops = Wiersz { $line }: gra nie może iść dalej:
verify-unfinished = Tam, gdzie kończy się dziennik, gra jeszcze trwa.
verify-dice = { $thrown ->
    [one] { $thrown } rzut
    [few] { $thrown } rzuty
    [many] { $thrown } rzutów
   *[other] { $thrown } rzutu
} garścią kości, ręcznie wpisanych: { $typed }.
verify-overrides = Zmieniono za zgodą graczy w: { $lines }.
fuzz-report = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}, wierszy: { $answers }, { $seconds } s, ziarno { $seed }
fuzz-finding = ZNALEZIONO { $what } – zobacz { $path }
help-battle = Rozegraj grę: sędzia pyta, ty odpowiadasz, dziennik pamięta wszystko.
help-battle-new = Zacznij grę z pliku scenariusza albo podejmij ją z dziennika (.jsonl).
help-battle-new-file = Plik scenariusza (TOML) albo dziennik (.jsonl).
help-battle-show = Pokaż grę: stół jako tekst, jak stoją sprawy i o co pyta sędzia.
help-battle-answer = Odpowiedz na otwarte pytanie gry.
help-battle-undo = Cofnij ostatnią odpowiedź; nie przed rzut ani przed to, co ujawniono.
help-battle-override = Zastąp obecny stan gry innym, bo gracze tak się umówili; zostanie to oznaczone.
help-battle-log = Wypisz dziennik gry z zasadami i z tym, jak padły kości; --json wypisuje sam dziennik.
help-battle-list = Wypisz gry z magazynu.
help-name = Jak nazywa się gra; bez tego tak jak plik.
help-store = Gdzie trzymać gry: plik albo adres URL bazy danych; inaczej GROGNARD_STORE, inaczej wśród danych użytkownika.
help-game = Nazwa gry; `grognard battle list` wypisuje te, które są.
help-seat = Zobacz grę tak, jak może ją widzieć ta strona.
help-svg = Narysuj też stół do tego pliku SVG.
help-text = Odpowiedź: możliwość albo jej #numer, kości, liczby, punkty lub drogi.
help-roll = Rzuć wirtualnymi kośćmi.
help-suggest = Weź coś dozwolonego, na chybił trafił.
help-seed = Los, który wypadnie tak samo jeszcze raz.
help-agreed = Niech odpowiedź zostanie, choć zasady ją odrzucają; podaj powód.
help-state = Plik JSON z całym stanem gry, jak go wypisuje `grognard battle show --json`.
help-why = Dlaczego gracze tak się umówili.
help-save = Zapisz też dziennik do tego pliku (.jsonl).
help-replay = Odtwórz dziennik, czytając go.
help-log = Dziennik (.jsonl), jak go zapisuje `grognard battle log --save`.
help-step = Po jednym wierszu, każdy po klawiszu Enter.
help-verify = Przejdź dziennik jeszcze raz i wskaż pierwszy wiersz, który wychodzi inaczej.
help-fuzz = Graj losowo, dozwolenie i niedozwolenie, i szukaj tego, co nie powinno się zdarzyć.
help-seconds = Przez ile sekund; co najmniej jedna gra.
help-out = Folder na znaleziska.
help-again = Rozegraj jeszcze raz grę ze znaleziska.

## Boards
document-too-large = to jest dłuższe niż { $most } bajtów, a więcej się nie czyta
json-not-readable = to nie jest JSON, który da się odczytać; każdy nawias musi być zamknięty, a liczba skończona
malformed-json = to przestaje być JSON-em w wierszu { $line }, w kolumnie { $column }
not-that-kind = { $expected ->
    [object] powinna tu być osobna tabela z polami
    [array] powinna tu być lista w [nawiasach]
    [text] powinien tu być tekst w cudzysłowie
    [flag] powinno tu być true albo false
    [whole] powinna tu być liczba całkowita
    [angle] powinna tu być liczba stopni od -360 do 360
   *[point] powinny tu być dwie długości, x i y, na przykład [12, 8]
}, a jest { $got ->
    [json-object] tabela
    [json-array] { $expected ->
        [point] lista czegoś innego
       *[other] lista
    }
    [json-null] null
    [endless-number] liczba bez końca
   *[other] { $got }
}
list-too-long = ta lista ma za dużo pozycji ({ $got }); czyta się najwyżej { $most }
missing-key = brakuje tu pola { $wanted }
unknown-key = nie ma tu pola { $got }; są: { $known }
too-many-corners = od tego miejsca stół ma razem więcej niż { $most } wierzchołków; narysuj jego elementy prościej
unknown-schema = to nie jest stół w wersji { $known }; napisz  "schema": { $known }
unknown-table-unit = stół nie liczy się w takich jednostkach; możliwe: { $known }
not-one-shape = podstawka ma jeden kształt; podaj jeden z: { $known }
not-a-length-and-a-width = powinna tu być długość i nie większa od niej szerokość, na przykład { $right }
side-out-of-range = bok stołu ma więcej niż 0" i najwyżej { $most }, a nie { $got }
length-out-of-range = { $got } tu nie pasuje; może być od { $least } do { $most }
level-out-of-range = { $got } tu nie pasuje; może być od { $least } do { $most }
no-id = nie ma id; nadaj własne
duplicate-id = to id powtarza się; każdy element i każda podstawka ma własne
unknown-support = ma stać na { $on }, ale nie ma elementu terenu o takim id
stands-on-itself = stałoby samo na sobie (przez { $on })
too-few-corners = obrys ma co najmniej trzy różne wierzchołki
repeated-corner = obrys wraca do tego samego wierzchołka; każdy podaj raz, po kolei
crosses-itself = obrys przecina sam siebie albo zawraca po sobie; podaj wierzchołki po kolei, raz dookoła
no-area = to nie zajmuje żadnego miejsca; powinno mieć jakąś szerokość
runs-clockwise = wierzchołki idą zgodnie z ruchem wskazówek zegara; podaj je w odwrotną stronę
off-the-table = to wystaje poza stół: sięga od ({ $left }; { $low }) do ({ $right }; { $high }), a stół od (0"; 0") do ({ $width }; { $depth })
not-inside-the-outline = otwór powinien leżeć wewnątrz obrysu i go nie dotykać
meets-another-hole = otwór styka się z otworem { $hole }; rozsuń je albo połącz w jeden
no-width = przejście lub okno zaczyna się i kończy w tym samym punkcie
outside-the-outline = ({ $x }; { $y }) leży poza obrysem swojego elementu terenu
overlaps-base = stoi na { $other }; podstawki na jednym poziomie stoją obok siebie
too-crowded-to-check = leży tu na sobie tyle podstawek, także przy { $other }, że nie sprawdzono każdej pary; rozstaw je
overlaps = podstawka stanęłaby na { $other }
outside-the-region = podstawka nie mieści się cała w obszarze, w którym ma stać
not-wholly-within = podstawka nie jest cała do { $reach } od { $other }
too-close = podstawka jest { $away } od { $other }; musi być co najmniej { $gap } dalej
not-farther-than = podstawka jest { $away } od { $other }; musi być dalej niż { $gap }
not-linked = { $bases ->
    [one] { $bases } podstawka jest dalej niż { $reach } od całej reszty jednostki
    [few] { $bases } podstawki są dalej niż { $reach } od całej reszty jednostki
    [many] { $bases } podstawek jest dalej niż { $reach } od całej reszty jednostki
   *[other] { $bases } podstawki są dalej niż { $reach } od całej reszty jednostki
}
too-far = dalej niż { $reach } od { $other }
not-a-number = jakiś punkt tej drogi nie jest liczbą
path-too-long = droga ma { $length }; można przejść najwyżej { $limit }
path-broken = droga zaczyna się znowu { $apart } od miejsca, w którym stanęła; każdy odcinek zaczyna się tam, gdzie kończy poprzedni
off-the-board = w ({ $x }; { $y }) podstawka wystawałaby { $short_by } poza stół
through-a-solid = w ({ $x }; { $y }) droga prowadzi przez przeszkodę
too-near-a-solid = w ({ $x }; { $y }) droga biegnie o { $short_by } za blisko przeszkody, żeby podstawka przeszła
agreed-choices-only = --agreed dotyczy wyboru, który się wpisuje; kości są, jakie są
