"""How good a position looks: the turns a player still needs, from the drops left and what the deck can do.

Rough on purpose, and fast: bots call it for every option they weigh. The numbers were found by letting
greedy bots with different ones play each other.
"""

from functools import cache
from typing import Final

from tanglewood.games.mycelia.effects import (
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
)
from tanglewood.games.mycelia.pack import Pack
from tanglewood.games.mycelia.pictures import ANY, EACH, MOVE, Picture
from tanglewood.games.mycelia.player import NO_CARD, Player
from tanglewood.games.mycelia.table import Table

DROP: Final = 1.0
"""Work to take a drop off, beside its way to a shrine field."""
STEP: Final = 0.35
"""Work of one step on that way."""
LEAF: Final = 0.3
FAVOUR: Final = 0.3
THRIFT: Final = 0.03
"""How much of a long way a leaf in stock is expected to save, up to SAVINGS leaves."""
SAVINGS: Final = 10
SOON: Final = 3.0
"""With so few turns left no leaf is saved for hiring; LATER turns more and all are."""
LATER: Final = 8.0
SPARE: Final = 0.002
"""What any leaf is worth: ties, and a tile now and then."""
SUPPLY: Final = 1.5 * (DROP + 2.5 * STEP)
"""Work that comes when the shrine turns: three drops for two faces, two to three steps away."""
RIVAL: Final = 0.9
"""Less would make the bot shun the drop that fills the shrine, although the supply comes to everybody."""
NARROW: Final = 0.8
"""What is left of a symbol that asks for a landscape, and again for a beetle."""
HOPE: Final = 0.6
"""How much of the gain of the best affordable card counts before it is hired."""


def value(table: Table, seat: int) -> float:
    """Turns the best opponent needs beyond the own ones; decided games count far more."""
    if not table.stack:
        result = table.result()
        assert result is not None
        return 100.0 if seat in result.winners else -100.0
    coming = 0.0
    if not table.ending and table.shrine + table.collected >= table.agreed.capacity:
        coming = SUPPLY
    own = turns_left(table, table.players[seat], coming, True)
    rival = 1000.0
    for i in range(len(table.players)):
        if i != seat:
            rival = min(rival, turns_left(table, table.players[i], coming, False))
    return RIVAL * rival - own


def turns_left(table: Table, player: Player, coming: float, hopes: bool) -> float:
    """Work on the board divided by what a hand of this deck does.

    Leaves promise to shorten it a little, and with `hopes` so does the best card they can hire now.
    """
    pack = table.agreed.pack
    work = coming
    if player.left:
        ways = way_out(player, distances(pack))
        drops = player.drops
        for field in range(len(drops)):
            if drops[field]:
                work += drops[field] * (DROP + STEP * ways[field])
    strength = strengths(pack)
    power = 0.03
    for card in player.hand:
        power += strength[card]
    for card in player.draw:
        power += strength[card]
    for card in player.discard:
        power += strength[card]
    cards = max(3, len(player.hand) + len(player.draw) + len(player.discard))
    turns = work * cards / (3.0 * power)
    if hopes:
        best = turns
        for card in table.showcase:
            if card != NO_CARD and pack.costs[card] <= player.leaves:
                best = min(best, work * (cards + 1) / (3.0 * (power + strength[card])))
        turns -= HOPE * (turns - best)
    thrift = THRIFT * min(1.0, max(0.0, (turns - SOON) / LATER))
    return turns * (1.0 - thrift * min(player.leaves, SAVINGS)) - SPARE * player.leaves


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
    if picture.landscape != ANY:
        worth *= NARROW
    if picture.around:  # a centre may be empty, so its landscape matters less
        worth += (DROP + 2.0 * STEP) * (2.4 if picture.around == EACH else 0.9 * picture.around)
    if picture.exact or picture.need > 1:
        worth *= NARROW
    return worth
