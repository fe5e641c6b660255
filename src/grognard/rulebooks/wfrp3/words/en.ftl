### Warhammer Fantasy Roleplay 3 in English: our own wording, not the book's sentences.

book = Warhammer Fantasy Roleplay 3

## Rules

rule-wfrp3-dice = There are seven dice: characteristic (blue), conservative (green), reckless (red), expertise (yellow), fortune (white), misfortune (black) and challenge (purple), each with symbols of its own.
rule-wfrp3-cancelling = Successes and challenges cancel one for one, and so do boons and banes; the two never mix, and delay, exertion, comets and stars are never cancelled.
rule-wfrp3-success = A check succeeds with at least one net success; whatever else was rolled counts either way.
rule-wfrp3-righteous = A righteous success is a success and one more expertise die, which can go on without limit.
rule-wfrp3-comet = A comet fires the comet line of the card, or counts as one success or one boon as the player likes after the roll; in an attack with a weapon it may be a critical instead.
rule-wfrp3-star = A chaos star fires the star line of the card, and without one it counts as a bane.
rule-wfrp3-lines = The best success line that is reached applies; the player buys boon lines and the GM bane lines, each once unless it says otherwise.
rule-wfrp3-exertion = Any number of exertions in a check costs one fatigue if it is physical, one stress if it is mental, or what the card says.
rule-wfrp3-delay = At least one delay lets the GM put two recharge tokens on a card of the character or move the side's initiative marker down one place, once a check.
rule-wfrp3-universal = In any check two boons recover one fatigue (physical) or one stress (mental), and two banes cost one.
rule-wfrp3-characteristic = A pool starts with as many characteristic dice as the characteristic has points.
rule-wfrp3-stance-dice = As many characteristic dice as the stance is deep turn conservative or reckless, never more than there are.
rule-wfrp3-training = Each rank of training in the skill adds an expertise die.
rule-wfrp3-fortune-dice = Each fortune point on the characteristic adds a fortune die.
rule-wfrp3-specialisation = Each matching specialisation adds a fortune die.
rule-wfrp3-fortune-point = Each fortune point that is spent adds a fortune die.
rule-wfrp3-advantage = Advantages of the situation add fortune dice as the GM sees fit.
rule-wfrp3-disadvantage = Disadvantages of the situation add misfortune dice as the GM sees fit.
rule-wfrp3-defence = Each point of the target's Defence adds a misfortune die, never a challenge die.
rule-wfrp3-difficulty = Difficulty adds challenge dice: simple none, easy one, average two, hard three, daunting four, heroic five.
rule-wfrp3-plain-attack = An ordinary attack is easy, one challenge die, unless the GM sets another difficulty.
rule-wfrp3-opposed = An opposed check compares characteristics: at least double adds no challenge die, higher one, equal two, lower three, half or less four, and each rank of the opponent's training a misfortune die.
rule-wfrp3-stance-meter = At the start of a turn the stance moves one space for free, and each further space costs one stress.
rule-wfrp3-card-side = The side of a card is that of the stance; in neutral it is that of the longer side of the meter, and of equal ones the player's standing choice.
rule-wfrp3-turn = A turn has one manoeuvre, one action card and one talent, and neither card nor talent is a manoeuvre.
rule-wfrp3-extra-manoeuvre = Each manoeuvre beyond the first of a turn costs one fatigue.
rule-wfrp3-assist = A manoeuvre gives an ally nearby one fortune die for a check in the next round, and only in that one.
rule-wfrp3-manoeuvres = To swap a talent, to do something with the surroundings, to handle equipment and to mount or dismount are manoeuvres.
rule-wfrp3-prepare = A card that asks for preparation needs that manoeuvre first.
rule-wfrp3-skill-use = To use a skill in a fight is a manoeuvre, and first aid there needs the patient engaged.
rule-wfrp3-recharge = A used card gets its recharge tokens and loses one at the end of each turn; it can be used again when none is left.
rule-wfrp3-active-defence = Block, Parry and Dodge, for those with 3 in Toughness, Strength or Agility, each add one misfortune die to an attack and one more with training, once an attack.
rule-wfrp3-initiative = Initiative is a check of Agility, or of Fellowship among people talking, without challenge dice, and more successes act earlier.
rule-wfrp3-tie = With equal successes the higher characteristic acts first, and if that is equal too there is a roll-off or the GM decides.
rule-wfrp3-range = There are five ranges: engaged, close, medium, long and extreme; melee needs the target engaged, and a shot needs it not to be.
rule-wfrp3-reach = A weapon works as far as its own reach.
rule-wfrp3-extreme = At extreme range the GM may add misfortune dice.
rule-wfrp3-move = Between engaged and close and between close and medium lies one manoeuvre, between medium and long two, between long and extreme three, both ways.
rule-wfrp3-disengage = To leave an engagement is one manoeuvre however many enemies are in it, free among allies only, and without it one is exposed to attack.
rule-wfrp3-guard = What a card puts up as guard adds misfortune dice to attacks until the next turn.
rule-wfrp3-damage = Damage is Strength or Agility, the weapon and the card, less Toughness, soak and what else reduces it; a spell has the damage of its card.
rule-wfrp3-minimum = A hit gives at least one wound.
rule-wfrp3-no-critical = Where defence is no less than attack, a hit gives as many normal wounds as criticals were triggered, at least one, and none of them is critical.
rule-wfrp3-critical-rating = Boons equal to the weapon's Critical Rating turn one of the wounds critical; criticals add no wounds.
rule-wfrp3-threshold = The wound threshold is Toughness and 9 for humans, 10 for dwarfs, 8 for elves, 7 for halflings and 12 for ogres.
rule-wfrp3-wound-cards = Each wound is a card that lies face down; a critical is one of them at random, turned up, with a severity from 1 to 5.
rule-wfrp3-state = Without wounds one is unhurt, with normal ones lightly and with any critical one critically wounded, and with more wounds than the threshold unconscious.
rule-wfrp3-fall = Whoever falls unconscious turns one normal wound critical, once a fall.
rule-wfrp3-death = Whoever lies unconscious with more criticals than Toughness is dead.
rule-wfrp3-needs-help = Whoever is unconscious dies without help.
rule-wfrp3-severity = A critical weighs its severity besides its card: for henchmen, for nobody or for all, as the reading has it.
rule-wfrp3-distress = More fatigue than a physical characteristic, or more stress than a mental one, adds one misfortune die to checks of that one.
rule-wfrp3-passing-out = With more fatigue than twice Toughness or more stress than twice Willpower a character passes out.
rule-wfrp3-recovery = At the end of an encounter everybody recovers as much fatigue as Toughness and as much stress as Willpower.
rule-wfrp3-night = A night's rest heals as many normal wounds as Toughness, without a check.
rule-wfrp3-gravity = A healing check has one challenge die for normal wounds and two as soon as there is a critical one.
rule-wfrp3-resilience = A Resilience check after a night heals one critical of a severity up to the net successes, and normal wounds up to the net boons.
rule-wfrp3-aid-help = Each net success of a helper's First Aid check adds a fortune die to the Resilience check.
rule-wfrp3-medicine-help = A helper trained in Medicine adds an expertise die for each net success instead.
rule-wfrp3-long-term = Long-term care makes the Resilience check one step easier, down to no challenge die.
rule-wfrp3-first-aid = First aid heals at once as many normal wounds as net successes, at most the patient's Toughness.
rule-wfrp3-ignoring = First aid makes the effects of each critical of a severity up to the net successes ignored for a day.
rule-wfrp3-mishap = Two net banes in first aid give the patient one stress and one fatigue, and one normal wound if critically wounded.
rule-wfrp3-medicine = Medicine instead of first aid is impossible in a fight and goes wrong only with three net banes.
rule-wfrp3-first-aid-limit = A patient profits from one successful first aid a scene; attempts that fail do not count.
rule-wfrp3-self-treatment = To treat oneself adds a challenge die.
rule-wfrp3-draught = A healing draught throws four fortune dice: normal wounds heal up to the successes, and one critical of a severity up to the boons.
rule-wfrp3-healing-card = Spells and prayers heal as much as their card says.

