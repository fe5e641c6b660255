"""A play of each sketch, die by die, as players at a table would throw it; results worked out by hand."""

import pytest

from core.plays import counts, handfuls
from core.sketches import barrage, owner, pool, salvos, symbols, volley
from grognard.core.dice import D6
from grognard.core.errors import RefusedAnswer
from grognard.core.sources import Played, play, scripted


def test_a_volley_is_thrown_weapon_after_weapon_and_blocks_by_need() -> None:
    laser = volley.Weapon("laser", 2, 3, pierce=1, deadly=3, is_hazardous=True)
    rifle = volley.Weapon("rifle", 7, 4, pierce_on_six=2, blocks_again=True)
    target = volley.Target(volley.Unit(3, 2, 4), tough=3, defence=4, ignores=5, nerve=4, die=D6)
    dice = (
        *(1, 5),  # the first laser burns its own side, the second hits
        4,  # not enough against a piercing laser
        *(5, 2, 6),  # of its three wounds one stays: the model already hurt falls
        *(4, 5, 6, 4, 6, 5, 3),  # six hits, two of them sixes
        *(3, 4, 6, 2),  # the four plain ones: blocked once, and a six that is thrown again
        *(5, 6),  # the two piercing ones: a six that is thrown again
        2,
        6,
        *(1, 5, 3, 4),  # one of four wounds is ignored: three, and the next model falls
        3,  # one model and the hero are half of what they were, and they do not hold
    )
    played = play(volley.volley, (rifle, laser), target, source=scripted(*dice), stages=volley.STAGES)
    assert played.result == volley.Unit(1, 0, 4, own=1, is_shaken=True)
    assert counts(played, volley.SKETCH.keys) == (7, 4, 1, 1)
    assert handfuls(played) == [
        ("shooter", "hit", [(2, "weapon laser")]),
        ("target", "block", [(1, "blocks on 5")]),
        ("target", "ignore", [(3, "ignores on 5")]),
        ("shooter", "hit", [(7, "weapon rifle")]),
        ("target", "block", [(4, "blocks on 4"), (2, "blocks on 6")]),
        ("target", "block again", [(1, "blocks on 4"), (1, "blocks on 6")]),
        ("target", "ignore", [(4, "ignores on 5")]),
        ("target", "morale", [(1, "holds on 4")]),
    ]


def test_the_largest_packet_goes_first_whatever_order_it_is_thrown_in() -> None:
    laser = volley.Weapon("laser", 2, 3, deadly=2)
    target = volley.Target(volley.Unit(2, 0, 0), tough=2, defence=4, ignores=5, nerve=2, die=D6)
    for ignored in ((5, 1, 1, 1), (1, 1, 1, 5)):
        script = scripted(3, 3, 1, 1, *ignored, 2)
        played = play(volley.volley, (laser,), target, source=script, stages=volley.STAGES)
        assert played.result == volley.Unit(1, 1, 0)
        assert ("target", "ignore", [(2, "ignores on 5"), (2, "ignores on 5")]) in handfuls(played)


def fired(*dice: int) -> Played[tuple[int, int]]:
    batch = pool.Batch(5, 4, 2, critical=1, has_surge=True)
    target = pool.Target(armour=4, evade=5, health=3, models=4, seen=2, marker=1)
    return play(pool.batch_fired, batch, target, source=scripted(*dice), stages=pool.STAGES)


def test_a_pool_is_cut_and_carried_over() -> None:
    # four hits: one critical, two surge past the armour, the last is not stopped; two of four are evaded
    played = fired(6, 6, 4, 5, 2, 2, 3, 5, 1, 2, 6)
    assert played.result == (3, 2)  # a marker of 1 and 2 x 2: one model falls, 2 stay on the next
    assert counts(played, pool.SKETCH.keys) == (1, 2, 2, 1)
    assert handfuls(played) == [
        ("attacker", "hit", [(5, "hits on 4")]),
        ("attacker", "surge", [(1, "surge D3")]),
        ("defender", "armour", [(1, "armour on 4")]),
        ("defender", "evade", [(4, "evade on 5")]),
    ]


def test_a_pool_removes_no_more_models_than_were_seen() -> None:
    assert fired(6, 6, 4, 5, 2, 2, 3, 1, 1, 2, 4).result == (2, 0)  # 1 and 4 x 2 would be three models of 3


def test_a_surge_moves_no_more_than_there_is() -> None:
    played = fired(4, 1, 1, 1, 1, 3, 1)  # one hit and a surge of three: nothing is left for armour
    assert [stage for _, stage, _ in handfuls(played)] == ["hit", "surge", "evade"]
    assert counts(played, ("surged",)) == (1,)


CHECK = symbols.Check(2, 1, 2, symbols.LINES, 5)
SIDES = ("R", "C", "SB", "f", "-", "R", "S")
"""Three successes in a chain and one beside, one taken away; a boon and a comet."""


def test_a_pool_of_symbols_is_one_handful_and_goes_on() -> None:
    played = play(symbols.check, CHECK, source=scripted(*SIDES, "success", True, True), stages=symbols.STAGES)
    assert played.result == 5  # four successes and a boon pay for the first two lines
    assert handfuls(played) == [
        ("hero", "pool", [(2, "die skill"), (1, "die talent"), (2, "die trouble")]),
        ("hero", "pool", [(1, "die skill")]),
        ("hero", "pool", [(1, "die skill")]),
    ]
    assert [answered.key for answered in played.answers[3:]] == [
        "choose hero comet",
        "choose hero buy",
        "choose hero buy",
    ]


