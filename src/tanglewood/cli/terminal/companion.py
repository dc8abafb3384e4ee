"""A companion at the terminal: a question, an answer, and what to do with the pieces."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from tanglewood.companion.question import NUMBER, ONE, ROW, YES_NO, Answer, Question
from tanglewood.companion.session import Session, spelled
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.setting import NO, YES
from tanglewood.rulebook.stems import folded
from tanglewood.words import words

SAVED = "companion.txt"
LEAVE = ("quit", "save")
LONG = 12
"""More answers than this are not listed if their names are known."""


class CompanionTable:
    """One session, until it is over or the person leaves."""

    def __init__(self, session: Session, console: Console, path: Path | None = None) -> None:
        self.session = session
        self.console = console
        self.path = path or Path(SAVED)
        self.told: set[int] = set()
        """The numbers of the entries whose steps were shown."""
        self.mended: list[str] = []
        """What was shown as to be put right."""
        self.shown_card = ""

    def say(self, key: str, **values: object) -> None:
        self.console.print(Text(words().say(f"companion-{key}", **values)))

    def run(self) -> None:
        self.told = self.numbers()
        try:
            while True:
                self.show_turned()
                self.show_steps()
                if self.session.question is not None:
                    self.ask(self.session.question)
                    continue
                if self.over():
                    self.say("over", rival=self.session.rival.name)
                    self.score()
                # People may go on after the opponent, and do something that concerns it.
                if not self.session.rival.tellings(self.session.things) or not self.ready():
                    break
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            self.show_turned()
            self.show_steps()
        self.path.write_text(self.session.text() + "\n", encoding="utf-8")
        self.say("saved", file=str(self.path))

    def over(self) -> bool:
        session = self.session
        return session.question is None and session.rival.over(session.things)

    # ------------------------------------------------------------------ shown

    def show_steps(self) -> None:
        """The steps of what was worked out since the last time."""
        for done in self.session.done:
            for n, step in enumerate(done.steps if done.entry.nth not in self.told else [], start=1):
                line = Text(words().say("companion-step", n=n, text=step.text))
                if step.rule:
                    line.append(" " + words().say("companion-rule", rule=step.rule), style="dim")
                self.console.print(line)
                self.show_drawn(str(step.values.get("place", "")))
                if step.about:
                    self.console.print(Text(f"   {step.about}", style="dim"))
        self.told |= self.numbers()
        self.show_repairs()

    def show_drawn(self, place: str) -> None:
        """What is drawn on a place, as people know it by that."""
        drawn = self.session.rival.drawn(place)
        if drawn:
            self.console.print(Text(f"   {drawn}", style="dim"))

    def numbers(self) -> set[int]:
        return {done.entry.nth for done in self.session.done}

    def show_repairs(self) -> None:
        """After a correction: what has to be put right at the table before anybody goes on."""
        lines: list[str] = []
        for it in self.session.repairs():
            lines.append(it.name)
            lines += [f"  - {step.text}" for step in it.gone] + [f"  + {step.text}" for step in it.new]
        for name, was, now in self.session.moved():
            lines.append(words().say("companion-moved", name=name, was=was or "-", now=now or "-"))
        if lines and lines != self.mended:
            self.say("repair")
            self.console.print(Text("\n".join(lines)))
        self.mended = lines

    def show_turned(self) -> None:
        """The opponent's card that was turned up, in words."""
        turned = self.session.turned
        said = self.session.rival.turned_words(turned) if turned is not None else ""
        if said and said != self.shown_card:
            self.say("turned", card=said)
        self.shown_card = said

    def score(self) -> None:
        rows = self.session.rival.score(self.session.things)
        for row in rows:
            self.console.print(Text(f"  {row.name}: {row.points}"))
        self.console.print(Text(f"  {words().say('companion-total')}: {sum(row.points for row in rows)}"))

    def state(self) -> None:
        shown = self.session.rival.shown(self.session.things)
        said = "  ".join(f"{it.thing.name}: {it.value}" for it in shown)
        self.console.print(Text(said, style="dim"))
        for it in shown:
            if it.about:
                line = Text(f"  {it.value}: {it.about} ", style="dim")
                self.console.print(line.append(words().say("companion-rule", rule=it.rule)))

    # ------------------------------------------------------------------ what people say

    def prompt(self) -> str:
        return self.console.input("> ").strip()

    def ready(self) -> bool:
        """Ask what happened; False if the person leaves."""
        self.state()
        tellings = self.session.rival.tellings(self.session.things)
        for n, it in enumerate(tellings, start=1):
            self.console.print(Text(f"  {n}. {it.name}"))
        self.say("prompt-ready")
        said = self.prompt().lower()
        if said in LEAVE:
            return False
        if self.common(said):
            return True
        if not said and self.over():
            return False
        number = int(said) if said.isdecimal() else 1 if not said else 0
        if 1 <= number <= len(tellings):
            self.session.tell(tellings[number - 1].id)
        else:
            self.say("unknown", said=said)
        self.shown_card = ""
        return True

    def common(self, said: str) -> bool:
        """Words that are understood everywhere."""
        if said == "undo":
            self.session.undo()
            self.told &= self.numbers()
        elif said == "score" and self.session.things is not None:
            self.score()
        elif said == "change":
            self.change()
        elif said == "remove":
            self.remove()
        elif said == "insert":
            self.insert()
        else:
            return False
        return True

    def change(self) -> None:
        """Choose an old answer that was not so."""
        found: list[tuple[int, Question, Answer]] = []
        for number, done in enumerate(self.session.done):
            found += [(number, it, done.entry.answers[it.key]) for it in done.asked]
        if not found:
            self.say("change-none")
            return
        for n, (_, question, answer) in enumerate(found, start=1):
            self.say("answer", n=n, question=question.text, answer=spelled(question, answer))
        self.say("change-which")
        said = self.prompt()
        if said.isdecimal() and 1 <= int(said) <= len(found):
            number, question, _ = found[int(said) - 1]
            self.session.change(number, question.key)

    def which_deed(self, key: str) -> int:
        """Choose an old deed; 0 for none."""
        deeds = [(number, done.name) for number, done in enumerate(self.session.done) if number]
        for n, (_, name) in enumerate(deeds, start=1):
            self.say("deed", n=n, name=name or words().say("companion-idle"))
        self.say(key)
        said = self.prompt()
        return deeds[int(said) - 1][0] if said.isdecimal() and 1 <= int(said) <= len(deeds) else 0

    def remove(self) -> None:
        """Choose a deed that has not happened."""
        number = self.which_deed("remove-which")
        if number:
            self.session.drop(number)

    def insert(self) -> None:
        """Choose where something was forgotten, and what it was."""
        number = self.which_deed("insert-where")
        tellings = self.session.forgotten(number)
        if not tellings:
            return
        for n, it in enumerate(tellings, start=1):
            self.say("deed", n=n, name=it.name)
        self.say("insert-what")
        said = self.prompt()
        if said.isdecimal() and 1 <= int(said) <= len(tellings):
            self.session.insert(number, tellings[int(said) - 1].id)
            self.told.add(self.session.journal[number].nth)

    def ask(self, question: Question) -> None:
        head = Text(question.text, style="bold")
        if question.rule:
            head.append(" " + words().say("companion-rule", rule=question.rule), style="dim")
        self.console.print(head)
        about = self.session.rival.explained(question.rule)
        if about:
            self.console.print(Text(f"   {about}", style="dim"))
        if question.picture is not None:
            self.show_drawn(question.picture.id)
        listed = self.listed(question)
        if listed:
            for n, option in enumerate(question.options, start=1):
                drawn = self.session.rival.drawn(option.id)
                line = Text(f"  {n}. {option.name}")
                self.console.print(line.append(f"  {drawn}", style="dim") if drawn else line)
        places = ", ".join(place.name for place in question.places)
        known = {"least": question.least, "most": question.most, "listed": "yes" if listed else "no"}
        self.say(f"prompt-{question.kind}", places=places, **known)
        remembered = self.session.remembered
        if remembered is not None:
            self.say("remembered", answer=spelled(question, remembered))
        said = self.prompt()
        if said.lower() in LEAVE:
            raise EOFError
        if self.common(said.lower()):
            return
        if not said and remembered is not None:
            self.session.answer(remembered)
            return
        try:
            answer = self.read(question, said)
            if answer is not None:
                self.session.answer(answer)
            elif question.kind in (YES_NO, NUMBER):
                self.say(f"expects-{question.kind}")
        except TextError as problem:
            self.say(str(problem).removeprefix("companion-"))

    def listed(self, question: Question) -> bool:
        """Whether the answers stand there: not many of them, or ones that nobody knows by name."""
        few = len(question.options) <= LONG
        return few or any(self.session.rival.drawn(option.id) for option in question.options)

    def read(self, question: Question, said: str) -> Answer | None:
        if question.kind == YES_NO:
            return yes_or_no(said)
        if question.kind == NUMBER:
            return int(said) if said.isdecimal() else None
        if question.kind == ONE:
            return self.option(question, said)
        parts = [self.option(question, part.strip()) for part in said.split(",") if part.strip()]
        if question.kind == ROW and len(parts) != len(question.places):
            raise TextError("companion-expects-row")
        return None if None in parts else [part for part in parts if part is not None]

    def option(self, question: Question, said: str) -> str | None:
        """The option that is meant by a number or a part of its name."""
        if said.isdecimal() and self.listed(question) and 1 <= int(said) <= len(question.options):
            return question.options[int(said) - 1].id
        exact = [it for it in question.options if said.lower() in (it.name.lower(), it.id)]
        found = exact or [it for it in question.options if said and said.lower() in it.name.lower()]
        if len(found) == 1:
            return found[0].id
        if found:
            self.say("several", said=said, names=", ".join(it.name for it in found))
        else:
            self.say("unknown", said=said)
        return None


def yes_or_no(said: str) -> bool | None:
    """What was said, in the language that is spoken or in English; the beginning of a word is enough."""
    typed = folded(said.lower())
    say = words().say
    for yes, no in (((say("companion-yes"),), (say("companion-no"),)), (YES, NO)):
        agrees = any(folded(word).startswith(typed) for word in yes)
        denies = any(folded(word).startswith(typed) for word in no)
        if typed and agrees != denies:
            return agrees
    return None
