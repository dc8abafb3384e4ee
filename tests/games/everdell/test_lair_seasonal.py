"""Nightweave's seasonal intrigues: points, prices and bans until she prepares again (MW.intrigue.*)."""

import pytest

from everdell_table import (
    PREPARES,
    RICH,
    city,
    during,
    everdell,
    hand,
    lair,
    meadow,
    nightweave,
    occupied,
    placed,
    play,
    points,
    refused,
    spun,
    stock,
    table,
    texts,
    webs,
)
from tanglewood.api import Game
from tanglewood.games.everdell.lair.cards import Action, read_action
from tanglewood.games.everdell.lair.spiders import open_cards, own_spaces, target
from tanglewood.games.everdell.pack import standard
from tanglewood.kernel.chance import seeded

PACK = standard()
FOREST = "forest: forest_two_any forest_discard_three_gain_any forest_copy_basic_card"
MEADOW = "meadow: mine mine mine mine mine mine mine mine"


def her_points(game: Game) -> int:
    return nightweave(game).points


# ---------------------------------------------------------------------- drawing


@pytest.mark.rule("MW.module.intrigue_draw")
@pytest.mark.rule("MW.module.intrigue_when")
def test_each_preparation_draws_the_next_one() -> None:
    game = lair(
        "hand: king",
        shared="deck: " + "mine " * 30 + f"\n{FOREST}\n{MEADOW}",
        hers="intrigue: spider_tax\nwebs: three_twigs\nintrigues: forest_bandits unproductive\n" + PREPARES,
    )
    hers = nightweave(game)
    assert hers.season == 2
    assert webs(game) == ["forest_two_any", "forest_copy_basic_card", "forest_discard_three_gain_any"]
    assert PACK.lair.intrigues[hers.intrigue].id == "forest_bandits"
    assert [PACK.lair.intrigues[it].id for it in hers.intrigues] == ["unproductive"]
    assert "-" not in meadow(game)  # she had filled the Meadow before


@pytest.mark.rule("MW.module.intrigue_draw")
def test_winter_has_none() -> None:
    game = lair("hand: king", hers="intrigues: forest_bandits")
    assert nightweave(game).intrigue == -1
    assert nightweave(game).modules
    assert game.view(0).nightweave.intrigue == ""


@pytest.mark.rule("MW.module.intrigue_kinds")
@pytest.mark.rule("MW.module.intrigue_count")
def test_those_without_a_foil_last_a_season() -> None:
    seasonal = [it for it in PACK.lair.intrigues if it.seasonal]
    assert (len(seasonal), len(PACK.lair.intrigues)) == (18, 33)
    for it in seasonal:
        game = spun(it.id, RICH, "hand: king farm wanderer", shared=f"{FOREST}\n{MEADOW}")
        assert everdell(game).stack[-1].text(everdell(game)) == "turn 0"  # nobody is asked for a foil
        assert nightweave(game).intrigue >= 0


# ---------------------------------------------------------------------- points for cards


@pytest.mark.rule("MW.intrigue.unproductive")
@pytest.mark.rule("MW.intrigue.clerical_errors")
@pytest.mark.rule("MW.intrigue.recession")
@pytest.mark.rule("MW.intrigue.fatigue")
@pytest.mark.parametrize(
    ("intrigue", "colored", "other"),
    [
        ("unproductive", "mine", "king"),
        ("clerical_errors", "judge", "mine"),
        ("recession", "king", "mine"),
        ("fatigue", "inn", "mine"),
    ],
)
@pytest.mark.parametrize("level", range(5))
def test_a_card_of_a_colour_gives_her_points_of_the_level(
    intrigue: str, colored: str, other: str, level: int
) -> None:
    game = during(intrigue, RICH, f"hand: {colored} {other}", level=level)
    play(game, f"play {colored}")
    assert her_points(game) == PACK.lair.levels[level].points
    game = during(intrigue, RICH, f"hand: {colored} {other}", level=level)
    play(game, f"play {other}")
    assert her_points(game) == 0


