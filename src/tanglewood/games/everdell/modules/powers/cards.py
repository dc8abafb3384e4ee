"""What worker abilities do after a card was played, and with the cards beside them (MW.power.*)."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask, knowledge
from tanglewood.games.everdell.board.city import copy_number
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import AUTUMN, NO_CARD, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.effects.choices import not_to_take, to_take
from tanglewood.games.everdell.effects.production import activate, active_cards, chosen, inactive
from tanglewood.games.everdell.modules.nightweave.hand import put_in_hand
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.moves import (
    ACTIVATE,
    COPIES,
    DISCARD,
    GAIN,
    PLAY_PILE,
    PUT,
    TAKE_MEADOW,
    TOKEN,
)
from tanglewood.games.everdell.play.arriving import arrive
from tanglewood.games.everdell.play.reacting import REFILL
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.sources import PILE
from tanglewood.games.everdell.presentation.phrases import kinds, phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


class SwapCards(Effect):
    """Discard some cards for 1 resource (MW.power.stoats)."""

    pattern: ClassVar[str] = r"swap (\d) cards for ([a-z/]+), (\d) for ([a-z/]+)"
    shape: str = "| resource n"

    def __init__(self, few: int, kinds: int, many: int, dear: int) -> None:
        self.few = few
        self.kinds = kinds
        self.many = many
        self.dear = dear

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return SwapCards(int(words[0]), grammar.kinds(words[1]), int(words[2]), grammar.kinds(words[3]))

    def price(self, resource: int) -> int:
        return self.few if self.kinds >> resource & 1 else self.many

    def progress(self, run: Run) -> tuple[int, int]:
        """The resource, and how many cards are still to go for it."""
        resource, left = run.data
        return resource, left

    def possible(self, table: Table, run: Run) -> bool:
        if not run.begun:
            return True
        resource, left = self.progress(run)
        most = min(self.price(resource), len(table.players[run.seat].hand))
        return (self.kinds | self.dear) >> resource & 1 > 0 and left <= most

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        hand = table.players[run.seat].hand
        if not run.begun:
            options = [
                moves.gain[it]
                for it in range(4)
                if (self.kinds | self.dear) >> it & 1 and self.price(it) <= len(hand)
            ]
            if not options:
                table.stack.pop()
                return []
            return [*options, moves.done]
        resource, left = self.progress(run)
        if left == 0:
            table.stack.pop()
            table.gain(run.seat, resource, 1)
            return []
        return unlike(moves.discard, hand)

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.done:
            table.stack.pop()
        elif not run.begun:
            table.stack[-1] = run.with_data((move.a, self.price(move.a)))
            powers.emit_power(table, run.seat)
        else:
            resource, left = self.progress(run)
            table.stack[-1] = run.with_data((resource, left - 1))
            table.discard_from_hand(run.seat, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        if not run.begun:
            return False
        _, left = self.progress(run)
        return len(table.players[run.seat].hand) > left

    def asks(self, table: Table, run: Run) -> Phrase:
        if not run.begun:
            return phrase("ask-swap-cards", n=0)
        _, left = self.progress(run)
        return phrase("ask-swap-cards", n=left)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (DISCARD,) if run.begun else (GAIN,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind != GAIN:
            return None
        if not (self.kinds | self.dear) >> move.a & 1:
            return no("", "gives", kinds=kinds(self.kinds | self.dear), kind=RESOURCES[move.a])
        held = len(table.players[run.seat].hand)
        return no("", "price-cards", kind=RESOURCES[move.a], n=self.price(move.a), hand=held)


class Invest(Effect):
    """Lay a resource on the ability card, or take the one there and 1 more of its kind (MW.power.turtles)."""

    pattern: ClassVar[str] = r"invest 1"
    ask: str = "ask-invest"
    wants: tuple[int, ...] = (PUT,)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        player = table.players[run.seat]
        if player.lore:
            table.stack.pop()
            resource = player.lore - 1
            player.lore = 0
            powers.emit_power(table, run.seat)
            table.gain(run.seat, resource, 2)
            return []
        moves = table.config.pack.moves
        options = [moves.put[it] for it in range(4) if player.stock[it]]
        if not options:
            table.stack.pop()
            return []
        return [*options, moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            powers.emit_power(table, run.seat)
            table.spend(run.seat, move.a, 1)
            table.players[run.seat].lore = move.a + 1


class UseAgain(Effect):
    """Discard a card to activate the green card just played once more (MW.power.toads)."""

    pattern: ClassVar[str] = r"discard 1, use it again"
    ask: str = "ask-use-again"
    wants: tuple[int, ...] = (DISCARD,)

    def possible(self, table: Table, run: Run) -> bool:
        return run.index == -1 or 0 <= run.index < len(table.players[run.seat].city)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        player = table.players[run.seat]
        pack = table.config.pack
        card = pack.cards[player.city[run.index]] if run.index >= 0 else None
        # MW.legend.activated: a legend acts by itself only, Chipter Swipple once a turn
        produce = card.produce if card is not None and card.ribbon < 0 else None
        # A full hand cannot draw now, but it can with one card less.
        full = table.room(run.seat) <= 0
        useful = produce is not None and (full or produce.can(table, run.seat, run.seat, run.index))
        if not player.hand or not useful:
            table.stack.pop()
            return []
        return [*unlike(pack.moves.discard, player.hand), pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            powers.emit_power(table, run.seat)
            table.discard_from_hand(run.seat, move.a)
            activate(table, run.seat, run.seat, run.index)


class Rouse(Effect):
    """Discard a card to activate a green card of the city (MW.power.honey_bees). It has a 1 once paid."""

    pattern: ClassVar[str] = r"discard 1, activate green, not in autumn"
    shape: str = "| 1"

    def go_on(self, table: Table, run: Run) -> list[Move]:
        player = table.players[run.seat]
        moves = table.config.pack.moves
        options = active_cards(table, run.seat, run.seat, True, True)
        if not options or (not run.begun and (not player.hand or player.season == AUTUMN)):
            table.stack.pop()
            return []
        if run.begun:
            return options
        return [*unlike(moves.discard, player.hand), moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DISCARD:
            table.stack[-1] = run.with_data((1,))
            powers.emit_power(table, run.seat)
            table.discard_from_hand(run.seat, move.a)
            return
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            activate(table, run.seat, run.seat, chosen(table, move))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-activate" if run.begun else "ask-rouse")

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (ACTIVATE,) if run.begun else (DISCARD,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind != ACTIVATE:
            return None
        if move.a != run.seat:
            return no("", "own-city")
        kind = table.config.pack.cards[move.b // COPIES]
        if kind.ribbon >= 0:
            return no("MW.legend.activated", "legend-acts", card=kind.name)
        return inactive(table, run.seat, run.seat, chosen(table, move))


class KeepMeadow(Effect):
    """Put a card of the Meadow beside the city (MW.power.bats). All have seen it, so nothing is hidden."""

    pattern: ClassVar[str] = r"keep 1 meadow"
    ask: str = "ask-keep-meadow"
    wants: tuple[int, ...] = (TAKE_MEADOW,)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = to_take(table, run.seat, False)
        if not options:
            table.stack.pop()
            return []
        return [*options, table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is table.config.pack.moves.done:
            return
        player = table.players[run.seat]
        card = table.meadow[move.a]
        table.set_slot(move.a, NO_CARD)
        player.beside = player.beside.with_cards((*player.beside.cards, card))
        if table.listener is not None:
            table.emit("hoarded", run.seat, {"card": table.config.pack.cards[card].id, "slot": move.a + 1})
        if ask.watched(table):
            table.stack.append(Run(run.seat, run.seat, -1, REFILL))
            ask.took(table, run.seat, move.a, card, False)
        else:
            table.fill_meadow()

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return not_to_take(table, run.seat, move.a, False)


class Follow(Effect):
    """Give an opponent a card from beside one's city to use the green card they play (MW.power.snails)."""

    pattern: ClassVar[str] = r"give 1 kept, use it"
    wants: tuple[int, ...] = (ACTIVATE,)

    def points_at_card(self) -> bool:
        return True

    def possible(self, table: Table, run: Run) -> bool:
        return run.owner != run.seat and 0 <= run.index < len(table.city_of(run.owner))

    def go_on(self, table: Table, run: Run) -> list[Move]:
        pack = table.config.pack
        city = table.city_of(run.owner)
        card = pack.cards[city[run.index]]
        # EV.give.room; a gift to Rugwort needs none
        full = run.owner < len(table.players) and table.room(run.owner) <= 0
        if not table.players[run.seat].beside.cards or full or card.produce is None:
            table.stack.pop()
            return []
        # What lies on it belongs to its owner; nobody else may use legends.
        if card.keeps or card.ribbon >= 0 or not card.produce.can(table, run.seat, run.owner, run.index):
            table.stack.pop()
            return []
        place = copy_number(city, run.index)
        return [pack.moves.activate.of(run.owner, city[run.index], place), pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            powers.emit_power(table, run.seat)
            give_kept(table, run.seat, run.owner)
            activate(table, run.seat, run.owner, run.index)

    def played(self, table: Table, run: Run) -> str:
        """The name of the green card that was played."""
        return table.config.pack.cards[table.city_of(run.owner)[run.index]].name

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-follow", card=self.played(table, run))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "just-played", card=self.played(table, run))


def give_kept(table: Table, seat: int, receiver: int) -> None:
    """The top card beside the player's city, seen by nobody, goes to an opponent; Rugwort's is discarded
    (MW.power.snails_unseen, .solo)."""
    player = table.players[seat]
    card = player.beside.cards[-1]
    player.beside = player.beside.with_cards(player.beside.cards[:-1])
    table.emit_open("gave-kept", seat, to=receiver)
    if nightweave_at(table) is not None and receiver >= len(table.players):
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
        name = table.config.pack.cards[card].id
        table.emit("got-card", receiver, {"from": seat}, {"card": name}, chance=True)


class PlayPile(Effect):
    """The top Farm of the player's pile may be played free (MW.power.pigs_free)."""

    pattern: ClassVar[str] = r"play pile free"
    ask: str = "ask-play-pile"
    wants: tuple[int, ...] = (PLAY_PILE,)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if not table.players[run.seat].beside.cards:
            table.stack.pop()
            return []
        moves = table.config.pack.moves
        return [moves.play_pile, moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            powers.emit_power(table, run.seat)
            arrive(table, run.seat, powers.take_from_pile(table), PILE)


class MoveToken(Effect):
    """Put the rat token on another card of the Meadow (MW.power.rats)."""

    pattern: ClassVar[str] = r"move token"
    ask: str = "ask-token"
    wants: tuple[int, ...] = (TOKEN,)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        here = table.players[run.seat].lore - 1
        options = [
            table.config.pack.moves.token[slot]
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
            card = table.config.pack.cards[table.meadow[move.a]].id
            table.emit("rat-token", run.seat, {"card": card, "slot": move.a + 1})

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "token-here", card=table.config.pack.cards[table.meadow[move.a]].name)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    SwapCards,
    Invest,
    UseAgain,
    Rouse,
    KeepMeadow,
    Follow,
    PlayPile,
    MoveToken,
)
"""Effects that the pack can name."""
