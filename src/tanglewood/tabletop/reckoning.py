"""The arithmetic of a score pad: who has how much in each row, and who won.

`web/src/lib/tabletop/reckon.ts` says the same for the browser, where the pad is filled without a connection;
a test there reckons the games of `python -m tanglewood.tabletop` and compares with the engine's results.
"""

import msgspec

from tanglewood.kernel.setting import Choice
from tanglewood.tabletop.bounds import Condition
from tanglewood.tabletop.pad import Pad, PadField, PadRival, PadRow, PadTie, PadWorth

Options = dict[str, Choice]
Counts = dict[str, dict[str, int]]
"""What somebody counted: by row, then by field."""
NEARLY = 1e-6
"""Thirds add up to a little less than one."""
KINDS = 3
"""A set is three equal or three different ones."""


class Column(msgspec.Struct, frozen=True):
    """What one of the table counted; `rival` for the opponent without a seat. `ties` by their ids."""

    counts: Counts
    ties: dict[str, int] = {}
    rival: bool = False


class Reckoned(msgspec.Struct, frozen=True):
    """Points by row and in all, for every column, and the columns that won."""

    points: list[dict[str, int]]
    totals: list[int]
    winners: list[int]


def holds(when: Condition, unless: Condition, options: Options) -> bool:
    def fits(one: dict[str, Choice]) -> bool:
        return all(options.get(name) == value for name, value in one.items())

    return (not when or any(map(fits, when))) and not any(map(fits, unless))


def worth_of(worth: PadWorth, options: Options) -> int:
    if not worth.options:
        return worth.number
    return worth.by[",".join(str(options[name]) for name in worth.options)]


def rows_of(pad: Pad, options: Options, rival: bool) -> list[PadRow]:
    """The rows of a column, in their order."""
    return [
        row
        for row in pad.rows
        if row.who in ("all", "rival" if rival else "people") and holds(row.when, row.unless, options)
    ]


def fields_of(row: PadRow, options: Options) -> list[PadField]:
    return [field for field in row.fields if holds(field.when, field.unless, options)]


def ties_of(pad: Pad, options: Options) -> list[PadTie]:
    return [tie for tie in pad.ties if holds(tie.when, tie.unless, options)]


def rival_of(pad: Pad, options: Options) -> PadRival | None:
    return next((one for one in pad.rivals if holds(one.when, one.unless, options)), None)


def reckon(pad: Pad, options: Options, columns: list[Column]) -> Reckoned:
    points = [
        {row.id: row_points(row, options, columns, at) for row in rows_of(pad, options, column.rival)}
        for at, column in enumerate(columns)
    ]
    totals = [total(pad, rows) for rows in points]
    return Reckoned(points, totals, winners(pad, options, columns, points, totals))


def total(pad: Pad, rows: dict[str, int]) -> int:
    """The sum; but whoever is to be empty and is not has only what is left, below 0."""
    left = rows.get(pad.empty, 0) if pad.empty else 0
    if pad.empty and pad.empty not in rows:  # an opponent with one row
        return -sum(rows.values())
    return -left if left else sum(rows.values())


