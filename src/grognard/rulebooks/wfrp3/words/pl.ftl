### Warhammer Fantasy Roleplay 3 po polsku: nasze własne sformułowania, nie zdania z podręcznika.

book = Warhammer Fantasy Roleplay 3

## Rules

rule-wfrp3-dice = Jest siedem kości: cechy (niebieska), rozwagi (zielona), brawury (czerwona), ekspertyzy (żółta), szczęścia (biała), pecha (czarna) i wyzwania (fioletowa), każda z własnymi symbolami.
rule-wfrp3-cancelling = Sukcesy i wyzwania znoszą się jeden do jednego, tak samo orły i czaszki; obie pary nigdy się nie mieszają, a opóźnień, wyczerpania, komet i gwiazd nic nie znosi.
rule-wfrp3-success = Test udaje się, gdy zostaje co najmniej jeden sukces; reszta wyników liczy się niezależnie od tego.
rule-wfrp3-righteous = Sprawiedliwy sukces to sukces i jeszcze jedna kość ekspertyzy, i tak bez ograniczeń.
rule-wfrp3-comet = Kometa uruchamia linię komety na karcie albo liczy się za jeden sukces lub jednego orła, jak gracz woli po rzucie; przy ataku bronią może zamiast tego dać ranę krytyczną.
rule-wfrp3-star = Gwiazda Chaosu uruchamia linię gwiazdy na karcie, a gdy jej nie ma, liczy się za czaszkę.
rule-wfrp3-lines = Działa najlepsza osiągnięta linia sukcesów; gracz kupuje linie orłów, a MG linie czaszek, każdą raz, chyba że napisano inaczej.
rule-wfrp3-exertion = Ile by wyczerpania nie wypadło w teście, kosztuje ono jeden punkt zmęczenia w teście fizycznym, jeden punkt stresu w umysłowym albo to, co mówi karta.
rule-wfrp3-delay = Gdy wypadnie choć jedno opóźnienie, MG raz na test kładzie dwa tokeny na jednej z kart postaci albo cofa znacznik inicjatywy jej strony o jedno miejsce.
rule-wfrp3-universal = W każdym teście dwa orły zdejmują punkt zmęczenia (test fizyczny) albo stresu (umysłowy), a dwie czaszki go dodają.
rule-wfrp3-characteristic = Pula zaczyna się od tylu kości cechy, ile wynosi cecha.
rule-wfrp3-stance-dice = Tyle kości cechy, ile wynosi głębokość postawy, zmienia się w kości rozwagi albo brawury, nigdy więcej, niż ich jest.
rule-wfrp3-training = Każdy poziom wyszkolenia w umiejętności dodaje kość ekspertyzy.
rule-wfrp3-fortune-dice = Każdy punkt szczęścia przy cesze dodaje kość szczęścia.
rule-wfrp3-specialisation = Każda pasująca specjalizacja dodaje kość szczęścia.
rule-wfrp3-fortune-point = Każdy wydany punkt szczęścia dodaje kość szczęścia.
rule-wfrp3-advantage = Przewagi sytuacji dodają kości szczęścia według uznania MG.
rule-wfrp3-disadvantage = Niedogodności sytuacji dodają kości pecha według uznania MG.
rule-wfrp3-defence = Każdy punkt Obrony celu dodaje kość pecha, nigdy kość wyzwania.
rule-wfrp3-difficulty = Trudność dodaje kości wyzwania: prosty test żadnej, łatwy jedną, przeciętny dwie, trudny trzy, wymagający cztery, heroiczny pięć.
rule-wfrp3-plain-attack = Zwykły atak jest testem łatwym, czyli z jedną kością wyzwania, chyba że MG ustali inną trudność.
rule-wfrp3-opposed = Test przeciwstawny porównuje cechy: przynajmniej dwukrotna przewaga nie dodaje kości wyzwania, wyższa cecha dodaje jedną, równa dwie, niższa trzy, a najwyżej połowa cztery, zaś każdy poziom wyszkolenia przeciwnika dodaje kość pecha.
rule-wfrp3-stance-meter = Na początku tury postawę przesuwa się o jedno miejsce za darmo, a każde dalsze kosztuje punkt stresu.
rule-wfrp3-card-side = Strona karty zależy od postawy; w neutralnej decyduje dłuższa strona wskaźnika postaw, a przy równych stały wybór gracza.
rule-wfrp3-turn = W turze przysługuje jeden manewr, jedna karta akcji i jeden talent, a zagranie karty ani talentu nie jest manewrem.
rule-wfrp3-extra-manoeuvre = Każdy manewr w turze poza pierwszym kosztuje punkt zmęczenia.
rule-wfrp3-assist = Asysta daje sojusznikowi w pobliżu kość szczęścia do jednego rzutu w następnej rundzie i tylko w niej.
rule-wfrp3-manoeuvres = Wymiana talentu, interakcja z otoczeniem, zarządzanie ekwipunkiem oraz wsiadanie i zsiadanie z konia to manewry.
rule-wfrp3-prepare = Karta, która wymaga przygotowania, potrzebuje najpierw tego manewru.
rule-wfrp3-skill-use = Wykorzystanie umiejętności w walce jest manewrem, a pierwsza pomoc wymaga wtedy zwarcia z rannym.
rule-wfrp3-recharge = Na zagraną kartę trafiają tokeny, po jednym schodzi na końcu każdej tury, a kartą można się posłużyć znowu, gdy nie ma już żadnego.
rule-wfrp3-active-defence = Blok, parowanie i unik, dostępne przy Wytrzymałości, Sile lub Zręczności 3, dodają do ataku po jednej kości pecha, a z wyszkoleniem po dwie, każde raz na atak.
rule-wfrp3-initiative = Inicjatywa to test Zręczności, a w scenach towarzyskich Ogłady, bez kości wyzwania, i kto ma więcej sukcesów, działa wcześniej.
rule-wfrp3-tie = Przy równych sukcesach decyduje wyższa cecha, a gdy i ona jest równa, dogrywka albo MG.
rule-wfrp3-range = Jest pięć zasięgów: zwarcie, bliski, średni, daleki i ekstremalny; walka wręcz wymaga zwarcia, a strzał jego braku.
rule-wfrp3-reach = Broń działa tak daleko, jak sięga jej własny zasięg.
rule-wfrp3-extreme = Na zasięgu ekstremalnym MG może dodać kości pecha.
rule-wfrp3-move = Między zwarciem a zasięgiem bliskim i między bliskim a średnim jest jeden manewr, między średnim a dalekim dwa, między dalekim a ekstremalnym trzy, w obie strony.
rule-wfrp3-disengage = Wyjście ze zwarcia to jeden manewr bez względu na liczbę wrogów, wśród samych sojuszników darmowy, a bez niego naraża się na atak.
rule-wfrp3-guard = Osłona z karty dodaje kości pecha do ataków aż do następnej tury.
rule-wfrp3-damage = Obrażenia to Siła albo Zręczność, broń i karta, minus Wytrzymałość, wyparowanie i to, co jeszcze je zmniejsza; czar ma obrażenia ze swojej karty.
rule-wfrp3-minimum = Trafienie zadaje co najmniej jedną ranę.
rule-wfrp3-no-critical = Gdy obrona nie jest mniejsza od ataku, trafienie zadaje tyle zwykłych ran, ile wywołano krytycznych, co najmniej jedną, a żadna nie jest krytyczna.
rule-wfrp3-critical-rating = Orły w liczbie równej wartości krytycznej broni zmieniają jedną z ran w krytyczną, a ran krytycznych nie dolicza się osobno.
rule-wfrp3-threshold = Próg ran to Wytrzymałość i 9 u ludzi, 10 u krasnoludów, 8 u elfów, 7 u niziołków i 12 u ogrów.
rule-wfrp3-wound-cards = Każda rana to zakryta karta; krytyczna to jedna z nich, wybrana losowo i odwrócona, o powadze od 1 do 5.
rule-wfrp3-state = Bez ran postać jest cała, ze zwykłymi lekko, a z choćby jedną krytyczną krytycznie ranna, z większą liczbą ran niż próg zaś nieprzytomna.
rule-wfrp3-fall = Kto pada nieprzytomny, odwraca jedną zwykłą ranę na krytyczną, raz na upadek.
rule-wfrp3-death = Kto leży nieprzytomny z większą liczbą ran krytycznych niż Wytrzymałość, nie żyje.
rule-wfrp3-needs-help = Kto jest nieprzytomny, bez pomocy umiera.
rule-wfrp3-severity = Rana krytyczna waży tyle, ile jej powaga, ponad samą kartę: u popleczników, u nikogo albo u wszystkich, zależnie od interpretacji.
rule-wfrp3-distress = Więcej zmęczenia niż cecha fizyczna albo więcej stresu niż umysłowa dodaje jedną kość pecha do testów tej cechy.
rule-wfrp3-passing-out = Kto ma więcej zmęczenia niż dwukrotna Wytrzymałość albo więcej stresu niż dwukrotna Siła Woli, traci przytomność.
rule-wfrp3-recovery = Na końcu starcia każdy traci tyle zmęczenia, ile wynosi Wytrzymałość, i tyle stresu, ile wynosi Siła Woli.
rule-wfrp3-night = Przespana noc leczy bez testu tyle zwykłych ran, ile wynosi Wytrzymałość.
rule-wfrp3-gravity = Test leczenia ma jedną kość wyzwania przy zwykłych ranach, a dwie, gdy jest choć jedna krytyczna.
rule-wfrp3-resilience = Test odporności po nocy leczy jedną ranę krytyczną o powadze nie większej niż liczba sukcesów i tyle zwykłych ran, ile zostało orłów.
rule-wfrp3-aid-help = Każdy sukces w teście pierwszej pomocy innej postaci dodaje kość szczęścia do testu odporności.
rule-wfrp3-medicine-help = Pomagający wyszkolony w medycynie dodaje za każdy sukces kość ekspertyzy zamiast kości szczęścia.
rule-wfrp3-long-term = Opieka długoterminowa czyni test odporności o stopień łatwiejszym, najwyżej do zera kości wyzwania.
rule-wfrp3-first-aid = Pierwsza pomoc leczy od razu tyle zwykłych ran, ile sukcesów, lecz najwyżej tyle, ile wynosi Wytrzymałość rannego.
rule-wfrp3-ignoring = Pierwsza pomoc pozwala przez dobę ignorować skutki każdej rany krytycznej o powadze nie większej niż liczba sukcesów.
rule-wfrp3-mishap = Dwie czaszki w pierwszej pomocy to dla rannego punkt stresu i punkt zmęczenia, a przy ranach krytycznych jeszcze jedna zwykła rana.
rule-wfrp3-medicine = Medycyna zamiast pierwszej pomocy jest niemożliwa w walce i zawodzi dopiero przy trzech czaszkach.
rule-wfrp3-first-aid-limit = Postać korzysta z jednej udanej pierwszej pomocy na scenę; nieudane próby się nie liczą.
rule-wfrp3-self-treatment = Leczenie samego siebie dodaje kość wyzwania.
rule-wfrp3-draught = Leczący wywar to rzut czterema kośćmi szczęścia: leczy tyle zwykłych ran, ile sukcesów, i jedną krytyczną o powadze nie większej niż liczba orłów.
rule-wfrp3-healing-card = Czary i modlitwy leczą tyle, ile mówi ich karta.

