"""Route handlers, one module per resource. They hold no logic: services do the work."""

from litestar import Controller

from tanglewood.server.routes.analysis import AnalysisRoutes
from tanglewood.server.routes.catalogue import CatalogueRoutes, take_pack
from tanglewood.server.routes.chat import ChatRoutes
from tanglewood.server.routes.companion import CompanionRoutes
from tanglewood.server.routes.events import EventRoutes
from tanglewood.server.routes.health import alive, health, metrics, ready
from tanglewood.server.routes.hints import HintRoutes
from tanglewood.server.routes.lab import LabRoutes
from tanglewood.server.routes.lessons import LessonRoutes
from tanglewood.server.routes.manners import MannersRoutes, take_along
from tanglewood.server.routes.moves import MoveRoutes
from tanglewood.server.routes.orders import OrderRoutes
from tanglewood.server.routes.people.accounts import PeopleRoutes
from tanglewood.server.routes.people.company import CompanyRoutes, OpenTableRoutes
from tanglewood.server.routes.people.notify import NotifyRoutes, TableNotifyRoutes, stop
from tanglewood.server.routes.people.talk import TalkRoutes
from tanglewood.server.routes.records import RecordRoutes, open_record
from tanglewood.server.routes.seats import SeatRoutes
from tanglewood.server.routes.tables import TableRoutes
from tanglewood.server.routes.tabletop import TabletopRoutes

CONTROLLERS: list[type[Controller]] = [
    CatalogueRoutes,
    TableRoutes,
    MoveRoutes,
    RecordRoutes,
    EventRoutes,
    ChatRoutes,
    SeatRoutes,
    MannersRoutes,
    HintRoutes,
    AnalysisRoutes,
    LessonRoutes,
    TabletopRoutes,
    LabRoutes,
    CompanionRoutes,
    PeopleRoutes,
    NotifyRoutes,
    TableNotifyRoutes,
    OpenTableRoutes,
    CompanyRoutes,
    TalkRoutes,
    OrderRoutes,
]

__all__ = [
    "CONTROLLERS",
    "alive",
    "health",
    "metrics",
    "open_record",
    "ready",
    "stop",
    "take_along",
    "take_pack",
]
