"""Two worlds that a viewer cannot tell apart, and moves in both of which the viewer sees the same.

The second world is imagined from what the viewer knows of the first. Where somebody else chooses among things
the viewer cannot see, other things are chosen in the second world: `discard wanderer` here, `discard fool`
there. What the viewer sees is defined by the games themselves, by `view` and by the open half of events;
whatever else reaches the viewer has to be the same in both.
"""

from collections.abc import Iterator
from itertools import islice

from playing import fresh, random_game
from tanglewood.kernel.chance import Rng, seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import NOBODY, State
from tanglewood.server.live.watchers import encode

TRIES = 12
"""Moves of the second world that are tried for one of the first."""


def moment(game: str, seed: int, viewer: int, **options: Choice) -> State | None:
    """A position of a random game in which somebody else than the viewer has to choose, by preference in
    the middle of an effect."""
    begun = fresh(game, seed, **options)
    start = seed * 31 % 90
    found = None
    for state in islice(random_game(begun, seed + 1), start, start + 60):
        if state.turn in (viewer, NOBODY) and viewer != NOBODY:
            continue
        found = state.copy()
        if len(state.stack) > 1 and len(state.options()) > 1:
            break
    return found


class Worlds:
    """The two worlds as they are now, for one viewer."""

    def __init__(self, one: State, viewer: int, rng: Rng) -> None:
        self.viewer = viewer
        self.rng = rng
        self.one = one
        self.two = one.imagine(viewer, rng)

    def moves(self) -> tuple[Move, Move] | None:
        """A move for each world, by the seat that decides; None if whatever is played tells them apart."""
        offered = shuffled(self.one.options(), self.rng)
        if self.one.turn == self.viewer:
            same = offered[0]
            return (same, same) if self.alike(same, same) else None
        for move in offered[:3]:
            for other in self.candidates(move):
                if self.alike(move, other):
                    return move, other
        return None

    def candidates(self, move: Move) -> Iterator[Move]:
        """Moves of the second world, those that touch something else first."""
        offered = shuffled(self.two.options(), self.rng)
        alike = [other for other in offered if other != move and verb(other) == verb(move)]
        yield from islice(alike, TRIES)
        yield from [other for other in offered if other == move]

    def alike(self, move: Move, other: Move) -> bool:
        """Whether the viewer sees the same happen."""
        one, heard = played(self.one, move)
        two, also = played(self.two, other)
        return (
            one.turn == two.turn
            and self.seen(heard) == self.seen(also)
            and encode(one.view(self.viewer)) == encode(two.view(self.viewer))
        )

    def seen(self, events: list[Event]) -> list[object]:
        return [(event.name, event.seat, event.seen_by(self.viewer)) for event in events]

    def known_alike(self) -> bool:
        """Whether the viewer knows the same, too: what it saw long ago may tell it more than its view."""
        one, two = (world.imagine(self.viewer, seeded(5)).text() for world in (self.one, self.two))
        return one == two

    def play(self, move: Move, other: Move) -> None:
        self.one.play(move)
        self.two.play(other)


def verb(move: Move) -> str:
    """What kind of move it is: `discard`, or `play` and not `play meadow`."""
    return " ".join([move.text.split()[0], *[thing.split(":")[0] for thing in move.path]])


def played(state: State, move: Move) -> tuple[State, list[Event]]:
    heard: list[Event] = []
    after = state.copy()
    after.listener = heard.append
    after.play(move)
    after.listener = None
    return after, heard


def shuffled(moves: list[Move], rng: Rng) -> list[Move]:
    places = list(range(len(moves)))
    rng.shuffle(places)
    return [moves[place] for place in places]
