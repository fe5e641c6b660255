### Древняя Механика in English: statements of our own, not sentences of the book.

book = Drevnyaya Mekhanika
told-whole = The attack
told-smoke = Smoke is laid in hex { $value }: that is one attack, and nothing is rolled.
told-summary = { $need ->
    [None] No shot can be made.
   *[other] To be rolled on 2d6: { $need } or less; hits on average: { $hits }, accidental hits: { $accidents }.
}

## Rules

rule-dm-order = An attack goes its way in one order: declaration and target, weapon, arc, range, hindrances, the roll, penetration and damage.
rule-dm-attack = Any use of a ranged or a melee weapon is an attack and comes out of the same number of attacks; this rulebook resolves the ranged ones.
rule-dm-enemy = An attack is aimed at enemy troops; laying smoke and some other deeds take an attack without such a target.
rule-dm-mech = A mech has two attacks a turn, from different weapons, which may go at different targets.
rule-dm-once = No weapon attacks twice in a turn, but two equal weapons on two mounts are two weapons.
rule-dm-crew = A vehicle has as many attacks a turn as it has working crew.
rule-dm-infantry = Infantry has as many attacks a turn as its current strength; a special weapon fires once a turn and takes one of them.
rule-dm-small = How many attacks a small suit has stands on its own sheet.
rule-dm-salvos = All salvos of one attack go at one target, and each has its own roll of two dice; what a weapon does not say it has is one salvo.
rule-dm-refused = An attack that cannot be made is refused before an attack, a weapon or ammunition is spent.
rule-dm-smoke = Laying smoke takes an attack and the use of the weapon, and puts a hindrance into a hex until it clears.
rule-dm-main = The main arc is the 120 degrees in front of the unit, both border lines inside, at any distance.
rule-dm-course = The course arc is the three straight columns of hexes in front of the unit, at any distance.
rule-dm-turret = A weapon in a turret fires in every direction.
rule-dm-no-arc = Infantry has no arc and fires in every direction.
rule-dm-reach = A weapon reaches as far as one can see, unless its own rule names a maximum range.
rule-dm-facing = A unit faces one of the six sides of its hex, and its arcs turn with it at the moment of the attack.
rule-dm-hexes = The distance is the number of steps from hex to hex, and neighbours are 1 apart.
rule-dm-one-unit = A hex holds one unit.
rule-dm-facet = Which facet of the target is struck follows from the sector of its hull in which the shooter stands; on the line between two sectors the shooter chooses.
rule-dm-line = The line of sight runs from centre to centre, and whatever it touches even slightly lies on it: a hex it crosses, a side it runs along, a corner.
rule-dm-own-hex = What stands in the shooter's own hex does not hinder him, except smoke.
rule-dm-target-hex = What stands in the target's hex hinders and counts in the sum.
rule-dm-ends = Neither the shooter nor the target is a hindrance to this shot.
rule-dm-off-map = Beyond the edge of the map nothing hinders.
rule-dm-pairs = Where the line runs along the side between two hexes, only the worse of the two counts.
rule-dm-corner = A hex that the line only touches at a corner counts like any other.
rule-dm-in-hex = In one hex terrain, smoke and a unit hinder together.
rule-dm-hindrance = Each hindrance on the line takes 1 from accuracy, and each hex counts once.
rule-dm-hidden = With hindrances of 4 or more the target is hidden and no shot is made.
rule-dm-units = Mechs and vehicles of either side hinder by 1, small suits and infantry do not.
rule-dm-within-arc = The line may only be drawn inside the weapon's arc.
rule-dm-both-ways = The line touches the same hexes both ways.
rule-dm-shown = Every hex that hinders is named with its reason, so that anybody can check the sum.
rule-dm-crest = A height on the line that is above both the shooter and the target hides the target wholly.
rule-dm-need = The number to roll is accuracy with every modifier, in whatever order.
rule-dm-height = A shooter who stands higher than the target has +1, however much higher.
rule-dm-range = Range takes 1 for every 10 hexes begun from the 11th on.
rule-dm-moved = A unit that has spent 4 or more speed points this turn fires with −1.
rule-dm-wavering = A wavering unit fires with −1.
rule-dm-size = From 6 hexes on infantry is hit with −2 and a small target with −1, a large one without.
rule-dm-heavy = A Heavy weapon cannot fire at the next hex and has −3 up to 5 hexes.
rule-dm-sights = Sights change accuracy as the weapon says.
rule-dm-other = A pilot's skill, orders and the like change accuracy as they say.
rule-dm-low = With a number of 1 or less no shot is made.
rule-dm-sure = A number of 12 or more always hits, and nothing always misses.
rule-dm-roll = Each salvo is a roll of two dice that hits if their sum is the number or less.
rule-dm-log = The log keeps the number with its reasons, both dice and the result.
rule-dm-critical = If the players agreed on it, a double one that a skill check confirms is a critical hit; if the check fails it is an ordinary one.
rule-dm-critical-mech = A critical takes 1 structure from a mech or vehicle at once and has it make a heavy damage check and a boldness check, in place of penetration.
rule-dm-critical-infantry = A critical on infantry always penetrates, cannot be reduced, takes 1 strength and has the squad check boldness.
rule-dm-accident = A miss by exactly 1 hits another unit beside the target or on the line instead, one of several by chance.
rule-dm-struck = Whoever is hit by accident is hit with the same dice, without another roll or modifier.
rule-dm-own-troops = Own troops that are hit check boldness at once with −1.
rule-dm-each-salvo = Each salvo is checked for an accident, with those who are still there.
rule-dm-compulsory = An accident is nobody's choice, and a double one never is one.
rule-dm-declaration = Before the dice the shooter says who fires what at whom, his accuracy, each modifier with its cause, and the number.
rule-dm-dice-pairs = The two dice of a salvo stay together, and the dice of different salvos are never mixed.
rule-dm-marks = The board shows the hexes of the arc, the line, and every hex that was counted.
rule-dm-penetration = The larger die and the weapon's power penetrate the armour of the struck facet if they equal it: 1 structure, by 1 more a damage roll as well, by 2 or more a heavy damage check.
rule-dm-damage = What a damage roll or a heavy damage check does stands in a table of your own book.
rule-dm-zero = A unit with nothing left is out of the game.
rule-dm-check = A check of skill or boldness is passed with two dice that do not show more than the value.
rule-dm-failed = Who fails a boldness check is wavering.
rule-dm-protection = Infantry has one protection number in place of facets.
rule-dm-anti-infantry = Where it is played so, heavy armament hits infantry only if it is marked for it.
rule-dm-ammo = A weapon with limited ammunition spends one point an attack, however many salvos that has.
rule-dm-gaps = What a sheet leaves open is asked for by name and never guessed.

