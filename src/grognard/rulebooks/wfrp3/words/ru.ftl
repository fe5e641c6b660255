### Warhammer Fantasy Roleplay 3 по-русски: наши собственные формулировки, а не предложения из книги.

book = Warhammer Fantasy Roleplay 3

## Rules

rule-wfrp3-dice = Костей семь: характеристики (синяя), осторожности (зелёная), безрассудства (красная), мастерства (жёлтая), удачи (белая), неудачи (чёрная) и испытания (фиолетовая), у каждой свои символы.
rule-wfrp3-cancelling = Успехи и помехи гасят друг друга один к одному, и так же блага и беды; одно с другим никогда не смешивается, а задержки, напряжение, кометы и звёзды не гасит ничто.
rule-wfrp3-success = Проверка удаётся, если остался хотя бы один успех; всё прочее на костях действует в любом случае.
rule-wfrp3-righteous = Праведный успех — это успех и ещё одна кость мастерства, и так без предела.
rule-wfrp3-comet = Комета запускает строку кометы на карте или считается за один успех либо одно благо, как игрок решит после броска; при атаке оружием вместо этого можно взять критическую рану.
rule-wfrp3-star = Звезда Хаоса запускает строку звезды на карте, а если её нет, считается за беду.
rule-wfrp3-lines = Действует лучшая из достигнутых строк успехов; строки благ покупает игрок, строки бед мастер, каждую один раз, если на ней не сказано иное.
rule-wfrp3-exertion = Сколько бы напряжения ни выпало в проверке, оно стоит одной единицы усталости в физической, одной единицы стресса в умственной или того, что сказано на карте.
rule-wfrp3-delay = Если выпала хотя бы одна задержка, мастер один раз за проверку кладёт два жетона на карту персонажа или сдвигает метку инициативы его стороны на одно место назад.
rule-wfrp3-universal = В любой проверке два блага снимают единицу усталости (в физической) или стресса (в умственной), а две беды её добавляют.
rule-wfrp3-characteristic = В наборе сначала столько костей характеристики, сколько в ней единиц.
rule-wfrp3-stance-dice = Сколько делений в стойке, столько костей характеристики становятся костями осторожности или безрассудства, но не больше, чем их есть.
rule-wfrp3-training = Каждая ступень обученности навыку добавляет кость мастерства.
rule-wfrp3-fortune-dice = Каждая единица удачи при характеристике добавляет кость удачи.
rule-wfrp3-specialisation = Каждая подходящая специализация добавляет кость удачи.
rule-wfrp3-fortune-point = Каждый потраченный пункт удачи добавляет кость удачи.
rule-wfrp3-advantage = Преимущества положения добавляют кости удачи, сколько решит мастер.
rule-wfrp3-disadvantage = Неудобства положения добавляют кости неудачи, сколько решит мастер.
rule-wfrp3-defence = Каждая единица Защиты цели добавляет кость неудачи и никогда кость испытания.
rule-wfrp3-difficulty = Сложность добавляет кости испытания: простая ни одной, лёгкая одну, средняя две, трудная три, устрашающая четыре, героическая пять.
rule-wfrp3-plain-attack = Обычная атака — лёгкая проверка с одной костью испытания, если мастер не назначил другую сложность.
rule-wfrp3-opposed = Встречная проверка сравнивает характеристики: хотя бы двойное превосходство не добавляет костей испытания, большая добавляет одну, равная две, меньшая три, а не больше половины четыре, и каждая ступень обученности противника добавляет кость неудачи.
rule-wfrp3-stance-meter = В начале хода стойка сдвигается на одно деление даром, а каждое следующее стоит единицы стресса.
rule-wfrp3-card-side = Сторона карты та же, что у стойки; в нейтральной действует более длинная сторона шкалы, а при равных — постоянный выбор игрока.
rule-wfrp3-turn = За ход положены один манёвр, одна карта действия и один талант, и ни карта, ни талант манёвром не считаются.
rule-wfrp3-extra-manoeuvre = Каждый манёвр за ход сверх первого стоит единицы усталости.
rule-wfrp3-assist = Помощь даёт союзнику рядом одну кость удачи на одну проверку в следующем раунде и только в нём.
rule-wfrp3-manoeuvres = Сменить талант, сделать что-то с обстановкой, управиться со снаряжением, сесть в седло или спешиться — всё это манёвры.
rule-wfrp3-prepare = Карте, которая требует подготовки, сначала нужен этот манёвр.
rule-wfrp3-skill-use = Применить навык в бою — это манёвр, а первая помощь требует тогда быть с раненым вплотную.
rule-wfrp3-recharge = На сыгранную карту кладут жетоны, в конце каждого хода снимают по одному, и снова она доступна, когда не останется ни одного.
rule-wfrp3-active-defence = Блок, парирование и уклонение доступны при Стойкости, Силе или Ловкости от 3 и добавляют к атаке по кости неудачи, а при обученности по две, каждое один раз за атаку.
rule-wfrp3-initiative = Инициатива — проверка Ловкости, а в сценах общения Обаяния, без костей испытания, и у кого больше успехов, тот действует раньше.
rule-wfrp3-tie = При равных успехах раньше действует тот, у кого выше характеристика, а если и она равна, решает переброс или мастер.
rule-wfrp3-range = Дистанций пять: вплотную, близкая, средняя, дальняя и предельная; для рукопашной цель должна быть вплотную, а для выстрела нет.
rule-wfrp3-reach = Оружие действует настолько далеко, насколько хватает его собственной дистанции.
rule-wfrp3-extreme = На предельной дистанции мастер может добавить кости неудачи.
rule-wfrp3-move = Между схваткой вплотную и близкой дистанцией и между близкой и средней один манёвр, между средней и дальней два, между дальней и предельной три, в обе стороны.
rule-wfrp3-disengage = Выйти из схватки — один манёвр, сколько бы ни было врагов, среди одних союзников даром, а без него подставляешься под удар.
rule-wfrp3-guard = Прикрытие с карты добавляет к атакам кости неудачи до следующего хода.
rule-wfrp3-damage = Урон — это Сила или Ловкость, оружие и карта без Стойкости, поглощения и прочего, что его уменьшает; у заклинания урон своей карты.
rule-wfrp3-minimum = Попадание наносит хотя бы одну рану.
rule-wfrp3-no-critical = Если защита не меньше атаки, попадание наносит столько обычных ран, сколько вызвано критических, хотя бы одну, и ни одна из них не критическая.
rule-wfrp3-critical-rating = Блага числом в критический порог оружия делают одну из ран критической, а новых ран критические не добавляют.
rule-wfrp3-threshold = Порог ран — это Стойкость и ещё 9 у людей, 10 у гномов, 8 у эльфов, 7 у полуросликов и 12 у огров.
rule-wfrp3-wound-cards = Каждая рана — карта рубашкой вверх; критическая — одна из них наугад, перевёрнутая, с тяжестью от 1 до 5.
rule-wfrp3-state = Без ран персонаж цел, с обычными ранен легко, хотя бы с одной критической тяжело, а если ран больше порога, лежит без сознания.
rule-wfrp3-fall = Кто падает без сознания, переворачивает одну обычную рану на критическую, один раз за падение.
rule-wfrp3-death = Кто лежит без сознания и критических ран имеет больше, чем Стойкость, тот мёртв.
rule-wfrp3-needs-help = Кто без сознания, тот без помощи умирает.
rule-wfrp3-severity = Критическая рана весит свою тяжесть сверх карты: у приспешников, ни у кого или у всех, смотря по толкованию.
rule-wfrp3-distress = Если усталости больше физической характеристики или стресса больше умственной, к проверкам этой характеристики добавляется одна кость неудачи.
rule-wfrp3-passing-out = У кого усталости больше удвоенной Стойкости или стресса больше удвоенной Силы воли, тот теряет сознание.
rule-wfrp3-recovery = В конце схватки каждый снимает столько усталости, какова Стойкость, и столько стресса, какова Сила воли.
rule-wfrp3-night = Ночной отдых без проверки лечит столько обычных ран, какова Стойкость.
rule-wfrp3-gravity = В проверке лечения одна кость испытания при обычных ранах и две, если есть хоть одна критическая.
rule-wfrp3-resilience = Проверка живучести после ночи лечит одну критическую рану тяжестью не больше числа успехов и столько обычных, сколько осталось благ.
rule-wfrp3-aid-help = Каждый успех помощника в проверке первой помощи добавляет кость удачи к проверке живучести.
rule-wfrp3-medicine-help = Помощник, обученный медицине, за каждый успех добавляет вместо этого кость мастерства.
rule-wfrp3-long-term = Долгий уход делает проверку живучести на ступень легче, вплоть до нуля костей испытания.
rule-wfrp3-first-aid = Первая помощь сразу лечит столько обычных ран, сколько успехов, но не больше Стойкости раненого.
rule-wfrp3-ignoring = Первая помощь позволяет сутки не замечать последствий каждой критической раны тяжестью не больше числа успехов.
rule-wfrp3-mishap = Две беды в первой помощи — это для раненого единица стресса и единица усталости, а при критических ранах ещё и обычная рана.
rule-wfrp3-medicine = Медицина вместо первой помощи в бою невозможна и подводит только при трёх бедах.
rule-wfrp3-first-aid-limit = Раненому помогает одна удачная первая помощь за сцену; неудачные попытки не считаются.
rule-wfrp3-self-treatment = Лечить самого себя — ещё одна кость испытания.
rule-wfrp3-draught = Целебный отвар — бросок четырёх костей удачи: он лечит столько обычных ран, сколько успехов, и одну критическую тяжестью не больше числа благ.
rule-wfrp3-healing-card = Заклинания и молитвы лечат столько, сколько сказано на карте.

