"""One game of a study, as a line of its log."""

import msgspec

from tanglewood.arena.game import Played, play_game
from tanglewood.kernel.result import Result
from tanglewood.kernel.state import NOBODY
from tanglewood.study import course
from tanglewood.study.counting import Counter, spread
from tanglewood.study.definition import Study, Task, info_of
from tanglewood.study.rules import rules_of


class Line(msgspec.Struct, frozen=True):
    """A finished game. `components` and `resources` hold, for each seat, small rows of numbers by name."""

    deal: int
    variant: int
    rotation: int
    seed: int
    first: int
    turns: int
    options_mean: float
    options_sd: float
    options_most: int
    choices: int
    lead_changes: int
    drama: float
    decided_at: float
    margin: float
    rival_won: bool
    bots: list[int]
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    margins: list[float]
    decisions: list[int]
    seat_options: list[float]
    led: list[float]
    components: list[dict[str, list[int]]]
    resources: list[dict[str, list[int]]]
    supply: dict[str, list[int | None]]
    counts: dict[str, list[int]]
    seconds: float

    def task(self) -> Task:
        return Task(self.deal, self.variant, self.rotation)


class Player(msgspec.Struct, frozen=True):
    """Plays the games of a study; it is sent to the processes."""

    study: Study

    def play(self, task: Task) -> Line:
        study = self.study
        rules = rules_of(info_of(study.game, study.variants[task.variant]))
        counter = Counter(rules, "components" in study.count, "resources" in study.count)
        return line_of(study, task, counter, play(study, task, counter))


def play(study: Study, task: Task, counter: Counter | None = None, keep: bool = False) -> Played:
    variant = study.variants[task.variant]
    seats = variant.rotations()[task.rotation]
    seed = study.deal_seed(task.deal)
    return play_game(
        *(study.game, variant.options, variant.bots, seats, seed, task.deal),
        keep=keep,
        pack=variant.pack,
        observer=counter,
        luck=variant.luck,
    )


def record_of(study: Study, task: Task) -> str:
    """The record of a game, which is played again for it."""
    return play(study, task, keep=True).record


def line_of(study: Study, task: Task, counter: Counter, game: Played) -> Line:
    """What is kept of a game."""
    result = counter.result
    assert result is not None
    flat = [n for numbers in counter.options for n in numbers]
    mean, deviation = spread(flat)
    order = course.leaders(counter.outlooks)
    winner = result.winners[0] if result.winners else NOBODY
    alone = len(result.scores) == 1
    decided = alone or len(result.winners) == 1
    margins = [margin(result, seat) for seat in range(len(result.scores))]
    return Line(
        deal=task.deal,
        variant=task.variant,
        rotation=task.rotation,
        seed=study.deal_seed(task.deal),
        first=game.first,
        turns=counter.turns or counter.passes,
        options_mean=mean,
        options_sd=deviation,
        options_most=max(flat, default=0),
        choices=sum([n > 1 for n in flat]),
        lead_changes=course.lead_changes(order),
        drama=course.drama(counter.outlooks, winner) if decided else 0.0,
        decided_at=course.decided_at(order, winner) if decided else 1.0,
        margin=abs(margins[0]) if alone else max(margins),
        rival_won=game.rival_won,
        bots=game.bots,
        scores=result.scores,
        ranks=result.ranks,
        winners=result.winners,
        margins=margins,
        decisions=[len(numbers) for numbers in counter.options],
        seat_options=[spread(numbers)[0] for numbers in counter.options],
        led=[course.led(order, seat) for seat in range(len(result.scores))],
        components=counter.components,
        resources=counter.resources if counter.with_resources else [],
        supply={kind: [n, counter.printed.get(kind)] for kind, n in counter.supply.items()},
        counts=counts(game, result),
        seconds=game.cpu_seconds,
    )


def margin(result: Result, seat: int) -> float:
    """A seat's score minus the best other one, that of a rival among them."""
    others: list[int] = [score for other, score in enumerate(result.scores) if other != seat]
    if result.rival is not None:
        others.append(result.rival.score)
    return float(result.scores[seat] - max(others)) if others else 0.0


def counts(game: Played, result: Result) -> dict[str, list[int]]:
    """The game's own numbers: its statistics, its progress, and where the points came from."""
    found: dict[str, list[int]] = {**game.statistics}
    for name, n in game.progress.items():
        found.setdefault(name, [n])
    for source in result.breakdown[0] if result.breakdown else ():
        if f"points from {source}" not in found:
            found[f"points from {source}"] = [line.get(source, 0) for line in result.breakdown]
    return found
