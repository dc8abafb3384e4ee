"""Types for the fields of a view that say more than `str` and `dict`, for whoever reads its JSON schema.

Nothing is checked at run time: a game builds its views from true values. The browser's types are generated
from the schema (web/generate_types.py), and a test holds views of random games against it.
"""

from collections.abc import Iterable

import msgspec


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