## Readings

reading-talents_per_turn = Ile talentów można wykorzystać w turze?
reading-talents_per_turn-1 = Jeden.
reading-talents_per_turn-as_written = Tyle, na ile pozwalają karty.
reading-extra_manoeuvres = Ile manewrów można w turze dokupić za zmęczenie?
reading-extra_manoeuvres-any = Dowolnie wiele.
reading-extra_manoeuvres-one = Jeden.
reading-assist_range = Jak blisko musi być sojusznik, któremu się asystuje?
reading-assist_range-close = W zasięgu bliskim albo w zwarciu.
reading-assist_range-engaged = W zwarciu.
reading-npc_recharge = Kiedy karty postaci MG tracą token?
reading-npc_recharge-round = Na końcu rundy.
reading-npc_recharge-turn = Na końcu ich tury.
reading-extreme_range_m = Ile kości pecha dodaje zasięg ekstremalny?
reading-extreme_range_m-0 = Żadnej.
reading-extreme_range_m-1 = Jedną.
reading-extreme_range_m-2 = Dwie.
reading-extreme_range_m-3 = Trzy.
reading-unsafe_disengage = Co grozi temu, kto wychodzi ze zwarcia bez manewru?
reading-unsafe_disengage-exposed = Jest narażony, a o reszcie decyduje MG.
reading-unsafe_disengage-free_basic_attack = Każdy wróg w zwarciu wykonuje darmowy podstawowy atak.
reading-critical_rating = Ile razy orły mogą kupić ranę krytyczną broni?
reading-critical_rating-once = Raz.
reading-critical_rating-repeat = Tyle razy, na ile starczy orłów.
reading-severity_adds_wounds = Czyje rany krytyczne ważą tyle, ile ich powaga, ponad samą kartę?
reading-severity_adds_wounds-henchmen = Rany popleczników.
reading-severity_adds_wounds-all = Rany wszystkich.
reading-severity_adds_wounds-off = Niczyje.
reading-critical_heals = Co się dzieje z raną krytyczną wyleczoną testem odporności?
reading-critical_heals-to_normal = Staje się zwykłą raną.
reading-critical_heals-remove = Znika.
reading-boons_heal = Czy orły w teście odporności leczą zwykłe rany?
reading-boons_heal-on = Tak, po jednej.
reading-boons_heal-off = Nie.
reading-first_aid_bonus = Czy dwa orły w teście pomagającym dają jeszcze jedną kość?
reading-first_aid_bonus-off = Nie.
reading-first_aid_bonus-on = Tak.
reading-medicine_dice = Ile kości daje pomagający test medycyny?
reading-medicine_dice-per_success = Jedną za każdy sukces.
reading-medicine_dice-single = Jedną.
reading-first_aid_limit = Na jak długo jedna udana pierwsza pomoc wyczerpuje szansę rannego?
reading-first_aid_limit-scene = Na scenę.
reading-first_aid_limit-act = Na akt.
reading-first_aid_limit-day = Na dzień.
reading-self_treatment_h = Ile kości wyzwania kosztuje leczenie samego siebie?
reading-self_treatment_h-1 = Jedną.
reading-self_treatment_h-0 = Żadnej.

