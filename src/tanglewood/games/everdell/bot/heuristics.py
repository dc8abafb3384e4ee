"""How good a position looks: the points so far, and what workers, goods, cards and the city still promise.

Fast on purpose: bots call it for every option they weigh. What is promised was learned, see opinion.py.
"""

from typing import Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.bot import gains, opinion, survey
from tanglewood.games.everdell.play import scoring
from tanglewood.kernel.judging import outlook as winning

RIVAL: Final = 0.3
"""What a point of the best opponent costs."""
CLOSE: Final = 3.0
WIDE: Final = 0.9
"""The lead in points that makes the odds three to one at the end, and what each placement adds to it."""
FINAL: Final = 10.0
"""The same for a finished game."""


def value(table: Table, seat: int) -> float:
    """The seat's prospects, less a part of the best opponent's points."""
    own = prospects(table, seat)
    rival = 0
    for other in range(len(table.players)):
        if other != seat:
            rival = max(rival, scoring.total(table, other))
    if table.opponent is not None:
        rival = max(rival, table.config.opponent.points(table))
    return own - RIVAL * rival


def outlook(table: Table) -> list[float]:
    """Everybody's share of the win, by points and promises; with more placements left, less is certain."""
    if not table.stack:
        result = table.result()
        assert result is not None
        return winning.settled(result, FINAL)
    return shares(table, most_ahead(table), [prospects(table, seat) for seat in range(len(table.players))])


def most_ahead(table: Table) -> int:
    """The largest number of placements a seat has left."""
    ahead = 0
    known = gains.known(table.config.pack)
    for player in table.players:
        if not player.passed:
            ahead = max(ahead, survey.placements(known, player))
    return ahead


def shares(table: Table, ahead: int, worths: list[float]) -> list[float]:
    """Everybody's share of the win by what they may expect, with so many placements left."""
    scale = CLOSE + WIDE * ahead
    if table.opponent is not None:
        return table.config.opponent.outlook(table, worths, scale, ahead)
    return winning.shares(worths, scale)


def prospects(table: Table, seat: int) -> float:
    """Points so far, and what is promised."""
    points = float(scoring.total(table, seat))
    if table.players[seat].passed or not table.stack:
        return points
    return points + opinion.promised(table, seat)
