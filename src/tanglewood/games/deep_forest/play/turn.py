"""The stages of a turn: first the market, then the forest, perhaps a fight, and the limits at the end.

Each stage is the bottom frame of the stack and puts the next one in its place. Only sending a troll puts a
frame on top of a stage, because it can happen in the middle of any.
"""

from typing import ClassVar

from tanglewood.games.deep_forest import moves as word
from tanglewood.games.deep_forest.board import forest, market
from tanglewood.games.deep_forest.board.table import OTHERWISE, RETURNED, WON, Row, Table
from tanglewood.games.deep_forest.components.pack import COIN
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play import anytime
from tanglewood.games.deep_forest.play.fights import Commit
from tanglewood.games.deep_forest.play.reasons import no, phrase
from tanglewood.games.deep_forest.play.refusals import in_the_forest, not_stood
from tanglewood.games.deep_forest.play.rounds import begin_round
from tanglewood.games.deep_forest.play.stages import Stage
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

# ---------------------------------------------------------------------- the market


class Enter(Stage):
    """Right before the first turn: where to cross the lower wall (DF.setup.start_field)."""

    rule: ClassVar[str] = "DF.setup.start_field"
    ask: ClassVar[str] = "ask-enter"
    wants: ClassVar[tuple[int, ...]] = (word.ENTER,)

    def elsewhere(self, table: Table, move: Move) -> Refusal | None:
        return None  # the turn has not begun

    def go_on(self, table: Table) -> list[Move]:
        return table.config.pack.moves.enter

    def play(self, table: Table, move: Move) -> None:
        table.players[self.seat].pawn = move.a
        if table.listener is not None:
            table.emit("entered", self.seat, {"field": table.config.pack.field_names[move.a]})
        table.reveal(self.seat)
        table.stack[-1] = Choose(self.seat)

    def text(self, table: Table) -> str:
        return f"enter {self.seat}"


class Choose(Stage):
    """The player chooses a strip of the hand to lay (DF.turn.order)."""

    rule: ClassVar[str] = "DF.market.strip"
    wants: ClassVar[tuple[int, ...]] = (word.STRIP,)

    def go_on(self, table: Table) -> list[Move]:
        words = table.config.pack.moves
        hand = table.players[self.seat].hand
        if not hand:  # only in a position somebody wrote: a hand is three strips
            go_into_the_forest(table, self.seat)
            return []
        options = [words.strip[strip] for strip in hand]
        anytime.offer(table, self.seat, options)
        return options

    def must_ask(self, table: Table) -> bool:
        return True  # what a hand holds is nobody else's business until it is laid

    def play(self, table: Table, move: Move) -> None:
        if move.kind == word.STRIP:
            player = table.players[self.seat]
            place = player.hand.index(move.a)
            player.hand = player.hand[:place] + player.hand[place + 1 :]
            table.stack[-1] = Lay(self.seat, move.a)
        else:
            anytime.play(table, self.seat, move)

    def asks(self, table: Table) -> Phrase:
        return phrase("ask-choose", round=table.round)

    def misfit(self, table: Table, move: Move) -> Refusal | None:
        return no("DF.market.draw", "strip-hand", strip=table.config.pack.strip_ids[move.a])

    def text(self, table: Table) -> str:
        return f"choose {self.seat}"


class Lay(Stage):
    """A strip is chosen and shown: where does it go?"""

    __slots__ = ("strip",)
    rule: ClassVar[str] = "DF.market.strip"
    wants: ClassVar[tuple[int, ...]] = (word.LAY,)

    def __init__(self, seat: int, strip: int) -> None:
        self.seat = seat
        self.strip = strip

    def go_on(self, table: Table) -> list[Move]:
        options = market.placings(table, self.strip)
        anytime.offer(table, self.seat, options)
        return options

    def play(self, table: Table, move: Move) -> None:
        if move.kind == word.LAY:
            market.lay(table, self.seat, self.strip, move.a)
            table.stack[-1] = Stand(self.seat)
        else:
            anytime.play(table, self.seat, move)

    def asks(self, table: Table) -> Phrase:
        return phrase("ask-lay")

    def misfit(self, table: Table, move: Move) -> Refusal | None:
        return no("", "lay-same")

    def text(self, table: Table) -> str:
        return f"lay {self.seat} {table.config.pack.strip_ids[self.strip]}"


