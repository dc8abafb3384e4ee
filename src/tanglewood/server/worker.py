"""A worker process: it thinks about one thing at a time, says how far it is, and stops when it is told to."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Concatenate

from tanglewood.bots import SearchBot, make_bot
from tanglewood.bots.search import thoughts
from tanglewood.kernel.move import Move
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat
from tanglewood.review import Judgement, effort_of, effort_of_review, judge
from tanglewood.review import advise as look_for_the_best

OFTEN = 0.1
"""Seconds between two words about how far a thought is."""


class Stopped(Exception):  # noqa: N818  not a mistake: nobody wants to know any more
    """The thought was given up by whoever asked."""


class Mind:
    """What a thought knows of the world outside: how long it may take, and whom to tell how far it is."""

    def __init__(self, line: "Connection[Any, Any] | None", number: int, seconds: float) -> None:
        self.line = line
        self.number = number
        self.seconds = seconds
        self.last = time.monotonic()

    def tell(self, share: float) -> None:
        """Say how far the thought is. Here it ends if it was given up."""
        now = time.monotonic()
        if self.line is None or now - self.last < OFTEN:
            return
        self.last = now
        if self.line.poll() and self.line.recv() == ("stop", self.number):
            raise Stopped
        self.line.send(("far", self.number, share))


Work = Callable[Concatenate[Mind, ...], Any]


def serve(line: "Connection[Any, Any]") -> None:
    """Think about whatever comes along the line, until it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    leave_with_the_server()
    while True:
        try:
            what, number, *rest = line.recv()
            if what != "work":
                continue  # a stop that came too late
            work, seconds, args = rest
            line.send(answer(Mind(line, number, seconds), work, args))
        except (EOFError, OSError):
            return


def answer(mind: Mind, work: Work, args: tuple[Any, ...]) -> tuple[str, int, object]:
    try:
        return "done", mind.number, work(mind, *args)
    except Stopped:
        return "stopped", mind.number, None
    except Exception as problem:
        return "failed", mind.number, f"{type(problem).__name__}: {problem}"


def leave_with_the_server() -> None:
    """A worker whose server was killed would wait for work for ever; so it watches the server."""
    server = multiprocessing.parent_process()
    if server is not None:

        def watch() -> None:
            server.join()
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()


# ---------------------------------------------------------------------- what can be thought about


def choose(mind: Mind, game: str, position: str, bot: str, seed: int) -> str:
    """What a bot plays in a position."""
    seat = Seat(lookup(game).read(position, checked=False))
    player = make_bot(bot, seed)
    if not isinstance(player, SearchBot) or len(seat.options) == 1:
        return player.choose(seat).text
    player.seconds = shorter(player.seconds, mind.seconds)
    best: Move = thoughts(player.think(seat, mind.tell, True), seat.options)[0].move
    return best.text


Advised = tuple[str, float, float]
"""A move, what its player may expect of it, and half the width of the 95 % interval of that."""


def advise(
    mind: Mind, game: str, position: str, bot: str, iterations: int, seed: int, best: int
) -> list[Advised]:
    """The moves a level that searches likes best, with what it expects of them."""
    seat = Seat(lookup(game).read(position, checked=False))
    found = look_for_the_best(seat, effort_of(bot, iterations, mind.seconds), best, seed, mind.tell)
    return [(thought.move.text, thought.expectation, thought.sure) for thought in found]


def review(
    mind: Mind, game: str, position: str, played: str, level: str, most: int, seconds: float, seed: int
) -> Judgement:
    """What a decision was worth beside the best one."""
    state = lookup(game).read(position, checked=False)
    effort = effort_of_review(level, most, min(seconds, mind.seconds))
    return judge(state, played, effort, seed, mind.tell)


def shorter(own: float, allowed: float) -> float:
    """0 means without end."""
    return min(own, allowed) if own else allowed
