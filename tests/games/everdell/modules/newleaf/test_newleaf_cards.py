"""What Newleaf's cards do, and its events."""

import pytest

from everdell_table import (
    city,
    discarded,
    everdell,
    full_city,
    hand,
    mark,
    meadow,
    placed,
    play,
    player,
    points,
    refused,
    stock,
    texts,
)
from newleaf_table import newleaf, on_board, row_of_score, shown
from pearlbrook_table import frog, pearls, turned
from tanglewood.api import Game
from tanglewood.games.everdell.board.city import stored, tokens


def score(game: Game) -> int:
    return row_of_score(game, "prosperity")


# ---------------------------------------------------------------------- tan


@pytest.mark.rule("EX.newleaf.card.air_balloon", "EX.newleaf.card.air_balloon_which")
def test_an_air_balloon_copies_a_tan_card_of_another_city() -> None:
    rivals = "city: wanderer shepherd fool ruins main_road air_balloon farm"
    game = newleaf(full_city(), "resources: 3 twig", "hand: air_balloon", "player 1:", rivals)
    play(game, "play air_balloon")
    assert texts(game) == ["mimic 1:wanderer", "mimic 1:shepherd"]
    assert refused(game, "mimic 1:air_balloon") == "EX.newleaf.card.air_balloon"
    play(game, "mimic 1:shepherd")
    assert stock(game) == {"berry": 3}
    assert "air_balloon" in city(game)


@pytest.mark.rule("EX.newleaf.card.air_balloon")
def test_of_a_messenger_an_air_balloon_copies_the_gain() -> None:
    lines = ("pearlbrook: yes", "resources: 3 twig", "hand: air_balloon", "city: farm")
    game = newleaf(*lines, "player 1:", "city: farm messenger")
    play(game, "play air_balloon")
    assert (points(game), len(hand(game)), city(game)) == (1, 1, ["farm", "air_balloon"])


@pytest.mark.rule("EX.newleaf.card.gardener", "EX.newleaf.card.two_different")
def test_a_gardener_activates_two_different_cards_or_fewer() -> None:
    game = newleaf("city: farm farm mine", "resources: 3 berry", "hand: gardener")
    play(game, "play gardener", "pay")
    assert texts(game) == ["activate 0:farm", "activate 0:mine", "done"]
    play(game, "activate 0:mine")
    assert refused(game, "activate 0:mine") == "EX.newleaf.card.two_different"
    assert texts(game) == ["activate 0:farm", "done"]
    twice = newleaf("city: farm farm", "resources: 3 berry", "hand: gardener")
    play(twice, "play gardener", "pay", "activate 0:farm", "activate 0:farm:2")
    assert stock(twice) == {"berry": 2}
    none = newleaf("city: farm", "resources: 3 berry", "hand: gardener")
    play(none, "play gardener", "pay", "done")
    assert stock(none) == {}


@pytest.mark.rule("EX.newleaf.card.main_road")
def test_a_main_road_takes_no_space_opens_one_and_stays() -> None:
    game = newleaf(full_city("university"), "resources: 1 pebble 2 twig 1 resin", "hand: main_road farm")
    assert "play farm" not in texts(game)
    play(game, "play main_road", "place three_twigs", "play farm")
    view = game.view(0).players[0]
    assert (view.spaces, view.spaces_used) == (16, 16)
    game = newleaf("city: university main_road farm", "resources: 1 pebble", "hand: main_road")
    assert refused(game, "play main_road") == "EV.play.unique"
    play(game, "visit 0:university")
    assert city(game) == ["university", "main_road"]
    game = newleaf("city: main_road", "hand: ruins")
    assert refused(game, "play ruins") == "EV.card.ruins"


