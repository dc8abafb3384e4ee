"""What bots weigh of Bellfaire: the garland, what the Market offers, trades under way, events to achieve."""

from math import exp
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
    "garland_due",
    "festival_met",
)
"""What `survey` lists, in this order."""
CLOSE: Final = 3
"""A lead beyond so many cards makes no difference."""
USUAL: Final = 5.0
"""Points of a special event."""
SURE: Final = 0.35
"""How many cards of a lead make its odds e to one with no placement left."""
OPEN: Final = 0.15
"""What each placement to come adds to that."""
TIE: Final = 0.5
"""Who is tied for a place has it."""


def survey(table: Table, seat: int, ahead: int) -> list[float]:
    cards = lead = due = 0.0
    award = garland.award_of(table)
    if award is not None:
        counted = garland.numbers(table, award)
        others = [n for i, n in enumerate(counted) if i != seat]
        cards = float(counted[seat])
        lead = float(max(-CLOSE, min(CLOSE, counted[seat] - max(others, default=0))))
        due = hoped(table, counted, seat, ahead) - garland.points(table)[seat]
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
    found = [cards, lead, to_gain, to_trade, under_way(table, seat), begun(table, seat) if ahead > 0 else 0.0]
    found.append(due)
    found.append(1.0 if ahead > 0 and festival_met(table, seat) else 0.0)
    return found


def hoped(table: Table, counted: list[int], seat: int, ahead: int) -> float:
    """What the garland may be expected to bring at the end: the first card of its kind does not win it, and
    the last one may, while a lead is the surer the less is to come."""
    part = fair_part(table.config.pack)
    wide = SURE + OPEN * ahead
    own = counted[seat]
    ranked = sorted([n for i, n in enumerate(counted) if i != seat], reverse=True)
    if garland.is_duel(table):
        first = chance_of(own - ranked[0] - TIE, wide)
        second = chance_of(2 * own - ranked[0] + TIE, wide)
    else:
        first = chance_of(own - ranked[0] + TIE, wide) if ranked else 1.0
        second = chance_of(own - ranked[1] + TIE, wide) if len(ranked) > 1 else 1.0
    return part.first * first + part.second * (1.0 - first) * second


def chance_of(lead: float, wide: float) -> float:
    return 1.0 / (1.0 + exp(-lead / wide))


def festival_met(table: Table, seat: int) -> bool:
    """Whether the Flower Festival can be achieved. The last of its colours is worth more than the others, and
    what is begun of a basic event was learned from events that ask for several cards of one kind."""
    festival = fair_part(table.config.pack).festival
    if table.claimed >> festival & 1 or festival not in table.config.basic_events:
        return False
    return min(table.players[seat].colors) > 0


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
