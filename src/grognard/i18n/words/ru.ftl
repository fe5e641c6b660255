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
field-wrong-type = { $field } — это должно быть { $expected ->
    [int] целое число
    [float] число
    [str] текст в кавычках
    [bool] true или false
    [array] список в [скобках]
    [object] отдельная таблица
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
field-wrong-value = в поле { $field } не может стоять { $got }; допустимые значения даёт `grognard schema`
rulebook-missing = в файле не сказано, для какой он игры; напишите  rulebook = "…"  (есть: { $known })
unknown-rulebook = нет книги правил { $name }; есть: { $known }

## Длины
not-a-length = { $got } — не длина; напишите 24", 24 дюйма, 61 см или 610 мм
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
endless-chain-shrinks = эта цепочка идёт и вниз, поэтому никакой предел не закончит её точно

## Help
help-grognard = Настольный бой по одной копии правил: свои кубики, точные шансы и их причины.
help-odds = Показывает точные шансы в ситуации.
help-odds-pool = Вместо файла ситуация одной строкой, например набор костей: "3C 1Y 1H 1M".
help-odds-rulebook = Книга для --pool, если такая запись есть не у одной.
help-odds-plot = Ещё и рисует шансы в этот файл, .svg или .png.
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