## Readings

reading-talents_per_turn = Сколько талантов можно применить за ход?
reading-talents_per_turn-1 = Один.
reading-talents_per_turn-as_written = Сколько позволяют карты.
reading-extra_manoeuvres = Сколько манёвров за ход можно докупить усталостью?
reading-extra_manoeuvres-any = Сколько угодно.
reading-extra_manoeuvres-one = Один.
reading-assist_range = Насколько близко должен быть союзник, чтобы ему помочь?
reading-assist_range-close = На близкой дистанции или вплотную.
reading-assist_range-engaged = Вплотную.
reading-npc_recharge = Когда карты персонажей мастера теряют жетон?
reading-npc_recharge-round = В конце раунда.
reading-npc_recharge-turn = В конце их хода.
reading-extreme_range_m = Сколько костей неудачи добавляет предельная дистанция?
reading-extreme_range_m-0 = Ни одной.
reading-extreme_range_m-1 = Одну.
reading-extreme_range_m-2 = Две.
reading-extreme_range_m-3 = Три.
reading-unsafe_disengage = Что грозит тому, кто выходит из схватки без манёвра?
reading-unsafe_disengage-exposed = Он открыт для удара, остальное решает мастер.
reading-unsafe_disengage-free_basic_attack = Каждый враг там проводит бесплатную простую атаку.
reading-critical_rating = Сколько раз блага могут купить критическую рану оружия?
reading-critical_rating-once = Один раз.
reading-critical_rating-repeat = Сколько раз хватит благ.
reading-severity_adds_wounds = Чьи критические раны весят свою тяжесть сверх карты?
reading-severity_adds_wounds-henchmen = Раны приспешников.
reading-severity_adds_wounds-all = Раны всех.
reading-severity_adds_wounds-off = Ничьи.
reading-critical_heals = Что становится с критической раной, вылеченной проверкой живучести?
reading-critical_heals-to_normal = Она становится обычной.
reading-critical_heals-remove = Она исчезает.
reading-boons_heal = Лечат ли блага проверки живучести обычные раны?
reading-boons_heal-on = Да, по одной.
reading-boons_heal-off = Нет.
reading-first_aid_bonus = Дают ли два блага помогающей проверки ещё одну кость?
reading-first_aid_bonus-off = Нет.
reading-first_aid_bonus-on = Да.
reading-medicine_dice = Сколько костей даёт помогающая проверка медицины?
reading-medicine_dice-per_success = По одной за успех.
reading-medicine_dice-single = Одну.
reading-first_aid_limit = Надолго ли одна удачная первая помощь исчерпывает возможность раненого?
reading-first_aid_limit-scene = На сцену.
reading-first_aid_limit-act = На акт.
reading-first_aid_limit-day = На день.
reading-self_treatment_h = Сколько костей испытания стоит лечить самого себя?
reading-self_treatment_h-1 = Одну.
reading-self_treatment_h-0 = Ни одной.

