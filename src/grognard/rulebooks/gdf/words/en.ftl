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
rule-gdf-p2 = Every model ends within 1" of another model of its unit and within 9" of all of them, nobody comes within 1" of an enemy outside a charge, bases and impassable terrain are in the way, a unit that crosses difficult terrain goes 6" at most, and for each model that crosses dangerous terrain or was activated in it a die per Tough point is thrown, each 1 being a wound that nothing blocks.
rule-gdf-p6 = Before the first round the players place the objectives in turn, outside the deployment zones and more than 9" apart, and then their units in turn, within 12" of their own long edge.

rule-gdf-ambush = Ambush: the unit may stay off the table and arrive at the start of any round from the second on, more than 9" from all enemies.
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
rule-gdf-flying = Flying: while moving, terrain and other units are not in the way of its bearer.
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
rule-gdf-scout = Scout: the unit deploys after all others and may then move up to 12".
rule-gdf-self-repair = Self-Repair: each wound is ignored on 6+, which does not count as Regeneration.
rule-gdf-shatter = Shatter: AP(+2) against Tough(3) and more.
rule-gdf-shielded = Shielded: +1 to this unit's Defense rolls.
rule-gdf-shred = Shred: a natural 1 on the Defense roll is one wound more, which Deadly does not multiply.
rule-gdf-stealth = Stealth: −1 to Quality rolls of shooters over 9" away; in 2.12 from any distance.
rule-gdf-strider = Strider: difficult terrain does not slow its bearer down.
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
reading-range-to = To which model of the target is the range measured?
reading-range-to-nearest = To the nearest one, even if it is not seen.
reading-range-to-nearest-seen = To the nearest one that is seen.
reading-cover-behind = From how many of the models that fire must a model be hidden to count as behind cover?
reading-cover-behind-from-most = From most of them.
reading-cover-behind-from-all = From all of them.
reading-fast-and-slow = How far do Fast and Slow units move?
reading-fast-and-slow-two-and-four = Fast 2" further, 4" further at a Rush or Charge, and Slow as much less.
reading-fast-and-slow-nine-and-four = Fast 9" and 18", Slow 4" and 8".
reading-coherency = How far apart may two models of a unit be?
reading-coherency-nine-inches = Up to 9".
reading-coherency-six-inches = Up to 6".
reading-difficult-terrain = Whom does difficult terrain slow down?
reading-difficult-terrain-whole-unit = The whole unit, if one of its models crosses it.
reading-difficult-terrain-each-model = Only the models that cross it.
reading-wiped-out = What if a side has nobody left before the last round?
reading-wiped-out-battle-ends = The battle ends with that round, and the other side has won.
reading-wiped-out-plays-on = The other side plays on to the last round, and the objectives decide.

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
schema-scenario-rulebook = The rulebook, `gdf`.
schema-scenario-name = What the battle is called.
schema-scenario-edition = The edition: `3.5` (the current one), `3.4`, `2.12` or `academy`.
schema-scenario-readings = Open questions that both players answer otherwise than the edition does, by name.
schema-scenario-table = A table written out, or a table file (JSON); its path starts from this file.
schema-scenario-agreement = What both players agreed about terrain before the battle.
schema-scenario-side = The two sides; the first deploys along the lower or left edge.
schema-scenario-objectives = Where the objectives lie; with `dice` their number is thrown and the players place them.
schema-scenario-zone = How deep the deployment zones are.
schema-scenario-first = The side that begins; the one written first if left out.
schema-scenario-rounds = How many rounds the battle lasts.
schema-side-name = What the side is called; dice are asked for by this name.
schema-side-list = An army list whose units all take part.
schema-side-unit = The units, each written out or from a list.
schema-squad-base = The bases in millimetres: `32`, or `60x35` for oval ones.
schema-squad-hero-base = The joined hero's base; if left out, that of the unit.
schema-squad-height = How tall the models are; if left out, it follows from their bases.
schema-squad-turn = How far oval bases are turned, in degrees.
schema-squad-carried = The weapons of each model in turn, to deal them anew.
schema-squad-one-of = Weapons that are ways to fire one and the same weapon.
schema-squad-used = Limited weapons that have fired before.
schema-squad-at = Where each model stands, the hero last.
schema-squad-block = Where the models stand in ranks.
schema-squad-up = How high above the mat the unit stands.
schema-squad-reserve = Whether the unit waits in ambush.
schema-block-at = The middle of the first base.
schema-block-columns = Models in a rank.
schema-block-gap = The gap between two bases.
schema-table-width = From left to right.
schema-table-depth = From the lower edge to the upper one.
schema-table-name = What the table is called.
schema-table-terrain = The pieces of terrain, as in a table file.
schema-kind-kind = The kind of terrain.
schema-kind-blocks = How it hides: `as built`, `entirely`, `area` or `never`.
schema-kind-windows = Whether windows let fire through.
schema-kind-depth = How far one sees into an area.
schema-kind-cover = Whether it gives cover.
schema-agreement-kind = What was agreed about each kind of terrain.
schema-agreement-models-block = Whether models of other units hide what is behind them.
schema-agreement-models-give-cover = Whether models of other units give cover.
schema-agreement-small-parts = Whether any part of a model that is seen is enough.
schema-agreement-small-part = If not, the share of a model that must be seen.
schema-agreement-behind = The share of a model that cover must hide.

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

