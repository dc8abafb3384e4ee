"""The table of our levels in docs/researchers.md: every game, every number of seats, every solo opponent.

    python benchmarks/levels.py --minutes 60

Plays the protocol of `tanglewood evaluate` and keeps every deal in `build/levels.jsonl`, so it can be stopped
at any time and goes on where it stopped. The next deal is always one of the cell that has cost least so far;
levels that search wait until the others have played their games. Prints the table in the end; `--minutes 0`
only prints it.
"""

import argparse
import json
import time
from pathlib import Path

import msgspec

from tanglewood.arena.evaluate import Deal, play_deal
from tanglewood.arena.statistics import deals_interval
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import settle_options

AGAINST = "greedy"
Table = tuple[str, str, dict[str, object]]


def seated(title: str, game: str) -> list[Table]:
    return [(f"{title}, {n} players", game, {"players": n}) for n in (2, 3, 4)]


TABLES: list[Table] = [
    *seated("Mycelia", "mycelia"),
    ("Mycelia, alone against Gwidyon", "mycelia", {"players": 1}),
    *seated("Everdell", "everdell"),
    ("Everdell, alone against Rugwort", "everdell", {"players": 1}),
    ("Everdell, alone against Nightweave", "everdell", {"players": 1, "nightweave": True}),
    *seated("Deep forest", "deep_forest"),
]
GAMES = {"random": 100, "beginner": 100, "apprentice": 100, "greedy": 100, "adept": 100, "master": 24}
"""How many games each level plays in each cell, at least."""
STAGES = (("random", "beginner", "apprentice", "greedy"), ("adept",), ("master",))


class Cell:
    """One level at one table."""

    def __init__(self, table: str, level: str, game: str, wishes: dict[str, object]) -> None:
        self.table = table
        self.level = level
        self.game = game
        self.options = settle_options(game, lookup(game).settings, wishes)
        self.deals: dict[int, Deal] = {}
        self.cost = 0.0

    @property
    def games(self) -> int:
        return sum(deal.games for deal in self.deals.values())

    def play(self, file: Path) -> None:
        """Play the next deal."""
        number = len(self.deals)
        begun = time.process_time()
        played = play_deal(self.game, self.options, self.level, AGAINST, number)
        cost = time.process_time() - begun
        entry = {"table": self.table, "level": self.level, "deal": number, "cost": cost}
        self.add(number, played, cost)
        with file.open("a", encoding="utf-8") as out:
            out.write(json.dumps({**entry, "played": msgspec.to_builtins(played)}) + "\n")

    def add(self, number: int, played: Deal, cost: float) -> None:
        self.deals[number] = played
        self.cost += cost

    def shown(self) -> str:
        """The share of the win with its 95 % interval over deals (as in `tanglewood evaluate`), the points,
        and how many games there were."""
        games = self.games
        if not games:
            return ""
        won = sum(deal.won for deal in self.deals.values())
        low, high = deals_interval([deal.won / deal.games for deal in self.deals.values()], games)
        points = sum(deal.score for deal in self.deals.values()) / games
        return (
            f"**{100 * won / games:.0f} %** ({100 * low:.0f} to {100 * high:.0f}), {points:.1f} p., {games}"
        )


Cells = dict[tuple[str, str], Cell]


def read(file: Path, levels: list[str]) -> Cells:
    """All cells, with the deals that were played before."""
    cells = {
        (name, level): Cell(name, level, game, wishes) for name, game, wishes in TABLES for level in levels
    }
    if file.is_file():
        for line in file.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line)
            cell = cells.get((entry["table"], entry["level"]))
            if cell is not None:
                cell.add(entry["deal"], msgspec.convert(entry["played"], Deal), entry["cost"])
    return cells


def play(file: Path, cells: Cells, until: float) -> None:
    for stage in STAGES:
        waiting = [cell for cell in cells.values() if cell.level in stage]
        while waiting := [cell for cell in waiting if cell.games < GAMES[cell.level]]:
            if time.monotonic() > until:
                return
            min(waiting, key=lambda cell: cell.cost).play(file)


def table(cells: Cells, levels: list[str]) -> str:
    lines = [f"| table | {' | '.join(levels)} |", "|---" * (1 + len(levels)) + "|"]
    for name, _, _ in TABLES:
        lines.append(f"| {name} | {' | '.join(cells[name, level].shown() for level in levels)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after so many")
    parser.add_argument("--levels", default=",".join(GAMES))
    parser.add_argument("--file", type=Path, default=Path("build/levels.jsonl"))
    wish = parser.parse_args()
    levels = wish.levels.split(",")
    cells = read(wish.file, levels)
    wish.file.parent.mkdir(exist_ok=True)
    play(wish.file, cells, time.monotonic() + 60 * wish.minutes)
    print(table(cells, levels))


if __name__ == "__main__":
    main()
