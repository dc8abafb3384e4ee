"""What a bot looks at of Newleaf, in numbers that it can weigh (bot/opinion.py says with what)."""

from typing import Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in
from tanglewood.games.everdell.modules.newleaf.state import INBOUND, OUTBOUND, READY, station_of

FEATURES: Final[tuple[str, ...]] = (
    "golden",
    "journeys",
    "token_ready",
    "card_reserved",
    "visitors_sure",
    "visitors_hoped",
)
"""What `survey` lists, in this order."""


def survey(table: Table, seat: int, ahead: int) -> list[float]:
    """Golden tokens left; how often a ticket may still be used; a token that is ready, or holds a card; what
    visitors score now, and what those not met yet may score."""
    station = station_of(table)
    side = station.tickets[seat]
    held = station.reserved[seat]
    sure = hoped = 0.0
    visitors = station.visitors[seat]
    if visitors:
        kinds = newleaf_in(table.config.pack).visitors
        for visitor in visitors:
            kind = kinds[visitor]
            if kind.met(table, seat):
                sure += kind.points
            elif ahead > 0:
                near = kind.near(table, seat)
                hoped += kind.points * near * near
    return [
        float(station.golden[seat]),
        2.0 if side == OUTBOUND else 1.0 if side == INBOUND else 0.0,
        1.0 if held == READY else 0.0,
        1.0 if held >= 0 else 0.0,
        sure,
        hoped,
    ]
