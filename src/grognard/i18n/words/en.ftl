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
    [int-or-str] a whole number, or a text in quotes
    [int-or-float-or-str] a number, or a text in quotes
    [str-or-array] a text in quotes, or a list in [brackets]
    [str-or-object] a text in quotes, or a table of its own
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
list-wrong-length = { $field } should be a list of { $length } entries, not of { $got }
field-wrong-value = { $got } cannot stand in { $field }; `grognard schema` lists what can
rulebook-missing = the file does not say which rulebook it is for; write  rulebook = "…"  (installed: { $known })
unknown-rulebook = there is no rulebook { $name }; installed: { $known }

## Lengths
not-a-length = { $got ->
    [json-object] a table
    [json-array] a list
    [json-null] null
   *[other] { $got }
} is not a length; write 24", 24 in, 61 cm or 610 mm
too-many-digits = that number has more than { $most } digits
unknown-unit = { $got } has an unknown unit; write 24", 24 in, 61 cm or 610 mm
missing-unit = { $got } has no unit; write 24", 24 in, 61 cm or 610 mm
negative-length = a length is { $least } or more
absurd-length = nothing on a table is that long

## Dice
dice-wrong-count = { $stage }: { $asked ->
    [one] { $asked } die is asked for, not { $given }
   *[other] { $asked } dice are asked for, not { $given }
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
wrong-number-of-spots = { $given ->
    [one] { $given } point was given
   *[other] { $given } points were given
}; { $count } are needed
wrong-number-of-routes = { $given ->
    [one] { $given } path was given
   *[other] { $given } paths were given
}; { $count } are needed, one for each model, in their order
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
map-nothing-to-draw = this situation has no map to draw; give its hexes or its table
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
too-many-lives = more than { $most } dice at once are no handful
endless-chain-shrinks = this chain goes down again, so no cap can end it exactly

## Help
help-grognard = Tabletop combat off one copy of the rules: your own dice, exact odds, and why.
help-odds = Print the exact odds of a situation.
help-odds-pool = A situation in one line instead of a file, such as a dice pool: "3C 1Y 1H 1M".
help-odds-rulebook = The rulebook of --pool, if more than one has such a form.
help-odds-plot = Also draw the odds into this file, .svg or .png.
help-odds-picture = Also draw the map of the situation into this .svg file.
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

## Games
scenario-for-a-battle = this is the scenario of a whole game: play it with `grognard battle new`
situation-for-odds = this is the situation of one attack: ask `grognard odds` or `grognard resolve` about it
rulebook-not-playable = { $name } can be priced, but not played yet
book-not-playable = { $name } can be priced, but not played yet
no-dice-asked = no dice are asked for; a choice is open
dice-are-asked = dice are asked for: type them, or let them be thrown with --roll
undo-nothing = there is nothing to take back
undo-dice = dice have been thrown ({ $stage }): what came before them stays
undo-revealed = something hidden was revealed: what came before it stays
override-without-reason = say why: an override is marked in the log with its reason
override-in-a-step = a deed is half done; answer its questions, or undo them, before the state is changed
override-not-a-state = this is not a state of this game: { $what }
override-not-playable = the rules cannot go on from that state ({ $what })
agreed-answer-impossible = the rules cannot go on from that answer ({ $what }), so it cannot be agreed on
agreed-deed-impossible = the rules cannot go on ({ $what }) from what was agreed on in this deed: undo it, or put another state in its place by agreement
text-not-unicode = that text has characters that cannot be written down
steps-without-end = the rules took { $most } steps without a question; please report it
log-empty = the log is empty
log-has-no-state = the log has a header and nothing else
log-not-a-log = line { $line } is not the header of a log
log-other-version = this log is of version { $version }; version { $known } can be read
log-line-changed = line { $line } of the log is not as it was written
log-line-not-readable = line { $line } of the log does not follow from those before it
log-not-a-state = line { $line } of the log holds no state of this game: { $what }
log-not-playable = the rules cannot go on from line { $line } of the log ({ $what })
log-cut-off = line { $line } of the log was cut off in writing; the lines before it are whole
log-header-does-not-fit = the header of the log does not fit its first state
log-of-another-book = this log is of { $rulebook }, not of { $known }
log-meets-other-rules = the log answers { $recorded }, but these rules ask { $asked }
no-such-game = there is no game { $name } in the store; there are: { $known }
not-a-game-name = { $name } is no name for a game: 1 to { $most } characters that can be printed
game-name-taken = there is a game { $name } already; give another --name
game-went-on = { $name } has gone on meanwhile: show it again before you answer
store-not-usable = the store { $where } cannot be used: { $what }
no-such-seat = there is no side { $seat }; the sides are: { $known }
option-unknown = { $got } is none of: { $known }
option-unclear = { $got } may mean several of: { $known }
choice-not-typed = { $why } cannot be typed
choice-not-a-number = { $got } is not a whole number
choice-not-a-point = { $got } is not a point; write x,y in inches, as in 12,5 or 12.5;7
answer-text-or-virtual = type an answer, or let one be found: --roll for dice, --suggest for a choice
answer-not-json = that is not JSON
state-not-json = { $path } is not JSON
cli-file-not-written = { $path } cannot be written: { $what }
not-a-finding = { $path } is no finding of the fuzzer
battle-over = The game is over.
battle-begins = The game begins.
battle-type-dice = Type the faces (3 5 6) or counts (2x3 1x6), or --roll.
battle-type-symbols = Type the symbols that all the dice show together, such as  S S B  (blank dice may be left out), or --roll.
battle-type-one = Type one of them: its name, the beginning of it, or its #number.
battle-type-several = Type { $least } to { $most } of them with commas between, or - for none.
battle-type-exactly = { $count ->
    [one] Type { $count } of them.
   *[other] Type { $count } of them with commas between.
}
battle-type-shares = Type { $places ->
    [one] { $places } number
   *[other] { $places } numbers
} that add up to { $total }.
battle-type-number = Type a number from { $least } to { $most }.
battle-type-points = Type { $count ->
    [one] { $count } point
   *[other] { $count } points
} as x,y in inches, or --suggest.
battle-type-paths = Type { $count ->
    [one] { $count } path
   *[other] { $count } paths
} with / between, each as points x,y in inches (- stays), or --suggest.
battle-more-options = { $more ->
    [one] … and { $more } more
   *[other] … and { $more } more
}
battle-agreed = By agreement: { $why }
battle-overruled = The state was changed by agreement: { $why }
battle-undone = Taken back: line { $line }.
battle-typed = typed by hand
battle-scores = Score: { $scores }.
battle-is-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
battle-is-drawn = Nobody wins: it is a draw.
battle-luck = { $who }: { $good } good of { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { $expected } expected; as well or better: { $percent }
battle-no-games = The store holds no games yet.
verify-same = { $lines ->
    [one] { $lines } line, whole and the same when run again.
   *[other] { $lines } lines, whole and the same when run again.
}
verify-differs = The log does not follow from its own rules.
verify-rules-changed-same = Written under other rules ({ $then }); under these ({ $now }) it comes to the same.
verify-rules-changed-differ = Written under other rules ({ $then }); under these ({ $now }) it comes to something else.
verify-difference = Line { $line }, { $place }: the log has { $recorded }, the rules come to { $found }.
verify-refused = Line { $line }: the rules refuse this answer:
verify-stops = Line { $line }: the game cannot go on:
verify-unfinished = The game is not over where the log ends.
verify-dice = { $thrown ->
    [one] { $thrown } handful
   *[other] { $thrown } handfuls
} of dice, { $typed } typed by hand.
verify-overrides = Changed by agreement in: { $lines }.
fuzz-report = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $answers } lines, { $seconds } s, seed { $seed }
fuzz-finding = FOUND { $what } – see { $path }
help-battle = Play a game: the referee asks, you answer, the log keeps everything.
help-battle-new = Begin a game from a scenario file, or take one up from a log (.jsonl).
help-battle-new-file = A scenario file (TOML), or a log (.jsonl).
help-battle-show = Show a game: the table as text, how it stands, what is asked.
help-battle-answer = Answer the open question of a game.
help-battle-undo = Take back the last answer; not past dice, nor past what was revealed.
help-battle-override = Put another state in the place of the present one, because the players agreed; it is marked.
help-battle-log = Print the log of a game with its rules, and how the dice fell; --json prints the log itself.
help-battle-list = List the games in the store.
help-name = What the game is called; the name of the file without this.
help-store = Where games are kept: a file, or the URL of a database; else GROGNARD_STORE, else among your data.
help-game = The name of a game; `grognard battle list` lists those there are.
help-seat = See the game as this side may see it.
help-svg = Also draw the table into this SVG file.
help-text = The answer: an option or its #number, dice, numbers, points or paths.
help-roll = Throw virtual dice.
help-suggest = Take something legal, at random.
help-seed = Chance that falls the same way again.
help-agreed = Let the answer stand although the rules refuse it, and say why.
help-state = A JSON file with the whole state, as `grognard battle show --json` prints it.
help-why = Why the players agreed.
help-save = Also write the log into this file (.jsonl).
help-replay = Play a log back by reading it.
help-log = A log (.jsonl), as `grognard battle log --save` writes it.
help-step = One line at a time, each after Enter.
help-verify = Run a log again, and name the first line that does not come to the same.
help-fuzz = Play random games, legally and illegally, and look for whatever should not happen.
help-seconds = For how many seconds; at least one game.
help-out = The folder for findings.
help-again = Play the game of a finding again.

## Boards
document-too-large = this is longer than the { $most } bytes that are read
json-not-readable = this is not JSON that can be read; each brace and bracket is closed, and a number is one that can be counted to
malformed-json = this stops being JSON at line { $line }, column { $column }
not-that-kind = this should be { $expected ->
    [object] a table with fields of its own
    [array] a list in [brackets]
    [text] a text in quotes
    [flag] true or false
    [whole] a whole number
    [angle] a number of degrees from -360 to 360
   *[point] two lengths, x and y, as in [12, 8]
}, not { $got ->
    [json-object] a table
    [json-array] { $expected ->
        [point] a list of anything else
       *[other] a list
    }
    [json-null] null
    [endless-number] a number without end
   *[other] { $got }
}
list-too-long = this list has { $got } entries; at most { $most } are read
missing-key = { $wanted } is missing here
unknown-key = { $got } is not a field here; there are: { $known }
too-many-corners = from here on the table has more than { $most } corners in all; draw its pieces with fewer
unknown-schema = this is not a table of version { $known }; write  "schema": { $known }
unknown-table-unit = this is none of the units that a table can count in: { $known }
not-one-shape = a base has one shape; give one of: { $known }
not-a-length-and-a-width = this should be a length and a width that is no longer, as in { $right }
side-out-of-range = a side of a table is more than 0" and at most { $most }, not { $got }
length-out-of-range = { $got } is out of range; it can be { $least } to { $most }
level-out-of-range = { $got } is out of range; it can be { $least } to { $most }
no-id = it has no id; give it one of its own
duplicate-id = this id is given more than once; give each its own
unknown-support = it stands on { $on }, but there is no piece of terrain with that id
stands-on-itself = it would stand on itself (by way of { $on })
too-few-corners = an outline has at least three corners that are apart
repeated-corner = the outline comes to the same corner twice; each corner once, in order
crosses-itself = the outline crosses itself or runs back over itself; give its corners in order, once around
no-area = this covers no ground; it should be wider than nothing
runs-clockwise = the corners run clockwise; give them the other way around
off-the-table = this goes off the table: it reaches from ({ $left }; { $low }) to ({ $right }; { $high }), and the table from (0"; 0") to ({ $width }; { $depth })
not-inside-the-outline = the hole should lie within the outline without touching it
meets-another-hole = the hole meets hole { $hole }; keep holes apart, or make them one
no-width = the opening begins and ends at the same point
outside-the-outline = ({ $x }; { $y }) lies outside the outline of its piece of terrain
overlaps-base = it stands on { $other }; bases of one level stand beside each other
too-crowded-to-check = so many bases lie on each other here, near { $other } too, that not every pair was looked at; spread them out
overlaps = the base would stand on { $other }
outside-the-region = the base is not wholly within the region where it has to stand
not-wholly-within = the base is not wholly within { $reach } of { $other }
too-close = the base is { $away } from { $other }; it has to be at least { $gap } away
not-farther-than = the base is { $away } from { $other }; it has to be more than { $gap } away
not-linked = { $bases ->
    [one] { $bases } base is more than { $reach } from all others of its unit
   *[other] a group of { $bases } bases is more than { $reach } from all others of their unit
}
too-far = this is more than { $reach } from { $other }
not-a-number = the path has a point that is no number
path-too-long = the path is { $length } long; at most { $limit } can be gone
path-broken = the path goes on { $apart } from where it stopped; each part begins where the one before ends
off-the-board = at ({ $x }; { $y }) the base would be { $short_by } over the edge of the table
through-a-solid = at ({ $x }; { $y }) the path goes through something solid
too-near-a-solid = at ({ $x }; { $y }) the path is { $short_by } too near something solid for the base to pass
agreed-choices-only = --agreed is for a choice that is typed; dice are what they are
