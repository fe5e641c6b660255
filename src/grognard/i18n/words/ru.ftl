## Файлы, которые нельзя прочитать
file-too-large = файл больше { $largest } байт, больше не читается
file-not-readable = { $reason ->
    [missing] такого файла нет
    [directory] это папка; укажите файл в ней
    [permission] нет права читать файл
    [name] файл не может так называться
   *[other] файл не читается
}
file-not-text = эти байты не текст; сохраните файл в UTF-8
file-not-toml = это не TOML; строка выглядит так:  name = "Robot Warriors"
document-too-deep = слишком глубокая вложенность
field-missing = нет поля { $field }
field-unknown = поля { $field } здесь нет; список полей даёт `grognard schema` с именем книги
field-wrong-type = { $field }: нужно поставить { $expected ->
    [int] целое число
    [float] число
    [str] текст в кавычках
    [bool] true или false
    [array] список в [скобках]
    [object] отдельную таблицу
    [int-or-str] целое число или текст в кавычках
    [int-or-float-or-str] число или текст в кавычках
    [str-or-array] текст в кавычках или список в [скобках]
    [str-or-object] текст в кавычках или отдельную таблицу
   *[other] { $expected }
}, а здесь { $got ->
    [int] целое число
    [float] число с точкой
    [str] текст
    [bool] true или false
    [array] список
    [object] таблица
   *[other] { $got }
}
list-wrong-length = в списке { $field } должно быть столько записей: { $length }, а не { $got }
field-wrong-value = в поле { $field } не может стоять { $got }; допустимые значения даёт `grognard schema`
rulebook-missing = в файле не сказано, для какой он игры; напишите  rulebook = "…"  (есть: { $known })
unknown-rulebook = нет книги правил { $name }; есть: { $known }

## Длины
not-a-length = { $got ->
    [json-object] таблица
    [json-array] список
    [json-null] null
   *[other] { $got }
} — не длина; напишите 24", 24 дюйма, 61 см или 610 мм
too-many-digits = в этом числе больше { $most } цифр
unknown-unit = у { $got } неизвестная единица; напишите 24", 24 дюйма, 61 см или 610 мм
missing-unit = у { $got } нет единицы; напишите 24", 24 дюйма, 61 см или 610 мм
negative-length = длина не меньше { $least }
absurd-length = на столе ничего такой длины не бывает

## Кубики
dice-wrong-count = { $stage }: { $asked ->
    [one] нужен { $asked } кубик, а дано { $given }
    [few] нужны { $asked } кубика, а дано { $given }
    [many] нужно { $asked } кубиков, а дано { $given }
   *[other] нужно { $asked } кубика, а дано { $given }
}
dice-wrong-groups = групп кубиков нужно { $asked }, а дано { $given }
dice-impossible-face = на { $dice } бывает { $known }, но не { $face }
dice-cannot-show = на стольких кубиках ({ $asked }) не может выпасть { $shown }
dice-run-out = кубики кончились, этап «{ $stage }»: нужно ещё { $asked }
dice-left-over = остались кубики, которых никто не просил: { $left }
script-runs-out = в сценарии не осталось ответов
nothing-is-open = никто ничего не спрашивает
nothing-to-choose = выбирать не из чего: { $why }
choices-are-not-typed-as-dice = { $why } — это выбор, а не бросок
no-policy = нужно знать, как выбирается { $why }; заданы: { $known }
endless-chain = эта цепочка не кончается: ей нужен предел
endless-chain-branches = { $life } просит больше одного повторения себя: у такой цепочки нет точного конца
endless-chain-circular = этой цепочке пришлось бы знать себя заранее
open-tail = { $asked } лежит за пределом { $cap } этих шансов
log-ends-early = запись кончается там, где спрашивают { $asked }
log-differs = строка { $line } записи отвечает на { $recorded }, а спрашивают { $asked }
log-goes-on = запись продолжается в строке { $line }, хотя всё уже решено
refused-answer = такой ответ не принимается: { $refusals }

