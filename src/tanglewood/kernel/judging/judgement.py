"""What was learned from games: a small net that corrects the share of the win a game's own outlook gives.

A game lists features of a seat: numbers with a name each, and things (a card in hand, a tile) that are there
or not. The net has one hidden layer; its answer is a factor, as a logarithm, for the seat's share. A net of
zeros leaves the outlook as it is, and so does a feature it has never met: cards a designer adds are judged by
the game's own outlook alone. Learned by tanglewood/learning, kept in `bot/judgement.json` of a game.
"""

import json
from math import exp, log
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from tanglewood.kernel.errors import PackError

if TYPE_CHECKING:
    from tanglewood.kernel.state import State

S = TypeVar("S", bound="State")
LEAST: Final = 1e-4
"""No share is taken for smaller than this: chance may still turn a game."""
FAR: Final = 6.0
"""The most a correction can say, as a logarithm."""


class Numbers:
    """A row of numbers that are no objects: a search judges thousands of positions by them."""

    __slots__ = ("count", "values")

    def __init__(self, room: int) -> None:
        self.values = vec[float]([0.0] * room)
        self.count: i64 = 0

    def add(self, number: float) -> None:
        self.values[self.count] = number
        self.count += 1

    def add_all(self, numbers: list[float]) -> None:
        for number in numbers:
            self.add(number)

    def listed(self) -> list[float]:
        return list(self.values)[: self.count]


def numbers_of(parts: list[float]) -> Numbers:
    found = Numbers(len(parts))
    found.add_all(parts)
    return found


class Features:
    """What a position is for one seat: numbers, in the order of their names, and things by their place in the
    list of names."""

    __slots__ = ("parts", "things")

    def __init__(self, parts: Numbers) -> None:
        self.parts = parts
        self.things: list[int] = []


class Judgement:
    """The net. Each feature has a row: its weight for every hidden unit, and one for the answer itself."""

    __slots__ = ("answer", "bias", "rows", "sums", "width")

    def __init__(self, rows: list[list[float]], bias: list[float], answer: list[float]) -> None:
        self.width = len(bias)
        self.rows = vec[float]([weight for row in rows for weight in row])
        self.bias = vec[float](bias)
        self.answer = vec[float](answer)
        self.sums = vec[float](bias)  # room to reckon in

    def correction(self, features: Features) -> float:
        """The logarithm of the factor for a seat's share."""
        width: i64 = self.width
        rows = self.rows
        sums = self.sums
        bias = self.bias
        j: i64 = 0
        while j < width:
            sums[j] = bias[j]
            j += 1
        start: i64 = 0
        parts = features.parts.values
        count = features.parts.count
        i: i64 = 0
        while i < count:
            part = parts[i]
            if part != 0.0:
                j = 0
                while j < width:
                    sums[j] += part * rows[start + j]
                    j += 1
            start += width
            i += 1
        for thing in features.things:
            start = thing * width
            j = 0
            while j < width:
                sums[j] += rows[start + j]
                j += 1
        answer = self.answer
        hidden: i64 = width - 1
        total = sums[hidden]
        j = 0
        while j < hidden:
            at = sums[j]
            if at > 0.0:
                total += at * answer[j]
            j += 1
        return max(-FAR, min(FAR, total))


class Learned(Generic[S]):
    """What was learned for a pack: the names of its features in their order, and the net, None where nothing
    was learned. Games keep beside it what their features need, and say what these are."""

    __slots__ = ("names", "net")

    def __init__(self, names: list[str], file: Path) -> None:
        self.names = names
        self.net: Judgement | None = read(names, file) if file.is_file() else None

    def features(self, state: S, shares: list[float]) -> list[Features]:
        """What a position is for each seat, in the order of the names; `shares` is its outlook."""
        raise NotImplementedError

    def judged(self, state: S, net: Judgement) -> list[float]:
        """The outlook, corrected. A game whose features rest on its outlook reckons both at once."""
        shares = state.outlook()
        return corrected(shares, [net.correction(features) for features in self.features(state, shares)])


def read(names: list[str], file: Path) -> Judgement:
    """The net of a file for features of these names."""
    try:
        return net_of(names, json.loads(file.read_text(encoding="utf-8")))
    except (ValueError, KeyError, TypeError, AttributeError):
        raise PackError(
            f"{file.name}: expected `bias` and `answer`, and `rows` as long as the bias for each feature"
        ) from None


def net_of(names: list[str], found: dict[str, Any]) -> Judgement:
    bias = [float(it) for it in found["bias"]]
    answer = [float(it) for it in found["answer"]]
    rows = {name: [float(it) for it in row] for name, row in found["rows"].items()}
    if len(answer) != len(bias) - 1 or any(len(row) != len(bias) for row in rows.values()):
        raise ValueError("rows of different lengths")
    nothing = [0.0] * len(bias)
    return Judgement([rows.get(name, nothing) for name in names], bias, answer)


def as_part(share: float) -> float:
    """A share of the win as a feature: its logarithm, so that nothing is multiplied twice."""
    return log(max(LEAST, share))


def corrected(shares: list[float], corrections: list[float]) -> list[float]:
    """Shares of the win after corrections. What the seats leave is the share of an opponent without one."""
    found = [max(LEAST, shares[i]) * exp(corrections[i]) for i in range(len(shares))]
    rest = 1.0 - sum(shares)
    total = sum(found) + (rest if rest > LEAST else 0.0)
    return [it / total for it in found]
