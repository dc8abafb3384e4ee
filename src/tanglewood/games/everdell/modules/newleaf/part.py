"""Newleaf's entries in the pack, ready for play: tiles, visitors, golden links, and the moves it adds."""

import re
from typing import TYPE_CHECKING, Final, final

from tanglewood.games.everdell.board.module import Part
from tanglewood.games.everdell.board.player import COLORS
from tanglewood.games.everdell.components import schema
from tanglewood.games.everdell.components.kinship import row
from tanglewood.games.everdell.modules.newleaf import conditions, moves
from tanglewood.games.everdell.modules.newleaf.schema import TrainTile, Visitor
from tanglewood.games.everdell.modules.newleaf.state import NEWLEAF
from tanglewood.kernel.errors import TextError

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.components.entries import Card
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.effects.base import EffectLine
    from tanglewood.kernel.packs.files import Files

GROUPS: Final = (*COLORS, "common", "unique")


class Tile:
    """A kind of train car tile."""

    def __init__(self, entry: TrainTile, does: "EffectLine") -> None:
        self.id = entry.id
        self.name = entry.name
        self.rule = entry.rule
        self.copies: int = entry.copies
        self.does = does


class VisitorKind:
    """A visitor and its conditions, all of which must be met (EX.newleaf.visitor.score); the pack says what
    they are (EX.newleaf.visitor.willow)."""

    def __init__(self, entry: Visitor, needs: list[conditions.Condition]) -> None:
        self.id = entry.id
        self.name = entry.name
        self.points: int = entry.points
        self.needs = needs
        self.basic_events = any(it.what == conditions.BASIC_EVENTS for it in needs)

    def met(self, table: "Table", seat: int) -> bool:
        for condition in self.needs:
            if not condition.met(table, seat):
                return False
        return True

    def near(self, table: "Table", seat: int) -> float:
        """How much of the conditions is met, from 0 to 1."""
        least = 1.0
        for condition in self.needs:
            least = min(least, condition.near(table, seat))
        return least


@final
class NewleafPart(Part):
    """All of Newleaf's own entries."""

    def __init__(self, pack: "Pack", files: "Files") -> None:
        self.tiles = [Tile(entry, pack.line(entry, "does")) for entry in files.of(TrainTile)]
        self.tile_numbers = {tile.id: number for number, tile in enumerate(self.tiles)}
        self.visitors = [self.visitor(files, entry) for entry in files.of(Visitor)]
        self.visitor_numbers = {visitor.id: number for number, visitor in enumerate(self.visitors)}
        self.places = tuple(
            [i for i, it in enumerate(pack.locations) if it.sort == "land" and it.set == NEWLEAF]
        )
        self.homes = golden_homes(pack, files)
        self.all_homes = [either(self.homes[i], pack.cards[i].all_homes) for i in range(pack.kinds)]
        # What other rules of the module look for.
        self.bank = pack.card_numbers.get("bank", -1)
        self.main_road = pack.card_numbers.get("main_road", -1)
        self.greenhouse = pack.card_numbers.get("greenhouse", -1)
        self.farm = pack.card_numbers.get("farm", -1)
        self.words: moves.Words | None = None

    def visitor(self, files: "Files", entry: Visitor) -> VisitorKind:
        try:
            return VisitorKind(entry, conditions.read(entry.needs))
        except TextError as problem:
            raise files.error(entry, "needs", str(problem)) from None

    def visitors_of(self, sets: tuple[str, ...]) -> list[int]:
        """The visitors of a game with these boxes; with Pearlbrook there are no basic events, so those who
        ask for them stay in the box (EX.combine.pearlbrook_visitors)."""
        without = "pearlbrook" in sets
        return [i for i, it in enumerate(self.visitors) if not (without and it.basic_events)]


def golden_homes(pack: "Pack", files: "Files") -> list[bytes]:
    """For every critter a byte for each card, 1 if that is a construction a golden token lets the critter
    come to (EX.newleaf.golden.what): one whose group it belongs to (EX.newleaf.golden.construction), or one
    of its own group (EX.newleaf.golden.critter)."""
    found: list[list[int]] = [[] for _ in pack.cards]
    for entry in files.of(schema.Card):
        if not entry.golden:
            continue
        words = re.fullmatch(rf"({'|'.join(GROUPS)}) (critter|construction)", entry.golden)
        if words is None or (words[2] == "critter") == (entry.kind == "critter"):
            raise files.error(entry, "golden", f"expected a group like 'tan critter', got {entry.golden!r}")
        card = pack.card_numbers[entry.id]
        for other in range(pack.kinds):
            if belongs(pack, pack.cards[other], words[1], words[2] == "critter"):
                home, guest = (other, card) if entry.kind == "critter" else (card, other)
                # A legend never comes free this way (MW.legend.replace).
                if pack.cards[guest].ribbon < 0:
                    found[guest].append(home)
    return [row(homes, pack.kinds) for homes in found]


def either(golden: bytes, usual: bytes) -> bytes:
    """The homes a critter comes to by a token of one kind or the other."""
    if not golden or not usual:
        return golden or usual
    return bytes([one | other for one, other in zip(golden, usual, strict=True)])


def belongs(pack: "Pack", card: "Card", group: str, critter: bool) -> bool:
    """Whether a card is of a group; a legend counts as the card it replaces (EX.newleaf.golden.legend)."""
    if card.ribbon >= 0:
        card = pack.cards[card.ribbon]
    if card.critter != critter:  # EX.newleaf.golden.only_critters
        return False
    if group in COLORS:
        return COLORS[card.color] == group
    return card.unique == (group == "unique")


def newleaf_in(pack: "Pack") -> NewleafPart:
    part = pack.parts[NEWLEAF]
    assert isinstance(part, NewleafPart)
    return part


def words_in(pack: "Pack") -> moves.Words:
    """The moves that only Newleaf knows."""
    words = newleaf_in(pack).words
    assert words is not None
    return words
