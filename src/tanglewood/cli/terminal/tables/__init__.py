"""Tables in the terminal. A game names its own one (`GameInfo.terminal`), imported when it is shown."""

from importlib import import_module

from tanglewood.cli.terminal.tables.base import Scene, TerminalTable
from tanglewood.kernel.registry import GameInfo


def table_of(info: GameInfo) -> TerminalTable:
    if not info.terminal:
        return TerminalTable(info)
    module, _, name = info.terminal.partition(":")
    table: TerminalTable = getattr(import_module(module), name)(info)
    return table


__all__ = ["Scene", "TerminalTable", "table_of"]
