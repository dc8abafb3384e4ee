"""What a card, tile, gift or solo card asks for, it says itself when something else is wished."""

import pytest

from mycelia_table import play, table
from tanglewood.api import Game
from tanglewood.words import words

PRISMA = "prisma: yes"
SEAT = "player 1: \n drops: a1 e1 \n leaves: 1"


def card(*moves: str) -> Game:
    """A card of the hand is played; other cards lie about."""
    hand = f"hand: {moves[0].removeprefix('play ')} drifting-leaf"
    return play(table(hand, "discard: boletus-edulis", "drops: a1 c3 c3 c3", "leaves: 3", SEAT), *moves)


def bought(gift: str, colour: str, *lines: str) -> Game:
    game = table(PRISMA, f"{colour}: {gift}", "favour: 8", *lines, SEAT)
    return play(game, f"buy {gift}")


@pytest.mark.rule("MY.eff.field")
def test_a_field_picture_says_what_it_asks_for() -> None:
    game = card("play panellus-mitis")
    assert game.why_not("trash boletus-edulis") == (
        "Answer Panellus mitis first: which drop goes where? [MY.eff.field]"
    )
    assert game.why_not("accept") == "Answer Panellus mitis first: which drop goes where? [MY.eff.field]"
    game = card("play coprinus-comatus", "take c3")
    assert game.why_not("take a1") == (
        "Coprinus comatus: All symbols of this picture apply to c3, the field you chose. [MY.eff.field]"
    )
    assert game.why_not("choose 1") == (
        "Answer Coprinus comatus first: on c3, where does another drop go? [MY.eff.field]"
    )


@pytest.mark.rule("MY.play.at_once", "MY.hire.when", "MY.tile.when")
def test_actions_of_the_turn_wait_for_the_card_that_runs() -> None:
    game = card("play panellus-mitis")
    finish = "First finish Panellus mitis, or skip the rest of it."
    assert game.why_not("play drifting-leaf") == f"{finish} [MY.play.at_once]"
    assert game.why_not("end") == f"{finish} [MY.play.at_once]"
    assert game.why_not("hire lepista-nuda") == f"{finish} [MY.hire.when]"
    assert game.why_not("use b") == f"{finish} [MY.tile.when]"


@pytest.mark.rule("MY.eff.either_or")
def test_a_stroke_asks_for_one_of_its_sides() -> None:
    game = card("play laccaria-amethystina")
    assert game.why_not("drop a1 > a2") == (
        "Answer Laccaria amethystina first: which of these? [MY.eff.either_or]"
    )


@pytest.mark.rule("MY.tile.c", "MY.tile.e", "MY.exp.remove")
def test_a_tile_is_named_by_its_letter() -> None:
    own = ("tiles: c e", "leaves: 9", "discard: boletus-edulis", "hand: drifting-leaf")
    game = play(table("expansion: yes", *own, "drops: a1 a1", SEAT), "use c")
    assert game.why_not("return c") == "Answer Tile c first: which drop goes where? [MY.tile.c]"
    assert game.why_not("take a1") == (
        "Tile c: The card moves drops here, it does not remove them. [MY.eff.remove]"
    )
    game = play(table("expansion: yes", *own, "drops: a1 a1", SEAT), "use e")
    assert game.why_not("trash drifting-leaf") == (
        "Tile e: Drifting leaf does not lie on your discard pile. [MY.exp.remove]"
    )
    assert game.why_not("recycle boletus-edulis") == (
        "Answer Tile e first: which card leaves the game? [MY.tile.e]"
    )


@pytest.mark.rule("MY.tile.gain", "MY.tile.fifth")
def test_a_tile_that_comes_is_taken_or_paid_with_another() -> None:
    free = table("stock: d", "showcase: ganoderma-lucidum", "tiles: a b", "leaves: 6", SEAT)
    play(free, "hire ganoderma-lucidum")
    assert free.why_not("refresh roots") == "Answer Ganoderma lucidum first: take a tile d? [MY.tile.gain]"
    full = table("stock: d", "showcase: ganoderma-lucidum", "tiles: a b c e", "leaves: 6", SEAT)
    play(full, "hire ganoderma-lucidum")
    assert full.why_not("accept") == (
        "Ganoderma lucidum: You have 4 tiles: say which one you give back. [MY.tile.fifth]"
    )


@pytest.mark.rule("MY.bonus.everyone")
def test_who_takes_a_bonus_reads_whose_card_it_comes_from() -> None:
    game = table("showcase: fomes-fomentarius", "leaves: 7", "drops: a1", SEAT)
    play(game, "hire fomes-fomentarius")
    assert game.turn == 1
    assert game.why_not("take a1") == (
        "Fomes fomentarius: The card moves drops here, it does not remove them. [MY.eff.remove]"
    )


