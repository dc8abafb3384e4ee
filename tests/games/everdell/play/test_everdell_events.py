"""Basic and special events."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    everdell,
    free_workers,
    hand,
    placed,
    play,
    points,
    refused,
    score,
    stock,
    table,
    texts,
)

WAITS = ("player 1:", "hand: king?")


@pytest.mark.rule("EV.event.claim")
def test_an_event_needs_its_whole_requirement() -> None:
    game = table("specials: tax_relief", "city: judge inn queen", *WAITS)
    assert "claim tax_relief" in texts(game)
    assert refused(game, "claim grand_tour") == "EV.event.claim"
    game = table("specials: tax_relief", "city: judge", *WAITS)
    assert refused(game, "claim tax_relief") == "EV.event.claim"
    assert refused(game, "claim the_everdell_games") == "EV.setup.special_events"


@pytest.mark.rule("EV.event.once", "EV.event.worker_back")
def test_an_event_goes_to_one_player_and_the_worker_comes_back() -> None:
    reds = "city: inn queen lookout"
    game = table(reds, "placed: haven", "hand: king", "player 1:", reds, "hand: king")
    play(game, "claim grand_tour")
    assert refused(game, "claim grand_tour") == "EV.event.once"
    play(game, "place haven", "done", "prepare")
    assert (placed(game), score(game)["events"]) == ([], 3)


@pytest.mark.rule("EV.event.several")
def test_several_events_in_one_season_by_the_same_cards() -> None:
    game = table("specials: tax_relief", "city: inn queen lookout judge", "hand: mine", *WAITS)
    play(game, "claim grand_tour", "place one_berry", "claim tax_relief")
    assert score(game)["events"] == 6


@pytest.mark.rule("EV.event.storehouse_not_red")
def test_a_storehouse_is_green() -> None:
    game = table("city: inn queen storehouse", *WAITS)
    assert refused(game, "claim grand_tour") == "EV.event.claim"
    game = table("city: farm mine husband storehouse", *WAITS)
    assert "claim harvest_festival" in texts(game)


@pytest.mark.rule(
    "EV.event.city_monument",
    "EV.event.grand_tour",
    "EV.event.harvest_festival",
    "EV.event.cartographers_expedition",
)
@pytest.mark.parametrize(
    ("event", "enough", "short"),
    [
        ("city_monument", "judge crane historian", "judge crane king"),
        ("grand_tour", "inn inn queen", "inn inn judge"),
        ("harvest_festival", "farm farm mine teacher", "farm farm mine"),
        ("cartographers_expedition", "ruins bard wanderer", "ruins bard"),
    ],
)
def test_basic_events(event: str, enough: str, short: str) -> None:
    game = table(f"city: {short}", *WAITS)
    assert f"claim {event}" not in texts(game)
    game = table(f"city: {enough}", *WAITS)
    play(game, f"claim {event}")
    assert score(game)["events"] == 3


@pytest.mark.rule("EV.event.a_brilliant_marketing_plan")
def test_a_brilliant_marketing_plan() -> None:
    plan = (
        "specials: a_brilliant_marketing_plan",
        "city: shopkeeper post_office",
        "resources: 2 twig 3 berry",
    )
    game = table("players: 3", *plan, "player 1:", "hand: king")
    play(
        game,
        "claim a_brilliant_marketing_plan",
        "give twig",
        "to 1",
        "give berry",
        "to 2",
        "give twig",
        "to 1",
    )
    assert (stock(game), stock(game, 1), stock(game, 2)) == ({"berry": 2}, {"twig": 2}, {"berry": 1})
    assert (score(game)["events"], game.turn) == (6, 1)
    game = table(*plan, *WAITS)
    play(game, "claim a_brilliant_marketing_plan", "give twig", "done")
    assert (score(game)["events"], stock(game, 1)) == (2, {"twig": 1})
    game = table(*plan, "player 1: autumn", "passed: yes")
    play(game, "claim a_brilliant_marketing_plan", "give berry", "give berry", "give berry")
    assert (score(game)["events"], stock(game), stock(game, 1)) == (6, {"twig": 2}, {})


@pytest.mark.rule("EV.event.a_well_run_city", "EV.event.a_well_run_city.which")
@pytest.mark.parametrize("which", ["one_berry", "a_well_run_city"])
def test_a_well_run_city(which: str) -> None:
    game = table(
        "specials: a_well_run_city",
        "player 0: spring",
        "city: chip_sweep clock_tower cemetery",
        "placed: one_berry 0:cemetery!",
        *WAITS,
    )
    play(game, "claim a_well_run_city")
    assert texts(game) == ["lift one_berry", "lift a_well_run_city"]
    play(game, f"lift {which}")
    assert (free_workers(game), score(game)["events"]) == (1, 4)


@pytest.mark.rule("EV.event.an_evening_of_fireworks", "EV.event.performer_in_residence", "EV.event.cost")
@pytest.mark.parametrize(
    ("event", "cards", "what"),
    [
        ("an_evening_of_fireworks", "lookout miner_mole", "twig"),
        ("performer_in_residence", "inn bard", "berry"),
    ],
)
def test_resources_on_an_event(event: str, cards: str, what: str) -> None:
    game = table(f"specials: {event}", f"city: {cards}", RICH, *WAITS)
    play(game, f"claim {event}")
    assert texts(game) == [f"put {what}", "done"]
    play(game, f"put {what}", f"put {what}", f"put {what}")
    assert (stock(game)[what], score(game)["events"], game.turn) == (6, 6, 1)
    game = table(f"specials: {event}", f"city: {cards}", RICH, *WAITS)
    play(game, f"claim {event}", "done")
    assert "events" not in score(game)


@pytest.mark.rule("EV.event.ancient_scrolls_discovered")
def test_ancient_scrolls() -> None:
    scrolls = (
        "specials: ancient_scrolls_discovered",
        "deck: king queen farm farm mine",
        "city: historian ruins",
    )
    game = table(*scrolls, *WAITS)
    play(game, "claim ancient_scrolls_discovered")
    assert game.view(1).revealed == ["king", "queen", "farm", "farm", "mine"]
    play(game, "keep queen", "keep farm", "done")
    assert (hand(game), score(game)["events"]) == (["farm", "queen"], 3)
    game = table(*scrolls, "hand: " + "mine? " * 7, *WAITS)
    play(game, "claim ancient_scrolls_discovered", "keep king")
    assert (len(hand(game)), score(game)["events"]) == (8, 4)


@pytest.mark.rule("EV.event.capture_of_the_acorn_thieves")
def test_capture_of_the_acorn_thieves() -> None:
    thieves = "specials: capture_of_the_acorn_thieves"
    game = table(thieves, "city: courthouse ranger wife wife", *WAITS)
    play(game, "claim capture_of_the_acorn_thieves")
    assert texts(game) == ["remove 0:ranger", "remove 0:wife", "done"]
    play(game, "remove 0:ranger", "remove 0:wife")
    assert (city(game), score(game)["events"], discarded(game)) == (["courthouse", "wife"], 6, [])


@pytest.mark.rule("EV.event.croak_wart_cure")
def test_croak_wart_cure() -> None:
    cure = ("specials: croak_wart_cure", "city: undertaker barge_toad farm")
    assert refused(table(*cure, "resources: 1 berry"), "claim croak_wart_cure") == "EV.event.cost"
    game = table(*cure, "resources: 2 berry", *WAITS)
    play(game, "claim croak_wart_cure")
    assert "done" not in texts(game)
    play(game, "remove 0:undertaker", "remove 0:barge_toad")
    assert (city(game), stock(game), score(game)["events"]) == (["farm"], {}, 6)


@pytest.mark.rule("EV.event.flying_doctor_service")
def test_flying_doctor_service() -> None:
    couples = (
        "events: flying_doctor_service",
        "city: husband wife",
        "player 1:",
        "city: husband husband wife wife",
    )
    assert score(table(*couples))["events"] == 9


@pytest.mark.rule("EV.event.graduation_of_scholars")
def test_graduation_of_scholars() -> None:
    game = table(
        "specials: graduation_of_scholars",
        "city: teacher university",
        "hand: wife wife farm king queen",
        *WAITS,
    )
    play(game, "claim graduation_of_scholars")
    assert texts(game) == ["tuck wife", "tuck king", "tuck queen", "done"]
    play(game, "tuck wife", "tuck wife", "tuck queen")
    assert (hand(game), score(game)["events"], game.turn) == (["farm", "king"], 6, 1)
    # A hand without critters is asked all the same: the others do not know.
    game = table("specials: graduation_of_scholars", "city: teacher university", "hand: farm", *WAITS)
    play(game, "claim graduation_of_scholars")
    assert texts(game) == ["done"]


@pytest.mark.rule(
    "EV.event.ministering_to_miscreants", "EV.event.path_of_the_pilgrims", "EV.event.remembering_the_fallen"
)
@pytest.mark.parametrize(
    ("event", "cards", "placed", "worth"),
    [
        ("ministering_to_miscreants", "dungeon/holds=fool/holds=wife", "", 6),
        ("path_of_the_pilgrims", "monastery wanderer", "0:monastery!", 3),
        ("remembering_the_fallen", "cemetery undertaker", "0:cemetery! 0:cemetery!", 6),
    ],
)
def test_events_that_look_at_a_card(event: str, cards: str, placed: str, worth: int) -> None:
    game = table(f"events: {event}", f"city: {cards}", f"placed: {placed}")
    assert score(game)["events"] == worth


@pytest.mark.rule("EV.event.pristine_chapel_ceiling")
def test_pristine_chapel_ceiling() -> None:
    game = table(DECK, "specials: pristine_chapel_ceiling", "city: woodcarver chapel/tokens=2", *WAITS)
    play(game, "claim pristine_chapel_ceiling", "gain twig", "gain pebble")
    assert (len(hand(game)), stock(game), score(game)["events"]) == (2, {"twig": 1, "pebble": 1}, 4)


@pytest.mark.rule("EV.event.tax_relief")
def test_tax_relief_produces() -> None:
    game = table("specials: tax_relief", "city: judge queen farm mine", *WAITS)
    play(game, "claim tax_relief")
    assert (stock(game), score(game)["events"]) == ({"berry": 1, "pebble": 1}, 3)


@pytest.mark.rule("EV.event.the_everdell_games")
def test_the_everdell_games() -> None:
    two_each = "ruins bard farm mine inn queen judge crane wife king"
    game = table("specials: the_everdell_games", f"city: {two_each}", *WAITS)
    play(game, "claim the_everdell_games")
    assert score(game)["events"] == 9
    game = table(
        "specials: the_everdell_games", "city: ruins bard farm mine inn queen judge crane wife", *WAITS
    )
    assert refused(game, "claim the_everdell_games") == "EV.event.claim"


@pytest.mark.rule("EV.event.under_new_management")
def test_under_new_management() -> None:
    game = table("specials: under_new_management", "city: peddler general_store", RICH, *WAITS)
    play(game, "claim under_new_management", "put twig", "put resin", "put pebble")
    assert (score(game)["events"], game.turn) == (1 + 2 + 2, 1)
    game = table("specials: under_new_management", "city: peddler general_store", RICH, *WAITS)
    play(game, "claim under_new_management", "put berry", "done")
    assert score(game)["events"] == 1


@pytest.mark.rule("EV.event.card_gone")
def test_events_whose_card_is_gone_score_nothing_and_stay() -> None:
    looking = ("pristine_chapel_ceiling", "remembering_the_fallen", "path_of_the_pilgrims")
    events = "events: " + " ".join(looking) + " ministering_to_miscreants"
    game = table(events, "city: farm")
    assert "events" not in score(game)
    assert len(game.view(0).players[0].events) == 4
    # What lies on or under an event counts for nothing else.
    stored = "events: under_new_management/resin=3 graduation_of_scholars/under=king+queen"
    game = table(stored, "city: architect theater")
    assert score(game)["prosperity"] == 1  # the Architect himself for the Theater
    assert (stock(game), points(game)) == ({}, 0)
    assert everdell(game).claimed
