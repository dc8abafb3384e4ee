"""How good a position looks."""

from tanglewood.games.deep_forest import scoring
from tanglewood.games.deep_forest.table import Table


def value(table: Table, seat: int) -> float:
    return float(sum(scoring.breakdown(table, seat).values()))
