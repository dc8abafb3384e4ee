"""What a module adds wherever a table is shown, written down, checked or judged (see module.py)."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tanglewood.games.everdell.board.land import Land
from tanglewood.games.everdell.board.opponent import Opponent

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.knowledge import Dealt, Slots
    from tanglewood.games.everdell.board.player import Cards, Player
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.components.entries import Card
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.games.everdell.effects.base import Effect, Run
    from tanglewood.games.everdell.observing.cells import Columns, ModuleObserver
    from tanglewood.kernel.chance import Rng
    from tanglewood.kernel.move import Move
    from tanglewood.kernel.observing.sheet import Layout
    from tanglewood.kernel.state import Frame
    from tanglewood.kernel.text.component import Component
    from tanglewood.kernel.text.fault import Fault
    from tanglewood.kernel.text.position import Section, Sheet, TextLine

Place = tuple[str, int, int, tuple[int, ...]]
"""Cards of a position: the line they stand in, whose it is (-1: nobody's), which of several, the cards."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Presented:
    """Questions about what is there; those about what happens are in module.py."""

    # ------------------------------------------------------------------ what is hidden

    def hidden_cards(self, table: "Table", slots: "Slots") -> None:
        """Add the places of its cards that a viewer does not know (see knowledge.py)."""

    def before_dealing(self, table: "Table", rng: "Rng") -> None:
        """Cards of the deck are about to be redealt: redeal its own ones first."""

    def take_dealt(self, table: "Table", viewer: int, dealt: "list[Dealt]", rng: "Rng") -> None:
        """Lay the redealt cards into its own places."""

    def deal_anew(self, table: "Table", viewer: int, rng: "Rng") -> None:
        """All other cards are redealt: redeal what depends on them."""

    # ------------------------------------------------------------------ points

    def points_beside(self, table: "Table", seat: int) -> int:
        """Point tokens beside a seat's supply and cards."""
        return 0

    def resources_beside(self, table: "Table", seat: int, hard: bool) -> int:
        """Resources beside the supply that count as owned; with `hard` only resin and pebbles."""
        return 0

    def survey(self, table: "Table", seat: int, ahead: int) -> list[float]:
        """What a seat has of it, in numbers a bot can weigh (`features`), with so many placements ahead."""
        return []

    # ------------------------------------------------------------------ observations

    def observer(self, layout: "Layout", config: "GameConfig", columns: "Columns") -> "ModuleObserver | None":
        """Add its cells to the observations of a game, and return what writes them; None: it shows nothing
        that is not written already."""
        return None

    # ------------------------------------------------------------------ views

    def table_view(self, table: "Table", viewer: int) -> object:
        """What a viewer sees of it: the field of its name in the view of the table."""
        return None

    def player_view(self, table: "Table", seat: int, viewer: int) -> object:
        """What a viewer sees of it at a seat."""
        return None

    def carried(self, table: "Table", owner: int, index: int) -> int:
        """What a card of a city is worth because of another one that lies on it."""
        return 0

    def partner(self, table: "Table", city: "Cards", index: int) -> int:
        """The place in its city of the card that this one shares a space with because of the module, or
        -1."""
        return -1

    def spaces_opened(self, table: "Table", player: "Player") -> int:
        """Spaces that it adds to a city; `spaces_saved` counts them too."""
        return 0

    def unseen_cards(self, table: "Table", viewer: int) -> list[int]:
        """Its cards of the deck that the viewer cannot see."""
        return []

    def unseen_legends(self, table: "Table", viewer: int) -> list[int]:
        """Legends that the viewer has not seen."""
        return []

    def marked(self, table: "Table", place: int) -> bool:
        """Whether a web token lies on a place."""
        return False

    # ------------------------------------------------------------------ sentences

    def move_words(self, table: "Table", move: "Move") -> str:
        """An option of its own in words, or nothing."""
        return ""

    def value_words(self, pack: "Pack", key: str, value: str) -> str:
        """A value of an event in words, or nothing."""
        return ""

    def describe(self, pack: "Pack", it: "Component") -> list[str]:
        """A component of its own in sentences, or nothing."""
        return []

    def card_notes(self, pack: "Pack", it: "Component") -> list[str]:
        """What is to be said of one of its cards beside its text, or nothing."""
        return []

    # ------------------------------------------------------------------ positions

    def section(self) -> "Section | None":
        """Its heading in a position and the lines below it."""
        return None

    def write(self, table: "Table") -> list[str]:
        """Its lines of a position, with the heading."""
        return []

    def write_player(self, table: "Table", player: "Player") -> list[str]:
        """Its lines of a player."""
        return []

    def read_opponent(self, pack: "Pack", sheet: "Sheet") -> Opponent | None:
        """The opponent without a seat, as far as its lines need no table."""
        return None

    def read_land(self, config: "GameConfig", sheet: "Sheet") -> Land | None:
        """What lies on its boards; what needs the whole table is read by `finish_reading`."""
        return None

    def read_player(self, pack: "Pack", own: "dict[str, TextLine]", player: "Player") -> None:
        """Read its lines of a player."""

    def read_frame(self, config: "GameConfig", words: list[str]) -> "Frame[Table] | None":
        """A frame of its own."""
        return None

    def finish_reading(self, table: "Table", sheet: "Sheet") -> None:
        """Read what needs the whole table."""

    def workers_lost(self, config: "GameConfig", season: int) -> int:
        """How many workers everybody has lost by this season."""
        return 0

    # ------------------------------------------------------------------ checks of a position

    def problems(self, table: "Table") -> "list[Fault]":
        """What is wrong with what lies on its boards."""
        return []

    def card_places(self, table: "Table") -> list[Place]:
        """Where its cards lie."""
        return []

    def not_known(self, table: "Table") -> "list[Fault]":
        """What nobody can know of its hidden cards."""
        return []

    def may_lie_down(self, table: "Table", kind: "Card") -> bool:
        """Whether it may have turned a card face down."""
        return False

    def may_be_occupied(self, table: "Table", kind: "Card") -> bool:
        """Whether it may have put an occupied token on a construction that takes no other one."""
        return False

    def may_be_marked(self, table: "Table", kind: "Card") -> bool:
        """Whether it may have put a web token on a card."""
        return False

    def may_keep_worker(self, table: "Table", lent: bool) -> bool:
        """Whether it may have taken a worker of a player, to use it if it is `lent`."""
        return False

    def more_room(self, table: "Table", spot: int) -> int:
        """How many workers more than usual may stand on a place."""
        return 0

    def guards(self, table: "Table") -> int:
        """How many workers may stand on a card besides those that visit it."""
        return 0

    def may_come_in(self, table: "Table", seat: int, kind: "Card") -> bool:
        """Whether a worker of a seat may stand on such a card of another city, though it is closed to it."""
        return False

    def more_tokens(self, table: "Table", player: "Player", kind: "Card") -> int:
        """How many point tokens it may have put on a card, besides those the card itself lays there."""
        return 0

    def comes_from(self, table: "Table", seat: int, card: int, source: int) -> bool:
        """Whether a card that is being paid for can come from a source of its own."""
        return False

    def first_seat(self, table: "Table") -> int:
        """The seat that begins because of it, or -1."""
        return -1

    def above_limit(self, table: "Table", seat: int) -> bool:
        """Whether a hand is about to come down to its limit."""
        return False

    def misplaced(self, table: "Table", nth: int) -> str | None:
        """Why a frame cannot be where it is; empty if it can; None if it is not the module's business."""
        return None

    def at_home(self, table: "Table", run: "Run", name: str) -> bool | None:
        """Whether what an effect stands on is in the game; None if it is not the module's business."""
        return None

    def fits_options(self, table: "Table", effect: "Effect") -> bool | None:
        """The same for an effect that stands on no card."""
        return None

    def number_range(self, pack: "Pack", word: str) -> tuple[int, int] | None:
        """The lowest and the highest number that a word of its shapes stands for."""
        return None
