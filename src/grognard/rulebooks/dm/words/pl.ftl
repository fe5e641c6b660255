### Древняя Механика po polsku: nasze własne sformułowania, nie zdania z książki.

book = Dawna Mechanika (Древняя Механика)
told-whole = Atak
told-smoke = Dym staje na polu { $value }: to jeden atak, niczego się nie rzuca.
told-summary = { $need ->
    [None] Strzał jest niemożliwy.
   *[other] Rzut 2k6, potrzeba { $need } lub mniej; średnio trafień: { $hits }, trafień przypadkowych: { $accidents }.
}

## Rules

rule-dm-order = Atak rozpatruje się w jednej kolejności: deklaracja i cel, broń, łuk ostrzału, odległość, przeszkody, rzut, przebicie i uszkodzenia.
rule-dm-attack = Każde użycie broni strzeleckiej lub broni do walki wręcz to atak z tej samej puli; tutaj rozgrywa się ataki strzeleckie.
rule-dm-enemy = Atakuje się wrogie wojska; postawienie dymu i niektóre inne czynności zużywają atak bez takiego celu.
rule-dm-mech = Mech ma dwa ataki na turę, z różnej broni, a cele mogą być różne.
rule-dm-once = Ta sama broń nie atakuje dwa razy w turze, ale dwie jednakowe na różnych mocowaniach to dwie bronie.
rule-dm-crew = Pojazd ma tyle ataków na turę, ilu sprawnych członków załogi.
rule-dm-infantry = Piechota ma tyle ataków na turę, ile wynosi jej bieżąca Siła; broń specjalna strzela raz na turę i zajmuje jeden z nich.
rule-dm-small = Ile ataków ma mały pancerz, mówi jego karta.
rule-dm-salvos = Wszystkie salwy jednego ataku idą w jeden cel, a każda ma własny rzut 2k6; broń bez zasady salw ma jedną.
rule-dm-refused = Atak niemożliwy odrzuca się, zanim przepadnie atak, broń czy amunicja.
rule-dm-smoke = Postawienie dymu zużywa atak i użycie broni, a w polu powstaje przeszkoda, póki dym się nie rozwieje.
rule-dm-main = Główny łuk ostrzału to 120 stopni przed jednostką razem z obiema liniami granicznymi, na każdą odległość.
rule-dm-course = Łuk kursowy to trzy proste rzędy pól przed jednostką, na każdą odległość.
rule-dm-turret = Broń w wieży strzela w każdą stronę.
rule-dm-no-arc = Piechota nie ma łuku ostrzału i strzela w każdą stronę.
rule-dm-reach = Broń sięga dowolnie daleko, chyba że jej zasada podaje zasięg maksymalny.
rule-dm-facing = Jednostka patrzy w jedną z sześciu stron swojego pola, a łuki obracają się z nią w chwili ataku.
rule-dm-hexes = Odległość to liczba kroków z pola na pole, między sąsiednimi wynosi 1.
rule-dm-one-unit = Na jednym polu stoi jedna jednostka.
rule-dm-facet = O tym, która ściana jest trafiona, decyduje sektor kadłuba celu, w którym stoi strzelec; na linii między sektorami wybiera strzelec.
rule-dm-line = Linia widzenia biegnie od środka pola do środka pola i leży na niej wszystko, czego choć trochę dotknie: pole, bok, narożnik.
rule-dm-own-hex = To, co stoi na polu strzelca, jemu nie przeszkadza, oprócz dymu.
rule-dm-target-hex = To, co stoi na polu celu, przeszkadza i wchodzi do sumy.
rule-dm-ends = Ani strzelec, ani cel nie są przeszkodą w tym strzale.
rule-dm-off-map = Za krawędzią mapy nic nie przeszkadza.
rule-dm-pairs = Gdy linia biegnie wspólnym bokiem dwóch pól, liczy się tylko gorsze z nich.
rule-dm-corner = Pole, którego linia dotyka tylko narożnikiem, liczy się tak jak inne.
rule-dm-in-hex = Na jednym polu teren, dym i jednostka przeszkadzają razem.
rule-dm-hindrance = Każda przeszkoda na linii odejmuje 1 od Celności, a każde pole liczy się raz.
rule-dm-hidden = Przy sumie przeszkód 4 lub większej cel jest ukryty i strzelać nie można.
rule-dm-units = Mechy i pojazdy każdej ze stron przeszkadzają za 1, małe pancerze i piechota nie przeszkadzają.
rule-dm-within-arc = Linię widzenia wolno poprowadzić tylko wewnątrz łuku broni.
rule-dm-both-ways = W obie strony linia dotyka tych samych pól.
rule-dm-shown = Każde przeszkadzające pole jest wymienione z powodem, żeby dało się sprawdzić sumę.
rule-dm-crest = Wzniesienie na linii wyższe i od strzelca, i od celu zasłania cel całkowicie.
rule-dm-need = Liczba do rzutu to Celność ze wszystkimi modyfikatorami, w dowolnej kolejności.
rule-dm-height = Strzelec stojący wyżej od celu ma +1, bez względu na to, o ile wyżej.
rule-dm-range = Odległość odejmuje 1 za każde zaczęte 10 pól, począwszy od 11.
rule-dm-moved = Jednostka, która wydała w tej turze 4 lub więcej punktów szybkości, strzela z −1.
rule-dm-wavering = Zachwiana jednostka strzela z −1.
rule-dm-size = Od 6 pól do piechoty strzela się z −2, do małego celu z −1, do dużego bez zmian.
rule-dm-heavy = Ciężka broń nie strzela na sąsiednie pole, a do 5 pól ma −3.
rule-dm-sights = Celowniki zmieniają Celność o tyle, ile podano przy broni.
rule-dm-other = Umiejętność pilota, rozkazy i podobne rzeczy zmieniają Celność o tyle, ile same podają.
rule-dm-low = Przy liczbie 1 lub mniejszej strzelać nie można.
rule-dm-sure = Liczba 12 lub większa zawsze trafia, a pewnego pudła nie ma.
rule-dm-roll = Każda salwa to rzut 2k6, który trafia, jeśli suma nie przekracza liczby.
rule-dm-log = W dzienniku zostaje liczba z powodami, obie kości i wynik.
rule-dm-critical = Jeśli gracze tak się umówili, dwie jedynki potwierdzone testem Umiejętności to trafienie krytyczne, a bez potwierdzenia zwykłe.
rule-dm-critical-mech = Trafienie krytyczne zamiast przebicia od razu odbiera mechowi lub pojazdowi 1 Wytrzymałości i wymaga testu Ciężkich Uszkodzeń oraz testu Odwagi.
rule-dm-critical-infantry = Trafienie krytyczne w piechotę zawsze przebija, nie daje się zmniejszyć, odbiera 1 Siły i wymaga testu Odwagi.
rule-dm-accident = Pudło dokładnie o 1 trafia inną jednostkę obok celu lub na linii, a z kilku losową.
rule-dm-struck = Kto oberwał przypadkiem, ten obrywa tymi samymi kośćmi, bez nowego rzutu i modyfikatorów.
rule-dm-own-troops = Własne wojska, które zostały trafione, od razu testują Odwagę z −1.
rule-dm-each-salvo = Przypadkowe trafienie sprawdza się przy każdej salwie, wśród tych, którzy jeszcze tam są.
rule-dm-compulsory = Przypadkowego trafienia nikt nie wybiera, a dwie jedynki nigdy nim nie są.
rule-dm-declaration = Przed rzutem strzelec mówi, kto z czego do kogo strzela, jaka jest jego Celność, każdy modyfikator z przyczyną i liczbę.
rule-dm-dice-pairs = Dwie kości salwy zostają parą, a kości różnych salw się nie miesza.
rule-dm-marks = Na mapie widać pola łuku, linię i każde policzone pole.
rule-dm-penetration = Wyższa kość i moc broni przebijają pancerz trafionej ściany, jeśli mu dorównują: −1 Wytrzymałości, o 1 więcej także rzut na uszkodzenia, o 2 lub więcej test Ciężkich Uszkodzeń.
rule-dm-damage = Co robi rzut na uszkodzenia lub test Ciężkich Uszkodzeń, mówi tabela w waszej książce.
rule-dm-zero = Jednostka, której nic nie zostało, wypada z gry.
rule-dm-check = Test Umiejętności lub Odwagi jest zdany, jeśli 2k6 nie pokaże więcej niż wartość.
rule-dm-failed = Kto nie zdał testu Odwagi, jest zachwiany.
rule-dm-protection = Piechota ma jedną liczbę ochrony zamiast ścian.
rule-dm-anti-infantry = Jeśli tak się gra, ciężkie uzbrojenie trafia piechotę tylko z oznaczeniem przeciwpiechotnym.
rule-dm-ammo = Broń o ograniczonej amunicji wydaje punkt na atak, niezależnie od liczby salw.
rule-dm-gaps = O to, czego karta nie podaje, pyta się po nazwie i nigdy się tego nie zgaduje.

