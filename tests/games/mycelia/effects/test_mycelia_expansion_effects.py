"""Effects of the expansion: removing cards, single effects, extra shrine fields."""

import pytest

from mycelia_table import (
    discard_pile,
    draw_pile,
    drops,
    hand,
    leaves,
    mycelia,
    names,
    play,
    player,
    printing,
    refused,
    table,
    texts,
)

SPOT = """
    board:
      1 2 . . .
      . . . * .
      . . # . .
      . . 1 . .
"""


@pytest.mark.rule("MY.exp.remove")
def test_any_card_of_the_discard_pile_may_be_removed() -> None:
    game = table("hand: mucidula-mucida", "discard: drifting-leaf lepista-nuda drifting-leaf", "leaves: 1")
    play(game, "play mucidula-mucida")  # 1 leaf & remove card
    assert texts(game) == ["trash drifting-leaf", "trash lepista-nuda", "trash mucidula-mucida", "skip"]
    play(game, "trash drifting-leaf")
    assert sorted(discard_pile(game)) == ["drifting-leaf", "lepista-nuda", "mucidula-mucida"]
    assert names(game, mycelia(game).gone) == ["drifting-leaf"]
    assert texts(game) == ["use a", "end"]


@pytest.mark.rule("MY.exp.remove")
def test_only_the_own_discard_pile_counts_and_none_need_be_taken() -> None:
    game = table(
        *("hand: mucidula-mucida boletus-edulis", "draw: drifting-leaf", "leaves: 1"),
        *("player 1:", "discard: drifting-leaves"),
    )
    play(game, "play mucidula-mucida")
    assert texts(game) == ["trash mucidula-mucida", "skip"]
    assert refused(game, "trash drifting-leaves") == ("MY.exp.remove", "not-discarded")
    play(game, "skip")
    assert discard_pile(game) == ["mucidula-mucida"]
    assert mycelia(game).gone == ()


@pytest.mark.rule("MY.exp.remove_for_game")
def test_a_removed_card_never_comes_back() -> None:
    game = table("hand: mucidula-mucida", "discard: drifting-leaf boletus-edulis", "leaves: 1")
    play(game, "play mucidula-mucida", "trash drifting-leaf", "end")
    assert hand(game) == ["boletus-edulis", "mucidula-mucida"]
    assert draw_pile(game) == discard_pile(game) == []
    assert "drifting-leaf" not in names(game, mycelia(game).thrown)


@pytest.mark.rule("MY.exp.remove_self")
def test_a_card_may_remove_itself() -> None:
    game = table("hand: mucidula-mucida", "leaves: 1")
    play(game, "play mucidula-mucida", "trash mucidula-mucida")
    assert discard_pile(game) == []
    assert names(game, mycelia(game).gone) == ["mucidula-mucida"]


@pytest.mark.rule("MY.exp.remove_self_rest")
def test_a_card_that_removed_itself_goes_on() -> None:
    game = table(
        "hand: new-hero", "drops: a1", "leaves: 1", pack=printing("remove card & 2 leaves & any: move 1")
    )
    play(game, "play new-hero", "trash new-hero")
    assert leaves(game)[0] == 3
    play(game, "drop a1 > a2")
    assert drops(game) == {"a2": 1}


# ---------------------------------------------------------------------- single effects


@pytest.mark.rule("MY.single.once")
def test_a_single_effect_happens_when_hiring_and_never_when_playing() -> None:
    game = table("showcase: morchella-esculenta", "hand: drifting-leaf", "leaves: 8")
    play(game, "hire morchella-esculenta")  # single: 3 leaves
    assert leaves(game)[0] == 8 - 7 + 3
    game = table("hand: hydnum-repandum", "discard: drifting-leaf", "ending: yes", "leaves: 1")
    play(game, "play hydnum-repandum")  # single: remove card; function: any: move 1 & 1 leaf
    assert texts(game) == ["use a", "end"]
    assert discard_pile(game) == ["hydnum-repandum", "drifting-leaf"]


@pytest.mark.rule("MY.single.before_deck")
def test_a_single_effect_comes_before_the_card_goes_to_the_draw_pile() -> None:
    game = table("showcase: hydnum-repandum", "draw: boletus-edulis", "discard: drifting-leaf", "leaves: 4")
    play(game, "hire hydnum-repandum")
    assert texts(game) == ["trash drifting-leaf", "skip"]  # at once
    assert draw_pile(game) == ["boletus-edulis"]
    play(game, "trash drifting-leaf")
    assert draw_pile(game) == ["hydnum-repandum", "boletus-edulis"]


@pytest.mark.rule("MY.single.top")
@pytest.mark.parametrize("answer", ["trash drifting-leaf", "skip"])
def test_a_card_with_a_single_effect_goes_on_top_of_the_draw_pile(answer: str) -> None:
    game = table(
        "showcase: tylopilus-formosus", "draw: boletus-edulis", "discard: drifting-leaf", "leaves: 5"
    )
    play(game, "hire tylopilus-formosus", answer)
    assert draw_pile(game) == ["tylopilus-formosus", "boletus-edulis"]
    assert "tylopilus-formosus" not in discard_pile(game)


@pytest.mark.rule("MY.single.forgo")
def test_a_single_effect_may_be_forgone_or_void() -> None:
    game = table("showcase: hydnum-repandum hydnum-repandum", "discard: drifting-leaf", "leaves: 7")
    play(game, "hire hydnum-repandum", "skip")
    assert discard_pile(game) == ["drifting-leaf"]
    void = table("showcase: hydnum-repandum", "leaves: 4")
    play(void, "hire hydnum-repandum")
    assert texts(void) == ["use a", "end"]
    assert draw_pile(void) == ["hydnum-repandum"]


