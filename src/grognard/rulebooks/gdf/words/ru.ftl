### Grimdark Future по-русски: наши собственные формулировки, а не предложения из книги. Названия правил остаются такими, как напечатаны.

## Rules

rule-gdf-1 = Отряд — это модели с общими Quality и Defense, оружием и особыми правилами; модель без Tough выдерживает одну рану, D3 — это половина числа на кубике с округлением вверх, а перебросить кубик можно не более одного раза.
rule-gdf-2 = Стрелять можно, но не обязательно, после Hold (без движения) или Advance (до 6"); после Rush и Charge обычной стрельбы нет, а в состоянии Shaken нет никакой; Fast и Slow меняют длину хода и отменяют друг друга.
rule-gdf-3 = Любая атака идёт по одним и тем же шагам в одном порядке: стреляющий, цели, линия видимости, дальность, число атак, Quality, Defense, раны и потери, мораль.
rule-gdf-4 = Кто стреляет, из чего и по кому, кто видит цель и достаёт до неё, решается до первого броска; когда кубик уже упал, нельзя добавить ни цель, ни оружие.
rule-gdf-5 = Отряд обстреливает не больше двух вражеских отрядов, и всё его оружие с одинаковым профилем бьёт по одному из них; модели и оружие можно придержать.
rule-gdf-6 = Единица оружия стреляет, если её владелец видит хотя бы одну модель вражеского отряда и до него хватает дальности именно этого оружия; кто не может, тот не считается, а цель, по которой стрелять нечем, отклоняется.
rule-gdf-7 = Расстояние меряют между подставкой стрелка и ближайшей подставкой цели (без подставки — по корпусу), цель ровно на пределе дальности ещё досягаема, а правилам «дальше 9 дюймов» нужно больше 9".
rule-gdf-8 = Модель видит то, что и вправду видно с её места: свой отряд ничего не заслоняет, а другие отряды, здания и местность могут — так, как игроки договорились о каждом виде местности до игры.
rule-gdf-9 = Весь огонь одной заявки ведётся одновременно, поэтому потери по ходу дела не меняют в ней ни дальности, ни видимости, ни числа атак.
rule-gdf-10 = Кубиков столько, сколько единиц оружия стреляет, умноженное на его A; за оружие с другими A, AP или правилами бросают отдельно.
rule-gdf-11 = Каждая атака — один кубик, и он попадает, если с модификаторами показывает не меньше Quality; натуральная 6 попадает, а натуральная 1 промахивается при любых модификаторах.
rule-gdf-12 = Всё, что помогает или мешает проверке Quality, складывается; в редакции academy сумма считается не больше чем за +1 или −1, если правило не говорит иного, в остальных целиком, а у бросков Defense предела нет никогда.
rule-gdf-13 = Игрок, чей отряд обстреляли, бросает по кубику за попадание, и тот отбивает его, если с учётом AP, укрытия и прочих модификаторов показывает не меньше Defense; если не решено иначе, натуральная 6 отбивает, а натуральная 1 нет, что бы ни влияло на бросок.
rule-gdf-14 = AP(X) отнимает X от броска Defense против этого попадания; Defense самого отряда не меняется, и ран AP не наносит.
rule-gdf-15 = Укрытие даёт +1 к броскам Defense только против стрельбы, но не в рукопашной, если больше половины моделей (а у одной модели — большая её часть) стоят в нём или как следует скрыты за ним; AP входит в тот же бросок.
rule-gdf-16 = Неотбитое попадание — это одна рана, а в обычном отряде одна рана убирает одну модель, которую выбирает её владелец, насколько позволяет порядок ран.
rule-gdf-17 = Tough(X): модель убирают с X-й раной; раны остаются на ней, и дальше их принимает самая израненная модель, пока не погибнет.
rule-gdf-18 = Сначала раны получают модели без Tough, затем модели с Tough, начиная с самой израненной, и последним примкнувший герой, если его не выбирает особое правило; пока герой не один, действует Defense отряда, но стреляет он со своим Quality.
rule-gdf-19 = Deadly(X): неотбитое попадание — это X ран одной модели, лишние пропадают, если правило не говорит иного, и разыгрываются они раньше всех остальных.
rule-gdf-20 = Blast(X): каждое попадание считается X раз, но не больше, чем моделей было в цели до залпа, и не замечает укрытия; в 2.12 такого предела нет, а укрытие действует.
rule-gdf-21 = Потеря моделей может изменить связность отряда, его расстояние до целей миссии, будущие дальность, видимость и натиск, а также мораль; журнал говорит, что изменилось.
rule-gdf-22 = Отряд, от которого раны оставили половину начальной численности или меньше (модель, с начала игры одиночная, — когда ран не меньше половины Tough), в конце активации проходит одну проверку Quality и при неудаче становится Shaken; одна лишь стрельба никогда не обращает в бегство.
rule-gdf-p1 = Стороны активируют отряды по очереди, каждый раз в раунд и с одним действием; после четырёх раундов побеждает тот, кто удерживает больше целей миссии.
rule-gdf-p2 = Каждая модель заканчивает движение не дальше 1" от другой модели своего отряда и не дальше 9" от всех остальных, вне рывка в атаку никто не подходит к врагу ближе 1", базы и непроходимая местность преграждают путь, отряд, пересекающий трудную местность, проходит не больше 6", а за каждую модель, которая пересекает опасную местность или начала в ней активацию, бросают по кубику за единицу Tough, и каждая 1 — рана, которую ничто не блокирует.
rule-gdf-p6 = Перед первым раундом игроки по очереди выставляют маркеры целей, вне зон расстановки и дальше 9" друг от друга, а затем по очереди свои отряды, не дальше 12" от своего длинного края.

rule-gdf-ambush = Ambush: отряд может остаться вне стола и появиться в начале любого раунда со второго, дальше 9" от всех врагов.
rule-gdf-armor = Armor(X): Defense у того, кто имеет это правило, равен X+.
rule-gdf-artillery = Artillery: +1 к проверкам Quality по целям дальше 9".
rule-gdf-artillery-target = Artillery как цель: −2 к проверкам Quality стрелков, стоящих дальше 9".
rule-gdf-bad-shot = Bad Shot: −1 к проверкам Quality стрелка.
rule-gdf-bane = Bane (в 3.4 Poison): цель обязана один раз перебросить натуральную 6 на Defense, а Regeneration не помогает; в 2.12 Poison вместо этого превращает натуральную 6 в три попадания.
rule-gdf-crack = Crack: попадание с натуральной 6 имеет AP(+2).
rule-gdf-defense = Defense(X): +X к броскам Defense того, кто имеет это правило.
rule-gdf-destructive = Destructive: попадание с натуральной 6 имеет AP(+4).
rule-gdf-disintegrate = Disintegrate: AP(+2) против Defense 2+ и 3+, а Regeneration не помогает.
rule-gdf-entrenched = Entrenched: −2 к проверкам Quality стрелков, стоящих дальше 9", если цель не двигалась.
rule-gdf-evasive = Evasive: −1 к проверкам Quality по этому отряду с любого расстояния.
rule-gdf-fearless = Fearless: проваленная проверка морали всё же пройдена, если на ещё одном кубике выпало 4+.
rule-gdf-flying = Flying: при движении ни местность, ни другие отряды не мешают модели с этим правилом.
rule-gdf-fortified = Fortified: попадания по этому отряду имеют AP на 1 меньше, но не ниже AP(0).
rule-gdf-good-shot = Good Shot: +1 к проверкам Quality стрелка.
rule-gdf-hazardous = Hazardous: AP(4), но каждая натуральная 1 на попадание — это рана стреляющему отряду.
rule-gdf-ignores-cover = Ignores Cover: против этого оружия укрытие ничего не добавляет к броскам Defense.
rule-gdf-indirect = Indirect: стреляет без линии видимости и не замечает укрытия за тем, что лишь стоит на пути, но после движения имеет −1 к проверкам Quality.
rule-gdf-increased-range = Increased Shooting Range: оружие бьёт на 6" дальше.
rule-gdf-lacerate = Lacerate: цель обязана один раз перебросить натуральную 6 на Defense.
rule-gdf-limited = Limited: из этого оружия стреляют один раз за игру.
rule-gdf-lock-on = Lock-On: не замечает укрытия и всего, что ухудшило бы проверки Quality или дальность.
rule-gdf-plaguebound = Plaguebound: каждую рану игнорируют на 6+, и это не Regeneration.
rule-gdf-point-blank = Point-Blank: по целям не дальше 12" Surge даёт ещё одно попадание за натуральную 6, а Piercing даёт AP(+1).
rule-gdf-precise = Precise: +1 к проверкам Quality с этим оружием.
rule-gdf-primal = Primal: натуральная 6 на попадание даёт ещё одну атаку, а та новых уже не даёт.
rule-gdf-protected = Protected: каждую рану игнорируют на 6+, и это не Regeneration.
rule-gdf-regeneration = Regeneration: каждую рану игнорируют на 5+, и за каждую рану от попадания Deadly бросают отдельный кубик.
rule-gdf-relentless = Relentless: натуральная 6 даёт ещё одно попадание по целям дальше 9"; в 3.4 ещё одно попадание после Hold, а в 2.12 ещё одну атаку, которая новых уже не даёт.
rule-gdf-reliable = Reliable: атаки идут с Quality 2+, кто бы ни стрелял, а модификаторы действуют.
rule-gdf-rending = Rending: попадание с натуральной 6 имеет AP(+4), в 3.4 и 2.12 AP(4), а Regeneration не помогает.
rule-gdf-resistance = Resistance: каждую рану игнорируют на 6+, и это не Regeneration.
rule-gdf-scout = Scout: отряд выставляется после всех остальных и затем может пройти до 12".
rule-gdf-self-repair = Self-Repair: каждую рану игнорируют на 6+, и это не Regeneration.
rule-gdf-shatter = Shatter: AP(+2) против Tough(3) и больше.
rule-gdf-shielded = Shielded: +1 к броскам Defense этого отряда.
rule-gdf-shred = Shred: натуральная 1 на Defense — это ещё одна рана, которую Deadly не умножает.
rule-gdf-stealth = Stealth: −1 к проверкам Quality стрелков, стоящих дальше 9"; в 2.12 с любого расстояния.
rule-gdf-strider = Strider: трудная местность не замедляет модель с этим правилом.
rule-gdf-sturdy = Sturdy: +1 к броскам Defense этого отряда против стрелков, стоящих дальше 9".
rule-gdf-surge = Surge: натуральная 6 даёт ещё одно попадание, которое само шестёркой не считается.
rule-gdf-takedown = Takedown (в 3.4 и 2.12 Sniper): стрелок выбирает модель и стреляет по ней прежде всего остального как по отряду из одной модели; Sniper к тому же атакует с Quality 2+.
rule-gdf-targeting-visor = Targeting Visor: +1 к проверкам Quality по целям дальше 9".
rule-gdf-tear = Tear: AP(+4) против Tough(9) и больше.
rule-gdf-unstoppable = Unstoppable: не замечает Regeneration и всего, что ухудшило бы проверки Quality; укрытие действует.

## Readings

reading-hit-cap = На сколько всего модификаторы могут изменить проверку Quality?
reading-hit-cap-none = На столько, сколько их набралось.
reading-hit-cap-one = Не больше чем на 1.
reading-one-weapon-kind = Относится ли оружие с одним профилем, но разными названиями, к одному виду?
reading-one-weapon-kind-profile = Да, важен только профиль.
reading-one-weapon-kind-profile-and-name = Нет, важно и название.
reading-morale-again = Проходит ли проверку морали отряд, где уже осталась половина или меньше, если его снова ранили?
reading-morale-again-always = Да, каждый раз.
reading-morale-again-only-when-crossing = Нет, только когда он сокращается до половины.
reading-natural-defense = Решают ли натуральные 6 и 1 броски Defense?
reading-natural-defense-as-quality = Да, как и проверки Quality.
reading-natural-defense-modified-only = Нет, важен только итог с модификаторами.
reading-deadly-order = В каком порядке модели с Tough принимают попадания Deadly, от которых осталось неравное число ран?
reading-deadly-order-largest-first = Начиная с самого большого.
reading-deadly-order-as-thrown = В том, в каком они выпали.
reading-shred-wound = Когда наносится дополнительная рана от Shred?
reading-shred-wound-after-packets = После попаданий Deadly её группы, как обычная рана.
reading-shred-wound-with-packet = Вместе с её попаданием Deadly.
reading-hero-defense = Чей Defense встречает попадания, оставшиеся после гибели последнего спутника героя?
reading-hero-defense-unit = Отряда, пока не разыграна вся заявка.
reading-hero-defense-own-once-alone = Самого героя, как только он остался один.
reading-takedown-target = Какой Defense у модели, которую выбрал Takedown или Sniper?
reading-takedown-target-own-values = Её собственный, с её правилами и без укрытия соседей.
reading-takedown-target-unit-values = Тот же, что у отряда.
reading-hazardous-wounds = Может ли отряд игнорировать раны от собственного оружия Hazardous?
reading-hazardous-wounds-as-wounds = Да, их принимают как любые другие.
reading-hazardous-wounds-no-ignore = Нет, их ничто не игнорирует.
reading-several-ignores = Сколько кубиков бросают, если у отряда несколько правил, которые игнорируют раны?
reading-several-ignores-best = Один, за лучшее из этих правил.
reading-several-ignores-each = По одному за каждое из этих правил.
reading-blast-six = Все ли попадания, которые Blast делает из натуральной 6, имеют её добавочный AP?
reading-blast-six-all-copies = Да, все.
reading-blast-six-one-copy = Нет, только одно.
reading-range-to = До какой модели цели измеряется дальность?
reading-range-to-nearest = До ближайшей, даже если её не видно.
reading-range-to-nearest-seen = До ближайшей из видимых.
reading-cover-behind = От скольких стреляющих моделей должна быть скрыта модель, чтобы считаться за укрытием?
reading-cover-behind-from-most = От большинства из них.
reading-cover-behind-from-all = От всех.
reading-fast-and-slow = Как далеко ходят отряды Fast и Slow?
reading-fast-and-slow-two-and-four = Fast на 2" дальше, при Rush и Charge на 4" дальше, а Slow на столько же ближе.
reading-fast-and-slow-nine-and-four = Fast на 9" и 18", Slow на 4" и 8".
reading-coherency = Как далеко друг от друга могут стоять две модели отряда?
reading-coherency-nine-inches = Не дальше 9".
reading-coherency-six-inches = Не дальше 6".
reading-difficult-terrain = Кого замедляет трудная местность?
reading-difficult-terrain-whole-unit = Весь отряд, если её пересекает хотя бы одна модель.
reading-difficult-terrain-each-model = Только модели, которые её пересекают.
reading-wiped-out = Что, если у одной стороны никого не осталось до последнего раунда?
reading-wiped-out-battle-ends = Сражение кончается с этим раундом, и победила другая сторона.
reading-wiped-out-plays-on = Другая сторона играет до последнего раунда, и решают цели.

## Editions

edition-3-5 = 3.5, нынешняя игра
edition-3-4 = 3.4, для старых списков
edition-2-12 = 2.12, для ещё более старых списков
edition-academy = Академия, правила так, как их излагает польский курс

## Schema

schema-situation-rulebook = Книга правил, `gdf`.
schema-situation-edition = Редакция: `3.5` (нынешняя), `3.4`, `2.12` или `academy`.
schema-situation-attacker = Отряд, который стреляет.
schema-situation-target = Обстреливаемый отряд или два.
schema-situation-attack = Заявка: кто и как стреляет.
schema-situation-readings = Спорные вопросы, которые вы решаете не так, как редакция, по имени.
schema-unit-name = Как называется отряд.
schema-unit-list = Список армии: JSON из Army Forge или выгруженный текстом; путь считается от этого файла.
schema-unit-unit = Отряд из этого списка.
schema-unit-entry = Который из нескольких отрядов с этим именем, считая с 1.
schema-unit-models = Живые модели без примкнувшего героя.
schema-unit-quality = Quality, от 2 до 6.
schema-unit-defense = Defense, от 2 до 6.
schema-unit-weapons = Оружие с количеством, например `5x Rifle (24", A1, AP(1))`.
schema-unit-rules = Особые правила, например `Stealth`; без количества они есть у каждой модели.
schema-unit-starting-models = Модели в начале игры без примкнувшего героя.
schema-unit-wounds = Раны на моделях с Tough, по числу на каждую раненую модель.
schema-unit-shaken = Находится ли отряд в состоянии Shaken.
schema-unit-fatigued = Утомлён ли отряд рукопашной.
schema-unit-activated = Был ли отряд уже активирован в этом раунде.
schema-unit-hero = Герой, примкнувший к отряду.
schema-target-cover = Есть ли у цели укрытие: `none` (нет), `in` (она в нём, то же, что `true`) или `behind` (она за ним).
schema-target-distance = Расстояние от стреляющего; если не указано, берётся расстояние атаки.
schema-target-fired-by = Оружие, которое стреляет по этой цели; для единственной цели можно не указывать.
schema-target-friendly = Принадлежит ли цель стороне стреляющего.
schema-target-moved = Двигалась ли цель с начала своей последней активации.
schema-target-pick = Модель, которую выбирает Takedown: `model`, `tough` или `hero`.
schema-hero-name = Как зовут героя.
schema-hero-quality = Quality, от 2 до 6; если не указано, как у отряда.
schema-hero-defense = Defense, от 2 до 6; если не указано, как у отряда.
schema-hero-wounds = Раны героя.
schema-hero-weapons = Оружие с количеством, например `1x Plasma Pistol (12", A1, AP(4))`.
schema-hero-rules = Особые правила, например `Tough(3)`.
schema-attack-action = Действие: `hold`, `advance`, `rush` или `charge`.
schema-attack-moved = Двигался ли отряд; если не указано, после Advance да, после Hold нет.
schema-attack-distance = Одно расстояние или по одному на каждое оружие.
schema-attack-firing = Сколько единиц каждого оружия видит цель и достаёт до неё; если не указано, все.
schema-attack-held-back = Оружие, которое не стреляет.
schema-attack-used = Оружие Limited, которое уже стреляло в этой игре.
schema-scenario-rulebook = Книга правил, `gdf`.
schema-scenario-name = Как называется сражение.
schema-scenario-edition = Редакция: `3.5` (текущая), `3.4`, `2.12` или `academy`.
schema-scenario-readings = Спорные вопросы, на которые оба игрока отвечают иначе, чем редакция, по названиям.
schema-scenario-table = Описанный стол или файл стола (JSON); путь считается от этого файла.
schema-scenario-agreement = О чём оба игрока договорились насчёт местности до сражения.
schema-scenario-side = Две стороны; первая выставляется у нижнего или левого края.
schema-scenario-objectives = Где лежат маркеры целей; при `dice` их число бросают, а игроки выставляют.
schema-scenario-zone = Глубина зон расстановки.
schema-scenario-first = Сторона, которая начинает; по умолчанию записанная первой.
schema-scenario-rounds = Сколько раундов длится сражение.
schema-side-name = Как называется сторона; по этому имени просят бросить кубики.
schema-side-list = Список армии, все отряды которого участвуют.
schema-side-unit = Отряды, каждый описан или взят из списка.
schema-squad-base = Базы в миллиметрах: `32` или `60x35` для овальных.
schema-squad-hero-base = База присоединённого героя; по умолчанию как у отряда.
schema-squad-height = Рост моделей; по умолчанию следует из баз.
schema-squad-turn = На сколько градусов повёрнуты овальные базы.
schema-squad-carried = Оружие моделей по порядку, чтобы раздать его заново.
schema-squad-one-of = Виды оружия, которые суть режимы одного и того же.
schema-squad-used = Оружие Limited, которое уже стреляло.
schema-squad-at = Где стоит каждая модель, герой последним.
schema-squad-block = Где модели стоят шеренгами.
schema-squad-up = Как высоко над столом стоит отряд.
schema-squad-reserve = Ждёт ли отряд в засаде.
schema-block-at = Середина первой базы.
schema-block-columns = Моделей в шеренге.
schema-block-gap = Промежуток между двумя базами.
schema-table-width = Слева направо.
schema-table-depth = От нижнего края к верхнему.
schema-table-name = Как называется стол.
schema-table-terrain = Элементы местности, как в файле стола.
schema-kind-kind = Вид местности.
schema-kind-blocks = Как заслоняет: `as built`, `entirely`, `area` или `never`.
schema-kind-windows = Пропускают ли окна огонь.
schema-kind-depth = Как глубоко видно внутрь области.
schema-kind-cover = Даёт ли укрытие.
schema-agreement-kind = О чём договорились для каждого вида местности.
schema-agreement-models-block = Заслоняют ли модели других отрядов то, что за ними.
schema-agreement-models-give-cover = Дают ли модели других отрядов укрытие.
schema-agreement-small-parts = Достаточно ли видеть любую часть модели.
schema-agreement-small-part = Если нет, какую долю модели нужно видеть.
schema-agreement-behind = Какую долю модели должно скрывать укрытие.

## Questions and results
book = Grimdark Future
stage-shooter = Стреляющий отряд
stage-targets = Цели
stage-sight = Линия видимости
stage-range = Дальность
stage-attacks = Число атак
stage-quality = Проверка Quality
stage-extra = Дополнительные атаки
stage-defense = Бросок Defense
stage-re-roll = Повторный бросок Defense
stage-ignore = Игнорирование ран
stage-wounds = Раны и потери
stage-morale = Мораль
stage-own-ignore = Игнорирование своих ран
stage-own-morale = Своя мораль
dice-count = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
ask-quality = { $weapon }: { dice-count }, попадает { $need }+
ask-extra = { $weapon }: ещё { dice-count }, попадает { $need }+
ask-defense = { dice-count }, отбивает { $need }+{ $ap ->
    [0] {""}
   *[other] {" "}(AP { $ap })
}
ask-re-roll = { dice-count } заново, отбивает { $need }+
ask-ignore = { dice-count }, { $need }+ игнорирует рану
ask-morale = { dice-count }, проходит { $need }+
ask-own-ignore = { dice-count }, { $need }+ игнорирует рану стрелков
ask-own-morale = { dice-count }, { $need }+ проходит за стрелков
good-quality = { $good ->
    [one] { $good } попадание
    [few] { $good } попадания
    [many] { $good } попаданий
   *[other] { $good } попадания
}
good-extra = { $good ->
    [one] { $good } попадание
    [few] { $good } попадания
    [many] { $good } попаданий
   *[other] { $good } попадания
}
good-defense = отбито: { $good }
good-re-roll = отбито: { $good }
good-ignore = проигнорировано: { $good }
good-morale = { $good ->
    [0] провал
   *[other] успех
}
good-own-ignore = проигнорировано: { $good }
good-own-morale = { $good ->
    [0] провал
   *[other] успех
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
    [one] { $models } модель
    [few] { $models } модели
    [many] { $models } моделей
   *[other] { $models } модели
}
all-see = каждая стреляющая модель видит свою цель
in-range = { $weapon } с { $distance }: { $target } в пределах дальности
left-out-out-of-range = { $copies } × { $weapon } молчит: до { $target } { $distance }, дальность { $range }
left-out-not-seen = { $copies } × { $weapon } не видит или не достаёт { $target } и молчит
left-out-held-back = { $copies } × { $weapon } не стреляет по решению игрока
left-out-used-up = { $copies } × { $weapon } уже израсходовано
attacks = { $copies } × { $weapon }: { $copies } × A{ $each } = { $attacks ->
    [one] { $attacks } атака
    [few] { $attacks } атаки
    [many] { $attacks } атак
   *[other] { $attacks } атаки
}
wounds = { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
    [many] { $wounds } ран
   *[other] { $wounds } раны
}, { $removed ->
    [one] убрана { $removed } модель
    [few] убраны { $removed } модели
    [many] убрано { $removed } моделей
   *[other] убрано { $removed } модели
}
destroyed = отряд уничтожен
left = { $models ->
    [one] осталась { $models } модель
    [few] остались { $models } модели
    [many] осталось { $models } моделей
   *[other] осталось { $models } модели
}{ $marked ->
    [0] {""}
    [one] , отмечена { $marked } рана
    [few] , отмечены { $marked } раны
    [many] , отмечено { $marked } ран
   *[other] , отмечено { $marked } раны
}
no-morale-test = проверка не нужна
morale-passed = проверка пройдена
morale-failed = отряд становится Shaken
measure-hits = попадания
measure-wounds = раны
measure-models_removed = убранные модели
measure-wounds_left = раны на моделях
measure-morale_test = проверка морали
measure-shaken = Shaken
measure-destroyed = уничтожение
measure-own_losses = свои потери
measure-own_morale_test = своя проверка морали
measure-own_shaken = стрелки Shaken
summary = В среднем попаданий: { $hits }, ран: { $wounds }, убранных моделей: { $models_removed }; шанс уничтожить { $target } — { $destroyed }.
reason-quality = попадание оружием { $of }
reason-defense = защита от { $of }
reason-defense-six = защита от натуральной 6 из { $of }
reason-blast = попадания { $of }
reason-deadly = неотбитые попадания { $of }
reason-six = натуральная 6 на попадание из { $of }
reason-line-blast = { $field }: каждое считается { $end } раз
reason-line-deadly = { $field }: по { $end } ран на одной модели
reason-line-six = { $field }: ещё { $end }
reason-line = { $field }: вместо { $start }+ нужно { $end }+
reason-stays = { $field }: { $end }+, как и было

## Refusals
shaken-is-idle = { $unit } в состоянии Shaken и проводит активацию в бездействии
already-activated = { $unit } в этом раунде уже активировался
no-shooting-after = после { $action ->
    [rush] { action-rush }
   *[charge] { action-charge }
} не стреляют; стреляют после Hold или Advance
too-many-targets = целей { $targets }; отряд стреляет не больше чем по двум
friendly-target = { $target } — свой отряд; цель должна быть вражеской
no-ranged-weapon = у { $unit } нет стрелкового оружия
already-used = { $weapon } имеет правило Limited и уже использовано
one-kind-two-targets = все { $weapon } стреляют по одной цели
out-of-range = до { $target } { $distance }; { $weapon } достаёт на { $range }
target-not-seen = ни одна модель, которая могла бы стрелять по { $target }, его не видит
nothing-fires = против { $target } не заявлено никакого оружия
not-a-ranged-weapon = у { $weapon } нет дальности, им не стреляют

## На столе: этапы, вопросы, ход боя
stage-round = Раунд
stage-objectives = Цели
stage-deployment = Расстановка
stage-movement = Движение
stage-dangerous = Опасная местность
ask-objectives = { dice-count } на число целей: выпавшее и ещё 2
good-objectives = сосчитано
ask-dangerous = { dice-count } за опасную местность, каждая 1 — рана
good-dangerous = без вреда: { $good }
why-activate = Раунд { $round }: какой отряд активируется?
why-action = Что делает { $unit }?
why-move = { $action ->
    [advance] Куда идёт { $unit }?
    [rush] Куда бежит { $unit }?
    [scout] Куда выдвигается { $unit }?
   *[charge] Как атакует { $unit }?
}
why-declare-fire = Из какого оружия и по кому стреляет { $unit }?
why-take-down = Кого в { $target } выбирает Takedown отряда { $unit }?
too-late-to-shoot = { $unit } в эту активацию не стреляет: { $action ->
    [rush] идёт бегом
   *[charge] идёт в атаку
}
too-late-to-declare = { $unit }: кто из чего и по кому стреляет, уже объявлено; когда дошло до кубиков, ни оружия, ни цели не добавить
why-casualties = Какие модели теряет { $unit }? { $count ->
    [one] Всего { $count }.
    [few] Всего { $count }.
    [many] Всего { $count }.
   *[other] Всего { $count }.
}
note-coherency = без неё отряд потеряет сплочённость
note-objective = без неё отряд оставит маркер
note-last-weapon = последняя, у кого есть { $what }
why-wounded = Какая модель отряда { $unit } получает { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
    [many] { $wounds } ран
   *[other] { $wounds } раны
}?
why-place-objective = Где лежит эта цель? { $left ->
    [one] Осталась { $left }.
    [few] Осталось { $left }.
    [many] Осталось { $left }.
   *[other] Осталось { $left }.
}
why-deploy-next = Какой отряд выставляется следующим?
why-deploy = Где встаёт { $unit }? { $models ->
    [one] Это { $models } база.
    [few] Это { $models } базы.
    [many] Это { $models } баз.
   *[other] Это { $models } базы.
}
why-ambush = { $unit } выставляется или ждёт в засаде?
why-arrive = Раунд { $round }: появляется ли { $unit } сейчас?
option-hold = Hold: стоять и стрелять
option-advance = Advance: идти и стрелять
option-rush = Rush: бежать без стрельбы
option-charge = Charge: в ближний бой
option-deploy = выставить
option-reserve = оставить в засаде
option-arrive = появляется
option-wait = ждёт
option-hold-back = придержать
why-charge-target = Кого атакует { $unit }?
why-strike-back = Отвечает ли { $unit } на удары { $target }?
why-step-in = Как { $unit } подступает к { $target }?
why-step-back = Как { $unit } отступает от { $target }?
why-go-on = { $unit } уничтожил врага: куда он идёт дальше?
option-strike-back = ответить ударами
option-decline = не отвечать
charge-called-off = { $unit } не находит пути к { $target }; атака не состоится
stepped-in = { $unit }: { $models ->
    [one] подступает { $models } модель
    [few] подступают { $models } модели
    [many] подступают { $models } моделей
   *[other] подступают { $models } модели
}
stepped-back = { $unit } отступает от { $target }
went-on = { $unit } идёт дальше
round-begins = начинается раунд { $round }; первая активация — { $side }
in-round = раунд { $round } из { $rounds }
battle-won = побеждает { $side }
battle-drawn = никто не победил
objectives-counted = предстоит выставить { $count ->
    [one] { $count } цель
    [few] { $count } цели
    [many] { $count } целей
   *[other] { $count } цели
}
objective-placed = { $side } выставляет цель { $marker }
objective-taken = { $side } захватывает цель { $marker }
objective-contested = цель { $marker } оспаривается
objectives-held = { $side } держит { $count ->
    [one] { $count } цель
    [few] { $count } цели
    [many] { $count } целей
   *[other] { $count } цели
}
objective-lies = цель { $marker } лежит в { $x } слева и { $y } снизу, ничья
objective-lies-held = цель { $marker } лежит в { $x } слева и { $y } снизу, её держит { $side }
goes-into-reserve = { $unit } ждёт в засаде
deployed = { $unit } на позиции
scouted = { $unit } выдвигается на { $length }
arrived = { $unit } выходит из засады
activated = { $side } активирует: { $unit }
rule-not-played = { $what } ({ $whose }) здесь не разыгрывается; игроки применяют это сами
shaken-idles = { $unit } в состоянии Shaken, пропускает активацию и приходит в себя
moved = { $unit }: { $action ->
    [hold] { action-hold }
    [advance] { action-advance }
    [rush] { action-rush }
   *[charge] { action-charge }
}, не больше { $length }
dangerous-terrain = { $unit }: опасная местность наносит { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
    [many] { $wounds } ран
   *[other] { $wounds } раны
}, потери: { $removed }
has-cover = { $target }: большинство моделей { $where ->
    [in] в укрытии
   *[behind] скрыто за укрытием
}, +1 к броскам Defense
flies-over = { $model } перелетает: { $what }
strides-through = { $model } беспрепятственно проходит: { $what }
does-not-shoot = { $unit } не стреляет
losses = { $target }: потери { $removed }, осталось { $left }
own-losses = { $unit }: натуральных 1 своего оружия: { $ones }, потери: { $removed }
model-removed = { $model } снимается со стола
model-wounded = { $model }: { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
    [many] { $wounds } ран
   *[other] { $wounds } раны
} из { $tough }
unit-destroyed = { $unit } больше нет
coherency-lost = { $unit } теряет сплочённость
objective-left = { $unit } больше не стоит у цели { $marker }
weapon-lost = { $unit } теряет последнее оружие { $weapon }
stands-firm = { $unit } проходит проверку морали
becomes-shaken = { $unit } проваливает проверку морали и получает Shaken
unit-stands = { $unit } ({ $side }): { $state ->
    [destroyed] уничтожен
    [waiting] ждёт расстановки, моделей: { $models }
    [reserve] в засаде, моделей: { $models }
   *[table] на столе, моделей: { $models }
}{ $shaken ->
    [yes] , Shaken
   *[no] {""}
}{ $fatigued ->
    [yes] , устал
   *[no] {""}
}{ $activated ->
    [yes] , уже активирован
   *[no] {""}
}
model-stands = { $model }: { $x } слева, { $y } снизу{ $wounds ->
    [0] {""}
   *[other] , раны { $wounds } из { $tough }
}

## На столе: отказы
not-your-unit = { $unit } принадлежит не вам
nobody-to-charge = { $unit } не достаёт в атаке ни одного врага
charge-out-of-reach = до { $target } { $distance }; { $unit } атакует не дальше { $limit }
charges-friend = { $target } — свой отряд; атакуют только врагов
charge-is-possible = { $unit } достаёт до { $target } и обязан дойти, раз атакует
charges-away = { $model } закончила бы в { $after } от { $target }, а сейчас стоит в { $before }; в атаке каждая модель приближается или остаётся
charge-falls-short = { $unit } закончил бы в { $away } от { $target }; нужно дойти на { $limit }
charge-must-touch = { $unit } закончил бы в { $away } от { $target }, хотя базы можно коснуться; какая-то модель должна её коснуться
steps-away = { $model } отошла бы от { $target }; обороняющиеся подступают ближе
steps-nearer = { $model } закончила бы ближе к { $target }; атаковавшие отступают
moves-too-far = { $model } проходит { $length }; можно { $limit }
leaves-the-table = { $model } вышла бы за край стола
path-blocked = на пути модели { $model } стоит { $other }
passes-enemy = { $model } проходит слишком близко к { $other }; вне атаки держатся в { $least }
too-far-in-difficult = { $model } проходит { $length }, а { $piece } замедляет отряд; можно { $limit }
ends-on-base = { $model } встала бы на базу { $other }
ends-near-enemy = { $model } встала бы слишком близко к { $other }; вне атаки держатся в { $least }
ends-in-impassable = { $model } не может стоять в { $piece }: местность непроходима
not-coherent = { $unit } распался бы на группы, всего { $groups }; каждая модель остаётся в { $reach } от другой
too-spread-out = модели отряда { $unit } встали бы слишком далеко друг от друга, пар: { $pairs }; все остаются в пределах { $reach }
fires-one-way = { $model } не выстрелит сразу из { $weapons }: это одно оружие; придержите все режимы, кроме одного
weapon-does-not-see = ни одна модель с { $weapon } не видит { $target }
hero-dies-last = { $hero } присоединён к { $unit } и получает раны последним: в строю ещё { $others ->
    [one] { $others } модель
    [few] { $others } модели
    [many] { $others } моделей
   *[other] { $others } модели
}
plain-die-first = у { $model } есть Tough; сначала раны получают модели без Tough
wounded-die-first = { $model } без ран; раны получает { $first }, самая израненная, пока не погибнет
wounds-are-counted = { $model } сейчас ран не получает: кубики решили, какие модели гибнут
picked-not-seen = никто из стреляющих не видит { $model }; Takedown выбирает видимую модель
must-step-back = отряду { $unit } есть куда отступить от { $target }, и он отступает
objective-not-on-table = это место вне стола
objective-in-zone = цель лежит вне зон расстановки глубиной { $zone }
objective-too-near = цель { $marker } слишком близко; цели лежат дальше { $least } друг от друга
objective-in-impassable = { $piece } — непроходимая местность; цель в ней не лежит
outside-zone = { $model } стоит вне своей зоны расстановки глубиной { $zone }
no-room-to-arrive = для { $unit } нет места достаточно далеко от врага
arrives-too-near = { $model } появилась бы слишком близко к { $other }; появляются дальше { $least }

## Файлы сценариев
base-wrong = { $got } — не база; напишите миллиметры, `32` или `60x35`, до { $most }
carried-by-others = `carried` говорит об оружии стольких моделей: { $got }; в отряде без героя их { $models }
carried-does-not-add-up = { $weapon } роздано столько раз: { $got }; в отряде его { $count }
placed-twice = { $unit } стоит либо на местах `at`, либо блоком `block`
places-differ = { $unit }: мест { $got }, а баз вместе с героем { $models }
reserve-without-ambush = { $unit } не может ждать в засаде: не у всех его моделей есть Ambush
two-sides = в сражении две стороны, каждая — `[[side]]`; здесь их { $got }
sides-same-name = обе стороны называются { $name }; дайте им разные имена
side-without-name = этой стороне нужно имя
side-without-units = у { $side } нет отрядов; укажите `list` или `[[side.unit]]`
unknown-side = стороны { $side } нет; есть { $known }
table-not-readable = стол { $table } прочитать нельзя: { $reason ->
    [missing] такого файла нет
    [directory] это папка
    [permission] нет прав
   *[other] что-то мешает
}; путь считается от этого файла
unknown-property = { $piece } не может быть { $got }; местность бывает { $known }
bases-overlap = { $model } и { $other } стоят друг на друге
base-off-the-table = { $model } стоит вне стола
base-on-impassable = { $unit } стоит в { $piece }, а это непроходимая местность
objective-off-the-table = цель лежит вне стола

## Situation files
unit-without-list = рядом с `unit` нужно `list`: список армии, в котором стоит отряд
more-than-started = в живых { $got }, больше, чем было вначале
wounds-do-not-fit = раны { $got } не подходят моделям ({ $models }) с Tough({ $tough }): у живой модели их меньше, чем Tough
list-not-readable = { $reason ->
    [missing] списка { $list } нет
    [directory] { $list } — это папка
    [permission] список { $list } недоступен
   *[other] список { $list } не читается
}; путь считается от этого файла
unit-not-in-list = в списке нет { $unit }; есть { $known }
weapon-ambiguous = { $weapon } подходит к нескольким видам оружия; укажите номер: { $known }
weapon-unknown = у отряда нет { $weapon }; есть { $known }
division-missing = при двух целях напишите `fired_by = [1, 2]` для { $target }: какое оружие стреляет по ней
distance-missing = как далеко цель от { $weapon }? Напишите `distance = 18`
unknown-edition = нет редакции { $edition }; есть { $known }
unknown-reading = нет толкования { $reading }; есть { $known }
unknown-option = { $reading } не может быть { $option }; может быть { $known }
rule-needs-number = { $rule } требует в скобках числа от { $least } до { $most }
weapon-named-twice = { $weapon } названо дважды
weapon-not-limited = у { $weapon } нет правила Limited, израсходовать его нельзя
held-back-and-fired = { $weapon } и стреляет, и не стреляет
pick-is-nobody = у { $target } нет такой модели: { $pick }

## Army lists on the command line
army = { $name }{" "}({ $game }): очков { $computed }, в списке указано { $stated }
army-unit = { $copies ->
    [1] {""}
   *[other] { $copies } × {""}
}{ $name } [{ $models }] Quality { $quality }+, Defense { $defense }+
army-joined = в отряде { $host }

## Army lists
army-book = это книга армии, а не армия; откройте свой список в Army Forge и выгрузите его текстом или как JSON
empty = в этом файле ничего нет; в списке есть хотя бы один отряд, например `Riflemen [5] Q4+ D4+ | 100pts`
further-notices = { $count ->
    [one] не показано ещё { $count } замечание
    [few] не показаны ещё { $count } замечания
    [many] не показано ещё { $count } замечаний
   *[other] не показано ещё { $count } замечания
}; сначала исправьте те, что выше
json-malformed = с { $column }-го знака строки это уже не JSON; исправьте это место или выгрузите список ещё раз
json-too-deep = этот JSON вложен глубже любого списка; выгрузите список из Army Forge ещё раз
no-units = в списке нет ни одного отряда; в тексте он выглядит так: `Riflemen [5] Q4+ D4+ | 100pts`
not-a-list = в этом JSON нет `units` (есть только «{ $fields }»), так что это не список; выгрузите список из Army Forge текстом или как JSON
not-text = здесь есть что-то, что не текст; сохраните это обычным текстом в UTF-8
saved-list = это сохранённый список, который лишь ссылается на книгу армии; в Army Forge выберите «Share as text» или выгрузите список как JSON
too-large = размер списка в байтах — { $got }; может быть не больше { $most }
too-many-lines = строк в списке больше { $most }; разделите его на несколько
too-many-parts = записей здесь { $got }; может быть не больше { $most }
too-many-units = отрядов в списке { $got }; может быть не больше { $most }
unknown-field = поле «{ $got }» неизвестно и пропущено
header-missing = у списка нет заголовка; он выглядит так: `++ Dawn Patrol [GF 345pts] ++`
list-says-wrong = список сам говорит, что в нём что-то не так: «{ $got }»
models-differ = в списке заявлено { $stated ->
    [one] { $stated } модель
    [few] { $stated } модели
    [many] { $stated } моделей
   *[other] { $stated } модели
}; в его отрядах их { $computed }
not-understood = непонятно, что такое «{ $got }», это пропущено; отряд выглядит так: `Riflemen [5] Q4+ D4+ | 100pts`, а его оружие стоит строкой ниже
points-differ = в списке заявлено { $stated ->
    [one] { $stated } очко
    [few] { $stated } очка
    [many] { $stated } очков
   *[other] { $stated } очка
}; его отряды вместе стоят { $computed }
several-headers = здесь соединено { $count ->
    [one] { $count } список
    [few] { $count } списка
    [many] { $count } списков
   *[other] { $count } списка
} («{ $names }»; игры: «{ $games }»); они читаются как одна армия
units-differ = в списке заявлено { $stated ->
    [one] { $stated } отряд
    [few] { $stated } отряда
    [many] { $stated } отрядов
   *[other] { $stated } отряда
}; в нём их { $computed }
unknown-game = «{ $got }» — не та игра, списки которой здесь читаются; это { $known }
copies-wrong = «{ $got }» начинается не с числа отрядов; `3x Riflemen` — это три, а нужен хотя бы один
defense-wrong = Defense не может быть «{ $got }»; это от 2+ до 6+
experience-not-read = опыт («{ $got }») не читается; бросков здесь он не меняет
half-without-other = второй половины этого объединённого отряда в списке нет; эта половина считается отдельным отрядом
joined-to-nobody = отряда, к которому примкнул этот герой, в списке нет; герой считается отдельным отрядом
joined-to-one-of-several = отрядов { $host } в списке { $copies }; герой примкнул к одному, у остальных его нет
kit-missing = в списке не сказано, чем вооружён этот отряд; он считается безоружным
models-wrong = числом моделей не может быть «{ $got }»; их 1 или больше
name-changed = имя «{ $got }» не может стоять в списке; оно прочитано как «{ $name }»
name-missing = в «{ $got }» нет названия отряда; правильно: `{ $right }`
notes-not-read = заметка игрока не читается: «{ $got }»
only-the-base-kit = в списке только снаряжение из книги, а не то, на что его заменили; проверьте оружие этого отряда
option-without-price = у варианта «{ $got }» нет цены для этого отряда; он считается за 0 очков
points-missing = не сказано, сколько очков стоит этот отряд; считается 0
points-wrong = «{ $got }» — не очки; очки — это целое число от 0 до 999999
quality-wrong = Quality не может быть «{ $got }»; это от 2+ до 6+
unit-not-understood = «{ $got }» похоже на отряд, но не читается; правильно: `{ $right }`
unit-not-valid = в списке сказано, что такой отряд не разрешён; он всё равно прочитан
count-wrong = «{ $got }» — не количество «{ $name }», это пропущено; нужно 1 или больше
fires-one-of = { $name } стреляет { $modes ->
    [one] { $modes } способом
    [few] { $modes } способами
    [many] { $modes } способами
   *[other] { $modes } способа
}, каждый раз одним из них; остальные придержите (`held_back`)
label-differs = подписано «{ $label }», а значения говорят «{ $got }»; верны значения
multiplier-not-read = множитель «{ $got }» не читается; атак столько, сколько указано
not-a-weapon = «{ $got }» — не оружие и пропущено; правильно: `{ $right }`
not-entries = в `{ $field }` должен стоять список записей, а не «{ $got }»; поле пропущено
rule-among-weapons = «{ $got }» стоит среди оружия; прочитано как особое правило
rule-from-option = правило «{ $got }» даёт выбранный вариант; отряд его получает
rule-stated-twice = у одного правила два числа, «{ $first }» и «{ $second }»; остаются оба, считается большее
rule-without-count = у «{ $rules }» нет количества, а моделей в отряде { $models }; считается, что это есть у каждой, а `1x Stealth` значило бы, что у одной
unknown-entry = «{ $got }» — не оружие, не предмет и не правило; пропущено
weapon-among-rules = «{ $got }» стоит среди правил; прочитано как оружие
weapon-within-item = «{ $got }» входит в «{ $item }»; прочитано как оружие отряда
attacks-missing = в «{ $got }» не сказано, сколько атак; правильно: `{ $right }`
count-zero = в «{ $got }» количество — ноль; нужно 1 или больше
not-a-rule = «{ $got }» — не особое правило; правильно: `{ $right }`
number-too-long = число в «{ $got }» слишком длинное; цифр может быть не больше { $most }
profile-missing = у «{ $got }» нет профиля в скобках; правильно: `{ $right }`
stated-twice = в «{ $got }» дважды указаны дальность или атаки; правильно: `{ $right }`
too-deep = «{ $got }» вложено слишком глубоко; уровней может быть не больше { $most }
too-long = «{ $got }» слишком длинно; знаков может быть не больше { $most }
unclosed-bracket = в «{ $got }» скобка не закрыта или не открыта; правильно: `{ $right }`
too-many-dice = { $weapon } бросает больше { $most } кубиков
hold-has-moved = отряд на Hold не двигался; напишите Advance
several-toughs = у отряда одно значение Tough, а не { $rules }
reason-shred = натуральные 1 на защиту от { $of }
reason-line-shred = { $field }: ещё { $end } рана
picks = { $weapon } выбирает { $pick ->
    [hero] героя
    [tough] самую раненую модель с Tough
   *[model] одну модель
}
told-hits-quality = { $count ->
    [one] всего { $count } попадание
    [few] всего { $count } попадания
    [many] всего { $count } попаданий
   *[other] всего { $count } попадания
}
told-hits-extra = { $count ->
    [one] всего { $count } попадание
    [few] всего { $count } попадания
    [many] всего { $count } попаданий
   *[other] всего { $count } попадания
}
unit-missing = укажите отряд из списка: unit = "…"; есть { $known }
guns-of-the-fallen = осталось моделей { $models } из { $start }, а стреляет оружия { $guns }; укажите, сколько: firing = { "{" } "{ $weapon }" = … { "}" }
too-much-to-price = { $weapon } — слишком много, чтобы точно посчитать против { $target }: меньше атак или меньше моделей
hero-is-joined = { $unit } присоединён к { $host } и действует вместе с ним; укажите отряд { $host }

## Melee (public rules)
stage-impact = Impact
ask-impact = { $weapon }: { dice-count }, попадает { $need }+
good-impact = { $good ->
    [one] { $good } попадание
    [few] { $good } попадания
    [many] { $good } попаданий
   *[other] { $good } попадания
}
rule-gdf-p3 = Натиск покрывает до 12" и кончается вплотную или не дальше 2" от врага; каждая модель, которая после этого не дальше 2" от врага (4" вверх или вниз), бьёт всем своим рукопашным оружием так же, как стреляла бы, но без укрытия, а затем отряд, на который напали, может ударить в ответ.
rule-gdf-p4 = Рукопашную выигрывает тот, кто нанёс больше ран, уничтоженный отряд проиграл, а при равенстве никто не проходит проверку; проигравший проверяет мораль и при неудаче становится Shaken, если его осталось больше половины начальной численности, а если половина или меньше — бежит, и его убирают.
rule-gdf-p5 = Furious, Impact и Thrust действуют только у отряда, который сейчас совершил натиск, а Counter — только у того, на который его совершили.
rule-gdf-counter = Counter: бьёт раньше нападающего, а тот бросает на один кубик Impact меньше за каждую модель с этим правилом.
rule-gdf-fatigued = Утомление: с первой своей рукопашной атаки и до конца раунда, а также всегда в состоянии Shaken отряд в рукопашной попадает только натуральной 6.
rule-gdf-fear = Fear(X): когда решают, кто выиграл рукопашную, считается за X лишних ран.
rule-gdf-furious = Furious: при натиске натуральная 6 на попадание даёт ещё одно попадание.
rule-gdf-impact = Impact(X): при натиске каждая модель бросает ещё X кубиков, и каждый попадает на 2+; при утомлении не действует.
rule-gdf-thrust = Thrust: при натиске +1 к проверкам Quality и AP(+1).
reading-melee-wounds = Какие раны считаются, когда решают, кто выиграл рукопашную?
reading-melee-wounds-all = Все нанесённые, даже те, что ни одной модели уже не были нужны.
reading-melee-wounds-suffered = Только те, что модели приняли.
reading-fear-whose = У каких моделей должно быть Fear, чтобы отряд его засчитал?
reading-fear-whose-any-model = Хотя бы у одной.
reading-fear-whose-every-model = У каждой.
reading-fallen-weapons = Чьё оружие пропадает первым, если модели гибнут раньше своего удара?
reading-fallen-weapons-special-last = Тех моделей, что несут меньше всего.
reading-fallen-weapons-special-first = Тех моделей, что несут больше всего.
schema-situation-melee = Натиск вместо `attack`: нападающий добежал до цели.
schema-melee-striking = Сколько единиц каждого оружия нападающего не дальше 2" от врага, а для `Impact` — сколько моделей; если не указано, все.
schema-melee-striking-back = То же для цели.
schema-melee-strikes-back = Бьёт ли цель в ответ; если не указано, бьёт.
stage-charge = Натиск
stage-strike = Удары
stage-verdict = Кто выиграл
melee-charges = натиск: { $unit } на { $target }
melee-fatigued = отряд { $unit } утомлён и попадает только натуральной 6
melee-declines = отряд { $unit } не бьёт в ответ
melee-attacks = { $weapon }: { $attacks ->
    [one] { $attacks } кубик
    [few] { $attacks } кубика
    [many] { $attacks } кубиков
   *[other] { $attacks } кубика
}, если никто не погибнет раньше
melee-strikes-first = первые удары благодаря Counter: { $unit } по { $target }
melee-strikes = удары: { $unit } по { $target }
melee-strikes-back = удары в ответ: { $unit } по { $target }
melee-left = { $unit }: { $removed ->
    [one] убрана { $removed } модель
    [few] убраны { $removed } модели
    [many] убрано { $removed } моделей
   *[other] убрано { $removed } модели
}, { $models ->
    [0] не осталось ни одной
    [one] осталась { $models } модель
    [few] остались { $models } модели
    [many] осталось { $models } моделей
   *[other] осталось { $models } модели
}{ $marked ->
    [0] {""}
    [one] , отмечена { $marked } рана
    [few] , отмечены { $marked } раны
    [many] , отмечено { $marked } ран
   *[other] , отмечено { $marked } раны
}
melee-won = побеждает отряд { $unit }: { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
    [many] { $wounds } ран
   *[other] { $wounds } раны
} против { $against }
melee-won-outright = побеждает отряд { $unit }: враг уничтожен
melee-tied = никто не выиграл, и мораль никто не проверяет: с каждой стороны { $wounds ->
    [one] { $wounds } рана
    [few] { $wounds } раны
    [many] { $wounds } ран
   *[other] { $wounds } раны
}
melee-both-destroyed = никто не выиграл: оба отряда уничтожены
melee-stands = { $unit }: проверка пройдена
melee-shaken = { $unit }: отряд становится Shaken
melee-routs = { $unit }: отряд бежит, и его убирают
measure-won = победа
measure-routed = бегство
reason-impact = кубики { $of }
reason-line-impact = { $field }: вместо { $start } остаётся { $end }
charge-at-one = целей { $targets }; натиск совершают на одну
no-cover-in-melee = у { $target } укрытие, а оно помогает только против стрельбы; в рукопашной не указывайте его
not-a-melee-weapon = у { $weapon } есть дальность, этим не бьют
nothing-strikes = { $unit }: бить нечем; укажите рукопашное оружие, хотя бы одну единицу
attack-and-melee = `attack` и `melee` стоят в одном файле; отряд либо стреляет, либо совершил натиск
not-in-melee = `{ $field }` в рукопашной ничего не значит; уберите
melee-too-large = эта рукопашная слишком велика, чтобы точно её посчитать: меньше атак или меньше моделей
told-hits-back-quality = { $count ->
    [one] всего { $count } попадание
    [few] всего { $count } попадания
    [many] всего { $count } попаданий
   *[other] всего { $count } попадания
}
told-hits-back-extra = { $count ->
    [one] всего { $count } попадание
    [few] всего { $count } попадания
    [many] всего { $count } попаданий
   *[other] всего { $count } попадания
}
