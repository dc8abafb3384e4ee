"""Mycelia in sentences: functions, questions, options and events.

A function's words are made from the very parts that carry it out, so text and behaviour cannot differ.
The sentences themselves are in `locales/`.
"""

from tanglewood.games.mycelia import moves as word
from tanglewood.games.mycelia.effects import (
    MAX_TILES,
    CardChoice,
    Either,
    Favours,
    GainTile,
    Group,
    LayShrine,
    Leaves,
    Line,
    NewShowcase,
    Others,
    Part,
    Run,
)
from tanglewood.games.mycelia.language import parse
from tanglewood.games.mycelia.pictures import LANDSCAPES, MOVE, REMOVE, AtField, Picture
from tanglewood.games.mycelia.table import Table
from tanglewood.games.mycelia.turn import Turn
from tanglewood.kernel.event import Event, Value
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import State
from tanglewood.kernel.telling import Telling
from tanglewood.words import words

QUIET = ("turn-ended", "over")
"""Events that go without saying in a story: what comes next says it."""


def say(key: str, **values: object) -> str:
    return words().say(f"mycelia-{key}", **values)


def sentence(clause: str) -> str:
    return f"{clause[:1].upper()}{clause[1:]}."


# ---------------------------------------------------------------------- functions


def function_words(line: Line) -> str:
    """A function as one sentence.

    >>> from tanglewood.games.mycelia.language import parse
    >>> function_words(parse("3x any: move 1"))
    'Up to 3 times: move 1 drop from any field.'
    >>> function_words(parse("moss: remove 1 + 2?"))
    'Take 1 drop off a moss field, then if you like take up to 2 more off there.'
    """
    return sentence(line_words(line))


def line_words(line: Line) -> str:
    if not line.parts:
        return say("function-empty")
    clauses = [part_words(part) for part in line.parts]
    text = clauses[-1]
    for clause in clauses[-2::-1]:
        text = say("function-then", first=clause, rest=text)
    return text


def part_words(part: Part) -> str:
    """A part with its `2x`."""
    what = once_words(part)
    if part.times == 1:
        return what
    if isinstance(part, Group | Others):
        return say("function-each-time", times=part.times, what=what)
    return say("function-times", times=part.times, what=what)


def once_words(part: Part) -> str:
    if isinstance(part, Leaves):
        return say("function-leaves", n=part.n)
    if isinstance(part, Favours):
        return say("function-favours", n=part.n)
    if isinstance(part, Picture):
        return picture_words(part)
    if isinstance(part, Either):
        text = line_words(part.sides[-1])
        for side in part.sides[-2::-1]:
            text = say("function-or", first=line_words(side), rest=text)
        return text
    if isinstance(part, Group):
        return line_words(part.line)
    if isinstance(part, Others):
        return say("function-others", what=line_words(part.line))
    if isinstance(part, CardChoice):
        return say("function-recycle" if part.recycle else "function-trash")
    if isinstance(part, GainTile):
        return say("function-tile", tile=part.letter)
    if isinstance(part, LayShrine):
        return say("function-shrine")
    if isinstance(part, NewShowcase):
        return say("function-showcase")
    raise AssertionError(f"no words for {part}")


def picture_words(picture: Picture) -> str:
    """A field picture: the field that fits, then its symbols from left to right."""
    groups = symbol_groups(picture)
    rule = "none"
    if picture.exact:
        rule = "exactly"
    elif picture.need > (groups[0][2] if groups and not picture.around and groups[0][1] else 0):
        rule = "at-least"  # said only where the symbols themselves do not say it
    field = say("field", landscape=LANDSCAPES[picture.landscape], rule=rule, need=picture.need)
    if picture.around and all(verb == REMOVE for verb, _, _ in groups):
        takes = len(picture.symbols)
        if takes:
            return say("picture-around-and", field=field, takes=takes, sides=picture.around)
        return say("picture-around", field=field, sides=picture.around)
    text = ""
    for i, (verb, solid, n) in enumerate(groups):
        key = f"picture-{'next-' if i else ''}{'move' if verb == MOVE else 'remove'}{'' if solid else '-may'}"
        clause = say(key, field=field, n=n) if i == 0 else say(key, n=n)
        text = f"{text}, {say('then', what=clause)}" if text else clause
    if picture.around:
        text = say("function-then", first=text, rest=say("picture-beside", sides=picture.around))
    return text


def symbol_groups(picture: Picture) -> list[tuple[int, bool, int]]:
    """Symbols alike, side by side: verb, whether they are solid, how many."""
    groups: list[tuple[int, bool, int]] = []
    for i, symbol in enumerate(picture.symbols):
        solid = i < picture.solid
        if groups and groups[-1][:2] == (symbol, solid):
            groups[-1] = (symbol, solid, groups[-1][2] + 1)
        else:
            groups.append((symbol, solid, 1))
    return groups


# ---------------------------------------------------------------------- questions


def title(table: Table, seat: int, place: str) -> str:
    """What is running: a card, its single effect, a tile; and whether it is another player's bonus."""
    kind, _, rest = place.partition(":")
    id = rest.split("/")[0]
    pack = table.agreed.pack
    name = id if kind == "tile" else pack.cards[pack.card_numbers[id]].name
    text = say("title", kind=kind, name=name)
    return text if seat == table.active else say("title-bonus", title=text)


