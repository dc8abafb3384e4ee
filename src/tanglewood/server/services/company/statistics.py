"""One's own games: how many, how they came out, against whom; and ratings for those who want them.

Ratings are made anew from the results that are kept, in the order in which the games ended, so the same
games give the same ratings on every server. A game counts if everybody who played it had an account and
wanted to be rated when it ended, and still does. Games with bots do not: how well a bot plays depends on how
much time the server has for it, so it is no anchor. Nor do games with a designer's pack, games at one screen,
games that were ended by agreement, and games that a bot played to the end for somebody.
"""

from collections import Counter, defaultdict
from typing import NamedTuple

from tanglewood.arena.ratings import Contest, rate
from tanglewood.kernel.errors import TanglewoodError
from tanglewood.kernel.registry import lookup
from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.table import HostedTable
from tanglewood.server.model import stamp
from tanglewood.server.models.company import GameCount, PlayedGame, RatingInfo, Rival, Statistics
from tanglewood.server.services.history import HistoryService
from tanglewood.server.services.people.identity import IdentityService
from tanglewood.server.services.tables import TableService
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import Store
from tanglewood.server.store.company.results import SeatResult, Sitting
from tanglewood.server.store.people.accounts import is_person

LAST, RIVALS, FILLED = 20, 20, 100
"""Games and people that are listed, and old games of which results are written down at one request."""
WIDTH = 1.96
"""Deviations on either side within which somebody's skill almost surely is."""
WELL, ROUGHLY = 4.0, 6.5
"""Deviations up to which a skill is known well, or roughly; nobody's begins at 8.3."""

Skills = dict[bytes, tuple[float, float, int]]
"""Skill, deviation and number of games of everybody."""


class StatisticsService:
    """Writes down how games came out, and counts them."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        history: HistoryService,
        identity: IdentityService,
        clock: Clock,
    ) -> None:
        self.store = store
        self.tables = tables
        self.history = history
        self.identity = identity
        self.clock = clock
        self.tasks = BackgroundTasks()
        # By game: what the ratings were made of, and the skills by number of players.
        self.known: dict[str, tuple[tuple[object, ...], dict[int, Skills]]] = {}
        tables.on_over = self.over

    def over(self, table: HostedTable) -> None:
        """A game has ended. If its result is not written down now, it is when somebody asks for it."""
        self.tasks.start(self.write(table.live))

    async def write(self, live: LiveGame) -> None:
        found = results_of(live)
        if found:
            await self.store.results.add(live.id, found)

    # ------------------------------------------------------------------ one's own games

    async def statistics(self, owner: bytes | None) -> Statistics:
        if owner is None:
            return Statistics(False, False, [], [], [])
        for id in await self.store.results.missing(owner, FILLED):
            try:
                await self.write((await self.tables.table(id)).live)
            except Refused:
                continue  # one game that cannot be opened any more must not hide the others
        games = by_table(await self.store.results.of_owner(owner))
        rated = is_person(owner) and owner in await self.store.results.rated()
        skills = {game: await self.skills(game) for game in {one[0].game for one in games}} if rated else {}
        return Statistics(
            can_rate=is_person(owner),
            rated=rated,
            counts=counts(games, owner, skills),
            rivals=rivals(games, owner),
            last=[played(game, owner) for game in games[:LAST]],
        )

    async def set_rated(self, owner: bytes | None, wanted: bool) -> None:
        person = await self.identity.person(owner)
        if wanted != bool(person.rated):
            await self.store.results.set_rated(person.id, self.clock.now() if wanted else 0.0)

    # ------------------------------------------------------------------ ratings

    async def skills(self, game: str) -> dict[int, Skills]:
        """The skills of everybody who is rated, by number of players."""
        state = await self.store.results.state_of(game)
        if game not in self.known or self.known[game][0] != state:
            sittings = await self.store.results.of_game(game)
            rated = await self.store.results.rated()
            found = await self.history.in_thread(skills_of, sittings, rated)
            self.known[game] = state, found
        return self.known[game][1]


def results_of(live: LiveGame) -> list[SeatResult]:
    """How a game came out for every seat; nothing while it runs."""
    result = live.result()
    if result is None or not live.over:
        return []
    found: list[SeatResult] = []
    for seat, row in enumerate(live.seats):
        # Whoever resigned is last by their own doing, whatever a bot did there afterwards.
        player = "" if seat in live.resigned else row.player or ""
        found.append(
            SeatResult(
                place=result.ranks[seat],
                score=result.scores[seat],
                won=seat in result.winners,
                player=player,
                ended=result.ended,
            )
        )
    return found


def by_table(sittings: list[Sitting]) -> list[list[Sitting]]:
    """The same by game, in the same order."""
    games: dict[str, list[Sitting]] = defaultdict(list)
    for one in sittings:
        games[one.table].append(one)
    return list(games.values())


def title_of(game: str) -> str:
    try:
        return lookup(game).title
    except TanglewoodError:  # not installed any more
        return game


def best_seat(game: list[Sitting], owner: bytes) -> Sitting:
    """One's seat; at one screen the best of them."""
    return min((one for one in game if one.owner == owner), key=lambda one: one.result.place)


