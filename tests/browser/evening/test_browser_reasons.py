"""Rules are drawn where they bite, and every symbol says what it is: Mycelia and the deep forest."""

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from browser_people import Person, keep, take_seat, thing
from browser_positions import late, played
from fewer import few
from tanglewood.api import Game
from tanglewood.kernel.registry import lookup
from tanglewood.kernel.setting import Choice

PRISMA: dict[str, Choice] = {"prisma": True, "expansion": True, "boards": "random"}
COLUMNS = "abcde"

# ---------------------------------------------------------------------- the deep forest


def refused(game: Game, rule: str) -> list[str]:
    """The fields beside the pawn to which this rule forbids a step."""
    view = game.view(game.turn)
    me = view.players[game.turn]
    if view.over or not str(view.stage[0]).startswith("forest") or me.left or me.attackers:
        return []
    column, row = COLUMNS.index(me.pawn[0]), int(me.pawn[1:])
    around = [(column - 1, row), (column + 1, row), (column, row + 1), (column, row - 1)]
    fields = [f"{COLUMNS[x]}{y}" for x, y in around if 0 <= x < view.columns and 0 < y <= view.rows]
    return [field for field in fields if rule in (game.why_not(f"go {field}") or "")]


def bars(rule: str, game: Game) -> bool:
    return bool(refused(game, rule))


def test_a_line_leads_to_the_marker_a_path_would_touch(person: Person) -> None:
    page = person()
    game = played("deep_forest", 3, partial(bars, "DF.walk.no_touch"), players=2)
    take_seat(page, game)
    field = refused(game, "DF.walk.no_touch")[0]
    drawn = page.locator(".own [data-bar]")
    expect(drawn).to_have_count(0)
    thing(page, f"field:{field}").hover()
    expect(drawn).to_have_attribute("data-bar", "touch")
    trail = [stone.field for stone in game.view(game.turn).players[game.turn].trail]
    by = (drawn.get_attribute("data-by") or "").split()
    assert by
    assert set(by) <= set(trail)
    reading = page.locator(".reads .reading")
    expect(reading).to_contain_text("your path would touch itself")
    assert "no_touch" in (reading.get_by_role("link").get_attribute("href") or "")
    keep(page, "deep_forest-touch")
    page.mouse.move(2, 2)
    expect(drawn).to_have_count(0)
    thing(page, f"field:{field}").focus()
    expect(drawn).to_have_attribute("data-bar", "touch")


# ---------------------------------------------------------------------- Mycelia


def asked_for_number(game: Game) -> bool:
    """A picture asks for a field with several drops, and one field has too few of them."""
    frame = "" if game.over else str(game.view(0).doing[-1])
    found = re.match(r"run \d+ function:([\w-]+) 0 0$", frame)
    return bool(found) and bool(short(game))


def short(game: Game) -> set[str]:
    """The fields with drops whose number alone is wrong."""
    me = game.view(game.turn).players[game.turn]
    fields = [f"{COLUMNS[i % 5]}{i // 5 + 1}" for i in range(20) if me.drops[i]]
    reasons = {field: game.why_not(f"take {field}") or "" for field in fields}
    return {field for field, why in reasons.items() if "MY.eff.at_least" in why or "MY.eff.beetle" in why}


def test_fields_that_fit_are_ringed_and_those_with_a_wrong_number_are_hollow(person: Person) -> None:
    page = person()
    game = played("mycelia", 2, asked_for_number, players=2)
    take_seat(page, game)
    hollow = page.locator(".own .field.short")
    names = [str(one.get_attribute("data-thing"))[6:] for one in hollow.all()]
    assert set(names) == short(game)
    expect(page.locator(".own .field.can .needs").first).to_have_text(
        re.compile(r"^\d+, (needs )?\d+$"), use_inner_text=True
    )
    hollow.first.hover()
    reading = page.locator(".reads .reading")
    expect(reading.locator(".forbidden")).to_contain_text("lie")
    assert re.search("at_least|beetle", reading.get_by_role("link").get_attribute("href") or "")
    keep(page, "mycelia-rings")