## Ответы на выбор
not-an-option = { $draft } нет среди вариантов
not-several = { $draft } — не список вариантов
picked-twice-or-out-of-order = каждый вариант один раз, по порядку
picked-too-few-or-many = выбрано { $picked }; нужно от { $least } до { $most }
not-an-allotment = { $draft } не даёт числа каждому из мест ({ $places })
allotted-out-of-range = { $place } получает { $allotted }; помещается не больше { $most }
allotted-does-not-add-up = роздано { $allotted } из { $total }
number-out-of-range = { $field } равно { $got }; допустимо от { $least } до { $most }
not-in-range = { $draft } — не целое число от { $least } до { $most }
not-spots = { $draft } — не точки (нужно { $count })
wrong-number-of-spots = { $given ->
    [one] дана { $given } точка
    [few] даны { $given } точки
    [many] дано { $given } точек
   *[other] дано { $given } точки
}; нужно: { $count }
wrong-number-of-routes = { $given ->
    [one] дан { $given } путь
    [few] даны { $given } пути
    [many] дано { $given } путей
   *[other] дано { $given } пути
}; нужно: { $count }, по одному на каждую модель, по порядку
not-routes = { $draft } — не пути (нужно { $count })

## Командная строка
cli-usage-languages = --lang — это en, pl или ru
cli-error = ошибка
cli-refused = против правил
cli-edition = { $rulebook }, редакция { $edition }
cli-mean = в среднем
cli-chance = шанс
cli-at-least = не меньше
cli-reasons = Почему
cli-readings = Толкования, отличные от обычных
cli-not-modelled = Не учтено
cli-not-modelled-line = { $what } ({ $whose })
cli-seed = Кубики из зерна { $seed }
cli-at-least-as-well = не хуже этого: { $percent }
cli-whole = Сами стрелки
cli-inside-error = внутри grognard что-то сломалось ({ $what }); сообщите об этом, приложив файл
cli-file-or-pool = нужен либо файл, либо --pool; --rulebook относится к --pool
cli-no-notation = у { $rulebook } нет записи в одну строку; она есть у: { $known }
cli-which-rulebook = укажите через --rulebook, о каком речь; запись в одну строку есть у: { $known }
cli-dice-or-seed = укажите либо --dice, либо --seed
cli-not-found = в { $rulebook } нет правила { $rule }
cli-seed-book = Источник: { $heading }
cli-where = Где: { $where }
cli-plot-needs-charts = для графиков нужно дополнение "charts": `pip install "grognard[charts]"`
plot-wrong-format = { $path } не кончается ни на одно из { $known }
map-nothing-to-draw = у этой ситуации нет карты; укажите её гексы или стол
plot-not-written = не удаётся записать { $path }: { $reason ->
    [missing] такой папки нет
    [directory] это папка
    [permission] нет права
   *[other] что-то мешает
}
cli-warnings = Стоит проверить
file-number-too-long = в каком-то числе больше { $most } цифр
line-too-long = в строке больше { $most } знаков; разбейте её
choice-inside-a-life = { $why } выбирается внутри жизни, где выбирать нельзя
too-many-lives = больше { $most } кубиков сразу в горсть не поместится
endless-chain-shrinks = эта цепочка идёт и вниз, поэтому никакой предел не закончит её точно

## Help
help-grognard = Настольный бой по одной копии правил: свои кубики, точные шансы и их причины.
help-odds = Показывает точные шансы в ситуации.
help-odds-pool = Вместо файла ситуация одной строкой, например набор костей: "3C 1Y 1H 1M".
help-odds-rulebook = Книга для --pool, если такая запись есть не у одной.
help-odds-plot = Ещё и рисует шансы в этот файл, .svg или .png.
help-odds-picture = Ещё и рисует карту ситуации в этот файл .svg.
help-resolve = Разыгрывает ситуацию вашими кубиками или виртуальными.
help-resolve-dice = Ваши кубики, горсти через "/": "2 3 4 5 6 / 2 4 6"; или ask, и программа спросит каждую горсть.
help-resolve-seed = Виртуальные кубики, которые выпадут так же снова.
help-import = Читает список армии: отряды, проверку очков и всё непонятое.
help-import-file = Список армии: JSON из Army Forge или текст для отправки.
help-rules = Показывает правила книги нашими словами, с источником и местом; без книги — какие книги есть.
help-rulebook = Книга правил; список даёт `grognard rules`.
help-rule = Одно правило по имени, как в списке правил.
help-schema = Показывает JSON Schema файлов ситуаций книги.
help-file = Файл ситуации (TOML).
help-json = Для программ: один документ JSON.
help-lang = en, pl или ru; иначе как в окружении.
endless-chain-no-sum = эта цепочка делает со своим остатком что-то, кроме сложения
cli-left-out = Не стреляет
cli-not-written = ответ не записать
too-many-entries = в { $field } слишком много записей; читается не больше { $most }