edition-published = Изданная игра, где пробелы заполнены по толкованиям.
edition-seed = Польский первоисточник, понятый дословно.

## Measures

measure-hit = попадание
measure-passed = удача проверки
measure-success = чистые успехи
measure-boons = чистые блага
measure-wounds = нанесённые раны
measure-criticals = из них критические
measure-unconscious = цель без сознания
measure-dead = цель мертва
measure-fatigue = усталость, итог
measure-stress = стресс, итог
measure-strained = напряжение сказалось (единица усталости или стресса)
measure-delayed = задержка сказалась (два жетона или очередь)
measure-tokens = жетоны на картах
measure-guard = прикрытие
measure-manoeuvres = бесплатные манёвры
measure-heals = обычные раны, вылеченные картой
measure-healed = вылечено обычных ран
measure-critical_healed = вылечена критическая рана
measure-ignored = критические раны, незаметные сутки
measure-mishap = ухудшение
measure-first = действует первым
measure-tied = переброс за первенство
measure-comets = кометы
measure-stars = звёзды Хаоса
measure-delay = задержки
measure-exertion = напряжение
measure-wanted = столько успехов и благ сразу

told-whole = Набор костей
told-best_hit = Лучший шанс попасть: стойка { $value }
told-best_wounds = Больше всего ран: стойка { $value }
told-best_passed = Лучший шанс на удачу: стойка { $value }

