"""The abilities of gifts, read from the words of the pack.

no bonus for others | no beetles | any landscape | moves remove | first card twice | tiles are free
hires cost 1 leaf less
FUNCTION for each hire
FUNCTION for each drop off
"""

import re

from tanglewood.games.mycelia.board import powers
from tanglewood.games.mycelia.components.language import parse
from tanglewood.games.mycelia.effects.base import EffectLine
from tanglewood.kernel.errors import TextError

FLAGS = {
    "no bonus for others": powers.NO_BONUS,
    "no beetles": powers.NO_BEETLES,
    "any landscape": powers.ANY_LANDSCAPE,
    "moves remove": powers.MOVES_REMOVE,
    "first card twice": powers.TWICE,
    "tiles are free": powers.FREE_TILES,
}
DISCOUNT = re.compile(r"hires cost (\d) (?:leaf|leaves) less")
FOR_HIRE = " for each hire"
FOR_DROP = " for each drop off"


class Ability:
    """What a gift does while it works: the bit it sets, the leaves it saves, the line it lets the player
    carry out."""

    __slots__ = ("discount", "line", "power")

    def __init__(self, power: int, discount: int, line: EffectLine | None) -> None:
        self.power = power
        self.discount = discount
        self.line = line


def parse_ability(text: str) -> Ability:
    """Read an ability.

    >>> str(parse_ability("1 favour for each hire").line)
    '1 favour'
    >>> parse_ability("hires cost 1 leaf less").discount
    1
    """
    if not text:
        return Ability(0, 0, None)
    if text in FLAGS:
        return Ability(FLAGS[text], 0, None)
    match = DISCOUNT.fullmatch(text)
    if match:
        return Ability(powers.CHEAPER, int(match[1]), None)
    if text.endswith(FOR_HIRE):
        return Ability(powers.ANSWERS, 0, answer(text.removesuffix(FOR_HIRE)))
    if text.endswith(FOR_DROP):
        return Ability(powers.PAYS, 0, answer(text.removesuffix(FOR_DROP)))
    known = ", ".join([*FLAGS, "hires cost 1 leaf less", "...for each hire", "...for each drop off"])
    raise TextError(f"expected one of: {known}; got {text!r}")


def answer(text: str) -> EffectLine:
    line = parse(text)
    if len(line.parts) != 1 or line.parts[0].times != 1:
        raise TextError(f"expected one single part before 'for each', got {text!r}")
    return line
