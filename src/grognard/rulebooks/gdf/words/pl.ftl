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
rule-gdf-p2 = Każdy model kończy ruch do 1" od innego modelu swojej jednostki i do 9" od wszystkich pozostałych, poza szarżą nikt nie zbliża się do wroga na mniej niż 1", podstawki i teren nieprzekraczalny stoją na drodze, jednostka wchodząca w trudny teren porusza się najwyżej o 6", a za każdy model, który przekracza niebezpieczny teren albo w nim rozpoczął aktywację, rzuca się kością za każdy punkt Tough i każda 1 to rana, której nic nie blokuje.
rule-gdf-p6 = Przed pierwszą rundą gracze na przemian wykładają znaczniki celów, poza strefami rozstawienia i dalej niż 9" od siebie, a potem na przemian swoje jednostki, do 12" od własnej długiej krawędzi.

rule-gdf-ambush = Ambush: jednostka może pozostać poza stołem i wejść na początku dowolnej rundy od drugiej, dalej niż 9" od wszystkich wrogów.
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
rule-gdf-flying = Flying: w ruchu ani teren, ani inne jednostki nie stoją na drodze modelu z tą zasadą.
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
rule-gdf-scout = Scout: jednostka rozstawia się po wszystkich innych i może się potem poruszyć do 12".
rule-gdf-self-repair = Self-Repair: każdą ranę ignoruje się na 6+, co nie liczy się jako Regeneration.
rule-gdf-shatter = Shatter: AP(+2) przeciw Tough(3) i większym.
rule-gdf-shielded = Shielded: +1 do rzutów Defense tej jednostki.
rule-gdf-shred = Shred: naturalna 1 w rzucie Defense to jedna rana więcej, której Deadly nie mnoży.
rule-gdf-stealth = Stealth: −1 do testów Quality strzelców stojących dalej niż 9"; w 2.12 z każdej odległości.
rule-gdf-strider = Strider: trudny teren nie spowalnia modelu z tą zasadą.
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
reading-range-to = Do którego modelu celu mierzy się zasięg?
reading-range-to-nearest = Do najbliższego, nawet jeśli go nie widać.
reading-range-to-nearest-seen = Do najbliższego z widocznych.
reading-cover-behind = Przed iloma strzelającymi modelami model musi być zasłonięty, żeby był za osłoną?
reading-cover-behind-from-most = Przed większością z nich.
reading-cover-behind-from-all = Przed wszystkimi.
reading-fast-and-slow = Jak daleko poruszają się jednostki Fast i Slow?
reading-fast-and-slow-two-and-four = Fast o 2" dalej, przy Rush i Charge o 4" dalej, a Slow o tyle samo bliżej.
reading-fast-and-slow-nine-and-four = Fast 9" i 18", Slow 4" i 8".
reading-coherency = Jak daleko od siebie mogą stać dwa modele jednostki?
reading-coherency-nine-inches = Do 9".
reading-coherency-six-inches = Do 6".
reading-difficult-terrain = Kogo spowalnia trudny teren?
reading-difficult-terrain-whole-unit = Całą jednostkę, jeśli wchodzi w niego choć jeden model.
reading-difficult-terrain-each-model = Tylko modele, które w niego wchodzą.
reading-wiped-out = Co, jeśli jedna strona straci wszystkich przed ostatnią rundą?
reading-wiped-out-battle-ends = Bitwa kończy się z tą rundą i wygrywa druga strona.
reading-wiped-out-plays-on = Druga strona gra do ostatniej rundy i rozstrzygają cele.

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
schema-scenario-rulebook = Podręcznik, `gdf`.
schema-scenario-name = Nazwa bitwy.
schema-scenario-edition = Edycja: `3.5` (bieżąca), `3.4`, `2.12` albo `academy`.
schema-scenario-readings = Sporne kwestie, które obaj gracze rozstrzygają inaczej niż edycja, według nazw.
schema-scenario-table = Opisany stół albo plik stołu (JSON); ścieżka liczona od tego pliku.
schema-scenario-agreement = Co obaj gracze ustalili o terenie przed bitwą.
schema-scenario-side = Dwie strony; pierwsza rozstawia się przy dolnej lub lewej krawędzi.
schema-scenario-objectives = Gdzie leżą znaczniki celów; przy `dice` rzuca się na ich liczbę, a gracze je wykładają.
schema-scenario-zone = Głębokość stref rozstawienia.
schema-scenario-first = Strona, która zaczyna; domyślnie ta zapisana jako pierwsza.
schema-scenario-rounds = Ile rund trwa bitwa.
schema-side-name = Nazwa strony; po niej woła się o rzuty.
schema-side-list = Lista armii, której wszystkie jednostki biorą udział.
schema-side-unit = Jednostki, każda opisana lub z listy.
schema-squad-base = Podstawki w milimetrach: `32` albo `60x35` dla owalnych.
schema-squad-hero-base = Podstawka dołączonego bohatera; domyślnie taka jak jednostki.
schema-squad-height = Wysokość modeli; domyślnie wynika z podstawek.
schema-squad-turn = O ile stopni obrócone są owalne podstawki.
schema-squad-carried = Broń kolejnych modeli, żeby rozdać ją na nowo.
schema-squad-one-of = Bronie, które są trybami strzału jednej i tej samej.
schema-squad-used = Bronie Limited, które już wystrzeliły.
schema-squad-at = Gdzie stoi każdy model, bohater na końcu.
schema-squad-block = Gdzie stoją modele w szeregach.
schema-squad-up = Jak wysoko nad matą stoi jednostka.
schema-squad-reserve = Czy jednostka czeka w zasadzce.
schema-block-at = Środek pierwszej podstawki.
schema-block-columns = Modele w szeregu.
schema-block-gap = Odstęp między dwiema podstawkami.
schema-table-width = Od lewej do prawej.
schema-table-depth = Od dolnej krawędzi do górnej.
schema-table-name = Nazwa stołu.
schema-table-terrain = Elementy terenu, jak w pliku stołu.
schema-kind-kind = Rodzaj terenu.
schema-kind-blocks = Jak zasłania: `as built`, `entirely`, `area` albo `never`.
schema-kind-windows = Czy okna przepuszczają ostrzał.
schema-kind-depth = Jak głęboko widać w obszar.
schema-kind-cover = Czy daje osłonę.
schema-agreement-kind = Co ustalono o każdym rodzaju terenu.
schema-agreement-models-block = Czy modele innych jednostek zasłaniają to, co za nimi.
schema-agreement-models-give-cover = Czy modele innych jednostek dają osłonę.
schema-agreement-small-parts = Czy wystarczy, że widać dowolną część modelu.
schema-agreement-small-part = Jeśli nie, jaka część modelu musi być widoczna.
schema-agreement-behind = Jaką część modelu musi zasłaniać osłona.

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

