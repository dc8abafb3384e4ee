"""Everdell in sentences: questions, options and events. The sentences themselves are in `locales/`."""

from typing import Final

from tanglewood.games.everdell.board.player import AUTUMN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.play.turn import Turn
from tanglewood.games.everdell.presentation.describing import describe, name_of
from tanglewood.games.everdell.presentation.narration_moves import move_words
from tanglewood.games.everdell.presentation.phrases import GOODS, amounts, place_words, say, stranger
from tanglewood.kernel.event import Event, Value
from tanglewood.kernel.move import Move
from tanglewood.kernel.narrator import Narrator, sentence
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.component import Component
from tanglewood.words import words

# ---------------------------------------------------------------------- questions


def asked_by(table: Table, frame: Frame[Table]) -> str:
    """What the seat that decides is being asked, in one sentence."""
    if isinstance(frame, Turn):
        player = table.players[frame.seat]
        free = player.workers - len(player.placed)
        ending = "yes" if player.season == AUTUMN else "no"
        season = table.config.pack.seasons[player.season].id
        return say("ask-turn", season=season, workers=free, autumn=ending)
    assert isinstance(frame, Run)
    return sentence(words().phrase(frame.question(table).whole()))


# ---------------------------------------------------------------------- events


def goods_of(event: Event, viewer: int) -> dict[str, int]:
    """The resources and points of an event, as far as the viewer knows them."""
    return {key: n for key, n in event.seen_by(viewer).items() if key in GOODS and isinstance(n, int)}


def shown(table: Table, key: str, value: int | str, names: list[str]) -> object:
    """A value as people read it: things and people by their names."""
    pack = table.config.pack
    if key in ("card", "cards", "guest", "host", "old") and isinstance(value, str):
        return ", ".join([pack.cards[pack.card_numbers[id]].name for id in value.split()])
    if key in ("place", "event") and isinstance(value, str):
        return place_words(table, pack.place_numbers[value])
    if key in ("to", "from", "owner") and isinstance(value, int):
        return names[value] if value < len(names) else stranger(table)
    if key == "season" and isinstance(value, str):
        return say("season", season=value)
    if isinstance(value, str):
        for module in pack.modules:
            said = module.value_words(pack, key, value)
            if said:
                return said
    return value


class EverdellNarrator(Narrator[Table]):
    """Everdell's narrator."""

    def asked(self, state: Table, frame: Frame[Table]) -> str:
        return asked_by(state, frame)

    def option(self, state: Table, move: Move) -> str:
        return move_words(state, move)

    def values(self, state: Table, event: Event, viewer: int, names: list[str]) -> dict[str, object]:
        found = super().values(state, event, viewer, names)
        found["goods"] = amounts(goods_of(event, viewer))
        return found

    def shown(self, state: Table, key: str, value: Value, names: list[str]) -> object:
        return shown(state, key, value, names)

    def describe(self, it: Component) -> list[str]:
        return describe(standard(), it)

    def name_of(self, it: Component) -> str:
        return name_of(it)

    def field_words(self, it: Component) -> dict[str, object]:
        return {"color_words": say("color", color=it.text("color"))} if it.text("color") else {}


NARRATOR: Final = EverdellNarrator("everdell", words)
