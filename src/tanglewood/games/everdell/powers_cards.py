"""What worker abilities do after a card was played, and with the cards beside them (MW.power.*)."""

from tanglewood.games.everdell import knowledge, powers
from tanglewood.games.everdell.arriving import PILE, REFILL, arrive
from tanglewood.games.everdell.choices import take_from_meadow, to_take
from tanglewood.games.everdell.city import copy_number
from tanglewood.games.everdell.effects import Effect, Run
from tanglewood.games.everdell.green import activate, active_cards, chosen
from tanglewood.games.everdell.lair import hooks
from tanglewood.games.everdell.lair.hand import put_in_hand
from tanglewood.games.everdell.moves import DISCARD
from tanglewood.games.everdell.picking import unlike
from tanglewood.games.everdell.player import AUTUMN, NO_CARD
from tanglewood.games.everdell.table import Table
from tanglewood.kernel.move import Move


class SwapCards(Effect):
    """Discard some cards for 1 resource (MW.power.stoats). `data`: the resource, and how many are to go."""

    def __init__(self, few: int, kinds: int, many: int, dear: int) -> None:
        self.few = few
        self.kinds = kinds
        self.many = many
        self.dear = dear

    def price(self, resource: int) -> int:
        return self.few if self.kinds >> resource & 1 else self.many

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.agreed.pack.moves
        hand = table.players[run.seat].hand
        if not run.data:
            options = [
                moves.gain[it]
                for it in range(4)
                if (self.kinds | self.dear) >> it & 1 and self.price(it) <= len(hand)
            ]
            if not options:
                table.stack.pop()
                return []
            return [*options, moves.done]
        if run.data[1] == 0:
            table.stack.pop()
            table.gain(run.seat, run.data[0], 1)
            return []
        return unlike(moves.discard, hand)

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.agreed.pack.moves.done:
            table.stack.pop()
        elif not run.data:
            table.stack[-1] = run.with_data((move.a, self.price(move.a)))
            powers.told(table, run.seat)
        else:
            table.stack[-1] = run.with_data((run.data[0], run.data[1] - 1))
            table.discard_from_hand(run.seat, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(run.data) > 0 and len(table.players[run.seat].hand) > run.data[1]


class Invest(Effect):
    """Lay a resource on the ability card, or take the one there and 1 more of its kind (MW.power.turtles)."""

    def go_on(self, table: Table, run: Run) -> list[Move]:
        player = table.players[run.seat]
        if player.lore:
            table.stack.pop()
            resource = player.lore - 1
            player.lore = 0
            powers.told(table, run.seat)
            table.gain(run.seat, resource, 2)
            return []
        moves = table.agreed.pack.moves
        options = [moves.put[it] for it in range(4) if player.stock[it]]
        if not options:
            table.stack.pop()
            return []
        return [*options, moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.agreed.pack.moves.done:
            powers.told(table, run.seat)
            table.spend(run.seat, move.a, 1)
            table.players[run.seat].lore = move.a + 1


class UseAgain(Effect):
    """Discard a card to activate the green card just played once more (MW.power.toads)."""

    def go_on(self, table: Table, run: Run) -> list[Move]:
        player = table.players[run.seat]
        pack = table.agreed.pack
        card = pack.cards[player.city[run.index]] if run.index >= 0 else None
        # MW.legend.activated: a legend acts by itself only, Chipter Swipple once a turn
        produce = card.produce if card is not None and card.ribbon < 0 else None
        # A full hand cannot draw now, but one card less can.
        full = table.room(run.seat) <= 0
        useful = produce is not None and (full or produce.can(table, run.seat, run.seat, run.index))
        if not player.hand or not useful:
            table.stack.pop()
            return []
        return [*unlike(pack.moves.discard, player.hand), pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.agreed.pack.moves.done:
            powers.told(table, run.seat)
            table.discard_from_hand(run.seat, move.a)
            activate(table, run.seat, run.seat, run.index)


class Rouse(Effect):
    """Discard a card to activate a green card of the own city (MW.power.honey_bees). `data`: 1 once paid."""

    def go_on(self, table: Table, run: Run) -> list[Move]:
        player = table.players[run.seat]
        moves = table.agreed.pack.moves
        options = active_cards(table, run.seat, run.seat, True, True)
        if not options or (not run.data and (not player.hand or player.season == AUTUMN)):
            table.stack.pop()
            return []
        if run.data:
            return options
        return [*unlike(moves.discard, player.hand), moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DISCARD:
            table.stack[-1] = run.with_data((1,))
            powers.told(table, run.seat)
            table.discard_from_hand(run.seat, move.a)
            return
        table.stack.pop()
        if move is not table.agreed.pack.moves.done:
            activate(table, run.seat, run.seat, chosen(table, move))


class KeepMeadow(Effect):
    """Put a card of the Meadow beside the city (MW.power.bats). All have seen it, so nothing is hidden."""

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = to_take(table, run.seat, False)
        if not options:
            table.stack.pop()
            return []
        return [*options, table.agreed.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is table.agreed.pack.moves.done:
            return
        player = table.players[run.seat]
        card = table.meadow[move.a]
        table.set_slot(move.a, NO_CARD)
        player.beside = player.beside.with_cards((*player.beside.cards, card))
        if table.listener is not None:
            table.tell("hoarded", run.seat, {"card": table.agreed.pack.cards[card].id, "slot": move.a + 1})
        if hooks.watched(table):
            table.stack.append(Run(run.seat, run.seat, -1, REFILL))
            hooks.took(table, run.seat, move.a, card)
        else:
            table.fill_meadow()


class Follow(Effect):
    """Give an opponent a card from beside the own city to use the green card they play (MW.power.snails)."""

    def go_on(self, table: Table, run: Run) -> list[Move]:
        pack = table.agreed.pack
        city = table.city_of(run.owner)
        card = pack.cards[city[run.index]]
        # EV.give.room; a gift to Rugwort needs none
        full = run.owner < len(table.players) and table.room(run.owner) <= 0
        if not table.players[run.seat].beside.cards or full or card.produce is None:
            table.stack.pop()
            return []
        # What lies on it is its owner's; legends are nobody else's to use.
        if card.keeps or card.ribbon >= 0 or not card.produce.can(table, run.seat, run.owner, run.index):
            table.stack.pop()
            return []
        place = copy_number(city, run.index)
        return [pack.moves.activate.of(run.owner, city[run.index], place), pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.agreed.pack.moves.done:
            powers.told(table, run.seat)
            give_kept(table, run.seat, run.owner)
            activate(table, run.seat, run.owner, run.index)


def give_kept(table: Table, seat: int, receiver: int) -> None:
    """The top card beside the own city, seen by nobody, goes to an opponent; Rugwort's is discarded."""
    player = table.players[seat]
    card = player.beside.cards[-1]
    player.beside = player.beside.with_cards(player.beside.cards[:-1])
    table.say("gave-kept", seat, to=receiver)
    if table.nightweave is not None and receiver >= len(table.players):
        put_in_hand(table, card, 0)
        return
    if receiver >= len(table.players):
        table.discard = (*table.discard, card)
        table.discard_seen = (*table.discard_seen, 0)
        return
    other = table.players[receiver]
    other.hand = (*other.hand, card)
    other.seen = (*other.seen, knowledge.with_code(0, receiver, knowledge.KNOWN))
    if table.listener is not None:
        name = table.agreed.pack.cards[card].id
        table.tell("got-card", receiver, {"from": seat}, {"card": name}, chance=True)


class PlayPile(Effect):
    """The top Farm of the own pile may be played free (MW.power.pigs_free)."""

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not table.players[run.seat].beside.cards:
            table.stack.pop()
            return []
        moves = table.agreed.pack.moves
        return [moves.play_pile, moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.agreed.pack.moves.done:
            powers.told(table, run.seat)
            arrive(table, run.seat, powers.take_from_pile(table), PILE)


class MoveToken(Effect):
    """Put the rat token on another card of the Meadow (MW.power.rats)."""

    def go_on(self, table: Table, run: Run) -> list[Move]:
        here = table.players[run.seat].lore - 1
        options = [
            table.agreed.pack.moves.token[slot]
            for slot in range(len(table.meadow))
            if slot != here and table.meadow[slot] != NO_CARD
        ]
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        table.players[run.seat].lore = move.a + 1
        if table.listener is not None:
            card = table.agreed.pack.cards[table.meadow[move.a]].id
            table.tell("rat-token", run.seat, {"card": card, "slot": move.a + 1})


class DrawOneMore(Effect):
    """Draw, then one more if liked (MW.power.cardinals). `index`: how many; `data`: 1 once they are drawn."""

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.data:
            table.stack[-1] = run.with_data((1,))
            if run.index > 0 and not table.take_top(run.seat, run.index):
                table.stack.pop()
            return []
        if table.room(run.seat) <= 0 or not (table.left or table.discard):
            table.stack.pop()
            return []
        moves = table.agreed.pack.moves
        return [moves.source[0], moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.agreed.pack.moves.done:
            powers.told(table, run.seat)
            table.take_top(run.seat, 1)


class DrawDeckOrMeadow(Effect):
    """Draw card by card from deck or Meadow, whose gaps are filled at the end (MW.power.starlings).

    `index` says how many unless the effect itself does. `data`: how many are still to be drawn, and how many
    were (-1: whoever began the drawing says when it is done).
    """

    def __init__(self, n: int) -> None:
        self.n = n

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not run.data:
            table.stack[-1] = run.with_data((powers.drawable(table, run.seat, self.n or run.index), 0))
            return []
        if run.data[0] == 0:
            table.stack.pop()
            table.fill_meadow()
            if run.data[1] > 0 and table.agreed.after_draw:
                table.after_drawing(run.seat, run.data[1])
            return []
        moves = table.agreed.pack.moves
        options = [moves.source[0]] if table.left or table.discard else []
        options += to_take(table, run.seat)
        if not options:  # Nightweave keeps what is left for herself
            table.stack[-1] = run.with_data((0, run.data[1]))
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        moves = table.agreed.pack.moves
        drawn = run.data[1] + 1 if run.data[1] >= 0 else -1
        table.stack[-1] = run.with_data((run.data[0] - 1, drawn))
        if move is moves.source[0]:
            table.take_top(run.seat, 1, False)
            return
        card = take_from_meadow(table, run.seat, move.a)
        if hooks.watched(table):
            hooks.took(table, run.seat, move.a, card)
