"""It is your turn: what people are told, and when.

A move writes down for whom the table waits, in its own transaction. Some time later, unless that person has
seen it, one server writes down what they are to be told, and by which ways. A message is claimed before it is
sent, by whichever server comes first; if that one dies, the messages it had not claimed are sent by others,
and the one it was sending is not sent again: nobody is told twice.
"""

import asyncio
import json
import logging
from collections import defaultdict

import msgspec

from tanglewood.kernel.errors import TanglewoodError
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.text.phrase import COMMA
from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused
from tanglewood.server.live.table import HostedTable
from tanglewood.server.operation.metrics import Metrics
from tanglewood.server.services.notify.outside import Outside, OutsideError
from tanglewood.server.services.notify.push import PushService, target_of
from tanglewood.server.services.notify.stopping import StopLinks
from tanglewood.server.services.notify.wishes import (
    CHANNELS,
    Wishes,
    allowed_at,
    digest_time,
    is_zone,
    read_wishes,
)
from tanglewood.server.services.people.post import Mail, Post, PostError
from tanglewood.server.services.tasks import BackgroundTasks
from tanglewood.server.store import Store, StoreError
from tanglewood.server.store.people.accounts import PersonRow, is_person
from tanglewood.server.store.people.turns import (
    ENDED,
    FAILED,
    OFFERED,
    SENDING,
    SENT,
    WAITING,
    Delivery,
    PushRow,
    Turn,
)
from tanglewood.words import FALLBACK, joined, speaking, words

log = logging.getLogger("tanglewood.server")

LOOK = 2.0
"""Seconds between two looks for what is to be told."""
AT_ONCE = 100
SENDERS = 8
"""Messages that are being sent at the same time."""
TRIES = 5
PAUSE = 60.0
"""Seconds before a message is tried again; twice as many each time."""
REMEMBERED = 14 * 24 * 3600.0
MOST_PUSHES = 20
"""Browsers of a person that take push messages."""


