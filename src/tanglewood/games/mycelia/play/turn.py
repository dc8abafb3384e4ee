"""A turn: play every card, hire and use tiles in between, and the steps at its end."""

from typing import Final

from tanglewood.games.mycelia.board.player import NO_CARD, Cards
from tanglewood.games.mycelia.board.powers import ANSWERS, TWICE
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.effects.base import other_wish
from tanglewood.games.mycelia.gwidyon.turn import begin_his_turn
from tanglewood.games.mycelia.moves import ACCEPT, ANSWER, BUY, END, HIRE, PLAY, SKIP
from tanglewood.games.mycelia.play.prices import discount, hire_cost, may_use, tile_cost
from tanglewood.games.mycelia.play.reasons import no, phrase
from tanglewood.games.mycelia.play.refusals import between
from tanglewood.games.mycelia.play.supply import check_shrine
from tanglewood.kernel.event import Value
from tanglewood.kernel.move import Move, first_of_kind
from tanglewood.kernel.refusal import Question, Refusal
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.phrase import COMMA, several

STANDSTILL: Final = 20
"""Turns of every player in a row without a step, a leaf or a hire, after which the game ends: nobody can
go on or wants to."""


class Turn(Frame[Table]):
    """The bottom of the stack: the player is between two functions of the turn (MY.hire.when,
    MY.tile.when)."""

    def go_on(self, table: Table) -> list[Move]:
        player = table.players[self.seat]
        words = table.config.pack.moves
        hand = player.hand
        options: list[Move] = []
        for i in range(len(hand)):
            if first_of_kind(hand, i):
                options.append(words.play[hand[i]])
        leaves = player.leaves
        if leaves or player.powers:
            costs = table.config.pack.costs
            showcase = table.showcase
            means = leaves + discount(table, player)
            for i in range(len(showcase)):
                card = showcase[i]
                if card != NO_CARD and costs[card] <= means and first_of_kind(showcase, i):
                    options.append(words.hire[card])
            offered = -1
            for i in range(len(player.tiles)):
                letter = player.tiles[i]
                if letter != offered and may_use(table, self.seat, i):
                    options.append(words.use[letter])
                    offered = letter
        if table.roots:
            for i in range(table.config.pack.buys[player.favour]):  # PR.buy.colour
                pile = table.roots[i]
                if pile:
                    options.append(words.buy[pile[-1]])
        if not hand:
            options.append(words.end)  # MY.turn.finish
        return options

    def must_ask(self, table: Table) -> bool:
        player = table.players[self.seat]
        if player.hand:
            # Two cards of the same kind are one option, but the others do not know that.
            return len(player.hand) > 1
        # Without any card for the hand nothing but the end of the turn may ever come again: somebody has to
        # say so.
        return bool(player.gifts) or (not player.draw and not player.discard)

    def play(self, table: Table, move: Move) -> None:
        if move.kind == PLAY:
            play_card(table, self.seat, move.a)
        elif move.kind == HIRE:
            hire(table, self.seat, move.a)
        elif move.kind == BUY:
            buy(table, self.seat, move.a)
        elif move.kind == END:
            end_turn(table)
        else:
            use_tile(table, self.seat, move.a)

    def refuse(self, table: Table, move: Move) -> Refusal:
        return between(table, self.seat, move)

    def text(self, table: Table) -> str:
        return f"turn {self.seat}"