## Reasons

reason-characteristic = кости характеристики: { $of }
reason-conservative = кости осторожности: { $of }
reason-reckless = кости безрассудства: { $of }
reason-expertise = кости мастерства: { $of }
reason-fortune = кости удачи: { $of }
reason-misfortune = кости неудачи против: { $of }
reason-challenge = кости испытания против: { $of }
reason-line-characteristic = { $field } – { $end }
reason-line-conservative = { $field } – { $end }
reason-line-reckless = { $field } – { $end }
reason-line-expertise = { $field } – { $end }
reason-line-fortune = { $field } – { $end }
reason-line-misfortune = { $field } – { $end }
reason-line-challenge = { $field } – { $end }

## Dice

die-name = { $die ->
    [C] кость характеристики (C)
    [G] кость осторожности (G)
    [R] кость безрассудства (R)
    [Y] кость мастерства (Y)
    [F] кость удачи (F)
    [M] кость неудачи (M)
   *[H] кость испытания (H)
}
stage-turn = Ход
stage-initiative = Инициатива
stage-helping = Проверка помощника
stage-pool = Набор костей
stage-severity = Карты ран
stage-result = Итог
ask-initiative = { $roller }: { $count }× { die-name }
ask-helping = { $count }× { die-name }
ask-pool = { $count }× { die-name }
ask-severity = { $count ->
    [one] перевёрнута { $count } карта ран
    [few] перевёрнуты { $count } карты ран
    [many] перевёрнуто { $count } карт ран
   *[other] перевёрнуто { $count } карты ран
}
good-initiative = благоприятных: { $good }
good-helping = благоприятных: { $good }
good-pool = благоприятных: { $good }
good-severity = лёгких: { $good }

## What is wrong with a file

unknown-edition = нет редакции { $edition }; есть { $known }
unknown-reading = нет толкования { $reading }; есть { $known }
unknown-option = { $reading } не может быть { $option }; может быть { $known }
one-kind = в ситуации ровно одно из { $known }, а не { $got }
not-a-stance = { $got } — не стойка; пишут neutral, conservative 2 или reckless 1
stance-beyond-meter = { $got } дальше конца шкалы, у которой на этой стороне { $most }
unknown-characteristic = { $got } — не характеристика; есть { $known }
unknown-card = нет карты { $got }; есть { $known }, или опишите свою в таблице card
line-named-twice = у двух строк одно имя; каждой нужно своё
unknown-defence = { $got } — не активная защита; есть { $known }
unknown-manoeuvre = { $got } — не манёвр; есть { $known }
unknown-range = { $got } — не дистанция; есть { $known }
unknown-earlier = { $got } ничего не говорит о прежней первой помощи; пишут { $known }
difficulty-or-opposed = укажите либо сложность, либо противника проверки
too-few-contenders = инициативу бросают двое или больше, а не { $got }
named-twice = у двоих одно имя; каждому нужно своё

## Refusals

