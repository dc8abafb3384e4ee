"""`make soak`: thousands of games of every mix of a game's variants, with its laws looked at all the way.

    python tests/tools/soak.py [GAME ...] [--random 3000] [--greedy 300] [--modules 200] [--mixed 5000]
                               [--lands 5000] [--jobs 2] [--first 0]

Every game ends, in a bounded number of decisions, without an exception. Positions looked at keep the laws,
can be read again, and so can the worlds somebody imagines in them; one game of every piece of work is kept
as a record and replayed.

`--random` and `--greedy` are games of every join of named variants, `--modules` random games for each of
Nightweave's modules at each level it may be played at, `--mixed` such with any options that go together.
`--lands` is how many random games are played of each land of Everdell: shared out among every number of
players it has room for (five and six with Bellfaire beside it), Rugwort's levels, and Nightweave's levels
with one person and two. The lands alone, and ten thousand mixes:

    python tests/tools/soak.py everdell --lands 5000 --mixed 10000 --random 0 --greedy 0 --modules 0

`--first` is the number of the first game, to go on where another run ended. The digest at the end is the
same for every build and number of processes.
"""

import argparse
import hashlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console
from rich.progress import Progress

import tanglewood
from laws import LAWS
from mixes import Options, any_mix, mixes
from tanglewood.bots import make_bot
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.components.schema import LANDS
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.chance import Rng, fork, seeded
from tanglewood.kernel.record import read_record, replay
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
FEW = 4
"""So many can play Everdell without Bellfaire."""

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


def tables_of(land: str) -> Iterator[Options]:
    """The tables a land of Everdell is laid on: for any number of players, and against any opponent."""
    info = GAMES["everdell"]
    for year in info.setting("rugwort").choices:
        yield {land: True, "players": 1, "rugwort": year}
    for players in range(2, info.setting("players").high + 1):
        # Five and six need Bellfaire (EX.bellfaire.six.players).
        beside: Options = {"bellfaire": True} if players > FEW else {}
        yield {land: True, "players": players, **beside}
    for players in (1, 2):
        for level in range(len(lair_of(standard()).levels)):
            yield {land: True, "players": players, "nightweave": True, "difficulty": level}


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
        try:
            digest.update(played(info, wishes, bot, seed).text().encode())
        except Exception as error:
            raise AssertionError(f"{game} {wishes} {bot} {seed}: {error!r}") from error
    if FIRST not in wishes:
        replayed(info, wishes, seeds[0])
    return digest.hexdigest()


def played(info: GameInfo, wishes: Options, bot: str, seed: int) -> State:
    """The end of a game that was looked at all the way."""
    state = begin(info, wishes, seed)
    mind = make_bot(bot, fork(seed, 1))
    decisions = 0
    while state.turn >= 0:
        if decisions % EVERY == 0:
            look_at(info, state)
        if decisions % (10 * EVERY) == 0:
            look_closely(info, state, seeded(fork(seed, decisions)))
        state.play(mind.choose(Seat(state)))
        decisions += 1
        assert decisions <= MOST, "does not end"
    look_at(info, state)
    look_closely(info, state, seeded(seed))
    assert state.result() is not None
    return state


def look_at(info: GameInfo, state: State) -> None:
    """The laws of the table hold, and nothing is wrong with the position."""
    if info.id in LAWS:
        LAWS[info.id](state)
    assert state.problems() == []


def look_closely(info: GameInfo, state: State, rng: Rng) -> None:
    """The position can be read again; what a seat imagines is sound, and looks to it like what is true."""
    assert info.read(state.text()).text() == state.text()
    seat = rng.below(int(state.settings()["players"]))
    world = state.imagine(seat, rng)
    look_at(info, world)
    assert world.view(seat) == state.view(seat)
    assert world.imagine(seat, seeded(3)).text() == state.imagine(seat, seeded(3)).text()


def replayed(info: GameInfo, wishes: Options, seed: int) -> None:
    """A random game is kept as a record and played again from it."""
    game = tanglewood.new_game(info.id, seed=seed, **wishes)
    rng = seeded(seed)
    while not game.over:
        options = game.options()
        game.play(options[rng.below(len(options))])
    record = game.record(["somebody"] * int(game.state.settings()["players"]))
    again, kept = replay(read_record(record.text()))
    assert (again.text(), kept.text()) == (game.text(), record.text())


def works(games: list[str], numbers: dict[str, int], first: int) -> Iterator[Work]:
    for game in games:
        if game == "everdell":
            for options in modules():
                yield from several(game, options, "random", first, numbers["modules"])
            for land in LANDS:
                tables = list(tables_of(land))
                for i, options in enumerate(tables):
                    n = share(numbers["lands"], len(tables), i)
                    yield from several(game, options, "random", first, n)
        for start in range(first, first + numbers["mixed"]):
            yield game, any_mix(GAMES[game], start), "random", range(start, start + 1)
        for options in mixes(GAMES[game]):
            for bot in ("random", "greedy"):
                yield from several(game, options, bot, first, numbers[bot])


def share(n: int, parts: int, part: int) -> int:
    """What one of so many parts gets of n things, as evenly as possible."""
    return n // parts + (part < n % parts)


def several(game: str, options: Options, bot: str, first: int, n: int) -> Iterator[Work]:
    """Games with the same options, in pieces that a process can take."""
    for start in range(first, first + n, CHUNK):
        yield game, options, bot, range(start, min(start + CHUNK, first + n))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=sorted(GAMES))
    parser.add_argument("--random", type=int, default=3000)
    parser.add_argument("--greedy", type=int, default=300)
    parser.add_argument("--modules", type=int, default=200)
    parser.add_argument("--mixed", type=int, default=5000)
    parser.add_argument("--lands", type=int, default=5000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--first", type=int, default=0)
    wish = parser.parse_args()
    numbers = {name: getattr(wish, name) for name in ("random", "greedy", "modules", "mixed", "lands")}
    todo = [work for work in works(wish.games, numbers, wish.first) if len(work[3])]
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
