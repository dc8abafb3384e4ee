"""`make soak-house`: three servers on one PostgreSQL under load, and kill -9 for any of them, 200 times.

Killed are servers, the one that drives the bots, and PostgreSQL with all its processes. After every kill the
log is compared with what was acknowledged, and every table has to go on before the next one; at the end every
game is replayed.

    PYTHONPATH=src:tests/support python tests/tools/soak_house.py --kills 200
"""

import argparse
import random
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from house import VICTIMS, furnished, survive


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=1e6, help="stop sooner, after so many minutes")
    parser.add_argument("--seed", type=int, default=7, help="who is killed when")
    wishes = parser.parse_args()
    dice, begun = random.Random(wishes.seed), time.monotonic()
    until = begun + 60 * wishes.minutes

    def victims() -> Iterator[str]:
        for _ in range(wishes.kills):
            if time.monotonic() < until:
                yield dice.choice(VICTIMS)

    columns = (TextColumn("{task.description:14}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with tempfile.TemporaryDirectory() as folder, Progress(*columns) as bar:
        task, done = bar.add_task("starting", total=wishes.kills), Counter[str]()

        def told(victim: str) -> None:
            done[victim] += 1
            bar.update(task, advance=1, description=victim)
            if not bar.console.is_terminal and done.total() % 10 == 0:
                print(f"{done.total()} kills: {dict(done)}", flush=True)

        with furnished(Path(folder)) as house:
            did = survive(house, victims(), told)
    killed = ", ".join(f"{victim} {did[victim]}" for victim in VICTIMS)
    seconds = time.monotonic() - begun
    print(f"{done.total()} kills ({killed}) in {seconds:.0f} s")
    print(f"{did['moves']} moves acknowledged or seen: none lost, none doubled")
    print(f"{did['messages']} messages that it is somebody's turn, each of another turn: none doubled")
    print(f"{did['unsent']} more were in the hands of a server that died, and were not sent")
    print("no table was stuck; every game replays")


if __name__ == "__main__":
    main()