class Hired(Frame[Table]):
    """A hired card or a bought gift waits for its single effect before it goes on the draw pile
    (MY.single.before_deck, PR.buy.single_first)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def go_on(self, table: Table) -> list[Move]:
        table.stack.pop()
        arrive(table, self.seat, self.card)
        return []

    def text(self, table: Table) -> str:
        return f"hired {self.seat} {table.config.pack.cards[self.card].id}"


class Answers(Frame[Table]):
    """Gifts that answer a hire, in the order the player chooses (PR.play.hire_order)."""

    __slots__ = ("gifts",)

    def __init__(self, seat: int, gifts: Cards) -> None:
        self.seat = seat
        self.gifts = gifts

    def go_on(self, table: Table) -> list[Move]:
        options: list[Move] = []
        for gift in self.gifts:
            for move in self.offers(table, gift):
                if move not in options:
                    options.append(move)
        if options:
            options.append(table.config.pack.moves.skip)  # PR.play.optional
        else:
            table.stack.pop()
        return options

    def offers(self, table: Table, gift: int) -> list[Move]:
        """What a gift can do now; a plain yes is said with the gift's name."""
        line = table.config.pack.abilities[gift].line
        if line is None or gift not in table.players[self.seat].gifts:
            return []  # PR.play.leaves_area
        words = table.config.pack.moves
        moves = line.parts[0].offers(table, self.seat)
        return [words.answer[gift]] if moves == [words.accept] else moves

    def play(self, table: Table, move: Move) -> None:
        if move.kind == SKIP:
            table.stack.pop()
            if table.listener is not None:
                table.emit("skipped", self.seat, {})
            return
        for gift in self.gifts:
            if move in self.offers(table, gift):
                break
        rest = tuple([other for other in self.gifts if other != gift])
        if rest:
            table.stack[-1] = Answers(self.seat, rest)
        else:
            table.stack.pop()
        pack = table.config.pack
        if table.listener is not None:
            table.emit("answered", self.seat, {"card": pack.cards[gift].id})
        line = pack.abilities[gift].line
        assert line is not None
        line.begin(table, self.seat)
        table.stack[-1].play(table, pack.moves.accept if move.kind == ANSWER else move)

    def question(self, table: Table) -> Question:
        names = [table.config.pack.cards[gift].name for gift in self.gifts]
        return Question("PR.play.hire_order", several(names, COMMA), phrase("ask-answers"))

    def refuse(self, table: Table, move: Move) -> Refusal:
        question = self.question(table)
        pack = table.config.pack
        for gift in self.gifts:
            line = pack.abilities[gift].line
            if line is not None and move.kind in line.parts[0].wants and move.kind != ACCEPT:
                why = line.parts[0].misfit(table, self.seat, move)
                return question.because(why) if why is not None else question.does_not_fit()
        if move.kind == ANSWER:
            return question.because(no("", "no-answer", card=pack.cards[move.a].name))
        return other_wish(table, question, move)

    def text(self, table: Table) -> str:
        ids = [table.config.pack.cards[gift].id for gift in self.gifts]
        return " ".join(["answers", str(self.seat), *ids])


