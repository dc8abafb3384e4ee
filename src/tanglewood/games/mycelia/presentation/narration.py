"""Mycelia in sentences: questions, options and events. What a card does is put into words in spelling.py."""

from typing import Final

from tanglewood.games.mycelia import moves as word
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.components.pack import Pack, standard
from tanglewood.games.mycelia.config import GAME
from tanglewood.games.mycelia.effects.base import Either, Others, Run
from tanglewood.games.mycelia.effects.pictures import AtField, Picture
from tanglewood.games.mycelia.play.prices import hire_cost, tile_cost
from tanglewood.games.mycelia.play.reasons import phrase
from tanglewood.games.mycelia.play.turn import Again, Answers, Turn
from tanglewood.games.mycelia.presentation.describing import describe, field_words
from tanglewood.games.mycelia.presentation.reasons import reasons
from tanglewood.games.mycelia.presentation.spelling import (
    line_words,
    once_words,
    picture_words,
    say,
    sentence,
)
from tanglewood.kernel.event import Event, Value
from tanglewood.kernel.move import Move
from tanglewood.kernel.narrator import Narrator
from tanglewood.kernel.narrator import sentence as capitalized
from tanglewood.kernel.state import Frame
from tanglewood.kernel.telling import Repeat
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.phrase import COMMA, Phrase, Said
from tanglewood.words import joined, words

FIELD_KEYS = {
    word.TAKE: "move-take",
    word.PRISM_TAKE: "move-prism-take",
    word.AT: "move-at",
    word.LAY: "move-lay",
}
REPEATS: Final = {
    "shown": Repeat(lists=("card", "slot")),
    "supplied": Repeat(lists=("field",)),
    "leaves": Repeat(adds=("n",)),
    "off": Repeat(lists=("field",), counts="n"),
    "gwidyon-removed": Repeat(adds=("n",), lists=("left",)),
}
DEEDS: Final = ("played", "hired", "used", "again", "answered", "gift-bought", "gwidyon-card")
STEPS: Final = ("moved", "moved-off", "moved-on")
"""Events of drops on their way; several of them in a row are one sentence."""


# ---------------------------------------------------------------------- questions


def title(table: Table, seat: int, place: str) -> Said:
    """What is being carried out: a card, its single effect or a tile; and whether it is another player's
    bonus."""
    kind, _, rest = place.partition(":")
    id = rest.split("/")[0]
    pack = table.config.pack
    if kind == "solo":
        return pack.lines[place].title
    name = id if kind == "tile" else pack.cards[pack.card_numbers[id]].name
    found = phrase("title", kind=kind, name=name)
    return found if seat == table.active else phrase("title-bonus", title=found)


def asked_by(table: Table, frame: Frame[Table]) -> str:
    """What the seat that decides is being asked, in one sentence."""
    if isinstance(frame, Turn):
        extras = any(move.kind in (word.HIRE, word.USE, word.BUY) for move in table.options())
        hand = len(table.players[frame.seat].hand)
        return say("ask-turn", round=table.round, hand=hand, extras="yes" if extras else "no")
    if isinstance(frame, AtField):
        name = title(table, frame.seat, frame.place)
        return words().say("question", title=name, asks=frame.question(table).asks)
    if isinstance(frame, Run):
        return ask_part(table, frame)
    assert isinstance(frame, Answers | Again)
    return capitalized(words().phrase(frame.question(table).asks))


def ask_part(table: Table, run: Run) -> str:
    """The question of a part, with its picture in words where the question alone is not enough."""
    part = run.line.parts[run.at]
    name = title(table, run.seat, run.line.place)
    if part.times > 1:
        moves = "yes" if isinstance(part, Picture) and part.moves and not part.removes else "no"
        name = phrase("counted", title=name, at=run.done + 1, times=part.times, moves=moves)
    asked = words().say("question", title=name, asks=part.asks(table, run.seat))
    if isinstance(part, Picture) and (part.around or (part.moves and part.removes)):
        return f"{asked} {sentence(picture_words(part))}"
    if isinstance(part, Others):
        return f"{asked} {sentence(line_words(part.line))}"
    return asked


# ---------------------------------------------------------------------- options