@pytest.mark.rule("MY.card.hydnum_repandum", "MY.card.tylopilus_formosus")
@pytest.mark.parametrize("card", ["hydnum-repandum", "tylopilus-formosus"])
def test_hydnum_and_tylopilus_remove_a_card_on_hiring(card: str) -> None:
    game = table(f"showcase: {card}", "discard: drifting-leaf drifting-leaves", "leaves: 5")
    play(game, f"hire {card}", "trash drifting-leaves")
    assert discard_pile(game) == ["drifting-leaf"]


@pytest.mark.rule("MY.card.fomes_fomentarius")
def test_fomes_fomentarius_lets_all_others_move_a_drop() -> None:
    seats = "player 1: \n drops: c1 \n player 2: \n drops: b1"
    game = table("players: 3", "showcase: fomes-fomentarius", "drops: a1", "leaves: 7", seats)
    play(game, "hire fomes-fomentarius")
    assert game.turn == 1
    play(game, "drop c1 > c2")
    assert game.turn == 2
    play(game, "skip")
    assert game.turn == 0
    assert [drops(game, seat) for seat in range(3)] == [{"a1": 1}, {"c2": 1}, {"b1": 1}]
    assert draw_pile(game) == ["fomes-fomentarius"]


# ---------------------------------------------------------------------- extra shrine fields


@pytest.mark.rule("MY.card.clavulinopsis_fusiformis", "MY.xshrine.works")
def test_clavulinopsis_fusiformis_lays_an_extra_shrine_field() -> None:
    game = table("tokens: 2", "showcase: clavulinopsis-fusiformis", "drops: a1 b1 b1 c4", "leaves: 8")
    play(game, "hire clavulinopsis-fusiformis")
    assert texts(game) == ["shrine a1", "shrine c4", "skip"]  # exactly one drop
    assert refused(game, "shrine b1") == ("MY.card.clavulinopsis_fusiformis", "only-drop")
    play(game, "shrine c4")
    assert drops(game) == {"a1": 1, "b1": 2}
    assert (mycelia(game).collected, mycelia(game).shrine_tokens) == (1, 1)
    assert game.view(1).players[0].shrine_fields == ["d2", "c4"]


@pytest.mark.rule("MY.card.clavulinopsis_fusiformis")
def test_the_last_drop_may_go_for_an_extra_shrine_field() -> None:
    game = table("tokens: 1", "showcase: clavulinopsis-fusiformis", "drops: a1", "leaves: 8")
    play(game, "hire clavulinopsis-fusiformis", "shrine a1")
    assert mycelia(game).ending


@pytest.mark.rule("MY.xshrine.works")
def test_an_extra_shrine_field_takes_off_every_drop_moved_onto_it() -> None:
    game = table("hand: panellus-mitis", SPOT, "leaves: 1")
    play(game, "play panellus-mitis", "drop c4 > c3")
    assert drops(game) == {"a1": 1, "b1": 2}
    assert mycelia(game).collected == 1


@pytest.mark.rule("MY.xshrine.works")
def test_it_works_on_the_own_board_only() -> None:
    seats = "player 1: \n drops: c4 a1 \n leaves: 1"
    game = table("hand: sarcoscypha-coccinea", SPOT, "leaves: 1", seats)
    play(game, "play sarcoscypha-coccinea", "skip", "drop c4 > c3")
    assert drops(game, 1) == {"a1": 1, "c3": 1}


@pytest.mark.rule("MY.xshrine.never_chosen")
@pytest.mark.parametrize(
    ("card", "wish"),
    [
        ("hygrophorus-hypothejus", "at c3"),  # water with a neighbour that has a drop: else it would fit
        ("panellus-mitis", "drop c3 > c2"),
        ("macrolepiota-procera", "take c3"),
    ],
)
def test_an_extra_shrine_field_cannot_be_chosen(card: str, wish: str) -> None:
    game = table(f"hand: {card}", SPOT, "leaves: 1")
    play(game, f"play {card}")
    assert wish not in texts(game)
    assert refused(game, wish) == ("MY.drop.shrine_no_field", "shrine")


@pytest.mark.rule("MY.xshrine.both")
def test_one_player_may_own_both() -> None:
    show = "showcase: clavulinopsis-fusiformis clavulinopsis-fusiformis"
    game = table("tokens: 2", show, "drops: a1 b1 c1", "leaves: 15")
    play(game, "hire clavulinopsis-fusiformis", "shrine a1")
    assert "shrine b1" not in texts(game)  # one per hiring
    play(game, "hire clavulinopsis-fusiformis", "shrine b1")
    assert game.view(1).players[0].shrine_fields == ["a1", "b1", "d2"]
    assert mycelia(game).shrine_tokens == 0


@pytest.mark.rule("MY.xshrine.not_condition")
def test_hiring_needs_no_field_with_exactly_one_drop() -> None:
    game = table("tokens: 2", "showcase: clavulinopsis-fusiformis", "drops: a1 a1", "leaves: 8")
    play(game, "hire clavulinopsis-fusiformis")
    assert draw_pile(game) == ["clavulinopsis-fusiformis"]
    assert mycelia(game).shrine_tokens == 2


@pytest.mark.rule("MY.xshrine.forgo")
def test_laying_may_be_forgone_and_is_void_without_a_token() -> None:
    game = table("tokens: 2", "showcase: clavulinopsis-fusiformis", "drops: a1", "leaves: 8")
    play(game, "hire clavulinopsis-fusiformis", "skip")
    assert drops(game) == {"a1": 1}
    void = table("tokens: 0", "showcase: clavulinopsis-fusiformis", "drops: a1", "leaves: 8")
    play(void, "hire clavulinopsis-fusiformis")
    assert texts(void) == ["use a", "end"]
    assert player(void).left == 1
