"""Spaces of cities with Newleaf: the Main Road opens one, a Greenhouse shares one with a Farm."""

from tanglewood.games.everdell.board.city import OVER, copy_number, holds, number
from tanglewood.games.everdell.board.player import Cards, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.newleaf.part import newleaf_in


def farms_in(table: Table, city: Cards) -> int:
    """Farms of a city, seasonal ones too (EX.combine.farms_greenhouse)."""
    return table.count_of(city, newleaf_in(table.config.pack).farm)


def sharing(table: Table, city: Cards) -> int:
    """How many Greenhouses share their space with a Farm, each with one (EX.newleaf.card.greenhouse);
    a Farm without a space may stand there too (EX.newleaf.card.greenhouse_free_farm)."""
    houses = number(city, newleaf_in(table.config.pack).greenhouse)
    return min(houses, farms_in(table, city)) if houses else 0


def saved(table: Table, player: Player, city: Cards, gone: int) -> int:
    """Spaces that a city has more than usual, or that its cards share. A Farm that takes no space anyway, and
    cards on the Bridge of the Sky, save none."""
    part = newleaf_in(table.config.pack)
    more = 1 if holds(city, part.main_road) else 0  # EX.newleaf.card.main_road
    houses = number(city, part.greenhouse)
    if not houses:
        return more
    takes = table.config.pack.takes
    farms = 0
    for card in city:
        if takes[card] and table.is_a(card, part.farm):
            farms += 1
    for i in range(len(player.city)):
        if player.marks[i] & OVER and i != gone:
            if player.city[i] == part.greenhouse:
                houses -= 1
            elif table.is_a(player.city[i], part.farm):
                farms -= 1
    if farms and keeps_pile(table, player):
        farms = 0
    return more + max(0, min(houses, farms))


def keeps_pile(table: Table, player: Player) -> bool:
    """Whether Farms take no space in this player's city (MW.power.pigs)."""
    for module in table.config.spaces_saved:
        if module.name == "powers":
            farm = (newleaf_in(table.config.pack).farm,)
            return module.spaces_saved(table, player, farm, -1) > 0
    return False


def partner(table: Table, city: Cards, index: int) -> int:
    """The Farm a Greenhouse shares its space with, or the other way round: the first with the first; -1 for
    all other cards."""
    part = newleaf_in(table.config.pack)
    house = city[index] == part.greenhouse
    if not house and not table.is_a(city[index], part.farm):
        return -1
    houses = [i for i in range(len(city)) if city[i] == part.greenhouse]
    farms = [i for i in range(len(city)) if table.is_a(city[i], part.farm)]
    mine, others = (houses, farms) if house else (farms, houses)
    nth = mine.index(index)
    return others[nth] if nth < len(others) else -1


def shares(table: Table, owner: int, index: int) -> bool:
    """Whether this Greenhouse shares its space: the first ones do."""
    city = table.city_of(owner)
    return copy_number(city, index) < sharing(table, city)


def opened(table: Table, player: Player) -> int:
    """Spaces that the Main Road opens."""
    return 1 if holds(player.city, newleaf_in(table.config.pack).main_road) else 0


def filled(table: Table, owner: int) -> int:
    """Spaces of a city that hold cards: shared ones count once, cards without a space not
    (EX.newleaf.card.ever_wall, .mayor); a legend fills the space it brings (MW.legend.space)."""
    pack = table.config.pack
    if owner >= len(table.players):
        return pack.spaces_of(table.city_of(owner))
    player = table.players[owner]
    legends = 0
    if table.config.legends:
        for card in player.city:
            if pack.cards[card].legend:
                legends += 1
    return player.used + opened(table, player) + legends
