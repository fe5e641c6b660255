### Древняя Механика по-русски: наши собственные формулировки, а не предложения из книги.

book = Древняя Механика
told-whole = Атака
told-smoke = Дым ставят в гекс { $value }: это одна атака, бросать нечего.
told-summary = { $need ->
    [None] Выстрел невозможен.
   *[other] Бросок 2к6, нужно { $need } или меньше; в среднем попаданий: { $hits }, случайных попаданий: { $accidents }.
}

## Rules

rule-dm-order = Разбор атаки идёт в одном порядке: заявка и цель, оружие, арка, дальность, помехи, бросок, пробитие и повреждения.
rule-dm-attack = Любое применение дальнобойного оружия или оружия ближнего боя — атака и берётся из одного числа атак; здесь разыгрываются дальнобойные.
rule-dm-enemy = Атакуют вражеские войска; постановка дыма и некоторые другие действия тратят атаку без такой цели.
rule-dm-mech = У бронехода две атаки в ход из разного оружия, и цели у них могут быть разные.
rule-dm-once = Одно оружие не атакует дважды за ход, но два одинаковых орудия на разных местах — это два оружия.
rule-dm-crew = У техники столько атак в ход, сколько у неё действующего экипажа.
rule-dm-infantry = У пешцев столько атак в ход, какова их текущая Сила; особое оружие стреляет раз в ход и занимает одну из них.
rule-dm-small = Сколько атак у адоспеха, сказано в его листе.
rule-dm-salvos = Все залпы одной атаки идут в одну цель, и у каждого свой бросок 2к6; у оружия без правила залпов залп один.
rule-dm-refused = Невозможная атака отклоняется раньше, чем потрачены атака, оружие или боезапас.
rule-dm-smoke = Постановка дыма тратит атаку и применение оружия и ставит в гекс помеху, пока дым не рассеется.
rule-dm-main = Основная арка — это 120 градусов перед моделью вместе с обеими граничными линиями, на любую дальность.
rule-dm-course = Курсовая арка — это три прямых ряда гексов перед моделью, на любую дальность.
rule-dm-turret = Оружие в башне стреляет в любую сторону.
rule-dm-no-arc = У пешцев арки нет, они стреляют в любую сторону.
rule-dm-reach = Оружие бьёт сколь угодно далеко, если в его правиле не названа предельная Даль.
rule-dm-facing = Модель смотрит в одну из шести сторон своего гекса, и арки поворачиваются вместе с ней в миг атаки.
rule-dm-hexes = Расстояние — это число шагов от гекса к гексу, между соседними оно равно 1.
rule-dm-one-unit = В одном гексе стоит одна боевая единица.
rule-dm-facet = Какая грань поражена, видно по сектору корпуса цели, в котором стоит стрелок; на линии между двумя секторами выбирает стрелок.
rule-dm-line = Линия видимости идёт от центра гекса до центра гекса, и на ней лежит всё, чего она коснулась хоть чуть-чуть: гекс, сторона, угол.
rule-dm-own-hex = То, что стоит в гексе самого стрелка, ему не мешает, кроме дыма.
rule-dm-target-hex = То, что стоит в гексе цели, мешает и входит в сумму.
rule-dm-ends = Ни стрелок, ни цель сами помехой этому выстрелу не бывают.
rule-dm-off-map = За краем карты помех нет.
rule-dm-pairs = Если линия идёт по общей стороне двух гексов, засчитывается только худшая из двух помех.
rule-dm-corner = Гекс, которого линия коснулась только углом, считается наравне с прочими.
rule-dm-in-hex = В одном гексе местность, дым и боевая единица мешают вместе.
rule-dm-hindrance = Каждая помеха на линии отнимает у Точности 1, и каждый гекс считают один раз.
rule-dm-hidden = При сумме помех 4 и больше цель скрыта, стрельба невозможна.
rule-dm-units = Бронеходы и техника с любой стороны — помеха в 1, адоспехи и пешцы не мешают.
rule-dm-within-arc = Линию видимости можно провести только внутри арки оружия.
rule-dm-both-ways = В обе стороны линия касается одних и тех же гексов.
rule-dm-shown = Каждый гекс с помехой назван вместе с причиной, чтобы сумму можно было проверить.
rule-dm-crest = Высота на линии, которая выше и стрелка, и цели, скрывает цель целиком.
rule-dm-need = Число для броска — это Точность со всеми модификаторами, в каком порядке ни считай.
rule-dm-height = Стрелку выше цели +1, на сколько бы уровней он ни был выше.
rule-dm-range = Дальность отнимает 1 за каждые начатые 10 гексов, начиная с 11.
rule-dm-moved = Модель, истратившая в этом ходу 4 и больше очков скорости, стреляет с ходу с −1.
rule-dm-wavering = Дрогнувшая модель стреляет с −1.
rule-dm-size = С 6 гексов по пешцам стреляют с −2, по мелкой цели с −1, по крупной без поправки.
rule-dm-heavy = Тяжёлое оружие не стреляет в соседний гекс и до 5 гексов получает −3.
rule-dm-sights = Прицелы меняют Точность на столько, сколько сказано у оружия.
rule-dm-other = Умение пилота, приказы и подобное меняют Точность на столько, сколько сказано у них.
rule-dm-low = При числе 1 и меньше стрельба невозможна.
rule-dm-sure = Число 12 и больше попадает всегда, а верного промаха не бывает.
rule-dm-roll = Каждый залп — бросок 2к6, и он попадает, если сумма не больше числа.
rule-dm-log = В журнале остаются число с причинами, оба кубика и исход.
rule-dm-critical = Если игроки так договорились, две единицы, подтверждённые проверкой Искс, — критическое попадание, а без подтверждения — обычное.
rule-dm-critical-mech = Критическое попадание вместо пробития сразу отнимает у бронехода или техники 1 Прочность и требует проверки Тяжёлых повреждений и проверки Дрзст.
rule-dm-critical-infantry = Критическое попадание по пешцам всегда пробивает, не отменяется снижением потерь, отнимает 1 Силу и требует проверки Дрзст.
rule-dm-accident = Промах ровно на 1 попадает в другую единицу рядом с целью или на линии, из нескольких — в случайную.
rule-dm-struck = В задетого случайно попадают теми же кубиками, без нового броска и новых модификаторов.
rule-dm-own-troops = Свои войска, в которые попали, сразу проходят проверку Дрзст с −1.
rule-dm-each-salvo = Случайное попадание проверяют у каждого залпа среди тех, кто ещё на месте.
rule-dm-compulsory = Случайное попадание не выбирают, и две единицы им не бывают.
rule-dm-declaration = До кубиков стрелок называет, кто из чего в кого стреляет, свою Точность, каждый модификатор с причиной и число.
rule-dm-dice-pairs = Два кубика залпа остаются парой, и кубики разных залпов не смешивают.
rule-dm-marks = На карте показаны гексы арки, линия и каждый посчитанный гекс.
rule-dm-penetration = Больший кубик и мощь оружия пробивают броню поражённой грани, если равны ей: −1 Прочность, на 1 больше — ещё и бросок повреждений, на 2 и больше — проверка Тяжёлых повреждений.
rule-dm-damage = Что делает бросок повреждений или проверка Тяжёлых повреждений, сказано в таблице вашей книги.
rule-dm-zero = Боевая единица, у которой ничего не осталось, выбывает.
rule-dm-check = Проверка Искс или Дрзст пройдена, если на 2к6 не больше значения.
rule-dm-failed = Кто провалил проверку Дрзст, тот дрогнул.
rule-dm-protection = У пешцев вместо граней одно число защиты.
rule-dm-anti-infantry = Если играют так, тяжёлое вооружение попадает по пешцам только с пометкой ПП.
rule-dm-ammo = Оружие с ограниченным боезапасом тратит очко на атаку, сколько бы залпов в ней ни было.
rule-dm-gaps = Чего в листе нет, о том спрашивают по имени и никогда не гадают.

