"""Rugwort, the opponent of the solo game."""

import pytest

import tanglewood
from everdell_table import (
    DECK,
    RICH,
    city,
    discarded,
    full_city,
    hand,
    heard,
    meadow,
    names,
    play,
    player,
    points,
    refused,
    rolls,
    rugwort,
    score,
    stock,
    table,
    texts,
)
from tanglewood.games.everdell.presentation.position import place_text

SOLO = "players: 1"
FOREST = "forest: forest_two_any forest_three_berries forest_two_resin_twig"
MEADOW = "meadow: farm inn mine king queen wife husband castle"
START = (SOLO, FOREST, MEADOW, DECK)
HIS_WORKERS = "placed: forest_two_any three_twigs"


def his_places(game: tanglewood.Game) -> list[str]:
    return [place_text(game.state, place) for place in rugwort(game).placed]  # type: ignore[arg-type]


@pytest.mark.rule("EV.solo.setup")
def test_the_solo_game_is_set_up_as_for_two() -> None:
    game = tanglewood.new_game("everdell", players=1, seed=4)
    view = game.view(0)
    assert len(view.players[0].hand) == 5
    forest = [place for place in view.locations if place.sort == "forest"]
    assert [place.clearing for place in forest] == ["top_left", "bottom_left", "top_right"]
    assert view.rugwort.placed == [forest[0].id, "three_twigs"]
    assert (view.rugwort.city, view.rugwort.slots) == ([], [])
    assert refused(game, f"place {forest[0].id}") == "EV.place.forest_four"
    assert refused(game, "place three_twigs") == "EV.place.exclusive"


@pytest.mark.rule("EV.solo.after_card")
def test_after_each_card_the_die_picks_his() -> None:
    game = table(*START, f"word: {rolls(3)}", "hand: wife", RICH, "rugwort:", HIS_WORKERS)
    events = heard(game)
    play(game, "play wife")
    assert names(game, rugwort(game).city) == ["mine"]
    assert meadow(game)[2] == "mine"  # the new one, from the deck
    steps = [event for event in events if event.name.startswith("rugwort")]
    assert [event.open["rule"] for event in steps] == ["EV.solo.after_card", "EV.solo.after_card"]
    assert steps[0].open["die"] == 3


def test_the_meadow_is_filled_before_he_rolls() -> None:
    game = table(SOLO, MEADOW, "deck: school palace", f"word: {rolls(6)}", RICH, "rugwort:", HIS_WORKERS)
    play(game, "play meadow 6")
    assert (names(game, rugwort(game).city), meadow(game)[5]) == (["school"], "palace")


@pytest.mark.rule("EV.solo.ignores")
def test_his_cards_mean_nothing_but_their_colour_and_he_has_no_limit() -> None:
    his = "city: " + "queen? " * 20
    game = table(*START, f"word: {rolls(5)}", "hand: wife", RICH, "rugwort:", HIS_WORKERS, his)
    play(game, "play wife")
    assert len(rugwort(game).city) == 21
    assert game.view(0).rugwort.score["cards"] == 42


@pytest.mark.rule("EV.solo.chain")
def test_chained_cards_count_one_by_one() -> None:
    game = table(
        SOLO, MEADOW, "deck: farm inn mine mine", "hand: postal_pigeon", RICH, "rugwort:", HIS_WORKERS
    )
    play(game, "play postal_pigeon", "bring farm")
    assert len(rugwort(game).city) == 2


@pytest.mark.rule("EV.solo.prepare")
def test_he_takes_every_basic_event_he_meets() -> None:
    his = "city: judge crane historian inn inn queen farm"
    game = table(*START, "placed: one_berry one_berry", "rugwort:", HIS_WORKERS, his)
    events = heard(game)
    play(game, "prepare")
    view = game.view(0)
    assert view.rugwort.events == ["city_monument", "grand_tour"]
    assert [event.owner for event in view.events if event.sort == "basic"] == [-2, -2, -1, -1]
    told = [event.name for event in events if event.name in ("prepared", "rugwort-claimed")]
    assert told == ["prepared", "rugwort-claimed", "rugwort-claimed"]
    game = table(*START, "events: grand_tour", "placed: haven haven", "rugwort:", HIS_WORKERS, his)
    play(game, "prepare")
    assert game.view(0).rugwort.events == ["city_monument"]


