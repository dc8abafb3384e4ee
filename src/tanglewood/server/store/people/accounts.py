"""People, the devices they are signed in on, their passkeys, and links that work once."""

from typing import NamedTuple

from tanglewood.bots.levels import DEFAULT_BOT
from tanglewood.server.live.seat import PERSON_BYTES
from tanglewood.server.store.company.people import company_of, forget_company, hand_company_on
from tanglewood.server.store.database import Database, Session


class PersonRow(NamedTuple):
    """A person as they are stored. `wishes` is JSON: how they want to be told that it is their turn. `rated`
    is since when they want a rating; 0: they want none. `language` is the one they read; empty: not known."""

    id: str
    name: str
    mail: str | None
    created: float
    wishes: str
    rated: float = 0.0
    language: str = ""


class DeviceRow(NamedTuple):
    """A browser in which somebody is signed in; `secret` is the hash of its cookie."""

    secret: bytes
    about: str
    created: float
    seen: float


class PasskeyRow(NamedTuple):
    """A passkey: what is public of it."""

    credential: bytes
    person: str
    public_key: bytes
    uses: int
    name: str
    created: float
    used: float


class TokenRow(NamedTuple):
    """A link or a challenge that was used just now. `person` is empty if it is about nobody known yet."""

    person: str
    address: str


def is_person(owner: bytes | None) -> bool:
    """Whether the owner of a seat is a person with an account, and not a guest."""
    return owner is not None and len(owner) == PERSON_BYTES


