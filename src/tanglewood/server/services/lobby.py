"""The lobby: new tables, a person's tables, and what becomes of a finished game."""

import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

from tanglewood.bots import check_level
from tanglewood.bots.levels import DEFAULT_BOT
from tanglewood.kernel.chance import SEEDS
from tanglewood.kernel.errors import RecordError
from tanglewood.kernel.record import BESIDE, Record, pack_of, read_record
from tanglewood.kernel.record import replay as replay_record
from tanglewood.kernel.registry import GameInfo, known
from tanglewood.kernel.setting import Choice, settle_options
from tanglewood.kernel.state import State
from tanglewood.kernel.text.echo import clip, echo
from tanglewood.server.cast import name_bot
from tanglewood.server.clock import Clock
from tanglewood.server.errors import Refused, not_your_seat, refusing
from tanglewood.server.limits import Limits, Slots
from tanglewood.server.live.clocks import can_have_clock
from tanglewood.server.live.entry import MOVE, LogEntry
from tanglewood.server.live.game import LiveGame
from tanglewood.server.live.history import recorded_notices
from tanglewood.server.live.lobby import LobbyRow
from tanglewood.server.live.manners import StoredManners
from tanglewood.server.live.seat import TableSeat, hashed, waiting
from tanglewood.server.live.table import HostedTable
from tanglewood.server.model import NewTable, SeatWish, TableSummary, stamp
from tanglewood.server.services.history import HistoryService
from tanglewood.server.services.packs import PackService
from tanglewood.server.services.people.names import NameRules, check_name, tidy
from tanglewood.server.services.tables import TableService, tried_again
from tanglewood.server.store import Store, TableRow
from tanglewood.words import words

T = TypeVar("T")