def counts(games: list[list[Sitting]], owner: bytes, skills: dict[str, dict[int, Skills]]) -> list[GameCount]:
    groups: dict[tuple[str, int], list[Sitting]] = defaultdict(list)
    for game in games:
        groups[game[0].game, len(game)].append(best_seat(game, owner))
    return [
        GameCount(
            game=game,
            title=title_of(game),
            players=players,
            games=len(mine),
            won=sum(one.result.won for one in mine),
            mean_score=round(sum(one.result.score for one in mine) / len(mine), 1),
            rating=rating_of(skills.get(game, {}).get(players, {}), owner),
        )
        for (game, players), mine in sorted(groups.items(), key=lambda group: -len(group[1]))
    ]


class Met(NamedTuple):
    """Somebody one has played against: a person, or a bot of a level."""

    owner: bytes | None
    bot: str


def rivals(games: list[list[Sitting]], owner: bytes) -> list[Rival]:
    """Whom one met most often; people under the name they had last."""
    found: dict[Met, Rival] = {}
    for game in games:  # the last one first
        won = best_seat(game, owner).result.won
        for one in game:
            who = Met(None, one.bot) if one.kind == "bot" else Met(one.owner, "")
            if who.owner == owner or who == Met(None, ""):
                continue
            met = found.setdefault(who, Rival(one.name, bool(who.bot), 0, 0))
            met.games += 1
            met.won += won
    return sorted(found.values(), key=lambda one: -one.games)[:RIVALS]


def played(game: list[Sitting], owner: bytes) -> PlayedGame:
    mine = best_seat(game, owner)
    return PlayedGame(
        id=mine.table,
        title=title_of(mine.game),
        game=mine.game,
        at=stamp(mine.at),
        players=len(game),
        place=mine.result.place,
        score=mine.result.score,
        won=mine.result.won,
        ended=mine.result.ended,
        others=[one.name for one in game if one.owner != owner and one.name],
    )


def counts_for_ratings(game: list[Sitting], rated: dict[bytes, float]) -> bool:
    owners = [one.owner for one in game]
    return (
        len(game) > 1
        and game[0].pack is None
        and game[0].result.ended != "agreement"
        and all(one.kind != "bot" and not one.result.player for one in game)
        and len(set(owners)) == len(owners)
        and all(owner is not None and 0 < rated.get(owner, 0.0) <= game[0].at for owner in owners)
    )


def skills_of(sittings: list[Sitting], rated: dict[bytes, float]) -> dict[int, Skills]:
    """The skills of everybody by number of players, from all games that count, in the order they ended."""
    pools: dict[int, list[list[Sitting]]] = defaultdict(list)
    for game in reversed(by_table(sittings)):
        if counts_for_ratings(game, rated):
            pools[len(game)].append(game)
    found: dict[int, Skills] = {}
    for players, games in pools.items():
        # Two games may have ended at the same moment: then their ids decide.
        games.sort(key=lambda game: (game[0].at, game[0].table))
        people = list(dict.fromkeys(one.owner or b"" for game in games for one in game))
        number = {owner: index for index, owner in enumerate(people)}
        contests: list[Contest] = [
            [(number[one.owner or b""], -float(one.result.place)) for one in game] for game in games
        ]
        times = Counter(who for contest in contests for who, _ in contest)
        rates = rate(len(people), contests)
        found[players] = {who: (*rates[index], times[index]) for who, index in number.items()}
    return found


def rating_of(skills: Skills, owner: bytes) -> RatingInfo | None:
    """Somebody's place among the others: how many are surely better, and how many surely worse."""
    if owner not in skills:
        return None
    mine, doubt, games = skills[owner]
    others = [(mu, sigma) for who, (mu, sigma, _) in skills.items() if who != owner]
    better = sum(mu - WIDTH * sigma > mine + WIDTH * doubt for mu, sigma in others)
    worse = sum(mu + WIDTH * sigma < mine - WIDTH * doubt for mu, sigma in others)
    return RatingInfo(
        games=games,
        people=len(skills),
        best=1 + better,
        worst=len(skills) - worse,
        sure="well" if doubt <= WELL else "roughly" if doubt <= ROUGHLY else "hardly",
    )
