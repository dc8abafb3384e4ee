"""The icon grammar: the parts a function is made of, and the frame that carries them out.

An `EffectLine` is a function as printed, its parts from left to right. `Run` is a line that a player is
carrying out. Parts are made once, by the parser in language.py, and never change; what is going on is kept in
frames. The pictures of fields are in pictures.py, the parts about cards, tiles and shrine fields in
things.py.
"""

from typing import Final

from tanglewood.games.mycelia.board.powers import NO_BONUS
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.gwidyon.state import takes_bonus
from tanglewood.games.mycelia.moves import ACCEPT, BUY, CHOOSE, END, HIRE, PLAY, SKIP, USE
from tanglewood.games.mycelia.play.reasons import no, phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Question, Refusal
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.phrase import Phrase, Said

BETWEEN: Final = {
    HIRE: "MY.hire.when",
    BUY: "PR.buy.when",
    USE: "MY.tile.when",
    PLAY: "MY.play.at_once",
    END: "MY.play.at_once",
}
"""The actions of a turn, which come between two functions: the rule that says so."""


def other_wish(table: Table, question: Question, move: Move) -> Refusal:
    """The refusal of a move of another kind than what is asked for."""
    if move.kind == SKIP:
        return question.must_be_answered()
    rule = BETWEEN.get(move.kind, "")
    if rule and table.config.pack.moves.skip in table.options():
        return no(rule, "inside", title=question.title)
    return question.comes_first(rule)


class Part:
    """One part of a function, carried out up to `times` times (MY.eff.repeat).

    Most parts offer moves and carry one out; repeating and forgoing are the same for all. A part that asks
    says what for (`asks`), which kinds of moves are an answer, and why one of them does not fit.
    """

    rule: str = ""
    """The rule of its icon."""
    idle: str = "MY.tile.needs_drop"
    """The rule by which it would do nothing now."""
    ask: str = ""
    """The key of its question, where that needs no values."""
    wants: tuple[int, ...] = ()
    """The kinds of moves that answer its question."""

    def __init__(self, times: int) -> None:
        self.times = times

    def offers(self, table: Table, seat: int) -> list[Move]:
        """What this seat can do with it now; nothing means that the part is void (MY.eff.field_void)."""
        raise NotImplementedError

    def carry_out(self, table: Table, run: "Run", move: Move) -> None:
        """Do what an offered move says; the run has already gone on to what comes next."""
        raise NotImplementedError

    def icons(self) -> str:
        """The part in the effect language, without its `2x`."""
        raise NotImplementedError

    def possible(self, table: Table, seat: int) -> bool:
        """Whether it would do anything for this seat now."""
        return bool(self.offers(table, seat))

    def reach(self) -> tuple[int, int]:
        """How many drops it removes and moves at best: what a bonus does for Gwidyon (MY.solo.bonus_*)."""
        return 0, 0

    def go_on(self, table: Table, run: "Run") -> list[Move]:
        """As Frame.go_on, for the part the run has come to. Any part may be forgone (MY.play.forgo)."""
        options = self.offers(table, run.seat)
        if options:
            options.append(table.config.pack.moves.skip)
        else:
            run.next_part(table)
        return options

    def play(self, table: Table, run: "Run", move: Move) -> None:
        if move.kind == SKIP:
            if table.listener is not None:
                table.emit("skipped", run.seat, {})
            run.next_part(table)  # with all the times that are left
        else:
            run.once_more(table)
            self.carry_out(table, run, move)

    def asks(self, table: Table, seat: int) -> Phrase:
        return phrase(self.ask)

    def rule_of(self, table: Table) -> str:
        return self.rule

    def misfit(self, table: Table, seat: int, move: Move) -> Refusal | None:
        """Why a move of the right kind is no option."""
        return None

    def __str__(self) -> str:
        return f"{self.times}x {self.icons()}" if self.times > 1 else self.icons()


