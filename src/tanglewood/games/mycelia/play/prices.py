"""What hires and tiles cost now, and whether a tile can be used."""

from tanglewood.games.mycelia.board.player import Player
from tanglewood.games.mycelia.board.powers import CHEAPER, FREE_TILES
from tanglewood.games.mycelia.board.table import Table


def discount(table: Table, player: Player) -> int:
    """How many leaves less every hire costs now. It is applied without asking, because nobody wants to pay
    more."""
    if not player.powers & CHEAPER:
        return 0
    abilities = table.config.pack.abilities
    return sum([abilities[gift].discount for gift in player.gifts])


def hire_cost(table: Table, player: Player, card: int) -> int:
    return max(table.config.pack.costs[card] - discount(table, player), 0)


def tile_cost(table: Table, player: Player, letter: int) -> int:
    return 0 if player.powers & FREE_TILES else table.config.pack.tiles[letter].cost


def may_use(table: Table, seat: int, place: int) -> bool:
    """Whether the tile at this place is unused, affordable and of any use (MY.tile.once)."""
    player = table.players[seat]
    tile = table.config.pack.tiles[player.tiles[place]]
    if player.used >> place & 1 or tile_cost(table, player, player.tiles[place]) > player.leaves:
        return False
    if tile.needs_drop:
        return player.left > 0
    return tile.function.possible(table, seat)
