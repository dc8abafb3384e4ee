"""The Fluent files of a language, and its sentences.

Every game has a folder `locales/` in its package; its keys contain its id. A file is parsed when one of its
sentences is wanted, so a game that is not played costs nothing. Sentences without placeables are read as they
stand: help texts need no Fluent, whose import takes longer than all else.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from textwrap import dedent
from threading import Lock
from typing import Any

from tanglewood.kernel.registry import GAMES

LOCALES = Path(__file__).parents[1] / "locales"
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*|(?=[ }\n])))*)", re.MULTILINE)
"""A sentence: its key, and its lines up to the first one that is neither indented nor closes a placeable."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What looks like another sentence inside a placeable."""
NUMBER = re.compile(r"\$([a-z_]+?__\w+)")
"""A number of a pack that a sentence quotes: `$everdell__counts__city`."""


Gaps = list[tuple[str, bool]]
"""A sentence in parts: texts, and the names of the gaps between them. Such a one is filled without Fluent,
which takes thirty times as long."""


class Book:
    """The sentences of one language, by file."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts: dict[Path, str] = {}
        self.places: dict[str, Path] = {}
        self.plain: dict[str, str] = {}
        self.gaps: dict[str, Gaps | None] = {}
        self.quoted: dict[str, set[str]] = {}  # the numbers of packs that sentences quote
        self.lock = Lock()  # a server's threads speak at the same time
        self.bundle: Any = None  # a FluentBundle, once a sentence needs it
        self.depth = 0  # how many of the places where sentences may be have been read

    def has(self, key: str, depth: int = 3) -> bool:
        """Whether there is this sentence, as far as so many of the places go where sentences may be: help
        needs no game, and our games no other package."""
        if key not in self.places and self.depth < depth:
            with self.lock:
                while key not in self.places and self.depth < depth:
                    self.read(files_in(places()[self.depth](), self.language))
                    self.depth += 1
        return key in self.places

    def read(self, paths: Iterable[Path]) -> None:
        """Learn the keys of these files. A key that is known already keeps its sentence."""
        for path in paths:
            self.texts[path] = path.read_text(encoding="utf-8", errors="replace")
            for key, body in MESSAGE.findall(self.texts[path]):
                if self.places.setdefault(key, path) != path:
                    continue
                if "{" not in body:
                    self.plain[key] = body
                elif "__" in body:
                    self.quoted[key] = set(NUMBER.findall(body))

    def format(self, key: str, values: dict[str, object]) -> str:
        if self.has(key) and key in self.plain:
            first, _, rest = self.plain[key].partition("\n")
            return f"{first.strip()}\n{dedent(rest)}".strip()
        if key not in self.gaps:
            with self.lock:
                self.open(key)
            self.gaps[key] = gaps_of(self.bundle.get_message(key).value)
        filled = fill(self.gaps[key], values)
        if filled is not None:
            return filled
        text, errors = self.bundle.format_pattern(self.bundle.get_message(key).value, values)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def open(self, key: str) -> None:
        """Parse the file of this key, and of every sentence that is used in it."""
        from fluent.runtime import FluentBundle, FluentResource

        if self.bundle is None:
            # Without isolation marks: terminals show them as boxes.
            self.bundle = FluentBundle([self.language], use_isolating=False)
        wanted = [key]
        while wanted:
            text = self.texts.pop(self.places.get(wanted.pop(), LOCALES), None)
            if text is not None:
                self.bundle.add_resource(FluentResource(text))
                wanted += REFERENCE.findall(text)


def gaps_of(pattern: Any) -> Gaps | None:
    """The parts of a parsed sentence that consists of text and gaps alone; None if there is more to it."""
    from fluent.syntax.ast import TextElement, VariableReference

    found: Gaps = []
    for element in getattr(pattern, "elements", [pattern]):  # one alone stands for itself
        inside = getattr(element, "expression", None)
        if isinstance(element, TextElement):
            found.append((element.value, False))
        elif isinstance(inside, VariableReference):
            found.append((inside.id.name, True))
        else:
            return None
    return found


def fill(gaps: Gaps | None, values: dict[str, object]) -> str | None:
    """A sentence whose gaps are filled with texts; None if Fluent has to see to it: how a number is written
    depends on the language."""
    if gaps is None:
        return None
    said = [values.get(part) if is_gap else part for part, is_gap in gaps]
    texts = [part for part in said if isinstance(part, str)]
    return "".join(texts) if len(texts) == len(said) else None


def places() -> list[Callable[[], list[Path]]]:
    """Where sentences may be, the nearest first."""
    return [shared_folders, own_folders, other_folders]


def languages() -> list[str]:
    """The languages there are. Every request asks for them, so that the folders are read once."""
    return list(languages_in(*shared_folders()))


@cache
def languages_in(*folders: Path) -> tuple[str, ...]:
    return tuple(sorted({path.name for folder in folders for path in folder.iterdir() if path.is_dir()}))


def files(language: str) -> list[Path]:
    """All files of a language: the shared ones, then those of every game."""
    return files_in([*shared_folders(), *own_folders(), *other_folders()], language)


def sentences(texts: Iterable[str]) -> dict[str, str]:
    """The sentences of Fluent texts by their keys; one that is there twice is the first."""
    found: dict[str, str] = {}
    for text in texts:
        for key, body in MESSAGE.findall(text):
            found.setdefault(key, body.rstrip())
    return found


def files_in(folders: Iterable[Path], language: str) -> list[Path]:
    return [path for folder in folders for path in sorted((folder / language).rglob("*.ftl"))]


def shared_folders() -> list[Path]:
    return [LOCALES]


def own_folders() -> list[Path]:
    return [listing.folder / "locales" for listing in GAMES.ours().values()]


def other_folders() -> list[Path]:
    own = GAMES.ours()
    return [listing.folder / "locales" for id, listing in GAMES.listings.items() if id not in own]