edition-published = Wydana gra, z lukami wypełnionymi według interpretacji.
edition-seed = Polskie źródło, wzięte dosłownie.

## Measures

measure-hit = trafienie
measure-passed = powodzenie
measure-success = sukcesy netto
measure-boons = orły netto
measure-wounds = zadane rany
measure-criticals = w tym krytyczne
measure-unconscious = cel nieprzytomny
measure-dead = cel martwy
measure-fatigue = zmęczenie netto
measure-stress = stres netto
measure-strained = odczute wyczerpanie (punkt zmęczenia albo stresu)
measure-delayed = odczute opóźnienie (dwa tokeny albo kolejność)
measure-tokens = tokeny na kartach
measure-guard = osłona
measure-manoeuvres = darmowe manewry
measure-heals = zwykłe rany leczone kartą
measure-healed = wyleczone zwykłe rany
measure-critical_healed = wyleczona rana krytyczna
measure-ignored = rany krytyczne ignorowane przez dobę
measure-mishap = pogorszenie
measure-first = działa pierwszy
measure-tied = dogrywka o pierwszeństwo
measure-comets = komety
measure-stars = gwiazdy Chaosu
measure-delay = opóźnienia
measure-exertion = wyczerpanie
measure-wanted = tyle sukcesów i orłów naraz

