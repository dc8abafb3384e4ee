"""Nothing is lost in the deep forest, no path touches itself, fog comes in time: what holds at any moment."""

from collections import Counter

from tanglewood.games.deep_forest.board.table import NO_FOG, Player, Table, open_trolls
from tanglewood.games.deep_forest.components.pack import FOREST, MARKER, SWORD, THICKET, TROLL
from tanglewood.games.deep_forest.play.turn import Lay
from tanglewood.kernel.state import State


def look(state: State) -> None:
    assert isinstance(state, Table)
    pieces(state)
    assert len(all_strips(state)) == len(set(all_strips(state)))
    assert sum(state.middle) + sum(len(player.monsters) for player in state.players) == 9
    trolls = 0
    for player in state.players:
        check_player(state, player)
        trolls += player.trolls + len(player.visitors) + player.tiles.count(TROLL)
    assert trolls == 3 * state.config.players
    assert (state.fog == NO_FOG) == (state.round <= 10)
    assert state.fog in (NO_FOG, state.round - 10)
    assert state.round <= 15


def pieces(table: Table) -> None:
    for kind in range(4):
        out = sum(player.goods[kind] for player in table.players)
        if kind == MARKER:
            out += sum(sum(player.stones) for player in table.players)
        assert out + table.supply[kind] == table.config.pack.supply[kind]
        assert table.lowest[kind] <= table.supply[kind]
        if table.config.limited:
            assert table.supply[kind] >= 0


def all_strips(table: Table) -> list[int]:
    laying = [frame.strip for frame in table.stack if isinstance(frame, Lay)]
    hands = [strip for player in table.players for strip in player.hand]
    return [*table.pile, *table.heap, *table.box, *laying, *hands]


def check_player(table: Table, player: Player) -> None:
    pack = table.config.pack
    assert min(player.goods) >= 0
    assert player.swords >= 0
    tiles = Counter(player.tiles)
    assert tiles[SWORD] + player.swords + player.spent == 10 + pack.start_swords
    for i in range(3):
        assert tiles[THICKET + i] + player.won[i] == 4
    assert tiles[FOREST] == 8
    assert player.danger == open_trolls(player)
    # The path: connected, marked field by field, never beside itself.
    assert len(player.trail) == len(player.stones) == len(set(player.trail))
    assert player.path == sum(1 << field for field in player.trail)
    walked = [*player.trail]
    if player.exit < 0 <= player.pawn:
        walked.append(player.pawn)
    for i, field in enumerate(walked):
        for j in range(i):
            assert (walked[j] in pack.beside[field]) == (j == i - 1)
    if walked:
        assert pack.row[walked[0]] == 0
    assert player.exit < 0 or table.fog != NO_FOG