@pytest.mark.rule(
    "EV.solo.meadow_workers", "EV.solo.basic_worker", "EV.solo.forest_worker", "EV.solo.forest_order"
)
def test_his_workers_through_the_year() -> None:
    game = table(*START, "placed: haven haven", "hand: king", "rugwort:", HIS_WORKERS)
    play(game, "prepare")
    assert (game.view(0).rugwort.slots, his_places(game)) == ([1], ["forest_three_berries", "two_resin"])
    summer = (*START, "player 0: spring", "placed: haven haven haven", "hand: " + "king? " * 8)
    game = table(*summer, "rugwort:", "slots: 1", "placed: forest_three_berries two_resin")
    play(game, "prepare")
    assert (game.view(0).rugwort.slots, his_places(game)) == ([1, 2], ["forest_two_resin_twig", "one_pebble"])
    autumn = (*START, "player 0: summer", "placed: haven haven haven haven", "hand: king")
    game = table(*autumn, "rugwort:", "slots: 1 2", "placed: forest_two_resin_twig one_pebble")
    play(game, "prepare")
    assert (game.view(0).rugwort.slots, his_places(game)) == ([1, 2, 3, 4], ["journey_3", "berry_card"])


@pytest.mark.rule("EV.solo.meadow_blocked")
def test_the_human_cannot_touch_cards_under_his_workers_he_can() -> None:
    blocked = ("rugwort:", "placed: forest_two_resin_twig one_pebble", "slots: 1 2")
    game = table(*START, f"word: {rolls(1)}", "player 0: summer", "hand: undertaker", RICH, *blocked)
    assert refused(game, "play meadow 1") == "EV.solo.meadow_blocked"
    play(game, "play undertaker")
    assert texts(game) == [f"clear meadow {slot}" for slot in range(3, 9)]
    play(game, "clear meadow 3", "clear meadow 4", "clear meadow 5")
    assert texts(game) == [f"take meadow {slot}" for slot in range(3, 9)]
    play(game, "take meadow 8")
    assert names(game, rugwort(game).city) == ["farm"]


@pytest.mark.rule("EV.solo.journey", "EV.solo.score")
@pytest.mark.parametrize(("year", "space", "missed"), [("1", 3, 3), ("2", 4, 6), ("3", 5, 6)])
def test_journey_and_points_by_year(year: str, space: int, missed: int) -> None:
    game = table(
        *START,
        f"rugwort: {year}",
        "specials: tax_relief the_everdell_games croak_wart_cure a_well_run_city",
        "player 0: summer",
        "events: tax_relief",
        "placed: haven haven haven haven",
        "hand: king",
        "rugwort:",
        "placed: forest_two_resin_twig one_pebble",
        "points: 2",
        "city: farm castle queen inn lookout",
    )
    play(game, "prepare")
    assert his_places(game)[0] == f"journey_{space}"
    assert game.view(0).rugwort.score == {
        "cards": 2 + 3 + 2 + 2 + 2,
        "tokens": 2,
        "journey": space,
        "basic events": 3,
        "missed special events": 3 * missed,
    }


@pytest.mark.rule("EV.solo.move_onto_human")
def test_he_moves_where_he_likes() -> None:
    game = table(*START, "placed: two_resin haven", "hand: king", "rugwort:", HIS_WORKERS)
    play(game, "prepare")
    assert his_places(game)[1] == "two_resin"  # the human's worker had come back before


@pytest.mark.rule("EV.solo.year_three")
def test_in_year_three_a_worker_of_the_human_leaves_in_autumn() -> None:
    autumn = ("player 0: summer", "placed: haven haven haven haven", "hand: king")
    game = table(*START, "rugwort: 3", *autumn, "rugwort:", "placed: forest_two_resin_twig one_pebble")
    play(game, "prepare")
    assert (player(game).workers, his_places(game)) == (5, ["journey_5"])


@pytest.mark.rule("EV.solo.fool_human")
def test_the_humans_fool_removes_a_card_of_his() -> None:
    fool = (*START, f"word: {rolls(3)}", "hand: fool", "resources: 3 berry", "rugwort:", HIS_WORKERS)
    game = table(*fool, "city: wife queen wife")
    play(game, "play fool")
    assert texts(game) == ["remove 1:wife", "remove 1:queen"]
    play(game, "remove 1:wife")
    assert names(game, rugwort(game).city) == ["queen", "wife", "mine"]
    assert (city(game), discarded(game)) == ([], ["wife", "fool"])
    assert refused(table(*fool), "play fool") == "EV.card.fool.target"


@pytest.mark.rule("EV.solo.fool_his", "EV.solo.fool_his_full")
def test_his_fool_goes_into_the_humans_city_if_it_can() -> None:
    fools = (SOLO, "meadow: fool" + " mine?" * 7, DECK, f"word: {rolls(1)}", "hand: wife", RICH)
    game = table(*fools, "rugwort:", HIS_WORKERS)
    play(game, "play wife")
    assert (city(game), rugwort(game).city) == (["wife", "fool"], ())
    game = table(*fools, "city: fool", "rugwort:", HIS_WORKERS)
    play(game, "play wife")
    assert names(game, rugwort(game).city) == ["fool"]
    game = table(*fools, "city: " + "mine? " * 14, "rugwort:", HIS_WORKERS)
    play(game, "play wife")
    assert names(game, rugwort(game).city) == ["fool"]


