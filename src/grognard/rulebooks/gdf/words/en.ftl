### Grimdark Future in English: our own statements, never a book's sentence. Names of rules stay as they are printed.

## Rules

rule-gdf-1 = A unit is models with one Quality, one Defense, weapons and special rules; a model without Tough bears one wound, a D3 is half a die's number rounded up, and a die is thrown again at most once.
rule-gdf-2 = A unit may shoot after Hold (no move) or Advance (up to 6"), and nothing obliges it to; after Rush or Charge there is no ordinary shooting, and none at all while Shaken; Fast and Slow change how far it moves and cancel each other.
rule-gdf-3 = Every attack takes the same steps in the same order: shooter, targets, line of sight, range, number of attacks, Quality, Defense, wounds and casualties, morale.
rule-gdf-4 = Who fires, with what, at whom, and who sees and reaches is all settled before the first die; once one has fallen, no target and no weapon can be added.
rule-gdf-5 = A unit fires at two enemy units at most, and everything it has of one profile fires at the same one; models and weapons may be held back.
rule-gdf-6 = A copy of a weapon fires if its bearer sees a model of the enemy unit and that unit is within reach of this weapon; copies that cannot are left out, and a target that nothing can fire at is refused.
rule-gdf-7 = Distance runs from the shooter's base to the nearest base of the target (from or to the hull where there is no base), a weapon still reaches at exactly its range, and a rule for "over 9 inches" needs more than 9".
rule-gdf-8 = A model sees what is truly visible from where it stands: its own unit never hides anything, other units, buildings and terrain may, as both players settled for each kind of terrain before the game.
rule-gdf-9 = All fire of one declaration falls at the same moment, so models lost to it change no range, no line of sight and no number of attacks within it.
rule-gdf-10 = As many dice are thrown as copies fire, times the A of the weapon; weapons that differ in A, AP or rules are thrown apart.
rule-gdf-11 = Each attack is one die, which hits if it reaches Quality after its modifiers; a natural 6 hits and a natural 1 misses whatever the modifiers.
rule-gdf-12 = Everything that helps or hurts a Quality roll is added up; in the academy edition the sum counts as +1 or −1 at most unless a rule says otherwise, in the others in full, and Defense rolls never have a limit.
rule-gdf-13 = The target's player throws one die per hit, which blocks if it reaches Defense after AP, cover and other modifiers; unless read otherwise, a natural 6 blocks and a natural 1 fails whatever they are.
rule-gdf-14 = AP(X) takes X off the Defense roll for that hit; the unit's Defense stays as it is, and AP is no damage.
rule-gdf-15 = Cover adds 1 to Defense rolls against shooting, never in melee, if more than half of the models (or most of a single one) are in it or well hidden behind it; AP counts on the same roll.
rule-gdf-16 = A hit that is not blocked is one wound, and in an ordinary unit one wound removes one model, which its owner chooses as far as the order of wounds allows.
rule-gdf-17 = Tough(X): the model is removed with its X-th wound; wounds stay on it, and the most wounded model takes all further ones until it is dead.
rule-gdf-18 = Models without Tough take wounds first, then Tough models, the most wounded before the others, and a joined hero last unless a special rule picks it; the unit's Defense counts until the hero is alone, but the hero shoots with its own Quality.
rule-gdf-19 = Deadly(X): an unblocked hit is X wounds on one model, what that model does not need is lost unless a rule says otherwise, and these wounds come before all others.
rule-gdf-20 = Blast(X): every hit counts X times, but no more often than the target had models before the volley, and ignores cover; 2.12 has no such limit and lets cover count.
rule-gdf-21 = Losing models may change a unit's coherency, its distance to objectives, later ranges, lines of sight and charges, and its morale; the log says which it did.
rule-gdf-22 = A unit that wounds have brought to half its starting size or less (a model that began alone: to wounds of half its Tough or more) takes one Quality test when the activation ends and is Shaken if it fails; shooting alone never routs it.
rule-gdf-p1 = The sides activate units in turn, every unit once a round for one action; after four rounds whoever holds most objectives wins.

rule-gdf-armor = Armor(X): the Defense of its bearer is X+.
rule-gdf-artillery = Artillery: +1 to Quality rolls at targets over 9" away.
rule-gdf-artillery-target = Artillery as a target: −2 to Quality rolls of shooters over 9" away.
rule-gdf-bad-shot = Bad Shot: −1 to the shooter's Quality rolls.
rule-gdf-bane = Bane (Poison in 3.4): the target must throw a natural 6 of its Defense rolls once more, and Regeneration is no help; Poison in 2.12 makes three hits of a natural 6 instead.
rule-gdf-crack = Crack: the hit of a natural 6 has AP(+2).
rule-gdf-defense = Defense(X): +X to its bearer's Defense rolls.
rule-gdf-destructive = Destructive: the hit of a natural 6 has AP(+4).
rule-gdf-disintegrate = Disintegrate: AP(+2) against Defense 2+ and 3+, and Regeneration is no help.
rule-gdf-entrenched = Entrenched: −2 to Quality rolls of shooters over 9" away if the target has not moved.
rule-gdf-evasive = Evasive: −1 to Quality rolls at this unit from any distance.
rule-gdf-fearless = Fearless: a morale test that failed passes after all if one more die shows 4+.
rule-gdf-fortified = Fortified: hits on this unit count with 1 less AP, never less than AP(0).
rule-gdf-good-shot = Good Shot: +1 to the shooter's Quality rolls.
rule-gdf-hazardous = Hazardous: AP(4), but every natural 1 to hit is a wound on the unit that fires.
rule-gdf-ignores-cover = Ignores Cover: cover adds nothing to Defense rolls against this weapon.
rule-gdf-indirect = Indirect: fires without a line of sight and past cover that only stands in between, but with −1 to Quality rolls after a move.
rule-gdf-increased-range = Increased Shooting Range: weapons reach 6" further.
rule-gdf-lacerate = Lacerate: the target must throw a natural 6 of its Defense rolls once more.
rule-gdf-limited = Limited: this weapon fires once a game.
rule-gdf-lock-on = Lock-On: ignores cover and everything that would worsen its Quality rolls or its range.
rule-gdf-plaguebound = Plaguebound: each wound is ignored on 6+, which does not count as Regeneration.
rule-gdf-point-blank = Point-Blank: at targets within 12", Surge gives one more hit for a natural 6, and Piercing gives AP(+1).
rule-gdf-precise = Precise: +1 to Quality rolls with this weapon.
rule-gdf-primal = Primal: a natural 6 to hit gives one more attack, which gives no further one.
rule-gdf-protected = Protected: each wound is ignored on 6+, which does not count as Regeneration.
rule-gdf-regeneration = Regeneration: each wound is ignored on 5+, with one die for every wound of a Deadly hit.
rule-gdf-relentless = Relentless: a natural 6 gives one more hit at targets over 9" away; in 3.4 one more hit after Hold, in 2.12 one more attack, which gives no further one.
rule-gdf-reliable = Reliable: attacks are made at Quality 2+, whoever fires, and modifiers still count.
rule-gdf-rending = Rending: the hit of a natural 6 has AP(+4), in 3.4 and 2.12 AP(4), and Regeneration is no help.
rule-gdf-resistance = Resistance: each wound is ignored on 6+, which does not count as Regeneration.
rule-gdf-self-repair = Self-Repair: each wound is ignored on 6+, which does not count as Regeneration.
rule-gdf-shatter = Shatter: AP(+2) against Tough(3) and more.
rule-gdf-shielded = Shielded: +1 to this unit's Defense rolls.
rule-gdf-shred = Shred: a natural 1 on the Defense roll is one wound more, which Deadly does not multiply.
rule-gdf-stealth = Stealth: −1 to Quality rolls of shooters over 9" away; in 2.12 from any distance.
rule-gdf-sturdy = Sturdy: +1 to this unit's Defense rolls against shooters over 9" away.
rule-gdf-surge = Surge: a natural 6 gives one more hit, which is itself no 6.
rule-gdf-takedown = Takedown (Sniper in 3.4 and 2.12): the shooter picks a model and fires at it before all else as at a unit of one; Sniper also attacks at Quality 2+.
rule-gdf-targeting-visor = Targeting Visor: +1 to Quality rolls at targets over 9" away.
rule-gdf-tear = Tear: AP(+4) against Tough(9) and more.
rule-gdf-unstoppable = Unstoppable: ignores Regeneration and everything that would worsen its Quality rolls; cover still counts.

## Readings

reading-hit-cap = How much can modifiers change a Quality roll in total?
reading-hit-cap-none = As much as they add up to.
reading-hit-cap-one = By 1 at most.
reading-one-weapon-kind = Are weapons with one profile but different names one kind?
reading-one-weapon-kind-profile = Yes, only the profile counts.
reading-one-weapon-kind-profile-and-name = No, the name counts too.
reading-morale-again = Does a unit already at half or less test morale when it is wounded again?
reading-morale-again-always = Yes, every time.
reading-morale-again-only-when-crossing = No, only when it falls to half.
reading-natural-defense = Do a natural 6 and a natural 1 decide Defense rolls?
reading-natural-defense-as-quality = Yes, as they decide Quality rolls.
reading-natural-defense-modified-only = No, only the modified result counts.
reading-deadly-order = In which order do Tough models take Deadly hits that are left with unequal wounds?
reading-deadly-order-largest-first = The largest first.
reading-deadly-order-as-thrown = As they were thrown.
reading-shred-wound = When does the extra wound of Shred land?
reading-shred-wound-after-packets = After the Deadly hits of its group, as a plain wound.
reading-shred-wound-with-packet = Together with its Deadly hit.
reading-hero-defense = Which Defense meets the hits that are left when the last escort of a hero is dead?
reading-hero-defense-unit = The unit's, until the declaration is resolved.
reading-hero-defense-own-once-alone = The hero's own, as soon as it is alone.
reading-takedown-target = Which Defense has a model that Takedown or Sniper picks?
reading-takedown-target-own-values = Its own, with its own rules and without its neighbours' cover.
reading-takedown-target-unit-values = The unit's.
reading-hazardous-wounds = May a unit ignore wounds from its own Hazardous weapons?
reading-hazardous-wounds-as-wounds = Yes, they are taken like any others.
reading-hazardous-wounds-no-ignore = No, nothing ignores them.
reading-several-ignores = Which dice are thrown for a unit with several rules that ignore wounds?
reading-several-ignores-best = One, for the best of these rules.
reading-several-ignores-each = One for each of these rules.
reading-blast-six = Do all hits that Blast makes of a natural 6 have its extra AP?
reading-blast-six-all-copies = Yes, all of them.
reading-blast-six-one-copy = No, one of them.

## Editions

edition-3-5 = 3.5, the current game
edition-3-4 = 3.4, for older lists
edition-2-12 = 2.12, for still older lists
edition-academy = Academy, the rules as the Polish course tells them

## Schema

schema-situation-rulebook = The rulebook, `gdf`.
schema-situation-edition = The edition: `3.5` (the current one), `3.4`, `2.12` or `academy`.
schema-situation-attacker = The unit that shoots.
schema-situation-target = The unit shot at, or two of them.
schema-situation-attack = The declaration.
schema-situation-readings = Open questions that you answer otherwise than the edition does, by name.
schema-unit-name = What the unit is called.
schema-unit-list = An army list, as Army Forge JSON or shared as text; the path starts from this file.
schema-unit-unit = The unit of that list.
schema-unit-entry = Which of several units of that name, counted from 1.
schema-unit-models = Models alive, without a joined hero.
schema-unit-quality = Quality, 2 to 6.
schema-unit-defense = Defense, 2 to 6.
schema-unit-weapons = Counted weapons, such as `5x Rifle (24", A1, AP(1))`.
schema-unit-rules = Special rules, such as `Stealth`; without a count every model has them.
schema-unit-starting-models = Models when the game began, without a joined hero.
schema-unit-wounds = Wounds on Tough models, one number for each wounded model.
schema-unit-shaken = Whether the unit is Shaken.
schema-unit-fatigued = Whether the unit is fatigued.
schema-unit-activated = Whether the unit was activated this round.
schema-unit-hero = A hero who has joined the unit.
schema-target-cover = Whether the target has cover: `none`, `in` it (the same as `true`) or `behind` it.
schema-target-distance = The distance from the attacker; if left out, that of the attack.
schema-target-fired-by = The weapons that fire at this target; may be left out for a single target.
schema-target-friendly = Whether the target is on the attacker's own side.
schema-target-moved = Whether the target has moved since its last activation began.
schema-target-pick = The model that Takedown picks: `model`, `tough` or `hero`.
schema-hero-name = What the hero is called.
schema-hero-quality = Quality, 2 to 6; if left out, the unit's.
schema-hero-defense = Defense, 2 to 6; if left out, the unit's.
schema-hero-wounds = Wounds the hero has.
schema-hero-weapons = Counted weapons, such as `1x Plasma Pistol (12", A1, AP(4))`.
schema-hero-rules = Special rules, such as `Tough(3)`.
schema-attack-action = The action: `hold`, `advance`, `rush` or `charge`.
schema-attack-moved = Whether the unit has moved; if left out, it has after Advance and has not after Hold.
schema-attack-distance = One distance, or one for each weapon.
schema-attack-firing = Copies that see and reach the target, for each weapon; all if left out.
schema-attack-held-back = Weapons that do not fire.
schema-attack-used = Limited weapons that fired earlier in the game.

## Questions and results
book = Grimdark Future
stage-shooter = Shooting unit
stage-targets = Targets
stage-sight = Line of sight
stage-range = Range
stage-attacks = Number of attacks
stage-quality = Quality
stage-extra = Extra attacks
stage-defense = Defense
stage-re-roll = Defense again
stage-ignore = Ignoring wounds
stage-wounds = Wounds and casualties
stage-morale = Morale
stage-own-ignore = Ignoring own wounds
stage-own-morale = Own morale
dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
ask-quality = { $weapon }: { dice-count }, { $need }+ hits
ask-extra = { $weapon }: { dice-count } more, { $need }+ hits
ask-defense = { dice-count }, { $need }+ blocks{ $ap ->
    [0] {""}
   *[other] {" "}(AP { $ap })
}
ask-re-roll = { dice-count } again, { $need }+ blocks
ask-ignore = { dice-count }, { $need }+ ignores a wound
ask-morale = { dice-count }, { $need }+ passes
ask-own-ignore = { dice-count }, { $need }+ ignores a wound of the shooters
ask-own-morale = { dice-count }, { $need }+ passes for the shooters
good-quality = { $good ->
    [one] { $good } hit
   *[other] { $good } hits
}
good-extra = { $good ->
    [one] { $good } hit
   *[other] { $good } hits
}
good-defense = { $good } blocked
good-re-roll = { $good } blocked
good-ignore = { $good } ignored
good-morale = { $good ->
    [0] failed
   *[other] passed
}
good-own-ignore = { $good } ignored
good-own-morale = { $good ->
    [0] failed
   *[other] passed
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
    [one] { $models } model
   *[other] { $models } models
}
all-see = every model that fires sees its target
in-range = { $weapon } at { $distance }: in range of { $target }
left-out-out-of-range = { $copies } × { $weapon } stays silent: { $target } is { $distance } away, it reaches { $range }
left-out-not-seen = { $copies } × { $weapon } cannot see or reach { $target } and stays silent
left-out-held-back = { $copies } × { $weapon } is held back
left-out-used-up = { $copies } × { $weapon } has been used up
attacks = { $copies } × { $weapon }: { $copies } × A{ $each } = { $attacks ->
    [one] { $attacks } attack
   *[other] { $attacks } attacks
}
wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}, { $removed ->
    [one] { $removed } model removed
   *[other] { $removed } models removed
}
destroyed = the unit is destroyed
left = { $models ->
    [one] { $models } model left
   *[other] { $models } models left
}{ $marked ->
    [0] {""}
    [one] , with { $marked } wound on it
   *[other] , with { $marked } wounds marked
}
no-morale-test = no test is needed
morale-passed = the test is passed
morale-failed = the unit is Shaken
measure-hits = hits
measure-wounds = wounds
measure-models_removed = models removed
measure-wounds_left = wounds left on models
measure-morale_test = morale test
measure-shaken = Shaken
measure-destroyed = destroyed
measure-own_losses = own models lost
measure-own_morale_test = own morale test
measure-own_shaken = shooters Shaken
summary = On average { $hits } hits, { $wounds } wounds and { $models_removed } models removed; the chance to destroy { $target } is { $destroyed }.
reason-quality = to hit with { $of }
reason-defense = to block { $of }
reason-defense-six = to block a natural 6 of { $of }
reason-blast = hits of { $of }
reason-deadly = unblocked hits of { $of }
reason-six = natural 6 to hit with { $of }
reason-line-blast = { $field }: each counts { $end } times
reason-line-deadly = { $field }: { $end } wounds on one model each
reason-line-six = { $field }: { $end } more
reason-line = { $field }: { $start }+ becomes { $end }+
reason-stays = { $field }: { $end }+ as it was