## Readings

reading-talents_per_turn = How many talents can be used in a turn?
reading-talents_per_turn-1 = One.
reading-talents_per_turn-as_written = As many as the cards say.
reading-extra_manoeuvres = How many manoeuvres can be bought with fatigue in a turn?
reading-extra_manoeuvres-any = Any number.
reading-extra_manoeuvres-one = One.
reading-assist_range = How near must an ally be to be assisted?
reading-assist_range-close = Close or engaged.
reading-assist_range-engaged = Engaged.
reading-npc_recharge = When do cards of the GM's characters lose a token?
reading-npc_recharge-round = At the end of the round.
reading-npc_recharge-turn = At the end of their turn.
reading-extreme_range_m = How many misfortune dice does extreme range add?
reading-extreme_range_m-0 = None.
reading-extreme_range_m-1 = One.
reading-extreme_range_m-2 = Two.
reading-extreme_range_m-3 = Three.
reading-unsafe_disengage = What happens to whoever leaves an engagement without the manoeuvre?
reading-unsafe_disengage-exposed = He is exposed, and the GM decides.
reading-unsafe_disengage-free_basic_attack = Each enemy there makes a free basic attack.
reading-critical_rating = How often can boons buy the critical of a weapon?
reading-critical_rating-once = Once.
reading-critical_rating-repeat = As often as there are boons for it.
reading-severity_adds_wounds = Whose criticals weigh their severity besides their card?
reading-severity_adds_wounds-henchmen = Those of henchmen.
reading-severity_adds_wounds-all = Everybody's.
reading-severity_adds_wounds-off = Nobody's.
reading-critical_heals = What becomes of a critical that a Resilience check heals?
reading-critical_heals-to_normal = It becomes a normal wound.
reading-critical_heals-remove = It is gone.
reading-boons_heal = Do net boons of a Resilience check heal normal wounds?
reading-boons_heal-on = Yes, one each.
reading-boons_heal-off = No, none.
reading-first_aid_bonus = Do two boons of a helping check bring one more die?
reading-first_aid_bonus-off = No.
reading-first_aid_bonus-on = Yes.
reading-medicine_dice = How many dice does a helping Medicine check bring?
reading-medicine_dice-per_success = One for each net success.
reading-medicine_dice-single = One.
reading-first_aid_limit = How long does one successful first aid use up the patient's chance?
reading-first_aid_limit-scene = For the scene.
reading-first_aid_limit-act = For the act.
reading-first_aid_limit-day = For the day.
reading-self_treatment_h = How many challenge dice does it cost to treat oneself?
reading-self_treatment_h-1 = One.
reading-self_treatment_h-0 = None.