@pytest.mark.rule("EX.newleaf.card.poet")
def test_a_poet_draws_the_meadow_cards_of_a_colour() -> None:
    game = newleaf("meadow: poet farm mine inn king", "deck: twig_barge castle", "resources: 3 berry")
    play(game, "play meadow 1")
    assert texts(game) == ["color green", "color red", "color purple"]
    play(game, "color green")
    assert hand(game) == ["farm", "mine", "twig_barge"]
    assert points(game) == 3


@pytest.mark.rule("EX.newleaf.card.poet")
def test_cards_that_do_not_fit_stay_and_score_nothing() -> None:
    seven = "hand: poet " + "wife? " * 2 + "husband? " * 3 + "inn? " * 2
    game = newleaf("meadow: farm mine king", seven, "resources: 3 berry")
    play(game, "play poet", "color green", "take meadow 2")
    assert (len(hand(game)), points(game)) == (8, 1)
    assert meadow(game)[0] == "farm"


# ---------------------------------------------------------------------- green


@pytest.mark.rule("EX.newleaf.card.bank")
def test_each_token_on_the_bank_scores_and_raises_the_hand_limit() -> None:
    game = newleaf("resources: 2 resin 2 pebble", "hand: bank")
    play(game, "play bank")
    assert tokens(mark(game, "bank")) == 1
    view = game.view(0).players[0]
    assert (view.hand_limit, view.score["tokens"]) == (9, 1)


@pytest.mark.rule("EX.newleaf.card.bank_gone")
def test_without_the_bank_the_hand_comes_down_to_the_limit() -> None:
    nine = "hand: " + "wife? " * 3 + "husband? " * 3 + "inn? " * 3
    game = newleaf("city: bank/tokens=1 university", nine)
    play(game, "visit 0:university", "gain twig", "discard inn")
    assert len(hand(game)) == 8


@pytest.mark.rule("EX.newleaf.card.stores")
def test_a_miner_mole_copies_neither_bank_nor_freight_car() -> None:
    rivals = "city: bank freight_car/twig=2 mine"
    game = newleaf("resources: 3 berry", "hand: miner_mole", "player 1:", rivals)
    play(game, "play miner_mole")
    assert texts(game) == ["activate 1:mine", "done"]


@pytest.mark.rule("EX.newleaf.card.freight_car")
def test_a_freight_car_comes_loaded_and_is_unloaded_by_two() -> None:
    game = newleaf("resources: 1 twig 2 resin 2 pebble", "hand: freight_car")
    play(game, "play freight_car", "gain berry", "gain berry")
    assert stock(game) == {"berry": 2}
    assert [stored(mark(game, "freight_car"), i) for i in range(4)] == [2, 2, 2, 0]
    empty = newleaf("city: freight_car mine", "resources: 3 berry", "hand: gardener")
    play(empty, "play gardener", "pay")
    assert texts(empty) == ["activate 0:mine", "done"]


@pytest.mark.rule("EX.newleaf.card.greenhouse", "EX.combine.farms_greenhouse")
def test_a_greenhouse_shares_a_space_with_a_farm() -> None:
    game = newleaf(full_city("farm"), "resources: 1 twig 2 resin", "hand: greenhouse")
    play(game, "play greenhouse", "gain pebble")
    assert stock(game) == {"pebble": 1}
    assert player(game).used == 15
    view = game.view(0).players[0].city
    assert view[0].partner == len(view) - 1
    alone = newleaf("city: mine", "resources: 1 twig 2 resin", "hand: greenhouse")
    play(alone, "play greenhouse")
    assert stock(alone) == {}
    assert len(hand(alone)) == 1


@pytest.mark.rule("EX.newleaf.card.greenhouse")
def test_two_greenhouses_need_two_farms() -> None:
    game = newleaf("city: farm greenhouse", "resources: 1 twig 2 resin", "hand: greenhouse")
    play(game, "play greenhouse")
    assert stock(game) == {}
    assert player(game).used == 2


