"""What only legends do (MW.legend.*)."""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.picking import city_moves, unlike
from tanglewood.games.everdell.board.player import Cards
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run, gain_any, of_choice, some_card
from tanglewood.games.everdell.effects.choices import ANY_NUMBER, DiscardCards
from tanglewood.games.everdell.effects.production import ActivateGreen, activate, active_cards, chosen
from tanglewood.games.everdell.effects.removing import DiscardFromCity
from tanglewood.games.everdell.effects.visits import (
    card_of,
    cheaper,
    copy_location,
    not_kept,
    not_usable,
    play_cheaper,
    usable,
)
from tanglewood.games.everdell.moves import (
    AMOUNT,
    CLAIM,
    COPIES,
    COPY,
    PLAY,
    PLAY_KEPT,
    PLAY_LEGEND,
    PLAY_MEADOW,
    SLIP,
)
from tanglewood.games.everdell.play.arriving import FROM_HAND, FROM_LEGENDS, KEPT
from tanglewood.games.everdell.play.helping import SPEND_TOKENS, within_means
from tanglewood.games.everdell.play.paying import reduce_cost, take_up
from tanglewood.games.everdell.play.placing import achieve
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.refusals import too_dear, unpaid_event
from tanglewood.games.everdell.play.ways import cost_of
from tanglewood.games.everdell.presentation.phrases import phrase, price
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

# ---------------------------------------------------------------------- playing cards


class SpendTokens(Effect):
    """How many tokens of the Treasury are spent for a card (MW.legend.king_norths_treasury).

    `data`: card and source. Enough must be spent, and none in vain.
    """

    wants: tuple[int, ...] = (AMOUNT,)
    paying: bool = True

    def go_on(self, table: Table, run: Run) -> list[Move]:
        player = table.players[run.seat]
        help = table.config.pack.cards[player.city[run.index]].helps
        assert help is not None
        cost = cost_of(table, run.data[0], run.data[1])
        kind = table.config.pack.cards[run.data[0]]
        amount = table.config.pack.moves.amount
        return [
            amount[n]
            for n in range(1, on_card.tokens(player.marks[run.index]) + 1)
            if (n - 1) * help.less < sum(cost)
            and within_means(table, run.seat, kind, cost, n * help.less, help.among)
        ]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        player = table.players[run.seat]
        kind = table.config.pack.cards[player.city[run.index]]
        help = kind.helps
        assert help is not None
        mark = player.marks[run.index]
        player.set_mark(run.index, on_card.with_tokens(mark, on_card.tokens(mark) - move.a))
        table.emit_open("spent", run.seat, card=kind.id, n=move.a)
        reduce_cost(table, run.seat, run.data[0], run.data[1], move.a * help.less, help.among)

    def asks(self, table: Table, run: Run) -> Phrase:
        kind = table.config.pack.cards[run.data[0]]
        return phrase("ask-tokens", card=kind.name, cost=price(kind.cost))

    def rule_of(self, table: Table, run: Run) -> str:
        return table.config.pack.cards[table.players[run.seat].city[run.index]].rule

    def title_of(self, table: Table, run: Run) -> Said:
        return table.config.pack.cards[table.players[run.seat].city[run.index]].name

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        held = on_card.tokens(table.players[run.seat].marks[run.index])
        if move.a > held:
            return no("", "tokens-held", n=held)
        enough = [option.a for option in self.go_on(table, run)]
        key = "tokens-few" if move.a < enough[0] else "tokens-many"
        return no("", key, n=enough[0] if move.a < enough[0] else enough[-1])


SPENDING: Final[SpendTokens] = SpendTokens()
SPENDING.place = SPEND_TOKENS


# ---------------------------------------------------------------------- playing cheaper