## Readings

reading-range = Сколько отнимает дальность?
reading-range-literal = 1 за каждые начатые 10 гексов, начиная с 11.
reading-range-per5-from-6 = 1 за каждые начатые 5 гексов, начиная с 6.
reading-range-per-started-10 = 1 за каждые начатые 10 гексов, начиная с первого.
reading-range-step-at-6 = 1 с 6 гексов и ещё 1 за каждые начатые 10, начиная с 11.
reading-main-arc = Насколько широка основная арка?
reading-main-arc-front120 = 120 градусов вместе с граничными линиями.
reading-main-arc-front180 = 180 градусов вместе с граничными линиями.
reading-course-arc = Какие гексы входят в курсовую арку?
reading-course-arc-columns = Три прямых ряда впереди, на любую дальность.
reading-course-arc-adjacent = Только три соседних гекса впереди.
reading-course-arc-rays = Три прямые линии через фронтальные гексы.
reading-second-target = Обязана ли вторая атака бронехода идти в другую цель?
reading-second-target-may = Может, но не обязана.
reading-second-target-must = Обязана.
reading-second-weapon = Когда оружие считается различным?
reading-second-weapon-mount = Когда оно стоит на разных местах.
reading-second-weapon-type = Когда оно разных видов.
reading-two-sides = Когда помехи стоят с двух сторон от линии?
reading-two-sides-shared-edge = Только когда линия идёт по их общей стороне.
reading-two-sides-left-and-right = Всегда, когда одна слева, другая справа и обе на одном расстоянии.
reading-pair-side = Какая сторона пары засчитывается?
reading-pair-side-each-pair = Худшая в каждой паре.
reading-pair-side-whole-line = Та, что хуже на всей линии.
reading-one-side = Засчитывается ли пара, где мешает одна сторона?
reading-one-side-counts = Да, засчитывается.
reading-one-side-free = Нет.
reading-corner = Засчитывается ли гекс, которого линия коснулась только углом?
reading-corner-counts = Да, хватает малейшего касания.
reading-corner-free = Нет.
reading-in-hex = Что дают несколько помех в одном гексе?
reading-in-hex-sum = Свою сумму.
reading-in-hex-greatest = Наибольшую из них.
reading-own-hex = Мешает ли гекс самого стрелка?
reading-own-hex-smoke-only = Только дым в нём.
reading-own-hex-counts = Всё, что в нём стоит.
reading-target-hex = Входит ли гекс цели в сумму, которая её скрывает?
reading-target-hex-in-the-limit = Да, сумма одна.
reading-target-hex-modifier-only = Нет, он только отнимает у Точности.
reading-small-units = Мешают ли пешцы и адоспехи?
reading-small-units-no-hindrance = Нет.
reading-small-units-hinder = Да, на 1.
reading-wrecks = Мешают ли обломки?
reading-wrecks-no-hindrance = Нет.
reading-wrecks-hinder = Да, на 1.
reading-size-from = С какого расстояния важен размер?
reading-size-from-six = С 6 гексов.
reading-size-from-seven = С 7 гексов.
reading-spent = Какие очки скорости считаются истраченными?
reading-spent-own-activation = Истраченные в собственный ход модели.
reading-spent-all = Вместе с реакциями и заносами.
reading-need-cap = Бывает ли число больше 12?
reading-need-cap-none = Да, но это ничего не меняет.
reading-need-cap-twelve = Нет, на 12 оно останавливается.
reading-confirmed-by = Чей Искс подтверждает критическое попадание?
reading-confirmed-by-attacker = Атакующего.
reading-confirmed-by-target = Цели.
reading-critical-instead = Заменяет ли критическое попадание пробитие?
reading-critical-instead-replaces = Да, заменяет.
reading-critical-instead-in-addition = Нет, оно добавляется.
reading-infantry-critical = Нужно ли подтверждать критическое попадание по пешцам?
reading-infantry-critical-confirmed = Да, нужно.
reading-infantry-critical-at-once = Нет.
reading-accident-line = Кто стоит на линии для случайного попадания?
reading-accident-line-touched = Все, чьего гекса она коснулась.
reading-accident-line-crossed = Только те, чей гекс она пересекла.
reading-anti-infantry = Нужна ли тяжёлому вооружению пометка ПП, чтобы попасть по пешцам?
reading-anti-infantry-not-needed = Нет.
reading-anti-infantry-needed = Да, без неё пешцы не цель и случайно не задеты.
reading-own-check = Когда свои проходят проверку Дрзст?
reading-own-check-after-damage = После повреждений.
reading-own-check-before-damage = До повреждений.
reading-overlook = Смотрит ли стрелок сверху поверх низких помех?
reading-overlook-no = Нет, они мешают и ему.
reading-overlook-yes = Да, если они не в гексе цели.
reading-melee = Берутся ли рукопашные атаки из того же числа?
reading-melee-shared = Да, из того же.
reading-melee-apart = Нет, их считают отдельно.
reading-small-arms = Может ли огнестрел отряда атаковать несколько раз за ход?
reading-small-arms-each-figure = Да, у каждого бойца свой.
reading-small-arms-one-a-squad = Нет, это одно оружие.
reading-wavering = Кто должен быть дрогнувшим?
reading-wavering-shooter = Стрелок.
reading-wavering-target = Цель.
reading-salvos-left = Что с залпами, если цели больше нет?
reading-salvos-left-lost = Они пропадают.
reading-salvos-left-new-target = Их можно заявить заново по другой цели.
reading-by-two = Что, кроме −1 Прочности, даёт пробитие на 2 и больше?
reading-by-two-heavy = Проверку Тяжёлых повреждений.
reading-by-two-damage = Бросок повреждений.
reading-at-zero = Что с боевой единицей, у которой не осталось Прочности?
reading-at-zero-wreck = Она остаётся обломками.
reading-at-zero-gone = Её убирают с карты.
reading-check = Как делают проверку?
reading-check-two-dice = На 2к6 не больше значения.
reading-check-one-die = На 1к6 не больше значения.
reading-failed = К чему ведёт проваленная проверка Дрзст?
reading-failed-wavering = Модель дрогнула.
reading-failed-nothing = Ни к чему, что было бы известно.
reading-heights = Что скрывают высоты?
reading-heights-crest = Всё, что за высотой, которая выше обоих концов линии.
reading-heights-adjacent = Ещё и того, кто стоит сразу за высотой выше себя.
reading-heights-profile = Всё, до чего не доходит прямая от глаз до глаз.
reading-heights-none = Ничего.
reading-crest-pair = Сколько высот пары должны быть выше обоих концов линии?
reading-crest-pair-both = Обе.
reading-crest-pair-one = Одна.
reading-infantry-size = Сколько отнимают пешцы с 6 гексов?
reading-infantry-size-two = Отнимают 2.
reading-infantry-size-three = Отнимают 3.
reading-smoke-lasts = Сколько держится дым?
reading-smoke-lasts-round = До конца следующего раунда.
reading-smoke-lasts-game = До конца игры.
reading-equal-numbers = Чья сторона ходит первой при равных числах?
reading-equal-numbers-other-side = Та, что ходила не последней.
reading-equal-numbers-first-side = Всегда первая.
reading-criticals = Играют ли с критическими попаданиями?
reading-criticals-off = Нет.
reading-criticals-on = Да, играют.