told-whole = Pula kości
told-best_hit = Najlepsza szansa trafienia: postawa { $value }
told-best_wounds = Najwięcej ran: postawa { $value }
told-best_passed = Najlepsza szansa powodzenia: postawa { $value }

## Reasons

reason-characteristic = kości cechy: { $of }
reason-conservative = kości rozwagi: { $of }
reason-reckless = kości brawury: { $of }
reason-expertise = kości ekspertyzy: { $of }
reason-fortune = kości szczęścia: { $of }
reason-misfortune = kości pecha przeciw: { $of }
reason-challenge = kości wyzwania przeciw: { $of }
reason-line-characteristic = { $field } – { $end }
reason-line-conservative = { $field } – { $end }
reason-line-reckless = { $field } – { $end }
reason-line-expertise = { $field } – { $end }
reason-line-fortune = { $field } – { $end }
reason-line-misfortune = { $field } – { $end }
reason-line-challenge = { $field } – { $end }

## Dice

die-name = { $die ->
    [C] kość cechy (C)
    [G] kość rozwagi (G)
    [R] kość brawury (R)
    [Y] kość ekspertyzy (Y)
    [F] kość szczęścia (F)
    [M] kość pecha (M)
   *[H] kość wyzwania (H)
}
stage-turn = Tura
stage-initiative = Inicjatywa
stage-helping = Test pomagającego
stage-pool = Pula kości
stage-severity = Karty ran
stage-result = Wynik
ask-initiative = { $roller }: { $count }× { die-name }
ask-helping = { $count }× { die-name }
ask-pool = { $count }× { die-name }
ask-severity = { $count ->
    [one] odwrócono { $count } kartę ran
    [few] odwrócono { $count } karty ran
    [many] odwrócono { $count } kart ran
   *[other] odwrócono { $count } karty ran
}
good-initiative = pomyślne: { $good }
good-helping = pomyślne: { $good }
good-pool = pomyślne: { $good }
good-severity = łagodne: { $good }

