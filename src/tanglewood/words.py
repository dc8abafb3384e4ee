"""What people read: sentences from the Fluent files in `locales/`, one folder a language."""

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from tanglewood.kernel.phrase import Phrase

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"


class Words:
    """The sentences of one language; what it lacks is said in English."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundles = [bundle(name) for name in dict.fromkeys((language, FALLBACK))]
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
        for book in self.bundles:
            if book.has_message(key):
                message = book.get_message(key)
                if message.value is not None:
                    text, errors = book.format_pattern(message.value, values)
                    if errors:
                        raise KeyError(f"{key}: {errors[0]}")
                    return str(text)
        raise KeyError(f"no sentence is called {key!r}")

    def has(self, key: str) -> bool:
        return any(book.has_message(key) for book in self.bundles)


@cache
def words(language: str = FALLBACK) -> Words:
    return Words(language)


def languages() -> list[str]:
    return sorted(path.name for path in LOCALES.iterdir() if path.is_dir())


def bundle(language: str) -> FluentBundle:
    # Without isolation marks: terminals show them as boxes.
    book = FluentBundle([language], use_isolating=False)
    for path in files(language):
        book.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return book


def files(language: str) -> Iterable[Path]:
    return sorted((LOCALES / language).glob("*.ftl"))
