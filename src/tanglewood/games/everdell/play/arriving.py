"""A card arrives: the Meadow is filled, the card it replaces leaves, it enters a city and acts; then others
react (reacting.py).

The order is that of EV.play.sequence. It holds for every card that is played, paid or free.
"""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.picking import city_moves
from tanglewood.games.everdell.board.player import GREEN, Cards, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.moves import COPIES, REMOVE, TO
from tanglewood.games.everdell.play.reacting import AFTER, REFILL
from tanglewood.games.everdell.play.reasons import legend_stays, no
from tanglewood.games.everdell.play.sources import (
    FROM_HAND,
    FROM_LEGENDS,
    ON_THE_BRIDGE,
    ON_THE_WAY,
    OVER,
    REVEALED,
    SOURCE,
    SOURCES,
    OfCard,
)
from tanglewood.games.everdell.presentation.phrases import phrase, rival
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said


def can_arrive(table: Table, seat: int, card: int, gone: int) -> bool:
    """Whether there is a place for the card, once the card at `gone` (-1: none) has left the player's city.

    Whether it would do anything there does not matter (EV.play.effect_may_fizzle).
    """
    pack = table.config.pack
    kind = pack.cards[card]
    if kind.elsewhere:
        if kind.into_opponent:
            return can_annoy(table, seat, card)
        return len(green_cards(table, seat, card, gone)) > 0
    player = table.players[seat]
    city = player.city
    # EV.play.unique, .unique_moment
    if kind.unique and on_card.holds(city, card) and (gone < 0 or city[gone] != card):
        return False
    if table.opponent is not None and kind.unique and card + pack.kinds in city:
        return False  # a face-down card is still there
    for module in table.config.clashes:
        if module.clashes(table, city, card, gone):
            return False
    if kind.replaces:  # EV.city.ruins
        for i in range(len(city)):
            if i != gone and makes_room(table, seat, card, i):
                return True
        return False
    # MW.farm.no_space
    if kind.takes == 0 or player.used < pack.counts.city or gone == ON_THE_BRIDGE:  # EV.city.wanderer
        return True
    return finds_space(table, player, card, gone)


def finds_space(table: Table, player: Player, card: int, gone: int) -> bool:
    """Whether a card has a space in a full city, once the card at `gone` (-1: none) has left it."""
    pack = table.config.pack
    city = player.city
    after = (city if gone < 0 else city[:gone] + city[gone + 1 :]) + (card,)
    used = pack.spaces_of(after)  # EV.city.pair_on_play: with its partner it needs no further space
    if table.config.spaces_saved:
        used -= table.spaces_saved(player, after, gone)
    return used <= pack.counts.city


def can_spare(table: Table, seat: int, index: int) -> bool:
    """Whether a city still has spaces for all its cards once this one has left: another card may have shared
    its space (EV.city.spaces, EX.pearlbrook.card.messenger_kept)."""
    player = table.players[seat]
    pack = table.config.pack
    if not table.config.spaces_saved or player.used < pack.counts.city:
        return True
    left = player.city[:index] + player.city[index + 1 :]
    return pack.spaces_of(left) - table.spaces_saved(player, left, index) <= pack.counts.city


def not_spared(table: Table, seat: int, index: int) -> Refusal | None:
    """Why a card of a city may not leave it."""
    if index < 0 or can_spare(table, seat, index):
        return None
    name = table.config.pack.cards[table.players[seat].city[index]].name
    return no("EV.city.spaces", "space-shared", card=name)


def makes_room(table: Table, seat: int, ruins: int, index: int) -> bool:
    """Whether Ruins can stand where this card does: a construction, and with a space if none is free."""
    pack = table.config.pack
    player = table.players[seat]
    card = player.city[index]
    kind = pack.cards[card]
    if kind.critter or kind.rooted or card >= pack.kinds:  # MW.legend.never_leaves, MW.intrigue.closed
        return False
    return player.used < pack.counts.city or finds_space(table, player, ruins, index)


def green_cards(table: Table, seat: int, rowdy: int, gone: int) -> list[Move]:
    """Green cards the Rowdy can take from an opponent's city into the player's: no legend, none that shares
    a space, none without which he finds no space there (MW.rugwort_cards.rowdy_target)."""
    pack = table.config.pack
    found: list[Move] = []
    for owner in table.rivals(seat):
        city = table.city_of(owner)
        pairs = pack.pairs_in(city) if owner < len(table.players) else table.config.opponent.pairs(table)
        keys: list[tuple[int, int]] = []
        for i in range(len(city)):
            card = pack.cards[city[i]]
            if card.color != GREEN or card.legend or not can_arrive(table, seat, city[i], gone):
                continue
            n = on_card.copy_number(city, i)
            if card.partner >= 0 and n < pairs:
                continue
            if shares_space(table, city, i) or not swaps(table, owner, rowdy, i):
                continue
            mark = table.players[owner].marks[i] if owner < len(table.players) else 0
            if (city[i], mark) not in keys:
                keys.append((city[i], mark))
                found.append(pack.moves.remove.of(owner, city[i], n))
    return found