@pytest.mark.rule("MW.intrigue.fatigue")
def test_a_visit_of_a_red_card_tires_too() -> None:
    game = during("fatigue", "hand: king", "city: lookout storehouse/twig=3", level=3)
    play(game, "visit 0:storehouse")
    assert her_points(game) == 0  # a green card with a space
    game = during("fatigue", "hand: king", "city: lookout", level=3)
    play(game, "visit 0:lookout")
    assert her_points(game) == PACK.lair.levels[3].points


@pytest.mark.rule("MW.module.free_is_played")
def test_a_critter_that_moves_in_was_played() -> None:
    game = during("unproductive", "hand: husband king", "city: farm", level=4)
    play(game, "play husband")
    assert occupied(game, "farm")
    assert her_points(game) == PACK.lair.levels[4].points


# ---------------------------------------------------------------------- webs on locations


def spider_to(words: str) -> Action:
    return read_action(PACK, words)


@pytest.mark.rule("MW.intrigue.berry_jam")
def test_berry_jam() -> None:
    game = spun("berry_jam", "resources: 2 twig", "hand: king", shared=FOREST, hers="card: activity_01")
    assert webs(game) == ["berry_card", "one_berry", "forest_two_any", "forest_discard_three_gain_any"]
    play(game, "place one_berry")
    assert stock(game) == {"twig": 1, "berry": 1}
    assert her_points(game) == 1
    state = everdell(game)
    assert target(state, spider_to("berry_card")) != PACK.place_numbers["berry_card"]


@pytest.mark.rule("MW.intrigue.berry_jam")
@pytest.mark.rule("MW.module.price_first")
def test_berry_jam_wants_a_resource_first() -> None:
    game = during("berry_jam", "hand: king mine", webs="one_berry berry_card")
    assert "place one_berry" not in texts(game)  # the berry comes too late, cards are no resource
    assert refused(game, "place one_berry") == "MW.intrigue.berry_jam"
    game = during("berry_jam", "hand: king mine", "resources: 1 pebble 1 twig", webs="one_berry berry_card")
    play(game, "place berry_card")
    assert texts(game) == ["spend twig", "spend pebble"]
    assert placed(game) == []
    play(game, "spend pebble")
    assert stock(game) == {"twig": 1, "berry": 1}


@pytest.mark.rule("MW.intrigue.sticky_goo")
def test_sticky_goo() -> None:
    game = spun("sticky_goo", "resources: 1 twig", "hand: king", shared=FOREST, hers="card: activity_01")
    assert webs(game) == ["two_resin", "resin_card", "forest_two_any", "forest_discard_three_gain_any"]
    play(game, "place two_resin")
    assert (stock(game), her_points(game)) == ({"resin": 2}, 1)
    game = during("sticky_goo", "hand: king", webs="two_resin")
    assert refused(game, "place two_resin") == "MW.intrigue.sticky_goo"


@pytest.mark.rule("MW.intrigue.jam_which")
def test_which_locations_jam_sticks_to() -> None:
    shared = "forest: forest_discard_three_gain_any forest_copy_basic_card forest_two_cards_any"
    found = webs(spun("berry_jam", "hand: king", shared=shared))
    assert "forest_discard_three_gain_any" in found
    assert "forest_two_cards_any" in found
    assert "forest_copy_basic_card" not in found


@pytest.mark.rule("MW.intrigue.forest_bandits")
def test_forest_bandits() -> None:
    game = spun("forest_bandits", "hand: king", shared=FOREST, hers="card: activity_01")
    assert len(webs(game)) == 3
    state = everdell(game)
    assert target(state, spider_to("forest top_left")) == -1  # no clearing is left for her
    play(game, "place forest_two_any")
    assert her_points(game) == 2
    game = during("forest_bandits", "hand: king", webs="forest_two_any", shared=FOREST)
    play(game, "place three_twigs")
    assert her_points(game) == 0


