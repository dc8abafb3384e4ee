"""Numbers as a language writes them. Whole numbers in sentences are written by Fluent; this is for what
stands in tables, and for what is rounded in a way of its own."""

from tanglewood.words.speaking import spoken

SIGNS = {
    "en": (".", ",", ""),
    "de": (",", ".", "\u00a0%"),
    "es": (",", ".", "\u00a0%"),
    "fr": (",", "\u202f", "\u00a0%"),
    "it": (",", ".", "%"),
    "nl": (",", ".", "%"),
    "pl": (",", "\u00a0", "%"),
}
"""The decimal sign, the sign between thousands, and percent with what stands before it; in English percent
stays as it is written."""


def figures(text: str) -> str:
    """Numbers as English writes them, `12,345.6` or `95%`, in the language that is spoken now.

    >>> from tanglewood.words import speaking
    >>> with speaking("de"):
    ...     figures("12,345.6"), figures("4.5 ± 0.5")
    ('12.345,6', '4,5 ± 0,5')
    """
    point, thousands, percent = SIGNS.get(spoken(), SIGNS["en"])
    if percent:
        text = text.replace(" %", "%").replace("%", percent)
    return text.translate({ord("."): point, ord(","): thousands})


def without_percent(text: str) -> str:
    """A share without its sign, for the first of two."""
    return text.removesuffix("%").rstrip()
