"""Gifts together: with each other, with tiles, with bonuses, and when they leave the gift area."""

import pytest

import tanglewood
from mycelia_table import (
    discard_pile,
    draw_pile,
    drops,
    favours,
    gifts,
    hand,
    leaves,
    mycelia,
    names,
    play,
    printing,
    prisms,
    refused,
    table,
    texts,
)

PRISMA = "prisma: yes"

# ---------------------------------------------------------------------- the own turn only


@pytest.mark.rule("PR.play.own_turn")
@pytest.mark.rule("PR.combo.virga_bonus")
def test_gifts_do_not_work_when_a_bonus_is_taken_in_another_players_turn() -> None:
    seat = "player 1: \n gifts: virga iris clessidra \n drops: d1 e1 a1 \n hand: boletus-edulis drifting-leaf"
    pack = printing("others(water: move 1) & others(any: move 1)")
    game = table(PRISMA, "hand: new-hero", "drops: a1", "leaves: 1", seat, pack=pack)
    play(game, "play new-hero")
    assert game.turn == 1
    assert not [text for text in texts(game) if text.startswith("take")]  # Virga
    play(game, "drop d1 > d2")
    assert game.turn == 0  # Iris: no drop on water, so only one of the two parts
    assert leaves(game)[1] == 0  # Clessidra
    play(game, "end")
    assert game.view(0).players[1].working == ["virga", "iris", "clessidra"]
    play(game, "play boletus-edulis")
    assert {"take a1", "take e1"} < set(texts(game))  # in the own turn they do
    play(game, "take a1")
    assert leaves(game)[1] == 1


@pytest.mark.rule("PR.play.own_turn")
def test_gifts_stop_working_when_the_own_turn_ends() -> None:
    seat = "player 1: \n hand: sarcoscypha-coccinea \n drops: a1 \n leaves: 1"
    deck = "draw: iris drifting-leaf drifting-leaf drifting-leaves"
    game = table(PRISMA, "gifts: virga clessidra", deck, "drops: d1 a1", "leaves: 1", seat)
    play(game, "end")
    assert game.view(0).players[0].working == []  # those cleared and those just laid
    play(game, "play sarcoscypha-coccinea", "skip")
    assert game.turn == 0
    assert not [text for text in texts(game) if text.startswith("take")]
    play(game, "drop d1 > d2")
    assert leaves(game)[0] == 1


@pytest.mark.rule("PR.play.own_turn")
def test_beetles_of_a_bonus_hold_for_the_owner_of_reticulus() -> None:
    seat = "player 1: \n gifts: reticulus \n drops: a1 a1 a1"
    pack = printing("1 leaf & others(any: exactly 2, remove 2)")
    game = table(PRISMA, "hand: new-hero", "leaves: 1", seat, pack=pack)
    play(game, "play new-hero")
    assert game.turn == 0  # void for seat 1
    assert drops(game, 1) == {"a1": 3}


@pytest.mark.rule("PR.combo.virga_bonus")
def test_others_still_move_what_virgas_owner_gives_as_bonus() -> None:
    seat = "player 1: \n drops: a1"
    game = table(PRISMA, "gifts: virga", "hand: sarcoscypha-coccinea", "drops: b1", "leaves: 1", seat)
    play(game, "play sarcoscypha-coccinea", "skip")
    assert (game.turn, texts(game)) == (1, ["drop a1 > b1", "drop a1 > a2", "skip"])


# ---------------------------------------------------------------------- voluntary, each time


@pytest.mark.rule("PR.play.optional")
@pytest.mark.parametrize("gift", ["viatica", "simulacrum", "falx", "gemma"])
def test_no_gift_has_to_answer_a_hire(gift: str) -> None:
    lines = ("showcase: lepista-nuda", f"gifts: {gift}", "discard: drifting-leaf", "leaves: 9")
    game = play(table(PRISMA, *lines), "hire lepista-nuda", "skip")
    assert (favours(game), gifts(game), discard_pile(game)) == ([0, 0], [gift], ["drifting-leaf"])
    assert "end" in texts(game)


