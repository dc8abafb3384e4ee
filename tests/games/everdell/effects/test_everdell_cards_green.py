"""Green cards: what they give, and the critters that use others."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    hand,
    play,
    points,
    refused,
    stock,
    stock_on,
    table,
    texts,
)

WAITS = ("player 1:", "hand: king?")


@pytest.mark.rule("EV.card.mine", "EV.card.resin_refinery", "EV.card.twig_barge")
@pytest.mark.parametrize(
    ("card", "goods"),
    [
        ("farm", {"berry": 1}),
        ("mine", {"pebble": 1}),
        ("resin_refinery", {"resin": 1}),
        ("twig_barge", {"twig": 2}),
    ],
)
def test_plain_production(card: str, goods: dict[str, int]) -> None:
    game = table("placed: haven haven", f"city: {card} {card}", *WAITS)
    play(game, "prepare")
    assert stock(game) == {name: 2 * n for name, n in goods.items()}


@pytest.mark.rule("EV.card.barge_toad")
def test_barge_toad_counts_farms() -> None:
    game = table("hand: barge_toad", "resources: 2 berry", "city: farm farm mine", *WAITS)
    play(game, "play barge_toad")
    assert stock(game) == {"twig": 4}


@pytest.mark.rule("EV.card.general_store")
@pytest.mark.parametrize(("farms", "berries"), [("", 1), ("farm", 2), ("farm farm farm", 2)])
def test_general_store(farms: str, berries: int) -> None:
    game = table("hand: general_store", "resources: 1 resin 1 pebble", f"city: {farms}", *WAITS)
    play(game, "play general_store")
    assert stock(game) == {"berry": berries}


@pytest.mark.rule("EV.card.fairgrounds")
def test_fairgrounds_draw_two() -> None:
    game = table(DECK, "hand: fairgrounds", RICH, *WAITS)
    play(game, "play fairgrounds")
    assert len(hand(game)) == 2


@pytest.mark.rule("EV.card.husband", "EV.card.husband.each")
def test_husbands_with_a_wife_and_a_farm() -> None:
    game = table("hand: husband", RICH, "city: farm/occupied wife", *WAITS)
    play(game, "play husband", "gain pebble")
    assert stock(game)["pebble"] == 10
    for lonely in ("farm/occupied", "wife", "husband wife farm/occupied"):
        game = table("hand: husband", RICH, f"city: {lonely}", *WAITS)
        play(game, "play husband")
        assert game.turn == 1, lonely
    # Two pairs and one Husband alone: two resources.
    game = table("placed: haven haven", "city: husband husband wife husband wife farm/occupied", *WAITS)
    play(game, "prepare", "gain twig", "gain twig")
    assert (stock(game), game.turn) == ({"twig": 2, "berry": 1}, 1)
    # A Wife who comes later does not activate him.
    game = table("hand: wife", RICH, "city: husband farm/occupied", *WAITS)
    play(game, "play wife")
    assert game.turn == 1


@pytest.mark.rule("EV.card.doctor")
def test_doctor_pays_berries() -> None:
    game = table("hand: doctor", "resources: 9 berry", *WAITS)
    play(game, "play doctor")
    assert texts(game) == ["amount 3", "amount 2", "amount 1", "amount 0"]
    play(game, "amount 2")
    assert (stock(game), points(game)) == ({"berry": 3}, 2)


@pytest.mark.rule("EV.card.woodcarver")
def test_woodcarver_pays_twigs() -> None:
    game = table("hand: woodcarver", "resources: 2 berry 2 twig", *WAITS)
    play(game, "play woodcarver")
    assert texts(game) == ["amount 2", "amount 1", "amount 0"]
    play(game, "amount 2")
    assert (stock(game), points(game)) == ({}, 2)


@pytest.mark.rule("EV.card.monk")
def test_monk_gives_berries_for_two_points_each() -> None:
    game = table("hand: monk", "resources: 9 berry", *WAITS)
    play(game, "play monk")
    assert texts(game) == ["amount 2", "amount 1", "amount 0"]
    play(game, "amount 1")
    assert (stock(game), stock(game, 1), points(game)) == ({"berry": 7}, {"berry": 1}, 2)


@pytest.mark.rule("EV.card.peddler")
def test_peddler_swaps_up_to_two() -> None:
    game = table("hand: peddler", "resources: 2 berry 1 twig", *WAITS)
    play(game, "play peddler")
    assert texts(game) == ["done", "trade twig > resin", "trade twig > pebble", "trade twig > berry"]
    play(game, "trade twig > pebble", "trade pebble > resin")
    assert (stock(game), game.turn) == ({"resin": 1}, 1)
    game = table("hand: peddler", "resources: 2 berry", *WAITS)
    play(game, "play peddler")
    assert game.turn == 1


@pytest.mark.rule("EV.card.teacher")
def test_teacher_keeps_one_and_gives_the_other() -> None:
    game = table("deck: queen wife", "hand: teacher mine", RICH, *WAITS)
    play(game, "play teacher")
    assert texts(game) == ["hand queen", "hand wife"]  # not the Mine from before
    play(game, "hand wife")
    assert (hand(game), hand(game, 1)) == (["mine", "queen"], ["king", "wife"])


def test_teacher_asks_even_if_both_cards_are_alike() -> None:
    game = table("deck: mine mine", "hand: teacher", RICH, *WAITS)
    play(game, "play teacher")
    assert texts(game) == ["hand mine"]
    assert game.turn == 0


@pytest.mark.rule("EV.card.teacher.full")
def test_teacher_at_the_hand_limit() -> None:
    game = table("deck: queen wife", "hand: teacher" + " mine?" * 7, RICH, *WAITS)
    play(game, "play teacher")
    assert texts(game) == ["hand queen", "done"]
    play(game, "done")
    assert len(hand(game)) == 8
    game = table("placed: haven haven", DECK, "city: teacher", "hand: " + "mine? " * 8, *WAITS)
    play(game, "prepare")
    assert (len(hand(game)), game.turn) == (8, 1)


def test_each_storehouse_keeps_its_own_stock() -> None:
    game = table("placed: haven haven", "city: storehouse/twig=3 storehouse", *WAITS)
    play(game, "prepare", "activate 0:storehouse:2", "store berry", "store resin")
    assert stock_on(game, "storehouse", copy=0) == {"twig": 3, "resin": 2}
    assert stock_on(game, "storehouse", copy=1) == {"berry": 2}
    play(game, "place one_berry", "visit 0:storehouse")
    assert (stock(game), stock_on(game, "storehouse", copy=0)) == ({"twig": 3, "resin": 2}, {})


def test_an_empty_storehouse_and_that_of_another_cannot_be_visited() -> None:
    game = table("city: storehouse", "player 1:", "city: storehouse/twig=3")
    assert refused(game, "visit 0:storehouse") == "EV.place.something"
    assert refused(game, "visit 1:storehouse") == "EV.place.own_destination"


@pytest.mark.rule("EV.card.chip_sweep")
def test_chip_sweep_activates_a_green_card_but_no_chip_sweep() -> None:
    game = table("hand: chip_sweep", RICH, "city: chip_sweep farm storehouse husband king", *WAITS)
    play(game, "play chip_sweep")
    assert texts(game) == ["activate 0:farm", "activate 0:storehouse"]  # the lonely Husband does nothing
    play(game, "activate 0:storehouse", "store twig")
    assert stock_on(game, "storehouse") == {"twig": 3}
    game = table("hand: chip_sweep", RICH, "city: chip_sweep", *WAITS)
    play(game, "play chip_sweep")
    assert game.turn == 1


@pytest.mark.rule("EV.card.chip_sweep.mole")
def test_chip_sweep_may_activate_a_mole_which_copies_no_chip_sweep() -> None:
    game = table(
        "hand: chip_sweep", RICH, "city: miner_mole", "player 1:", "city: chip_sweep farm", "hand: king"
    )
    play(game, "play chip_sweep")
    assert texts(game) == ["activate 1:farm", "done"]
    play(game, "activate 1:farm")
    assert stock(game)["berry"] == 7


@pytest.mark.rule("EV.card.miner_mole", "EV.card.miner_mole.may")
def test_mole_copies_as_if_standing_there() -> None:
    theirs = "city: barge_toad farm farm general_store teacher king"
    game = table("hand: miner_mole", RICH, "player 1:", theirs, "hand: king")
    play(game, "play miner_mole")
    assert texts(game) == ["activate 1:barge_toad", "activate 1:farm", "activate 1:general_store", "done"]
    play(game, "activate 1:barge_toad")
    assert (stock(game)["twig"], stock(game, 1)) == (13, {})
    game = table("hand: miner_mole", RICH, "player 1:", theirs, "hand: king")
    play(game, "play miner_mole", "done")
    assert stock(game) == {"twig": 9, "resin": 9, "pebble": 9, "berry": 6}
    game = table("placed: haven haven", "city: miner_mole", "player 1:", theirs, "hand: king")
    play(game, "prepare")
    assert "done" in texts(game)


@pytest.mark.rule("EV.card.miner_mole.bounce")
def test_a_mole_may_bounce_back_from_another_mole() -> None:
    game = table(
        "hand: miner_mole", RICH, "city: mine/occupied", "player 1:", "city: miner_mole farm", "hand: king"
    )
    play(game, "play miner_mole")
    assert texts(game) == ["activate 1:farm", "activate 0:mine", "done"]
    game = table("hand: miner_mole", RICH, "city: mine/occupied", "player 1:", "city: farm", "hand: king")
    play(game, "play miner_mole")
    assert texts(game) == ["activate 1:farm", "done"]


@pytest.mark.rule("EV.card.miner_mole.storehouse")
def test_a_storehouse_cannot_be_copied() -> None:
    game = table(
        "hand: miner_mole", RICH, "city: storehouse", "player 1:", "city: storehouse miner_mole", "hand: king"
    )
    play(game, "play miner_mole")
    assert (city(game)[-1], game.turn) == ("miner_mole", 1)


def test_a_copied_teacher_and_doctor_work_with_the_copiers_things() -> None:
    game = table(
        "deck: wife fool", "hand: miner_mole", RICH, "player 1:", "city: teacher doctor", "hand: king"
    )
    play(game, "play miner_mole", "activate 1:teacher", "hand fool")
    assert (hand(game), hand(game, 1), discarded(game)) == (["wife"], ["fool", "king"], [])
    game = table("hand: miner_mole", "resources: 5 berry", "player 1:", "city: doctor", "hand: king")
    play(game, "play miner_mole", "activate 1:doctor", "amount 2")
    assert (stock(game), points(game)) == ({}, 2)
