"""Rugwort's things as lines of a position, under the heading `rugwort:`, and back."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.player import NOWHERE
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.rugwort import solo
from tanglewood.games.everdell.modules.rugwort.rugwort import RUGWORT, Rugwort
from tanglewood.games.everdell.presentation.position import cards, placed
from tanglewood.games.everdell.presentation.reading import read_cards, read_events, read_placed
from tanglewood.kernel.text.position import Sheet

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack

LINES: Final = ("points", "placed", "slots", "rolled", "city", "events")


def write_rugwort(table: Table, rugwort: Rugwort) -> list[str]:
    pack = table.config.pack
    slots = [str(slot + 1) for slot in range(len(table.meadow)) if rugwort.slots >> slot & 1]
    return [
        f"points: {rugwort.points}",
        f"placed: {placed(table, rugwort.placed)}",
        f"slots: {' '.join(slots)}",
        f"rolled: {rugwort.rolled}",
        "city: " + cards(pack, rugwort.city),
        "events: " + " ".join(pack.events[number].id for number in rugwort.events),
    ]


def read_rugwort(pack: "Pack", sheet: Sheet) -> Rugwort:
    his = sheet.theirs[RUGWORT]
    slots = 0
    if "slots" in his:
        for word in his["slots"].words():
            slots |= 1 << his["slots"].whole(word, 1, pack.counts.meadow) - 1
    return Rugwort(
        read_cards(pack, his.get("city")),
        his["points"].count() if "points" in his else 0,
        read_events(pack, his.get("events"))[0],
        (),
        slots,
        his["rolled"].count(0, 8) if "rolled" in his else 0,
    )


def finish(table: Table, rugwort: Rugwort, sheet: Sheet) -> None:
    """Where his workers stand; those that are left out stand nowhere."""
    his = read_placed(table, sheet.theirs[RUGWORT].get("placed"))
    both = 1 if solo.leaves(table.config, table.players[solo.HUMAN].season) else 2
    rugwort.placed = his + (NOWHERE,) * (both - len(his))
