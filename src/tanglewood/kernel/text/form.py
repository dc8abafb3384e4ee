"""A position described by its fields: written, read, shown and imagined without code of the game.

A small game lists its fields and its frames and is done. A larger one reads a `Sheet` and writes lines
itself: it has rules about what may be left out and who knows what.
"""

from collections.abc import Callable
from typing import Any

from tanglewood.kernel.chance import Rng
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.state import NOBODY, Frame, State
from tanglewood.kernel.text.fields import ALL, NO_ONE, OWNER, Field, Names
from tanglewood.kernel.text.position import HEADING, Layout, Sheet, TextLine
from tanglewood.kernel.text.reading import whole
from tanglewood.kernel.text.writing import write_position

DOING = "doing"
"""The key of the lines that hold frames."""


class Form:
    """The fields of a game's positions.

    `shared` are fields of the state, `own` those of each of its `players`. `frames` are the classes of the
    frames by their names: each is made with a seat and, if its text has more words, with whole numbers.
    """

    def __init__(
        self,
        game: str,
        shared: tuple[Field, ...],
        own: tuple[Field, ...],
        frames: dict[str, Callable[..., Frame[Any]]],
    ) -> None:
        self.game = game
        self.shared = shared
        self.own = own
        self.frames = frames
        keys = tuple([field.key for field in shared])
        example = f"{keys[0]}: ..." if keys else "seat: 0"
        self.layout = Layout(game, HEADING + keys, tuple([field.key for field in own]), DOING, "", 0, example)

    # ------------------------------------------------------------------ text

    def write(self, state: State) -> str:
        """The position as text."""
        shared = lines_of(self.shared, state)
        blocks = [
            [f"player {seat}:", *lines_of(self.own, player)] for seat, player in enumerate(players_of(state))
        ]
        return write_position(state, active_seat(state), shared, blocks, DOING, state.stack)

    def read(
        self,
        settings: tuple[Setting, ...],
        blank: Callable[[dict[str, Choice], int], State],
        text: str,
        checked: bool = True,
    ) -> State:
        """The position of a text. `blank` makes a state with these options in which this seat begins; what
        the text leaves out is as it is there."""
        sheet = Sheet(self.layout, settings, text)
        state = blank(sheet.options, sheet.first())
        state.chance = sheet.chance()
        fill(self.shared, sheet.shared, state)
        for seat, player in enumerate(players_of(state)):
            fill(self.own, sheet.own.get(seat, {}), player)
        if sheet.yes("over"):
            if sheet.frames:
                raise sheet.frames[0].error("nothing to do once the game is over")
            state.stack = []
        elif sheet.frames:
            state.stack = [self.read_frame(line, sheet.players) for line in sheet.frames]
        state.turn = state.stack[-1].seat if state.stack else NOBODY
        state.asked = None
        return sheet.checked(state) if checked else state

    def read_frame(self, line: TextLine, players: int) -> Frame[Any]:
        words = line.words()
        seat = whole(words[1], 0, players - 1) if len(words) > 1 else None
        if seat is None or words[0] not in self.frames:
            raise line.error(f"one of {', '.join(self.frames)}, and a seat")
        numbers = [line.whole(word) for word in words[2:]]
        try:
            return self.frames[words[0]](seat, *numbers)
        except TypeError:
            raise line.error(f"another number of words behind '{words[0]} {seat}'") from None

    # ------------------------------------------------------------------ who sees what

    def view(self, state: State, viewer: int) -> dict[str, object]:
        """What a seat sees: all fields, but of hidden ones only how many things there are."""
        config = state.game_config()
        found: dict[str, object] = {
            "game": config.game,
            "viewer": viewer,
            "turn": state.turn,
            "active": active_seat(state),
            "first": config.first,
            "over": not state.stack,
        }
        found.update(shown_by(self.shared, state, False))
        found["players"] = [
            {"seat": seat, **shown_by(self.own, player, seat == viewer)}
            for seat, player in enumerate(players_of(state))
        ]
        return found

    def deal_anew(self, state: State, seat: int, rng: Rng) -> None:
        """Shuffle all things with names that the seat cannot see among the places where they may be."""
        places: list[tuple[Any, str]] = [
            (state, field.attribute)
            for field in self.shared
            if isinstance(field, Names) and field.seen_by != ALL
        ]
        for other, player in enumerate(players_of(state)):
            for field in self.own:
                hidden = field.seen_by == NO_ONE or (field.seen_by == OWNER and other != seat)
                if isinstance(field, Names) and hidden:
                    places.append((player, field.attribute))
        pool: list[int] = []
        for holder, attribute in places:
            pool.extend(getattr(holder, attribute))
        pool.sort()  # the true order must leave no trace
        rng.shuffle(pool)
        for holder, attribute in places:
            n = len(getattr(holder, attribute))
            setattr(holder, attribute, tuple(pool[:n]))
            del pool[:n]


def players_of(state: Any) -> list[Any]:
    """The players of a state, or nobody if the game has nothing for each of them."""
    players: list[Any] = getattr(state, "players", [])
    return players


def active_seat(state: State) -> int:
    """The seat whose turn it is: that of the frame at the bottom."""
    return state.stack[0].seat if state.stack else state.game_config().first


def lines_of(fields: tuple[Field, ...], holder: Any) -> list[str]:
    return [f"{field.key}: {field.write(getattr(holder, field.attribute))}" for field in fields]


def fill(fields: tuple[Field, ...], lines: dict[str, TextLine], holder: Any) -> None:
    """Set the attributes that the lines name."""
    for field in fields:
        if field.key in lines:
            setattr(holder, field.attribute, field.read(lines[field.key]))


def shown_by(fields: tuple[Field, ...], holder: Any, owner: bool) -> dict[str, object]:
    found: dict[str, object] = {}
    for field in fields:
        value = getattr(holder, field.attribute)
        open = field.seen_by == ALL or (field.seen_by == OWNER and owner)
        found[field.attribute] = field.shown(value) if open else field.covered(value)
    return found
