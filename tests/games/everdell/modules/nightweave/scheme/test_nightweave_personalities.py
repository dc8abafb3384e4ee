"""Nightweave's personalities: the Meadow cards beside her pawn."""

import re

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
    her_turn,
    hunted,
    loot,
    meadow,
    nightweave,
    play,
    points,
    refused,
    rolls,
    steps,
    stock,
    texts,
)

MEADOW = "meadow: - inn mine king queen wife husband castle"
"""Her pawn on slot 1: beside her lie 2 (Inn), 5 (Queen) and 6 (Wife)."""
NEXT = "activity: activity_05 activity_06"
DRAWING = ("player 0: spring", "placed: haven haven haven")
"""Preparing for summer draws 2 Meadow cards."""


def whim(id: str, *text: str, hers: tuple[str, ...] = ()) -> tanglewood.Game:
    """The human's turn, her pawn on slot 1."""
    meadows = [] if any(line.startswith("meadow") for line in text) else [MEADOW]
    return hunted(*meadows, *text, "nightweave: winter", f"personality: {id}", "pawn: 1", NEXT, *hers)


@pytest.mark.rule("MW.personality.adjacent")
def test_slots_beside_her_are_marked_corners_too() -> None:
    assert whim("vile").view(0).nightweave.marked == [2, 5, 6]
    assert whim("infernal").view(0).nightweave.marked == [2, 5]  # its card says edges
    middle = ("meadow: farm inn - king queen wife husband castle", "nightweave: winter")
    view = hunted(*middle, "personality: vile", "pawn: 3").view(0)
    assert view.nightweave.marked == [2, 4, 6, 7, 8]
    assert hunted("nightweave: winter", "personality: vile").view(0).nightweave.marked == []
    assert hunted(*middle, "pawn: 3").view(0).nightweave.marked == []  # without a personality


@pytest.mark.rule("MW.personality.trigger", "MW.module.free_is_played")
def test_they_act_for_free_plays_too_but_not_for_discards() -> None:
    game = whim("needy", "points: 3", "city: farm")
    play(game, "play meadow 6")  # the Wife moves into the Farm
    assert (points(game), nightweave(game).points) == (2, 1)
    game = whim("needy", "points: 3", RICH, "city: queen", "hand: king castle")
    play(game, "visit 0:queen", "play meadow 6")
    assert points(game) == 2
    game = whim("needy", "points: 3", RICH, "hand: undertaker")
    play(game, "play undertaker", "clear meadow 2", "clear meadow 5", "clear meadow 6")
    assert (points(game), nightweave(game).points) == (3, 0)


def test_they_act_at_once_before_the_card_does() -> None:
    game = whim("nasty", "resources: 3 berry", "hand: king", "city: courthouse")
    play(game, "play meadow 6")
    assert texts(game) == ["spend berry", "discard king", "suffer"]
    assert city(game) == ["courthouse"]  # it has not arrived
    assert meadow(game)[5] == "-"


def test_she_takes_marked_cards_herself_without_any_effect() -> None:
    start = (MEADOW, f"word: {rolls(2)}", "nightweave: winter", "personality: gambler", "pawn: 1")
    game = her_turn("09", *start)
    assert (her_city(game), loot(game), nightweave(game).pawn) == (["inn"], [], 0)


# ---------------------------------------------------------------------- nasty


@pytest.mark.rule("MW.personality.nasty")
def test_nasty_takes_the_value_of_the_card_but_each_token_can_be_averted() -> None:
    game = whim("nasty", "resources: 6 berry", "hand: king")
    play(game, "play meadow 5", "suffer")  # the Queen is worth 4
    assert nightweave(game).points == 4
    game = whim("nasty", "resources: 6 berry", "hand: king")
    play(game, "play meadow 5", "spend berry", "discard king")
    assert (nightweave(game).points, hand(game), stock(game)) == (2, [], {})  # nothing left to pay with
    game = whim("nasty", "resources: 9 berry", "hand: king")
    play(game, "play meadow 5", *["spend berry"] * 4)
    assert (nightweave(game).points, stock(game)) == (0, {})


def test_nasty_takes_at_least_one() -> None:
    cards = "meadow: - fool mine king bard wife husband castle"
    game = whim("nasty", cards, "resources: 3 berry")
    play(game, "play meadow 5")
    assert nightweave(game).points == 1
    game = whim("nasty", cards, "resources: 3 berry")
    play(game, "play meadow 2")
    assert nightweave(game).points == 1
    game = whim("nasty", cards, "resources: 6 berry")
    play(game, "play meadow 4")  # the King is not beside her
    assert nightweave(game).points == 0


def test_nasty_when_cards_are_drawn() -> None:
    game = whim("nasty", *DRAWING, "hand: farm")
    play(game, "prepare", "take meadow 5", "discard farm", "suffer", "take meadow 4")
    assert (nightweave(game).points, hand(game)) == (3, ["king", "queen"])


