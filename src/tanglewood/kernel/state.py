"""The contract every game keeps, and the loop that runs a state on to its next decision."""

from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from tanglewood.kernel.chance import Rng
from tanglewood.kernel.config import Config
from tanglewood.kernel.copying import copy_fields, new_like
from tanglewood.kernel.errors import GameOverError, MoveError, saying
from tanglewood.kernel.event import Event, Listener, Value
from tanglewood.kernel.judging.judgement import Features, Learned
from tanglewood.kernel.move import Move, Vocabulary
from tanglewood.kernel.refusal import Question, Refusal
from tanglewood.kernel.result import Result, best_of
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.text.fault import Fault
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.kernel.observing.sheet import Observer
    from tanglewood.kernel.text.form import Form

NOBODY: Final = -1
"""The seat that decides when the game is over, and the seat of a spectator."""
UNASKED: Final = "unasked"
"""The event before a single option that is taken without a question. Only its seat knows the move."""


S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A half-done effect: who decides, what the options are, and what to do with one.

    A frame never changes; one that goes on puts another one in its place. So a stack of frames copies like a
    list of numbers, in the middle of any card.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def go_on(self, state: S) -> list[Move]:
        """Do what needs no decision, and return the moves to choose from.

        No moves mean that the frame did its work and has left or changed the stack. Asking again without a
        move in between changes nothing.
        """
        raise NotImplementedError

    def play(self, state: S, move: Move) -> None:
        """Carry out one of the moves `go_on` offered."""
        raise NotImplementedError

    def will_ask(self, state: S) -> bool:
        """Whether `go_on` is sure to offer something that has to be asked for. The answer must be cheap: a
        search looks at many positions whose options nobody wants to know."""
        return False

    def must_ask(self, state: S) -> bool:
        """Whether even a single option has to be asked for, because taking it unasked would reveal something
        hidden."""
        return False

    def question(self, state: S) -> Question | None:
        """What the frame asks for; None for a turn as such, in which the player chooses freely."""
        return None

    def refuse(self, state: S, move: Move) -> Refusal:
        """Why this move is none of the options, while the frame asks for one of them.

        The seat that decides reads it, so it is made of what that seat knows. By default the question of the
        frame is the answer.
        """
        question = self.question(state)
        if question is None:
            return Refusal("", "move-not-now", {"move": move.text})
        for option in state.options():
            if option.kind == move.kind:
                return question.does_not_fit()
        return question.comes_first()

    def text(self, state: S) -> str:
        """The frame as the words of a line in a position; by default the name of its class and its seat."""
        return f"{type(self).__name__.lower()} {self.seat}"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game. See docs/design.md for the contract.

    A state holds what never changes during a game as `config`, a `Config` of the kernel or of the game. Games
    of another package are subclasses, also with the compiled build.
    """

    __slots__ = ("asked", "chance", "listener", "stack", "turn")

    turn: int
    stack: list[Frame[Any]]
    chance: Rng
    listener: Listener | None
    asked: list[Move] | None

    def begin(self, chance: Rng, stack: list[Frame[Any]], turn: int, asked: list[Move] | None = None) -> None:
        """Set what every state has, in a new one."""
        self.chance = chance
        self.stack = stack
        self.turn = turn
        self.asked = asked
        self.listener = None

    def options(self) -> list[Move]:
        """Every legal move of the seat that decides, each once. Callers must not change the list."""
        while self.asked is None:
            self.asked = self.stack[-1].go_on(self) if self.stack else []
            if not self.asked:
                self.settle()
        return self.asked

    def play(self, move: Move) -> None:
        """Carry out an option and run on to the next decision. The move is not checked here."""
        if not self.stack:
            raise saying(GameOverError("the game is over, nobody has a move"), Phrase("refused-nobody"))
        self.stack[-1].play(self, move)
        self.settle()

    def settle(self) -> None:
        """Run on to the next decision. A single option that gives nothing away is taken unasked."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            if frame.will_ask(self):
                self.turn = frame.seat
                self.asked = None
                return
            options = frame.go_on(self)
            if len(options) > 1 or (options and frame.must_ask(self)):
                self.turn = frame.seat
                self.asked = options
                return
            if options:
                if self.listener is not None:
                    self.emit(UNASKED, frame.seat, {}, {"move": options[0].text})
                frame.play(self, options[0])
        self.turn = NOBODY
        self.asked = []

    def emit(
        self,
        name: str,
        seat: int,
        open: dict[str, Value],
        secret: dict[str, Value] | None = None,
        chance: bool = False,
    ) -> None:
        """Send an event to the listener, if there is one. Callers on hot paths look at `listener` first."""
        if self.listener is not None:
            self.listener(Event(name, seat, open, secret, chance))

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as text, without its listener. Moves and cards belong to the pack: the game's own one the
        other side has as well, that of a designer comes along."""
        from tanglewood.kernel.registry import PACKS, read_state

        return read_state, (self.text(), self.pack(), PACKS.by_name.get(self.pack()))

    def why_not(self, wish: str) -> Refusal | None:
        """Why this wish, in the words of a move, is no option now; None if it is one or makes no sense."""
        try:
            move = self.vocabulary().parse(wish)
        except MoveError:
            return self.no_move(wish)
        if move in self.options():
            return None
        return self.stack[-1].refuse(self, move) if self.stack else self.after_the_end()

    def no_move(self, wish: str) -> Refusal | None:
        """Why a text that is no move of the game could never be one, if there is more to say than that."""
        return None

    # What a game writes itself. Whatever raises NotImplementedError has to be written.

    def game_config(self) -> Config:
        """What was settled before the first move. Each game has a class of its own for its `config`, and a
        compiled attribute has one type, so that it is looked up by name here."""
        whole: Any = self
        config: Config = whole.config
        return config

    def form(self) -> "Form | None":
        """The fields of a position, for a game that lists them: they give it its text, its view and the
        worlds a seat imagines."""
        return None

    def copy(self) -> Self:
        """An independent copy without a listener."""
        twin = self.copy_table()
        twin.chance = Rng(self.chance.word)
        twin.stack = self.stack[:]
        twin.turn = self.turn
        twin.asked = self.asked
        twin.listener = None
        return cast(Self, twin)

    def copy_table(self) -> "State":
        """A new state with copies of the game's own things; by default field by field, which is slow."""
        twin: State = new_like(self)
        copy_fields(self, twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> Self:
        """A determinization: a copy in which everything this seat cannot know is drawn anew, consistently.

        A function of what the seat knows and of `rng`: hidden things of the true state leave no trace. That
        holds for the seat that decides; what another seat's half-done effect holds may stay (Everdell's
        `deal_anew` says what).
        """
        twin = self.copy()
        twin.deal_anew(seat, rng)
        twin.chance = Rng(rng.bits())
        if self.turn != seat:
            twin.asked = None
        return twin

    def deal_anew(self, seat: int, rng: Rng) -> None:
        """Draw anew, in this state, everything that the seat cannot know."""
        form = self.form()
        if form is not None:
            form.deal_anew(self, seat, rng)

    def view(self, seat: int) -> object:
        """What this seat (NOBODY: a spectator) may see, built by adding, never by deleting from the truth."""
        form = self.form()
        if form is None:
            raise NotImplementedError
        return form.view(self, seat)

    def observer(self) -> "Observer":
        """What writes positions of this game, with these options, as cells for agents that learn; by default
        made of views, which is slow."""
        from tanglewood.kernel.observing.plain import PlainObserver

        return PlainObserver()

    def result(self) -> Result | None:
        """The result, or None while the game runs; by default whoever stands best has won."""
        if self.stack:
            return None
        scores = self.standing()
        winners = best_of([(score,) for score in scores])
        return Result(scores, winners, [{"points": score} for score in scores])

    def after_the_end(self) -> Refusal:
        """The refusal of any wish once the game is over."""
        return Refusal(self.game_config().over_rule, "refused-over", {})

    def text(self) -> str:
        """The whole position as text."""
        form = self.form()
        if form is None:
            raise NotImplementedError
        return form.write(self)

    def problems(self) -> list[Fault]:
        """Everything that is wrong with this position; empty for whatever a game can reach.

        Reads the position as it stands and changes nothing, so it can be asked of one that would crash.
        """
        return []

    def vocabulary(self) -> Vocabulary:
        """All moves of the game."""
        return self.game_config().vocabulary

    def groups(self) -> tuple[str, ...]:
        """Names the game gives to moves beside their own (`Move.names`): `card:fool` for whatever plays that
        card, wherever it lies. They serve patterns, of restricted bots for example."""
        return ()

    def all_names(self) -> list[str]:
        """Every name a move of the game can have."""
        found = list(self.groups())
        for move in self.vocabulary().all:
            found.extend(move.names())
        return found

    def names_of(self, move: Move) -> tuple[str, ...]:
        """Those of `groups` that fit an option now, by what its seat sees."""
        return ()

    def value(self, seat: int) -> float:
        """A heuristic: how good the position looks for a seat; only comparisons mean something. By default it
        is the lead over the best of the others."""
        standing = self.standing()
        others = [points for other, points in enumerate(standing) if other != seat]
        return float(standing[seat] - max(others, default=0))

    def outlook(self) -> list[float]:
        """The share of the win every seat may expect, from 0 to 1; of a finished game what each one got.

        `value` compares the options of one decision, so it may leave out what they have in common. A search
        averages over moments and seats: it needs numbers that mean the same everywhere. By default it is
        read off the standing.
        """
        from tanglewood.kernel.judging.outlook import settled, shares

        result = self.result()
        if result is not None:
            return settled(result, self.clear_lead())
        return shares([float(points) for points in self.standing()], self.clear_lead())

    def learned(self) -> Learned[Any] | None:
        """What was learned about who wins, for a game that lists features of its positions."""
        return None

    def features(self, shares: list[float]) -> list[Features]:
        """What a position is for each seat, in the order of `learned().names`; `shares` is its outlook."""
        learned = self.learned()
        return learned.features(self, shares) if learned is not None else []

    def judged(self) -> list[float]:
        """The outlook, corrected by what was learned from games where something was."""
        learned = self.learned()
        if learned is None or learned.net is None or not self.stack:
            return self.outlook()
        return learned.judged(self, learned.net)

    def clear_lead(self) -> float:
        """A lead in the standing that makes a win about three times as likely, for the default outlook."""
        return 5.0

    def settings(self) -> dict[str, Choice]:
        """The options this game is played with."""
        return self.game_config().options

    def pack(self) -> str:
        """Name, version and fingerprint of the component data this game is played with."""
        return self.game_config().pack_name

    def alone(self) -> bool:
        """Whether one seat plays, against a clockwork."""
        return self.settings()["players"] == 1

    def rollout_depth(self) -> int:
        """How many decisions of careful play tell a search what a position is worth: 0 where `outlook` knows
        already, less than 0 where some turns played loosely tell more because others react."""
        return 6 if self.alone() else -1

    def early_stop_margin(self) -> int:
        """When a search takes the lead of a move as clear. 3: when the runner-up would need more than two of
        three iterations still to come; 1: not before it is certain, where iterations are cheap."""
        return 3

    def standing(self) -> list[int]:
        """One number for each seat that shows how the game goes, for the curve at its end."""
        raise NotImplementedError

    def progress(self) -> dict[str, int]:
        """How far the game has come in its own counts (the round, for example), for tables and statistics."""
        return {}

    def statistics(self) -> dict[str, list[int]]:
        """What a designer wants to count in a finished game: under each name one number, or one for each
        seat."""
        return {}

    def holdings(self) -> list[dict[str, int]]:
        """What each seat has in stock now, by resource. Studies ask at every decision and see from it what
        is gained and spent."""
        return []

    def in_use(self) -> dict[str, int]:
        """The pieces that are not in the supply now, by kind."""
        found: dict[str, int] = {}
        for held in self.holdings():
            for kind, n in held.items():
                found[kind] = found.get(kind, 0) + n
        return found

    def printed(self) -> dict[str, int]:
        """How many pieces of each kind the box holds, as far as the pack says so."""
        return {}

    def brought(self) -> list[dict[str, int]]:
        """The points that single components bring each seat if the game ends now, by `table:id`."""
        return []
