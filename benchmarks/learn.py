"""What Everdell's bots hold things to be worth, learned from their own games.

Greedy bots play, now and then not the best move; for every turn is noted what the position was made of and
how many points were still made. A linear fit says what each part was worth. With that the bots play better,
and the next round learns from better games. The result is written to opinions.toml.

    python benchmarks/learn.py --rounds 8 --games 1200
    python benchmarks/learn.py --lands --rounds 6 --games 640

With `--lands` bots learn what each land adds, from games with that land alone: its own parts, and its cards
in city and hand. All other opinions stay as they are, and with them the play of the game without lands.
"""

import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated

import numpy as np
import numpy.typing as npt
import typer
from rich.console import Console
from rich.progress import track

from tanglewood.bots.greedy import GreedyBot
from tanglewood.games.everdell.board.module import Module
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.bot import gains, opinion, survey
from tanglewood.games.everdell.components.pack import Pack, standard
from tanglewood.games.everdell.components.schema import LANDS
from tanglewood.games.everdell.play import scoring
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.chance import fork, seeded
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import settle_options

FILE = Path(__file__).parents[1] / "src/tanglewood/games/everdell/bot/opinions.toml"
BOXES = {
    "farms": True,
    "corrin": True,
    "extra": True,
    "rugwort_cards": True,
    "legends": "both",
    "powers": "all",
}
TABLES: list[dict[str, object]] = [
    {"players": 2},
    {"players": 1, "nightweave": True, "difficulty": 2},
    {"players": 2},
    {"players": 1, "nightweave": True, "difficulty": 2},
    {"players": 3},
    {"players": 2, **BOXES},
    {"players": 1, "nightweave": True, "difficulty": 1, **BOXES},
]
"""What is played, in turn: mostly the base game for two, and alone against Nightweave."""
FIRST_LAND = len(TABLES)
TABLES += [{"players": 2, land: True} for land in LANDS]
MOMENTS = 5
"""Parts of a position that say how late it is, the first ones: a land may bring points to everybody, which
must not be put down to its parts."""
WANDER = 0.15
"""How often one of the four best moves is taken instead of the best."""
BATCH = 40
"""Games of one task."""
STIFF, STIFF_CARDS = 3.0, 60.0
"""How much evidence it takes to believe in a worth: of parts, of cards in a city or a hand."""
FORGET = 0.5
"""What the games of a round count in the next one: they were played by another bot."""
STEP = 0.5
"""How far one round moves an opinion: single fits are noisy, and a bot picks what is overrated."""
Numbers = npt.NDArray[np.float64]
Weights = list[list[opinion.Slope]]
Noted = tuple[list[float], tuple[int, ...], tuple[int, ...], float, float]
Sums = tuple[Numbers, Numbers, list[int], list[int]]


def play(task: tuple[Weights, int, int]) -> Sums:
    """Some games; what was learned in them, and the scores by kind of table."""
    weights, kind, start = task
    info = lookup("everdell")
    pack = standard()
    hold(pack, weights)
    options = settle_options("everdell", info.settings, TABLES[kind])
    noted: list[Noted] = []
    scores: list[int] = []
    rivals: list[int] = []
    for number in range(start, start + BATCH):
        state = info.start(options, fork(number, 0))
        assert isinstance(state, Everdell)
        bot = GreedyBot(seeded(fork(number, 1)), 1)
        chance = random.Random(number)
        turns: list[tuple[int, Noted]] = []
        while state.turn >= 0:
            seat = Seat(state)
            if len(state.stack) > 1:
                state.play(bot.choose(seat))
                continue
            turns.append((state.turn, note(state)))
            if chance.random() < WANDER:
                state.play(chance.choice(bot.weigh(seat)[:4])[0])
            else:
                state.play(bot.choose(seat))
        result = state.result()
        assert result is not None
        scores += result.scores
        if result.rival is not None:
            rivals.append(result.rival.score)
        noted += [(*turn[:4], result.scores[who] - turn[4]) for who, turn in turns]
    return (*equations(noted, len(pack.cards)), scores, rivals)


