"""What the program must know of the real table, asked in one tap where that is possible."""

from collections.abc import Sequence
from typing import Final

YES_NO: Final = "yes-no"
ONE: Final = "one"
"""One of the options."""
SOME: Final = "some"
"""Any number of the options."""
ROW: Final = "row"
"""One of the options for each of the places."""
NUMBER: Final = "number"

Answer = bool | int | str | list[str]
NOTHING: Final = "none"
"""The option that says: there is none."""


class Option:
    """Something to tap: its id in the game's pack and what people call it. `sort` says what is drawn: a card,
    a place, an event, a die; `group` gathers options, like the colour of a card, or is the card that an
    option with an id of its own is about."""

    __slots__ = ("group", "id", "name", "sort")

    def __init__(self, id: str, name: str, sort: str = "", group: str = "") -> None:
        self.id = id
        self.name = name
        self.sort = sort
        self.group = group


class Question:
    """One thing to ask. The `key` names the answer within a deed; `memory` names it for the whole game, if
    the last answer is a good guess for the next one. `rule` says why it matters."""

    __slots__ = ("key", "kind", "least", "memory", "most", "options", "picture", "places", "rule", "text")

    def __init__(
        self,
        key: str,
        kind: str,
        text: str,
        *,
        rule: str = "",
        options: Sequence[Option] = (),
        places: Sequence[Option] = (),
        least: int = 0,
        most: int = 0,
        picture: Option | None = None,
        memory: str = "",
    ) -> None:
        self.key = key
        self.kind = kind
        self.text = text
        self.rule = rule
        self.options = list(options)
        self.places = list(places)
        self.least = least
        self.most = most
        self.picture = picture
        self.memory = memory

    def fault(self, answer: Answer) -> str:
        """What is wrong with an answer, as the key of a sentence; empty if it can be taken."""
        ids = [option.id for option in self.options]
        if self.kind == YES_NO:
            return "" if isinstance(answer, bool) else "companion-expects-yes-no"
        if self.kind == NUMBER:
            fits = isinstance(answer, int) and not isinstance(answer, bool)
            return "" if fits and self.least <= int(answer) <= self.most else "companion-expects-number"  # type: ignore[arg-type]
        if self.kind == ONE:
            return "" if isinstance(answer, str) and answer in ids else "companion-expects-one"
        if not isinstance(answer, list) or any(it not in ids for it in answer):
            return "companion-expects-some"
        if self.kind == ROW:
            return "" if len(answer) == len(self.places) else "companion-expects-row"
        return "" if len(set(answer)) == len(answer) else "companion-expects-some"


class Ask(Exception):  # noqa: N818  (no error: the way a question leaves the rules)
    """The rules went as far as they could: this has to be asked first."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.key)
        self.question = question


class Again(Exception):  # noqa: N818
    """An answer changed what was assumed: the deed is worked out anew from its beginning."""