## On a table: stages, questions, what is told
stage-round = Round
stage-objectives = Objectives
stage-deployment = Deployment
stage-movement = Movement
stage-dangerous = Dangerous terrain
ask-objectives = { dice-count } for the number of objectives: the number thrown and 2 more
good-objectives = counted
ask-dangerous = { dice-count } for dangerous terrain, each 1 is a wound
good-dangerous = { $good } without harm
why-activate = Round { $round }: which unit is activated?
why-action = What does { $unit } do?
why-move = { $action ->
    [advance] Where does { $unit } advance to?
    [rush] Where does { $unit } rush to?
    [scout] Where does { $unit } scout ahead to?
   *[charge] How does { $unit } charge?
}
why-declare-fire = Which weapons of { $unit } fire at whom?
why-take-down = Whom of { $target } does Takedown of { $unit } pick?
too-late-to-shoot = { $unit } does not shoot in this activation: it { $action ->
    [rush] rushes
   *[charge] charges
}
too-late-to-declare = what { $unit } fires at whom is declared; no weapon and no target is added once dice are asked for
why-casualties = Which models does { $unit } lose? { $count ->
    [one] It is one.
   *[other] They are { $count }.
}
note-coherency = would break the coherency of the unit
note-objective = would give up an objective
note-last-weapon = is the last with { $what }
why-wounded = Which model of { $unit } takes { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}?
why-place-objective = Where does this objective lie? { $left ->
    [one] It is the last one.
   *[other] { $left } are left to place.
}
why-deploy-next = Which unit is deployed next?
why-deploy = Where does { $unit } stand? { $models ->
    [one] It is one base.
   *[other] There are { $models } bases.
}
why-ambush = Does { $unit } deploy, or wait in ambush?
why-arrive = Round { $round }: does { $unit } arrive now?
option-hold = Hold: stay and shoot
option-advance = Advance: move and shoot
option-rush = Rush: move far, no shooting
option-charge = Charge: into melee
option-deploy = deploy it
option-reserve = keep it in ambush
option-arrive = arrive
option-wait = wait
option-hold-back = hold back
why-charge-target = Whom does { $unit } charge?
why-strike-back = Does { $unit } strike back at { $target }?
why-step-in = How does { $unit } step in towards { $target }?
why-step-back = How does { $unit } step back from { $target }?
why-go-on = { $unit } has destroyed its enemy: where does it go on to?
option-strike-back = strike back
option-decline = do not strike back
charge-called-off = { $unit } finds no way to { $target }; the charge is called off
stepped-in = { $unit }: { $models ->
    [one] { $models } model steps in
   *[other] { $models } models step in
}
stepped-back = { $unit } steps back from { $target }
went-on = { $unit } goes on
round-begins = round { $round } begins; { $side } has the first activation
in-round = round { $round } of { $rounds }
battle-won = { $side } wins
battle-drawn = nobody wins
objectives-counted = { $count ->
    [one] { $count } objective
   *[other] { $count } objectives
} will be placed
objective-placed = { $side } places objective { $marker }
objective-taken = { $side } takes objective { $marker }
objective-contested = objective { $marker } is contested
objectives-held = { $side } holds { $count ->
    [one] { $count } objective
   *[other] { $count } objectives
}
objective-lies = objective { $marker } lies { $x } from the left and { $y } from below, held by nobody
objective-lies-held = objective { $marker } lies { $x } from the left and { $y } from below, held by { $side }
goes-into-reserve = { $unit } waits in ambush
deployed = { $unit } is deployed
scouted = { $unit } scouts { $length } ahead
arrived = { $unit } arrives from ambush
activated = { $side } activates { $unit }
rule-not-played = { $what } of { $whose } is not played here; the players apply it themselves
shaken-idles = { $unit } is Shaken, spends its activation idle and recovers
moved = { $unit }: { $action ->
    [hold] { action-hold }
    [advance] { action-advance }
    [rush] { action-rush }
   *[charge] { action-charge }
}, { $length } at most
dangerous-terrain = { $unit }: { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} by dangerous terrain, { $removed ->
    [one] { $removed } model removed
   *[other] { $removed } models removed
}
has-cover = { $target }: most of its models are { $where ->
    [in] in cover
   *[behind] hidden behind cover
}, +1 to its Defense rolls
flies-over = { $model } flies over { $what }
strides-through = { $model } strides through { $what } unhindered
does-not-shoot = { $unit } does not shoot
losses = { $target }: { $removed ->
    [one] { $removed } model removed
   *[other] { $removed } models removed
}, { $left } left
own-losses = { $unit }: { $ones ->
    [one] { $ones } natural 1 of its own weapons
   *[other] { $ones } natural 1s of its own weapons
}, { $removed ->
    [one] { $removed } model removed
   *[other] { $removed } models removed
}
model-removed = { $model } is removed
model-wounded = { $model } has { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} of { $tough }
unit-destroyed = { $unit } is destroyed
coherency-lost = { $unit } has lost its coherency
objective-left = { $unit } is no longer at objective { $marker }
weapon-lost = { $unit } has lost its last { $weapon }
stands-firm = { $unit } passes its morale test
becomes-shaken = { $unit } fails its morale test and is Shaken
unit-stands = { $unit } ({ $side }): { $state ->
    [destroyed] destroyed
    [waiting] still to be deployed, { $models ->
        [one] { $models } model
       *[other] { $models } models
    }
    [reserve] in ambush, { $models ->
        [one] { $models } model
       *[other] { $models } models
    }
   *[table] on the table, { $models ->
        [one] { $models } model
       *[other] { $models } models
    }
}{ $shaken ->
    [yes] , Shaken
   *[no] {""}
}{ $fatigued ->
    [yes] , fatigued
   *[no] {""}
}{ $activated ->
    [yes] , activated
   *[no] {""}
}
model-stands = { $model }: { $x } from the left, { $y } from below{ $wounds ->
    [0] {""}
   *[other] , wounds { $wounds } of { $tough }
}

