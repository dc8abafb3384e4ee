"""The path of a designer, exactly as docs/designers.md describes it: from an empty folder to a report."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser_people import PATIENCE

GUIDE = Path(__file__).parents[3] / "docs" / "designers.md"
GAMES = 1000
"""Of each of the two versions, as the guide plays them; in the long tests a tenth."""


def block(language: str, having: str) -> str:
    """The block of the guide that has these words."""
    text = GUIDE.read_text(encoding="utf-8")
    found: list[str] = re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return next(text for text in found if having in text)


def line(having: str) -> str:
    """The command of the guide that begins like this."""
    return next(text for text in GUIDE.read_text(encoding="utf-8").splitlines() if text.startswith(having))


def run(command: str, folder: Path) -> str:
    words = shlex.split(command)
    assert words[0] == "tanglewood"
    done = subprocess.run(
        [sys.executable, "-m", *words], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.timeout(3000)
@pytest.mark.parametrize(
    "games",
    [pytest.param(GAMES // 10, marks=pytest.mark.long), pytest.param(GAMES, marks=pytest.mark.soak)],
)
def test_a_designer_gets_from_an_empty_folder_to_a_report(
    tmp_path: Path, browser: Browser, games: int
) -> None:
    run(line("tanglewood pack new"), tmp_path)
    file = tmp_path / "my-city" / "pack.toml"
    head = block("toml", 'name = "my-city"')
    assert all(said in file.read_text(encoding="utf-8") for said in head.splitlines())
    added = [block("toml", 'id = "historian"'), block("toml", 'id = "beekeeper"')]
    file.write_text("\n".join([file.read_text(encoding="utf-8"), *added]), encoding="utf-8")
    run(line("tanglewood pack check"), tmp_path)
    changes = run(line("tanglewood pack diff"), tmp_path)
    assert "historian" in changes
    assert "beekeeper" in changes

    command = line("tanglewood study run --game everdell --pack")
    assert f"--games {GAMES} " in command
    told = run(command.replace(f"--games {GAMES} ", f"--games {games} "), tmp_path)
    assert f"{games:,} deals, {2 * games:,} games of everdell" in " ".join(told.split())
    run(line("tanglewood study report study-everdell"), tmp_path)

    context = browser.new_context(offline=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto((tmp_path / "report.html").as_uri())
    page.locator("html[data-drawn=yes]").wait_for(state="attached")
    expect(page.locator("[data-plot=length] svg path").first).to_be_attached()
    said = page.locator("body").inner_text()
    assert "card.historian.points 2 instead of 1" in said
    # Every difference has its interval, certain or not.
    assert re.search(r"Decisions of a game: \S+ in B \(\S+ to \S+\); \S+ in A", said), said
    context.close()
