"""The table of our levels in docs/researchers.md: every game, every number of seats, every solo opponent.

    python benchmarks/levels.py --minutes 60

Plays the protocol of `tanglewood evaluate`, a few deals of each cell in turn, and keeps every deal in
`build/levels.jsonl`, so it can be stopped at any time and goes on where it stopped. Prints the table in the
end; `--minutes 0` only prints it.
"""

import argparse
import json
import time
from pathlib import Path

import msgspec

from tanglewood.arena.evaluate import Deal, play_deal
from tanglewood.arena.statistics import wilson
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import settle_options

AGAINST = "greedy"
TABLES: tuple[tuple[str, str, dict[str, object]], ...] = (
    *((f"Mycelia, {n} players", "mycelia", {"players": n}) for n in (2, 3, 4)),
    ("Mycelia, alone against Gwidyon", "mycelia", {"players": 1}),
    *((f"Everdell, {n} players", "everdell", {"players": n}) for n in (2, 3, 4)),
    ("Everdell, alone against Rugwort", "everdell", {"players": 1}),
    ("Everdell, alone against Nightweave", "everdell", {"players": 1, "nightweave": True}),
    *((f"Deep forest, {n} players", "deep_forest", {"players": n}) for n in (2, 3, 4)),
)
GAMES = {"random": 100, "beginner": 100, "apprentice": 100, "greedy": 100, "adept": 60, "master": 24}
"""How many games each level plays in each cell, at least."""
ROUNDS = 6
"""Each round brings every cell to one more sixth of its games."""

Cells = dict[tuple[str, str], dict[int, Deal]]


def read(file: Path) -> Cells:
    """Deals that were played before."""
    cells: Cells = {}
    if file.is_file():
        for line in file.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line)
            deal = msgspec.convert(entry["played"], Deal)
            cells.setdefault((entry["table"], entry["agent"]), {})[entry["deal"]] = deal
    return cells


def wanted(level: str, players: int, part: int) -> int:
    """How many deals a cell has after so many rounds."""
    return -(-GAMES[level] * part // (ROUNDS * players))


def play(file: Path, cells: Cells, levels: list[str], until: float) -> None:
    for part in range(1, ROUNDS + 1):
        for level in levels:
            for name, game, wishes in TABLES:
                options = settle_options(game, lookup(game).settings, wishes)
                cell = cells.setdefault((name, level), {})
                for deal in range(wanted(level, int(options["players"]), part)):
                    if deal in cell:
                        continue
                    if time.monotonic() > until:
                        return
                    cell[deal] = play_deal(game, options, level, AGAINST, deal)
                    entry = {"table": name, "agent": level, "deal": deal}
                    with file.open("a", encoding="utf-8") as out:
                        out.write(json.dumps({**entry, "played": msgspec.to_builtins(cell[deal])}) + "\n")


def shown(deals: dict[int, Deal]) -> str:
    """The share of the win with its 95 % interval (Wilson), the points, and how many games there were."""
    games = sum(deal.games for deal in deals.values())
    if not games:
        return ""
    won = sum(deal.won for deal in deals.values())
    low, high = wilson(won, games)
    points = sum(deal.score for deal in deals.values()) / games
    return f"**{100 * won / games:.0f} %** ({100 * low:.0f} to {100 * high:.0f}), {points:.1f} p., {games}"


def table(cells: Cells, levels: list[str]) -> str:
    lines = [f"| table | {' | '.join(levels)} |", "|---" * (1 + len(levels)) + "|"]
    for name, _, _ in TABLES:
        lines.append(f"| {name} | {' | '.join(shown(cells.get((name, level), {})) for level in levels)} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after so many")
    parser.add_argument("--levels", default=",".join(GAMES))
    parser.add_argument("--file", type=Path, default=Path("build/levels.jsonl"))
    wish = parser.parse_args()
    levels = wish.levels.split(",")
    cells = read(wish.file)
    wish.file.parent.mkdir(exist_ok=True)
    play(wish.file, cells, levels, time.monotonic() + 60 * wish.minutes)
    print(table(cells, levels))


if __name__ == "__main__":
    main()