@pytest.mark.rule("PR.play.optional")
def test_the_leaf_of_clessidra_may_be_forgone_where_leaves_are_asked_for() -> None:
    lines = ("ask_leaves: yes", "gifts: clessidra", "hand: suillus-grevillei", "drops: c1 a1", "leaves: 1")
    game = play(table(PRISMA, *lines), "play suillus-grevillei", "take c1")
    assert texts(game) == ["accept", "skip"]
    play(game, "skip")
    assert leaves(game)[0] == 1


@pytest.mark.rule("PR.play.optional")
def test_lux_may_be_waived() -> None:
    game = table(PRISMA, "gifts: lux", "hand: drifting-leaf drifting-leaf", "leaves: 1")
    play(game, "play drifting-leaf", "skip")
    assert leaves(game)[0] == 2
    play(game, "play drifting-leaf")
    assert leaves(game)[0] == 3  # the second card is not the first


@pytest.mark.rule("PR.play.optional_each")
def test_virga_is_decided_symbol_by_symbol() -> None:
    game = table(PRISMA, "gifts: virga", "hand: panellus-mitis", "drops: c3 c3 a1", "leaves: 1")
    play(game, "play panellus-mitis", "drop c3 > c4", "take c4", "drop c3 > b3")  # 3x any: move 1
    assert drops(game) == {"a1": 1, "b3": 1}
    assert mycelia(game).collected == 1
    assert "end" in texts(game)


@pytest.mark.rule("PR.play.optional_each")
def test_virga_beside_a_printed_remove_symbol() -> None:
    game = table(PRISMA, "gifts: virga", "hand: coprinus-comatus", "drops: c1 c1 a1", "leaves: 1")
    play(game, "play coprinus-comatus", "take c1")  # water: move 1 + remove 1
    assert texts(game) == ["drop c1 > d1", "drop c1 > c2", "drop c1 > b1", "take c1", "skip"]
    play(game, "drop c1 > c2")
    assert drops(game) == {"c2": 1, "a1": 1}


@pytest.mark.rule("PR.play.optional_each")
def test_umbra_and_viatica_are_decided_anew_each_time() -> None:
    pack = printing("others(1 leaf) & others(1 leaf)")
    shown = "showcase: lepista-nuda suillus-grevillei"
    game = table(PRISMA, "gifts: umbra viatica", shown, "hand: new-hero", "leaves: 9", pack=pack)
    play(game, "play new-hero", "accept", "skip")  # the first void, the second given
    assert leaves(game) == [9, 1]
    play(game, "hire lepista-nuda", "skip", "hire suillus-grevillei", "answer viatica")
    assert favours(game) == [3, 0]


# ---------------------------------------------------------------------- leaving the gift area


@pytest.mark.rule("PR.play.leaves_area")
def test_recycling_a_gift_that_is_working() -> None:
    pack = printing("2x recycle card & water: remove 1")
    lines = ("gifts: iris clessidra", "hand: new-hero suillus-grevillei", "drops: c1 c1 e1 a1", "leaves: 1")
    game = table(PRISMA, *lines, pack=pack)
    assert game.view(0).players[0].working == ["iris", "clessidra"]
    play(game, "play new-hero", "recycle iris", "skip")
    assert texts(game) == ["take c1", "skip"]  # at once: the same card has its landscape again
    play(game, "take c1")
    assert leaves(game)[0] == 2  # the other gift goes on
    assert game.view(0).players[0].working == ["clessidra"]
    play(game, "play suillus-grevillei")
    assert refused(game, "take e1") == ("MY.eff.field", "landscape")


@pytest.mark.rule("PR.play.leaves_area")
@pytest.mark.parametrize(("tile", "verb"), [("e", "trash"), ("g", "recycle")])
def test_a_gift_removed_or_recycled_by_a_tile_stops_working(tile: str, verb: str) -> None:
    lines = (
        "gifts: perspicillum velamen",
        f"tiles: b {tile}",
        "showcase: lepista-nuda",
        "drops: a1",
        "leaves: 2",
    )
    game = table(PRISMA, *lines)
    assert {"use b", "hire lepista-nuda"} < set(texts(game))
    other = game.copy()
    play(game, f"use {tile}", f"{verb} perspicillum")
    assert refused(game, "use b") == ("MY.tile.once", "tile-price")
    assert "hire lepista-nuda" in texts(game)
    play(other, f"use {tile}", f"{verb} velamen")
    assert refused(other, "hire lepista-nuda") == ("MY.hire.price", "price")
    assert "use b" in texts(other)


