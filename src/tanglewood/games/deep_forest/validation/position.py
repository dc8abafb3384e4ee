"""What is wrong with a position: things no game can reach, or that would crash or never end if played on.

A position may leave out anything, so nothing has to be there; but nothing may be there too often, in a wrong
place, or beside something it cannot meet. Forests are checked in forest.py, the stage of the turn in
stage.py.
"""

from collections.abc import Callable
from typing import Final

from tanglewood.games.deep_forest.board.table import NOWHERE, Row, Table, fog_in
from tanglewood.games.deep_forest.components.pack import COIN, MARKER, TROLL
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play.turn import Closing, Lay
from tanglewood.games.deep_forest.validation.forest import forests
from tanglewood.games.deep_forest.validation.stage import stages
from tanglewood.kernel.text.fault import Fault, too_many, wrong_first


def problems(table: Table) -> list[Fault]:
    faults: list[Fault] = []
    for check in CHECKS:
        faults.extend(check(table))
    return faults


# ---------------------------------------------------------------------- the course of the game


def first_seat(table: Table) -> list[Fault]:
    return wrong_first(table.config.options, table.config.players, table.config.first)


def fog(table: Table) -> list[Fault]:
    expected = fog_in(table.config.pack, table.round)
    if table.fog == expected:
        return []
    row = "none" if table.round <= table.config.pack.fog_after else expected
    return [Fault("fog", f"expected {row} in round {table.round}", rule="DF.fog.mark")]


def leavers(table: Table) -> list[Fault]:
    """A player who has left has no further turn; the first one to leave gives everybody else one more."""
    players = table.config.players
    left = [seat for seat, player in enumerate(table.players) if player.exit >= 0]
    if not left and table.leaver == NOWHERE:
        return []
    if table.leaver not in left:
        return [Fault("leaver", "expected the first of those who left", rule="DF.end.last_turns")]
    if table.round <= table.config.pack.fog_after:
        return [Fault("round", "nobody leaves before there is fog", rule="DF.end.leave")]
    gone_by = (table.active - table.leaver) % players
    for seat in left:
        if (seat - table.leaver) % players > gone_by:
            reason = f"expected player {seat} in the forest, whose last turn is still to come"
            return [Fault("leaver", reason, rule="DF.end.last_turns")]
    if table.active in left and table.stack and not isinstance(table.stack[0], Closing):
        reason = f"player {table.active} has left and has no further turn"
        return [Fault("seat", reason, rule="DF.end.later_leavers")]
    return []


def over(table: Table) -> list[Fault]:
    """The game ends before the turn of the one who left first, or with the last round."""
    if table.stack:
        return []
    following = (table.active + 1) % table.config.players
    last = table.round == table.config.pack.last_round and following == table.config.first
    if following == table.leaver or last:
        return []
    return [Fault("over", "expected no: somebody has another turn", rule="DF.end.last_turns")]


# ---------------------------------------------------------------------- the market


def in_play(table: Table) -> list[tuple[str, int, Row]]:
    """Every place with strips that were dealt: key, seat, strips."""
    laying = tuple([frame.strip for frame in table.stack if isinstance(frame, Lay)])
    hands = [("hand", seat, player.hand) for seat, player in enumerate(table.players)]
    return [*hands, ("stage", -1, laying), ("heap", -1, table.heap), ("pile", -1, table.pile)]


def strips(table: Table) -> list[Fault]:
    """Every strip is in one place; the sparse ones are in play, never in the box."""
    pack = table.config.pack
    sparse = int(table.config.options["sparse"])
    seen: list[int] = []
    for key, seat, row in [*in_play(table), ("box", -1, table.box)]:
        strange = pack.sparse_strips if key == "box" else pack.sparse_strips[sparse:]
        for strip in row:
            name = pack.strip_ids[strip]
            if strip in seen:
                return [Fault(key, f"expected {name} once", seat, "DF.comp.strips")]
            if strip in strange:
                return [Fault(key, f"{name} is a sparse strip that cannot be here", seat, "DF.variant.two")]
            seen.append(strip)
    return []


def dealt(table: Table) -> list[Fault]:
    """No more strips are in play than were dealt, and no more in the box than were not (DF.setup.strips)."""
    pack = table.config.pack
    most = pack.dealt[table.config.players]
    rest = len(pack.base_strips) - most + int(table.config.options["sparse"])
    places = [(key, seat, len(row)) for key, seat, row in in_play(table)]
    faults = too_many(places, most, "strips", "DF.setup.strips")
    return faults + too_many([("box", -1, len(table.box))], rest, "strips", "DF.setup.strips")


def shuffles(table: Table) -> list[Fault]:
    """The pile is the market that was cleared last, or what was dealt at first (DF.market.reset)."""
    players = table.config.players
    turns = (table.round - 1) * players + (table.active - table.config.first) % players + 1
    latest = max(table.generation)
    if latest > turns:
        return [Fault("shuffled", f"expected at most {turns}, one a turn", rule="DF.market.reset")]
    ids = table.config.pack.strip_ids
    for strip in table.pile:
        if table.generation[strip] != latest:
            reason = f"expected {ids[strip]}={latest}, as all that are in the pile now"
            return [Fault("shuffled", reason, rule="DF.market.reset")]
    for strip in table.box:
        if table.generation[strip]:
            return [Fault("shuffled", f"{ids[strip]} lies in the box since the beginning")]
    return []