## Na stole: etapy, pytania, opis przebiegu
stage-round = Runda
stage-objectives = Cele
stage-deployment = Rozstawienie
stage-movement = Ruch
stage-dangerous = Niebezpieczny teren
ask-objectives = { dice-count } na liczbę celów: wynik i jeszcze 2
good-objectives = policzone
ask-dangerous = { dice-count } za niebezpieczny teren, każda 1 to rana
good-dangerous = bez szkody: { $good }
why-activate = Runda { $round }: którą jednostkę aktywujesz?
why-action = Co robi { $unit }?
why-move = { $action ->
    [advance] Dokąd idzie { $unit }?
    [rush] Dokąd biegnie { $unit }?
    [scout] Dokąd wysuwa się { $unit }?
   *[charge] Jak szarżuje { $unit }?
}
why-declare-fire = Z jakiej broni i do kogo strzela { $unit }?
why-take-down = Kogo w { $target } wybiera Takedown jednostki { $unit }?
too-late-to-shoot = { $unit } w tej aktywacji nie strzela: { $action ->
    [rush] biegnie
   *[charge] szarżuje
}
too-late-to-declare = { $unit }: kto z czego i do kogo strzela, już ogłoszono; gdy czas na kości, nie dodaje się ani broni, ani celu
why-casualties = Które modele traci { $unit }? { $count ->
    [one] Jeden.
    [few] Liczba: { $count }.
    [many] Liczba: { $count }.
   *[other] Liczba: { $count }.
}
note-coherency = bez niego jednostka straci spójność
note-objective = bez niego jednostka oddaje znacznik
note-last-weapon = ostatni, który ma { $what }
why-wounded = Który model jednostki { $unit } bierze { $wounds ->
    [one] { $wounds } ranę
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}?
why-place-objective = Gdzie leży ten cel? { $left ->
    [one] To ostatni.
    [few] Do wyłożenia: { $left }.
    [many] Do wyłożenia: { $left }.
   *[other] Do wyłożenia: { $left }.
}
why-deploy-next = Którą jednostkę teraz rozstawiasz?
why-deploy = Gdzie staje { $unit }? { $models ->
    [one] To jedna podstawka.
    [few] To { $models } podstawki.
    [many] To { $models } podstawek.
   *[other] To { $models } podstawki.
}
why-ambush = Czy { $unit } się rozstawia, czy czeka w zasadzce?
why-arrive = Runda { $round }: czy { $unit } wchodzi teraz?
option-hold = Hold: stój i strzelaj
option-advance = Advance: idź i strzelaj
option-rush = Rush: biegnij, bez strzelania
option-charge = Charge: do walki wręcz
option-deploy = rozstaw
option-reserve = zostaw w zasadzce
option-arrive = wchodzi
option-wait = czeka
option-hold-back = wstrzymaj
why-charge-target = Kogo szarżuje { $unit }?
why-strike-back = Czy { $unit } oddaje ciosy jednostce { $target }?
why-step-in = Jak { $unit } podchodzi do { $target }?
why-step-back = Jak { $unit } odstępuje od { $target }?
why-go-on = { $unit } zniszczyła wroga: dokąd idzie dalej?
option-strike-back = oddaj ciosy
option-decline = nie oddawaj ciosów
charge-called-off = { $unit } nie znajduje drogi do { $target }; szarży nie będzie
stepped-in = { $unit }: { $models ->
    [one] podchodzi { $models } model
    [few] podchodzą { $models } modele
    [many] podchodzi { $models } modeli
   *[other] podchodzi { $models } modelu
}
stepped-back = { $unit } odstępuje od { $target }
went-on = { $unit } idzie dalej
round-begins = zaczyna się runda { $round }; pierwszą aktywację ma { $side }
in-round = runda { $round } z { $rounds }
battle-won = wygrywa { $side }
battle-drawn = nikt nie wygrywa
objectives-counted = do wyłożenia { $count ->
    [one] jest { $count } cel
    [few] są { $count } cele
    [many] jest { $count } celów
   *[other] jest { $count } celu
}
objective-placed = { $side } wykłada cel { $marker }
objective-taken = { $side } zajmuje cel { $marker }
objective-contested = cel { $marker } jest sporny
objectives-held = { $side } trzyma { $count ->
    [one] { $count } cel
    [few] { $count } cele
    [many] { $count } celów
   *[other] { $count } celu
}
objective-lies = cel { $marker } leży { $x } od lewej i { $y } od dołu, niczyj
objective-lies-held = cel { $marker } leży { $x } od lewej i { $y } od dołu, trzyma go { $side }
goes-into-reserve = { $unit } czeka w zasadzce
deployed = { $unit } jest na pozycji
scouted = { $unit } wysuwa się o { $length }
arrived = { $unit } wychodzi z zasadzki
activated = { $side } aktywuje: { $unit }
rule-not-played = { $what } ({ $whose }) nie jest tu rozgrywane; gracze stosują to sami
shaken-idles = { $unit } jest Shaken, traci aktywację i wraca do siebie
moved = { $unit }: { $action ->
    [hold] { action-hold }
    [advance] { action-advance }
    [rush] { action-rush }
   *[charge] { action-charge }
}, najwyżej { $length }
dangerous-terrain = { $unit }: niebezpieczny teren zadaje { $wounds ->
    [one] { $wounds } ranę
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}, straty: { $removed }
has-cover = { $target }: większość modeli { $where ->
    [in] stoi w osłonie
   *[behind] jest ukryta za osłoną
}, +1 do rzutów Defense
flies-over = { $model } przelatuje nad: { $what }
strides-through = { $model } przechodzi bez przeszkód przez: { $what }
does-not-shoot = { $unit } nie strzela
losses = { $target }: straty { $removed }, zostaje { $left }
own-losses = { $unit }: naturalne 1 na własnej broni: { $ones }, straty: { $removed }
model-removed = { $model } schodzi ze stołu
model-wounded = { $model } ma { $wounds ->
    [one] { $wounds } ranę
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
} z { $tough }
unit-destroyed = { $unit } przestaje istnieć
coherency-lost = { $unit } traci spójność
objective-left = { $unit } nie stoi już przy celu { $marker }
weapon-lost = { $unit } traci ostatnią broń { $weapon }
stands-firm = { $unit } zdaje test morale
becomes-shaken = { $unit } nie zdaje testu morale i jest Shaken
unit-stands = { $unit } ({ $side }): { $state ->
    [destroyed] zniszczona
    [waiting] czeka na rozstawienie, modele: { $models }
    [reserve] w zasadzce, modele: { $models }
   *[table] na stole, modele: { $models }
}{ $shaken ->
    [yes] , Shaken
   *[no] {""}
}{ $fatigued ->
    [yes] , zmęczona
   *[no] {""}
}{ $activated ->
    [yes] , po aktywacji
   *[no] {""}
}
model-stands = { $model }: { $x } od lewej, { $y } od dołu{ $wounds ->
    [0] {""}
   *[other] , rany { $wounds } z { $tough }
}