edition-published = The published game, with every gap filled as its reading says.
edition-seed = The Polish primary source, taken at its word.

## Measures

measure-hit = hit
measure-passed = success
measure-success = net successes
measure-boons = net boons
measure-wounds = wounds dealt
measure-criticals = of these critical
measure-unconscious = target unconscious
measure-dead = target dead
measure-fatigue = fatigue, net
measure-stress = stress, net
measure-strained = exertion felt (one fatigue or stress)
measure-delayed = delay felt (two tokens or the order)
measure-tokens = recharge tokens
measure-guard = guard
measure-manoeuvres = free manoeuvres
measure-heals = normal wounds healed by the card
measure-healed = normal wounds healed
measure-critical_healed = a critical healed
measure-ignored = criticals ignored for a day
measure-mishap = mishap
measure-first = acts first
measure-tied = rolls off for it
measure-comets = comets
measure-stars = chaos stars
measure-delay = delays
measure-exertion = exertions
measure-wanted = successes and boons wanted

told-whole = Dice pool
told-best_hit = Best chance to hit: stance { $value }
told-best_wounds = Most wounds: stance { $value }
told-best_passed = Best chance to succeed: stance { $value }

## Reasons

reason-characteristic = characteristic dice of { $of }
reason-conservative = conservative dice of { $of }
reason-reckless = reckless dice of { $of }
reason-expertise = expertise dice of { $of }
reason-fortune = fortune dice of { $of }
reason-misfortune = misfortune dice against { $of }
reason-challenge = challenge dice against { $of }
reason-line-characteristic = { $field }: { $end }
reason-line-conservative = { $field }: { $end }
reason-line-reckless = { $field }: { $end }
reason-line-expertise = { $field }: { $end }
reason-line-fortune = { $field }: { $end }
reason-line-misfortune = { $field }: { $end }
reason-line-challenge = { $field }: { $end }

## Dice

