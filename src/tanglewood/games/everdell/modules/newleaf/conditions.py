"""The conditions of visitors, in the words of the pack.

6 red, 15 card, 6 unique, 9 common, 6 critter       so many such cards in the city
2 of each color, 6 of one color but green           by colours
4 resin left, 1 of each resource left               resources in the supply
3 basic event, 1 special event                      events achieved
10 point                                            point tokens
2 worker on journey                                 workers that stand there
more critter than construction, at most 2 green
6 critter and 6 construction                        both
"""

import re
from typing import Final

from tanglewood.games.everdell.board.player import COLORS, GREEN, RESOURCES, SPOT, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.play import scoring
from tanglewood.kernel.errors import TextError

COUNTED: Final = (
    *(*COLORS, "card", "unique", "common", "critter", "construction"),
    *(*[f"{resource} left" for resource in RESOURCES], "basic event", "special event"),
    *("point", "worker on journey", "of each color", "of each resource left", "of one color but green"),
)
"""What can be counted; the first ones are the colours."""
CARDS: Final = 5
UNIQUE: Final = 6
COMMON: Final = 7
CRITTERS: Final = 8
CONSTRUCTIONS: Final = 9
LEFT: Final = 10
BASIC_EVENTS: Final = 14
SPECIAL_EVENTS: Final = 15
POINTS: Final = 16
ON_JOURNEY: Final = 17
EACH_COLOR: Final = 18
EACH_RESOURCE: Final = 19
ONE_COLOR: Final = 20

AT_LEAST: Final = 0
AT_MOST: Final = 1
MORE: Final = 2


class Condition:
    """One number that is compared: with a fixed one, or with another number of the player."""

    __slots__ = ("compared", "n", "what")

    def __init__(self, compared: int, what: int, n: int) -> None:
        self.compared = compared
        self.what = what
        self.n = n  # for MORE what it is compared with

    def met(self, table: Table, seat: int) -> bool:
        has = count(table, seat, self.what)
        if self.compared == AT_LEAST:
            return has >= self.n
        if self.compared == AT_MOST:
            return has <= self.n
        return has > count(table, seat, self.n)

    def near(self, table: Table, seat: int) -> float:
        """How much of it is there, from 0 to 1."""
        if self.compared == AT_LEAST:
            return min(1.0, count(table, seat, self.what) / self.n)
        return 1.0 if self.met(table, seat) else 0.5


# EX.newleaf.visitor.cards_in_city: cards are counted, whatever spaces they take. EX.newleaf.visitor.share:
# counting spends nothing, so whatever is there may serve several conditions.
def count(table: Table, seat: int, what: int) -> int:
    """One number of a player."""
    player = table.players[seat]
    if what < CARDS:
        return player.colors[what]
    if what == CARDS:
        return len(player.city)
    if what <= CONSTRUCTIONS:
        return of_class(table, player, what)
    if what < BASIC_EVENTS:
        # EX.newleaf.visitor.left_resources: in the supply only
        return player.stock[what - LEFT]
    if what <= SPECIAL_EVENTS:
        events = table.config.pack.events
        basic = len([number for number in player.events if events[number].basic])
        return basic if what == BASIC_EVENTS else len(player.events) - basic
    if what == POINTS:
        return scoring.token_points(table, seat)
    if what == ON_JOURNEY:
        journey = table.config.pack.journey_places
        return len([place for place in player.placed if place & SPOT in journey])
    if what == EACH_COLOR:
        return min(player.colors)
    if what == EACH_RESOURCE:
        return min(player.stock)
    return max([player.colors[color] for color in range(len(COLORS)) if color != GREEN])


def of_class(table: Table, player: Player, what: int) -> int:
    """Unique or common cards, critters or constructions; a face-down card is none of them."""
    classes = table.config.pack.classes
    total = 0
    for card in player.city:
        found = classes[card]
        if found >= 0:
            if what == UNIQUE:
                total += found & 1
            elif what == COMMON:
                total += 1 - (found & 1)
            elif (found >= 2) == (what == CRITTERS):
                total += 1
    return total


def read(text: str) -> list[Condition]:
    """All conditions of a visitor."""
    return [read_one(part) for part in text.split(" and ")]


def read_one(text: str) -> Condition:
    more = re.fullmatch(r"more (\w+) than (\w+)", text)
    if more is not None:
        return Condition(MORE, number(more[1]), number(more[2]))
    found = re.fullmatch(r"(at most )?(\d+) (.+)", text)
    if found is None:
        raise TextError(
            f"expected a condition like '6 red' or 'more critter than construction', got {text!r}"
        )
    return Condition(AT_MOST if found[1] else AT_LEAST, number(found[3]), int(found[2]))


def number(word: str) -> int:
    if word not in COUNTED:
        raise TextError(f"expected something to count, one of {', '.join(COUNTED)}, got {word!r}")
    return COUNTED.index(word)
