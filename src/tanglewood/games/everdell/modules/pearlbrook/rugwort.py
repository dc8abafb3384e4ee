"""Rugwort beside the river: he takes wonders and blocks a space (EX.pearlbrook.solo.*).

What his printed rules say is not known (EX.pearlbrook.solo.known); these are ours.
"""

from typing import Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.river import NOBODY, river_of

COLORS_SHOWN: Final = 4
CARDS_OF_EACH: Final = 2


def follow(table: Table, seat: int) -> None:
    """After the human he takes a wonder, and his figure goes on."""
    river = river_of(table)
    his = len(table.players)
    take_wonder(table, seat)
    space = min(table.players[seat].season, part_of(table.config.pack).banks - 1)
    river.set_frog(his, space)
    id = part_of(table.config.pack).spaces[space].id
    table.emit_open("rugwort-frog", seat, rule="EX.pearlbrook.solo.block_river", space=id)


def take_wonder(table: Table, seat: int) -> None:
    """The cheapest free wonder, if his city has two cards of each of four colours
    (EX.pearlbrook.solo.wonders)."""
    pack = table.config.pack
    river = river_of(table)
    his = len(table.players)
    colors = [pack.colors[card] for card in table.city_of(his)]
    if len([color for color in range(5) if colors.count(color) >= CARDS_OF_EACH]) < COLORS_SHOWN:
        return
    for wonder in range(len(river.wonders)):
        if river.wonders[wonder] == NOBODY:
            river.set_wonder(wonder, his)
            id = part_of(pack).wonders[wonder].id
            table.emit_open("rugwort-wonder", seat, rule="EX.pearlbrook.solo.wonders", wonder=id)
            return


class RugwortFollows(Effect):
    """He prepares right after the human."""

    instant: bool = True
    below: tuple[str, ...] = ANYTHING
    once: bool = True

    def possible(self, table: Table, run: Run) -> bool:
        return table.players[run.seat].season > 0

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        follow(table, seat)


RUGWORT_FOLLOWS: Final[RugwortFollows] = RugwortFollows()
RUGWORT_FOLLOWS.place = "rugwort-river"
