"""What belongs to a person of all this: told, handed on when a guest becomes somebody, and forgotten."""

from tanglewood.server.store.company.talk import block_id
from tanglewood.server.store.database import Row, Session

Told = dict[str, list[dict[str, object]]]


async def company_of(db: Session, owner: bytes) -> Told:
    """All that is stored about whom somebody met, in words a person can read."""
    told: Told = {}
    for name, heads, query in (
        ("follows", ("table", "since"), "select id, at from follows where owner = ? order by at"),
        ("mutes", ("table", "seat"), "select id, seat from mutes where owner = ? order by id, seat"),
        ("blocks", ("name", "since"), "select name, at from blocks where owner = ? order by at"),
        (
            "reports",
            ("table", "name", "said", "why", "at"),
            "select tab, name, said, why, at from reports where reporter = ? order by at",
        ),
        # What others wrote of it is theirs.
        (
            "reported",
            ("table", "said", "at"),
            "select tab, said, at from reports where about = ? order by at",
        ),
        (
            "results",
            ("table", "seat", "place", "score", "won"),
            "select r.id, r.seat, r.place, r.score, r.won from results r join seats s"
            " on s.id = r.id and s.seat = r.seat where s.owner = ? order by r.id",
        ),
        (
            "orders",
            ("table", "seat", "orders"),
            "select o.id, o.seat, o.orders from orders o join seats s"
            " on s.id = o.id and s.seat = o.seat where s.owner = ? order by o.id",
        ),
        ("offered", ("table", "seat"), "select id, seat from seats where kept = ? order by id"),
        ("opened", ("table", "listed"), "select id, listed from tables where opener = ? order by id"),
    ):
        rows: list[Row] = await db.rows(query, (owner,))
        told[name] = [dict(zip(heads, row, strict=True)) for row in rows]
    return told


async def hand_company_on(db: Session, old: bytes, new: bytes) -> None:
    """A guest becomes a person, who has all of it from now on."""
    await db.run("update tables set opener = ? where opener = ?", (new, old))
    await db.run("update seats set kept = ? where kept = ?", (new, old))
    for table, columns in (("follows", "at, told"), ("mutes", "seat")):
        await db.run(
            f"insert into {table} (id, owner, {columns}) select id, ?, {columns} from {table} where owner = ?"
            " on conflict do nothing",
            (new, old),
        )
        await db.run(f"delete from {table} where owner = ?", (old,))
    rows = await db.rows("select owner, other, name, at from blocks where ? in (owner, other)", (old,))
    await db.run("delete from blocks where ? in (owner, other)", (old,))
    for owner, other, name, at in rows:
        pair = (new if owner == old else owner, new if other == old else other)
        await db.run(
            "insert into blocks (id, owner, other, name, at) values (?, ?, ?, ?, ?) on conflict do nothing",
            (block_id(*pair), *pair, name, at),
        )
    await db.run("update reports set reporter = ? where reporter = ?", (new, old))
    await db.run("update reports set about = ? where about = ?", (new, old))


async def forget_company(db: Session, owner: bytes) -> None:
    """Before the seats lose their owner. A report somebody made stays with the host, without their name; what
    was reported about them goes like their lines in the chat."""
    await db.run(
        "delete from orders where exists (select 1 from seats s where s.id = orders.id"
        " and s.seat = orders.seat and s.owner = ?)",
        (owner,),
    )
    await db.run("update tables set opener = null where opener = ?", (owner,))
    await db.run("update seats set kept = null, name = '' where kept = ?", (owner,))
    for table in ("follows", "mutes"):
        await db.run(f"delete from {table} where owner = ?", (owner,))
    await db.run("delete from blocks where owner = ? or other = ?", (owner, owner))
    await db.run("delete from reports where about = ?", (owner,))
    await db.run("update reports set reporter = null where reporter = ?", (owner,))
