"""All services of a server, made and closed together."""

from pathlib import Path

from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.server.clock import Clock
from tanglewood.server.limits import Limits
from tanglewood.server.operation.metrics import Metrics
from tanglewood.server.operation.people_settings import read_mail
from tanglewood.server.operation.settings import Settings
from tanglewood.server.services.analysis import AnalysisService
from tanglewood.server.services.bots import BotService
from tanglewood.server.services.chat import ChatService
from tanglewood.server.services.clocks import ClockService
from tanglewood.server.services.cluster.admission import AdmissionService
from tanglewood.server.services.cluster.hearing import ClusterService
from tanglewood.server.services.cluster.rates import RateService
from tanglewood.server.services.company.open_tables import OpenTableService
from tanglewood.server.services.company.orders import OrderService
from tanglewood.server.services.company.statistics import StatisticsService
from tanglewood.server.services.company.talk import TalkService
from tanglewood.server.services.hints import HintService
from tanglewood.server.services.history import HistoryService
from tanglewood.server.services.keeping import KeepingService
from tanglewood.server.services.lab.service import LabService
from tanglewood.server.services.lessons import LessonService
from tanglewood.server.services.lobby import LobbyService
from tanglewood.server.services.manners import MannersService
from tanglewood.server.services.notify.outside import Outside
from tanglewood.server.services.notify.service import NotifyService
from tanglewood.server.services.packs import PackService
from tanglewood.server.services.people.account import AccountService
from tanglewood.server.services.people.identity import IdentityService
from tanglewood.server.services.people.names import read_names
from tanglewood.server.services.people.passkeys import PasskeyService
from tanglewood.server.services.people.post import Post
from tanglewood.server.services.rooms import RoomService
from tanglewood.server.services.seat_codes import SeatCodeService
from tanglewood.server.services.seats import SeatService
from tanglewood.server.services.tables import TableService
from tanglewood.server.store import Store
from tanglewood.server.thinking.pool import WorkerPool


class Services:
    """What routes use. Services share the store, the worker pool, the limits and the clock."""

    def __init__(
        self,
        store: Store,
        pool: WorkerPool,
        limits: Limits,
        packs: tuple[DesignerPack, ...] = (),
        studies: Path | None = None,
        settings: Settings | None = None,
    ) -> None:
        settings = settings or Settings()
        names = read_names(settings.names_file)
        self.store = store
        self.pool = pool
        self.limits = limits
        self.clock = clock = Clock()
        self.metrics = Metrics()
        # Whether this server is about to stop: it finishes what it does, and takes nothing new.
        self.draining = False
        self.history = HistoryService(limits)
        self.packs = PackService(store, pool, self.history, limits, packs)
        self.tables = TableService(store, self.history, limits, clock)
        self.bots = BotService(self.tables, pool, limits)
        self.seats = SeatService(store, self.tables, self.bots, clock, names)
        self.manners = MannersService(store, self.tables, self.bots, clock)
        self.clocks = ClockService(store, self.tables, self.seats, self.manners, clock)
        self.seat_codes = SeatCodeService(store, self.tables, clock)
        offered = settings.open_tables
        self.lobby = LobbyService(store, self.tables, self.history, self.packs, limits, clock, names, offered)
        self.open_tables = OpenTableService(store, self.tables, self.seats, names, limits, clock, offered)
        self.talk = TalkService(store, self.tables, clock)
        self.orders = OrderService(store, self.tables, self.history, pool, limits, clock)
        self.lessons = LessonService(self.lobby, self.history)
        self.chat = ChatService(store, self.tables, limits, clock)
        self.hints = HintService(self.tables, pool, limits)
        self.lab = LabService(studies, self.packs, limits)
        self.analyses = AnalysisService(store, self.tables, pool, limits, clock)
        self.rooms = RoomService(store, limits, clock)
        self.rates = RateService(store)
        self.cluster = ClusterService(store, self.tables, self.rooms, self.rates)
        self.admission = AdmissionService(store, limits)
        self.keeping = KeepingService(store, self.tables, settings.retention, clock, studies)
        mail = (settings.mail_server, settings.mail_password, settings.mail_from)
        self.post = Post(read_mail(*mail, settings.site))
        address = settings.site and settings.site + settings.root_path
        self.identity = IdentityService(store, self.tables, clock)
        self.passkeys = PasskeyService(store, clock, settings.site)
        self.account = AccountService(
            store, self.identity, self.passkeys, self.post, limits, clock, address, names
        )
        self.statistics = StatisticsService(store, self.tables, self.history, self.identity, clock)
        self.outside = Outside(settings.private_hooks)
        self.notify = NotifyService(store, self.post, self.outside, clock, address, settings.notify_after)
        self.notify.metrics = self.metrics
        self.lobby.on_offer = self.notify.offer
        self.identity.on_handed_over = self.lab.hand_over
        self.account.on_forgotten = self.lab.forget
        self.cluster.on_session_ended = self.identity.ended
        self.cluster.on_renumbered = self.admission.tell_all_again
        self.keeping.on_changed_beside = self.cluster.missed
        self.tables.metrics = self.metrics
        self.watch()

    def watch(self) -> None:
        """What is looked at when somebody asks for the numbers of this server."""
        tables, watch = self.tables, self.metrics.watch
        watch("tables", "Tables in memory.", lambda: len(tables.held))
        watch(
            "streams",
            "Open streams.",
            lambda: sum(len(it.feed.listeners) for it in tables.held.values()) + self.rooms.streams(),
        )
        watch("bots", "Tables at which a bot decides.", lambda: len(self.bots.tasks.running))
        watch("analyses", "Analyses that are being made here.", lambda: len(self.analyses.running))
        watch("draining", "Whether this server is about to stop.", lambda: float(self.draining))

    async def start(self) -> None:
        """Begin what is done without being asked."""
        await self.cluster.start()
        self.admission.start()
        await self.keeping.start()
        self.analyses.tasks.start(self.analyses.take_over())
        self.notify.start()

    def farewell(self) -> None:
        """End all streams: a server that stops would wait for them."""
        self.tables.farewell()
        self.rooms.farewell()

    async def close(self) -> None:
        self.farewell()
        await self.notify.close()
        await self.account.tasks.finish()
        await self.lab.close()
        await self.keeping.tasks.cancel()
        await self.tables.seen_tasks.finish()
        await self.clocks.close()
        await self.bots.tasks.cancel()
        await self.orders.tasks.finish()
        await self.statistics.tasks.finish()
        await self.analyses.tasks.cancel()
        await self.pool.finish()
        await self.admission.close()
        await self.rates.close()
        await self.cluster.close()
        self.history.close()
        await self.store.stop()
        self.store.close()
