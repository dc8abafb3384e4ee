"""The peer: catanatron's Catan for two random players, measured like our own games."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer


def new_game(seed: int) -> Game:
    random.seed(seed)
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])


def measure(seconds: float) -> dict[str, float]:
    decisions = games = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        game = new_game(games)
        game.play()
        decisions += len(game.state.actions)
        games += 1
    middle = new_game(0)
    for _ in range(60):
        middle.play_tick()
    copies = 0
    begun_copies = time.perf_counter()
    while (copying := time.perf_counter() - begun_copies) < seconds / 4:
        for _ in range(100):
            middle.copy()
        copies += 100
    return {
        "decisions_per_second": decisions / spent,
        "games_per_second": games / spent,
        "copies_per_second": copies / copying,
    }


if __name__ == "__main__":
    print(json.dumps(measure(float(sys.argv[1]))))
