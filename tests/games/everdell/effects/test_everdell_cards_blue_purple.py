"""Blue cards that react or are used later, and purple cards. Those that help paying: test_everdell_paying."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    hand,
    placed,
    play,
    score,
    stock,
    table,
    texts,
    tokens_on,
)

WAITS = ("player 1:", "hand: king?")


@pytest.mark.rule("EV.card.clock_tower")
def test_the_clock_tower_comes_with_three_tokens() -> None:
    game = table("hand: clock_tower", RICH, *WAITS)
    play(game, "play clock_tower")
    assert (tokens_on(game, "clock_tower"), score(game)) == (3, {"tokens": 3})


@pytest.mark.rule("EV.card.clock_tower.use")
def test_a_token_repeats_a_location_where_an_own_worker_stands() -> None:
    game = table(
        DECK,
        "forest: forest_three_berries forest_discard_three_gain_any",
        "player 0: summer",
        "city: clock_tower/tokens=1 inn",
        "placed: three_twigs forest_three_berries haven 0:inn",
        "player 1:",
        "placed: one_pebble",
        "hand: king",
    )
    play(game, "prepare")
    assert texts(game) == ["copy three_twigs", "copy forest_three_berries", "done"]
    play(game, "copy forest_three_berries")
    assert (stock(game), tokens_on(game, "clock_tower"), placed(game)) == ({"berry": 3}, 0, [])
    game = table("city: clock_tower/tokens=1", "placed: three_twigs haven", *WAITS)
    play(game, "prepare", "done")
    assert (stock(game), tokens_on(game, "clock_tower")) == ({}, 1)
    # Without a token, a worker in the right place or what the location asks for, nothing is asked.
    for tower, place in [("clock_tower", "three_twigs"), ("clock_tower/tokens=2", "haven")]:
        game = table(f"city: {tower}", f"placed: {place} haven", *WAITS)
        play(game, "prepare")
        assert game.turn == 1
    forest = "forest: forest_discard_three_gain_any"
    game = table(forest, "city: clock_tower/tokens=2", "placed: forest_discard_three_gain_any haven", *WAITS)
    play(game, "prepare")
    assert game.turn == 1


@pytest.mark.rule("EV.card.courthouse")
@pytest.mark.parametrize("way", ["paid", "free"])
def test_the_courthouse_after_every_construction(way: str) -> None:
    if way == "paid":
        game = table("hand: mine", RICH, "city: courthouse", *WAITS)
        play(game, "play mine")
    else:
        game = table("meadow: farm", "city: courthouse queen", *WAITS)
        play(game, "visit 0:queen")
    assert texts(game) == ["gain twig", "gain resin", "gain pebble"]
    play(game, "gain resin")
    assert game.turn == 1
    game = table("hand: wife", RICH, "city: courthouse", *WAITS)
    play(game, "play wife")
    assert game.turn == 1


@pytest.mark.rule("EV.card.historian")
def test_the_historian_draws_after_every_card() -> None:
    game = table("deck: king queen", "hand: wife mine", RICH, "city: historian", *WAITS)
    play(game, "play wife")
    assert hand(game) == ["king", "mine"]
    play(game, "place one_berry", "play mine")
    assert hand(game) == ["king", "queen"]


@pytest.mark.rule("EV.card.shopkeeper")
def test_the_shopkeeper_gains_after_critters() -> None:
    game = table("hand: wife mine", "resources: 2 berry 1 twig 1 resin 1 pebble", "city: shopkeeper", *WAITS)
    play(game, "play wife")
    assert stock(game)["berry"] == 1
    play(game, "place one_berry", "play mine")
    assert stock(game) == {"berry": 1, "pebble": 1}


@pytest.mark.rule("EV.card.architect")
@pytest.mark.parametrize(
    ("stock", "bonus"),
    [("2 resin 3 pebble", 5), ("5 resin 5 pebble", 6), ("9 twig 9 berry", 0), ("7 pebble", 6)],
)
def test_architect(stock: str, bonus: int) -> None:
    game = table(f"resources: {stock}", "city: architect storehouse/resin=4")
    assert score(game).get("prosperity", 0) == bonus


@pytest.mark.rule("EV.card.castle", "EV.card.palace", "EV.card.school", "EV.card.theater")
@pytest.mark.parametrize(("card", "bonus"), [("castle", 3), ("palace", 2), ("school", 4), ("theater", 1)])
def test_bonuses_by_class(card: str, bonus: int) -> None:
    others = "farm farm mine clock_tower wife wanderer postal_pigeon teacher historian"
    assert score(table(f"city: {card} {others}"))["prosperity"] == bonus


@pytest.mark.rule("EV.card.palace", "EV.card.ever_tree")
def test_palace_and_ever_tree_count_themselves() -> None:
    assert score(table("city: palace"))["prosperity"] == 1
    assert score(table("city: ever_tree"))["prosperity"] == 1
    assert score(table("city: ever_tree wife wife king"))["prosperity"] == 4
    assert "prosperity" not in score(table("city: castle"))


@pytest.mark.rule("EV.card.king")
def test_the_king_counts_events() -> None:
    game = table("city: king", "events: grand_tour city_monument tax_relief")
    assert score(game)["prosperity"] == 1 + 1 + 2


@pytest.mark.rule("EV.card.wife")
def test_wives_who_share_their_space() -> None:
    assert "prosperity" not in score(table("city: wife"))
    assert score(table("city: wife husband"))["prosperity"] == 3
    assert score(table("city: wife wife wife husband husband"))["prosperity"] == 6
    assert city(table("city: wife husband")) == ["wife", "husband"]
