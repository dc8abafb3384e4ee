"""Names of moves for patterns: what is used by a move, wherever it lies.

`card:fool` is whatever plays, takes, visits or activates a Fool; `color:tan` and `set:corrin` the same for
all cards of a colour or a box, `set:` for its places and events too. `land:pearlbrook` is all that and every
move that exists for that land alone. Getting rid of a card or moving it on is no use of it.
"""

from functools import cache

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.board.player import COLORS, NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.pack import Pack
from tanglewood.games.everdell.components.schema import LANDS
from tanglewood.kernel.move import Move

CARDS = ("hand", "kept", "legend", "revealed", "under", "reaction", "card")
"""Things of a path that are named after a card."""
PLACES = ("location", "event", "path")
SLOTS = (word.PLAY_MEADOW, word.TAKE_MEADOW)
NO_USE = (
    *(word.DISCARD, word.GIVE_CARD, word.TUCK, word.LAY, word.SHOW, word.REMOVE, word.LOSE),
    *(word.GUARD, word.SHIELD, word.IMPRISON, word.SPARE, word.LIFT, word.LIFT_CITY, word.LIFT_NAMED),
)
"""Moves that touch a thing without using it."""

Names = tuple[str, ...]


class Naming:
    """The names of a pack: of each card, and of each move by its number."""

    def __init__(self, pack: Pack) -> None:
        self.cards = [
            (f"card:{card.id}", f"color:{COLORS[card.color]}", *of_box(card.set))
            for card in pack.cards[: pack.kinds]
        ]
        self.moves = [self.of_path(pack, move) for move in pack.moves.vocabulary.all]
        for land in LANDS:
            for index in pack.added.get(land, ()):
                self.moves[index] = tuple(dict.fromkeys((*self.moves[index], f"land:{land}")))
        self.all = tuple(dict.fromkeys([name for names in (*self.cards, *self.moves) for name in names]))

    def of_path(self, pack: Pack, move: Move) -> Names:
        """The names a move has whatever the position."""
        if move.kind in NO_USE:
            return ()
        found: list[str] = []
        for thing in move.path:
            sort, _, id = thing.partition(":")
            if sort == "city":
                sort, id = "card", id.split(":")[1]
            if sort in CARDS and id in pack.card_numbers:
                found += self.cards[pack.card_numbers[id]]
            elif sort in PLACES and id in pack.place_numbers:
                found += of_box(box_of(pack, pack.place_numbers[id]))
        return tuple(found)


def box_of(pack: Pack, place: int) -> str:
    if place < pack.first_event:
        return pack.locations[place].set
    return pack.events[place - pack.first_event].set


def of_box(box: str) -> Names:
    return (f"set:{box}", f"land:{box}") if box in LANDS else (f"set:{box}",)


@cache
def naming(pack: Pack) -> Naming:
    return Naming(pack)


def groups(table: Table) -> Names:
    return naming(table.config.pack).all


def names_of(table: Table, move: Move) -> Names:
    """The names of an option now: a slot is called after the card that lies there."""
    known = naming(table.config.pack)
    if move.kind in SLOTS and table.meadow[move.a] != NO_CARD:
        return known.cards[table.meadow[move.a]]
    for module in table.config.shown_cards:
        for shown, card, _ in module.shown_cards(table):
            if shown is move:
                return known.moves[move.index] + known.cards[card]
    return known.moves[move.index]
