"""Words for everything the game can do: functions, questions, options, events."""

import io

import pytest
from rich.console import Console

import tanglewood
from tanglewood.cli.terminal.ending import winners
from tanglewood.cli.terminal.tables import Scene, table_of
from tanglewood.games.mycelia.components.language import parse
from tanglewood.games.mycelia.components.pack import standard
from tanglewood.games.mycelia.presentation.narration import NARRATOR
from tanglewood.games.mycelia.presentation.spelling import function_words
from tanglewood.games.mycelia.terminal.table import state_of
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.event import Event
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.result import Result
from tanglewood.words import words

NAMES = ["You", "Ann", "Bob", "Cat"]


def test_every_function_of_the_pack_has_words() -> None:
    pack = standard()
    lines = [line for card in pack.cards for line in (card.function, card.single) if line is not None]
    for line in [*lines, *(tile.function for tile in pack.tiles)]:
        said = function_words(line)
        assert said[0].isupper()
        assert said.endswith(".")
        assert "{" not in said


@pytest.mark.parametrize(
    ("icons", "said"),
    [
        ("1 leaf", "Take 1 leaf."),
        ("3x any: move 1", "Up to 3 times: move 1 drop from any field."),
        ("moss: at least 2, remove 1", "Take 1 drop off a moss field with at least 2 drops."),
        ("any: exactly 2, remove 2", "Take 2 drops off any field with exactly 2 drops."),
        ("leaves: around each", "Choose a leaf litter field: take 1 drop off each field beside it."),
        ("any: move 1 / 2 leaves", "Either move 1 drop from any field, or take 2 leaves."),
        (
            "2x (any: remove 1 & others(1 leaf))",
            "2 times (take 1 drop off any field; then every other player may take 1 leaf).",
        ),
    ],
)
def test_functions_in_words(icons: str, said: str) -> None:
    assert function_words(parse(icons)) == said


@pytest.mark.parametrize("seed", range(12))
def test_random_games_never_leave_us_speechless(seed: int) -> None:
    game = tanglewood.new_game("mycelia", seed=seed, players=2 + seed % 3, ask_leaves=seed % 2 == 1)
    table = table_of(lookup("mycelia"))
    rng = seeded(seed)
    events: list[Event] = []
    game.listen(events.append)
    while not game.over:
        state = state_of(game)
        assert NARRATOR.question(state).strip()
        for move in game.options():
            assert NARRATOR.option(state, move)
        if game.moves % 50 == 0:
            assert table.choices(Scene(game, game.turn, NAMES, asked=True), whole=False) is not None
        game.play(game.options()[rng.below(len(game.options()))])
    for viewer in (0, 1, tanglewood.NOBODY):
        for event in events:
            assert words().has(f"mycelia-event-{event.name}")
            assert NARRATOR.event(state_of(game), event, viewer, NAMES)
        assert NARRATOR.story(state_of(game), events, viewer, NAMES)


def test_a_story_tells_only_what_the_seat_may_know() -> None:
    game = tanglewood.new_game("mycelia", seed=1)
    drew = Event("drew", 1, {"n": 1}, {"cards": "amanita-muscaria"}, chance=True)
    assert NARRATOR.story(state_of(game), [drew], 0, NAMES) == ["Ann draws 1 card."]
    assert NARRATOR.story(state_of(game), [drew], 1, NAMES) == ["You draw Amanita muscaria."]


def test_a_drop_that_reaches_the_shrine_is_one_piece_of_the_story() -> None:
    game = tanglewood.new_game("mycelia", seed=1)
    events = [Event("moved", 0, {"from": "d3", "to": "d2"}), Event("off", 0, {"field": "d2"})]
    assert NARRATOR.story(state_of(game), events, 0, NAMES) == [
        "You move a drop from d3 into the shrine field d2: it is off your board."
    ]


def test_the_table_hides_what_a_seat_cannot_see() -> None:
    """Two worlds that only differ in hidden things look the same."""
    game = tanglewood.new_game("mycelia", seed=9, players=3)
    rng = seeded(1)
    for _ in range(60):
        game.play(game.options()[rng.below(len(game.options()))])
    table = table_of(lookup("mycelia"))
    screens: list[str] = []
    for world in (game, game.imagine(0, 1), game.imagine(0, 2)):
        console = Console(width=80, record=True, file=io.StringIO())
        console.print(table.render(Scene(world, 0, NAMES)))
        screens.append(console.export_text())
    assert screens[0] == screens[1] == screens[2]


def test_whoever_shares_the_win_is_you_and_the_others_are_named() -> None:
    shared = Result([5, 3, 5, 5], [0, 2, 3], [{}, {}, {}, {}])
    assert winners(shared, NAMES, 0) == "You share the win with Bob and Cat."
    assert winners(shared, NAMES, 1) == "You, Bob and Cat share the win."