def question(table: Table) -> str:
    """What the seat that decides is being asked, in one sentence."""
    if not table.stack:
        return say("ask-over")
    frame = table.stack[-1]
    if isinstance(frame, Turn):
        extras = any(move.kind in (word.HIRE, word.USE) for move in table.options())
        hand = len(table.players[frame.seat].hand)
        return say("ask-turn", round=table.round, hand=hand, extras="yes" if extras else "no")
    if isinstance(frame, AtField):
        return ask_on_field(table, frame)
    if isinstance(frame, Run):
        return ask_part(table, frame)
    raise AssertionError(f"no question for {frame.text(table)}")


def ask_on_field(table: Table, frame: AtField) -> str:
    kinds = {move.kind for move in table.options()} - {word.SKIP}
    kind = "both"
    if frame.picture.around:
        kind = "around"
    elif len(kinds) == 1:
        kind = "move" if word.STEP in kinds else "remove"
    field = table.agreed.pack.field_names[frame.field]
    return say("ask-on-field", title=title(table, frame.seat, frame.place), field=field, kind=kind)


def ask_part(table: Table, run: Run) -> str:
    part = run.line.parts[run.at]
    name = title(table, run.seat, run.line.place)
    counted: dict[str, object] = {"title": name, "at": run.done + 1, "times": part.times}
    if isinstance(part, Picture):
        if part.around:
            return say("ask-centre", what=sentence(picture_words(part)), **counted)
        if part.moves and part.removes:
            return say("ask-both", what=sentence(picture_words(part)), **counted)
        key = "ask-move" if part.moves else "ask-remove"
        return say(key, landscape=LANDSCAPES[part.landscape], **counted)
    if isinstance(part, Either):
        return say("ask-either", **counted)
    if isinstance(part, Leaves):
        return say("ask-leaves", title=name, n=part.n)
    if isinstance(part, Favours):
        return say("ask-favours", title=name, n=part.n)
    if isinstance(part, CardChoice):
        return say("ask-recycle" if part.recycle else "ask-trash", title=name)
    if isinstance(part, GainTile):
        full = len(table.players[run.seat].tiles) == MAX_TILES
        return say("ask-tile-return" if full else "ask-tile", title=name, tile=part.letter)
    if isinstance(part, LayShrine):
        return say("ask-shrine", title=name)
    raise AssertionError(f"no question for {part}")


# ---------------------------------------------------------------------- options


def move_words(table: Table, move: Move) -> str:
    """An option in words, as it is meant in this position."""
    pack = table.agreed.pack
    kind = move.kind
    if kind in (word.PLAY, word.TRASH, word.RECYCLE):
        key = {word.PLAY: "move-play", word.TRASH: "move-trash", word.RECYCLE: "move-recycle"}[kind]
        return say(key, card=pack.cards[move.a].name)
    if kind == word.HIRE:
        return say("move-hire", card=pack.cards[move.a].name, cost=pack.cards[move.a].cost)
    if kind == word.USE:
        return say("move-use", tile=pack.tiles[move.a].id, cost=pack.tiles[move.a].cost)
    if kind == word.RETURN:
        return say("move-return", tile=pack.tiles[move.a].id)
    if kind == word.STEP:
        return say("move-step", **{"from": pack.field_names[move.a], "to": pack.field_names[move.b]})
    if kind in (word.TAKE, word.AT, word.LAY):
        key = {word.TAKE: "move-take", word.AT: "move-at", word.LAY: "move-lay"}[kind]
        return say(key, field=pack.field_names[move.a])
    if kind == word.END:
        return say("move-end")
    if kind == word.SKIP:
        return say("move-skip")
    frame = table.stack[-1] if table.stack else None
    if isinstance(frame, Run):
        part = frame.line.parts[frame.at]
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
    told: dict[str, object] = {key: shown(table, key, value) for key, value in seen.items()}
    told["name"] = names[event.seat]
    told["you"] = "yes" if event.seat == viewer else "no"
    return told


def shown(table: Table, key: str, value: Value) -> object:
    """A value as people read it: cards by their names."""
    pack = table.agreed.pack
    if key in ("card", "cards") and isinstance(value, str):
        return ", ".join([pack.cards[pack.card_numbers[id]].name for id in value.split()])
    return value


def story(table: Table, events: list[Event], viewer: int, names: list[str]) -> list[str]:
    """What happened, told piece by piece; what belongs together becomes one sentence."""
    told: list[str] = []
    i = 0
    while i < len(events):
        event = events[i]
        rest = events[i + 1 :]
        i += 1
        said = values(table, event, viewer, names)
        if event.name in QUIET:
            continue
        if event.name == "moved" and rest and ends_there(event, rest[0]):
            told.append(say("event-moved-off", **said))
            i += 1
        elif event.name in ("shown", "supplied"):
            key = "card" if event.name == "shown" else "field"
            items = [str(said[key])]
            for other in rest:
                if other.name != event.name or (event.name == "supplied" and other.seat != event.seat):
                    break
                items.append(str(values(table, other, viewer, names)[key]))
            i += len(items) - 1
            told.append(say(f"event-{event.name}", **{**said, key: ", ".join(items)}))
        else:
            told.append(event_words(table, event, viewer, names))
    return told


def ends_there(moved: Event, off: Event) -> bool:
    return off.name == "off" and off.seat == moved.seat and off.open["field"] == moved.open["to"]


# ---------------------------------------------------------------------- for the rest of the house


class MyceliaTelling(Telling):
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
        return {
            f"{field}_words": function_words(parse(str(entry[field])))
            for field in ("function", "single")
            if entry.get(field)
        }
