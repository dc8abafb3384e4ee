"""How fast environments step here: raw decisions, many games in one call, PettingZoo, and RLCard beside them.

Everything on one core with random actions; observations and masks are made and looked at by nobody. Each
figure is the best of several short rounds, and all are taken in turn, because shared machines are noisy.

    python benchmarks/environments.py --seconds 1
"""

import argparse
import time
from collections.abc import Callable

import numpy as np

from tanglewood.arena.bench import random_games
from tanglewood.builds import compiled
from tanglewood.env.aec import aec
from tanglewood.env.vector import Tables
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import settle_options

GAMES = ("mycelia", "everdell", "deep_forest")
ROWS = 64


def raw(game: str) -> Callable[[float], float]:
    info = lookup(game)
    options = settle_options(game, info.settings, {"players": 2})
    return lambda seconds: random_games(info, options, 1, seconds)[1]


def batch(game: str) -> Callable[[float], float]:
    tables = Tables(game, ROWS, players=2)
    tables.reset(1)

    def run(seconds: float) -> float:
        steps = 0
        begun = time.perf_counter()
        while (passed := time.perf_counter() - begun) < seconds:
            tables.step(tables.sample())
            steps += ROWS
        return steps / passed

    return run


def pettingzoo(game: str) -> Callable[[float], float]:
    env = aec(game, players=2)
    rng = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps = seed = 0
        begun = time.perf_counter()
        passed = 0.0
        while passed < seconds:
            seed += 1
            env.reset(seed=seed)
            for _ in env.agent_iter():
                observation, _, over, cut, _ = env.last()
                if over or cut:
                    break
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                steps += 1
                if steps % 64 == 0 and time.perf_counter() - begun > seconds:
                    break
            passed = time.perf_counter() - begun
        return steps / passed

    return run


def rlcard(game: str) -> Callable[[float], float]:
    """A game of RLCard with random actions, one at a time as its environments are stepped."""
    import rlcard as peer

    env = peer.make(game)
    rng = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps = 0
        begun = time.perf_counter()
        state, _ = env.reset()
        while (passed := time.perf_counter() - begun) < seconds:
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
    runs = {
        **{("raw", game): raw(game) for game in ours},
        **{("batch", game): batch(game) for game in ours},
        **{("aec", game): pettingzoo(game) for game in ours},
        **{("rlcard", game): rlcard(game) for game in ("uno", "no-limit-holdem")},
    }
    best = dict.fromkeys(runs, 0.0)
    for _ in range(wish.rounds):
        for name, run in runs.items():
            best[name] = max(best[name], run(wish.seconds))
    peer = max(rate for (kind, _), rate in best.items() if kind == "rlcard")
    print(f"steps a second, one core, {'compiled' if compiled() else 'interpreted'} build, two players")
    for (kind, game), rate in best.items():
        share = f"{100 * rate / best['raw', game]:4.0f} % of raw" if kind in ("batch", "aec") else ""
        print(f"{kind:7} {game:16} {rate:10,.0f}  {rate / peer:6.1f} x RLCard  {share}")


if __name__ == "__main__":
    main()
