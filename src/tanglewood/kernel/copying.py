"""Copies of things by their fields, for games that do not write a faster copy themselves."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

FIELDS: Final[dict[Any, tuple[str, ...]]] = {}
"""The names of the fields of each class, as far as they have been looked up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece:
    """A thing that changes in the course of a game, like what lies before a player.

    A copy of a state has copies of its pieces. Whatever else a state holds, except for lists, dicts and sets,
    is shared by its copies and must not change.
    """

    def copy(self) -> Any:
        twin: Any = new_like(self)
        copy_fields(self, twin)
        return twin


def new_like(thing: Any) -> Any:
    """An object of the same class, without any field."""
    kind: Any = type(thing)
    return kind.__new__(kind)


def copy_fields(thing: Any, twin: Any) -> None:
    """Give the twin copies of all fields of a thing."""
    for name in fields_of(type(thing)):
        if hasattr(thing, name):
            setattr(twin, name, duplicate(getattr(thing, name)))
    for name, value in getattr(thing, "__dict__", {}).items():
        setattr(twin, name, duplicate(value))


def fields_of(kind: Any) -> tuple[str, ...]:
    """The slots of a class and of those it is derived from."""
    if kind not in FIELDS:
        found: list[str] = []
        for one in kind.__mro__:
            # Compiled classes keep the names of their fields in an attribute of its own.
            for source in ("__slots__", "__mypyc_attrs__"):
                found.extend([name for name in vars(one).get(source, ()) if not name.startswith("__")])
        FIELDS[kind] = tuple(dict.fromkeys(found))
    return FIELDS[kind]


def duplicate(value: Any) -> Any:
    """A copy of what can change; anything else as it is."""
    if isinstance(value, Piece):
        return value.copy()
    if isinstance(value, list):
        return [duplicate(item) for item in value]
    if isinstance(value, dict):
        return {key: duplicate(item) for key, item in value.items()}
    return set(value) if isinstance(value, set) else value
