"""Who won: an empty board, then the most leaves, then together."""

from tanglewood.games.mycelia.table import Table
from tanglewood.kernel.state import Result


def result(table: Table) -> Result | None:
    """The result once the last round is over.

    A score puts all seats in one order: leaves for an empty board, minus the drops for any other.
    """
    if table.stack:
        return None
    scores = [-player.left if player.left else player.leaves for player in table.players]
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    breakdown = [{"drops left": player.left, "leaves": player.leaves} for player in table.players]
    return Result(scores, winners, breakdown)
