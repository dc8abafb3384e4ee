"""What is shown while something moves is one moment: board, prompt, seats, log and end never disagree."""

import random

import pytest
from playwright.sync_api import Page, expect

from browser_looking import Frame, watch, watched
from browser_people import (
    ROUND_ABOUT,
    Person,
    keep,
    play_to_the_end,
    play_until,
    take_seat,
    touch_one,
    wait_for_question,
)
from browser_positions import PLAYERS, late

PACE = 110
"""Milliseconds for an event."""


def disagreements(frames: list[Frame]) -> list[str]:
    found = []
    for frame in frames:
        moving = frame["doing"] == "moving"
        over = frame["prompt"] == "The game is over."
        if frame["narrated"] and frame["narrated"] != frame["newest"]:
            found.append(f"told is {frame['narrated']!r}, the log is at {frame['newest']!r}")
        if frame["turn"] and frame["asking"] != frame["turn"]:
            found.append(
                f"the prompt {frame['prompt']!r} and the seats {frame['at']!r} name different players"
            )
        if moving and frame["acting"] and not frame["at"].startswith(frame["acting"]):
            found.append(f"{frame['acting']} acts on the board, {frame['at']!r} in the list of seats")
        if over and (moving or not frame["end"] or frame["newest"] != "The game is over."):
            found.append(f"the prompt says the end, the log is at {frame['newest']!r}")
        if frame["end"] and not over:
            found.append(f"the end is shown, the prompt says {frame['prompt']!r}")
    return found


ENDS = ("button:end", "button:pass", "button:prepare", "button:done", "button:skip")
HURRY_NOW = """ends => {
  if (document.querySelector('main').dataset.doing !== 'asked') return
  const within = document.querySelector('.peek .act') ? '.peek ' : ''
  const things = [...document.querySelectorAll(within + '[data-thing].can')]
  const seen = things.filter(one => one.checkVisibility())
  const end = seen.find(one => ends.includes(one.dataset.thing))
  const chosen = end ?? seen[Math.floor(Math.random() * seen.length)]
  chosen?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}"""


def hurry(page: Page, rng: random.Random) -> None:
    """Whatever ends a turn comes first."""
    touch_one(page, rng, lambda name, rng: rng.random() + (name not in ENDS) + (name in ROUND_ABOUT))


def told_of_others(frames: list[Frame]) -> set[str]:
    """What others did, as it was told piece by piece."""
    told = {frame["narrated"] for frame in frames if frame["doing"] == "moving"}
    return {words for words in told if words and not words.startswith("You")}


@pytest.mark.parametrize(("game", "left"), [("everdell", 5), ("mycelia", 8), ("deep_forest", 60)])
def test_all_parts_of_the_page_tell_of_the_same_moment(person: Person, game: str, left: int) -> None:
    page = person(calm=False, settings={"pace": PACE})
    take_seat(page, late(game, 2, left=left, players=3), PLAYERS)
    watch(page)
    play_until(page, lambda: len(told_of_others(watched(page))) > 1, hurry)
    frames = watched(page)
    assert disagreements(frames) == []
    entries = [frame["entries"] for frame in frames]
    assert entries == sorted(entries), "the log only grows"


def test_the_end_is_told_when_the_board_has_come_to_it(person: Person) -> None:
    page = person(calm=False, settings={"pace": PACE})
    take_seat(page, late("everdell", 1, left=1, players=2), PLAYERS)
    watch(page)
    play_to_the_end(page, hurry)
    keep(page, "moment-over")
    frames = watched(page)
    assert disagreements(frames) == []
    first = next(i for i, frame in enumerate(frames) if frame["end"])
    assert any(frame["narrated"] for frame in frames[:first]), "something was shown before"


OTHERS_TOLD = """() => {
  const told = document.querySelector('.narration')?.textContent.trim() ?? '';
  return told !== '' && !told.startsWith('You');
}"""


def skip(page: Page) -> None:
    while page.evaluate(OTHERS_TOLD):
        page.get_by_role("button", name="Skip").click()


def look_away(page: Page) -> None:
    page.evaluate(
        """() => {
          Object.defineProperty(document, 'hidden', { get: () => true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )


def test_whoever_has_seen_enough_or_looks_away_is_at_the_newest_moment_at_once(person: Person) -> None:
    page = person(calm=False, settings={"pace": 60_000})
    take_seat(page, late("everdell", 2, left=30, players=2), PLAYERS)
    for enough in (skip, look_away):
        while not page.evaluate(OTHERS_TOLD):
            # Looked at and clicked in one go: others may begin to be told at any moment, and for a minute
            # nothing could be touched then.
            page.evaluate(HURRY_NOW, list(ENDS))
            page.wait_for_function(
                f"() => document.querySelector('main').dataset.doing === 'asked' || ({OTHERS_TOLD})()"
            )
        expect(page.locator("main")).to_have_attribute("data-doing", "moving")
        enough(page)
        wait_for_question(page)
        expect(page.locator(".narration")).to_have_count(0)
