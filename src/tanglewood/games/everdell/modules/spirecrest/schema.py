"""The shapes of Spirecrest's entries in the pack. Not compiled, because msgspec makes its classes at run
time."""

from typing import Annotated, Literal

import msgspec

from tanglewood.games.everdell.components.schema import Few, Named
from tanglewood.kernel.packs.bounds import FIRM
from tanglewood.kernel.packs.files import Entry

Season = Literal["winter", "spring", "summer", "autumn"]
Region = Literal["foothills", "peak", "ridge"]
Price = Annotated[
    str,
    msgspec.Meta(
        pattern="^([1-9] (twig|resin|pebble|berry|any|card|point)( |$))*$",
        description="a price like '2 twig 1 card'",
    ),
]


class Weather(Named, kw_only=True):
    """What the weather of a season does to players who are in it; the top of weather.toml explains the
    fields."""

    season: Season
    bars: Literal["", "forest", "meadow", "open"] = ""
    dearer: Literal["", "critter", "construction"] = ""
    by: str = ""
    less_at: Literal["", "basic", "forest", "basic or forest"] = ""
    less: Literal["", "resource", "resource or card", "berry"] = ""
    discards: Few = 0
    toll_at: Literal["", "journey", "event"] = ""
    toll_in: Literal["", "cards", "resources"] = ""
    text: str

    @property
    def rule(self) -> str:
        return f"EX.spirecrest.weather.{self.id}"  # EX.spirecrest.weather.{weather}


class Discovery(Named, kw_only=True):
    """A card of one of the three regions; the top of discoveries.toml explains the fields."""

    region: Region
    kind: Literal["at once", "ability", "space", "points", "big", "tile"]
    does: str = ""
    score: str = ""
    open: Few = 0
    spaces: Few = 1
    tucks: Literal["", "critter", "construction"] = ""
    less: str = ""
    tile: Literal["", "first", "last"] = ""
    points: Few = 0
    price: Price = ""
    spurns: list[str] = msgspec.field(default_factory=list)
    text: str

    @property
    def rule(self) -> str:
        return f"EX.spirecrest.card.{self.id}"  # EX.spirecrest.card.{discovery}


class MapTile(Named, kw_only=True):
    """A tile of an expedition: its price, and what it is worth once that is paid."""

    points: Few
    price: Price

    @property
    def rule(self) -> str:
        return f"EX.spirecrest.tile.{self.id}"  # EX.spirecrest.tile.{map_tile}


class Mountain(Entry, kw_only=True):
    """The board: its regions, the prices of a row of discoveries, the tiles of a region beyond one a player,
    and the cards beside Stormvale."""

    regions: Annotated[list[Region], msgspec.Meta(min_length=3, max_length=3, extra=FIRM)]
    prices: Annotated[list[Few], msgspec.Meta(min_length=1, extra=FIRM)]
    more_tiles: Few
    stormvale: Few


SINGLE: dict[str, type[Entry]] = {"mountain": Mountain}
MANY: dict[str, type[Entry]] = {"weather": Weather, "discovery": Discovery, "map_tile": MapTile}