## Readings

reading-range = What does range take away?
reading-range-literal = 1 for every 10 hexes begun, from the 11th on.
reading-range-per5-from-6 = 1 for every 5 hexes begun, from the 6th on.
reading-range-per-started-10 = 1 for every 10 hexes begun, from the first on.
reading-range-step-at-6 = 1 from 6 hexes on, and 1 for every 10 begun from the 11th on.
reading-main-arc = How wide is the main arc?
reading-main-arc-front120 = 120 degrees, the border lines inside.
reading-main-arc-front180 = 180 degrees, the border lines inside.
reading-course-arc = Which hexes are in the course arc?
reading-course-arc-columns = The three straight columns in front, at any distance.
reading-course-arc-adjacent = Only the three adjacent hexes in front.
reading-course-arc-rays = The three straight lines through the frontal hexes.
reading-second-target = Must the second attack of a mech go at another target?
reading-second-target-may = It may.
reading-second-target-must = It must.
reading-second-weapon = When are two weapons different?
reading-second-weapon-mount = When they are mounted apart.
reading-second-weapon-type = When they are of different types.
reading-two-sides = When do hindrances stand on two sides of the line?
reading-two-sides-shared-edge = Only when the line runs along their common side.
reading-two-sides-left-and-right = Whenever one is left and one right of it, equally far away.
reading-pair-side = Which side of a pair counts?
reading-pair-side-each-pair = The worse of each pair.
reading-pair-side-whole-line = The side that is worse over the whole line.
reading-one-side = Does a pair count of which one side hinders?
reading-one-side-counts = Yes.
reading-one-side-free = No.
reading-corner = Does a hex count that is touched at a corner only?
reading-corner-counts = Yes, the slightest touch counts.
reading-corner-free = No.
reading-in-hex = What do several hindrances in one hex come to?
reading-in-hex-sum = Their sum.
reading-in-hex-greatest = The greatest of them.
reading-own-hex = Does the shooter's own hex hinder?
reading-own-hex-smoke-only = Only smoke in it.
reading-own-hex-counts = Everything in it.
reading-target-hex = Does the target's hex count in the sum that hides it?
reading-target-hex-in-the-limit = Yes, there is one sum.
reading-target-hex-modifier-only = No, it only takes from accuracy.
reading-small-units = Do infantry and small suits hinder?
reading-small-units-no-hindrance = No.
reading-small-units-hinder = Yes, by 1.
reading-wrecks = Do wrecks hinder?
reading-wrecks-no-hindrance = No.
reading-wrecks-hinder = Yes, by 1.
reading-size-from = From which distance does size count?
reading-size-from-six = From 6 hexes.
reading-size-from-seven = From 7 hexes.
reading-spent = Which speed points count as spent?
reading-spent-own-activation = Those of the unit's own activation.
reading-spent-all = Reactions and skids too.
reading-need-cap = Can the number be more than 12?
reading-need-cap-none = Yes, which changes nothing.
reading-need-cap-twelve = No, it stops there.
reading-confirmed-by = Who checks skill to confirm a critical?
reading-confirmed-by-attacker = The attacker.
reading-confirmed-by-target = The target.
reading-critical-instead = Does a critical replace penetration?
reading-critical-instead-replaces = Yes.
reading-critical-instead-in-addition = No, it comes on top.
reading-infantry-critical = Must a critical on infantry be confirmed?
reading-infantry-critical-confirmed = Yes.
reading-infantry-critical-at-once = No.
reading-accident-line = Who stands on the line for an accident?
reading-accident-line-touched = Everybody whose hex it touches.
reading-accident-line-crossed = Only those whose hex it crosses.
reading-anti-infantry = Must heavy armament be marked to hit infantry?
reading-anti-infantry-not-needed = No.
reading-anti-infantry-needed = Yes, or infantry is neither its target nor its accident.
reading-own-check = When do own troops check boldness?
reading-own-check-after-damage = After the hit is resolved.
reading-own-check-before-damage = Before it is.
reading-overlook = Does a higher shooter look over low obstacles?
reading-overlook-no = No, they hinder him too.
reading-overlook-yes = Yes, unless they stand in the target's hex.
reading-melee = Do melee attacks come out of the same number?
reading-melee-shared = Yes.
reading-melee-apart = No, they are counted apart.
reading-small-arms = Can small arms of a squad attack more than once a turn?
reading-small-arms-each-figure = Yes, each figure has its own.
reading-small-arms-one-a-squad = No, they are one weapon.
reading-wavering = Whose wavering counts?
reading-wavering-shooter = The shooter's.
reading-wavering-target = The target's.
reading-salvos-left = What becomes of salvos when the target is gone?
reading-salvos-left-lost = They are lost.
reading-salvos-left-new-target = They may be declared anew at another target.
reading-by-two = What does a penetration by 2 or more bring besides 1 structure?
reading-by-two-heavy = A heavy damage check.
reading-by-two-damage = A damage roll.
reading-at-zero = What becomes of a unit with no structure left?
reading-at-zero-wreck = It stays as a wreck.
reading-at-zero-gone = It leaves the map.
reading-check = How is a check rolled?
reading-check-two-dice = With two dice, not above the value.
reading-check-one-die = With one die, not above the value.
reading-failed = What does a failed boldness check do?
reading-failed-wavering = The unit is wavering.
reading-failed-nothing = Nothing that is known.
reading-heights = What do heights hide?
reading-heights-crest = Whatever lies behind a height above both ends.
reading-heights-adjacent = That, and who stands right behind a height above him.
reading-heights-profile = Whatever the straight line from eye to eye does not reach.
reading-heights-none = Nothing.
reading-crest-pair = How many heights of a pair must be above both ends?
reading-crest-pair-both = Both.
reading-crest-pair-one = One.
reading-infantry-size = What does infantry take from accuracy at 6 or more hexes?
reading-infantry-size-two = It takes 2.
reading-infantry-size-three = It takes 3.
reading-smoke-lasts = How long does smoke last?
reading-smoke-lasts-round = To the end of the next round.
reading-smoke-lasts-game = To the end of the game.
reading-equal-numbers = Which side acts first of equal numbers?
reading-equal-numbers-other-side = The one that did not act last.
reading-equal-numbers-first-side = Always the first.
reading-criticals = Is it played with critical hits?
reading-criticals-off = No.
reading-criticals-on = Yes.

