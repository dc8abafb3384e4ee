"""What the views of all games begin with, and types for fields that say more than `str` and `dict`.

The browser's types are generated from the schema of a view (web/generate_types.py). Nothing is checked at run
time: a game builds its views from true values, and a test holds views of random games against the schema. Not
compiled, because msgspec makes its classes at run time.
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from tanglewood.kernel.state import State


class TableHead(msgspec.Struct, frozen=True):
    """Who looks and who moves: `viewer` is the seat that looks (-1: a spectator), `turn` the seat that
    decides, `active` the seat whose turn it is, `first` the seat that began."""

    game: str
    viewer: int
    turn: int
    active: int
    first: int


def head_of(state: State, active: int, viewer: int) -> dict[str, Any]:
    """The values of these fields."""
    config = state.game_config()
    return {
        "game": config.game,
        "viewer": viewer,
        "turn": state.turn,
        "active": active,
        "first": config.first,
    }


def one_of(name: str, words: Iterable[str]) -> msgspec.Meta:
    """A string that is one of these words; `name` is what this type is called in the schema.

    >>> from typing import Annotated
    >>> Season = Annotated[str, one_of("Season", ("winter", "spring"))]
    >>> msgspec.json.schema(Season)
    {'title': 'Season', 'enum': ['winter', 'spring'], 'type': 'string'}
    """
    return msgspec.Meta(title=name, extra_json_schema={"enum": list(words)})


def each_of(words: Iterable[str]) -> msgspec.Meta:
    """A dictionary that always has every one of these keys."""
    return msgspec.Meta(extra_json_schema={"required": list(words)})