def swaps(table: Table, owner: int, rowdy: int, index: int) -> bool:
    """Whether the Rowdy finds a space in a city once a card has left it: it may take none itself. Only
    players have so many spaces."""
    return owner >= len(table.players) or finds_space(table, table.players[owner], rowdy, index)


def shares_space(table: Table, city: Cards, index: int) -> bool:
    """Whether a card shares its space because of a module."""
    for module in table.config.modules:
        if module.partner(table, city, index) >= 0:
            return True
    return False


def can_annoy(table: Table, seat: int, card: int) -> bool:
    """Whether a Fool finds a city to go to (EV.card.fool.target)."""
    for other in table.opponents(seat):  # EV.card.fool.passed: also those who have passed
        if table.free_spaces(other) > 0 and card not in table.players[other].city:
            return True
    return table.opponent is not None and table.config.opponent.takes_fool(table)


def arrive(table: Table, seat: int, card: int, source: int) -> None:
    """A card has been paid for, or is free: put its arrival on the stack."""
    table.players[seat].laid = 0
    table.stack.append(Run(seat, seat, -1, ARRIVE, (card, source)))


def comes_from(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether a card that is being paid for can come from this source."""
    kind = table.config.pack.cards[card]
    if kind.legend or source == FROM_LEGENDS:
        return kind.legend and source == FROM_LEGENDS
    if FROM_HAND < source < REVEALED:
        return table.meadow[source - 1] == card and table.slot_free(source - 1)
    if source == FROM_HAND:
        return True
    for module in table.config.modules:
        if module.comes_from(table, seat, card, source):
            return True
    return False


def finds_place(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether a card can come into a city, or onto the Bridge of the Sky in it."""
    if not source & OVER:
        return can_arrive(table, seat, card, -1)
    player = table.players[seat]
    cards = table.config.pack.cards
    free = any(cards[other].carries for other in player.city) and not on_card.carries(player.marks)
    return free and not cards[card].critter and can_arrive(table, seat, card, ON_THE_BRIDGE)


class Arrive(OfCard):
    """From the Meadow's refill to the card's place in a city."""

    pays: bool = False
    below: tuple[str, ...] = ("gift", "refill", "toll")

    def possible(self, table: Table, run: Run) -> bool:
        source = self.source(run) & SOURCE
        known = source == ON_THE_WAY or (source == REVEALED and not self.kind(table, run).legend)
        if not known and not comes_from(table, run.seat, self.card(run), source):
            return False
        return finds_place(table, run.seat, self.card(run), self.source(run))

    def go_on(self, table: Table, run: Run) -> list[Move]:
        card = self.card(run)
        source = self.source(run) & SOURCE
        over = self.source(run) & OVER
        pack = table.config.pack
        kind = pack.cards[card]
        if source != ON_THE_WAY:
            if table.listener is not None:
                table.emit("played", run.seat, {"card": kind.id, "from": SOURCES.get(source, "meadow")})
            table.stack[-1] = run.with_data((card, ON_THE_WAY | over))
            for module in table.config.card_leaves:
                module.card_leaves(table, run.seat, card, source)
            if FROM_HAND < source < REVEALED:
                table.set_slot(source - 1, -1)
                if ask.watched(table):
                    table.stack.append(Run(run.seat, run.seat, -1, REFILL))
                    ask.took(table, run.seat, source - 1, card, False)
                else:
                    table.fill_meadow()  # EV.draw.meadow_refill
            if ask.watched(table):
                ask.card_played(table, run.seat, card)
            return []
        if kind.into_opponent:
            return self.victims(table, run.seat, card)
        if kind.for_green:
            return green_cards(table, run.seat, self.card(run), -1)
        if kind.replaces:
            city = table.players[run.seat].city
            places = [i for i in range(len(city)) if makes_room(table, run.seat, card, i)]
            return city_moves(table, run.seat, places, pack.moves.remove)
        table.stack.pop()
        place(table, run.seat, card, on_card.OVER if over else 0)
        return []

    def victims(self, table: Table, seat: int, card: int) -> list[Move]:
        moves = table.config.pack.moves
        found = [
            moves.to[other]
            for other in table.opponents(seat)
            if table.free_spaces(other) > 0 and card not in table.players[other].city
        ]
        return found + table.config.opponent.fool_moves(table)

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        card = self.card(run)
        seat = run.seat
        kind = table.config.pack.cards[card]
        if kind.replaces:
            city = table.players[seat].city
            tear_down(table, seat, on_card.find_copy(city, move.b // COPIES, move.b % COPIES))
            place(table, seat, card)
            return
        if kind.for_green:
            # Without cards that react (MW.rugwort_cards.rowdy_triggers).
            table.stack.append(Run(seat, seat, -1, AFTER, (card,)))
            take_green(table, seat, card, move)
            return
        if move.a == len(table.players):
            table.config.opponent.fooled(table, seat, card, move)
        else:
            table.add_to_city(move.a, card)
            table.emit_open("sent", seat, card=kind.id, to=move.a)
        # EV.card.fool.triggers: in another city nothing reacts to it
        table.stack.append(Run(seat, seat, -1, AFTER, (card,)))

    def asks(self, table: Table, run: Run) -> Phrase:
        kind = self.kind(table, run)
        if kind.for_green:
            return phrase("ask-rob")
        if kind.into_opponent:
            return phrase("ask-fool", rugwort="yes" if table.config.opponent.loses_to_fool else "no")
        return phrase("ask-ruins")

    def rule_of(self, table: Table, run: Run) -> str:
        return self.kind(table, run).rule

    def title_of(self, table: Table, run: Run) -> Said:
        return self.kind(table, run).name

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        sent = self.kind(table, run).into_opponent
        return (TO,) if sent and not table.config.opponent.loses_to_fool else (REMOVE,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = self.kind(table, run)
        if move.kind == TO:
            full = move.a >= len(table.players) or table.free_spaces(move.a) <= 0
            return no("EV.card.fool.target", "full" if full else "has-one", name=rival(table, move.a))
        if kind.replaces:
            return not_replaced(table, run.seat, self.card(run), move)
        if move.a == run.seat:
            return no("", "other-cities")
        return not_robbed(table, run.seat, self.card(run), move) if kind.for_green else None


def not_replaced(table: Table, seat: int, ruins: int, move: Move) -> Refusal | None:
    """Why Ruins cannot stand where a card does."""
    card = move.b // COPIES
    kind = table.config.pack.cards[card]
    if move.a != seat:
        return no("", "own-card")
    if kind.critter:
        return no("", "no-construction", card=kind.name)
    legend = legend_stays(table, card)
    index = on_card.find_copy(table.city_of(seat), card, 0)
    if legend is None and not makes_room(table, seat, ruins, index):
        return no("EV.city.ruins", "frees-no-space", card=kind.name)
    return legend


def not_robbed(table: Table, seat: int, rowdy: int, move: Move) -> Refusal | None:
    """Why the Rowdy cannot take a card of another city."""
    card = move.b // COPIES
    kind = table.config.pack.cards[card]
    legend = legend_stays(table, card)
    if legend is not None:
        return legend
    if kind.color != GREEN:
        return no("", "no-green-card", card=kind.name)
    if not can_arrive(table, seat, card, -1):
        return no("MW.rugwort_cards.rowdy_target", "unfit-city", card=kind.name)
    index = on_card.find_copy(table.city_of(move.a), card, move.b % COPIES)
    if index >= 0 and not swaps(table, move.a, rowdy, index):
        return no("MW.rugwort_cards.rowdy_target", "frees-none-there", card=kind.name)
    return no("MW.rugwort_cards.rowdy_target", "paired", card=kind.name) if kind.partner >= 0 else None


def take_green(table: Table, seat: int, card: int, move: Move) -> None:
    """A green card changes cities and acts; the card that took it goes to the other city.

    What lies on it is lost, as with any card that leaves a city (MW.rugwort_cards.rowdy_bare).
    """
    owner = move.a
    index = on_card.find_copy(table.city_of(owner), move.b // COPIES, move.b % COPIES)
    if owner < len(table.players):
        taken = table.remove_from_city(owner, index)
        table.add_to_city(owner, card)
    else:
        taken = table.config.opponent.robbed_of_green(table, index, card)
    kind = table.config.pack.cards[taken]
    table.emit_open("robbed", seat, card=kind.id, owner=owner)
    here = table.add_to_city(seat, taken)
    if kind.produce is not None:
        kind.produce.start(table, seat, seat, here)


def tear_down(table: Table, seat: int, index: int) -> None:
    """Discard a card of the player's city and take its printed cost, whatever was paid for it."""
    pack = table.config.pack
    card = table.remove_from_city(seat, index)
    table.discard_open(card)
    table.emit_open("left", seat, card=pack.cards[card].id, to="discard")
    for resource in range(4):
        if pack.cards[card].cost[resource]:
            table.gain(seat, resource, pack.cards[card].cost[resource])


def place(table: Table, seat: int, card: int, mark: int = 0) -> None:
    """Lay the card into the player's city; it acts, then cards already there react (EV.play.arrived_late)."""
    before = table.players[seat].city
    index = table.add_to_city(seat, card, mark)
    act(table, seat, index, before)


def act(table: Table, seat: int, index: int, before: Cards) -> None:
    """A card has come to its place: it acts, and cards that were already there react."""
    pack = table.config.pack
    card = table.players[seat].city[index]
    kind = pack.cards[card]
    reacting: list[int] = []
    for other in before:  # EV.play.no_self_trigger, EX.newleaf.card.not_itself: it was not there before
        if pack.cards[other].reaction(kind) is not None and other not in reacting:
            reacting.append(other)
    table.stack.append(Run(seat, seat, -1, AFTER, (card, *reacting)))
    if kind.on_play is not None:  # EV.season.tan_once: here and never again
        kind.on_play.start(table, seat, seat, index)
    if kind.produce is not None:
        kind.produce.start(table, seat, seat, index)  # EV.season.green_on_play


ARRIVE: Final[Arrive] = Arrive()
ARRIVE.place = "arrive"
