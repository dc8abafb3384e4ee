"""Reasons why a wish is refused, and phrases: both are said later, by `words.py`."""

from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said


def no(rule: str, key: str, **values: Said) -> Refusal:
    """A reason. One without a rule stands for the rule of the stage that asks."""
    return Refusal(rule, f"deep_forest-no-{key}", values)


def phrase(key: str, /, **values: Said) -> Phrase:
    return Phrase(f"deep_forest-{key}", **values)
