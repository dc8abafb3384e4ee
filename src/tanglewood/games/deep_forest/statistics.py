"""What a finished game tells its designer: one number, or one for each seat, under each name.

Among them are the author's own questions: how many coins a game really takes from the supply, and how much
the players get in each other's way at the market.
"""

from tanglewood.games.deep_forest.board.table import CONTESTED, COUNTS, PAID, RETREATED, RETURNED, SENT, Table
from tanglewood.games.deep_forest.components.pack import COIN, KINDS, THICKET
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play.scoring import breakdown


def statistics(table: Table) -> dict[str, list[int]]:
    pack = table.config.pack
    players = table.players
    lines = [breakdown(table, seat) for seat in range(len(players))]
    turns = table.round * len(players)
    found: dict[str, list[int]] = {
        "rounds": [table.round],
        "left": [int(player.exit >= 0) for player in players],
        "reached row": [pack.row[player.pawn] if player.pawn >= 0 else 0 for player in players],
        "path": [len(player.trail) for player in players],
        "markers on the path": [sum(player.stones) for player in players],
        "monsters beaten": [len(player.monsters) for player in players],
        "swords found": [player.swords + player.spent - pack.start_swords for player in players],
        "retreats": [table.tally[RETREATED]],
        "trolls paid": [table.tally[PAID]],
        "trolls sent": [table.tally[SENT]],
        "turns at a poorer line than another's": [table.tally[CONTESTED]],
        "percent of turns contested": [round(100 * table.tally[CONTESTED] / turns)],
        "most coins out": [pack.supply[COIN] - table.lowest[COIN]],
        "coins out after scoring": [coins_after_scoring(table, lines)],
    }
    for kind, name in enumerate(RESOURCES):
        if kind != COIN:
            found[f"most {name}s out"] = [pack.supply[kind] - table.lowest[kind]]
            found[f"{name}s returned"] = [table.tally[RETURNED + kind]]
    for i in range(3):
        found[f"{KINDS[THICKET + i]}s overcome"] = [player.won[i] for player in players]
    for place, strength in enumerate(pack.strengths):
        found[f"fights against {strength}"] = [table.tally[COUNTS + place]]
        found[f"wins against {strength}"] = [table.tally[COUNTS + len(pack.strengths) + place]]
    for source in lines[0]:
        found[f"points from {source}"] = [line[source] for line in lines]
    return found


def coins_after_scoring(table: Table, lines: list[dict[str, int]]) -> int:
    """Coins in all hands once every set and leftover is paid out; gold printed on cards is not
    (DF.score.piecewise). A tie for the longest path is paid in coins, the bonus card is not."""
    pack = table.config.pack
    total = sum([sum(line.values()) - line["monsters"] for line in lines])
    for line in lines:
        if line["longest path"] == pack.longest_points:
            total -= pack.longest_points
    return total
