"""Small helpers for reading what people wrote."""

from tanglewood.kernel.chance import WORD

LONGEST = 20
"""Digits a number may have: Python refuses to read thousands of them, and nothing here needs more."""


def whole(text: str, low: int = 0, high: int = WORD) -> int | None:
    """The whole number of a text; None if it is not a number or out of range.

    >>> whole("12"), whole("-1", -3), whole("--1"), whole("9" * 5000)
    (12, -1, None, None)
    """
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > LONGEST:
        return None
    number = int(text)
    return number if low <= number <= high else None


def first_words(text: str) -> str:
    """The first line with anything in it: a position begins with the name of its game."""
    return next((line.strip() for line in lines_of(text) if line.strip()), "")


def lines_of(text: str) -> list[str]:
    r"""The lines of a text as an editor counts them: unlike with `splitlines`, a form feed does not end one.
    A byte order mark is dropped.

    >>> lines_of("\ufeffone\r\ntwo\x0cstill two\n")
    ['one', 'two\x0cstill two']
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return lines if lines[-1] else lines[:-1]
