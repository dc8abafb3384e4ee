"""What Newleaf's purple cards count at the end, and the points of visitors."""

from typing import ClassVar, Final

from tanglewood.games.everdell.board.player import BERRY, PURPLE
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.newleaf import spaces
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in
from tanglewood.games.everdell.modules.newleaf.state import station_of
from tanglewood.games.everdell.play.scoring import PAIRS, Count


class BerriesLeft(Count):
    """Berries in the supply (EX.newleaf.card.baker)."""

    words: ClassVar[str] = "berry left"

    def of(self, table: Table, seat: int) -> int:
        return table.players[seat].stock[BERRY]


class FilledSpaces(Count):
    """Full fives of filled spaces (EX.newleaf.card.ever_wall)."""

    words: ClassVar[str] = "5 filled spaces"

    def of(self, table: Table, seat: int) -> int:
        return spaces.filled(table, seat) // 5


class ColorsInCity(Count):
    """Colours of cards in the city (EX.newleaf.card.library)."""

    words: ClassVar[str] = "color in the city"

    def of(self, table: Table, seat: int) -> int:
        return sum([n > 0 for n in table.players[seat].colors])


class BestPurple(Count):
    """What the best purple card of an opponent would score in the player's own city
    (EX.newleaf.card.photographer)."""

    words: ClassVar[str] = "point of the best purple of an opponent"

    def of(self, table: Table, seat: int) -> int:
        cards = table.config.pack.cards
        best = 0
        tried: list[int] = []
        for owner in table.rivals(seat):
            for card in table.city_of(owner):
                kind = cards[card]
                if kind.color != PURPLE or not kind.bonus or kind.legend or card in tried:
                    continue
                tried.append(card)
                best = max(best, self.copied(table, seat, card))
        return best

    def copied(self, table: Table, seat: int, card: int) -> int:
        """A Photographer of another city would look at other cities again, so it scores nothing here."""
        pack = table.config.pack
        total = 0
        for rule in pack.cards[card].bonus:
            if isinstance(rule.own, BestPurple):
                return 0
            if rule.what == PAIRS:
                # EX.newleaf.card.photographer_wife: she needs a Husband of her own.
                city = table.players[seat].city
                total += rule.each * (pack.pairs_in((*city, card)) - pack.pairs_in(city))
            else:
                total += rule.of(table, seat, -1)
        return total


COUNTS: Final[tuple[Count, ...]] = (BerriesLeft(), FilledSpaces(), ColorsInCity(), BestPurple())
"""What bonus points of the pack can be counted by."""


def visitor_points(table: Table, seat: int) -> int:
    """The points of the visitors whose conditions are met (EX.newleaf.score.visitors)."""
    visitors = station_of(table).visitors[seat]
    if not visitors:
        return 0
    kinds = newleaf_in(table.config.pack).visitors
    total = 0
    for visitor in visitors:
        if kinds[visitor].met(table, seat):
            total += kinds[visitor].points
    return total
