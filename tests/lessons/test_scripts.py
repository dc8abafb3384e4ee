"""Every lesson of every game does on the engine what its script and its sentences promise."""

import re
from pathlib import Path

import pytest

from tanglewood.kernel.errors import PackError
from tanglewood.kernel.registry import GAMES
from tanglewood.lessons import LessonError, check, lesson, lessons_of
from tanglewood.lessons.script import Lesson, UnknownLessonError, read, taught
from tanglewood.words import files

LESSONS = [it for game in GAMES for it in lessons_of(game)]


@pytest.mark.parametrize("it", LESSONS, ids=lambda it: f"{it.game}-{it.id}")
def test_a_lesson_does_what_it_promises(it: Lesson) -> None:
    counts = check(it)
    assert counts.moves > 0
    assert counts.facts > 0
    assert len(it.steps) <= 9, "a chapter has nine steps at most"


def test_every_game_of_ours_can_be_learned() -> None:
    assert taught() == ["deep_forest", "everdell", "mycelia"]
    assert len(LESSONS) >= 11
    assert all(lessons_of(game)[0].id == "1" for game in taught())


def test_no_sentence_of_a_lesson_lies_about_unused() -> None:
    used = {key for it in LESSONS for key in it.sentences()}
    there = {
        key
        for path in files("en")
        for key in re.findall(r"^(lesson-[\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    assert there - used == set()


def test_an_unknown_lesson_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLessonError, match=r"'gwydion' \(did you mean 'gwidyon'\?\); there is 1, 2"):
        lesson("mycelia", "gwydion")


def changed(tmp_path: Path, old: str, new: str) -> Lesson:
    """The first lesson of Mycelia with something wrong in it."""
    text = (GAMES.listings["mycelia"].folder / "lessons" / "1.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "1.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return read("mycelia", path)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('do = ["end"]', 'do = ["use c"]', "lesson 1, step 6: 'use c' is no option; there are use a, end"),
        ("leaves == 1", "leaves == 2", "lesson 1, step 3: not so"),
        ("MY.turn.finish", "MY.turn.hire", "step 4: 'end' is refused by MY.turn.finish, not by MY.turn.hire"),
        ('["drop b4 > c4"]', '["drop e2 > d2"]', "the side road .* is the way itself"),
        ('"take b1"', '"take d3"', "step 7: 'take d3' is no option"),
    ],
)
def test_what_a_script_promises_falsely_is_found(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(LessonError, match=said):
        check(changed(tmp_path, old, new))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "1"', 'id = "one"', "lessons/1.toml, field id: expected '1', got 'one'"),
        ("minutes = 4", "minute = 4", "lessons/1.toml: Object contains unknown field `minute`"),
        ("minutes = 4", "minutes = ", "lessons/1.toml: Invalid value"),
    ],
)
def test_a_script_that_cannot_be_read_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(PackError, match=said):
        changed(tmp_path, old, new)