## On a table: refusals
not-your-unit = { $unit } is not yours to activate
nobody-to-charge = no enemy unit is within reach of a charge of { $unit }
charge-out-of-reach = { $target } is { $distance } away; { $unit } charges { $limit } at most
charges-friend = { $target } is a friendly unit; only enemies are charged
charge-is-possible = { $unit } can reach { $target } and must, once it charges
charges-away = { $model } would end { $after } from { $target } and stands { $before } away now; every model of a charge comes nearer or stays
charge-falls-short = { $unit } would end { $away } from { $target }; it must come within { $limit }
charge-must-touch = { $unit } would end { $away } from { $target }, though its base can be touched; some model must touch it
steps-away = { $model } would step away from { $target }; defenders step nearer
steps-nearer = { $model } would end nearer to { $target }; chargers step back
moves-too-far = { $model } goes { $length }; it may go { $limit }
leaves-the-table = { $model } would leave the table
path-blocked = { $other } is in the way of { $model }
passes-enemy = { $model } passes { $other } too closely; outside a charge it keeps { $least } away
too-far-in-difficult = { $model } goes { $length } while { $piece } slows its unit; it may go { $limit }
ends-on-base = { $model } would stand on the base of { $other }
ends-near-enemy = { $model } would end too near to { $other }; outside a charge it keeps { $least } away
ends-in-impassable = { $model } cannot stand in { $piece }, which is impassable
not-coherent = { $unit } would fall into { $groups ->
    [one] { $groups } group
   *[other] { $groups } groups
}; each model stays within { $reach } of another
too-spread-out = { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} of models of { $unit } would stand too far apart; all stay within { $reach } of each other
fires-one-way = { $model } cannot fire { $weapons } at once: they are one weapon; hold all but one back
weapon-does-not-see = no model that carries { $weapon } sees { $target }
hero-dies-last = { $hero } has joined { $unit } and takes wounds last: { $others ->
    [one] { $others } other model is
   *[other] { $others } other models are
} still alive
plain-die-first = { $model } is Tough; models without Tough take the wounds before it
wounded-die-first = { $model } is unwounded; the wounds go on { $first }, the most wounded, until it is dead
wounds-are-counted = { $model } takes no wounds now: the dice have settled which kind of model is lost
picked-not-seen = none of the shooters sees { $model }; Takedown picks a model that is seen
must-step-back = { $unit } has room to step back from { $target }, and does so
objective-not-on-table = this place is not on the table
objective-in-zone = an objective lies outside the deployment zones, which are { $zone } deep
objective-too-near = objective { $marker } is too near; objectives lie more than { $least } apart
objective-in-impassable = { $piece } is impassable; no objective lies in it
outside-zone = { $model } stands outside its deployment zone, which is { $zone } deep
no-room-to-arrive = there is no place for { $unit } far enough from the enemy
arrives-too-near = { $model } would arrive too near to { $other }; it arrives more than { $least } away