edition-seed = Правила, как они стоят в списке модификаторов.
edition-example = Правила, как дальность посчитана в разобранном примере.

## Что измеряется

measure-hits = Попадания
measure-accidents = Случайные попадания
measure-criticals = Критические попадания
measure-own_hits = Попадания в своих
measure-own_failures = Свои провалили Дрзст
measure-stopped = Не пробито
measure-pierced = Пробито
measure-damage_rolls = Броски повреждений
measure-heavy_checks = Проверки Тяжёлых повреждений
measure-structure_lost = Цель потеряла
measure-destroyed = Цель уничтожена
measure-salvos_left = Неизрасходованные залпы
measure-boldness_failed = Цель провалила Дрзст
measure-victims_lost = Задетые потеряли

reason-need = Число
reason-line = { $field }: было { $start }, стало { $end }
reason-stays = { $field }: в итоге { $start }
reason-line-need = Точность { $start }, итоговое число { $end }

## Порядок атаки

stage-target = Заявка
stage-weapon = Оружие
stage-arc = Арка стрельбы
stage-range = Дальность
stage-line = Линия огня
stage-number = Число
stage-attack = Бросок стрельбы
stage-victim = Случайное попадание
stage-confirm = Подтверждение критического
stage-damage = Пробитие и повреждения
stage-boldness = Дрзст
stage-own-boldness = Дрзст своих

