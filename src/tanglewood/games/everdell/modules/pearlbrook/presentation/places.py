"""Where frogs are, in words of a position."""

from typing import Final

from tanglewood.games.everdell.board.player import CITY
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.river import ABSENT, AWAY, HOME
from tanglewood.games.everdell.presentation.position import place_text
from tanglewood.games.everdell.presentation.reading import named, read_city_place
from tanglewood.kernel.text.position import TextLine

NOWHERE: Final = "nowhere"
NONE: Final = "none"


def frog_text(table: Table, place: int) -> str:
    """Where a frog is: empty at home, a river space, a Ferry by its ref, or a word for the rest."""
    if place == HOME:
        return ""
    if place >= CITY:
        return place_text(table, place)
    words = {AWAY: NOWHERE, ABSENT: NONE}
    return words[place] if place in words else part_of(table.config.pack).spaces[place].id


def read_frog(table: Table, line: TextLine) -> int:
    """Where a frog is."""
    if ":" in line.text:
        return read_city_place(table, line, line.text)
    known = {"": HOME, NOWHERE: AWAY, NONE: ABSENT, **part_of(table.config.pack).space_numbers}
    return named(line, line.text, known)
