"""Frogs on the river: where they may go and what they find (EX.pearlbrook.frog.*, EX.pearlbrook.river.*)."""

import pytest

from everdell_table import (
    RICH,
    city,
    discarded,
    everdell,
    hand,
    meadow,
    play,
    points,
    refused,
    stock,
    table,
    texts,
)
from pearlbrook_table import GREENS, brook, frog, pearls, turned
from tanglewood.api import Game
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.pearlbrook import schema

TWO = "city: inn inn"


@pytest.mark.rule("EX.pearlbrook.turn.actions", "EX.pearlbrook.river.first_visit")
def test_the_first_visitor_takes_the_pearl_and_turns_the_card_up() -> None:
    game = brook(GREENS)
    play(game, "frog river_three_green")
    assert (pearls(game), frog(game), whose_turn(game)) == (1, "river_three_green", 1)
    assert game.view(1).pearlbrook.spaces[0].card == "gus_the_gardener"


def whose_turn(game: Game) -> int:
    """The seat whose turn it is."""
    return everdell(game).turn


@pytest.mark.rule(
    "EX.pearlbrook.river.spaces",
    "EX.pearlbrook.space.river_three_green",
    "EX.pearlbrook.space.river_two_red",
    "EX.pearlbrook.space.river_two_blue",
    "EX.pearlbrook.space.river_two_tan",
)
@pytest.mark.parametrize(
    ("space", "cards", "fewer"),
    [
        ("river_three_green", "farm farm farm", "farm farm"),
        ("river_two_red", "inn inn", "inn"),
        ("river_two_blue", "judge courthouse", "judge"),
        ("river_two_tan", "wanderer wanderer", "wanderer"),
    ],
)
def test_a_space_asks_for_colours_of_the_city(space: str, cards: str, fewer: str) -> None:
    assert f"frog {space}" in texts(brook(f"city: {cards}"))
    assert refused(brook(f"city: {fewer}"), f"frog {space}") == "EX.pearlbrook.river.requirement"


@pytest.mark.rule("EX.pearlbrook.river.requirement")
def test_the_cards_asked_for_are_only_shown() -> None:
    assert city(play(brook(GREENS), "frog river_three_green")) == ["farm", "farm", "farm"]


@pytest.mark.rule("EX.pearlbrook.river.count_all")
def test_cards_without_a_space_count_too() -> None:
    assert "frog river_two_tan" in texts(brook("city: wanderer pirate"))


@pytest.mark.rule("EX.pearlbrook.river.exclusive", "EX.pearlbrook.frog.passed")
def test_a_frog_blocks_its_space_even_if_its_owner_has_passed() -> None:
    lines = (GREENS, "points: 9", RICH, "player 1:", "frog: river_three_green")
    game = brook(*lines, "river:", turned("great_hall"))
    assert refused(game, "frog river_three_green") == "EX.pearlbrook.river.exclusive"
    game = brook(*lines, "passed: yes", "river:", turned("great_hall"))
    assert refused(game, "frog river_three_green") == "EX.pearlbrook.river.exclusive"


@pytest.mark.rule("EX.pearlbrook.river.use_optional")
def test_the_card_turned_up_may_be_used_or_not() -> None:
    game = brook(GREENS, "hand: mine mine mine inn")
    play(game, "frog river_three_green")
    assert texts(game) == ["trade river_three_green", "done"]
    play(game, "trade river_three_green", "discard mine", "discard mine", "discard mine")
    assert (pearls(game), points(game), hand(game)) == (2, 1, ["inn"])
    game = play(brook(GREENS, "hand: mine mine mine"), "frog river_three_green", "done")
    assert (pearls(game), points(game)) == (1, 0)


@pytest.mark.rule("EX.pearlbrook.river.use_optional")
def test_without_the_whole_price_the_visit_ends_with_the_first_pearl() -> None:
    game = play(brook(GREENS, "hand: mine mine"), "frog river_three_green")
    assert texts(game) == ["done"]
    assert refused(game, "trade river_three_green") == "EX.pearlbrook.destination.gus_the_gardener"