ask-attack = { $count ->
    [one] { $count } пара кубиков, попадание на { $need } и меньше
    [few] { $count } пары кубиков, попадание на { $need } и меньше
    [many] { $count } пар кубиков, попадание на { $need } и меньше
   *[other] { $count } пары кубиков, попадание на { $need } и меньше
}
ask-victim = кто из { $names } ({ $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}, от 1 до { $units }, больше — переброс)
ask-confirm = проверка Искс, { $count ->
    [one] { $count } бросок
    [few] { $count } броска
    [many] { $count } бросков
   *[other] { $count } броска
}, нужно { $value } и меньше
ask-boldness = проверка Дрзст, { $count ->
    [one] { $count } бросок
    [few] { $count } броска
    [many] { $count } бросков
   *[other] { $count } броска
}, нужно { $value } и меньше
ask-own-boldness = проверка Дрзст с −1, { $count ->
    [one] { $count } бросок
    [few] { $count } броска
    [many] { $count } бросков
   *[other] { $count } броска
}, нужно { $value } и меньше
good-attack = { $good ->
    [one] { $good } попадание
    [few] { $good } попадания
    [many] { $good } попаданий
   *[other] { $good } попадания
}
good-victim = выбрано
good-confirm = подтверждено: { $good }
good-boldness = выдержано: { $good }
good-own-boldness = выдержано: { $good }

