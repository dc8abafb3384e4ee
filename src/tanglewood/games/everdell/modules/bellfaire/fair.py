"""What Bellfaire has on the table, the tokens of the Market and the garland; and its part of the pack."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.land import Land
from tanglewood.games.everdell.board.module import Part

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.effects.base import EffectLine
    from tanglewood.games.everdell.modules.bellfaire import schema
    from tanglewood.kernel.move import Move
    from tanglewood.kernel.setting import Choice

BELLFAIRE: Final = "bellfaire"
MARKET: Final = "market"
GARLAND: Final = "garland"
NONE: Final = "none"
ANY: Final = "any"
USUAL: Final = 4
"""How many players there are at most without Bellfaire."""


class Fair(Land):
    """The tokens of the Market in a row, each on one of two sides, and the garland. All of it is open."""

    __slots__ = ("garland", "row", "trade")

    def __init__(self, garland: int, row: tuple[int, ...], trade: int) -> None:
        self.garland = garland  # by its number in the pack, -1: none
        self.row = row  # tokens from left to right; () without the Market
        self.trade = trade  # bit t: token t lies on the trade side

    def copy(self) -> "Fair":
        return Fair(self.garland, self.row, self.trade)

    def turn(self, token: int) -> None:
        """A token moves to the other side."""
        self.trade ^= 1 << token

    def to_trade(self, token: int) -> bool:
        return self.trade >> token & 1 > 0


def fair_at(table: "Table") -> Fair | None:
    """Bellfaire's things, if it is in the game."""
    for land in table.lands:
        if isinstance(land, Fair):
            return land
    return None


def the_fair(table: "Table") -> Fair:
    found = fair_at(table)
    assert found is not None
    return found


# ---------------------------------------------------------------------- in the pack


class Token:
    """A token of the Market."""

    def __init__(self, entry: "schema.MarketToken", gain: "EffectLine", trade: "EffectLine") -> None:
        self.id = entry.id
        self.name = entry.name
        self.rule = entry.rule
        self.gain = gain
        self.trade = trade


class Award:
    """A garland: the colour of the cards it counts, or -1 and whether these are critters."""

    def __init__(self, entry: "schema.Garland", color: int) -> None:
        self.id = entry.id
        self.name = entry.name
        self.counts: str = entry.counts
        self.color = color
        self.critters = entry.counts == "critter"


class FairPart(Part):
    """The tokens, the garlands, and the numbers of the fair; the moves are added when all words are."""

    def __init__(
        self, entry: "schema.Fair", market: int, festival: int, tokens: list[Token], awards: list[Award]
    ) -> None:
        self.first = entry.first
        self.second = entry.second
        self.hand_limit = entry.hand_limit
        self.start_hands = entry.start_hands
        self.market = market  # the place of the Market
        self.festival = festival  # the event in the middle of the basic ones
        self.tokens = tokens
        self.awards = awards
        self.token_numbers = {token.id: number for number, token in enumerate(tokens)}
        self.award_numbers = {award.id: number for number, award in enumerate(awards)}
        self.gain_moves: list[Move] = []
        self.trade_moves: list[Move] = []


def fair_part(pack: "Pack") -> FairPart:
    """All of Bellfaire's own entries in a pack."""
    part = pack.parts[BELLFAIRE]
    assert isinstance(part, FairPart)
    return part


def has_market(options: "dict[str, Choice]") -> bool:
    """Whether the Market is in a game with these options (EX.bellfaire.comp.modules)."""
    return bool(options[BELLFAIRE]) and bool(options[MARKET])