def market_pawns(table: Table) -> list[Fault]:
    faults: list[Fault] = []
    names = table.config.pack.edge_names
    taken: list[int] = []
    for seat, player in enumerate(table.players):
        if player.edge >= table.config.edges:
            faults.append(
                Fault("edge", f"{names[player.edge]} is closed to so few players", seat, "DF.setup.corner")
            )
        elif player.edge in taken:
            reason = f"another pawn stands at {names[player.edge]}"
            faults.append(Fault("edge", reason, seat, "DF.market.pawn"))
        if player.edge >= 0:
            taken.append(player.edge)
    return faults


# ---------------------------------------------------------------------- pieces


def supply(table: Table) -> list[Fault]:
    """No more pieces than there are, and no debts in a limited supply."""
    faults: list[Fault] = []
    pack = table.config.pack
    for kind, name in enumerate(RESOURCES):
        out = sum([player.goods[kind] for player in table.players])
        if kind == MARKER:
            out += sum([sum(player.stones) for player in table.players])
        left = table.supply[kind]
        if out + left > pack.supply[kind]:
            reason = f"expected at most {pack.supply[kind] - out} of {name}, {out} are out"
            faults.append(Fault("supply", reason, rule="DF.comp.supply"))
        elif left < 0 and table.config.limited:
            reason = f"expected no {name} that is not there, the supply is limited"
            faults.append(Fault("supply", reason, rule="DF.comp.supply_limit"))
        if table.lowest[kind] > left or (table.lowest[kind] < 0 and table.config.limited):
            faults.append(Fault("lowest", f"expected at most {left} of {name}, and none below 0"))
    return faults


def goods(table: Table) -> list[Fault]:
    """What somebody can own: limits hold at the end of a turn, and a turn brings only so much."""
    faults: list[Fault] = []
    pack = table.config.pack
    # A line of the market and one piece more for monster 4, a troll's reward, monster 1.
    each_turn = pack.size + 1 + pack.troll_reward + len(pack.monsters)
    most = sum(pack.start_goods) + each_turn * (pack.last_round + table.round)
    for seat, player in enumerate(table.players):
        if sum(player.goods) + sum(player.stones) > most:
            faults.append(Fault("goods", f"expected at most {most} pieces in round {table.round}", seat))
        waiting = seat != table.active or not table.stack
        for kind, name in enumerate(RESOURCES):
            if waiting and kind != COIN and player.goods[kind] > pack.kept:
                reason = f"expected at most {pack.kept} of {name} after a turn"
                faults.append(Fault("goods", reason, seat, "DF.res.limit"))
    return faults


def monsters(table: Table) -> list[Fault]:
    """No more cards of a kind than there are, and one of each strength for a player."""
    faults: list[Fault] = []
    pack = table.config.pack
    for kind, monster in enumerate(pack.monsters):
        held = sum([player.monsters.count(kind) for player in table.players])
        if held + table.middle[kind] > monster.copies:
            reason = f"expected {monster.id} at most {monster.copies} times in all"
            faults.append(Fault("middle", reason, rule="DF.comp.monsters"))
    for seat, player in enumerate(table.players):
        strengths = [pack.monsters[kind].strength for kind in player.monsters]
        if len(set(strengths)) < len(strengths):
            faults.append(Fault("monsters", "expected one of each strength", seat, "DF.fight.available"))
    return faults


def trolls(table: Table) -> list[Fault]:
    """All trolls come from the boards."""
    places: list[tuple[str, int, int]] = []
    for seat, player in enumerate(table.players):
        places += [("forest", seat, player.tiles.count(TROLL)), ("visitors", seat, len(player.visitors))]
        places.append(("trolls", seat, player.trolls))
    most = table.config.pack.count_of_tile(TROLL) * len(table.players)
    return too_many(places, most, "trolls", "DF.comp.tile_mix")


def new_trolls(table: Table) -> list[Fault]:
    """Those taken in this round are among those there are; they cannot be sent yet."""
    return [
        Fault("trolls", f"expected at most {player.trolls} new ones", seat, "DF.troll.send")
        for seat, player in enumerate(table.players)
        if player.fresh > player.trolls
    ]


def tally(table: Table) -> list[Fault]:
    """Counts for statistics; only so much happens in a turn."""
    most = 100 * table.config.players * (table.config.pack.last_round + table.round)
    wrong = [n for n in table.tally if not 0 <= n <= most]
    return [Fault("tally", f"expected numbers from 0 to {most}, got {wrong[0]}")] if wrong else []


CHECKS: Final[tuple[Callable[[Table], list[Fault]], ...]] = (
    first_seat,
    fog,
    leavers,
    over,
    strips,
    dealt,
    shuffles,
    market_pawns,
    supply,
    goods,
    monsters,
    trolls,
    new_trolls,
    tally,
    forests,
    stages,
)
