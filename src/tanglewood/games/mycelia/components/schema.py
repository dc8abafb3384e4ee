"""The shapes of the pack's entries.

Kept apart from pack.py because msgspec makes its classes at run time, which the compiled build cannot.
"""

from typing import Annotated, Literal

import msgspec

from tanglewood.kernel.packs.bounds import FIRM
from tanglewood.kernel.packs.files import Entry, Shapes
from tanglewood.kernel.text.phrase import Phrase, Said

Id = Annotated[
    str,
    msgspec.Meta(
        pattern="^[a-z0-9][a-zA-Z0-9-]*$",
        description="an id of letters, digits and hyphens, like boletus-edulis",
    ),
]
Few = Annotated[int, msgspec.Meta(ge=1, le=20)]
Effect = Annotated[str, msgspec.Meta(min_length=1, description="a line of icons, like 'any: move 1'")]
Positions = list[tuple[int, int]]
FACES = 6


class BoardFormat(Entry):
    columns: Annotated[int, msgspec.Meta(ge=2, le=9, extra=FIRM)]
    rows: Annotated[int, msgspec.Meta(ge=2, le=9, extra=FIRM)]


class Side(Entry):
    id: Id
    name: str
    back: bool
    fields: list[str]


class Setup(Entry):
    id: Id
    name: str
    drops: list[str]
    prisms: list[str] = msgspec.field(default_factory=list)


class Die(Entry):
    faces: Annotated[list[str], msgspec.Meta(min_length=FACES, max_length=FACES)]


class Supply(Entry):
    id: Id
    positions: dict[str, Positions]


class Capacity(msgspec.Struct, forbid_unknown_fields=True):
    """Drops that fill the shrine, by the number of players."""

    p1: Annotated[int, msgspec.Meta(ge=1)]
    p2: Annotated[int, msgspec.Meta(ge=1)]
    p3: Annotated[int, msgspec.Meta(ge=1)]
    p4: Annotated[int, msgspec.Meta(ge=1)]


class Counts(Entry):
    hand: Few
    showcase: Few
    drops: Annotated[int, msgspec.Meta(ge=1, le=99)]
    copies: Few
    shrine_fields: int
    capacity: Capacity


class Component(Entry):
    """An entry with a function: a rule of the catalogue, and a name for people."""

    @property
    def rule(self) -> str:
        """The rule that says what it does; none if its icons say everything."""
        return ""

    @property
    def called(self) -> Said:
        """What people call it."""
        raise NotImplementedError


class Tile(Component):
    id: Annotated[str, msgspec.Meta(pattern="^[a-g]$", description="a letter from a to g")]
    name: str
    set: Literal["base", "expansion", "prisma"]
    cost: Annotated[int, msgspec.Meta(ge=1)]
    copies: Few
    function: Effect

    @property
    def rule(self) -> str:
        # MY.tile.{tile}, PR.tile.{tile}: its entry says what it costs and does.
        return f"{'PR' if self.set == 'prisma' else 'MY'}.tile.{self.id}"

    @property
    def called(self) -> Said:
        return Phrase("mycelia-title", kind="tile", name=self.id)


class Start(Component):
    id: Id
    name: str
    copies: Few
    function: Effect

    @property
    def called(self) -> Said:
        return self.name


class Card(Component):
    """A card for hire. Cards that the rulebook explains have a rule as well (MY.card.{card})."""

    id: Id
    name: str
    set: Literal["base", "expansion", "prisma"]
    cost: Annotated[int, msgspec.Meta(ge=2, le=8)]
    function: Effect
    single: str = ""

    @property
    def called(self) -> Said:
        return self.name


class Gift(Component):
    id: Id
    name: str
    colour: Literal["start", "green", "amber", "violet"]
    draw: Annotated[int, msgspec.Meta(ge=0, le=3)]
    single: str = ""
    ability: str = ""

    @property
    def rule(self) -> str:
        return f"PR.gift.{self.id}"  # PR.gift.{gift}

    @property
    def called(self) -> Said:
        return self.name


class Prisma(Entry):
    dewdrops: int
    prism_drops: int
    start_gift: Id
    shrine_fields: int


class Track(Entry):
    spaces: Annotated[list[Literal["start", "plain", "green", "amber", "violet"]], msgspec.Meta(min_length=2)]


class Solo(Component):
    id: Id
    steps: list[str]

    @property
    def rule(self) -> str:
        return f"MY.solo.card_{self.id}"  # MY.solo.card_{solo}

    @property
    def called(self) -> Said:
        return Phrase("mycelia-title-solo", card=self.id)


SINGLE: dict[str, type[Entry]] = {
    "board": BoardFormat,
    "die": Die,
    "counts": Counts,
    "prisma": Prisma,
    "track": Track,
}
MANY: dict[str, type[Entry]] = {
    "side": Side,
    "setup": Setup,
    "supply": Supply,
    "tile": Tile,
    "start": Start,
    "card": Card,
    "gift": Gift,
    "solo": Solo,
}


def sort(file: str, table: str) -> str:
    """Cards of all kinds share the piles, so they share their names; Prisma has setup cards of its own."""
    if table in ("start", "card", "gift"):
        return "card"
    return table + file if table == "setup" else table


# A side of a supply card has one field a symbol, whatever the die's symbols are called.
SHAPES = Shapes(SINGLE, MANY, sort, {Supply: ("positions", Positions)}, "mycelia")
