### Grimdark Future po polsku: nasze własne zdania, nigdy zdania z podręcznika. Nazwy zasad pozostają takie, jak w druku.

## Rules

rule-gdf-1 = Jednostka to modele o wspólnym Quality i Defense, z bronią i zasadami specjalnymi; model bez Tough znosi jedną ranę, D3 to połowa wyniku kostki zaokrąglona w górę, a kostką rzuca się ponownie najwyżej raz.
rule-gdf-2 = Strzelać można, lecz nie trzeba, po Hold (bez ruchu) albo Advance (do 6"); Rush i Charge wykluczają zwykły ostrzał, a stan Shaken wszelki; Fast i Slow zmieniają długość ruchu i znoszą się nawzajem.
rule-gdf-3 = Każdy atak przebiega zawsze w tej samej kolejności: strzelający, cele, linia widzenia, zasięg, liczba ataków, Quality, Defense, rany i straty, morale.
rule-gdf-4 = Kto strzela, z czego i do kogo oraz kto widzi i sięga celu, rozstrzyga się przed pierwszą kostką; gdy jakaś już padła, nie można dodać ani celu, ani broni.
rule-gdf-5 = Jednostka ostrzeliwuje najwyżej dwie wrogie jednostki, a cała jej broń o jednakowym profilu strzela do tej samej; modele i broń można wstrzymać.
rule-gdf-6 = Egzemplarz broni strzela, jeśli jego posiadacz widzi choć jeden model wrogiej jednostki, a ona jest w zasięgu tej broni; egzemplarze, które nie mogą, odpadają, a cel, do którego nic nie może strzelać, zostaje odrzucony.
rule-gdf-7 = Odległość liczy się między podstawką strzelca a najbliższą podstawką celu (bez podstawki liczy się kadłub), cel stojący dokładnie na granicy zasięgu jest jeszcze w zasięgu, a zasady „ponad 9 cali” wymagają więcej niż 9".
rule-gdf-8 = Model widzi to, co naprawdę widać z jego miejsca: własna jednostka niczego nie zasłania, a inne jednostki, budynki i teren mogą, zależnie od umowy graczy co do każdego rodzaju terenu sprzed gry.
rule-gdf-9 = Cały ogień jednej deklaracji pada w tej samej chwili, więc straty w jego trakcie nie zmieniają w niej zasięgu, widoczności ani liczby ataków.
rule-gdf-10 = Kostek jest tyle, ile egzemplarzy broni strzela, razy jej A; za bronie różniące się A, AP lub zasadami rzuca się osobno.
rule-gdf-11 = Każdy atak to jedna kostka, która trafia, gdy po modyfikatorach pokazuje co najmniej Quality; naturalna 6 trafia, a naturalna 1 chybia bez względu na modyfikatory.
rule-gdf-12 = Wszystko, co poprawia lub pogarsza test Quality, sumuje się; w edycji academy suma liczy się najwyżej jako +1 albo −1, o ile zasada nie mówi inaczej, w pozostałych w całości, a rzuty Defense nigdy nie mają limitu.
rule-gdf-13 = Gracz, do którego należy cel, rzuca jedną kostką za trafienie, a ta blokuje, gdy po uwzględnieniu AP, osłony i innych modyfikatorów pokazuje co najmniej Defense; przy zwykłym odczytaniu naturalna 6 blokuje, a naturalna 1 zawodzi mimo wszystko.
rule-gdf-14 = AP(X) odejmuje X od rzutu Defense przeciw temu trafieniu; Defense jednostki się nie zmienia, a AP nie zadaje ran.
rule-gdf-15 = Osłona dodaje 1 do rzutów Defense tylko przeciw ostrzałowi, nigdy w walce wręcz, gdy ponad połowa modeli (a z jednego modelu większa część) jest w niej lub dobrze za nią ukryta; AP liczy się w tym samym rzucie.
rule-gdf-16 = Niezablokowane trafienie to jedna rana, a w zwykłym oddziale jedna rana to jeden usunięty model, który wskazuje jego właściciel, o ile pozwala na to kolejność ran.
rule-gdf-17 = Tough(X): model ginie wraz z X-tą raną; rany na nim pozostają, a kolejne zbiera zawsze model najciężej ranny, aż padnie.
rule-gdf-18 = Rany biorą najpierw modele bez Tough, potem modele z Tough od najciężej rannego, a dołączony bohater na końcu, chyba że wskaże go zasada specjalna; dopóki nie zostanie sam, liczy się Defense oddziału, lecz strzela on z własnym Quality.
rule-gdf-19 = Deadly(X): niezablokowane trafienie to X ran na jednym modelu, nadwyżka przepada, o ile zasada nie mówi inaczej, a rany te rozpatruje się przed wszystkimi innymi.
rule-gdf-20 = Blast(X): każde trafienie liczy się X razy, lecz nie więcej razy, niż cel miał modeli przed salwą, i pomija osłonę; w 2.12 nie ma tego limitu, a osłona działa.
rule-gdf-21 = Utrata modeli może zmienić spójność jednostki, jej odległość od znaczników, późniejsze zasięgi, widoczność i szarże oraz morale; dziennik mówi, co się zmieniło.
rule-gdf-22 = Jednostka, którą rany sprowadziły do połowy początkowej liczebności lub niżej (model od początku samotny: do ran równych co najmniej połowie Tough), wykonuje pod koniec aktywacji jeden test Quality, a po porażce jest Shaken; sam ostrzał nigdy nie zmusza do ucieczki.
rule-gdf-p1 = Strony aktywują jednostki na zmianę, każdą raz na rundę z jedną akcją; po czterech rundach wygrywa ten, kto trzyma najwięcej znaczników.

rule-gdf-armor = Armor(X): Defense tego, kto ma tę zasadę, wynosi X+.
rule-gdf-artillery = Artillery: +1 do testów Quality, gdy cel jest dalej niż 9".
rule-gdf-artillery-target = Artillery jako cel: −2 do testów Quality strzelców stojących dalej niż 9".
rule-gdf-bad-shot = Bad Shot: −1 do testów Quality strzelca.
rule-gdf-bane = Bane (w 3.4 Poison): cel musi raz rzucić ponownie naturalną 6 w rzucie Defense, a Regeneration nie pomaga; w 2.12 Poison zamienia zamiast tego naturalną 6 w trzy trafienia.
rule-gdf-crack = Crack: trafienie z naturalnej 6 ma AP(+2).
rule-gdf-defense = Defense(X): +X do rzutów Defense tego, kto ma tę zasadę.
rule-gdf-destructive = Destructive: trafienie z naturalnej 6 ma AP(+4).
rule-gdf-disintegrate = Disintegrate: AP(+2) przeciw Defense 2+ i 3+, a Regeneration nie pomaga.
rule-gdf-entrenched = Entrenched: −2 do testów Quality strzelców stojących dalej niż 9", jeśli cel się nie ruszył.
rule-gdf-evasive = Evasive: −1 do testów Quality przeciw tej jednostce z każdej odległości.
rule-gdf-fearless = Fearless: nieudany test morale jednak się udaje, gdy na dodatkowej kostce wypadnie 4+.
rule-gdf-fortified = Fortified: trafienia w tę jednostkę mają AP niższe o 1, lecz nie niższe niż AP(0).
rule-gdf-good-shot = Good Shot: +1 do testów Quality strzelca.
rule-gdf-hazardous = Hazardous: AP(4), ale każda naturalna 1 na trafienie to rana strzelającej jednostki.
rule-gdf-ignores-cover = Ignores Cover: osłona nic nie dodaje do rzutów Defense przeciw tej broni.
rule-gdf-indirect = Indirect: strzela bez linii widzenia i pomija osłonę z tego, co tylko stoi po drodze, ale po ruchu ma −1 do testów Quality.
rule-gdf-increased-range = Increased Shooting Range: broń sięga o 6" dalej.
rule-gdf-lacerate = Lacerate: cel musi raz rzucić ponownie naturalną 6 w rzucie Defense.
rule-gdf-limited = Limited: tą bronią strzela się raz na grę.
rule-gdf-lock-on = Lock-On: pomija osłonę i wszystko, co pogorszyłoby testy Quality lub zasięg.
rule-gdf-plaguebound = Plaguebound: każdą ranę ignoruje się na 6+, co nie liczy się jako Regeneration.
rule-gdf-point-blank = Point-Blank: do celów nie dalej niż 12" Surge daje jedno trafienie więcej za naturalną 6, a Piercing daje AP(+1).
rule-gdf-precise = Precise: +1 do testów Quality z tej broni.
rule-gdf-primal = Primal: naturalna 6 na trafienie daje jeden dodatkowy atak, który kolejnego już nie daje.
rule-gdf-protected = Protected: każdą ranę ignoruje się na 6+, co nie liczy się jako Regeneration.
rule-gdf-regeneration = Regeneration: każdą ranę ignoruje się na 5+, rzucając osobną kostką za każdą ranę z trafienia Deadly.
rule-gdf-relentless = Relentless: naturalna 6 daje jedno trafienie więcej, gdy cel jest dalej niż 9"; w 3.4 jedno trafienie więcej po Hold, a w 2.12 jeden dodatkowy atak, który kolejnego już nie daje.
rule-gdf-reliable = Reliable: atakuje się z Quality 2+, ktokolwiek strzela, a modyfikatory nadal działają.
rule-gdf-rending = Rending: trafienie z naturalnej 6 ma AP(+4), w 3.4 i 2.12 AP(4), a Regeneration nie pomaga.
rule-gdf-resistance = Resistance: każdą ranę ignoruje się na 6+, co nie liczy się jako Regeneration.
rule-gdf-self-repair = Self-Repair: każdą ranę ignoruje się na 6+, co nie liczy się jako Regeneration.
rule-gdf-shatter = Shatter: AP(+2) przeciw Tough(3) i większym.
rule-gdf-shielded = Shielded: +1 do rzutów Defense tej jednostki.
rule-gdf-shred = Shred: naturalna 1 w rzucie Defense to jedna rana więcej, której Deadly nie mnoży.
rule-gdf-stealth = Stealth: −1 do testów Quality strzelców stojących dalej niż 9"; w 2.12 z każdej odległości.
rule-gdf-sturdy = Sturdy: +1 do rzutów Defense tej jednostki przeciw strzelcom stojącym dalej niż 9".
rule-gdf-surge = Surge: naturalna 6 daje jedno trafienie więcej, które samo nie jest 6.
rule-gdf-takedown = Takedown (w 3.4 i 2.12 Sniper): strzelec wskazuje model i strzela do niego przed wszystkim innym jak do jednostki z jednego modelu; Sniper atakuje też z Quality 2+.
rule-gdf-targeting-visor = Targeting Visor: +1 do testów Quality, gdy cel jest dalej niż 9".
rule-gdf-tear = Tear: AP(+4) przeciw Tough(9) i większym.
rule-gdf-unstoppable = Unstoppable: pomija Regeneration i wszystko, co pogorszyłoby testy Quality; osłona nadal działa.

## Readings

reading-hit-cap = O ile razem modyfikatory mogą zmienić test Quality?
reading-hit-cap-none = O tyle, ile wynosi ich suma.
reading-hit-cap-one = Najwyżej o 1.
reading-one-weapon-kind = Czy bronie o jednym profilu, ale różnych nazwach, są jednego rodzaju?
reading-one-weapon-kind-profile = Tak, liczy się tylko profil.
reading-one-weapon-kind-profile-and-name = Nie, liczy się też nazwa.
reading-morale-again = Czy jednostka, która już spadła do połowy lub niżej, testuje morale, gdy znów zostanie raniona?
reading-morale-again-always = Tak, za każdym razem.
reading-morale-again-only-when-crossing = Nie, tylko gdy do połowy spada.
reading-natural-defense = Czy naturalna 6 i naturalna 1 rozstrzygają rzuty Defense?
reading-natural-defense-as-quality = Tak, tak jak testy Quality.
reading-natural-defense-modified-only = Nie, liczy się tylko wynik po modyfikatorach.
reading-deadly-order = W jakiej kolejności modele z Tough biorą trafienia Deadly o różnej liczbie pozostałych ran?
reading-deadly-order-largest-first = Od największego.
reading-deadly-order-as-thrown = W tej, w jakiej wypadły na kostkach.
reading-shred-wound = Kiedy przydziela się dodatkową ranę z Shred?
reading-shred-wound-after-packets = Po trafieniach Deadly swojej grupy, jako zwykłą ranę.
reading-shred-wound-with-packet = Razem ze swoim trafieniem Deadly.
reading-hero-defense = Które Defense liczy się dla trafień, które zostały po śmierci ostatniego z eskorty bohatera?
reading-hero-defense-unit = Defense oddziału, do końca deklaracji.
reading-hero-defense-own-once-alone = Własne bohatera, gdy tylko zostanie sam.
reading-takedown-target = Które Defense ma model wskazany przez Takedown lub Sniper?
reading-takedown-target-own-values = Własne, z własnymi zasadami i bez osłony sąsiadów.
reading-takedown-target-unit-values = Defense jednostki.
reading-hazardous-wounds = Czy jednostka może ignorować rany od własnej broni Hazardous?
reading-hazardous-wounds-as-wounds = Tak, traktuje się je jak każde inne.
reading-hazardous-wounds-no-ignore = Nie, nic ich nie ignoruje.
reading-several-ignores = Iloma kostkami rzuca jednostka, która ma kilka zasad ignorowania ran?
reading-several-ignores-best = Jedną, za najlepszą z tych zasad.
reading-several-ignores-each = Po jednej za każdą z tych zasad.
reading-blast-six = Czy wszystkie trafienia, które Blast robi z naturalnej 6, mają jej dodatkowe AP?
reading-blast-six-all-copies = Tak, wszystkie.
reading-blast-six-one-copy = Nie, jedno z nich.

## Editions

edition-3-5 = 3.5, obecna gra
edition-3-4 = 3.4, do starszych list
edition-2-12 = 2.12, do jeszcze starszych list
edition-academy = Akademia, zasady tak, jak podaje je polski kurs

## Schema

schema-situation-rulebook = Podręcznik, `gdf`.
schema-situation-edition = Edycja: `3.5` (obecna), `3.4`, `2.12` albo `academy`.
schema-situation-attacker = Jednostka, która strzela.
schema-situation-target = Ostrzeliwana jednostka albo dwie.
schema-situation-attack = Deklaracja.
schema-situation-readings = Kwestie otwarte, które rozstrzygasz inaczej niż edycja, po nazwie.
schema-unit-name = Jak nazywa się jednostka.
schema-unit-list = Lista armii jako JSON z Army Forge albo udostępniona jako tekst; ścieżka liczy się od tego pliku.
schema-unit-unit = Jednostka z tej listy.
schema-unit-entry = Która z kilku jednostek o tej nazwie, licząc od 1.
schema-unit-models = Żywe modele, bez dołączonego bohatera.
schema-unit-quality = Quality, od 2 do 6.
schema-unit-defense = Defense, od 2 do 6.
schema-unit-weapons = Bronie z liczbą sztuk, na przykład `5x Rifle (24", A1, AP(1))`.
schema-unit-rules = Zasady specjalne, na przykład `Stealth`; bez liczby ma je każdy model.
schema-unit-starting-models = Modele na początku gry, bez dołączonego bohatera.
schema-unit-wounds = Rany na modelach z Tough, po jednej liczbie na każdy ranny model.
schema-unit-shaken = Czy jednostka jest Shaken.
schema-unit-fatigued = Czy jednostka jest zmęczona walką wręcz.
schema-unit-activated = Czy jednostka była już aktywowana w tej rundzie.
schema-unit-hero = Bohater dołączony do jednostki.
schema-target-cover = Czy cel ma osłonę: `none` (nie), `in` (jest w niej, to samo co `true`) albo `behind` (jest za nią).
schema-target-distance = Odległość od atakującego; jeśli jej brak, liczy się odległość ataku.
schema-target-fired-by = Bronie, które strzelają do tego celu; przy jedynym celu można pominąć.
schema-target-friendly = Czy cel jest po stronie atakującego.
schema-target-moved = Czy cel ruszył się od początku swojej ostatniej aktywacji.
schema-target-pick = Model, który wskazuje Takedown: `model`, `tough` albo `hero`.
schema-hero-name = Jak nazywa się bohater.
schema-hero-quality = Quality, od 2 do 6; jeśli go brak, to jednostki.
schema-hero-defense = Defense, od 2 do 6; jeśli go brak, to jednostki.
schema-hero-wounds = Rany, które ma bohater.
schema-hero-weapons = Bronie z liczbą sztuk, na przykład `1x Plasma Pistol (12", A1, AP(4))`.
schema-hero-rules = Zasady specjalne, na przykład `Tough(3)`.
schema-attack-action = Akcja: `hold`, `advance`, `rush` albo `charge`.
schema-attack-moved = Czy jednostka się ruszyła; jeśli tego brak, to po Advance tak, a po Hold nie.
schema-attack-distance = Jedna odległość albo po jednej na każdą broń.
schema-attack-firing = Ile egzemplarzy każdej broni widzi cel i do niego sięga; jeśli tego brak, to wszystkie.
schema-attack-held-back = Bronie, które nie strzelają.
schema-attack-used = Bronie Limited, które już w tej grze strzelały.

## Questions and results
book = Grimdark Future
stage-shooter = Strzelająca jednostka
stage-targets = Cele
stage-sight = Linia widzenia
stage-range = Zasięg broni
stage-attacks = Liczba ataków
stage-quality = Test Quality
stage-extra = Dodatkowe ataki
stage-defense = Rzut Defense
stage-re-roll = Powtórzony rzut Defense
stage-ignore = Ignorowanie ran
stage-wounds = Rany i polegli
stage-morale = Morale
stage-own-ignore = Ignorowanie własnych ran
stage-own-morale = Własne morale
dice-count = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
ask-quality = { $weapon }: { dice-count }, trafia { $need }+
ask-extra = { $weapon }: jeszcze { dice-count }, trafia { $need }+
ask-defense = { dice-count }, blokuje { $need }+{ $ap ->
    [0] {""}
   *[other] {" "}(AP { $ap })
}
ask-re-roll = { dice-count } jeszcze raz, blokuje { $need }+
ask-ignore = { dice-count }, { $need }+ ignoruje ranę
ask-morale = { dice-count }, zdaje { $need }+
ask-own-ignore = { dice-count }, { $need }+ ignoruje ranę strzelających
ask-own-morale = { dice-count }, { $need }+ zdaje za strzelających
good-quality = { $good ->
    [one] { $good } trafienie
    [few] { $good } trafienia
    [many] { $good } trafień
   *[other] { $good } trafienia
}
good-extra = { $good ->
    [one] { $good } trafienie
    [few] { $good } trafienia
    [many] { $good } trafień
   *[other] { $good } trafienia
}
good-defense = zablokowane: { $good }
good-re-roll = zablokowane: { $good }
good-ignore = zignorowane: { $good }
good-morale = { $good ->
    [0] nieudany
   *[other] udany
}
good-own-ignore = zignorowane: { $good }
good-own-morale = { $good ->
    [0] nieudany
   *[other] udany
}
action-hold = Hold
action-advance = Advance
action-rush = Rush
action-charge = Charge
shooter = { $unit } ({ $action ->
    [hold] { action-hold }
    [advance] { action-advance }
    [rush] { action-rush }
   *[charge] { action-charge }
})
target = { $target }, { $models ->
    [one] { $models } model
    [few] { $models } modele
    [many] { $models } modeli
   *[other] { $models } modelu
}
all-see = każdy strzelający model widzi swój cel
in-range = { $weapon } z { $distance }: { $target } w zasięgu
left-out-out-of-range = { $copies } × { $weapon } milczy: { $target } jest o { $distance }, zasięg to { $range }
left-out-not-seen = { $copies } × { $weapon } nie widzi lub nie sięga celu { $target } i milczy
left-out-held-back = { $copies } × { $weapon } nie strzela z wyboru
left-out-used-up = { $copies } × { $weapon } jest już zużyte
attacks = { $copies } × { $weapon }: { $copies } × A{ $each } = { $attacks ->
    [one] { $attacks } atak
    [few] { $attacks } ataki
    [many] { $attacks } ataków
   *[other] { $attacks } ataku
}
wounds = { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}, { $removed ->
    [one] usunięty { $removed } model
    [few] usunięte { $removed } modele
    [many] usunięto { $removed } modeli
   *[other] usunięto { $removed } modelu
}
destroyed = jednostka jest zniszczona
left = { $models ->
    [one] pozostał { $models } model
    [few] pozostały { $models } modele
    [many] pozostało { $models } modeli
   *[other] pozostało { $models } modelu
}{ $marked ->
    [0] {""}
    [one] , zaznaczona { $marked } rana
    [few] , zaznaczone { $marked } rany
    [many] , zaznaczono { $marked } ran
   *[other] , zaznaczono { $marked } rany
}
no-morale-test = test nie jest potrzebny
morale-passed = test zdany
morale-failed = jednostka jest Shaken
measure-hits = trafienia
measure-wounds = rany
measure-models_removed = usunięte modele
measure-wounds_left = rany na modelach
measure-morale_test = test morale
measure-shaken = Shaken
measure-destroyed = zniszczenie
measure-own_losses = własne straty
measure-own_morale_test = własny test morale
measure-own_shaken = strzelający Shaken
summary = Średnio trafień: { $hits }, ran: { $wounds }, usuniętych modeli: { $models_removed }; szansa na zniszczenie { $target } to { $destroyed }.
reason-quality = trafienie bronią { $of }
reason-defense = blokowanie { $of }
reason-defense-six = blokowanie naturalnej 6 z { $of }
reason-blast = trafienia { $of }
reason-deadly = niezablokowane trafienia { $of }
reason-six = naturalna 6 na trafienie z { $of }
reason-line-blast = { $field }: każde liczy się { $end } razy
reason-line-deadly = { $field }: po { $end } ran na jednym modelu
reason-line-six = { $field }: o { $end } więcej
reason-line = { $field }: zamiast { $start }+ potrzeba { $end }+
reason-stays = { $field }: { $end }+ jak było

## Refusals
shaken-is-idle = { $unit } jest Shaken i spędza aktywację bezczynnie
already-activated = { $unit } ma już aktywację w tej rundzie za sobą
no-shooting-after = po { $action ->
    [rush] { action-rush }
   *[charge] { action-charge }
} nikt nie strzela; strzela się po Hold albo Advance
too-many-targets = cele: { $targets }; jednostka strzela najwyżej do dwóch
friendly-target = { $target } to własna jednostka; celem jest wróg
no-ranged-weapon = { $unit } nie ma broni strzeleckiej
already-used = { $weapon } ma zasadę Limited i zostało już użyte
one-kind-two-targets = wszystkie { $weapon } strzelają do jednego celu
out-of-range = { $target } jest o { $distance }; { $weapon } sięga { $range }
target-not-seen = żaden model, który mógłby strzelać do { $target }, go nie widzi
nothing-fires = do { $target } nie skierowano żadnej broni
not-a-ranged-weapon = { $weapon } nie ma zasięgu i nie strzela

## Situation files
unit-without-list = przy `unit` musi stać `list`: lista armii, w której jest ta jednostka
more-than-started = żyje { $got } modeli, więcej niż na początku
wounds-do-not-fit = rany { $got } nie pasują do modeli ({ $models }) z Tough({ $tough }): żywy model ma ich mniej niż Tough
list-not-readable = lista { $list } { $reason ->
    [missing] nie istnieje
    [directory] jest katalogiem
    [permission] jest niedostępna
   *[other] nie daje się odczytać
}; ścieżka liczy się od tego pliku
unit-not-in-list = na liście nie ma { $unit }; są: { $known }
weapon-ambiguous = { $weapon } pasuje do kilku broni; podaj numer: { $known }
weapon-unknown = jednostka nie ma broni { $weapon }; ma: { $known }
division-missing = przy dwóch celach napisz `fired_by = [1, 2]` dla { $target }: które bronie do niego strzelają
distance-missing = jak daleko jest cel od { $weapon }? Napisz `distance = 18`
unknown-edition = nie ma edycji { $edition }; są { $known }
unknown-reading = nie ma interpretacji { $reading }; są { $known }
unknown-option = { $reading } nie może być { $option }; może być { $known }
rule-needs-number = { $rule } wymaga w nawiasie liczby od { $least } do { $most }
weapon-named-twice = { $weapon } podano dwa razy
weapon-not-limited = { $weapon } nie ma zasady Limited, więc nie może być zużyte
held-back-and-fired = { $weapon } ma jednocześnie strzelać i nie strzelać
pick-is-nobody = { $target } nie ma takiego modelu do wskazania: { $pick }

## Army lists on the command line
army = { $name }{" "}({ $game }): { $computed } punktów, lista podaje { $stated }
army-unit = { $copies ->
    [1] {""}
   *[other] { $copies } × {""}
}{ $name } [{ $models }] Quality { $quality }+, Defense { $defense }+
army-joined = dołączony do { $host }

## Army lists
army-book = to księga armii, a nie armia; otwórz swoją listę w Army Forge i udostępnij ją jako tekst albo JSON
empty = w tym pliku nic nie ma; lista ma przynajmniej jedną jednostkę, na przykład `Riflemen [5] Q4+ D4+ | 100pts`
further-notices = nie pokazano jeszcze { $count ->
    [one] { $count } uwagi
    [few] { $count } uwag
    [many] { $count } uwag
   *[other] { $count } uwagi
}; najpierw popraw te powyżej
json-malformed = od kolumny { $column } to już nie jest JSON; popraw to miejsce albo udostępnij listę jeszcze raz
json-too-deep = ten JSON jest zagnieżdżony głębiej niż jakakolwiek lista; udostępnij listę z Army Forge jeszcze raz
no-units = na liście nie ma żadnej jednostki; w tekście wygląda ona tak: `Riflemen [5] Q4+ D4+ | 100pts`
not-a-list = w tym JSON-ie nie ma `units` (jest tylko „{ $fields }”), więc to nie lista; udostępnij listę z Army Forge jako tekst albo JSON
not-text = jest tu coś, co nie jest tekstem; zapisz to jako zwykły tekst w UTF-8
saved-list = to zapisana lista, która tylko wskazuje wpisy księgi armii; w Army Forge wybierz „Share as text” albo wyeksportuj JSON listy
too-large = lista ma { $got } bajtów; może mieć najwyżej { $most }
too-many-lines = wierszy listy jest więcej niż { $most }; podziel ją na kilka
too-many-parts = wpisów jest tu { $got }; może być najwyżej { $most }
too-many-units = jednostek na liście jest { $got }; może być najwyżej { $most }
unknown-field = pole „{ $got }” jest nieznane i zostało pominięte
header-missing = lista nie ma nagłówka; wygląda on tak: `++ Dawn Patrol [GF 345pts] ++`
list-says-wrong = lista sama mówi, że coś jest w niej nie tak: „{ $got }”
models-differ = lista podaje { $stated ->
    [one] { $stated } model
    [few] { $stated } modele
    [many] { $stated } modeli
   *[other] { $stated } modelu
}; jej jednostki mają razem { $computed }
not-understood = nie wiadomo, co znaczy „{ $got }”, więc zostało pominięte; jednostka wygląda tak: `Riflemen [5] Q4+ D4+ | 100pts`, a jej broń stoi w wierszu poniżej
points-differ = lista podaje { $stated ->
    [one] { $stated } punkt
    [few] { $stated } punkty
    [many] { $stated } punktów
   *[other] { $stated } punktu
}; jej jednostki kosztują razem { $computed }
several-headers = złożono tu { $count ->
    [one] { $count } listę
    [few] { $count } listy
    [many] { $count } list
   *[other] { $count } listy
} („{ $names }”; gry: „{ $games }”); czytane są jako jedna armia
units-differ = lista podaje { $stated ->
    [one] { $stated } jednostkę
    [few] { $stated } jednostki
    [many] { $stated } jednostek
   *[other] { $stated } jednostki
}; jest na niej { $computed }
unknown-game = „{ $got }” to nie gra, której listy można tu czytać; są to { $known }
copies-wrong = „{ $got }” nie zaczyna się od liczby jednostek; `3x Riflemen` to trzy, a musi być przynajmniej jedna
defense-wrong = Defense nie może wynosić „{ $got }”; wynosi od 2+ do 6+
experience-not-read = doświadczenie („{ $got }”) nie jest czytane; nie zmienia tu żadnego rzutu
half-without-other = na liście nie ma drugiej połowy tej połączonej jednostki; ta połowa liczy się jako osobna jednostka
joined-to-nobody = na liście nie ma jednostki, do której dołączył ten bohater; liczy się on jako osobna jednostka
joined-to-one-of-several = { $host } występuje { $copies } razy; bohater dołączył do jednej z tych jednostek, pozostałe go nie mają
kit-missing = lista nie mówi, co ta jednostka nosi; liczy się jako nieuzbrojona
models-wrong = liczbą modeli nie może być „{ $got }”; jest ich 1 albo więcej
name-changed = nazwa „{ $got }” nie może stać na liście; odczytano ją jako „{ $name }”
name-missing = w „{ $got }” brakuje nazwy jednostki; poprawnie: `{ $right }`
notes-not-read = notatka gracza nie jest czytana: „{ $got }”
only-the-base-kit = lista pokazuje tylko wyposażenie z księgi, a nie to, na co je zamieniono; sprawdź broń tej jednostki
option-without-price = opcja „{ $got }” nie ma ceny dla tej jednostki; liczy się jako 0 punktów
points-missing = nie podano, ile punktów kosztuje ta jednostka; liczy się 0
points-wrong = „{ $got }” to nie punkty; punkty to liczba całkowita od 0 do 999999
quality-wrong = Quality nie może wynosić „{ $got }”; wynosi od 2+ do 6+
unit-not-understood = „{ $got }” wygląda na jednostkę, ale nie da się tego odczytać; poprawnie: `{ $right }`
unit-not-valid = lista mówi, że taka jednostka jest niedozwolona; mimo to została odczytana
count-wrong = „{ $got }” to nie liczba sztuk „{ $name }”, więc zostały pominięte; musi być 1 albo więcej
fires-one-of = { $name } strzela na { $modes ->
    [one] { $modes } sposób
    [few] { $modes } sposoby
    [many] { $modes } sposobów
   *[other] { $modes } sposobu
}, za każdym razem na jeden z nich; pozostałe wstrzymaj (`held_back`)
label-differs = opis brzmi „{ $label }”, a wartości mówią „{ $got }”; liczą się wartości
multiplier-not-read = mnożnik „{ $got }” nie jest czytany; ataków jest tyle, ile podano
not-a-weapon = „{ $got }” to nie broń i zostało pominięte; poprawnie: `{ $right }`
not-entries = w `{ $field }` powinna stać lista wpisów, a nie „{ $got }”; pole zostało pominięte
rule-among-weapons = „{ $got }” stoi wśród broni; odczytano to jako zasadę specjalną
rule-from-option = zasada „{ $got }” pochodzi z wybranej opcji; jednostka ją dostaje
rule-stated-twice = jedna zasada ma dwie liczby, „{ $first }” i „{ $second }”; obie zostają, liczy się wyższa
rule-without-count = „{ $rules }” nie ma liczby sztuk, a modeli w jednostce jest { $models }; przyjęto, że ma to każdy, a `1x Stealth` znaczyłoby, że jeden
unknown-entry = „{ $got }” to ani broń, ani przedmiot, ani zasada; zostało pominięte
weapon-among-rules = „{ $got }” stoi wśród zasad; odczytano to jako broń
weapon-within-item = „{ $got }” jest częścią „{ $item }”; odczytano to jako broń jednostki
attacks-missing = „{ $got }” nie mówi, ile wykonuje ataków; poprawnie: `{ $right }`
count-zero = w „{ $got }” liczba sztuk to zero; musi być 1 albo więcej
not-a-rule = „{ $got }” to nie zasada specjalna; poprawnie: `{ $right }`
number-too-long = liczba w „{ $got }” jest za długa; cyfr może być najwyżej { $most }
profile-missing = „{ $got }” nie ma w nawiasie profilu; poprawnie: `{ $right }`
stated-twice = „{ $got }” podaje dwa razy zasięg albo liczbę ataków; poprawnie: `{ $right }`
too-deep = „{ $got }” jest zagnieżdżone za głęboko; poziomów może być najwyżej { $most }
too-long = „{ $got }” jest za długie; znaków może być najwyżej { $most }
unclosed-bracket = w „{ $got }” nawias się nie zamyka albo nie otwiera; poprawnie: `{ $right }`
too-many-dice = { $weapon } rzuca więcej niż { $most } kośćmi
hold-has-moved = jednostka na Hold się nie ruszyła; napisz Advance
several-toughs = jednostka ma jedną wartość Tough, a nie { $rules }
reason-shred = naturalne 1 na obronę przed { $of }
reason-line-shred = { $field }: o { $end } ranę więcej
picks = { $weapon } wskazuje { $pick ->
    [hero] bohatera
    [tough] najbardziej ranny model z Tough
   *[model] jeden model
}
told-hits-quality = { $count ->
    [one] razem { $count } trafienie
    [few] razem { $count } trafienia
    [many] razem { $count } trafień
   *[other] razem { $count } trafienia
}
told-hits-extra = { $count ->
    [one] razem { $count } trafienie
    [few] razem { $count } trafienia
    [many] razem { $count } trafień
   *[other] razem { $count } trafienia
}
unit-missing = podaj jednostkę z listy: unit = "…"; są: { $known }
guns-of-the-fallen = zostało { $models } modeli z { $start }, a strzela { $guns } broni; podaj, ile: firing = { "{" } "{ $weapon }" = … { "}" }
too-much-to-price = { $weapon } to za dużo, by dokładnie wycenić ostrzał { $target }: mniej ataków albo mniej modeli
hero-is-joined = { $unit } jest dołączony do { $host } i działa razem z nim; jako jednostkę podaj { $host }

## Melee (public rules)
stage-impact = Impact
ask-impact = { $weapon }: { dice-count }, trafia { $need }+
good-impact = { $good ->
    [one] { $good } trafienie
    [few] { $good } trafienia
    [many] { $good } trafień
   *[other] { $good } trafienia
}