class Again(Frame[Table]):
    """The first card of the turn may be carried out once more (PR.gift.lux), unless the gift is gone."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def go_on(self, table: Table) -> list[Move]:
        if table.players[self.seat].powers & TWICE:
            words = table.config.pack.moves
            return [words.accept, words.skip]
        table.stack.pop()
        return []

    def play(self, table: Table, move: Move) -> None:
        table.stack.pop()
        kind = table.config.pack.cards[self.card]
        if move.kind == SKIP:
            if table.listener is not None:
                table.emit("skipped", self.seat, {})
            return
        if table.listener is not None:
            table.emit("again", self.seat, {"card": kind.id})
        kind.function.begin(table, self.seat)

    def question(self, table: Table) -> Question:
        pack = table.config.pack
        gifts = [gift for gift in table.players[self.seat].gifts if pack.abilities[gift].power & TWICE]
        asks = phrase("ask-again", card=pack.cards[self.card].name)
        return Question(pack.cards[gifts[0]].rule, pack.cards[gifts[0]].name, asks)

    def refuse(self, table: Table, move: Move) -> Refusal:
        return other_wish(table, self.question(table), move)

    def text(self, table: Table) -> str:
        return f"again {self.seat} {table.config.pack.cards[self.card].id}"


def play_card(table: Table, seat: int, card: int) -> None:
    """Lay a card on the discard pile, then carry out its function (MY.play.on_discard)."""
    player = table.players[seat]
    player.take_from_hand(card)
    # It lies there while it works, so it may remove or recycle itself (MY.exp.remove_self, .remove_self_rest,
    # PR.recycle.self).
    player.discard = player.discard + (card,)
    kind = table.config.pack.cards[card]
    if table.listener is not None:
        table.emit("played", seat, {"card": kind.id})
    # The second run waits under the first and is a playing of its own, bonus included, wherever the card lies
    # by then (PR.combo.lux_bonus, .lux_self).
    if player.powers & TWICE and table.played == 0:
        table.stack.append(Again(seat, card))
    table.played += 1
    kind.function.begin(table, seat)


def hire(table: Table, seat: int, card: int) -> None:
    """Pay, leave a gap in the showcase, and lay the card on top of the draw pile (MY.hire.*)."""
    kind = table.config.pack.cards[card]
    player = table.players[seat]
    cost = hire_cost(table, player, card)
    player.leaves -= cost
    table.still = 0
    slot = table.showcase.index(card)
    table.showcase = table.showcase[:slot] + (NO_CARD,) + table.showcase[slot + 1 :]  # MY.hire.gaps
    if table.listener is not None:
        table.emit("hired", seat, {"card": kind.id, "cost": cost})
    if kind.single is None:
        arrive(table, seat, card)
    else:
        table.stack.append(Hired(seat, card))
        kind.single.begin(table, seat)  # MY.single.once: here, and never when the card is played


def buy(table: Table, seat: int, card: int) -> None:
    """Send the mushroom back to the start and take the open gift of a pile (PR.buy.*)."""
    kind = table.config.pack.cards[card]
    table.players[seat].favour = 0  # PR.buy.cost
    table.still = 0
    opened = table.take_gift(card)
    if table.listener is not None:
        shown: dict[str, Value] = {"card": kind.id}
        if opened != NO_CARD:
            shown["next"] = table.config.pack.cards[opened].id
        table.emit("gift-bought", seat, shown, chance=True)
    table.stack.append(Hired(seat, card))  # PR.buy.single: here, and never when the gift is laid
    if kind.single is not None:
        kind.single.begin(table, seat)


def arrive(table: Table, seat: int, card: int) -> None:
    """Lay a hired card or a bought gift on the draw pile; gifts answer a hire (PR.buy.no_hire)."""
    player = table.players[seat]
    player.put_on_top(card)  # MY.single.top, PR.buy.to_deck
    pack = table.config.pack
    if player.powers & ANSWERS and not pack.is_gift[card]:
        answering = [gift for gift in player.gifts if pack.abilities[gift].power & ANSWERS]
        table.stack.append(Answers(seat, tuple(answering)))


def use_tile(table: Table, seat: int, letter: int) -> None:
    player = table.players[seat]
    tile = table.config.pack.tiles[letter]
    for i in range(len(player.tiles)):
        if player.tiles[i] == letter and may_use(table, seat, i):
            player.used |= 1 << i
            break
    cost = tile_cost(table, player, letter)
    player.leaves -= cost
    if table.listener is not None:
        table.emit("used", seat, {"tile": tile.id, "cost": cost})
    tile.function.begin(table, seat)


def end_turn(table: Table) -> None:
    """Refill, shrine, draw, next player (MY.eot.order). Played cards are on the discard pile already."""
    seat = table.active
    player = table.players[seat]
    if table.listener is not None:
        table.emit("turn-ended", seat, {})
    table.fill_showcase()
    check_shrine(table)
    player.used = 0
    table.played = 0
    table.still += 1
    player.powers = 0
    if player.gifts:  # PR.play.clear
        if table.listener is not None:
            table.emit("gifts-cleared", seat, {"n": len(player.gifts)})
        player.discard = player.discard + player.gifts
        player.gifts = ()
    table.draw_hand(seat, table.config.pack.hand)
    following = (seat + 1) % table.config.players  # MY.setup.clockwise
    if following == table.config.first:
        if table.ending:  # MY.end.finish_turn, .empty_plays: checked only when a round is complete
            table.finish()  # MY.end.finish_round
            return
        if table.gwidyon is not None:
            begin_his_turn(table)  # his pile shrinks whatever the player does: no standstill
            return
        if table.still > STANDSTILL * table.config.players:
            table.finish()  # MY.end.standstill
            return
        table.round += 1
    begin_turn(table, following)


def begin_turn(table: Table, seat: int) -> None:
    table.stack[-1] = Turn(seat)
    table.start_turn(seat)