@pytest.mark.rule("EX.newleaf.card.greenhouse_free_farm", "EX.combine.farms_greenhouse")
def test_seasonal_farms_share_and_one_without_a_space_too() -> None:
    pack = everdell(newleaf()).config.pack
    farms = [card for card in pack.cards[: pack.kinds] if card.set == "farms"]
    free = next(card.id for card in farms if not card.takes)
    usual = next(card.id for card in farms if card.takes)
    board = on_board("cards: inn mine king")
    for farm, used in ((usual, 1), (free, 1)):
        game = newleaf(
            "farms: yes", f"city: {farm}", "resources: 1 twig 2 resin", "hand: greenhouse", board=board
        )
        play(game, "play greenhouse", "gain berry")
        assert player(game).used == used


@pytest.mark.rule("EX.newleaf.card.lamplighter")
def test_a_lamplighter_draws_from_deck_meadow_and_station() -> None:
    row = "meadow: king" + " wife?" * 3 + " husband?" * 4
    lines = (row, "deck: castle palace", "resources: 1 berry", "hand: lamplighter")
    game = newleaf(*lines, board=on_board("cards: farm inn mine"))
    play(game, "play lamplighter", "take meadow 1", "from deck")
    assert hand(game) == ["castle", "king"]
    game = newleaf(*lines, board=on_board("cards: farm inn mine"))
    play(game, "play lamplighter", "take station 1", "take station 3")
    assert hand(game) == ["farm", "mine"]
    assert shown(game) == ["castle", "inn", "palace"]
    game = newleaf(*lines)
    play(game, "play lamplighter", "done")
    assert hand(game) == []
    seven = newleaf("resources: 1 berry", "hand: lamplighter " + "wife? " * 4 + "inn? " * 3)
    play(seven, "play lamplighter", "from deck")
    assert (len(hand(seven)), seven.turn) == (8, 1)


@pytest.mark.rule("EX.newleaf.card.magician")
def test_a_magician_may_discard_another_card() -> None:
    game = newleaf("city: farm main_road", "resources: 3 berry", "hand: magician")
    play(game, "play magician")
    assert texts(game) == ["remove 0:farm", "done"]
    assert refused(game, "remove 0:magician") == "EX.newleaf.card.magician"
    assert refused(game, "remove 0:main_road") == "EX.newleaf.card.main_road"
    play(game, "remove 0:farm", "gain resin")
    assert (city(game), points(game), stock(game)) == (["main_road", "magician"], 1, {"resin": 1})
    assert discarded(game) == ["farm"]


@pytest.mark.rule("EX.newleaf.card.magician_order")
def test_a_card_the_magician_discards_produces_no_more() -> None:
    game = newleaf("city: teacher magician doctor peddler", "resources: 1 berry", "placed: haven haven")
    play(game, "prepare", "activate 0:magician", "remove 0:teacher", "gain twig")
    assert texts(game) == ["activate 0:doctor", "activate 0:peddler"]
    play(game, "activate 0:doctor", "amount 1")
    assert points(game) == 2


@pytest.mark.rule("EX.newleaf.card.magician_order", "EX.pearlbrook.adornment.sundial")
@pytest.mark.rule("MW.legend.chipter_swipple_which")
def test_cards_that_move_up_do_not_act_twice() -> None:
    lines = ("city: farm farm mine magician", "pearls: 1", "adornments: sundial")
    game = newleaf("pearlbrook: yes", *lines)
    play(game, "adorn sundial", "activate 0:farm", "activate 0:magician", "remove 0:farm", "gain twig")
    assert (texts(game), game.problems()) == (["activate 0:farm", "activate 0:mine", "done"], [])
    assert play(game, "activate 0:mine").turn == 1  # three have acted, though one of them has left
    game = newleaf("city: farm conductor mine magician", "player 1:", "city: inn chipsmith")
    play(game, "visit 0:conductor", "activate 0:magician", "remove 0:farm", "gain twig")
    assert (stock(game), game.turn) == ({"twig": 1, "pebble": 1}, 1)  # the Mine is the only one left
    game = newleaf("legends: both", "legends: chipter_swipple", "city: farm mine chip_sweep magician")
    play(game, "play legend chipter_swipple", "activate 0:magician", "remove 0:farm", "gain twig")
    assert texts(game) == ["activate 0:mine", "done"]