class NotifyService:
    """Tells people that it is their turn."""

    def __init__(
        self, store: Store, post: Post, outside: Outside, clock: Clock, site: str, after: float
    ) -> None:
        self.store = store
        self.post = post
        self.outside = outside
        self.clock = clock
        self.site = site
        self.after = after
        sender = post.server.sender if post.server is not None else ""
        self.push = PushService(store, outside, site, sender)
        self.stops = StopLinks(store)
        self.tasks = BackgroundTasks()
        self.metrics = Metrics()
        self.tidied = 0.0
        self.closing = False

    @property
    def possible(self) -> dict[str, bool]:
        """The ways by which this server can tell people anything."""
        return {"push": self.push.possible, "mail": self.post.possible, "hook": bool(self.site)}

    def start(self) -> None:
        if self.site:
            self.tasks.start(self.run())

    async def close(self) -> None:
        self.closing = True
        await self.tasks.cancel()

    async def run(self) -> None:
        # A query that is cancelled may come back as a problem of the database: the end is said besides.
        while not self.closing:
            try:
                await self.look()
                await asyncio.sleep(LOOK)
            except StoreError as problem:
                if not self.closing:
                    log.warning("what people are to be told cannot be read: %s", problem)
                    await asyncio.sleep(LOOK)
            except Exception:
                log.exception("people could not be told that it is their turn")
                await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """Tell whoever is to be told now."""
        now = self.clock.now()
        for turn in await self.store.turns.unspread(now - self.after, AT_ONCE):
            await self.store.turns.spread(turn, self.plan)
        await self.store.turns.tell_of_ends(self.plan, AT_ONCE)
        now = self.clock.now()  # what was planned just now is due
        waiting: dict[tuple[object, ...], list[Delivery]] = defaultdict(list)
        for one in await self.store.turns.due(now, AT_ONCE):
            group = (one.person, one.channel, one.target) if one.digest else one.key
            waiting[group].append(one)
        slots = asyncio.Semaphore(SENDERS)

        async def send(messages: list[Delivery]) -> None:
            async with slots:
                await self.tell(messages)

        await asyncio.gather(*(send(messages) for messages in waiting.values()))
        if now - self.tidied > 3600:
            self.tidied = now
            await self.store.turns.tidy(now - REMEMBERED)

    # ------------------------------------------------------------------ what is told

    def plan(
        self, person: PersonRow, choice: dict[str, str], pushes: list[PushRow], turn: Turn
    ) -> list[Delivery]:
        """What somebody is told of a turn, as they wish."""
        wishes, now = read_wishes(person.wishes), self.clock.now()
        targets = {
            "push": [target_of(push.endpoint) for push in pushes],
            "mail": [""] if person.mail else [],
            "hook": [""] if wishes.hook_url else [],
        }
        found: list[Delivery] = []
        for channel in CHANNELS:
            mode = wishes.mode(channel, choice)
            if mode == "off" or not self.possible[channel]:
                continue
            digest = mode == "digest"
            at = digest_time(wishes, now) if digest else allowed_at(wishes, now)
            about = (turn.table, turn.number, turn.person, channel)
            found += [Delivery(*about, target, digest, 0, at) for target in targets[channel]]
        return found

    async def offer(self, table: HostedTable) -> None:
        """A game is offered to people: they are told after a while, unless they have taken their seat."""
        if not self.site:
            return
        owners = dict.fromkeys(row.kept for row in table.live.seats if is_person(row.kept))
        for owner in owners:
            if owner is not None:
                turn = Turn(table.live.id, OFFERED, owner.hex(), self.clock.now())
                await self.store.turns.offer(turn, self.plan_later)

    def plan_later(
        self, person: PersonRow, choice: dict[str, str], pushes: list[PushRow], turn: Turn
    ) -> list[Delivery]:
        found = self.plan(person, choice, pushes, turn)
        return [one._replace(at=max(one.at, turn.at + self.after)) for one in found]

    async def tell(self, messages: list[Delivery]) -> None:
        """Send one message, or several as one; whatever comes of it is written down."""
        turns, first = self.store.turns, messages[0]
        person = await self.store.people.read(first.person)
        if person is None:
            return
        wishes, now = read_wishes(person.wishes), self.clock.now()
        wanted = [
            one
            for one in messages
            if wishes.mode(one.channel, await turns.choice(one.table, one.person)) != "off"
        ]
        if len(wanted) < len(messages):
            await turns.drop([one for one in messages if one not in wanted])
        if wanted and allowed_at(wishes, now) > now:
            await turns.later(wanted, WAITING, allowed_at(wishes, now), first.tries)
            return
        claimed = await turns.claim(wanted)
        if not claimed:
            return
        try:
            with speaking(person.language or FALLBACK):
                await self.send(person, wishes, claimed)
        except (PostError, OutsideError) as problem:
            tries = max(one.tries for one in claimed) + 1
            if problem.again and tries < TRIES:
                await turns.later(claimed, SENDING, now + PAUSE * 2**tries, tries)
            else:
                # Neither an address nor anything else of the person: a log is read by others.
                log.warning("a message by %s was given up: %s", first.channel, problem)
                self.metrics.untold[first.channel] += 1
                await turns.done(claimed, FAILED)
            return
        self.metrics.told[first.channel] += 1
        await turns.done(claimed, SENT)

    async def send(self, person: PersonRow, wishes: Wishes, claimed: list[Delivery]) -> None:
        lines = [(one, line) for one in claimed if (line := await self.line(one))]
        if not lines:
            return
        say, channel, table = words().say, claimed[0].channel, claimed[0].table
        if len(lines) == 1:
            subject = lines[0][1]
        else:
            subject = say("notify-several", n=len(lines))
        listed = "\n".join(f"{line}\n{self.address(one)}\n" for one, line in lines)
        every = await self.stop(person.id, channel)
        this = await self.stop(person.id, channel, table) if len(lines) == 1 else every
        if channel == "mail":
            text = say("notify-mail", tables=listed, table=this, every=every, site=self.site)
            await self.post.send(Mail(person.mail or "", subject, text, every))
        elif channel == "hook":
            told = listed if len(lines) == 1 else f"{subject}\n{listed}"
            ends = [say("notify-hook-table", link=this)] if len(lines) == 1 else []
            said = "\n".join([told, *ends, say("notify-hook-every", link=every)])
            # Some chats read the one, some the other.
            body = json.dumps({"text": said, "content": said})
            await self.outside.post(wishes.hook_url, body.encode(), {"Content-Type": "application/json"})
        else:
            await self.send_push(person.id, lines[0][0], subject, len(lines), this.removeprefix(self.site))

    async def send_push(self, person: str, one: Delivery, subject: str, number: int, stop: str) -> None:
        path = f"/table/{one.table}" if number == 1 else "/"
        title = {ENDED: "notify-title-ended", OFFERED: "notify-title-offer"}.get(one.number, "notify-title")
        # A notification has no links, but a button.
        button = words().say("notify-push-table" if number == 1 else "notify-push-every")
        message = {"title": words().say(title), "body": subject, "url": path, "tag": one.table}
        message |= {"stop": stop, "button": button}
        for push in await self.store.turns.pushes(person):
            if target_of(push.endpoint) == one.target:
                try:
                    await self.push.send(push, message)
                except OutsideError as problem:
                    if problem.status in (404, 410):  # this browser takes no more messages
                        await self.store.turns.remove_push(person, push.endpoint)
                    raise

    async def line(self, one: Delivery) -> str:
        """A table in one line: its game and who else plays; nothing of what is hidden there."""
        found = await self.store.turns.table_line(one.table, one.person)
        if found is None:
            return ""
        try:
            title = lookup(found.game).title
        except TanglewoodError:  # a game that is not installed any more
            title = found.game
        key = {ENDED: "notify-ended", OFFERED: "notify-offer"}.get(one.number, "notify-line")
        return words().say(key, game=title, names=joined(found.names, COMMA), n=len(found.names))

    def address(self, one: Delivery) -> str:
        return f"{self.site}/table/{one.table}"

    async def stop(self, person: str, channel: str, table: str = "") -> str:
        return f"{self.site}/stop?t={await self.stops.token(person, channel, table)}"

    # ------------------------------------------------------------------ what somebody wishes

    def check(self, wishes: Wishes) -> Wishes:
        """Wishes that can be granted, or a refusal."""
        if not is_zone(wishes.zone):
            raise Refused(422, "zone", words().say("notify-zone"))
        if wishes.hook_url:
            try:
                self.outside.check(wishes.hook_url)
            except OutsideError:
                raise Refused(422, "hook", words().say("notify-hook")) from None
        return wishes

    async def set_wishes(self, person: PersonRow, wishes: Wishes) -> None:
        kept = msgspec.json.encode(self.check(wishes)).decode()
        await self.store.people.set_wishes(person.id, kept)

    async def add_push(self, person: PersonRow, push: PushRow, secret: bytes) -> None:
        if not self.push.possible:
            raise Refused(422, "no-push", words().say("notify-no-push"))
        if len(await self.store.turns.pushes(person.id)) >= MOST_PUSHES:
            raise Refused(422, "too-many", words().say("notify-too-many"))
        try:
            self.outside.check(push.endpoint)
        except OutsideError:
            raise Refused(422, "push", words().say("notify-no-push")) from None
        await self.store.turns.add_push(push, person.id, secret, self.clock.now())

    async def stop_by(self, token: str) -> tuple[str, str]:
        """End what a link is about; returns the channel and the table, which is empty for all."""
        found = await self.stops.read(token)
        person = await self.store.people.read(found[0]) if found else None
        if found is None or person is None or found[1] not in CHANNELS:
            raise Refused(410, "unknown-link", words().say("notify-unknown-link"))
        _, channel, table = found
        if table:
            choice = await self.store.turns.choice(table, person.id)
            await self.store.turns.set_choice(table, person.id, {**choice, channel: "off"})
        else:
            wishes = msgspec.structs.replace(read_wishes(person.wishes), **{channel: "off"})
            await self.store.people.set_wishes(person.id, msgspec.json.encode(wishes).decode())
        return channel, table
