"""What other tools got wrong (section 4 of the specification): each is a test of ours."""

from fractions import Fraction

from grognard.core.lines import Line
from grognard.core.sources import by_hand, play
from grognard.rulebooks.wfrp3.building import Check, built
from grognard.rulebooks.wfrp3.damage import dealt
from grognard.rulebooks.wfrp3.pools import Noted, Pool, joint, noted, symbols
from grognard.rulebooks.wfrp3.sheets import Sheet
from grognard.rulebooks.wfrp3.symbols import COORDINATES, Counting
from grognard.rulebooks.wfrp3.wounds import Hurt
from rulebooks.wfrp3.scenes import odds, resolved, scene

JOHANN = Sheet(strength=3, training=(("Weapon Skill", 1),), stance=1, fortune=(("strength", 1),))
STRIKE = Check("Weapon Skill", "strength", 1, defence=2)


def shown(pool: Pool, *handfuls: str) -> tuple[int, ...]:
    """Throw a pool with typed dice: success, boons, comets, stars, delay, exertion."""
    result: tuple[int, ...] = play(symbols, pool, Counting(COORDINATES), source=by_hand(handfuls)).result
    return result


def test_the_green_side_with_a_success_and_a_boon_keeps_its_success() -> None:
    assert shown(Pool(conservative=1), "SB") == (1, 1, 0, 0, 0, 0)
    assert joint(Pool(conservative=1), "success", "boons")[1, 1] == Fraction(1, 10)


def test_without_any_damage_left_criticals_are_the_wounds_not_one_more() -> None:
    assert [dealt(7, 8, triggered) for triggered in (0, 1, 2, 3)] == [Hurt(1), Hurt(1), Hurt(2), Hurt(3)]


def test_several_exertions_cost_one_fatigue() -> None:
    data = scene(actor={"strength": 3, "stance": "reckless 3"}, action={"card": "Melee Strike"})
    (part,) = resolved(data, "SE SE SE -").parts
    assert dict(part.measures)["strained"] == 1
    assert [dict(e.facts) for e in part.entries if isinstance(e, Line) and e.key == "actor-changes"] == [
        {"what": "fatigue", "amount": 1}
    ]


def test_a_comet_that_fills_in_leaves_the_rest_as_it_was() -> None:
    data = scene(
        actor={"strength": 3, "training": {"Weapon Skill": 1}}, action={"card": "Melee Strike"}, target={"name": "Foe"}
    )
    (part,) = resolved(data, "B B - C X").parts
    told = dict(part.measures)
    assert (told["hit"], told["success"], told["boons"]) == (0, -1, 2)
    (part,) = resolved(data, "B B - C -").parts
    told = dict(part.measures)
    assert (told["hit"], told["boons"]) == (1, 2)


def test_a_righteous_success_is_thrown_on() -> None:
    assert shown(Pool(expertise=1), "R", "R", "S") == (3, 0, 0, 0, 0, 0)
    assert joint(Pool(expertise=1), "success").mean == Fraction(2, 5)


def test_a_comet_adds_to_successes_and_boons() -> None:
    counting = Counting(("success",), comet="success")
    assert play(symbols, Pool(characteristic=1, expertise=1), counting, source=by_hand(["S C"])).result == 2


def test_symbols_added_by_hand_are_in_the_sum() -> None:
    pool = noted("1C +2S -1B")
    assert isinstance(pool, Noted)
    assert shown(pool.pool, "S") == (3, -1, 0, 0, 0, 0)
    assert joint(pool.pool, "success").mean == Fraction(5, 2)


def test_defence_adds_black_dice_never_purple_ones() -> None:
    pools = [built(JOHANN, Check("Weapon Skill", "strength", 1, defence=n))[0] for n in range(4)]
    assert [pool.challenge for pool in pools] == [1, 1, 1, 1]
    assert [pool.misfortune for pool in pools] == [0, 1, 2, 3]


def test_an_empty_pool_shows_nothing_for_certain() -> None:
    assert joint(Pool(), "success")[0] == 1
    assert joint(Pool(), *COORDINATES)[0, 0, 0, 0, 0, 0] == 1
    assert shown(Pool()) == (0, 0, 0, 0, 0, 0)


def test_building_a_pool_again_applies_nothing_twice() -> None:
    assert built(JOHANN, STRIKE) == built(JOHANN, STRIKE)
    pool, reasons = built(JOHANN, STRIKE)
    assert pool == Pool(2, 0, 1, 1, 1, 2, 1)
    assert sum(reason.change for reason in reasons) == pool.size


def test_one_check_does_not_use_the_values_of_another() -> None:
    """Priced in either order, two attacks have the odds they have alone."""
    strong, weak = (scene(actor={"strength": n}, action={"card": "Melee Strike"}, target={"name": "F"}) for n in (5, 2))
    alone = [odds(data)["F"]["hit"] for data in (strong, weak)]
    assert [odds(data)["F"]["hit"] for data in (weak, strong, weak)] == [alone[1], alone[0], alone[1]]


def test_blank_sides_can_be_typed() -> None:
    assert shown(Pool(characteristic=2, challenge=1), "- - -") == (0, 0, 0, 0, 0, 0)
    assert shown(Pool(characteristic=2, challenge=1), "3x-") == (0, 0, 0, 0, 0, 0)
    assert shown(Pool(characteristic=2, challenge=1), "2S 1X") == (1, 0, 0, 0, 0, 0)