## Refusals
shaken-is-idle = { $unit } is Shaken and spends its activation idle
already-activated = { $unit } has already been activated this round
no-shooting-after = nobody shoots after a { $action ->
    [rush] { action-rush }
   *[charge] { action-charge }
}; a unit shoots on Hold or Advance
too-many-targets = { $targets } targets; a unit shoots at two at most
friendly-target = { $target } is a friendly unit; a target is an enemy
no-ranged-weapon = { $unit } has no weapon with a range
already-used = { $weapon } is Limited and has been used
one-kind-two-targets = all copies of { $weapon } fire at one target
out-of-range = { $target } is { $distance } away; { $weapon } reaches { $range }
target-not-seen = no model that may fire at { $target } sees it
nothing-fires = no weapon is declared against { $target }
not-a-ranged-weapon = { $weapon } has no range and is not fired

## Situation files
unit-without-list = `unit` needs `list` beside it: the army list it stands in
more-than-started = { $got } models are alive, more than the unit started with
wounds-do-not-fit = wounds { $got } do not fit { $models } models with Tough({ $tough }): each lives with fewer than its Tough
list-not-readable = the list { $list } { $reason ->
    [missing] does not exist
    [directory] is a folder
    [permission] may not be read
   *[other] cannot be read
}; the path starts from this file
unit-not-in-list = the list has no { $unit }; it has { $known }
weapon-ambiguous = { $weapon } could be several weapons; say its number: { $known }
weapon-unknown = the unit has no { $weapon }; it has { $known }
division-missing = with two targets, say `fired_by = [1, 2]` for { $target }: the weapons that fire at it
distance-missing = how far is the target from { $weapon }? Say `distance = 18`
unknown-edition = there is no edition { $edition }; there are { $known }
unknown-reading = there is no reading { $reading }; there are { $known }
unknown-option = { $reading } cannot be { $option }; it can be { $known }
rule-needs-number = { $rule } needs a number from { $least } to { $most } in brackets
weapon-named-twice = { $weapon } is named twice
weapon-not-limited = { $weapon } has no Limited rule, so it cannot be used up
held-back-and-fired = { $weapon } is held back and fired at the same time
pick-is-nobody = { $target } has no { $pick } to pick

