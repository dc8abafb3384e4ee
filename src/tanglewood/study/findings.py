"""What a study says, each statement with its interval: one polars frame for each kind of statement.

The deal is the unit: the games of one deal are averaged first, because they are not independent.
"""

from typing import TYPE_CHECKING, Any

from tanglewood.arena.extras import needs
from tanglewood.study.definition import Study
from tanglewood.study.frames import Results
from tanglewood.study.measures import by_deal, difference_bounds, given_up, is_share
from tanglewood.study.running import planned
from tanglewood.study.statistics import (
    Interval,
    adjusted,
    bootstrap_interval,
    mean_interval,
    ratio_interval,
    share_interval,
)

if TYPE_CHECKING:
    import polars

Row = dict[str, Any]
QUANTILE = 0.95
HELD = ("gained", "spent", "wasted", "left", "most")
"""What is counted of a resource, in this order."""


def pl() -> Any:
    return needs("polars", "study")


def frame(rows: list[Row], empty: dict[str, Any]) -> "polars.DataFrame":
    made: polars.DataFrame = pl().DataFrame(
        rows or None, schema=None if rows else empty, infer_schema_length=None
    )
    return made


STATEMENT = {
    "value": float,
    "low": float,
    "high": float,
    "p": float,
    "adjusted": float,
    "certain": bool,
    "n": int,
}


def statement(found: Interval) -> Row:
    return {"value": found.value, "low": found.low, "high": found.high, "p": found.p, "n": found.n}


def judge(rows: list[Row], results: Results, correction: str = "") -> list[Row]:
    """Add what is left of each p value when all of them are taken together, and what is certain then."""
    ps = adjusted([row["p"] for row in rows], correction or results.study.correction)
    alpha = 1 - results.study.confidence
    return [{**row, "adjusted": p, "certain": p < alpha} for row, p in zip(rows, ps, strict=True)]


def means(results: Results) -> "polars.DataFrame":
    """Every measure of every variant, with an interval for its mean."""
    study = results.study
    rows = []
    for measure in study.measures:
        for place, deals in enumerate(by_deal(study, results.lines, measure)):
            of = share_interval if is_share(measure) else mean_interval
            found = of(list(deals.values()), study.confidence, planned(study))
            rows.append({"variant": study.variants[place].name, "measure": measure, **statement(found)})
    columns = {"variant": str, "measure": str, **STATEMENT}
    del columns["adjusted"], columns["certain"]
    return frame(rows, columns).drop("p")


def compared(results: Results) -> "polars.DataFrame":
    """Every variant against the first one, measure by measure, on the same deals. Shares of the win of a bot
    that sits at some seats only are measures too, called `won by BOT`."""
    study = results.study
    rows: list[Row] = []
    columns = {measure: by_deal(study, results.lines, measure) for measure in study.measures}
    columns.update(won_by(results))
    for measure, means in columns.items():
        for place, variant in enumerate(study.variants):
            shared = sorted(set(means[0]) & set(means[place]))
            if place == 0 or variant.forbids or not shared:
                continue
            printed, mine = [means[0][deal] for deal in shared], [means[place][deal] for deal in shared]
            found = difference(study, measure, mine, printed)
            base = sum(printed) / len(shared)
            head = {"variant": variant.name, "against": study.variants[0].name, "measure": measure}
            rows.append({**head, "base": base, **statement(found)})
    return frame(
        judge(rows, results),
        {"variant": str, "against": str, "measure": str, "base": float, **STATEMENT},
    )


def difference(study: Study, measure: str, mine: list[float], base: list[float]) -> Interval:
    """Of two variants on the same deals."""
    values = [one - other for one, other in zip(mine, base, strict=True)]
    bounds = difference_bounds(measure, mine, base)
    return mean_interval(values, study.confidence, planned(study), bounds)


def won_by(results: Results) -> dict[str, list[dict[int, float]]]:
    """For every bot of a mixed line-up its share of the win, by variant and deal."""
    study = results.study
    found: dict[str, list[dict[int, list[float]]]] = {}
    for line in results.lines:
        variant = study.variants[line.variant]
        if len(set(variant.bots)) < 2 or variant.forbids:
            continue
        for seat, bot in enumerate(line.bots):
            rows = found.setdefault(f"won by {variant.bots[bot]}", [{} for _ in study.variants])
            won = 1 / len(line.winners) if seat in line.winners else 0.0
            rows[line.variant].setdefault(line.deal, []).append(won)
    return {
        name: [{deal: sum(row) / len(row) for deal, row in deals.items()} for deals in rows]
        for name, rows in found.items()
    }


