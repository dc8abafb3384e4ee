"""Rulebooks, symbols and help quote the numbers of a pack; the few they write themselves are listed with the
reason."""

import re
import tomllib
from pathlib import Path

import pytest

from tanglewood.words import FALLBACK, files, languages, sentences
from tanglewood.words.books import NUMBER

FILES = re.compile(r"(symbols|legend|rulebook\w*|tabletop|companion|web_\w+)")
"""Sentences that are read beside a table. What happens there is told with the values of its pack."""
NUMBERS = "two three four five six seven eight nine ten eleven twelve fifteen twenty thirty twice thrice"
WRITTEN = re.compile(rf"(?<![\w{{])(?:{NUMBERS.replace(' ', '|')}|\d+)(?!\w)", re.IGNORECASE)
FORM = re.compile(r"^ *\*?\[[^\]]*\]", re.MULTILINE)
"""Where the words for one of several values begin."""
ONE = re.compile(r"(\[(?:one|1)\][^\n]*?)\b1\b")
"""What is said of one thing may write it."""


LEFT_OUT = {("it", "deep_forest-ask-paths-equally-long")}
"""Where a language asks the same without the number."""


def beside_the_table(language: str) -> dict[str, str]:
    """The sentences of our games that are read beside a table."""
    paths = [path for path in files(language) if "games" in path.parts and FILES.fullmatch(path.stem)]
    return sentences(path.read_text(encoding="utf-8") for path in paths)


def written(body: str) -> list[str]:
    """The numbers that a sentence says without asking anybody."""
    while ONE.search(body):
        body = ONE.sub(r"\1", body)
    return WRITTEN.findall(re.sub(r"\$\w+", "", FORM.sub("", body)))


def test_numbers_are_quoted_or_have_a_reason() -> None:
    listed = tomllib.loads(Path(__file__).with_name("fixed_numbers.toml").read_text(encoding="utf-8"))
    known = [key for keys in listed.values() for key in keys]
    found = {key for key, body in beside_the_table(FALLBACK).items() if written(body)}
    found = {key for key in found if not key.endswith("-words")}  # what a search is asked
    assert sorted(found - set(known)) == []
    assert sorted(set(known) - found) == []
    assert len(known) == len(set(known))


@pytest.mark.parametrize("language", languages())
def test_every_language_quotes_what_english_quotes(language: str) -> None:
    english = {key: set(NUMBER.findall(body)) for key, body in all_of(FALLBACK).items()}
    other = {key: set(NUMBER.findall(body)) for key, body in all_of(language).items()}
    less = {key for key in english if english[key] != other.get(key, english[key])}
    assert {(language, key) for key in less} - LEFT_OUT == set()


def all_of(language: str) -> dict[str, str]:
    return sentences(path.read_text(encoding="utf-8") for path in files(language))


def test_what_is_written_is_found() -> None:
    assert written(" Three cut through a thicket.") == ["Three"]
    assert written(" { $everdell__counts__city } spaces, and 2 more") == ["2"]
    assert written(" { $n ->\n    [one] 1 card\n   *[other] { $n } cards\n    }") == []
