"""What a game brings for an opponent that the program runs at a real table."""

from typing import Any, ClassVar

from tanglewood.companion.deed import Desk, Outcome
from tanglewood.companion.question import Option
from tanglewood.kernel.setting import Choice
from tanglewood.words import words

SETUP = "setup"
"""The first deed: what lies on the table that the opponent's rules need to know."""
TURN = "turn"
"""The deed that is due after every turn of the people."""


class Telling:
    """Something people can tell: a deed of theirs, or one that the opponent now does."""

    __slots__ = ("id", "main", "name", "rule")

    def __init__(self, id: str, name: str, rule: str = "", main: bool = False) -> None:
        self.id = id
        self.name = name
        self.rule = rule
        self.main = main


class Score:
    """A line of the opponent's score."""

    __slots__ = ("name", "points")

    def __init__(self, name: str, points: int) -> None:
        self.name = name
        self.points = points


class Rival:
    """An opponent without a seat, run for a real table. `settings` are the options of the game that a person
    chooses for it; `fixed` are those that bring it into the game."""

    id: str = ""
    game: str = ""
    settings: tuple[str, ...] = ()
    fixed: ClassVar[dict[str, Choice]] = {}
    quiet: tuple[str, ...] = ()
    """Events that are no step for anybody."""

    @property
    def name(self) -> str:
        """What people call the opponent."""
        return words().say(f"{self.game}-companion-called-{self.id}")

    def begin(self, options: dict[str, Choice], desk: Desk) -> Outcome:
        """Set up: the first deed."""
        raise NotImplementedError

    def tellings(self, things: Any) -> list[Telling]:
        """What can be told now, the main deed first."""
        raise NotImplementedError

    def work(self, things: Any, deed: str, desk: Desk) -> Outcome:
        """Carry out a deed that was told."""
        raise NotImplementedError

    def over(self, things: Any) -> bool:
        """Whether the opponent has finished."""
        raise NotImplementedError

    def shown(self, things: Any) -> list[tuple[Option, str]]:
        """What lies before the opponent, in a few words and numbers."""
        raise NotImplementedError

    def laid_out(self, things: Any) -> list[Option]:
        """The cards before the opponent."""
        return []

    def score(self, things: Any) -> list[Score]:
        """The opponent's points so far."""
        raise NotImplementedError
