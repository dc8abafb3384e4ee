"""Every refusal names the rule that forbids the wish, in a sentence."""

import re
from typing import NamedTuple

import pytest

from mycelia_table import play, printing, refused, table
from tanglewood.api import Game
from tanglewood.kernel.errors import GameOverError, MoveError
from tanglewood.kernel.registry import lookup


class Case(NamedTuple):
    position: str
    moves: str
    wish: str
    rule: str
    key: str
    sentence: str


BETWEEN = "showcase: panellus-mitis; hand: boletus-edulis drifting-leaf; drops: a1 a1; leaves: 2"
PRISMA = (
    "prisma: yes; green: umbra petasus; amber: lux; violet: lyra; hand: panellus-mitis drifting-leaf; "
    "board:; +1 2 . . .; . . . * .; . . . . .; . . . . .; leaves: 1; favour: 4"
)
CASES = [
    Case("over: yes", "", "end", "MY.end.finish_round", "refused-over", "The game is over."),
    Case(BETWEEN, "", "drop a1 > c3", "MY.drop.step", "far", "from a1 to a field beside it, not to c3"),
    Case(BETWEEN, "", "play lepista-nuda", "MY.turn.whole_hand", "hand", "Lepista nuda is not in your hand."),
    Case(
        BETWEEN,
        "",
        "hire lepista-nuda",
        "MY.hire.price",
        "showcase",
        "Lepista nuda does not lie in the showcase.",
    ),
    Case(
        BETWEEN,
        "",
        "hire panellus-mitis",
        "MY.hire.price",
        "price",
        "Panellus mitis costs 4 leaves, you have 2.",
    ),
    Case(BETWEEN, "", "use c", "MY.setup.tiles", "tile", "You do not own a tile c."),
    Case(BETWEEN, "use a", "use a", "MY.tile.once", "used", "Tile a has been used in this turn already."),
    Case(BETWEEN, "", "use b", "MY.tile.once", "tile-price", "Tile b costs 3 leaves, you have 2."),
    Case(
        "hand: drifting-leaf", "", "use a", "MY.tile.once", "tile-price", "Tile a costs 1 leaf, you have 0."
    ),
    Case(
        "leaves: 9; ending: yes",
        "",
        "use b",
        "MY.tile.needs_drop",
        "tile-in-vain",
        "Tile b would do nothing now.",
    ),
    Case(BETWEEN, "", "end", "MY.turn.finish", "finish", "2 cards of your hand are still to be played."),
    Case(
        "hand: drifting-leaf", "", "end", "MY.turn.finish", "finish", "One card of your hand is still to be"
    ),
    Case(BETWEEN, "", "skip", "MY.turn.whole_hand", "skip", "There is nothing to skip"),
    Case(
        BETWEEN,
        "",
        "drop a1 > a2",
        "MY.eff.move",
        "move-now",
        "Play a card or use a tile first: it says which drop may move.",
    ),
    Case(
        BETWEEN,
        "",
        "take a1",
        "MY.eff.remove",
        "remove-now",
        "Play a card or use a tile first: it says which drop comes off.",
    ),
    Case(
        BETWEEN,
        "",
        "at a1",
        "MY.eff.remove",
        "remove-now",
        "Play a card or use a tile first: it says which drop comes off.",
    ),
    Case(
        BETWEEN, "", "choose 1", "MY.eff.either_or", "choose-now", "There is nothing to choose between now."
    ),
    Case(
        BETWEEN, "", "trash drifting-leaf", "MY.exp.remove", "trash-now", "Nothing lets you remove this card"
    ),
    Case(
        BETWEEN, "", "recycle drifting-leaf", "PR.recycle.one", "recycle-now", "Nothing lets you recycle this"
    ),
    Case(
        BETWEEN, "", "return a", "MY.tile.fifth", "return-now", "only when a fifth one comes; the limit is 4."
    ),
    Case(
        BETWEEN,
        "",
        "shrine a1",
        "MY.card.clavulinopsis_fusiformis",
        "lay-now",
        "Nothing lets you lay a shrine",
    ),
    Case(BETWEEN, "", "accept", "MY.play.forgo", "accept-now", "There is nothing to accept now."),
    # Inside a function.
    *(
        Case(
            "showcase: lepista-nuda; hand: panellus-mitis drifting-leaf; drops: a1; leaves: 9",
            "play panellus-mitis",
            wish,
            rule,
            "inside",
            "First finish Panellus mitis, or skip the rest of it.",
        )
        for wish, rule in (
            ("hire lepista-nuda", "MY.hire.when"),
            ("use a", "MY.tile.when"),
            ("play drifting-leaf", "MY.play.at_once"),
            ("end", "MY.play.at_once"),
        )
    ),
    Case(
        *("ending: yes; hand: laccaria-amethystina; leaves: 1", "play laccaria-amethystina", "choose 1"),
        *("MY.eff.field_void", "void-side", "This side would do nothing now."),
    ),
    Case(
        *("hand: panellus-mitis; drops: d1; leaves: 1", "play panellus-mitis", "drop d2 > d1"),
        *(
            "MY.drop.shrine_no_field",
            "shrine",
            "d2 is a shrine field: it has no landscape and cannot be chosen.",
        ),
    ),
    Case(
        *("hand: boletus-edulis; drops: d1 b1; leaves: 1", "play boletus-edulis", "drop b1 > c1"),
        *("MY.eff.field", "landscape", ", b1 is moss."),
    ),
    Case(
        *("hand: cyptotrama-asprata; drops: a1 a1 b1; leaves: 1", "play cyptotrama-asprata", "take b1"),
        *("MY.eff.beetle", "beetle", "The beetle asks for exactly 2 drops, on b1 lie 1."),
    ),
    Case(
        *("hand: geastrum-triplex; drops: a1 a1 b1; leaves: 1", "play geastrum-triplex", "drop a1 > a2"),
        *("MY.eff.beetle", "beetle", "The beetle asks for exactly 1 drop, on a1 lie 2."),
    ),
    Case(
        *("hand: fomes-fomentarius; drops: a1 a1 b1; leaves: 1", "play fomes-fomentarius", "take b1"),
        *("MY.eff.at_least", "at-least", "At least 2 drops must lie there, on b1 lie 1."),
    ),
    Case(
        *("hand: panellus-mitis; drops: a1; leaves: 1", "play panellus-mitis", "drop b1 > b2"),
        *("MY.eff.at_least", "at-least", "At least 1 drop must lie there, on b1 lie 0."),
    ),
    Case(
        *("hand: phallus-indusiatus; drops: a4; leaves: 1", "play phallus-indusiatus", "at e1"),
        *("MY.eff.around_each", "nothing-around", "No drop lies beside e1."),
    ),
    Case(
        *("hand: suillus-grevillei; drops: c1; leaves: 1", "play suillus-grevillei", "drop c1 > c2"),
        *("MY.eff.move", "no-move-symbol", "The card removes drops here, it does not move them."),
    ),
    Case(
        *("hand: panellus-mitis; drops: a1; leaves: 1", "play panellus-mitis", "take a1"),
        *("MY.eff.remove", "no-remove-symbol", "The card moves drops here, it does not remove them."),
    ),
    Case(
        *("hand: phallus-indusiatus; drops: b4 a4; leaves: 1", "play phallus-indusiatus", "take b4"),
        *("MY.eff.around_each", "centre-first", "Choose the field in the middle first"),
    ),
    Case(
        *("hand: phallus-indusiatus; drops: b4 a4; leaves: 1", "play phallus-indusiatus, at b4", "take b4"),
        *("MY.eff.around_each", "sides-only", "from the fields beside it, not from this one"),
    ),
    Case(
        *("hand: suillus-grevillei; drops: c1; leaves: 1", "play suillus-grevillei", "at c1"),
        *("MY.eff.field", "no-centre", "This card asks for no field in the middle."),
    ),
    Case(
        *(
            "hand: hygrophorus-hypothejus; drops: c3 c3 c3 b3; leaves: 1",
            "play hygrophorus-hypothejus, at c3, take c3, take c3",
            "take c3",
        ),
        *("MY.eff.remove", "used-up", "The symbols for that are used up."),
    ),
    Case(
        *(
            "hand: fomes-fomentarius; drops: a1 a1 b1 b1; leaves: 1",
            "play fomes-fomentarius, take a1",
            "take b1",
        ),
        *("MY.eff.field", "chosen", "All symbols of this picture apply to a1, the field you chose."),
    ),
    Case(
        *(
            "hand: phallus-indusiatus; drops: a4 a4 b3; leaves: 1",
            "play phallus-indusiatus, at b4, take a4",
            "take a4",
        ),
        *(
            "MY.eff.around_neighbours",
            "beside",
            "Only fields beside b4 that still have their drop count here.",
        ),
    ),
    # The expansion.
    Case(
        *("tokens: 1; showcase: clavulinopsis-fusiformis; drops: a1 b1 b1; leaves: 8",),
        *("hire clavulinopsis-fusiformis", "shrine b1"),
        *("MY.card.clavulinopsis_fusiformis", "only-drop", "where exactly one drop lies; on b1 lie 2."),
    ),
    Case(
        *("tokens: 1; showcase: clavulinopsis-fusiformis; drops: a1; leaves: 8",),
        *("hire clavulinopsis-fusiformis", "shrine b1"),
        *("MY.card.clavulinopsis_fusiformis", "only-drop", "where exactly one drop lies; on b1 lie 0."),
    ),
    # Prisma.
    *(
        Case(PRISMA, "", wish, rule, key, sentence)
        for wish, rule, key, sentence in (
            ("answer viatica", "PR.play.hire_order", "answer-now", "No hire is being answered now."),
            ("refresh roots", "PR.tile.a_root", "refresh-now", "Only tile a replaces the showcase or the"),
            ("refresh showcase", "PR.tile.a_root", "refresh-now", "Only tile a replaces the showcase or the"),
            ("buy petasus", "PR.buy.top_card", "gift-top", "Petasus is not the open gift of a pile."),
            ("buy viatica", "PR.buy.top_card", "gift-top", "Viatica is not the open gift of a pile."),
            ("buy lux", "PR.buy.colour", "gift-colour", "Lux is amber; your mushroom stands on space 4,"),
            ("buy lyra", "PR.buy.colour", "gift-colour", "Lyra is violet; your mushroom stands on space 4,"),
        )
    ),
    Case(BETWEEN, "", "buy umbra", "PR.comp.base_rules", "no-prisma", "There are no gifts at this table"),
    Case(PRISMA, "play panellus-mitis", "buy umbra", "PR.buy.when", "inside", "First finish Panellus mitis"),
    Case(
        *(PRISMA, "play panellus-mitis", "prism b1 > b2"),
        *("PR.drop.pick", "kind", "No prism drop lies on b1."),
    ),
    Case(
        *(PRISMA, "play panellus-mitis", "drop a1 > a2"),
        *("PR.drop.pick", "kind", "No dewdrop lies on a1."),
    ),
    Case(
        PRISMA,
        "",
        "prism a1 > a2",
        "MY.eff.move",
        "move-now",
        "Play a card or use a tile first: it says which drop may move.",
    ),
    Case(PRISMA, "", "take prism a1", "MY.eff.remove", "remove-now", "it says which drop comes off"),
    Case(PRISMA, "", "prism a1 > c3", "MY.drop.step", "far", "from a1 to a field beside it, not to c3"),
]


