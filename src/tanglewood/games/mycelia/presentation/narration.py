"""Mycelia in sentences: questions, options and events. What a card does is put into words in spelling.py."""

from tanglewood.games.mycelia import moves as word
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.components.pack import standard
from tanglewood.games.mycelia.effects.base import Either, Others, Run
from tanglewood.games.mycelia.effects.pictures import AtField, Picture
from tanglewood.games.mycelia.play.prices import hire_cost, tile_cost
from tanglewood.games.mycelia.play.reasons import phrase
from tanglewood.games.mycelia.play.turn import Again, Answers, Turn
from tanglewood.games.mycelia.presentation.describing import describe, field_words, name_of
from tanglewood.games.mycelia.presentation.spelling import (
    line_words,
    once_words,
    picture_words,
    say,
    sentence,
)
from tanglewood.kernel.component import Component
from tanglewood.kernel.event import Event, Value
from tanglewood.kernel.move import Move
from tanglewood.kernel.narrator import Narrator
from tanglewood.kernel.state import State
from tanglewood.kernel.text.phrase import Phrase, Said
from tanglewood.words import words

FIELD_KEYS = {
    word.TAKE: "move-take",
    word.PRISM_TAKE: "move-prism-take",
    word.AT: "move-at",
    word.LAY: "move-lay",
}
QUIET = ("turn-ended", "over")
"""Events that go without saying in a story: what comes next says it."""


# ---------------------------------------------------------------------- questions


def title(table: Table, seat: int, place: str) -> Said:
    """What is running: a card, its single effect, a tile; and whether it is another player's bonus."""
    kind, _, rest = place.partition(":")
    id = rest.split("/")[0]
    pack = table.config.pack
    if kind == "solo":
        return pack.lines[place].title
    name = id if kind == "tile" else pack.cards[pack.card_numbers[id]].name
    found = phrase("title", kind=kind, name=name)
    return found if seat == table.active else phrase("title-bonus", title=found)


def question(table: Table) -> str:
    """What the seat that decides is being asked, in one sentence."""
    if not table.stack:
        return say("ask-over")
    frame = table.stack[-1]
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
    return sentence_of(frame.question(table).asks)


def sentence_of(asks: Phrase) -> str:
    said = words().phrase(asks)
    return said[:1].upper() + said[1:]


def ask_part(table: Table, run: Run) -> str:
    """The question of a part, with the picture in words where the question alone does not say it."""
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


def event_words(table: Table, event: Event, viewer: int, names: list[str]) -> str:
    """One event as a sentence, for somebody who sits at `viewer`; `names` are those of the seats."""
    return say(f"event-{event.name}", **values(table, event, viewer, names))


def values(table: Table, event: Event, viewer: int, names: list[str]) -> dict[str, object]:
    seen = event.seen_by(viewer)
    sentences: dict[str, object] = {key: shown(table, key, value) for key, value in seen.items()}
    sentences["name"] = names[event.seat]
    sentences["you"] = "yes" if event.seat == viewer else "no"
    sentences.setdefault("prism", 0)
    return sentences


def shown(table: Table, key: str, value: Value) -> object:
    """A value as people read it: cards by their names; Gwidyon's have none but their numbers."""
    pack = table.config.pack
    if key in ("card", "cards") and isinstance(value, str):
        numbers = pack.card_numbers
        return ", ".join([pack.cards[numbers[id]].name if id in numbers else id for id in value.split()])
    return value


def story(table: Table, events: list[Event], viewer: int, names: list[str]) -> list[str]:
    """What happened, told piece by piece; what belongs together becomes one sentence."""
    sentences: list[str] = []
    i = 0
    while i < len(events):
        event = events[i]
        rest = events[i + 1 :]
        i += 1
        said = values(table, event, viewer, names)
        if event.name in QUIET:
            continue
        if event.name == "moved" and rest and ends_there(event, rest[0]):
            sentences.append(say("event-moved-off", **said))
            i += 1
        elif event.name in ("shown", "supplied"):
            key = "card" if event.name == "shown" else "field"
            items = [str(said[key])]
            for other in rest:
                if other.name != event.name or (event.name == "supplied" and other.seat != event.seat):
                    break
                items.append(str(values(table, other, viewer, names)[key]))
            i += len(items) - 1
            sentences.append(say(f"event-{event.name}", **{**said, key: ", ".join(items)}))
        else:
            sentences.append(event_words(table, event, viewer, names))
    return sentences


def ends_there(moved: Event, off: Event) -> bool:
    return off.name == "off" and off.seat == moved.seat and off.open["field"] == moved.open["to"]


# ---------------------------------------------------------------------- for the rest of the house


class MyceliaNarrator(Narrator):
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
        return event.name in ("turn", "gwidyon-turn")

    def component(self, entry: dict[str, object]) -> dict[str, object]:
        it = Component(entry)
        sentences = field_words(it)
        sentences["words"] = describe(standard(), it, sentences)
        if not it.text("name"):
            sentences["name"] = name_of(it)
        return sentences
