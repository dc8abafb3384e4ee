"""A league of bots: every pair plays the same deals with the seats swapped; alone, all play the same deals.

Game number n of a pair depends on the league's seed and on n alone, so a league gives the same games whatever
the number of processes.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

import msgspec

from tanglewood.arena.game import Played, play_game
from tanglewood.arena.processes import Interrupted
from tanglewood.arena.queue import in_order, work
from tanglewood.arena.ratings import Contest, rate
from tanglewood.bots import check_bots
from tanglewood.kernel.chance import fork
from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice, check_seed, settle_options
from tanglewood.words import refuse


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: by a pair of bots, or by one alone."""

    number: int
    sides: tuple[int, ...]


class Meeting(msgspec.Struct):
    """What one side won against the other."""

    first: int
    second: int
    games: int = 0
    wins: float = 0.0
    outright: int = 0
    shared: int = 0


class Standing(msgspec.Struct):
    """A bot at the end of a league. `longest` is the longest thought about one decision, in seconds."""

    name: str
    games: int = 0
    wins: float = 0.0
    scores: list[int] = []
    rating: float = 25.0
    deviation: float = 25.0 / 3
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0


class Table(msgspec.Struct):
    """The results of a league."""

    game: str
    options: dict[str, Choice]
    seed: int
    games: int
    standings: list[Standing]
    meetings: list[Meeting]
    rival: str = ""
    # Name, version and fingerprint of the pack.
    pack: str = ""


class League(msgspec.Struct, frozen=True):
    """A league to be played; it is sent to the worker processes."""

    game: str
    options: dict[str, Choice]
    bots: list[str]
    games: int
    seed: int
    keep: bool = False
    pack: DesignerPack | None = None

    def keeping(self) -> "League":
        """The same league, with the record of every game kept."""
        return msgspec.structs.replace(self, keep=True)

    def fixtures(self) -> list[Fixture]:
        """Sorted by game number, so that no pair's games all come last."""
        sides: list[tuple[int, ...]] = [(bot,) for bot in range(len(self.bots))]
        if self.options["players"] != 1:
            sides = list(combinations(range(len(self.bots)), 2))
        return [Fixture(number, pair) for number in range(self.games) for pair in sides]

    def play(self, fixture: Fixture) -> Played:
        """Two games in a row have the same deal; in the second one the two bots have swapped seats."""
        number = fixture.number
        sides = fixture.sides
        seats = [sides[(seat + number) % len(sides)] for seat in range(int(self.options["players"]))]
        seed = fork(self.seed, number // len(sides))
        return play_game(self.game, self.options, self.bots, seats, seed, number, self.keep, self.pack)


def prepare(
    game: str,
    bots: list[str],
    games: int,
    seed: int,
    options: dict[str, object],
    pack: DesignerPack | None = None,
) -> League:
    """Check the options of a league before anything is played."""
    info = lookup(game, pack)
    check_seed(seed)
    settled = settle_options(game, info.settings, {"players": 2, **options})
    if len(set(bots)) < len(bots):
        raise refuse("same-bots", names=", ".join(bots))
    if len(bots) < 2 and settled["players"] != 1:
        raise refuse("two-bots", names=", ".join(bots) or "none")
    check_bots(bots, info.start(settled, 0))
    return League(game, settled, bots, games, seed, pack=pack)


def play_league(
    league: League,
    jobs: int = 1,
    heard: Callable[[Fixture, Played], None] = lambda fixture, game: None,
    ray: str = "",
) -> Table:
    """Play all games; `heard` is called with each one when it is over, in the order of the fixtures.

    Ctrl-C raises Interrupted with the table of what was finished until then.
    """
    table = Table(
        *(league.game, league.options, league.seed, league.games),
        [Standing(name) for name in league.bots],
        [],
        pack=lookup(league.game, league.pack).pack,
    )
    meetings: dict[tuple[int, ...], Meeting] = {}
    contests: list[Contest] = []
    interrupted = False
    try:
        for fixture, game in results(league, jobs, ray):
            heard(fixture, game)
            count(table, fixture, game)
            add_contest(contests, meetings, fixture, game)
    except KeyboardInterrupt:
        interrupted = True
    table.meetings = list(meetings.values())
    for standing, (skill, deviation) in zip(table.standings, rate(len(league.bots), contests), strict=True):
        standing.rating = skill
        standing.deviation = deviation
    if interrupted:
        table.games = max(
            [meeting.games for meeting in table.meetings] or [it.games for it in table.standings]
        )
        raise Interrupted(table)
    return table


def add_contest(
    contests: list[Contest], meetings: dict[tuple[int, ...], Meeting], fixture: Fixture, game: Played
) -> None:
    """Record who came before whom, for the ratings and for the pair."""
    contest: Contest = []
    for side in fixture.sides:
        contest.append((side, sum(game.share(seat) for seat in seats_of(game, side))))
    if len(fixture.sides) == 1 and fixture.sides[0] > 0:  # alone: all who play the same deal are one contest
        contests[-1].extend(contest)
        return
    contests.append(contest)
    if len(fixture.sides) == 2:
        meeting = meetings.setdefault(fixture.sides, Meeting(*fixture.sides))
        meeting.games += 1
        meeting.wins += contest[0][1]
        meeting.outright += contest[0][1] == 1.0
        meeting.shared += 0.0 < contest[0][1] < 1.0


def seats_of(game: Played, side: int) -> list[int]:
    return [seat for seat, bot in enumerate(game.bots) if bot == side]


def count(table: Table, fixture: Fixture, game: Played) -> None:
    for side in fixture.sides:
        standing = table.standings[side]
        standing.games += 1
        for seat in seats_of(game, side):
            standing.wins += game.share(seat)
            standing.scores.append(game.scores[seat])
            standing.decisions += game.decided[seat]
            standing.seconds += game.thought[seat]
            standing.longest = max(standing.longest, game.longest[seat])
    if game.rival is not None:
        table.rival = game.rival.name


def results(league: League, jobs: int, ray: str) -> Iterator[tuple[Fixture, Played]]:
    """Every game when it and those before it are over, in order."""
    fixtures = league.fixtures()
    return in_order(fixtures, work(league.play, fixtures, jobs, sides_of, ray))


def sides_of(fixture: Fixture) -> tuple[int, ...]:
    return fixture.sides
