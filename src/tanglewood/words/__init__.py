"""What people read: sentences from the Fluent files in `locales/`, one folder a language.

`words()` are those of the language that is spoken now (`speaking.py`); where they are kept says `books.py`.
"""

import re
from collections.abc import Callable, Iterable
from functools import cache, lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.kernel.text.name import Name
from tanglewood.kernel.text.phrase import AND, COMMA, JOINTS, OR, PLAYER, Phrase, Said
from tanglewood.words.books import LOCALES, NUMBER, Book, files, languages, places, sentences
from tanglewood.words.numbers import figures, without_percent
from tanglewood.words.speaking import (
    FALLBACK,
    NAMES,
    of_system,
    play_with,
    played_with,
    seated,
    seated_names,
    speak,
    speak_always,
    speaking,
    spoken,
    wished,
)

__all__ = [
    "FALLBACK",
    "LOCALES",
    "NAMES",
    "Book",
    "GameWords",
    "Words",
    "figures",
    "files",
    "in_words",
    "joined",
    "languages",
    "later",
    "named",
    "number",
    "of_system",
    "per_language",
    "phrase_of",
    "play_with",
    "problem_words",
    "quoted_numbers",
    "refuse",
    "seated",
    "sentences",
    "speak",
    "speak_always",
    "speaking",
    "spoken",
    "wished",
    "without_percent",
    "words",
]

P = ParamSpec("P")
T = TypeVar("T")
SOUNDS = {AND: re.compile(r"h?[ií](?![aeo])", re.I), OR: re.compile(r"h?[oó]", re.I)}
"""How the last thing of a list may begin so that a language says another word before it: Spanish has `e` for
`y` before an i, and `u` for `o` before an o."""


