"""What agents are shown of every land, every solo opponent and every larger variant, and of nothing else."""

from itertools import islice
from typing import Any

import pytest

from playing import fresh, random_game
from tanglewood.env.arrays import Cells, bounds, parted, wrapped
from tanglewood.games.everdell.board.module import MODULES, Module
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.observing.sheet import Observer, Sheet
from tanglewood.server.live.watchers import encode

SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "gwidyon": ("mycelia", {"players": 1}),
    "prisma": ("mycelia", {"players": 3, "prisma": True}),
    "pearlbrook": ("everdell", {"players": 2, "pearlbrook": True}),
    "bellfaire": ("everdell", {"players": 2, "bellfaire": True}),
    "newleaf": ("everdell", {"players": 2, "newleaf": True}),
    "spirecrest": ("everdell", {"players": 2, "spirecrest": True}),
    "powers": ("everdell", {"players": 3, "powers": "all"}),
    "legends": ("everdell", {"players": 2, "legends": "both"}),
    "rugwort": ("everdell", {"players": 1, "rugwort": "3", "mood": "lucky"}),
    "nightweave": ("everdell", {"players": 1, "nightweave": True, "personality": "any", "plan": "any"}),
    "intrigues": ("everdell", {"players": 1, "nightweave": True, "intrigues": True}),
    "nightweave with legends": ("everdell", {"players": 1, "nightweave": True, "legends": "both"}),
    "lands": (
        "everdell",
        {"players": 2, "pearlbrook": True, "bellfaire": True, "newleaf": True, "spirecrest": True},
    ),
    "nightweave in all lands": (
        "everdell",
        {"players": 2, "nightweave": True, "pearlbrook": True, "newleaf": True, "spirecrest": True},
    ),
}
SHOWN = {
    "gwidyon": ("gwidyon", "gwidyon.seen"),
    "prisma": ("roots", "among", "own.prisms"),
    "pearlbrook": ("pearlbrook.frogs", "pearlbrook.numbers", "pearlbrook.cards"),
    "bellfaire": ("bellfaire.trade", "bellfaire.garland"),
    "newleaf": ("newleaf.cards", "newleaf.train", "newleaf.tops", "newleaf.seats"),
    "spirecrest": ("spirecrest.weather", "spirecrest.rabbits", "spirecrest.tiles", "spirecrest.decks"),
    "powers": ("own.power", "own.power.numbers", "power.dealt"),
    "legends": ("legends", "own.held"),
    "rugwort": ("rugwort.numbers", "rugwort.slots", "rival.cards"),
    "nightweave": ("nightweave.numbers", "nightweave.activity", "nightweave.plan", "rival.placed"),
    "intrigues": ("nightweave.intrigue", "nightweave.unseen"),
    "nightweave with legends": ("unseen", "legends"),
}
"""Sections that do not stay the same in the first games that are looked at."""


def cells(observer: Observer, state: Any, seat: int) -> Cells:
    """An observation that is written from nothing."""
    sheet = Sheet(observer.layout.width)
    sheet.begin(0)
    observer.write(state, seat, sheet)
    found: Cells = wrapped(sheet)[0].copy()
    return found


def differing(observer: Observer, one: Cells, two: Cells) -> list[str]:
    other = parted(observer.layout, two)
    return [name for name, part in parted(observer.layout, one).items() if (part != other[name]).any()]


def check(
    game: str, options: dict[str, Any], seeds: range, positions: int, every: int
) -> dict[str, set[bytes]]:
    """Look at positions of random games from every seat. Returns what each section showed."""
    observer = fresh(game, 0, **options).observer()
    players = int(options["players"])
    highest = bounds(observer.layout)
    pages = observer.pages(players)
    kept = wrapped(pages)
    views: dict[bytes, bytes] = {}
    shown: dict[str, set[bytes]] = {section.name: set() for section in observer.layout.sections}
    for seed in seeds:
        states = islice(random_game(fresh(game, seed, **options), seed), 0, positions * every, every)
        for state in states:
            for seat in range(players):
                here = cells(observer, state, seat)
                assert (here <= highest).all()
                # What was written over and over again is what is written from nothing.
                observer.rewrite(state, seat, seat, pages)
                assert not differing(observer, here, kept[seat])
                # Worlds the seat cannot tell apart look the same.
                there = cells(observer, state.imagine(seat, seeded(seed)), seat)
                assert not differing(observer, here, there)
                # What looks the same is the same to the seat.
                view = encode(state.view(seat))
                assert views.setdefault(here.tobytes(), view) == view, "two views, one observation"
                for name, part in parted(observer.layout, here).items():
                    shown[name].add(part.tobytes())
    return shown


@pytest.mark.parametrize("setup", SETUPS)
def test_a_seat_is_shown_what_it_sees_and_no_more(setup: str) -> None:
    game, options = SETUPS[setup]
    shown = check(game, options, range(2), 12, 9)
    for name in SHOWN.get(setup, ()):
        assert len(shown[name]) > 1, f"{name} never changes"


@pytest.mark.long
@pytest.mark.parametrize("setup", SETUPS)
def test_whole_games_show_no_more(setup: str) -> None:
    game, options = SETUPS[setup]
    check(game, options, range(8), 1000, 2)


def test_every_module_that_is_seen_is_observed() -> None:
    """A module with a view of its own writes cells of its own."""
    for module in MODULES:
        if module.view_field or module.player_field:
            assert type(module).observer is not Module.observer, module.name


def test_no_worker_ability_shows_more() -> None:
    """A few are dealt in each game, so it takes many to meet them all."""
    observer = fresh("everdell", 0, players=4, powers="all").observer()
    met: set[str] = set()
    for seed in range(40):
        state = list(islice(random_game(fresh("everdell", seed, players=4, powers="all"), seed), 30))[-1]
        for seat in range(4):
            here = cells(observer, state, seat)
            own = parted(observer.layout, here)["own.power"]
            met.update(observer.layout.section("own.power").labels[i] for i in own.nonzero()[0])
            assert not differing(observer, here, cells(observer, state.imagine(seat, seeded(seed)), seat))
    assert met == set(observer.layout.section("own.power").labels)
