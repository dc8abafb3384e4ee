"""Every number that scores changes what a greedy bot chooses: a judgement that grew by the same everywhere
would change nothing. A thing that does not turn up in the games below takes the place of one of its kind.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

import tanglewood
from tanglewood.bots.greedy import GreedyBot
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.seat import Seat

MORE = 40
"""So much more than printed is worth any detour."""
GAMES = 12
"""Games that are played for each set of options."""
LOOKED = {"everdell": 60, "deep_forest": 400, "mycelia": 200}
"""Positions that are looked at for a number, until a choice differs."""
SAMPLED = ("everdell",)
"""Games of which only the first number of each kind is tried, and by `make test-long` alone. Of the others
the short run tries the first of each kind."""
STRONG = {"start.swords": 6}
"""With so many swords every monster of the deep forest can be beaten, so each one's gold counts."""
BASE: dict[str, dict[str, Any]] = {"deep_forest": STRONG}

SCORING: dict[str, dict[str, tuple[str, ...]]] = {
    # Visitors, the garland, what discoveries score, and what Rugwort and Nightweave do are judged too
    # (bot/heuristics.py), but decisions that hang on one of those numbers alone are too rare in these games.
    # Of the others the first of each kind is looked at: a card is judged like the next one, by its points.
    "everdell": {
        "card": ("points", "bonus"),
        "event": ("points", "score"),
        "location": ("points",),
        "adornment": ("score",),
        "river_counts": ("pearl_points",),
        "discovery": ("points",),
        "map_tile": ("points",),
    },
    "deep_forest": {
        "points": ("set", "single", "sword", "troll", "left", "longest", "longest_tied"),
        "monster": ("gold",),
        "prices": ("sell",),
    },
    # Nothing of Mycelia has points: leaves and drops count, and what hiring costs.
    "mycelia": {"card": ("cost",), "tile": ("cost",), "start": ("function",), "counts": ("hand",)},
}

EXCEPT = {
    # Read in somebody's last turn only, when another one has left with as long a path: the judgement differs
    # then (test_judgements.py), but in none of these games another choice hangs on it.
    "points.longest_tied",
    # A card that thins out the player's own cards: no greedy bot hires it, whatever it costs.
    "card.mucidula-mucida.cost",
}
"""Numbers without a choice that shows them, and why."""
BOXES: dict[str, dict[str, Any]] = {
    **{name: {name: True} for name in ("pearlbrook", "spirecrest", "newleaf", "bellfaire")},
    **{name: {name: True} for name in ("corrin", "extra", "rugwort_cards", "farms")},
    "legends_first": {"legends": "both"},
    "legends_more": {"legends": "both"},
    "expansion": {"expansion": True},
}
"""The options with which the entries of a set are in play."""
TABLES: dict[str, dict[str, Any]] = {
    "adornment": BOXES["pearlbrook"],
    "river_counts": BOXES["pearlbrook"],
    "discovery": BOXES["spirecrest"],
    "map_tile": BOXES["spirecrest"],
}
"""The same for tables that belong to a box."""


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
                path = ".".join([part for part in (table, id, field) if part])
                if entry.get(field) not in (None, 0, "", []) and path not in EXCEPT:
                    box = BOXES.get(str(entry.get("set", "")), {})
                    options = TABLES.get(table, box)
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
    if not number.id or number.table == "monster":  # a fight is against a strength, whichever monster has it
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


def choice(read: Any, text: str) -> str:
    try:
        state = read(text, checked=False)
    except tanglewood.TextError:  # in the middle of a thing whose place another one has taken
        return ""
    return str(GreedyBot(seeded(1)).choose(Seat(state)))


def parameters() -> list[object]:
    seen: set[tuple[str, str, str]] = set()
    found: list[object] = []
    for number in numbers():
        kind = (number.game, number.table, number.field)
        short = kind not in seen and number.game not in SAMPLED
        if number.game in SAMPLED and kind in seen:
            continue
        seen.add(kind)
        marks = [] if short else [pytest.mark.long]
        found.append(pytest.param(number, marks=marks, id=f"{number.game} {number.path}"))
    return found


@pytest.mark.parametrize("number", parameters())
def test_a_number_that_scores_changes_what_a_bot_chooses(number: Scoring) -> None:
    base = BASE.get(number.game, {})
    usual = tanglewood.game_with(number.game, changes=base).read
    others = [
        tanglewood.game_with(number.game, changes={**base, "experimental": True, number.path: value}).read
        for value in changed(number)
    ]
    places = looked_at(number)
    assert any(choice(usual, text) != choice(other, text) for text in places for other in others)