def move_words(table: Table, move: Move) -> str:
    """An option in words, as it is meant in this position."""
    pack = table.config.pack
    kind = move.kind
    if kind in (word.PLAY, word.TRASH, word.RECYCLE):
        key = {word.PLAY: "move-play", word.TRASH: "move-trash", word.RECYCLE: "move-recycle"}[kind]
        return say(key, card=pack.cards[move.a].name)
    if kind == word.HIRE:
        cost = hire_cost(table, table.players[table.active], move.a)
        return say("move-hire", card=pack.cards[move.a].name, cost=cost)
    if kind == word.BUY:
        return say("move-buy", card=pack.cards[move.a].name)
    if kind == word.USE:
        cost = tile_cost(table, table.players[table.active], move.a)
        return say("move-use", tile=pack.tiles[move.a].id, cost=cost)
    if kind == word.RETURN:
        return say("move-return", tile=pack.tiles[move.a].id)
    if kind == word.STEP:
        return say("move-step", **{"from": pack.field_names[move.a], "to": pack.field_names[move.b]})
    if kind == word.PRISM_STEP:
        return say("move-prism-step", **{"from": pack.field_names[move.a], "to": pack.field_names[move.b]})
    if kind in FIELD_KEYS:
        return say(FIELD_KEYS[kind], field=pack.field_names[move.a])
    if kind == word.REFRESH:
        return say("move-refresh-roots" if move.a else "move-refresh-showcase")
    if kind == word.ANSWER:
        line = pack.abilities[move.a].line
        what = line_words(line) if line is not None else ""
        return say("move-answer", card=pack.cards[move.a].name, what=what)
    if kind == word.END:
        return say("move-end")
    frame = table.stack[-1] if table.stack else None
    part = frame.line.parts[frame.at] if isinstance(frame, Run) else None
    if isinstance(part, Others) and kind in (word.ACCEPT, word.SKIP):
        return say("move-void" if kind == word.ACCEPT else "move-let")
    if kind == word.SKIP:
        if isinstance(frame, Answers):
            return say("move-skip-answers")
        return say("move-skip-again" if isinstance(frame, Again) else "move-skip")
    if isinstance(frame, Again) and kind == word.ACCEPT:
        return say("move-again", card=pack.cards[frame.card].name)
    if part is not None:
        if kind == word.ACCEPT:
            return once_words(part)
        if isinstance(part, Either) and move.a < len(part.sides):
            return line_words(part.sides[move.a])
    return move.text


# ---------------------------------------------------------------------- events


def steps_of(event: Event) -> str:
    """The steps of an event: `c2>d2`, with a star where the drop is off the board then."""
    if event.name == "moved-on":
        return str(event.open["steps"])
    return f"{event.open['from']}>{event.open['to']}{'*' if event.name == 'moved-off' else ''}"


def steps_words(steps: str) -> str:
    """Steps in words: `c2 to d2, e1 to e2 and off the board`."""
    said = []
    for step in steps.split():
        source, _, target = step.rstrip("*").partition(">")
        off = "yes" if step.endswith("*") else "no"
        said.append(say("step-words", **{"from": source, "to": target, "off": off}))
    return ", ".join(said)


def counted_fields(fields: str) -> str:
    """Fields, each once: `a3, b1`."""
    return ", ".join(dict.fromkeys(fields.split()))


def moved_on(event: Event, steps: str) -> Event:
    """Several steps as one event."""
    open: dict[str, Value] = {"steps": steps}
    if "prism" in event.open:
        open["prism"] = event.open["prism"]
    return Event("moved-on", event.seat, open)


class MyceliaNarrator(Narrator[Table]):
    """Mycelia's words, as every game offers them."""

    pack: Pack | None = None

    def asked(self, state: Table, frame: Frame[Table]) -> str:
        return asked_by(state, frame)

    def option(self, state: Table, move: Move) -> str:
        return move_words(state, move)

    def shown(self, state: Table, key: str, value: Value, names: list[str]) -> object:
        """A value as people read it: cards by their names. Gwidyon's cards have only numbers."""
        pack = state.config.pack
        if key in ("card", "cards") and isinstance(value, str):
            numbers = pack.card_numbers
            cards = [pack.cards[numbers[id]].name if id in numbers else id for id in value.split()]
            return joined(cards, COMMA)
        if key == "steps":
            return steps_words(str(value))
        if key == "field":
            return counted_fields(str(value))
        if key == "left":
            return int(str(value).split()[-1])
        return value

    def values(self, state: Table, event: Event, viewer: int, names: list[str]) -> dict[str, object]:
        found = super().values(state, event, viewer, names)
        found.setdefault("prism", 0)
        if event.name == "off":
            found.setdefault("n", 1)
        return found

    def merge(self, one: Event, other: Event) -> Event | None:
        """A drop that goes off the board with its step, and steps that follow each other."""
        if one.name in STEPS and one.seat == other.seat:
            prism = one.open.get("prism", 0)
            if prism != other.open.get("prism", 0):
                return None
            steps = steps_of(one)
            if other.name == "off" and steps.endswith(f">{other.open['field']}"):
                if one.name == "moved":
                    return Event("moved-off", one.seat, one.open)
                return moved_on(one, f"{steps}*")
            if other.name == "moved":
                return moved_on(one, f"{steps} {steps_of(other)}")
        return super().merge(one, other)

    def reasons(self, before: Table, after: Table, events: list[Event], move: Move) -> list[Phrase]:
        return reasons(before, after, events, move)

    def inside(self, state: Table) -> bool:
        return bool(state.stack) and not isinstance(state.stack[-1], Turn)

    def describe(self, it: Component) -> list[str]:
        return describe(self.pack or standard(), it, field_words(it))

    def field_words(self, it: Component) -> dict[str, object]:
        return field_words(it)


def narrator(pack: Pack | None = None) -> MyceliaNarrator:
    """Who tells a game with this pack, by default the one that comes with it."""
    made = MyceliaNarrator(
        GAME,
        words,
        turns=("turn", "gwidyon-turn"),
        quiet=("turn-ended", "over"),
        deeds=DEEDS,
        repeats=REPEATS,
    )
    made.pack = pack
    return made


NARRATOR: Final = narrator()