def reach(case: Case) -> Game:
    game = table(*case.position.split("; "))
    return play(game, *[move for move in case.moves.split(", ") if move])


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.key}: {case.wish}")
def test_refusal(case: Case) -> None:
    game = reach(case)
    before = game.text()
    assert refused(game, case.wish) == (case.rule, case.key)
    with pytest.raises(GameOverError if case.key == "refused-over" else MoveError) as raised:
        game.play(case.wish)
    assert case.sentence in str(raised.value)
    assert str(raised.value).endswith(f"[{case.rule}]")
    assert raised.value.rule == case.rule
    assert game.text() == before  # a refused move changes nothing


def test_every_refusal_is_reached() -> None:
    elsewhere = {"sides"}  # needs a pack with a stroke of three sides: see the last test
    elsewhere |= {"four-tiles", "not-discarded", "no-answer"}  # in test_mycelia_refusals_inside.py
    book = (lookup("mycelia").listing.folder / "locales" / "en" / "mycelia.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^mycelia-no-([a-z-]+) =", book, re.MULTILINE))
    assert keys == {case.key for case in CASES if case.key != "refused-over"} | elsewhere


def test_a_text_that_is_no_move_gets_a_hint() -> None:
    with pytest.raises(
        MoveError, match="'play drifting-leef' is no move; expected something like 'play drifting-leaf"
    ):
        reach(CASES[1]).play("play drifting-leef")


def test_an_option_is_not_refused() -> None:
    assert reach(CASES[1]).why_not("PLAY  drifting-leaf") is None


# ---------------------------------------------------------------------- sentences that would mislead


@pytest.mark.rule("MY.tile.fifth")
def test_a_tile_one_does_not_own_cannot_be_given_back() -> None:
    game = table("stock: d", "showcase: ganoderma-lucidum", "tiles: a b c e", "leaves: 6")
    play(game, "hire ganoderma-lucidum")
    assert refused(game, "return g")[1] == "tile"  # the fifth tile has come: that is not the reason


@pytest.mark.rule("MY.eff.either_or")
def test_a_side_that_is_not_printed_is_refused_with_a_rule() -> None:
    pack = printing("1 leaf / 2 leaves / 3 leaves")
    game = play(table("hand: laccaria-amethystina", "leaves: 1", pack=pack), "play laccaria-amethystina")
    assert refused(game, "choose 3") == ("MY.eff.either_or", "sides")