@pytest.mark.rule("PR.play.leaves_area")
@pytest.mark.rule("PR.gift.gemma")
def test_gemma_recycling_itself() -> None:
    lines = (
        "showcase: lepista-nuda suillus-grevillei",
        "gifts: gemma",
        "discard: drifting-leaf",
        "leaves: 9",
    )
    game = play(table(PRISMA, *lines), "hire lepista-nuda", "recycle gemma")
    assert (gifts(game), draw_pile(game)) == ([], ["gemma", "lepista-nuda"])
    play(game, "hire suillus-grevillei")
    assert "recycle drifting-leaf" not in texts(game)  # it works no more
    assert draw_pile(game) == ["suillus-grevillei", "gemma", "lepista-nuda"]
    play(game, "end")
    assert gifts(game) == ["gemma"]  # second from the top, so it is laid again, and draws the discard pile


@pytest.mark.rule("PR.play.leaves_area")
@pytest.mark.rule("PR.play.hire_order")
def test_a_gift_removed_before_it_answered_does_not_answer() -> None:
    game = table(PRISMA, "showcase: lepista-nuda", "gifts: viatica falx", "leaves: 9")
    play(game, "hire lepista-nuda")
    assert texts(game) == ["answer viatica", "trash viatica", "trash falx", "skip"]
    play(game, "trash viatica")
    assert favours(game) == [0, 0]
    assert "end" in texts(game)


# ---------------------------------------------------------------------- answers to a hire


@pytest.mark.rule("PR.play.stack")
def test_viatica_with_simulacrum() -> None:
    shown = "showcase: lepista-nuda suillus-grevillei"
    game = table(PRISMA, "players: 4", shown, "gifts: viatica simulacrum", "leaves: 9")
    play(game, "hire lepista-nuda", "answer simulacrum", "answer viatica")
    assert favours(game)[0] == 3
    play(game, "hire suillus-grevillei", "answer viatica", "answer simulacrum")
    assert favours(game)[0] == 6


@pytest.mark.rule("PR.play.hire_order")
def test_answers_come_after_single_effect_and_draw_pile_in_any_order() -> None:
    area = "gifts: viatica falx gemma"
    lines = ("showcase: favolaschia-claudopus", area, "discard: drifting-leaf boletus-edulis", "leaves: 9")
    game = table(PRISMA, "players: 4", *lines)
    play(game, "hire favolaschia-claudopus")  # single: 2 favours
    assert texts(game) == ["accept", "skip"]
    assert draw_pile(game) == []
    play(game, "accept")
    assert draw_pile(game) == ["favolaschia-claudopus"]
    offered = set(texts(game))
    assert {"answer viatica", "trash drifting-leaf", "recycle drifting-leaf", "skip"} < offered
    play(game, "recycle boletus-edulis")
    assert draw_pile(game) == ["boletus-edulis", "favolaschia-claudopus"]
    assert refused(game, "recycle drifting-leaf") == ("PR.play.hire_order", "refused-asks")  # once each
    play(game, "trash drifting-leaf", "answer viatica")
    assert favours(game)[0] == 2 + 1
    assert "end" in texts(game)


@pytest.mark.rule("PR.play.stack")
def test_virga_clessidra_and_prism_drops_add_up() -> None:
    lines = ("gifts: viatica clessidra virga", "hand: boletus-edulis", "drops: e1+ a1", "leaves: 1")
    game = play(table(PRISMA, *lines), "play boletus-edulis", "take prism e1")
    assert (leaves(game)[0], favours(game), "end" in texts(game)) == (2, [3, 0], True)


# ---------------------------------------------------------------------- Reticulus, Iris


@pytest.mark.rule("PR.combo.reticulus_globi")
def test_globi_with_reticulus() -> None:
    lines = ("green: globi", "tokens: 1", "favour: 5", "drops: a1 a1+ a1+ c3 e1 e1", "leaves: 1")
    game = play(table(PRISMA, *lines, "gifts: reticulus clessidra"), "buy globi")
    assert texts(game) == ["shrine a1", "shrine e1", "shrine c3", "skip"]  # no field without a drop
    play(game, "shrine a1")
    assert drops(game) == {"c3": 1, "e1": 2}
    assert prisms(game) == {}
    assert mycelia(game).collected == 3
    assert favours(game) == [4, 0]  # paid first, then two prism drops: over 1 and 2
    assert leaves(game)[0] == 1 + 3
    assert "a1" in game.view(0).players[0].shrine_fields


