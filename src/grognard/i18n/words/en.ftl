## Files that cannot be read
file-too-large = the file is larger than the { $largest } bytes that are read
file-not-readable = the file cannot be read ({ $reason })
file-not-text = these bytes are not text; save the file as UTF-8
file-not-toml = this is not TOML; a line reads like  name = "Robot Warriors"
document-too-deep = this is nested too deeply
field-missing = { $field } is missing
field-unknown = { $field } is not a field here; `grognard schema` lists those there are
field-wrong-type = { $field } should be { $expected }, not { $got }
field-wrong-value = { $got } cannot stand in { $field }; `grognard schema` lists what can
rulebook-missing = the file does not say which rulebook it is for; write  rulebook = "…"  (installed: { $known })
unknown-rulebook = there is no rulebook { $name }; installed: { $known }

## Lengths
not-a-length = { $got } is not a length; { $right } are
too-many-digits = that number has more than { $most } digits
unknown-unit = { $got } has an unknown unit; { $right } are lengths
missing-unit = { $got } has no unit; { $right } have
negative-length = a length is { $least } or more
absurd-length = nothing on a table is that long

## Dice
dice-wrong-count = { $asked ->
    [one] { $asked } die is asked for here, and { $given } were given
   *[other] { $asked } dice are asked for here, and { $given } were given
}
dice-wrong-groups = { $asked } groups of dice are asked for, and { $given } were given
dice-impossible-face = a { $dice } has no { $face }
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
not-spots = { $draft } are not { $count } points
not-routes = { $draft } are not { $count } paths

## The command line
cli-usage-languages = --lang is en, pl or ru
cli-error = error
cli-refused = not legal
cli-rule = rule { $slug }
cli-edition = { $rulebook }, edition { $edition }
cli-versus = { $attacker } → { $target }
cli-mean = mean
cli-chance = chance
cli-at-least = at least
cli-reasons = Why
cli-readings = Readings other than the default
cli-not-modelled = Not modelled
cli-not-modelled-line = { $what } ({ $whose })
cli-seed = Dice from seed { $seed }
cli-at-least-as-well = at least this well: { $percent }
cli-ask-prompt = { $question }
cli-whole = The shooters themselves
cli-inside-error = something went wrong inside grognard ({ $what }); please report it with the file
cli-dice-or-seed = give either --dice or --seed
cli-not-found = there is no rule { $rule } in { $rulebook }
cli-seed-book = Seed: { $heading }
cli-where = Where: { $where }
cli-plot-needs-charts = charts need the extra "charts": pip install "grognard[charts]"
plot-wrong-format = { $path } ends in none of { $known }
plot-not-written = { $path } cannot be written ({ $reason })
cli-warnings = Worth a look
