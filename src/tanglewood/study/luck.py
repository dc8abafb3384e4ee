"""Luck and skill: which part of the differences between scores comes from where.

The same deal is played with every bot at every seat, so the parts can be told apart: `place` is the order of
play, `deal` what the deal gives to a seat beyond that, `bot` who sits there, and `play` the rest: the chance
of the bots, of cards turned up on the way, and of how they meet. Each part is reckoned without what chance
alone would make of it (omega squared), so that a part that is nothing is about 0.
"""

from typing import TYPE_CHECKING, Any

from tanglewood.arena.extras import needs
from tanglewood.study.findings import frame, pl
from tanglewood.study.frames import Results

if TYPE_CHECKING:
    import polars

PARTS = ("deal", "place", "bot", "play")
RESAMPLES = 200


def variance(results: Results) -> "polars.DataFrame":
    """The parts of the variance of `score` and of `won`, for every variant whose deals are played more than
    once: with bots that differ, or nothing can be told apart. Intervals by a bootstrap over deals."""
    np = needs("numpy", "study")
    rows: list[dict[str, Any]] = []
    for variant in results.study.variants:
        if len(variant.rotations()) < 2:
            continue
        seats = results.seats.filter(pl().col("variant") == variant.name).sort("deal", "rotation", "seat")
        for measure in ("score", "won"):
            deals = arranged(np, seats, measure, len(variant.rotations()), len(variant.bots))
            if len(deals[0]) < 2:
                continue
            found = parts(np, *deals)
            rng = np.random.default_rng(results.study.seed)
            again = []
            for _ in range(RESAMPLES):
                picked = rng.integers(0, len(deals[0]), len(deals[0]))
                again.append(parts(np, *[each[picked] for each in deals]))
            tail = (1 - results.study.confidence) / 2
            low, high = np.quantile(again, [tail, 1 - tail], axis=0)
            for i, part in enumerate(PARTS):
                value = {"value": float(found[i]), "low": float(low[i]), "high": float(high[i])}
                rows.append(
                    {"variant": variant.name, "measure": measure, "part": part, **value, "n": len(deals[0])}
                )
    columns = {
        "variant": str,
        "measure": str,
        "part": str,
        "value": float,
        "low": float,
        "high": float,
        "n": int,
    }
    return frame(rows, columns)


def arranged(
    np: Any, seats: "polars.DataFrame", measure: str, rotations: int, players: int
) -> tuple[Any, Any, Any]:
    """Values, places and bots of whole deals: a row a deal, a column a rotation and seat."""
    width = rotations * players
    whole = seats.filter(pl().len().over("deal") == width)
    names = {bot: i for i, bot in enumerate(sorted(whole["bot"].unique()))}
    shape = (-1, rotations, players)
    return (
        whole[measure].cast(float).to_numpy().reshape(shape),
        whole["place"].to_numpy().reshape(shape),
        np.array([names[bot] for bot in whole["bot"]]).reshape(shape),
    )


def parts(np: Any, values: Any, places: Any, bots: Any) -> list[float]:
    """The shares of the variance, in the order of PARTS.

    Every bot sits once at every seat of a deal, so the sums of squares add up.
    """
    deals, rotations, players = values.shape
    mean = values.mean()
    total = ((values - mean) ** 2).sum()
    if total == 0:
        return [0.0, 0.0, 0.0, 0.0]
    at_place = squares(np, values, places, mean)
    by_bot = squares(np, values, bots, mean)
    cells = rotations * ((values.mean(axis=1) - mean) ** 2).sum()
    by_deal = cells - at_place
    n_places, n_bots = players, len(np.unique(bots))
    free = {"deal": deals * players - n_places, "place": n_places - 1, "bot": n_bots - 1}
    rest = total - cells - by_bot
    left = values.size - 1 - sum(free.values())
    noise = rest / left if left > 0 else 0.0
    found = [
        max(0.0, (part - degrees * noise) / (total + noise))
        for part, degrees in ((by_deal, free["deal"]), (at_place, free["place"]), (by_bot, free["bot"]))
    ]
    return [*map(float, found), float(max(0.0, 1 - sum(found)))]


def squares(np: Any, values: Any, groups: Any, mean: float) -> float:
    return float(
        sum(
            (groups == group).sum() * (values[groups == group].mean() - mean) ** 2
            for group in np.unique(groups)
        )
    )