def other_winner(results: Results) -> "polars.DataFrame":
    """The share of games, deal by deal and rotation by rotation, that another seat won than in the first
    variant. Seats and not places: a variant in which another seat begins would move the places."""
    study = results.study
    game = ["variant", "deal", "rotation"]
    games = results.games.join(results.seats.group_by(game).len("players"), on=game)
    seat = ((pl().col("first") + pl().col("top_place")) % pl().col("players")).alias("seat")
    games = games.select(*game, seat)
    base = games.filter(pl().col("variant") == study.variants[0].name).drop("variant")
    rows: list[Row] = []
    for variant in study.variants[1:]:
        both = games.filter(pl().col("variant") == variant.name).join(
            base, on=["deal", "rotation"], suffix="_base"
        )
        if variant.forbids or both.is_empty():
            continue
        differ = pl().col("seat").ne_missing(pl().col("seat_base")).cast(float).alias("differ")
        deals = both.select("deal", differ).group_by("deal").mean().sort("deal")["differ"].to_list()
        found = share_interval(deals, study.confidence, planned(study))
        rows.append({"variant": variant.name, **statement(found)})
    return frame(rows, {"variant": str, **STATEMENT}).drop("p")


def worth(results: Results) -> "polars.DataFrame":
    """Restricted play: how much more the free bots got than the one that did without something, in shares of
    the win (`won`) and in points (`score`). Alone it is the difference from the free bot on the same deals.
    """
    study = results.study
    rows: list[Row] = []
    for place, variant in enumerate(study.variants):
        if not variant.forbids:
            continue
        for scores in (False, True):
            deals: dict[int, list[float]] = {}
            for line in results.lines:
                alone = line.variant == 0 and len(variant.bots) == 1
                if line.variant == place or alone:
                    sign = -1.0 if alone and place else 1.0
                    deals.setdefault(line.deal, []).append(sign * given_up(line, scores))
            whole = 2 if len(variant.bots) == 1 else len(variant.rotations())
            scale = 2 if len(variant.bots) == 1 else 1
            values = [scale * sum(row) / len(row) for row in deals.values() if len(row) == whole]
            found = mean_interval(values, study.confidence, planned(study), None if scores else (-1.0, 1.0))
            rows.append(
                {"forbids": variant.forbids, "measure": "score" if scores else "won", **statement(found)}
            )
    return frame(judge(rows, results), {"forbids": str, "measure": str, **STATEMENT})


def places(results: Results) -> "polars.DataFrame":
    """The share of the win at each place in the order of play; `expected` is the fair one."""
    study = results.study
    seats = results.seats.group_by("variant", "place", "deal").agg(pl().col("won").mean())
    rows: list[Row] = []
    for variant in study.variants:
        players = len(variant.bots)
        for place in range(players if players > 1 else 0):
            won = seats.filter((pl().col("variant") == variant.name) & (pl().col("place") == place))
            values = won.sort("deal")["won"].to_list()
            if values:
                found = share_interval(values, study.confidence, planned(study), 1 / players)
                head = {"variant": variant.name, "place": place, "expected": 1 / players}
                rows.append({**head, **statement(found)})
    return frame(judge(rows, results), {"variant": str, "place": int, "expected": float, **STATEMENT})


def shares(results: Results) -> "polars.DataFrame":
    """For every component and variant: seats that were offered, took, played or used it, their share of the
    win, deal by deal, and the points it brought whoever had it.

    Seats of a deal share its luck and its win, so `n` counts deals.
    Whoever wins has had more of everything, so a share above the fair one is a hint and no proof; restricted
    play (`worth`) is the proof.
    """
    study = results.study
    players = {variant.name: len(variant.bots) for variant in study.variants}
    seats = dict(results.seats.group_by("variant").len().iter_rows())
    rows: list[Row] = []
    table = results.components
    which = ["variant", "table", "component"]
    for did in ("offered", "taken", "played", "used"):
        met = table.filter(pl().col(did) > 0)
        deals = met.group_by(*which, "deal").agg(
            pl().col("won").sum(),
            pl().len().alias("seats"),
            pl().col(did).sum().alias("times"),
            pl().col("points").sum(),
        )
        grouped = deals.sort("deal").group_by(which, maintain_order=True)
        together = grouped.agg(pl().col("won", "seats"), pl().col("times", "points").sum())
        for row in together.sort(which).iter_rows(named=True):
            expected = 1 / players[row["variant"]]
            found = ratio_interval(row["won"], row["seats"], study.confidence, planned(study), expected)
            met_by = sum(row["seats"])
            rows.append(
                {
                    **{name: row[name] for name in which},
                    "did": did,
                    "seats": met_by,
                    "of": seats[row["variant"]],
                    "times": row["times"],
                    **statement(found),
                    "expected": expected,
                    "points": row["points"] / met_by,
                }
            )
    columns = {"variant": str, "table": str, "component": str, "did": str, "seats": int, "of": int}
    rest = {"times": int, "expected": float, "points": float}
    # Hundreds of components: the share of false ones among those named is what matters.
    return frame(judge(rows, results, "bh"), {**columns, **rest, **STATEMENT})


