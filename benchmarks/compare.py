"""`make bench`: both builds of Tanglewood beside a peer, in one run, on one core, as ratios.

The three are measured in turn, several times over, and the best round of each counts: a shared machine is
noisy, and noise only ever slows down.
"""

import argparse
import json
import os
import subprocess
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

HERE = Path(__file__).parent
ROWS = [
    ("decisions/s", "decisions_per_second"),
    ("games/s", "games_per_second"),
    ("copies/s", "copies_per_second"),
    ("imagines/s", "imagines_per_second"),
]
Figures = dict[str, float]


def run(command: list[str], environment: dict[str, str]) -> Figures:
    output = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: Figures = json.loads(output.stdout)
    return found


def measure(pure: str, fast: str, rounds: int, seconds: float) -> dict[str, Figures]:
    plain = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    commands = {
        "pure": [pure, "-m", "tanglewood", "bench", "--json", "--seconds", str(seconds)],
        "compiled": [fast, "-m", "tanglewood", "bench", "--json", "--seconds", str(seconds)],
        "catanatron": [fast, str(HERE / "catan.py"), str(seconds)],
    }
    best: dict[str, Figures] = {name: {} for name in commands}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(commands))
        for _ in range(rounds):
            for name, command in commands.items():
                for key, value in run(command, plain).items():
                    if key.endswith("_per_second"):
                        best[name][key] = max(best[name].get(key, 0.0), value)
                progress.advance(task)
    return best


def show(best: dict[str, Figures]) -> None:
    table = Table(title="Random games for two on one core, best of several rounds")
    table.add_column("", no_wrap=True)
    for title in (
        "Mycelia, pure",
        "Mycelia, compiled",
        "Catan, catanatron",
        "pure / peer",
        "compiled / peer",
    ):
        table.add_column(title, justify="right")
    for title, key in ROWS:
        pure, fast, peer = (best[name].get(key) for name in ("pure", "compiled", "catanatron"))
        table.add_row(
            title,
            *(f"{value:,.0f}" if value else "-" for value in (pure, fast, peer)),
            *(f"{value / peer:.1f}" if value and peer else "-" for value in (pure, fast)),
        )
    for title, key in (("µs a copy", "copies_per_second"), ("µs an imagine", "imagines_per_second")):
        figures = [best[name].get(key) for name in ("pure", "compiled", "catanatron")]
        table.add_row(title, *(f"{1e6 / value:.2f}" if value else "-" for value in figures), "", "")
    Console().print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pure", required=True, help="Python of the interpreted build")
    parser.add_argument("--fast", required=True, help="Python of the compiled build, with the bench extra")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    best = measure(wishes.pure, wishes.fast, wishes.rounds, wishes.seconds)
    if wishes.json:
        print(json.dumps(best, indent=1))
    else:
        show(best)


if __name__ == "__main__":
    main()
