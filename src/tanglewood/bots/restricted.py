"""Restricted play: a bot that decides like another one, but leaves out whatever matches its patterns.

`greedy-without-land:pearlbrook+card:fool` plays like greedy and takes no option with one of these names as
long as another one is legal. So two bots that differ in nothing else show what a thing is worth.

A move has names: `move:` with its text, a dot for each space (`move:play.fool`); the things of its path
(`hand:fool`); and those its game gives it (`State.groups`, `State.names_of`). A pattern is one of these
names, or several of them with `*`, `?` and `[...]` as in file names.
"""

from fnmatch import fnmatchcase
from functools import cache
from typing import Final

from tanglewood.kernel.chance import Rng
from tanglewood.kernel.errors import BotError
from tanglewood.kernel.move import Move
from tanglewood.kernel.seat import Bot, Seat
from tanglewood.kernel.state import State
from tanglewood.kernel.text.echo import echo, meant

WITHOUT: Final = "-without-"
"""Stands between the level and its patterns."""
AND: Final = "+"
"""Stands between two patterns."""
LISTED: Final = 40
"""How many names a refusal lists; of more it names the nearest."""

Patterns = tuple[str, ...]

SOUND: Final[set[tuple[str, Patterns]]] = set()
"""Packs with patterns that were found in them: every game has new bots."""


def split(name: str) -> tuple[str, Patterns]:
    """The level of a bot's name, and its patterns; none for a bot that may take everything.

    >>> split("greedy-without-land:pearlbrook+card:fool")
    ('greedy', ('land:pearlbrook', 'card:fool'))
    >>> split("greedy")
    ('greedy', ())
    """
    level, without, rest = name.partition(WITHOUT)
    return level, tuple(rest.split(AND)) if without else ()


def check_patterns(position: State | Seat, patterns: Patterns) -> None:
    """Refuse a pattern that no move of this game can ever match."""
    key = (position.pack(), patterns)
    if key in SOUND:
        return
    known = position.all_names()
    for pattern in patterns:
        if not any(fnmatchcase(name, pattern) for name in known):
            game = position.pack().split(" ", 1)[0]
            raise BotError(f"no move of {game} is called {echo(pattern)}{offered(pattern, known)}")
    SOUND.add(key)


def offered(pattern: str, known: list[str]) -> str:
    """What there is instead: the names of the same kind, or all kinds."""
    kind = pattern.partition(":")[0]
    same = sorted({name for name in known if name.startswith(f"{kind}:")})
    if same:
        near = meant(pattern, same)
        listed = ", ".join(same) if len(same) <= LISTED else f"{same[0]}, {same[1]} … {same[-1]}"
        return f"{near}; there is {listed}"
    kinds = sorted({name.partition(":")[0] for name in known})
    return f"; there is {', '.join([f'{kind}:…' for kind in kinds])}"


@cache
def barred(patterns: Patterns, names: tuple[str, ...]) -> bool:
    """Whether something with these names is left out. Games ask for the same few thousand again and again."""
    for pattern in patterns:
        for name in names:
            if fnmatchcase(name, pattern):
                return True
    return False


class RestrictedBot(Bot):
    """Hands the seat to another bot with fewer options. In its own turns to come that bot imagines the whole
    game, so it may hope for what it will not take."""

    def __init__(self, rng: Rng, inner: Bot, patterns: Patterns) -> None:
        super().__init__(rng)
        self.inner = inner
        self.patterns = patterns

    def choose(self, seat: Seat) -> Move:
        self.restrict(seat)
        return self.inner.choose(seat)

    def weigh(self, seat: Seat) -> list[tuple[Move, float]]:
        self.restrict(seat)
        return self.inner.weigh(seat)

    def restrict(self, seat: Seat) -> None:
        check_patterns(seat, self.patterns)
        left_out: set[int] = set()
        allowed: list[Move] = []
        for move in seat.options:
            if barred(self.patterns, seat.names_of(move)):
                left_out.add(move.index)
            else:
                allowed.append(move)
        if allowed:
            seat.options = allowed
            seat.left_out = left_out
