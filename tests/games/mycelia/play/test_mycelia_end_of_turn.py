"""The steps at the end of a turn: order, refilling the showcase, drawing."""

import pytest

from mycelia_table import (
    discard_pile,
    draw_pile,
    hand,
    heard,
    mycelia,
    names,
    play,
    player,
    showcase,
    table,
    texts,
)

FOUR = "laccaria-amethystina suillus-grevillei - panellus-mitis lepista-nuda"
START = ["agaricus-campestris", "boletus-edulis", "coprinellus-micaceus", "drifting-leaf", "drifting-leaves"]


@pytest.mark.rule("MY.eot.order")
def test_refill_shrine_turning_and_drawing_come_in_this_order() -> None:
    game = table(
        f"showcase: {FOUR}",
        "pile: amanita-muscaria",
        "shrine: 9",
        "hand: suillus-grevillei",
        "drops: c1 c1",
        "leaves: 1",
        "discard: boletus-edulis drifting-leaf",
        "player 1:",
        "drops: a1",
        "hand: drifting-leaf drifting-leaf",
    )
    play(game, "play suillus-grevillei", "take c1")
    happened = heard(game)
    play(game, "end")
    steps = [name for name in happened if not name.startswith("supplied")]
    assert steps == [
        *("turn-ended 0", "shown 0", "shrine 0", "rolled 0"),
        *("shuffled 0", "drew 0", "turn 1"),
    ]
    assert happened.index("rolled 0") < happened.index("supplied 0") < happened.index("shuffled 0")
    assert "suillus-grevillei" in hand(game)  # the card just played was shuffled in


@pytest.mark.rule("MY.eot.order")
def test_the_next_player_is_on_the_left() -> None:
    game = table(
        "players: 3", "seat: 1", "player 1:", "leaves: 1", "player 2:", "leaves: 1", "hand: drifting-leaf"
    )
    play(game, "end")
    assert game.turn == 2
    assert mycelia(game).active == 2


@pytest.mark.rule("MY.eot.refill")
def test_the_showcase_is_filled_up_to_five() -> None:
    game = table(f"showcase: {FOUR}", "pile: amanita-muscaria mitrula-paludosa", "leaves: 1")
    play(game, "end")
    assert showcase(game) == FOUR.replace(" - ", " amanita-muscaria ").split()
    assert names(game, mycelia(game).pile) == ["mitrula-paludosa"]


@pytest.mark.rule("MY.eot.refill_shuffle")
def test_an_empty_supply_pile_is_made_anew_from_the_showcase_discard() -> None:
    thrown = "amanita-muscaria mitrula-paludosa marasmius-oreades marasmius-rotula"
    game = table(
        "showcase: laccaria-amethystina - - panellus-mitis -",
        "pile: rhodotus-palmatus",
        f"thrown: {thrown}",
        "leaves: 1",
    )
    play(game, "end")
    assert showcase(game)[1] == "rhodotus-palmatus"
    assert mycelia(game).thrown == ()
    new = [showcase(game)[2], showcase(game)[4]]
    assert sorted([*new, *names(game, mycelia(game).pile)]) == sorted(thrown.split())


@pytest.mark.rule("MY.eot.refill_shuffle")
def test_the_new_supply_pile_is_shuffled() -> None:
    seen = set()
    for word in range(20):
        position = "thrown: amanita-muscaria mitrula-paludosa marasmius-oreades"
        game = table(f"word: {word}", f"showcase: {FOUR}", position, "leaves: 1")
        seen.add(showcase(play(game, "end"))[2])
    assert seen == {"amanita-muscaria", "mitrula-paludosa", "marasmius-oreades"}


@pytest.mark.rule("MY.eot.refill_short")
def test_with_nothing_left_the_showcase_has_fewer_cards() -> None:
    game = table("showcase: laccaria-amethystina - -", "pile: amanita-muscaria", "leaves: 1")
    play(game, "end")
    assert showcase(game) == ["laccaria-amethystina", "amanita-muscaria", "-", "-", "-"]


# ---------------------------------------------------------------------- drawing


@pytest.mark.rule("MY.draw.three")
def test_three_cards_are_drawn_from_the_top() -> None:
    game = table(f"draw: {' '.join(START)}", "leaves: 1")
    play(game, "end")
    assert hand(game) == START[:3]
    assert draw_pile(game) == START[3:]


@pytest.mark.rule("MY.draw.three")
def test_only_the_player_whose_turn_ended_draws() -> None:
    game = table(f"draw: {' '.join(START)}", "leaves: 1", "player 1:", "hand: drifting-leaf", "leaves: 1")
    play(game, "end")
    assert hand(game, 1) == ["drifting-leaf"]


@pytest.mark.rule("MY.draw.shuffle_under")
def test_with_three_cards_nothing_is_shuffled() -> None:
    game = table(f"draw: {' '.join(START[:3])}", "discard: amanita-muscaria", "leaves: 1")
    happened = heard(game)
    play(game, "end")
    assert hand(game) == START[:3]
    assert discard_pile(game) == ["amanita-muscaria"]
    assert "shuffled 0" not in happened


@pytest.mark.rule("MY.draw.shuffle_under")
@pytest.mark.parametrize("word", range(5))
@pytest.mark.parametrize("left", [0, 1, 2])
def test_with_fewer_the_discard_pile_goes_under_the_remaining_cards(left: int, word: int) -> None:
    discard = ["amanita-muscaria", "lepista-nuda", "panellus-mitis", "suillus-grevillei"]
    game = table(
        f"word: {word}", f"draw: {' '.join(START[:left])}", f"discard: {' '.join(discard)}", "leaves: 1"
    )
    play(game, "end")
    assert set(START[:left]) <= set(hand(game))
    assert len(hand(game)) == 3
    assert sorted([*hand(game), *draw_pile(game)]) == sorted([*START[:left], *discard])
    assert discard_pile(game) == []


@pytest.mark.rule("MY.draw.shuffle_under")
def test_the_discard_pile_is_shuffled_first() -> None:
    seen = set()
    for word in range(30):
        game = table(
            f"word: {word}",
            "draw: drifting-leaf drifting-leaf",
            f"discard: {' '.join(START[:3])}",
            "leaves: 1",
        )
        seen |= set(hand(play(game, "end")))
    assert set(START[:3]) <= seen


@pytest.mark.rule("MY.draw.short")
def test_who_owns_fewer_than_three_cards_draws_and_plays_all() -> None:
    game = table(
        "hand: boletus-edulis",
        "discard: drifting-leaf",
        "leaves: 1",
        "drops: a1",
        "player 1:",
        "leaves: 1",
    )
    play(game, "play boletus-edulis", "end")
    assert hand(game) == ["boletus-edulis", "drifting-leaf"]
    play(game, "end")
    assert game.turn == 0
    play(game, "play boletus-edulis", "play drifting-leaf")
    assert player(game).hand == ()
    assert "end" in texts(game)


@pytest.mark.rule("MY.draw.short")
def test_who_owns_no_card_draws_none() -> None:
    game = table("leaves: 1", "drops: a1", "player 1:", "leaves: 1")
    play(game, "end", "end")
    assert game.turn == 0
    assert hand(game) == []
    assert texts(game) == ["use a", "end"]