@pytest.mark.rule("EX.newleaf.card.mayor")
def test_a_mayor_counts_filled_spaces() -> None:
    game = newleaf(
        "city: farm greenhouse husband wife wanderer mine mine", "resources: 4 berry", "hand: mayor"
    )
    play(game, "play mayor", "pay")
    assert points(game) == 2  # five spaces: two shared ones, two Mines and the Mayor's own
    few = newleaf("city: farm mine mine", "resources: 4 berry", "hand: mayor")
    assert points(play(few, "play mayor")) == 1


@pytest.mark.rule("EX.newleaf.card.miller")
def test_a_miller_turns_a_pebble_into_points() -> None:
    game = newleaf("resources: 3 berry 2 pebble", "hand: miller")
    play(game, "play miller", "amount 1")
    assert (points(game), stock(game)) == (3, {"pebble": 1})
    game = newleaf("resources: 3 berry 2 pebble", "hand: miller")
    assert refused(play(game, "play miller"), "amount 2") == "EX.newleaf.card.miller"
    assert points(play(game, "amount 0")) == 0
    assert points(play(newleaf("resources: 3 berry", "hand: miller"), "play miller")) == 0


@pytest.mark.rule("EX.newleaf.card.tea_house", "EX.newleaf.card.give")
def test_a_tea_house_gives_a_card_for_a_resource_and_a_card() -> None:
    game = newleaf("deck: king", "resources: 2 twig 2 resin", "hand: tea_house farm")
    play(game, "play tea_house", "to 1", "gain pebble")
    assert (stock(game), hand(game), hand(game, 1)) == ({"pebble": 1}, ["king"], ["farm"])


@pytest.mark.rule("EX.newleaf.card.give")
def test_nothing_is_given_to_a_full_hand_and_giving_is_optional() -> None:
    full = "hand: " + "wife? " * 4 + "husband? " * 4
    game = newleaf("resources: 2 twig 2 resin", "hand: tea_house farm", "player 1:", full)
    play(game, "play tea_house")
    assert hand(game) == ["farm"]
    free = newleaf("resources: 2 twig 2 resin", "hand: tea_house farm")
    play(free, "play tea_house", "done")
    assert hand(free) == ["farm"]


# ---------------------------------------------------------------------- red


@pytest.mark.rule("EX.newleaf.card.chipsmith")
def test_a_chipsmith_activates_two_green_cards_or_the_only_one() -> None:
    game = newleaf("city: chipsmith farm mine")
    play(game, "visit 0:chipsmith", "activate 0:farm")
    assert stock(game) == {"berry": 1, "pebble": 1}
    one = newleaf("city: chipsmith farm")
    play(one, "visit 0:chipsmith")
    assert stock(one) == {"berry": 1}
    none = newleaf("city: chipsmith")
    assert refused(none, "visit 0:chipsmith") == "EV.place.something"


@pytest.mark.rule("EX.newleaf.card.conductor", "EX.newleaf.card.conductor_usable")
def test_a_conductor_uses_a_red_card_of_another_city() -> None:
    rivals = "city: cemetery chapel monastery lookout inn post_office"
    game = newleaf("city: conductor", "player 1:", rivals, "placed: 1:lookout")
    play(game, "visit 0:conductor")
    assert city(game) == ["conductor"]
    assert "copy three_twigs" in texts(game)  # only the Lookout is of use, though it is taken
    play(game, "copy three_twigs")
    assert (stock(game), points(game, 1)) == ({"twig": 3}, 0)
    idle = newleaf("city: conductor", "player 1:", "city: chapel cemetery")
    assert refused(idle, "visit 0:conductor") == "EV.place.something"