edition-seed = The rules as the list of modifiers has them.
edition-example = The rules as the worked example counts the range.

## What is measured

measure-hits = Hits
measure-accidents = Accidental hits
measure-criticals = Critical hits
measure-own_hits = Own troops hit
measure-own_failures = Own troops failing boldness
measure-stopped = Stopped by armour
measure-pierced = Penetrations
measure-damage_rolls = Damage rolls
measure-heavy_checks = Heavy damage checks
measure-structure_lost = Points lost by the target
measure-destroyed = Target destroyed
measure-salvos_left = Salvos left over
measure-boldness_failed = Boldness failed by the target
measure-victims_lost = Points lost by bystanders

reason-need = Number
reason-line = { $field }: { $start } becomes { $end }
reason-stays = { $field }: { $start } after all
reason-line-need = Accuracy { $start } becomes number { $end }

## The order of an attack

stage-target = Declaration
stage-weapon = Weapon
stage-arc = Arc
stage-range = Range
stage-line = Line of fire
stage-number = Number
stage-attack = Attack roll
stage-victim = Accidental hit
stage-confirm = Confirming the critical
stage-damage = Penetration and damage
stage-boldness = Boldness
stage-own-boldness = Boldness of own troops

ask-attack = { $count ->
    [one] one pair of dice, { $need } or less hits
   *[other] { $count } pairs of dice, { $need } or less hits
}
ask-victim = who of { $names } ({ $count ->
    [one] { $count } die
   *[other] { $count } dice
}, 1 to { $units }, above that again)
ask-confirm = { $count ->
    [one] skill, { $value } or less confirms
   *[other] skill { $count } times, { $value } or less confirms
}
ask-boldness = { $count ->
    [one] boldness, { $value } or less holds
   *[other] boldness { $count } times, { $value } or less holds
}
ask-own-boldness = { $count ->
    [one] boldness with −1, { $value } or less holds
   *[other] boldness with −1 { $count } times, { $value } or less holds
}
good-attack = { $good ->
    [one] { $good } hit
   *[other] { $good } hits
}
good-victim = decided
good-confirm = confirmed: { $good }
good-boldness = held: { $good }
good-own-boldness = held: { $good }

