"""Nightweave's seasonal intrigues: points, webs and bans until she prepares again (MW.intrigue.*)."""

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
    refused,
    spun,
    stock,
    table,
    texts,
    webs,
)
from tanglewood.api import Game
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.nightweave.cards import Action, lair_of, read_action
from tanglewood.games.everdell.modules.nightweave.spiders import open_cards, own_spaces, target
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.kernel.chance import seeded

PACK = standard()
FOREST = "forest: forest_two_any forest_discard_three_gain_any forest_copy_basic_card"
MEADOW = "meadow:" + " mine?" * 8


def her_points(game: Game) -> int:
    return nightweave(game).points


# ---------------------------------------------------------------------- drawing


@pytest.mark.rule("MW.module.intrigue_draw")
@pytest.mark.rule("MW.module.intrigue_when")
def test_each_preparation_draws_the_next_one() -> None:
    game = lair(
        "hand: king",
        shared="deck: " + "mine? " * 30 + f"\n{FOREST}\nmeadow: mine? mine? -" + " mine?" * 5,
        hers="intrigue: spider_tax\nwebs: three_twigs\nintrigues: forest_bandits unproductive\n" + PREPARES,
    )
    hers = nightweave(game)
    assert hers.season == 2
    assert webs(game) == ["forest_two_any", "forest_copy_basic_card", "forest_discard_three_gain_any"]
    assert lair_of(PACK).intrigues[hers.intrigue].id == "forest_bandits"
    assert [lair_of(PACK).intrigues[it].id for it in hers.intrigues] == ["unproductive"]
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
    seasonal = [it for it in lair_of(PACK).intrigues if it.seasonal]
    assert (len(seasonal), len(lair_of(PACK).intrigues)) == (18, 33)
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
    assert her_points(game) == lair_of(PACK).levels[level].points
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
    assert her_points(game) == lair_of(PACK).levels[3].points


@pytest.mark.rule("MW.module.free_is_played")
def test_a_critter_that_moves_in_was_played() -> None:
    game = during("unproductive", "hand: husband king", "city: farm", level=4)
    play(game, "play husband")
    assert occupied(game, "farm")
    assert her_points(game) == lair_of(PACK).levels[4].points


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
    game = spun("corrupt_courts", "hand: king", "city: farm farm farm farm", season=season)
    assert her_points(game) == n
    play(game, next(text for text in texts(game) if text.startswith("claim")))
    assert hand(game) == []
    assert len(everdell(game).players[0].events) == 1


@pytest.mark.rule("MW.intrigue.corrupt_courts")
def test_corrupt_courts_sell_to_nobody_without_means() -> None:
    with_card = during("corrupt_courts", "hand: king", "city: farm farm farm farm")
    event = next(text for text in texts(with_card) if text.startswith("claim"))
    without = during("corrupt_courts", "hand:", "city: farm farm farm farm")
    assert refused(without, event) == "MW.intrigue.corrupt_courts"


@pytest.mark.rule("MW.intrigue.corrupt_courts_winter")
def test_corrupt_courts_in_winter() -> None:
    assert her_points(spun("corrupt_courts", "hand: king", season="winter")) == 0


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
    full = during("in_the_web", "hand: wife wife wife wife king", hers="webbed: farm farm farm")
    play(full, "place two_cards_point")
    assert len(hand(full)) == 5  # the hand limit counts all eight


@pytest.mark.rule("MW.intrigue.in_the_web_end")
def test_webbed_cards_come_back() -> None:
    game = lair(
        "hand: king",
        "city: post_office",
        hers=f"intrigue: in_the_web\nwebbed: farm inn\nintrigues: unproductive\n{PREPARES}",
        shared="deck: " + "mine? " * 30,
    )
    assert hand(game) == ["farm", "inn", "king"]
    assert nightweave(game).webbed == ()
    post = during("in_the_web", "hand: king", "city: post_office", hers="webbed: farm inn")
    assert "visit 0:post_office" not in texts(post)  # two cards would have to be given


@pytest.mark.rule("MW.intrigue.in_the_web")
def test_spectators_do_not_see_what_is_webbed() -> None:
    shared = "deck: mine mine mine queen queen judge judge castle castle wife wife wife"
    game = during("in_the_web", "hand: king", hers="webbed: farm inn", shared=shared)
    state = everdell(game)
    worlds = {nightweave_at(state.imagine(-1, seeded(n))).webbed for n in range(30)}  # type: ignore[union-attr]
    assert len(worlds) > 5
    own = {nightweave_at(state.imagine(0, seeded(n))).webbed for n in range(9)}  # type: ignore[union-attr]
    assert own == {nightweave(game).webbed}


def test_a_stranger_to_intrigues_pays_nothing() -> None:
    game = table("hand: farm king", "resources: 2 twig 1 resin", "player 1:", "hand: king")
    play(game, "play farm")
    assert city(game) == ["farm"]