## What is wrong with a file

unknown-edition = nie ma edycji { $edition }; są { $known }
unknown-reading = nie ma interpretacji { $reading }; są { $known }
unknown-option = { $reading } nie może być { $option }; może być { $known }
one-kind = sytuacja ma dokładnie jedno z { $known }, a nie { $got }
not-a-stance = { $got } nie jest postawą; napisz neutral, conservative 2 albo reckless 1
stance-beyond-meter = { $got } wykracza poza wskaźnik postaw, który po tej stronie ma { $most }
unknown-characteristic = { $got } nie jest cechą; są { $known }
unknown-card = nie ma karty { $got }; są { $known }, można też zapisać własną w tabeli card
line-named-twice = dwie linie mają tę samą nazwę; każda potrzebuje własnej
unknown-defence = { $got } nie jest aktywną obroną; są { $known }
unknown-manoeuvre = { $got } nie jest manewrem; są { $known }
unknown-range = { $got } nie jest zasięgiem; są { $known }
unknown-earlier = { $got } nic nie mówi o wcześniejszej pierwszej pomocy; napisz { $known }
difficulty-or-opposed = podaj albo trudność, albo przeciwnika testu
too-few-contenders = o inicjatywę rzucają co najmniej dwie postaci, a nie { $got }
named-twice = dwie postaci noszą to samo imię; każda potrzebuje własnego

## Refusals

at-distance = { $distance ->
    [engaged] w zwarciu
    [close] w zasięgu bliskim
    [medium] w zasięgu średnim
    [long] w zasięgu dalekim
   *[extreme] w zasięgu ekstremalnym
}
pool-word = { $word } nie nazywa kości; napisz liczbę i jedną z liter { $known }, na przykład 3C
pool-negative = { $word } to ujemna liczba kości; napisz 0 lub więcej
pool-too-large = kości: { $size }, a naraz rzuca się najwyżej { $most }
second-action = w turze zagrywa się jedną kartę akcji, a nie { $actions }
second-talent = w turze wykorzystuje się jeden talent, a nie { $talents }
too-many-manoeuvres = według tej interpretacji w turze wykonuje się dwa manewry, a nie { $manoeuvres }
cannot-act = { $name } nie może działać: { $condition ->
    [dead] nie żyje
   *[unconscious] leży bez przytomności
}
passed-out = { $name } traci przytomność: zmęczenie { $fatigue }, stres { $stress }; najpierw muszą spaść
card-recharging = { $card } jeszcze się ładuje: { $tokens ->
    [one] leży na niej { $tokens } token
    [few] leżą na niej { $tokens } tokeny
    [many] leży na niej { $tokens } tokenów
   *[other] leży na niej { $tokens } tokenu
}
not-prepared = { $card } wymaga najpierw manewru prepare (przygotowanie)
needs-engaged = { $card } wymaga zwarcia z celem, a ten jest { at-distance }
not-engaged = { $card } nie działa na kogoś w zwarciu; najpierw trzeba się odsunąć
beyond-reach = cel jest { at-distance }, a broń sięga { $reach ->
    [engaged] tylko zwarcia
    [close] tylko zasięgu bliskiego
    [medium] zasięgu średniego
    [long] zasięgu dalekiego
   *[extreme] zasięgu ekstremalnego
}
target-dead = { $name } już nie żyje
defence-twice = { $defence } działa raz przeciw jednemu atakowi
defence-too-weak = { $defence } wymaga 3 w { $characteristic }, a jest { $got }
patient-dead = { $name } nie żyje, a zmarłych nic nie leczy
medicine-in-combat = medycyna jest niemożliwa w walce; możliwa jest pierwsza pomoc
aid-not-engaged = pierwsza pomoc w walce wymaga zwarcia z rannym, a ten jest { at-distance }
rest-in-combat = w walce nikt nie odpoczywa; możliwa jest pierwsza pomoc i wywary
medicine-untrained = { $name } nie zna medycyny i może pomóc tylko pierwszą pomocą
first-aid-used-up = { $name } skorzystał już z pierwszej pomocy; następna zadziała { $limit ->
    [scene] w innej scenie
    [act] w innym akcie
   *[day] innego dnia
}

