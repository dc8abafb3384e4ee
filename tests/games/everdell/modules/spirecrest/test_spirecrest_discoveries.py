"""What each discovery does: at once, as an ability, for points, as a worker space."""

import pytest

from everdell_table import (
    city,
    discarded,
    everdell,
    hand,
    meadow,
    play,
    points,
    refused,
    score,
    stock,
    texts,
)
from spirecrest_table import EVERY_COLOR, climb, having, land, trail, under
from tanglewood.api import Game
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.spirecrest.parts import part_of

PART = part_of(standard())


def taking(find: str, *text: str) -> Game:
    """A player who takes a discovery, with the rest of exploring to come."""
    season, rabbit = {"f": ("spring", "foothills"), "p": ("summer", "peak"), "r": ("autumn", "ridge")}[
        region(find)
    ]
    doing = ("doing: end 0", "doing: explore 0 0 -1 1", f"doing: take-find 0 0 -1 {number(find)}")
    given = [line.partition(":")[0] for line in text]
    usual = [] if "hand" in given else ["hand:"]
    return play_on(climb(*doing, f"player 0: {season}", f"rabbit: {rabbit}", *usual, *text))


def play_on(game: Game) -> Game:
    """What a position leaves to be done happens before the first question."""
    everdell(game).settle()
    return game


def number(find: str) -> int:
    return PART.numbers[find]


def region(find: str) -> str:
    return "fpr"[PART.discoveries[number(find)].region]


def end_points(find: str, *text: str) -> int:
    return score(having(find, *text)).get("discoveries", 0)


# ---------------------------------------------------------------------- points


@pytest.mark.rule(
    "EX.spirecrest.card.everblossom_trail",
    "EX.spirecrest.card.greensprout_trail",
    "EX.spirecrest.card.mistrise_trail",
    "EX.spirecrest.card.starfall_trail",
    "EX.spirecrest.card.sunblaze_trail",
    "EX.spirecrest.score.discoveries",
)
@pytest.mark.parametrize(
    ("trail_of", "cards"),
    [
        ("everblossom_trail", "castle king palace"),
        ("greensprout_trail", "mine mine farm farm"),
        ("mistrise_trail", "wanderer bard ranger"),
        ("starfall_trail", "judge crane innkeeper"),
        ("sunblaze_trail", "inn queen lookout"),
    ],
)
def test_trails_are_worth_4_with_enough_cards_of_their_colour(trail_of: str, cards: str) -> None:
    assert end_points(trail_of, f"city: {cards}") == 4
    assert end_points(trail_of, f"city: {cards.rpartition(' ')[0]}") == 0


@pytest.mark.rule("EX.spirecrest.card.gatherwind_trail")
def test_the_gatherwind_trail_counts_events() -> None:
    assert end_points("gatherwind_trail", "events: grand_tour harvest_festival") == 4
    assert end_points("gatherwind_trail", "events: grand_tour") == 0


@pytest.mark.rule("EX.spirecrest.card.hopewatch_trail", "EX.spirecrest.discovery.hopewatch")
def test_the_hopewatch_trail_repeats_journeys_up_to_7() -> None:
    assert end_points("hopewatch_trail", "workers: 6", "placed: journey_3") == 3
    assert end_points("hopewatch_trail", "workers: 6", "placed: journey_5 journey_4") == 7


@pytest.mark.rule("EX.spirecrest.card.bellsong_trail", "EX.spirecrest.discovery.bellsong_trail")
def test_the_bellsong_trail_wants_the_whole_expedition() -> None:
    text = ("passed: yes", "expedition: the_bog lily_ponds")
    game = climb(
        "doing: turn 1", "seat: 1", "player 0: autumn", "discoveries: bellsong_trail", *text, "crossed: 2"
    )
    assert score(game)["discoveries"] == 4
    game = climb(
        "doing: turn 1", "seat: 1", "player 0: autumn", "discoveries: bellsong_trail", *text, "crossed: 1"
    )
    assert "discoveries" not in score(game)


@pytest.mark.rule("EX.spirecrest.card.bellsong_city", "EX.spirecrest.discovery.bellsong_city")
@pytest.mark.rule("EX.spirecrest.discovery.bellsong_zero")
def test_bellsong_city_counts_the_rarest_colour() -> None:
    assert end_points("bellsong_city", f"city: {EVERY_COLOR} farm") == 4
    assert end_points("bellsong_city", "city: farm farm") == 3


@pytest.mark.rule(
    "EX.spirecrest.card.everblossom_city",
    "EX.spirecrest.card.greensprout_city",
    "EX.spirecrest.card.mistrise_city",
    "EX.spirecrest.card.starfall_city",
    "EX.spirecrest.card.sunblaze_city",
    "EX.spirecrest.discovery.city_cards",
)
@pytest.mark.parametrize(
    ("find", "cards", "worth"),
    [
        ("everblossom_city", "castle king", 4),
        ("greensprout_city", "mine mine farm", 5),
        ("mistrise_city", "wanderer bard", 4),
        ("starfall_city", "judge", 5),
        ("sunblaze_city", "inn queen lookout", 3),
    ],
)
def test_cities_lose_points_for_their_colour(find: str, cards: str, worth: int) -> None:
    assert end_points(find, f"city: {cards}") == worth
    assert end_points(find) == 6


