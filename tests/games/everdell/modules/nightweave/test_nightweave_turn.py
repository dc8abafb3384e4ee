"""Nightweave's turn: which action she takes, and what her actions do."""

import pytest

from everdell_table import (
    discarded,
    everdell,
    heard,
    her_city,
    her_events,
    her_hand,
    her_places,
    her_turn,
    hunted,
    meadow,
    nightweave,
    play,
    rolls,
    steps,
    texts,
)
from tanglewood.games.everdell.modules.nightweave.cards import AMBASSADOR, WONDER, lair_of

PAWN_OUT = "meadow: - inn mine king queen wife husband castle"
FULL = "city: " + "farm? " * 15
RIVER = (AMBASSADOR, WONDER)


@pytest.mark.rule("MW.nw.turn.reveal", "MW.nw.turn.first_action")
def test_she_acts_by_the_row_of_her_season() -> None:
    game = hunted("nightweave: winter", "activity: activity_03 activity_06")
    events = heard(game)
    play(game, "place one_berry")
    assert her_places(game) == ["one_pebble"]
    assert steps(events)[:3] == [
        ("reveals", "MW.nw.turn.reveal"),
        ("acts", "MW.nw.turn.first_action"),
        ("placed", "MW.nw.worker.basic"),
    ]
    hers = nightweave(game)
    assert (len(hers.deck), len(hers.played), hers.turns) == (1, 1, (1, 0, 0, 0))
    assert her_events(her_turn("03", "nightweave: spring")) == ["city_monument"]


@pytest.mark.rule("MW.nw.turn.second_action")
def test_if_the_first_action_is_impossible_she_takes_the_second() -> None:
    game = hunted("nightweave: winter", f"word: {rolls(3)}", "activity: activity_08 activity_06 activity_01")
    events = heard(game)
    play(game, "place one_berry")  # no card to play from hand
    assert her_city(game) == ["mine"]
    assert ("acts", "MW.nw.turn.second_action") in steps(events)


@pytest.mark.rule("MW.nw.turn.backup", "MW.nw.action.backup_points")
def test_if_both_are_impossible_she_takes_the_backup() -> None:
    game = hunted(
        "nightweave: winter", FULL, "difficulty: 3", "activity: activity_08 activity_06 activity_01"
    )
    events = heard(game)
    play(game, "place one_berry")
    assert (len(her_hand(game)), nightweave(game).points) == (1, 3)
    assert ("acts", "MW.nw.turn.backup") in steps(events)
    game = her_turn("11", "difficulty: 2", "nightweave: spring", FULL)  # nothing to discard either
    assert (her_hand(game), nightweave(game).points) == ([], 2)
    game = her_turn("11", "difficulty: 0", "nightweave: spring", FULL)
    assert nightweave(game).points == 0


@pytest.mark.rule("MW.nw.turn.worker_mark")
def test_the_worker_mark_says_that_every_action_needs_a_spider() -> None:
    for card in lair_of(everdell(hunted("nightweave: winter")).config.pack).activities:
        actions = [action for row in card.rows for action in row if action.kind not in RIVER]
        if card.worker:
            assert all(action.places for action in actions)
        elif not card.river:
            assert not any(action.places for action in actions)


@pytest.mark.rule("MW.nw.turn.must_prepare")
@pytest.mark.parametrize("card", ["01", "06"])
def test_with_all_placed_a_marked_card_makes_her_prepare(card: str) -> None:
    game = her_turn(card, PAWN_OUT, "nightweave: winter", "pawn: 1", "placed: haven haven")
    assert (nightweave(game).season, nightweave(game).pawn, her_places(game)) == (1, -1, [])
    game = her_turn("09", PAWN_OUT, "nightweave: winter", "pawn: 1", "placed: haven haven")
    assert nightweave(game).season == 0  # no mark


@pytest.mark.rule("MW.nw.turn.prepare_first")
def test_preparing_comes_before_any_action_and_the_card_goes_back() -> None:
    hers = ("nightweave: winter", "pawn: 1", "placed: haven haven", "hand: king")
    game = her_turn("06", PAWN_OUT, *hers)  # its second action, from the Meadow, would be possible
    assert her_city(game) == []
    assert nightweave(game).turns == (0, 0, 0, 0)
    lair_cards = lair_of(everdell(game).config.pack).numbers
    assert lair_cards["activity_06"] in nightweave(game).deck
    assert nightweave(game).played == ()