attacks = { $unit } attacks { $target }
with-weapon = With { $weapon }: attacks { $attacks }, salvos each { $salvos }, rolls { $rolls }
in-arc = In the arc: { $arc ->
    [main] the main arc
    [course] the course arc
    [turret] a turret fires all round
   *[all] every direction
}
so-far = { $distance ->
    [one] { $distance } hex away
   *[other] { $distance } hexes away
}
facet = Facet struck: { $facet ->
    [front] front
    [front_right] front right
    [rear_right] rear right
    [rear] rear
    [rear_left] rear left
    [front_left] front left
   *[either] one of two, as the shooter chooses
}
hinders = { $what ->
    [woods] Woods
    [building] A building
    [hill] A hill
    [water] Water
    [swamp] A swamp
    [wreck] A wreck
    [smoke] Smoke
    [other] Terrain
   *[unit] { $name }
} in hex { $hex } ({ $contact ->
    [edge] the line runs along its side
    [point] the line touches its corner
   *[in] the line crosses it
}): −{ $value }
hindrance-sum = Hindrances in all: { $hindrance }
bystander = { $unit }{ $is_own ->
    [yes] {" "}(own troops)
   *[no] {""}
} could be hit by accident
spoken = “My { $unit } fires { $weapon } at { $target }. My accuracy is { $accuracy }{ $height ->
    [none] {""}
   *[some] , plus { $height } for height
}{ $range ->
    [none] {""}
   *[some] , minus { $range } for range
}{ $moved ->
    [none] {""}
   *[some] , minus { $moved } for firing on the move
}{ $hindrance ->
    [none] {""}
   *[some] , minus { $hindrance } for { $cause ->
        [woods] woods
        [building] a building
        [smoke] smoke
        [wreck] a wreck
        [unit] units in the way
       *[several] hindrances
    }
}{ $wavering ->
    [none] {""}
   *[some] , minus { $wavering } for wavering
}{ $heavy ->
    [none] {""}
   *[some] , minus { $heavy } for a heavy weapon so near
}{ $size ->
    [none] {""}
   *[some] , minus { $size } for the target's size
}{ $sights ->
    [none] {""}
   *[some] , { $sights } for sights
}{ $other ->
    [none] {""}
   *[some] , { $other } for { $causes }
}. So I roll against { $need }.”
always-hits = Two dice cannot show more: the salvo always hits
lays-smoke = { $unit } lays smoke in hex { $hex }: that is one attack
salvo-missed = A miss
salvo-hit = { $target } is hit, larger die { $larger }
salvo-lost = { $target } is gone, the salvo is lost
salvos-let-go = Salvos let go: { $salvos }
salvo-for-another = { $target } is gone, the salvo may be declared at another target
accident = Accidental hit: { $unit }, larger die { $larger }
critical = Critical hit: { $target } loses 1 at once
critical-not-settled = { $target }: whether the double one is critical needs the skill, which the sheet lacks
penetration-not-settled = { $unit }: penetration is power + { $larger }; power or armour is missing from the sheets
stopped = { $unit }: { $power } + { $larger } = { $number } against armour { $armour }, not penetrated
pierced = { $unit }: { $power } + { $larger } = { $number } against armour { $armour }, penetrated, 1 lost
damage-roll = { $unit }: a damage roll, by the table of your book
heavy-check = { $unit }: a heavy damage check, by the table of your book
destroyed = { $unit } has nothing left and is out of the game
check-not-settled = { $unit } checks boldness { $change ->
    [0] {""}
   *[other] with { $change }
}: the value is missing from the sheet
check-passed = { $unit } holds
check-failed = { $unit } fails and is wavering
check-failed-without = { $unit } fails the check

