"""A lesson at the terminal: a sentence, the table, a move, and what came of it."""

from rich.console import Console
from rich.text import Text

from tanglewood.api import from_text, in_words
from tanglewood.cli.common import say
from tanglewood.cli.terminal.answers import command_of, move_of
from tanglewood.cli.terminal.session import Left, Session
from tanglewood.kernel.errors import MoveError
from tanglewood.lessons import Lesson
from tanglewood.lessons.script import Step, Way
from tanglewood.words import problem_words, words


class LessonSession(Session):
    """One person who learns; the others play what the script says."""

    def __init__(self, lesson: Lesson, console: Console) -> None:
        self.lesson = lesson
        game = from_text(lesson.position)
        others = words().say("learn-names").split()
        players = int(game.state.settings()["players"])
        super().__init__(
            game,
            ["you" if n == lesson.person else others.pop(0) for n in range(players)],
            lesson.person,
            console,
        )

    def run(self) -> None:
        """Teach to the end, or until the person leaves."""
        it = self.lesson
        self.console.print(Text(it.say("title"), style="bold"))
        self.say_line(say("learn-goal", goal=it.say("goal")))
        self.say_line(say("learn-how"))
        try:
            for number, step in enumerate(it.steps, start=1):
                self.teach(number, step)
        except (KeyboardInterrupt, EOFError, Left):
            self.say_line("")
            self.say_line(say("learn-left", game=it.game, lesson=it.id), whole=True)
            return
        self.console.print()
        self.coach("closing")
        self.say_line(say("learn-on", game=it.game), whole=True)

    def teach(self, number: int, step: Step) -> None:
        self.console.print()
        head = say("learn-step", step=number, all=len(self.lesson.steps))
        self.console.print(Text(head, style="dim"))
        self.coach(number, "say")
        way, played = step.do, 0
        seen: set[int] = set()
        while played < len(way):
            self.show()
            move = self.answer(number, step, step.do[:played] if way is step.do else way[:played])
            if move is None:
                continue
            if move == way[played]:
                played += 1
                self.game.play(move)
                self.tell()
                continue
            road = [*step.do[:played], move]
            fine = next((it for it in step.fine if it.moves[: len(road)] == road), None)
            trap = next(
                (n for n, it in enumerate(step.trap) if n not in seen and it.moves[: len(road)] == road), None
            )
            if fine is not None:
                way, played = fine.moves, played + 1
                self.game.play(move)
                self.tell()
                self.coach(number, "fine", step.fine.index(fine) + 1)
            elif trap is not None:
                seen.add(trap)
                self.go_astray(step.trap[trap], played)
                self.coach(number, "trap", trap + 1)
                self.say_line(say("learn-taken-back"))
            else:
                self.coach(number, "otherwise")
        self.coach(number, "meanwhile")
        for text in step.then:
            self.game.play(text)
            self.tell()
        self.coach(number, "notice")

    def go_astray(self, trap: Way, played: int) -> None:
        """Play a side road to its end, show it, and take it back."""
        before = self.game.copy()
        for text in trap.moves[played:]:
            self.game.play(text)
            self.tell()
        self.sit_down(before)

    def answer(self, number: int, step: Step, played: list[str]) -> str | None:
        """The text of a legal move that somebody wants to play; None if something else was typed."""
        typed = self.ask()
        command = command_of(typed)
        if not typed:
            return None
        if command is not None:
            self.help_out(step, *command)
            return None
        try:
            move = move_of(self.game, self.table, typed)
            text = move if isinstance(move, str) else move.text
            refusal = self.game.refusal(text)
        except MoveError as problem:
            self.console.print(Text(problem_words(problem), style="red"))
            return None
        if refusal is None:
            return text
        for n, slip in enumerate(step.slip, start=1):
            if slip.wish == text and slip.after == played:
                self.coach(number, "slip", n)
                return None
        self.console.print(Text(in_words(refusal), style="red"))
        return None

    def help_out(self, step: Step, command: str, rest: str) -> None:
        """Commands that make sense in a lesson; a hint says what to type."""
        if command == "quit":
            raise Left
        if command == "hint":
            options = [move.text for move in self.game.options()]
            wanted = next((text for text in step.do if text in options), "")
            self.say_line(say("learn-hint", move=wanted))
        elif command in ("card", "rule", "board", "log"):
            self.obey(command, rest)
        else:
            self.say_line(say("learn-how"))

    def coach(self, *parts: object) -> None:
        """What the coach says, if there is anything."""
        said = self.lesson.say(*parts)
        if said:
            self.console.print(Text(said, style="bold green" if parts[-1] == "notice" else "bold yellow"))
