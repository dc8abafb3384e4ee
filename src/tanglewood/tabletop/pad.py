"""The score pad of a game: what is counted, by whom, with what it is worth in the pack.

A game says it in `pad.toml` of its folder; a game without one has no pad. Rows carry the names that the
engine's own breakdown has for them, so that a test can compare both. Numbers of the pack are named as
sentences quote them (`points__set`, `level__{difficulty}__special_event`), so a pad follows any pack.
The words are Fluent messages whose keys follow from the ids:

    GAME-pad-ROW            what a row is called           GAME-pad-ROW-FIELD   a field of it
    GAME-pad-ROW-says       one sentence about it          GAME-pad-tie-TIE     what breaks a tie
"""

import re
from itertools import product
from math import prod
from typing import Literal

import msgspec

from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.files import tables, text_of
from tanglewood.kernel.registry import GameInfo
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.text.component import Component
from tanglewood.tabletop.bounds import Best, Bounding, Condition, Number, PadBound
from tanglewood.words import words

Way = Literal["sum", "sets", "rank", "longest"]
"""How a row is counted: each field times its worth; the best sets of three; most and second most of all at
the table; the most among those who may compare."""
Who = Literal["people", "rival", "all"]


# ---------------------------------------------------------------------- as it is written


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What stands in `pad.toml`."""


class Expanded(Written, frozen=True):
    """Fields that are entries of the pack: those of a table in which the fields of `where` have these values.
    `worth` and `box` name fields of an entry; the worth may be found in its text by a `pattern`. One
    person can have `most` of each."""

    table: str
    worth: str
    sign: str
    where: dict[str, Choice] = {}
    pattern: str = ""
    box: str = ""
    most: Number | None = None


class WrittenField(Written, frozen=True):
    """`most` is what one person can have, `box` what there is for all of them together."""

    id: str
    sign: str = ""
    worth: Number = 1
    every: Number = 1
    most: Number | None = None
    box: Number | None = None
    flag: bool = False
    when: Condition = []
    unless: Condition = []


class WrittenRow(Written, frozen=True):
    id: str
    sign: str
    rules: list[str]
    engine: list[str] = []
    who: Who = "people"
    way: Way = "sum"
    fields: list[WrittenField] = []
    expand: Expanded | None = None
    numbers: dict[str, Number] = {}
    wild: str = ""
    duel: Condition = []
    best: Best | None = None
    least: int = 0
    when: Condition = []
    unless: Condition = []


class WrittenTie(Written, frozen=True):
    """What breaks a tie, in the order of the file. `table` and `number`: the largest number among the entries
    of the pack that somebody counted, so that nobody is asked for it."""

    id: str
    sign: str
    rules: list[str]
    engine: str = ""
    table: str = ""
    number: str = ""
    when: Condition = []
    unless: Condition = []


class WrittenRival(Written, frozen=True):
    """An opponent without a seat. `wins`: it takes ties (`tie`), or whoever is empty wins (`empty`)."""

    id: str
    sign: str
    rules: list[str]
    wins: Literal["tie", "empty"] = "tie"
    when: Condition = []
    unless: Condition = []


# ---------------------------------------------------------------------- as the browser gets it


class Told(msgspec.Struct, frozen=True):
    """What a page is told of a pad."""


class PadWorth(Told, frozen=True):
    """A number; or, by the values of some options joined by commas, several."""

    number: int
    options: list[str] = []
    by: dict[str, int] = {}


class PadField(Told, frozen=True):
    """Something to count. `name` is that of an entry of the pack; without one the words have it. One person
    can have `most` of it, all together what is in the `box`."""

    id: str
    sign: str
    worth: PadWorth
    every: PadWorth
    most: PadWorth | None
    box: PadWorth | None
    flag: bool
    name: str
    when: Condition
    unless: Condition


class PadRow(Told, frozen=True):
    id: str
    sign: str
    rules: list[str]
    engine: list[str]
    who: Who
    way: Way
    fields: list[PadField]
    numbers: dict[str, PadWorth]
    wild: str
    duel: Condition
    bound: PadBound | None
    least: int
    when: Condition
    unless: Condition


class PadTie(Told, frozen=True):
    """What breaks a tie; with `values` it is the largest of those whose field is not 0."""

    id: str
    sign: str
    rules: list[str]
    engine: str
    values: dict[str, int]
    when: Condition
    unless: Condition


class PadRival(Told, frozen=True):
    id: str
    sign: str
    rules: list[str]
    wins: Literal["tie", "empty"]
    when: Condition
    unless: Condition


class Pad(Told, frozen=True):
    """The score pad of a game. Whoever has something in the row `empty` scores nothing but that, below 0.
    `rules` are those about who wins, and `texts` the exact words of every rule the pad names. `parts`,
    `sets` and `tables` say with which options a part of the rules, a set of the pack and all entries of one
    of its tables are in play; others always are."""

    rows: list[PadRow]
    ties: list[PadTie]
    rivals: list[PadRival]
    empty: str
    rules: list[str]
    texts: dict[str, str]
    parts: dict[str, Condition] = {}
    sets: dict[str, Condition] = {}
    tables: dict[str, Condition] = {}


def read_pad(info: GameInfo) -> Pad:
    """The score pad of a game; an empty one if it has none."""
    path = info.listing.folder / "pad.toml"
    if not path.is_file():
        return Pad([], [], [], "", [], {})
    source = dict(tables(f"{info.id}: {path.name}", text_of(path)))
    reader = Reader(info)
    try:
        sets = msgspec.convert(source.get("sets", {}), dict[str, Condition])
        parts = msgspec.convert(source.get("parts", {}), dict[str, Condition])
        in_play = msgspec.convert(source.get("tables", {}), dict[str, Condition])
        rows = [reader.row(row, sets) for row in msgspec.convert(source.get("row", []), list[WrittenRow])]
        ties = [reader.tie(tie) for tie in msgspec.convert(source.get("tie", []), list[WrittenTie])]
        rivals = [
            PadRival(one.id, one.sign, one.rules, one.wins, one.when, one.unless)
            for one in msgspec.convert(source.get("rival", []), list[WrittenRival])
        ]
        winner = msgspec.convert(source.get("winner", {}), dict[str, str | list[str]])
    except msgspec.ValidationError as problem:
        raise PackError(f"{info.id}: pad.toml: {problem}") from None
    about = [*winner.get("rules", [])]
    ruled = [row.rules for row in rows] + [tie.rules for tie in ties] + [one.rules for one in rivals]
    named = about + [id for rules in ruled for id in rules]
    named += [row.bound.rule for row in rows if row.bound is not None]
    texts = {rule.id: rule.text for rule in read_rules(info)}
    if unknown := [id for id in named if id not in texts]:
        raise PackError(f"{info.id}: pad.toml: no rule is called {', '.join(unknown)}")
    told = {id: texts[id] for id in named}
    return Pad(rows, ties, rivals, str(winner.get("empty", "")), about, told, parts, sets, in_play)


class Reader:
    """Puts the numbers of a pack into what a pad says."""

    def __init__(self, info: GameInfo) -> None:
        self.info = info
        self.numbers = info.numbers()
        self.entries = info.components()

    def row(self, row: WrittenRow, sets: dict[str, Condition]) -> PadRow:
        fields = [self.field(field) for field in row.fields]
        if row.expand is not None:
            fields += self.expand(row.expand)
        if not fields:  # its points, as they are added up on paper
            fields = [PadField("points", "", PadWorth(1), PadWorth(1), None, None, False, "", [], [])]
        return PadRow(
            row.id,
            row.sign,
            row.rules,
            row.engine or [row.id],
            row.who,
            row.way,
            fields,
            {name: self.worth(number) for name, number in row.numbers.items()},
            row.wild,
            row.duel,
            None if row.best is None else self.bound(row.best, sets),
            row.least,
            row.when,
            row.unless,
        )

    def field(self, field: WrittenField) -> PadField:
        return PadField(
            field.id,
            field.sign,
            self.worth(field.worth),
            self.worth(field.every),
            None if field.most is None else self.worth(field.most),
            None if field.box is None else self.worth(field.box),
            field.flag,
            "",
            field.when,
            field.unless,
        )

    def worth(self, number: Number) -> PadWorth:
        """A number of the pack; `{difficulty}` in its name stands for the value of that option."""
        if isinstance(number, int):
            return PadWorth(number)
        names = [number] if isinstance(number, str) else number
        options = list(dict.fromkeys(option for name in names for option in re.findall(r"{(\w+)}", name)))
        by: dict[str, int] = {}
        for values in product(*[self.choices(option) for option in options]):
            filled = [name.format(**dict(zip(options, values, strict=True))) for name in names]
            by[",".join(values)] = max(self.number(name) for name in filled)
        return PadWorth(by[""]) if not options else PadWorth(next(iter(by.values())), options, by)

    def number(self, name: str) -> int:
        """A number of the pack by its name; the value of an option is one by itself."""
        for sign, put_together in ((" + ", sum), (" * ", prod)):
            if sign in name:
                return put_together(self.number(part) for part in name.split(sign))
        if name.isdecimal():
            return int(name)
        if name.startswith("#"):
            return self.many(name[1:])
        if name not in self.numbers:
            raise PackError(f"{self.info.id}: pad.toml: the pack has no number {name}")
        return self.numbers[name]

    def many(self, wish: str) -> int:
        """How many entries there are, or how many different ones."""
        table, _, field = wish.partition(".")
        field, _, value = field.partition("=")
        found = [entry for entry in self.entries if entry["table"] == table]
        if value:
            return sum(str(entry[field]) == value for entry in found)
        return len({str(entry[field]) for entry in found}) if field else len(found)

    def choices(self, option: str) -> list[str]:
        setting = self.info.setting(option)
        return list(setting.choices) or [str(n) for n in range(setting.low, setting.high + 1)]

    def expand(self, wish: Expanded) -> list[PadField]:
        found: list[PadField] = []
        for entry in self.entries:
            if entry["table"] != wish.table or any(entry[key] != it for key, it in wish.where.items()):
                continue
            worth = entry[wish.worth]
            if wish.pattern:
                match = re.search(wish.pattern, str(worth))
                if match is None:
                    continue
                worth = int(match[1])
            box = entry[wish.box] if wish.box else None
            id = str(entry["id"])
            found.append(
                PadField(
                    id,
                    wish.sign.format(id=id),
                    PadWorth(msgspec.convert(worth, int)),
                    PadWorth(1),
                    None if wish.most is None else self.worth(wish.most),
                    # How many there are; what can be shared has no end, what cannot is there once.
                    None if box is None or box is True else PadWorth(1 if box is False else int(str(box))),
                    False,
                    words().name(Component(entry).text("name")),
                    [],
                    [],
                )
            )
        return found

    def bound(self, best: Best, sets: dict[str, Condition]) -> PadBound:
        room = None if best.room is None else self.worth(best.room).number
        caps = {words: self.worth(cap).number for words, cap in best.caps.items()}
        return Bounding(best, self.entries, sets, caps).bound(room, self.worth(best.city).number)

    def tie(self, tie: WrittenTie) -> PadTie:
        values = {
            str(entry["id"]): msgspec.convert(entry[tie.number], int)
            for entry in self.entries
            if tie.number and entry["table"] == tie.table
        }
        return PadTie(tie.id, tie.sign, tie.rules, tie.engine, values, tie.when, tie.unless)