@pytest.mark.rule("PR.combo.reticulus_clavulinopsis")
@pytest.mark.parametrize(("area", "fields"), [("reticulus", ["a1", "c3"]), ("iris", ["c3"])])
def test_clavulinopsis_with_reticulus(area: str, fields: list[str]) -> None:
    lines = ("showcase: clavulinopsis-fusiformis", "tokens: 1", "drops: a1 a1+ c3", "leaves: 8")
    game = play(table(PRISMA, *lines, f"gifts: {area}"), "hire clavulinopsis-fusiformis")
    assert texts(game) == [*(f"shrine {field}" for field in fields), "skip"]
    play(game, f"shrine {fields[0]}")
    assert drops(game) == ({"c3": 1} if len(fields) == 2 else {"a1": 2})


@pytest.mark.rule("PR.gift.reticulus")
@pytest.mark.rule("PR.gift.virga")
@pytest.mark.parametrize(("gift", "move"), [("reticulus", "drop b3 > b4"), ("virga", "take a1")])
def test_single_effects_of_hired_cards_are_bent_too(gift: str, move: str) -> None:
    pack = printing("1 leaf", single="any: exactly 1, move 1")
    lines = ("showcase: new-hero", "drops: a1 b3 b3", "leaves: 4")
    plain = play(table(PRISMA, *lines, pack=pack), "hire new-hero")
    assert texts(plain) == ["drop a1 > b1", "drop a1 > a2", "skip"]
    game = play(table(PRISMA, *lines, f"gifts: {gift}", pack=pack), "hire new-hero")
    assert move in texts(game)


@pytest.mark.rule("PR.combo.iris_reticulus")
def test_iris_with_reticulus() -> None:
    """The example of the rulebook: Phallus indusiatus and Cyptotrama asprata."""
    cards = "hand: phallus-indusiatus cyptotrama-asprata"
    game = table(PRISMA, "gifts: iris reticulus", cards, "drops: a4 b3 b3 b3 a1", "leaves: 1")
    play(game, "play phallus-indusiatus", "at a3", "take a4", "take b3")  # leaves: around each
    play(game, "play cyptotrama-asprata")  # any: exactly 2, remove 2
    play(game, "take b3", "take b3")
    assert drops(game) == {"a1": 1}
    pack = printing("water: exactly 2, remove 2")
    for area, fits in (("iris", []), ("reticulus", []), ("iris reticulus", ["take a4"])):
        game = table(PRISMA, f"gifts: {area}", "hand: new-hero", "drops: a4 a4 a4 a1", "leaves: 1", pack=pack)
        play(game, "play new-hero")
        assert [text for text in texts(game) if text.startswith("take")] == fits


@pytest.mark.rule("PR.combo.iris_single")
def test_iris_holds_for_single_effects_of_its_owner_only() -> None:
    lines = ("green: reticulus", "favour: 5", "drops: a1 c1", "leaves: 1", "gifts: iris")
    game = play(table(PRISMA, *lines), "buy reticulus")  # single: moss: remove 1
    assert texts(game) == ["take a1", "take c1", "skip"]
    pack = printing("1 leaf", single="water: remove 1 & others(water: remove 1)")
    seat = "player 1: \n drops: a1 c1"
    game = table(PRISMA, "gifts: iris", "showcase: new-hero", "drops: a1", "leaves: 4", seat, pack=pack)
    play(game, "hire new-hero", "take a1")
    assert (game.turn, texts(game)) == (1, ["take c1", "skip"])


# ---------------------------------------------------------------------- Virga, Umbra, Lux


@pytest.mark.rule("PR.combo.virga_tiles")
@pytest.mark.parametrize("tile", ["b", "c"])
def test_virga_with_tiles_b_and_c(tile: str) -> None:
    game = table(PRISMA, "gifts: virga", f"tiles: a {tile}", "drops: a1 a1", "leaves: 4")
    play(game, f"use {tile}")
    assert texts(game) == ["drop a1 > b1", "drop a1 > a2", "skip"]
    play(game, "drop a1 > a2")
    assert "take a1" not in texts(game)
    assert mycelia(game).collected == 0


