"""Scenario files: what is wrong is said with file and line, and both examples begin."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from grognard.boards.length import INCH
from grognard.boards.shapes import rectangle
from grognard.boards.table import Table
from grognard.boards.terrain import Terrain
from grognard.boards.writing import write_table
from grognard.core.documents import Document, Problem, read_document
from grognard.core.lines import Line
from grognard.i18n import LANGUAGES, words
from grognard.rulebooks.gdf import RULEBOOK
from grognard.rulebooks.gdf.game import Footing, Game, squad
from grognard.rulebooks.gdf.mustering import dealt, footing_of
from grognard.rulebooks.gdf.notation import Profile, Weapon
from grognard.rulebooks.gdf.playing import PLAY

EXAMPLES = Path(__file__).parents[3] / "examples"
LISTS = Path(__file__).with_name("lists")
GOOD = """\
rulebook = "gdf"
table = { width = 48, depth = 36 }

[[side]]
name = "A"

[[side.unit]]
name = "Robots"
models = 2
quality = 4
defense = 4
weapons = ['2x Rifle (24", A1)']
at = [[4, 8], [4, 10]]

[[side]]
name = "B"

[[side.unit]]
name = "Saurians"
models = 2
quality = 4
defense = 4
weapons = ['2x Claws (A1)']
block = { at = [20, 8], columns = 2 }
"""


def begun(text: str, folder: Path) -> Game | tuple[Problem, ...]:
    path = folder / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    document = read_document(path)
    assert isinstance(document, Document), document
    found = PLAY.begin(document)
    if isinstance(found, Game):
        return found
    return tuple(problem for problem in found if isinstance(problem, Problem))


WRONG = {
    "one side": (GOOD[: GOOD.rindex("\n[[side]]\n")], "two-sides", 4),
    "sides of one name": (GOOD.replace('name = "B"', 'name = "A"'), "sides-same-name", 16),
    "a side without a name": (GOOD.replace('name = "B"', 'name = " "'), "side-without-name", 16),
    "nobody begins": (GOOD.replace("[[side]]", 'first = "C"\n[[side]]', 1), "unknown-side", 4),
    "no rounds": (GOOD.replace("[[side]]", "rounds = 0\n[[side]]", 1), "number-out-of-range", 4),
    "an edition": (GOOD.replace("[[side]]", 'edition = "9"\n[[side]]', 1), "unknown-edition", 4),
    "a reading": (GOOD.replace("[[side]]", 'readings = { x = "y" }\n[[side]]', 1), "unknown-reading", 4),
    "an unknown field": (GOOD.replace("models = 2", "model = 2", 1), "field-unknown", 9),
    "no table": (GOOD.replace("table = { width = 48, depth = 36 }", 'table = "gone.json"'), "table-not-readable", 2),
    "a missing list": (GOOD.replace("[[side.unit]]", 'list = "gone.txt"\n[[side.unit]]', 1), "list-not-readable", 7),
    "bases on each other": (GOOD.replace("[4, 10]", "[4, 9]"), "bases-overlap", 7),
    "a base off the table": (GOOD.replace("[4, 10]", "[0.5, 10]"), "base-off-the-table", 7),
    "too few places": (GOOD.replace(", [4, 10]", ""), "places-differ", 13),
    "places and a block": (GOOD.replace("block =", "at = [[1, 1]]\nblock ="), "placed-twice", 25),
    "no length": (GOOD.replace("[4, 10]", '[4, "ten"]'), "not-a-length", 13),
    "no base": (GOOD.replace("models = 2", "models = 2\nbase = 0", 1), "base-wrong", 10),
    "no ambush": (GOOD.replace("models = 2", "models = 2\nreserve = true", 1), "reserve-without-ambush", 10),
    "dealt to others": (GOOD.replace("models = 2", "models = 2\ncarried = [[1]]", 1), "carried-by-others", 10),
    "too many": (GOOD.replace("models = 2", "models = 2\ncarried = [[1], [1, 1]]", 1), "carried-does-not-add-up", 10),
    "not there": (GOOD.replace("models = 2", "models = 2\ncarried = [[1], [2]]", 1), "weapon-unknown", 10),
    "no weapon": (GOOD.replace("2x Rifle", "0x Rifle"), "count-zero", 12),
    "no columns": (GOOD.replace("columns = 2", "columns = 0"), "number-out-of-range", 24),
    "a share": (GOOD.replace("[[side]]", "agreement = { behind = 0 }\n[[side]]", 1), "number-out-of-range", 4),
    "a crowd": (GOOD.replace("models = 2", "models = 101", 1).replace("2x R", "1x R"), "number-out-of-range", 9),
    "a tall one": (GOOD.replace("models = 2", "models = 2\nheight = 9999", 1), "length-out-of-range", 7),
    "an objective": (GOOD.replace("[[side]]", "objectives = [[99, 9]]\n[[side]]", 1), "objective-off-the-table", 4),
}
NASTY: tuple[Any, ...] = (
    None,
    "",
    "x" * 300,
    "ten",
    -1,
    0,
    10**30,
    1e308,
    float("nan"),
    True,
    [],
    {},
    [[]],
    [["a", 1]],
    [[1, 2, 3]],
)
ROCK = '{ id = "rock", kind = "rock", outline = [[3, 7], [5, 7], [5, 9], [3, 9]], properties = ["PROPERTY"] }'


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_where_it_stands(name: str, tmp_path: Path) -> None:
    text, key, line = WRONG[name]
    found = begun(text, tmp_path)
    assert isinstance(found, tuple), "it began"
    assert (key, line) in {(problem.key, problem.line) for problem in found}, found
    assert {problem.path for problem in found} == {str(tmp_path / "scenario.toml")}
    for problem in found:
        for language in LANGUAGES:
            assert words(language, RULEBOOK.words).has(problem.key)


@pytest.mark.parametrize(("kind", "key"), [("impassable", "base-on-impassable"), ("sticky", "unknown-property")])
def test_terrain_can_be_wrong_too(kind: str, key: str, tmp_path: Path) -> None:
    terrain = ROCK.replace("PROPERTY", kind)
    found = begun(GOOD.replace("depth = 36", f"depth = 36, terrain = [{terrain}]"), tmp_path)
    assert isinstance(found, tuple)
    assert {problem.key for problem in found} == {key}


def test_a_table_may_stand_in_a_file_of_its_own(tmp_path: Path) -> None:
    outline = rectangle(10 * INCH, 10 * INCH, 12 * INCH, 12 * INCH)
    table = Table(60 * INCH, 40 * INCH, (Terrain("hill", "hill", outline, height=INCH),))
    (tmp_path / "table.json").write_bytes(write_table(table))
    game = begun(GOOD.replace("table = { width = 48, depth = 36 }", 'table = "table.json"'), tmp_path)
    assert isinstance(game, Game)
    assert (game.width, game.depth, [piece.id for piece in game.terrain]) == (60 * INCH, 40 * INCH, ["hill"])


def test_a_broken_table_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "table.json").write_text("{", encoding="utf-8")
    found = begun(GOOD.replace("table = { width = 48, depth = 36 }", 'table = "table.json"'), tmp_path)
    assert isinstance(found, tuple)
    assert {problem.path for problem in found} == {str(tmp_path / "table.json")}


def test_models_stand_where_the_file_says(tmp_path: Path) -> None:
    game = begun(GOOD, tmp_path)
    assert isinstance(game, Game)
    assert [(model.x, model.y) for model in squad(game, "Robots").models] == [
        (4 * INCH, 8 * INCH),
        (4 * INCH, 10 * INCH),
    ]
    pitch = 32_000 + INCH // 2
    assert [model.x for model in squad(game, "Saurians").models] == [20 * INCH, 20 * INCH + pitch]
    assert game.phase == "battle"


def test_units_of_one_name_are_numbered(tmp_path: Path) -> None:
    game = begun(GOOD.replace('name = "Saurians"', 'name = "Robots"'), tmp_path)
    assert isinstance(game, Game)
    assert [unit.name for unit in game.squads] == ["Robots", "Robots 2"]
    game = begun(GOOD.replace('name = "Saurians"', 'name = "robots"').replace("Robots", "Robots 2"), tmp_path)
    assert isinstance(game, Game)
    assert [unit.name for unit in game.squads] == ["Robots 2", "robots"]


def test_a_whole_list_takes_part_and_is_deployed_by_its_player(tmp_path: Path) -> None:
    text = (
        GOOD.split("\n[[side.unit]]", maxsplit=1)[0]
        + f'list = "{LISTS / "patrol.txt"}"\n'
        + GOOD[GOOD.index('\n[[side]]\nname = "B"') :]
    )
    game = begun(text, tmp_path)
    assert isinstance(game, Game)
    assert game.phase == "deployment"
    assert all(unit.where == "waiting" for unit in game.squads if unit.seat == "A")
    assert sum(unit.seat == "A" for unit in game.squads) > 2


@pytest.mark.parametrize("name", ["gdf-robots-and-saurians", "gdf-patrol"])
def test_the_examples_begin(name: str) -> None:
    document = read_document(EXAMPLES / f"{name}.toml")
    assert isinstance(document, Document)
    game = PLAY.begin(document)
    assert isinstance(game, Game)
    assert msgspec.json.decode(msgspec.json.encode(game), type=Game) == game
    assert PLAY.picture(game, "").startswith("<svg")


def test_the_patrol_is_as_large_as_it_says() -> None:
    document = read_document(EXAMPLES / "gdf-patrol.toml")
    assert isinstance(document, Document)
    game = PLAY.begin(document)
    assert isinstance(game, Game)
    models = [sum(len(unit.models) for unit in game.squads if unit.seat == seat) for seat in game.seats]
    assert models == [40, 40]
    assert [len([unit for unit in game.squads if unit.seat == seat]) for seat in game.seats] == [5, 5]
    assert len(game.terrain) == 12


@pytest.mark.parametrize(
    ("text", "footing"),
    [
        (32, Footing(32_000, 32_000)),
        ("40mm", Footing(40_000, 40_000)),
        ("35x60", Footing(60_000, 35_000)),
        ("60 x 35 mm", Footing(60_000, 35_000)),
        ("large", None),
        (301, None),
    ],
)
def test_bases_are_read_in_millimetres(text: int | str, footing: Footing | None) -> None:
    assert footing_of(text) == footing


def test_bases_and_heights_follow_from_tough(tmp_path: Path) -> None:
    """Section 14: 32 mm, Tough(3) 40, Tough(6) 60, Tough(12) 100; up to 32 mm 1.25 inches, 50 mm 2, 60 mm 3, more 4."""
    sizes = {}
    for tough in (1, 3, 6, 12):
        game = begun(
            GOOD.replace("models = 2", f'models = 2\nrules = ["Tough({tough})"]', 1).replace("[4, 10]", "[4, 16]"),
            tmp_path,
        )
        assert isinstance(game, Game)
        model = squad(game, "Robots").models[0]
        sizes[tough] = (model.footing.wide // 1_000, model.height / INCH)
    assert sizes == {1: (32, 1.25), 3: (40, 2), 6: (60, 3), 12: (100, 4)}


def test_weapons_are_dealt_evenly_or_one_by_one() -> None:
    """Nine rifles and a cannon among ten: a model each; ten blades evenly; two pistols from the first model on."""

    def of(count: int, name: str, range_um: int | None) -> Weapon:
        return Weapon(count, Profile(name, range_um, 1))

    hands = dealt([of(9, "Rifle", 1), of(1, "Cannon", 1), of(10, "Blade", None), of(3, "Axe", None)], 10)
    assert [at for at, hand in enumerate(hands) if (0, 1) in hand] == list(range(9))
    assert [at for at, hand in enumerate(hands) if (1, 1) in hand] == [9]
    assert all((2, 1) in hand for hand in hands)
    assert [at for at, hand in enumerate(hands) if (3, 1) in hand] == [0, 1, 2]
    assert dealt([of(12, "Claws", None)], 3) == (((0, 4),),) * 3
    ways = dealt([of(1, "Bolt", 1), of(1, "Ray", 1), of(2, "Rifle", 1)], 3, [(0, 1)])
    assert ways == (((0, 1), (1, 1)), ((2, 1),), ((2, 1),)), "whoever has one way to fire has the other"


def test_ways_to_fire_come_with_a_list(tmp_path: Path) -> None:
    """A weapon of a list that has two profiles fires in one of them."""
    profiles = [{"name": name, "range": 24, "attacks": n, "specialRules": []} for name, n in (("Bolt", 1), ("Ray", 2))]
    weapon = {"type": "ArmyBookMultiWeapon", "name": "Twin Gun", "count": 1, "profiles": profiles}
    unit = {"name": "Gunners", "size": 2, "quality": 4, "defense": 4, "cost": 50, "selectionId": "a", "rules": []}
    army = {"name": "List", "gameSystem": "gf", "listPoints": 50, "units": [{**unit, "loadout": [weapon]}]}
    (tmp_path / "army.json").write_bytes(msgspec.json.encode(army))
    text = GOOD.split("\n[[side.unit]]", maxsplit=1)[0] + 'list = "army.json"\n' + GOOD[GOOD.rindex("\n[[side]]\n") :]
    game = begun(text, tmp_path)
    assert isinstance(game, Game), game
    assert squad(game, "Gunners").one_of == ((0, 1),)
    assert [model.carries for model in squad(game, "Gunners").models] == [((0, 1), (1, 1)), ()]


def test_the_table_is_told_in_sentences(tmp_path: Path) -> None:
    game = begun(GOOD, tmp_path)
    assert isinstance(game, Game)
    lines = PLAY.text(game, "")
    assert (
        Line(
            "deployment",
            "gdf-1",
            "model-stands",
            (("model", "Robots #1"), ("x_um", 4 * INCH), ("y_um", 8 * INCH), ("wounds", 0), ("tough", 1)),
        )
        in lines
    )
    said = words("pl", RULEBOOK.words).say(
        "model-stands", next(line.facts for line in lines if line.key == "model-stands")
    )
    assert said == 'Robots #1: 4" od lewej, 8" od dołu'


@pytest.mark.parametrize("seed", range(12))
def test_what_is_made_up_begins(seed: int) -> None:
    game = PLAY.begin(Document(Path("invented.toml"), "", PLAY.invent(Random(seed))))
    assert isinstance(game, Game)
    assert hash(game) == hash(msgspec.json.decode(msgspec.json.encode(game), type=Game))


def places_in(data: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Return the place of every value in nested data."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from places_in(value, (*path, key))


@pytest.mark.parametrize("seed", range(6))
def test_no_scenario_is_an_exception(seed: int) -> None:
    rng = Random(f"nasty {seed}")
    base = PLAY.invent(rng)
    for _ in range(60):
        data = deepcopy(base)
        *path, last = rng.choice(list(places_in(data)))
        inner: Any = data
        for key in path:
            inner = inner[key]
        inner[last] = rng.choice(NASTY)
        found = PLAY.begin(Document(Path("nasty.toml"), "", data))
        assert isinstance(found, Game) or (found and all(isinstance(problem, Problem) for problem in found))
        for problem in found if isinstance(found, tuple) else ():
            assert words("ru", RULEBOOK.words).has(problem.key), problem