def note(table: Table) -> Noted:
    seat = table.turn
    player = table.players[seat]
    ahead = survey.placements(gains.known(table.config.pack), player)
    t = min(opinion.MOST, ahead) / 15.0
    parts = survey.survey(table, seat)
    for module in table.config.pack.modules:
        if module.features:
            there = module in table.config.surveyed
            parts += module.survey(table, seat, ahead) if there else [0.0] * len(module.features)
    return parts, player.city, player.hand, t, float(scoring.total(table, seat))


def surveyed_modules(pack: Pack) -> list[Module]:
    return [module for module in pack.modules if module.features]


def sizes_of(pack: Pack) -> list[int]:
    """How many weights there are: of parts, of cards in a city, in a hand, of the parts of each module."""
    cards = len(pack.cards)
    return [len(survey.NAMES), cards, cards, *[len(module.features) for module in surveyed_modules(pack)]]


def equations(noted: list[Noted], cards: int) -> tuple[Numbers, Numbers]:
    """The normal equations of the fit."""
    parts = len(survey.NAMES)
    rows = np.zeros((len(noted), len(noted[0][0]) + 2 * cards), np.float32)
    for row, (surveyed, city, hand, _, _) in enumerate(noted):
        rows[row, :parts] = surveyed[:parts]
        rows[row, parts + 2 * cards :] = surveyed[parts:]
        for card in city:
            rows[row, parts + card] += 1
        for card in hand:
            rows[row, parts + cards + card] += 1
    t = np.array([turn[3] for turn in noted], np.float32)[:, None]
    columns = np.hstack([rows, rows * t])
    made = np.array([turn[4] for turn in noted], np.float32)
    return (columns.T @ columns).astype(np.float64), (columns.T @ made).astype(np.float64)


def hold(pack: Pack, weights: Weights) -> None:
    """Think so from now on, in this process."""
    mind = opinion.opinion(pack)
    names = [module.name for module in surveyed_modules(pack)]
    position, city, hand, *others = weights
    new = opinion.Opinion(position, city, hand, dict(zip(names, others, strict=True)))
    mind.position, mind.city, mind.hand, mind.modules = new.position, new.city, new.hand, new.modules


def fit(left: Numbers, right: Numbers, sizes: list[int], before: Weights) -> Weights:
    stiff = np.repeat([STIFF, STIFF_CARDS, STIFF_CARDS, *[STIFF] * (len(sizes) - 3)], sizes)
    found = np.linalg.solve(left + np.diag(np.tile(stiff, 2)), right).reshape(2, sum(sizes)).T
    known = np.array([slope for slopes in before for slope in slopes])
    found = STEP * found + (1.0 - STEP) * known
    bounds = np.cumsum((0, *sizes))
    return [[(a, b) for a, b in found[bounds[i] : bounds[i + 1]].tolist()] for i in range(len(sizes))]


def fit_land(left: Numbers, right: Numbers, pack: Pack, land: str, before: Weights) -> Weights:
    """What is made beyond all other opinions is put down to a land's parts and cards."""
    sizes = sizes_of(pack)
    bounds = np.cumsum((0, *sizes))
    own = np.zeros(sum(sizes), bool)
    at = 3 + [module.name for module in surveyed_modules(pack)].index(land)
    own[bounds[at] : bounds[at + 1]] = True
    for number, card in enumerate(pack.cards):
        if card.set == land:
            own[bounds[1] + number] = own[bounds[2] + number] = True
    free = own.copy()
    free[:MOMENTS] = True
    known = np.array([slope for slopes in before for slope in slopes])
    stiff = np.repeat([STIFF, STIFF_CARDS, STIFF_CARDS, *[STIFF] * (len(sizes) - 3)], sizes)
    open_columns, stiff = np.tile(free, 2), np.tile(stiff, 2)
    found = known.T.reshape(-1).copy()
    # Without evidence a part keeps its worth: some are seen in the middle of a turn alone, where nothing is
    # noted.
    rest = right - left @ found
    inner = left[open_columns][:, open_columns] + np.diag(stiff[open_columns])
    found[open_columns] += np.linalg.solve(inner, rest[open_columns])
    moved = np.where(own[:, None], STEP * found.reshape(2, -1).T + (1.0 - STEP) * known, known)
    return [[(a, b) for a, b in moved[bounds[i] : bounds[i + 1]].tolist()] for i in range(len(sizes))]


