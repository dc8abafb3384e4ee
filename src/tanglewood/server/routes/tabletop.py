"""For owners of the cardboard: the score pad, tonight's set-up, and sheets to print."""

from typing import Annotated

from litestar import Controller, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import Parameter

from tanglewood.kernel.registry import lookup
from tanglewood.server.middleware import Visitor
from tanglewood.server.routes.catalogue import GameId
from tanglewood.server.routes.common import problems
from tanglewood.tabletop.pad import Pad, read_pad
from tanglewood.tabletop.sheets.content import charts
from tanglewood.tabletop.sheets.paper import can_print
from tanglewood.tabletop.tonight import SEEDS, Tonight, read_wishes, tonight
from tanglewood.words import per_language, words

Seed = Annotated[int, Parameter(ge=0, lt=SEEDS, description="The same number deals the same set-up.")]
Wishes = Annotated[
    str,
    Parameter(
        pattern=r"^([a-z_]{1,30}=[a-z0-9_,]{1,80}(;[a-z_]{1,30}=[a-z0-9_,]{1,80}){0,60})?$",
        description="Options of the table: `players=3;prisma=yes`.",
    ),
]


SheetName = Annotated[str, Parameter(pattern="^[a-z_]{1,40}$", description="`game`, or a chart of it.")]


class TabletopRoutes(Controller):
    """Beside the real table."""

    path = "/api/games"
    tags = ["tabletop"]  # noqa: RUF012  the framework's way

    @get("/{game:str}/pad", sync_to_thread=True, responses=problems(404))
    def pad(self, game: GameId) -> Pad:
        """The score pad of a game: what is counted, and what it is worth. A page reckons by itself."""
        return read_pad(lookup(game))

    @get("/{game:str}/tonight", responses=problems(404, 422))
    async def tonight(self, request: Visitor, game: GameId, seed: Seed, options: Wishes = "") -> Tonight:
        """What the real box lays out tonight, as the engine deals it."""
        return await request.services.history.in_thread(tonight, lookup(game), read_wishes(options), seed)

    @get("/{game:str}/sheets", sync_to_thread=True, responses=problems(404))
    def sheets(self, game: GameId) -> list[str]:
        """The sheets of a game that can be printed: itself on one page, and charts."""
        info = lookup(game)
        if not can_print() or not (info.listing.folder / "rulebook.toml").is_file():
            return []
        return ["game", *charts(info)]

    @get("/{game:str}/sheets/{sheet:str}", responses=problems(404), media_type="application/pdf")
    async def sheet(self, request: Visitor, game: GameId, sheet: SheetName) -> Response[bytes]:
        """A sheet as PDF."""
        drawn = await request.services.history.in_thread(printed, game, sheet)
        name = f'attachment; filename="tanglewood-{game if sheet == "game" else sheet}.pdf"'
        headers = {"Content-Disposition": name, "Cache-Control": "no-cache"}
        return Response(drawn, media_type="application/pdf", headers=headers)


@per_language()
def printed(game: str, sheet: str) -> bytes:
    """A sheet is the same for all who read one language, so it is drawn once."""
    info = lookup(game)
    if not can_print() or (sheet != "game" and sheet not in charts(info)):
        raise NotFoundException(words().say("sheet-unknown"))
    from tanglewood.tabletop.sheets.chart import nightweave
    from tanglewood.tabletop.sheets.summary import summary

    return summary(info) if sheet == "game" else nightweave(info)
