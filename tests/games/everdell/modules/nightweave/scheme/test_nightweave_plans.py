"""Nightweave's plans against one human: what they threaten, and how they are foiled."""

import pytest

import tanglewood
import tanglewood.kernel.chance
from everdell_table import (
    RICH,
    city,
    discarded,
    everdell,
    hand,
    heard,
    her_city,
    her_events,
    her_hand,
    her_places,
    her_turn,
    hunted,
    loot,
    mark,
    meadow,
    nightweave,
    play,
    points,
    refused,
    rolls,
    steps,
    stock,
    table,
    texts,
)
from tanglewood.games.everdell.board.city import WEB
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at

LAIR = lair_of(standard())
FULL = "city: " + "farm? " * 15
NEXT = "activity: activity_05 activity_06"


def enters(plan: str, *text: str, hers: tuple[str, ...] = (), die: int = 1) -> tanglewood.Game:
    """She enters the Meadow, on slot 1 unless the die says otherwise."""
    return her_turn("06", f"word: {rolls(die)}", *text, "nightweave: winter", f"plan: {plan}", *hers)


def planned(plan: str, *text: str, hers: tuple[str, ...] = (NEXT,)) -> tanglewood.Game:
    """The human's turn while she follows a plan."""
    return hunted(*text, "nightweave: winter", f"plan: {plan}", *hers)


def webs_on(game: tanglewood.Game) -> dict[str, int]:
    webs: dict[str, int] = game.view(0).nightweave.event_webs
    return webs


@pytest.mark.rule("MW.plan.entry_order", "MW.plan.whim_old")
def test_her_card_first_then_the_personality_then_the_plan() -> None:
    fresh = "deck: school palace theater"
    game = enters("unraveler", fresh, hers=("personality: idler",))
    # The Idler has thrown the Inn of slot 2 before the plan looks for open cards.
    assert (her_city(game), sorted(discarded(game))) == (["farm"], ["inn", "queen", "wife"])
    hers = ("personality: idler", "personalities: vile")
    game = enters("weavers_whim", "deck: farm farm farm " + "mine? " * 17, hers=hers)
    assert discarded(game).count("farm") == 3  # these three had come for the Idler's


# ---------------------------------------------------------------------- web tokens


@pytest.mark.rule("MW.plan.masquerade")
def test_masquerade_puts_tokens_on_events() -> None:
    game = enters("masquerade", "events: grand_tour")
    every = ["tax_relief", "performer_in_residence", "graduation_of_scholars", "under_new_management"]
    assert texts(game) == [f"web {event}" for event in every]
    play(game, "web tax_relief")
    basic = dict.fromkeys(["city_monument", "harvest_festival", "cartographers_expedition"], 1)
    assert webs_on(game) == {**basic, "tax_relief": 1}
    numbers = " ".join(str(n) for n in nightweave(game).event_webs)
    game = enters("masquerade", "events: grand_tour", hers=(f"event_webs: {numbers}",))
    assert texts(game) == [f"web {event}" for event in every[1:]]  # not one that has a token
    assert webs_on(game)["city_monument"] == 2  # they add up


def test_masquerade_makes_events_dear() -> None:
    webs = "event_webs: 0 2 " + "0 " * 18
    start = ("city: inn inn inn", "hand: king", "resources: 1 twig")
    game = planned("masquerade", *start, hers=(webs, NEXT))
    play(game, "claim grand_tour", "spend twig")
    assert (hand(game), stock(game), webs_on(game)) == ([], {}, {})
    assert [event.owner for event in game.view(0).events][1] == 0
    game = planned("masquerade", "city: inn inn inn", "hand: king", hers=(webs, NEXT))
    assert refused(game, "claim grand_tour") == "MW.module.price_first"
    # She ignores them.
    game = her_turn("03", "nightweave: spring", "plan: masquerade", "event_webs: 3 " + "0 " * 19)
    assert (her_events(game), webs_on(game)) == (["city_monument"], {})


