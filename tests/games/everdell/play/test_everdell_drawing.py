"""Drawing, the hand limit, the Meadow, the deck, and giving."""

import pytest

from everdell_table import (
    DECK,
    RICH,
    discarded,
    everdell,
    hand,
    meadow,
    play,
    points,
    stock,
    table,
    texts,
)

WAITS = ("player 1:", "hand: king?")
SEVEN = "hand: " + "mine? " * 7


@pytest.mark.rule("EV.draw.deck")
def test_cards_come_from_the_top_of_the_deck() -> None:
    game = table("deck: farm inn mine", "meadow: king", *WAITS)
    play(game, "place two_cards_point")
    assert (hand(game), meadow(game)[0]) == (["farm", "inn"], "king")


@pytest.mark.rule("EV.draw.limit")
def test_a_draw_stops_at_eight() -> None:
    game = table("deck: farm inn mine", SEVEN, *WAITS)
    play(game, "place two_cards_point")
    assert (len(hand(game)), points(game)) == (8, 1)
    assert everdell(game).left == 2  # the second card was not drawn at all
    game = table("deck: farm", SEVEN + "mine", *WAITS)
    play(game, "place two_twigs_card")
    assert (len(hand(game)), stock(game), everdell(game).left) == (8, {"twig": 2}, 1)


@pytest.mark.rule("EV.draw.deck_empty")
def test_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    game = table("deck: farm", "discard: inn inn inn", *WAITS)
    play(game, "place two_cards_point")
    assert hand(game) == ["farm", "inn"]
    assert (everdell(game).left, discarded(game), everdell(game).generation) == (2, [], 1)


@pytest.mark.rule("EV.draw.both_empty")
def test_with_no_card_left_nothing_is_drawn() -> None:
    game = table("deck: farm", "meadow: farm", RICH, *WAITS)
    play(game, "place two_cards_point")
    assert hand(game) == ["farm"]
    play(game, "place one_berry", "play meadow 1")
    assert meadow(game)[0] == "-"


@pytest.mark.rule("EV.draw.meadow_batch", "EV.draw.meadow_slot", "EV.card.undertaker")
def test_the_meadow_is_filled_gap_by_gap_after_all_are_taken() -> None:
    game = table(
        "deck: queen king wife husband",
        "meadow: farm inn mine chapel" + " king?" * 4,
        "hand: undertaker",
        RICH,
        *WAITS,
    )
    play(game, "play undertaker", "clear meadow 1", "clear meadow 3")
    assert meadow(game)[:4] == ["-", "inn", "-", "chapel"]
    play(game, "clear meadow 4")
    assert meadow(game)[:4] == ["queen", "inn", "king", "wife"]
    assert discarded(game) == ["chapel", "mine", "farm"]
    play(game, "take meadow 2")
    assert (hand(game), meadow(game)[1], game.turn) == (["inn"], "husband", 1)


def test_the_undertaker_with_a_full_hand_takes_nothing() -> None:
    eight = "hand: undertaker " + "mine? " * 7
    game = table(
        "deck: queen king wife fool", "meadow: farm inn mine chapel" + " king?" * 4, eight, RICH, *WAITS
    )
    play(game, "play undertaker", "clear meadow 1", "clear meadow 2", "clear meadow 3", "take meadow 4")
    assert len(hand(game)) == 8
    game = table("meadow: farm", "hand: undertaker", RICH, *WAITS)
    play(game, "play undertaker")  # a short Meadow: its only card goes and comes back as the new deck
    assert (hand(game), game.turn) == (["farm"], 1)


@pytest.mark.rule("EV.draw.discard_hidden", "EV.draw.discard_order")
def test_discards_are_face_down_and_keep_their_order() -> None:
    game = table("hand: wife husband", *WAITS)
    play(game, "place haven", "discard wife", "discard husband", "gain twig")
    assert discarded(game) == ["husband", "wife"]
    assert game.view(0).discarded == ["husband", "wife"]
    assert game.view(1).discarded == []
    assert game.view(-1).discarded == []
    assert game.view(1).discard == 2


@pytest.mark.rule("EV.draw.reveal")
def test_revealed_cards_are_seen_by_all_and_in_nobodys_hand() -> None:
    eight = "hand: postal_pigeon " + "mine? " * 7
    game = table("deck: farm inn", eight, RICH, *WAITS)
    play(game, "play postal_pigeon")
    assert game.view(1).revealed == ["farm", "inn"]
    assert len(hand(game)) == 7
    play(game, "done")
    assert game.view(1).discarded == ["inn", "farm"]


@pytest.mark.rule("EV.give.room", "EV.card.post_office")
def test_cards_go_to_somebody_with_room_and_the_rest_is_discarded() -> None:
    game = table(DECK, "city: post_office", "hand: wife husband fool", "player 1:", SEVEN, "city: mine")
    play(game, "visit 0:post_office", "hand wife", "hand fool", "done")
    assert hand(game, 1).count("wife") == 1
    assert discarded(game) == ["fool"]
    assert len(hand(game)) == 8
    full = "hand: " + "mine? " * 8
    game = table("players: 3", DECK, "city: post_office", "hand: wife husband", "player 1:", full)
    play(game, "visit 0:post_office", "hand wife")
    assert (hand(game, 2), len(hand(game, 1))) == (["husband", "wife"], 8)  # the only one with room
    game = table(DECK, "city: post_office", "hand: wife husband", "player 1:", full)
    play(game, "visit 0:post_office", "hand wife")
    assert sorted(discarded(game)) == ["husband", "wife"]


@pytest.mark.rule("EV.give.passed", "EV.give.all_passed")
def test_a_passed_player_is_given_nothing_and_the_giver_keeps_the_reward() -> None:
    game = table(
        "players: 3",
        "player 0: autumn",
        "city: monastery",
        "resources: 2 berry",
        "player 1: autumn",
        "passed: yes",
        "player 2: autumn",
        "hand: king",
    )
    play(game, "visit 0:monastery")
    assert (stock(game, 1), stock(game, 2), points(game)) == ({}, {"berry": 2}, 4)
    game = table(
        "player 0: autumn", "city: monastery", "resources: 2 berry", "player 1: autumn", "passed: yes"
    )
    play(game, "visit 0:monastery")
    assert (stock(game, 0), stock(game, 1), points(game)) == ({}, {}, 4)
    passed = ("player 1: autumn", "passed: yes")
    game = table(DECK, "player 0: autumn", "hand: teacher", RICH, *passed)
    play(game, "play teacher", "hand mine")
    assert (hand(game), discarded(game), hand(game, 1)) == (["twig_barge"], ["mine"], [])


@pytest.mark.rule("EV.give.no_refusal", "EV.give.choice")
def test_the_giver_chooses_and_nobody_refuses() -> None:
    game = table(
        "players: 3", "hand: monk", "resources: 3 berry", "player 1:", "hand: king", "player 2:", "hand: king"
    )
    play(game, "play monk", "amount 2")
    assert (texts(game), game.turn) == (["to 1", "to 2"], 0)
    play(game, "to 2")
    assert (stock(game, 2), points(game), game.turn) == ({"berry": 2}, 4, 1)