@pytest.mark.rule("MW.module.web_copy")
def test_a_copy_touches_no_web() -> None:
    game = during("forest_bandits", "hand: king", "city: lookout", webs="forest_two_any", shared=FOREST)
    play(game, "visit 0:lookout", "copy forest_two_any")
    assert her_points(game) == 0


@pytest.mark.rule("MW.module.web_spiders")
def test_webs_leave_spiders_and_standing_workers_alone() -> None:
    hers = "card: activity_01"
    game = during("spiders_in_trees", "hand: king", webs="forest_two_any", shared=FOREST, hers=hers)
    forest = PACK.place_numbers["forest_two_any"]
    assert target(everdell(game), spider_to("forest top_left")) == forest
    game = spun("forest_bandits", "hand: king", "placed: forest_two_any", shared=FOREST)
    assert her_points(game) == 0
    assert placed(game) == ["forest_two_any"]


@pytest.mark.rule("MW.intrigue.invisible_trap")
def test_invisible_trap() -> None:
    game = spun("invisible_trap", "resources: 1 twig", "hand: king mine", shared=FOREST)
    assert webs(game) == [PACK.places[place] for place in PACK.basic_places]
    play(game, "place one_berry")
    assert texts(game) == ["spend twig", "discard king", "discard mine", "suffer"]
    play(game, "discard mine")
    assert (her_points(game), stock(game), hand(game)) == (0, {"twig": 1, "berry": 1}, ["king"])
    game = spun("invisible_trap", "resources: 1 twig", "hand: king mine", shared=FOREST)
    play(game, "place one_berry", "suffer")
    assert (her_points(game), stock(game)) == (1, {"twig": 1, "berry": 1})


@pytest.mark.rule("MW.intrigue.invisible_trap")
def test_invisible_trap_without_anything_to_pay() -> None:
    game = during("invisible_trap", "hand:", webs="one_berry")
    play(game, "place one_berry")
    assert (her_points(game), stock(game)) == (1, {"berry": 1})


@pytest.mark.rule("MW.intrigue.spiders_in_trees")
def test_spiders_in_trees() -> None:
    game = spun("spiders_in_trees", "hand: king", shared=FOREST)
    play(game, "place forest_two_any")
    assert hand(game) == []
    play(game, "gain twig", "gain twig")
    assert (stock(game), her_points(game)) == ({"twig": 2}, 0)
    game = spun("spiders_in_trees", "hand:", shared=FOREST)
    assert refused(game, "place forest_two_any") == "MW.intrigue.spiders_in_trees"


@pytest.mark.rule("MW.module.price_first")
def test_a_price_must_leave_something_to_do() -> None:
    shared = "forest: forest_discard_draw_double\n" + "deck: mine mine mine"
    game = during("spiders_in_trees", "hand: king", webs="forest_discard_draw_double", shared=shared)
    assert refused(game, "place forest_discard_draw_double") == "MW.intrigue.spiders_in_trees"
    game = during(
        "spiders_in_trees",
        "hand: king",
        "resources: 1 twig",
        webs="forest_discard_draw_double",
        shared=shared,
    )
    play(game, "place forest_discard_draw_double")
    assert stock(game) == {}  # the card would be missing


@pytest.mark.rule("MW.intrigue.spider_tax")
def test_spider_tax() -> None:
    game = spun("spider_tax", "hand: king", shared=FOREST, hers="card: activity_01")
    assert webs(game) == ["three_twigs", "two_resin", "one_pebble", "berry_card"]
    assert target(everdell(game), spider_to("three_twigs")) == -1
    play(game, "place one_pebble")
    assert (her_points(game), stock(game)) == (1, {"pebble": 1})
    game = spun("spider_tax", "hand: king", shared=FOREST)
    play(game, "place one_berry")
    assert her_points(game) == 0


