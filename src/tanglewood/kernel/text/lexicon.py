"""The sentences of one game: phrases and refusals whose keys begin with the id of the game."""

from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said


class Lexicon:
    """Makes the phrases and refusals of a game; `words.py` says them later, in the reader's language."""

    def __init__(self, game: str) -> None:
        self.game = game

    def phrase(self, key: str, /, **values: Said) -> Phrase:
        return Phrase(f"{self.game}-{key}", **values)

    def no(self, rule: str, key: str, /, **values: Said) -> Refusal:
        """A reason why a wish is refused. One without a rule stands for the rule of whatever asks."""
        return Refusal(rule, f"{self.game}-no-{key}", values)
