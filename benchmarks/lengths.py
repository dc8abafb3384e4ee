"""How many decisions games take, for the limits in src/tanglewood/env/lengths.py.

python benchmarks/lengths.py --games 20
"""

import argparse

from tanglewood.arena.bench import play_out
from tanglewood.kernel.chance import fork, seeded
from tanglewood.kernel.errors import OptionError
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import settle_options

MOST = 100_000


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--only", default="mycelia,everdell,deep_forest")
    wish = parser.parse_args()
    for game in wish.only.split(","):
        info = lookup(game)
        seats = info.setting("players")
        longest = 0
        for players in range(seats.low, seats.high + 1):
            for variant in [{}, *[variant.options for variant in info.variants]]:
                try:
                    options = settle_options(game, info.settings, {**variant, "players": players})
                    info.start(options, 0)
                except OptionError:
                    continue  # not with so many players
                for number in range(wish.games):
                    seed = fork(players, number)
                    found = play_out(info.start(options, seed), seeded(seed), MOST)
                    if found > longest:
                        longest = found
                        print(f"{game}: {longest} decisions, {players} players, {variant}", flush=True)


if __name__ == "__main__":
    main()
