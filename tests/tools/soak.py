"""`make soak`: thousands of games of every mix of a game's variants, with its laws looked at all the way.

    python tests/soak.py [GAME ...] [--random 3000] [--greedy 300] [--modules 200] [--mixed 5000] [--jobs 2]

Every game ends, in a bounded number of decisions, without an exception, and every position looked at is one
that can be read again. `--modules` are random games for each
of Nightweave's modules at each level it may be played at, `--mixed` such with any options that go together.
The digest at the end is the same for every build and number of processes.
"""

import argparse
import hashlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console
from rich.progress import Progress

from laws import LAWS
from mixes import Options, any_mix, mixes
from tanglewood.bots import make_bot
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.chance import fork
from tanglewood.kernel.registry import GAMES, GameInfo
from tanglewood.kernel.seat import Seat
from tanglewood.kernel.setting import settle_options
from tanglewood.kernel.state import State

FIRST = "first intrigue"
"""Not an option: the intrigue that is drawn first."""
EVERY = 7
"""Laws are looked at before every so-many-th decision, and at the end."""
MOST = 30_000
CHUNK = 50

Work = tuple[str, Options, str, range]


def modules() -> Iterator[Options]:
    """Each of Nightweave's modules alone, at each level it may be played at."""
    lair = lair_of(standard())
    alone: Options = {"players": 1, "nightweave": True}
    for level in range(len(lair.levels)):
        here: Options = {**alone, "difficulty": level}
        yield here
        for personality in lair.personalities:
            yield {**here, "personality": personality.id}
        for plan in lair.plans:
            if plan.id == "swarm" and not level:
                continue
            wanted: Options = {"personality": "any"} if plan.id == "weavers_whim" else {}
            yield {**here, **wanted, "plan": plan.id}
        for intrigue in lair.intrigues:
            yield {**here, "intrigues": True, FIRST: intrigue.id}


def begin(info: GameInfo, wishes: Options, seed: int) -> State:
    options = {name: value for name, value in wishes.items() if name != FIRST}
    state = info.start(settle_options(info.id, info.settings, dict(options)), seed)
    if FIRST in wishes:
        assert isinstance(state, Everdell)
        hers = nightweave_at(state)
        assert hers is not None
        ids = [it.id for it in lair_of(standard()).intrigues]
        wanted = ids.index(str(wishes[FIRST]))
        rest = tuple(it for it in hers.intrigues if it != wanted)
        hers.intrigues = (*rest, wanted)
    return state


def play(work: Work) -> str:
    """Play some games; the hash of where they ended."""
    game, wishes, bot, seeds = work
    info = GAMES[game]
    digest = hashlib.sha256()
    for seed in seeds:
        state = begin(info, wishes, seed)
        mind = make_bot(bot, fork(seed, 1))
        decisions = 0
        while state.turn >= 0:
            if decisions % EVERY == 0:
                look_at(info, state, whole=decisions % (10 * EVERY) == 0)
            state.play(mind.choose(Seat(state)))
            decisions += 1
            if decisions > MOST:
                raise AssertionError(f"{game} {wishes} {bot} {seed} does not end")
        look_at(info, state, whole=True)
        assert state.result() is not None
        digest.update(state.text().encode())
    return digest.hexdigest()


def look_at(info: GameInfo, state: State, whole: bool) -> None:
    """The laws of the table hold, nothing is wrong with the position; as a whole, it can be read again."""
    if info.id in LAWS:
        LAWS[info.id](state)
    assert state.problems() == []
    if whole:
        assert info.read(state.text()).text() == state.text()


def works(games: list[str], numbers: dict[str, int]) -> Iterator[Work]:
    for game in games:
        if game == "everdell":
            for options in modules():
                yield game, options, "random", range(numbers["modules"])
        for start in range(numbers["mixed"]):
            yield game, any_mix(GAMES[game], start), "random", range(start, start + 1)
        for options in mixes(GAMES[game]):
            for bot in ("random", "greedy"):
                for start in range(0, numbers[bot], CHUNK):
                    yield game, options, bot, range(start, min(start + CHUNK, numbers[bot]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(GAMES))
    parser.add_argument("--random", type=int, default=3000)
    parser.add_argument("--greedy", type=int, default=300)
    parser.add_argument("--modules", type=int, default=200)
    parser.add_argument("--mixed", type=int, default=5000)
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args()
    numbers = {name: getattr(wish, name) for name in ("random", "greedy", "modules", "mixed")}
    todo = [work for work in works(wish.games, numbers) if len(work[3])]
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
