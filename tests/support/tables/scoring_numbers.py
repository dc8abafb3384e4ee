"""The numbers of the packs that score, and positions in which they matter. A thing that does not turn up in
the games that are played for it takes the place of one of its kind.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import tanglewood
from tanglewood.bots.greedy import GreedyBot
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat

MORE = 40
"""So much more than printed is worth any detour."""
GAMES = 12
"""Games that are played for each set of options."""
LOOKED = {"everdell": 400, "deep_forest": 400, "mycelia": 200}
"""Positions that are looked at for a number, until a choice differs."""
EVERYWHERE = ("monster", "rugwort", "level")
"""Tables whose entries have no name in what can be done: a fight is against a strength, whichever monster has
it; a year of Rugwort and a level of Nightweave are there from the beginning to the end."""
STRONG = {"start.swords": 6}
"""With so many swords every monster of the deep forest can be beaten, so each one's gold counts."""
BASE: dict[str, dict[str, Any]] = {"deep_forest": STRONG}

SCORING: dict[str, dict[str, tuple[str, ...]]] = {
    # Of Everdell the first of each kind is looked at: a card is judged like the next one, by its points.
    "everdell": {
        "card": ("points", "bonus"),
        "event": ("points", "score"),
        "location": ("points",),
        "adornment": ("score",),
        "river_counts": ("pearl_points",),
        "discovery": ("points", "score"),
        "map_tile": ("points",),
        "visitor": ("points",),
        "fair": ("first", "second"),
        "rugwort": ("missed_special",),
        "rugwort_points": ("card", "purple", "basic_event", "glitzy_purple", "squatty_space"),
        "level": ("zero_card", "prosperity", "special_event"),
    },
    "deep_forest": {
        "points": ("set", "single", "sword", "troll", "left", "longest", "longest_tied"),
        "monster": ("gold",),
        "prices": ("sell",),
    },
    # Nothing of Mycelia has points: leaves and drops count, and what hiring costs.
    "mycelia": {"card": ("cost",), "tile": ("cost",), "start": ("function",), "counts": ("hand",)},
}
"""The fields that score, by game and table; test_scores.py finds out whether one is missing."""

BOXES: dict[str, dict[str, Any]] = {
    **{name: {name: True} for name in ("pearlbrook", "spirecrest", "newleaf", "bellfaire")},
    **{name: {name: True} for name in ("corrin", "extra", "rugwort_cards", "farms")},
    "legends_first": {"legends": "both"},
    "legends_more": {"legends": "both"},
    "expansion": {"expansion": True},
}
"""The options with which the entries of a set are in play."""
ALONE: dict[str, Any] = {"players": 1}
TABLES: dict[str, dict[str, Any]] = {
    "adornment": BOXES["pearlbrook"],
    "river_counts": BOXES["pearlbrook"],
    "discovery": BOXES["spirecrest"],
    "map_tile": BOXES["spirecrest"],
    "visitor": BOXES["newleaf"],
    "fair": BOXES["bellfaire"],
    "rugwort": ALONE,
    "rugwort_points": ALONE,
    "level": {**ALONE, "nightweave": True},
}
"""The same for tables that belong to a box."""


def options_of(table: str, entry: dict[str, Any], field: str) -> dict[str, Any]:
    """The options with which a number of an entry is in play."""
    found = TABLES.get(table, BOXES.get(str(entry.get("set", "")), {}))
    if table == "level":
        return {**found, "difficulty": int(entry["id"])}
    if table == "rugwort":
        return {**found, "rugwort": entry["id"]}
    mood = field.partition("_")[0]
    return {**found, "mood": mood} if mood in ("glitzy", "squatty") else found


class Scoring(NamedTuple):
    """A number that scores: what it is called, what it is now, and with which options it is in play."""

    game: str
    table: str
    id: str
    field: str
    now: Any
    options: dict[str, Any]

    @property
    def path(self) -> str:
        return ".".join([part for part in (self.table, self.id, self.field) if part])


class Place(NamedTuple):
    """A position, and what can be done in it."""

    text: str
    options: str


def numbers() -> Iterator[Scoring]:
    for game, tables in SCORING.items():
        for entry in lookup(game).components():
            table, id = str(entry["table"]), str(entry.get("id", ""))
            for field in tables.get(table, ()):
                if entry.get(field) not in (None, 0, "", []):
                    options = options_of(table, entry, field)
                    yield Scoring(game, table, id, field, entry[field], options)


@cache
def places(game: str, options: tuple[tuple[str, Any], ...]) -> tuple[Place, ...]:
    """Positions from all over some games, played at random; in the deep forest every second move is a good
    one, or nobody would ever leave it."""
    found: list[Place] = []
    for number in range(GAMES):
        played = tanglewood.new_game(game, seed=number, changes=BASE.get(game), **dict(options))
        rng = seeded(number)
        while not played.over:
            choices = played.options()
            if len(choices) > 1 and played.moves % 3 == 0:
                found.append(Place(played.text(), " ".join(map(str, choices))))
            if game == "deep_forest" and played.moves % 2:
                played.play(GreedyBot(rng).choose(Seat(played.state)))
            else:
                played.play(choices[rng.below(len(choices))])
    return tuple(found)


@cache
def kin(game: str, table: str, field: str, box: str) -> frozenset[str]:
    """The entries of the same kind, which may stand in for each other."""
    return frozenset(
        it.id
        for it in numbers()
        if (it.game, it.table, it.field, str(it.options)) == (game, table, field, box)
    )


def shown(number: Scoring, place: Place) -> list[str]:
    """Entries of the same kind that a choice may be about."""
    words = set(re.findall(r"\w[\w-]*", place.options))
    if number.table == "event":
        words |= set(" ".join(re.findall(r"specials: (.*)", place.text)).split())
    if number.table == "visitor" and "welcome" in words:  # the top one of each pile
        words |= set(re.findall(r"(?:left|right): (\w+)", place.text))
    return sorted(words & kin(number.game, number.table, number.field, str(number.options)))


def swapped(text: str, one: str, other: str) -> str:
    """The same position with two things in each other's place."""
    return re.sub(
        rf"(?<![\w-])({re.escape(one)}|{re.escape(other)})(?![\w-])",
        lambda found: other if found[0] == one else one,
        text,
    )


def looked_at(number: Scoring) -> Iterator[str]:
    """Positions in which the number may matter, from different games."""
    found = places(number.game, tuple(number.options.items()))
    most = LOOKED[number.game]
    if not number.id or number.table in EVERYWHERE:
        yield from (place.text for place in found[:: max(1, len(found) // most)])
        return
    rows = [(place, shown(number, place)) for place in found]
    own = [place.text for place, ids in rows if number.id in ids]
    yield from own[:: max(1, len(own) // most)]
    others = [(place, ids) for place, ids in rows if ids and number.id not in ids]
    for turn, (place, ids) in enumerate(others[:: max(1, len(others) // most)]):
        yield swapped(place.text, ids[turn % len(ids)], number.id)


def changed(number: Scoring) -> list[Any]:
    """Other values: much more; of a phrase the first number in it; a price also next to nothing."""
    if isinstance(number.now, int):
        return [number.now + MORE, 1] if number.field == "cost" else [number.now + MORE]
    phrases = number.now if isinstance(number.now, list) else [number.now]
    more = [re.sub(r"\d+", lambda found: str(int(found[0]) + MORE), one, count=1) for one in phrases]
    return [more if isinstance(number.now, list) else more[0]]