# ---------------------------------------------------------------------- pessimist


@pytest.mark.rule("MW.personality.pessimist")
def test_pessimist_wants_the_gap_filled_from_hand() -> None:
    game = whim("pessimist", RICH, "hand: lookout chapel farm")
    play(game, "play meadow 2")  # the Inn is red
    assert texts(game) == ["lay lookout", "lay chapel"]
    play(game, "lay chapel")
    assert (meadow(game)[1], hand(game), city(game)) == ("chapel", ["farm", "lookout"], ["inn"])


def test_pessimist_without_a_card_of_the_colour() -> None:
    game = whim("pessimist", RICH, "hand: farm")
    assert refused(game, "play meadow 2") == "MW.personality.pessimist"
    assert "play meadow 3" in texts(game)
    assert game.view(0).meadow[1].price.ways == []
    game = whim("pessimist", *DRAWING, "hand: farm")
    play(game, "prepare")
    assert texts(game) == ["take meadow 3", "take meadow 4", "take meadow 7", "take meadow 8", "done"]


@pytest.mark.rule("MW.personality.pessimist_card")
def test_pessimist_when_cards_are_drawn() -> None:
    game = whim("pessimist", *DRAWING, "hand: lookout farm")
    play(game, "prepare", "take meadow 2", "lay lookout")
    assert (hand(game), meadow(game)[1]) == (["farm", "inn"], "lookout")
    assert "take meadow 5" in texts(game)  # with the Inn just drawn the Queen's gap can be filled


@pytest.mark.rule("MW.personality.pessimist_card")
def test_the_card_taken_does_not_fill_its_own_gap() -> None:
    game = whim("pessimist", *DRAWING, "hand: lookout farm")
    play(game, "prepare", "take meadow 2")
    assert texts(game) == ["lay lookout"]
    assert refused(game, "lay inn") == "MW.personality.pessimist_card"
    assert texts(tanglewood.from_text(game.text())) == ["lay lookout"]
    game = whim("pessimist", *DRAWING, "hand: inn farm")
    play(game, "prepare", "take meadow 2")
    assert texts(game) == ["lay inn"]  # another copy is another card
    play(game, "lay inn")
    assert (hand(game), meadow(game)[1]) == (["farm", "inn"], "inn")


def test_a_card_that_went_elsewhere_does_not_bar_its_copy_in_hand() -> None:
    game = whim("pessimist", RICH, "hand: inn farm")
    play(game, "play meadow 2")
    assert texts(game) == ["lay inn"]
    game = whim("pessimist", "powers: all", "power: bats", RICH, "hand: king inn")
    play(game, "play king", "take meadow 2")
    assert meadow(game)[1] == "inn"  # the only card of the hand


def test_a_position_of_before_need_not_name_the_card_taken() -> None:
    game = whim("pessimist", *DRAWING, "hand: lookout farm")
    play(game, "prepare", "take meadow 2")
    before = re.sub(r"(doing: pessimist 0 0 -1 1 2) \d+", r"\1", game.text())
    assert texts(tanglewood.from_text(before)) == ["lay lookout", "lay inn"]


def test_pessimist_where_one_of_the_drawn_cards_may_be_played() -> None:
    forest = "forest: forest_meadow_two_play_one"
    game = whim("pessimist", forest, RICH, "hand: lookout chapel")
    play(game, "place forest_meadow_two_play_one", "take meadow 2", "lay lookout", "take meadow 5", "lay inn")
    assert texts(game) == ["play queen", "done"]  # the Inn has gone back, the Chapel was never drawn
    game = whim("nasty", forest, RICH, "hand: lookout")
    play(game, "place forest_meadow_two_play_one", "take meadow 2", "discard inn", "suffer", "take meadow 3")
    assert texts(game) == ["play mine", "done"]


@pytest.mark.rule("MW.personality.abilities")
def test_worker_abilities_meet_the_personality() -> None:
    power = ("powers: all", "power: starlings")
    game = whim("vile", *power, "hand: king")
    play(game, "place two_cards_point")
    assert "take meadow 3" in texts(game)
    assert "take meadow 2" not in texts(game)
    game = whim("needy", *power, "points: 1", "hand: king")
    play(game, "place two_cards_point", "take meadow 2")
    assert (nightweave(game).points, points(game)) == (1, 1)  # the location has brought one too
    game = whim("idler", "powers: all", "power: bats", RICH, "hand: king")
    play(game, "play king", "take meadow 2")
    assert sorted(discarded(game)) == ["queen", "wife"]


# ---------------------------------------------------------------------- infernal


