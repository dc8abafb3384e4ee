"""How far the judgements of bots can be believed: the picture and the figures in docs/opponents.md.

    python docs/reports/reliability.py --games 400

Greedy bots play deals that were not learned from. For every position noted in them it says what share of the
win was expected, by the game's own outlook and by what was learned, and what came of it: of all positions
that promised 30 %, three in ten should have been won.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from pages import picture
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import settle_options
from tanglewood.learning.fitting import Grouped, Net, forward, loss, shares_of
from tanglewood.learning.playing import Notes, joined, play

GAMES = {"mycelia": "Mycelia", "everdell": "Everdell"}
"""Those with a net; in the deep forest a learned one lost, so there is none."""
FRESH = 900_000_000
"""The first deal: far from those of any training."""
BATCH = 10
PICTURE = Path(__file__).parents[1] / "pictures" / "reliability.svg"


def some(task: tuple[str, int]) -> Notes:
    game, first = task
    options = settle_options(game, lookup(game).settings, {"players": 2})
    return play(game, options, range(first, first + BATCH), None, trust=0.0)


def expected(game: str, notes: Notes) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """For every position and seat: the share by the outlook, the share that was learned, what came of it."""
    info = lookup(game)
    learned = info.start(settle_options(game, info.settings, {"players": 2}), 1).learned()
    assert learned is not None
    file = (info.listing.folder / "bot" / "judgement.json").read_text(encoding="utf-8")
    net = Net.read(learned.names, json.loads(file), np.random.default_rng(1))
    inputs, shares, targets = Grouped(notes).batch(np.arange(len(notes.seats)), 2)
    return shares, shares_of(forward(net, inputs)[1].reshape(shares.shape), shares), targets


def rows(title: str, kind: str, found: np.ndarray, came: np.ndarray) -> list[dict[str, object]]:
    """Ten bins of what was expected, with what came of them."""
    bins = np.minimum(9, (found * 10).astype(int))
    lines: list[dict[str, object]] = []
    for place in range(10):
        chosen = bins == place
        if chosen.sum() >= 50:
            at = float(found[chosen].mean())
            lines.append({"game": title, "by": kind, "expected": at, "won": float(came[chosen].mean())})
    return lines


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=400)
    games = parser.parse_args().games
    lines: list[dict[str, object]] = []
    print("| game | positions | loss by the outlook | by what was learned | a coin |\n|---|---|---|---|---|")
    with ProcessPoolExecutor() as pool:
        for game, title in GAMES.items():
            tasks = [(game, FRESH + at) for at in range(0, games, BATCH)]
            shares, judged, came = expected(game, joined(list(pool.map(some, tasks))))
            lines += rows(title, "outlook", shares[:, 0], came[:, 0])
            lines += rows(title, "learned", judged[:, 0], came[:, 0])
            losses = " | ".join(f"{it:.4f}" for it in (loss(shares, came), loss(judged, came), np.log(2)))
            print(f"| {title} | {len(came):,} | {losses} |")
    x = {
        "field": "expected",
        "type": "quantitative",
        "title": "share of the win expected",
        "scale": {"domain": [0, 1]},
    }
    y = {"field": "won", "type": "quantitative", "title": "share that was won", "scale": {"domain": [0, 1]}}
    color = {
        "field": "by",
        "type": "nominal",
        "title": "judged by",
        "scale": {"range": ["#5b8c3a", "#b5651d"]},
    }
    shape = {"field": "by", "type": "nominal"}
    line = {
        "mark": {"type": "line", "point": True},
        "encoding": {"x": x, "y": y, "color": color, "shape": shape},
    }
    fair = {
        "data": {"values": [{"expected": 0, "won": 0}, {"expected": 1, "won": 1}]},
        "mark": {"type": "line", "strokeDash": [4, 4], "color": "#999"},
        "encoding": {"x": x, "y": y},
    }
    panels = [
        {
            "title": title,
            "width": 220,
            "height": 220,
            "layer": [fair, {**line, "data": {"values": [it for it in lines if it["game"] == title]}}],
        }
        for title in GAMES.values()
    ]
    picture({"hconcat": panels}, PICTURE)


if __name__ == "__main__":
    main()
