"""`make bench`: every game on both builds beside a peer, in one run, on one core, as ratios.

All are measured in turn, several times over, and the best round of each counts: a shared machine is
noisy, and noise only ever slows down. `--before` measures an earlier compiled build between the others and
says what became of it.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HERE = Path(__file__).parent
GAMES = {
    "Mycelia": ["mycelia"],
    "Mycelia with Prisma": ["mycelia", "--variant", "prisma"],
    "Deep Forest": ["deep_forest"],
    "Everdell": ["everdell"],
    "Everdell with Newleaf": ["everdell", "--variant", "newleaf"],
}
PEER = "Catan, catanatron"
PURE, COMPILED, BEFORE = "pure", "compiled", "before"
Figures = dict[str, float]


def run(folder: str, arguments: list[str]) -> Figures:
    """What this Python prints with the package in this folder."""
    environment = {**os.environ, "PYTHONPATH": str(Path(folder).resolve())}
    output = subprocess.run(
        [sys.executable, *arguments], env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    found: Figures = json.loads(output.stdout)
    return found


def knows(folder: str, words: list[str]) -> bool:
    """Whether an earlier package has this game with this variant."""
    command = [sys.executable, "-m", "tanglewood", "bench", *words, "--json", "--seconds", "0.05"]
    environment = {**os.environ, "PYTHONPATH": str(Path(folder).resolve())}
    return subprocess.run(command, env=environment, capture_output=True).returncode == 0


def measure(builds: dict[str, str], rounds: int, seconds: float) -> dict[str, Figures]:
    how = ["--json", "--seconds", str(seconds)]
    commands = {
        f"{name}, {build}": (folder, ["-m", "tanglewood", "bench", *words, *how])
        for name, words in GAMES.items()
        for build, folder in builds.items()
        if build != BEFORE or knows(folder, words)
    }
    commands[PEER] = (builds[COMPILED], [str(HERE / "catan.py"), str(seconds)])
    best: dict[str, Figures] = {name: {} for name in commands}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(commands))
        for _ in range(rounds):
            for name, command in commands.items():
                for key, value in run(*command).items():
                    if key.endswith("_per_second"):
                        best[name][key] = max(best[name].get(key, 0.0), value)
                progress.advance(task)
    return best


TITLES = (
    "decisions\na second",
    "of the\npeer",
    "games\na second",
    "µs a\ncopy",
    "µs an\nimagine",
    "search\na second",
)
NEEDED = 100
"""Columns that numbers of any size fit into."""


def show(best: dict[str, Figures]) -> None:
    console = Console()
    console.print("Random games for two and iterations of a search on one core, best of several rounds")
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    for title in TITLES:
        table.add_column(title, justify="right", no_wrap=True)
    peer = best[PEER]["decisions_per_second"]
    for name, found in best.items():
        decisions = found["decisions_per_second"]
        each = [found.get(f"{what}_per_second") for what in ("copies", "imagines")]
        table.add_row(
            name,
            f"{decisions:,.0f}",
            f"{decisions / peer:.1f}",
            f"{found['games_per_second']:,.0f}",
            *(f"{1e6 / value:.2f}" if value else "-" for value in each),
            f"{found['iterations_per_second']:,.0f}" if "iterations_per_second" in found else "-",
        )
    # A terminal that is too narrow breaks lines; a number is never cut.
    Console(width=max(console.width, NEEDED)).print(table)


def show_change(best: dict[str, Figures]) -> None:
    """What the compiled build does for one thing that the earlier one did."""
    print("Compiled, divided by before:")
    for name in GAMES:
        before, now = best.get(f"{name}, {BEFORE}"), best[f"{name}, {COMPILED}"]
        if before is None:
            print(f"  {name}: new")
            continue
        ratios = [f"{key.split('_')[0]} {now[key] / before[key]:.2f}" for key in now if before.get(key)]
        print(f"  {name}: {', '.join(ratios)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", required=True, help="folder of the interpreted package: src")
    parser.add_argument("--fast", required=True, help="folder of the compiled package: build/compiled")
    parser.add_argument("--before", help="folder of an earlier compiled package")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    builds = {PURE: wishes.pure, COMPILED: wishes.fast}
    if wishes.before:
        builds[BEFORE] = wishes.before
    best = measure(builds, wishes.rounds, wishes.seconds)
    if wishes.json:
        print(json.dumps(best, indent=1))
    else:
        show(best)
        if wishes.before:
            show_change(best)


if __name__ == "__main__":
    main()
