"""Worker abilities that act when workers are placed, cards are drawn or constructions are paid for."""

import pytest

from everdell_powers import PACK, POWERS, WAITS, having, seen
from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    everdell,
    free_workers,
    hand,
    meadow,
    placed,
    play,
    player,
    points,
    refused,
    score,
    stock,
    table,
    texts,
)
from tanglewood.games.everdell.board.beside import PATH
from tanglewood.kernel.chance import seeded

# ---------------------------------------------------------------------- what a location brings


@pytest.mark.rule("MW.power.mice")
def test_mice_gain_what_they_do_not_own() -> None:
    game = table(POWERS, "power: mice", "resources: 1 resin", *WAITS)
    play(game, "place one_berry")
    assert texts(game) == ["gain twig", "gain pebble"]
    play(game, "gain pebble")
    assert stock(game) == {"resin": 1, "pebble": 1, "berry": 1}
    haven = play(table(POWERS, "power: mice", *WAITS), "place haven")
    assert (stock(haven), haven.turn) == ({}, 1)
    rich = play(table(POWERS, RICH, "power: mice", *WAITS), "place one_berry")
    assert rich.turn == 1


@pytest.mark.rule("MW.power.hedgehogs")
def test_hedgehogs_find_a_berry_where_there_is_none() -> None:
    lines = (POWERS, DECK, "forest: forest_three_berries", "power: hedgehogs", *WAITS)
    assert stock(play(table(*lines), "place three_twigs")) == {"twig": 3, "berry": 1}
    assert stock(play(table(*lines), "place one_berry")) == {"berry": 1}
    assert stock(play(table(*lines), "place forest_three_berries")) == {"berry": 3}
    assert stock(play(table(*lines), "place haven")) == {}


@pytest.mark.rule("MW.power.squirrels")
def test_squirrels_gain_one_twig_more() -> None:
    lines = (POWERS, DECK, "power: squirrels", *WAITS)
    assert stock(play(table(*lines), "place two_twigs_card")) == {"twig": 3}
    assert stock(play(table(*lines), "place two_resin")) == {"resin": 2}
    store = table(POWERS, "power: squirrels", "city: storehouse/twig=3", *WAITS)
    assert stock(play(store, "visit 0:storehouse")) == {"twig": 4}
    farm = table(POWERS, "power: squirrels", "resources: 1 twig 1 pebble", "hand: twig_barge", *WAITS)
    assert stock(play(farm, "play twig_barge")) == {"twig": 2}


@pytest.mark.rule("MW.power.moles")
def test_moles_dig_for_a_pebble() -> None:
    game = table(POWERS, "power: moles", "resources: 1 berry", *WAITS)
    play(game, "place two_resin")
    assert texts(game) == ["trade resin > pebble", "done"]
    play(game, "trade resin > pebble")
    assert (stock(game), game.turn) == ({"resin": 1, "pebble": 1, "berry": 1}, 1)
    only = play(table(POWERS, "power: moles", *WAITS), "place one_pebble")
    assert (stock(only), only.turn) == ({"pebble": 1}, 1)


@pytest.mark.rule("MW.power.moles_which")
def test_what_a_played_card_brings_is_not_the_workers() -> None:
    lines = (POWERS, "meadow: farm twig_barge", "city: inn", "resources: 1 twig", *WAITS)
    moles = play(table(lines[0], "power: moles", *lines[1:]), "visit 0:inn", "play meadow 1")
    assert moles.turn == 1
    squirrels = play(table(lines[0], "power: squirrels", *lines[1:]), "visit 0:inn", "play meadow 2")
    while squirrels.turn == 0:
        play(squirrels, texts(squirrels)[0])
    assert stock(squirrels)["twig"] == 3  # the barge's two, no third


@pytest.mark.rule("MW.power.axolotls")
def test_axolotls_take_each_token_once() -> None:
    game = table(POWERS, "power: axolotls", "lore: 255", *WAITS)
    power = game.view(0).players[0].power
    assert len(power.wild_at) == 8
    play(game, "place one_berry")
    power = game.view(0).players[0].power
    assert (power.wild, "one_berry" in power.wild_at, len(power.wild_at)) == (1, False, 7)
    again = table(POWERS, "power: axolotls", "lore: 127", *WAITS)
    play(again, "place one_berry")
    assert again.view(0).players[0].power.wild == 0
    state, seat = having("axolotls", 2, "all")
    assert state.players[seat].lore == 255


