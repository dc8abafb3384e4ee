"""Which English sentence each translation was made from.

Beside the files of a language lies `translated_from.json`: for every key a few letters that change with the
English sentence. Whoever has looked at a translation accepts it (`tanglewood words accept`); where the
English one has changed since, `tanglewood words status` says so.
"""

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from tanglewood.words import LOCALES, files, sentences

FILE = "translated_from.json"
LETTERS = 6


def fingerprints(declared: dict[str, str]) -> dict[str, str]:
    """A few letters for every English sentence, whatever blanks and line breaks it has."""
    english = sentences(path.read_text(encoding="utf-8") for path in files("en"))
    return {
        key: sha256(" ".join(text.split()).encode()).hexdigest()[:LETTERS]
        for key, text in {**declared, **english}.items()
    }


def place_of(language: str) -> Path:
    return LOCALES / language / FILE


def accepted(language: str) -> dict[str, str]:
    """What the translations of a language were made from."""
    path = place_of(language)
    if not path.is_file():
        return {}
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return found


def accept(language: str, keys: Iterable[str], now: dict[str, str]) -> int:
    """Translations of these sentences are fine as they are; those of sentences that are gone are forgotten.
    How many are new or were changed."""
    before = accepted(language)
    after = {key: letters for key, letters in before.items() if key in now}
    after |= {key: now[key] for key in keys if key in now}
    place_of(language).write_text(json.dumps(after, indent=0, sort_keys=True) + "\n", encoding="utf-8")
    return sum(before.get(key) != letters for key, letters in after.items())


def changed(language: str, now: dict[str, str]) -> list[str]:
    """Sentences whose English is another than the one that was translated."""
    return sorted(key for key, letters in accepted(language).items() if now.get(key, letters) != letters)