@pytest.mark.rule("MW.intrigue.order_from_above")
def test_order_from_above() -> None:
    game = spun("order_from_above", "hand: king", shared=FOREST, hers="card: activity_01")
    assert webs(game) == ["three_twigs", "two_resin", "one_pebble", "berry_card"]
    assert refused(game, "place three_twigs") == "MW.intrigue.order_from_above"
    assert "place one_berry" in texts(game)
    assert target(everdell(game), spider_to("three_twigs")) == PACK.place_numbers["three_twigs"]


@pytest.mark.rule("MW.intrigue.order_from_above")
@pytest.mark.rule("MW.module.web_copy")
def test_a_forbidden_location_can_be_copied() -> None:
    game = during("order_from_above", "hand: king", "city: lookout", webs="three_twigs")
    play(game, "visit 0:lookout", "copy three_twigs")
    assert stock(game) == {"twig": 3}


# ---------------------------------------------------------------------- cards in cities, events


@pytest.mark.rule("MW.intrigue.plague")
def test_plague() -> None:
    hers = "city: inn queen\ncard: activity_01"
    game = during("plague", "hand: king mine", "resources: 1 twig 1 berry", "city: lookout", hers=hers)
    state = everdell(game)
    assert own_spaces(state) == open_cards(state, 1) == []  # she cannot go there either
    assert game.view(0).players[0].city[0].web
    play(game, "visit 0:lookout", "discard mine", "spend twig")
    assert "copy three_twigs" in texts(game)
    assert (stock(game), hand(game)) == ({"berry": 1}, ["king"])


@pytest.mark.rule("MW.intrigue.plague")
def test_plague_without_two_pieces() -> None:
    game = during("plague", "hand: king", "city: lookout")
    assert refused(game, "visit 0:lookout") == "MW.intrigue.plague"
    game = during("plague", RICH, "hand: king mine", hers="city: inn", shared=MEADOW)
    play(game, "visit 1:inn", "discard king", "discard mine")  # hers have webs too
    assert hand(game) == []
    assert her_points(game) == 1


@pytest.mark.rule("MW.intrigue.corrupt_courts")
@pytest.mark.parametrize(("season", "n"), [("spring", 3), ("summer", 2), ("autumn", 1)])
def test_corrupt_courts(season: str, n: int) -> None:
    game = spun("corrupt_courts", "hand: king", "city: mine mine mine mine", season=season)
    assert her_points(game) == n
    play(game, next(text for text in texts(game) if text.startswith("claim")))
    assert hand(game) == []
    assert len(everdell(game).players[0].events) == 1


@pytest.mark.rule("MW.intrigue.corrupt_courts")
def test_corrupt_courts_sell_to_nobody_without_means() -> None:
    with_card = during("corrupt_courts", "hand: king", "city: mine mine mine mine")
    event = next(text for text in texts(with_card) if text.startswith("claim"))
    without = during("corrupt_courts", "hand:", "city: mine mine mine mine")
    assert refused(without, event) == "MW.intrigue.corrupt_courts"


@pytest.mark.rule("MW.intrigue.corrupt_courts_winter")
def test_corrupt_courts_in_winter() -> None:
    assert her_points(spun("corrupt_courts", "hand: king", season="winter")) == 0


# ---------------------------------------------------------------------- prices for cards


@pytest.mark.rule("MW.intrigue.predator_eyes")
def test_predator_eyes() -> None:
    game = during("predator_eyes", "hand: husband king king mine", "city: farm")
    play(game, "play husband", "discard king", "discard king")
    assert city(game) == ["farm", "husband"]
    assert hand(game) == ["mine"]


