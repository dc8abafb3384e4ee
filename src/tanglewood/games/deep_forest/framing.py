"""The stage of a turn, read from its line in a position."""

from tanglewood.games.deep_forest.anytime import Reward, Sending
from tanglewood.games.deep_forest.fights import Claim, Commit, Fight
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.pack import Pack
from tanglewood.games.deep_forest.reading import Line
from tanglewood.games.deep_forest.table import OTHERWISE, WON, Table
from tanglewood.games.deep_forest.turn import Choose, Closing, Double, Enter, Forest, Lay, Stand
from tanglewood.kernel.reading import whole
from tanglewood.kernel.state import Frame

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


def read_frame(pack: Pack, players: int, line: Line) -> Frame[Table]:
    words = line.text.split()
    try:
        return frame_of(pack, players, words[0], number_of(words[1], 0, players - 1), words[2:])
    except (IndexError, KeyError, ValueError):
        raise line.error(SHAPES) from None


def frame_of(pack: Pack, players: int, name: str, seat: int, rest: list[str]) -> Frame[Table]:
    if name == "enter":
        return Enter(seat)
    if name == "choose":
        return Choose(seat)
    if name == "lay":
        return Lay(seat, pack.strip_numbers[rest[0]])
    if name == "stand":
        return Stand(seat)
    if name == "double" and rest:
        return Double(seat, tuple([RESOURCES.index(word) for word in rest]))
    if name == "forest":
        return Forest(seat)
    if name == "commit":
        return Commit(seat, pack.strengths.index(int(rest[0])))
    if name == "claim":
        return Claim(seat, pack.strengths.index(int(rest[0])))
    if name == "closing":
        return Closing(seat, (OTHERWISE, WON)[("otherwise", "won").index(rest[0])])
    if name == "sending":
        return Sending(seat, number_of(rest[0], 0, players - 1))
    if name == "reward":
        return Reward(seat)
    if name == "fight" and len(rest) > 3:
        return read_fight(pack, seat, rest)
    raise ValueError


def read_fight(pack: Pack, seat: int, rest: list[str]) -> Fight:
    """Dice with a star were set aside; a `!` behind the rolls: nobody has reacted to the last one."""
    place = pack.strengths.index(int(rest[0]))
    rolls = number_of(rest[1].rstrip("!"), 1, pack.rolls)
    extra = number_of(rest[2], 0, 99)
    dice = tuple([number_of(word.rstrip("*"), 1, 6) for word in rest[3:]])
    aside = sum([1 << i for i, word in enumerate(rest[3:]) if word.endswith("*")])
    if len(dice) > pack.max_dice:
        raise ValueError
    return Fight(seat, place, dice, aside, rolls, extra, rest[1].endswith("!"))