class Words:
    """The sentences of one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.books = [Book(name) for name in dict.fromkeys((language, FALLBACK))]
        # The same few thousand sentences are said over and over: options of a table, its log.
        self._said = lru_cache(maxsize=20_000)(self._format)
        self._quoted: dict[str, set[str]] = {}
        self._found: dict[str, Book] = {}
        self._names: dict[str, str | None] = {}

    def say(self, key: str, /, **values: object) -> str:
        """The sentence of this key with its values filled in."""
        quoted = self._quoted.get(key)
        if quoted is None:
            quoted = self.quoted(key)
        if quoted:
            values = {**{name: number(name) for name in quoted}, **values}
        # Done before a sentence is remembered: at another table others sit, and a player may be called like
        # a card.
        for name, value in values.items():
            if type(value) is not str and not isinstance(value, int):
                values[name] = self.settled(value, seated_names())
        return self._said(key, tuple(values.items()))

    def quoted(self, key: str) -> set[str]:
        """The numbers of packs that a sentence quotes."""
        found = self._quoted.get(key)
        if found is None:
            book = self.book_of(key)
            found = set() if book is None else book.quoted.get(key, set())
            self._quoted[key] = found
        return found

    def phrase(self, phrase: Phrase) -> str:
        """A phrase as a sentence."""
        name = name_of(phrase, seated_names())
        if name is not None:
            return name
        if phrase.key in JOINTS:
            return self.joined([*phrase.values.values()], phrase.key)
        return self.say(phrase.key, **phrase.values)

    def text(self, said: Said) -> str:
        """Whatever a sentence may be filled with, by itself."""
        if isinstance(said, Phrase):
            return self.phrase(said)
        return self.name(said) if isinstance(said, str) else str(said)

    def name(self, value: str) -> str:
        """A name or text of a pack in this language; any other text as it is."""
        if not isinstance(value, Name):
            return value
        if self.language == FALLBACK:
            return str(value)
        if value.values:
            return self.say(value.key, **value.values)
        if value.key not in self._names:
            book = self.books[0]
            self._names[value.key] = book.format(value.key, {}) if book.has(value.key) else None
        return self._names[value.key] or str(value)

    def joined(self, items: list[Said], joint: str = AND) -> str:
        """Things as a list: `A, B and C`."""
        said = [self.text(item) for item in items]
        if len(said) < 2:
            return "".join(said)
        comma = self.say(COMMA, first="", last="")
        if joint == COMMA:
            return comma.join(said)
        first = comma.join(said[:-1])
        alike = "yes" if SOUNDS[joint].match(said[-1]) else "no"
        return self.say(joint, first=first, last=said[-1], alike=alike)

    def settled(self, value: object, names: tuple[str, ...]) -> object:
        """A value of a sentence with the names of players, of cards and of whatever else has one."""
        if isinstance(value, Name):
            return self.name(value)
        if not isinstance(value, Phrase):
            return value
        player = name_of(value, names)
        if player is not None:
            return player
        inside = {name: self.settled(it, names) for name, it in value.values.items()}
        return Phrase(value.key, **inside)  # type: ignore[arg-type]

    def _format(self, key: str, items: tuple[tuple[str, object], ...]) -> str:
        values = {name: self.phrase(it) if isinstance(it, Phrase) else it for name, it in items}
        book = self.book_of(key)
        if book is None:
            raise KeyError(f"no sentence is called {key!r}")
        try:
            return book.format(key, values)
        except KeyError:  # a translation that asks for what it is not told: better English than nothing
            english = self.books[-1]
            if book is english or not english.has(key):
                raise
            return english.format(key, values)

    def has(self, key: str) -> bool:
        return self.book_of(key) is not None

    def book_of(self, key: str) -> Book | None:
        """The book that has a sentence. None is read further than needed: what a language lacks is mostly
        found near by in English."""
        found = self._found.get(key)
        if found is not None:
            return found
        for depth in range(1, len(places()) + 1):
            for book in self.books:
                if book.has(key, depth):
                    self._found[key] = book
                    return book
        return None


def number(name: str) -> int:
    """A number of a pack by the name that sentences have for it; that of the game's own pack unless another
    one is played with."""
    game, _, path = name.partition("__")
    played = played_with()
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
def book_of(language: str) -> Words:
    return Words(language)


def words(language: str = "") -> Words:
    """The sentences of a language: by default of the one that is spoken now."""
    return book_of(language or spoken())


def named(value: str) -> str:
    """A name or text of a pack in the language that is spoken now."""
    return words().name(value)


def in_words(value: object) -> object:
    """A name of a pack among data that are written: in the language that is spoken now. A hook of msgspec."""
    if isinstance(value, Name):
        return named(value)
    raise NotImplementedError(f"{type(value).__name__} cannot be written")


def problem_words(problem: Exception) -> str:
    """What a refusal says, in the language that is spoken now if it has words there."""
    phrase = phrase_of(problem)
    return str(problem) if phrase is None else words().phrase(phrase)


def phrase_of(problem: Exception) -> Phrase | None:
    """The phrase that says a refusal in any language, if it has one."""
    found: Phrase | None = getattr(problem, "phrase", None)
    return found


def joined(items: Iterable[Said], joint: str = AND) -> str:
    """Things as a list in the language that is spoken now."""
    return words().joined(list(items), joint)


def later(key: str, **values: object) -> Name:
    """A sentence that is said when it is read, for what is kept longer than a language is spoken."""
    return Name(words(FALLBACK).say(key, **values), key, values)


def per_language(maxsize: int | None = None) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep what a function has made, for each language apart. It takes its arguments by place."""

    def keeping(work: Callable[P, T]) -> Callable[P, T]:
        @lru_cache(maxsize)
        def kept(language: str, *args: Any) -> T:
            return work(*args)  # type: ignore[call-arg]

        @wraps(work)
        def made(*args: P.args, **named: P.kwargs) -> T:
            return kept(spoken(), *args)

        return made

    return keeping


def refuse(key: str, **values: object) -> OptionError:
    """What a command refuses, as an error to be raised."""
    return OptionError(words().say(f"refused-{key}", **values))