## What happened

turn-manoeuvres = { $manoeuvres ->
    [one] { $manoeuvres } manewr
    [few] { $manoeuvres } manewry
    [many] { $manoeuvres } manewrów
   *[other] { $manoeuvres } manewru
}, zmęczenie { $fatigue }
turn-stance = przesunięcie postawy: stres { $stress }
plays-card = zagrywa { $card }, strona { $colour ->
    [conservative] zielona
   *[reckless] czerwona
}
throws-pool = pula kości: { $pool }
net-result = sukcesy netto { $success }, orły netto { $boons }
check-passed = test udany
check-failed = test nieudany
line-bought = wybrana linia: { $line ->
    [hit] cios trafia
    [strong-hit] mocny cios: +2 do obrażeń
    [free-manoeuvre] darmowy manewr
    [opening] wróg zyskuje okazję
    [assessed] sytuacja oceniona
    [token-off] jeden token z karty
    [token-on] jeden token na kartę
    [done] udaje się
    [done-and-moving] udaje się i darmowy manewr
    [second-wind] drugi oddech: punkt zmęczenia mniej
    [strained] nadwyrężenie: punkt zmęczenia
    [guarded] osłona: jedna kość pecha
    [well-guarded] mocna osłona: dwie kości pecha
    [boon-guard] linia orłów osłony
    [worried] niepokój: punkt stresu
    [critical-rating] rana krytyczna za wartość broni
    [recover-fatigue] zdjąć punkt zmęczenia
    [recover-stress] zdjąć punkt stresu
    [suffer-fatigue] dodać punkt zmęczenia
    [suffer-stress] dodać punkt stresu
   *[other] { $line }
}
wounds-dealt = { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
    [many] { $wounds } ran
   *[other] { $wounds } rany
}, w tym krytyczne: { $criticals }
body-after = rany { $weight } przy progu { $threshold }: { $condition ->
    [unhurt] bez ran
    [light] lekko ranny
    [critical] krytycznie ranny
    [unconscious] nieprzytomny
   *[dead] martwy
}
needs-help = potrzebuje pomocy, inaczej umrze
actor-changes = { $what ->
    [fatigue] zmęczenie
    [stress] stres
   *[tokens] tokeny na kartach
}: { $amount }
side-slips = znacznik inicjatywy strony cofa się o jedno miejsce
healing-kind = { $patient }: { $kind ->
    [night] przespana noc
    [resilience] test odporności po nocy
    [first-aid] pierwsza pomoc
    [medicine] medycyna
   *[draught] leczący wywar
}
helper-throws = pomaga { $helper }, pula { $pool }
wounds-healed = wyleczone zwykłe rany: { $healed }, krytyczne: { $criticals }
critical-ignored = rana krytyczna o powadze { $severity } ignorowana przez dobę
mishap = pogorszenie: punkt stresu, punkt zmęczenia, a przy ranach krytycznych jeszcze rana

## Choices