@pytest.mark.rule("PR.combo.umbra_lyra")
def test_umbra_with_lyra() -> None:
    seat = "player 1: \n drops: a1"
    lines = ("violet: lyra", "favour: 8", "drops: a1", "leaves: 1", "gifts: umbra")
    game = play(table(PRISMA, *lines, seat), "buy lyra", "accept")
    assert (game.turn, drops(game, 1)) == (0, {"a1": 1})
    assert draw_pile(game) == ["lyra"]
    waived = play(table(PRISMA, *lines, seat), "buy lyra", "skip", "take a1")
    assert drops(waived, 1) == {}


@pytest.mark.rule("PR.gift.lux")
@pytest.mark.rule("PR.gift.virga")
def test_lux_with_virga() -> None:
    game = table(PRISMA, "gifts: lux virga", "hand: boletus-edulis", "drops: e1+ e1 a1", "leaves: 1")
    play(game, "play boletus-edulis", "take prism e1", "accept", "take e1")  # leaves: move 1, twice
    assert drops(game) == {"a1": 1}
    assert (favours(game), "end" in texts(game)) == ([3, 0], True)


@pytest.mark.rule("PR.combo.lux_bonus")
def test_lux_with_a_bonus() -> None:
    lines = ("hand: drifting-leaves drifting-leaf", "leaves: 1")  # 2 leaves & others(1 leaf)
    game = play(table(PRISMA, "gifts: lux", *lines), "play drifting-leaves")
    assert (leaves(game), texts(game)) == ([3, 1], ["accept", "skip"])  # directly after the first run
    other = game.copy()
    assert leaves(play(game, "accept")) == [5, 2]
    assert leaves(play(other, "skip")) == [3, 1]
    game = table(PRISMA, "gifts: lux umbra", *lines)
    play(game, "play drifting-leaves", "accept", "accept", "accept")  # void, again, void
    assert leaves(game) == [5, 0]


@pytest.mark.rule("PR.combo.lux_self")
def test_lux_when_the_card_removed_or_recycled_itself() -> None:
    game = table(PRISMA, "gifts: lux", "hand: mucidula-mucida", "discard: drifting-leaf", "leaves: 1")
    play(game, "play mucidula-mucida", "trash mucidula-mucida", "accept")  # 1 leaf & remove card
    assert leaves(game)[0] == 3
    assert texts(game) == ["trash drifting-leaf", "trash lux", "skip"]
    play(game, "trash drifting-leaf")
    assert names(game, mycelia(game).gone) == ["mucidula-mucida", "drifting-leaf"]
    game = table(PRISMA, "gifts: lux", "hand: coprinellus-disseminatus", "leaves: 1")
    play(game, "play coprinellus-disseminatus", "recycle coprinellus-disseminatus", "accept")
    assert (leaves(game)[0], texts(game)) == (5, ["recycle lux", "skip"])


@pytest.mark.rule("PR.gift.lux")
@pytest.mark.rule("PR.play.leaves_area")
def test_lux_recycled_by_its_first_card() -> None:
    game = table(PRISMA, "gifts: lux", "hand: coprinellus-disseminatus drifting-leaf", "leaves: 1")
    play(game, "play coprinellus-disseminatus", "recycle lux")  # 2 leaves & recycle card
    assert leaves(game)[0] == 3
    assert "play drifting-leaf" in texts(game)  # no second run
    assert draw_pile(game) == ["lux"]


# ---------------------------------------------------------------------- a hand of gifts


@pytest.mark.rule("PR.play.chain")
@pytest.mark.rule("PR.play.hand_size")
def test_a_hand_of_gifts_draws_on_until_the_pile_is_empty() -> None:
    piled = "draw: iris lyra lux \n discard: gemma anellus viatica simulacrum umbra falx"
    game = table(PRISMA, piled, "leaves: 1", "player 1: \n leaves: 1")
    play(game, "end", "end")
    assert (game.turn, hand(game), draw_pile(game), discard_pile(game)) == (0, [], [], [])
    assert len(gifts(game)) == 9
    assert texts(game) == ["use a", "end"]
    play(game, "end", "end")
    assert len(gifts(game)) == 9  # and so in every turn to come
    assert tanglewood.from_text(game.text()).text() == game.text()