@pytest.mark.rule("MW.intrigue.predator_eyes")
def test_predator_eyes_want_two_cards() -> None:
    game = during("predator_eyes", "hand: husband king", "city: farm")
    assert refused(game, "play husband") == "MW.intrigue.predator_eyes"
    assert game.view(0).prices["husband"].ways == []
    game = during("predator_eyes", "hand: husband king", "resources: 9 berry", "city: farm")
    play(game, "play husband")  # for its cost nothing more is asked
    assert (occupied(game, "farm"), hand(game)) == (False, ["king"])


@pytest.mark.rule("MW.intrigue.spiders_in_soil")
def test_spiders_in_soil() -> None:
    game = during("spiders_in_soil", "hand: farm king", "resources: 2 twig 1 resin 1 pebble")
    play(game, "play farm")
    assert texts(game) == ["spend pebble", "discard king"]  # the cost must be left
    play(game, "spend pebble")
    assert (hand(game), stock(game)) == ([], {"berry": 1})
    game = during("spiders_in_soil", "hand: farm king", "resources: 2 twig 1 resin")
    assert refused(game, "play farm") == "MW.intrigue.spiders_in_soil"


@pytest.mark.rule("MW.intrigue.spiders_in_soil")
def test_spiders_in_soil_for_a_free_card_and_with_help() -> None:
    game = during("spiders_in_soil", "hand: husband king", "city: farm")
    assert refused(game, "play husband") == "MW.intrigue.spiders_in_soil"
    game = during("spiders_in_soil", "hand: husband king mine", "city: farm")
    play(game, "play husband", "discard king")
    assert (hand(game), city(game)) == ([], ["farm", "husband"])
    game = during("spiders_in_soil", "hand: farm king", "city: crane", "resources: 1 twig")
    play(game, "play farm", "discard king")  # the Crane takes 3 off the cost, nothing off the price
    assert (hand(game), stock(game), city(game)) == ([], {"berry": 1}, ["farm"])
    game = during("spiders_in_soil", "hand: farm king", "city: crane")
    assert refused(game, "play farm") == "MW.intrigue.spiders_in_soil"


@pytest.mark.rule("MW.intrigue.bad_press")
def test_bad_press() -> None:
    shared = (
        "meadow: wanderer mine fool mine mine mine mine mine\ndeck: wanderer king wanderer farm inn queen"
    )
    game = spun("bad_press", "hand: wanderer mine", "resources: 2 berry", shared=shared)
    assert meadow(game) == ["king", "mine", "farm", "mine", "mine", "mine", "mine", "mine"]
    play(game, "play wanderer")
    assert (stock(game), hand(game)[0]) == ({}, "inn")  # the Mine was the price: both berries were needed
    assert city(game) == ["wanderer"]


@pytest.mark.rule("MW.intrigue.bad_press")
def test_bad_press_for_free_cards_from_hand_only() -> None:
    shared = "meadow: - mine mine mine mine mine mine mine\ndeck: king"
    game = during("bad_press", "hand: wanderer", "resources: 2 berry", shared=shared)
    assert refused(game, "play wanderer") == "MW.intrigue.bad_press"
    game = during("bad_press", "hand: wanderer", "city: queen", shared="meadow: castle")
    assert "visit 0:queen" not in texts(game)  # free, but the price is missing
    game = during(
        "bad_press", "hand: wanderer king", "city: queen", shared="meadow: castle\ndeck: mine mine mine"
    )
    play(game, "visit 0:queen", "play wanderer")
    assert (city(game), hand(game)) == (["queen", "wanderer"], ["mine", "mine", "mine"])
    shared = "deck: wanderer farm\nmeadow: king"
    game = during("bad_press", "hand: postal_pigeon", "resources: 2 berry 1 twig", shared=shared)
    play(game, "play postal_pigeon", "bring wanderer")
    assert city(game) == ["postal_pigeon", "wanderer"]  # it did not come from the hand


