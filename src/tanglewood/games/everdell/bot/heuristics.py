"""How good a position looks: the points so far, and what workers, goods, cards and the city still promise.

Fast on purpose: bots call it for every option they weigh. What is promised was learned, see opinion.py.
"""

from typing import Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.bot import opinion, survey
from tanglewood.games.everdell.modules.nightweave import scoring as lair_scoring
from tanglewood.games.everdell.modules.nightweave.state import Nightweave
from tanglewood.games.everdell.modules.rugwort import solo
from tanglewood.games.everdell.play import scoring
from tanglewood.kernel import outlook as winning

RIVAL: Final = 0.3
"""How much a point of the best opponent hurts."""
CLOSE: Final = 3.0
WIDE: Final = 0.9
"""A lead in points that is worth three to one at the end, and what each placement to come adds to it."""
FINAL: Final = 10.0
"""The same for a finished game."""
HIS_CARDS: Final = 2.4
"""Points that a card in his city means for Rugwort in the end, with all that goes with it."""
HER_REST: Final = [55.0, 52.0, 42.0, 26.0, 0.0]
"""Points that Nightweave makes from a season on, at level 0; and how much more of them each level brings."""
HER_LEVELS: Final = 0.135


def value(table: Table, seat: int) -> float:
    """The own prospects, less a part of the best opponent's points."""
    own = prospects(table, seat)
    rival = 0
    for other in range(len(table.players)):
        if other != seat:
            rival = max(rival, scoring.total(table, other))
    if table.nightweave is not None:
        rival = max(rival, lair_scoring.total(table))
    return own - RIVAL * rival


def outlook(table: Table) -> list[float]:
    """Everybody's share of the win, by points and promises; less is certain the more placements come."""
    if not table.stack:
        result = table.result()
        assert result is not None
        return winning.settled(result, FINAL)
    ahead = 0
    for player in table.players:
        if not player.passed:
            ahead = max(ahead, survey.placements(table.config.pack, player))
    scale = CLOSE + WIDE * ahead
    if table.rugwort is not None:
        # After each card of the player, up to a full city, he takes one too.
        coming = max(0, table.config.pack.counts.city - len(table.players[0].city)) if ahead else 0
        his = sum(solo.breakdown(table).values()) + HIS_CARDS * coming
        return [winning.chance(prospects(table, 0) - his, scale)]
    worths = [prospects(table, seat) for seat in range(len(table.players))]
    if table.nightweave is None:
        return winning.shares(worths, scale)
    return winning.shares([*worths, her_prospects(table, table.nightweave)], scale)[:-1]


def her_prospects(table: Table, nightweave: Nightweave) -> float:
    """Nightweave's points so far, and what she makes of the rest of her year on the average."""
    points = float(lair_scoring.total(table))
    if nightweave.finished:
        return points
    here, later = HER_REST[nightweave.season], HER_REST[nightweave.season + 1]
    coming = later + (here - later) * nightweave.at_home / max(1, nightweave.spiders)
    return points + coming * (1.0 + HER_LEVELS * table.config.level)


def prospects(table: Table, seat: int) -> float:
    """Points so far, and what is promised."""
    points = float(scoring.total(table, seat))
    if table.players[seat].passed or not table.stack:
        return points
    return points + opinion.promised(table, seat)
