"""Paying for a card: resources, a construction that is occupied, or a card-playing ability (EV.play.*).

Each step is a small decision: first the way, then, where a reduction or the Judge leaves a choice, one
resource at a time. What has exactly one answer is not asked.
"""

from typing import Final

from tanglewood.games.everdell import city as on_card
from tanglewood.games.everdell import powers
from tanglewood.games.everdell.arriving import (
    FROM_HAND,
    FROM_LEGENDS,
    KEPT,
    ON_THE_BRIDGE,
    OVER,
    PILE,
    REVEALED,
    SOURCE,
    arrive,
    can_arrive,
    ribbons,
    succeed,
)
from tanglewood.games.everdell.effects import ANY_KIND, Effect, Run
from tanglewood.games.everdell.gifts import give_away
from tanglewood.games.everdell.helping import (
    DISCARD_IT,
    LAY_ON_IT,
    SPEND_TOKENS,
    SWAP_ONE,
    TAKE_PRISONER,
    TOKENS,
    Help,
    affordable,
    replacements,
    within_means,
)
from tanglewood.games.everdell.lair import hooks, toll
from tanglewood.games.everdell.moves import COPIES, IMPRISON, OCCUPY, PAY, SPEND, SUCCEED
from tanglewood.games.everdell.picking import city_moves
from tanglewood.games.everdell.player import BERRY, BLUE, RESOURCES
from tanglewood.games.everdell.powers_paying import stand_in, substitutes
from tanglewood.games.everdell.table import Table
from tanglewood.kernel.move import Move

# ---------------------------------------------------------------------- which ways are open


def can_play(table: Table, seat: int, card: int, source: int = FROM_HAND) -> bool:
    """Whether a card may be played now: there is a way, and whatever Nightweave asks for it can be paid."""
    if hooks.watched(table):
        return watched_play(table, seat, card, source)
    return has_way(table, seat, card, source)


