"""How good a position looks: the turns a player still needs, from the drops left and what the deck can do.

Rough on purpose, and fast: bots call it for every option they weigh. The numbers were found by letting
greedy bots with different ones play each other.
"""

from functools import cache
from typing import Final

from tanglewood.games.mycelia.effects import (
    ANY,
    EACH,
    MOVE,
    CardChoice,
    Either,
    Favours,
    GainTile,
    Group,
    LayShrine,
    Leaves,
    Line,
    Others,
    Part,
    Picture,
)
from tanglewood.games.mycelia.pack import Pack
from tanglewood.games.mycelia.table import Player, Table

DROP: Final = 1.0
"""Work to take a drop off, beside its way to a shrine field."""
STEP: Final = 0.35
"""Work of one step on that way."""
LEAF: Final = 0.3
FAVOUR: Final = 0.3
THRIFT: Final = 0.03
"""How much of the way a leaf in stock is expected to save, up to SAVINGS leaves."""
SAVINGS: Final = 10
SUPPLY: Final = 1.5 * (DROP + 2.5 * STEP)
"""Work that comes when the shrine turns: three drops for two faces, two to three steps away."""
NARROW: Final = 0.8
"""What is left of a symbol that asks for a landscape, and again for a beetle."""


def value(table: Table, seat: int) -> float:
    """Turns the best opponent needs beyond the own ones; decided games count far more."""
    if not table.stack:
        result = table.result()
        assert result is not None
        return 100.0 if seat in result.winners else -100.0
    pack = table.agreed.pack
    strength = strengths(pack)
    way = distances(pack)
    coming = 0.0
    if not table.ending and table.shrine + table.collected >= table.agreed.capacity:
        coming = SUPPLY
    own = turns_left(table.players[seat], strength, way, coming)
    rival = 1000.0
    for i in range(len(table.players)):
        if i != seat:
            rival = min(rival, turns_left(table.players[i], strength, way, coming))
    return 0.25 * rival - own


def turns_left(player: Player, strength: list[float], way: list[list[int]], coming: float) -> float:
    """Work on the board divided by what a hand of this deck does; leaves promise to shorten it a little."""
    work = coming
    if player.left:
        ways = way_out(player, way)
        drops = player.drops
        for field in range(len(drops)):
            if drops[field]:
                work += drops[field] * (DROP + STEP * ways[field])
    power = 0.0
    for card in player.hand:
        power += strength[card]
    for card in player.draw:
        power += strength[card]
    for card in player.discard:
        power += strength[card]
    cards = len(player.hand) + len(player.draw) + len(player.discard)
    saved = min(player.leaves, SAVINGS)
    return work * cards / (3.0 * power + 0.1) * (1.0 - THRIFT * saved) - 0.001 * player.leaves


def way_out(player: Player, way: list[list[int]]) -> list[int]:
    """Steps from each field to the nearest shrine field."""
    exits = [field for field in range(len(way)) if player.exits >> field & 1]
    if len(exits) == 1:
        return way[exits[0]]
    return [min([way[exit][field] for exit in exits]) for field in range(len(way))]


@cache
def distances(pack: Pack) -> list[list[int]]:
    """Steps between any two fields."""
    places = [divmod(field, pack.columns) for field in range(len(pack.field_names))]
    return [[abs(r - row) + abs(c - column) for r, c in places] for row, column in places]


@cache
def strengths(pack: Pack) -> list[float]:
    """What one playing of each card is worth, in work done."""
    return [of_line(card.function) for card in pack.cards]


def of_line(line: Line) -> float:
    return sum([of_part(part) for part in line.parts], 0.0)


def of_part(part: Part) -> float:
    """The worth of a part; a second and third time are worth a little less."""
    repeats = (1.0, 1.9, 2.7, 3.4)[min(part.times, 4) - 1]
    if isinstance(part, Leaves):
        return LEAF * part.n * part.times
    if isinstance(part, Favours):
        return FAVOUR * part.n
    if isinstance(part, Picture):
        return repeats * of_picture(part)
    if isinstance(part, Either):
        return 1.1 * max([of_line(side) for side in part.sides])
    if isinstance(part, Group):
        return repeats * of_line(part.line)
    if isinstance(part, Others):
        return -0.3 * of_line(part.line)
    if isinstance(part, CardChoice | GainTile | LayShrine):
        return 0.3
    return 0.0


def of_picture(picture: Picture) -> float:
    worth = 0.0
    for i, symbol in enumerate(picture.symbols):
        gain = STEP + 0.1 if symbol == MOVE else DROP + 2.0 * STEP
        worth += gain if i < picture.solid else 0.6 * gain
    if picture.around:
        worth += (DROP + 2.0 * STEP) * (2.4 if picture.around == EACH else 0.9 * picture.around)
    if picture.landscape != ANY:
        worth *= NARROW
    if picture.exact or picture.need > 1:
        worth *= NARROW
    return worth
