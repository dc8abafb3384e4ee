"""The store: a database that is asked by subject."""

import contextlib
from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from tanglewood.server.store.analyses import AnalysisStore
from tanglewood.server.store.bans import BanStore
from tanglewood.server.store.chat import ChatStore
from tanglewood.server.store.company.lobby import LobbyStore
from tanglewood.server.store.company.orders import OrderStore
from tanglewood.server.store.company.results import ResultStore
from tanglewood.server.store.company.rooms import RoomStore
from tanglewood.server.store.company.talk import TalkStore
from tanglewood.server.store.database import Database
from tanglewood.server.store.guesses import GuessStore
from tanglewood.server.store.manners import MannersStore
from tanglewood.server.store.packs import PackStore
from tanglewood.server.store.people.accounts import PeopleStore
from tanglewood.server.store.people.turns import TurnStore
from tanglewood.server.store.seats import SeatStore
from tanglewood.server.store.tables import TableStore
from tanglewood.server.store.together import Together


class Store(ABC):
    """A database: open it once, ask it by subject, close it. Every method of the subjects returns after its
    change is durable. What stored data can refuse is a result; a database that cannot be used raises
    StoreError."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.tables = TableStore(database)
        self.packs = PackStore(database)
        self.seats = SeatStore(database)
        self.manners = MannersStore(database)
        self.chat = ChatStore(database)
        self.analyses = AnalysisStore(database)
        self.bans = BanStore(database)
        self.guesses = GuessStore(database)
        self.rooms = RoomStore(database)
        self.people = PeopleStore(database)
        self.turns = TurnStore(database)
        self.lobby = LobbyStore(database)
        self.talk = TalkStore(database)
        self.results = ResultStore(database)
        self.orders = OrderStore(database)
        self.together = Together()

    shared = False
    """Whether other servers may change the same tables."""

    @property
    @abstractmethod
    def place(self) -> str:
        """Where the tables are kept, without a password."""

    @abstractmethod
    def open(self, address: str = "") -> None:
        """Open the database, once, and bring it up to date. `address` is shown to another server that wants
        the same one."""

    async def start(self) -> None:  # noqa: B027  an engine with a thread of its own has nothing to do
        """Begin to work in the running event loop."""

    async def stop(self) -> None:  # noqa: B027  as `start`
        """Stop working in the event loop."""

    @abstractmethod
    def close(self) -> None:
        """Finish the work that is queued, and close the database."""

    @abstractmethod
    def check_idle(self) -> None:
        """Refuse a database that servers work on, before anything of it is changed."""

    def moving(self) -> AbstractAsyncContextManager[bool]:
        """Whether no server works on the database; in here none begins to. Whoever has opened the file of an
        engine that has one is alone with it."""
        return contextlib.nullcontext(True)

    @abstractmethod
    def open_beside(self, changing: bool = False) -> None:
        """Open the database to read or to change it, whether or not servers work on it."""

    async def changed_beside(self) -> bool:
        """Whether somebody has changed it beside this server since this was asked last, and nobody says what
        it was. Where several servers share it they are told."""
        return False

    @abstractmethod
    async def back_up(self, file: Path) -> None:
        """Copy everything as it is at one moment into a new SQLite file, also while servers run."""

    @abstractmethod
    async def schema(self) -> int:
        """How many migrations the database has; a server works with all that it knows and no others."""

    async def check_writable(self, now: float) -> None:
        """Write something, to see whether that works."""
        await self.database.run(
            "insert into pulse (one, at) values (1, ?) on conflict (one) do update set at = excluded.at",
            (now,),
        )
