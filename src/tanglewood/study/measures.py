"""The numbers of one game that studies compare."""

from typing import Any

from tanglewood.study.definition import Study, Variant
from tanglewood.study.playing import Line

Row = dict[str, Any]


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


def differences(study: Study, lines: list[Line], measure: str) -> dict[str, list[float]]:
    """What a stop rule looks at, deal by deal: each variant's difference from the first one; what restricted
    play gave up; for a study of one variant the measure itself."""
    found: dict[str, list[float]] = {}
    means = by_deal(study, lines, measure)
    for place, variant in enumerate(study.variants):
        if variant.forbids and len(variant.bots) > 1:
            deals: dict[int, list[float]] = {}
            for line in lines:
                if line.variant == place:
                    deals.setdefault(line.deal, []).append(given_up(line))
            found[variant.name] = [sum(row) / len(row) for _, row in sorted(deals.items())]
        elif place or len(study.variants) == 1:
            base = means[0] if place else dict.fromkeys(means[0], 0.0)
            shared = sorted(set(base) & set(means[place]))
            found[variant.name] = [means[place][deal] - base[deal] for deal in shared]
    return found