die-name = { $die ->
    [C] characteristic (C)
    [G] conservative (G)
    [R] reckless (R)
    [Y] expertise (Y)
    [F] fortune (F)
    [M] misfortune (M)
   *[H] challenge (H)
}
stage-turn = Turn
stage-initiative = Initiative
stage-helping = The helper's check
stage-pool = Dice pool
stage-severity = Wound cards
stage-result = Result
ask-initiative = { $roller }: { $count } { die-name }
ask-helping = { $count } { die-name }
ask-pool = { $count } { die-name }
ask-severity = { $count ->
    [one] { $count } wound card turned up
   *[other] { $count } wound cards turned up
}
good-initiative = { $good } favourable
good-helping = { $good } favourable
good-pool = { $good } favourable
good-severity = { $good } mild

## What is wrong with a file

unknown-edition = there is no edition { $edition }; there are { $known }
unknown-reading = there is no reading { $reading }; there are { $known }
unknown-option = { $reading } cannot be { $option }; it can be { $known }
one-kind = a situation has exactly one of { $known }, not { $got }
not-a-stance = { $got } is no stance; write neutral, conservative 2 or reckless 1
stance-beyond-meter = { $got } is beyond the meter, which has { $most } on that side
unknown-characteristic = { $got } is no characteristic; there are { $known }
unknown-card = there is no card { $got }; there are { $known }, or write a card table of your own
line-named-twice = two lines have the same name; each needs its own
unknown-defence = { $got } is no active defence; there are { $known }
unknown-manoeuvre = { $got } is no manoeuvre; there are { $known }
unknown-range = { $got } is no range; there are { $known }
unknown-earlier = { $got } says nothing of earlier first aid; write { $known }
difficulty-or-opposed = give either a difficulty or somebody who opposes
too-few-contenders = initiative is rolled by two or more, not { $got }
named-twice = two of them have the same name; each needs its own

## Refusals

at-distance = { $distance ->
    [engaged] engaged
    [close] close
    [medium] at medium range
    [long] at long range
   *[extreme] at extreme range
}
pool-word = { $word } names no dice; write a number and one of { $known }, such as 3C
pool-negative = { $word } is a negative number of dice; write 0 or more
pool-too-large = { $size } dice are more than the { $most } that are thrown at once
second-action = one action card can be played in a turn, not { $actions }
second-talent = one talent can be used in a turn, not { $talents }
too-many-manoeuvres = two manoeuvres can be made in a turn by this reading, not { $manoeuvres }
cannot-act = { $name } is { $condition ->
    [dead] dead
   *[unconscious] unconscious
} and cannot act
passed-out = { $name } has passed out with { $fatigue } fatigue and { $stress } stress; both must come down first
card-recharging = { $card } is recharging: { $tokens ->
    [one] { $tokens } token lies on it
   *[other] { $tokens } tokens lie on it
}
not-prepared = { $card } needs the manoeuvre prepare first
needs-engaged = { $card } needs the target engaged; it is { at-distance }
not-engaged = { $card } cannot be used on somebody engaged; move away first
beyond-reach = the target is { at-distance }, and the weapon reaches { $reach ->
    [engaged] no farther than engaged
    [close] no farther than close
    [medium] medium range
    [long] long range
   *[extreme] extreme range
}
target-dead = { $name } is dead already
defence-twice = { $defence } works once against an attack
defence-too-weak = { $defence } needs 3 in { $characteristic }, which is { $got }
patient-dead = { $name } is dead, and nothing heals the dead
medicine-in-combat = medicine is impossible in a fight; first aid is possible
aid-not-engaged = first aid in a fight needs the patient engaged, who is { at-distance }
rest-in-combat = nobody rests in a fight; first aid and draughts are possible
medicine-untrained = { $name } is not trained in Medicine and can help with First Aid only
first-aid-used-up = { $name } has profited from first aid already; the next one works in another { $limit ->
    [scene] scene
    [act] act
   *[day] day
}

## What happened