def test_a_comet_can_be_a_wound_and_a_line_can_be_left() -> None:
    wound = play(symbols.check, CHECK, source=scripted(*SIDES, "wound", True), stages=symbols.STAGES)
    assert wound.result == 1 + 3
    left = play(symbols.check, CHECK, source=scripted(*SIDES, "success", False, True, True), stages=symbols.STAGES)
    assert left.result == 2 + 1


def under_fire(*dice: int) -> Played[barrage.Losses | None]:
    battery = barrage.Battery(4, 4, 4)
    teams = (
        (2, barrage.Team("infantry", 3)),
        (1, barrage.Team("gun", 5)),
        (1, barrage.Team("lorry", 5, passengers=2)),
        (1, barrage.Team("tank", 3)),
    )
    return play(barrage.barrage, battery, teams, source=scripted(*dice), stages=barrage.STAGES)


def test_teams_under_a_template_are_thrown_for_together() -> None:
    # ranged in at the second attempt; one infantry team is missed, the gun saves, the tank just so
    played = under_fire(2, 5, 4, 3, 6, 5, 4, 2, 5, 4, 3, 4, 5, 2, 3)
    assert played.result == (1, 0, 1, 1, 0, 1)
    assert counts(played, barrage.SKETCH.keys) == (2, 4, 2, 1)
    assert handfuls(played) == [
        ("gunner", "ranging", [(1, "attempt 1")]),
        ("gunner", "ranging", [(1, "attempt 2")]),
        ("gunner", "hit", [(2, "team infantry"), (1, "team gun"), (1, "team lorry"), (1, "team tank")]),
        ("owner", "save", [(1, "team infantry"), (1, "team gun"), (1, "team lorry"), (1, "team tank")]),
        ("gunner", "firepower", [(1, "team infantry"), (1, "team tank")]),
        ("owner", "passengers", [(2, "saves on 3")]),
    ]


def test_ranged_in_at_once_misses_are_thrown_again() -> None:
    played = under_fire(4, 4, 1, 3, 4, 1, 1, 1, 4, 3, 5, 4)
    assert handfuls(played)[:4] == [
        ("gunner", "ranging", [(1, "attempt 1")]),
        ("gunner", "hit", [(2, "team infantry"), (1, "team gun"), (1, "team lorry"), (1, "team tank")]),
        ("gunner", "hit again", [(1, "team infantry"), (1, "team gun"), (1, "team tank")]),
        ("owner", "save", [(1, "team infantry"), (1, "team lorry"), (1, "team tank")]),
    ]
    assert played.result == (0, 0, 0, 0, 0, 0)  # everybody saves, just so


def test_three_attempts_are_all_there_are() -> None:
    assert under_fire(1, 2, 3).result is None


def test_who_is_destroyed_in_between_is_shot_at_no_more() -> None:
    gun = salvos.Gun(2, 7, 4)
    # a critical destroys the target, the accident does no harm; then the bystander is shot at, and then nobody
    script = scripted((1, 1), (6, 6), 3, 2, (3, 4), (6, 6), 4)
    played = play(salvos.salvos, (gun, gun, gun), salvos.Field(1, 1), source=script, stages=salvos.STAGES)
    assert played.result == salvos.Field(0, 0)
    assert handfuls(played) == [
        ("gunner", "shot", [(2, "hits up to 7")]),
        ("gunner", "penetrate", [(1, "critical 3+")]),
        ("gunner", "penetrate", [(1, "accident 4+")]),
        ("gunner", "shot", [(2, "hits up to 7")]),
        ("gunner", "penetrate", [(1, "hit 4+")]),
    ]
    assert counts(played, salvos.SKETCH.keys) == (1, 2)


SQUAD, FIRE = owner.Squad((3, 2, 1)), owner.Fire(4, 3, 4)


def test_an_owner_chooses_in_the_middle() -> None:
    script = scripted(3, 4, 1, 6, False, 4, 1, 2, (1, 1, 0), 3, 3, 2, 6)
    played = play(owner.exchange, SQUAD, FIRE, source=script, stages=owner.STAGES)
    assert played.result == owner.Squad((2, 1, 1), returned=3)
    assert [answered.key.split(":")[0] for answered in played.answers] == [
        "throw enemy hit",
        "choose owner cover",
        "throw owner save",
        "choose owner losses",
        "throw owner return fire",
    ]
    assert handfuls(played)[-1] == ("owner", "return fire", [(4, "needs 3")])


def test_who_takes_cover_saves_better_and_does_not_answer() -> None:
    played = play(
        owner.exchange, SQUAD, FIRE, source=scripted(3, 4, 1, 6, True, 3, 3, 2, (0, 1, 0)), stages=owner.STAGES
    )
    assert played.result == owner.Squad((3, 1, 1), is_down=True)
    assert handfuls(played) == [("enemy", "hit", [(4, "needs 3")]), ("owner", "save", [(3, "needs 3")])]


def test_a_leader_does_not_fall_before_others() -> None:
    script = scripted(3, 4, 1, 6, False, 4, 1, 2, (1, 0, 1))
    with pytest.raises(RefusedAnswer) as refused:
        play(owner.exchange, SQUAD, FIRE, source=script, stages=owner.STAGES)
    assert [(refusal.citation, refusal.key) for refusal in refused.value.refusals] == [
        ("leader-last", "leader-before-others")
    ]
