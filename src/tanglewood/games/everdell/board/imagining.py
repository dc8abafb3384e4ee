"""Redealing while the first deck lasts: prepared once for a position, then only shuffled.

A search imagines hundreds of worlds for one decision. As long as no deck was made anew and no hidden card has
been lost sight of in a hand, all cards a viewer does not know are alike to them: they lie in one row, sorted
so that the truth leaves no trace, and a world is one shuffle of it. Other positions go the long way
(knowledge.py), and so do games in which a module has hidden cards of its own.
"""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.knowledge import (
    HELD,
    KNOWN,
    PUBLIC,
    code,
    discarded_by,
    with_code,
    with_discarder,
)
from tanglewood.games.everdell.board.player import Cards

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.kernel.chance import Rng


class Prepared:
    """What a viewer does not know of a position, and the rows it was prepared from: a table with the very
    same rows is the same position to them."""

    __slots__ = (
        "alike",
        "deck",
        "deck_seen",
        "discard",
        "discard_seen",
        "hands",
        "left",
        "new_discard_seen",
        "new_seen",
        "pool",
        "seen",
        "unknown_discards",
        "unknown_in_hand",
        "untold",
        "viewer",
    )

    def __init__(self, table: "Table", viewer: int) -> None:
        self.viewer = viewer
        self.left = table.left
        self.deck = table.deck
        self.deck_seen = table.deck_seen
        self.discard = table.discard
        self.discard_seen = table.discard_seen
        self.hands: list[Cards] = [player.hand for player in table.players]
        self.seen: list[Cards] = [player.seen for player in table.players]
        self.alike = True  # whether all hidden cards are the same to the viewer
        self.pool: list[int] = []
        for i in range(table.left):
            knows = code(table.deck_seen[i], viewer)
            self.add(table.deck[i], 0 if knows >= HELD else knows)
        self.untold: Cards = (0,) * table.left
        self.unknown_discards: list[int] = []
        new = list(table.discard_seen)
        for i in range(len(table.discard)):
            info = table.discard_seen[i]
            if code(info, viewer) != KNOWN:
                self.add(table.discard[i], code(info, viewer))
                self.unknown_discards.append(i)
                new[i] = with_discarder(0, discarded_by(info))
        self.new_discard_seen: Cards = tuple(new)
        self.unknown_in_hand: list[list[int]] = []
        self.new_seen: list[Cards] = []
        for seat in range(len(table.players)):
            player = table.players[seat]
            places: list[int] = []
            new = list(player.seen)
            if seat != viewer:
                for i in range(len(player.hand)):
                    info = player.seen[i]
                    if code(info, viewer) != KNOWN:
                        self.add(player.hand[i], code(info, viewer))
                        places.append(i)
                        new[i] = with_code(0, seat, KNOWN)
            self.unknown_in_hand.append(places)
            self.new_seen.append(tuple(new))
        self.pool.sort()

    def add(self, card: int, knows: int) -> None:
        self.pool.append(card)
        if knows:
            self.alike = False

    def fits(self, table: "Table", viewer: int) -> bool:
        """Whether this is the position it was prepared for: copies share their rows."""
        if viewer != self.viewer or table.left != self.left or table.deck is not self.deck:
            return False
        if table.deck_seen is not self.deck_seen or table.discard is not self.discard:
            return False
        if table.discard_seen is not self.discard_seen or len(table.players) != len(self.hands):
            return False
        for seat in range(len(self.hands)):
            player = table.players[seat]
            if player.hand is not self.hands[seat] or player.seen is not self.seen[seat]:
                return False
        return True

    def deal(self, table: "Table", rng: "Rng") -> None:
        pool = self.pool[:]
        rng.shuffle(pool)
        at = self.left
        table.deck = tuple(pool[:at])
        table.deck_seen = self.untold
        if self.unknown_discards:
            cards = list(self.discard)
            for i in self.unknown_discards:
                cards[i] = pool[at]
                at += 1
            table.discard = tuple(cards)
            table.discard_seen = self.new_discard_seen
        for seat in range(len(self.hands)):
            places = self.unknown_in_hand[seat]
            if places:
                cards = list(self.hands[seat])
                for i in places:
                    cards[i] = pool[at]
                    at += 1
                table.players[seat].hand = tuple(cards)
                table.players[seat].seen = self.new_seen[seat]


LAST: list[Prepared] = []
"""The position that was prepared last. It is known by its rows, so a stale one is never used."""


def deal_anew(table: "Table", seat: int, rng: "Rng") -> bool:
    """Redeal what this seat (or a spectator) cannot know, if that is one shuffle; False if it is not."""
    if table.generation or table.config.hidden_cards:
        return False
    viewer = seat if seat >= 0 else PUBLIC
    last = LAST[0] if LAST else None
    if last is None or not last.fits(table, viewer):
        last = Prepared(table, viewer)
        LAST[:] = [last]
    if not last.alike:
        return False
    last.deal(table, rng)
    return True