@pytest.mark.rule("MW.plan.web_barricade")
def test_web_barricade_stops_green_cards_for_good() -> None:
    game = planned("web_barricade", RICH, "hand: mine king")
    play(game, "play mine")
    assert stock(game)["pebble"] == 9  # it has acted first
    assert texts(game) == ["foil", "suffer"]
    play(game, "suffer")
    assert mark(game, "mine") & WEB
    assert game.view(0).players[0].city[0].web
    start = ("player 0: winter", "city: mine/web farm", "placed: haven haven", "hand: king")
    game = planned("web_barricade", *start)
    play(game, "prepare")  # production
    assert stock(game) == {"berry": 1}
    game = planned("web_barricade", "resources: 3 berry", "hand: chip_sweep king", "city: mine/web farm")
    play(game, "play chip_sweep")  # only the Farm is left to activate
    assert stock(game) == {"berry": 1}


def test_web_barricade_is_foiled_for_a_card_or_a_resource() -> None:
    game = planned("web_barricade", RICH, "hand: mine king", "city: mine/web")
    play(game, "play mine", "foil", "discard king")
    assert [bool(it & WEB) for it in everdell(game).players[0].marks] == [True, False]
    game = planned("web_barricade", RICH, "hand: mine king", "city: mine")
    play(game, "play mine", "suffer")
    assert [bool(it & WEB) for it in everdell(game).players[0].marks] == [False, True]  # the new one
    game = planned("web_barricade", RICH, "hand: inn king")
    play(game, "play inn")
    assert "foil" not in texts(game)  # not green
    game = planned("web_barricade", "resources: 1 twig 1 resin 1 pebble", "hand: twig_barge")
    play(game, "play twig_barge")
    assert texts(game) == ["foil", "suffer"]  # with what it has just brought


@pytest.mark.rule("MW.plan.swarm")
def test_swarm_takes_space_after_space() -> None:
    begin = tanglewood.new_game("everdell", players=1, nightweave=True, plan="swarm", seed=1)
    assert begin.view(0).nightweave.webs == ["haven"]
    start = ("player 0: summer", "placed: two_resin forest_two_any", "difficulty: 3")
    game = enters("swarm", *start, hers=("webs: haven one_pebble", "placed: berry_card"))
    assert texts(game) == ["web three_twigs", "web forest_three_berries", "web forest_two_resin_twig"]
    play(game, "web forest_three_berries")
    assert game.view(0).nightweave.webs == ["one_pebble", "forest_three_berries", "haven"]
    every = "webs: three_twigs two_resin one_pebble berry_card forest_two_any forest_three_berries"
    game = enters("swarm", hers=(f"{every} forest_two_resin_twig",))
    assert "web" not in " ".join(texts(game))  # no space is left


def test_swarm_bars_her_and_pays_her() -> None:
    hers = ("webs: three_twigs haven", "activity: activity_01 activity_05 activity_06")
    game = planned("swarm", "difficulty: 3", hers=hers)
    play(game, "place three_twigs")
    assert (nightweave(game).points, her_places(game)) == (3, ["two_resin"])
    game = planned("swarm", "difficulty: 3", "hand: king", hers=hers)
    play(game, "place haven", "done")
    assert nightweave(game).points == 3
    human = "placed: two_resin one_pebble berry_card forest_two_any forest_three_berries"
    webs = ("webs: three_twigs haven forest_two_resin_twig",)
    start = ("player 0: autumn", human, "difficulty: 3", "nightweave: winter", "plan: swarm", *webs)
    game = her_turn("01", *start)
    assert (her_places(game), nightweave(game).points) == ([], 3)  # the backup: its points only


# ---------------------------------------------------------------------- hands


@pytest.mark.rule("MW.plan.hypnotic_gaze")
def test_the_gaze_takes_two_cards_unseen() -> None:
    game = enters("hypnotic_gaze", "hand: king queen farm", "deck:")
    assert len(hand(game)) == 1
    pair = sorted([*her_hand(game), *discarded(game)])
    assert (len(her_hand(game)), len(discarded(game)), nightweave(game).points) == (1, 1, 0)
    assert sorted([*pair, *hand(game)]) == ["farm", "king", "queen"]
    seen = {everdell(game).imagine(0, tanglewood.kernel.chance.seeded(i)).discard for i in range(30)}
    assert seen == {(standard().card_numbers[card],) for card in pair}


