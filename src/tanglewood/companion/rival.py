"""What a game brings for an opponent that the program runs at a real table."""

from typing import Any, ClassVar

from tanglewood.companion.deed import Desk, Outcome
from tanglewood.companion.question import Option
from tanglewood.kernel.event import Event
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
    """A line of the opponent's score. `row` is what the engine's own breakdown calls it: by that the score
    pad finds the row in which people count the same thing."""

    __slots__ = ("name", "points", "row")

    def __init__(self, row: str, name: str, points: int) -> None:
        self.row = row
        self.name = name
        self.points = points


class Fact:
    """Something that lies before the opponent, in a word; of a card also its text and its rule."""

    __slots__ = ("about", "rule", "thing", "value")

    def __init__(self, thing: Option, value: str, about: str = "", rule: str = "") -> None:
        self.thing = thing
        self.value = value
        self.about = about
        self.rule = rule


class Rival:
    """An opponent without a seat, run for a real table. `settings` are the options of the game that a person
    chooses for it; `fixed` are those that bring it into the game; `beyond` are those it cannot be played with
    at a real table, and `indifferent` those its rules never read: people may play with them as they like."""

    id: str = ""
    game: str = ""
    settings: tuple[str, ...] = ()
    fixed: ClassVar[dict[str, Choice]] = {}
    beyond: tuple[str, ...] = ()
    indifferent: tuple[str, ...] = ()
    abouts: ClassVar[dict[str, str]] = {}
    """What a setting means against this opponent, where the game's own sentence says more: a key."""
    own: tuple[str, ...] = ("cards", "dice")
    """What the opponent has that people may use of their own box."""
    quiet: tuple[str, ...] = ()
    """Events that are no step for anybody."""
    rules: ClassVar[dict[str, str]] = {}
    """The rules of events that name none themselves, as they happen in many ways."""

    @property
    def name(self) -> str:
        """What people call the opponent."""
        return words().say(f"{self.game}-companion-called-{self.id}")

    @property
    def lead(self) -> str:
        """Which box it belongs to, and for how many people, in a sentence."""
        return words().say(f"{self.game}-companion-lead-{self.id}")

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

    def about(self, event: Event) -> str:
        """The text of a card that comes into force with an event."""
        return ""

    def explained(self, rule: str) -> str:
        """The text of a card that a question comes from, by its rule."""
        return ""

    def shown(self, things: Any) -> list[Fact]:
        """What lies before the opponent, in a few words and numbers."""
        raise NotImplementedError

    def turned_words(self, turned: Option) -> str:
        """The opponent's card that was turned up, in words."""
        return turned.name

    def drawn(self, place: str) -> str:
        """What is drawn on a place whose name nobody reads at the table, for those who see no picture."""
        return ""

    def laid_out(self, things: Any) -> list[Option]:
        """The cards before the opponent."""
        return []

    def score(self, things: Any) -> list[Score]:
        """The opponent's points so far."""
        raise NotImplementedError
