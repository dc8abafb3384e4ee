"""Mycelia in the terminal."""

import re

from rich.console import Group, RenderableType

from tanglewood.api import Game
from tanglewood.cli.terminal.tables.base import Scene, TerminalTable, listed
from tanglewood.games.mycelia import moves as word
from tanglewood.games.mycelia.gwidyon.state import NAME as GWIDYON
from tanglewood.games.mycelia.play.turn import Turn
from tanglewood.games.mycelia.presentation import spelling
from tanglewood.games.mycelia.presentation.view import PlayerView, TableView
from tanglewood.games.mycelia.state import Mycelia
from tanglewood.games.mycelia.terminal.board import BigBoard, side_by_side, small_board
from tanglewood.games.mycelia.terminal.prisma import Track, area_line
from tanglewood.games.mycelia.terminal.shown import pack_shown
from tanglewood.games.mycelia.terminal.solo import HEADING, cards_to_come, gwidyon, told
from tanglewood.games.mycelia.terminal.things import (
    cards,
    header,
    shrine,
    spots_line,
    status,
    steps_by_field,
)
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.words import named

TWO_FIELDS = re.compile(r"(drop\s+|move\s+|prism\s+)?([a-i]\d)\s*(?:>|->|to|-|,)?\s*([a-i]\d)", re.IGNORECASE)
TAKE_OFF = re.compile(r"take\s+([a-i]\d)", re.IGNORECASE)
STEPS = (word.STEP, word.PRISM_STEP)
SPOTS = (word.TAKE, word.PRISM_TAKE, word.AT, word.LAY)
IN_PLACE = (word.PLAY, word.HIRE, word.USE, word.BUY)
"""Moves whose numbers stand beside cards and tiles when these are shown."""


class MyceliaTable(TerminalTable):
    """The player's board in full, the others small beside it, and all cards below them."""

    def goal(self, game: Game) -> str:
        config = state_of(game).config
        parts = ["goal-solo" if config.players == 1 else "goal"]
        if config.expansion:
            parts.append("goal-expansion")
        if config.prisma:
            parts.append("goal-prisma")
        return " ".join(spelling.say(part) for part in parts)

    def rival(self, game: Game) -> str:
        return named(GWIDYON) if state_of(game).gwidyon is not None else ""

    def render(self, scene: Scene, whole: bool = True) -> RenderableType:
        pack_shown.show(scene.game)
        view: TableView = scene.game.view(scene.seat)
        own = view.players[max(scene.seat, 0)]
        places = [move.path[0].partition(":") for move in scene.moves]
        usable = {name for kind, _, name in places if kind in ("field", "prism")}
        mine: list[RenderableType] = [header(view, own, scene.names[own.seat]), BigBoard(own, usable)]
        mine.append(status(own, usable))
        others = [small_board(player, scene.names[player.seat]) for player in in_order(view, own.seat)]
        if view.gwidyon is not None:
            others.append(gwidyon(view.gwidyon))
        if len(others) == 1:
            others.append(shrine(view, columns=2))
        else:
            mine.append(shrine(view, columns=3))
        parts: list[RenderableType] = [side_by_side(Group(*mine), others)]
        if view.track is not None:
            parts.append(Track(view, scene.names))
        if whole:
            parts += cards(scene, view, own)
            if view.gwidyon is not None:
                parts.append(cards_to_come(view.gwidyon))
        elif own.gifts:
            parts.append(area_line(own))
        return Group(*parts)

    def whole(self, game: Game) -> bool:
        return not game.state.stack or isinstance(game.state.stack[-1], Turn)

    def choices(self, scene: Scene, whole: bool = True) -> RenderableType | None:
        pack_shown.show(scene.game)
        steps = [move for move in scene.moves if move.kind in STEPS]
        spots = [move for move in scene.moves if move.kind in SPOTS]
        shown = (*STEPS, *SPOTS, *(IN_PLACE if whole else ()))
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

    def story(self, game: Game, events: list[Event], seat: int, names: list[str]) -> list[str]:
        return told(state_of(game), events, seat, names)

    def starts_turn(self, event: Event) -> bool:
        return event.name in ("turn", HEADING)

    def rephrase(self, game: Game, answer: str) -> str:
        """Two fields are a step; where only the prism drop can go, it is meant. The same with taking off."""
        fields = TWO_FIELDS.fullmatch(answer.strip())
        taken = TAKE_OFF.fullmatch(answer.strip())
        if fields:
            way = f"{fields[2].lower()} > {fields[3].lower()}"
            dew, prism = f"drop {way}", f"prism {way}"
            if fields[1] and fields[1].strip().lower() == "prism":
                return prism
        elif taken:
            dew, prism = f"take {taken[1].lower()}", f"take prism {taken[1].lower()}"
        else:
            return answer
        options = [move.text for move in game.options()]
        return prism if prism in options and dew not in options else dew

    def likely(self, game: Game, moves: list[Move]) -> Move:
        """A card in the showcase is meant to be hired, any other to be played."""
        showcase = game.view(game.turn).showcase
        for move in moves:
            if move.kind == word.HIRE and pack_shown().cards[move.a].id in showcase:
                return move
        return moves[0]

    def row_label(self, key: str) -> str:
        return spelling.say("breakdown", row=key.replace(" ", "-"))


def state_of(game: Game) -> Mycelia:
    assert isinstance(game.state, Mycelia)
    return game.state


def in_order(view: TableView, seat: int) -> list[PlayerView]:
    """The other players in the order of play, the left neighbour first."""
    n = len(view.players)
    return [view.players[(seat + i) % n] for i in range(1, n)]