def write(weights: Weights, pack: Pack, file: Path) -> None:
    ids = [card.id for card in pack.cards]
    lines = [
        "# What bots hold things to be worth, in points: learned by benchmarks/learn.py, not by hand.",
        "# Two numbers a, b stand for a + b t; t is 1 with fifteen placements left, 0 with none.",
    ]
    modules = surveyed_modules(pack)
    titles = ["position", "city", "hand", *[module.name for module in modules]]
    rows = [survey.NAMES, ids, ids, *[module.features for module in modules]]
    for title, names, slopes in zip(titles, rows, weights, strict=True):
        lines += ["", f"[{title}]"]
        for name, numbers in zip(names, slopes, strict=True):
            if names is not ids or max(map(abs, numbers)) >= 0.005:
                lines.append(f"{name} = [{', '.join(f'{number:.2f}' for number in numbers)}]")
    file.write_text("\n".join(lines) + "\n", "utf-8")


def main(
    rounds: Annotated[int, typer.Option(help="how often the bots learn from their games")] = 8,
    games: Annotated[int, typer.Option(help="games of a round")] = 1200,
    jobs: Annotated[int, typer.Option(help="processes")] = 2,
    afresh: Annotated[bool, typer.Option(help="forget what is known")] = False,
    lands: Annotated[bool, typer.Option(help="learn what the lands add, and nothing else")] = False,
    file: Annotated[Path, typer.Option(help="where to write it")] = FILE,
) -> None:
    console = Console()
    pack = standard()
    weights: Weights = opinion.opinion(pack).slopes
    if afresh:
        weights = [[(0.0, 0.0) for _ in slopes] for slopes in weights]
    sizes = sizes_of(pack)
    size = sum(sizes)
    kinds = range(FIRST_LAND, len(TABLES)) if lands else range(FIRST_LAND)
    # With lands the sums of each of them are kept apart.
    groups = len(kinds) if lands else 1
    left, right = np.zeros((groups, 2 * size, 2 * size)), np.zeros((groups, 2 * size))
    tasks = games // BATCH
    with ProcessPoolExecutor(jobs) as pool:
        for number in range(rounds):
            wanted = [
                (weights, kinds[task % len(kinds)], (number * tasks + task) * BATCH) for task in range(tasks)
            ]
            left, right = FORGET * left, FORGET * right
            scores: dict[int, list[int]] = {}
            rivals: dict[int, list[int]] = {}
            for task, sums in zip(
                wanted,
                track(pool.map(play, wanted), f"round {number + 1}", tasks, console=console),
                strict=True,
            ):
                group = task[1] - FIRST_LAND if lands else 0
                left[group] += sums[0]
                right[group] += sums[1]
                scores.setdefault(task[1], []).extend(sums[2])
                rivals.setdefault(task[1], []).extend(sums[3])
            if lands:
                for group, land in enumerate(LANDS):
                    weights = fit_land(left[group], right[group], pack, land, weights)
            else:
                weights = fit(left[0], right[0], sizes, weights)
            write(weights, pack, file)
            for kind in sorted(scores):
                rival = f", rival {np.mean(rivals[kind]):.1f}" if rivals[kind] else ""
                console.print(f"  {TABLES[kind]}: {np.mean(scores[kind]):.1f} points{rival}")


if __name__ == "__main__":
    typer.run(main)
