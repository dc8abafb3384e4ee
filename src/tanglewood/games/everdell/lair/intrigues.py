"""Her intrigues (MW.intrigue.*)."""

from tanglewood.games.everdell.lair.hand import her
from tanglewood.games.everdell.table import Table


def begin(table: Table, number: int) -> None:
    """Put an intrigue in force, or carry it out if it is an instant one."""
    her(table).intrigue = number
