"""The shapes of Bellfaire's own entries in the pack. Its locations and events have those of all others."""

from typing import Annotated, Literal

import msgspec

from tanglewood.games.everdell.components.schema import Few, Named
from tanglewood.kernel.packs.bounds import FIRM
from tanglewood.kernel.packs.files import Entry


class MarketToken(Named, kw_only=True):
    """A token of the Market: what a visit does with it on the gain side, and on the trade side."""

    gain: str
    trade: str
    text: str

    @property
    def rule(self) -> str:
        return f"EX.bellfaire.token.{self.id}"  # EX.bellfaire.token.{market_token}


class Garland(Named, kw_only=True):
    """An award: which cards of a city it counts."""

    counts: Literal["tan", "green", "red", "blue", "purple", "construction", "critter"]
    text: str

    @property
    def rule(self) -> str:
        return f"EX.bellfaire.award.{self.id}"  # EX.bellfaire.award.{garland}


class Fair(Entry, kw_only=True):
    """Points of a garland's two places; the hand limit and the first hands of five and six players."""

    first: Few
    second: Few
    hand_limit: Few
    start_hands: Annotated[list[int], msgspec.Meta(min_length=6, extra=FIRM)]


SINGLE: dict[str, type[Entry]] = {"fair": Fair}
MANY: dict[str, type[Entry]] = {"market_token": MarketToken, "garland": Garland}