at-distance = { $distance ->
    [engaged] вплотную
    [close] на близкой дистанции
    [medium] на средней дистанции
    [long] на дальней дистанции
   *[extreme] на предельной дистанции
}
pool-word = { $word } не называет костей; напишите число и одну из букв { $known }, например 3C
pool-negative = { $word } — отрицательное число костей; напишите 0 или больше
pool-too-large = костей { $size }, а сразу бросают не больше { $most }
second-action = за ход играют одну карту действия, а не { $actions }
second-talent = за ход применяют один талант, а не { $talents }
too-many-manoeuvres = по этому толкованию за ход делают два манёвра, а не { $manoeuvres }
cannot-act = { $name } не может действовать: { $condition ->
    [dead] мёртв
   *[unconscious] лежит без сознания
}
passed-out = { $name } теряет сознание: усталость { $fatigue }, стресс { $stress }; сначала они должны снизиться
card-recharging = { $card } ещё перезаряжается: { $tokens ->
    [one] на ней { $tokens } жетон
    [few] на ней { $tokens } жетона
    [many] на ней { $tokens } жетонов
   *[other] на ней { $tokens } жетона
}
not-prepared = { $card } сначала требует манёвра prepare (подготовка)
needs-engaged = { $card } требует, чтобы цель была вплотную, а она { at-distance }
not-engaged = { $card } не действует на того, кто вплотную; сначала надо отойти
beyond-reach = цель { at-distance }, а оружие достаёт { $reach ->
    [engaged] только вплотную
    [close] только до близкой дистанции
    [medium] до средней дистанции
    [long] до дальней дистанции
   *[extreme] до предельной дистанции
}
target-dead = { $name } уже мёртв
defence-twice = { $defence } действует против одной атаки один раз
defence-too-weak = { $defence } требует 3 в { $characteristic }, а есть { $got }
patient-dead = { $name } мёртв, а мёртвых ничто не лечит
medicine-in-combat = медицина в бою невозможна; возможна первая помощь
aid-not-engaged = первая помощь в бою требует быть с раненым вплотную, а он { at-distance }
rest-in-combat = в бою никто не отдыхает; возможны первая помощь и отвары
medicine-untrained = { $name } не обучен медицине и может помочь только первой помощью
first-aid-used-up = { $name } уже получил первую помощь; следующая подействует { $limit ->
    [scene] в другой сцене
    [act] в другом акте
   *[day] в другой день
}

## What happened

turn-manoeuvres = { $manoeuvres ->
    [one] { $manoeuvres } манёвр
    [few] { $manoeuvres } манёвра
    [many] { $manoeuvres } манёвров
   *[other] { $manoeuvres } манёвра
}, усталость { $fatigue }
turn-stance = стойка сдвинута: стресс { $stress }
plays-card = играет { $card }, сторона { $colour ->
    [conservative] зелёная
   *[reckless] красная
}
throws-pool = набор костей: { $pool }
net-result = чистые успехи { $success }, чистые блага { $boons }
check-passed = проверка удалась
check-failed = проверка не удалась
line-bought = взята строка: { $line ->
    [hit] удар попадает
    [strong-hit] сильный удар: +2 к урону
    [free-manoeuvre] бесплатный манёвр
    [opening] враг получает возможность
    [assessed] обстановка оценена
    [token-off] жетон с карты долой
    [token-on] жетон на карту
    [done] сделано
    [done-and-moving] сделано, и манёвр даром
    [second-wind] второе дыхание: усталости меньше
    [strained] надрыв: усталости больше
    [guarded] прикрытие: одна кость неудачи
    [well-guarded] крепкое прикрытие: две кости неудачи
    [boon-guard] строка благ прикрытия
    [worried] тревога: стресса больше
    [critical-rating] критическая рана за порог оружия
    [recover-fatigue] снять единицу усталости
    [recover-stress] снять единицу стресса
    [suffer-fatigue] добавить единицу усталости
    [suffer-stress] добавить единицу стресса
   *[other] { $line }
}
wounds-dealt = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
    [many] { $wounds } ран
   *[other] { $wounds } раны
}, из них критических: { $criticals }
body-after = ран { $weight } при пороге { $threshold }: { $condition ->
    [unhurt] цел
    [light] легко ранен
    [critical] тяжело ранен
    [unconscious] без сознания
   *[dead] мёртв
}
needs-help = нужна помощь, иначе смерть
actor-changes = { $what ->
    [fatigue] усталость
    [stress] стресс
   *[tokens] жетоны на картах
}: { $amount }
side-slips = метка инициативы стороны сдвигается на одно место назад
healing-kind = { $patient }: { $kind ->
    [night] ночной отдых
    [resilience] проверка живучести после ночи
    [first-aid] первая помощь
    [medicine] медицина
   *[draught] целебный отвар
}
helper-throws = помогает { $helper }, набор { $pool }
wounds-healed = вылечено обычных ран: { $healed }, критических: { $criticals }
critical-ignored = критическая рана тяжестью { $severity } сутки незаметна
mishap = ухудшение: единица стресса, единица усталости, а при критических ранах ещё рана