attacks = { $unit } атакует: { $target }
with-weapon = Оружие: { $weapon }; атак { $attacks }, залпов в каждой { $salvos }, бросков { $rolls }
in-arc = Цель в арке: { $arc ->
    [main] основная арка
    [course] курсовая арка
    [turret] башня бьёт в любую сторону
   *[all] в любую сторону
}
so-far = { $distance ->
    [one] До цели { $distance } гекс
    [few] До цели { $distance } гекса
    [many] До цели { $distance } гексов
   *[other] До цели { $distance } гекса
}
facet = Поражаемая грань: { $facet ->
    [front] лобовая
    [front_right] правая передняя
    [rear_right] правая задняя
    [rear] кормовая
    [rear_left] левая задняя
    [front_left] левая передняя
   *[either] одна из двух, на выбор стрелка
}
hinders = { $what ->
    [woods] Лес
    [building] Постройка
    [hill] Холм
    [water] Вода
    [swamp] Болото
    [wreck] Обломки
    [smoke] Дым
    [other] Местность
   *[unit] { $name }
}, гекс { $hex } ({ $contact ->
    [edge] линия идёт по его стороне
    [point] линия касается его угла
   *[in] линия его пересекает
}): −{ $value }
hindrance-sum = Сумма помех: { $hindrance }
bystander = Случайно могут попасть в: { $unit }{ $is_own ->
    [yes] {" "}(свои)
   *[no] {""}
}
spoken = «Мой { $unit } стреляет из оружия „{ $weapon }“ в цель „{ $target }“. Моя точность { $accuracy }{ $height ->
    [none] {""}
   *[some] , плюс { $height } за высоту
}{ $range ->
    [none] {""}
   *[some] , минус { $range } за дальность
}{ $moved ->
    [none] {""}
   *[some] , минус { $moved } за стрельбу с ходу
}{ $hindrance ->
    [none] {""}
   *[some] , минус { $hindrance } за { $cause ->
        [woods] лес
        [building] постройку
        [smoke] дым
        [wreck] обломки
        [unit] тех, кто на линии
       *[several] помехи
    }
}{ $wavering ->
    [none] {""}
   *[some] , минус { $wavering } за то, что дрогнул
}{ $heavy ->
    [none] {""}
   *[some] , минус { $heavy } за тяжёлое оружие вблизи
}{ $size ->
    [none] {""}
   *[some] , минус { $size } за размер цели
}{ $sights ->
    [none] {""}
   *[some] , { $sights } за прицел
}{ $other ->
    [none] {""}
   *[some] , { $other } за: { $causes }
}. Итого, стреляю с числом { $need }».
always-hits = Больше на двух кубиках не выпадет: залп попадёт наверняка
lays-smoke = { $unit } ставит дым в гекс { $hex }: это одна атака
salvo-missed = Промах
salvo-hit = { $target }: попадание, больший кубик { $larger }
salvo-lost = Цели «{ $target }» больше нет, залп пропал
salvos-let-go = Пропало залпов: { $salvos }
salvo-for-another = Цели «{ $target }» больше нет, залп можно заявить по другой
accident = Случайное попадание: { $unit }, больший кубик { $larger }
critical = Критическое попадание: { $target } сразу теряет 1
critical-not-settled = { $target }: критические ли эти две единицы, зависит от Искс, а в листе его нет
penetration-not-settled = { $unit }: число пробития — мощь + { $larger }; мощи или брони в листах нет
stopped = { $unit }: { $power } + { $larger } = { $number } против брони { $armour }, не пробито
pierced = { $unit }: { $power } + { $larger } = { $number } против брони { $armour }, пробито, −1
damage-roll = { $unit }: бросок повреждений по таблице вашей книги
heavy-check = { $unit }: проверка Тяжёлых повреждений по таблице вашей книги
destroyed = { $unit }: ничего не осталось, выбывает
check-not-settled = { $unit } проходит проверку Дрзст{ $change ->
    [0] {""}
   *[other] {" "}({ $change })
}: значения в листе нет
check-passed = { $unit }: проверка Дрзст пройдена
check-failed = { $unit }: проверка Дрзст провалена, дрогнул
check-failed-without = { $unit }: проверка Дрзст провалена

