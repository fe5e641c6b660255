## Files that cannot be read
file-too-large = the file is larger than the { $largest } bytes that are read
file-not-readable = { $reason ->
    [missing] there is no such file
    [directory] this is a folder; name a file in it
    [permission] there is no permission to read the file
    [name] no file can have this name
   *[other] the file cannot be read
}
file-not-text = these bytes are not text; save the file as UTF-8
file-not-toml = this is not TOML; a line reads like  name = "Robot Warriors"
document-too-deep = this is nested too deeply
field-missing = { $field } is missing
field-unknown = { $field } is not a field here; `grognard schema` with the rulebook lists those there are
field-wrong-type = { $field } should be { $expected ->
    [int] a whole number
    [float] a number
    [str] a text in quotes
    [bool] true or false
    [array] a list in [brackets]
    [object] a table of its own
   *[other] { $expected }
}, not { $got ->
    [int] a whole number
    [float] a number with a point
    [str] a text
    [bool] true or false
    [array] a list
    [object] a table
   *[other] { $got }
}
field-wrong-value = { $got } cannot stand in { $field }; `grognard schema` lists what can
rulebook-missing = the file does not say which rulebook it is for; write  rulebook = "…"  (installed: { $known })
unknown-rulebook = there is no rulebook { $name }; installed: { $known }

## Lengths
not-a-length = { $got } is not a length; write 24", 24 in, 61 cm or 610 mm
too-many-digits = that number has more than { $most } digits
unknown-unit = { $got } has an unknown unit; write 24", 24 in, 61 cm or 610 mm
missing-unit = { $got } has no unit; write 24", 24 in, 61 cm or 610 mm
negative-length = a length is { $least } or more
absurd-length = nothing on a table is that long

## Dice
dice-wrong-count = { $stage }: { $asked ->
    [one] { $asked } die is asked for, and { $given } were given
   *[other] { $asked } dice are asked for, and { $given } were given
}
dice-wrong-groups = { $asked } groups of dice are asked for, and { $given } were given
dice-impossible-face = a { $dice } shows { $known }, never { $face }
dice-cannot-show = these { $asked } dice cannot show { $shown }
dice-run-out = no dice are left for { $stage }: { $asked } more are needed
dice-left-over = dice are left over that nothing asked for: { $left }
script-runs-out = the script has no answer left
nothing-is-open = nothing is being asked
nothing-to-choose = there is nothing to choose for { $why }
choices-are-not-typed-as-dice = { $why } is a choice, not dice
no-policy = odds need to know how { $why } is chosen; policies given: { $known }
endless-chain = this chain never ends: it needs a cap
endless-chain-branches = { $life } asks for more than one of itself: such a chain has no exact end
endless-chain-circular = this chain would have to be known before itself
open-tail = { $asked } lies beyond the cap { $cap } of these odds
log-ends-early = the log ends where { $asked } is asked
log-differs = line { $line } of the log answers { $recorded }, but { $asked } is asked
log-goes-on = the log goes on at line { $line } after all is done
refused-answer = that answer is refused: { $refusals }

## Answers to a choice
not-an-option = { $draft } is not among the options
not-several = { $draft } is not a list of options
picked-twice-or-out-of-order = each option once, in their order
picked-too-few-or-many = { $picked } were picked; { $least } to { $most } are needed
not-an-allotment = { $draft } does not give a number to each of { $places } places
allotted-out-of-range = { $place } gets { $allotted }; at most { $most } fit
allotted-does-not-add-up = { $allotted } are shared out of { $total }
number-out-of-range = { $field } is { $got }; it can be { $least } to { $most }
not-in-range = { $draft } is no whole number from { $least } to { $most }
not-spots = { $draft } are not { $count } points
not-routes = { $draft } are not { $count } paths

## The command line
cli-usage-languages = --lang is en, pl or ru
cli-error = error
cli-refused = not legal
cli-edition = { $rulebook }, edition { $edition }
cli-mean = mean
cli-chance = chance
cli-at-least = at least
cli-reasons = Why
cli-readings = Readings other than the default
cli-not-modelled = Not modelled
cli-not-modelled-line = { $what } ({ $whose })
cli-seed = Dice from seed { $seed }
cli-at-least-as-well = at least this well: { $percent }
cli-whole = The shooters themselves
cli-inside-error = something went wrong inside grognard ({ $what }); please report it with the file
cli-file-or-pool = give either a file or --pool; --rulebook goes with --pool
cli-no-notation = { $rulebook } has no form in one line; these have: { $known }
cli-which-rulebook = say with --rulebook which one is meant; with a form in one line there are: { $known }
cli-dice-or-seed = give either --dice or --seed
cli-not-found = there is no rule { $rule } in { $rulebook }
cli-seed-book = Seed: { $heading }
cli-where = Where: { $where }
cli-plot-needs-charts = charts need the extra "charts": `pip install "grognard[charts]"`
plot-wrong-format = { $path } ends in none of { $known }
plot-not-written = { $path } cannot be written: { $reason ->
    [missing] its folder does not exist
    [directory] it is a folder
    [permission] there is no permission
   *[other] something stands in the way
}
cli-warnings = Worth a look
file-number-too-long = a number has more than { $most } digits
line-too-long = a line has more than { $most } characters; break it
choice-inside-a-life = { $why } is chosen inside a life, where nothing can be chosen
endless-chain-shrinks = this chain goes down again, so no cap can end it exactly

## Help
help-grognard = Tabletop combat off one copy of the rules: your own dice, exact odds, and why.
help-odds = Print the exact odds of a situation.
help-odds-pool = A situation in one line instead of a file, such as a dice pool: "3C 1Y 1H 1M".
help-odds-rulebook = The rulebook of --pool, if more than one has such a form.
help-odds-plot = Also draw the odds into this file, .svg or .png.
help-resolve = Resolve a situation with your own dice or with virtual ones.
help-resolve-dice = Your dice, handfuls apart by "/": "2 3 4 5 6 / 2 4 6"; or ask, to be asked for each handful.
help-resolve-seed = Virtual dice that fall the same way again.
help-import = Read an army list: its units, the points check, and what was not understood.
help-import-file = An army list: Army Forge JSON, or shared as text.
help-rules = Print the rules of a rulebook in our own words, with source and place; without a rulebook, those there are.
help-rulebook = A rulebook; `grognard rules` lists those there are.
help-rule = One rule by its slug, as the list of rules names it.
help-schema = Print the JSON Schema of a rulebook's situation files.
help-file = A situation file (TOML).
help-json = For programs: one JSON document.
help-lang = en, pl or ru; else as the environment has it.
endless-chain-no-sum = this chain does something else with its rest than add to it
cli-left-out = Does not fire
cli-not-written = the answer cannot be written
too-many-entries = { $field } has too many entries; at most { $most } are read
