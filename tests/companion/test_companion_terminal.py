"""A companion at the terminal: answers by name, undo, a correction, and a file to go on with."""

from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from tanglewood.cli.app import app
from tanglewood.cli.terminal.companion import CompanionTable
from tanglewood.companion.session import new_session, read_session


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


def test_an_unknown_opponent_is_refused() -> None:
    found = CliRunner().invoke(app, ["companion", "chess"])
    assert found.exit_code == 2
    assert "nightweave" in found.output
