"""Everything this package refuses, as one family of exceptions.

Catch `TanglewoodError` to catch them all. Each message names what was wrong and what was expected.
"""

from typing import TypeVar

from tanglewood.kernel.text.phrase import Phrase


class TanglewoodError(Exception):
    """The family: anything Tanglewood refuses. The message is English; where people who play may meet it, a
    `phrase` says the same in any language (`saying`)."""

    phrase: Phrase


Problem = TypeVar("Problem", bound=TanglewoodError)


def saying(problem: Problem, phrase: Phrase) -> Problem:
    """A refusal with the phrase that says it in any language."""
    problem.phrase = phrase
    return problem


class UnknownGameError(TanglewoodError):
    """No game of this name is registered."""


class OptionError(TanglewoodError):
    """A game option that does not exist, or a value outside its range."""


class MoveError(TanglewoodError):
    """A text that is no move, or a move that is not among the options now.

    `rule` is the id of the rule that forbids it, or an empty string when the text itself is no move.
    """

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule


class GameOverError(MoveError):
    """Somebody wants to move after the end."""


class TextError(TanglewoodError):
    """A position or an effect in text form that cannot be read; names the line or points at the character."""


class RecordError(TanglewoodError):
    """A record file that is damaged, foreign or no longer replays; names the line and the reason."""


class PackError(TanglewoodError):
    """Component data that do not fit; names file, entry, field and what was expected."""


class BotError(TanglewoodError):
    """No bot of this name, or a bot that answered with something that is no option."""
