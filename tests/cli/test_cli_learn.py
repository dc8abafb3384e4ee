"""Lessons in the terminal: the same scripts as in the browser."""

import pytest
from typer.testing import CliRunner

from tanglewood.cli.app import app
from tanglewood.kernel.registry import GAMES
from tanglewood.lessons import Lesson, lesson, lessons_of

LESSONS = [it for game in GAMES for it in lessons_of(game)]


def learn(*words: str, typed: list[str] | None = None, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["learn", *words], input="\n".join(typed or []) + "\n")
    assert result.exit_code == code, result.output
    assert "Traceback" not in result.output
    return " ".join(result.output.split())


@pytest.mark.parametrize("it", LESSONS, ids=lambda it: f"{it.game}-{it.id}")
def test_a_lesson_is_played_to_its_end(it: Lesson) -> None:
    said = learn(it.game, it.id, typed=[text for step in it.steps for text in step.do])
    assert it.say("closing") in said
    assert f"Step {len(it.steps)} of {len(it.steps)}" in said


def test_what_else_is_done_is_answered() -> None:
    it = lesson("mycelia", "1")
    other = [
        "play drifting-leaf",
        "hint",
        "play boletus-edulis",
        "drop b4 > c4",
        "drop e2 > d2",
        "play drifting-leaf",
    ]
    said = learn("mycelia", "1", typed=[*other, "end", "card boletus edulis", "quit"])
    for part in ((1, "otherwise"), (2, "trap", 1), (2, "notice"), (4, "slip", 1)):
        assert it.say(*part) in said
    assert "Type: play boletus-edulis" in said
    assert "It is taken back." in said
    assert "Come back with: tanglewood learn mycelia 1" in said


def test_another_right_move_counts() -> None:
    it = lesson("mycelia", "1")
    moves = [text for step in it.steps for text in step.do]
    moves[moves.index("take e4")] = "take b1"
    said = learn("mycelia", typed=moves)
    assert it.say(7, "fine", 1) in said
    assert it.say("closing") in said


def test_chapters_are_listed_and_unknown_ones_refused() -> None:
    said = learn("mycelia", "--list")
    assert "1: Your first two turns (4 minutes)." in said
    assert "gwidyon: Alone against Gwidyon" in said
    assert "no lesson 'gwydion' (did you mean 'gwidyon'?)" in learn("mycelia", "gwydion", code=2)