@pytest.mark.rule("MW.intrigue.bad_press")
def test_only_tan_cards_left() -> None:
    shared = "meadow: fool mine mine mine mine mine mine mine\ndeck: wanderer wanderer"
    game = spun("bad_press", "hand: king", shared=shared)
    assert meadow(game)[0] == "-"


# ---------------------------------------------------------------------- the lobbyist


@pytest.mark.rule("MW.intrigue.lobbyist")
def test_the_lobbyist_asks_for_blue_cards() -> None:
    game = during("lobbyist", "hand: judge king", "resources: 3 berry")
    play(game, "play judge")
    assert (hand(game), city(game), stock(game)) == ([], ["judge"], {})
    game = during("lobbyist", "hand: judge", "resources: 3 berry")
    assert refused(game, "play judge") == "MW.intrigue.lobbyist"


@pytest.mark.rule("MW.intrigue.lobbyist")
def test_blue_cards_cannot_be_drawn() -> None:
    game = during("lobbyist", "hand: king", shared="deck: judge crane mine historian inn")
    play(game, "place two_cards_point")
    assert hand(game) == ["inn", "king", "mine"]
    game = during("lobbyist", "hand: king", shared="deck: judge crane")
    play(game, "place two_cards_point")  # nothing else is left
    assert hand(game) == ["king"]
    assert points(game) == 1


@pytest.mark.rule("MW.intrigue.lobbyist")
def test_blue_cards_of_the_meadow_can_be_played_but_not_taken() -> None:
    shared = "forest: forest_meadow_two_play_one\nmeadow: judge mine king judge judge judge judge judge"
    game = during("lobbyist", "hand: farm", "resources: 3 berry", shared=shared)
    assert "play meadow 1" in texts(game)
    play(game, "place forest_meadow_two_play_one")
    assert texts(game) == ["take meadow 2", "take meadow 3"]
    assert refused(game, "take meadow 1") == "MW.intrigue.lobbyist"


@pytest.mark.rule("MW.intrigue.lobbyist_activate")
def test_a_reaction_has_its_price() -> None:
    shared = "deck: mine king"
    game = during("lobbyist", "hand: farm inn", RICH, "city: historian courthouse", shared=shared)
    play(game, "play farm")
    assert texts(game) == ["react historian", "react courthouse"]
    play(game, "react courthouse", "spend twig", "gain resin")
    assert texts(game)[-1] == "done"
    play(game, "done")  # the Historian does not react
    assert hand(game) == ["inn"]
    assert stock(game) == {"twig": 6, "resin": 9, "pebble": 9, "berry": 10}


@pytest.mark.rule("MW.intrigue.lobbyist_activate")
def test_a_reaction_nobody_can_pay_for() -> None:
    game = during("lobbyist", "hand: farm", "resources: 2 twig 1 resin", "city: courthouse")
    play(game, "play farm")
    assert texts(game) == ["spend berry", "done"]  # the Farm's own berry
    game = during("lobbyist", "hand: inn", "resources: 2 twig 1 resin", "city: courthouse")
    play(game, "play inn")
    assert stock(game) == {}


@pytest.mark.rule("MW.intrigue.lobbyist_activate")
def test_an_ability_has_its_price() -> None:
    game = during("lobbyist", "hand: farm king", "city: crane")
    play(game, "play farm")
    assert (hand(game), city(game)) == ([], ["farm"])
    game = during("lobbyist", "hand: farm", "city: crane")
    assert refused(game, "play farm") == "MW.intrigue.lobbyist"
    game = during("lobbyist", "hand: farm", "city: crane", "resources: 1 twig")
    play(game, "play farm")
    assert stock(game) == {"berry": 1}


