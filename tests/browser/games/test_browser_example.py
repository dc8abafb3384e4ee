"""The example game in the browser: it brings no line for it, the generic table shows it."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser_lessons import hurry, open_lesson
from browser_looking import badly_laid, complaints_of_axe
from browser_people import Person, click_something, is_over, keep, play_to_the_end, press_one, sit_down
from example_game import installed
from serving import process

__all__ = ["installed"]

BOT = {"kind": "bot", "bot": "greedy"}
SIZES = ((1280, 720), (360, 740))


@pytest.mark.long
def test_it_is_found_opened_and_played_to_its_end(
    person: Person, installed: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", installed["PYTHONPATH"])
    with process(tmp_path / "data") as server:
        page = person(at=server.url, bypass_csp=True)
        page.goto("/")
        expect(page.get_by_text("Winter Larder").first).to_be_visible()
        sit_down(page, BOT, BOT, BOT, game="larder", seed=11, options={"players": 4})
        expect(page.locator(".table.generic")).to_be_visible()
        assert badly_laid(page, SIZES) == []
        assert complaints_of_axe(page) == []
        keep(page, "example-larder")
        press_one(page, random.Random(2))
        play_to_the_end(page, click_something)
        assert is_over(page)
        keep(page, "example-larder-over")
        open_lesson(page, "larder", "1")
        hurry(page)
        expect(page.locator(".guide")).to_contain_text("Two beechnuts are worth four points.")
        page.goto("/rules/larder")
        expect(page.get_by_text("WL.end.snow").first).to_be_visible()
