"""A game at the terminal: ask, carry out, show what the others did, and never lose anything."""

import sys
from pathlib import Path

from rich.console import Console
from rich.rule import Rule as Stroke
from rich.text import Text

from tanglewood.api import Game
from tanglewood.bots import make_bot
from tanglewood.cli.common import say
from tanglewood.cli.printing import Indented
from tanglewood.cli.terminal import lookups, saving
from tanglewood.cli.terminal.answers import command_of, move_of
from tanglewood.cli.terminal.ending import show_ending
from tanglewood.cli.terminal.examples import help_text
from tanglewood.cli.terminal.hints import show_hints
from tanglewood.cli.terminal.names import names_of
from tanglewood.cli.terminal.tables import Scene, table_of
from tanglewood.kernel.chance import fork
from tanglewood.kernel.errors import MoveError
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.record import opening
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.text.reading import whole
from tanglewood.kernel.undo import undo_blocker
from tanglewood.words import seated
from tanglewood.words.system import system_words

LOG = 30
RULE = r"\[[A-Z]+\.[\w.]+\]$"
"""The rule behind a piece of the story, at its end."""


class Left(Exception):  # noqa: N818  not an error: somebody leaves the table
    """The player left the table."""


class Session:
    """One person at `seat`, bots at the others."""

    def __init__(
        self, game: Game, seats: list[str], seat: int, console: Console, file: Path | None = None
    ) -> None:
        self.seats = seats
        self.seat = seat
        self.console = console
        self.file = file
        self.names = names_of(seats, seat)
        self.table = table_of(game.info)
        self.events: list[Event] = []
        # What was told so far, each piece with the number of moves after which it happened.
        self.told: list[tuple[int, str]] = []
        # The numbers of moves at which it was on us to decide; undo goes back to the last of them.
        self.decisions: list[int] = []
        self.leaving = False
        self.sit_down(game)

    def sit_down(self, game: Game) -> None:
        """Take this game as the one on the table, and listen to it."""
        self.game = game
        self.events = []
        game.listen(self.events.append)

    def remember(self) -> None:
        """Rebuild the log and the decisions of a resumed game by replaying it."""
        last = self.game
        entries = last.record().entries
        self.sit_down(last.back_to(0))
        self.open(show=False)
        for entry in entries:
            if self.game.turn == self.seat:
                self.decisions.append(self.game.moves)
            seat = self.game.turn
            self.game.play(entry.move)
            if seat == self.seat or self.game.turn != seat:
                self.tell(show=False)
        self.tell(show=False)
        self.sit_down(last)

    # ------------------------------------------------------------------ the game

    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        if not self.game.moves:
            show_piece(self.console, begins(self.game, self.names, self.seat), True)
            self.open()
        try:
            while not self.game.over:
                if self.game.turn == self.seat:
                    with seated(self.names):
                        self.decide()
                else:
                    self.bot_moves()
            show_ending(self)
        except (KeyboardInterrupt, EOFError):
            self.say_line("")
            self.say_line(say("interrupted"))
            self.leave()
        except Left:
            pass
        except (Exception, SystemExit):
            self.leave()  # neither a mistake of ours nor a closed pipe may cost anybody the game
            raise

    def open(self, show: bool = True) -> None:
        """Tell what happened while the table was set up."""
        self.events += opening(self.game.info, self.game.record())
        self.tell(show)

    def bot_moves(self) -> None:
        """Let the bot decide. Its chance comes from seed, seat and move, so that resuming changes nothing. It
        is told when somebody else decides: what it did in several steps is one story."""
        seat = self.game.turn
        seed = fork(self.game.record().seed, 1, seat, self.game.moves)
        self.game.play(make_bot(self.seats[seat], seed).choose(Seat(self.game.state)))
        if self.game.turn != seat:
            self.tell()

    def decide(self) -> None:
        """Ask until there is an answer that moves the game."""
        self.show()
        while True:
            answer = self.ask()
            if not answer:
                continue
            command = command_of(answer)
            if command is not None:
                if self.obey(*command):
                    return
                continue
            self.leaving = False
            try:
                move = move_of(self.game, self.table, answer)
                before = self.game.moves
                self.game.play(move)
            except MoveError as refusal:
                self.console.print(Text(str(refusal), style="red"))
                continue
            self.decisions.append(before)
            self.tell()
            return

    def show(self, whole: bool = False) -> None:
        """The table with the options, and the question."""
        scene = Scene(self.game, self.seat, self.names, asked=True)
        all_of_it = whole or self.table.whole(self.game)
        self.console.print()
        self.console.print(self.table.render(scene, all_of_it))
        self.console.print(Stroke(style="dim"))
        self.console.print(Text(self.table.question(self.game), style="bold"))
        choices = self.table.choices(scene, all_of_it)
        if choices is not None:
            self.console.print(choices)

    def ask(self) -> str:
        self.console.file.flush()
        answer = input("> ")
        if not sys.stdin.isatty():
            self.console.print(Text(answer))  # a pipe does not echo
        return answer.strip()

    # ------------------------------------------------------------------ what happened

    def tell(self, show: bool = True) -> None:
        """Tell what happened since the last time; a turn begins with a line of its own."""
        at = self.game.moves
        pieces = self.table.story(self.game, self.events, self.seat, self.names)
        turns = [event for event in self.events if self.table.starts_turn(event)]
        heads = set(self.table.story(self.game, turns, self.seat, self.names))
        self.events.clear()
        for piece in pieces:
            self.told.append((at, piece))
            if show:
                show_piece(self.console, piece, piece in heads)

    # ------------------------------------------------------------------ commands

    def obey(self, command: str, rest: str) -> bool:
        """Carry out a command; whether the question has to be asked again."""
        if command != "quit":
            self.leaving = False
        if command == "undo":
            return self.undo()
        if command == "quit":
            self.quit()
        elif command == "hint":
            self.hint()
        elif command == "save":
            self.save(Path(rest) if rest else None)
        elif command == "log":
            self.log(whole(rest, 1, 10**6) or LOG)
        elif command == "card":
            lookups.card(self.console, self.game.info, rest)
        elif command == "rule":
            lookups.rule(self.console, self.game.info, rest)
        elif command == "board":
            self.show(whole=True)
        else:
            self.say_line(help_text(self.game.info.id), whole=True)
        return False

    def undo(self) -> bool:
        if not self.decisions:
            self.say_line(say("undo-none"))
            return False
        target = self.decisions[-1]
        taken = self.game.record().entries[target:]
        # What bots answered is taken back too, so that a decision may have been passed on.
        if undo_blocker([answer for entry in taken for answer in entry.answers], passed_on=False):
            self.say_line(say("undo-chance"))
            return False
        self.decisions.pop()
        self.sit_down(self.game.back_to(target))
        self.told = [(at, piece) for at, piece in self.told if at <= target]
        move: Move = self.game.parse(taken[0].move)
        self.say_line(say("undone", move=self.table.label(self.game, move)))
        return True

    def hint(self) -> None:
        """What the strongest bot expects of its three best moves; it knows no more than the seat."""
        seed = fork(self.game.record().seed, 2, self.seat, self.game.moves)
        show_hints(self.console, self.game, self.table, seed)

    def log(self, n: int) -> None:
        if not self.told:
            self.say_line(say("log-empty"))
        for _, piece in self.told[-n:]:
            show_piece(self.console, piece, False)

    def save(self, path: Path | None = None) -> bool:
        """Save the game; a file given here remains the file of this game."""
        target = path or self.file or saving.free_name(self.game)
        try:
            saving.write(self.game, self.seats, target)
        except (OSError, ValueError) as problem:  # a full disk, or a name no file can have
            self.say_line(say("save-failed", file=str(target), reason=system_words(problem)))
            return False
        self.file = target
        self.say_line(say("saved", file=str(target)))
        return True

    def quit(self) -> None:
        if self.leaving or self.leave():
            raise Left
        self.leaving = True
        self.say_line(say("quit-unsaved"))

    def leave(self) -> bool:
        """Save, and say how to resume."""
        if not self.save():
            return False
        self.say_line(say("go-on", game=self.game.info.id, file=saving.quoted(self.file)), whole=True)
        return True

    def say_line(self, text: str, whole: bool = False) -> None:
        """Print a line; one that somebody may want to copy is not wrapped."""
        self.console.print(Text(text), soft_wrap=whole)


def show_piece(console: Console, piece: str, head: bool, indent: int = 2) -> None:
    """A piece of the story; one that begins a turn is a heading."""
    if head:
        console.print()
        console.print(Text(piece, style="bold"))
        return
    text = Text(piece)
    text.highlight_regex(RULE, "dim")
    console.print(Indented(text, indent))


def begins(game: Game, names: list[str], seat: int) -> str:
    return say("begins", you="yes" if game.turn == seat else "no", name=names[game.turn])
