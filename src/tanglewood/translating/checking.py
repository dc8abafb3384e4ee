"""What is wrong with the sentences of a language, seen beside the English ones."""

import re
from collections.abc import Iterator

from tanglewood.translating.reading import Language, Select, Sentence
from tanglewood.words import SOUNDS

PLURALS = {
    "de": {"one", "other"},
    "en": {"one", "other"},
    "es": {"one", "other"},
    "fr": {"one", "other"},
    "it": {"one", "other"},
    "nl": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
}
"""The categories of CLDR that whole numbers have; those of a million in es, fr and it are left out."""
NEEDED = {"pl": {"one", "few", "many"}}
"""What a choice by a number has to tell apart."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
ZERO_IS_ONE = ("fr",)
"""Languages in which no thing is counted like one thing."""
PERCENT = (re.compile(r" %"), "a plain space before %; write a no-break one")
APOSTROPHE = (re.compile(r"[^\W\d_]'[^\W\d_]"), "a straight apostrophe; write the curved one")
MARKS = {
    "de": [PERCENT],
    "es": [PERCENT],
    "fr": [
        (re.compile(r" [:;!?»]|« "), "a plain space beside : ; ! ? « »; write a narrow no-break one"),
        PERCENT,
        APOSTROPHE,
    ],
    "it": [APOSTROPHE],
    "nl": [APOSTROPHE],
}
"""Marks that a language writes in another way than a keyboard does."""
GIVEN = {joint: {"alike"} for joint in SOUNDS}
"""What a sentence is given beside the values that the English one has."""


class Expected:
    """What a language has to say: the English sentences, and what is declared elsewhere in English."""

    def __init__(self, english: Language, declared: dict[str, str]) -> None:
        self.english = english
        self.declared = declared

    def keys(self) -> set[str]:
        return {key for key in self.english.sentences if not key.startswith("-")} | set(self.declared)

    def missing(self, found: Language) -> list[str]:
        return sorted(self.keys() - set(found.sentences))

    def unused(self, found: Language) -> list[str]:
        """Sentences that nobody asks for; those that another one uses are fine, and so are terms."""
        used = set().union(*(sentence.uses for sentence in found.sentences.values()))
        own = {key for key in found.sentences if not key.startswith("-")}
        return sorted(own - self.keys() - used)


def mistakes(expected: Expected, found: Language) -> list[str]:
    """A line for each thing that is wrong, with the key it is about."""
    said = [f"no Fluent: {entry}" for entry in found.broken]
    said += [f"{key}: written twice" for key in found.twice]
    for key, sentence in found.sentences.items():
        said += [f"{key}: uses {other}, which is not there" for other in lost(found, sentence.uses)]
        said += [f"{key}: {problem}" for select in sentence.selects for problem in plurals(found, select)]
        said += [f"{key}: {problem}" for problem in marks(found.language, sentence)]
        if key in expected.english.sentences:
            said += [f"{key}: {problem}" for problem in values(expected.english, found, key)]
        elif key in expected.declared and sentence.values:
            said.append(f"{key}: knows no ${', $'.join(sorted(sentence.values))}")
    return sorted(said)


def marks(language: str, sentence: Sentence) -> list[str]:
    """What is not written as the language writes it, each once."""
    known = MARKS.get(language, [])
    return [problem for mark, problem in known if any(mark.search(text) for text in sentence.texts)]


def lost(found: Language, uses: set[str]) -> list[str]:
    return sorted(other for other in uses if other not in found.sentences)


def values(english: Language, found: Language, key: str) -> Iterator[str]:
    """Values that the English sentence does not have, and ids that it never prints."""
    theirs, ours = english.whole(key), found.whole(key)
    unknown = ours.values - theirs.values - GIVEN.get(key, set())
    if unknown:
        yield f"knows no ${', $'.join(sorted(unknown))}"
    ids = {select.by for select in theirs.selects if is_id(select)} - theirs.printed
    printed = (ours.printed & ids) - unknown
    if printed:
        yield f"prints the id ${', $'.join(sorted(printed))}: choose the words by it"
    for select in ours.selects:
        same = [other for other in theirs.selects if other.by == select.by]
        known = {one for other in same for one in other.keys}
        strange = {one for one in select.keys if not is_number(one)} - known
        # Whoever has words for all there is may have more.
        lacking = known - set(select.keys) - {other.default for other in same}
        if strange and lacking and "other" not in known:
            yield f"${select.by} is never {', '.join(sorted(strange))}"


def is_id(select: Select) -> bool:
    """Whether a choice is made by the id of something, not by a number."""
    return not all(is_number(key) for key in select.keys)


def is_number(key: str) -> bool:
    return key in CATEGORIES or key.removeprefix("-").isdigit()


def plurals(found: Language, select: Select) -> Iterator[str]:
    """Forms of numbers that do not fit the language."""
    categories = {key for key in select.keys if key in CATEGORIES}
    if is_id(select) or not categories & {"one", "two", "few", "many"}:
        return
    allowed = PLURALS.get(found.language)
    if allowed is None:
        return
    if categories - allowed:
        yield f"${select.by}: the language has no {', '.join(sorted(categories - allowed))}"
    needed = NEEDED.get(found.language, set()) - categories
    if needed:
        yield f"${select.by}: {', '.join(sorted(needed))} is missing"
    vague = found.language in ZERO_IS_ONE and "one" in categories and not {"0", "1"} & set(select.keys)
    if vague and select.by and not select.says("one", select.by):
        yield f"${select.by}: [one] is said of 0 too; write [1], or keep the number"
