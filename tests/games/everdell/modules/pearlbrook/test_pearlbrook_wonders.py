"""Wonders (EX.pearlbrook.wonder.*), and points of Pearlbrook (EX.pearlbrook.score.*)."""

import pytest

from everdell_table import RICH, free_workers, hand, placed, play, refused, score, stock, table, texts
from pearlbrook_table import brook, built, pearls

HAND = "hand: inn inn king wife"


@pytest.mark.rule(
    "EX.pearlbrook.wonder.build",
    "EX.pearlbrook.score.wonders",
    "EX.pearlbrook.loc.hopewatch_gate",
    "EX.pearlbrook.loc.mistrise_fountain",
    "EX.pearlbrook.loc.sunblaze_bridge",
    "EX.pearlbrook.loc.starfalls_flame",
)
@pytest.mark.parametrize(
    ("wonder", "each", "pearl", "points"),
    [
        ("hopewatch_gate", 1, 2, 10),
        ("mistrise_fountain", 2, 2, 15),
        ("sunblaze_bridge", 2, 3, 20),
        ("starfalls_flame", 3, 3, 25),
    ],
)
def test_a_worker_builds_a_wonder_for_its_whole_price(
    wonder: str, each: int, pearl: int, points: int
) -> None:
    goods = f"resources: {each} twig {each} resin {each} pebble"
    cards = "hand: " + " ".join(["mine"] * pearl)
    game = play(brook(goods, f"pearls: {pearl}", cards), f"place {wonder}")
    assert (built(game), pearls(game), stock(game), hand(game)) == ({wonder: 0}, 0, {}, [])
    assert (placed(game), score(game)) == ([wonder], {"wonders": points})
    for lines in (
        (goods, f"pearls: {pearl - 1}", cards),
        (goods, f"pearls: {pearl}", "hand: inn"),
        (f"resources: {each} twig {each} resin", f"pearls: {pearl}", cards),
    ):
        assert refused(brook(*lines), f"place {wonder}") == "EX.pearlbrook.wonder.build"


@pytest.mark.rule("EX.pearlbrook.wonder.single")
def test_each_wonder_is_built_once_but_a_player_may_build_several() -> None:
    lines = (RICH, "pearls: 9", HAND, "river:")
    game = brook(*lines, "wonders: hopewatch_gate=1")
    assert refused(game, "place hopewatch_gate") == "EX.pearlbrook.wonder.single"
    game = play(
        brook(*lines, "wonders: hopewatch_gate=0"), "place mistrise_fountain", "discard inn", "discard inn"
    )
    assert built(game) == {"hopewatch_gate": 0, "mistrise_fountain": 0}


@pytest.mark.rule("EX.pearlbrook.wonder.worker")
def test_the_worker_comes_home_and_the_wonder_stays() -> None:
    lines = ("player 0: winter", "workers: 2", "placed: hopewatch_gate one_berry")
    game = play(brook(*lines, "river:", "wonders: hopewatch_gate=0"), "prepare")
    assert (free_workers(game), built(game)) == (3, {"hopewatch_gate": 0})


@pytest.mark.rule("EX.pearlbrook.wonder.not_event", "EX.pearlbrook.base.king")
def test_wonders_are_no_events() -> None:
    game = brook("city: king", "events: tax_relief", "river:", "wonders: hopewatch_gate=0")
    king = 2
    assert score(game)["prosperity"] == king  # the special event alone


@pytest.mark.rule("EX.pearlbrook.wonder.no_discount")
def test_no_ability_helps_to_build() -> None:
    lines = ("city: crane judge", "resources: 1 twig 1 resin 1 berry", "pearls: 2", "hand: inn inn")
    assert refused(brook(*lines), "place hopewatch_gate") == "EX.pearlbrook.wonder.build"


@pytest.mark.rule("EX.pearlbrook.wonder.nothing_else")
def test_a_wonder_does_nothing_but_score() -> None:
    game = brook("resources: 1 twig 1 resin 1 pebble", "pearls: 2", "hand: inn inn")
    play(game, "place hopewatch_gate")
    assert (stock(game), hand(game), pearls(game)) == ({}, [], 0)


@pytest.mark.rule("EX.pearlbrook.score.pearls")
def test_a_pearl_left_is_worth_two_points() -> None:
    assert score(brook("pearls: 3")) == {"pearls": 6}


@pytest.mark.rule("EX.pearlbrook.score.adornments", "EX.pearlbrook.adornment.unplayed")
def test_only_played_adornments_score() -> None:
    game = brook("adornments: tiara", "adorned: seaglass_amulet", "city: king")
    assert score(game)["adornments"] == 3


@pytest.mark.rule("EX.pearlbrook.score.tie")
def test_pearls_are_no_resources_when_a_tie_is_broken() -> None:
    game = brook(
        *("over: yes", "player 0:", "pearls: 1", "player 1:", "points: 2", "resources: 1 twig"),
    )
    result = game.result()
    assert result is not None
    assert (result.scores, result.winners) == ([2, 2], [1])


@pytest.mark.rule("EX.pearlbrook.base.no_frog_move")
def test_nothing_that_moves_workers_touches_frogs_or_their_spaces() -> None:
    lines = ("city: lookout ferry", "frog: shoal", "placed: one_berry", "hand: ranger", "resources: 2 berry")
    game = play(brook(*lines), "visit 0:lookout")
    assert not [move for move in texts(game) if "shoal" in move or "river" in move or "gate" in move]
    game = play(brook(*lines), "play ranger")
    assert not [move for move in texts(game) if "shoal" in move]


def test_a_wonder_is_no_place_of_other_games() -> None:
    assert refused(table(RICH), "place hopewatch_gate") == "EX.pearlbrook.loc.hopewatch_gate"
