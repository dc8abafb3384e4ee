"""The smallest words of the pack: resources, colours, prices."""

from typing import Final

from tanglewood.games.everdell.board.player import COLORS, RESOURCES
from tanglewood.kernel.errors import TextError

RESOURCE: Final = "(twig|resin|pebble|berry)"
ANY_KIND: Final = 15


def resource_number(word: str) -> int:
    if word not in RESOURCES:
        raise TextError(f"expected a resource, got {word!r}")
    return RESOURCES.index(word)


def resource_bits(words: str) -> int:
    """Kinds of resources as bits: `any` or `twig/resin`."""
    if words == "any":
        return ANY_KIND
    found = 0
    for word in words.split("/"):
        found |= 1 << resource_number(word)
    return found


def color_number(word: str) -> int:
    if word not in COLORS:
        raise TextError(f"expected a color, got {word!r}")
    return COLORS.index(word)


def parse_cost(text: str) -> list[int]:
    """A price like `2 twig 1 resin`."""
    cost = [0, 0, 0, 0]
    words = text.split()
    for i in range(0, len(words), 2):
        if i + 1 == len(words) or not words[i].isdecimal() or words[i + 1] not in RESOURCES:
            raise TextError(f"expected numbers and resources like '2 twig 1 resin', got {text!r}")
        cost[RESOURCES.index(words[i + 1])] += int(words[i])
    return cost
