"""The Meadow around Nightweave's pawn (MW.personality.adjacent): two rows of four slots."""

from typing import Final

from tanglewood.games.everdell.modules.nightweave.state import HOME

COLUMNS: Final = 4
SLOTS: Final = 8


def beside(pawn: int, corners: bool = True) -> list[int]:
    """The slots that touch the pawn's, corners included unless a card says otherwise."""
    found: list[int] = []
    if pawn != HOME:
        for slot in range(SLOTS):
            across = abs(slot % COLUMNS - pawn % COLUMNS)
            down = abs(slot // COLUMNS - pawn // COLUMNS)
            if slot != pawn and across <= 1 and down <= 1 and (corners or across + down == 1):
                found.append(slot)
    return found