def row_points(row: PadRow, options: Options, columns: list[Column], at: int) -> int:
    fields = fields_of(row, options)
    mine = columns[at].counts.get(row.id, {})
    numbers = {name: worth_of(worth, options) for name, worth in row.numbers.items()}
    if row.way == "sets":
        return sets_points(
            [mine.get(field.id, 0) for field in fields], counted(columns[at], row.wild), numbers
        )
    if row.way == "sum":
        return sum(
            worth_of(field.worth, options) * (mine.get(field.id, 0) // worth_of(field.every, options))
            for field in fields
        )
    amounts = [sum(column.counts.get(row.id, {}).values()) for column in columns]
    if row.way == "rank":
        return ranked(amounts, at, numbers, bool(row.duel) and holds(row.duel, [], options))
    there = [
        amount if counted(column, row.wild) else 0 for column, amount in zip(columns, amounts, strict=True)
    ]
    best = max(there)
    if not there[at] or there[at] < best:
        return 0
    return numbers["first"] if there.count(best) == 1 else numbers["tied"]


def counted(column: Column, path: str) -> int:
    """What a column has in a field of another row, `monsters.changeling`."""
    row, _, field = path.partition(".")
    return column.counts.get(row, {}).get(field, 0)


def sets_points(kinds: list[int], wild: int, numbers: dict[str, int]) -> int:
    """The best split into sets of three; a wild one is of the kind that helps most."""
    best = 0
    for mine in range(len(kinds)) if wild else [0]:
        amounts = [n + (wild if place == mine else 0) for place, n in enumerate(kinds)]
        for mixed in range(min(min(amounts), KINDS - 1) + 1):
            best = max(best, mixed + sum((n - mixed) // KINDS for n in amounts))
    return best * numbers["set"] + (sum(kinds) + wild - KINDS * best) * numbers["single"]


def ranked(amounts: list[int], at: int, numbers: dict[str, int], duel: bool) -> int:
    """Most and second most; all who are tied score. In a duel a tie brings nothing, and the second place
    needs at least half of the first."""
    mine, best = amounts[at], max(amounts)
    if not mine:
        return 0
    if duel:
        if amounts.count(best) == len(amounts):
            return 0
        return numbers["first"] if mine == best else numbers["second"] if 2 * mine >= best else 0
    if mine == best:
        return numbers["first"]
    return numbers["second"] if mine == max(n for n in amounts if n < best) else 0


def winners(
    pad: Pad, options: Options, columns: list[Column], points: list[dict[str, int]], totals: list[int]
) -> list[int]:
    """The columns that won: most in all, then what breaks ties, else together."""
    people = [at for at, column in enumerate(columns) if not column.rival]
    rival = rival_of(pad, options)
    theirs = next((at for at, column in enumerate(columns) if column.rival), -1)
    if rival is not None and theirs >= 0:
        if rival.wins == "empty":
            return [
                at
                for at in [*people, theirs]
                if not (points[at].get(pad.empty) if at != theirs else totals[at])
            ]
        if totals[theirs] >= max(totals[at] for at in people):
            return [theirs]
    order = {
        at: (totals[at], *[tie_value(pad, tie, columns[at], points[at]) for tie in ties_of(pad, options)])
        for at in people
    }
    best = max(order.values())
    return [at for at in people if order[at] == best]


def tie_value(pad: Pad, tie: PadTie, column: Column, points: dict[str, int]) -> int:
    if pad.empty and points.get(pad.empty):
        return 0
    if not tie.values:
        return column.ties.get(tie.id, 0)
    counts = [row for row in column.counts.values() if set(row) & set(tie.values)]
    return max(
        (tie.values[id] for row in counts for id, n in row.items() if n and id in tie.values), default=0
    )


def crowded(row: PadRow, options: Options, columns: list[Column]) -> list[PadField]:
    """The fields of which all together count more than the box holds."""
    return [
        field
        for field in fields_of(row, options)
        if field.box is not None
        and sum(column.counts.get(row.id, {}).get(field.id, 0) for column in columns)
        > worth_of(field.box, options)
    ]


def most_of(row: PadRow, options: Options, points: dict[str, int] | None = None) -> int | None:
    """The most points a row can bring with the sets that are in play, and the points of the other rows; None
    where nothing bounds it."""
    if row.bound is None:
        return None
    piles = [pile for pile in row.bound.piles if holds(pile.when, [], options)]
    roomy = sorted([number for pile in piles for number in pile.roomy], reverse=True)
    cards = row.bound.city + sum(pile.spare for pile in piles)
    each = {word: 0.0 for pile in piles for word in pile.each}
    for word in each:
        each[word] = sum(pile.each.get(word, 0.0) for pile in piles)
    groups = [group for group in row.bound.apart if set(group) & set(each)]
    alone = set(each) - {word for group in groups for word in group}
    best = sum(max(each.get(word, 0.0) for word in group) for group in groups)
    best += sum(each[word] for word in alone)
    of_rows = sum(worth * (points or {}).get(name, 0) for pile in piles for name, worth in pile.rows.items())
    fixed = sum(roomy[: row.bound.room]) + sum(number for pile in piles for number in pile.free)
    return fixed + int(best * cards + of_rows + NEARLY)