## Readings

reading-range = Ile odejmuje odległość?
reading-range-literal = 1 za każde zaczęte 10 pól, począwszy od 11.
reading-range-per5-from-6 = 1 za każde zaczęte 5 pól, począwszy od 6.
reading-range-per-started-10 = 1 za każde zaczęte 10 pól, począwszy od pierwszego.
reading-range-step-at-6 = 1 od 6 pól i jeszcze 1 za każde zaczęte 10, począwszy od 11.
reading-main-arc = Jak szeroki jest łuk główny?
reading-main-arc-front120 = 120 stopni razem z liniami granicznymi.
reading-main-arc-front180 = 180 stopni razem z liniami granicznymi.
reading-course-arc = Które pola należą do łuku kursowego?
reading-course-arc-columns = Trzy proste rzędy z przodu, na każdą odległość.
reading-course-arc-adjacent = Tylko trzy sąsiednie pola z przodu.
reading-course-arc-rays = Trzy linie proste przez pola z przodu.
reading-second-target = Czy drugi atak mecha musi iść w inny cel?
reading-second-target-may = Może, ale nie musi.
reading-second-target-must = Musi.
reading-second-weapon = Kiedy bronie są różne?
reading-second-weapon-mount = Gdy mają różne mocowania.
reading-second-weapon-type = Gdy są różnych rodzajów.
reading-two-sides = Kiedy przeszkody stoją po dwóch stronach linii?
reading-two-sides-shared-edge = Tylko gdy linia biegnie ich wspólnym bokiem.
reading-two-sides-left-and-right = Zawsze, gdy jedna jest z lewej, druga z prawej i obie równie daleko.
reading-pair-side = Która strona pary się liczy?
reading-pair-side-each-pair = Gorsza w każdej parze.
reading-pair-side-whole-line = Ta, która jest gorsza na całej linii.
reading-one-side = Czy liczy się para, w której przeszkadza jedna strona?
reading-one-side-counts = Tak.
reading-one-side-free = Nie.
reading-corner = Czy liczy się pole dotknięte tylko narożnikiem?
reading-corner-counts = Tak, wystarczy najlżejsze dotknięcie.
reading-corner-free = Nie.
reading-in-hex = Ile dają różne przeszkody na jednym polu?
reading-in-hex-sum = Swoją sumę.
reading-in-hex-greatest = Największą z nich.
reading-own-hex = Czy pole strzelca mu przeszkadza?
reading-own-hex-smoke-only = Tylko dym na nim.
reading-own-hex-counts = Wszystko, co na nim stoi.
reading-target-hex = Czy pole celu wchodzi do sumy, która go ukrywa?
reading-target-hex-in-the-limit = Tak, suma jest jedna.
reading-target-hex-modifier-only = Nie, odejmuje tylko od Celności.
reading-small-units = Czy piechota i małe pancerze przeszkadzają?
reading-small-units-no-hindrance = Nie.
reading-small-units-hinder = Tak, za 1.
reading-wrecks = Czy wraki przeszkadzają?
reading-wrecks-no-hindrance = Nie.
reading-wrecks-hinder = Tak, za 1.
reading-size-from = Od jakiej odległości liczy się rozmiar?
reading-size-from-six = Od 6 pól.
reading-size-from-seven = Od 7 pól.
reading-spent = Które punkty szybkości są wydane?
reading-spent-own-activation = Wydane we własnej aktywacji.
reading-spent-all = Także wydane w reakcjach i poślizgach.
reading-need-cap = Czy liczba może przekroczyć 12?
reading-need-cap-none = Tak, co niczego nie zmienia.
reading-need-cap-twelve = Nie, na tym się zatrzymuje.
reading-confirmed-by = Czyja Umiejętność potwierdza trafienie krytyczne?
reading-confirmed-by-attacker = Atakującego.
reading-confirmed-by-target = Celu.
reading-critical-instead = Czy trafienie krytyczne zastępuje przebicie?
reading-critical-instead-replaces = Tak.
reading-critical-instead-in-addition = Nie, dochodzi do niego.
reading-infantry-critical = Czy trafienie krytyczne w piechotę trzeba potwierdzić?
reading-infantry-critical-confirmed = Tak.
reading-infantry-critical-at-once = Nie.
reading-accident-line = Kto stoi na linii dla przypadkowego trafienia?
reading-accident-line-touched = Każdy, czyjego pola dotyka.
reading-accident-line-crossed = Tylko ten, czyje pole przecina.
reading-anti-infantry = Czy ciężkie uzbrojenie musi mieć oznaczenie, by trafiać piechotę?
reading-anti-infantry-not-needed = Nie.
reading-anti-infantry-needed = Tak, bez niego piechota nie jest ani celem, ani przypadkową ofiarą.
reading-own-check = Kiedy własne wojska testują Odwagę?
reading-own-check-after-damage = Po rozstrzygnięciu trafienia.
reading-own-check-before-damage = Przed nim.
reading-overlook = Czy strzelec z góry patrzy ponad niskimi przeszkodami?
reading-overlook-no = Nie, jemu też przeszkadzają.
reading-overlook-yes = Tak, chyba że stoją na polu celu.
reading-melee = Czy ataki wręcz biorą się z tej samej puli?
reading-melee-shared = Tak.
reading-melee-apart = Nie, liczy się je osobno.
reading-small-arms = Czy broń ręczna oddziału może atakować więcej razy w turze?
reading-small-arms-each-figure = Tak, każda figurka ma własną.
reading-small-arms-one-a-squad = Nie, to jedna broń.
reading-wavering = Czyje zachwianie się liczy?
reading-wavering-shooter = Strzelca.
reading-wavering-target = Celu.
reading-salvos-left = Co z salwami, gdy celu już nie ma?
reading-salvos-left-lost = Przepadają.
reading-salvos-left-new-target = Można je zadeklarować na nowo w inny cel.
reading-by-two = Co poza −1 Wytrzymałości daje przebicie o 2 lub więcej?
reading-by-two-heavy = Test Ciężkich Uszkodzeń.
reading-by-two-damage = Rzut na uszkodzenia.
reading-at-zero = Co z jednostką bez Wytrzymałości?
reading-at-zero-wreck = Zostaje jako wrak.
reading-at-zero-gone = Znika z mapy.
reading-check = Jak się robi test?
reading-check-two-dice = Na 2k6 nie więcej niż wartość.
reading-check-one-die = Na 1k6 nie więcej niż wartość.
reading-failed = Co robi niezdany test Odwagi?
reading-failed-wavering = Jednostka jest zachwiana.
reading-failed-nothing = Nic, o czym byłoby wiadomo.
reading-heights = Co zasłaniają wzniesienia?
reading-heights-crest = Wszystko za wzniesieniem wyższym od obu końców linii.
reading-heights-adjacent = Także tego, kto stoi tuż za wzniesieniem wyższym od siebie.
reading-heights-profile = Wszystko, czego nie sięga prosta od oczu do oczu.
reading-heights-none = Nic.
reading-crest-pair = Ile wzniesień pary musi być wyższych od obu końców linii?
reading-crest-pair-both = Oba.
reading-crest-pair-one = Jedno.
reading-infantry-size = Ile odejmuje piechota od 6 pól?
reading-infantry-size-two = Odejmuje 2.
reading-infantry-size-three = Odejmuje 3.
reading-smoke-lasts = Jak długo trzyma się dym?
reading-smoke-lasts-round = Do końca następnej rundy.
reading-smoke-lasts-game = Do końca gry.
reading-equal-numbers = Która strona działa pierwsza przy równych liczbach?
reading-equal-numbers-other-side = Ta, która nie działała ostatnio.
reading-equal-numbers-first-side = Zawsze pierwsza.
reading-criticals = Czy gra się z trafieniami krytycznymi?
reading-criticals-off = Nie.
reading-criticals-on = Tak.

