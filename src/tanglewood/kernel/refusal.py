"""Refusals: why a wish is not granted; and questions, which refuse everything that is not an answer."""

from collections.abc import Mapping

from tanglewood.kernel.text.phrase import Phrase, Said


class Refusal(Phrase):
    """Why a wish is not granted: the rule that forbids it, and the sentence (a key and its values)."""

    __slots__ = ("rule",)

    def __init__(self, rule: str, key: str, values: Mapping[str, Said]) -> None:
        self.rule = rule
        self.key = key
        self.values = {**values}

    def by(self, title: Said, rule: str) -> "Refusal":
        """The same refusal, said by what asks: `Inn: King is not in your hand.` If it names no rule, the
        rule of what asks is used."""
        if title == "":
            return Refusal(self.rule or rule, self.key, self.values)
        return Refusal(self.rule or rule, "refused-inside", {"title": title, "why": self})

    @property
    def reason(self) -> str:
        """The key of the innermost sentence: the reason itself, whatever asks."""
        why = self.values.get("why")
        return why.reason if isinstance(why, Refusal) else self.key


class Question:
    """What a card, a tile or a stage of a turn asks a player for.

    `title` names what asks; it is empty where the question itself says so. `rule` is the rule of what asks,
    and is used for every refusal whose reason names no rule of its own.
    """

    __slots__ = ("asks", "rule", "title")

    def __init__(self, rule: str, title: Said, asks: Phrase) -> None:
        self.rule = rule
        self.title = title
        self.asks = asks

    def whole(self) -> Phrase:
        """The question with the name of what asks."""
        return Phrase("question", title=self.title, asks=self.asks) if self.title != "" else self.asks

    def comes_first(self, rule: str = "") -> Refusal:
        """The wish is something other than what is asked for; `rule` says when it would be allowed."""
        return self.refusal("asks", rule)

    def must_be_answered(self) -> Refusal:
        """The wish is to skip the question."""
        return self.refusal("must", "")

    def does_not_fit(self) -> Refusal:
        """The wish is of the right kind, but not one of the things that fit."""
        return self.refusal("unfit", "")

    def because(self, why: Refusal) -> Refusal:
        """The wish is of the right kind, and this is why it is refused."""
        return why.by(self.title, self.rule)

    def refusal(self, key: str, rule: str) -> Refusal:
        named = "" if self.title != "" else "-untitled"
        return Refusal(rule or self.rule, f"refused-{key}{named}", {"title": self.title, "asks": self.asks})