class Stand(Stage):
    """The strip is laid: the market pawn goes to a free edge field (DF.market.pawn)."""

    rule: ClassVar[str] = "DF.market.pawn"
    ask: ClassVar[str] = "ask-stand"
    wants: ClassVar[tuple[int, ...]] = (word.EDGE,)

    def go_on(self, table: Table) -> list[Move]:
        words = table.config.pack.moves
        options = [words.edge[edge] for edge in market.free_edges(table)]
        anytime.offer(table, self.seat, options)
        return options

    def play(self, table: Table, move: Move) -> None:
        if move.kind == word.EDGE:
            kinds = market.stand(table, self.seat, move.a)
            player = table.players[self.seat]
            if kinds and market.has_any(player.monsters, table.config.pack.double_monsters):
                table.stack[-1] = Double(self.seat, tuple(kinds))
            else:
                go_into_the_forest(table, self.seat)
        else:
            anytime.play(table, self.seat, move)

    def misfit(self, table: Table, move: Move) -> Refusal | None:
        return not_stood(table, self.seat, move)

    def text(self, table: Table) -> str:
        return f"stand {self.seat}"


class Double(Stage):
    """Monster 4: the player takes one of the pieces that just came once more (DF.monster.4,
    DF.monster.4_one)."""

    __slots__ = ("kinds",)
    rule: ClassVar[str] = "DF.monster.4"
    ask: ClassVar[str] = "ask-double"
    wants: ClassVar[tuple[int, ...]] = (word.DOUBLE,)
    trades: ClassVar[bool] = False

    def __init__(self, seat: int, kinds: Row) -> None:
        self.seat = seat
        self.kinds = kinds

    def go_on(self, table: Table) -> list[Move]:
        return [table.config.pack.moves.double[kind] for kind in self.kinds]

    def play(self, table: Table, move: Move) -> None:
        if table.listener is not None:
            table.emit("doubled", self.seat, {"resource": RESOURCES[move.a]})
        table.gain(self.seat, move.a, 1)
        go_into_the_forest(table, self.seat)

    def misfit(self, table: Table, move: Move) -> Refusal | None:
        return no("DF.monster.4_one", "double-kind", resource=RESOURCES[move.a])

    def text(self, table: Table) -> str:
        return " ".join(["double", str(self.seat), *[RESOURCES[kind] for kind in self.kinds]])


def go_into_the_forest(table: Table, seat: int) -> None:
    market.draw(table, seat)
    table.stack[-1] = Forest(seat)


# ---------------------------------------------------------------------- the forest


class Forest(Stage):
    """Moving and acting on the player's board, as long as the player can and likes to."""

    def go_on(self, table: Table) -> list[Move]:
        pack = table.config.pack
        player = table.players[self.seat]
        attacked = player.danger & pack.beside_mask[player.pawn]
        options = forest.attacks(table, player, attacked) if attacked else forest.actions(table, player)
        # Whoever is attacked may send a troll and end the turn (DF.troll.unpaid).
        anytime.offer(table, self.seat, options)
        options.append(pack.moves.end)
        return options

    def play(self, table: Table, move: Move) -> None:
        seat = self.seat
        kind = move.kind
        if kind == word.END:
            table.stack[-1] = Closing(seat, OTHERWISE)
        elif kind == word.PAY:
            table.soothe(seat, move.a)
        elif kind == word.FIGHT:
            table.stack[-1] = Commit(seat, move.a)
        elif kind == word.BACK:
            table.retreat(seat, move.a)
            table.stack[-1] = Closing(seat, OTHERWISE)
        elif kind == word.LEAVE:
            forest.leave(table, seat, move.a)
            table.stack[-1] = Closing(seat, OTHERWISE)
        elif kind > word.LEAVE:
            anytime.play(table, seat, move)
        else:
            if kind == word.TAKE:
                forest.take_sword(table, seat, move.a)
            elif kind == word.OVERCOME:
                forest.overcome(table, seat, move.a)
            table.walk(seat, move.a)

    def asks(self, table: Table) -> Phrase:
        player = table.players[self.seat]
        pack = table.config.pack
        attacked = "yes" if player.danger & pack.beside_mask[player.pawn] else "no"
        cost = table.step_cost(player)
        return phrase("ask-forest", attacked=attacked, field=pack.field_names[player.pawn], cost=cost)

    def refuse(self, table: Table, move: Move) -> Refusal:
        return in_the_forest(table, self.seat, move) or super().refuse(table, move)

    def text(self, table: Table) -> str:
        return f"forest {self.seat}"


