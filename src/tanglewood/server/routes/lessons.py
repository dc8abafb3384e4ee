"""Lessons: what can be learned, and a lesson as a film."""

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, Parameter

from tanglewood.server.middleware import Visitor
from tanglewood.server.model import TableId
from tanglewood.server.models.lessons import Film, LessonInfo, LessonRefusal, LessonWish, PlayOnWish
from tanglewood.server.routes.catalogue import GameId
from tanglewood.server.routes.common import problems

LessonId = Annotated[str, Parameter(pattern="^[a-z0-9_-]{1,40}$", description="The id of a lesson.")]
Turns = Annotated[
    str,
    Parameter(
        pattern=r"^(\d{1,2}-\d{1,2}(,\d{1,2}-\d{1,2}){0,20})?$",
        description="Moves that counted as right on the way: step and number, like `7-1`.",
    ),
]


class LessonRoutes(Controller):
    """Learning by playing."""

    path = "/api/lessons"
    tags = ["lessons"]  # noqa: RUF012  the framework's way

    @get("/", sync_to_thread=True, responses=problems())
    def every(self, request: Visitor) -> list[LessonInfo]:
        """The lessons of all games, in the order in which they are offered."""
        return request.services.lessons.all()

    @get("/{game:str}/{lesson:str}", responses=problems(404, 422))
    async def film(self, request: Visitor, game: GameId, lesson: LessonId, turns: Turns = "") -> Film:
        """A lesson with all that can happen in it."""
        return await request.services.lessons.film(game, lesson, turns)

    @post("/{game:str}/{lesson:str}/refusal", status_code=200, responses=problems(404, 422))
    async def refusal(
        self, request: Visitor, game: GameId, lesson: LessonId, data: JSONBody[LessonWish]
    ) -> LessonRefusal:
        """Why something that the script did not foresee is not allowed."""
        return await request.services.lessons.refusal(game, lesson, data, data.wish)

    @post("/{game:str}/{lesson:str}/table", status_code=201, responses=problems(404, 422))
    async def play_on(
        self, request: Visitor, game: GameId, lesson: LessonId, data: JSONBody[PlayOnWish]
    ) -> Response[TableId]:
        """Play on from a moment of a lesson, against easy bots."""
        await request.limit("new-table")
        owner, cookies = request.introduce()
        new = await request.services.lessons.play_on(game, lesson, data, owner)
        return Response(TableId(new), status_code=201, cookies=cookies)
