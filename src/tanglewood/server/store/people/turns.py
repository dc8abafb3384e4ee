"""When it is somebody's turn, and what they are told of it: each message once, by whoever claims it."""

import json
from collections.abc import Callable
from typing import NamedTuple

from tanglewood.server.store.database import Database, Session
from tanglewood.server.store.people.accounts import PersonRow

WAITING, SENDING, SENT, FAILED = "waiting", "sending", "sent", "failed"
ENDED, OFFERED = -1, -2
"""Instead of the length of a log: a table that somebody follows has ended, and a game is offered to them."""
KEY = "id = ? and number = ? and person = ? and channel = ? and target = ?"
NEW_TURN = (
    "insert into turns (id, number, person, at, seen, spread) {row}"
    " on conflict (id) do update set number = excluded.number, person = excluded.person,"
    " at = excluded.at, seen = 0, spread = 0"
)
"""`row` is where the new row comes from."""


class Turn(NamedTuple):
    """A table waits for a person since `at`; the log has `number` entries."""

    table: str
    number: int
    person: str
    at: float


class PushRow(NamedTuple):
    """A browser that takes push messages; `target` stands for it where it is not to be named."""

    endpoint: str
    public_key: str
    auth: str


class Delivery(NamedTuple):
    """A message that somebody is to get. `digest`: together with others."""

    table: str
    number: int
    person: str
    channel: str
    target: str
    digest: bool
    tries: int
    at: float

    @property
    def key(self) -> tuple[str, int, str, str, str]:
        return self[:5]


class TableLine(NamedTuple):
    """What a message says of a table: its game, and who else is there."""

    game: str
    names: list[str]


Plan = Callable[[PersonRow, dict[str, str], list[PushRow], Turn], list[Delivery]]
"""What somebody is told of a turn, as they wish: about all tables and about this one."""


async def write_turn(db: Session, id: str, number: int, waits: bytes, now: float) -> None:
    """A table waits for a person from now on, or (empty) for nobody who wants to know. In the transaction of
    the move, so that neither is there without the other."""
    if not waits:
        await db.run("delete from turns where id = ?", (id,))
        return
    await db.run(NEW_TURN.format(row="values (?, ?, ?, ?, 0, 0)"), (id, number, waits.hex(), now))


async def write_deliveries(db: Session, turn: Turn, plan: Plan) -> None:
    """Write down by which ways a person is told of something."""
    person = await db.row("select id, name, mail, created, wishes from people where id = ?", (turn.person,))
    if person is None:
        return
    choice = await db.row("select choice from choices where id = ? and person = ?", (turn.table, turn.person))
    pushes = await db.rows("select endpoint, public_key, auth from pushes where id = ?", (turn.person,))
    planned = plan(
        PersonRow(*person), json.loads(choice[0]) if choice else {}, [PushRow(*row) for row in pushes], turn
    )
    for one in planned:
        await db.run(
            "insert into deliveries (id, number, person, channel, target, state, digest, tries, at)"
            " values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing",
            (*one.key, WAITING, int(one.digest), 0, one.at),
        )


async def is_current(db: Session, one: Delivery) -> bool:
    """Whether what a message says is still so."""
    owner = bytes.fromhex(one.person)
    if one.number == ENDED:
        query = (
            "select 1 from follows f join tables t on t.id = f.id"
            " where f.id = ? and f.owner = ? and t.over = 1"
        )
        return await db.row(query, (one.table, owner)) is not None
    if one.number == OFFERED:
        return await db.row("select 1 from seats where id = ? and kept = ?", (one.table, owner)) is not None
    query = (
        "select 1 from turns t join tables on tables.id = t.id join seats s on s.id = t.id"
        " where t.id = ? and t.number = ? and t.person = ? and t.seen = 0 and tables.over = 0"
        " and s.owner = ? and s.stand_in is null"
    )
    return await db.row(query, (*one[:3], owner)) is not None


