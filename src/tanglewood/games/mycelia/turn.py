"""A turn: play every card, hire and use tiles in between, and the steps at its end."""

from tanglewood.games.mycelia.effects import Run
from tanglewood.games.mycelia.moves import END, HIRE, PLAY
from tanglewood.games.mycelia.supply import check_shrine
from tanglewood.games.mycelia.table import NO_CARD, Table
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import Frame


class Turn(Frame[Table]):
    """The bottom of the stack: between two functions of the own turn (MY.hire.when, MY.tile.when)."""

    def go_on(self, table: Table) -> list[Move]:
        player = table.players[self.seat]
        words = table.agreed.pack.moves
        hand = player.hand
        options: list[Move] = []
        for i in range(len(hand)):
            card = hand[i]
            if hand.index(card) == i:
                options.append(words.play[card])
        leaves = player.leaves
        if leaves:
            costs = table.agreed.pack.costs
            showcase = table.showcase
            for i in range(len(showcase)):
                card = showcase[i]
                if card != NO_CARD and costs[card] <= leaves and showcase.index(card) == i:
                    options.append(words.hire[card])
            offered = -1
            for i in range(len(player.tiles)):
                letter = player.tiles[i]
                if letter != offered and may_use(table, self.seat, i):
                    options.append(words.use[letter])
                    offered = letter
        if not hand:
            options.append(words.end)  # MY.turn.finish
        return options

    def must_ask(self, table: Table) -> bool:
        player = table.players[self.seat]
        if player.hand:
            # Two cards of the same kind are one option, but the others do not know that.
            return len(player.hand) > 1
        # Without any card nothing but the end of the turn may ever come again: somebody has to say so.
        return not player.draw and not player.discard

    def play(self, table: Table, move: Move) -> None:
        if move.kind == PLAY:
            play_card(table, self.seat, move.a)
        elif move.kind == HIRE:
            hire(table, self.seat, move.a)
        elif move.kind == END:
            end_turn(table)
        else:
            use_tile(table, self.seat, move.a)

    def text(self, table: Table) -> str:
        return f"turn {self.seat}"


class Hired(Frame[Table]):
    """A hired card waits for its single effect before it goes on the draw pile (MY.single.before_deck)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def go_on(self, table: Table) -> list[Move]:
        table.stack.pop()
        table.players[self.seat].put_on_top(self.card)
        return []

    def text(self, table: Table) -> str:
        return f"hired {self.seat} {table.agreed.pack.cards[self.card].id}"


def may_use(table: Table, seat: int, place: int) -> bool:
    """Whether the tile at this place is unused, affordable and not in vain (MY.tile.once)."""
    player = table.players[seat]
    tile = table.agreed.pack.tiles[player.tiles[place]]
    if player.used >> place & 1 or tile.cost > player.leaves:
        return False
    if tile.needs_drop:
        return player.left > 0
    return tile.function.possible(table, seat)


def play_card(table: Table, seat: int, card: int) -> None:
    """Lay a card on the discard pile, then carry out its function (MY.play.on_discard)."""
    player = table.players[seat]
    player.take_from_hand(card)
    player.discard = player.discard + (card,)
    kind = table.agreed.pack.cards[card]
    if table.listener is not None:
        table.tell("played", seat, {"card": kind.id})
    if kind.function.parts:
        table.stack.append(Run(seat, kind.function, 0, 0))


def hire(table: Table, seat: int, card: int) -> None:
    """Pay, leave a gap in the showcase, and lay the card on top of the draw pile (MY.hire.*)."""
    kind = table.agreed.pack.cards[card]
    player = table.players[seat]
    player.leaves -= kind.cost
    slot = table.showcase.index(card)
    table.showcase = table.showcase[:slot] + (NO_CARD,) + table.showcase[slot + 1 :]
    if table.listener is not None:
        table.tell("hired", seat, {"card": kind.id, "cost": kind.cost})
    if kind.single is None:
        player.put_on_top(card)
    else:
        table.stack.append(Hired(seat, card))
        table.stack.append(Run(seat, kind.single, 0, 0))


def use_tile(table: Table, seat: int, letter: int) -> None:
    player = table.players[seat]
    tile = table.agreed.pack.tiles[letter]
    for i in range(len(player.tiles)):
        if player.tiles[i] == letter and may_use(table, seat, i):
            player.used |= 1 << i
            break
    player.leaves -= tile.cost
    if table.listener is not None:
        table.tell("used", seat, {"tile": tile.id, "cost": tile.cost})
    table.stack.append(Run(seat, tile.function, 0, 0))


def end_turn(table: Table) -> None:
    """Refill, shrine, draw, next player (MY.eot.order). Played cards lie on the discard pile already."""
    seat = table.active
    if table.listener is not None:
        table.tell("turn-ended", seat, {})
    table.fill_showcase()
    check_shrine(table)
    table.players[seat].used = 0
    table.draw_hand(seat, table.agreed.pack.hand)
    following = (seat + 1) % table.agreed.players
    if following == table.agreed.first:
        if table.ending:  # MY.end.finish_round
            table.stack.pop()
            if table.listener is not None:
                table.tell("over", seat, {})
            return
        table.round += 1
    begin_turn(table, following)


def begin_turn(table: Table, seat: int) -> None:
    table.active = seat
    table.stack[-1] = Turn(seat)
    if table.listener is not None:
        table.tell("turn", seat, {"round": table.round})
