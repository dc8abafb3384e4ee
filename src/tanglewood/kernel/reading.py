"""Small helpers for reading what people wrote."""

LONGEST = 20
"""Digits a number may have: Python refuses to read thousands of them, and nothing here needs more."""


def whole(text: str, low: int = 0, high: int = 10**18) -> int | None:
    """The whole number of a text; None if it is no number or out of range.

    >>> whole("12"), whole("-1", -3), whole("--1"), whole("9" * 5000)
    (12, -1, None, None)
    """
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdecimal() or len(digits) > LONGEST:
        return None
    number = int(text)
    return number if low <= number <= high else None
