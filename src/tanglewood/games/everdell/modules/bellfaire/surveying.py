"""What bots weigh of Bellfaire: the garland, what the Market offers, trades under way, events begun."""

from typing import Final

from tanglewood.games.everdell.board.player import AUTUMN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.bellfaire import garland
from tanglewood.games.everdell.modules.bellfaire.fair import fair_part, the_fair

FEATURES: Final[tuple[str, ...]] = (
    "garland_cards",
    "garland_lead",
    "tokens_to_gain",
    "tokens_to_trade",
    "trade_under_way",
    "events_begun",
)
"""What `survey` lists, in this order."""
CLOSE: Final = 3
"""A lead beyond so many cards makes no difference."""
USUAL: Final = 5.0
"""Points of a special event."""


def survey(table: Table, seat: int, ahead: int) -> list[float]:
    cards = lead = 0.0
    award = garland.award_of(table)
    if award is not None:
        counted = garland.numbers(table, award)
        others = [n for i, n in enumerate(counted) if i != seat]
        cards = float(counted[seat])
        lead = float(max(-CLOSE, min(CLOSE, counted[seat] - max(others, default=0))))
    to_gain = to_trade = 0.0
    fair = the_fair(table)
    if ahead > 0:
        player = table.players[seat]
        for token in fair.row:
            if not fair.to_trade(token):
                to_gain = 1.0
            elif fair_part(table.config.pack).tokens[token].trade.payable(table, seat, seat, -1):
                to_trade = 1.0
        # A worker at the Market comes home with the next season, and with the last one never again.
        if player.season == AUTUMN and fair_part(table.config.pack).market in player.placed:
            to_gain = to_trade = 0.0
    return [cards, lead, to_gain, to_trade, under_way(table, seat), begun(table, seat) if ahead > 0 else 0.0]


def under_way(table: Table, seat: int) -> float:
    """What a trade that is being paid will still bring, in resources: a bot that looks at it halfway would
    see its price alone, and hardly ever trade while there is a token to gain."""
    total = 0.0
    for frame in table.stack:
        if isinstance(frame, Run) and frame.seat == seat and not frame.begun:
            for token in fair_part(table.config.pack).tokens:
                if frame.effect in token.trade.effects and not frame.effect.cost:
                    total += frame.effect.worth()
    return total


def begun(table: Table, seat: int) -> float:
    """How far the city is towards special events that ask for numbers of cards, in events of the usual
    points. One that can be achieved is no longer begun: else a bot would lose by achieving it."""
    pack = table.config.pack
    player = table.players[seat]
    colors = list(player.colors)
    total = 0.0
    for number in table.config.specials:
        event = pack.events[number]
        if not table.claimed >> number & 1 and not event.needs:
            wanted, have = event.share(table, player.city, colors, len(player.events))
            if have < wanted:
                total += event.points / USUAL * have * have / float(wanted * wanted)
    return total