@pytest.mark.rule("MW.nw.turn.pawn_home")
def test_both_conditions_are_needed_to_prepare() -> None:
    game = her_turn("01", "nightweave: winter", "placed: haven haven")  # the pawn is at home
    assert (nightweave(game).season, nightweave(game).points) == (0, 1)
    game = her_turn("06", PAWN_OUT, f"word: {rolls(2)}", "nightweave: winter", "pawn: 1", "placed: haven")
    assert (nightweave(game).season, her_city(game)) == (0, ["inn"])


@pytest.mark.rule("MW.nw.turn.impossible_discard", "MW.nw.action.play_meadow_discard")
def test_discarding_needs_a_card_unless_it_is_a_second_half() -> None:
    game = her_turn("12", f"word: {rolls(2)}", "nightweave: spring")
    assert (her_city(game), nightweave(game).points) == (["inn"], 0)  # the second action
    game = her_turn("09", f"word: {rolls(2)}", "nightweave: summer")
    assert (her_city(game), nightweave(game).points) == (["inn"], 0)
    game = her_turn("09", f"word: {rolls(2)}", "nightweave: summer", "hand: king")
    assert (her_city(game), her_hand(game), nightweave(game).points) == (["inn"], [], 1)


@pytest.mark.rule("MW.nw.turn.impossible_hand")
def test_playing_from_hand_needs_a_card() -> None:
    game = her_turn("08", f"word: {rolls(1)}", "nightweave: winter", "hand: king")
    assert her_city(game) == ["king"]
    game = her_turn("08", f"word: {rolls(1)}", "nightweave: winter")
    assert her_city(game) == ["farm"]


@pytest.mark.rule("MW.nw.turn.impossible_worker")
def test_placing_needs_a_spider_and_a_free_space_of_that_kind() -> None:
    human = "placed: three_twigs two_resin one_pebble berry_card"
    game = her_turn("01", "player 0: autumn", human, "nightweave: winter")
    assert her_places(game) == ["forest_two_any"]
    game = her_turn("01", "nightweave: winter", "placed: haven haven", "difficulty: 2")
    assert (her_places(game), nightweave(game).points) == (["haven", "haven"], 2)


@pytest.mark.rule("MW.nw.turn.impossible_event")
def test_one_special_event_a_season_and_none_when_none_is_left() -> None:
    game = her_turn("10", "nightweave: spring", "special: yes")
    assert (her_events(game), her_places(game)) == ([], ["forest_two_any"])
    game = her_turn("10", "nightweave: spring")
    assert (her_events(game), nightweave(game).special) == (["tax_relief"], True)
    every = "events: city_monument grand_tour harvest_festival cartographers_expedition"
    game = her_turn("03", every, "nightweave: spring")
    assert her_places(game) == ["one_pebble"]
    game = her_turn("10", "specials: tax_relief", "events: tax_relief", "nightweave: spring")
    assert her_places(game) == ["forest_two_any"]


@pytest.mark.rule("MW.nw.turn.blocked_not_impossible")
def test_a_blocked_space_is_not_an_impossible_action() -> None:
    game = hunted(
        "player 0: spring", "placed: three_twigs", "nightweave: winter", "activity: activity_01 activity_06"
    )
    events = heard(game)
    play(game, "place one_berry")
    assert her_places(game) == ["two_resin"]
    assert ("acts", "MW.nw.turn.first_action") in steps(events)


@pytest.mark.rule("MW.nw.turn.deck_empty")
def test_an_empty_activity_deck_is_made_anew() -> None:
    game = hunted("nightweave: winter", "activity:", "played: activity_03 activity_06")
    events = heard(game)
    play(game, "place one_berry")
    assert her_places(game) == ["one_pebble"]
    assert steps(events)[0] == ("reshuffled", "MW.nw.turn.deck_empty")


def test_an_empty_activity_deck_ends_a_season_in_which_she_is_stuck() -> None:
    stuck = ("plan: swarm", "webs: haven", "pawn: 1", "activity:", "played: activity_03 activity_06")
    game = her_turn("", PAWN_OUT, "nightweave: winter", *stuck)
    assert (nightweave(game).season, nightweave(game).at_home) == (1, 3)
    game = her_turn("", PAWN_OUT, "player 0: autumn", "hand: farm", "nightweave: autumn", *stuck)
    assert nightweave(game).finished


# ---------------------------------------------------------------------- actions


@pytest.mark.rule("MW.nw.action.draw")
def test_draw() -> None:
    game = her_turn("07", PAWN_OUT, "deck: queen mine", "nightweave: winter", "pawn: 1")
    assert her_hand(game) == ["queen"]
    assert game.view(0).nightweave.known == []  # nobody has seen it


@pytest.mark.rule("MW.nw.action.discard")
def test_discard_the_top_card_for_a_token() -> None:
    game = her_turn("12", "nightweave: spring", "hand: farm king")
    assert (her_hand(game), nightweave(game).points) == (["farm"], 1)
    assert discarded(game) == ["king"]
    assert game.view(0).discarded == []  # face down