class PeopleStore:
    """Accounts. Secrets, tokens and codes are given and stored as hashes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # ------------------------------------------------------------------ people

    async def add(self, id: str, name: str, mail: str | None, now: float) -> bool:
        """A new person; False if somebody has this address already."""
        query = (
            "insert into people (id, name, mail, created, wishes) values (?, ?, ?, ?, '{}')"
            " on conflict do nothing"
        )
        return await self.database.run(query, (id, name, mail, now)) == 1

    async def read(self, id: str) -> PersonRow | None:
        return await self.find("id", id)

    async def by_mail(self, mail: str) -> PersonRow | None:
        return await self.find("mail", mail)

    async def find(self, column: str, value: str) -> PersonRow | None:
        rows = await self.database.rows(
            f"select id, name, mail, created, wishes, rated, language from people where {column} = ?",
            (value,),
        )
        return PersonRow(*rows[0]) if rows else None

    async def set_name(self, id: str, name: str) -> None:
        await self.database.run("update people set name = ? where id = ?", (name, id))

    async def set_wishes(self, id: str, wishes: str) -> None:
        await self.database.run("update people set wishes = ? where id = ?", (wishes, id))

    async def set_language(self, id: str, language: str) -> None:
        await self.database.run("update people set language = ? where id = ?", (language, id))

    async def set_mail(self, id: str, mail: str | None) -> bool:
        """False if the address is somebody else's."""

        async def work(db: Session) -> bool:
            if mail and await db.row("select 1 from people where mail = ? and id <> ?", (mail, id)):
                return False
            return await db.run("update people set mail = ? where id = ?", (mail, id)) == 1

        return await self.database.do(work)

    # ------------------------------------------------------------------ devices

    async def person_of(self, secret: bytes) -> tuple[str | None, str]:
        """Who is signed in with a cookie, and the language they read."""
        rows = await self.database.rows(
            "select people.id, people.language from sessions join people on people.id = sessions.id"
            " where secret = ?",
            (secret,),
        )
        return (str(rows[0][0]), str(rows[0][1])) if rows else (None, "")

    async def add_session(self, secret: bytes, id: str, about: str, now: float) -> None:
        await self.database.run(
            "insert into sessions (secret, id, about, created, seen) values (?, ?, ?, ?, ?)",
            (secret, id, about, now, now),
        )

    async def set_session_seen(self, secret: bytes, now: float) -> None:
        await self.database.run("update sessions set seen = ? where secret = ?", (now, secret))

    async def devices(self, id: str) -> list[DeviceRow]:
        rows = await self.database.rows(
            "select secret, about, created, seen from sessions where id = ? order by seen desc, secret", (id,)
        )
        return [DeviceRow(*row) for row in rows]

    async def end_sessions(self, id: str, secret: bytes | None = None) -> list[bytes]:
        """Sign out one device of a person, or all of them; returns which."""

        async def work(db: Session) -> list[bytes]:
            chosen = (id, secret)
            where = "where id = ? and secret = coalesce(?, secret)"
            rows = await db.rows(f"select secret from sessions {where}", chosen)
            await db.run(f"delete from pushes {where}", chosen)  # this device is told nothing any more
            await db.run(f"delete from sessions {where}", chosen)
            return [found for (found,) in rows]

        return await self.database.do(work)

    # ------------------------------------------------------------------ passkeys and codes

    async def add_passkey(self, key: PasskeyRow) -> bool:
        """False if it is known already."""
        query = (
            "insert into passkeys (credential, id, public_key, uses, name, created, used)"
            " values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing"
        )
        return await self.database.run(query, tuple(key)) == 1

    async def passkey(self, credential: bytes) -> PasskeyRow | None:
        found = await self.passkeys_where("credential = ?", credential)
        return found[0] if found else None

    async def passkeys(self, id: str) -> list[PasskeyRow]:
        return await self.passkeys_where("id = ?", id)

    async def passkeys_where(self, where: str, value: object) -> list[PasskeyRow]:
        rows = await self.database.rows(
            "select credential, id, public_key, uses, name, created, used from passkeys"
            f" where {where} order by created, credential",
            (value,),
        )
        return [PasskeyRow(*row) for row in rows]

    async def passkey_used(self, credential: bytes, uses: int, now: float) -> None:
        await self.database.run(
            "update passkeys set uses = ?, used = ? where credential = ?", (uses, now, credential)
        )

    async def remove_passkey(self, id: str, credential: bytes) -> bool:
        query = "delete from passkeys where id = ? and credential = ?"
        return await self.database.run(query, (id, credential)) == 1

    async def set_codes(self, id: str, codes: list[bytes]) -> None:
        """New recovery codes; the old ones are void."""

        async def work(db: Session) -> None:
            await db.run("delete from recovery where id = ?", (id,))
            await db.run_many("insert into recovery (code, id) values (?, ?)", [(code, id) for code in codes])

        await self.database.do(work)

    async def count_codes(self, id: str) -> int:
        ((count,),) = await self.database.rows("select count(*) from recovery where id = ?", (id,))
        return int(count)

    async def use_code(self, code: bytes) -> str | None:
        """Whose recovery code this is; it works once."""

        async def work(db: Session) -> str | None:
            row = await db.row("select id from recovery where code = ?", (code,))
            if row is None or await db.run("delete from recovery where code = ?", (code,)) != 1:
                return None
            return str(row[0])

        return await self.database.do(work)

    # ------------------------------------------------------------------ links and challenges

    async def add_token(
        self, token: bytes, kind: str, person: str, address: str, now: float, until: float
    ) -> None:
        async def work(db: Session) -> None:
            await db.run("delete from tokens where until < ?", (now,))
            await db.run(
                "insert into tokens (token, kind, person, address, made, until) values (?, ?, ?, ?, ?, ?)",
                (token, kind, person, address, now, until),
            )

        await self.database.do(work)

    async def count_tokens(self, address: str, since: float) -> int:
        """How many links were sent to an address lately, by all servers together."""
        query = "select count(*) from tokens where address = ? and made > ?"
        ((count,),) = await self.database.rows(query, (address, since))
        return int(count)

    async def use_token(self, token: bytes, kind: str, now: float) -> TokenRow | None:
        """Use a link or a challenge; of several who try at once one has it."""

        async def work(db: Session) -> TokenRow | None:
            row = await db.row(
                "select person, address from tokens where token = ? and kind = ? and until > ?",
                (token, kind, now),
            )
            if row is None or await db.run("delete from tokens where token = ?", (token,)) != 1:
                return None
            return TokenRow(*row)

        return await self.database.do(work)

    # ------------------------------------------------------------------ seats

    async def move_seats(self, old: bytes, new: bytes) -> list[str]:
        """A guest's seats become a person's, with votes and an analysis under way; returns the tables."""

        async def work(db: Session) -> list[str]:
            rows = await db.rows(
                "select distinct id from seats where ? in (owner, kept) or id in"
                " (select id from tables where opener = ?) order by id",
                (old, old),
            )
            for (id,) in rows:
                await db.run(
                    "update tables set version = version + 1, beside = version + 1 where id = ?", (id,)
                )
            await db.run("update seats set owner = ? where owner = ?", (new, old))
            await db.run(
                "insert into votes (id, seat, voter) select id, seat, ? from votes where voter = ?"
                " on conflict do nothing",
                (new, old),
            )
            await db.run("delete from votes where voter = ?", (old,))
            await db.run("update analysing set owner = ? where owner = ?", (new, old))
            await hand_company_on(db, old, new)
            return [id for (id,) in rows]

        return await self.database.do(work)

    async def rename_seats(self, owner: bytes, name: str) -> list[str]:
        """Have another name at the running tables where nobody else has it; returns these tables."""

        async def work(db: Session) -> list[str]:
            rows = await db.rows(
                "select s.id, s.seat from seats s join tables t on t.id = s.id"
                " where s.owner = ? and t.over = 0 order by s.id, s.seat",
                (owner,),
            )
            renamed: list[str] = []
            for id, seat in rows:
                others = await db.rows("select name from seats where id = ? and seat <> ?", (id, seat))
                if name.casefold() in {str(other).casefold() for (other,) in others}:
                    continue
                await db.run("update seats set name = ? where id = ? and seat = ?", (name, id, seat))
                await db.run(
                    "update tables set version = version + 1, beside = version + 1 where id = ?", (id,)
                )
                renamed.append(id)
            return renamed

        return await self.database.do(work)

    async def forget(self, owner: bytes) -> list[str]:
        """Delete everything about a person or guest; returns the tables at which they sat."""
        return await self.database.do(lambda db: forget(db, owner))

    async def everything(self, owner: bytes) -> dict[str, list[dict[str, object]]]:
        """All that is stored about a person or guest at tables, in words a person can read."""

        async def work(db: Session) -> dict[str, list[dict[str, object]]]:
            seats = await db.rows(
                "select s.id, t.game, s.seat, s.name, t.created, t.changed, t.over, s.seen, s.stand_in,"
                " s.consent from seats s join tables t on t.id = s.id where s.owner = ? order by t.created",
                (owner,),
            )
            heads = ("table", "game", "seat", "name", "created", "changed", "over", "seen", "stand_in")
            found = [dict(zip((*heads, "consent"), row, strict=True)) for row in seats]
            moves: list[dict[str, object]] = []
            chat: list[dict[str, object]] = []
            for seat in found:
                place = (seat["table"], seat["seat"])
                for number, kind, text in await db.rows(
                    "select number, kind, text from log where id = ? and seat = ? order by number", place
                ):
                    moves.append({"table": place[0], "number": number, "kind": kind, "move": text})
                for at, text in await db.rows(
                    "select at, text from chat where id = ? and seat = ? order by number", place
                ):
                    chat.append({"table": place[0], "at": at, "text": text})
            return {"seats": found, "moves": moves, "chat": chat, **await company_of(db, owner)}

        return await self.database.read(work)