# ---------------------------------------------------------------------- Prisma


@pytest.mark.rule("PR.gift.globi", "MY.card.clavulinopsis_fusiformis")
def test_a_shrine_field_is_refused_by_the_rule_of_what_lays_it() -> None:
    game = bought("globi", "green", "tokens: 1", "drops: a1 b1 b1")
    assert game.why_not("shrine b1") == (
        "Globi: A shrine field is laid where exactly one drop lies; on b1 lie 2. [PR.gift.globi]"
    )
    hero = table("tokens: 1", "showcase: clavulinopsis-fusiformis", "drops: a1 b1 b1", "leaves: 8", SEAT)
    play(hero, "hire clavulinopsis-fusiformis")
    assert hero.why_not("shrine b1") == (
        "Clavulinopsis fusiformis: A shrine field is laid where exactly one drop lies; on b1 lie 2. "
        "[MY.card.clavulinopsis_fusiformis]"
    )


@pytest.mark.rule("PR.gift.umbra", "PR.recycle.one")
def test_umbra_asks_for_a_card_to_recycle() -> None:
    game = bought("umbra", "green", "discard: drifting-leaf boletus-edulis", "leaves: 1")
    assert game.why_not("recycle agaricus-campestris") == (
        "Umbra: Agaricus campestris does not lie on your discard pile or in your gift area. [PR.recycle.one]"
    )
    assert game.why_not("trash drifting-leaf") == (
        "Answer Umbra first: which card goes back on top of your draw pile? [PR.gift.umbra]"
    )


@pytest.mark.rule("PR.gift.umbra")
def test_whether_a_bonus_is_kept_from_the_others() -> None:
    game = table(PRISMA, "gifts: umbra", "hand: drifting-leaves drifting-leaf", "leaves: 1", SEAT)
    play(game, "play drifting-leaves")
    assert game.why_not("choose 1") == (
        "Answer Drifting leaves first: do you keep its bonus from the others? [PR.gift.umbra]"
    )


@pytest.mark.rule("PR.gift.lux")
def test_lux_asks_for_the_first_card_once_more() -> None:
    game = table(PRISMA, "gifts: lux", "hand: drifting-leaf drifting-leaves", "leaves: 1", SEAT)
    play(game, "play drifting-leaf")
    assert game.why_not("choose 1") == (
        "Answer Lux first: Drifting leaf was your first card this turn. Carry it out once more? [PR.gift.lux]"
    )
    assert game.why_not("play drifting-leaves") == (
        "First finish Lux, or skip the rest of it. [MY.play.at_once]"
    )


@pytest.mark.rule("PR.play.hire_order")
def test_gifts_that_answer_a_hire_are_named() -> None:
    game = table(
        *(PRISMA, "gifts: viatica falx", "showcase: marasmius-oreades", "leaves: 2"),
        *("discard: drifting-leaf", "hand: boletus-edulis", SEAT),
    )
    play(game, "hire marasmius-oreades")
    assert game.why_not("answer simulacrum") == (
        "Viatica, Falx: Simulacrum has nothing to answer now. [PR.play.hire_order]"
    )
    assert game.why_not("trash boletus-edulis") == (
        "Viatica, Falx: Boletus edulis does not lie on your discard pile or in your gift area. "
        "[MY.exp.remove]"
    )
    assert game.why_not("choose 1") == (
        "Answer Viatica, Falx first: which of your gifts answers the hire? [PR.play.hire_order]"
    )


@pytest.mark.rule("PR.tile.a_root", "MY.tile.a")
def test_tile_a_cannot_be_skipped_once_it_is_paid() -> None:
    game = table(PRISMA, "green: umbra petasus", "tiles: a", "leaves: 1", "hand: drifting-leaf", SEAT)
    play(game, "use a")
    asks = "replace the showcase, or put the open gifts under their piles? [MY.tile.a]"
    assert game.why_not("skip") == f"Tile a cannot be skipped: {asks}"
    assert game.why_not("accept") == f"Answer Tile a first: {asks}"
    assert game.why_not("end") == f"Answer Tile a first: {asks}".replace("MY.tile.a", "MY.play.at_once")


# ---------------------------------------------------------------------- alone


@pytest.mark.rule("MY.solo.card_6")
def test_gwidyons_card_names_itself() -> None:
    game = table("players: 1", "solo: 6 3", "drops: a1 b1 b1", "leaves: 1")
    play(game, "end")
    card = words().say("mycelia-title-solo", card="6")
    assert game.why_not("accept") == f"Answer {card} first: which drop goes where? [MY.solo.card_6]"
    assert game.why_not("take b1") == (
        f"{card}: The card moves drops here, it does not remove them. [MY.eff.remove]"
    )
