"""Paying for a card: resources, a construction that is occupied, or a card-playing ability (EV.play.*).

Each step is a small decision: first the way, then, where a reduction or the Judge leaves a choice, one
resource at a time. What has exactly one answer is not asked.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell import city as on_card
from tanglewood.games.everdell import powers
from tanglewood.games.everdell.arriving import FROM_HAND, KEPT, PILE, arrive, can_arrive
from tanglewood.games.everdell.effects import ANY_KIND, Effect, Run
from tanglewood.games.everdell.gifts import give_away
from tanglewood.games.everdell.moves import COPIES, IMPRISON, OCCUPY, PAY
from tanglewood.games.everdell.picking import city_moves
from tanglewood.games.everdell.powers_paying import payable, stand_in, substitutes
from tanglewood.games.everdell.table import BLUE, RESOURCES, Table
from tanglewood.kernel.move import Move

if TYPE_CHECKING:
    from tanglewood.games.everdell.pack import Card

DISCARD_IT: Final = 0
TAKE_PRISONER: Final = 1
SWAP_ONE: Final = 2
ANY_CARD: Final = 0
CRITTERS: Final = 1
CONSTRUCTIONS: Final = 2


class Help:
    """A card-playing ability: for which cards, at which price, and what it takes off the cost."""

    __slots__ = ("among", "how", "less", "wanted")

    def __init__(self, wanted: int, how: int, less: int, among: int) -> None:
        self.wanted = wanted
        self.how = how
        self.less = less
        self.among = among  # bit r: resource r may be left out

    def fits(self, card: "Card") -> bool:
        if self.wanted == CRITTERS:
            return card.critter
        return self.wanted == ANY_CARD or not card.critter


def missing(cost: list[int], stock: list[int], among: int) -> int:
    """How many resources of the cost are not there; far too many if others than `among` are missing."""
    total = 0
    for resource in range(4):
        short = cost[resource] - stock[resource]
        if short > 0:
            if not among >> resource & 1:
                return 99
            total += short
    return total


def affordable(cost: list[int], stock: list[int]) -> bool:
    return stock[0] >= cost[0] and stock[1] >= cost[1] and stock[2] >= cost[2] and stock[3] >= cost[3]


def within_means(
    table: Table, seat: int, card: "Card", cost: list[int], less: int = 0, among: int = 0
) -> bool:
    """Whether a cost can be paid if so much of it, of these kinds, may be left out."""
    stock = table.players[seat].stock
    if missing(cost, stock, among) <= less:
        return True
    stands = stand_in(table, seat, card) if table.agreed.powers else 0
    return stands > 0 and payable(cost, stock, less, among, stands)


# ---------------------------------------------------------------------- which ways are open


def can_play(table: Table, seat: int, card: int) -> bool:
    """Whether there is any way to pay for a card and to bring it into a city (EV.play.illegal_target)."""
    pack = table.agreed.pack
    player = table.players[seat]
    kind = pack.cards[card]
    able = affordable(kind.cost, player.stock) or (kind.critter and hosted(table, seat, card))
    if not able and table.agreed.powers:
        able = within_means(table, seat, kind, kind.cost)
    if able and can_arrive(table, seat, card, -1):
        return True
    if player.colors[BLUE] == 0 and not pack.other_helpers:
        return False
    city = player.city
    for i in range(len(city)):
        help = pack.cards[city[i]].helps
        if help is not None and helpful(table, seat, card, i, help):
            return True
    return False


def hosted(table: Table, seat: int, card: int) -> bool:
    """Whether an unoccupied construction of the own city brings this critter in."""
    player = table.players[seat]
    cards = table.agreed.pack.cards
    for i in range(len(player.city)):
        if card in cards[player.city[i]].hosts and not player.marks[i] & on_card.OCCUPIED:
            return True
    return False


def helpful(table: Table, seat: int, card: int, index: int, help: Help) -> bool:
    """Whether an ability of the own city can be used for a card (EV.play.one_ability)."""
    kind = table.agreed.pack.cards[card]
    if not kind.price or not help.fits(kind):
        return False
    if help.how == SWAP_ONE:
        return can_arrive(table, seat, card, -1) and len(replacements(table, seat, kind)) > 0
    if not within_means(table, seat, kind, kind.cost, help.less, help.among):
        return False
    if help.how == DISCARD_IT:
        return can_arrive(table, seat, card, index)  # EV.city.crane_innkeeper
    return len(candidates(table, seat, card, index)) > 0


def candidates(table: Table, seat: int, card: int, dungeon: int) -> list[int]:
    """Critters that may become prisoners so that the card finds room (EV.city.dungeon_full)."""
    player = table.players[seat]
    cards = table.agreed.pack.cards
    jail = cards[player.city[dungeon]]
    held = len(on_card.prisoners(player.marks[dungeon]))
    found: list[int] = []
    for i in range(len(player.city)):
        if cards[player.city[i]].critter:
            cells = jail.cells
            opening = table.count_of(player.city, jail.second_cell)
            if cells > 1 and opening == table.is_a(player.city[i], jail.second_cell):
                cells = 1  # EV.card.dungeon.ranger: a prisoner no longer opens the second cell
            if held < cells and can_arrive(table, seat, card, i):
                found.append(i)
    return found


def replacements(table: Table, seat: int, card: "Card") -> list[Move]:
    """Which resource of the cost may be paid by which other one (EV.card.judge)."""
    found: list[Move] = []
    cost = card.cost
    for one in range(4):
        if cost[one]:
            for instead in table.agreed.pack.moves.instead[one]:
                if instead is not None:
                    changed = cost[:]
                    changed[one] -= 1
                    changed[instead.b] += 1
                    if within_means(table, seat, card, changed):
                        found.append(instead)
    return found


# ---------------------------------------------------------------------- the decisions


class ChooseWay(Effect):
    """How a card is paid for. `data`: the card and where it comes from.

    The obvious comes first: the linked construction, the resources, then any other way (EV.play.link_choice).
    """

    def go_on(self, table: Table, run: Run) -> list[Move]:
        seat = run.seat
        card = run.data[0]
        pack = table.agreed.pack
        kind = pack.cards[card]
        player = table.players[seat]
        moves = pack.moves
        options: list[Move] = []
        later: list[Move] = []
        if can_arrive(table, seat, card, -1):
            if kind.critter:
                hosts = [
                    i
                    for i in range(len(player.city))
                    if not player.marks[i] & on_card.OCCUPIED and card in pack.cards[player.city[i]].hosts
                ]
                options = city_moves(
                    table, seat, [i for i in hosts if pack.cards[player.city[i]].exact], moves.occupy
                )
                later = city_moves(
                    table, seat, [i for i in hosts if not pack.cards[player.city[i]].exact], moves.occupy
                )
            if within_means(table, seat, kind, kind.cost):
                options.append(moves.pay)
            options.extend(later)
        for i in range(len(player.city)):
            help = pack.cards[player.city[i]].helps
            if help is not None and helpful(table, seat, card, i, help):
                if help.how == TAKE_PRISONER:
                    places = candidates(table, seat, card, i)
                    options.extend(city_moves(table, seat, places, moves.imprison))
                else:
                    options.append(moves.use.of(seat, player.city[i], 0))
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        seat = run.seat
        card = run.data[0]
        source = run.data[1]
        pack = table.agreed.pack
        player = table.players[seat]
        table.stack.pop()
        cost = pack.cards[card].cost
        if move.kind == PAY:
            settle(table, seat, card, source, cost)
            return
        here = on_card.find_copy(player.city, move.b // COPIES, move.b % COPIES)
        name = pack.cards[player.city[here]].id
        if move.kind == OCCUPY:
            player.set_mark(here, player.marks[here] | on_card.OCCUPIED)
            table.say("occupied", seat, card=name, guest=pack.cards[card].id)
            arrive(table, seat, card, source)
        elif move.kind == IMPRISON:
            # EV.play.ability_is_payment: it leaves the city before the new card is there
            prisoner = table.remove_from_city(seat, here)
            for i in range(len(player.city)):
                help = pack.cards[player.city[i]].helps
                if help is not None and help.how == TAKE_PRISONER:
                    player.set_mark(i, on_card.with_prisoner(player.marks[i], prisoner))
                    table.say("imprisoned", seat, card=name)
                    reduce_cost(table, seat, card, source, help.less, help.among)
                    return
        else:
            ability = pack.cards[player.city[here]].helps
            assert ability is not None
            table.say("used", seat, card=name)
            if ability.how == SWAP_ONE:
                table.stack.append(Run(seat, seat, -1, REPLACE, (card, source)))
            else:
                table.discard_open(table.remove_from_city(seat, here))
                table.say("left", seat, card=name, to="discard")
                reduce_cost(table, seat, card, source, ability.less, ability.among)


class Spare(Effect):
    """Which resources of the cost a reduction leaves out, one by one (EV.play.reduction_choice).

    `data`: card, source, what may still be left out, of which kinds, and the four costs that remain.
    """

    def go_on(self, table: Table, run: Run) -> list[Move]:
        card, source, less, among = run.data[0], run.data[1], run.data[2], run.data[3]
        cost = list(run.data[4:8])
        within = 0
        for resource in range(4):
            if among >> resource & 1:
                within += cost[resource]
        if within <= less:  # EV.play.exact_payment: a reduction is used as far as the cost allows
            for resource in range(4):
                if among >> resource & 1:
                    cost[resource] = 0
            less = 0
        if less == 0:
            table.stack.pop()
            settle(table, run.seat, card, source, cost)
            return []
        options: list[Move] = []
        kind = table.agreed.pack.cards[card]
        for resource in range(4):
            if among >> resource & 1 and cost[resource]:
                cost[resource] -= 1
                if within_means(table, run.seat, kind, cost, less - 1, among):
                    options.append(table.agreed.pack.moves.spare[resource])
                cost[resource] += 1
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        data = list(run.data)
        data[2] -= 1
        data[4 + move.a] -= 1
        table.stack[-1] = run.with_data(tuple(data))


class Replace(Effect):
    """Which resource of the cost is paid by which other one (EV.card.judge). `data`: card and source."""

    def go_on(self, table: Table, run: Run) -> list[Move]:
        return replacements(table, run.seat, table.agreed.pack.cards[run.data[0]])

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        cost = table.agreed.pack.cards[run.data[0]].cost[:]
        cost[move.a] -= 1
        cost[move.b] += 1
        settle(table, run.seat, run.data[0], run.data[1], cost)


class StandIn(Effect):
    """For which resources of the cost others stand in (MW.power.hedgehogs, .otters, .squirrels).

    `data`: card, source and the four costs that remain.
    """

    def go_on(self, table: Table, run: Run) -> list[Move]:
        cost = list(run.data[2:6])
        stock = table.players[run.seat].stock
        stands = stand_in(table, run.seat, table.agreed.pack.cards[run.data[0]])
        moves = table.agreed.pack.moves
        options = [moves.pay] if affordable(cost, stock) else []
        for resource in substitutes(cost, stock, stands):
            instead = moves.instead[resource][stands & 3]
            if instead is not None:
                options.append(instead)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == PAY:
            table.stack.pop()
            pay_out(table, run.seat, run.data[0], run.data[1], list(run.data[2:6]))
            return
        stands = stand_in(table, run.seat, table.agreed.pack.cards[run.data[0]])
        data = list(run.data)
        data[2 + move.a] -= 1
        data[2 + move.b] += stands >> 2
        table.stack[-1] = run.with_data(tuple(data))


CHOOSE_WAY: Final = ChooseWay()
CHOOSE_WAY.place = "pay"
SPARE: Final = Spare()
SPARE.place = "spare"
REPLACE: Final = Replace()
REPLACE.place = "replace"
STAND_IN: Final = StandIn()
STAND_IN.place = "stand-in"


def start_paying(table: Table, seat: int, card: int, source: int) -> None:
    """A card is to be played for its cost; one of the hand is laid on the table first."""
    if source == FROM_HAND:
        table.take_from_hand(seat, card)
    elif source == KEPT:
        powers.take_from_hoard(table, seat, card)
    elif source == PILE:
        powers.take_from_pile(table)
    table.stack.append(Run(seat, seat, -1, CHOOSE_WAY, (card, source)))


def reduce_cost(table: Table, seat: int, card: int, source: int, less: int, among: int = ANY_KIND) -> None:
    """Pay for a card at a reduced cost."""
    cost = table.agreed.pack.cards[card].cost
    data = (card, source, less, among, cost[0], cost[1], cost[2], cost[3])
    table.stack.append(Run(seat, seat, -1, SPARE, data))


def settle(table: Table, seat: int, card: int, source: int, cost: list[int]) -> None:
    """Pay what is left of the cost; a worker ability may let one resource stand for another."""
    if table.agreed.powers and stand_in(table, seat, table.agreed.pack.cards[card]):
        table.stack.append(Run(seat, seat, -1, STAND_IN, (card, source, cost[0], cost[1], cost[2], cost[3])))
    else:
        pay_out(table, seat, card, source, cost)


def pay_out(table: Table, seat: int, card: int, source: int, cost: list[int]) -> None:
    """Pay into the supply or to an opponent, and bring the card in."""
    stock = table.players[seat].stock
    for resource in range(4):
        stock[resource] -= cost[resource]
    if table.listener is not None and cost != [0, 0, 0, 0]:
        table.tell("paid", seat, {RESOURCES[it]: cost[it] for it in range(4) if cost[it]})
    arrive(table, seat, card, source)
    if table.agreed.pack.cards[card].cost_to_opponent:
        give_away(table, seat, cost)  # EV.card.shepherd.cost_given
