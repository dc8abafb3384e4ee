"""Sentences of Fluent made ready to be said: what a pattern consists of, without the environment in which
Fluent works it out each time, at thirty times the cost.

A pattern is made ready when it is said first. What is seldom used here (terms, functions, attributes, broken
numbers) stays with Fluent, and so does a sentence that is told something of another kind than text and whole
numbers.
"""

from collections.abc import Callable, Mapping
from typing import Any

Values = Mapping[str, object]
Part = Callable[[Values], str]
"""Says a part of a sentence with its values; LookupError or TypeError where Fluent has to see to it."""
Plural = Callable[[int], str]
"""The name a language has for a number of things: `one`, `few`, `other`."""
GROUPED = 1000
"""Numbers from here on have signs between their digits, as each language writes them."""


class UnknownPart(Exception):  # noqa: N818  nothing is wrong
    """A part of a sentence that Fluent alone can say."""


def ready(pattern: Any, pattern_of: Callable[[str], Any], plural: Plural) -> Part | None:
    """A parsed pattern, ready to be said; None if there is more to it. `pattern_of` finds the one of another
    sentence by its key."""
    try:
        return Maker(pattern_of, plural).whole(pattern)
    except UnknownPart:
        return None


class Maker:
    """Makes the parts of one sentence, and of those it uses."""

    def __init__(self, pattern_of: Callable[[str], Any], plural: Plural) -> None:
        self.pattern_of = pattern_of
        self.plural = plural
        self.using: list[str] = []

    def whole(self, pattern: Any) -> Part:
        parts = [self.part(element) for element in getattr(pattern, "elements", [pattern])]
        if len(parts) == 1:  # one alone stands for itself
            return parts[0]
        return lambda values: "".join([part(values) for part in parts])

    def part(self, element: Any) -> Part:
        from fluent.syntax import ast

        inside = getattr(element, "expression", element)
        if isinstance(inside, ast.TextElement):
            return fixed(inside.value)
        if isinstance(inside, ast.StringLiteral):
            return fixed(inside.parse()["value"])
        if isinstance(inside, ast.Placeable):
            return self.part(inside)
        if isinstance(inside, ast.VariableReference):
            return gap(inside.id.name)
        if isinstance(inside, ast.SelectExpression) and isinstance(inside.selector, ast.VariableReference):
            return self.choice(inside)
        if isinstance(inside, ast.MessageReference) and inside.attribute is None:
            return self.other(inside.id.name)
        raise UnknownPart

    def other(self, key: str) -> Part:
        if key in self.using:
            raise UnknownPart  # it uses itself: Fluent says what is wrong
        self.using.append(key)
        try:
            return self.whole(self.pattern_of(key))
        except LookupError:
            raise UnknownPart from None
        finally:
            self.using.pop()

    def choice(self, select: Any) -> Part:
        """One of several parts, by a text or by a number: the number itself or the plural of its language,
        whichever comes first."""
        from fluent.syntax import ast

        name, plural = select.selector.id.name, self.plural
        variants: list[tuple[int | str, Part]] = []
        usual: Part | None = None
        for variant in select.variants:
            key: int | str
            if isinstance(variant.key, ast.Identifier):
                key = variant.key.name
            elif "." in str(variant.key.value):
                raise UnknownPart
            else:
                key = int(variant.key.value)
            variants.append((key, self.whole(variant.value)))
            if variant.default:
                usual = variants[-1][1]
        if usual is None:
            raise UnknownPart
        by_text: dict[str, Part] = {}
        for key, part in variants:
            by_text.setdefault(key if isinstance(key, str) else plural(key), part)
        by_number: dict[int, Part] = {}

        def of_number(number: int) -> Part:
            called = plural(number)
            return next((part for key, part in variants if key in (number, called)), usual)

        def say(values: Values) -> str:
            value = values[name]
            if type(value) is str:
                return by_text.get(value, usual)(values)
            if type(value) is not int:
                raise TypeError
            part = by_number.get(value)
            if part is None:
                part = of_number(value)
                if 0 <= value < GROUPED:
                    by_number[value] = part
            return part(values)

        return say


def fixed(text: str) -> Part:
    return lambda values: text


def gap(name: str) -> Part:
    def say(values: Values) -> str:
        value = values[name]
        if isinstance(value, str):
            return str(value)
        if type(value) is int and 0 <= value < GROUPED:
            return str(value)
        raise TypeError

    return say