turn-manoeuvres = { $manoeuvres ->
    [one] { $manoeuvres } manoeuvre
   *[other] { $manoeuvres } manoeuvres
}, { $fatigue } fatigue
turn-stance = the stance moved: { $stress } stress
plays-card = plays { $card }, { $colour ->
    [conservative] green
   *[reckless] red
} side
throws-pool = dice pool: { $pool }
net-result = net successes { $success }, net boons { $boons }
check-passed = the check succeeds
check-failed = the check fails
line-bought = line taken: { $line ->
    [hit] the blow lands
    [strong-hit] strong hit: +2 damage
    [free-manoeuvre] a free manoeuvre
    [opening] an opening for the enemy
    [assessed] the situation is assessed
    [token-off] one token off a card
    [token-on] one token on a card
    [done] it is done
    [done-and-moving] done, and a free manoeuvre
    [second-wind] recover one fatigue (second wind)
    [strained] strained: one fatigue
    [guarded] guarded: one misfortune die
    [well-guarded] well guarded: two misfortune dice
    [boon-guard] the boon line of the guard
    [worried] worried: one stress
    [critical-rating] a critical for the weapon's rating
    [recover-fatigue] recover one fatigue
    [recover-stress] recover one stress
    [suffer-fatigue] suffer one fatigue
    [suffer-stress] suffer one stress
   *[other] { $line }
}
wounds-dealt = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}, of these critical { $criticals }
body-after = wounds { $weight } of { $threshold }: { $condition ->
    [unhurt] unhurt
    [light] lightly wounded
    [critical] critically wounded
    [unconscious] unconscious
   *[dead] dead
}
needs-help = needs help, or dies
actor-changes = { $what ->
    [fatigue] fatigue
    [stress] stress
   *[tokens] recharge tokens
}: { $amount }
side-slips = the side's initiative marker moves down one place
healing-kind = { $patient }: { $kind ->
    [night] a night's rest
    [resilience] Resilience check after a night's rest
    [first-aid] first aid
    [medicine] medicine
   *[draught] a healing draught
}
helper-throws = { $helper } helps with { $pool }
wounds-healed = normal wounds healed { $healed }, criticals healed { $criticals }
critical-ignored = the critical of severity { $severity } is ignored for a day
mishap = mishap: one stress, one fatigue, and a wound if critically wounded

## Choices

why-opening = How is the opening that { $name } leaves to { $target } used?
why-tokens-on = Which card of { $name } gets { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}?
why-healed-one = Whom does { $card } heal (wounds: { $heals })?
option-harder = one step harder: one challenge die
option-slip-away = slip out of the engagement
why-card = Which card is played?
why-target = On whom is { $card } played?
why-defend = How does { $target } defend against { $name }?
why-difficulty = How difficult is { $card } for { $name }?
why-fortune-points = How many fortune points are spent?
why-judgement = How do the circumstances of { $card } stand for { $name }?
why-token-off = Off which card does a token come?
why-engage = Who is engaged?
why-assist = Who is assisted?
why-equipment = Which equipment is handled?
why-prepare = Which card is prepared?
why-talent = Which talent is used?
why-swap-out = Which talent leaves its slot?
why-swap-in = Which talent takes the slot?
why-patient = Who gets first aid?
why-drinker = Who drinks the draught?
why-deed = What does { $name } do (fatigue { $fatigue }, stress { $stress })?
why-tie = Both sides are equal with characteristic { $agility }: who acts first?
why-who-acts = Who acts now in round { $round }?
why-stance = Which stance does { $name } take (stress { $stress })?
option-play-card = play an action card
option-use-talent = use a talent
option-engage = engage somebody close
option-disengage = leave the engagement
option-break-away = break away without the manoeuvre
option-move-left = move one place down the line
option-move-right = move one place up the line
option-assist = assist an ally
option-equipment = manage equipment
option-prepare = prepare a card
option-first-aid = first aid
option-draught = healing draught
option-interact = interact with the surroundings
option-mount = mount or dismount
option-swap-talent = swap a talent
option-end-turn = end the turn
option-simple = simple
option-easy = easy
option-average = average
option-hard = hard
option-daunting = daunting
option-heroic = heroic
option-plain = nothing special
option-helped = an advantage: one fortune die
option-hindered = a disadvantage: one misfortune die
option-roll-off = roll again
option-players-first = the players
option-gm-first = the GM
option-block = block
option-parry = parry
option-dodge = dodge
option-load = load the weapon
option-neutral = neutral
option-conservative-1 = conservative 1
option-reckless-1 = reckless 1
option-conservative-2 = conservative 2
option-reckless-2 = reckless 2
option-conservative-3 = conservative 3
option-reckless-3 = reckless 3
option-conservative-4 = conservative 4
option-reckless-4 = reckless 4
option-conservative-5 = conservative 5
option-reckless-5 = reckless 5
option-conservative-6 = conservative 6
option-reckless-6 = reckless 6
option-conservative-7 = conservative 7
option-reckless-7 = reckless 7
option-conservative-8 = conservative 8
option-reckless-8 = reckless 8
option-conservative-9 = conservative 9
option-reckless-9 = reckless 9
option-conservative-10 = conservative 10
option-reckless-10 = reckless 10