class LobbyService:
    """Creates tables and lists them."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        history: HistoryService,
        packs: PackService,
        limits: Limits,
        clock: Clock,
        names: NameRules,
        open_tables: bool,
    ) -> None:
        self.store = store
        self.tables = tables
        self.history = history
        self.packs = packs
        self.limits = limits
        self.clock = clock
        self.names = names
        # Whether tables may stand in a list of open ones; and called when a rematch is offered to people.
        self.open_tables = open_tables
        self.on_offer: Callable[[HostedTable], Awaitable[None]] | None = None
        # Records that are being uploaded, by address.
        self.uploads = Slots(limits.records_from_address)

    # ------------------------------------------------------------------ new tables

    async def create(self, wish: NewTable, owner: bytes) -> tuple[HostedTable, dict[int, str]]:
        """A new table, and the tokens of its invitations by seat."""
        info = await self.packs.game(wish.game, wish.pack)
        options = settle_options(wish.game, info.settings, {"players": len(wish.seats), **wish.options})
        if options["players"] != len(wish.seats):
            raise refusing(422, "seats", "server-seats", players=options["players"], seats=len(wish.seats))
        friends = any(seat.kind == "link" for seat in wish.seats)
        if wish.seed is not None and friends and not self.limits.seeds_against_friends:
            raise refusing(422, "seed", "server-seed")
        seed = secrets.randbelow(SEEDS) if wish.seed is None else wish.seed
        if wish.listed and not self.open_tables:
            raise refusing(422, "no-list", "server-no-list")
        for seat in wish.seats:
            self.names.check(seat.name)
        seats, tokens = new_seats(wish.seats, owner)
        if wish.clock is not None and not can_have_clock(seats):
            raise Refused(422, "clock", words().say("clock-alone"))
        manners = StoredManners(wish.clock)
        lobby = LobbyRow(wish.listed and friends, owner)
        row = TableRow(
            wish.game, options, seed, "", seats, wish.pace, wish.away, None, manners, info.source, lobby
        )
        return await self.add(row), tokens

    async def add(self, row: TableRow, moves: list[tuple[int, str]] | None = None) -> HostedTable:
        """Store a new table with the moves it begins with, and open it."""
        id = new_id()
        now = self.clock.now()
        for seat in row.seats:
            seat.seen = now
        live = LiveGame(id, *row)
        log = [LogEntry(seat, MOVE, text) for seat, text in moves or []]
        await self.history.in_thread(live.restore, log)
        limit, waits = self.limits.tables, waiting(live.seats, live.turn)
        if not await self.store.tables.add(id, row, log, live.over, now, limit, waits):
            raise refusing(503, "full", "server-full")
        return self.tables.host(live)

    # ------------------------------------------------------------------ a person's tables

    async def tables_of(self, owner: bytes | None) -> list[TableSummary]:
        """The tables of a person: running games first, then by the last change."""
        if owner is None:
            return []
        return await self.summaries(owner, await self.store.tables.of_owner(owner, self.limits.listed_tables))

    async def followed_by(self, owner: bytes | None) -> list[TableSummary]:
        """The tables somebody follows."""
        if owner is None:
            return []
        return await self.summaries(owner, await self.store.lobby.followed(owner, self.limits.listed_tables))

    async def summaries(self, owner: bytes, tables: list[tuple[str, float]]) -> list[TableSummary]:
        found: list[TableSummary] = []
        for id, changed in tables:
            try:
                table = await self.tables.table(id)
            except Refused:
                continue  # one table that cannot be opened any more must not hide the others
            live = table.live
            viewer = live.viewer(owner)
            found.append(
                TableSummary(
                    id=id,
                    game=live.info.id,
                    title=live.info.title,
                    seats=live.seat_infos(viewer, table.feed.online()),
                    turn=live.turn,
                    my_turn=live.must_decide(viewer, live.turn),
                    over=live.over,
                    moves=len(live.moves),
                    changed=stamp(changed),
                    offered=any(row.kept == owner for row in live.seats),
                )
            )
        return sorted(found, key=lambda table: (table.over, not (table.my_turn or table.offered)))

    # ------------------------------------------------------------------ after a game

    async def rematch(self, id: str, owner: bytes | None) -> tuple[HostedTable, list[int]]:
        """The table where the same people play again with the same options, laid by the first who wants it;
        the others have a seat kept for them. With it the seats that are kept for whoever asks."""
        table = await self.tables.table(await self.rematch_of(id, owner))
        return table, [seat for seat, row in enumerate(table.live.seats) if row.kept == owner]

    @tried_again
    async def rematch_of(self, id: str, owner: bytes | None) -> str:
        table = await self.tables.table(id)
        live = table.live
        if owner is None or not live.seats_of(owner):
            raise not_your_seat()
        if not live.over:
            raise refusing(422, "running", "server-still-running")
        async with table.lock:
            if live.rematch is None:
                seats = rotated([seat_again(seat, owner) for seat in live.seats])
                seed = secrets.randbelow(SEEDS)
                clock = live.stored_manners.clock if can_have_clock(seats) else None
                options = rotated_options(live.info, live.options, len(seats))
                again = (live.info.id, options, seed, "", seats, live.pace, live.away, None)
                source = live.info.source and live.info.source.as_written()  # by the rulings of today
                row = TableRow(*again, StoredManners(clock), source, LobbyRow(False, owner))
                laid = await self.add(row)
                link = laid.live.id
                await self.tables.keep(table, self.store.tables.set_rematch(id, live.version, link))
                live.rematch = link
                table.publish_state()
                if self.on_offer is not None:
                    await self.on_offer(laid)
            return live.rematch

    async def branch(self, id: str, owner: bytes, at: int, bot: str) -> str:
        """A new table from a moment of a finished game: whoever asks decides now, bots do the rest."""
        live = (await self.tables.table(id)).live
        if not live.over:
            raise refusing(422, "running", "server-branch-running")
        check_level(bot)
        state = await self.history.position(live, min(at, live.number))
        if state.turn < 0:
            raise refusing(422, "over", "server-branch-over")
        seats: list[TableSeat] = []
        taken = [live.names[state.turn]]
        for seat, name in enumerate(live.names):
            if seat == state.turn:
                seats.append(TableSeat("human", None, name, owner, None))
            else:
                taken.append(name_bot(bot, taken))
                seats.append(bot_seat(bot, taken[-1]))
        row = TableRow(live.info.id, live.options, live.seed, state.text(), seats, pack=live.info.source)
        new = await self.add(row)
        return new.live.id

    async def open_record(self, text: str, owner: bytes) -> str:
        """A table for a record file; an unfinished game goes on with whoever opened it."""
        name = pack_of(text)
        await self.packs.learn(name)
        record, state = await self.history.in_thread(read_and_check, text, self.limits.entries)
        notices = recorded_notices(record)
        over = state.turn < 0 or any(notice.ends for notice in notices)
        seats: list[TableSeat] = []
        for seat in range(int(record.options["players"])):
            name = tidy(record.seats[seat])[:40] if seat < len(record.seats) else ""
            name = name if self.names.allows(name) else ""
            if over:
                seats.append(TableSeat("human", None, name, owner if seat == 0 else None, None))
            elif seat == state.turn:
                seats.append(TableSeat("human", None, name, owner, None))
            else:
                seats.append(bot_seat(DEFAULT_BOT, name))
        row = TableRow(record.game, record.options, record.seed, record.position, seats)
        source = known(record.game, record.pack).source
        row = row._replace(manners=StoredManners(notices=tuple(notices)), pack=source)
        return (await self.add(row, recorded_moves(record, state))).live.id


def new_seats(wishes: list[SeatWish], owner: bytes) -> tuple[list[TableSeat], dict[int, str]]:
    """The seats of a new table, and the tokens of its invitations by seat."""
    seats: list[TableSeat] = []
    tokens: dict[int, str] = {}
    people: list[str] = []
    for wish in wishes:
        if wish.kind != "bot":
            check_name(tidy(wish.name), people)
            people.append(tidy(wish.name))
    taken = [tidy(wish.name) for wish in wishes]
    for seat, wish in enumerate(wishes):
        name = tidy(wish.name)
        if wish.kind == "bot":
            check_level(wish.bot)
            name = name or name_bot(wish.bot, taken)
            taken.append(name)
            seats.append(bot_seat(wish.bot, name))
        elif wish.kind == "link":
            tokens[seat] = secrets.token_urlsafe(24)
            seats.append(TableSeat("link", None, name, None, hashed(tokens[seat])))
        else:
            seats.append(TableSeat("human", None, name, owner, None))
    return seats, tokens


def bot_seat(bot: str, name: str = "") -> TableSeat:
    return TableSeat("bot", bot, name or name_bot(bot, ()), None, None)


def seat_again(seat: TableSeat, owner: bytes) -> TableSeat:
    """The same player for a rematch that `owner` lays: the others' seats are kept for them until they come. A
    bot for a seat of a record, which nobody holds."""
    if seat.kind != "bot" and seat.owner is None:
        return bot_seat(DEFAULT_BOT, seat.name)
    if seat.owner is None or seat.owner == owner:
        return TableSeat(seat.kind, seat.bot, seat.name, seat.owner, None)
    return TableSeat("link", None, seat.name, None, None, kept=seat.owner)


def new_id() -> str:
    """An id for a table. It can follow a command: none begins like an option (`admin delete table ID`)."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return id


