"""What the components of a pack are worth on their own, in work done; computed once for each pack."""

from functools import lru_cache
from typing import Final

from librt.vecs import vec

from tanglewood.games.mycelia.board import powers
from tanglewood.games.mycelia.components.abilities import Ability
from tanglewood.games.mycelia.components.pack import Pack
from tanglewood.games.mycelia.effects.base import EffectLine, Either, Favours, Group, Leaves, Others, Part
from tanglewood.games.mycelia.effects.pictures import ANY, EACH, MOVE, Picture
from tanglewood.games.mycelia.effects.things import CardChoice, GainTile, LayShrine
from tanglewood.games.mycelia.gwidyon.turn import REMOVE, TURN_CHIP

DROP: Final = 1.0
"""Work to take a drop off, beside its way to a shrine field."""
STEP: Final = 0.35
"""Work of one step on that way."""
LEAF: Final = 0.3
FAVOUR: Final = 0.3
NARROW: Final = 0.8
"""What is left of a symbol that asks for a landscape, and again for a beetle."""
GIVEN: Final = 0.5
"""Work that a drop taken off Gwidyon's pile undoes."""
INCOME: Final = 16
"""Beside a bit for each landscape: a card that brings leaves."""
EVERYWHERE: Final = 15


class Worths:
    """All of it, looked up once for a position."""

    __slots__ = ("by_exits", "distances", "his_pace", "reaches", "strengths", "strengths_alone", "tiles")

    def __init__(self, pack: Pack) -> None:
        self.strengths = vec[float](strengths(pack, False))
        self.strengths_alone = vec[float](strengths(pack, True))
        self.tiles = tile_worths(pack)
        self.reaches = reaches(pack)
        self.his_pace = his_pace(pack)
        self.distances = distances(pack)
        self.by_exits: dict[int, vec[float]] = {}

    def works(self, exits: int) -> vec[float]:
        """The work that a drop on each field is, with these shrine fields (see Player)."""
        found = self.by_exits.get(exits)
        if found is None:
            found = vec[float]([DROP + STEP * steps for steps in way_out(exits, self.distances)])
            self.by_exits[exits] = found
        return found


@lru_cache(maxsize=64)
def worths(pack: Pack) -> Worths:
    return Worths(pack)


def way_out(exits: int, way: list[list[int]]) -> list[int]:
    """Steps from each field to the nearest shrine field."""
    fields = [field for field in range(len(way)) if exits >> field & 1]
    return [min([way[exit][field] for exit in fields]) for field in range(len(way))]


def his_pace(pack: Pack) -> float:
    """Drops that Gwidyon removes in a turn: all solo cards together; the chip counts every second time it
    is turned."""
    drops = 0.0
    for card in pack.solo:
        for step in card.steps:
            if step.kind == REMOVE:
                drops += float(step.n)
            elif step.kind == TURN_CHIP:
                drops += 0.5
    return drops / max(1, len(pack.solo))  # a pack may come without him


def distances(pack: Pack) -> list[list[int]]:
    """Steps between any two fields."""
    places = [divmod(field, pack.columns) for field in range(len(pack.field_names))]
    return [[abs(r - row) + abs(c - column) for r, c in places] for row, column in places]


def reaches(pack: Pack) -> list[int]:
    """For each card a bit for every landscape it works on, and INCOME if it brings leaves."""
    return [
        reach_of(card.function) | (EVERYWHERE if ability.power == powers.ANY_LANDSCAPE else 0)
        for card, ability in zip(pack.cards, pack.abilities, strict=True)
    ]


def reach_of(line: EffectLine) -> int:
    bits = 0
    for part in line.parts:
        if isinstance(part, Leaves):
            bits |= INCOME
        elif isinstance(part, Picture):
            if part.landscape == ANY:
                bits |= EVERYWHERE
            elif part.symbols:  # fields beside a landscape are not to be relied on
                bits |= 1 << part.landscape
        elif isinstance(part, Either):
            for side in part.sides:
                bits |= reach_of(side)
        elif isinstance(part, Group):
            bits |= reach_of(part.line)
    return bits


def strengths(pack: Pack, alone: bool) -> list[float]:
    """What playing each card once is worth, in work done; for a gift, one turn in the gift area.

    In a solo game a bonus for the others is Gwidyon's: leaves are worth nothing to him, drops are.
    """
    return [
        of_line(card.function, alone) + of_ability(ability)
        for card, ability in zip(pack.cards, pack.abilities, strict=True)
    ]


ABILITIES = {
    powers.NO_BONUS: 0.15,
    powers.NO_BEETLES: 0.25,
    powers.ANY_LANDSCAPE: 0.5,
    powers.MOVES_REMOVE: 1.3,
    powers.TWICE: 1.2,
    powers.FREE_TILES: 0.5,
    powers.CHEAPER: 0.15,
}
HIRES: Final = 0.35
"""Hires in a turn."""
OFF: Final = 1.5
"""Drops that come off in a turn."""


def of_ability(ability: Ability) -> float:
    """What a gift is worth in a turn, apart from the cards it draws."""
    if ability.line is None:
        return ABILITIES.get(ability.power, 0.0)
    often = HIRES if ability.power == powers.ANSWERS else OFF
    return often * of_line(ability.line, False)


def tile_worths(pack: Pack) -> list[float]:
    """What a tile does in a turn beyond what it costs; a and b, which everybody has, count nothing."""
    return [
        0.0 if tile.set == "base" else max(0.0, 0.3 * (of_line(tile.function, False) - 0.25 * tile.cost))
        for tile in pack.tiles
    ]


def of_line(line: EffectLine, alone: bool) -> float:
    return sum([of_part(part, alone) for part in line.parts], 0.0)


def of_part(part: Part, alone: bool) -> float:
    """The worth of a part; a second and third time are worth a little less."""
    repeats = (1.0, 1.9, 2.7, 3.4)[min(part.times, 4) - 1]
    if isinstance(part, Leaves):
        return LEAF * part.n * part.times
    if isinstance(part, Favours):
        return FAVOUR * part.n
    if isinstance(part, Picture):
        return repeats * of_picture(part)
    if isinstance(part, Either):
        return 1.1 * max([of_line(side, alone) for side in part.sides])
    if isinstance(part, Group):
        return repeats * of_line(part.line, alone)
    if isinstance(part, Others):
        if alone:
            drops, moves = part.line.reach()
            return -GIVEN * (drops + 0.5 * moves) * part.times
        return -0.3 * of_line(part.line, alone)
    if isinstance(part, CardChoice | GainTile | LayShrine):
        return 0.3
    return 0.0


def of_picture(picture: Picture) -> float:
    worth = 0.0
    for i, symbol in enumerate(picture.symbols):
        gain = STEP + 0.1 if symbol == MOVE else DROP + 2.0 * STEP
        worth += gain if i < picture.solid else 0.6 * gain
    if picture.landscape != ANY:
        worth *= NARROW
    if picture.around:  # a centre may be empty, so its landscape matters less
        worth += (DROP + 2.0 * STEP) * (2.4 if picture.around == EACH else 0.9 * picture.around)
    if picture.exact or picture.need > 1:
        worth *= NARROW
    return worth
