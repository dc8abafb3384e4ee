"""A study is checked before anything is played, and known by its digest."""

from pathlib import Path

import msgspec
import pytest

import tanglewood
from tanglewood.kernel.registry import lookup
from tanglewood.study.definition import Stop, Written, WrittenVariant, dispensable, read, settle


def written(**fields: object) -> Written:
    return msgspec.convert({"game": "mycelia", "bots": "random", **fields}, Written)


def test_a_file_says_what_is_played(tmp_path: Path) -> None:
    file = tmp_path / "leaves.toml"
    file.write_text('game = "mycelia"\nplayers = 3\ngames = 5\n[variants.a]\n[variants.b]\nluck = 2\n')
    study = settle(*read(file))
    assert [variant.name for variant in study.variants] == ["a", "b"]
    assert [variant.luck for variant in study.variants] == [0, 2]
    assert study.variants[0].bots == ["greedy"] * 3
    assert study.games() == 10


def test_bots_sit_at_every_seat_as_often_as_that_makes_a_difference() -> None:
    equal = settle(written(players=3)).variants[0]
    mixed = settle(written(bots=["greedy", "random", "random"])).variants[0]
    assert equal.rotations() == [[0, 1, 2]]
    assert mixed.rotations() == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert settle(written(bots=["greedy", "random"], games=9)).deals == 5


def test_a_grid_has_a_variant_for_each_combination() -> None:
    grid = {"options.ask_leaves": [False, True], "set.counts.hand": [3, 4]}
    study = settle(written(grid=grid))
    assert [variant.name for variant in study.variants] == [
        "ask_leaves=no counts.hand=3",
        "ask_leaves=no counts.hand=4",
        "ask_leaves=yes counts.hand=3",
        "ask_leaves=yes counts.hand=4",
    ]
    assert len({variant.pack_name for variant in study.variants}) == 2


@pytest.mark.parametrize("game", ["mycelia", "everdell", "deep_forest"])
def test_whatever_a_game_lists_as_dispensable_can_be_forbidden(game: str) -> None:
    listed = dispensable(lookup(game))
    study = settle(Written(game, forbid=listed[:: len(listed) // 30 + 1]))
    assert [variant.forbids for variant in study.variants[1:]] == listed[:: len(listed) // 30 + 1]


def test_only_components_that_moves_are_named_after_are_dispensable() -> None:
    assert {"card:amanita-muscaria", "start:drifting-leaf", "gift:lyra", "tile:g"} <= {
        *dispensable(lookup("mycelia"))
    }
    tables = {name.partition(":")[0] for name in dispensable(lookup("everdell"))}
    assert {"card", "location"} <= tables
    assert not tables & {"visitor", "map_tile", "train_tile", "counts"}


def test_the_digest_changes_with_whatever_changes_games() -> None:
    base = settle(written())
    assert settle(written()).digest() == base.digest()
    others = [
        written(seed=2),
        written(games=101),
        written(options={"ask_leaves": True}),
        written(set={"counts.hand": 4}),
        written(bots="beginner"),
    ]
    assert len({base.digest(), *[settle(other).digest() for other in others]}) == 6


def test_a_pack_is_found_beside_the_file(tmp_path: Path) -> None:
    (tmp_path / "more.toml").write_text('name = "more"\nversion = 1\ngame = "mycelia"\n[counts]\nhand = 4\n')
    file = tmp_path / "study.toml"
    file.write_text('game = "mycelia"\nbots = "random"\n[variants.more]\npack = "more.toml"\n')
    variant = settle(*read(file)).variants[0]
    assert variant.pack is not None
    assert variant.pack_name.startswith("more ")


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"games": 0}, "games: expected a whole number from 1, got 0"),
        ({"confidence": 1.5}, "confidence: expected a number from 0.5"),
        ({"measures": ["turn"]}, "got 'turn' (did you mean 'turns'?)"),
        ({"count": ["cards"]}, "option count: expected one of components, resources"),
        ({"grid": {"sparse": [1]}}, "grid: expected a name like options.NAME"),
        ({"grid": {"set.counts.hand": list(range(201))}}, "expected at most 200 variants, got 201"),
        ({"grid": {"set.counts.hand": []}}, "grid: 'set.counts.hand': expected values, got none"),
        (
            {"grid": {f"set.cards.{n}.cost": list(range(40)) for n in range(8)}},
            "expected at most 200 variants",
        ),
        ({"bots": ["random"], "players": 2}, "expected 2 names, one for each seat"),
        ({"bots": "wizard"}, "no bot is called 'wizard'"),
        ({"options": {"moss": 1}}, "mycelia has no option 'moss'"),
        ({"stop": {"first": 1}}, "stop: expected first and every"),
        ({"stop": {"precision": float("nan")}}, "precision: expected a number from 0, got nan"),
        ({"stop": {"precision": -1.0}}, "precision: expected a number from 0, got -1.0"),
    ],
)
def test_mistakes_are_one_line(fields: dict[str, object], said: str) -> None:
    with pytest.raises(tanglewood.TanglewoodError) as problem:
        settle(written(**fields))
    assert said in str(problem.value)
    assert "\n" not in str(problem.value)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"# \xe9", "study.toml: line 1: this is no text in UTF-8"),
        (b"seed = " + b"9" * 5000, "study.toml: expected numbers of fewer digits"),
        (b"x = " + b"[" * 5000, "study.toml: expected lists and tables that are less deep"),
    ],
)
def test_a_file_that_cannot_be_read_is_one_line(tmp_path: Path, content: bytes, said: str) -> None:
    file = tmp_path / "study.toml"
    file.write_bytes(content)
    with pytest.raises(tanglewood.TanglewoodError, match=said) as problem:
        read(file)
    assert "\n" not in str(problem.value)


def test_a_field_nobody_knows_is_named_with_its_file(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    file.write_text('game = "mycelia"\nvariant = 3\n')
    with pytest.raises(tanglewood.OptionError, match=r"study.toml: .*field variant: not expected here"):
        read(file)


def test_the_measure_of_a_stop_rule_is_counted_too() -> None:
    study = settle(Written("mycelia", bots="random", measures=["turns"], stop=Stop("margin")))
    assert study.measures == ["turns", "margin"]
    assert settle(Written("mycelia", variants={"a": WrittenVariant()})).stop is None