## Army lists on the command line
army = { $name }{" "}({ $game }): { $computed } points, the list says { $stated }
army-unit = { $copies ->
    [1] {""}
   *[other] { $copies } × {""}
}{ $name } [{ $models }] Quality { $quality }+, Defense { $defense }+
army-joined = joined to { $host }

## Army lists
army-book = this is an army book, not an army; open your own list in Army Forge and share it as text or as JSON
empty = there is nothing in this file; a list has one unit at least, such as `Riflemen [5] Q4+ D4+ | 100pts`
further-notices = { $count ->
    [one] { $count } more notice is not shown
   *[other] { $count } more notices are not shown
}; put those above right first
json-malformed = this stops being JSON at column { $column }; mend it there, or share the list again
json-too-deep = this JSON is nested deeper than any list; share the list from Army Forge again
no-units = there is no unit in this list; in a text one reads like `Riflemen [5] Q4+ D4+ | 100pts`
not-a-list = this JSON has no `units` (only “{ $fields }”) and is no list; share the list from Army Forge as text or as JSON
not-text = there is something here that is not text; save it as plain text in UTF-8
saved-list = this is a saved list, which only points into an army book; in Army Forge choose “Share as text” or export the list JSON
too-large = the list is { $got } bytes long; a list has at most { $most }
too-many-lines = the list has more than { $most } lines; split it into several
too-many-parts = { $got } entries stand here; at most { $most } can
too-many-units = the list has { $got } units; at most { $most } can stand in one
unknown-field = the field “{ $got }” is not known and was not read
header-missing = the list has no header; one reads like `++ Dawn Patrol [GF 345pts] ++`
list-says-wrong = the list says of itself that something is wrong: “{ $got }”
models-differ = the list says { $stated ->
    [one] { $stated } model
   *[other] { $stated } models
}; its units have { $computed }
not-understood = “{ $got }” was not understood and is left out; a unit reads like `Riflemen [5] Q4+ D4+ | 100pts`, its weapons stand in the line below
points-differ = the list says { $stated ->
    [one] { $stated } point
   *[other] { $stated } points
}; its units come to { $computed }
several-headers = { $count ->
    [one] { $count } list was
   *[other] { $count } lists were
} put together here (“{ $names }”; games: “{ $games }”) and are read as one army
units-differ = the list says { $stated ->
    [one] { $stated } unit
   *[other] { $stated } units
}; it has { $computed }
unknown-game = “{ $got }” is no game whose lists are read; { $known } are
copies-wrong = “{ $got }” does not begin with a number of units; `3x Riflemen` are three, and none may be missing
defense-wrong = Defense cannot be “{ $got }”; it is 2+ to 6+
experience-not-read = experience (“{ $got }”) is not read; it changes no dice here
half-without-other = the other half of this combined unit is not in the list; this half is read as a unit of its own
joined-to-nobody = the unit that this hero has joined is not in the list; the hero is read as a unit of its own
joined-to-one-of-several = there are { $copies } × { $host }; the hero has joined one, and the others have none
kit-missing = the list does not say what this unit carries; it is read as unarmed
models-wrong = a unit cannot have “{ $got }” models; it has 1 or more
name-changed = the name “{ $got }” cannot stand in a list; it is read as “{ $name }”
name-missing = a unit has no name in “{ $got }”; right would be `{ $right }`
notes-not-read = a player's note is not read: “{ $got }”
only-the-base-kit = the list shows only the kit that the book gives this unit, not what was chosen instead; check its weapons
option-without-price = the option “{ $got }” has no price for this unit; it is counted as 0 points
points-missing = the points of this unit are not stated; they are counted as 0
points-wrong = “{ $got }” cannot be points; they are a whole number from 0 to 999999
quality-wrong = Quality cannot be “{ $got }”; it is 2+ to 6+
unit-not-understood = “{ $got }” looks like a unit but cannot be read; right would be `{ $right }`
unit-not-valid = the list says that this unit is not allowed as it stands; it is read all the same
count-wrong = “{ $got }” is no number of “{ $name }”, which is left out; 1 or more would be right
fires-one-of = { $name } can fire in { $modes ->
    [one] { $modes } way
   *[other] { $modes } ways
}, one at a time; hold the others back (`held_back`)
label-differs = the label reads “{ $label }”, the values say “{ $got }”; the values count
multiplier-not-read = the multiplier “{ $got }” is not read; the attacks stay as they are stated
not-a-weapon = “{ $got }” is no weapon and is left out; right would be `{ $right }`
not-entries = `{ $field }` should be a list of entries and not “{ $got }”; it is left out
rule-among-weapons = “{ $got }” stands among the weapons; it is read as a special rule
rule-from-option = the rule “{ $got }” comes from a chosen option; the unit is given it
rule-stated-twice = one rule has two numbers, “{ $first }” and “{ $second }”; both are kept, and the higher counts
rule-without-count = “{ $rules }” has no count in a unit of { $models } models; all of them are taken to have it, and `1x Stealth` would say that one has
unknown-entry = “{ $got }” is neither a weapon nor an item nor a rule; it is left out
weapon-among-rules = “{ $got }” stands among the rules; it is read as a weapon
weapon-within-item = “{ $got }” is part of “{ $item }”; it is read as a weapon of the unit
attacks-missing = “{ $got }” does not say how many attacks it makes; right would be `{ $right }`
count-zero = “{ $got }” counts none; a count is 1 or more
not-a-rule = “{ $got }” is no special rule; right would be `{ $right }`
number-too-long = the number in “{ $got }” is too long; one here has at most { $most } digits
profile-missing = “{ $got }” has no profile in brackets; right would be `{ $right }`
stated-twice = “{ $got }” states its range or its attacks twice; right would be `{ $right }`
too-deep = “{ $got }” is nested too deeply; at most { $most } can stand in one another
too-long = “{ $got }” is too long; at most { $most } characters can be read as one
unclosed-bracket = a bracket does not close or does not open in “{ $got }”; right would be `{ $right }`
too-many-dice = { $weapon } throws more than { $most } dice
hold-has-moved = a unit on Hold has not moved; say Advance
several-toughs = one Tough value a unit, not { $rules }
reason-shred = natural 1s to block { $of }
reason-line-shred = { $field }: { $end } wound more
picks = { $weapon } picks { $pick ->
    [hero] the hero
    [tough] the Tough model most wounded
   *[model] one model
}
told-hits-quality = { $count ->
    [one] { $count } hit in all
   *[other] { $count } hits in all
}
told-hits-extra = { $count ->
    [one] { $count } hit in all
   *[other] { $count } hits in all
}
unit-missing = say which unit of the list: unit = "…"; it has { $known }
guns-of-the-fallen = { $models } models are left of { $start }, but { $guns } guns fire; say how many: firing = { "{" } "{ $weapon }" = … { "}" }
too-much-to-price = { $weapon } is too much to price exactly against { $target }: fewer attacks, or fewer models
hero-is-joined = { $unit } has joined { $host } and acts with it; name { $host } as the unit

## Melee (public rules)
stage-impact = Impact
ask-impact = { $weapon }: { dice-count }, { $need }+ hits
good-impact = { $good ->
    [one] { $good } hit
   *[other] { $good } hits
}
