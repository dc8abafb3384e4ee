"""Reasons why a wish is refused, and phrases: both are said later, by `words.py`.

A reason without a rule stands for the rule of the card, tile or icon that asks.
"""

from typing import Final

from tanglewood.games.mycelia.config import GAME
from tanglewood.kernel.text.lexicon import Lexicon

LEXICON: Final = Lexicon(GAME)

no = LEXICON.no
phrase = LEXICON.phrase