## Games
scenario-for-a-battle = это сценарий целой игры: играйте через `grognard battle new`
situation-for-odds = это ситуация одной атаки: спросите о ней `grognard odds` или `grognard resolve`
rulebook-not-playable = для { $name } можно считать шансы, но играть пока нельзя
book-not-playable = для { $name } можно считать шансы, но играть пока нельзя
no-dice-asked = сейчас бросать не нужно; ждёт выбор
dice-are-asked = нужно бросить кубики: наберите, что выпало, или бросьте виртуальные через --roll
undo-nothing = отменять нечего
undo-dice = кости уже брошены ({ $stage }): того, что было до них, не отменить
undo-revealed = скрытое уже открыто: того, что было до этого, не отменить
override-without-reason = назовите причину: изменение по уговору отмечается в журнале вместе с ней
override-in-a-step = действие сделано наполовину; ответьте на его вопросы или отмените их, прежде чем менять состояние
override-not-a-state = это не состояние этой игры: { $what }
override-not-playable = из такого состояния играть дальше нельзя ({ $what })
agreed-answer-impossible = после такого ответа играть дальше нельзя ({ $what }), так что уговориться о нём нельзя
agreed-deed-impossible = после того, о чём уговорились в этом действии, играть дальше нельзя ({ $what }): отмените уговор или по согласию поставьте другое состояние
text-not-unicode = в этом тексте есть знаки, которые нельзя записать
steps-without-end = правила сделали { $most } шагов без единого вопроса; просим сообщить об этом
log-empty = журнал пуст
log-has-no-state = в журнале есть заголовок и больше ничего
log-not-a-log = строка { $line } – не заголовок журнала
log-other-version = это журнал версии { $version }; читается версия { $known }
log-line-changed = строка { $line } журнала не такая, какой её записали
log-line-not-readable = строка { $line } журнала не следует из предыдущих
log-not-a-state = в строке { $line } журнала нет состояния этой игры: { $what }
log-not-playable = после строки { $line } журнала играть дальше нельзя ({ $what })
log-cut-off = строка { $line } журнала оборвана при записи; строки до неё целы
log-header-does-not-fit = заголовок журнала не подходит к первому состоянию
log-of-another-book = это журнал { $rulebook }, а не { $known }
log-meets-other-rules = журнал отвечает на { $recorded }, а эти правила спрашивают { $asked }
no-such-game = игры { $name } нет; есть: { $known }
not-a-game-name = { $name } не годится в имена игры: нужно от 1 до { $most } печатных знаков
game-name-taken = игра { $name } уже есть; дайте другое имя в --name
game-went-on = игра { $name } тем временем продолжилась: посмотрите её, прежде чем отвечать
store-not-usable = хранилищем { $where } нельзя воспользоваться: { $what }
no-such-seat = стороны { $seat } нет; стороны: { $known }
option-unknown = { $got } – ничего из этого: { $known }
option-unclear = { $got } может значить разное из этого: { $known }
choice-not-typed = { $why }: этого не набрать
choice-not-a-number = { $got } – не целое число
choice-not-a-point = { $got } – не точка; пишите x,y в дюймах, например 12,5 или 12.5;7
answer-text-or-virtual = наберите ответ или велите его найти: --roll для костей, --suggest для выбора
answer-not-json = это не JSON
state-not-json = { $path } – не JSON
cli-file-not-written = { $path } не записать: { $what }
not-a-finding = { $path } – не находка фаззера
battle-over = Игра окончена.
battle-begins = Игра начинается.
battle-type-dice = Наберите грани (3 5 6) или количества (2x3 1x6), либо --roll.
battle-type-symbols = Наберите символы со всех костей вместе, например  S S B  (пустые кости можно опустить), либо --roll.
battle-type-one = Наберите одно из них: имя, его начало или #номер.
battle-type-several = Наберите от { $least } до { $most } через запятую, а если ничего – -.
battle-type-exactly = { $count ->
    [one] Наберите { $count } из них.
    [few] Наберите { $count } из них через запятую.
    [many] Наберите { $count } из них через запятую.
   *[other] Наберите { $count } из них через запятую.
}
battle-type-shares = Наберите { $places ->
    [one] { $places } число
    [few] { $places } числа
    [many] { $places } чисел
   *[other] { $places } числа
}, всего { $total }.
battle-type-number = Наберите число от { $least } до { $most }.
battle-type-points = Наберите { $count ->
    [one] { $count } точку
    [few] { $count } точки
    [many] { $count } точек
   *[other] { $count } точки
} как x,y в дюймах, либо --suggest.
battle-type-paths = Наберите { $count ->
    [one] { $count } путь
    [few] { $count } пути
    [many] { $count } путей
   *[other] { $count } пути
} через /, каждый точками x,y в дюймах (- стоит на месте), либо --suggest.
battle-more-options = { $more ->
    [one] … и ещё { $more }
    [few] … и ещё { $more }
    [many] … и ещё { $more }
   *[other] … и ещё { $more }
}
battle-agreed = По уговору: { $why }
battle-overruled = Состояние изменено по уговору: { $why }
battle-undone = Отменена строка { $line }.
battle-typed = набрано вручную
battle-scores = Счёт: { $scores }.
battle-is-won = { $count ->
    [one] Победа: { $winners }.
    [few] Победа: { $winners }.
    [many] Победа: { $winners }.
   *[other] Победа: { $winners }.
}
battle-is-drawn = Победителя нет: ничья.
battle-luck = { $who }: удачных { $good } из { $dice ->
    [one] { $dice } кости
    [few] { $dice } костей
    [many] { $dice } костей
   *[other] { $dice } костей
}, ожидалось { $expected }; не хуже: { $percent }
battle-no-games = В хранилище пока нет игр.
verify-same = { $lines ->
    [one] { $lines } строка, цела и при повторе выходит та же.
    [few] { $lines } строки, целы и при повторе выходят те же.
    [many] { $lines } строк, целы и при повторе выходят те же.
   *[other] { $lines } строки, целы и при повторе выходят те же.
}
verify-differs = Журнал не следует из собственных правил.
verify-rules-changed-same = Записан при других правилах ({ $then }); при этих ({ $now }) выходит то же.
verify-rules-changed-differ = Записан при других правилах ({ $then }); при этих ({ $now }) выходит другое.
verify-difference = Строка { $line }, { $place }: в журнале { $recorded }, по правилам выходит { $found }.
verify-refused = Строка { $line }: правила не принимают этого ответа:
verify-stops = Строка { $line }: дальше игра не идёт:
verify-unfinished = Там, где кончается журнал, игра ещё не окончена.
verify-dice = { $thrown ->
    [one] { $thrown } бросок
    [few] { $thrown } броска
    [many] { $thrown } бросков
   *[other] { $thrown } броска
}, набрано вручную: { $typed }.
verify-overrides = Изменено по уговору в строках: { $lines }.
fuzz-report = { $games ->
    [one] { $games } игра
    [few] { $games } игры
    [many] { $games } игр
   *[other] { $games } игры
}, строк: { $answers }, { $seconds } с, зерно { $seed }
fuzz-finding = НАЙДЕНО { $what } – см. { $path }
help-battle = Сыграть игру: судья спрашивает, вы отвечаете, журнал помнит всё.
help-battle-new = Начать игру из файла сценария или продолжить её из журнала (.jsonl).
help-battle-new-file = Файл сценария (TOML) или журнал (.jsonl).
help-battle-show = Показать игру: стол текстом, как обстоят дела, о чём спрашивают.
help-battle-answer = Ответить на открытый вопрос игры.
help-battle-undo = Отменить последний ответ; не дальше бросков и открытого.
help-battle-override = Заменить нынешнее состояние другим, потому что игроки уговорились; это отмечается.
help-battle-log = Напечатать журнал игры с правилами и с тем, как легли кости; --json печатает сам журнал.
help-battle-list = Перечислить игры в хранилище.
help-name = Как называется игра; без этого – как файл.
help-store = Где хранить игры: файл или URL базы данных; иначе GROGNARD_STORE, иначе среди данных пользователя.
help-game = Имя игры; `grognard battle list` перечисляет имеющиеся.
help-seat = Видеть игру так, как её может видеть эта сторона.
help-svg = Ещё и нарисовать стол в этот файл SVG.
help-text = Ответ: вариант или его #номер, кости, числа, точки или пути.
help-roll = Бросить виртуальные кости.
help-suggest = Взять что-нибудь дозволенное, наугад.
help-seed = Случай, который выпадет так же ещё раз.
help-agreed = Оставить ответ, хотя правила его не принимают; назовите причину.
help-state = Файл JSON со всем состоянием, как его печатает `grognard battle show --json`.
help-why = Почему игроки так уговорились.
help-save = Ещё и записать журнал в этот файл (.jsonl).
help-replay = Проиграть журнал, читая его.
help-log = Журнал (.jsonl), как его пишет `grognard battle log --save`.
help-step = По одной строке, каждая после Enter.
help-verify = Пройти журнал заново и назвать первую строку, где выходит другое.
help-fuzz = Играть наугад, дозволенно и недозволенно, и искать то, чего быть не должно.
help-seconds = Сколько секунд; хотя бы одну игру.
help-out = Папка для находок.
help-again = Сыграть ещё раз игру из находки.