why-opening = Jak wykorzystać okazję, którą daje { $name }, a ma { $target }?
why-tokens-on = Na którą kartę, której właścicielem jest { $name }, położyć { $tokens ->
    [one] { $tokens } token
    [few] { $tokens } tokeny
    [many] { $tokens } tokenów
   *[other] { $tokens } tokenu
}?
why-healed-one = Kogo leczy { $card } (rany: { $heals })?
option-harder = stopień trudniej: kość wyzwania
option-slip-away = wymknąć się ze zwarcia
why-card = Którą kartę zagrać?
why-target = Na kogo zagrać { $card }?
why-defend = Jak broni się { $target }, atakuje { $name }?
why-difficulty = Jak trudna jest karta { $card }, gra { $name }?
why-fortune-points = Ile punktów szczęścia wydać?
why-judgement = Jakie są okoliczności karty { $card }, gra { $name }?
why-token-off = Z której karty zdjąć token?
why-engage = Z kim wejść w zwarcie?
why-assist = Komu asystować?
why-equipment = Czym się zająć w ekwipunku?
why-prepare = Którą kartę przygotować?
why-talent = Który talent wykorzystać?
why-swap-out = Który talent odpiąć?
why-swap-in = Który talent przypisać?
why-patient = Komu udzielić pierwszej pomocy?
why-drinker = Kto wypije wywar?
why-deed = Co robi { $name } (zmęczenie { $fatigue }, stres { $stress })?
why-tie = Obie strony są równe przy cesze { $agility }: kto pierwszy?
why-who-acts = Kto działa teraz w rundzie { $round }?
why-stance = Jaką postawę przyjmuje { $name } (stres { $stress })?
option-play-card = zagrać kartę akcji
option-use-talent = wykorzystać talent
option-engage = wejść w zwarcie
option-disengage = wyjść ze zwarcia
option-break-away = wyrwać się bez manewru
option-move-left = ruch o miejsce wstecz
option-move-right = ruch o miejsce naprzód
option-assist = asysta
option-equipment = zarządzanie ekwipunkiem
option-prepare = przygotowanie
option-first-aid = pierwsza pomoc
option-draught = leczący wywar
option-interact = interakcja z otoczeniem
option-mount = wsiąść albo zsiąść
option-swap-talent = wymiana talentu
option-end-turn = koniec tury
option-simple = prosty
option-easy = łatwy
option-average = przeciętny
option-hard = trudny
option-daunting = wymagający
option-heroic = heroiczny
option-plain = nic szczególnego
option-helped = przewaga: kość szczęścia
option-hindered = niedogodność: kość pecha
option-roll-off = dogrywka
option-players-first = gracze
option-gm-first = MG
option-block = blok
option-parry = parowanie
option-dodge = unik
option-load = załadować broń
option-neutral = neutralna
option-conservative-1 = rozwaga 1
option-reckless-1 = brawura 1
option-conservative-2 = rozwaga 2
option-reckless-2 = brawura 2
option-conservative-3 = rozwaga 3
option-reckless-3 = brawura 3
option-conservative-4 = rozwaga 4
option-reckless-4 = brawura 4
option-conservative-5 = rozwaga 5
option-reckless-5 = brawura 5
option-conservative-6 = rozwaga 6
option-reckless-6 = brawura 6
option-conservative-7 = rozwaga 7
option-reckless-7 = brawura 7
option-conservative-8 = rozwaga 8
option-reckless-8 = brawura 8
option-conservative-9 = rozwaga 9
option-reckless-9 = brawura 9
option-conservative-10 = rozwaga 10
option-reckless-10 = brawura 10

why-comet = Do czego posłuży kometa?
why-boons = Którą linię kupić za orły?
why-banes = Którą linię MG kupuje za czaszki?
why-delay = Co powoduje opóźnienie?
why-critical = Którą ranę krytyczną wyleczyć, według powagi?
option-nothing = nic
option-success = sukces
option-boon = orzeł
option-critical = rana krytyczna
option-tokens = dwa tokeny na kartę
option-initiative = jedno miejsce niżej w kolejności
option-hit = cios trafia
option-strong-hit = mocny cios: +2 do obrażeń
option-free-manoeuvre = darmowy manewr
option-opening = wróg zyskuje okazję
option-assessed = sytuacja oceniona
option-token-off = jeden token z karty
option-token-on = jeden token na kartę
option-done = udaje się
option-done-and-moving = udaje się i darmowy manewr
option-second-wind = drugi oddech: punkt zmęczenia mniej
option-strained = nadwyrężenie: punkt zmęczenia
option-guarded = osłona: jedna kość pecha
option-well-guarded = mocna osłona: dwie kości pecha
option-boon-guard = linia orłów osłony
option-worried = niepokój: punkt stresu
option-critical-rating = rana krytyczna za wartość broni
option-recover-fatigue = zdjąć punkt zmęczenia
option-recover-stress = zdjąć punkt stresu
option-suffer-fatigue = dodać punkt zmęczenia
option-suffer-stress = dodać punkt stresu

