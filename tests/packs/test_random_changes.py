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


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_numbers_to_change(game: str) -> None:
    assert len(NUMBERS[game]) > 30