@pytest.mark.rule("MW.intrigue.lobbyist_activate")
def test_the_judge_and_the_dungeon_have_their_price() -> None:
    game = during("lobbyist", "hand: farm", "city: judge", "resources: 3 twig 1 pebble")
    play(game, "play farm", "spend pebble")
    assert (stock(game), city(game)) == ({"berry": 1}, ["judge", "farm"])
    game = during("lobbyist", "hand: farm", "city: judge", "resources: 3 twig")
    assert refused(game, "play farm") == "MW.intrigue.lobbyist"
    game = during("lobbyist", "hand: farm king", "city: dungeon wanderer")
    play(game, "play farm")
    assert (hand(game), city(game)) == ([], ["dungeon", "farm"])


@pytest.mark.rule("MW.intrigue.lobbyist_activate")
def test_the_clock_tower_has_its_price() -> None:
    own = ("placed: three_twigs haven haven", "workers: 3", "city: clock_tower/tokens=3")
    game = during("lobbyist", "hand: king", *own, season="winter")
    play(game, "prepare", "copy three_twigs")
    assert (hand(game), stock(game)) == ([], {"twig": 3})
    game = during("lobbyist", "hand:", *own, season="winter")
    play(game, "prepare")
    assert stock(game) == {}  # nothing to pay with, nothing asked


# ---------------------------------------------------------------------- in the web


@pytest.mark.rule("MW.intrigue.in_the_web")
def test_in_the_web() -> None:
    cards = "hand: king farm inn wanderer husband"
    game = spun("in_the_web", cards, RICH, hers="intrigues: unproductive")
    away = game.view(0).nightweave.webbed
    assert len(away) == 3
    assert sorted(away + hand(game)) == ["farm", "husband", "inn", "king", "wanderer"]
    for card in away:
        assert refused(game, f"play {card}") == "MW.intrigue.in_the_web"
    play(game, "place haven")
    assert sorted(texts(game)) == sorted([f"discard {card}" for card in hand(game)] + ["done"])
    assert refused(game, f"discard {away[0]}") == "MW.intrigue.in_the_web"
    assert everdell(game).room(0) == 8 - 5
    assert game.view(-1).nightweave.webbed == []


@pytest.mark.rule("MW.intrigue.in_the_web")
def test_a_small_hand_in_the_web() -> None:
    game = spun("in_the_web", "hand: king farm")
    assert (hand(game), nightweave(game).webbed != ()) == ([], True)
    assert len(nightweave(game).webbed) == 2
    full = during("in_the_web", "hand: king king king king king", hers="webbed: farm farm farm")
    play(full, "place two_cards_point")
    assert len(hand(full)) == 5  # the hand limit counts all eight


@pytest.mark.rule("MW.intrigue.in_the_web_end")
def test_webbed_cards_come_back() -> None:
    game = lair(
        "hand: king",
        "city: post_office",
        hers=f"intrigue: in_the_web\nwebbed: farm inn\nintrigues: unproductive\n{PREPARES}",
        shared="deck: " + "mine " * 30,
    )
    assert hand(game) == ["farm", "inn", "king"]
    assert nightweave(game).webbed == ()
    post = during("in_the_web", "hand: king", "city: post_office", hers="webbed: farm inn")
    assert "visit 0:post_office" not in texts(post)  # two cards would have to be given


@pytest.mark.rule("MW.intrigue.in_the_web")
def test_spectators_do_not_see_what_is_webbed() -> None:
    game = during(
        "in_the_web", "hand: king", hers="webbed: farm inn", shared="deck: " + "mine queen judge " * 6
    )
    state = everdell(game)
    worlds = {state.imagine(-1, seeded(n)).nightweave.webbed for n in range(30)}  # type: ignore[union-attr]
    assert len(worlds) > 5
    own = {state.imagine(0, seeded(n)).nightweave.webbed for n in range(9)}  # type: ignore[union-attr]
    assert own == {nightweave(game).webbed}


def test_a_stranger_to_intrigues_pays_nothing() -> None:
    game = table("hand: farm king", "resources: 2 twig 1 resin", "player 1:", "hand: king")
    play(game, "play farm")
    assert city(game) == ["farm"]
