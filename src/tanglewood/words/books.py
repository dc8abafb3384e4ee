"""The Fluent files of a language, and its sentences.

Every game has a folder `locales/` in its package; its keys contain its id. A file is parsed when one of its
sentences is wanted, so a game that is not played costs nothing. Sentences without placeables are read as they
stand: help texts need no Fluent, whose import takes longer than all else.
"""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from textwrap import dedent
from threading import Lock
from typing import Any

from tanglewood.kernel.registry import GAMES
from tanglewood.words.patterns import Part, Plural, ready

LOCALES = Path(__file__).parents[1] / "locales"
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?:[ }].*|(?=[ }\n])))*)", re.MULTILINE)
"""A sentence: its key, and its lines up to the first one that is neither indented nor closes a placeable."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What looks like another sentence inside a placeable."""
NUMBER = re.compile(r"\$([a-z_]+?__\w+)")
"""A number of a pack that a sentence quotes: `$everdell__counts__city`."""


class Book:
    """The sentences of one language, by file."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts: dict[Path, str] = {}
        self.places: dict[str, Path] = {}
        self.plain: dict[str, str] = {}
        self.ready: dict[str, Part | None] = {}  # None: Fluent alone can say it
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
        if key not in self.ready:
            with self.lock:
                self.open(key)
            self.ready[key] = ready(self.pattern_of(key), self.pattern_of, plural_of(self.language))
        say = self.ready[key]
        if say is not None:
            with suppress(LookupError, TypeError):
                return say(values)
        text, errors = self.bundle.format_pattern(self.pattern_of(key), values)
        if errors:
            raise KeyError(f"{key}: {errors[0]}")
        return str(text)

    def pattern_of(self, key: str) -> Any:
        """The parsed pattern of a sentence."""
        return self.bundle.get_message(key).value

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


@cache
def plural_of(language: str) -> Plural:
    """What a language calls such a number of things."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(language).plural_form
    except UnknownLocaleError:  # as Fluent does
        return Locale.default().plural_form


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
