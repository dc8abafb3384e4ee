"""A turn: the whole hand, one card at a time, each finished before the next."""

import pytest

from mycelia_table import discard_pile, drops, hand, leaves, mycelia, play, refused, table, texts


@pytest.mark.rule("MY.turn.whole_hand")
def test_cards_are_played_one_at_a_time_in_any_order() -> None:
    cards = ["agaricus-campestris", "boletus-edulis", "drifting-leaf"]
    for first in cards:
        game = table(f"hand: {' '.join(cards)}", "leaves: 1")
        assert texts(game)[:3] == [f"play {card}" for card in cards]
        play(game, f"play {first}")
        assert hand(game) == [card for card in cards if card != first]


@pytest.mark.rule("MY.turn.whole_hand")
def test_no_card_is_kept() -> None:
    game = table("hand: boletus-edulis drifting-leaf", "leaves: 1", "drops: a1")
    assert "end" not in texts(game)
    assert refused(game, "skip") == ("MY.turn.whole_hand", "skip")
    play(game, "play boletus-edulis")
    assert "end" not in texts(game)
    play(game, "play drifting-leaf")
    assert "end" in texts(game)


@pytest.mark.rule("MY.turn.whole_hand")
def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    game = table("hand: boletus-edulis drifting-leaf", "draw: drifting-leaves")
    assert refused(game, "play drifting-leaves") == ("MY.turn.whole_hand", "hand")


@pytest.mark.rule("MY.turn.finish")
def test_the_turn_ends_only_with_an_empty_hand_and_when_the_player_says_so() -> None:
    game = table("showcase: laccaria-amethystina", "hand: drifting-leaf", "drops: a1", "leaves: 9")
    assert refused(game, "end") == ("MY.turn.finish", "finish")
    play(game, "play drifting-leaf")
    assert texts(game) == ["hire laccaria-amethystina", "use a", "use b", "end"]
    play(game, "use b", "drop a1 > a2", "hire laccaria-amethystina")
    assert game.turn == 0
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.play.on_discard")
def test_a_card_lies_on_the_discard_pile_before_its_function_runs() -> None:
    game = table("hand: boletus-edulis drifting-leaf", "discard: drifting-leaves", "drops: d1")
    play(game, "play boletus-edulis")
    assert texts(game)[0] == "drop d1 > e1"  # still running
    assert discard_pile(game) == ["boletus-edulis", "drifting-leaves"]
    assert game.view(1).players[0].discard[-1] == "boletus-edulis"


@pytest.mark.rule("MY.play.at_once")
def test_a_function_is_finished_before_anything_else() -> None:
    game = table(
        "showcase: laccaria-amethystina", "hand: panellus-mitis drifting-leaf", "drops: a1 a1", "leaves: 9"
    )
    play(game, "play panellus-mitis", "drop a1 > a2")
    assert {text.split()[0] for text in texts(game)} == {"drop", "skip"}
    assert refused(game, "play drifting-leaf") == ("MY.play.at_once", "inside")
    assert refused(game, "end") == ("MY.play.at_once", "inside")
    play(game, "skip", "play drifting-leaf")
    assert leaves(game)[0] == 10


@pytest.mark.rule("MY.play.forgo")
def test_all_of_a_function_may_be_forgone_and_the_card_is_played_all_the_same() -> None:
    game = table("hand: boletus-edulis", "drops: d1", "leaves: 1")
    play(game, "play boletus-edulis", "skip")
    assert drops(game) == {"d1": 1}
    assert discard_pile(game) == ["boletus-edulis"]
    assert hand(game) == []


@pytest.mark.rule("MY.play.forgo")
def test_a_part_of_a_function_may_be_forgone() -> None:
    game = table("hand: panellus-mitis", "drops: a1", "leaves: 1")
    play(game, "play panellus-mitis", "drop a1 > a2", "skip")
    assert drops(game) == {"a2": 1}
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.play.forgo")
def test_a_stroke_may_be_forgone() -> None:
    game = table("hand: laccaria-amethystina", "drops: a1", "leaves: 1")
    play(game, "play laccaria-amethystina", "skip")
    assert drops(game) == {"a1": 1}
    assert leaves(game)[0] == 1


@pytest.mark.rule("MY.play.forgo")
def test_leaves_may_be_forgone_if_the_table_asks() -> None:
    game = table("ask_leaves: yes", "hand: lepista-nuda", "drops: a1", "leaves: 1")
    play(game, "play lepista-nuda")
    assert texts(game) == ["accept", "skip"]
    play(game, "skip")
    assert leaves(game)[0] == 1
    assert "drop a1 > a2" in texts(game)


@pytest.mark.rule("MY.setup.clockwise")
def test_play_goes_round_clockwise_and_the_first_player_stays() -> None:
    own = "hand: drifting-leaf \n drops: a1 \n leaves: 1"
    seats = "\n".join(f"player {seat}: \n {own}" for seat in range(3))
    game = table("players: 3", "begins: 1", "seat: 1", "round: 1", seats)
    order = []
    for _ in range(6):
        order.append((game.turn, mycelia(game).round))
        play(game, texts(game)[0])
        play(game, "end")
    assert order == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2)]
    assert mycelia(game).config.first == 1


def test_a_table_without_any_card_goes_on_asking() -> None:
    game = table("drops: a1", "player 1:", "drops: a1")
    play(game, "end")
    assert (game.turn, texts(game)) == (1, ["end"])
