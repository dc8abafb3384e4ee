"""Which language is spoken now, who sits at the table that is spoken of, and with which pack it is played.

All three hold for what runs inside: a request, a stream, a command. A task or a thread that is started with
the context of its maker speaks the same language.
"""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from tanglewood.kernel.registry import GameInfo
from tanglewood.words.books import languages

FALLBACK = "en"
NAMES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "it": "Italiano",
    "es": "Español",
    "nl": "Nederlands",
    "pl": "Polski",
}
"""What those who speak a language call it."""

_spoken: ContextVar[str] = ContextVar("spoken", default="")
_played: ContextVar[GameInfo | None] = ContextVar("played", default=None)
_seated: ContextVar[tuple[str, ...]] = ContextVar("seated", default=())


VARIABLE = "TANGLEWOOD_LANG"
"""The language of a command and of the processes it starts."""


class Usual:
    """The language of a process where nothing else is said: that of a terminal."""

    language = os.environ.get(VARIABLE) or FALLBACK


def spoken() -> str:
    """The language that is spoken now."""
    return _spoken.get() or Usual.language


def speak(language: str) -> None:
    """From now on this language is spoken: in this request, in this task."""
    _spoken.set(language)


def speak_always(language: str) -> None:
    """From now on this language is spoken in this process, and in those it starts, wherever nothing else is
    said."""
    Usual.language = language
    os.environ[VARIABLE] = language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """In here this language is spoken."""
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def play_with(info: GameInfo) -> None:
    """From now on sentences quote the numbers of this pack."""
    _played.set(info)


def played_with() -> GameInfo | None:
    return _played.get()


@contextmanager
def seated(names: Iterable[str], info: GameInfo | None = None) -> Iterator[None]:
    """In here players are called by these names, those of the seats in their order; if the game is told too,
    sentences quote the numbers of the pack it is played with."""
    before = _seated.set(tuple(names))
    pack = _played.set(info or _played.get())
    try:
        yield
    finally:
        _played.reset(pack)
        _seated.reset(before)


def seated_names() -> tuple[str, ...]:
    return _seated.get()


# ---------------------------------------------------------------------- what somebody asks for

WISH = re.compile(r"\s*([A-Za-z]{1,8}|\*)(?:-[A-Za-z0-9-]+)?\s*(?:;\s*[qQ]=([01](?:\.\d{0,3})?)\s*)?")
"""A language of an Accept-Language header, and how much it is liked."""
MOST_WISHES = 40


def wished(header: str) -> str:
    """The first language of an Accept-Language header that there is; empty if there is none.

    >>> wished("tlh, en-GB;q=0.8")
    'en'
    """
    found: list[tuple[float, str]] = []
    for part in header.split(",")[:MOST_WISHES]:
        wish = WISH.fullmatch(part)
        if wish is not None and float(wish[2] or 1) > 0:
            found.append((-float(wish[2] or 1), wish[1].lower()))
    known = languages()
    return next((name for _, name in sorted(found, key=liking) if name in known), "")


def liking(wish: tuple[float, str]) -> float:
    return wish[0]


def of_system(environment: Iterable[str]) -> str:
    """The language of the first variable of a system that names one, like `de_DE.UTF-8`; empty if we do not
    have it."""
    for value in environment:
        if value:
            name = re.split(r"[_.@-]", value)[0].lower()
            return name if name in languages() else ""
    return ""
