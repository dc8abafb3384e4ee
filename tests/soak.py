"""`make soak`: thousands of games of every mix of a game's variants, with its laws looked at all the way.

    python tests/soak.py [GAME ...] [--random 3000] [--greedy 300] [--jobs 2]

Every game ends, in a bounded number of decisions, without an exception. The digest at the end is the same for
every build and number of processes.
"""

import argparse
import hashlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

from rich.console import Console
from rich.progress import Progress

from laws import LAWS
from tanglewood.bots import make_bot
from tanglewood.kernel.chance import fork
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import Choice, settle_options

EVERY = 7
"""Laws are looked at before every so-many-th decision, and at the end."""
MOST = 30_000
CHUNK = 50

Options = dict[str, Choice]
Work = tuple[str, Options, str, range]


def mixes(info: GameInfo) -> Iterator[Options]:
    """Every join of variants that set different things, for every number of players."""
    seats = info.setting("players")
    seen: list[Options] = []
    for players in range(seats.low, seats.high + 1):
        for size in range(len(info.variants) + 1):
            for chosen in combinations(info.variants, size):
                options: Options = {"players": players}
                for variant in chosen:
                    options.update(variant.options)
                if options["players"] == players and options not in seen:
                    seen.append(options)
                    yield options


def play(work: Work) -> str:
    """Play some games; the hash of where they ended."""
    game, wishes, bot, seeds = work
    info = GAMES[game]
    options = settle_options(game, info.settings, dict(wishes))
    look = LAWS.get(game)
    digest = hashlib.sha256()
    for seed in seeds:
        state = info.start(options, seed)
        mind = make_bot(bot, fork(seed, 1))
        decisions = 0
        while state.turn >= 0:
            if look and decisions % EVERY == 0:
                look(state)
            state.play(mind.choose(Seat(state)))
            decisions += 1
            if decisions > MOST:
                raise AssertionError(f"{game} {wishes} {bot} {seed} does not end")
        if look:
            look(state)
        assert state.result() is not None
        digest.update(state.text().encode())
    return digest.hexdigest()


def works(games: list[str], numbers: dict[str, int]) -> Iterator[Work]:
    for game in games:
        for options in mixes(GAMES[game]):
            for bot, number in numbers.items():
                for start in range(0, number, CHUNK):
                    yield game, options, bot, range(start, min(start + CHUNK, number))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(GAMES))
    parser.add_argument("--random", type=int, default=3000)
    parser.add_argument("--greedy", type=int, default=300)
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    todo = list(works(wish.games, {"random": wish.random, "greedy": wish.greedy}))
    total = hashlib.sha256()
    console = Console(stderr=True)
    with Progress(console=console, transient=True) as progress, ProcessPoolExecutor(wish.jobs) as pool:
        task = progress.add_task("playing", total=len(todo))
        for found in pool.map(play, todo):
            total.update(found.encode())
            progress.advance(task)
    games = sum(len(seeds) for _, _, _, seeds in todo)
    tables = len({(game, str(options)) for game, options, _, _ in todo})
    print(f"{games} games of {tables} mixes ended, all laws kept: {total.hexdigest()[:16]}")


if __name__ == "__main__":
    main()