@pytest.mark.rule("MW.personality.infernal")
def test_infernal_loots_what_shares_an_edge() -> None:
    out = ("nightweave: winter", "personality: infernal", "pawn: 1", "placed: haven haven")
    game = her_turn("01", MEADOW, "deck: " + "farm " * 8, *out)
    assert loot(game) == ["inn", "queen"]  # the Wife only touches a corner
    assert "-" not in meadow(game)
    assert meadow(game)[1] == "farm"
    game = her_turn("09", MEADOW, "nightweave: winter", "personality: infernal", "pawn: 1")
    assert loot(game) == []  # only when she prepares
    game = whim("infernal", RICH)
    play(game, "play meadow 2")
    assert city(game) == ["inn"]


# ---------------------------------------------------------------------- vile


@pytest.mark.rule("MW.personality.vile")
def test_vile_keeps_marked_cards_for_herself() -> None:
    game = whim("vile", RICH, "hand: lookout")
    assert not {"play meadow 2", "play meadow 5", "play meadow 6"} & set(texts(game))
    assert refused(game, "play meadow 2") == "MW.personality.vile"
    game = whim("vile", *DRAWING, "hand: lookout")
    play(game, "prepare")
    assert "take meadow 2" not in texts(game)
    hers = ("nightweave: winter", "personality: vile", "pawn: 1", "difficulty: 3")
    game = her_turn("09", MEADOW, f"word: {rolls(2)}", *hers)
    assert (her_city(game), nightweave(game).points) == (["inn"], 3)
    game = her_turn("09", MEADOW, f"word: {rolls(3)}", *hers)
    assert (her_city(game), nightweave(game).points) == (["mine"], 0)
    game = her_turn("06", f"word: {rolls(1)}", "nightweave: winter", "personality: vile", "difficulty: 3")
    assert nightweave(game).points == 0  # entering she was not there yet


# ---------------------------------------------------------------------- gambler


@pytest.mark.rule("MW.personality.gambler")
def test_gambler_moves_and_loots() -> None:
    game = whim("gambler", RICH, f"word: {rolls(1, 1, 8)}", "deck: school palace theater mine")
    events = heard(game)
    play(game, "play meadow 2")
    assert (loot(game), nightweave(game).pawn) == (["castle"], 7)
    assert meadow(game) == ["palace", "school", "mine", "king", "queen", "wife", "husband", "-"]
    assert [event.open["die"] for event in events if event.name == "nightweave-rolled"][:3] == [1, 1, 8]
    assert game.view(0).nightweave.marked == [3, 4, 7]


def test_gambler_may_loot_the_card_that_filled_the_gap() -> None:
    game = whim("gambler", RICH, f"word: {rolls(2)}", "deck: school palace theater mine")
    play(game, "play meadow 2")
    assert (loot(game), meadow(game)[:2]) == (["school"], ["palace", "-"])
    game = whim("gambler", RICH, f"word: {rolls(2)}")
    play(game, "play meadow 3")  # not beside her
    assert (loot(game), nightweave(game).pawn) == ([], 0)


@pytest.mark.rule("MW.personality.gambler_finished")
def test_gambler_takes_nothing_once_she_has_finished() -> None:
    hers = ("nightweave: autumn", "personality: gambler", "pawn: 1", "finished: yes", "city: mine")
    game = hunted(MEADOW, f"word: {rolls(8)}", "deck: school palace", RICH, *hers)
    play(game, "play meadow 2")
    assert (city(game), meadow(game)[:2]) == (["inn"], ["-", "school"])
    assert (loot(game), nightweave(game).pawn, her_city(game)) == ([], 0, ["mine"])


@pytest.mark.rule("MW.personality.batch")
def test_gambler_when_cards_are_drawn() -> None:
    game = whim("gambler", *DRAWING, f"word: {rolls(8)}", "deck: school palace theater mine", "hand: farm")
    play(game, "prepare", "take meadow 2")
    assert (loot(game), meadow(game)[:2]) == (["castle"], ["palace", "school"])
    play(game, "take meadow 1")
    assert hand(game) == ["farm", "inn", "palace"]


# ---------------------------------------------------------------------- idler


@pytest.mark.rule("MW.personality.idler")
def test_idler_wants_other_cards_round_her() -> None:
    fresh = "deck: " + "farm " * 7
    game = her_turn("06", f"word: {rolls(1)}", fresh, "nightweave: winter", "personality: idler")
    assert (her_city(game), sorted(discarded(game))) == (["farm"], ["inn", "queen", "wife"])
    assert meadow(game) == ["-", "farm", "mine", "king", "farm", "farm", "husband", "castle"]
    game = whim("idler", RICH, fresh)
    play(game, "play meadow 2")
    assert (city(game), sorted(discarded(game))) == (["inn"], ["queen", "wife"])
    assert meadow(game) == ["-", "farm", "mine", "king", "farm", "farm", "husband", "castle"]
    game = whim("idler", RICH, fresh)
    play(game, "play meadow 3")
    assert discarded(game) == []
    game = whim("idler", *DRAWING, fresh, "hand: king")
    play(game, "prepare", "take meadow 2")
    assert [meadow(game)[slot] for slot in (1, 4, 5)] == ["farm"] * 3  # before the second card is drawn