async def forget(db: Session, owner: bytes) -> list[str]:
    """Forget somebody: seats lose their owner and name and are handed to nobody, a bot plays on where the
    game runs, and their lines in the chat go. Games stay, because they are the others' too."""
    seats = await db.rows("select id, seat from seats where ? in (owner, kept) order by id, seat", (owner,))
    for id, seat in seats:
        await db.run("update tables set version = version + 1, beside = version + 1 where id = ?", (id,))
        await db.run("delete from chat where id = ? and seat = ?", (id, seat))
        await db.run("delete from codes where id = ? and seat = ?", (id, seat))
        await db.run("delete from votes where id = ? and seat = ?", (id, seat))
    await db.run("delete from votes where voter = ?", (owner,))
    await db.run("delete from analysing where owner = ?", (owner,))
    await forget_company(db, owner)
    await db.run(
        "update seats set stand_in = coalesce(stand_in, ?) where owner = ?"
        " and id in (select id from tables where over = 0)",
        (DEFAULT_BOT, owner),
    )
    await db.run(
        "update seats set owner = null, name = '', used = null, consent = null, seen = 0 where owner = ?",
        (owner,),
    )
    if is_person(owner):
        id = owner.hex()
        await db.run(
            "delete from tokens where person = ? or address = (select mail from people where id = ?)",
            (id, id),
        )
        for table in ("turns", "choices", "deliveries"):
            await db.run(f"delete from {table} where person = ?", (id,))
        for table in ("pushes", "sessions", "passkeys", "recovery", "people"):
            await db.run(f"delete from {table} where id = ?", (id,))
    return list(dict.fromkeys(str(id) for id, _ in seats))
