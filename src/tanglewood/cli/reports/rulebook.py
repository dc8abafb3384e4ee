"""The rulebook in the terminal: its pages in words, its symbols, and the answers of a search."""

import re

from rich.console import Console
from rich.text import Text

from tanglewood.cli.common import say
from tanglewood.cli.printing import Indented
from tanglewood.kernel.catalogue.citations import Places
from tanglewood.kernel.catalogue.rules import Rule, read_rules
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.text.echo import clip
from tanglewood.rulebook.files import Question, Rulebook, read_rulebook
from tanglewood.rulebook.index import index_of
from tanglewood.rulebook.search import Answer, search
from tanglewood.words import GameWords, named, spoken

MANY = 6
BOLD = re.compile(r"\*\*(.+?)\*\*")


def has_pages(info: GameInfo) -> bool:
    return bool(read_rulebook(info).sections)


def show_pages(console: Console, info: GameInfo) -> None:
    """The pages with the questions people ask, then where the exact rules are."""
    book = read_rulebook(info)
    words = GameWords(info.id)
    console.print(Text(named(info.title), style="bold underline"))
    for section in book.sections:
        console.print()
        console.print(Text(words.say(f"book-{section.id}"), style="bold"))
        for number, text in enumerate(section.texts, 1):
            line = marked(words.say(f"book-{section.id}-{number}"))
            console.print(Indented(Text.assemble(f"{number}. ", line) if text.step else line))
        show_questions(console, words, [asked for asked in book.questions if asked.about == section.id])
    console.print()
    console.print(Text(say("book-questions"), style="bold"))
    show_questions(console, words, [asked for asked in book.questions if not asked.about])
    console.print()
    console.print(Indented(say("book-exact", game=info.id, n=book.exact), indent=0))


def show_questions(console: Console, words: GameWords, questions: list[Question]) -> None:
    for question in questions:
        asked, answer = words.say(f"ask-{question.id}"), words.say(f"ask-{question.id}-answer")
        console.print(Indented(Text.assemble((asked, "italic"), "  ", answer)))


def marked(text: str) -> Text:
    """A sentence of the rulebook: what stands between two pairs of stars is bold."""
    pieces = BOLD.split(text)
    return Text.assemble(*[(piece, "bold" if place % 2 else "") for place, piece in enumerate(pieces)])


def show_symbols(console: Console, info: GameInfo) -> None:
    book: Rulebook = read_rulebook(info)
    words = GameWords(info.id)
    if not book.legend:
        console.print(Text(say("book-no-symbols", game=info.title)))
    for group in book.legend:
        console.print(Text(words.say(f"symbols-{group.id}"), style="bold"))
        for symbol in group.symbols:
            name, says = words.say(f"symbol-{symbol}"), words.say(f"symbol-{symbol}-says")
            console.print(Indented(Text.assemble((name, "bold"), "  ", says)))
        console.print()


def show_answers(
    console: Console, info: GameInfo, wanted: str, many: int = MANY, places: Places | None = None
) -> None:
    """What a search finds, best first: a sentence that answers, then the exact rules behind it, each with the
    first of the places that decide it where somebody wants to know."""
    answers = search(index_of(info, spoken()), wanted)
    if not answers:
        console.print(Text(say("nothing-found", text=clip(wanted))))
        return
    rules = {rule.id: rule for rule in read_rules(info)}
    for answer in answers[:many]:
        show_answer(console, answer, rules, places or {})
    console.print(Text(say("book-answers", n=min(many, len(answers)))))


def show_answer(console: Console, answer: Answer, rules: dict[str, Rule], places: Places) -> None:
    found = answer.document
    console.print(Text(found.title, style="bold"))
    if found.text:
        console.print(Indented(found.text))
    for id in found.rules:
        rule = rules[id]
        line = Text.assemble((id, "bold"), (f" ({rule.status})", "italic"))
        if found.kind != "rule":
            line.append(f"  {rule.text}")
        if id in places:
            line.append(f"  {places[id][0]}", "dim")
        console.print(Indented(line, indent=4))
    console.print()
