"""The shapes of Pearlbrook's entries in the pack (see components/schema.py)."""

from typing import Literal

import msgspec

from tanglewood.games.everdell.components.schema import Color, Few, Named
from tanglewood.kernel.packs.files import Entry


class Adornment(Named, kw_only=True):
    """What a pearl buys: `grants` happens at once, `score` counts at the end of the game."""

    grants: str
    score: str
    text: str

    @property
    def rule(self) -> str:
        return f"EX.pearlbrook.adornment.{self.id}"  # EX.pearlbrook.adornment.{adornment}


class RiverCard(Named, kw_only=True):
    """A river destination: a citizen or a location that gives a pearl for its price."""

    sort: Literal["citizen", "location"]
    trade: str
    text: str

    @property
    def rule(self) -> str:
        return f"EX.pearlbrook.destination.{self.id}"  # EX.pearlbrook.destination.{river_card}


class RiverSpace(Named, kw_only=True):
    """A space for frogs: one with a river destination asks for colours of the visitor's city, one that has a
    trade of its own is open to any number of frogs."""

    needs_colors: dict[Color, Few] = msgspec.field(default_factory=dict)
    trade: str = ""
    text: str

    @property
    def rule(self) -> str:
        return f"EX.pearlbrook.space.{self.id}"  # EX.pearlbrook.space.{river_space}


class RiverCounts(Entry, kw_only=True):
    """How the river is laid out, what a pearl is worth, and an adornment of Nightweave's by her level."""

    citizens: Few
    locations: Few
    adornments: Few
    pearl_points: Few
    her_adornments: list[Few]


SINGLE: dict[str, type[Entry]] = {"river_counts": RiverCounts}
MANY: dict[str, type[Entry]] = {"adornment": Adornment, "river_card": RiverCard, "river_space": RiverSpace}
