"""What people read: sentences from the Fluent files in `locales/`, one folder a language.

Every game has a folder `locales/` in its package; its keys contain its id. A file is parsed when one of its
sentences is wanted, so a game that is not played costs nothing. Sentences without placeables are read as they
stand: help texts need no Fluent, whose import takes longer than all else.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path
from textwrap import dedent
from threading import Lock
from typing import Any

from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.kernel.text.phrase import PLAYER, Phrase

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"
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
        self.quoted: dict[str, set[str]] = {}  # the numbers of packs that sentences quote
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
        self._quoted: dict[str, set[str]] = {}

    def say(self, key: str, /, **values: object) -> str:
        """The sentence of this key with its values filled in."""
        quoted = self.quoted(key)
        if quoted:
            values = {**{name: number(name) for name in quoted}, **values}
        names = _seated.get()
        if names:
            values = {name: called(it, names) for name, it in values.items()}
        return self._said(key, tuple(values.items()))

    def quoted(self, key: str) -> set[str]:
        """The numbers of packs that a sentence quotes."""
        found = self._quoted.get(key)
        if found is None:
            found = next((book.quoted.get(key, set()) for book in self.books if book.has(key)), set())
            self._quoted[key] = found
        return found

    def phrase(self, phrase: Phrase) -> str:
        """A phrase as a sentence."""
        name = name_of(phrase, _seated.get())
        return name if name is not None else self.say(phrase.key, **phrase.values)

    def _format(self, key: str, items: tuple[tuple[str, object], ...]) -> str:
        values = {name: self.phrase(it) if isinstance(it, Phrase) else it for name, it in items}
        for book in self.books:
            if book.has(key):
                return book.format(key, values)
        raise KeyError(f"no sentence is called {key!r}")

    def has(self, key: str) -> bool:
        return any(book.has(key) for book in self.books)


_played: ContextVar[GameInfo | None] = ContextVar("played", default=None)


def play_with(info: GameInfo) -> None:
    """From now on sentences quote the numbers of this pack."""
    _played.set(info)


def number(name: str) -> int:
    """A number of a pack by the name that sentences have for it; that of the game's own pack unless another
    one is played with."""
    game, _, path = name.partition("__")
    played = _played.get()
    info = played if played is not None and played.id == game else GAMES[game]
    return info.numbers()[path]


def quoted_numbers(language: str, info: GameInfo | None = None) -> dict[str, int]:
    """All numbers that sentences of a language quote, for those who say them elsewhere; of one game as it is
    played with a pack, or of all games with their own."""
    found: dict[str, int] = {}
    for path in files(language):
        for name in NUMBER.findall(path.read_text(encoding="utf-8", errors="replace")):
            game, _, rest = name.partition("__")
            if info is None or info.id == game:
                found[name] = (info or GAMES[game]).numbers()[rest]
    return found


_seated: ContextVar[tuple[str, ...]] = ContextVar("seated", default=())


@contextmanager
def seated(names: Iterable[str]) -> Iterator[None]:
    """In here players are called by these names, those of the seats in their order."""
    before = _seated.set(tuple(names))
    try:
        yield
    finally:
        _seated.reset(before)


def called(value: object, names: tuple[str, ...]) -> object:
    """A value of a sentence with the names of the players it speaks of. Done before a sentence is remembered:
    at another table others sit."""
    if not isinstance(value, Phrase):
        return value
    inside = {name: called(it, names) for name, it in value.values.items()}
    return name_of(value, names) or Phrase(value.key, **inside)  # type: ignore[arg-type]


def name_of(phrase: Phrase, names: tuple[str, ...]) -> str | None:
    """The name of the player a phrase stands for, if it stands for one who has a name."""
    seat = phrase.values.get("seat")
    known = phrase.key == PLAYER and isinstance(seat, int) and 0 < seat <= len(names)
    return names[int(str(seat)) - 1] if known else None


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