edition-seed = Zasady tak, jak stoją na liście modyfikatorów.
edition-example = Zasady tak, jak odległość liczy rozpisany przykład.

## Co się mierzy

measure-hits = Trafienia
measure-accidents = Trafienia przypadkowe
measure-criticals = Trafienia krytyczne
measure-own_hits = Trafienia we własnych
measure-own_failures = Własni nie zdali Odwagi
measure-stopped = Nieprzebite
measure-pierced = Przebicia
measure-damage_rolls = Rzuty na uszkodzenia
measure-heavy_checks = Testy Ciężkich Uszkodzeń
measure-structure_lost = Straty celu
measure-destroyed = Cel zniszczony
measure-salvos_left = Salwy niewykorzystane
measure-boldness_failed = Cel nie zdał Odwagi
measure-victims_lost = Straty przypadkowych

reason-need = Liczba
reason-line = { $field }: było { $start }, jest { $end }
reason-stays = { $field }: ostatecznie { $start }
reason-line-need = Celność { $start }, liczba { $end }

## Kolejność ataku

stage-target = Deklaracja
stage-weapon = Broń
stage-arc = Łuk ostrzału
stage-range = Odległość
stage-line = Linia ognia
stage-number = Liczba
stage-attack = Rzut na strzelanie
stage-victim = Trafienie przypadkowe
stage-confirm = Potwierdzenie krytycznego
stage-damage = Przebicie i uszkodzenia
stage-boldness = Odwaga
stage-own-boldness = Odwaga własnych