## Чего правила не разрешают

needs-accuracy = в листе нет Точности ({ $unit }); впишите  accuracy = …
friendly-target = { $target } — свои; атакуют вражеские войска
one-attack-a-weapon = { $unit }: атак из одного оружия заявлено { $attacks }, так могут только пешцы, остальные раз в ход
attacks-spent = { $unit }: атак в ход { $most }, проведено { $made }; ещё { $attacks } — слишком много
same-target = { $target }: эту цель в этом ходу уже атаковали, вторая атака идёт в другую
melee-weapon = { $weapon } — оружие ближнего боя, здесь разыгрываются только дальнобойные атаки
fired-twice = оружие «{ $weapon }» в этом ходу уже атаковало; свободно: { $left }
no-ammo = { $weapon }: боезапаса на { $ammo } атак, а не на { $attacks }
not-at-infantry = у оружия «{ $weapon }» нет пометки ПП, по пешцам ({ $target }) оно не попадёт
out-of-arc = { $target } вне арки оружия «{ $weapon }» ({ $arc ->
    [main] основная арка
    [course] курсовая арка
    [turret] башня
   *[all] во все стороны
}); враги внутри неё: { $legal }
out-of-reach = до цели { $distance } гексов, а Даль оружия «{ $weapon }» — { $reach }
facet-not-struck = грань { $facet } оттуда не поразить; можно: { $legal }
hidden-by-height = высота скрывает цель целиком: { $hexes }
hidden = сумма помех { $hindrance } скрывает цель; стрелять можно, пока она не больше { $most }
heavy-too-near = { $weapon } — тяжёлое оружие и в соседний гекс не стреляет; можно с { $least } гексов
need-too-low = от Точности { $accuracy } остаётся { $need }; для выстрела нужно { $least } или больше

## Чего не прочитать

number-out-of-bounds = { $field } равно { $got }; может быть от { $least } до { $most }
class-missing = нет поля { $field }; это "mech", "vehicle", "small" или "infantry"
unknown-tag = у оружия нет правила { $tag }; есть: { $known }
mount-taken = два оружия на одном месте, { $mount }; дайте каждому своё поле mount
unknown-sheet = нет листа { $sheet }; есть: { $known }, или файл, который кончается на .toml
unknown-edition = нет редакции { $edition }; есть: { $known }
unknown-reading = нет толкования { $reading }; есть: { $known }
unknown-option = у { $reading } нет варианта { $option }; есть: { $known }
distance-missing = без карты атаке нужно расстояние:  distance = 8
units-without-map = остальные стоят на карте; без неё пишите attack.bystanders
told-by-the-map = { $field } видно по карте; уберите это поле
hex-without-map = гекс без карты ничего не значит; добавьте [map] или уберите его
too-many-rolls = больше { $most } залпов сразу; заявите меньше
more-in-target = в гексе цели не может быть больше, чем на всей линии: не больше { $most }
unknown-weapon = у стрелка нет оружия { $weapon }; есть: { $known }
facing-missing = у оружия стрелка есть арка, поэтому нужно  facing = "N" … "NW"
facing-wrong = нет стороны { $got }; стороны от 0 до 5 или { $known } [{ $rule }]
not-a-smoke-weapon = { $weapon } дыма не ставит; нужна пометка "smoke"
hex-off-the-map = гекс { $hex } вне карты: столбцов { $columns }, рядов { $rows } [{ $rule }]
hex-missing = { $unit }: нужен гекс на карте,  hex = [3, 4]
map-half-sized = у карты есть и столбцы, и ряды или ни того ни другого
two-in-a-hex = { $unit } и { $other } стоят в одном гексе { $hex }; в гексе одна боевая единица [{ $rule }]
needs-input = впишите из своей книги: { $field }

## Бой