why-comet = What is the comet used for?
why-boons = Which line is bought with boons?
why-banes = Which line does the GM buy with banes?
why-delay = What does the delay do?
why-critical = Which critical is healed, by its severity?
option-nothing = nothing
option-success = a success
option-boon = a boon
option-critical = a critical
option-tokens = two recharge tokens
option-initiative = one place down in the order
option-hit = the blow lands
option-strong-hit = strong hit: +2 damage
option-free-manoeuvre = a free manoeuvre
option-opening = an opening for the enemy
option-assessed = the situation is assessed
option-token-off = one token off a card
option-token-on = one token on a card
option-done = it is done
option-done-and-moving = done, and a free manoeuvre
option-second-wind = recover one fatigue (second wind)
option-strained = strained: one fatigue
option-guarded = guarded: one misfortune die
option-well-guarded = well guarded: two misfortune dice
option-boon-guard = the boon line of the guard
option-worried = worried: one stress
option-critical-rating = a critical for the weapon's rating
option-recover-fatigue = recover one fatigue
option-recover-stress = recover one stress
option-suffer-fatigue = suffer one fatigue
option-suffer-stress = suffer one stress

## An encounter

nameless = everybody in an encounter needs a name
one-sided = an encounter needs somebody on the side of the players and somebody on that of gm
no-missile = { $card } needs a missile weapon in hand, not { $weapon }
not-loaded = { $weapon } must be loaded first
nobody-in-reach = { $card } reaches nobody from here; move first
still-engaged = { $name } is engaged and has to leave first
no-farther = the line of places ends here; it is { $length } long
nobody-close = nobody is close enough to engage; move first
is-free = { $name } is not engaged
free-to-leave = { $name } can leave freely: no enemy there is up
nobody-to-assist = no ally is near enough to assist
nothing-to-handle = there is no other weapon to draw and nothing to load
nothing-to-prepare = no card needs to be prepared
no-talent = no talent in a slot can be used now
nothing-to-swap = there is no talent to swap
nobody-to-treat = nobody engaged is hurt and has not profited from first aid yet
no-draught = { $name } has no draught left
fighter-plays = { $name } plays { $card }
fighter-strikes = { $name } plays { $card } on { $target }
defends = { $name } defends: { defence-name }
manoeuvre-tires = another manoeuvre tires { $name }: one fatigue
moves-to = { $name } moves to place { $place }
engages = { $name } engages { $target }
leaves = { $name } leaves the engagement
breaks-away = { $name } breaks away without care
assists = { $name } assists { $target } for the next round
loads = { $name } loads { $weapon }
draws = { $name } draws { $weapon }
interacts = { $name } does something with the surroundings
mounts = { $name } mounts
dismounts = { $name } dismounts
prepares = { $name } prepares { $card }
uses-talent = { $name } uses { $talent }
swaps = { $name } puts { $talent } into a slot
treats = { $name } gives first aid to { $target }
drinks = { $name } gives a draught to { $target }
rolls-initiative = { $name }: net successes { $success }
turn-begins = round { $round }: the turn of { $name }
stance-costs = { $name } shifts the stance far: stress { $stress }
round-ends = round { $round } ends
encounter-ends = the encounter ends in round { $round }; everybody recovers
round-of = round { $round } of { $rounds }
stands-at = { $name } ({ $seat }) at place { $place }
is-engaged = { $name } is engaged with { $others }
has-stance = { $name }: stance { $side ->
    [conservative] conservative
   *[reckless] reckless
} { $depth }
is-exposed = { $name } is exposed to attack
is-so = { $name }: wounds { $weight } of { $threshold }, fatigue { $fatigue }, stress { $stress }: { $condition ->
    [unhurt] unhurt
    [light] lightly wounded
    [critical] critically wounded
    [unconscious] unconscious
   *[dead] dead
}
has-tokens = { $name }: { $card } is recharging, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
defence-name = { $defence ->
    [block] block
    [parry] parry
   *[dodge] dodge
}
uses-opening = { $name } uses the opening
card-heals = { $name } is healed: { $healed ->
    [one] { $healed } wound
   *[other] { $healed } wounds
}
stand-apart = { $name } and { $other }: { at-distance }
acts-as = place { $place }: { $names }