@pytest.mark.rule("MW.power.axolotls_tokens")
def test_a_wild_token_becomes_any_resource_without_an_action() -> None:
    game = table(POWERS, "power: axolotls", f"lore: {2 << 8}", "resources: 2 twig", "hand: farm", *WAITS)
    assert "play farm" not in texts(game)
    play(game, "wild resin", "play farm")
    assert (city(game), stock(game)) == (["farm"], {"berry": 1})
    assert player(game).lore >> 8 == 1
    assert refused(table(POWERS, "power: axolotls", *WAITS), "wild twig") == "MW.power.axolotls"
    left = table(POWERS, "power: axolotls", f"lore: {1 << 8}", "city: architect", *WAITS)
    assert score(left)["prosperity"] == 1


@pytest.mark.rule("MW.power.owls")
def test_owls_discard_draw_and_give_for_two() -> None:
    game = table(POWERS, DECK, "power: owls", "hand: fool fool", *WAITS)
    play(game, "place one_berry")
    assert texts(game) == ["discard fool", "done"]
    play(game, "discard fool", "from deck", "to 1")
    assert (len(hand(game)), hand(game, 1)) == (3, ["king", "mine"])
    kept = table(POWERS, DECK, "power: owls", "hand: fool", *WAITS)
    play(kept, "place one_berry", "done", "from deck", "done")
    assert (hand(kept), kept.turn) == (["fool", "mine"], 1)


@pytest.mark.rule("MW.power.owls", "MW.corrin.leader_when")
def test_what_reacts_to_drawing_waits_for_the_owls() -> None:
    lines = ("corrin: yes", POWERS, DECK, "power: owls", "city: corrin_evertail_the_leader", *WAITS)
    game = table(*lines)
    play(game, "place one_berry", "from deck")
    assert texts(game) == ["to 1", "done"]
    twin = game.copy()
    play(game, "done")
    assert texts(game) == ["hand mine", "done"]  # the Leader may have it instead
    play(twin, "to 1")
    assert (hand(twin, 1), texts(twin)[-1], len(texts(twin))) == (["king", "mine"], "done", 3)


@pytest.mark.rule("MW.power.owls")
def test_owls_hold_nine_and_need_somebody_with_room() -> None:
    game = table(POWERS, DECK, "power: owls", "hand: " + "fool? " * 9, "player 1:", "hand: " + "king? " * 8)
    play(game, "place one_berry", "done")
    assert (game.turn, len(hand(game))) == (1, 9)  # no room to draw
    full = table(POWERS, DECK, "power: owls", "hand: " + "fool? " * 8, "player 1:", "hand: " + "king? " * 8)
    play(full, "place one_berry", "done", "from deck")
    assert (full.turn, len(hand(full))) == (1, 9)


# ---------------------------------------------------------------------- where workers may go


@pytest.mark.rule("MW.power.cats")
def test_cats_go_where_others_are() -> None:
    other = ("player 1:", "placed: three_twigs forest_two_any", "city: inn")
    lines = (POWERS, "forest: forest_two_any", "meadow: farm", "player 0:", "power: cats", "city: inn")
    game = table(*lines, RICH, *other)
    assert {"place three_twigs", "place forest_two_any"} <= set(texts(game))
    play(game, "place three_twigs")
    assert placed(game) == ["three_twigs"]
    plain = table(POWERS, "forest: forest_two_any", "player 0:", "power: mice", *other)
    assert refused(plain, "place three_twigs") == "EV.place.exclusive"
    inn = table(*lines, RICH, "player 1:", "placed: 0:inn")
    assert "visit 0:inn" in texts(inn)