@pytest.mark.rule("EX.newleaf.card.conductor", "EV.place.permanent_lost")
def test_nobody_stays_at_a_university_that_a_conductor_uses() -> None:
    mine = ("player 0: spring", "workers: 3", "city: cemetery conductor", "placed: 0:cemetery!")
    game = newleaf(*mine, "player 1:", "city: university")
    play(game, "visit 0:conductor", "remove 0:cemetery", "gain twig")
    assert (placed(game), player(game).workers, game.problems()) == (["0:conductor"], 2, [])


@pytest.mark.rule("EX.newleaf.card.conductor_ferry", "EX.newleaf.card.conductor_usable")
def test_a_conductor_uses_a_ferry_if_a_river_card_lies_face_up() -> None:
    lines = ("pearlbrook: yes", "city: conductor", "points: 1", "resources: 1 resin")
    rivals = ("player 1:", "city: ferry pirate_ship")
    game = newleaf(*lines, *rivals, "river:", turned("ballroom"))
    play(game, "visit 0:conductor")
    assert (pearls(game), points(game), points(game, 1), frog(game)) == (1, 0, 0, "")
    for other in ((*lines, *rivals), (*lines[:2], *rivals, "river:", turned("ballroom"))):
        assert refused(newleaf(*other), "visit 0:conductor") == "EV.place.something"


@pytest.mark.rule("EX.newleaf.card.conductor_chain")
def test_a_conductor_uses_no_conductor_and_no_path() -> None:
    rivals = ("city: conductor corrin_evertails_path lookout hotel", "placed: 1:corrin_evertails_path")
    game = newleaf("corrin: yes", "city: conductor farm", "player 1:", *rivals)
    play(game, "visit 0:conductor")
    assert refused(game, "copy 1:conductor") != ""
    assert not [text for text in texts(game) if text.startswith("copy 1:c")]


@pytest.mark.rule("EX.newleaf.card.hotel")
def test_a_hotel_plays_a_hand_card_for_less_and_pays_its_owner() -> None:
    game = newleaf("resources: 1 berry", "hand: king wife", "player 1:", "city: hotel")
    play(game, "visit 1:hotel")
    assert points(game, 1) == 2
    assert refused(game, "play king") == "EX.newleaf.card.hotel"
    play(game, "play wife")
    assert city(game) == ["wife"]
    dear = newleaf("hand: king", "city: hotel")
    assert refused(dear, "visit 0:hotel") == "EV.place.something"


@pytest.mark.rule("EX.newleaf.card.locomotive", "EX.newleaf.card.locomotive_tile")
def test_a_locomotive_plays_a_station_card_for_less_with_its_tile() -> None:
    game = newleaf("city: locomotive", board=on_board("cards: king wife farm"))
    play(game, "visit 0:locomotive")
    assert texts(game) == ["play station 2", "play station 3"]
    play(game, "play station 2")
    assert (city(game), stock(game)) == (["locomotive", "wife"], {"resin": 1})
    dear = newleaf("city: locomotive", board=on_board("cards: king queen castle"))
    assert refused(dear, "visit 0:locomotive") == "EV.place.something"


# ---------------------------------------------------------------------- blue


@pytest.mark.rule("EX.newleaf.card.city_hall", "EX.newleaf.card.not_itself")
def test_a_city_hall_reacts_to_constructions_but_not_to_itself() -> None:
    game = newleaf("resources: 2 twig 1 resin 1 pebble", "hand: city_hall wife")
    play(game, "play city_hall")
    assert (points(game), hand(game)) == (0, ["wife"])
    game = newleaf("deck: king", "city: city_hall", "resources: 2 twig 1 resin", "hand: farm wife")
    play(game, "play farm", "to 1")
    assert (points(game), hand(game), hand(game, 1)) == (1, ["king"], ["wife"])


