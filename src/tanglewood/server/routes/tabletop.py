"""For owners of the cardboard: the score pad, tonight's set-up, and sheets to print."""

from typing import Annotated

from litestar import Controller, get
from litestar.params import Parameter

from tanglewood.kernel.registry import lookup
from tanglewood.server.middleware import Visitor
from tanglewood.server.routes.catalogue import GameId
from tanglewood.server.routes.common import problems
from tanglewood.tabletop.pad import Pad, read_pad
from tanglewood.tabletop.tonight import SEEDS, Tonight, tonight

Seed = Annotated[int, Parameter(ge=0, lt=SEEDS, description="The same number deals the same set-up.")]
Wishes = Annotated[
    str,
    Parameter(
        pattern=r"^([a-z_]{1,30}=[a-z0-9_,]{1,80}(;[a-z_]{1,30}=[a-z0-9_,]{1,80}){0,60})?$",
        description="Options of the table: `players=3;prisma=yes`.",
    ),
]


def read_wishes(text: str) -> dict[str, object]:
    """The options of an address."""
    pairs = [wish.partition("=") for wish in text.split(";") if wish]
    return {name: value for name, _, value in pairs}


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
