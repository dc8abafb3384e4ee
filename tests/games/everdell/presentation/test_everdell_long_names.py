"""Long words of names may be divided on narrow cards, in every language."""

import re

import pytest

from parsed import language_of
from tanglewood.words import FALLBACK, languages

LONG = 14
"""Letters for which no narrow card has room, however small they are."""
WORD = re.compile(r"[^\W\d_]+")
NARROW = re.compile(r"everdell-(card|event)-\w+-name")
OTHERS = [language for language in languages() if language != FALLBACK]
"""English names stand in the pack, and all are short."""


def words_in(language: str, keys: re.Pattern[str]) -> set[str]:
    said = language_of(language).sentences
    names = ["".join(one.texts) for key, one in said.items() if keys.fullmatch(key)]
    return {word for name in names for word in WORD.findall(name)}


@pytest.mark.parametrize("language", OTHERS)
def test_long_words_are_divided_and_none_is_listed_for_nothing(language: str) -> None:
    listed = "".join(language_of(language).sentences["ev-divided"].texts).split()
    assert [one for one in listed if "·" not in one.strip("·")] == []
    assert len(listed) == len(set(listed))
    divided = {one.replace("·", "") for one in listed}
    assert divided - words_in(language, re.compile(r"everdell-.*-name")) == set()
    long = {word for word in words_in(language, NARROW) if len(word) >= LONG}
    assert long - divided == set()
