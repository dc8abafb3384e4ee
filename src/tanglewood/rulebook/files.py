"""What a game says about its rulebook: `rulebook.toml` and `legend.toml` in its folder, or neither.

The files hold order, drawings and rule ids; the words are Fluent messages whose keys follow from the ids:

    GAME-book-ID            heading of a section       GAME-symbols-ID        heading of a group of symbols
    GAME-book-ID-1          its first paragraph        GAME-symbol-ID         name of a symbol
    GAME-ask-ID             a question                 GAME-symbol-ID-says    what it says
    GAME-ask-ID-answer      its answer
    GAME-ask-ID-words       other words people may look for it with, if there are some
    GAME-book-ID-words      the same for a section
"""

from pathlib import Path
from typing import Literal

import msgspec

from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.files import tables, text_of
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.setting import Choice


class Told(msgspec.Struct, frozen=True):
    """What the browser is told about a rulebook."""


class Paragraph(Told, frozen=True, forbid_unknown_fields=True):
    """A paragraph: the exact rules behind it and, if it is one of several steps, the drawing of that step."""

    rules: list[str]
    step: str = ""


class Section(Told, frozen=True, forbid_unknown_fields=True):
    """A heading with its paragraphs. Left and right page stand side by side, half pages below them.
    At a table it is told only if its options have the values of one of `when`."""

    id: str
    page: Literal["left", "right", "half"]
    texts: list[Paragraph]
    sign: str = ""
    drawing: str = ""
    when: list[dict[str, Choice]] = []


class Question(Told, frozen=True, forbid_unknown_fields=True):
    """A question people ask, the rules that answer it, and a card that shows it. `about`: the half page it
    belongs to."""

    id: str
    rules: list[str]
    about: str = ""
    card: str = ""


class SymbolGroup(Told, frozen=True, forbid_unknown_fields=True):
    """Some symbols by their ids, with their drawings. `when` as for a section."""

    id: str
    symbols: dict[str, str]
    when: list[dict[str, Choice]] = []


class Rulebook(Told, frozen=True):
    """The rulebook of a game: its pages, the questions, the legend, and how many exact rules there are."""

    sections: list[Section]
    questions: list[Question]
    legend: list[SymbolGroup]
    exact: int


def read_rulebook(info: GameInfo) -> Rulebook:
    """The rulebook of a game; without files of its own, one that only knows the exact rules."""
    pages = content(info, info.listing.folder / "rulebook.toml")
    symbols = content(info, info.listing.folder / "legend.toml")
    known = {rule.id for rule in read_rules(info)}
    try:
        book = Rulebook(
            msgspec.convert(pages.get("section", []), list[Section]),
            msgspec.convert(pages.get("question", []), list[Question]),
            msgspec.convert(symbols.get("group", []), list[SymbolGroup]),
            len(known),
        )
    except msgspec.ValidationError as problem:
        raise PackError(f"{info.id}: rulebook.toml or legend.toml: {problem}") from None
    named = [id for section in book.sections for text in section.texts for id in text.rules]
    named += [id for question in book.questions for id in question.rules]
    if unknown := [id for id in named if id not in known]:
        raise PackError(f"{info.id}: rulebook.toml: no rule is called {', '.join(unknown)}")
    options = {setting.name for setting in info.settings}
    asked = [name for section in book.sections for wish in section.when for name in wish]
    asked += [name for group in book.legend for wish in group.when for name in wish]
    if unknown := [name for name in asked if name not in options]:
        raise PackError(f"{info.id}: rulebook.toml or legend.toml: no option is called {', '.join(unknown)}")
    return book


def content(info: GameInfo, path: Path) -> dict[str, object]:
    return dict(tables(f"{info.id}: {path.name}", text_of(path))) if path.is_file() else {}