## Choices

why-opening = Как использовать возможность, которую { $name } даёт, а { $target } получает?
why-tokens-on = На какую карту, её владелец { $name }, положить { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
}?
why-healed-one = Кого лечит { $card } (ран: { $heals })?
option-harder = на ступень труднее: кость испытания
option-slip-away = выскользнуть из схватки
why-card = Какую карту сыграть?
why-target = На кого сыграть { $card }?
why-defend = Как защищается { $target }, нападает { $name }?
why-difficulty = Насколько трудна карта { $card }, играет { $name }?
why-fortune-points = Сколько пунктов удачи потратить?
why-judgement = Каковы обстоятельства карты { $card }, играет { $name }?
why-token-off = С какой карты снять жетон?
why-engage = С кем вступить в схватку?
why-assist = Кому помочь?
why-equipment = Чем заняться в снаряжении?
why-prepare = Какую карту подготовить?
why-talent = Какой талант применить?
why-swap-out = Какой талант вынуть из ячейки?
why-swap-in = Какой талант поставить в ячейку?
why-patient = Кому оказать первую помощь?
why-drinker = Кто выпьет отвар?
why-deed = Что делает { $name } (усталость { $fatigue }, стресс { $stress })?
why-tie = Стороны равны при характеристике { $agility }: кто первый?
why-who-acts = Кто действует сейчас в раунде { $round }?
why-stance = Какую стойку принимает { $name } (стресс { $stress })?
option-play-card = сыграть карту действия
option-use-talent = применить талант
option-engage = вступить в схватку
option-disengage = выйти из схватки
option-break-away = вырваться без манёвра
option-move-left = на место назад
option-move-right = на место вперёд
option-assist = помощь союзнику
option-equipment = снаряжение
option-prepare = подготовка карты
option-first-aid = первая помощь
option-draught = целебный отвар
option-interact = обстановка
option-mount = в седло или с седла
option-swap-talent = смена таланта
option-end-turn = конец хода
option-simple = простая
option-easy = лёгкая
option-average = средняя
option-hard = трудная
option-daunting = устрашающая
option-heroic = героическая
option-plain = ничего особенного
option-helped = преимущество: кость удачи
option-hindered = неудобство: кость неудачи
option-roll-off = переброс
option-players-first = игроки
option-gm-first = мастер
option-block = блок
option-parry = парирование
option-dodge = уклонение
option-load = зарядить оружие
option-neutral = нейтральная
option-conservative-1 = осторожность 1
option-reckless-1 = безрассудство 1
option-conservative-2 = осторожность 2
option-reckless-2 = безрассудство 2
option-conservative-3 = осторожность 3
option-reckless-3 = безрассудство 3
option-conservative-4 = осторожность 4
option-reckless-4 = безрассудство 4
option-conservative-5 = осторожность 5
option-reckless-5 = безрассудство 5
option-conservative-6 = осторожность 6
option-reckless-6 = безрассудство 6
option-conservative-7 = осторожность 7
option-reckless-7 = безрассудство 7
option-conservative-8 = осторожность 8
option-reckless-8 = безрассудство 8
option-conservative-9 = осторожность 9
option-reckless-9 = безрассудство 9
option-conservative-10 = осторожность 10
option-reckless-10 = безрассудство 10

