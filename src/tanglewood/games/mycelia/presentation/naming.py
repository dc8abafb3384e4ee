"""Names of moves for patterns: what is used by a move, wherever it lies.

`card:amanita-muscaria` is hiring and playing that card, `start:` and `gift:` the same for cards of those
tables, `tile:a` using that tile, `set:prisma` all of a box. Getting rid of something is no use of it.
"""

from functools import cache

from tanglewood.games.mycelia import moves as word
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.components.pack import Card, Pack
from tanglewood.kernel.move import Move

CARDS = (word.PLAY, word.HIRE, word.BUY, word.ANSWER)
OWN_TABLES = ("start", "gift")
"""Sets whose entries stand in a table of their own in the pack."""

Names = tuple[str, ...]


class Naming:
    """The names of each move of a pack by its number."""

    def __init__(self, pack: Pack) -> None:
        self.moves = [of_move(pack, move) for move in pack.moves.vocabulary.all]
        self.all = tuple(dict.fromkeys([name for names in self.moves for name in names]))


def of_move(pack: Pack, move: Move) -> Names:
    if move.kind in CARDS:
        return of_card(pack.cards[move.a])
    if move.kind == word.USE:
        tile = pack.tiles[move.a]
        return (f"tile:{tile.id}", f"set:{tile.set}")
    return ()


def of_card(card: Card) -> Names:
    if card.set in OWN_TABLES:
        return (f"{card.set}:{card.id}",)
    return (f"card:{card.id}", f"set:{card.set}")


@cache
def naming(pack: Pack) -> Naming:
    return Naming(pack)


def groups(table: Table) -> Names:
    return naming(table.config.pack).all


def names_of(table: Table, move: Move) -> Names:
    return naming(table.config.pack).moves[move.index]
