"""Damaged positions: whatever is done to a text, it is read or refused, and what is read can be played.

    python tests/fuzzing.py GAME [--texts 100000] [--seed 0]

Nothing but the family of TanglewoodError may be raised, and nothing may take more than a second of processor
time. `make test` does the same with a few texts, `make soak` with a hundred thousand for each game.
"""

import argparse
import signal
from collections.abc import Iterator
from contextlib import contextmanager

from mixes import any_mix
from playing import fresh, some_moments
from tanglewood.kernel.chance import Rng, fork, seeded
from tanglewood.kernel.errors import TanglewoodError
from tanglewood.kernel.registry import GAMES, GameInfo, lookup
from tanglewood.kernel.state import NOBODY, State

SECONDS = 1.0
"""Of processor time, for one text: reading it and playing on."""
MOVES = 40
"""Moves that are played on from a text that was read."""
WOUNDS = 3
"""Places at which a text is damaged, at the most."""
JUNK = (
    "",
    "-",
    "0",
    "-1",
    "99",
    "1000000",
    "yes",
    "no",
    "none",
    "|",
    "~",
    "*",
    "=",
    "?",
    "\x00",
    "é",
    "x" * 300,
)


class TooLongError(Exception):
    """A text took more than its share of processor time."""


@contextmanager
def bounded(seconds: float = SECONDS) -> Iterator[None]:
    """Stops what finds no end, by processor time: a busy machine makes nothing fail."""

    def stop(*_: object) -> None:
        raise TooLongError

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def sound_texts(info: GameInfo, rng: Rng, games: int) -> list[str]:
    """Texts of positions out of random games of any mix of options."""
    texts: list[str] = []
    for _ in range(games):
        seed = rng.below(2**40)
        state = fresh(info.id, seed, **any_mix(info, seed))
        texts += [moment.text() for moment in some_moments(state, seed, every=31)]
    return texts


def damaged(texts: list[str], rng: Rng) -> str:
    """One of the texts with a few wounds, some of them made of pieces of another one."""
    lines = texts[rng.below(len(texts))].splitlines()
    other = texts[rng.below(len(texts))].splitlines()
    for _ in range(1 + rng.below(WOUNDS)):
        wound(lines, other, rng)
    return "\n".join(lines) + "\n"


def wound(lines: list[str], other: list[str], rng: Rng) -> None:
    """Damage one line: most often a word of it, so that the text still looks like a position."""
    at = rng.below(len(lines))
    strange = other[rng.below(len(other))]
    kind = rng.below(10)
    if kind == 0:
        lines[at] = ""
    elif kind == 1:
        lines.insert(at, lines[rng.below(len(lines))])
    elif kind == 2:
        lines.insert(at, strange)
    elif kind == 3:
        key = lines[at].partition(":")[0]
        alike = [line for line in other if line.partition(":")[0] == key]
        lines[at] = alike[rng.below(len(alike))] if alike else strange
    else:
        lines[at] = with_another_word(lines[at], strange, kind, rng)


def with_another_word(line: str, strange: str, kind: int, rng: Rng) -> str:
    indent = line[: len(line) - len(line.lstrip())]
    words = line.split() or [""]
    at = rng.below(len(words))
    if kind == 4:
        del words[at]
    elif kind == 5:
        words.insert(at, words[rng.below(len(words))])
    elif kind == 6:
        words[at] = JUNK[rng.below(len(JUNK))]
    elif kind == 7:
        digits = [sign for sign in words[at] if sign.isdigit()]
        if digits:
            words[at] = words[at].replace(digits[rng.below(len(digits))], str(rng.below(10)), 1)
    else:
        pieces = strange.split() or [""]
        words[at] = pieces[rng.below(len(pieces))]
    return indent + " ".join(words)


def try_out(info: GameInfo, text: str, rng: Rng) -> bool:
    """Read a text and play on from it; whether it was taken for a position."""
    try:
        state = info.read(text)
    except TanglewoodError:
        return False
    assert state.problems() == []
    players = int(state.settings()["players"])
    for seat in (*range(players), NOBODY):
        state.view(seat)
    again = info.read(state.text())
    assert again.text() == state.text()
    play_on(state, rng)
    return True


def play_on(state: State, rng: Rng) -> None:
    for _ in range(MOVES):
        if state.turn == NOBODY:
            assert state.result() is not None
            return
        options = state.options()
        assert options
        state.imagine(state.turn, rng)
        state.play(options[rng.below(len(options))])


def run(game: str, texts: int, seed: int) -> tuple[int, int]:
    """How many damaged texts were refused, and how many were taken for positions."""
    info = lookup(game)
    taken = 0
    sound: list[str] = []
    for number in range(texts):
        rng = seeded(fork(seed, number))
        if number % 2000 == 0:
            sound = sound_texts(info, rng, games=12)
        text = damaged(sound, rng)
        try:
            with bounded():
                taken += try_out(info, text, rng)
        except Exception:
            print(f"--- text {number} of {game} with the seed {seed} ---\n{text}")
            raise
    return texts - taken, taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(GAMES))
    parser.add_argument("--texts", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    wish = parser.parse_args()
    for game in wish.games:
        refused, taken = run(game, wish.texts, wish.seed)
        print(f"{game}: {refused} damaged texts refused, {taken} taken for positions and played on")


if __name__ == "__main__":
    main()