rule-dm-round = Бой идёт раундами, в каждом все ходят по разу, а после последнего побеждает тот, у кого осталось больше боевых единиц.
rule-dm-initiative = На каждый приказ бросают кубик и прибавляют поправку из листа, но число не меньше 1; первым ходит меньшее число, а с числом 7 и больше ход потерян.
rule-dm-morale = Очко боевого духа уменьшает одно число инициативы на 1.
rule-dm-move = За каждый гекс тратится 1 очко скорости или столько, сколько стоит местность, а за край карты не выходят.
rule-dm-pass = Через врага не проходит никто, бронеходы и техника проходят только через своих пешцев, которые тогда ходят на 1 позже, а пешцы — через любых своих.
rule-dm-last-step = Модель смотрит в сторону последнего шага или платит 1 очко скорости, чтобы повернуться куда угодно.

stage-round = Раунд
stage-initiative = Инициатива
stage-movement = Движение
ask-initiative = инициатива: { $unit }, { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
good-initiative = брошено
why-spend = Уменьшить число инициативы за боевой дух (осталось: { $morale })?
why-activate = Кто из стороны «{ $side }» ходит с числом { $number }?
why-move = Куда идёт { $unit }, очков скорости { $speed }?
why-attack = Кого атакует { $unit } (осталось атак: { $left })?
why-smoke = В какой гекс { $unit } ставит дым ({ $weapon })?
why-attack-again = Куда идут оставшиеся залпы ({ $salvos })?
option-pass = оставить остальное
option-end = закончить ход
option-smoke = дым
option-N = север
option-NE = северо-восток
option-SE = юго-восток
option-S = юг
option-SW = юго-запад
option-NW = северо-запад
option-front = лобовая грань
option-front_right = правая передняя грань
option-rear_right = правая задняя грань
option-rear = кормовая грань
option-rear_left = левая задняя грань
option-front_left = левая передняя грань

in-round = Раунд { $round } из { $rounds }
round-begins = Начинается раунд { $round } из { $rounds }
turn-ends = { $unit }: ход окончен
battle-ends = Бой окончен, раунд { $round }
battle-won = Победа за стороной «{ $side }»
battle-drawn = Бой без победителя: ничья
units-left = { $side }: { $count ->
    [one] осталась { $count } боевая единица
    [few] осталось { $count } боевые единицы
    [many] осталось { $count } боевых единиц
   *[other] осталось { $count } боевой единицы
}
has-number = { $unit }: число инициативы { $number }
lowered = { $unit }: теперь число { $number }
acts = { $unit }: ход с числом { $number }
loses-turn = { $unit }: число { $number }, ход потерян
passed = Через { $unit } прошли, теперь его число { $number }
moves = { $unit }: движение в гекс { $hex }, потрачено очков скорости: { $spent }
stays = { $unit }: остаётся в гексе { $hex }, потрачено очков скорости: { $spent }
faces = { $unit } смотрит на { $side ->
    [N] север
    [NE] северо-восток
    [SE] юго-восток
    [S] юг
    [SW] юго-запад
   *[NW] северо-запад
}
unit-gone = { $unit } ({ $side }): выбыл
unit-stands = { $unit } ({ $side }), гекс { $hex }, смотрит на { $facing ->
    [all] все стороны
    [N] север
    [NE] северо-восток
    [SE] юго-восток
    [S] юг
    [SW] юго-запад
   *[NW] северо-запад
}, осталось { $left }, число { $number }{ $wavering ->
    [yes] , дрогнул
   *[no] {""}
}
terrain-stands = { $what ->
    [woods] Лес
    [building] Постройка
    [hill] Холм
    [water] Вода
    [swamp] Болото
    [wreck] Обломки
   *[other] Местность
}, гекс { $hex }: помеха { $hindrance }, уровень { $level }
smoke-stands = Дым, гекс { $hex }: помеха { $hindrance }

hex-taken = в гексе { $hex } стоит { $unit }; в гексе одна боевая единица
no-speed-to-turn = { $unit } дойдёт до гекса { $hex }, но из { $speed } очков скорости на поворот не останется
out-of-speed = { $unit } не дойдёт до гекса { $hex } за { $speed } очков скорости
number-lowest = { $unit } и так ходит с числом 1
two-sides-needed = в бою две стороны с разными именами, а не { $got }
map-needs-size = для боя нужны столбцы и ряды
side-empty = стороне нужны имя и боевые единицы
battle-needs = { $unit } не может биться без поля { $field }; впишите его из своей книги
name-taken = { $name } — так уже зовут другую боевую единицу
facing-needed = { $unit }: нужно, куда смотрит,  facing = "N" … "NW"
