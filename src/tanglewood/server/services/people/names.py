"""Text that people type, and names at a table: no two people have the same one, and none that the host's list
does not want."""

import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from tanglewood.server.errors import Refused, cannot_start
from tanglewood.words import words
from tanglewood.words.system import system_words

LONGEST = 40
PATTERN = re.compile(r"/(.+)/")
"""A line of the host's list that is a pattern; any other line is a word."""


def tidy(text: str) -> str:
    """The text on one line, without characters that cannot be seen (controls, direction marks)."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


class NameRules:
    """The names a host does not want, from a file: a word or a /pattern/ on each line, `#` begins a remark.
    A word is found however it is spelt: in capitals, with accents, with signs between its letters."""

    def __init__(self, lines: Iterable[str] = (), place: str = "") -> None:
        self.words: list[str] = []
        self.patterns: list[re.Pattern[str]] = []
        for number, line in enumerate(lines, start=1):
            text = line.partition("#")[0].strip()
            found = PATTERN.fullmatch(text)
            try:
                if found:
                    self.patterns.append(re.compile(found[1], re.IGNORECASE))
                elif letters(text):
                    self.words.append(letters(text))
            except re.error as problem:
                raise cannot_start("no-pattern", place=f"{place}: line {number}", why=str(problem)) from None

    def allows(self, name: str) -> bool:
        plain = letters(name)
        return not any(word in plain for word in self.words) and not any(
            pattern.search(name) for pattern in self.patterns
        )

    def check(self, name: str) -> None:
        if not self.allows(name):
            raise Refused(422, "name-refused", words().say("name-refused"))


def read_names(file: str) -> NameRules:
    """The rules of a file; none if no file is named."""
    if not file:
        return NameRules()
    try:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as problem:
        raise cannot_start("because", place=file, why=system_words(problem)) from None
    return NameRules(lines, file)


def letters(text: str) -> str:
    """The letters and digits of a text alone, in lower case and without accents."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(sign for sign in plain if sign.isalnum())


def check_name(name: str, others: Iterable[str]) -> None:
    """Refuse a name that somebody else at the table has, and propose another."""
    taken = {other.casefold() for other in others if other}
    if name and name.casefold() in taken:
        raise Refused(
            422, "name-taken", words().say("seat-name-taken", name=name, free=free_name(name, taken))
        )


def free_name(name: str, taken: set[str]) -> str:
    """The name with the first number that nobody has; `taken` are lower-case names."""
    number = 2
    while (found := f"{name[: LONGEST - 2].rstrip()} {number}").casefold() in taken:
        number += 1
    return found
