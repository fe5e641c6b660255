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
rule-gdf-self-repair = Self-Repair: каждую рану игнорируют на 6+, и это не Regeneration.
rule-gdf-shatter = Shatter: AP(+2) против Tough(3) и больше.
rule-gdf-shielded = Shielded: +1 к броскам Defense этого отряда.
rule-gdf-shred = Shred: натуральная 1 на Defense — это ещё одна рана, которую Deadly не умножает.
rule-gdf-stealth = Stealth: −1 к проверкам Quality стрелков, стоящих дальше 9"; в 2.12 с любого расстояния.
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