class EffectLine:
    """Parts joined by &: all may be carried out, from left to right only (MY.eff.and)."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts
        # Where the line is printed, `function amanita-muscaria` or a path inside it, the name of that card or
        # tile, and its rule if it is more than its icons; set by the pack.
        self.place = ""
        self.title: Said = ""
        self.rule = ""

    def possible(self, table: Table, seat: int) -> bool:
        for part in self.parts:
            if part.possible(table, seat):
                return True
        return False

    def begin(self, table: Table, seat: int) -> None:
        """Let a seat carry it out before anything else goes on."""
        if self.parts:
            table.stack.append(Run(seat, self, 0, 0))

    def reach(self) -> tuple[int, int]:
        drops = moves = 0
        for part in self.parts:
            removed, moved = part.reach()
            drops += part.times * removed
            moves += part.times * moved
        return drops, moves

    def __str__(self) -> str:
        return " & ".join(str(part) for part in self.parts)


class Run(Frame[Table]):
    """`seat` carries out `line`: it is at part `at` and has done it `done` times. The frame leaves after
    the last part."""

    __slots__ = ("at", "done", "line")

    def __init__(self, seat: int, line: EffectLine, at: int, done: int) -> None:
        self.seat = seat
        self.line = line
        self.at = at
        self.done = done

    def go_on(self, table: Table) -> list[Move]:
        return self.line.parts[self.at].go_on(table, self)

    def play(self, table: Table, move: Move) -> None:
        self.line.parts[self.at].play(table, self, move)

    def next_part(self, table: Table) -> None:
        if self.at + 1 < len(self.line.parts):
            table.stack[-1] = Run(self.seat, self.line, self.at + 1, 0)
        else:
            table.stack.pop()

    def once_more(self, table: Table) -> None:
        """The part is done once; go to its next time or to the next part."""
        if self.done + 1 < self.line.parts[self.at].times:
            table.stack[-1] = Run(self.seat, self.line, self.at, self.done + 1)
        else:
            self.next_part(table)

    def question(self, table: Table) -> Question:
        part = self.line.parts[self.at]
        return Question(self.line.rule or part.rule_of(table), self.line.title, part.asks(table, self.seat))

    def refuse(self, table: Table, move: Move) -> Refusal:
        part = self.line.parts[self.at]
        question = self.question(table)
        if move.kind not in part.wants:
            return other_wish(table, question, move)
        why = part.misfit(table, self.seat, move)
        return question.because(why) if why is not None else question.does_not_fit()

    def text(self, table: Table) -> str:
        return f"run {self.seat} {self.line.place} {self.at} {self.done}"


class Leaves(Part):
    """A leaf with a number. Taken unasked unless the table wants to be asked: leaves never hurt."""

    rule: str = "MY.eff.leaves"
    wants: tuple[int, ...] = (ACCEPT,)

    def __init__(self, times: int, n: int) -> None:
        super().__init__(times)
        self.n = n

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if table.config.ask_leaves:
            return super().go_on(table, run)
        run.once_more(table)
        table.gain_leaves(run.seat, self.n)
        return []

    def offers(self, table: Table, seat: int) -> list[Move]:
        return [table.config.pack.moves.accept]

    def carry_out(self, table: Table, run: Run, move: Move) -> None:
        table.gain_leaves(run.seat, self.n)

    def asks(self, table: Table, seat: int) -> Phrase:
        return phrase("ask-leaves", n=self.n)

    def icons(self) -> str:
        return f"{self.n} {'leaf' if self.n == 1 else 'leaves'}"


class Favours(Part):
    """A favour symbol with a number (PR.fav.effects). Asked, because a step can also help the others."""

    rule: str = "PR.fav.effects"
    idle: str = "PR.fav.end"
    wants: tuple[int, ...] = (ACCEPT,)

    def __init__(self, times: int, n: int) -> None:
        super().__init__(times)
        self.n = n

    def offers(self, table: Table, seat: int) -> list[Move]:
        if table.players[seat].favour == table.config.pack.track_end:
            return []
        return [table.config.pack.moves.accept]

    def carry_out(self, table: Table, run: Run, move: Move) -> None:
        table.walk(run.seat, self.n)

    def asks(self, table: Table, seat: int) -> Phrase:
        return phrase("ask-favours", n=self.n)

    def icons(self) -> str:
        return f"{self.n} {'favour' if self.n == 1 else 'favours'}"


class Either(Part):
    """A stroke: exactly one of the sides (MY.eff.either_or). Sides that would do nothing are not offered."""

    rule: str = "MY.eff.either_or"
    ask: str = "ask-either"
    wants: tuple[int, ...] = (CHOOSE,)

    def __init__(self, times: int, sides: list[EffectLine]) -> None:
        super().__init__(times)
        self.sides = sides

    def offers(self, table: Table, seat: int) -> list[Move]:
        choose = table.config.pack.moves.choose
        return [choose[i] for i in range(len(self.sides)) if self.sides[i].possible(table, seat)]

    def carry_out(self, table: Table, run: Run, move: Move) -> None:
        self.sides[move.a].begin(table, run.seat)

    def misfit(self, table: Table, seat: int, move: Move) -> Refusal | None:
        if move.a < len(self.sides):
            return no("MY.eff.field_void", "void-side")
        return no("MY.eff.either_or", "sides", sides=len(self.sides))

    def reach(self) -> tuple[int, int]:
        return max([side.reach() for side in self.sides])

    def icons(self) -> str:
        return "(" + " / ".join(str(side) for side in self.sides) + ")"


class Group(Part):
    """Parts in brackets under one `2x`. Every repetition is run through, so that a bonus in it is not lost
    when the player forgoes the other parts (MY.bonus.repeat)."""

    def __init__(self, times: int, line: EffectLine) -> None:
        super().__init__(times)
        self.line = line

    def go_on(self, table: Table, run: Run) -> list[Move]:
        run.once_more(table)
        self.line.begin(table, run.seat)
        return []

    def possible(self, table: Table, seat: int) -> bool:
        return self.line.possible(table, seat)

    def reach(self) -> tuple[int, int]:
        return self.line.reach()

    def icons(self) -> str:
        return f"({self.line})"


class Others(Part):
    """A bonus: every other player may use it, the owner may not and cannot prevent it (MY.bonus.*). With a
    gift like Umbra the owner may prevent it, and decides each time (PR.gift.umbra)."""

    rule: str = "PR.gift.umbra"
    ask: str = "ask-void"
    wants: tuple[int, ...] = (ACCEPT, SKIP)

    def __init__(self, times: int, line: EffectLine) -> None:
        super().__init__(times)
        self.line = line

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if table.players[run.seat].powers & NO_BONUS:
            words = table.config.pack.moves
            return [words.accept, words.skip]
        self.give(table, run)
        return []

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == SKIP:
            self.give(table, run)
            return
        run.once_more(table)
        if table.listener is not None:
            table.emit("voided", run.seat, {})

    def give(self, table: Table, run: Run) -> None:
        run.once_more(table)
        if table.gwidyon is not None:
            drops, moves = self.line.reach()
            takes_bonus(table, drops, moves)
            return
        players = table.config.players
        for i in range(players - 1, 0, -1):  # the owner's left neighbour comes out on top
            self.line.begin(table, (run.seat + i) % players)

    def possible(self, table: Table, seat: int) -> bool:
        return True

    def icons(self) -> str:
        return f"others({self.line})"