@pytest.mark.rule("EX.spirecrest.discovery.city_floor")
def test_a_city_is_never_worth_less_than_nothing() -> None:
    assert (
        end_points(
            "mistrise_city", "city: wanderer wanderer wanderer bard ranger fool postal_pigeon shepherd"
        )
        == 0
    )


@pytest.mark.rule("EX.spirecrest.card.serpents_pass", "EX.spirecrest.discovery.serpent")
def test_serpents_pass_becomes_the_first_tile() -> None:
    game = taking("serpents_pass", "expedition: the_bog")
    assert trail(game) == ["serpents_pass", "the_bog"]
    game = climb(
        "player 0: autumn",
        "hand:",
        "discoveries: serpents_pass",
        "expedition: serpents_pass",
        "resources: 6 twig",
    )
    play(game, "pass", "advance")
    assert (score(game)["expedition"], stock(game)) == (7, {})
    lines = ("hand:", "discoveries: serpents_pass", "expedition: serpents_pass", "resources: 5 twig")
    assert play(climb("player 0: autumn", *lines), "pass").turn == 1  # one resource too few


@pytest.mark.rule("EX.spirecrest.card.the_distant_shore", "EX.spirecrest.discovery.distant_shore")
def test_the_distant_shore_becomes_the_last_tile() -> None:
    game = taking("the_distant_shore", "expedition: the_bog")
    assert trail(game) == ["the_bog", "the_distant_shore"]
    game = climb(
        "player 0: autumn",
        "hand: farm farm farm farm farm farm",
        "discoveries: the_distant_shore",
        "expedition: the_distant_shore",
    )
    play(game, "pass", "advance")
    assert (score(game)["expedition"], hand(game)) == (7, [])
    lines = (
        "hand: farm farm farm farm farm",
        "discoveries: the_distant_shore",
        "expedition: the_distant_shore",
    )
    assert play(climb("player 0: autumn", *lines), "pass").turn == 1  # one card too few


# ---------------------------------------------------------------------- at once


@pytest.mark.rule("EX.spirecrest.card.bounty_hunter", "EX.spirecrest.discovery.search")
@pytest.mark.rule("EX.spirecrest.discovery.search_after")
def test_the_bounty_hunter_finds_a_critter_above_the_hand_limit() -> None:
    full = "hand: farm farm farm farm farm inn inn inn"
    game = taking("bounty_hunter", full, "deck: mine queen mine")
    assert "name farm" not in texts(game)
    play(game, "name queen")
    assert hand(game)[-1] == "queen"
    play(game, "discard farm")
    assert len(hand(game)) == 8
    assert sorted(everdell(game).deck[: everdell(game).left]) == sorted(everdell(game).deck[:2])


@pytest.mark.rule("EX.spirecrest.card.cloudsong")
def test_cloudsong_looks_for_a_construction_that_may_not_be_there() -> None:
    game = taking("cloudsong", "deck: mine mine")
    play(game, "name castle")
    assert hand(game) == []
    game = play(taking("cloudsong", "deck: mine castle"), "name castle")
    assert hand(game) == ["castle"]


@pytest.mark.rule("EX.spirecrest.card.cave_of_dancing_lights")
def test_the_dancing_lights_bring_a_resource_by_colour() -> None:
    game = taking("cave_of_dancing_lights", "deck: mine wanderer inn castle judge")
    play(game, "gain pebble", "keep castle", "done")
    assert stock(game) == {"twig": 1, "resin": 1, "pebble": 1, "berry": 1}
    assert hand(game) == ["castle"]
    assert sorted(discarded(game)) == ["inn", "mine", "wanderer"]
    full = "hand: farm farm farm farm farm mine mine mine"
    game = taking("cave_of_dancing_lights", full, "deck: inn inn inn queen")
    assert (stock(game), len(hand(game)), len(discarded(game))) == ({"resin": 4}, 8, 4)


@pytest.mark.rule("EX.spirecrest.card.star_weavers")
def test_the_star_weavers_fill_the_hand() -> None:
    game = taking("star_weavers", "hand: farm inn")
    play(game, "discard farm", "done")
    assert len(hand(game)) == 8
    full = "hand: farm farm farm farm farm inn inn inn"
    assert hand(play(taking("star_weavers", full), "done")) == full.split()[1:]