@pytest.mark.rule("EX.newleaf.card.diplomat", "EX.newleaf.card.not_itself")
def test_a_diplomat_reacts_to_critters() -> None:
    game = newleaf("deck: king", "city: diplomat", "resources: 2 berry", "hand: wife inn")
    play(game, "play wife", "to 1")
    assert (points(game), hand(game), hand(game, 1)) == (1, ["king"], ["inn"])
    built = newleaf("city: diplomat", "resources: 2 twig 1 resin", "hand: farm wife")
    play(built, "play farm")
    assert points(built) == 0


@pytest.mark.rule("EX.newleaf.card.museum", "EX.newleaf.card.not_itself")
def test_a_museum_may_draw_two_after_a_card() -> None:
    game = newleaf("deck: king queen", "city: museum", "resources: 2 twig 1 resin", "hand: farm")
    play(game, "play farm", "from deck")
    assert hand(game) == ["king", "queen"]
    none = newleaf("deck: king queen", "city: museum", "resources: 2 twig 1 resin", "hand: farm")
    play(none, "play farm", "done")
    assert hand(none) == []
    new = newleaf("resources: 1 twig 2 resin 1 pebble", "hand: museum")
    play(new, "play museum")
    assert hand(new) == []
    full = newleaf("city: museum", "resources: 2 twig 1 resin", "hand: farm " + "wife? " * 4 + "inn? " * 3)
    play(full, "play farm", "from deck")
    assert len(hand(full)) == 8


@pytest.mark.rule("EX.newleaf.card.inventor")
def test_an_inventor_is_discarded_for_three_resources() -> None:
    game = newleaf(full_city("inventor"), "hand: wife farm")
    play(game, "play farm")
    assert "inventor" not in city(game)
    assert city(game)[-1] == "farm"
    game = newleaf("city: inventor", "hand: king", "resources: 3 berry")
    play(game, "play king")
    assert city(game) == ["king"]
    poor = newleaf("city: inventor", "hand: king", "resources: 2 berry")
    assert refused(poor, "play king") == "EV.play.cost"


# ---------------------------------------------------------------------- purple


@pytest.mark.rule("EX.newleaf.card.baker")
def test_a_baker_scores_three_berries_at_most() -> None:
    assert score(newleaf("city: baker", "resources: 2 berry")) == 4
    assert score(newleaf("city: baker", "resources: 7 berry")) == 6


@pytest.mark.rule("EX.newleaf.card.ever_wall")
def test_an_ever_wall_counts_filled_spaces() -> None:
    game = newleaf("city: ever_wall farm greenhouse mine mine mine wanderer")
    assert (score(game), player(game).used) == (0, 4)
    assert score(newleaf("city: ever_wall mine mine mine twig_barge twig_barge main_road")) == 2
    assert score(newleaf(full_city("ever_wall"))) == 6


@pytest.mark.rule("EX.newleaf.card.library")
def test_a_library_counts_colours() -> None:
    assert score(newleaf("city: library farm farm inn historian")) == 4
    assert score(newleaf("city: library")) == 1


@pytest.mark.rule("EX.newleaf.card.photographer")
def test_a_photographer_scores_the_best_purple_card_of_an_opponent() -> None:
    rivals = ("player 1:", "city: castle theater photographer baker")
    assert score(newleaf("city: photographer farm farm judge", *rivals)) == 2
    assert score(newleaf("city: photographer farm judge king historian", *rivals)) == 4
    assert score(newleaf("city: photographer farm")) == 0


@pytest.mark.rule("EX.newleaf.card.photographer_wife")
def test_a_copied_wife_needs_a_husband_of_her_own() -> None:
    rivals = ("player 1:", "city: wife")
    assert score(newleaf("city: photographer husband", *rivals)) == 3
    assert score(newleaf("city: photographer husband wife", *rivals)) == 3
    assert score(newleaf("city: photographer", *rivals)) == 0
