"""Packs in the terminal: what one changes against another."""

from rich.text import Text

from tanglewood.cli.common import say
from tanglewood.kernel.packs.differences import Difference, differences
from tanglewood.kernel.packs.files import Files
from tanglewood.kernel.packs.writing import value_text
from tanglewood.kernel.registry import GameInfo, lookup
from tanglewood.words import refuse


def files_of(info: GameInfo) -> Files:
    if info.files is None:
        raise refuse("no-pack", game=info.id)
    return info.files


def changes_of(info: GameInfo) -> list[Difference]:
    """What a game with a pack of somebody changes against the printed one."""
    return differences(files_of(lookup(info.id)), files_of(info))


def difference_line(it: Difference) -> Text:
    line = Text(f"  {it.path}", style="cyan")
    if it.field:
        change = say("pack-changed", before=plainly(it.before), after=plainly(it.after))
    else:
        change = say("pack-added" if it.before is None else "pack-gone", name=it.name or it.id or it.table)
    line.append(f"  {change}", style="default")
    return line


def plainly(value: object) -> str:
    return say("pack-nothing") if value in (None, "", [], {}) else value_text(value)
