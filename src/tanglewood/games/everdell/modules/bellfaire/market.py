"""The Market: a token to gain brings what it shows, one to trade is paid for (EX.bellfaire.market.*).

Each token is two lines of effects, `gain` and `trade`; a visit chooses a token and starts its line.
"""

from typing import ClassVar, Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, EffectLine, Run
from tanglewood.games.everdell.modules.bellfaire.fair import fair_at, fair_part, the_fair
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

GAIN_TOKEN: Final = 150
TRADE_TOKEN: Final = 151
"""The kinds of Bellfaire's moves."""


def line_of(table: Table, token: int) -> EffectLine:
    """What a token does on the side where it lies."""
    it = fair_part(table.config.pack).tokens[token]
    return it.trade if the_fair(table).to_trade(token) else it.gain


def move_of(table: Table, token: int) -> Move:
    part = fair_part(table.config.pack)
    return part.trade_moves[token] if the_fair(table).to_trade(token) else part.gain_moves[token]


def usable(table: Table, seat: int) -> list[int]:
    """The tokens that a visitor could use. With none on one side only the other use is left, and a price is
    paid as a whole or not at all (EX.bellfaire.market.empty_side, .full_price)."""
    fair = fair_at(table)
    if fair is None:
        return []
    return [token for token in fair.row if line_of(table, token).can(table, seat, seat, -1)]


class Market(Effect):
    """Gain or trade with one token (EX.bellfaire.market.choice)."""

    pattern: ClassVar[str] = r"market"
    ask: str = "ask-market"
    wants: tuple[int, ...] = (GAIN_TOKEN, TRADE_TOKEN)
    estimate: float = 3.2

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(usable(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = [move_of(table, token) for token in usable(table, run.seat)]
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        """Move the token and do what it says; cards come up to the hand limit (EX.bellfaire.market.gain,
        .trade, .draw_limit)."""
        table.stack.pop()
        line = line_of(table, move.a)
        turn_token(table, run.seat, move.a, "market-used", "EX.bellfaire.market.choice")
        line.start(table, run.seat, run.seat, -1)

    def option(self, table: Table, run: Run, move: Move) -> str:
        if move.kind not in self.wants:
            return ""
        side = "gain" if move.kind == GAIN_TOKEN else "trade"
        return say("move-market", token=fair_part(table.config.pack).tokens[move.a].name, side=side)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        token = fair_part(table.config.pack).tokens[move.a]
        side = "trade" if the_fair(table).to_trade(move.a) else "gain"
        if move is not move_of(table, move.a):
            rule = "EX.bellfaire.market.trade" if side == "gain" else "EX.bellfaire.market.gain"
            return no(rule, "token-side", token=token.name, side=side)
        return no("EX.bellfaire.market.full_price", "token-price", token=token.name)


def turn_token(table: Table, seat: int, token: int, event: str, rule: str) -> None:
    """A token of the Market changes sides."""
    fair = the_fair(table)
    side = "trade" if fair.to_trade(token) else "gain"
    fair.turn(token)
    if table.listener is not None:
        name = fair_part(table.config.pack).tokens[token].id
        table.emit(event, seat, {"rule": rule, "token": name, "side": side})


# ---------------------------------------------------------------------- an opponent without a seat


def market_place(table: Table) -> int:
    """The place of the Market, or -1 in a game without it."""
    fair = fair_at(table)
    return fair_part(table.config.pack).market if fair is not None and fair.row else -1


def push_token(table: Table, clockwise: bool) -> None:
    """Nightweave moves the first token in the direction of her arrow (EX.bellfaire.market.nightweave_token,
    MW.with.bellfaire.market)."""
    row = the_fair(table).row
    token = row[0] if clockwise else row[-1]
    turn_token(table, table.config.first, token, "nightweave-token", "MW.with.bellfaire.market")


EFFECTS: Final[tuple[type[Effect], ...]] = (Market,)
"""Effects that the pack can name."""