@pytest.mark.rule("EV.solo.visit_his")
def test_the_human_may_visit_his_open_cards() -> None:
    game = table(*START, "rugwort:", HIS_WORKERS, "city: farm inn")
    play(game, "visit 1:inn", "play meadow 1")
    assert rugwort(game).points == 1
    assert city(game) == ["farm"]
    game = table(*START, "hand: king queen", "rugwort:", HIS_WORKERS, "city: post_office chapel")
    assert refused(game, "visit 1:chapel") == "EV.place.own_destination"
    play(game, "visit 1:post_office", "hand king")
    assert sorted(discarded(game)) == ["king", "queen"]


@pytest.mark.rule("EV.solo.mole")
def test_a_mole_copies_his_green_cards() -> None:
    game = table(
        *START,
        "hand: miner_mole",
        "resources: 3 berry",
        "rugwort:",
        HIS_WORKERS,
        "city: barge_toad farm king",
    )
    play(game, "play miner_mole")
    assert texts(game) == ["activate 1:barge_toad", "activate 1:farm", "done"]
    play(game, "activate 1:barge_toad")
    assert stock(game) == {"twig": 2}


@pytest.mark.rule("EV.solo.gifts")
def test_what_is_given_to_him_is_gone_and_the_reward_stays() -> None:
    game = table(*START, "city: monastery", "resources: 2 twig", "rugwort:", HIS_WORKERS)
    play(game, "visit 0:monastery")
    assert (stock(game), points(game), rugwort(game).points) == ({}, 4, 0)
    game = table(*START, "hand: teacher", RICH, "rugwort:", HIS_WORKERS)
    play(game, "play teacher", "hand mine")
    assert (len(hand(game)), discarded(game)) == (1, ["mine"])


@pytest.mark.rule("EV.solo.pass", "EV.solo.win")
@pytest.mark.parametrize(("tokens", "winners"), [(6, []), (7, []), (8, [0])])
def test_the_game_ends_when_the_human_passes_and_a_tie_is_lost(tokens: int, winners: list[int]) -> None:
    his = ("rugwort:", "placed: journey_3 berry_card", "points: 4")
    game = table(*START, "player 0: autumn", f"points: {tokens}", *his)
    play(game, "pass")
    result = game.result()
    assert result is not None
    assert result.rival is not None
    assert (result.winners, result.rival.score, result.rival.won) == (winners, 7, not winners)
    assert result.ranks == [1 if winners else 2]
    assert result.rival.name == "Rugwort the Rascal"


@pytest.mark.rule("EV.solo.variants")
def test_moods() -> None:
    wife = ("hand: wife king", RICH, "rugwort:", HIS_WORKERS)
    game = table(*START, "mood: lucky", f"word: {rolls(3)}", *wife, "rolled: 3")
    play(game, "play wife")
    assert (rugwort(game).points, rugwort(game).rolled) == (1, 3)
    game = table(*START, "mood: lucky", f"word: {rolls(3)}", *wife, "rolled: 4")
    play(game, "play wife")
    assert rugwort(game).points == 0
    game = table(*START, "mood: cranky", f"word: {rolls(8)}", *wife)
    play(game, "play wife")
    assert (hand(game), discarded(game)) == ([], ["king"])
    game = table(*START, "mood: cranky", f"word: {rolls(7)}", *wife)
    play(game, "play wife")
    assert hand(game) == ["king"]
    game = table(*START, "mood: glitzy", "rugwort:", HIS_WORKERS, "city: king farm")
    assert game.view(0).rugwort.score["cards"] == 7
    game = table(*START, "mood: squatty", full_city(), "rugwort:", HIS_WORKERS)
    assert game.view(0).rugwort.score["empty spaces"] == 0
    game = table(*START, "mood: squatty", "city: mine", "rugwort:", HIS_WORKERS)
    assert game.view(0).rugwort.score["empty spaces"] == 28
    specials = "specials: tax_relief croak_wart_cure"
    game = table(
        *START, "mood: hasty", specials, "placed: haven haven", "hand: king", "rugwort:", HIS_WORKERS
    )
    play(game, "prepare")
    assert game.view(0).rugwort.events == ["tax_relief"]
    assert refused(game, "claim tax_relief") == "EV.event.once"
    assert "events" not in score(game)