## What the rules refuse

needs-accuracy = the sheet of { $unit } has no accuracy; fill in accuracy = …
friendly-target = { $target } is on the shooter's own side; an attack is aimed at enemy troops
one-attack-a-weapon = { $unit } cannot make { $attacks } attacks with one weapon; only infantry can, otherwise it is one a turn
attacks-spent = { $unit } has { $most } attacks a turn and has made { $made }; { $attacks } more is too many
same-target = { $target } has been attacked this turn; the second attack goes at another target
melee-weapon = { $weapon } is a melee weapon; here only ranged attacks are resolved
fired-twice = { $weapon } has attacked this turn; still free: { $left }
no-ammo = { $weapon } has ammunition for { $ammo } attacks, not for { $attacks }
not-at-infantry = { $weapon } is not marked for infantry and cannot hit { $target }
out-of-arc = { $target } is outside the arc of { $weapon } ({ $arc ->
    [main] main arc
    [course] course arc
    [turret] turret
   *[all] all round
}); enemies inside it: { $legal }
out-of-reach = the target is { $distance } hexes away; { $weapon } reaches { $reach }
facet-not-struck = facet { $facet } cannot be struck from there; it can be: { $legal }
hidden-by-height = a height hides the target wholly: { $hexes }
hidden = hindrances come to { $hindrance } and hide the target; up to { $most } a shot can be made
heavy-too-near = { $weapon } is Heavy and cannot fire at the next hex; from { $least } hexes on it can
need-too-low = accuracy { $accuracy } comes to { $need }; a shot needs { $least } or more

## What cannot be read

number-out-of-bounds = { $field } is { $got }; it can be { $least } to { $most }
class-missing = { $field } is missing; it is "mech", "vehicle", "small" or "infantry"
unknown-tag = a weapon has no rule { $tag }; known: { $known }
mount-taken = two weapons stand on one mount, { $mount }; give each a mount of its own
unknown-sheet = there is no sheet { $sheet }; known: { $known }, or a file that ends in .toml
unknown-edition = there is no edition { $edition }; known: { $known }
unknown-reading = there is no reading { $reading }; known: { $known }
unknown-option = { $reading } has no option { $option }; known: { $known }
distance-missing = without a map the attack needs its distance: distance = 8
units-without-map = other units stand on a map; without one use attack.bystanders
told-by-the-map = with a map { $field } follows from the hexes; leave it out
hex-without-map = a hex without a map says nothing; add [map] or leave it out
too-many-rolls = more than { $most } salvos at once; declare fewer
more-in-target = the target's hex cannot hold more than the whole line: at most { $most }
unknown-weapon = the shooter has no weapon { $weapon }; it has: { $known }
facing-missing = the shooter's weapon has an arc, so facing = "N" … "NW" is needed
facing-wrong = there is no facing { $got }; sides are 0 to 5, or { $known } [{ $rule }]
not-a-smoke-weapon = { $weapon } lays no smoke; that needs the tag "smoke"
hex-off-the-map = hex { $hex } is off the map of { $columns } columns and { $rows } rows [{ $rule }]
hex-missing = { $unit } needs its hex on the map: hex = [3, 4]
map-half-sized = a map has columns and rows, or neither
two-in-a-hex = { $unit } and { $other } stand in hex { $hex }; a hex holds one unit [{ $rule }]
needs-input = fill in from your book: { $field }