# ---------------------------------------------------------------------- the end of a turn


class Closing(Stage):
    """The limits apply (DF.res.limit); after a won fight a troll may still be sent (DF.troll.send)."""

    __slots__ = ("how",)
    rule: ClassVar[str] = "DF.res.limit"
    wants: ClassVar[tuple[int, ...]] = (word.RETURN, word.END)
    forest: ClassVar[tuple[str, str]] = ("DF.turn.end", "turn-over")

    def __init__(self, seat: int, how: int) -> None:
        self.seat = seat
        self.how = how

    def go_on(self, table: Table) -> list[Move]:
        pack = table.config.pack
        words = pack.moves
        goods = table.players[self.seat].goods
        options: list[Move] = []
        for kind in range(len(goods)):
            if kind != COIN and goods[kind] > pack.kept:
                options.append(words.give_back[kind])
        over = bool(options)
        if self.how == WON:
            anytime.offer_trolls(table, self.seat, options)
        if not options:
            end_turn(table, self.seat)
            return []
        mask = table.trades(self.seat)
        if mask:
            options.extend(words.trades[mask])
        if not over:
            options.append(words.end)
        return options

    def play(self, table: Table, move: Move) -> None:
        if move.kind == word.RETURN:
            table.tally[RETURNED + move.a] += 1
            if table.listener is not None:
                table.emit("returned", self.seat, {"resource": RESOURCES[move.a]})
            table.pay(self.seat, move.a, 1)
        elif move.kind == word.END:
            table.stack[-1] = Closing(self.seat, OTHERWISE)
        else:
            anytime.play(table, self.seat, move)

    def asks(self, table: Table) -> Phrase:
        pack = table.config.pack
        goods = table.players[self.seat].goods
        over = any(n > pack.kept for kind, n in enumerate(goods) if kind != COIN)
        return phrase("ask-closing", over="yes" if over else "no", limit=pack.kept)

    def misfit(self, table: Table, move: Move) -> Refusal | None:
        return no("", "over-limit" if move.kind == word.END else "return", limit=table.config.pack.kept)

    def elsewhere(self, table: Table, move: Move) -> Refusal | None:
        if move.kind == word.SEND and self.how != WON:
            return no("DF.troll.send", "send-closing")
        return super().elsewhere(table, move)

    def text(self, table: Table) -> str:
        return f"closing {self.seat} {'won' if self.how == WON else 'otherwise'}"


def end_turn(table: Table, seat: int) -> None:
    """The next player, a new round, or the end (DF.end.last_turns, DF.end.no_round_16)."""
    if table.listener is not None:
        table.emit("turn-ended", seat, {})
    following = (seat + 1) % table.config.players
    if following == table.leaver:
        finish(table, seat)
    elif following != table.config.first:
        begin_turn(table, following)
    elif table.round == table.config.pack.last_round:
        finish(table, seat)
    else:
        begin_round(table)
        begin_turn(table, following)


def begin_turn(table: Table, seat: int) -> None:
    player = table.players[seat]
    table.active = seat
    player.fresh = 0
    player.sent = False
    if table.listener is not None:
        table.emit("turn", seat, {"round": table.round})
    table.stack[-1] = Enter(seat) if player.pawn < 0 else Choose(seat)
    table.reveal(seat)  # DF.reveal.own_turn: here and after the pawn's own steps


def finish(table: Table, seat: int) -> None:
    table.stack.pop()
    if table.listener is not None:
        table.emit("over", seat, {"round": table.round})
