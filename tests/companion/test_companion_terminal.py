"""A companion at the terminal: answers by name, undo, a correction, and a file to go on with."""

import random
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from companion_people import play, reply
from tanglewood.cli.app import app
from tanglewood.cli.terminal.companion import SAVED, CompanionTable, yes_or_no
from tanglewood.companion.session import Session, new_session, read_session
from tanglewood.words import speaking


def sit(said: list[str], path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the terminal shows somebody who says this and then leaves."""
    console = Console(record=True, width=200)
    lines = iter(said)

    def prompt(_: CompanionTable) -> str:
        line = next(lines, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr(CompanionTable, "prompt", prompt)
    CompanionTable(new_session("rugwort", {"rugwort": "2"}, 3), console, path).run()
    return console.export_text()


def rugwort_with(cards: list[str]) -> Session:
    """A game in which Rugwort took these cards, one a turn."""
    session = new_session("rugwort", {"rugwort": "2"}, 3)
    rng = random.Random(1)
    while session.question is not None:
        session.answer(reply(session.question, rng))
    for card in cards:
        session.tell("turn")
        assert session.question is not None
        session.answer(card)
    return session


def test_answers_are_named_corrected_and_kept_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    said = [
        "nowhere, old pine",
        "bramble, forager, whispering",
        "1",
        "i",
        "inn",
        "undo",
        "farm",
        "change",
        "1",
        "mossy, old pine, berry slope",
    ]
    shown = sit(said, path, monkeypatch)
    assert "nowhere is none of the answers" in shown
    assert "i fits several" in shown
    assert "Rugwort takes Farm." in shown
    assert "(EV.solo.after_card)" in shown
    session = read_session(path.read_text(encoding="utf-8").strip())
    assert session.journal[0].answers["forest"] == [
        next(it.id for it in session.done[0].asked[0].options if it.name == name)
        for name in ("Mossy glade", "Old pine", "Berry slope")
    ]
    assert [it.id for it in session.rival.laid_out(session.things)] == ["farm"]


@pytest.mark.parametrize("link", ["http://here/companion/gwidyon#s={}", "http://here/?lang=de#s={}", "{}"])
def test_a_link_of_the_page_is_resumed(link: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session = new_session("gwidyon", {}, 3)
    session.tell("turn")
    found = CliRunner().invoke(app, ["companion", "--resume", link.format(session.text())], input="1\nquit\n")
    assert found.exit_code == 0, found.output
    saved = read_session((tmp_path / SAVED).read_text(encoding="utf-8").strip())
    assert [entry.deed for entry in saved.journal] == ["setup", "turn", "turn"]


def table_for(session: Session, said: list[str], monkeypatch: pytest.MonkeyPatch, path: Path) -> str:
    """What the terminal shows to somebody who goes on with a session, says this and leaves."""
    console = Console(record=True, width=200)
    lines = iter([*said, "quit"])
    monkeypatch.setattr(CompanionTable, "prompt", lambda _: next(lines))
    CompanionTable(session, console, path / "game.txt").run()
    return console.export_text()


def test_a_late_correction_says_what_to_put_right(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long ago it was."""
    session = rugwort_with(["farm", "inn", "mine", *["ruins", "chapel", "theater", "castle", "palace"] * 2])
    shown = table_for(session, ["change", "2", "judge"], monkeypatch, tmp_path)
    right = shown[shown.index("Put this right at the table") :]
    assert "- Rugwort takes Farm." in right
    assert "+ Rugwort takes Judge." in right
    assert "Inn" not in right


def test_a_telling_is_removed_and_a_forgotten_one_comes_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = rugwort_with(["farm", "inn"])
    shown = table_for(session, ["remove", "2"], monkeypatch, tmp_path)
    assert "- Rugwort takes Inn." in shown
    assert [it.id for it in session.rival.laid_out(session.things)] == ["farm"]
    shown = table_for(session, ["insert", "1", "1", "mine"], monkeypatch, tmp_path)
    assert "+ Rugwort takes Mine." in shown
    assert [it.id for it in session.rival.laid_out(session.things)] == ["mine", "farm"]


def test_the_card_that_she_turns_up_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("nightweave", {}, 3)
    while session.question is not None:
        session.answer(reply(session.question, random.Random(1)))
    shown = table_for(session, ["1", "undo"], monkeypatch, tmp_path)
    assert "The card: " in shown


def test_people_go_on_after_her_and_enter_leaves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = play(new_session("nightweave", {"difficulty": 1}, 4), random.Random(4))
    entries = len(session.journal)
    gave = 1 + [it.id for it in session.rival.tellings(session.things)].index("gave-cards")
    said = table_for(session, [str(gave), "2", ""], monkeypatch, tmp_path)
    assert len(session.journal) == entries + 1
    assert said.count("Nightweave has finished.") == 2


def test_somebody_leaves_while_something_is_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("nightweave", {}, 3)
    answers = ["bramble, forager, whispering", "croak, evening, ancient, path", "1", "perhaps", "quit"]
    shown = table_for(session, answers, monkeypatch, tmp_path)
    # Forest cards have no names on the table: what is drawn on them tells them apart.
    assert "Bramble thicket  2 berries and 1 card." in shown
    assert "Answer with yes or no." in shown
    saved = read_session((tmp_path / "game.txt").read_text(encoding="utf-8").strip())
    assert saved.question is not None
    assert saved.question.key.startswith("taken:")


def test_the_rowdy_takes_a_green_card_of_his(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("rugwort", {"rugwort_cards": True}, 3)
    table_for(session, ["old, mossy, berry", "1", "inn", "1", "farm"], monkeypatch, tmp_path)
    rowdy = [it.id for it in session.rival.tellings(session.things)].index("rowdy") + 1
    shown = table_for(session, [str(rowdy)], monkeypatch, tmp_path)
    assert "You take Farm from the city of Rugwort. (MW.rugwort_cards.rowdy_solo)" in shown
    assert [it.id for it in session.rival.laid_out(session.things)] == ["inn", "rugwort_the_rowdy"]


def test_an_unknown_opponent_is_refused() -> None:
    found = CliRunner().invoke(app, ["companion", "chess"])
    assert found.exit_code == 2
    assert "nightweave" in found.output


def test_yes_and_no_are_taken_in_the_language_and_in_english() -> None:
    for language, yes, no in (
        ("de", "j", "Nein"),
        ("fr", "o", "n"),
        ("es", "si", "no"),
        ("pl", "tak", "nie"),
    ):
        with speaking(language):
            assert (yes_or_no(yes), yes_or_no(no)) == (True, False)
            assert (yes_or_no("yes"), yes_or_no("off"), yes_or_no("")) == (True, False, None)


def test_numbers_are_offered_only_where_a_list_has_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = sit(["1, 2, 3", "1"], tmp_path / "game.txt", monkeypatch)
    assert "numbers or parts of the names, one for each place with commas: the top left" in shown
    # Which card lies there: more than a hundred of them, which nobody wants to read.
    assert "a number of the list" not in shown
    assert "\na part of the name" in shown