def test_the_gaze_foiled_lets_the_human_choose() -> None:
    game = enters("hypnotic_gaze", "hand: king queen farm", "points: 1", "resources: 1 twig", "deck:")
    assert texts(game) == ["foil", "suffer"]
    play(game, "foil")  # all there is
    assert (points(game), stock(game)) == (0, {})
    options = texts(game)
    assert len(options) == 2
    play(game, options[0])
    assert [f"discard {card}" for card in discarded(game)] == [options[0]]
    assert game.view(0).discarded == discarded(game)
    assert game.view(0).nightweave.known == her_hand(game)
    game = enters("hypnotic_gaze", "hand: king queen farm", "points: 1")
    assert "foil" not in texts(game)  # too poor


def test_the_gaze_on_a_small_hand() -> None:
    game = enters("hypnotic_gaze", "hand: king queen", "deck: school palace mine")
    assert (hand(game), her_hand(game)) == (["king", "queen"], ["palace", "school"])
    assert game.view(0).nightweave.known == []
    game = enters("hypnotic_gaze", "hand: king", "points: 2", "deck: school palace mine")
    play(game, "foil")
    assert sorted(game.view(0).nightweave.known) == ["palace", "school"]


@pytest.mark.rule("MW.plan.test_of_strength", "MW.plan.fool")
def test_the_test_of_strength_takes_a_card() -> None:
    game = enters("test_of_strength", "hand: king queen")
    assert her_city(game)[0] == "farm"
    assert sorted([*her_city(game)[1:], *hand(game)]) == ["king", "queen"]
    game = enters("test_of_strength", "hand: king queen", hers=(FULL,))
    assert sorted([*loot(game), *hand(game)]) == ["king", "queen"]
    game = enters("test_of_strength", "hand: king", "deck: school", "points: 2")
    assert (hand(game), her_city(game)) == (["king"], ["farm", "school"])  # and no foil
    game = enters("test_of_strength", "hand: fool fool")
    assert (city(game), her_city(game)) == (["fool"], ["farm"])
    game = enters("test_of_strength", "hand: fool fool", hers=(FULL,))
    assert (city(game), loot(game)) == (["fool"], [])


def test_the_test_of_strength_foiled() -> None:
    game = enters("test_of_strength", "hand: king queen", "points: 2")
    play(game, "foil")
    assert texts(game) == ["hand king", "hand queen"]
    play(game, "hand queen")
    assert (her_city(game), hand(game), points(game)) == (["farm", "queen"], ["king"], 0)


@pytest.mark.rule("MW.plan.connections")
def test_connections() -> None:
    game = enters("connections", "hand: king queen wife", "deck: " + "farm " * 5)
    assert texts(game) == ["discard king", "discard queen", "discard wife", "suffer"]
    play(game, "discard wife", "suffer")
    assert (len(nightweave(game).hidden), hand(game)) == (2, ["king", "queen"])
    assert (game.view(0).nightweave.secret, game.view(0).unseen) == (2, {"farm": 5})
    game = enters("connections", "hand: king queen")
    play(game, "discard king", "discard queen")
    assert nightweave(game).hidden == ()
    assert enters("connections").view(0).nightweave.secret == 0


# ---------------------------------------------------------------------- resources and points


@pytest.mark.rule("MW.plan.smarty")
def test_smarty() -> None:
    game = enters("smarty", "resources: 2 twig 3 berry", "hand: king")
    assert texts(game) == ["spend twig", "spend berry", "suffer"]
    play(game, "spend twig", "suffer")
    assert (len(nightweave(game).hidden), stock(game)) == (1, {"twig": 1, "berry": 3})
    game = enters("smarty", "resources: 2 twig 3 berry", "hand: king")
    play(game, "spend twig", "spend twig")
    assert nightweave(game).hidden == ()
    game = enters("smarty", "resources: 1 twig 2 berry", "hand: king")
    assert "suffer" not in texts(game)  # three are left alone


