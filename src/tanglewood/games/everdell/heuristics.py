from tanglewood.games.everdell import scoring
from tanglewood.games.everdell.table import Table


def value(table: Table, seat: int) -> float:
    return float(scoring.total(table, seat))
