"""Effects: what a card, a location or an event does, and the frame in which one runs.

An effect holds no state. What it is doing is a `Run`: who gains and decides (`seat`), in whose city it
counts (`owner`), on which card of that city it works (`index`, or the place of an event) and how far it is
(`data`, a few ints). So any effect can stop for a decision, be copied and be written as text.

Only the effect knows what its numbers mean, so it names them: a method for each number, or one that unpacks
them all, with a docstring that says what they are. No other code reads `data`. It stays a plain tuple
instead of a frame class for each effect, because an effect is put on the stack by a line of the pack, which
does not know its class: every method would have to narrow its frame first, and a position would need a reader
for each class. A tuple is also cheapest to replace at each step, and is written as it is.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.moves import DONE
from tanglewood.games.everdell.play.reasons import ACTIONS, absent, alike
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Question, Refusal
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar

ANYTHING: Final = ("anything",)
RESOURCE: Final = "(twig|resin|pebble|berry)"
"""A kind of resource, for patterns."""


class Effect:
    """One step. `place` is its name, for positions.

    An effect that asks says what it asks for (`asks`), which kinds of moves answer that (`wants`), and why a
    move of these kinds does not fit (`misfit`). All refusals are made of these.
    """

    pattern: ClassVar[str] = ""
    """How it is written in the pack, as a regular expression; `parse` gets the words it finds."""
    loose: ClassVar[bool] = False
    """Whether its pattern fits phrases of other effects too, so that it is tried after them."""
    place: str = ""
    rule: str = ""
    """The rule of the card, location, event or ability it stands on, and of what it asks."""
    title: Said = ""
    """The name of that component."""
    ask: str = ""
    """The key of its question, where that needs no values."""
    wants: tuple[int, ...] = ()
    """The kinds of moves that answer its question; `wanted` if they change."""
    cost: bool = False
    """Whether the whole action is possible only if this is (a price, not a gain)."""
    instant: bool = False
    """Whether it never asks, so that no frame is needed."""
    sure: bool = False
    """Whether it only gives resources or points and asks nothing."""
    plays: bool = False
    """Whether it plays cards: what these bring does not count as brought by the effect."""
    roams: bool = False
    """Whether it uses cards or places of others: two of these could lead to each other forever."""
    marks: bool = False
    """Whether it puts something on its own card, or takes it from there."""
    shape: str = ""
    """The numbers a run of it can have in a position; validation/steps.py explains the words."""
    sort: str = ""
    """What it is to the effect that waits below it, if that matters: a toll, a gift."""
    below: tuple[str, ...] = ()
    """Which sorts may lie on top of it once it has begun; by default none, because it is done first."""
    estimate: float = 0.5
    """About what it is worth, in resources; `worth` where that depends on more."""
    once: bool = False
    """Whether it lies on the stack at most once."""

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> "Effect":
        """Make the effect of a phrase; `words` are its pattern's groups, empty where one found nothing."""
        return cls()

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        """Whether it would do anything."""
        return True

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        """Carry out an instant effect."""
        raise NotImplementedError

    def go_on(self, table: Table, run: "Run") -> list[Move]:
        """Do what needs no decision. Returns the options; none if the run has left or changed the stack."""
        table.stack.pop()
        self.do(table, run.seat, run.owner, run.index)
        return []

    def play(self, table: Table, run: "Run", move: Move) -> None:
        raise NotImplementedError

    def must_ask(self, table: Table, run: "Run") -> bool:
        return False

    def possible(self, table: Table, run: "Run") -> bool:
        """Whether a run in a position can go on from there. Its numbers are known to fit `shape`."""
        return True

    def held(self, run: "Run") -> tuple[int, ...]:
        """Cards that lie in its frame: being paid for, on their way, or revealed; in no hand and no pile."""
        return ()

    def inner(self) -> "list[tuple[str, Effect]]":
        """Effects this one puts on the stack itself, each with the end of its name."""
        return []

    def worth(self) -> float:
        """What it is worth to a bot that knows only the card, in resources. Rough on purpose."""
        return self.estimate

    def yields(self, resource: int) -> bool:
        """Whether it shows a resource, or one of choice."""
        return False

    def fits_on(self, held: int) -> bool:
        """Whether it can have put this onto its event (see GIVEN_SHIFT)."""
        return False

    def fits_under(self, table: Table, cards: tuple[int, ...]) -> bool:
        """Whether it can have put these cards under its event."""
        return False

    def may_hold(self, resource: int, n: int) -> bool:
        """Whether it can have put so many of a resource on its card."""
        return False

    def works_on_card(self) -> bool:
        """Whether it relies on standing on its card."""
        return self.marks

    def points_at_card(self) -> bool:
        """Whether its `index` is the place of a card that may move up while it waits."""
        return self.works_on_card()

    def moved_up(self, data: tuple[int, ...], index: int) -> tuple[int, ...]:
        """Its numbers once the card at a place of the city has left and those behind it have moved up."""
        return data

    # ------------------------------------------------------------------ asking and refusing

    def asks(self, table: Table, run: "Run") -> Phrase:
        """What it asks the player who decides."""
        return phrase(self.ask)

    def rule_of(self, table: Table, run: "Run") -> str:
        return self.rule

    def title_of(self, table: Table, run: "Run") -> Said:
        """What asks; empty if the question says so itself."""
        return self.title

    def wanted(self, table: Table, run: "Run") -> tuple[int, ...]:
        return self.wants

    def option(self, table: Table, run: "Run", move: Move) -> str:
        """An option in words, if it does not mean what such a move usually means; empty otherwise."""
        return ""

    def brings(self, table: Table, run: "Run") -> str:
        """What it brings, in words, where it is one of two to choose from."""
        raise NotImplementedError

    def misfit(self, table: Table, run: "Run", move: Move) -> Refusal | None:
        """Why a move of the right kind, about something that is there, is no option."""
        return None

    def question(self, table: Table, run: "Run") -> Question:
        return Question(self.rule_of(table, run), self.title_of(table, run), self.asks(table, run))

    def refuse(self, table: Table, run: "Run", move: Move) -> Refusal:
        question = self.question(table, run)
        if move.kind in self.wanted(table, run):
            why = absent(table, run.seat, move) or alike(table, move, True)
            why = why or self.misfit(table, run, move) or alike(table, move, False)
            return question.because(why) if why is not None else question.does_not_fit()
        if move.kind == DONE:
            return question.must_be_answered()
        return question.comes_first("EV.turn.one_action" if move.kind in ACTIONS else "")


