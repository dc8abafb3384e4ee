"""Bellfaire's things as lines of a position, under the heading `bellfaire:`, and back.

    bellfaire:
    garland: beauty
    tokens: three_twigs_one_card two_resin_two_cards/trade two_berries_two_cards one_pebble_three_cards

Tokens stand in the order of their row; those that are left out follow on the gain side.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.bellfaire.fair import (
    ANY,
    BELLFAIRE,
    GARLAND,
    NONE,
    Fair,
    fair_part,
    has_market,
    the_fair,
)
from tanglewood.games.everdell.presentation.reading import named
from tanglewood.kernel.text.position import Sheet, TextLine

if TYPE_CHECKING:
    from tanglewood.games.everdell.config import GameConfig

TOKENS: Final = "tokens"
LINES: Final = (GARLAND, TOKENS)
TO_TRADE: Final = "/trade"


def write(table: Table) -> list[str]:
    fair = the_fair(table)
    part = fair_part(table.config.pack)
    lines: list[str] = []
    if fair.garland >= 0:
        lines.append(f"{GARLAND}: {part.awards[fair.garland].id}")
    if fair.row:
        words = [part.tokens[token].id + TO_TRADE * fair.to_trade(token) for token in fair.row]
        lines.append(f"{TOKENS}: {' '.join(words)}")
    return ["bellfaire:", *lines]


def read(config: "GameConfig", sheet: Sheet) -> Fair:
    own = sheet.theirs[BELLFAIRE]
    return Fair(read_garland(config, own.get(GARLAND)), *read_tokens(config, own.get(TOKENS)))


def read_garland(config: "GameConfig", line: TextLine | None) -> int:
    """The garland; the one that the option names unless the text says so, and none if it names none."""
    numbers = fair_part(config.pack).award_numbers
    wish = str(config.options[GARLAND])
    if line is None:
        return numbers.get(wish, -1)
    found = named(line, line.text, numbers)
    if wish not in (ANY, line.text):
        raise line.error(f"{'no garland' if wish == NONE else wish}, as the option says")
    return found


def read_tokens(config: "GameConfig", line: TextLine | None) -> tuple[tuple[int, ...], int]:
    """The row of tokens, and which of them lie on the trade side."""
    numbers = fair_part(config.pack).token_numbers
    row: list[int] = []
    trade = 0
    if line is not None:
        if not has_market(config.options):
            raise line.error("no tokens in a game without the Market")
        for word in line.words():
            token = named(line, word.removesuffix(TO_TRADE), numbers)
            if token in row:
                raise line.error("each token once", word)
            row.append(token)
            if word.endswith(TO_TRADE):
                trade |= 1 << token
    if not has_market(config.options):
        return (), 0
    row += [token for token in range(len(numbers)) if token not in row]
    return tuple(row), trade
