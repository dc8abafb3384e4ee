"""Damaged positions: whatever is done to a text, it is read or refused, and what is read can be played.

    python tests/tools/fuzzing.py GAME [--texts 100000] [--seed 0]

Nothing but the family of TanglewoodError may be raised, and nothing may take more than a second of processor
time. `make test` does the same with a few texts, `make soak` with a hundred thousand for each game.
"""

import argparse
import re
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from mixes import any_mix, values_of
from playing import fresh, some_moments
from tanglewood.kernel.chance import Rng, fork, seeded
from tanglewood.kernel.errors import TanglewoodError
from tanglewood.kernel.registry import GAMES, GameInfo, lookup
from tanglewood.kernel.setting import spelled
from tanglewood.kernel.state import NOBODY, State

T = TypeVar("T")
NUMBER = re.compile(r"\d+")
SECONDS = 1.0
"""Of processor time, for one text: reading it and playing on."""
EVERY = 2000
"""After so many texts there are others to be damaged."""
MOVES = 40
"""Moves that are played on from a text that was read."""
WOUNDS = 3
"""Places at which a text is damaged, at the most."""
FRAMES = ("doing", "stage")
"""Keys of half-done effects, of which a text may have several."""
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


def damaged(info: GameInfo, texts: list[str], rng: Rng) -> str:
    """One of the texts with a few wounds, some of them made of pieces of another one."""
    lines = picked(texts, rng).splitlines()
    other = picked(texts, rng).splitlines()
    for _ in range(1 + rng.below(WOUNDS)):
        picked(KINDS, rng)(info, lines, other, rng)
    return "\n".join(lines) + "\n"


def picked(things: Sequence[T], rng: Rng) -> T:
    return things[rng.below(len(things))]


def key_of(line: str) -> str:
    return line.partition(":")[0]


# ---------------------------------------------------------------------- wounds


def empty_line(info: GameInfo, lines: list[str], other: list[str], rng: Rng) -> None:
    lines[rng.below(len(lines))] = ""


def left_out_lines(info: GameInfo, lines: list[str], other: list[str], rng: Rng) -> None:
    """Several lines that are not there: a position may leave out what it likes."""
    kept = [line for line in lines if line.startswith("player ") or line.endswith(":") or rng.below(5)]
    lines[:] = kept or lines


def repeated_line(info: GameInfo, lines: list[str], other: list[str], rng: Rng) -> None:
    lines.insert(rng.below(len(lines)), picked(lines, rng))


def strange_line(info: GameInfo, lines: list[str], other: list[str], rng: Rng) -> None:
    lines.insert(rng.below(len(lines)), picked(other, rng))


def line_of_the_other(info: GameInfo, lines: list[str], other: list[str], rng: Rng) -> None:
    """The same line as in another position."""
    at = rng.below(len(lines))
    alike = [line for line in other if key_of(line) == key_of(lines[at])]
    lines[at] = picked(alike, rng) if alike else picked(other, rng)


def frame_of_the_other(info: GameInfo, lines: list[str], other: list[str], rng: Rng) -> None:
    """A half-done effect of another position, in place of one of this or on top of them all."""
    strange = [line for line in other if key_of(line) in FRAMES]
    own = [at for at, line in enumerate(lines) if key_of(line) in FRAMES]
    if strange and own and rng.below(2):
        lines[picked(own, rng)] = picked(strange, rng)
    elif strange:
        lines.append(picked(strange, rng))
    elif own:
        del lines[picked(own, rng)]


def other_option(info: GameInfo, lines: list[str], other: list[str], rng: Rng) -> None:
    """Another value for an option, one that exists."""
    setting = picked(info.settings, rng)
    for at, line in enumerate(lines):
        if key_of(line) == setting.name:
            lines[at] = f"{setting.name}: {spelled(picked(values_of(setting), rng))}"


def moved_word(info: GameInfo, lines: list[str], other: list[str], rng: Rng) -> None:
    """A card or piece that goes to another line, or is on both."""
    at = rng.below(len(lines))
    words = lines[at].split()
    if len(words) < 2:
        return
    word = words[1 + rng.below(len(words) - 1)]
    if rng.below(2):
        lines[at] = lines[at].replace(f" {word}", "", 1)
    lines[rng.below(len(lines))] += f" {word}"


