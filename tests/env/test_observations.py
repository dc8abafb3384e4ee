"""What agents are shown: everything a seat can tell apart, and nothing that it cannot."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from mixes import any_mix, mixes
from playing import examples, fresh, random_game
from tanglewood.env.arrays import Cells, bounds, described, parted, wrapped
from tanglewood.env.episode import Episode
from tanglewood.env.raw.rewards import potentials
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.observing.sheet import Observer, Sheet
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import State
from tanglewood.server.live.watchers import encode
from worlds import Worlds, moment

OURS = ("mycelia", "everdell", "deep_forest")
FEW = 3
"""Mixes of options that each game is tried with by default; `make test-long` takes all."""


def some_mixes(game: str) -> list[dict[str, Choice]]:
    info = lookup(game)
    return [{"players": 2}, *[any_mix(info, number) for number in range(FEW)]]


def cells(observer: Observer, state: State, seat: int) -> Cells:
    sheet = Sheet(observer.layout.width)
    sheet.begin(0)
    observer.write(state, seat, sheet)
    found: Cells = wrapped(sheet)[0].copy()
    return found


def some_positions(game: str, options: dict[str, Choice], seed: int, every: int) -> Iterator[State]:
    return islice(random_game(fresh(game, seed, **options), seed), 0, 40 * every, every)


def check_closed(game: str, options: dict[str, Choice], seed: int, every: int = 7) -> None:
    """Worlds a seat cannot tell apart look the same to it, and shaped rewards do not tell them apart."""
    observer = fresh(game, seed, **options).observer()
    highest = bounds(observer.layout)
    for state in some_positions(game, options, seed, every):
        for seat in range(int(state.settings()["players"])):
            here = cells(observer, state, seat)
            world = state.imagine(seat, seeded(seed))
            assert_same(observer, here, cells(observer, world, seat))
            assert potentials(world, [])[seat] == potentials(state, [])[seat]
            assert (here <= highest).all()


def assert_same(observer: Observer, one: Cells, two: Cells) -> None:
    if (one != two).any():
        layout = observer.layout
        other = parted(layout, two)
        named = [name for name, part in parted(layout, one).items() if (part != other[name]).any()]
        raise AssertionError(f"a seat could tell two worlds apart by {', '.join(named)}")


def check_open(game: str, options: dict[str, Choice], seed: int) -> None:
    """Whatever changes in the view of a seat changes its observation. While somebody else decides, nothing
    else does: a seat that decides knows more than its view, what it has chosen so far."""
    observer = fresh(game, seed, **options).observer()
    players = int(options.get("players", 2))
    before: list[tuple[bytes, Cells]] = []
    for state in islice(random_game(fresh(game, seed, **options), seed), 60):
        now = [(encode(state.view(seat)), cells(observer, state, seat)) for seat in range(players)]
        for seat, ((seen, shown), (then, showed)) in enumerate(zip(now, before, strict=False)):
            if seen != then:
                assert (shown != showed).any(), "a change of the view cannot be seen in the cells"
            elif seat != state.turn:
                assert_same(observer, shown, showed)
        before = now


@pytest.mark.parametrize("game", OURS)
def test_worlds_a_seat_cannot_tell_apart_look_the_same(game: str) -> None:
    for number, options in enumerate(some_mixes(game)):
        check_closed(game, options, number, every=11)


@pytest.mark.parametrize("game", OURS)
def test_what_a_seat_can_tell_apart_looks_different(game: str) -> None:
    for number, options in enumerate(some_mixes(game)):
        check_open(game, options, number)


@pytest.mark.long
@pytest.mark.parametrize("game", OURS)
def test_all_options_keep_what_is_hidden(game: str) -> None:
    for number, options in enumerate(mixes(lookup(game))):
        check_closed(game, options, number)
        check_open(game, options, number)


@pytest.mark.parametrize("game", OURS)
def test_what_others_do_in_secret_looks_the_same(game: str) -> None:
    compared = 0
    for seed in range(6):
        start = moment(game, seed, 0, players=3)
        if start is None:
            continue
        worlds = Worlds(start, 0, seeded(seed))
        observer = start.observer()
        for _ in range(6):
            moves = worlds.moves() if worlds.one.turn >= 0 else None
            if moves is None:
                break
            worlds.play(*moves)
            if worlds.one.turn >= 0 and worlds.known_alike():
                assert_same(observer, cells(observer, worlds.one, 0), cells(observer, worlds.two, 0))
                compared += 1
    assert compared > 3


EFFECTS: list[tuple[str, dict[str, Choice]]] = [
    ("mycelia", {"players": 2, "expansion": True}),
    ("mycelia", {"players": 3, "prisma": True}),
    ("everdell", {"players": 2}),
    ("everdell", {"players": 3, "powers": "all"}),
    ("everdell", {"players": 2, "legends": "both", "pearlbrook": True, "spirecrest": True}),
    ("everdell", {"players": 2, "nightweave": True, "newleaf": True}),
    ("deep_forest", {"players": 3}),
]
OF_A_KIND = 4
"""Positions in the middle of the same effect."""


@pytest.mark.parametrize(("game", "options"), EFFECTS)
def test_who_waits_sees_nothing_of_a_choice_until_it_shows(game: str, options: dict[str, Choice]) -> None:
    """In the middle of effects somebody has chosen what others may not know: the card that is being paid for,
    what will be discarded. Whole games of many seeds, because each effect is rare."""
    observer = fresh(game, 0, **options).observer()
    met: Counter[str] = Counter()
    compared = 0
    for seed in range(examples(45)):
        before: dict[int, tuple[bytes, Cells]] = {}
        hopes: list[float] = []
        for number, state in enumerate(islice(random_game(fresh(game, seed, **options), seed), 150)):
            under_way = " ".join(frame.text(state).split()[0] for frame in state.stack[-2:])
            met[under_way] += 1
            now: dict[int, tuple[bytes, Cells]] = {}
            hoped, hopes = hopes, potentials(state, hopes) if len(state.stack) > 1 else []
            for seat in range(int(state.settings()["players"])):
                if seat == state.turn or state.turn < 0:
                    continue
                here = cells(observer, state, seat)
                if met[under_way] <= OF_A_KIND or number % 40 == 39:
                    assert_same(observer, here, cells(observer, state.imagine(seat, seeded(seed)), seat))
                if hoped and len(state.stack) > 1:
                    assert hopes[seat] == hoped[seat], "shaped rewards tell of an effect before it is over"
                now[seat] = encode(state.view(seat)), here
                if seat in before and now[seat][0] == before[seat][0]:
                    assert_same(observer, here, before[seat][1])
                    compared += 1
            before = now
    assert compared or game == "mycelia"  # there every move shows


@pytest.mark.parametrize("game", OURS)
def test_every_cell_is_described(game: str) -> None:
    layout = fresh(game, 1).observer().layout
    found = described(layout)
    assert sum(int(np.prod(part["shape"])) for part in found) == layout.width
    assert len({part["name"] for part in found}) == len(found)
    for part in found:
        assert part["about"]
        assert part["labels"] == () or len(part["labels"]) == part["shape"][-1], part["name"]


@pytest.mark.parametrize("game", OURS)
def test_critics_see_what_lies_face_down(game: str) -> None:
    episode = Episode(game, {"players": 2})
    episode.begin(3)
    true = episode.perfect(0)
    episode.state = episode.state.imagine(0, seeded(9))
    assert (episode.perfect(0) != true).any()
    assert (true[: episode.width] == episode.observe(0)).all()


def test_history_is_what_a_seat_saw_and_did() -> None:
    episode = Episode("mycelia", {"players": 2, "first": "0"}, history=2)
    episode.begin(5)
    shown = episode.observe(0)
    action = episode.state.options()[0].index
    episode.play(action)
    seen, done = episode.recalled(0)
    assert (seen[0] == shown).all()
    assert done.tolist() == [action + 1, 0]
    assert not episode.recalled(1)[0].any()