## Boards
document-too-large = это длиннее { $most } байт, больше не читается
json-not-readable = это не JSON, который можно прочитать; каждая скобка закрыта, а каждое число конечно
malformed-json = это перестаёт быть JSON в строке { $line }, столбце { $column }
not-that-kind = { $expected ->
    [object] здесь должна быть отдельная таблица с полями
    [array] здесь должен быть список в [скобках]
    [text] здесь должен быть текст в кавычках
    [flag] здесь должно быть true или false
    [whole] здесь должно быть целое число
    [angle] здесь должно быть число градусов от -360 до 360
   *[point] здесь должны быть две длины, x и y, например [12, 8]
}, а стоит { $got ->
    [json-object] таблица
    [json-array] { $expected ->
        [point] список чего-то другого
       *[other] список
    }
    [json-null] null
    [endless-number] число без конца
   *[other] { $got }
}
list-too-long = в этом списке слишком много записей ({ $got }); читается не больше { $most }
missing-key = здесь нет поля { $wanted }
unknown-key = поля { $got } здесь не бывает; бывают: { $known }
too-many-corners = начиная отсюда на столе всего больше { $most } вершин; нарисуйте его элементы проще
unknown-schema = это не стол версии { $known }; напишите  "schema": { $known }
unknown-table-unit = в таких единицах стол не измеряют; возможны: { $known }
not-one-shape = у базы одна форма; укажите одну из: { $known }
not-a-length-and-a-width = здесь должны быть длина и ширина не больше неё, например { $right }
side-out-of-range = сторона стола больше 0" и не больше { $most }, а не { $got }
length-out-of-range = { $got } здесь не подходит; может быть от { $least } до { $most }
level-out-of-range = { $got } здесь не подходит; может быть от { $least } до { $most }
no-id = нет id; дайте свой
duplicate-id = этот id повторяется; у каждого элемента и каждой базы он свой
unknown-support = должно стоять на { $on }, но элемента местности с таким id нет
stands-on-itself = стояло бы само на себе (через { $on })
too-few-corners = у контура не меньше трёх разных вершин
repeated-corner = контур возвращается в ту же вершину; каждую укажите один раз, по порядку
crosses-itself = контур пересекает сам себя или идёт по себе назад; укажите вершины по порядку, один раз вокруг
no-area = это не занимает места; какая-то ширина быть должна
runs-clockwise = вершины идут по часовой стрелке; укажите их в обратную сторону
off-the-table = это выходит за край стола: занимает от ({ $left }; { $low }) до ({ $right }; { $high }), а стол — от (0"; 0") до ({ $width }; { $depth })
not-inside-the-outline = отверстие должно лежать внутри контура, не касаясь его
meets-another-hole = отверстие смыкается с отверстием { $hole }; раздвиньте их или сделайте одним
no-width = проём начинается и кончается в одной точке
outside-the-outline = ({ $x }; { $y }) лежит вне контура своего элемента местности
overlaps-base = стоит на { $other }; базы одного уровня стоят рядом
too-crowded-to-check = здесь, в том числе у { $other }, друг на друге столько баз, что проверена не каждая пара; расставьте их
overlaps = база встала бы на { $other }
outside-the-region = база не помещается целиком в области, где должна стоять
not-wholly-within = база не целиком в пределах { $reach } от { $other }
too-close = база в { $away } от { $other }; нужно не меньше { $gap }
not-farther-than = база в { $away } от { $other }; нужно больше { $gap }
not-linked = { $bases ->
    [one] { $bases } база дальше { $reach } от остального отряда
    [few] { $bases } базы дальше { $reach } от остального отряда
    [many] { $bases } баз дальше { $reach } от остального отряда
   *[other] { $bases } базы дальше { $reach } от остального отряда
}
too-far = дальше { $reach } от { $other }
not-a-number = какая-то точка этого пути — не число
path-too-long = длина пути { $length }; пройти можно не больше { $limit }
path-broken = путь продолжается в { $apart } от места, где прервался; каждая часть начинается там, где кончилась предыдущая
off-the-board = в точке ({ $x }; { $y }) база вышла бы за край стола на { $short_by }
through-a-solid = в точке ({ $x }; { $y }) путь идёт сквозь преграду
too-near-a-solid = в точке ({ $x }; { $y }) путь на { $short_by } ближе к преграде, чем база может пройти
agreed-choices-only = --agreed – только для выбора, который набран; кости такие, какие есть
