"""How fast environments step here: raw decisions, many games in one call, PettingZoo, and RLCard beside them
if it is installed (the extra `bench`).

Everything on one core with random actions; observations and masks are made and looked at by nobody. Rounds
are short and taken in turn, and seconds are those of the processor, because shared machines are noisy. A
figure is the best of its rounds, a share of raw the middle one of the shares in each round.

    python benchmarks/environments.py --seconds 1
"""

import argparse
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median
from time import process_time

import numpy as np

from tanglewood.arena.bench import play_out
from tanglewood.builds import compiled
from tanglewood.env.aec import aec
from tanglewood.env.vector import Tables
from tanglewood.kernel.chance import fork, seeded
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import settle_options

GAMES = ("mycelia", "everdell", "deep_forest")
ROWS = 64


def raw(game: str) -> Callable[[float], float]:
    info = lookup(game)
    options = settle_options(game, info.settings, {"players": 2})

    def run(seconds: float) -> float:
        steps = games = 0
        begun = process_time()
        while (passed := process_time() - begun) < seconds:
            seed = fork(1, games)
            steps += play_out(info.start(options, seed), seeded(seed))
            games += 1
        return steps / passed

    return run


def batch(game: str) -> Callable[[float], float]:
    tables = Tables(game, ROWS, players=2)
    tables.reset(1)

    def run(seconds: float) -> float:
        steps = 0
        begun = process_time()
        while (passed := process_time() - begun) < seconds:
            tables.step(tables.sample())
            steps += ROWS
        return steps / passed

    return run


def pettingzoo(game: str) -> Callable[[float], float]:
    env = aec(game, players=2)
    rng = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps = seed = 0
        begun = process_time()
        passed = 0.0
        while passed < seconds:
            seed += 1
            env.reset(seed=seed)
            for _ in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    break
                legal = observation["action_mask"].view(bool).nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
                if steps % 64 == 0 and process_time() - begun > seconds:
                    break
            passed = process_time() - begun
        return steps / passed

    return run


def rlcard(game: str) -> Callable[[float], float]:
    """A game of RLCard with random actions, one at a time as its environments are stepped."""
    import rlcard as peer

    env = peer.make(game)
    rng = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps = 0
        begun = process_time()
        state, _ = env.reset()
        while (passed := process_time() - begun) < seconds:
            if env.is_over():
                state, _ = env.reset()
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps / passed

    return run


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=1.0, help="for each round of each figure")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", default=",".join(GAMES))
    wish = parser.parse_args()
    ours = wish.games.split(",")
    peers = ("uno", "no-limit-holdem") if find_spec("rlcard") else ()
    runs = {
        **{("raw", game): raw(game) for game in ours},
        **{("batch", game): batch(game) for game in ours},
        **{("aec", game): pettingzoo(game) for game in ours},
        **{("rlcard", game): rlcard(game) for game in peers},
    }
    rates: dict[tuple[str, str], list[float]] = {name: [] for name in runs}
    for run in runs.values():
        run(wish.seconds / 10)
    for _ in range(wish.rounds):
        for name, run in runs.items():
            rates[name].append(run(wish.seconds))
    best = {name: max(found) for name, found in rates.items()}
    peer = max((rate for (kind, _), rate in best.items() if kind == "rlcard"), default=0.0)
    print(f"steps a second, one core, {'compiled' if compiled() else 'interpreted'} build, two players")
    for (kind, game), rate in best.items():
        share = f"  {rate / peer:6.1f} x RLCard" if peer else ""
        if kind in ("batch", "aec"):
            middle = median(a / b for a, b in zip(rates[kind, game], rates["raw", game], strict=True))
            share += f"  {100 * middle:4.0f} % of raw"
        print(f"{kind:7} {game:16} {rate:10,.0f}{share}")


if __name__ == "__main__":
    main()
