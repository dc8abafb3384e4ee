"""Whether a card that is being paid for in a position, or is on its way to a city, can come there."""

from tanglewood.games.everdell.board import city
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.play.arriving import (
    FROM_HAND,
    FROM_LEGENDS,
    ON_THE_BRIDGE,
    ON_THE_WAY,
    OVER,
    REVEALED,
    SOURCE,
    can_arrive,
)
from tanglewood.games.everdell.play.helping import TOKENS, replacements, within_means
from tanglewood.games.everdell.play.reacting import MODULES_DONE
from tanglewood.games.everdell.play.ways import cost_of, has_way
from tanglewood.games.everdell.validation.cities import carries


def comes_from(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether a card that is being paid for can come from this source (see arriving.py)."""
    kind = table.config.pack.cards[card]
    if kind.legend or source == FROM_LEGENDS:
        return kind.legend and source == FROM_LEGENDS
    if FROM_HAND < source < REVEALED:
        return table.meadow[source - 1] == card and table.slot_free(source - 1)
    if source == FROM_HAND:
        return True
    return any(module.comes_from(table, seat, card, source) for module in table.config.modules)


def finds_place(table: Table, run: Run) -> bool:
    """Whether a card can come into a city, or onto the Bridge of the Sky in it."""
    card = run.data[0]
    if not run.data[1] & OVER:
        return can_arrive(table, run.seat, card, -1)
    player = table.players[run.seat]
    cards = table.config.pack.cards
    free = any(carries(cards[other]) for other in player.city) and not city.carries(player.marks)
    return free and not cards[card].critter and can_arrive(table, run.seat, card, ON_THE_BRIDGE)


def chooses_way(table: Table, run: Run) -> bool:
    card, source = run.data[0], run.data[1]
    return comes_from(table, run.seat, card, source) and has_way(table, run.seat, card, source)


def spares(table: Table, run: Run) -> bool:
    card, source, less, among = run.data[0], run.data[1], run.data[2], run.data[3]
    kind = table.config.pack.cards[card]
    if not comes_from(table, run.seat, card, source & SOURCE) or not finds_place(table, run):
        return False
    return within_means(table, run.seat, kind, list(run.data[4:8]), less, among)


def replaces(table: Table, run: Run) -> bool:
    card, source = run.data[0], run.data[1]
    if not comes_from(table, run.seat, card, source) or not finds_place(table, run):
        return False
    kind = table.config.pack.cards[card]
    return len(replacements(table, run.seat, kind, cost_of(table, card, source))) > 0


def spends_tokens(table: Table, run: Run) -> bool:
    if not 0 <= run.index < len(table.players[run.seat].city) or not comes_from(
        table, run.seat, run.data[0], run.data[1]
    ):
        return False
    help = table.config.pack.cards[table.players[run.seat].city[run.index]].helps
    return help is not None and help.how == TOKENS and finds_place(table, run)


def arrives(table: Table, run: Run) -> bool:
    card, source = run.data[0], run.data[1] & SOURCE
    kind = table.config.pack.cards[card]
    known = source == ON_THE_WAY or (source == REVEALED and not kind.legend)
    if not known and not comes_from(table, run.seat, card, source):
        return False
    return finds_place(table, run)


def reacts(table: Table, run: Run) -> bool:
    """Whether the cards that wait react to the one that was played."""
    cards = table.config.pack.cards
    if run.data[1:] == (MODULES_DONE,):
        return len(table.config.card_resolved) > 0
    return all(cards[card].reaction(cards[run.data[0]]) is not None for card in run.data[1:])