@pytest.mark.rule("EX.pearlbrook.river.later_empty")
def test_a_card_that_lies_face_up_must_be_paid_for() -> None:
    game = brook(GREENS, "river:", turned("gus_the_gardener"))
    assert refused(game, "frog river_three_green") == "EX.pearlbrook.river.later_empty"
    game = brook(GREENS, "hand: mine mine mine", "river:", turned("gus_the_gardener"))
    play(game, "frog river_three_green")
    assert (pearls(game), discarded(game)) == (1, ["mine", "mine", "mine"])


@pytest.mark.rule(
    "EX.pearlbrook.river.citizen",
    "EX.pearlbrook.destination.gus_the_gardener",
    "EX.pearlbrook.destination.bosley_the_artist",
    "EX.pearlbrook.destination.crustina_the_constable",
    "EX.pearlbrook.destination.iluminor_the_inventor",
    "EX.pearlbrook.destination.snout_the_explorer",
    "EX.pearlbrook.destination.omicron_the_elder",
)
@pytest.mark.parametrize(
    ("citizen", "price", "wrong"),
    [
        ("gus_the_gardener", ["mine", "mine", "mine"], "mine mine inn"),
        ("bosley_the_artist", ["mine", "inn", "king"], "mine mine king"),
        ("crustina_the_constable", ["judge", "judge"], "judge mine"),
        ("iluminor_the_inventor", ["bard", "bard"], "bard mine"),
        ("snout_the_explorer", ["inn", "inn"], "inn mine"),
        ("omicron_the_elder", ["king"], "mine inn"),
    ],
)
def test_a_citizen_takes_cards_for_a_point_and_a_pearl(citizen: str, price: list[str], wrong: str) -> None:
    river = ("river:", turned(citizen))
    game = brook(GREENS, f"hand: {' '.join(price)} wife wife", *river)
    play(game, "frog river_three_green")
    for card in price:
        if whose_turn(game) == 0 and f"discard {card}" in texts(game):
            play(game, f"discard {card}")
    assert (pearls(game), points(game), hand(game)) == (1, 1, ["wife", "wife"])
    game = brook(GREENS, f"hand: {wrong}", *river)
    assert refused(game, "frog river_three_green") == "EX.pearlbrook.river.later_empty"


@pytest.mark.rule(
    "EX.pearlbrook.river.location",
    "EX.pearlbrook.destination.ballroom",
    "EX.pearlbrook.destination.watermill",
    "EX.pearlbrook.destination.market",
    "EX.pearlbrook.destination.great_hall",
    "EX.pearlbrook.destination.gardens",
)
@pytest.mark.parametrize(
    ("location", "price", "cards"),
    [
        ("ballroom", "resin", 3),
        ("watermill", "twig", 2),
        ("market", "berry", 3),
        ("great_hall", "pebble", 4),
        ("gardens", "berry", 3),
    ],
)
def test_a_river_location_takes_a_point_and_a_resource(location: str, price: str, cards: int) -> None:
    river = ("river:", turned(location))
    game = play(brook(GREENS, "points: 1", f"resources: 1 {price}", *river), "frog river_three_green")
    assert (pearls(game), points(game), stock(game), len(hand(game))) == (1, 0, {}, cards)
    game = brook(GREENS, "points: 1", *river)
    assert refused(game, "frog river_three_green") == "EX.pearlbrook.river.later_empty"


@pytest.mark.rule("EX.pearlbrook.river.meadow_draw", "EX.pearlbrook.destination.observatory")
def test_the_observatory_draws_from_the_meadow_and_fills_it_then() -> None:
    game = brook(
        "meadow: inn king queen",
        *(GREENS, "points: 1", "resources: 1 berry", "river:", turned("observatory")),
    )
    play(game, "frog river_three_green", "take meadow 1")
    assert meadow(game)[:3] == ["-", "king", "queen"]
    play(game, "take meadow 3")
    assert (hand(game), pearls(game)) == (["inn", "queen"], 1)
    assert "-" not in meadow(game)
    poor = brook(GREENS, "points: 1", "river:", turned("observatory"))
    assert refused(poor, "frog river_three_green") == "EX.pearlbrook.river.later_empty"


