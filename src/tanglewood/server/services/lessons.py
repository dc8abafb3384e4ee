"""Learning by playing: what a lesson cannot answer by itself, and the way from a lesson into a game."""

import secrets

from tanglewood.kernel.chance import SEEDS
from tanglewood.kernel.state import State
from tanglewood.lessons import Lesson, lesson, lessons_of
from tanglewood.lessons.script import UnknownLessonError, taught
from tanglewood.server.errors import Refused
from tanglewood.server.live.film import about, film, known_turns, lesson_seats, moment, refusal
from tanglewood.server.models.lessons import Film, LessonInfo, LessonMoment, LessonRefusal, PlayOnWish
from tanglewood.server.services.history import HistoryService
from tanglewood.server.services.lobby import LobbyService
from tanglewood.server.services.people.names import tidy
from tanglewood.server.store import TableRow
from tanglewood.words import problem_words, words


class LessonService:
    """Films of lessons, refusals of what is tried in them, and tables that begin where a lesson is."""

    def __init__(self, lobby: LobbyService, history: HistoryService) -> None:
        self.lobby = lobby
        self.history = history

    def all(self) -> list[LessonInfo]:
        return [about(it) for game in taught() for it in lessons_of(game)]

    async def film(self, game: str, id: str, turns: str) -> Film:
        known = known_turns(self.find(game, id), turns.split(","))
        return await self.history.in_thread(film, game, id, known)

    async def refusal(self, game: str, id: str, at: LessonMoment, wish: str) -> LessonRefusal:
        state = await self.position(self.find(game, id), at)
        return LessonRefusal(*refusal(state, wish))

    async def play_on(self, game: str, id: str, at: PlayOnWish, owner: bytes) -> str:
        """A table that begins at a moment of a lesson, against easy bots."""
        it = self.find(game, id)
        state = await self.position(it, at)
        if state.turn < 0:
            raise Refused(422, "over", words().say("table-finished"))
        options = state.settings()
        self.lobby.names.check(at.name)
        seats = lesson_seats(int(options["players"]), it.person, tidy(at.name), owner)
        row = TableRow(game, options, secrets.randbelow(SEEDS), state.text(), seats)
        return (await self.lobby.add(row)).live.id

    async def position(self, it: Lesson, at: LessonMoment) -> State:
        return await self.history.in_thread(moment, it, known_turns(it, at.turns), at.step, at.played)

    def find(self, game: str, id: str) -> Lesson:
        try:
            return lesson(game, id)
        except UnknownLessonError as problem:
            raise Refused(404, "unknown-lesson", problem_words(problem)) from None