ask-attack = { $count ->
    [one] { $count } para kości, trafia { $need } i mniej
    [few] { $count } pary kości, trafia { $need } i mniej
    [many] { $count } par kości, trafia { $need } i mniej
   *[other] { $count } pary kości, trafia { $need } i mniej
}
ask-victim = kto z: { $names } ({ $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}, od 1 do { $units }, powyżej przerzut)
ask-confirm = test Umiejętności, { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
}, potrzeba { $value } lub mniej
ask-boldness = test Odwagi, { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
}, potrzeba { $value } lub mniej
ask-own-boldness = test Odwagi z −1, { $count ->
    [one] { $count } rzut
    [few] { $count } rzuty
    [many] { $count } rzutów
   *[other] { $count } rzutu
}, potrzeba { $value } lub mniej
good-attack = { $good ->
    [one] { $good } trafienie
    [few] { $good } trafienia
    [many] { $good } trafień
   *[other] { $good } trafienia
}
good-victim = wybrano
good-confirm = potwierdzone: { $good }
good-boldness = wytrzymane: { $good }
good-own-boldness = wytrzymane: { $good }

attacks = { $unit } atakuje: { $target }
with-weapon = Broń: { $weapon }; ataków { $attacks }, salw w każdym { $salvos }, rzutów { $rolls }
in-arc = Cel w łuku: { $arc ->
    [main] łuk główny
    [course] łuk kursowy
    [turret] wieża strzela w każdą stronę
   *[all] w każdą stronę
}
so-far = { $distance ->
    [one] Do celu { $distance } pole
    [few] Do celu { $distance } pola
    [many] Do celu { $distance } pól
   *[other] Do celu { $distance } pola
}
facet = Trafiana ściana: { $facet ->
    [front] przód
    [front_right] prawy przód
    [rear_right] prawy tył
    [rear] tył
    [rear_left] lewy tył
    [front_left] lewy przód
   *[either] jedna z dwóch, do wyboru strzelca
}
hinders = { $what ->
    [woods] Las
    [building] Budynek
    [hill] Wzgórze
    [water] Woda
    [swamp] Bagno
    [wreck] Wrak
    [smoke] Dym
    [other] Teren
   *[unit] { $name }
}, pole { $hex } ({ $contact ->
    [edge] linia biegnie jego bokiem
    [point] linia dotyka jego narożnika
   *[in] linia je przecina
}): −{ $value }
hindrance-sum = Suma przeszkód: { $hindrance }
bystander = Przypadkiem można trafić: { $unit }{ $is_own ->
    [yes] {" "}(własne wojska)
   *[no] {""}
}
spoken = „Mój { $unit } strzela z broni „{ $weapon }” do celu „{ $target }”. Moja celność to { $accuracy }{ $height ->
    [none] {""}
   *[some] , plus { $height } za wysokość
}{ $range ->
    [none] {""}
   *[some] , minus { $range } za odległość
}{ $moved ->
    [none] {""}
   *[some] , minus { $moved } za strzał w ruchu
}{ $hindrance ->
    [none] {""}
   *[some] , minus { $hindrance } za { $cause ->
        [woods] las
        [building] budynek
        [smoke] dym
        [wreck] wrak
        [unit] jednostki na linii
       *[several] przeszkody
    }
}{ $wavering ->
    [none] {""}
   *[some] , minus { $wavering } za zachwianie
}{ $heavy ->
    [none] {""}
   *[some] , minus { $heavy } za ciężką broń z bliska
}{ $size ->
    [none] {""}
   *[some] , minus { $size } za rozmiar celu
}{ $sights ->
    [none] {""}
   *[some] , { $sights } za celownik
}{ $other ->
    [none] {""}
   *[some] , { $other } za: { $causes }
}. Razem strzelam z liczbą { $need }”.
always-hits = Więcej na dwóch kościach nie wypadnie: salwa trafi na pewno
lays-smoke = { $unit } stawia dym na polu { $hex }: to jeden atak
salvo-missed = Pudło
salvo-hit = { $target }: trafienie, wyższa kość { $larger }
salvo-lost = Celu „{ $target }” już nie ma, salwa przepada
salvos-let-go = Przepadło salw: { $salvos }
salvo-for-another = Celu „{ $target }” już nie ma, salwę można zadeklarować w inny
accident = Przypadkowe trafienie: { $unit }, wyższa kość { $larger }
critical = Trafienie krytyczne: { $target } od razu traci 1
critical-not-settled = { $target }: czy dwie jedynki są krytyczne, zależy od Umiejętności, a karta jej nie podaje
penetration-not-settled = { $unit }: liczba przebicia to moc + { $larger }; na kartach brakuje mocy lub pancerza
stopped = { $unit }: { $power } + { $larger } = { $number } na pancerz { $armour }, nieprzebity
pierced = { $unit }: { $power } + { $larger } = { $number } na pancerz { $armour }, przebity, −1
damage-roll = { $unit }: rzut na uszkodzenia według tabeli z waszej książki
heavy-check = { $unit }: test Ciężkich Uszkodzeń według tabeli z waszej książki
destroyed = { $unit }: nic nie zostało, wypada z gry
check-not-settled = { $unit } testuje Odwagę{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}: karta nie podaje wartości
check-passed = { $unit }: test Odwagi zdany
check-failed = { $unit }: test Odwagi niezdany, jednostka zachwiana
check-failed-without = { $unit }: test Odwagi niezdany

