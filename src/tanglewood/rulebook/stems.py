"""Words as a search compares them: small letters, without their endings.

Endings, words that say nothing and words that mean the same are data (`search.toml` beside the Fluent files
of a language), which goes to the browser with the index: both sides take words apart in the same way.
"""

import re
import tomllib
import unicodedata
from pathlib import Path

import msgspec

from tanglewood.kernel.registry import GameInfo
from tanglewood.rulebook.files import Told
from tanglewood.words import FALLBACK, LOCALES

WORD = re.compile(r"[a-z0-9]+")
LETTERS = str.maketrans({"ß": "ss", "ł": "l", "œ": "oe", "æ": "ae", "ø": "o"})
"""Letters that are no letter with a mark."""
POSSESSIVE = re.compile("['\u2019]s\\b")
SHORTEST = 3
"""So many letters stay when an ending is taken off."""


class SearchLanguage(Told, frozen=True):
    """How words are taken apart. `endings` go one list after the other; of each list the first ending that
    fits is replaced. `means`: a stem and the stems it is looked for as well."""

    endings: list[list[tuple[str, str]]]
    odd: dict[str, str]
    silent: list[str]
    means: dict[str, list[str]]

    def words(self, text: str) -> list[str]:
        return WORD.findall(folded(re.sub(POSSESSIVE, "", text.lower())))

    def stem(self, word: str) -> str:
        word = self.odd.get(word, word)
        for step in self.endings:
            for ending, instead in step:
                if word.endswith(ending) and len(word) - len(ending) + len(instead) >= SHORTEST:
                    word = word[: len(word) - len(ending)] + instead
                    break
        return word

    def stems(self, text: str) -> list[str]:
        """The stems of a text, without the words that say nothing."""
        return [self.stem(word) for word in self.words(text) if word not in self.silent]


def folded(text: str) -> str:
    """A text without the marks of its letters: people type `krol` and `ecureuil`. The browser does the same.

    >>> folded("król, écureuil, größe")
    'krol, ecureuil, grosse'
    """
    apart = unicodedata.normalize("NFD", text.translate(LETTERS))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class Meanings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file `search.toml`: the shared one of a language has all of it, that of a game only `means`."""

    means: dict[str, str] = {}
    odd: dict[str, str] = {}
    silent: str = ""
    endings: list[dict[str, str]] = []


def read_language(info: GameInfo, language: str) -> SearchLanguage:
    shared = LOCALES / language / "search.toml"
    if not shared.is_file():
        shared = LOCALES / FALLBACK / "search.toml"
    common = read(shared)
    own = read(info.listing.folder / "locales" / language / "search.toml")
    bare = SearchLanguage(
        [list(step.items()) for step in common.endings], common.odd, common.silent.split(), {}
    )
    means = {
        bare.stem(word): [bare.stem(other) for other in others.split()]
        for word, others in {**common.means, **own.means}.items()
    }
    return msgspec.structs.replace(bare, means=means)


def read(path: Path) -> Meanings:
    if not path.is_file():
        return Meanings()
    return msgspec.convert(without_marks(tomllib.loads(path.read_text(encoding="utf-8"))), Meanings)


def without_marks(told: object) -> object:
    """What a file says with every word folded. A word that stands there twice, with its
    marks and without, is the first one.

    >>> without_marks({"ß": "s", "ss": "z"})
    {'ss': 's'}
    """
    if isinstance(told, str):
        return folded(told)
    if isinstance(told, list):
        return [without_marks(one) for one in told]
    if isinstance(told, dict):
        found: dict[str, object] = {}
        for name, one in told.items():
            found.setdefault(folded(name), without_marks(one))
        return found
    return told
