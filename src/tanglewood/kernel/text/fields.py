"""Fields of a position: how a value is written, read and shown."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from tanglewood.kernel.text.position import MANY, TextLine

ALL: Final = 0
"""Who sees a field: everybody,"""
OWNER: Final = 1
"""only the player it belongs to,"""
NO_ONE: Final = 2
"""or no one. The others see how many things there are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """A line of a position, `key: words`, and the attribute of a state or a player that holds its value."""

    def __init__(self, key: str, seen_by: int = ALL) -> None:
        self.key = key
        self.attribute = key.replace(" ", "_")
        self.seen_by = seen_by

    def write(self, value: Any) -> str:
        raise NotImplementedError

    def read(self, line: TextLine) -> Any:
        raise NotImplementedError

    def shown(self, value: Any) -> object:
        """The value in a view."""
        return value

    def covered(self, value: Any) -> object:
        """What the others see of a hidden value."""
        return None


class Count(Field):
    """A whole number."""

    def __init__(self, key: str, low: int = 0, high: int = MANY, seen_by: int = ALL) -> None:
        super().__init__(key, seen_by)
        self.low = low
        self.high = high

    def write(self, value: Any) -> str:
        return str(value)

    def read(self, line: TextLine) -> Any:
        return line.count(self.low, self.high)


class Flag(Field):
    """Yes or no."""

    def write(self, value: Any) -> str:
        return "yes" if value else "no"

    def read(self, line: TextLine) -> Any:
        return line.yes()


class Counts(Field):
    """A list of so many whole numbers."""

    def __init__(self, key: str, n: int, low: int = 0, high: int = MANY, seen_by: int = ALL) -> None:
        super().__init__(key, seen_by)
        self.n = n
        self.low = low
        self.high = high

    def write(self, value: Any) -> str:
        return " ".join([str(number) for number in value])

    def read(self, line: TextLine) -> Any:
        return line.counts(self.n, self.low, self.high)

    def shown(self, value: Any) -> object:
        return list(value)


class Names(Field):
    """A tuple of things, each the number of its name: the cards of a hand or a pile."""

    def __init__(self, key: str, names: list[str], seen_by: int = ALL) -> None:
        super().__init__(key, seen_by)
        self.names = names
        self.numbers = {name: number for number, name in enumerate(names)}

    def write(self, value: Any) -> str:
        return " ".join([self.names[number] for number in value])

    def read(self, line: TextLine) -> Any:
        return line.numbers_of(self.numbers, "some of " + ", ".join(self.names))

    def shown(self, value: Any) -> object:
        return [self.names[number] for number in value]

    def covered(self, value: Any) -> object:
        return len(value)
