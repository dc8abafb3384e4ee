"""What is counted is what happened."""

from collections import Counter as Tally
from collections.abc import Callable

import pytest

from tanglewood.arena.game import play_game
from tanglewood.kernel.event import Event
from tanglewood.kernel.registry import GAMES, lookup
from tanglewood.kernel.setting import settle_options
from tanglewood.kernel.state import State
from tanglewood.study.counting import GAINED, LEFT, MOST, OFFERED, POINTS, SPENT, Counter
from tanglewood.study.rules import KINDS, Rules, rules_of

TAKEN, PLAYED, USED = (1 + KINDS.index(kind) for kind in ("taken", "played", "used"))


class Listening(Counter):
    """Also keeps the events and the state."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.heard: list[Event] = []
        self.state: State | None = None
        self.start: list[dict[str, int]] = []

    def begin(self, state: State) -> None:
        super().begin(state)
        self.start = state.holdings()

    def hear(self, event: Event) -> None:
        super().hear(event)
        self.heard.append(event)

    def end(self, state: State) -> None:
        super().end(state)
        self.state = state


def watched(game: str, seed: int = 3, bot: str = "random", **options: object) -> Listening:
    info = lookup(game)
    settled = settle_options(game, info.settings, {"players": 2, **options})
    counter = Listening(rules_of(info))
    players = int(settled["players"])
    play_game(game, settled, [bot] * players, list(range(players)), seed, 0, observer=counter)
    return counter


GAME = pytest.mark.parametrize("game", ["mycelia", "everdell", "deep_forest"])


@GAME
def test_resources_gained_and_spent_lead_to_what_is_left(game: str) -> None:
    counter = watched(game)
    assert counter.state is not None
    for seat, held in enumerate(counter.state.holdings()):
        for name, n in held.items():
            row = counter.resources[seat][name]
            assert counter.start[seat][name] + row[GAINED] - row[SPENT] == n == row[LEFT]
            assert row[MOST] >= n
    for kind, most in counter.supply.items():
        assert most >= counter.state.in_use()[kind]


@GAME
def test_everything_counted_is_in_the_pack(game: str) -> None:
    counter = watched(game)
    for found in counter.components:
        for thing in found:
            table, _, id = thing.partition(":")
            assert table == "deed" or id in counter.rules.tables[table], thing


@GAME
def test_a_file_of_a_game_names_events_and_tables_that_exist(game: str) -> None:
    rules = rules_of(lookup(game))
    places = [place for _, place in rules.deeds.values()]
    tables = {*rules.counting.offers.values(), *[place.table for place in places if not place.fixed]}
    assert tables <= set(rules.tables)


def test_a_hired_card_was_offered_and_counts_as_taken() -> None:
    counter = watched("mycelia")
    hired = Tally((event.seat, str(event.open["card"])) for event in counter.heard if event.name == "hired")
    assert hired
    for (seat, card), times in hired.items():
        row = counter.components[seat][f"card:{card}"]
        assert row[TAKEN] == times
        assert row[OFFERED] >= times


def test_a_drop_that_leaves_the_board_counts_for_the_card_before_it() -> None:
    counter = watched("mycelia")
    credited = sum(row[POINTS] for found in counter.components for row in found.values())
    assert credited == sum(event.name == "off" for event in counter.heard) > 0


def test_points_of_cards_add_up_to_those_of_the_result() -> None:
    counter = watched("everdell", seed=5)
    assert counter.result is not None
    for seat, found in enumerate(counter.components):
        lines = counter.result.breakdown[seat]
        events = sum(row[POINTS] for thing, row in found.items() if thing.startswith("event:"))
        journey = sum(row[POINTS] for thing, row in found.items() if thing.startswith("location:"))
        cards = sum(row[POINTS] for thing, row in found.items() if thing.startswith("card:"))
        assert (events, journey) == (lines["events"], lines["journey"])
        low = lines["cards"] + lines["prosperity"]
        assert low <= cards <= low + lines["tokens"]


def test_a_card_in_the_meadow_is_offered_by_its_name() -> None:
    counter = watched("everdell", seed=4)
    offered = {thing for found in counter.components for thing, row in found.items() if row[OFFERED]}
    assert any(thing.startswith("card:") for thing in offered)
    taken = [event for event in counter.heard if event.name == "took"]
    for event in taken:
        assert f"card:{event.open['card']}" in offered


def test_deeds_are_counted_by_the_name_of_their_event() -> None:
    counter = watched("deep_forest", seed=2)
    deeds = Tally(event.name for event in counter.heard if event.seat >= 0)
    for found in counter.components:
        for thing, row in found.items():
            if thing.startswith("deed:"):
                assert row[USED] <= deeds[thing.removeprefix("deed:")]
    assert not any("deed:unasked" in found for found in counter.components)


def test_a_game_without_a_file_counts_what_its_events_name() -> None:
    rules = Rules(None, {"card": {"oak"}})
    assert rules.deed(Event("planted", 0, {"card": "oak", "n": 2})) == (KINDS.index("used"), "card:oak")
    assert rules.deed(Event("planted", 0, {"card": "elm"})) == (0, "")


@pytest.mark.parametrize("game", sorted(GAMES))
def test_whoever_does_not_count_pays_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[object] = []
    info = lookup(game)
    start: Callable[..., State] = info.start

    def watching(options: dict[str, object], seed: int) -> State:
        state = start(options, seed)
        heard.append(state)
        return state

    monkeypatch.setattr(info, "start", watching)
    settled = settle_options(game, info.settings, {"players": 2})
    play_game(game, settled, ["random", "random"], [0, 1], 1, 0)
    assert [state.listener for state in heard if isinstance(state, State)] == [None]
