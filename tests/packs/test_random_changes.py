"""Whatever legal numbers a designer writes, whole games are played with them, and records come back."""

from typing import Any, get_args, get_origin

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tanglewood
from playing import examples
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.files import parts_of
from tanglewood.kernel.record import check, read_record
from tanglewood.kernel.registry import lookup

GAMES = ("deep_forest", "everdell", "mycelia")
MOVES = 6000


def numbers(game: str) -> list[tuple[str, int, int]]:
    """The path of every whole number of a game's own pack, with its bounds."""
    files = lookup(game).files
    assert files is not None
    found: list[tuple[str, int, int]] = []
    for _, table, entry in files.entries:
        id = getattr(entry, "id", "")
        for field in msgspec.structs.fields(type(entry)):
            bare, metas = parts_of(field.type)
            value = getattr(entry, field.name)
            if bare is int and isinstance(value, int) and get_origin(bare) is None and not get_args(bare):
                low = next((int(meta.ge) for meta in metas if meta.ge is not None), 0)
                high = next((int(meta.le) for meta in metas if meta.le is not None), max(9, 2 * value))
                path = f"{table}.{id}.{field.name}" if id else f"{table}.{field.name}"
                found.append((path, max(low, value - 3), min(high, value + 3)))
    return found


NUMBERS = {game: numbers(game) for game in GAMES}


@st.composite
def changes(draw: st.DrawFn) -> tuple[str, dict[str, Any]]:
    game = draw(st.sampled_from(GAMES))
    chosen = draw(st.lists(st.sampled_from(NUMBERS[game]), min_size=1, max_size=4, unique=True))
    return game, {path: draw(st.integers(low, high)) for path, low, high in chosen}


@settings(max_examples=examples(12), deadline=None)
@given(changes(), st.integers(0, 1000))
def test_random_legal_changes_play_whole_games(wish: tuple[str, dict[str, Any]], seed: int) -> None:
    game, changed = wish
    try:
        played = tanglewood.new_game(game, seed=seed, changes=changed)
    except PackError:  # a number that does not fit the others
        return
    rng = seeded(seed)
    while not played.over and played.moves < MOVES:
        options = played.options()
        assert options
        played.play(options[rng.below(len(options))])
        if played.moves % 40 == 0:
            assert played.problems() == []
            assert tanglewood.from_text(played.text(), changes=changed).text() == played.text()
    assert played.over
    assert check(read_record(played.record().text())) == []


@pytest.mark.parametrize("meadow", [9, 12, 15])
def test_a_larger_meadow_gives_away_each_card_once(meadow: int) -> None:
    """Places that cards are played from have numbers; a long Meadow shares none with the others."""
    played = tanglewood.new_game("everdell", seed=1, changes={"counts.meadow": meadow})
    rng = seeded(1)
    while not played.over:
        far = [move for move in played.options() if move.text == f"play meadow {meadow}"]
        options = far or played.options()
        played.play(options[rng.below(len(options))])
        assert played.problems() == []


EXTREMES = (-999, -1, 0, 1, 999)


def extremes(game: str) -> list[dict[str, Any]]:
    """Every field with a whole number as far as an experimental pack may take it, and lists without an item:
    of the entries of a table the first one that has it."""
    paths: dict[str, tuple[object, ...]] = {}
    for path, _, _ in reversed(NUMBERS[game]):
        paths[f"{path.partition('.')[0]} {path.rpartition('.')[2]}"] = (path, *EXTREMES)
    files = lookup(game).files
    assert files is not None
    for _, table, entry in files.entries:
        base = f"{table}.{id}" if (id := getattr(entry, "id", "")) else table
        for name in entry.__struct_fields__:
            if isinstance(getattr(entry, name), list):
                paths[f"{table} {name}"] = (f"{base}.{name}", [])
    return [{str(path): value, "experimental": True} for path, *values in paths.values() for value in values]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_numbers_without_bounds_are_played_or_refused(game: str) -> None:
    """What a game cannot do without is refused in a line; what is only odd is played."""
    for changed in extremes(game):
        try:
            played = tanglewood.new_game(game, seed=1, changes=changed)
        except PackError:
            continue
        except Exception as broken:
            pytest.fail(f"{changed}: {broken!r}")
        rng = seeded(1)
        for _ in range(25):
            if not played.over:
                options = played.options()
                played.play(options[rng.below(len(options))])


@pytest.mark.parametrize(
    ("game", "changes", "said"),
    [
        ("everdell", {"counts.forest": []}, "counts, field forest: expected a list of at least 1"),
        ("everdell", {"counts.start_hands": [5]}, "field start_hands: expected a list of at least 4"),
        ("everdell", {"counts.meadow": 16}, "field meadow: expected a whole number from 0 to 15, got 16"),
        ("deep_forest", {"prices.sell": 0}, "field sell: expected a whole number from 1 to 999, got 0"),
        ("deep_forest", {"limits.committed": 0}, "field committed: expected a whole number from 1 to 6"),
        (
            "deep_forest",
            {"deal.2.players": 3, "deal.2.strips": 39},
            "field players: expected a number that no other deal has",
        ),
        ("mycelia", {"board.columns": 99}, "field columns: expected a whole number from 2 to 9, got 99"),
    ],
)
def test_what_a_game_cannot_do_without_stays_bounded(game: str, changes: dict[str, Any], said: str) -> None:
    for changed in (changes, {**changes, "experimental": True}):
        with pytest.raises(PackError) as refused:
            tanglewood.new_game(game, changes=changed)
        assert said in str(refused.value)
        assert "lifts this bound" not in str(refused.value)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_numbers_to_change(game: str) -> None:
    assert len(NUMBERS[game]) > 30
