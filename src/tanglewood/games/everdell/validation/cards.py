"""Where the cards of a position lie: none more often than the game has copies, none where it cannot be."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.city import prisoners
from tanglewood.games.everdell.board.knowledge import HERS
from tanglewood.games.everdell.board.player import NO_CARD, Cards
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.play.sources import laid_by
from tanglewood.kernel.text.fault import Fault

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack

LEGEND_LINES = ("city", "legends", "nightweave, hand", "nightweave, city", "nightweave, away", "doing")
"""Where a legend can lie: it never comes into the deck (MW.legend.never_leaves)."""

DECK = -1
PILE = -2
"""Where a hidden card can be besides a hand, which is named by its seat (`HERS`: that of no seat)."""
SECRET = "nobody can know this of a card here"


def problems(table: Table) -> list[Fault]:
    return [*numbers(table), *knowledge_of(table)]


def numbers(table: Table) -> list[Fault]:
    """Cards that appear too often (EV.comp.deck), are of boxes not in play, and legends where none can be."""
    pack = table.config.pack
    left = copies(pack, table)
    found: list[Fault] = []
    for key, seat, nth, cards in places(table):
        for card in cards:
            left[card] -= 1
            if left[card] == -1:
                found.append(Fault(key, too_many(pack, table, card), seat, "EV.comp.deck", nth))
            elif pack.cards[card].legend and key not in LEGEND_LINES:
                reason = f"{pack.cards[card].id} is a legend and cannot be here"
                found.append(Fault(key, reason, seat, "MW.legend.never_leaves", nth))
    return found


def copies(pack: "Pack", table: Table) -> list[int]:
    """How many there are of every kind of card in this game."""
    numbers = [0] * pack.kinds
    for card in pack.deck(table.config.sets):
        numbers[card] += 1
    for legend in table.config.legends:
        numbers[legend] = 1
    return numbers


def too_many(pack: "Pack", table: Table, card: int) -> str:
    n = copies(pack, table)[card]
    kind = pack.cards[card]
    return f"expected at most {n} {kind.id}" if n else f"{kind.id} is not in this game"


def places(table: Table) -> Iterator[tuple[str, int, int, Cards]]:
    """All cards on the table: the line they stand in, whose it is, which of several, and the cards."""
    pack = table.config.pack
    yield "meadow", -1, 0, tuple([card for card in table.meadow if card != NO_CARD])
    yield "deck", -1, 0, table.deck[: table.left]
    yield "discard", -1, 0, table.discard
    for seat, player in enumerate(table.players):
        yield "hand", seat, 0, player.hand
        yield "city", seat, 0, pack.turned_up(player.city)
        yield "city", seat, 0, tuple([card for mark in player.marks for card in prisoners(mark)])
        yield "events", seat, 0, tuple([card for cards in player.under for card in cards])
        yield "legends", seat, 0, player.legends
        yield "kept", seat, 0, player.beside.cards
    if table.opponent is not None:
        yield f"{table.config.opponent.id}, city", -1, 0, table.opponent.city
    for module in table.config.modules:
        yield from module.card_places(table)
    for nth, frame in enumerate(table.stack):
        if isinstance(frame, Run):
            yield "doing", -1, nth, held(pack, frame)


def held(pack: "Pack", run: Run) -> Cards:
    """The cards of the pack that lie in a frame; its numbers may still be anything."""
    return tuple([card for card in run.effect.held(run) if 0 <= card < pack.kinds])


# ---------------------------------------------------------------------- what is known of hidden cards


def knowledge_of(table: Table) -> list[Fault]:
    """Whether what is known of hidden cards is possible (see knowledge.py)."""
    found: list[Fault] = []
    if not all(known(table, info, DECK) for info in table.deck_seen[: table.left]):
        found.append(Fault("deck", SECRET))
    if not all(known(table, info, PILE) for info in table.discard_seen):
        found.append(Fault("discard", SECRET))
    for seat, player in enumerate(table.players):
        if not all(known(table, info, seat) for info in player.seen):
            found.append(Fault("hand", SECRET, seat))
    found += laid_open(table)
    for module in table.config.modules:
        found += module.not_known(table)
    return found


def laid_open(table: Table) -> list[Fault]:
    """What is known of a hand card that is being paid for; there is at most one."""
    payer = laid_by(table)
    found: list[Fault] = []
    for seat, player in enumerate(table.players):
        if seat == payer and not known(table, player.laid, seat):
            found.append(Fault("laid", SECRET, seat))
        elif seat != payer and player.laid:
            found.append(Fault("laid", "no card of the hand is being paid for", seat))
    return found


def known(table: Table, info: int, where: int) -> bool:
    """Whether this can be known of a card in the deck, in the discard pile, or in a hand."""
    made = min(table.generation, knowledge.LATEST)
    by = knowledge.discarded_by(info)
    if knowledge.age(info) > made or (by >= 0 and where != PILE):
        return False
    for viewer in range(knowledge.VIEWERS):
        code = knowledge.code(info, viewer)
        if made < code < knowledge.HELD:
            return False  # no such deck was made yet
        if where == DECK and code >= knowledge.HELD:
            return False
        if where == PILE and code == knowledge.HELD and by < 0:
            return False
        if where == HERS >= len(table.players) and code == knowledge.KNOWN:
            return False  # that hand is shuffled whenever a card comes
    if 0 <= where < len(table.players):
        return knowledge.code(info, where) == knowledge.KNOWN
    return by < len(table.players) or (by == HERS and table.config.opponent.takes_turns)
