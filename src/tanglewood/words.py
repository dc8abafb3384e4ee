"""What people read: sentences from the Fluent files in `locales/`, one folder a language.

Every game has a folder `locales/` in its package; its keys contain its id. A file is parsed when one of its
sentences is wanted, so a game that is not played costs nothing. Sentences without placeables are read as they
stand: help texts need no Fluent, whose import takes longer than all else.
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from textwrap import dedent
from threading import Lock
from typing import Any

from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import GAMES
from tanglewood.kernel.text.phrase import Phrase

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?: .*|(?=[ \n])))*)", re.MULTILINE)
"""A sentence: its key, and its lines up to the first one that is not indented."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""What looks like another sentence inside a placeable."""


class Book:
    """The sentences of one language, by file."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.texts: dict[Path, str] = {}
        self.places: dict[str, Path] = {}
        self.plain: dict[str, str] = {}
        self.lock = Lock()  # a server's threads speak at the same time
        self.bundle: Any = None  # a FluentBundle, once a sentence needs it
        # Where sentences may be, in this order: help needs no game, and our games no other package.
        self.unread = [shared_folders, own_folders, other_folders]

    def has(self, key: str) -> bool:
        if key not in self.places:
            with self.lock:
                while key not in self.places and self.unread:
                    self.read(files_in(self.unread[0](), self.language))
                    del self.unread[0]
        return key in self.places

    def read(self, paths: Iterable[Path]) -> None:
        """Learn the keys of these files. A key that is known already keeps its sentence."""
        for path in paths:
            self.texts[path] = path.read_text(encoding="utf-8", errors="replace")
            for key, body in MESSAGE.findall(self.texts[path]):
                if self.places.setdefault(key, path) == path and "{" not in body:
                    self.plain[key] = body

    def format(self, key: str, values: dict[str, object]) -> str:
        if self.has(key) and key in self.plain:
            first, _, rest = self.plain[key].partition("\n")
            return f"{first.strip()}\n{dedent(rest)}".strip()
        with self.lock:
            self.open(key)
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


class Words:
    """The sentences of one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.books = [Book(name) for name in dict.fromkeys((language, FALLBACK))]
        # The same few thousand sentences are said over and over: options of a table, its log.
        self._said = lru_cache(maxsize=20_000)(self._format)

    def say(self, key: str, /, **values: object) -> str:
        """The sentence of this key with its values filled in."""
        return self._said(key, tuple(values.items()))

    def phrase(self, phrase: Phrase) -> str:
        """A phrase as a sentence."""
        return self.say(phrase.key, **phrase.values)

    def _format(self, key: str, items: tuple[tuple[str, object], ...]) -> str:
        values = {name: self.phrase(it) if isinstance(it, Phrase) else it for name, it in items}
        for book in self.books:
            if book.has(key):
                return book.format(key, values)
        raise KeyError(f"no sentence is called {key!r}")

    def has(self, key: str) -> bool:
        return any(book.has(key) for book in self.books)


class GameWords:
    """The sentences of one game, whose keys begin with its id."""

    def __init__(self, game: str) -> None:
        self.game = game

    def say(self, key: str, /, **values: object) -> str:
        return words().say(f"{self.game}-{key}", **values)


@cache
def words(language: str = FALLBACK) -> Words:
    return Words(language)


def refuse(key: str, **values: object) -> OptionError:
    """What a command refuses, as an error to be raised."""
    return OptionError(words().say(f"refused-{key}", **values))


def languages() -> list[str]:
    return sorted(path.name for path in LOCALES.iterdir() if path.is_dir())


def files(language: str) -> list[Path]:
    """All files of a language: the shared ones, then those of every game."""
    return files_in([*shared_folders(), *own_folders(), *other_folders()], language)


def files_in(folders: Iterable[Path], language: str) -> list[Path]:
    return [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]


def shared_folders() -> list[Path]:
    return [LOCALES]


def own_folders() -> list[Path]:
    return [listing.folder / "locales" for listing in GAMES.ours().values()]


def other_folders() -> list[Path]:
    own = GAMES.ours()
    return [listing.folder / "locales" for id, listing in GAMES.listings.items() if id not in own]