def usage(results: Results) -> "polars.DataFrame":
    """How often a variant's seats took, played and used each component more or less than the first variant's,
    a game; corrected by Benjamini and Hochberg."""
    study = results.study
    table = results.components
    games = {variant.name: len(variant.rotations()) for variant in study.variants}
    rows: list[Row] = []
    for did in ("taken", "played", "used"):
        sums = table.group_by("variant", "table", "component", "deal").agg(pl().col(did).sum())
        found: dict[tuple[str, str], dict[str, dict[int, float]]] = {}
        for variant, kind, component, deal, n in sums.iter_rows():
            by_variant = found.setdefault((kind, component), {})
            by_variant.setdefault(variant, {})[deal] = n / games[variant]
        deals = sorted({line.deal for line in results.lines})
        for (kind, component), means in sorted(found.items()):
            for variant in study.variants[1:]:
                mine, base = means.get(variant.name, {}), means.get(study.variants[0].name, {})
                if variant.forbids or not any([*mine.values(), *base.values()]):
                    continue
                both = [[side.get(deal, 0.0) for deal in deals] for side in (mine, base)]
                interval = difference(study, did, *both)
                head = {"variant": variant.name, "table": kind, "component": component, "did": did}
                rows.append({**head, "base": sum(base.values()) / len(deals), **statement(interval)})
    columns = {"variant": str, "table": str, "component": str, "did": str, "base": float}
    return frame(judge(rows, results, "bh"), {**columns, **STATEMENT})


def resources(results: Results) -> "polars.DataFrame":
    """What a seat gains, spends, wastes and keeps of each resource in a game."""
    study = results.study
    rows: list[Row] = []
    grouped = results.resources.group_by("variant", "resource", "deal").agg(
        [pl().col(name).mean() for name in HELD]
    )
    for (variant, resource), part in sorted(grouped.group_by("variant", "resource"), key=lambda it: it[0]):
        for name in HELD:
            values = part.sort("deal")[name].drop_nulls().to_list()
            if not values:  # what the game does not tell
                continue
            found = mean_interval(values, study.confidence, planned(study))
            rows.append({"variant": variant, "resource": resource, "what": name, **statement(found)})
    columns = {"variant": str, "resource": str, "what": str, **STATEMENT}
    return frame(rows, columns).drop("p")


def maxima(results: Results) -> "polars.DataFrame":
    """The most pieces of each kind that were in use at once, and the most copies of a component that one game
    needed, beside what the box holds: mean, 95th percentile with a bootstrap interval, and the maximum.

    A copy that comes back is played again, so a component played more often than there are copies has needed
    all of them and no more: only pieces of an unlimited supply can be too few.
    """
    study = results.study
    found: dict[tuple[str, str], tuple[list[int], int | None]] = {}
    for variant, kind, most, printed in results.supply.select(
        "variant", "kind", "most", "printed"
    ).iter_rows():
        found.setdefault((variant, kind), ([], printed))[0].append(most)
    copies = {
        (variant.name, str(entry["table"]), str(entry.get("id"))): int(str(entry["copies"]))
        for place, variant in enumerate(study.variants)
        for entry in results.info(place).components()
        if entry.get("copies")
    }
    met = results.components.group_by("variant", "deal", "rotation", "table", "component").agg(
        pl().max_horizontal(pl().col("played").sum(), pl().col("taken").sum()).alias("n")
    )
    for variant, _, _, table, component, n in met.sort("deal", "rotation").iter_rows():
        if (variant, table, component) in copies:
            thing = (variant, f"{table} {component}")
            printed = copies[(variant, table, component)]
            found.setdefault(thing, ([], printed))[0].append(min(n, printed))
    games = dict(results.games.group_by("variant").len().iter_rows())
    rows: list[Row] = []
    for (variant, kind), (numbers, printed) in sorted(found.items()):
        numbers = numbers + [0] * (games[variant] - len(numbers))  # games in which it did not occur
        low, high = bootstrap_interval(numbers, quantile, study.confidence)
        values = {
            "mean": sum(numbers) / len(numbers),
            "value": float(quantile(numbers)),
            "low": low,
            "high": high,
        }
        enough = printed is None or max(numbers) <= printed
        rows.append(
            {"variant": variant, "kind": kind, **values, "most": max(numbers), "printed": printed}
            | {"enough": enough, "n": len(numbers)}
        )
    columns = {"variant": str, "kind": str, "mean": float, "value": float, "low": float, "high": float}
    return frame(rows, {**columns, "most": int, "printed": int, "enough": bool, "n": int})


def quantile(values: Any, axis: int = -1) -> Any:
    return needs("numpy", "study").quantile(values, QUANTILE, axis=axis)
