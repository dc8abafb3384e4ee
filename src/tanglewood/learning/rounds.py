"""Rounds of learning: play, fit, and play better. A folder keeps them, so that a stop loses one at most."""

import json
import math
import os
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tanglewood.arena.processes import workers
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.listing import FILE as LISTING
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import GameInfo, lookup
from tanglewood.kernel.setting import Choice, settle_options
from tanglewood.learning.fitting import Net, fit
from tanglewood.learning.playing import Notes, joined, play

BATCH = 20
"""Games of one task."""
REMEMBERED = 3
"""Rounds whose games are learned from: older ones were played by another bot."""
FIRST, LATER = 14, 8
"""How often the fit of the first round looks at every position, and that of a later one."""
PLAIN = 4
"""So many times more games in the first round: bots that judge by the heuristic alone are quicker."""
Progress = Callable[[int], None]


class Round(msgspec.Struct, frozen=True):
    """What a round brought: the loss on games it did not see, of the game's own outlook and of the net."""

    number: int
    games: int
    positions: int
    outlook: float
    learned: float


class Learning:
    """A game being learned: its tables, the net so far, and the notes of the last rounds."""

    def __init__(self, info: GameInfo, folder: Path, games: int, pack: DesignerPack | None = None) -> None:
        self.info = info
        self.folder = folder
        self.games = games
        self.pack = pack
        self.tables = tables(info)
        learned = info.start(self.tables[0], 1).learned()
        if learned is None:
            raise PackError(f"{info.id} lists no features, so there is nothing to learn from")
        self.names = learned.names
        self.rng = np.random.default_rng(1)
        self.rounds: list[Round] = []
        self.file: dict[str, Any] | None = None
        self.notes: list[Notes] = []
        folder.mkdir(parents=True, exist_ok=True)
        self.resume()

    def resume(self) -> None:
        """Go on behind the last round the folder has."""
        if self.log.is_file():
            self.rounds = msgspec.json.decode(self.log.read_bytes(), type=list[Round])
            self.file = json.loads(self.net.read_text(encoding="utf-8"))

    @property
    def log(self) -> Path:
        return self.folder / "rounds.json"

    @property
    def net(self) -> Path:
        return self.folder / "judgement.json"

    def sizes(self) -> int:
        """Games of the next round."""
        return self.games * PLAIN if self.file is None else self.games

    def round(self, jobs: int, progress: Progress) -> Round:
        number = len(self.rounds)
        games = self.sizes()
        self.notes = [*self.notes, self.play(number, games, jobs, progress)][-REMEMBERED:]
        notes = joined(self.notes)
        net = Net(len(self.names), self.rng)
        if self.file is not None:
            net = Net.read(self.names, self.file, self.rng)
        outlook, learned = fit(net, notes, LATER if number else FIRST, self.rng)
        found = Round(number, games, len(self.notes[-1].seats), round(outlook, 4), round(learned, 4))
        self.rounds.append(found)
        self.file = {"pack": self.info.pack, **net.file(self.names)}
        self.keep()
        return found

    def keep(self) -> None:
        """The net first: a log that is ahead of it would say too much."""
        for path, content in (
            (self.net, json.dumps(self.file, separators=(",", ":")).replace('],"', '],\n"').encode() + b"\n"),
            (self.log, msgspec.json.encode(self.rounds)),
        ):
            path.with_suffix(".new").write_bytes(content)
            os.replace(path.with_suffix(".new"), path)

    def play(self, number: int, games: int, jobs: int, progress: Progress) -> Notes:
        found: list[Notes] = []
        with workers(jobs) as pool:
            tasks = list(self.tasks(number, games))
            for (_, _, numbers, _, _), notes in zip(tasks, pool.map(task, tasks), strict=True):
                found.append(notes)
                progress(len(numbers))
        return joined(found)

    def tasks(self, number: int, games: int) -> Iterator["Task"]:
        for at in range(math.ceil(games / BATCH)):
            first = 1 + number * 1_000_000 + at * BATCH
            options = self.tables[at % len(self.tables)]
            size = min(BATCH, games - at * BATCH)
            yield self.info.id, options, range(first, first + size), self.file, self.pack


Task = tuple[str, dict[str, Choice], range, dict[str, Any] | None, DesignerPack | None]


def task(wish: Task) -> Notes:
    return play(*wish)


def tables(info: GameInfo) -> list[dict[str, Choice]]:
    """What is played in turn: the tables of `[learning]` in the game's `game.toml`, or its usual table."""
    fields = tomllib.loads((info.listing.folder / LISTING).read_text(encoding="utf-8"))
    wishes = fields.get("learning", {}).get("tables", [{}])
    return [settle_options(info.id, info.settings, dict(wish)) for wish in wishes]


def learning(game: str, folder: Path, games: int, pack: DesignerPack | None = None) -> Learning:
    return Learning(lookup(game, pack), folder, games, pack)
