"""Parameters of which `make test` tries some, and `make test-long` the others."""

from collections.abc import Iterable
from typing import Any

import pytest

from tanglewood.words import languages


def few(values: Iterable[Any], *now: Any) -> list[Any]:
    """Those that are tried now, and then the others, which say little more."""
    later = [one for one in values if one not in now]
    parts = [one if isinstance(one, tuple) else (one,) for one in later]
    return [*now, *(pytest.param(*one, marks=pytest.mark.long) for one in parts)]


def few_languages() -> list[Any]:
    """The two with the longest words and the most forms now, the others later."""
    return few(languages(), "de", "pl")