## Na stole: odmowy
not-your-unit = { $unit } nie należy do ciebie
nobody-to-charge = { $unit } nie ma w zasięgu szarży żadnego wroga
charge-out-of-reach = { $target } jest o { $distance }; { $unit } szarżuje najwyżej na { $limit }
charges-friend = { $target } to własna jednostka; szarżuje się tylko na wroga
charge-is-possible = { $unit } może dosięgnąć { $target } i musi, skoro szarżuje
charges-away = { $model } skończyłby { $after } od { $target }, a teraz stoi { $before }; w szarży każdy model zbliża się albo zostaje
charge-falls-short = { $unit } skończyłaby { $away } od { $target }; musi dojść na { $limit }
charge-must-touch = { $unit } skończyłaby { $away } od { $target }, a podstawki można dotknąć; któryś model musi jej dotknąć
steps-away = { $model } odszedłby od { $target }; obrońcy podchodzą bliżej
steps-nearer = { $model } skończyłby bliżej { $target }; szarżujący odstępują
moves-too-far = { $model } idzie { $length }; może { $limit }
leaves-the-table = { $model } wyszedłby poza stół
path-blocked = { $other } stoi na drodze: { $model }
passes-enemy = { $model } przechodzi za blisko { $other }; poza szarżą trzyma się { $least } dalej
too-far-in-difficult = { $model } idzie { $length }, a { $piece } spowalnia jednostkę; może { $limit }
ends-on-base = { $model } stanąłby na podstawce { $other }
ends-near-enemy = { $model } stanąłby za blisko { $other }; poza szarżą trzyma się { $least } dalej
ends-in-impassable = { $model } nie może stać w { $piece }: to teren nieprzekraczalny
not-coherent = { $unit } rozpadłaby się na grupy, razem { $groups }; każdy model zostaje do { $reach } od innego
too-spread-out = za daleko od siebie stałyby modele jednostki { $unit }, par: { $pairs }; wszystkie zostają do { $reach } od siebie
fires-one-way = { $model } nie strzeli naraz z { $weapons }: to jedna broń; wstrzymaj wszystkie tryby poza jednym
weapon-does-not-see = żaden model z bronią { $weapon } nie widzi celu { $target }
hero-dies-last = { $hero } dołączył do { $unit } i bierze rany na końcu: pozostali żywi to { $others ->
    [one] { $others } model
    [few] { $others } modele
    [many] { $others } modeli
   *[other] { $others } modelu
}
plain-die-first = { $model } ma Tough; najpierw rany biorą modele bez Tough
wounded-die-first = { $model } nie ma ran; rany idą na { $first }, najciężej rannego, aż zginie
wounds-are-counted = { $model } nie bierze teraz ran: kości rozstrzygnęły, jakie modele giną
picked-not-seen = nikt ze strzelających nie widzi { $model }; Takedown wybiera model, który widać
must-step-back = { $unit } ma miejsce, żeby odstąpić od { $target }, więc odstępuje
objective-not-on-table = to miejsce jest poza stołem
objective-in-zone = cel leży poza strefami rozstawienia, głębokimi na { $zone }
objective-too-near = cel { $marker } jest za blisko; cele leżą dalej niż { $least } od siebie
objective-in-impassable = { $piece } to teren nieprzekraczalny; cel tam nie leży
outside-zone = { $model } stoi poza swoją strefą rozstawienia, głęboką na { $zone }
no-room-to-arrive = { $unit } nie ma miejsca dość daleko od wroga
arrives-too-near = { $model } wszedłby za blisko { $other }; wchodzi dalej niż { $least }

