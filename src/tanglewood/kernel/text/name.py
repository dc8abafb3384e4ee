"""Names and texts of a pack that other languages have words for.

Not compiled: a native class cannot be a `str`.
"""

from typing import Any


class Name(str):
    """A name or a text of a game's own pack: a `str`, the English one, that knows the key under which other
    languages have theirs. Put into a sentence it is said in the language of the sentence (`words`).

    >>> farm = Name("Farm", "everdell-card-farm-name")
    >>> farm == "Farm", farm.key
    (True, 'everdell-card-farm-name')
    """

    __slots__ = ("key", "values")
    key: str
    values: dict[str, object]

    def __new__(cls, text: str, key: str, values: dict[str, object] | None = None) -> "Name":
        made = super().__new__(cls, text)
        made.key = key
        made.values = values or {}
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Name, (str(self), self.key, self.values)


def plain(value: object) -> object:
    """What an encoder that knows no names writes for one: the English. A hook of msgspec."""
    if isinstance(value, Name):
        return str(value)
    raise NotImplementedError(f"{type(value).__name__} cannot be written")