class TurnStore:
    """Turns and messages about them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ------------------------------------------------------------------ turns

    async def seen(self, id: str, person: str, number: int) -> None:
        """Somebody has seen a table after so many entries: they need not be told of it."""
        await self.database.run(
            "update turns set seen = 1 where id = ? and person = ? and number <= ? and seen = 0",
            (id, person, number),
        )

    async def unspread(self, before: float, limit: int) -> list[Turn]:
        """Turns since before a moment that nobody has been told of or has seen."""
        rows = await self.database.rows(
            "select id, number, person, at from turns where spread = 0 and seen = 0 and at <= ?"
            " order by at limit ?",
            (before, limit),
        )
        return [Turn(*row) for row in rows]

    async def spread(self, turn: Turn, plan: Plan) -> None:
        """Write down what a person is told of a turn; of several servers one does."""

        async def work(db: Session) -> None:
            claimed = await db.run(
                "update turns set spread = 1 where id = ? and number = ? and person = ? and spread = 0",
                turn[:3],
            )
            if claimed == 1:
                await write_deliveries(db, turn, plan)

        await self.database.do(work)

    # ------------------------------------------------------------------ messages

    async def due(self, now: float, limit: int) -> list[Delivery]:
        rows = await self.database.rows(
            "select id, number, person, channel, target, digest, tries, at from deliveries"
            " where state = ? and at <= ? order by at limit ?",
            (WAITING, now, limit),
        )
        return [Delivery(*row)._replace(digest=bool(row[5])) for row in rows]

    async def claim(self, wanted: list[Delivery]) -> list[Delivery]:
        """Those of these messages that this server sends from now on: nobody else has claimed them, and it is
        still that person's turn, unseen (or what else they are told is still so).
        One that was claimed is never sent again, whatever happens."""

        async def work(db: Session) -> list[Delivery]:
            claimed: list[Delivery] = []
            for one in sorted(wanted):
                if not await is_current(db, one):
                    await db.run(f"delete from deliveries where {KEY} and state = ?", (*one.key, WAITING))
                elif await db.run(
                    f"update deliveries set state = ? where {KEY} and state = ?",
                    (SENDING, *one.key, WAITING),
                ):
                    claimed.append(one)
            return claimed

        return await self.database.do(work)

    async def done(self, sent: list[Delivery], state: str) -> None:
        async def work(db: Session) -> None:
            for one in sent:
                await db.run(f"update deliveries set state = ? where {KEY}", (state, *one.key))

        await self.database.do(work)

    async def later(self, messages: list[Delivery], state: str, at: float, tries: int) -> None:
        """Send messages in this state later: they were not sent, that much is known."""

        async def work(db: Session) -> None:
            for one in messages:
                await db.run(
                    f"update deliveries set state = ?, at = ?, tries = ? where {KEY} and state = ?",
                    (WAITING, at, tries, *one.key, state),
                )

        await self.database.do(work)

    async def drop(self, unwanted: list[Delivery]) -> None:
        async def work(db: Session) -> None:
            for one in unwanted:
                await db.run(f"delete from deliveries where {KEY} and state = ?", (*one.key, WAITING))

        await self.database.do(work)

    async def tidy(self, before: float) -> None:
        """Forget what was told long ago."""
        await self.database.run("delete from deliveries where at < ?", (before,))

    # ------------------------------------------------------------------ tables that ended, games offered

    async def tell_of_ends(self, plan: Plan, limit: int) -> None:
        """Write down what people are told of tables they follow that have ended; of several servers one
        does."""
        rows = await self.database.rows(
            "select f.id, f.owner, t.changed from follows f join tables t on t.id = f.id"
            " where f.told = 0 and t.over = 1 order by t.changed limit ?",
            (limit,),
        )
        for id, owner, at in rows:
            await self.tell_once(id, bytes(owner), Turn(id, ENDED, owner.hex(), at), plan)

    async def tell_once(self, id: str, owner: bytes, turn: Turn, plan: Plan) -> None:
        async def work(db: Session) -> None:
            query = "update follows set told = 1 where id = ? and owner = ? and told = 0"
            if await db.run(query, (id, owner)) == 1:
                await write_deliveries(db, turn, plan)

        await self.database.do(work)

    async def offer(self, turn: Turn, plan: Plan) -> None:
        """Write down what somebody is told of a game that is offered to them."""
        await self.database.do(lambda db: write_deliveries(db, turn, plan))

    async def table_line(self, id: str, person: str) -> TableLine | None:
        row = await self.database.rows("select game from tables where id = ?", (id,))
        if not row:
            return None
        seats = await self.database.rows(
            "select name, owner, kept from seats where id = ? order by seat", (id,)
        )
        names = [str(name) for name, *people in seats if name and bytes.fromhex(person) not in people]
        return TableLine(str(row[0][0]), names)

    async def everything(self, person: str) -> list[dict[str, object]]:
        """What is stored about telling a person of turns."""
        found: list[dict[str, object]] = []
        for table, columns in (
            ("choices", ("id", "choice")),
            ("turns", ("id", "number", "at", "seen")),
            ("deliveries", ("id", "number", "channel", "state", "at")),
        ):
            query = f"select {', '.join(columns)} from {table} where person = ? order by id"
            for row in await self.database.rows(query, (person,)):
                found.append({"kind": table, **dict(zip(columns, row, strict=True))})
        return found

    # ------------------------------------------------------------------ wishes

    async def choice(self, id: str, person: str) -> dict[str, str]:
        rows = await self.database.rows(
            "select choice from choices where id = ? and person = ?", (id, person)
        )
        found: dict[str, str] = json.loads(rows[0][0]) if rows else {}
        return found

    async def set_choice(self, id: str, person: str, choice: dict[str, str]) -> None:
        await self.database.run(
            "insert into choices (id, person, choice) select id, ?, ? from tables where id = ?"
            " on conflict (id, person) do update set choice = excluded.choice",
            (person, json.dumps(choice), id),
        )

    async def add_push(self, push: PushRow, person: str, secret: bytes, now: float) -> None:
        await self.database.run(
            "insert into pushes (endpoint, id, secret, public_key, auth, created) values (?, ?, ?, ?, ?, ?)"
            " on conflict (endpoint) do update set id = excluded.id, secret = excluded.secret,"
            " public_key = excluded.public_key, auth = excluded.auth",
            (push.endpoint, person, secret, push.public_key, push.auth, now),
        )

    async def pushes(self, person: str) -> list[PushRow]:
        rows = await self.database.rows(
            "select endpoint, public_key, auth from pushes where id = ? order by created", (person,)
        )
        return [PushRow(*row) for row in rows]

    async def remove_push(self, person: str, endpoint: str) -> None:
        await self.database.run("delete from pushes where id = ? and endpoint = ?", (person, endpoint))

    async def house_key(self, name: str, made: str) -> str:
        """A key of the house: the one that is stored, else this one from now on."""

        async def work(db: Session) -> str:
            await db.run(
                "insert into house_keys (id, value) values (?, ?) on conflict do nothing", (name, made)
            )
            ((value,),) = await db.rows("select value from house_keys where id = ?", (name,))
            return str(value)

        return await self.database.do(work)
