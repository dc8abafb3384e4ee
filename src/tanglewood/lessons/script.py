"""Lessons as their games bring them: a folder `lessons/` in the package, one TOML file a lesson.

    id = "1"
    minutes = 4
    position = '''
    mycelia
    players: 2
    ...
    '''

    [[step]]
    do = ["end"]
    then = ["play drifting-leaf", "end"]
    slip = [{ wish = "hire ghost", rule = "MY.turn.hire", after = [] }]
    trap = [{ moves = ["use b"], expect = ["v.players[0].leaves == 0"] }]
    fine = [{ moves = ["use a", "end"] }]
    expect = ["v.players[0].leaves == 2"]

`do` are the moves of the person, `then` what the others play after them. A `slip` is a wish that the engine
must refuse by the rule named, `after` some moves of the step; a `trap` a legal side road that is played, seen
and taken back; a `fine` other moves that count as right. Traps and fines begin where the step does. `expect`
are facts for tests: expressions over `v`, what the person sees after the step, `r`, the result, `events`, the
names of what happened, and `options`, the moves there are now.

The sentences are in the Fluent files of the game, under keys like `lesson-mycelia-1-3-say`; HEADS, PARTS and
ASIDES name the last words.
"""

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from tanglewood.kernel.errors import PackError, TanglewoodError, saying
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.kernel.text.echo import echo, meant, nearest
from tanglewood.kernel.text.phrase import Phrase
from tanglewood.words import words

FOLDER = "lessons"
HEADS = ("title", "goal", "closing")
"""The sentences of a whole lesson."""
PARTS = ("say", "notice", "otherwise", "meanwhile")
"""The sentences of a step: before it, after it, if something else is done, and while the others play."""
ASIDES = ("slip", "trap", "fine")
"""What else may happen in a step, each with a sentence of its own: `lesson-mycelia-1-3-trap-1`."""
LAST = 1000


class UnknownLessonError(TanglewoodError):
    """The game has no lesson of this name."""


class Slip(msgspec.Struct, forbid_unknown_fields=True):
    """A forbidden wish, after these moves of the step."""

    wish: str
    rule: str
    after: list[str] = []


class Way(msgspec.Struct, forbid_unknown_fields=True):
    """Other moves from the beginning of a step: a side road, or one that counts as right."""

    moves: list[str]
    expect: list[str] = []


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One thing to learn."""

    do: list[str]
    then: list[str] = []
    slip: list[Slip] = []
    trap: list[Way] = []
    fine: list[Way] = []
    expect: list[str] = []


class Script(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as it is written. Numbered lessons come first, the others by `order`, then by name.

    `sign` is its picture in the list: a row of the game's signs, as in the drawings of the rulebook."""

    id: str
    minutes: int
    position: str
    step: list[Step]
    person: int = 0
    order: int = LAST
    sign: str = ""


class Lesson:
    """A lesson of a game with its sentences."""

    def __init__(self, game: str, script: Script) -> None:
        self.game = game
        self.id = script.id
        self.minutes = script.minutes
        self.position = script.position.strip() + "\n"
        self.steps = script.step
        self.person = script.person
        self.sign = script.sign
        self.order = int(script.id) if script.id.isdigit() else script.order

    def key(self, *parts: object) -> str:
        """The key of a sentence: `lesson-mycelia-1-3-trap-1`."""
        return "-".join(str(part) for part in ("lesson", self.game, self.id, *parts))

    def say(self, *parts: object) -> str:
        """A sentence of the lesson, or nothing: a step need not have all of them."""
        key = self.key(*parts)
        return words().say(key) if words().has(key) else ""

    def sentences(self) -> list[str]:
        """The keys of all sentences that this lesson may have."""
        found = [self.key(head) for head in HEADS]
        for number, step in enumerate(self.steps, start=1):
            found += [self.key(number, part) for part in PARTS]
            for aside in ASIDES:
                count = len(getattr(step, aside))
                found += [self.key(number, aside, n) for n in range(1, count + 1)]
        return found


def lesson(game: str, id: str) -> Lesson:
    """The lesson of this name."""
    found = {it.id: it for it in lessons_of(game)}
    if id not in found:
        known, near = ", ".join(found) or "-", nearest(id, found) or "none"
        problem = UnknownLessonError(f"{game} has no lesson {echo(id)}{meant(id, found)}; there is {known}")
        said = Phrase("refused-no-lesson", game=game, given=echo(id), near=near, known=known)
        raise saying(problem, said)
    return found[id]


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game in the order in which they are offered."""
    info = lookup(game)
    found = [read(info.id, path) for path in sorted((info.listing.folder / FOLDER).glob("*.toml"))]
    return tuple(sorted(found, key=lambda it: (not it.id.isdigit(), it.order, it.id)))


def read(game: str, path: Path) -> Lesson:
    """A lesson of a file. What is wrong with it is said in one line."""
    where = f"{game}: {FOLDER}/{path.name}"
    try:
        script = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Script)
    except (OSError, ValueError, msgspec.ValidationError) as problem:
        raise PackError(f"{where}: {problem}") from None
    if script.id != path.stem:
        raise PackError(f"{where}, field id: expected {path.stem!r}, got {echo(script.id)}")
    if not script.step:
        raise PackError(f"{where}: expected entries like [[step]]")
    return Lesson(game, script)


def taught() -> list[str]:
    """The games that have lessons."""
    return [game for game in GAMES if any((GAMES.listings[game].folder / FOLDER).glob("*.toml"))]