why-comet = На что пойдёт комета?
why-boons = Какую строку купить за блага?
why-banes = Какую строку мастер покупает за беды?
why-delay = К чему ведёт задержка?
why-critical = Какую критическую рану вылечить, по тяжести?
option-nothing = ничего
option-success = успех
option-boon = благо
option-critical = критическая рана
option-tokens = два жетона на карту
option-initiative = на место ниже в очереди
option-hit = удар попадает
option-strong-hit = сильный удар: +2 к урону
option-free-manoeuvre = бесплатный манёвр
option-opening = враг получает возможность
option-assessed = обстановка оценена
option-token-off = жетон с карты долой
option-token-on = жетон на карту
option-done = сделано
option-done-and-moving = сделано, и манёвр даром
option-second-wind = второе дыхание: усталости меньше
option-strained = надрыв: усталости больше
option-guarded = прикрытие: одна кость неудачи
option-well-guarded = крепкое прикрытие: две кости неудачи
option-boon-guard = строка благ прикрытия
option-worried = тревога: стресса больше
option-critical-rating = критическая рана за порог оружия
option-recover-fatigue = снять единицу усталости
option-recover-stress = снять единицу стресса
option-suffer-fatigue = добавить единицу усталости
option-suffer-stress = добавить единицу стресса

## An encounter

nameless = каждому участнику схватки нужно имя
one-sided = в схватке нужен кто-то на стороне players и кто-то на стороне gm
no-missile = { $card } требует стрелкового оружия в руках, а там { $weapon }
not-loaded = { $weapon } сначала надо зарядить
nobody-in-reach = { $card } отсюда никого не достаёт; сначала надо подойти
still-engaged = { $name } в схватке и сначала должен из неё выйти
no-farther = дальше мест нет: длина линии { $length }
nobody-close = никого нет достаточно близко для схватки; надо подойти
is-free = { $name } ни с кем не в схватке
free-to-leave = { $name } может уйти даром: врагов на ногах там нет
nobody-to-assist = рядом нет союзника, которому можно помочь
nothing-to-handle = нет другого оружия, и заряжать нечего
nothing-to-prepare = ни одна карта не требует подготовки
no-talent = ни один талант в ячейке сейчас не применить
nothing-to-swap = менять таланты не на что
nobody-to-treat = вплотную нет раненого, которому ещё не помогли
no-draught = у { $name } не осталось отвара
fighter-plays = { $name } играет { $card }
fighter-strikes = { $name } играет { $card }, цель: { $target }
defends = { $name } защищается: { defence-name }
manoeuvre-tires = ещё один манёвр утомляет: { $name }, единица усталости
moves-to = { $name } переходит на место { $place }
engages = { $name } вступает в схватку, с кем: { $target }
leaves = { $name } выходит из схватки
breaks-away = { $name } вырывается из схватки без оглядки
assists = { $name } помогает на следующий раунд, кому: { $target }
loads = { $name } заряжает { $weapon }
draws = { $name } достаёт { $weapon }
interacts = { $name } что-то делает с обстановкой
mounts = { $name } садится в седло
dismounts = { $name } спешивается
prepares = { $name } готовит { $card }
uses-talent = { $name } применяет талант { $talent }
swaps = { $name } ставит в ячейку талант { $talent }
treats = { $name } оказывает первую помощь, кому: { $target }
drinks = { $name } даёт отвар, кому: { $target }
rolls-initiative = { $name }: чистые успехи { $success }
turn-begins = раунд { $round }: ход, его делает { $name }
stance-costs = { $name } сильно меняет стойку: стресс { $stress }
round-ends = раунд { $round } окончен
encounter-ends = схватка окончена в раунде { $round }; все переводят дух
round-of = раунд { $round } из { $rounds }
stands-at = { $name } ({ $seat }) на месте { $place }
is-engaged = { $name } в схватке, с кем: { $others }
has-stance = { $name }: стойка { $side ->
    [conservative] осторожность
   *[reckless] безрассудство
} { $depth }
is-exposed = { $name } открыт для удара
is-so = { $name }: ран { $weight } при пороге { $threshold }, усталость { $fatigue }, стресс { $stress }: { $condition ->
    [unhurt] цел
    [light] легко ранен
    [critical] тяжело ранен
    [unconscious] без сознания
   *[dead] мёртв
}
has-tokens = { $name }: { $card } перезаряжается, { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
}
defence-name = { $defence ->
    [block] блок
    [parry] парирование
   *[dodge] уклонение
}
uses-opening = { $name } пользуется возможностью
card-heals = { $name } исцеляется: { $healed ->
    [one] { $healed } рана
    [few] { $healed } раны
    [many] { $healed } ран
   *[other] { $healed } раны
}
stand-apart = { $name } и { $other }: { at-distance }
acts-as = место { $place }: { $names }
