"""The games' tables in the terminal, by game id; each is imported with its game."""

from importlib import import_module

from tanglewood.cli.terminal.tables.base import Scene, TerminalTable
from tanglewood.kernel.registry import lookup

TABLES = {
    "deep_forest": "tanglewood.cli.terminal.tables.deep_forest:DeepForestTable",
    "everdell": "tanglewood.cli.terminal.tables.everdell:EverdellTable",
    "mycelia": "tanglewood.cli.terminal.tables.mycelia:MyceliaTable",
}


def table_of(game: str) -> TerminalTable:
    info = lookup(game)
    if game not in TABLES:
        return TerminalTable(info)
    module, _, name = TABLES[game].partition(":")
    table: TerminalTable = getattr(import_module(module), name)(info)
    return table


__all__ = ["Scene", "TerminalTable", "table_of"]