## Na co zasady nie pozwalają

needs-accuracy = na karcie nie ma Celności ({ $unit }); wpisz  accuracy = …
friendly-target = { $target } to własne wojska; atakuje się wrogie
one-attack-a-weapon = { $unit }: zadeklarowano { $attacks } ataków z jednej broni, tak może tylko piechota, pozostali raz na turę
attacks-spent = { $unit }: ataków na turę { $most }, wykonano { $made }; jeszcze { $attacks } to za dużo
same-target = { $target }: ten cel już w tej turze atakowano, drugi atak idzie w inny
melee-weapon = { $weapon } to broń do walki wręcz, tu rozgrywa się tylko ataki strzeleckie
fired-twice = broń „{ $weapon }” już w tej turze atakowała; wolna: { $left }
no-ammo = { $weapon }: amunicji jest na { $ammo } ataków, a nie na { $attacks }
not-at-infantry = broń „{ $weapon }” nie ma oznaczenia przeciwpiechotnego i nie trafi piechoty ({ $target })
out-of-arc = { $target } jest poza łukiem broni „{ $weapon }” ({ $arc ->
    [main] łuk główny
    [course] łuk kursowy
    [turret] wieża
   *[all] dookoła
}); wrogowie w łuku: { $legal }
out-of-reach = do celu jest { $distance } pól, a zasięg broni „{ $weapon }” to { $reach }
facet-not-struck = ściany { $facet } stamtąd nie da się trafić; można: { $legal }
hidden-by-height = wzniesienie zasłania cel całkowicie: { $hexes }
hidden = suma przeszkód { $hindrance } ukrywa cel; strzelać można, póki nie przekracza { $most }
heavy-too-near = { $weapon } to ciężka broń i na sąsiednie pole nie strzela; może od { $least } pól
need-too-low = z Celności { $accuracy } zostaje { $need }; do strzału potrzeba { $least } lub więcej