@pytest.mark.rule("MW.power.cats_once")
def test_cats_do_not_go_where_they_are_nor_to_a_taken_journey() -> None:
    lines = (POWERS, "player 0: autumn", "power: cats", "hand: king king queen queen")
    game = table(*lines, "placed: three_twigs", "player 1: autumn", "placed: three_twigs journey_3")
    assert refused(game, "place three_twigs") == "EV.place.exclusive"
    assert refused(game, "place journey_3") == "EV.place.exclusive"
    inn = table(POWERS, "meadow: farm", RICH, "power: cats", "city: inn", "placed: 0:inn", *WAITS)
    assert refused(inn, "visit 0:inn") == "EV.place.card_space"


@pytest.mark.rule("MW.power.foxes")
def test_foxes_use_a_place_where_an_opponent_stands() -> None:
    lines = (POWERS, "forest: forest_three_berries", "player 0:", "power: foxes")
    game = table(*lines, "player 1:", "placed: three_twigs", "city: chapel")
    play(game, "place forest_three_berries")
    assert texts(game) == ["copy forest_three_berries", "copy three_twigs"]
    play(game, "copy three_twigs")
    assert (stock(game), placed(game)) == ({"twig": 3}, ["forest_three_berries"])
    own = table(*lines, "placed: three_twigs", *WAITS)
    play(own, "place forest_three_berries")
    assert stock(own) == {"berry": 3}
    chapel = table(*lines, "player 1:", "placed: 1:chapel", "city: chapel")
    assert stock(play(chapel, "place forest_three_berries")) == {"berry": 3}
    basic = table(*lines, "player 1:", "placed: three_twigs")
    assert stock(play(basic, "place one_berry")) == {"berry": 1}


@pytest.mark.rule("MW.power.foxes_which")
def test_foxes_follow_to_cards_but_not_on_the_journey() -> None:
    lines = (
        POWERS,
        "forest: forest_meadow_two_play_one",
        "player 0:",
        "power: foxes",
        "hand: " + "farm " * 8,
    )
    game = table(*lines, "player 1: autumn", "placed: 1:queen 1:cemetery! journey_2", "city: queen cemetery")
    assert "place forest_meadow_two_play_one" in texts(game)  # useful only through the Queen
    play(game, "place forest_meadow_two_play_one")
    assert texts(game) == ["visit 1:queen"]
    play(game, "visit 1:queen")
    while game.turn == 0:
        play(game, texts(game)[0])
    assert (city(game), points(game, 1)) == (["farm"], 0)


@pytest.mark.rule("MW.power.solo", "MW.power.foxes", "MW.power.cats")
def test_rugworts_workers_are_an_opponents() -> None:
    lines = (POWERS, "players: 1", "forest: forest_two_any forest_three_berries", "player 0:")
    his = ("rugwort:", "placed: forest_two_any three_twigs")
    assert "place three_twigs" in texts(table(*lines, "power: cats", *his))
    foxes = play(table(*lines, "power: foxes", *his), "place forest_three_berries")
    assert texts(foxes) == ["copy forest_three_berries", "copy forest_two_any", "copy three_twigs"]


# ---------------------------------------------------------------------- Lizards


@pytest.mark.rule("MW.power.lizards")
def test_lizards_choose_a_path_of_their_own() -> None:
    state, seat = having("lizards", 2, "all")
    while state.turn != seat or not state.options()[0].text.startswith("path "):
        state.play(state.options()[0])
    trail = state.players[seat].beside.trail
    assert len(trail) == 11 - 3
    top = {PACK.places[path & PATH] for path in trail[-3:]}
    assert {move.text.removeprefix("path ") for move in state.options()} == top
    assert set(seen(state, seat, seat).drawn) == top
    assert seen(state, 1 - seat, seat).drawn == []
    others = {state.imagine(1 - seat, seeded(n)).players[seat].beside.trail for n in range(9)}
    assert len(others) > 5
    assert {state.imagine(seat, seeded(n)).players[seat].beside.trail[-3:] for n in range(9)} == {trail[-3:]}
    taken = state.options()[0]
    state.play(taken)
    after = state.players[seat].beside
    assert after.paths == (taken.a,)
    assert len(after.trail) == 7
    assert {PACK.places[path & PATH] for path in after.trail[:2]} == top - {PACK.places[taken.a]}
    assert {state.imagine(seat, seeded(n)).players[seat].beside.trail[:2] for n in range(9)} == {
        after.trail[:2]
    }


