"""Everdell in sentences: questions, options and events. The sentences themselves are in `locales/`."""

from tanglewood.games.everdell.board.player import AUTUMN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.play.turn import Turn
from tanglewood.games.everdell.presentation.describing import describe, name_of
from tanglewood.games.everdell.presentation.narration_moves import move_words
from tanglewood.games.everdell.presentation.phrases import GOODS, amounts, place_words, say, stranger
from tanglewood.kernel.component import Component
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.narrator import Narrator
from tanglewood.kernel.state import State
from tanglewood.words import words

QUIET = ("over",)
"""Events that go without saying in a story: what comes next says it."""


# ---------------------------------------------------------------------- questions


def question(table: Table) -> str:
    """What the seat that decides is being asked, in one sentence."""
    if not table.stack:
        return say("ask-over")
    frame = table.stack[-1]
    if isinstance(frame, Turn):
        player = table.players[frame.seat]
        free = player.workers - len(player.placed)
        ending = "yes" if player.season == AUTUMN else "no"
        season = table.config.pack.seasons[player.season].id
        return say("ask-turn", season=season, workers=free, autumn=ending)
    assert isinstance(frame, Run)
    return sentence(words().phrase(frame.question(table).whole()))


def sentence(clause: str) -> str:
    return clause[:1].upper() + clause[1:]


# ---------------------------------------------------------------------- events


def event_words(table: Table, event: Event, viewer: int, names: list[str]) -> str:
    """One event as a sentence, for somebody who sits at `viewer`; `names` are those of the seats."""
    return say(f"event-{event.name}", **values(table, event, viewer, names))


def values(table: Table, event: Event, viewer: int, names: list[str]) -> dict[str, object]:
    seen = event.seen_by(viewer)
    sentences: dict[str, object] = {}
    goods: dict[str, int] = {}
    for key, value in seen.items():
        if key in GOODS and isinstance(value, int):
            goods[key] = value
        sentences[key] = shown(table, key, value, names)
    sentences["goods"] = amounts(goods)
    sentences["name"] = names[event.seat]
    sentences["you"] = "yes" if event.seat == viewer else "no"
    return sentences


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


def story(table: Table, events: list[Event], viewer: int, names: list[str]) -> list[str]:
    """What happened, told piece by piece."""
    return [event_words(table, event, viewer, names) for event in events if event.name not in QUIET]


# ---------------------------------------------------------------------- for the rest of the house


class EverdellNarrator(Narrator):
    """All of the above, as every game offers it."""

    def question(self, state: State) -> str:
        assert isinstance(state, Table)
        return question(state)

    def option(self, state: State, move: Move) -> str:
        assert isinstance(state, Table)
        return move_words(state, move)

    def event(self, state: State, event: Event, viewer: int, names: list[str]) -> str:
        assert isinstance(state, Table)
        return event_words(state, event, viewer, names)

    def begins_turn(self, event: Event) -> bool:
        return event.name == "turn"

    def component(self, entry: dict[str, object]) -> dict[str, object]:
        it = Component(entry)
        sentences: dict[str, object] = {"words": describe(standard(), it)}
        if not it.text("name"):
            sentences["name"] = name_of(it)
        if it.text("color"):
            sentences["color_words"] = say("color", color=it.text("color"))
        return sentences
