"""Why a move is good, in the words of its game: what it brings, what it costs, and what it makes possible.

A move is played in several worlds that its player can imagine. What is the same in all of them is foreseen,
and only that is said: nothing that hangs on a hidden card or on chance.
"""

from collections.abc import Callable
from typing import Any

from tanglewood.kernel.chance import fork, seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.narrator import Narrator
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.state import State
from tanglewood.kernel.text.phrase import Phrase
from tanglewood.words import words

WORLDS = 3
MOST = 4
"""Reasons that are given for a move."""
DECISIONS = 8
"""Decisions in the middle of an effect that are looked at."""


def why(narrator: Narrator[Any], seat: Seat, move: Move, seed: int) -> str:
    """The reasons for a move as one line."""
    return whys(narrator, seat, [move], seed)[0]


def whys(narrator: Narrator[Any], seat: Seat, moves: list[Move], seed: int) -> list[str]:
    """The reasons for each of these moves as a line. What they all have in common comes last: whoever reads
    one after the other wants to know what tells them apart."""
    found = [reasons(narrator, seat, move, seed) for move in moves]
    lines: list[str] = []
    for here in found:
        shared = [reason for reason in here if len(found) > 1 and all(reason in other for other in found)]
        lines.append(line_of([reason for reason in here if reason not in shared] + shared))
    for place, line in enumerate(lines):
        first = lines.index(line)
        if first < place:
            lines[place] = words().say("reason-same", n=first + 1, why=line)
    return lines


def line_of(reasons: list[Phrase]) -> str:
    line = ""
    for reason in reasons[:MOST]:
        said = words().phrase(reason)
        line = words().say("reason-and", first=line, last=said) if line else said
    return line


def reasons(narrator: Narrator[Any], seat: Seat, move: Move, seed: int) -> list[Phrase]:
    """What speaks for a move in every world that its player can imagine; never nothing."""
    found: list[Phrase] | None = None
    chance = True
    for number in range(WORLDS):
        world = seat.imagine(seeded(fork(seed, 7, number)))
        before = world.copy()
        foreseen = Foreseen(narrator, world, move, seat.number)
        chance = chance and foreseen.chance
        here = narrator.reasons(before, world, foreseen.events, move)
        found = here if found is None else [reason for reason in found if reason in here]
    return found or [Phrase("reason-chance" if chance else "reason-later")]


class Foreseen:
    """What happens after a move up to where chance takes over: `events`, and whether it does take over. In
    the middle of the effect its player does what looks best. The world is left where it stands then."""

    def __init__(self, narrator: Narrator[Any], world: State, move: Move, seat: int) -> None:
        heard: list[Event] = []
        play = listening(world, heard)
        play(move)
        certain = until_chance(narrator, heard)
        for _ in range(DECISIONS):
            if world.turn != seat or not narrator.inside(world) or certain < len(heard):
                break
            play(best(world, seat))
            certain = until_chance(narrator, heard)
        # How many cards are drawn is no matter of chance, only which.
        self.events = heard[:certain] + [
            event for event in heard[certain : certain + 1] if event.seat == seat
        ]
        self.chance = certain < len(heard)


def until_chance(narrator: Narrator[Any], events: list[Event]) -> int:
    """How many of these events come before chance decides something."""
    for place, event in enumerate(events):
        if event.chance and event.name not in narrator.harmless:
            return place
    return len(events)


def listening(world: State, heard: list[Event]) -> Callable[[Move], None]:
    world.listener = heard.append
    return world.play


def best(world: State, seat: int) -> Move:
    """The option after which the position looks best to the game's own heuristic."""
    found, most = world.options()[0], float("-inf")
    for option in world.options():
        after = world.copy()
        after.play(option)
        worth = after.value(seat)
        if worth > most:
            found, most = option, worth
    return found
