"""Which ways to pay for a card are open: resources, a construction, an ability (EV.play.*)."""

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.player import BERRY, BLUE
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.play.arriving import can_arrive, ribbons
from tanglewood.games.everdell.play.helping import (
    DISCARD_IT,
    LAY_ON_IT,
    SWAP_ONE,
    TOKENS,
    Help,
    affordable,
    replacements,
    within_means,
)
from tanglewood.games.everdell.play.sources import ON_THE_BRIDGE, SOURCE


def has_way(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether there is any way to pay for a card and to bring it into a city (EV.play.illegal_target)."""
    pack = table.config.pack
    player = table.players[seat]
    kind = pack.cards[card]
    cost = cost_of(table, card, source)
    if kind.ribbon >= 0 and ribbons(table, seat, card):
        return True
    able = affordable(cost, player.stock) or (kind.critter and hosted(table, seat, card, source))
    if not able and table.config.payable:
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
    """What a card costs where it comes from. Her berry is part of it for every ability
    (MW.personality.privileged_abilities)."""
    cost = table.config.pack.cards[card].cost
    if table.config.watches and ask.watched(table):
        more = ask.extra_berry(table, source & SOURCE)
        if more:
            return [cost[0], cost[1], cost[2], cost[3] + more]
    return cost


def hosted(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether an unoccupied construction of the own city brings this critter in."""
    player = table.players[seat]
    if table.config.watches and ask.watched(table) and not may_occupy(table, seat, source):
        return False
    cards = table.config.pack.cards
    for i in range(len(player.city)):
        if card in cards[player.city[i]].hosts and not player.marks[i] & on_card.OCCUPIED:
            return True
    return False


def may_occupy(table: Table, seat: int, source: int) -> bool:
    """Whether a seat can pay what modules ask of critters that move in."""
    player = table.players[seat]
    toll = ask.occupy_toll(table, seat)
    return len(player.hand) >= toll and player.stock[BERRY] >= ask.extra_berry(table, source)


def helpful(table: Table, seat: int, card: int, source: int, index: int, help: Help) -> bool:
    """Whether an ability of the own city can be used for a card (EV.play.one_ability)."""
    if table.config.watches and ask.watched(table) and ask.use_toll(table, table.players[seat].city[index]):
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
    kind = table.config.pack.cards[card]
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
    cards = table.config.pack.cards
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