## Czego nie da się przeczytać

number-out-of-bounds = { $field } wynosi { $got }; może być od { $least } do { $most }
class-missing = brakuje pola { $field }; to "mech", "vehicle", "small" albo "infantry"
unknown-tag = broń nie ma zasady { $tag }; znane: { $known }
mount-taken = dwie bronie na jednym mocowaniu, { $mount }; daj każdej własne pole mount
unknown-sheet = nie ma karty { $sheet }; są: { $known }, albo plik z końcówką .toml
unknown-edition = nie ma edycji { $edition }; są: { $known }
unknown-reading = nie ma interpretacji { $reading }; są: { $known }
unknown-option = { $reading } nie ma opcji { $option }; są: { $known }
distance-missing = bez mapy atak wymaga odległości:  distance = 8
units-without-map = pozostałe jednostki stoją na mapie; bez niej użyj attack.bystanders
told-by-the-map = { $field } wynika z mapy; usuń to pole
hex-without-map = pole bez mapy nic nie znaczy; dodaj [map] albo je usuń
too-many-rolls = więcej niż { $most } salw naraz; zadeklaruj mniej
more-in-target = na polu celu nie może być więcej niż na całej linii: najwyżej { $most }
unknown-weapon = strzelec nie ma broni { $weapon }; ma: { $known }
facing-missing = broń strzelca ma łuk, więc potrzeba  facing = "N" … "NW"
facing-wrong = nie ma strony { $got }; strony są od 0 do 5 albo { $known } [{ $rule }]
not-a-smoke-weapon = { $weapon } nie stawia dymu; do tego trzeba znacznika "smoke"
hex-off-the-map = pole { $hex } jest poza mapą: kolumn { $columns }, rzędów { $rows } [{ $rule }]
hex-missing = { $unit }: potrzebne pole na mapie,  hex = [3, 4]
map-half-sized = mapa ma kolumny i rzędy albo ani jednych, ani drugich
two-in-a-hex = { $unit } i { $other } stoją na jednym polu { $hex }; na polu stoi jedna jednostka [{ $rule }]
needs-input = wpisz ze swojej książki: { $field }