@pytest.mark.rule("MW.plan.extortion")
def test_extortion() -> None:
    start = ("player 0: summer", "placed: three_twigs", "difficulty: 3", "hand: king")
    hers = ("activity: activity_01 activity_05 activity_06",)
    game = planned("extortion", *start, hers=hers)
    play(game, "place one_berry", "suffer")
    assert (nightweave(game).points, her_places(game)) == (3, ["two_resin"])
    game = planned("extortion", *start, hers=hers)
    play(game, "place one_berry", "foil", "spend berry")
    assert (nightweave(game).points, stock(game)) == (0, {})
    free = planned("extortion", "player 0: summer", "difficulty: 3", "hand: king", hers=hers)
    play(free, "place one_berry")
    assert nightweave(free).points == 0


def test_extortion_is_nothing_at_level_0() -> None:
    start = ("player 0: summer", "placed: three_twigs", "difficulty: 0", "hand: king")
    game = planned("extortion", *start, hers=("activity: activity_01 activity_05 activity_06",))
    play(game, "place one_berry")
    assert (nightweave(game).points, her_places(game)) == (0, ["two_resin"])


@pytest.mark.rule("MW.plan.extortion_once")
def test_extortion_counts_once_a_placement() -> None:
    every = "placed: three_twigs two_resin one_pebble berry_card forest_two_any"
    start = ("player 0: autumn", every, "difficulty: 3", "hand: king")
    game = planned("extortion", *start, hers=("activity: activity_01 activity_05 activity_06",))
    play(game, "place one_berry", "suffer")
    # all four are taken, and the clearing of the second action too
    assert (nightweave(game).points, her_places(game)) == (3, ["forest_two_resin_twig"])
    hers = ("special: yes", "activity: activity_10 activity_05 activity_06")
    start = ("player 0: autumn", "placed: forest_two_any", "difficulty: 3", "hand: king")
    game = hunted(*start, "nightweave: spring", "plan: extortion", *hers)
    play(game, "place one_berry", "suffer")  # only the second action places
    assert nightweave(game).points == 4  # and 1 for the placement
    full = "placed: haven haven"
    start = ("player 0: summer", "placed: three_twigs", "difficulty: 3", "hand: king")
    game = planned("extortion", *start, hers=(full, "activity: activity_01 activity_05 activity_06"))
    play(game, "place one_berry")  # without a spider she does not try
    assert nightweave(game).points == 3  # the backup's


@pytest.mark.rule("MW.plan.web_expansion")
def test_web_expansion() -> None:
    game = planned("web_expansion", RICH, "hand: king")
    play(game, "play king")
    assert nightweave(game).points == 4
    game = planned("web_expansion", "city: farm", "hand: wife")
    play(game, "play wife")  # free is played
    assert nightweave(game).points == 2
    game = planned("web_expansion", RICH, "hand: inn")
    play(game, "play inn")
    assert nightweave(game).points == 0
    game = her_turn("08", "nightweave: winter", "plan: web_expansion", "hand: king")
    assert nightweave(game).points == 0  # the human's cards only


# ---------------------------------------------------------------------- piles


@pytest.mark.rule("MW.plan.weavers_whim")
def test_the_weavers_whim_changes_everything() -> None:
    hers = ("personality: vile", "personalities: needy nasty")
    game = enters("weavers_whim", "deck: theater " + "farm " * 7, hers=hers)
    assert (her_city(game), her_hand(game), meadow(game)) == (["farm"], ["theater"], ["-"] + ["farm"] * 7)
    assert len(discarded(game)) == 7
    view = game.view(0).nightweave
    assert (view.personality, len(nightweave(game).personalities)) == ("needy", 1)
    begin = tanglewood.new_game(
        "everdell", players=1, nightweave=True, personality="vile", plan="weavers_whim", seed=1
    )
    pile = nightweave(begin).personalities
    assert sorted([*pile, nightweave(begin).personality]) == list(range(8))
    orders = {nightweave_of(begin, seed) for seed in range(10)}
    assert len(orders) > 5  # nobody knows the order