@pytest.mark.rule("MW.power.lizards", "MW.power.lizards_when")
def test_only_lizards_use_their_paths_and_choose_again_each_season() -> None:
    own = ("power: lizards", "paths: forest_three_berries")
    game = table(POWERS, "player 0:", *own, "player 1:", "city: lookout")
    play(game, "place forest_three_berries")
    assert stock(game) == {"berry": 3}
    assert refused(game, "place forest_three_berries") == "EV.setup.forest"
    second = table(POWERS, *own, "placed: forest_three_berries", *WAITS)
    assert refused(second, "place forest_three_berries") == "EV.place.forest_once"
    trail = "trail: forest_two_any forest_two_cards_any forest_two_resin_twig forest_pebble_three_cards"
    spring = table(POWERS, *own, trail, "placed: haven haven", "city: farm", *WAITS)
    play(spring, "prepare")
    assert stock(spring) == {"berry": 1}
    assert texts(spring) == ["path forest_two_resin_twig", "path forest_two_cards_any", "path forest_two_any"]
    assert refused(spring, "path forest_pebble_three_cards") == "MW.power.lizards"
    play(spring, "path forest_two_any")
    assert spring.view(0).players[0].power.paths == ["forest_three_berries", "forest_two_any"]
    assert free_workers(spring) == 2


# ---------------------------------------------------------------------- drawing


@pytest.mark.rule("MW.power.cardinals")
def test_cardinals_draw_one_more() -> None:
    game = table(POWERS, DECK, "power: cardinals", *WAITS)
    play(game, "place two_cards_point")
    assert (len(hand(game)), texts(game)) == (2, ["from deck", "done"])
    play(game, "from deck")
    assert (len(hand(game)), points(game), game.turn) == (3, 1, 1)
    full = table(POWERS, DECK, "power: cardinals", "hand: " + "king? " * 8, *WAITS)
    play(full, "place two_cards_point")
    assert (len(hand(full)), full.turn) == (10, 1)
    none = table(POWERS, DECK, "power: cardinals", "hand: " + "king? " * 10, *WAITS)
    assert play(none, "place two_cards_point").turn == 1


@pytest.mark.rule("MW.power.cardinals_when")
def test_cardinals_draw_one_more_from_the_meadow_too_and_after_the_teacher() -> None:
    game = table(
        POWERS,
        DECK,
        "meadow: farm inn",
        "player 0: spring",
        "power: cardinals",
        "placed: haven haven",
        *WAITS,
    )
    play(game, "prepare", "take meadow 1", "done", "from deck")
    assert len(hand(game)) == 2
    teacher = table(POWERS, DECK, "power: cardinals", RICH, "hand: teacher", *WAITS)
    play(teacher, "play teacher", "hand mine", "from deck")
    assert hand(teacher, 1) == ["king", "mine"]
    assert len(hand(teacher)) == 2
    state, seat = having("cardinals", 2, "all")
    assert len(state.players[seat].hand) == 5 + (state.config.order[0] != seat)


@pytest.mark.rule("MW.power.starlings", "MW.power.starlings_fill")
def test_starlings_draw_from_deck_or_meadow() -> None:
    game = table(POWERS, "deck: mine king queen", "meadow: farm inn", "power: starlings", *WAITS)
    play(game, "place two_cards_point")
    assert texts(game) == ["from deck", "take meadow 1", "take meadow 2"]
    play(game, "take meadow 1")
    assert meadow(game)[0] == "-"
    assert texts(game) == ["from deck", "take meadow 2"]
    play(game, "from deck")
    assert (hand(game), meadow(game)[:3]) == (["farm", "mine"], ["king", "inn", "queen"])
    full = table(POWERS, DECK, "power: starlings", "hand: " + "king? " * 11, *WAITS)
    assert play(full, "place two_cards_point").turn == 1


