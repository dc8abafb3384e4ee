"""Pearlbrook as text, what no game can reach, what others may not know, and sentences about it."""

import pytest

from everdell_table import everdell, play, table
from pearlbrook_table import CARDS, brook, turned
from playing import examples, fresh, random_game
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.pearlbrook.river import river_of
from tanglewood.games.everdell.presentation.narration import NARRATOR
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import TextError

WRONG = [
    (("river:", "cards: ballroom ballroom gus_the_gardener bosley_the_artist"), "each card once"),
    (("river:", "cards: ballroom market gardens bosley_the_artist"), "2 citizens"),
    (("river:", "cards: ballroom market"), "4 river destinations"),
    (("river:", "cards: ballroom market gardens castle"), "one of"),
    (("river:", CARDS, "wonders: hopewatch_gate=0 hopewatch_gate=1"), "each wonder once"),
    (("river:", CARDS, "wonders: hopewatch_gate=2"), "nobody has built"),
    (("player 0:", "river:", CARDS, "pearls: 2"), "nobody plays without a seat"),
    (("adornments: bell tiara compass",), "at most 2 adornments"),
    (("adornments: bell bell",), "each adornment once"),
    (("adornments: bell", "player 1:", "adorned: bell"), "each adornment once"),
    (("adornments: crown",), "one of"),
    (("frog: river_two_red",), "face up"),
    (("frog: shoal", "player 1:", "frog: none"), "expected a frog"),
    (("frog: 0:inn", "city: inn"), "no space for frogs"),
    (("frog: 1:ferry",), "a card of a city"),
    (
        ("frog: river_three_green", "player 1:", "frog: river_three_green", "river:", turned("ballroom")),
        "another frog",
    ),
    (("placed: hopewatch_gate",), "not built"),
    (("city: farm messenger", "messengers:"), "without a construction"),
    (("city: farm wife messenger", "messengers: messenger>wife"), "constructions"),
    (("city: farm inn messenger messenger", "messengers: messenger>farm messenger:2>farm"), "constructions"),
    (("city: farm inn messenger", "messengers: farm>inn"), "each Messenger"),
    (("city: farm messenger", "messengers: messenger>inn"), "messenger>farm"),
    (("city: inn/tokens=2",), "at most 0 tokens"),
]


@pytest.mark.parametrize(("lines", "why"), WRONG)
def test_what_no_game_can_reach_is_refused(lines: tuple[str, ...], why: str) -> None:
    with pytest.raises(TextError, match=why):
        brook(*lines)


@pytest.mark.parametrize("line", ["pearls: 2", "frog: shoal", "adornments: bell", "messengers:"])
def test_nothing_of_pearlbrook_lies_on_another_table(line: str) -> None:
    with pytest.raises(TextError, match="not in this game"):
        table(line)
    with pytest.raises(TextError, match="River is not in this game"):
        table("player 0:", "river:", CARDS)


def test_rugworts_figure_and_nightweaves_frog_are_where_their_season_wants_them() -> None:
    with pytest.raises(TextError, match="elsewhere"):
        brook("players: 1", "player 0: spring", "river:", CARDS, "frog: river_two_tan")
    with pytest.raises(TextError, match="at most 0 adornments"):
        brook("players: 1", "player 0:", "river:", CARDS, "adornments: bell")
    with pytest.raises(TextError, match="expected none yet"):
        brook(
            "players: 1", "nightweave: yes", "player 0:", "nightweave: winter", "river:", CARDS, "frog: shoal"
        )


FRAMES = [
    "tiara.grants 0 0 -1",
    "gus_the_gardener.trade 0 0 -1",
    "river-use 0 0 -1 2",
    "rehouse 0 0 -1 1",
    "hopewatch_gate.does.4 0 0 -1",
    "compass.grants 0 0 -1 999",
    "rugwort-river 0 0 -1",
]


@pytest.mark.parametrize("frame", FRAMES)
def test_frames_that_cannot_be_under_way_are_refused(frame: str) -> None:
    with pytest.raises(TextError):
        brook("city: farm", "doing: end 0", f"doing: {frame}")
    with pytest.raises(TextError):
        table("city: farm", "doing: end 0", f"doing: {frame}")


@pytest.mark.rule("EX.pearlbrook.setup.adornments")
def test_what_others_hold_is_redealt() -> None:
    state = fresh("everdell", 5, players=3, pearlbrook=True)
    assert isinstance(state, Table)
    worlds = [river_of(state.imagine(0, seeded(n))) for n in range(20)]
    own = river_of(state)
    assert all(world.kept[0] == own.kept[0] for world in worlds)
    assert len({world.kept[1] for world in worlds}) > 5
    assert len({world.cards for world in worlds}) > 5


@pytest.mark.rule("EX.pearlbrook.destination.gus_the_gardener")
def test_a_world_in_which_somebody_else_holds_other_cards_is_sound() -> None:
    lines = ("city: farm farm farm", "hand: mine mine mine inn", "river:", turned("gus_the_gardener"))
    game = play(brook(*lines), "frog river_three_green", "discard mine")
    assert [world for world in range(20) if game.imagine(1, world).problems()] == []


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 3}, {"players": 2, "nightweave": True}])
def test_views_show_nothing_hidden(options: dict[str, object]) -> None:
    for seed in range(examples(2)):
        state = fresh("everdell", seed, pearlbrook=True, **options)
        assert isinstance(state, Table)
        for number, _ in enumerate(random_game(state, seed)):
            if number % 40 == 0:
                other = state.imagine(0, seeded(number))
                assert other.view(0) == state.view(0)
                assert other.imagine(0, seeded(1)).text() == state.imagine(0, seeded(1)).text()


def test_the_river_is_written_as_it_is_read() -> None:
    lines = ("pearls: 2", "frog: river_three_green", "adornments: bell", "adorned: tiara")
    game = brook(
        *lines, "city: farm messenger inn", "river:", turned("ballroom"), "wonders: hopewatch_gate=1"
    )
    text = everdell(game).text()
    for line in (*lines, "messengers: messenger>farm", "wonders: hopewatch_gate=1", turned("ballroom")):
        assert line in text.splitlines()


def test_options_of_the_river_are_said_in_words() -> None:
    game = brook("city: farm farm farm", "adornments: bell", "pearls: 1")
    said = [NARRATOR.option(everdell(game), move) for move in game.options()]
    assert "send the frog to Green bank" in said
    assert "play the adornment Bell" in said
