"""The pack of the table that is shown."""

from tanglewood.cli.terminal.tables.shown import ShownPack
from tanglewood.games.everdell.components.pack import standard

pack_shown = ShownPack(standard)
