"""Points that legends bring: pairs that a legendary Wife leaves, and the Bridge of the Sky."""

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.player import Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.play.scoring import wedded


def wives_paired(table: Table, player: Player) -> int:
    """How many common Wives have a Husband, if a legendary one may have taken one of them."""
    city = player.city
    total = 0
    for husband, wives in table.config.pack.couples:
        left = city.count(husband) - wedded(table, player, husband, wives)
        total += min(left, city.count(wives[0]))
    return total


def bridge_points(table: Table, seat: int) -> int:
    """The Bridge of the Sky is worth what the construction on it is (MW.legend.bridge_of_the_sky)."""
    player = table.players[seat]
    for i in range(len(player.city)):
        if player.marks[i] & on_card.OVER:
            return table.config.pack.points[player.city[i]]
    return 0


def carried(table: Table, owner: int, index: int) -> int:
    """What a card of a city is worth by the one that lies on it."""
    if owner >= len(table.players):
        return 0
    kind = table.config.pack.cards[table.players[owner].city[index]]
    return bridge_points(table, owner) if kind.carries else 0