## A battle

rule-dm-round = A battle goes in rounds in which every unit acts once, and after the last round whoever has more units left has won.
rule-dm-initiative = Each order is given a die with what the sheet adds, never below 1, the lowest number acts first, and a number of 7 or more loses the turn.
rule-dm-morale = A point of morale lowers one initiative number by 1.
rule-dm-move = A unit spends 1 speed point for each hex it enters, or what the terrain costs, and enters nothing that is off the map.
rule-dm-pass = Nobody passes an enemy, mechs and vehicles pass no friend but infantry, which then acts 1 later, and infantry passes any friend.
rule-dm-last-step = A unit ends facing the way of its last step, or pays 1 speed point to face any other side.

stage-round = Round
stage-initiative = Initiative
stage-movement = Movement
ask-initiative = { $count ->
    [one] initiative of { $unit }, { $count } die
   *[other] initiative of { $unit }, { $count } dice
}
good-initiative = rolled
why-spend = Lower an initiative number with morale (left: { $morale })?
why-activate = Who of { $side } acts with number { $number }?
why-move = Where does { $unit } go, with { $speed } speed points?
why-attack = What does { $unit } attack (attacks left: { $left })?
why-smoke = Into which hex does { $unit } lay smoke ({ $weapon })?
why-attack-again = Where do the salvos left over go ({ $salvos })?
option-pass = keep the rest
option-end = end the turn
option-smoke = smoke
option-N = north
option-NE = north-east
option-SE = south-east
option-S = south
option-SW = south-west
option-NW = north-west
option-front = front
option-front_right = front right
option-rear_right = rear right
option-rear = rear
option-rear_left = rear left
option-front_left = front left

in-round = Round { $round } of { $rounds }
round-begins = Round { $round } of { $rounds } begins
turn-ends = { $unit } has done
battle-ends = The battle ends in round { $round }
battle-won = { $side } has won
battle-drawn = Neither side has won
units-left = { $side }: { $count ->
    [one] { $count } unit left
   *[other] { $count } units left
}
has-number = { $unit } acts with number { $number }
lowered = { $unit } now acts with number { $number }
acts = { $unit } acts, number { $number }
loses-turn = { $unit } has number { $number } and loses the turn
passed = { $unit } was passed and now acts with number { $number }
moves = { $unit } goes to hex { $hex } for { $spent } speed points
stays = { $unit } stays in hex { $hex } for { $spent } speed points
faces = { $unit } faces { $side ->
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
}
unit-gone = { $unit } ({ $side }) is out of the game
unit-stands = { $unit } ({ $side }) in hex { $hex }, facing { $facing ->
    [all] all sides
    [N] north
    [NE] north-east
    [SE] south-east
    [S] south
    [SW] south-west
   *[NW] north-west
}, left { $left }, number { $number }{ $wavering ->
    [yes] , wavering
   *[no] {""}
}
terrain-stands = { $what ->
    [woods] Woods
    [building] A building
    [hill] A hill
    [water] Water
    [swamp] A swamp
    [wreck] A wreck
   *[other] Terrain
} in hex { $hex }: hindrance { $hindrance }, level { $level }
smoke-stands = Smoke in hex { $hex }: hindrance { $hindrance }

hex-taken = { $unit } stands in hex { $hex }; a hex holds one unit
no-speed-to-turn = { $unit } gets to hex { $hex } with { $speed } speed points, but has none left to turn
out-of-speed = { $unit } cannot get to hex { $hex } with { $speed } speed points
number-lowest = { $unit } already acts with number 1
two-sides-needed = a battle has two sides with different names, not { $got }
map-needs-size = a battle needs columns and rows
side-empty = a side needs a name and units
battle-needs = { $unit } cannot fight without { $field }; fill it in from your book
name-taken = { $name } is the name of another unit
facing-needed = { $unit } needs its facing: facing = "N" … "NW"
