"""What the tables of all games share: options side by side, and a table for games that bring none."""

import io

import pytest
from rich.console import Console

import tanglewood
from tanglewood.cli.terminal.tables import table_of
from tanglewood.cli.terminal.tables.base import Scene, TerminalTable, listed
from tanglewood.kernel.event import Event
from tanglewood.kernel.registry import GAMES


def printed(thing: object, width: int) -> list[str]:
    file = io.StringIO()
    Console(file=file, width=width, highlight=False).print(thing)
    return [line.rstrip() for line in file.getvalue().splitlines()]


def options(n: int) -> list[tuple[str, str]]:
    return [(str(i), f"from cell {i % 4},1 to cell 3,{i % 4} (3)") for i in range(1, n + 1)]


def test_few_options_stand_one_below_the_other() -> None:
    assert printed(listed(options(12)), 200)[0] == "  1 from cell 1,1 to cell 3,1 (3)"
    assert len(printed(listed(options(12)), 200)) == 12


@pytest.mark.parametrize(("width", "lines"), [(60, 32), (80, 16), (120, 11), (200, 7)])
def test_many_options_use_the_width_of_the_screen(width: int, lines: int) -> None:
    said = printed(listed(options(32)), width)
    assert len(said) == lines
    assert max(len(line) for line in said) <= width
    assert "".join(said).count("(3)") == 32, "none is broken"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_without_a_table_of_its_own_is_told_by_its_telling(game: str) -> None:
    table = TerminalTable(GAMES[game])
    own = table_of(GAMES[game])
    played = tanglewood.new_game(game, seed=3)
    events: list[Event] = []
    played.listen(events.append)
    names = ["Ann", "Bob"]
    assert table.question(played) == own.question(played)
    assert printed(table.render(Scene(played, 0, names)), 80)
    move = played.options()[0]
    assert table.label(played, move).strip()
    played.play(move)
    assert all(table.story(played, events, 0, names))
