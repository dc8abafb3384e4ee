"""How far a language is."""

from functools import cache
from pathlib import Path

from tanglewood.kernel.registry import GAMES
from tanglewood.translating.accepting import accept, changed, fingerprints
from tanglewood.translating.checking import Expected, mistakes
from tanglewood.translating.declared import declared
from tanglewood.translating.reading import Language
from tanglewood.words import FALLBACK, LOCALES, sentences


class Status:
    """What a language lacks, what nobody asks for, what is older than its English, and what is wrong."""

    def __init__(self, expected: Expected, language: str) -> None:
        self.language = language
        self.all = len(expected.keys())
        self.found = Language(language)
        self.missing = expected.missing(self.found)
        self.unused = expected.unused(self.found)
        self.changed = changed(language, fingerprints(expected.declared))
        self.mistakes = mistakes(expected, self.found)

    @property
    def done(self) -> bool:
        return not (self.missing or self.unused or self.changed or self.mistakes)


def expected() -> Expected:
    """What every language has to say."""
    return Expected(Language(FALLBACK), declared())


def accept_all(language: str, keys: list[str]) -> int:
    """Accept these translations of a language, or all there are."""
    wanted = keys or [key for key in Language(language).sentences if not key.startswith("-")]
    return accept(language, wanted, fingerprints(declared()))


def template_of(whole: Expected, language: str) -> str:
    """What a language lacks, in English, to be translated: by the file it belongs into."""
    lines: dict[str, list[str]] = {}
    for key in whole.missing(Language(language)):
        sentence = whole.english.sentences.get(key)
        if sentence is None:
            where, text = file_of(key), f"{key} = {whole.declared[key]}"
        else:
            assert sentence.path is not None
            where, text = shown(sentence.path), f"{key} ={sentences_in(sentence.path)[key]}"
        lines.setdefault(where.replace(f"/{FALLBACK}/", f"/{language}/"), []).append(text)
    return "".join(f"## {where}\n\n" + "\n".join(texts) + "\n\n" for where, texts in lines.items())


@cache
def sentences_in(path: Path) -> dict[str, str]:
    return sentences([path.read_text(encoding="utf-8")])


def shown(path: Path) -> str:
    """A file as people call it, from the folder of the package on."""
    return path.relative_to(LOCALES.parent).as_posix() if path.is_relative_to(LOCALES.parent) else path.name


def file_of(key: str) -> str:
    """Where a translation goes whose English is declared elsewhere."""
    game = next((it for it in GAMES.ours() if key.startswith(f"{it}-")), "")
    if not game:
        return f"locales/{FALLBACK}/common.ftl"
    field = key.rpartition("-")[2]
    name = "texts" if field in ("text", "foil") else "names" if field in ("name", "title") else "game"
    return f"games/{game}/locales/{FALLBACK}/{name}.ftl"