class Run(Frame[Table]):
    """An effect under way."""

    __slots__ = ("data", "effect", "index", "owner")

    def __init__(self, seat: int, owner: int, index: int, effect: Effect, data: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.owner = owner
        self.index = index
        self.effect = effect
        self.data = data

    def go_on(self, table: Table) -> list[Move]:
        return self.effect.go_on(table, self)

    def play(self, table: Table, move: Move) -> None:
        self.effect.play(table, self, move)

    def must_ask(self, table: Table) -> bool:
        return self.effect.must_ask(table, self)

    def question(self, table: Table) -> Question:
        return self.effect.question(table, self)

    def refuse(self, table: Table, move: Move) -> Refusal:
        return self.effect.refuse(table, self, move)

    def text(self, table: Table) -> str:
        numbers = " ".join([str(number) for number in self.data])
        return f"{self.effect.place} {self.seat} {self.owner} {self.index} {numbers}".rstrip()

    def with_data(self, data: tuple[int, ...]) -> "Run":
        return Run(self.seat, self.owner, self.index, self.effect, data)

    # For the effect, which says what the numbers mean.

    @property
    def begun(self) -> bool:
        """Whether it has numbers; most effects have none before they begin."""
        return len(self.data) > 0

    @property
    def first(self) -> int:
        return self.data[0]

    @property
    def second(self) -> int:
        return self.data[1]

    @property
    def rest(self) -> tuple[int, ...]:
        """The numbers behind the first one: a list of things."""
        return self.data[1:]


def next_below(table: Table, run: Run, *wanted: Effect) -> Run | None:
    """The next run below this one that is of one of these effects."""
    for frame in table.stack[: table.stack.index(run)][::-1]:
        if isinstance(frame, Run) and frame.effect in wanted:
            return frame
    return None


class OneOf(Effect):
    """Take one of several moves, as long as there are any."""

    def targets(self, table: Table, seat: int) -> list[Move]:
        raise NotImplementedError

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.targets(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = self.targets(table, run.seat)
        if not options:  # nobody begins what cannot be done: mostly this happens in an imagined world only
            table.stack.pop()
        return options


class Repeated(Effect):
    """An effect that happens again and again up to some number."""

    def done(self, run: Run) -> int:
        """How often it happened so far."""
        return run.first if run.data else 0

    def count(self, table: Table, run: Run) -> None:
        """It happened once more."""
        table.stack[-1] = run.with_data((self.done(run) + 1,))


class EffectLine:
    """Effects that follow one another."""

    __slots__ = ("effects", "free", "words")

    def __init__(self, effects: list[Effect], words: str) -> None:
        self.effects = effects
        self.words = words
        self.free = not self.costs()  # nothing has to be paid for it

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        """Whether it is possible and something would happen (EV.place.something)."""
        useful = False
        for effect in self.effects:
            if effect.can(table, seat, owner, index):
                if self.free:
                    return True
                useful = True
            elif effect.cost:
                return False
        return useful

    def payable(self, table: Table, seat: int, owner: int, index: int) -> bool:
        """Whether nothing it needs is missing, useful or not."""
        for effect in self.effects:
            if effect.cost and not effect.can(table, seat, owner, index):
                return False
        return True

    def costs(self) -> bool:
        """Whether something has to be paid for it."""
        for effect in self.effects:
            if effect.cost:
                return True
        return False

    def start(self, table: Table, seat: int, owner: int, index: int) -> None:
        """Carry out what never asks; the first effect that may, and all behind it, go on the stack."""
        effects = self.effects
        for i in range(len(effects)):
            if not effects[i].instant:
                for j in range(len(effects) - 1, i - 1, -1):
                    table.stack.append(Run(seat, owner, index, effects[j]))
                return
            depth = len(table.stack)
            effects[i].do(table, seat, owner, index)
            if len(table.stack) > depth:
                # A card reacts to the drawing, or the player draws in a special way: the rest waits below.
                reacting = table.stack[depth:]
                del table.stack[depth:]
                for j in range(len(effects) - 1, i, -1):
                    table.stack.append(Run(seat, owner, index, effects[j]))
                table.stack.extend(reacting)
                return

    def later(self, table: Table, seat: int, owner: int, index: int, data: tuple[int, ...]) -> None:
        """Put all effects on the stack, to be carried out when they come to the top."""
        for i in range(len(self.effects) - 1, -1, -1):
            table.stack.append(Run(seat, owner, index, self.effects[i], data))

    def under(self, table: Table, depth: int, seat: int, owner: int, index: int) -> None:
        """Put all effects into the stack below the frame at `depth`."""
        for effect in self.effects:
            table.stack.insert(depth, Run(seat, owner, index, effect))

    def plays(self) -> bool:
        for effect in self.effects:
            if effect.plays:
                return True
        return False