## Bitwa

rule-dm-round = Bitwa toczy się w rundach, w każdej wszyscy działają raz, a po ostatniej wygrywa ten, komu zostało więcej jednostek.
rule-dm-initiative = Na każdy rozkaz rzuca się kością i dodaje poprawkę z karty, ale liczba nie spada poniżej 1; pierwsza działa najniższa, a z liczbą 7 lub większą traci się turę.
rule-dm-morale = Punkt ducha bojowego obniża jedną liczbę inicjatywy o 1.
rule-dm-move = Za każde pole wydaje się 1 punkt szybkości albo tyle, ile kosztuje teren, a poza mapę się nie wychodzi.
rule-dm-pass = Przez wroga nie przechodzi nikt, mechy i pojazdy przechodzą tylko przez własną piechotę, która działa wtedy o 1 później, a piechota przez wszystkich swoich.
rule-dm-last-step = Jednostka patrzy w stronę ostatniego kroku albo płaci 1 punkt szybkości, by obrócić się dowolnie.

stage-round = Runda
stage-initiative = Inicjatywa
stage-movement = Ruch
ask-initiative = inicjatywa: { $unit }, { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
good-initiative = rzucono
why-spend = Obniżyć liczbę inicjatywy za ducha bojowego (zostało: { $morale })?
why-activate = Kto ze strony „{ $side }” działa z liczbą { $number }?
why-move = Dokąd idzie { $unit }, punktów szybkości { $speed }?
why-attack = Co atakuje { $unit } (zostało ataków: { $left })?
why-smoke = Na którym polu { $unit } stawia dym ({ $weapon })?
why-attack-again = Dokąd idą pozostałe salwy ({ $salvos })?
option-pass = zachować resztę
option-end = zakończyć turę
option-smoke = dym
option-N = północ
option-NE = północny wschód
option-SE = południowy wschód
option-S = południe
option-SW = południowy zachód
option-NW = północny zachód
option-front = przód
option-front_right = prawy przód
option-rear_right = prawy tył
option-rear = tył
option-rear_left = lewy tył
option-front_left = lewy przód

in-round = Runda { $round } z { $rounds }
round-begins = Zaczyna się runda { $round } z { $rounds }
turn-ends = { $unit }: koniec tury
battle-ends = Koniec bitwy, runda { $round }
battle-won = Wygrywa strona „{ $side }”
battle-drawn = Bitwa bez zwycięzcy: remis
units-left = { $side }: { $count ->
    [one] została { $count } jednostka
    [few] zostały { $count } jednostki
    [many] zostało { $count } jednostek
   *[other] zostało { $count } jednostki
}
has-number = { $unit }: liczba inicjatywy { $number }
lowered = { $unit }: teraz liczba { $number }
acts = { $unit }: tura z liczbą { $number }
loses-turn = { $unit }: liczba { $number }, tura stracona
passed = Przez { $unit } przeszli, teraz jego liczba to { $number }
moves = { $unit }: ruch na pole { $hex }, wydane punkty szybkości: { $spent }
stays = { $unit } zostaje na polu { $hex }, wydane punkty szybkości: { $spent }
faces = { $unit } patrzy na { $side ->
    [N] północ
    [NE] północny wschód
    [SE] południowy wschód
    [S] południe
    [SW] południowy zachód
   *[NW] północny zachód
}
unit-gone = { $unit } ({ $side }): poza grą
unit-stands = { $unit } ({ $side }), pole { $hex }, patrzy na { $facing ->
    [all] wszystkie strony
    [N] północ
    [NE] północny wschód
    [SE] południowy wschód
    [S] południe
    [SW] południowy zachód
   *[NW] północny zachód
}, zostało { $left }, liczba { $number }{ $wavering ->
    [yes] , zachwiany
   *[no] {""}
}
terrain-stands = { $what ->
    [woods] Las
    [building] Budynek
    [hill] Wzgórze
    [water] Woda
    [swamp] Bagno
    [wreck] Wrak
   *[other] Teren
}, pole { $hex }: przeszkoda { $hindrance }, poziom { $level }
smoke-stands = Dym, pole { $hex }: przeszkoda { $hindrance }

hex-taken = na polu { $hex } stoi { $unit }; na polu stoi jedna jednostka
no-speed-to-turn = { $unit } dojdzie na pole { $hex }, ale z { $speed } punktów szybkości nic nie zostanie na obrót
out-of-speed = { $unit } nie dojdzie na pole { $hex } za { $speed } punktów szybkości
number-lowest = { $unit } i tak działa z liczbą 1
two-sides-needed = w bitwie są dwie strony o różnych nazwach, a nie { $got }
map-needs-size = bitwie potrzebne są kolumny i rzędy
side-empty = strona musi mieć nazwę i jednostki
battle-needs = { $unit } nie może walczyć bez pola { $field }; wpisz je ze swojej książki
name-taken = { $name } to już nazwa innej jednostki
facing-needed = { $unit }: trzeba podać, dokąd patrzy,  facing = "N" … "NW"
