"""Hiring heroes from the showcase."""

import pytest

from mycelia_table import discard_pile, draw_pile, hand, leaves, play, refused, showcase, table, texts

SHOWCASE = "showcase: laccaria-amethystina suillus-grevillei sarcoscypha-coccinea panellus-mitis lepista-nuda"


@pytest.mark.rule("MY.hire.when")
def test_before_the_first_card_between_cards_and_after_the_last() -> None:
    game = table(SHOWCASE, "hand: drifting-leaf boletus-edulis", "leaves: 20", "drops: a1")
    play(game, "hire laccaria-amethystina", "play boletus-edulis", "hire suillus-grevillei")
    play(game, "play drifting-leaf", "hire panellus-mitis")
    assert leaves(game)[0] == 20 - 2 - 3 + 1 - 4


@pytest.mark.rule("MY.hire.when")
def test_never_inside_a_function() -> None:
    game = table(SHOWCASE, "hand: panellus-mitis", "leaves: 20", "drops: a1 a1")
    play(game, "play panellus-mitis")
    assert refused(game, "hire laccaria-amethystina") == ("MY.hire.when", "inside")
    play(game, "drop a1 > a2")
    assert refused(game, "hire laccaria-amethystina") == ("MY.hire.when", "inside")
    play(game, "skip")
    assert "hire laccaria-amethystina" in texts(game)


@pytest.mark.rule("MY.hire.price")
def test_a_card_costs_what_is_printed_on_it() -> None:
    game = table(SHOWCASE, "hand: drifting-leaf drifting-leaf", "leaves: 3")
    hires = [text for text in texts(game) if text.startswith("hire")]
    assert hires == ["hire laccaria-amethystina", "hire suillus-grevillei", "hire lepista-nuda"]
    assert refused(game, "hire panellus-mitis") == ("MY.hire.price", "price")
    play(game, "hire suillus-grevillei")
    assert leaves(game)[0] == 0


@pytest.mark.rule("MY.hire.price")
def test_as_many_in_a_turn_as_the_player_can_pay() -> None:
    game = table(SHOWCASE, "hand: drifting-leaf drifting-leaf", "leaves: 21")
    for card in SHOWCASE.split()[1:]:
        play(game, f"hire {card}")
    assert leaves(game)[0] == 21 - (2 + 3 + 8 + 4 + 3)
    assert showcase(game) == ["-"] * 5


@pytest.mark.rule("MY.hire.price")
def test_only_from_the_showcase() -> None:
    game = table("showcase: laccaria-amethystina", "pile: lepista-nuda", "hand: drifting-leaf", "leaves: 9")
    assert refused(game, "hire lepista-nuda") == ("MY.hire.price", "showcase")


@pytest.mark.rule("MY.hire.price")
def test_of_two_alike_one_is_hired() -> None:
    game = table("showcase: laccaria-amethystina laccaria-amethystina", "hand: drifting-leaf", "leaves: 9")
    assert texts(game).count("hire laccaria-amethystina") == 1
    play(game, "hire laccaria-amethystina")
    assert showcase(game).count("laccaria-amethystina") == 1


@pytest.mark.rule("MY.hire.top")
def test_a_hired_card_goes_on_top_of_the_draw_pile() -> None:
    game = table(
        SHOWCASE, "hand: drifting-leaf", "leaves: 9", "draw: boletus-edulis", "discard: drifting-leaf"
    )
    play(game, "hire lepista-nuda")
    assert draw_pile(game) == ["lepista-nuda", "boletus-edulis"]
    assert discard_pile(game) == ["drifting-leaf"]


@pytest.mark.rule("MY.hire.stack")
def test_the_last_three_cards_hired_are_the_next_hand() -> None:
    game = table(SHOWCASE, "hand: drifting-leaf", "leaves: 20", "draw: boletus-edulis drifting-leaf")
    play(
        game,
        "hire laccaria-amethystina",
        "hire suillus-grevillei",
        "hire lepista-nuda",
        "hire panellus-mitis",
    )
    assert hand(game) == ["drifting-leaf"]  # none is played in the turn it was hired in
    assert draw_pile(game)[:2] == ["panellus-mitis", "lepista-nuda"]
    play(game, "play drifting-leaf", "end")
    assert hand(game) == ["lepista-nuda", "panellus-mitis", "suillus-grevillei"]
    assert draw_pile(game)[0] == "laccaria-amethystina"


@pytest.mark.rule("MY.hire.gaps")
def test_the_gap_stays_until_the_end_of_the_turn() -> None:
    game = table(SHOWCASE, "pile: amanita-muscaria", "hand: drifting-leaf", "leaves: 9")
    play(game, "hire suillus-grevillei", "play drifting-leaf")
    assert showcase(game)[1] == "-"
    assert refused(game, "hire amanita-muscaria") == ("MY.hire.price", "showcase")
    play(game, "end")
    assert showcase(game)[1] == "amanita-muscaria"


@pytest.mark.rule("MY.hire.gaps")
def test_tile_a_fills_the_gap_with_a_whole_new_showcase() -> None:
    pile = "pile: amanita-muscaria mitrula-paludosa marasmius-oreades marasmius-rotula rhodotus-palmatus"
    game = table(SHOWCASE, pile, "hand: drifting-leaf", "leaves: 9")
    play(game, "hire suillus-grevillei", "use a")
    assert showcase(game) == pile.split()[1:]
