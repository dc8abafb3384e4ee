"""Shapes without their bounds, for experimental packs: any number that fits its type, lists of any length."""

from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

MOST = 999
"""No number of a pack is larger, also of an experimental one: more would only fill memory."""
FIRM = {"firm": True}
"""The `extra` of a bound that the code of a game needs, not only its balance: nothing lifts it."""
ANY_NUMBER = msgspec.Meta(ge=-MOST, le=MOST, description=f"a whole number from -{MOST} to {MOST}")


@cache
def unbounded(shape: Any) -> Any:
    """The same shape without the bounds of its numbers and lists; types, choices, patterns and whatever is
    FIRM stay."""
    if isinstance(shape, type) and issubclass(shape, msgspec.Struct):
        return unbounded_struct(shape)
    origin, arguments = get_origin(shape), get_args(shape)
    if origin is Annotated:
        bare, *notes = arguments
        if any(isinstance(note, msgspec.Meta) and note.extra == FIRM for note in notes):
            return shape
        kept = tuple(note for note in notes if isinstance(note, msgspec.Meta) and note.pattern is not None)
        inner = unbounded(bare)
        return Annotated[(inner, *kept)] if kept else inner
    if shape is int:
        return Annotated[int, ANY_NUMBER]
    if origin is Literal or not arguments:
        return shape
    within = tuple(unbounded(argument) if argument is not ... else ... for argument in arguments)
    if origin in (Union, UnionType):
        return Union[within]  # noqa: UP007  (the parts are only known now)
    return origin[within]


def unbounded_struct(shape: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """A subclass that differs in its bounds alone, so that whoever reads entries by their shape finds it."""
    hints = get_type_hints(shape, include_extras=True)
    fields: list[Any] = []
    for field in msgspec.structs.fields(shape):
        loose = unbounded(hints[field.name])
        if loose == hints[field.name]:
            continue
        if field.default is not msgspec.NODEFAULT:
            fields.append((field.name, loose, field.default))
        elif field.default_factory is not msgspec.NODEFAULT:
            fields.append((field.name, loose, msgspec.field(default_factory=field.default_factory)))
        else:
            fields.append((field.name, loose))
    if not fields:
        return shape
    name = shape.__name__
    return msgspec.defstruct(name, fields, bases=(shape,), kw_only=True, module=shape.__module__)