# ---------------------------------------------------------------------- privileged


@pytest.mark.rule("MW.personality.privileged")
def test_privileged_costs_a_berry_more() -> None:
    game = whim("privileged", "resources: 2 twig 1 resin")
    assert refused(game, "play meadow 2") == "EV.play.cost"
    assert game.view(0).meadow[1].price.missing == {"berry": 1}
    game = whim("privileged", "resources: 2 twig 1 resin 1 berry")
    play(game, "play meadow 2")
    assert (city(game), stock(game)) == (["inn"], {})


def test_privileged_for_free_plays() -> None:
    game = whim("privileged", "city: farm")
    assert "play meadow 6" not in texts(game)
    game = whim("privileged", "city: farm", "resources: 1 berry")
    events = heard(game)
    play(game, "play meadow 6")
    assert (city(game), stock(game)) == (["farm", "wife"], {})
    assert {"berry": 1} in [event.open for event in events if event.name == "paid"]
    game = whim("privileged", "city: queen", "hand: king", "resources: 1 berry")
    play(game, "visit 0:queen", "play meadow 6")
    assert (city(game), stock(game)) == (["queen", "wife"], {})
    game = whim("privileged", "city: queen", "hand: king")
    play(game, "visit 0:queen")
    assert not {"play meadow 2", "play meadow 6"} & set(texts(game))


@pytest.mark.rule("MW.personality.privileged_abilities")
def test_privileged_is_covered_by_abilities() -> None:
    game = whim("privileged", "city: innkeeper")
    play(game, "play meadow 6")  # 2 berries and 1 more, all of them the Innkeeper's
    assert (city(game), stock(game)) == (["wife"], {})
    game = whim("privileged", "city: crane", "resources: 1 resin")
    play(game, "play meadow 2", "spare berry")
    assert (city(game), stock(game)) == (["inn"], {})
    # Four resources less three leave one, whichever it is; the berry does not vanish beside them.
    assert "play meadow 2" not in texts(whim("privileged", "city: crane"))
    game = whim("privileged", "city: crane", "resources: 1 berry")
    play(game, "play meadow 2")
    assert texts(game) == ["spare twig", "spare resin"]  # with no twig or resin at hand the berry is left
    game = whim("privileged", "city: judge", "resources: 3 twig 1 resin")
    play(game, "play meadow 2")  # the Judge replaces the berry
    assert (city(game), stock(game)) == (["judge", "inn"], {})
    game = whim("privileged", *DRAWING, "hand: king")
    play(game, "prepare", "take meadow 2")
    assert "inn" in hand(game)  # drawing costs nothing


# ---------------------------------------------------------------------- needy


@pytest.mark.rule("MW.personality.needy")
def test_needy_wants_a_token() -> None:
    game = whim("needy", RICH)
    assert refused(game, "play meadow 2") == "MW.personality.needy"
    game = whim("needy", RICH, "points: 1")
    play(game, "play meadow 2")
    assert (points(game), nightweave(game).points) == (0, 1)
    game = whim("needy", *DRAWING, "points: 1", "hand: king")
    play(game, "prepare", "take meadow 2")
    assert "take meadow 5" not in texts(game)
    assert (points(game), nightweave(game).points) == (0, 1)


# ---------------------------------------------------------------------- two humans


def test_two_humans_meet_the_same_personality() -> None:
    both = ("players: 2", "begins: 0", "player 0:", RICH, "points: 1", "player 1:", RICH)
    game = hunted(MEADOW, *both, "nightweave: winter", "personality: needy", "pawn: 1", NEXT)
    play(game, "play meadow 2")
    assert (game.turn, refused(game, "play meadow 5")) == (1, "MW.personality.needy")


def test_the_pessimists_lone_card_is_asked_for() -> None:
    both = ("players: 2", "begins: 0", "player 0:", RICH, "hand: lookout farm", "player 1:", "hand: king")
    game = hunted(MEADOW, *both, "nightweave: winter", "personality: pessimist", "pawn: 1", NEXT)
    play(game, "play meadow 2")
    assert texts(game) == ["lay lookout"]  # the other one does not know that it is the only one
    for seed in range(5):
        imagined = everdell(game).imagine(1, tanglewood.kernel.chance.seeded(seed))
        assert imagined.turn in (0, 1)


def test_steps_name_their_rules() -> None:
    game = whim("idler", RICH)
    events = heard(game)
    play(game, "play meadow 2")
    assert ("cleared", "MW.personality.idler") in steps(events)