class PlayAnything(Effect):
    """Play a card of hand, Meadow or own legends at a reduced cost (MW.legend.the_green_acorn)."""

    plays: bool = True
    wants: tuple[int, ...] = (PLAY, PLAY_MEADOW, PLAY_LEGEND, PLAY_KEPT)

    def __init__(self, less: int) -> None:
        self.less = less

    def targets(self, table: Table, seat: int) -> list[Move]:
        moves = table.config.pack.moves
        player = table.players[seat]
        options = unlike(moves.play, self.payable(table, seat, player.hand, FROM_HAND))
        for slot in range(len(table.meadow)):
            if table.slot_free(slot) and cheaper(table, seat, table.meadow[slot], slot + 1, self.less):
                options.append(moves.play_meadow[slot])
        for legend in self.payable(table, seat, player.legends, FROM_LEGENDS):
            word = moves.play_legend[legend]
            if word is not None:
                options.append(word)
        kept = self.payable(table, seat, ask.kept_cards(table, seat), KEPT)
        return options + unlike(moves.play_kept, kept)

    def payable(self, table: Table, seat: int, cards: Cards, source: int) -> Cards:
        return tuple([card for card in cards if cheaper(table, seat, card, source, self.less)])

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.targets(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = self.targets(table, run.seat)
        if not options:  # only in a world somebody imagines
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        seat = run.seat
        if move.kind == PLAY_MEADOW:
            play_cheaper(table, seat, table.meadow[move.a], move.a + 1, self.less)
            return
        source = FROM_HAND if move.kind == PLAY else KEPT if move.kind == PLAY_KEPT else FROM_LEGENDS
        take_up(table, seat, move.a, source)
        play_cheaper(table, seat, move.a, source, self.less)

    def must_ask(self, table: Table, run: Run) -> bool:
        player = table.players[run.seat]
        return len(player.hand) > 0 or len(player.legends) > 0

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-play-anything", less=self.less)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        away = not_kept(table, run.seat, move)
        if away is not None:
            return away
        card, source = card_of(table, move)
        return too_dear(table, run.seat, card, source, self.less)


# ---------------------------------------------------------------------- places


class CopyTaken(Effect):
    """Use up to so many different locations on which anybody's workers stand (MW.legend.strey_softpaw).

    `data`: those used so far.
    """

    wants: tuple[int, ...] = (COPY,)

    def __init__(self, most: int) -> None:
        self.most = most

    def taken(self, table: Table, seat: int) -> list[int]:
        standing = self.standing(table)
        return [place for place in usable(table, seat, True) if place in standing]

    def standing(self, table: Table) -> set[int]:
        """Where anybody's workers stand."""
        found: set[int] = set()
        for player in table.players:
            found.update(player.placed)
        if table.opponent is not None:
            found.update(table.opponent.placed)
        return found

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.taken(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        left = [moves.copy[place] for place in self.taken(table, run.seat) if place not in run.data]
        if len(run.data) == self.most or not left:
            table.stack.pop()
            return []
        return [*left, moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.done:
            table.stack.pop()
            return
        table.stack[-1] = run.with_data((*run.data, move.a))
        copy_location(table, run.seat, move.a)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-copy-taken", n=self.most - len(run.data))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        name = table.config.pack.locations[move.a].name
        if move.a in run.data:
            return no("MW.legend.strey_softpaw_two", "used-already", place=name)
        why = not_usable(table, run.seat, move.a, True)
        if move.a not in self.standing(table) and (why is None or why.rule):
            return no("", "no-worker-there", place=name)
        return why


class AchieveAny(Effect):
    """Achieve an event without what it asks of the city; its costs are paid (MW.legend.amilla_glistendew)."""

    ask: str = "ask-achieve"
    wants: tuple[int, ...] = (CLAIM,)

    def targets(self, table: Table, seat: int) -> list[Move]:
        pack = table.config.pack
        found: list[Move] = []
        for number in [*pack.basic_events, *table.config.specials]:
            does = pack.events[number].does
            if not table.claimed >> number & 1 and (does is None or does.payable(table, seat, seat, -1)):
                found.append(pack.moves.claim[number])
        return found

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.targets(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        return self.targets(table, run.seat)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        achieve(table, run.seat, move.a - table.config.pack.first_event)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return unpaid_event(table, move.a - table.config.pack.first_event)


# ---------------------------------------------------------------------- the own city


class ActivateSome(ActivateGreen):
    """Activate up to so many different green cards of the own city (MW.legend.chipter_swipple).

    `data`: the places of those that acted.
    """

    sweeps: bool = True

    def __init__(self, most: int) -> None:
        self.most = most

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(active_cards(table, seat, owner, True, True)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options: list[Move] = []
        if len(run.data) < self.most:
            but = run.data[0] if run.data else -1
            options = active_cards(table, run.seat, run.owner, True, True, but)
        if not options:
            table.stack.pop()
            return []
        return [*options, table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.done:
            table.stack.pop()
            return
        here = chosen(table, move)
        table.stack[-1] = run.with_data((*run.data, here))
        activate(table, run.seat, move.a, here)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-activate-some", n=self.most - len(run.data))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a == run.owner and chosen(table, move) in run.data:
            return no("", "acted", card=table.config.pack.cards[move.b // COPIES].name)
        return super().misfit(table, run, move)


class SellCritters(DiscardFromCity):
    """Discard critters of the own city for tokens and resources (MW.legend.darkdeep_prison)."""

    def __init__(self, most: int, points: int, any: int) -> None:
        super().__init__(0, most, True, False)
        self.points = points
        self.any = any
        self.gain = of_choice()

    def inner(self) -> list[tuple[str, Effect]]:
        return [("gain", self.gain)]

    def play(self, table: Table, run: Run, move: Move) -> None:
        super().play(table, run, move)
        if move is not table.config.pack.moves.done:
            table.gain_points(run.seat, self.points)
            gain_any(table, run.seat, self.any, self.gain)

    def asks(self, table: Table, run: Run) -> Phrase:
        left = self.most - (run.data[0] if run.data else 0)
        return phrase("ask-sell", n=left, points=self.points, any=self.any)


class SlipUnder(Effect):
    """Take the printed cost of a construction, under which the card lies (MW.legend.silver_scale_spring)."""

    ask: str = "ask-slip"
    works_here: bool = True
    wants: tuple[int, ...] = (SLIP,)

    def places(self, table: Table, seat: int, index: int) -> list[int]:
        cards = table.config.pack.cards
        city = table.players[seat].city
        return [i for i in range(len(city)) if i != index and not cards[city[i]].critter]

    def go_on(self, table: Table, run: Run) -> list[Move]:
        places = self.places(table, run.seat, run.index)
        if not places:  # MW.legend.spring_alone
            table.stack.pop()
            return []
        return city_moves(table, run.seat, places, table.config.pack.moves.slip)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        pack = table.config.pack
        city = table.players[run.seat].city
        host = pack.cards[city[on_card.find_copy(city, move.b // COPIES, move.b % COPIES)]]
        table.emit_open("slipped", run.seat, card=pack.cards[city[run.index]].id, host=host.id)
        for resource in range(4):
            if host.cost[resource]:
                table.gain(run.seat, resource, host.cost[resource])

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a != run.seat:
            return no("", "own-card")
        card = move.b // COPIES
        if on_card.find_copy(table.players[run.seat].city, card, move.b % COPIES) == run.index:
            return no("MW.legend.spring_alone", "itself", card=table.config.pack.cards[card].name)
        return None


# ---------------------------------------------------------------------- the hand


class CountHand(Effect):
    """Point tokens for the cards in hand (MW.legend.jor_goldwing)."""

    instant: bool = True

    def __init__(self, each: int, most: int) -> None:
        self.each = each
        self.most = most

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        n = min(self.most, self.each * len(table.players[seat].hand))
        if n:
            table.gain_points(seat, n)


class FillHand(DiscardCards):
    """Discard any number of cards, then draw up to the hand limit (MW.legend.poe)."""

    def __init__(self) -> None:
        super().__init__(0, ANY_NUMBER, 0, 0, 0, 1)

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(table.players[seat].hand) > 0 or some_card(table)

    def finish(self, table: Table, run: Run, done: int) -> None:
        super().finish(table, run, done)
        table.draw(run.seat, table.room(run.seat))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-post-discard")
