"""How games came out, a row for each seat. They belong to their table: what is kept of games is kept of them.

Only what was played here counts. A record that was opened ends when it begins, and a game that goes on from a
moment has a position.
"""

from typing import NamedTuple

from tanglewood.server.store.database import Database, Session

PLAYED = "t.over = 1 and t.position = '' and t.created < t.changed"


class SeatResult(NamedTuple):
    """How a game came out for a seat. `player` is the bot that decided there in the end; empty: a person.
    `ended` says how it stopped before its rules ended it."""

    place: int
    score: int
    won: bool
    player: str
    ended: str


class Sitting(NamedTuple):
    """A seat of a finished game, and who sat there."""

    table: str
    game: str
    pack: str | None
    at: float
    seat: int
    name: str
    kind: str
    bot: str
    owner: bytes | None
    result: SeatResult


COLUMNS = (
    "t.id, t.game, t.pack, t.changed, s.seat, s.name, s.kind, coalesce(s.bot, ''), s.owner, r.place, r.score,"
    " r.won, r.player, r.ended"
)
JOINED = "tables t join seats s on s.id = t.id join results r on r.id = s.id and r.seat = s.seat"


class ResultStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, id: str, results: list[SeatResult]) -> None:
        """Write down how a game came out; a second time changes nothing."""

        async def work(db: Session) -> None:
            if not await db.row("select 1 from tables where id = ?", (id,)):
                return  # deleted meanwhile
            for seat, one in enumerate(results):
                await db.run(
                    "insert into results (id, seat, place, score, won, player, ended)"
                    " values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
                    (id, seat, one.place, one.score, int(one.won), one.player, one.ended),
                )

        await self.database.do(work)

    async def missing(self, owner: bytes, limit: int) -> list[str]:
        """Finished games of somebody of which nothing is written down: they are older than that, or a server
        died in between."""
        rows = await self.database.rows(
            f"select t.id from tables t where {PLAYED} and t.id in (select id from seats where owner = ?)"
            " and not exists (select 1 from results r where r.id = t.id) order by t.changed desc limit ?",
            (owner, limit),
        )
        return [str(id) for (id,) in rows]

    async def of_owner(self, owner: bytes) -> list[Sitting]:
        """All seats of the games somebody played, the last game first."""
        return await self.find("t.id in (select id from seats where owner = ?)", (owner,))

    async def of_game(self, game: str) -> list[Sitting]:
        """All seats of all games played of one kind."""
        return await self.find("t.game = ?", (game,))

    async def find(self, where: str, values: tuple[object, ...]) -> list[Sitting]:
        rows = await self.database.rows(
            f"select {COLUMNS} from {JOINED} where {PLAYED} and {where}"
            " order by t.changed desc, t.id, s.seat",
            values,
        )
        found: list[Sitting] = []
        for *about, place, score, won, player, ended in rows:
            found.append(Sitting._make((*about, SeatResult(place, score, bool(won), player, ended))))
        return found

    async def state_of(self, game: str) -> tuple[object, ...]:
        """Something that changes whenever ratings of a game may."""
        ((count, last),) = await self.database.rows(
            f"select count(*), max(t.changed) from {JOINED} where {PLAYED} and t.game = ?", (game,)
        )
        ((people, since, until),) = await self.database.rows(
            "select count(*), sum(rated), max(rated) from people where rated > 0"
        )
        return count, last, people, since, until

    # ------------------------------------------------------------------ who wants to be rated

    async def rated(self) -> dict[bytes, float]:
        """Who wants to be rated, and since when."""
        rows = await self.database.rows("select id, rated from people where rated > 0")
        return {bytes.fromhex(id): since for id, since in rows}

    async def set_rated(self, person: str, since: float) -> None:
        """0: somebody does not want to be rated."""
        await self.database.run("update people set rated = ? where id = ?", (since, person))
