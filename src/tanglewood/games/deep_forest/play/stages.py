"""What every stage of a turn has in common: a question, and how it refuses what is no answer."""

from typing import ClassVar, Final

from tanglewood.games.deep_forest import moves as word
from tanglewood.games.deep_forest.board.table import Table
from tanglewood.games.deep_forest.components.pack import COIN
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play.reasons import no, phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Question, Refusal
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.phrase import Phrase

IN_THE_FOREST: Final = (
    *(word.GO, word.PASS, word.TAKE, word.OVERCOME, word.PAY, word.LEAVE, word.FIGHT, word.BACK, word.END),
)
AT_THE_MARKET: Final = {word.STRIP: "strip-now", word.LAY: "lay-now", word.EDGE: "edge-now"}
"""What is done once a turn, at its beginning."""


class Stage(Frame[Table]):
    """A stage says what it asks for (`asks`), which kinds of moves are an answer (`wants`) and why one of
    these does not fit (`misfit`). Moves of another stage are refused by the order of a turn."""

    rule: ClassVar[str] = ""
    """The rule of what it asks."""
    ask: ClassVar[str] = ""
    """The key of its question, where that needs no values."""
    wants: ClassVar[tuple[int, ...]] = ()
    trades: ClassVar[bool] = True
    """Whether resources can be exchanged meanwhile."""
    trolls: ClassVar[str] = ""
    """Why no troll can be sent meanwhile; empty where one can."""
    forest: ClassVar[tuple[str, str]] = ("DF.turn.order", "market-first")
    """Why nothing can be done in the forest meanwhile: the rule and the reason."""

    def asks(self, table: Table) -> Phrase:
        return phrase(self.ask)

    def question(self, table: Table) -> Question:
        return Question(self.rule, "", self.asks(table))

    def misfit(self, table: Table, move: Move) -> Refusal | None:
        """Why a move of the right kind is no option."""
        return None

    def refuse(self, table: Table, move: Move) -> Refusal:
        question = self.question(table)
        if move.kind in self.wants:
            why = self.misfit(table, move)
            return question.because(why) if why is not None else question.does_not_fit()
        return self.elsewhere(table, move) or question.comes_first()

    def elsewhere(self, table: Table, move: Move) -> Refusal | None:
        """The refusal of an action that belongs to another time of the turn, or of an exchange that is not
        possible."""
        kind = move.kind
        if kind == word.ENTER:
            return no("DF.walk.one_entry", "enter")
        if kind in AT_THE_MARKET:
            return no("DF.turn.order", AT_THE_MARKET[kind])
        if kind in IN_THE_FOREST:
            return no(self.forest[0], self.forest[1])
        if kind in (word.SELL, word.BUY) and self.trades:
            return no_trade(table, self.seat, move)
        if kind == word.SEND and (self.trades or self.trolls):
            return no_troll(table, self.seat, move, self.trolls)
        return None


def no_trade(table: Table, seat: int, move: Move) -> Refusal:
    """Why resources cannot be exchanged like this."""
    pack = table.config.pack
    goods = table.players[seat].goods
    rule = "DF.res.sell" if move.kind == word.SELL else "DF.res.buy"
    if move.a == COIN:
        return no(rule, "trade-coins")
    if move.kind == word.SELL and goods[move.a] < pack.sell_price:
        return no(rule, "sell", resource=RESOURCES[move.a], n=goods[move.a], price=pack.sell_price)
    if move.kind == word.BUY and goods[COIN] < pack.buy_price:
        return no(rule, "buy", resource=RESOURCES[move.a], n=goods[COIN], price=pack.buy_price)
    return no("DF.comp.supply_limit", "supply-empty")


def no_troll(table: Table, seat: int, move: Move, key: str) -> Refusal:
    """Why no troll can be sent to somebody; `key` is the reason of the stage, if it has one."""
    player = table.players[seat]
    if move.a == seat or move.a >= table.config.players:
        return no("DF.troll.send", "send-whom")
    if key:
        return no("DF.troll.send", key)
    if player.sent:
        return no("DF.troll.send", "send-twice")
    return no("DF.troll.send", "send-fresh" if player.trolls else "send-none")
