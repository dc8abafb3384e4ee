"""Mycelia in the terminal."""

import re

from rich.console import Group, RenderableType

from tanglewood.api import Game
from tanglewood.cli.tables.base import Scene, TerminalTable, listed
from tanglewood.cli.tables.mycelia_board import BigBoard, side_by_side, small_board
from tanglewood.cli.tables.mycelia_things import cards, header, shrine, spots_line, status, steps_by_field
from tanglewood.games.mycelia import moves as word
from tanglewood.games.mycelia import spelling, wording
from tanglewood.games.mycelia.language import parse
from tanglewood.games.mycelia.pack import standard
from tanglewood.games.mycelia.state import Mycelia
from tanglewood.games.mycelia.turn import Turn
from tanglewood.games.mycelia.view import PlayerView, TableView
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move

TWO_FIELDS = re.compile(r"(?:drop\s+|move\s+)?([a-i]\d)\s*(?:>|->|to|-|,)?\s*([a-i]\d)", re.IGNORECASE)
SPOTS = (word.TAKE, word.AT, word.LAY)
IN_PLACE = (word.PLAY, word.HIRE, word.USE)
"""Moves whose numbers stand beside cards and tiles when these are shown."""


class MyceliaTable(TerminalTable):
    """Own board with fields in full, the others small beside it, below them everything made of cards."""

    def goal(self) -> str:
        return spelling.say("goal")

    def render(self, scene: Scene, whole: bool = True) -> RenderableType:
        view: TableView = scene.game.view(scene.seat)
        own = view.players[max(scene.seat, 0)]
        usable = {name for move in scene.moves for kind, name in [move.path[0].split(":")] if kind == "field"}
        mine: list[RenderableType] = [header(view, own, scene.names[own.seat]), BigBoard(own, usable)]
        mine.append(status(own, usable))
        others = [small_board(player, scene.names[player.seat]) for player in in_order(view, own.seat)]
        if len(others) == 1:
            others.append(shrine(view, columns=2))
        else:
            mine.append(shrine(view, columns=3))
        parts: list[RenderableType] = [side_by_side(Group(*mine), others)]
        if whole:
            parts += cards(scene, view, own)
        return Group(*parts)

    def whole(self, game: Game) -> bool:
        return not game.state.stack or isinstance(game.state.stack[-1], Turn)

    def question(self, game: Game) -> str:
        return wording.question(state_of(game))

    def choices(self, scene: Scene, whole: bool = True) -> RenderableType | None:
        steps = [move for move in scene.moves if move.kind == word.STEP]
        spots = [move for move in scene.moves if move.kind in SPOTS]
        shown = (word.STEP, *SPOTS, *(IN_PLACE if whole else ()))
        rest = [move for move in scene.moves if move.kind not in shown]
        parts: list[RenderableType] = []
        if steps:
            shrines = scene.game.view(scene.seat).players[scene.seat].shrine_fields
            parts.append(steps_by_field(scene, steps, shrines))
        if spots:
            parts.append(spots_line(scene, spots))
        if rest:
            parts.append(listed([(scene.number(move.text), self.label(scene.game, move)) for move in rest]))
        return Group(*parts) if parts else None

    def label(self, game: Game, move: Move) -> str:
        return wording.move_words(state_of(game), move)

    def story(self, game: Game, events: list[Event], seat: int, names: list[str]) -> list[str]:
        return wording.story(state_of(game), events, seat, names)

    def starts_turn(self, event: Event) -> bool:
        return event.name == "turn"

    def rephrase(self, answer: str) -> str:
        fields = TWO_FIELDS.fullmatch(answer.strip())
        return f"drop {fields[1].lower()} > {fields[2].lower()}" if fields else answer

    def likely(self, game: Game, moves: list[Move]) -> Move:
        """A card in the showcase is wished for by hiring it, any other by playing it."""
        showcase = game.view(game.turn).showcase
        for move in moves:
            if move.kind == word.HIRE and standard().cards[move.a].id in showcase:
                return move
        return moves[0]

    def function_words(self, function: str) -> str:
        return spelling.function_words(parse(function))

    def row_label(self, key: str) -> str:
        return spelling.say("breakdown", row=key.replace(" ", "-"))


def state_of(game: Game) -> Mycelia:
    assert isinstance(game.state, Mycelia)
    return game.state


def in_order(view: TableView, seat: int) -> list[PlayerView]:
    """The other players in the order of play, the left neighbour first."""
    n = len(view.players)
    return [view.players[(seat + i) % n] for i in range(1, n)]
