"""The numbers of one game that studies compare."""

from typing import Any, NamedTuple

from tanglewood.study.definition import Study, Variant
from tanglewood.study.playing import Line

Row = dict[str, Any]
Bounds = tuple[float, float]

SHARES = ("first_seat", "drama", "decided_at", "won", "other_winner")
"""Measures that are shares: people read them in percent."""
WON_BY = "won by "


def is_share(measure: str) -> bool:
    return measure in SHARES or measure.startswith(WON_BY)


def difference_bounds(measure: str, one: list[float], other: list[float]) -> Bounds | None:
    """How far two games can be apart: shares by 1, others as far as any two that were seen; unknown if all
    of them were alike, or if there was one deal only."""
    both = [*one, *other] if len(one) > 1 else []
    apart = 1.0 if is_share(measure) else max(both, default=0.0) - min(both, default=0.0)
    return (-apart, apart) if apart > 0 else None


class Observed(NamedTuple):
    """What a stop rule looks at, deal by deal, and the bounds of such a value if they are known."""

    values: list[float]
    bounds: Bounds | None


def game_row(variant: Variant, line: Line) -> Row:
    """A game as a row of the table `games`."""
    players = len(line.scores)
    return {
        **key(variant, line),
        "seed": line.seed,
        "first": line.first,
        "turns": line.turns,
        "decisions": sum(line.decisions),
        "choices": line.choices,
        "options_mean": line.options_mean,
        "options_sd": line.options_sd,
        "options_most": line.options_most,
        "lead_changes": line.lead_changes,
        "drama": line.drama,
        "decided_at": line.decided_at,
        "margin": line.margin,
        "winners": len(line.winners),
        "rival_won": line.rival_won,
        "top_place": (line.winners[0] - line.first) % players if len(line.winners) == 1 else None,
        "first_seat": share(line, line.first),
        "score": sum(line.scores) / players,
        "best_score": max(line.scores),
    }


def key(variant: Variant, line: Line) -> Row:
    return {"variant": variant.name, "deal": line.deal, "rotation": line.rotation}


def share(line: Line, seat: int) -> float:
    """A seat's share of the win."""
    return 1 / len(line.winners) if seat in line.winners else 0.0


def value(variant: Variant, line: Line, measure: str) -> float:
    """One measure of a game: a column of `games`, or the mean of a number that the game counts itself."""
    if measure in line.counts:
        return sum(line.counts[measure]) / len(line.counts[measure])
    return float(game_row(variant, line).get(measure) or 0)


def given_up(line: Line, scores: bool = False) -> float:
    """Restricted play: what the free bots got more than the first one of the line-up, which does without
    something. In shares of the win, or in points."""
    got = [float(line.scores[seat]) if scores else share(line, seat) for seat in range(len(line.scores))]
    bound = [got[seat] for seat, bot in enumerate(line.bots) if bot == 0]
    free = [got[seat] for seat, bot in enumerate(line.bots) if bot != 0]
    return sum(free) / len(free) - sum(bound) / len(bound) if free else -bound[0]


def by_deal(study: Study, lines: list[Line], measure: str) -> list[dict[int, float]]:
    """For every variant the measure's mean over the games of each deal."""
    sums: list[dict[int, list[float]]] = [{} for _ in study.variants]
    for line in lines:
        variant = study.variants[line.variant]
        sums[line.variant].setdefault(line.deal, []).append(value(variant, line, measure))
    return [{deal: sum(found) / len(found) for deal, found in deals.items()} for deals in sums]


def differences(study: Study, lines: list[Line], measure: str) -> dict[str, Observed]:
    """What a stop rule looks at, deal by deal: each variant's difference from the first one; what restricted
    play gave up; for a study of one variant the measure itself."""
    found: dict[str, Observed] = {}
    means = by_deal(study, lines, measure)
    for place, variant in enumerate(study.variants):
        if variant.forbids and len(variant.bots) > 1:
            deals: dict[int, list[float]] = {}
            for line in lines:
                if line.variant == place:
                    deals.setdefault(line.deal, []).append(given_up(line))
            values = [sum(row) / len(row) for _, row in sorted(deals.items())]
            found[variant.name] = Observed(values, (-1.0, 1.0))
        elif len(study.variants) == 1:
            values = [value for _, value in sorted(means[0].items())]
            found[variant.name] = Observed(values, (0.0, 1.0) if is_share(measure) else None)
        elif place:
            shared = sorted(set(means[0]) & set(means[place]))
            base, mine = [means[0][deal] for deal in shared], [means[place][deal] for deal in shared]
            values = [one - other for one, other in zip(mine, base, strict=True)]
            found[variant.name] = Observed(values, difference_bounds(measure, mine, base))
    return found