## Scenario files
base-wrong = { $got } is no base; write its millimetres, `32` or `60x35`, up to { $most }
carried-by-others = `carried` says what { $got } models carry; the unit has { $models } without its hero
carried-does-not-add-up = { $weapon } is dealt out { $got } times; the unit has { $count }
placed-twice = { $unit } stands either `at` places or in a `block`
places-differ = { $unit } has { $got ->
    [one] { $got } place
   *[other] { $got } places
} for { $models ->
    [one] { $models } base
   *[other] { $models } bases
}, its hero's included
reserve-without-ambush = { $unit } cannot wait in ambush: not all its models have Ambush
two-sides = a battle has two sides, each a `[[side]]`; here are { $got }
sides-same-name = both sides are called { $name }; give them different names
side-without-name = this side needs a name
side-without-units = { $side } has no units; give it a `list` or some `[[side.unit]]`
unknown-side = there is no side { $side }; there are { $known }
table-not-readable = the table { $table } { $reason ->
    [missing] does not exist
    [directory] is a folder
    [permission] may not be read
   *[other] cannot be read
}; the path starts from this file
unknown-property = { $piece } cannot be { $got }; terrain can be { $known }
bases-overlap = { $model } and { $other } stand on each other
base-off-the-table = { $model } stands off the table
base-on-impassable = { $unit } stands in { $piece }, which is impassable
objective-off-the-table = an objective lies off the table

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
rule-gdf-p3 = A charge reaches up to 12" and ends with the models in base contact or within 2"; every model that is then within 2" of an enemy (4" up or down) strikes with all its melee weapons as it would shoot, without cover, and then the charged unit may strike back.
rule-gdf-p4 = Whoever caused more wounds wins the melee, a destroyed unit has lost, and after a tie nobody tests; the loser tests morale and, if it fails, is Shaken above half of its starting size and routs, which removes it, at half or less.
rule-gdf-p5 = Furious, Impact and Thrust count only for a unit that has just charged, and Counter only for one that has just been charged.
rule-gdf-counter = Counter: strikes before a charger does, and the charger throws one die of Impact less for every model that has it.
rule-gdf-fatigued = Fatigued: from its first melee attack to the end of the round, and whenever it is Shaken, a unit hits in melee only with a natural 6.
rule-gdf-fear = Fear(X): counts as X wounds more when it is settled who has won a melee.
rule-gdf-furious = Furious: on the charge a natural 6 to hit gives one more hit.
rule-gdf-impact = Impact(X): on the charge every model throws X dice besides, and each hits on 2+; nothing of it while fatigued.
rule-gdf-thrust = Thrust: on the charge +1 to Quality rolls and AP(+1).
reading-melee-wounds = Which wounds count when it is settled who has won a melee?
reading-melee-wounds-all = All that were caused, even those that no model needed.
reading-melee-wounds-suffered = Only those that models took.
reading-fear-whose = Which models must have Fear for their unit to count it?
reading-fear-whose-any-model = Any one of them.
reading-fear-whose-every-model = Every one of them.
reading-fallen-weapons = Whose weapons are lost first when models fall before they strike?
reading-fallen-weapons-special-last = Those of models that carry least.
reading-fallen-weapons-special-first = Those of models that carry most.
schema-situation-melee = A charge, in place of `attack`: the attacker has charged the target.
schema-melee-striking = The attacker's copies within 2" of an enemy, for each weapon, and its models for `Impact`; all if left out.
schema-melee-striking-back = The same for the target.
schema-melee-strikes-back = Whether the target strikes back; it does if this is left out.
stage-charge = Charge
stage-strike = Strike
stage-verdict = Who has won
melee-charges = charge of { $unit } at { $target }
melee-fatigued = { $unit }: fatigued, hits on a natural 6 only
melee-declines = { $unit }: no blows in answer, as its player chose
melee-attacks = { $weapon }: { $attacks ->
    [one] { $attacks } die
   *[other] { $attacks } dice
} if nobody falls before
melee-strikes-first = first blows of { $unit } at { $target }, by Counter
melee-strikes = blows of { $unit } at { $target }
melee-strikes-back = answering blows of { $unit } at { $target }
melee-left = { $unit }: { $removed ->
    [one] { $removed } model removed
   *[other] { $removed } models removed
}, { $models ->
    [0] none left
    [one] { $models } model left
   *[other] { $models } models left
}{ $marked ->
    [0] {""}
    [one] , with { $marked } wound on it
   *[other] , with { $marked } wounds marked
}
melee-won = won by { $unit }: { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} against { $against }
melee-won-outright = won by { $unit }: the enemy is destroyed
melee-tied = nobody has won, and nobody tests morale: { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
} on either side
melee-both-destroyed = nobody has won: both units are destroyed
melee-stands = { $unit }: the test is passed
melee-shaken = { $unit }: the unit is Shaken
melee-routs = { $unit }: the unit routs and is removed
measure-won = won
measure-routed = routed
reason-impact = dice of { $of }
reason-line-impact = { $field }: { $start } become { $end }
charge-at-one = { $targets } targets; a unit charges one
no-cover-in-melee = { $target } has cover, which counts against shooting only; leave it out of a melee
not-a-melee-weapon = { $weapon } has a range and does not strike
nothing-strikes = { $unit } has nothing that strikes; name a melee weapon with at least one copy
attack-and-melee = `attack` and `melee` stand in one file; a unit either shoots or has charged
not-in-melee = `{ $field }` says nothing in a melee; leave it out
melee-too-large = this melee is too much to price exactly: fewer attacks, or fewer models
told-hits-back-quality = { $count ->
    [one] { $count } hit in all
   *[other] { $count } hits in all
}
told-hits-back-extra = { $count ->
    [one] { $count } hit in all
   *[other] { $count } hits in all
}