def swapped_words(info: GameInfo, lines: list[str], other: list[str], rng: Rng) -> None:
    """What stands behind the keys of two lines changes places."""
    a, b = rng.below(len(lines)), rng.below(len(lines))
    key, colon, words = lines[a].partition(":")
    if colon and ":" in lines[b]:
        lines[a] = f"{key}:{lines[b].partition(':')[2]}"
        lines[b] = f"{key_of(lines[b])}:{words}"


def other_number(info: GameInfo, lines: list[str], other: list[str], rng: Rng) -> None:
    """A number that is a little more, a little less, none, or far too much."""
    numbers = [(at, found) for at, line in enumerate(lines) for found in NUMBER.finditer(line)]
    if numbers:
        at, found = picked(numbers, rng)
        n = int(found[0])
        changed = picked((n + 1, n + 1, max(n - 1, 0), max(n - 1, 0), 0, 2 * n, 10 * n + 9), rng)
        lines[at] = f"{lines[at][: found.start()]}{changed}{lines[at][found.end() :]}"


def other_word(info: GameInfo, lines: list[str], other: list[str], rng: Rng) -> None:
    """A word that is gone, doubled, nonsense, or one of another line."""
    at = rng.below(len(lines))
    line = lines[at]
    indent = line[: len(line) - len(line.lstrip())]
    words = line.split() or [""]
    place = rng.below(len(words))
    kind = rng.below(4)
    if kind == 0:
        del words[place]
    elif kind == 1:
        words.insert(place, picked(words, rng))
    elif kind == 2:
        words[place] = picked(JUNK, rng)
    else:
        words[place] = picked(picked(other, rng).split() or [""], rng)
    lines[at] = indent + " ".join(words)


def word_of_its_kind(info: GameInfo, lines: list[str], other: list[str], rng: Rng) -> None:
    """A word that stands in the same line of another position."""
    at = rng.below(len(lines))
    words = lines[at].split()
    alike = [line.split() for line in other if key_of(line) == key_of(lines[at])]
    if len(words) > 1 and alike and len(alike[0]) > 1:
        words[1 + rng.below(len(words) - 1)] = picked(alike[0][1:], rng)
        lines[at] = " ".join(words)


Wound = Callable[[GameInfo, list[str], list[str], Rng], None]
KINDS: tuple[Wound, ...] = (
    *(empty_line, left_out_lines, left_out_lines, repeated_line, strange_line),
    *(line_of_the_other, line_of_the_other, frame_of_the_other, frame_of_the_other, other_option),
    *(moved_word, moved_word, swapped_words, other_number, other_number, other_word, other_word),
    word_of_its_kind,
)
"""Those that leave a text that still looks like a position come more often."""


# ---------------------------------------------------------------------- trying


def try_out(info: GameInfo, text: str, rng: Rng) -> bool:
    """Read a text and play on from it; whether it was taken for a position."""
    try:
        state = info.read(text)
    except TanglewoodError:
        return False
    look_at(info, state)
    play_on(state, rng)
    look_at(info, state)
    return True


def look_at(info: GameInfo, state: State) -> None:
    """What is taken for a position is one, and everybody can look at it."""
    assert state.problems() == []
    for seat in (*range(int(state.settings()["players"])), NOBODY):
        state.view(seat)
    again = info.read(state.text())
    assert again.text() == state.text()


def play_on(state: State, rng: Rng) -> None:
    for _ in range(MOVES):
        if state.turn == NOBODY:
            assert state.result() is not None
            return
        options = state.options()
        assert options
        state.imagine(state.turn, rng)
        state.play(options[rng.below(len(options))])


def run(game: str, texts: int, seed: int, games: int = 12) -> tuple[int, int]:
    """How many damaged texts were refused, and how many were taken for positions. The sound ones come out of
    so many games at a time."""
    info = lookup(game)
    taken = 0
    sound: list[str] = []
    for number in range(texts):
        rng = seeded(fork(seed, number))
        if number % EVERY == 0:
            sound = sound_texts(info, rng, games)
        text = damaged(info, sound, rng)
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
