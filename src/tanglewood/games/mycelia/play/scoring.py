"""Who won: an empty board, then the most leaves, then together."""

from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.gwidyon.state import NAME
from tanglewood.kernel.result import Result, Rival, best_of


def result(table: Table) -> Result | None:
    """The result once the last round is over.

    A score puts all seats in one order: leaves for an empty board, minus the drops for any other.
    """
    if table.stack:
        return None
    # MY.win.empty, .leaves, .shared: `best_of` names all who share the highest score.
    scores = [-player.left if player.left else player.leaves for player in table.players]
    breakdown = [{"drops left": player.left, "leaves": player.leaves} for player in table.players]
    him = table.gwidyon
    if him is not None:  # MY.solo.first_empty, MY.solo.both
        winners = [0] if not table.players[0].left else []
        return Result(
            scores, winners, breakdown, rival=Rival(NAME, -him.left, not him.left, {"drops left": him.left})
        )
    if not table.config.prisma:
        return Result(scores, best_of([(score,) for score in scores]), breakdown)
    order: list[tuple[int, ...]] = []
    for seat, player in enumerate(table.players):  # PR.end.tiebreak
        order.append((scores[seat], 0 if player.left else player.favour))  # PR.end.position
        breakdown[seat]["favours"] = player.favour
    return Result(scores, best_of(order), breakdown, order)
