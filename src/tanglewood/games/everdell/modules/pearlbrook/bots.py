"""What bots look at in Pearlbrook; opinions.toml says what it is worth."""

from typing import Final

from tanglewood.games.everdell.board.player import AUTUMN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.river import HOME, NOBODY, river_of
from tanglewood.games.everdell.modules.pearlbrook.scoring import meets

FEATURES: Final[tuple[str, ...]] = (
    *("pearls", "pearls_for_adornments", "frog_ready", "frogs_to_come", "first_pearls", "banks_met"),
    *("adornments_kept", "wonder_in_reach", "wonder_points"),
)
"""What `survey` lists, in this order."""


def survey(table: Table, seat: int, ahead: int) -> list[float]:
    part = part_of(table.config.pack)
    river = river_of(table)
    player = table.players[seat]
    pearls = river.pearls[seat]
    kept = len(river.kept[seat])
    ready = 1.0 if river.frogs[seat] == HOME and not player.passed else 0.0
    first, met = 0.0, 0.0
    for space in range(part.banks):
        if meets(table, seat, space):
            met += 1.0
            if not river.up >> space & 1:
                first += 1.0
    reach, best = wonder_in_reach(table, seat, ahead)
    return [
        float(pearls),
        float(min(pearls, kept)),
        ready,
        float(AUTUMN - player.season),
        min(first, ready + AUTUMN - player.season),
        met,
        float(kept),
        reach,
        best,
    ]


def wonder_in_reach(table: Table, seat: int, ahead: int) -> tuple[float, float]:
    """How near the best free wonder is, from 0 to 1, and what it would bring as far as it is."""
    if ahead <= 0:
        return 0.0, 0.0
    part = part_of(table.config.pack)
    river = river_of(table)
    player = table.players[seat]
    near, worth = 0.0, 0.0
    for number in range(len(river.wonders)):
        if river.wonders[number] != NOBODY:
            continue
        wonder = part.wonders[number]
        have = min(len(player.hand), wonder.cards) + 2 * min(river.pearls[seat], wonder.pearls)
        need = wonder.cards + 2 * wonder.pearls
        for kind in range(4):
            have += min(player.stock[kind], wonder.cost[kind])
            need += wonder.cost[kind]
        part_done = have / need
        if part_done * part_done * wonder.points > worth:
            near, worth = part_done, part_done * part_done * wonder.points
    return near, worth