## Pliki scenariuszy
base-wrong = { $got } to nie podstawka; podaj milimetry, `32` albo `60x35`, do { $most }
carried-by-others = `carried` mówi o broni tylu modeli: { $got }; jednostka bez bohatera ma ich { $models }
carried-does-not-add-up = { $weapon } rozdano tyle razy: { $got }; jednostka ma ich { $count }
placed-twice = { $unit } stoi albo w miejscach `at`, albo w bloku `block`
places-differ = { $unit }: miejsc jest { $got }, a podstawek z bohaterem { $models }
reserve-without-ambush = { $unit } nie może czekać w zasadzce: nie wszystkie jej modele mają Ambush
two-sides = bitwa ma dwie strony, każda to `[[side]]`; tutaj jest ich { $got }
sides-same-name = obie strony nazywają się { $name }; daj im różne nazwy
side-without-name = ta strona potrzebuje nazwy
side-without-units = { $side } nie ma jednostek; podaj `list` albo `[[side.unit]]`
unknown-side = nie ma strony { $side }; są { $known }
table-not-readable = stołu { $table } nie da się wczytać: { $reason ->
    [missing] nie ma takiego pliku
    [directory] to folder
    [permission] brak uprawnień
   *[other] coś stoi na przeszkodzie
}; ścieżka liczona jest od tego pliku
unknown-property = { $piece } nie może mieć cechy { $got }; teren może mieć { $known }
bases-overlap = { $model } i { $other } stoją na sobie
base-off-the-table = { $model } stoi poza stołem
base-on-impassable = { $unit } stoi w { $piece }, a to teren nieprzekraczalny
objective-off-the-table = cel leży poza stołem

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
rule-gdf-p3 = Szarża sięga do 12" i kończy się w styku albo najdalej 2" od wroga; każdy model, który jest potem nie dalej niż 2" od wroga (4" w górę lub w dół), uderza całą swoją bronią do walki wręcz tak, jak by strzelał, lecz bez osłony, a potem zaszarżowana jednostka może oddać ciosy.
rule-gdf-p4 = Walkę wręcz wygrywa ten, kto zadał więcej ran, zniszczona jednostka przegrała, a po remisie nikt nie testuje; przegrany testuje morale i po porażce jest Shaken, jeśli została mu ponad połowa początkowej liczebności, a przy połowie lub mniej ucieka i zostaje usunięty.
rule-gdf-p5 = Furious, Impact i Thrust działają tylko dla jednostki, która właśnie zaszarżowała, a Counter tylko dla tej, którą właśnie zaszarżowano.
rule-gdf-counter = Counter: uderza przed szarżującym, a ten rzuca o jedną kostkę Impact mniej za każdy model z tą zasadą.
rule-gdf-fatigued = Zmęczenie: od swojego pierwszego ataku wręcz do końca rundy, a także zawsze w stanie Shaken, jednostka trafia wręcz tylko naturalną 6.
rule-gdf-fear = Fear(X): przy ustalaniu, kto wygrał walkę wręcz, liczy się jak X ran więcej.
rule-gdf-furious = Furious: przy szarży naturalna 6 na trafienie daje jedno trafienie więcej.
rule-gdf-impact = Impact(X): przy szarży każdy model rzuca dodatkowo X kostkami, z których każda trafia na 2+; nie działa przy zmęczeniu.
rule-gdf-thrust = Thrust: przy szarży +1 do testów Quality i AP(+1).
reading-melee-wounds = Które rany liczą się przy ustalaniu, kto wygrał walkę wręcz?
reading-melee-wounds-all = Wszystkie zadane, nawet te, których żaden model nie potrzebował.
reading-melee-wounds-suffered = Tylko te, które modele przyjęły.
reading-fear-whose = Które modele muszą mieć Fear, żeby liczyło się dla jednostki?
reading-fear-whose-any-model = Którykolwiek z nich.
reading-fear-whose-every-model = Każdy z nich.
reading-fallen-weapons = Czyja broń przepada najpierw, gdy modele padają, zanim uderzą?
reading-fallen-weapons-special-last = Modeli, które niosą najmniej.
reading-fallen-weapons-special-first = Modeli, które niosą najwięcej.
schema-situation-melee = Szarża, zamiast `attack`: atakujący zaszarżował cel.
schema-melee-striking = Ile egzemplarzy każdej broni atakującego jest nie dalej niż 2" od wroga, a dla `Impact` ile modeli; jeśli tego brak, to wszystkie.
schema-melee-striking-back = To samo dla celu.
schema-melee-strikes-back = Czy cel oddaje ciosy; jeśli tego brak, oddaje.
stage-charge = Szarża
stage-strike = Ciosy
stage-verdict = Kto wygrał
melee-charges = szarża: { $unit } na { $target }
melee-fatigued = { $unit }: po walce, trafia tylko naturalną 6
melee-declines = { $unit }: bez ciosów w odpowiedzi, jak chciał gracz
melee-attacks = { $weapon }: { $attacks ->
    [one] { $attacks } kość
    [few] { $attacks } kości
    [many] { $attacks } kości
   *[other] { $attacks } kości
}, jeśli nikt wcześniej nie padnie
melee-strikes-first = pierwsze ciosy dzięki Counter: { $unit } w { $target }
melee-strikes = ciosy: { $unit } w { $target }
melee-strikes-back = ciosy w odpowiedzi: { $unit } w { $target }
melee-left = { $unit }: { $removed ->
    [one] usunięty { $removed } model
    [few] usunięte { $removed } modele
    [many] usunięto { $removed } modeli
   *[other] usunięto { $removed } modelu
}, { $models ->
    [0] nie został żaden
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
melee-won = wygrywa { $unit }: { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
} przeciw { $against }
melee-won-outright = wygrywa { $unit }: wróg jest zniszczony
melee-tied = nikt nie wygrał i nikt nie testuje morale: po { $wounds ->
    [one] { $wounds } ranie
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
} z obu stron
melee-both-destroyed = nikt nie wygrał: obie jednostki są zniszczone
melee-stands = { $unit }: test zdany
melee-shaken = { $unit }: jednostka jest Shaken
melee-routs = { $unit }: jednostka ucieka i zostaje usunięta
measure-won = wygrana
measure-routed = ucieczka
reason-impact = kostki { $of }
reason-line-impact = { $field }: z { $start } zostaje { $end }
charge-at-one = cele: { $targets }; szarżuje się na jeden
no-cover-in-melee = { $target } ma osłonę, która działa tylko przeciw ostrzałowi; w walce wręcz ją pomiń
not-a-melee-weapon = { $weapon } ma zasięg i nie służy do ciosów
nothing-strikes = { $unit } nie ma czym uderzyć; podaj broń do walki wręcz, choć jeden egzemplarz
attack-and-melee = `attack` i `melee` stoją w jednym pliku; jednostka albo strzela, albo zaszarżowała
not-in-melee = `{ $field }` nic nie znaczy w walce wręcz; pomiń to
melee-too-large = tej walki wręcz jest za dużo, by ją dokładnie wycenić: mniej ataków albo mniej modeli
told-hits-back-quality = { $count ->
    [one] razem { $count } trafienie
    [few] razem { $count } trafienia
    [many] razem { $count } trafień
   *[other] razem { $count } trafienia
}
told-hits-back-extra = { $count ->
    [one] razem { $count } trafienie
    [few] razem { $count } trafienia
    [many] razem { $count } trafień
   *[other] razem { $count } trafienia
}