@pytest.mark.rule("MW.power.starlings")
def test_starlings_reveal_from_the_deck_and_teach_what_they_chose() -> None:
    pigeon = table(
        POWERS, "deck: farm mine", "meadow: inn", "power: starlings", RICH, "hand: postal_pigeon", *WAITS
    )
    play(pigeon, "play postal_pigeon")
    assert texts(pigeon) == ["bring farm", "bring mine", "done"]
    teacher = table(
        POWERS, "deck: farm mine", "meadow: inn", "power: starlings", RICH, "hand: teacher", *WAITS
    )
    play(teacher, "play teacher", "take meadow 1")
    assert texts(teacher) == ["hand inn", "hand farm"]
    play(teacher, "hand inn")
    assert (hand(teacher), hand(teacher, 1)) == (["farm"], ["inn", "king"])


# ---------------------------------------------------------------------- paying for constructions


@pytest.mark.rule("MW.power.otters")
def test_resin_stands_for_anything_in_a_construction() -> None:
    game = table(POWERS, "power: otters", "resources: 3 resin", "hand: farm inn king", *WAITS)
    play(game, "play farm")  # 2 twig 1 resin
    assert (city(game), stock(game)) == (["farm"], {"berry": 1})
    critter = table(POWERS, "power: otters", "resources: 9 resin", "hand: wanderer", *WAITS)
    assert refused(critter, "play wanderer") == "EV.play.cost"
    short = table(POWERS, "power: otters", "resources: 2 resin", "hand: farm", *WAITS)
    assert refused(short, "play farm") == "EV.play.cost"
    choice = table(POWERS, "power: otters", "resources: 2 twig 2 resin", "hand: farm", *WAITS)
    play(choice, "play farm")
    assert texts(choice) == ["pay", "instead twig > resin"]
    play(choice, "instead twig > resin")
    assert stock(choice) == {"twig": 1, "berry": 1}


@pytest.mark.rule("MW.power.hedgehogs")
def test_two_berries_stand_for_one_as_often_as_liked() -> None:
    game = table(POWERS, "power: hedgehogs", "resources: 6 berry", "hand: farm", *WAITS)
    play(game, "play farm")
    while game.turn == 0:
        play(game, texts(game)[0])
    assert (city(game), stock(game)) == (["farm"], {"berry": 1})
    few = table(POWERS, "power: hedgehogs", "resources: 5 berry", "hand: farm", *WAITS)
    assert refused(few, "play farm") == "EV.play.cost"


@pytest.mark.rule("MW.power.squirrels", "MW.power.squirrels_often", "MW.power.add_on")
def test_two_twigs_stand_for_one_beside_the_judge() -> None:
    game = table(POWERS, "power: squirrels", "resources: 4 twig", "hand: farm", *WAITS)
    play(game, "play farm")
    assert (city(game), stock(game)) == (["farm"], {"berry": 1})
    often = table(POWERS, "power: squirrels", "resources: 6 twig", "hand: mine", *WAITS)
    play(often, "play mine")  # 1 twig 1 resin 1 pebble
    while often.turn == 0:
        play(often, texts(often)[0])
    assert (city(often), stock(often)) == (["mine"], {"twig": 1, "pebble": 1})
    judge = table(POWERS, "power: squirrels", "resources: 4 twig", "hand: mine", "city: judge", *WAITS)
    assert "play mine" in texts(judge)
    assert "play mine" not in texts(table("resources: 4 twig", "hand: mine", "city: judge", *WAITS))


# ---------------------------------------------------------------------- Platypuses


@pytest.mark.rule("MW.power.platypuses", "MW.power.platypuses_when")
def test_platypuses_spend_one_token_a_turn() -> None:
    game = table(POWERS, "deck: mine king", "meadow: farm", "power: platypuses", "lore: 5", "player 1:")
    assert score(game)["tokens"] == 5
    play(game, "power", "gain pebble", "take meadow 1")
    assert (stock(game), hand(game), score(game)["tokens"]) == ({"pebble": 1}, ["farm"], 4)
    assert game.turn == 0
    assert refused(game, "power") == "MW.power.platypuses"
    play(game, "place one_berry", "place one_berry")
    assert "power" in texts(game)
    empty = table(POWERS, "power: platypuses", *WAITS)
    assert refused(empty, "power") == "MW.power.platypuses"
    assert refused(table(*WAITS), "power") == "MW.power.platypuses"
    assert discarded(game) == []
    assert everdell(game).players[0].lore == 4