@pytest.mark.long
def test_a_card_that_is_pointed_at_shows_what_it_would_fit(person: Person) -> None:
    page = person()
    game = played("mycelia", 4, lambda now: len(now.view(now.turn).players[now.turn].hand) == 3, players=2)
    take_seat(page, game)
    pictures = {
        str(one["id"]) for one in lookup("mycelia").components() if "any:" in str(one.get("function"))
    }
    held = [card for card in game.view(game.turn).players[game.turn].hand if card in pictures]
    for card in held[:1]:
        thing(page, f"hand:{card}").first.hover()
        expect(page.locator(".own .field.would")).not_to_have_count(0)


def hires(game: Game) -> list[str]:
    return [move.text for move in game.options() if move.text.startswith("hire ")]


@pytest.mark.long
def test_the_corner_of_a_hired_card_sticks_out_of_the_draw_pile(person: Person) -> None:
    page = person()
    single = {str(one["id"]) for one in lookup("mycelia").components() if one.get("single")}
    game = played("mycelia", 1, lambda now: any(text[5:] not in single for text in hires(now)), players=2)
    card = next(text[5:] for text in hires(game) if text[5:] not in single)
    take_seat(page, game)
    page.locator(f"[data-thing='showcase:{card}']").first.click()
    pile = page.locator(f"[data-thing='draw:{card}']")
    expect(pile.locator(".corner")).not_to_have_count(0)
    pile.hover()
    name = next(str(one["name"]) for one in lookup("mycelia").components() if one.get("id") == card)
    expect(page.locator(".reads .reading h2")).to_have_text(name)


@pytest.mark.long
def test_gwidyons_chip_shows_both_sides(person: Person) -> None:
    page = person()
    take_seat(page, late("mycelia", 1, 20, players=1))
    sides = page.locator(".gwidyon .chip svg[data-explain]")
    assert {one.get_attribute("data-explain") for one in sides.all()} == {
        "mycelia-chip-remove",
        "mycelia-chip-rest",
    }
    up, below = (sides.nth(i).bounding_box() or {"width": 0} for i in range(2))
    assert up["width"] > below["width"]


# ---------------------------------------------------------------------- symbols

MUTE = """() => [...document.querySelectorAll('.framed svg.icon')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }))
  .filter((one) => !one.closest('[data-explain], [data-reads], button:not(.thing), a, .log, .reading'))
  .filter((one) => !/-tw-/.test(one.querySelector('use').getAttribute('href')))
  .map((one) => one.querySelector('use').getAttribute('href'))"""
"""The symbols of a table that say nothing when they are pointed at."""

TWINS = """() => {
  const known = new Map();
  const found = [];
  for (const one of document.querySelectorAll('symbol:not([id^="art-tw-"])')) {
    const before = known.get(one.innerHTML);
    if (before) found.push(`${before} = ${one.id}`);
    known.set(one.innerHTML, one.id);
  }
  return found;
}"""
"""Symbols of a game that share a drawing; the page's own signs stand beside them."""

TABLES: dict[str, partial[Game]] = {
    "mycelia with everything": partial(late, "mycelia", 2, 90, players=4, **PRISMA),
    "mycelia alone with everything": partial(late, "mycelia", 2, 20, players=1, **PRISMA),
    "deep forest": partial(late, "deep_forest", 2, 30, players=4),
    "deep forest in a fight": partial(
        played, "deep_forest", 1, lambda now: str(now.view(0).stage[0]).startswith("fight"), players=4
    ),
}


@pytest.mark.parametrize("table", few(TABLES, "deep forest in a fight"))
def test_every_symbol_explains_itself_and_has_a_drawing_of_its_own(person: Person, table: str) -> None:
    page: Page = person()
    take_seat(page, TABLES[table]())
    assert page.locator(".framed svg.icon").count() > 20
    assert page.evaluate(MUTE) == []
    assert page.evaluate(TWINS) == []
