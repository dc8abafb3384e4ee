"""Rugwort's things in a position: what no game can reach."""

from tanglewood.games.everdell.board.player import AUTUMN, NOWHERE
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.rugwort import solo
from tanglewood.games.everdell.modules.rugwort.rugwort import Rugwort, his_part
from tanglewood.games.everdell.validation.workers import in_forest
from tanglewood.kernel.text.fault import Fault


def problems(table: Table) -> list[Fault]:
    """His two workers, the Meadow slots he blocks, and his events (EV.solo.*)."""
    his = table.opponent
    if not isinstance(his, Rugwort):
        return []
    pack = table.config.pack
    found = his_workers(table, his)
    gained = sum([it.workers for it in pack.seasons[: table.players[solo.HUMAN].season + 1]])
    if his.slots >> gained:
        reason = f"expected the first {gained} slots at the most"
        found.append(Fault("rugwort, slots", reason, rule="EV.solo.meadow_workers"))
    if not solo.is_in_mood(table.config, solo.HASTY) and any(
        not pack.events[number].basic for number in his.events
    ):
        found.append(Fault("rugwort, events", "expected basic ones", rule="EV.solo.prepare"))
    return found


def his_workers(table: Table, his: Rugwort) -> list[Fault]:
    """One in the forest, in autumn on the Journey; one on a basic location, which may have left the game."""
    pack = table.config.pack
    year = solo.year_of(table.config)
    walk = his_part(pack).walk
    human = table.players[solo.HUMAN]
    season = human.season
    if any(isinstance(frame, Run) and frame.effect is solo.RUGWORT_PREPARES for frame in table.stack):
        season = max(0, season - 1)  # he is about to follow
    leaves = solo.leaves(table.config, season)
    if len(his.placed) != 2 - leaves:
        return [Fault("rugwort, placed", f"expected {2 - leaves} workers", rule="EV.solo.setup")]
    found: list[Fault] = []
    first = his.placed[0]
    if season == AUTUMN:
        fits = first == year.journey
    else:
        fits = first in pack.forest_places and in_forest(table, first)
    if first != NOWHERE and not fits:
        reason = f"expected his first worker {'on the Journey' if season == AUTUMN else 'in the forest'}"
        found.append(Fault("rugwort, placed", reason, rule="EV.solo.forest_worker"))
    if not leaves and his.placed[1] not in (walk[season], NOWHERE):
        reason = f"expected his second worker on {pack.places[walk[season]]}"
        found.append(Fault("rugwort, placed", reason, rule="EV.solo.basic_worker"))
    most = table.config.workers(human.season) - leaves
    if human.workers > most:
        found.append(Fault("workers", f"expected at most {most}", solo.HUMAN, "EV.solo.year_three"))
    return found