@pytest.mark.rule("EX.pearlbrook.river.token_price")
def test_tokens_on_cards_cannot_pay() -> None:
    game = brook("city: farm farm farm chapel/tokens=3", "resources: 1 resin", "river:", turned("ballroom"))
    assert refused(game, "frog river_three_green") == "EX.pearlbrook.river.later_empty"


@pytest.mark.rule("EX.pearlbrook.river.draw_limit")
def test_the_pearl_comes_even_if_the_hand_is_full() -> None:
    lines = (GREENS, "points: 1", "resources: 1 resin", "hand: inn inn king king wife wife wife")
    game = play(brook(*lines, "river:", turned("ballroom")), "frog river_three_green")
    assert (len(hand(game)), pearls(game)) == (8, 1)


@pytest.mark.rule("EX.pearlbrook.river.fixed")
def test_a_card_stays_where_it_lies() -> None:
    game = play(
        brook(GREENS, "points: 1", "resources: 1 resin", "river:", turned("ballroom")),
        "frog river_three_green",
    )
    assert game.view(0).pearlbrook.spaces[0].card == "ballroom"


@pytest.mark.rule("EX.pearlbrook.river.shoal", "EX.pearlbrook.space.shoal")
def test_at_the_shoal_resources_and_cards_buy_a_pearl() -> None:
    lines = ("resources: 1 twig 1 berry", "hand: inn inn", "player 1:", "frog: shoal")
    game = play(brook(*lines), "frog shoal", "spend berry")
    assert (pearls(game), stock(game), hand(game), frog(game)) == (1, {}, [], "shoal")


@pytest.mark.rule("EX.pearlbrook.river.shoal_strict")
@pytest.mark.parametrize(
    "lines", [("resources: 1 twig", "hand: inn king"), ("resources: 2 twig", "hand: inn")]
)
def test_the_shoal_asks_for_its_whole_price(lines: tuple[str, str]) -> None:
    assert refused(brook(*lines), "frog shoal") == "EX.pearlbrook.river.shoal_strict"


# ---------------------------------------------------------------------- the frog


@pytest.mark.rule("EX.pearlbrook.frog.not_worker")
def test_workers_stand_on_no_frog_space_and_frogs_nowhere_else() -> None:
    options = texts(brook("city: ferry farm farm farm", "river:", turned("gus_the_gardener")))
    assert not [move for move in options if move in ("visit 0:ferry", "place shoal", "frog three_twigs")]


@pytest.mark.rule("EX.pearlbrook.frog.once")
def test_a_frog_acts_once_a_season() -> None:
    game = brook("city: farm farm farm inn inn", "frog: shoal")
    assert refused(game, "frog river_two_red") == "EX.pearlbrook.frog.once"


@pytest.mark.rule("EX.pearlbrook.frog.return")
def test_a_frog_comes_home_with_the_workers() -> None:
    game = brook("player 0: winter", "workers: 2", "placed: one_berry one_pebble", "frog: shoal")
    assert frog(play(game, "prepare")) == ""


@pytest.mark.rule("EX.pearlbrook.frog.not_required")
def test_nobody_must_send_a_frog_before_preparing() -> None:
    game = brook("player 0: winter", "workers: 2", "placed: one_berry one_pebble", GREENS)
    assert {"prepare", "frog river_three_green"} <= set(texts(game))


@pytest.mark.rule("EX.pearlbrook.frog.stuck")
def test_without_workers_and_cards_a_frog_and_an_adornment_are_left() -> None:
    lines = ("player 0: autumn", "workers: 1", "placed: one_berry", "adornments: bell", "pearls: 1")
    assert texts(brook(*lines, GREENS)) == ["pass", "frog river_three_green", "adorn bell"]


@pytest.mark.rule("EX.pearlbrook.setup.board")
def test_there_is_no_river_without_pearlbrook() -> None:
    assert refused(table("players: 2"), "frog shoal") == "EX.pearlbrook.setup.board"
    assert len(standard().files.of(schema.RiverSpace)) == 5
