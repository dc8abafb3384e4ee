"""What is shown while something moves is one moment: board, prompt, seats, log and end never disagree."""

import random
from typing import Any

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
from fewer import few

PACE = 110
"""Milliseconds for an event."""


def disagreements(frames: list[Frame]) -> list[str]:
    found = []
    for frame in frames:
        moving = frame["doing"] == "moving"
        over = frame["prompt"] == "The game is over."
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


def ahead_of_the_board(frames: list[Frame], steps: list[dict[str, Any]]) -> list[str]:
    """What the log told before the board had come to it. A sentence about several events comes with the last
    of them, so the log may be behind the board, never before it."""
    places = [(step, place) for step in steps for place in range(len(step["events"]))]
    words = [step["events"][place]["words"] for step, place in places]
    starts = {step["number"]: i for i, (step, place) in enumerate(places) if place == 0}
    lines = [
        (starts[step["number"]] + max(1, line["events"]) - 1, line["words"])
        for step in steps
        if step["events"]
        for line in step["story"]
    ]
    found, at = [], 0
    for frame in frames:
        if not frame["narrated"] or frame["doing"] != "moving":
            continue
        at = next((i for i in range(at, len(words)) if words[i] == frame["narrated"]), at)
        told = [i for i, said in lines if said == frame["newest"]]
        if told and min(told, key=lambda i: abs(i - at)) > at:
            found.append(f"shown is {frame['narrated']!r}, the log is at {frame['newest']!r}")
    return found


def steps_of(page: Page) -> list[dict[str, Any]]:
    id = page.url.rsplit("/", 1)[-1].partition("?")[0]
    found: list[dict[str, Any]] = page.request.get(f"/api/tables/{id}/steps").json()
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


MOMENTS = (("everdell", 5), ("mycelia", 8), ("deep_forest", 60))


@pytest.mark.parametrize(("game", "left"), few(MOMENTS, MOMENTS[0]))
def test_all_parts_of_the_page_tell_of_the_same_moment(person: Person, game: str, left: int) -> None:
    page = person(calm=False, settings={"pace": PACE})
    take_seat(page, late(game, 2, left=left, players=3), PLAYERS)
    watch(page)
    begun = int(page.locator("main").get_attribute("data-moment") or 0)
    play_until(page, lambda: len(told_of_others(watched(page))) > 1, hurry)
    frames = watched(page)
    assert disagreements(frames) == []
    assert ahead_of_the_board(frames, steps_of(page)[begun:]) == []
    entries = [frame["entries"] for frame in frames]
    assert entries == sorted(entries), "the log only grows"


@pytest.mark.long
def test_the_end_is_told_when_the_board_has_come_to_it(person: Person) -> None:
    page = person(calm=False, settings={"pace": PACE})
    take_seat(page, late("everdell", 1, left=1, players=2), PLAYERS)
    watch(page)
    play_to_the_end(page, hurry)
    keep(page, "moment-over")
    frames = watched(page)
    first = next(i for i, frame in enumerate(frames) if frame["end"])
    # Behind it a late click may have closed the panel that tells the end.
    assert disagreements(frames[: first + 1]) == []
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


SHOWN = """() => [
  document.querySelector('.narration')?.textContent.trim(),
  document.querySelector('.log').dataset.newest,
  document.querySelector('main').dataset.moment,
  document.querySelector('main').innerHTML,
].join('|')"""


def test_what_is_shown_can_be_halted_and_taken_piece_by_piece(person: Person) -> None:
    """P halts it and the log with it, a point shows one piece more, P lets it go on."""
    page = person(calm=False, settings={"pace": 400})
    take_seat(page, late("everdell", 2, left=30, players=2), PLAYERS)
    while not page.evaluate(OTHERS_TOLD):
        page.evaluate(HURRY_NOW, list(ENDS))
        page.wait_for_function(
            f"() => document.querySelector('main').dataset.doing === 'asked' || ({OTHERS_TOLD})()"
        )
    page.keyboard.press("p")
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    halted = page.evaluate(SHOWN)
    keep(page, "moment-halted")
    page.keyboard.press(".")
    # Two pieces may be told in the same words; then the log or the moment is another one.
    page.wait_for_function(f"old => ({SHOWN})() !== old", arg=halted)
    page.keyboard.press("-")
    assert page.evaluate("JSON.parse(localStorage['tanglewood.settings']).pace") == 700
    if page.get_by_role("button", name="Go on").is_visible():
        page.keyboard.press("p")
    wait_for_question(page)