def has_way(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether there is any way to pay for a card and to bring it into a city (EV.play.illegal_target)."""
    pack = table.agreed.pack
    player = table.players[seat]
    kind = pack.cards[card]
    cost = cost_of(table, card, source)
    if kind.ribbon >= 0 and ribbons(table, seat, card):
        return True
    able = affordable(cost, player.stock) or (kind.critter and hosted(table, seat, card, source))
    if not able and table.agreed.powers:
        able = within_means(table, seat, kind, cost)
    if able and can_arrive(table, seat, card, -1):
        return True
    if player.colors[BLUE] == 0 and not pack.other_helpers:
        return False
    city = player.city
    for i in range(len(city)):
        help = pack.cards[city[i]].helps
        if help is not None and helpful(table, seat, card, source, i, help):
            return True
    return False


def cost_of(table: Table, card: int, source: int) -> list[int]:
    """What a card costs where it comes from."""
    cost = table.agreed.pack.cards[card].cost
    if hooks.watched(table):
        more = hooks.extra_berry(table, source & SOURCE)
        if more:
            return [cost[0], cost[1], cost[2], cost[3] + more]
    return cost


def hosted(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether an unoccupied construction of the own city brings this critter in."""
    player = table.players[seat]
    if hooks.watched(table) and not may_occupy(table, seat, source):
        return False
    cards = table.agreed.pack.cards
    for i in range(len(player.city)):
        if card in cards[player.city[i]].hosts and not player.marks[i] & on_card.OCCUPIED:
            return True
    return False


def may_occupy(table: Table, seat: int, source: int) -> bool:
    """Whether a human can pay what Nightweave asks of critters that move in."""
    player = table.players[seat]
    toll = hooks.occupy_toll(table, seat)
    return len(player.hand) >= toll and player.stock[BERRY] >= hooks.extra_berry(table, source)


def helpful(table: Table, seat: int, card: int, source: int, index: int, help: Help) -> bool:
    """Whether an ability of the own city can be used for a card (EV.play.one_ability)."""
    if hooks.watched(table) and hooks.use_toll(table, table.players[seat].city[index]):
        return helpful_for_more(table, seat, card, source, index, help)
    return able_to_help(table, seat, card, source, index, help)


def helpful_for_more(table: Table, seat: int, card: int, source: int, index: int, help: Help) -> bool:
    """Whether an ability can be used and a card or resource be paid for that."""
    player = table.players[seat]
    if player.hand:
        return able_to_help(table, seat, card, source, index, help)
    for resource in range(4):
        if player.stock[resource]:
            player.stock[resource] -= 1
            able = able_to_help(table, seat, card, source, index, help)
            player.stock[resource] += 1
            if able:
                return True
    return False


def able_to_help(table: Table, seat: int, card: int, source: int, index: int, help: Help) -> bool:
    kind = table.agreed.pack.cards[card]
    cost = cost_of(table, card, source)
    if not sum(cost) or not help.fits(kind):
        return False
    if help.how == SWAP_ONE:
        return can_arrive(table, seat, card, -1) and len(replacements(table, seat, kind, cost)) > 0
    if help.how == TOKENS:
        held = on_card.tokens(table.players[seat].marks[index]) * help.less
        enough = held > 0 and within_means(table, seat, kind, cost, held, help.among)
        return enough and can_arrive(table, seat, card, -1)
    if not within_means(table, seat, kind, cost, help.less, help.among):
        return False
    if help.how == DISCARD_IT:
        return can_arrive(table, seat, card, index)  # EV.city.crane_innkeeper
    if help.how == LAY_ON_IT:
        return not on_card.carries(table.players[seat].marks) and can_arrive(table, seat, card, ON_THE_BRIDGE)
    return len(candidates(table, seat, card, index)) > 0


def candidates(table: Table, seat: int, card: int, dungeon: int) -> list[int]:
    """Critters that may become prisoners so that the card finds room (EV.city.dungeon_full)."""
    player = table.players[seat]
    cards = table.agreed.pack.cards
    jail = cards[player.city[dungeon]]
    held = len(on_card.prisoners(player.marks[dungeon]))
    found: list[int] = []
    for i in range(len(player.city)):
        if cards[player.city[i]].critter and cards[player.city[i]].ribbon < 0:
            cells = jail.cells
            opening = table.count_of(player.city, jail.second_cell)
            if cells > 1 and opening == table.is_a(player.city[i], jail.second_cell):
                cells = 1  # EV.card.dungeon.ranger: a prisoner no longer opens the second cell
            if held < cells and can_arrive(table, seat, card, i):
                found.append(i)
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
        source = run.data[1]
        if kind.ribbon >= 0:
            options = city_moves(table, seat, ribbons(table, seat, card), moves.succeed)
        if can_arrive(table, seat, card, -1):
            may_host = kind.ribbon < 0 and not (hooks.watched(table) and not may_occupy(table, seat, source))
            if kind.critter and may_host:
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
            if within_means(table, seat, kind, cost_of(table, card, source)):
                options.append(moves.pay)
            options.extend(later)
        for i in range(len(player.city)):
            help = pack.cards[player.city[i]].helps
            if help is not None and helpful(table, seat, card, source, i, help):
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
        cost = cost_of(table, card, source)
        if move.kind == PAY:
            settle(table, seat, card, source, cost)
            return
        here = on_card.find_copy(player.city, move.b // COPIES, move.b % COPIES)
        name = pack.cards[player.city[here]].id
        if move.kind == SUCCEED:
            succeed(table, seat, card, here)
        elif move.kind == OCCUPY:
            player.set_mark(here, player.marks[here] | on_card.OCCUPIED)
            table.say("occupied", seat, card=name, guest=pack.cards[card].id)
            arrive(table, seat, card, source)
            if hooks.watched(table):
                table.spend(seat, BERRY, hooks.extra_berry(table, source))
                toll.charge(table, seat, hooks.occupy_toll(table, seat), toll.CARDS)
        elif move.kind == IMPRISON:
            # EV.play.ability_is_payment: it leaves the city before the new card is there
            prisoner = table.remove_from_city(seat, here)
            for i in range(len(player.city)):
                help = pack.cards[player.city[i]].helps
                if help is not None and help.how == TAKE_PRISONER:
                    player.set_mark(i, on_card.with_prisoner(player.marks[i], prisoner))
                    table.say("imprisoned", seat, card=name)
                    reduce_cost(table, seat, card, source, help.less, help.among)
                    charge_for_use(table, seat, player.city[i])
                    return
        else:
            ability = pack.cards[player.city[here]].helps
            assert ability is not None
            table.say("used", seat, card=name)
            helper = player.city[here]
            if ability.how == SWAP_ONE:
                table.stack.append(Run(seat, seat, -1, REPLACE, (card, source)))
            elif ability.how == TOKENS:
                table.stack.append(Run(seat, seat, here, pack.effects[SPEND_TOKENS], (card, source)))
            elif ability.how == LAY_ON_IT:
                reduce_cost(table, seat, card, source | OVER, ability.less, ability.among)
            else:
                table.discard_open(table.remove_from_city(seat, here))
                table.say("left", seat, card=name, to="discard")
                reduce_cost(table, seat, card, source, ability.less, ability.among)
            charge_for_use(table, seat, helper)


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
        card = table.agreed.pack.cards[run.data[0]]
        return replacements(table, run.seat, card, cost_of(table, run.data[0], run.data[1]))

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        cost = cost_of(table, run.data[0], run.data[1])[:]
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


CHOOSE_WAY: Final[ChooseWay] = ChooseWay()
CHOOSE_WAY.place = "pay"
SPARE: Final[Spare] = Spare()
SPARE.place = "spare"
REPLACE: Final[Replace] = Replace()
REPLACE.place = "replace"
STAND_IN: Final[StandIn] = StandIn()
STAND_IN.place = "stand-in"


def take_up(table: Table, seat: int, card: int, source: int) -> None:
    """A card of the hand, or a legend beside it, is laid on the table."""
    if source == FROM_HAND:
        table.take_from_hand(seat, card)
    elif source == FROM_LEGENDS:
        player = table.players[seat]
        player.legends = tuple([legend for legend in player.legends if legend != card])
    elif source == KEPT:
        powers.take_from_hoard(table, seat, card)
    elif source == PILE:
        powers.take_from_pile(table)


def start_paying(table: Table, seat: int, card: int, source: int) -> None:
    """A card is to be played for its cost; one of the hand or a legend is laid on the table first."""
    take_up(table, seat, card, source)
    table.stack.append(Run(seat, seat, -1, CHOOSE_WAY, (card, source)))
    if hooks.watched(table):
        charge_for(table, seat, card, source)


# ---------------------------------------------------------------------- what Nightweave asks for


class PlayToll(toll.Toll):
    """A toll for playing a card: only pieces may be paid that leave a way to play it.

    `data`: how many are left, of which kinds, the card, where it comes from, and by how much its cost is
    reduced (-1: any way may be chosen).
    """

    def go_on(self, table: Table, run: Run) -> list[Move]:
        left, kinds, card, source, less = run.data[0], run.data[1], run.data[2], run.data[3], run.data[4]
        if left <= 0:
            table.stack.pop()
            return []
        options: list[Move] = []
        stock = table.players[run.seat].stock
        for move in toll.pieces(table, run.seat, kinds):
            if move.kind == SPEND:
                stock[move.a] -= 1
                able = payable_after(table, run.seat, left - 1, card, source, less)
                stock[move.a] += 1
            else:
                able = payable_after(table, run.seat, left - 1, card, source, less)
            if able:
                options.append(move)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack[-1] = run.with_data((run.data[0] - 1, *run.data[1:]))
        toll.pay_piece(table, run.seat, move)


class UseToll(toll.Toll):
    """A toll for using an ability: only pieces may be paid that leave the cost payable, which waits below.

    `data`: how many are left, of which kinds.
    """

    def go_on(self, table: Table, run: Run) -> list[Move]:
        if run.data[0] <= 0:
            table.stack.pop()
            return []
        below = table.stack[-2]
        assert isinstance(below, Run)
        options: list[Move] = []
        stock = table.players[run.seat].stock
        for move in toll.pieces(table, run.seat, run.data[1]):
            if move.kind == SPEND:
                stock[move.a] -= 1
                if still_payable(table, below):
                    options.append(move)
                stock[move.a] += 1
            else:
                options.append(move)
        return options


def still_payable(table: Table, below: Run) -> bool:
    kind = table.agreed.pack.cards[below.data[0]]
    if below.effect is REPLACE:
        cost = cost_of(table, below.data[0], below.data[1])
        return len(replacements(table, below.seat, kind, cost)) > 0
    return within_means(table, below.seat, kind, list(below.data[4:8]), below.data[2], below.data[3])


def charge_for_use(table: Table, seat: int, helper: int) -> None:
    """Let a human pay what she asks for the ability of a card (MW.intrigue.lobbyist_activate)."""
    if hooks.watched(table):
        n = hooks.use_toll(table, helper)
        if n:
            table.stack.append(Run(seat, seat, -1, USE_TOLL, (n, toll.CARDS_OR_RESOURCES)))


USE_TOLL: Final[UseToll] = UseToll()
USE_TOLL.place = "use-toll"
PLAY_TOLL: Final[PlayToll] = PlayToll()
PLAY_TOLL.place = "play-toll"


def payable_after(table: Table, seat: int, left: int, card: int, source: int, less: int) -> bool:
    """Whether so many pieces more can be paid and the card still be played."""
    player = table.players[seat]
    if left <= 0:
        if less < 0:
            return has_way(table, seat, card, source)
        kind = table.agreed.pack.cards[card]
        return within_means(table, seat, kind, cost_of(table, card, source), less, ANY_KIND)
    if player.hand:
        # Cards of the hand are worth nothing else here, so they are tried first.
        hand, seen = player.hand, player.seen
        player.hand, player.seen = hand[:-1], seen[:-1]
        found = payable_after(table, seat, left - 1, card, source, less)
        player.hand, player.seen = hand, seen
        if found:
            return True
    for resource in range(4):
        if player.stock[resource]:
            player.stock[resource] -= 1
            found = payable_after(table, seat, left - 1, card, source, less)
            player.stock[resource] += 1
            if found:
                return True
    return False


def watched_play(table: Table, seat: int, card: int, source: int, less: int = -1) -> bool:
    """Whether a card can be played under her eyes, by any way or at a reduced cost."""
    if FROM_HAND < source < REVEALED and not hooks.may_take(table, seat, source - 1):
        return False
    player = table.players[seat]
    hand, seen = player.hand, player.seen
    if source == FROM_HAND:  # the card itself pays for nothing
        i = hand.index(card)
        player.hand, player.seen = hand[:i] + hand[i + 1 :], seen[:i] + seen[i + 1 :]
    n = hooks.play_toll(table, seat, card, source)
    able = payable_after(table, seat, n, card, source, less)
    player.hand, player.seen = hand, seen
    return able


def may_come_free(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether a human can pay what she asks for a card that is played free."""
    if not hooks.watched(table):
        return True
    if FROM_HAND < source < REVEALED and not hooks.may_take(table, seat, source - 1):
        return False
    player = table.players[seat]
    pieces = len(player.hand) - (source == FROM_HAND) + sum(player.stock)
    berry = hooks.extra_berry(table, source)
    return player.stock[BERRY] >= berry and pieces - berry >= hooks.play_toll(table, seat, card, source)


def come_free(table: Table, seat: int, card: int, source: int) -> None:
    """A card is played free; what she asks for it is paid first."""
    arrive(table, seat, card, source)
    if hooks.watched(table):
        table.spend(seat, BERRY, hooks.extra_berry(table, source))
        toll.charge(table, seat, hooks.play_toll(table, seat, card, source), toll.CARDS_OR_RESOURCES)


def charge_for(table: Table, seat: int, card: int, source: int, less: int = -1) -> None:
    """Let a human pay what she asks before the card itself is paid for."""
    n = hooks.play_toll(table, seat, card, source)
    if n:
        data = (n, toll.CARDS_OR_RESOURCES, card, source, less)
        table.stack.append(Run(seat, seat, -1, PLAY_TOLL, data))


def reduce_cost(table: Table, seat: int, card: int, source: int, less: int, among: int = ANY_KIND) -> None:
    """Pay for a card at a reduced cost."""
    cost = cost_of(table, card, source)
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