def rotated(seats: list[T]) -> list[T]:
    """Everybody moves on by one seat, so that another one begins."""
    return seats[1:] + seats[:1]


def rotated_options(info: GameInfo, options: dict[str, Choice], players: int) -> dict[str, Choice]:
    """What each seat chose for itself goes along with it."""
    found = dict(options)
    for setting in info.settings:
        chosen = str(found.get(setting.name, "")).split(",")
        if setting.each_seat and len(chosen) == players > 1:
            found[setting.name] = ",".join(rotated(chosen))
    return found


def read_and_check(text: str, limit: int) -> tuple[Record, State]:
    """A record that replays, with the position it leads to."""
    record = read_record(text)
    if len(record.entries) > limit:
        raise RecordError(words().say("record-too-long", line=record.entries[limit].line, limit=limit))
    info = known(record.game, record.pack)
    try:
        state, again = replay_record(record, info=info)
    except RecordError:
        if record.pack != info.pack and not record.pack.startswith(f"{record.game} "):
            raise RecordError(words().say("pack-of-record", pack=clip(record.pack))) from None
        raise
    if state.turn < 0 and "ended" in record.result:
        raise RecordError(words().say("record-ended"))
    for key, value in record.result.items():
        if key not in BESIDE and again.result.get(key) != value:
            replayed = repr(again.result.get(key, ""))
            raise RecordError(words().say("record-result", key=key, stored=echo(value), replayed=replayed))
    return record, state


def recorded_moves(record: Record, state: State) -> list[tuple[int, str]]:
    """The moves of a record that replays: seat and text."""
    return [(entry.seat, state.vocabulary().parse(entry.move).text) for entry in record.entries]