@pytest.mark.rule("MW.nw.action.play_hand")
def test_play_the_top_card_of_her_hand() -> None:
    game = her_turn("08", "nightweave: winter", "hand: farm king")
    assert (her_hand(game), her_city(game)) == (["farm"], ["king"])


@pytest.mark.rule("MW.nw.action.play_meadow")
@pytest.mark.parametrize("die", [1, 4, 8])
def test_the_die_names_the_meadow_card(die: int) -> None:
    game = her_turn("09", f"word: {rolls(die)}", "deck: school", "nightweave: winter")
    cards = ["farm", "inn", "mine", "king", "queen", "wife", "husband", "castle"]
    assert her_city(game) == [cards[die - 1]]
    assert meadow(game)[die - 1] == "school"


@pytest.mark.rule("MW.nw.action.play_meadow_own_slot")
def test_on_her_own_slot_the_deck_gives_the_card() -> None:
    start = (PAWN_OUT, f"word: {rolls(1)}", "deck: school palace", "nightweave: winter", "pawn: 1")
    game = her_turn("09", *start)
    assert (her_city(game), meadow(game)[0]) == (["school"], "-")


def test_play_from_the_meadow_and_draw() -> None:
    game = her_turn("08", f"word: {rolls(2)}", "deck: school palace", "nightweave: spring")
    assert (her_city(game), her_hand(game), meadow(game)[1]) == (["inn"], ["palace"], "school")


@pytest.mark.rule("MW.nw.action.enter")
def test_she_enters_and_her_slot_stays_empty() -> None:
    game = hunted("nightweave: winter", f"word: {rolls(6)}", "activity: activity_06 activity_05")
    play(game, "place one_berry")
    assert (her_city(game), nightweave(game).pawn, meadow(game)[5]) == (["wife"], 5, "-")
    assert "play meadow 6" not in texts(game)
    game = hunted(
        PAWN_OUT,
        "city: inn",
        "resources: 3 twig",
        "nightweave: winter",
        "pawn: 1",
        "activity: activity_05 activity_06",
    )
    play(game, "visit 0:inn", "play meadow 2")
    assert (meadow(game)[0], meadow(game)[1]) == ("-", "mine")  # refills skip it


@pytest.mark.rule("MW.nw.action.enter_full")
def test_with_a_full_city_she_enters_and_discards_the_card() -> None:
    game = her_turn("06", f"word: {rolls(6)}", "nightweave: winter", FULL)
    assert (len(her_city(game)), nightweave(game).pawn, discarded(game)) == (15, 5, ["wife"])


@pytest.mark.rule("MW.nw.action.enter_empty")
def test_she_enters_an_empty_meadow() -> None:
    game = her_turn("06", f"word: {rolls(6)}", "meadow:", "deck:", "nightweave: winter")
    assert (her_city(game), nightweave(game).pawn) == ([], 5)
    # So her turns come to an end although no card is left.
    game = hunted("meadow:", "deck:", "player 0: autumn", "hand: farm", "nightweave: autumn")
    assert play(game, "pass").over


@pytest.mark.rule("MW.nw.action.backup_haven", "MW.nw.worker.haven")
def test_the_haven_as_a_backup_and_as_an_action() -> None:
    every = "placed: three_twigs two_resin one_pebble berry_card forest_two_any forest_three_berries"
    human = ("player 0: autumn", every, "hand: farm")
    game = her_turn("01", *human, "nightweave: winter", "placed: forest_two_resin_twig", "difficulty: 4")
    assert (her_places(game), nightweave(game).points) == (["forest_two_resin_twig", "haven"], 4)
    game = her_turn("18", "nightweave: autumn", "difficulty: 4")
    assert (her_places(game), nightweave(game).points) == (["haven"], 4)  # the level symbol
    eight = "placed: " + "haven " * 8
    game = her_turn("18", "nightweave: autumn", eight, "city: lookout", "difficulty: 4")
    assert (len(her_places(game)), nightweave(game).points) == (8, 4)  # the backup's points only


@pytest.mark.rule("MW.nw.action.backup_discard")
def test_a_backup_discard_brings_no_token() -> None:
    every = ("nightweave: winter", FULL, "hand: king", "difficulty: 0")
    game = her_turn("09", "nightweave: spring", FULL, "hand: king", "difficulty: 0")
    assert (her_hand(game), nightweave(game).points) == ([], 0)
    game = her_turn("08", *every)
    assert (len(her_hand(game)), nightweave(game).points) == (2, 0)  # another backup: draw
