"""The games' tables in the terminal, by game id."""

from tanglewood.cli.tables.base import Scene, TerminalTable
from tanglewood.cli.tables.everdell import EverdellTable
from tanglewood.cli.tables.mycelia import MyceliaTable
from tanglewood.kernel.registry import lookup

TABLES: dict[str, type[TerminalTable]] = {"everdell": EverdellTable, "mycelia": MyceliaTable}


def table_of(game: str) -> TerminalTable:
    return TABLES.get(game, TerminalTable)(lookup(game))


__all__ = ["Scene", "TerminalTable", "table_of"]