def nightweave_of(game: tanglewood.Game, seed: int) -> tuple[int, ...]:
    imagined = nightweave_at(everdell(game).imagine(0, tanglewood.kernel.chance.seeded(seed)))
    assert imagined is not None
    return imagined.personalities


@pytest.mark.rule("MW.plan.plot_thickens")
def test_the_plot_thickens() -> None:
    begin = tanglewood.new_game("everdell", players=1, nightweave=True, plan="plot_thickens", seed=1)
    assert len(nightweave(begin).intrigues) == 33
    assert begin.view(0).nightweave.intrigue == ""
    pawn = "meadow: - inn mine king queen wife husband castle"
    hers = ("pawn: 1", "placed: haven haven", "intrigues: recession fatigue copycat theft")
    game = her_turn("01", pawn, "nightweave: winter", "plan: plot_thickens", *hers)
    assert game.view(0).nightweave.intrigue == "recession"
    left = [LAIR.intrigues[number].id for number in nightweave(game).intrigues]
    assert sorted(left) == ["fatigue", "theft"]  # one of either kind is gone


@pytest.mark.rule("MW.plan.plot_lasting")
def test_what_an_instant_intrigue_leaves_behind_lasts() -> None:
    pawn = "meadow: - inn mine king queen wife husband castle"
    hers = ("pawn: 1", "placed: haven haven", "intrigues: recession paralyzing_fear")
    game = her_turn("01", pawn, "city: king farm", "nightweave: winter", "plan: plot_thickens", *hers)
    assert game.view(0).nightweave.intrigue == "recession"
    assert [card.down for card in game.view(0).players[0].city] == [True, False]
    again = (*hers[:1], "placed: haven haven haven", "intrigues: fatigue copycat")
    game = her_turn("01", pawn, "city: king_down farm", "nightweave: spring", "plan: plot_thickens", *again)
    assert [card.down for card in game.view(0).players[0].city] == [False, False]


@pytest.mark.rule("MW.plan.extortion_empty")
def test_extortion_for_an_empty_clearing_but_not_for_an_event() -> None:
    human = ("player 0: summer", "difficulty: 3", "hand: king")
    start = ("nightweave: summer", "plan: extortion")
    game = hunted(*human, *start, "activity: activity_13 activity_05 activity_06")
    play(game, "place one_berry", "suffer")
    assert (nightweave(game).points, her_places(game)) == (3, ["forest_two_resin_twig"])
    taken = "events: city_monument grand_tour harvest_festival cartographers_expedition"
    game = hunted(*human, taken, *start, "activity: activity_04 activity_05 activity_06")
    play(game, "place one_berry")  # no basic event is left: the second action
    assert (nightweave(game).points, her_places(game)) == (0, ["forest_two_resin_twig"])


def test_steps_name_their_rules() -> None:
    game = planned("web_expansion", RICH, "hand: king")
    events = heard(game)
    play(game, "play king")
    assert ("points", "MW.plan.web_expansion") in steps(events)


@pytest.mark.rule("MW.plan.hypnotic_gaze")
def test_where_the_two_cards_went_leaves_no_trace() -> None:
    game = enters("hypnotic_gaze", "hand: king queen farm", "deck: mine inn")
    mine, hers = discarded(game)[0], her_hand(game)[0]
    twin = table(everdell(swap(game, mine, hers)).text().removeprefix("everdell\n"))
    assert (discarded(twin), her_hand(twin)) == ([hers], [mine])
    assert game.view(0) == twin.view(0)
    assert game.view(-1) == twin.view(-1)
    for seed in range(20):
        one = everdell(game).imagine(0, tanglewood.kernel.chance.seeded(seed))
        other = everdell(twin).imagine(0, tanglewood.kernel.chance.seeded(seed))
        assert one.text() == other.text()


def swap(game: tanglewood.Game, one: str, other: str) -> tanglewood.Game:
    """The same game with the discarded card and the one in her hand the other way round."""
    numbers = standard().card_numbers
    found = game.copy()
    everdell(found).discard = (numbers[other],)
    nightweave(found).hand = (numbers[one],)
    return found