@pytest.mark.rule("EX.spirecrest.card.archeologist", "EX.spirecrest.discovery.tucked_refill")
def test_the_archeologist_keeps_constructions_of_hand_and_meadow() -> None:
    game = taking("archeologist", "hand: farm wanderer", "meadow: inn king")
    assert "tuck wanderer" not in texts(game)
    play(game, "tuck farm", "take meadow 1", "done")
    assert (under(game), hand(game)) == (["farm", "inn"], ["wanderer"])
    assert meadow(game)[0] != "inn"
    game = taking("archeologist", "hand: farm farm farm farm")
    play(game, *["tuck farm"] * 3)
    assert (under(game), hand(game)) == (["farm"] * 3, ["farm"])


@pytest.mark.rule("EX.spirecrest.discovery.tucked")
def test_a_card_under_the_archeologist_costs_a_resource_less() -> None:
    game = climb(
        "player 0: spring", "hand:", "discoveries: archeologist", "tucked: farm", "resources: 2 twig"
    )
    play(game, "play under farm")
    assert (city(game), stock(game)) == (["farm"], {"berry": 1})
    game = climb(
        "player 0: spring", "hand:", "discoveries: archeologist", "tucked: farm", "resources: 1 twig"
    )
    assert "EV.play.cost" in refused(game, "play under farm")


@pytest.mark.rule("EX.spirecrest.card.trail_guide")
def test_a_card_under_the_trail_guide_costs_two_berries_less() -> None:
    game = taking("trail_guide", "hand: farm king")
    assert "tuck farm" not in texts(game)
    play(game, "tuck king", "done")
    game = climb(
        "player 0: spring", "hand:", "discoveries: trail_guide", "tucked: king", "resources: 4 berry"
    )
    play(game, "play under king")
    assert (city(game), stock(game), under(game)) == (["king"], {}, [])
    text = ("player 0: spring", "hand:", "discoveries: trail_guide", "tucked: king", "resources: 3 berry")
    assert "EV.play.cost" in refused(climb(*text), "play under king")


@pytest.mark.rule("EX.spirecrest.card.stormvale", "EX.spirecrest.discovery.stormvale")
def test_everybody_plays_from_stormvale_and_its_owner_gains_a_point() -> None:
    game = climb(
        "doing: turn 1",
        "seat: 1",
        "player 0: summer",
        "discoveries: stormvale",
        "player 1: winter",
        "hand:",
        "resources: 2 twig 1 resin",
        board=("stormvale: farm inn king",),
    )
    play(game, "play stormvale 1")
    assert (city(game, 1), points(game, 0)) == (["farm"], 1)
    assert len([card for card in land(game).row if card >= 0]) == 3


@pytest.mark.rule("EX.spirecrest.discovery.stormvale")
def test_the_owner_of_stormvale_gains_nothing_for_own_plays() -> None:
    game = climb(
        "player 0: summer",
        "hand:",
        "discoveries: stormvale",
        "resources: 2 twig 1 resin",
        board=("stormvale: farm inn king",),
    )
    play(game, "play stormvale 1")
    assert points(game) == 0


@pytest.mark.rule("EX.spirecrest.discovery.stormvale_place")
def test_cards_beside_stormvale_are_no_cards_of_the_meadow() -> None:
    text = (
        "player 0: summer",
        "workers: 4",
        "hand:",
        "discoveries: stormvale",
        "city: inn",
        "meadow:",
        "deck:",
    )
    game = climb(*text, "resources: 9 twig 9 resin", board=("stormvale: farm mine king",))
    assert "visit 0:inn" not in texts(game)


def test_stormvale_lays_out_three_cards_when_it_is_taken() -> None:
    game = taking("stormvale", "deck: mine farm inn judge")
    assert [it.card for it in game.view(1).spirecrest.stormvale] == ["mine", "farm", "inn"]


# ---------------------------------------------------------------------- abilities


@pytest.mark.rule("EX.spirecrest.card.forager", "EX.spirecrest.ability.batch")
def test_the_forager_draws_a_card_for_each_berry_at_the_end_of_the_turn() -> None:
    forest = "forest: forest_three_berries"
    game = climb(forest, "player 0: spring", "hand:", "discoveries: forager")
    play(game, "place forest_three_berries")
    assert len(hand(game)) == 3
    game = play(climb(forest, "player 0: spring", "hand:", "discoveries: forager"), "place three_twigs")
    assert hand(game) == []


@pytest.mark.rule("EX.spirecrest.card.prospector")
def test_the_prospector_may_discard_and_draws_for_each_token() -> None:
    game = climb("player 0: spring", "hand: farm", "discoveries: prospector")
    play(game, "place two_cards_point")
    assert set(texts(game)) >= {"discard farm", "done"}
    play(game, "discard farm")
    assert len(hand(game)) == 3
    assert discarded(game) == ["farm"]
    game = climb("player 0: spring", "hand: farm", "discoveries: prospector")
    play(game, "place two_cards_point", "done")
    assert (len(hand(game)), discarded(game)) == (4, [])
