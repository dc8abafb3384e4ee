"""Tonight's set-up of the real box: what is laid out, step by step, as the engine deals it for a seed.

A game says its steps in `tonight.toml`; the engine says which forest cards and events they are: `show`
is a path into what a spectator sees at the start, so nothing that lies face down is told. The words are
`GAME-tonight-STEP`; they may use `$n`, the number of things, `$what` they are, and `$players`.
"""

from typing import Any

import msgspec

from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.files import tables, text_of
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.setting import Choice, settle_options
from tanglewood.kernel.state import NOBODY
from tanglewood.tabletop.bounds import Condition
from tanglewood.tabletop.reckoning import holds

SEEDS = 10**9
"""Seeds of set-ups are short enough to be read out."""


class WrittenStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step: `show` names things of the pack's `table` in the view, `note` a field beside their ids; `each`
    is what every seat gets, `grid` a map of numbers and `over` those of a second kind among them, with the
    signs of both `pieces`."""

    id: str
    sign: str
    rules: list[str]
    show: str = ""
    table: str = ""
    note: str = ""
    each: str = ""
    grid: str = ""
    over: str = ""
    pieces: list[str] = []
    when: Condition = []
    unless: Condition = []


class Told(msgspec.Struct, frozen=True):
    """What a page is told of tonight's set-up."""


class LaidThing(Told, frozen=True):
    """A component that is laid out; `note` says where, in the game's own word."""

    table: str
    id: str
    name: str
    text: str
    note: str


class SetupStep(Told, frozen=True):
    """Something to do. `seats` is what everybody gets, `grid` numbers in rows, `over` a second kind."""

    id: str
    sign: str
    rules: list[str]
    things: list[LaidThing]
    seats: list[str]
    pieces: list[str]
    grid: list[list[int]]
    over: list[list[int]]


class Tonight(Told, frozen=True):
    """The set-up of a seed with these options. `first` is the seat that begins, `texts` the exact rules."""

    game: str
    seed: int
    options: dict[str, Choice]
    first: int
    steps: list[SetupStep]
    texts: dict[str, str]


def read_wishes(text: str) -> dict[str, object]:
    """The options of an address: `players=3;prisma=yes`."""
    pairs = [wish.partition("=") for wish in text.split(";") if wish]
    return {name: value for name, _, value in pairs}


def tonight(info: GameInfo, wishes: dict[str, object], seed: int) -> Tonight:
    """What the real box lays out; the same for the same seed. Options that do not go are refused as ever."""
    options = settle_options(info.id, info.settings, wishes)
    state = info.start(options, seed)
    seen: dict[str, Any] = msgspec.to_builtins(state.view(NOBODY))
    entries = {(str(entry["table"]), str(entry.get("id", ""))): entry for entry in info.described()}
    texts = {rule.id: rule.text for rule in read_rules(info)}
    steps = [
        step(one, seen, entries) for one in written(info, set(texts)) if holds(one.when, one.unless, options)
    ]
    named = {rule for one in steps for rule in one.rules}
    return Tonight(
        info.id, seed, options, int(seen["first"]), steps, {id: texts[id] for id in texts if id in named}
    )


def written(info: GameInfo, rules: set[str]) -> list[WrittenStep]:
    """The steps of a game as they stand in its file; none if it has no such file."""
    path = info.listing.folder / "tonight.toml"
    if not path.is_file():
        return []
    source = dict(tables(f"{info.id}: {path.name}", text_of(path)))
    try:
        found = msgspec.convert(source.get("step", []), list[WrittenStep])
    except msgspec.ValidationError as problem:
        raise PackError(f"{info.id}: tonight.toml: {problem}") from None
    if unknown := [id for one in found for id in one.rules if id not in rules]:
        raise PackError(f"{info.id}: tonight.toml: no rule is called {', '.join(unknown)}")
    return found


def step(
    wish: WrittenStep, seen: dict[str, Any], entries: dict[tuple[str, str], dict[str, object]]
) -> SetupStep:
    things = [
        thing(wish, one, entries) for one in (at(seen, wish.show) if wish.show else []) if identity(one)
    ]
    seats = [str(one) for one in at(seen, f"players.{wish.each}")] if wish.each else []
    if wish.table and seats:
        seats = [str(entries[wish.table, one].get("name", one)) for one in seats]
    grids = [
        rows(at(seen, path), len(seen["players"][0]["drops"])) if path else []
        for path in (wish.grid, wish.over)
    ]
    there = seats if any(one != "0" for one in seats) else []
    return SetupStep(wish.id, wish.sign, wish.rules, things, there, wish.pieces, *grids)


def thing(wish: WrittenStep, one: Any, entries: dict[tuple[str, str], dict[str, object]]) -> LaidThing:
    id = identity(one)
    entry = entries.get((wish.table, id), {})
    note = str(one[wish.note]) if wish.note and isinstance(one, dict) else ""
    text = str(entry.get("text", "") or entry.get("function_words", ""))
    return LaidThing(wish.table, id, str(entry.get("name", id)), text, note)


def identity(one: Any) -> str:
    return str(one["id"] if isinstance(one, dict) else one)


def at(seen: Any, path: str) -> list[Any]:
    """What lies at a path of a view, as a list: `locations[sort=forest]`, `spirecrest.regions.0.tiles`."""
    found = [seen]
    for part in path.split("."):
        name, _, test = part.partition("[")
        field, _, value = test.rstrip("]").partition("=")
        following: list[Any] = []
        for one in found:
            it = one[int(name)] if name.isdecimal() else one.get(name) if isinstance(one, dict) else None
            # A number behind it picks one of a list; everything else goes through all of it.
            following += (
                it if isinstance(it, list) and not digits_follow(path, part) else [] if it is None else [it]
            )
        found = [one for one in following if not field or str(one[field]) == value]
    return found


def digits_follow(path: str, part: str) -> bool:
    return path.partition(f"{part}.")[2][:1].isdecimal()


def rows(numbers: list[Any], fields: int) -> list[list[int]]:
    """The fields of one board in rows, from the top as they lie there."""
    width = 5
    mine = numbers[:fields]
    return [[int(n) for n in mine[start : start + width]] for start in range(0, len(mine), width)]