## An encounter

nameless = każdy uczestnik starcia potrzebuje imienia
one-sided = w starciu musi być ktoś po stronie players i ktoś po stronie gm
no-missile = { $card } wymaga w ręku broni dystansowej, a jest { $weapon }
not-loaded = { $weapon } trzeba najpierw załadować
nobody-in-reach = { $card } nikogo stąd nie sięga; trzeba się ruszyć
still-engaged = { $name } jest w zwarciu i musi najpierw z niego wyjść
no-farther = dalej miejsca się kończą: linia ma długość { $length }
nobody-close = nikt nie jest dość blisko, by z nim zewrzeć; trzeba podejść
is-free = { $name } nie jest w zwarciu
free-to-leave = { $name } może odejść swobodnie: żaden wróg tam nie stoi
nobody-to-assist = żaden sojusznik nie jest dość blisko, by mu asystować
nothing-to-handle = nie ma innej broni do wyjęcia ani nic do załadowania
nothing-to-prepare = żadna karta nie wymaga przygotowania
no-talent = żadnego przypisanego talentu nie można teraz wykorzystać
nothing-to-swap = nie ma talentu do wymiany
nobody-to-treat = w zwarciu nie ma rannego, który nie skorzystał jeszcze z pierwszej pomocy
no-draught = { $name } nie ma już wywaru
fighter-plays = { $name } zagrywa { $card }
fighter-strikes = { $name } zagrywa { $card }, cel: { $target }
defends = { $name } broni się: { defence-name }
manoeuvre-tires = kolejny manewr męczy: { $name }, punkt zmęczenia
moves-to = { $name } przechodzi na miejsce { $place }
engages = { $name } wchodzi w zwarcie, z kim: { $target }
leaves = { $name } wychodzi ze zwarcia
breaks-away = { $name } wyrywa się ze zwarcia bez osłony
assists = { $name } asystuje w następnej rundzie, komu: { $target }
loads = { $name } ładuje { $weapon }
draws = { $name } dobywa { $weapon }
interacts = { $name } wchodzi w interakcję z otoczeniem
mounts = { $name } wsiada na konia
dismounts = { $name } zsiada z konia
prepares = { $name } przygotowuje { $card }
uses-talent = { $name } wykorzystuje talent { $talent }
swaps = { $name } przypisuje talent { $talent }
treats = { $name } udziela pierwszej pomocy, komu: { $target }
drinks = { $name } podaje wywar, komu: { $target }
rolls-initiative = { $name }: sukcesy netto { $success }
turn-begins = runda { $round }: tura, której gra { $name }
stance-costs = { $name } mocno zmienia postawę: stres { $stress }
round-ends = runda { $round } się kończy
encounter-ends = starcie kończy się w rundzie { $round }; wszyscy odpoczywają
round-of = runda { $round } z { $rounds }
stands-at = { $name } ({ $seat }) na miejscu { $place }
is-engaged = { $name } jest w zwarciu, z kim: { $others }
has-stance = { $name }: postawa { $side ->
    [conservative] rozwaga
   *[reckless] brawura
} { $depth }
is-exposed = { $name } jest wystawiony na atak
is-so = { $name }: rany { $weight } przy progu { $threshold }, zmęczenie { $fatigue }, stres { $stress }: { $condition ->
    [unhurt] bez ran
    [light] lekko ranny
    [critical] krytycznie ranny
    [unconscious] nieprzytomny
   *[dead] martwy
}
has-tokens = { $name }: { $card } się ładuje, { $tokens ->
    [one] { $tokens } token
    [few] { $tokens } tokeny
    [many] { $tokens } tokenów
   *[other] { $tokens } tokenu
}
defence-name = { $defence ->
    [block] blok
    [parry] parowanie
   *[dodge] unik
}
uses-opening = { $name } wykorzystuje okazję
card-heals = { $name } zdrowieje: { $healed ->
    [one] { $healed } rana
    [few] { $healed } rany
    [many] { $healed } ran
   *[other] { $healed } rany
}
stand-apart = { $name } i { $other }: { at-distance }
acts-as = miejsce { $place }: { $names }
