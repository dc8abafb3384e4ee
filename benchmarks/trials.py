"""One way to search against another: the same deals, the seats swapped, and what a decision costs each.

    python benchmarks/trials.py everdell --first "looks=4" --iterations 200 --games 120 --seed 7
    python benchmarks/trials.py everdell --first "looks=4" --greedy -o players=4 --games 80

Both search like the master apart from what `--first` and `--second` say: names of `SearchConfig` with
values. `--iterations 200,260` gives the second one more of them; `--kept` has it judge like `master-2026-11`.
Whatever was tried with it stands in the table of docs/opponents.md. Deals that have been played are kept with
`--file`, so that a trial can be stopped at any time and goes on where it stopped. With `--greedy` the first
side has one seat, another one in each game, and greedy bots have all the others.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

from tanglewood.arena.statistics import deals_interval
from tanglewood.bots.config import SearchConfig
from tanglewood.bots.greedy import GreedyBot
from tanglewood.bots.search import SearchBot
from tanglewood.kernel.chance import fork, seeded
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Bot, Seat
from tanglewood.kernel.setting import settle_options


def config(said: str, learned: bool) -> SearchConfig:
    """The master's way to search with some of it changed."""
    changed: dict[str, Any] = {"rollout_turns": 2, "learned": learned}
    for part in filter(None, said.split(",")):
        name, _, value = part.partition("=")
        changed[name] = json.loads(value.lower())
    return SearchConfig(**changed)


class Side:
    """One of the two ways, and what it has cost so far."""

    def __init__(self, config: SearchConfig, iterations: int) -> None:
        self.config = config
        self.iterations = iterations
        self.seconds = 0.0
        self.decisions = 0

    def bot(self, seed: int) -> Bot:
        return SearchBot(seeded(seed), self.iterations, config=self.config)

    def choose(self, bot: Bot, seat: Seat) -> Any:
        begun = time.process_time()
        move = bot.choose(seat)
        self.seconds += time.process_time() - begun
        self.decisions += 1
        return move

    @property
    def cost(self) -> float:
        return 1000 * self.seconds / max(1, self.decisions)


class Greedy(Side):
    """What has the other seats with `--greedy`."""

    def bot(self, seed: int) -> Bot:
        return GreedyBot(seeded(seed))


def play(
    game: str, wishes: dict[str, object], sides: list[Side], seed: int, deal: int, first: int
) -> tuple[float, float]:
    """The share of the win of the first side in one game and its points; it has the seat `first`."""
    info = lookup(game)
    state = info.start(settle_options(game, info.settings, wishes), fork(seed, deal))
    seats = [sides[0 if seat == first else 1] for seat in range(state.game_config().players)]
    bots = [side.bot(fork(seed, deal, seat)) for seat, side in enumerate(seats)]
    while state.turn >= 0:
        seat = Seat(state)
        alone = len(seat.options) == 1
        move = seat.options[0] if alone else seats[seat.number].choose(bots[seat.number], seat)
        state.play(move)
    result = state.result()
    assert result is not None
    return 1.0 / len(result.winners) if first in result.winners else 0.0, result.scores[first]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--first", default="", help="what the first side changes: habits=1,rave=30")
    parser.add_argument("--second", default="")
    parser.add_argument("--iterations", default="200", help="one number, or two for the two sides")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--kept", action="store_true", help="the second side judges without what was learned")
    parser.add_argument("--greedy", action="store_true", help="greedy bots have the other seats")
    parser.add_argument("--option", "-o", action="append", default=[], help="of the table: prisma=true")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so many")
    said = parser.parse_args()
    counts = [int(it) for it in said.iterations.split(",")]
    sides = [Side(config(said.first, True), counts[0]), Side(config(said.second, not said.kept), counts[-1])]
    wishes: dict[str, object] = {"players": 2}
    for part in said.option:
        name, _, value = part.partition("=")
        wishes[name] = json.loads(value)
    if said.greedy:
        sides[1] = Greedy(sides[1].config, 0)
    players = int(str(wishes["players"]))
    deals: list[float] = []
    points = 0.0
    until = time.monotonic() + 60 * said.minutes
    if said.file and said.file.is_file():
        kept = json.loads(said.file.read_text())
        deals, points, costs = kept["deals"], kept["points"], kept["costs"]
        for side, (seconds, decisions) in zip(sides, costs, strict=True):
            side.seconds, side.decisions = seconds, decisions
    each = players if not said.greedy else 1
    while len(deals) * each < said.games and time.monotonic() < until:
        number = len(deals)
        firsts = range(players) if not said.greedy else [number % players]
        played = [play(said.game, wishes, sides, said.seed, number, first) for first in firsts]
        deals.append(sum(share for share, _ in played) / each)
        points += sum(score for _, score in played)
        if said.file:
            costs = [[side.seconds, side.decisions] for side in sides]
            said.file.write_text(json.dumps({"deals": deals, "points": points, "costs": costs}))
    games = each * len(deals)
    low, high = deals_interval(deals, games)
    other = "greedy" if said.greedy else said.second or "as it is"
    print(
        f"{said.game}: {said.first or 'as it is'} against {other}, {players} players, {said.iterations}"
        f" iterations, {games} games: {sum(deals) / len(deals):.1%} ({low:.1%} to {high:.1%}),"
        f" {points / games:.1f} points, {sides[0].cost:.1f} and {sides[1].cost:.1f} ms a decision"
    )


if __name__ == "__main__":
    main()
