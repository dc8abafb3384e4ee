"""Every refusal is a sentence and names the rule that forbids the wish."""

import re

import pytest

import tanglewood
from deep_forest_table import play, refused, table
from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import GameOverError, MoveError
from tanglewood.kernel.registry import lookup
from tanglewood.words import words

RULES = {rule.id for rule in read_rules(lookup("deep_forest"))}
PREFIX = "deep_forest-no-"


def written() -> set[str]:
    locales = lookup("deep_forest").listing.folder / "locales"
    text = (locales / "en" / "deep_forest.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{PREFIX}([a-z-]+) =", text, re.MULTILINE))


RARE = {
    *("hopeless", "supply-empty", "lay-same", "corner", "double-kind", "claim", "gone", "all-aside"),
    *("boost-none", "boost", "last-roll", "beaten", "reward-coin", "send-fresh", "send-closing", "retreats"),
    *("back-far", "hidden", "over-limit", "leave-markers", "edge-taken", "die", "aside", "dice", "onto"),
    *("sending", "in-fight", "not-below", "send-twice", "send-fight", "dice-fixed"),
}
"""Shown by rulebook tests; random games may miss them."""


def test_random_games_meet_every_refusal_with_a_rule_and_a_sentence() -> None:
    met: set[str] = set()
    for seed in range(6):
        game = tanglewood.new_game("deep_forest", seed=seed, players=2 + seed % 3)
        rng = seeded(seed)
        while not game.over:
            if game.moves % 6 == 0:
                for move in game.state.vocabulary().all:
                    refusal = game.state.why_not(move.text)
                    if refusal is not None:
                        assert refusal.rule in RULES
                        assert words().say(refusal.key, **refusal.values)
                        if refusal.reason.startswith(PREFIX):
                            met.add(refusal.reason.removeprefix(PREFIX))
            game.play(game.options()[rng.below(len(game.options()))])
        with pytest.raises(GameOverError, match="over"):
            game.play("end")
    assert written() - met - RARE <= {"over"}
    assert met <= written()


@pytest.mark.parametrize(
    ("position", "wish", "rule", "sentence"),
    [
        ("pawn: c2\ngoods: marker 3", "go c4", "DF.walk.step", "c4 does not lie right beside your pawn."),
        (
            "pawn: c2\ngoods: marker 3\ntiles: t c3",
            "go c3",
            "DF.obst.step",
            "A thicket bars c3: it has to be overcome.",
        ),
        (
            "pawn: c2\ngoods: marker 3\ntiles: t c3",
            "overcome c3",
            "DF.obst.thicket",
            "A thicket costs 3 potions.",
        ),
        ("pawn: c2\ngoods: coin 1\ntrail: c1 1", "buy book", "DF.res.buy", "That costs 2 coins, you have 1."),
        (
            "fog: 1\npawn: c7\ngoods: marker 1",
            "leave c8",
            "DF.end.leave",
            "Leaving costs 2 markers with the one on the wall, you have 1.",
        ),
        (
            "pawn: b2\ngoods: book 3\nswords: 2\nstage: fight 0 15 3 0 1 1",
            "sell book",
            "DF.fight.rolls",
            "Nothing can turn this fight any more.",
        ),
    ],
)
def test_sentences(position: str, wish: str, rule: str, sentence: str) -> None:
    game = table(position)
    assert game.why_not(wish) == f"{sentence} [{rule}]"


def test_a_refused_move_changes_nothing() -> None:
    game = table("pawn: c2", "goods: marker 3")
    before = game.text()
    with pytest.raises(MoveError):
        game.play("go c4")
    assert game.text() == before


def test_a_text_that_is_no_move() -> None:
    with pytest.raises(MoveError, match="is no move; expected something like 'go c1'"):
        table("pawn: c2", "goods: marker 3").play("go c11")


def test_the_turn_is_over_once_limits_are_asked_for() -> None:
    game = play(table("pawn: c2", "goods: marker 9, coin 1", "trolls: 1"), "end")
    assert refused(game, "go c3") == ("DF.turn.end", "turn-over")
    assert refused(game, "send 1") == ("DF.troll.send", "send-closing")


# ---------------------------------------------------------------------- a stage asks


@pytest.mark.rule("DF.setup.start_field")
def test_before_the_first_turn_nothing_but_the_entry_is_asked_for() -> None:
    game = table("stage: enter 0")
    asks = "Answer first: Where does your path cross the lower wall? [DF.setup.start_field]"
    for wish in ("go c1", "strip s01", "buy book", "send 1", "roll"):
        assert game.why_not(wish) == asks


@pytest.mark.rule("DF.market.strip", "DF.turn.order")
def test_a_strip_is_laid_before_anything_else_of_the_turn() -> None:
    game = table("pawn: c1", "hand: s01 s02", "stage: choose 0")
    assert game.why_not("claim magpie") == (
        "Answer first: Round 1: which strip do you lay on the market? [DF.market.strip]"
    )
    play(game, "strip s01")
    assert game.why_not("dice 3") == "Answer first: Where do you lay this strip? [DF.market.strip]"
    assert refused(game, "go c2") == ("DF.turn.order", "market-first")


@pytest.mark.rule("DF.market.pawn")
def test_the_market_pawn_is_asked_for() -> None:
    game = table("pawn: c1", "stage: stand 0")
    assert game.why_not("reward book") == (
        "Answer first: At which line of the market do you stand? [DF.market.pawn]"
    )


@pytest.mark.rule("DF.monster.4", "DF.monster.4_one")
def test_what_is_doubled_is_asked_before_exchanges() -> None:
    own = ("pawn: c1", "goods: coin 4, book 1", "edge: row-1", "monsters: magpie")
    game = table("grid: bp.. .... .... ....", *own, "stage: double 0 book potion")
    asks = "Answer first: Which of the resources you just got comes twice? [DF.monster.4]"
    assert game.why_not("buy marker") == asks
    assert game.why_not("send 1") == asks
    assert game.why_not("double marker") == "You got no marker from the market. [DF.monster.4_one]"


@pytest.mark.rule("DF.fight.swords", "DF.fight.rolls")
def test_a_fight_asks_for_swords_and_then_for_dice() -> None:
    game = table("pawn: b2", "swords: 3", "goods: coin 4", "stage: commit 0 15")
    assert game.why_not("buy book") == (
        "Answer first: Strength 15: how many swords do you commit? [DF.fight.swords]"
    )
    game = table("pawn: b2", "goods: book 3", "swords: 2", "stage: fight 0 15 1 0 1 2")
    assert game.why_not("dice 3") == ("You have committed 2 swords; the number stays. [DF.fight.swords]")
    assert game.why_not("onto c3") == (
        "Answer first: Strength 15: the dice show 1 2, 3 in all. 2 rolls are left. [DF.fight.rolls]"
    )


@pytest.mark.rule("DF.troll.where", "DF.troll.send")
def test_sending_a_troll_is_finished_first() -> None:
    game = table("pawn: c2", "goods: coin 9", "trolls: 1", "stage: forest 0")
    play(game, "send 1")
    assert game.why_not("buy book") == "First finish sending the troll. [DF.troll.send]"
    assert game.why_not("go c3") == "First finish sending the troll. [DF.troll.send]"


@pytest.mark.rule("DF.res.limit")
def test_the_end_of_a_turn_asks_for_what_is_too_much() -> None:
    game = play(table("pawn: c2", "goods: marker 9, coin 1"), "end")
    assert game.why_not("double book") == (
        "Answer first: You may keep 6 of each kind: exchange the rest or give it back. [DF.res.limit]"
    )
