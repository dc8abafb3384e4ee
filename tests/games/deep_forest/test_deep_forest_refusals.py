"""Every refusal is a sentence and names the rule that forbids the wish."""

import re

import pytest

import tanglewood
from deep_forest_table import play, refused, table
from tanglewood.kernel.catalogue import read_rules
from tanglewood.kernel.chance import seeded
from tanglewood.kernel.errors import GameOverError, MoveError
from tanglewood.kernel.registry import lookup
from tanglewood.words import LOCALES, words

RULES = {rule.id for rule in read_rules(lookup("deep_forest"))}
PREFIX = "deep_forest-no-"


def written() -> set[str]:
    text = (LOCALES / "en" / "deep_forest.ftl").read_text(encoding="utf-8")
    return set(re.findall(rf"^{PREFIX}([a-z-]+) =", text, re.MULTILINE))


RARE = {
    *("hopeless", "supply-empty", "lay-same", "corner", "double-kind", "claim", "gone", "all-aside"),
    *("boost-none", "boost", "last-roll", "beaten", "reward-coin", "send-fresh", "send-closing", "retreats"),
    *("back-far", "hidden", "over-limit", "leave-markers", "edge-taken", "die", "aside", "dice", "onto"),
    *("sending", "in-fight", "not-below", "send-twice", "send-fight"),
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
                        met.add(refusal.key.removeprefix(PREFIX))
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
