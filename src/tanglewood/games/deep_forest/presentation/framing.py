"""The stage of a turn, read from its line in a position."""

from collections.abc import Callable

from tanglewood.games.deep_forest.board.table import OTHERWISE, WON, Table
from tanglewood.games.deep_forest.components.pack import Pack
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play.anytime import Reward, Sending
from tanglewood.games.deep_forest.play.fights import Claim, Commit, Fight
from tanglewood.games.deep_forest.play.turn import Choose, Closing, Double, Enter, Forest, Lay, Stand
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.position import TextLine
from tanglewood.kernel.text.reading import whole

SHAPES = (
    "'enter SEAT', 'choose SEAT', 'lay SEAT STRIP', 'stand SEAT', 'double SEAT KIND ...', 'forest SEAT', "
    "'commit SEAT STRENGTH', 'fight SEAT STRENGTH ROLLS EXTRA DICE ...', 'claim SEAT STRENGTH', "
    "'closing SEAT won/otherwise', 'sending SEAT TARGET' or 'reward SEAT'"
)


def number_of(word: str, low: int, high: int) -> int:
    number = whole(word, low, high)
    if number is None:
        raise ValueError
    return number


def read_frame(pack: Pack, players: int, line: TextLine) -> Frame[Table]:
    words = line.words()
    try:
        return frame_of(pack, players, words[0], number_of(words[1], 0, players - 1), words[2:])
    except (IndexError, KeyError, ValueError):
        raise line.error(SHAPES) from None


def frame_of(pack: Pack, players: int, name: str, seat: int, rest: list[str]) -> Frame[Table]:
    if name == "double" and rest:
        return Double(seat, tuple([RESOURCES.index(word) for word in rest]))
    if name == "fight" and len(rest) > 3:
        return read_fight(pack, seat, rest)
    if not rest and name in ALONE:
        return ALONE[name](seat)
    if len(rest) != 1:
        raise ValueError
    if name == "lay":
        return Lay(seat, pack.strip_numbers[rest[0]])
    if name == "commit":
        return Commit(seat, read_strength(pack, rest[0]))
    if name == "claim":
        return Claim(seat, read_strength(pack, rest[0]))
    if name == "closing":
        return Closing(seat, (OTHERWISE, WON)[("otherwise", "won").index(rest[0])])
    if name == "sending":
        return Sending(seat, number_of(rest[0], 0, players - 1))
    raise ValueError


ALONE: dict[str, Callable[[int], Frame[Table]]] = {
    "enter": Enter,
    "choose": Choose,
    "stand": Stand,
    "forest": Forest,
    "reward": Reward,
}


def read_strength(pack: Pack, word: str) -> int:
    return pack.strengths.index(number_of(word, 0, 99))


def read_fight(pack: Pack, seat: int, rest: list[str]) -> Fight:
    """Dice with a star are set aside; a `!` after the rolls means that nobody has reacted to the last one."""
    place = read_strength(pack, rest[0])
    rolls = number_of(rest[1].removesuffix("!"), 1, pack.rolls)
    extra = number_of(rest[2], 0, 99)
    dice = tuple([number_of(word.removesuffix("*"), 1, 6) for word in rest[3:]])
    aside = sum([1 << i for i, word in enumerate(rest[3:]) if word.endswith("*")])
    return Fight(seat, place, dice, aside, rolls, extra, rest[1].endswith("!"))
