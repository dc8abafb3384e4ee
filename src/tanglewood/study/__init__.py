"""Studies: the same deals with several versions of a game, and what differs.

>>> from tanglewood.study import load        # doctest: +SKIP
>>> load("my-study").games                   # doctest: +SKIP

Nothing here is imported before it is used: playing needs none of it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tanglewood.study.definition import Study, Written, read, settle
    from tanglewood.study.findings import (
        compared,
        maxima,
        means,
        other_winner,
        places,
        resources,
        shares,
        usage,
        worth,
    )
    from tanglewood.study.frames import Results, load
    from tanglewood.study.luck import variance
    from tanglewood.study.running import run
    from tanglewood.study.searching.definition import Search, WrittenSearch, read_search, settle_search
    from tanglewood.study.searching.goals import WrittenGoal
    from tanglewood.study.searching.outcome import Outcome
    from tanglewood.study.searching.running import search

PLACES = {
    **dict.fromkeys(("Study", "Written", "read", "settle"), "definition"),
    **dict.fromkeys(("Results", "load"), "frames"),
    **dict.fromkeys(("compared", "maxima", "means", "other_winner", "places"), "findings"),
    **dict.fromkeys(("resources", "shares", "usage", "worth"), "findings"),
    "variance": "luck",
    "run": "running",
    **dict.fromkeys(("Search", "WrittenSearch", "read_search", "settle_search"), "searching.definition"),
    "WrittenGoal": "searching.goals",
    "Outcome": "searching.outcome",
    "search": "searching.running",
}


def __getattr__(name: str) -> Any:
    if name not in PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{PLACES[name]}"), name)


__all__ = [
    "Outcome",
    "Results",
    "Search",
    "Study",
    "Written",
    "WrittenGoal",
    "WrittenSearch",
    "compared",
    "load",
    "maxima",
    "means",
    "other_winner",
    "places",
    "read",
    "read_search",
    "resources",
    "run",
    "search",
    "settle",
    "settle_search",
    "shares",
    "usage",
    "variance",
    "worth",
]
