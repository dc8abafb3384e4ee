"""A report of a real study, opened in a real browser without a network."""

import base64
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from typer.testing import CliRunner

from browser_looking import complaints_of_axe
from browser_people import PATIENCE
from tanglewood import study
from tanglewood.api import load
from tanglewood.cli.app import app
from tanglewood.kernel.errors import OptionError
from tanglewood.study.definition import Written, settle
from tanglewood.study.frames import Results
from tanglewood.study.report import page as page_of
from tanglewood.study.report.numbers import MINUS
from tanglewood.study.report.page import components
from tanglewood.study.report.sentences import find
from tanglewood.study.running import run
from tanglewood.words import speaking

WIDE, NARROW = {"width": 1280, "height": 720}, {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Results:
    """Prisma gives more to decide: with twelve deals that is certain, and much else is noise."""
    folder = tmp_path_factory.mktemp("study") / "prisma"
    written = Written("mycelia", bots="random", games=12, grid={"options.prisma": [False, True]})
    run(settle(written), folder, command="tanglewood study run --game mycelia <here>")
    return study.load(folder)


@pytest.fixture(scope="module")
def html(results: Results, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("report") / "report.html"
    said = CliRunner().invoke(app, ["study", "report", str(results.path), "-o", str(file)])
    assert said.exit_code == 0, said.output
    return file


@pytest.fixture(scope="module")
def opened(html: Path, browser: Browser) -> Iterator[Page]:
    context = browser.new_context(offline=True, viewport=WIDE)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    page: Page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: asked.append(str(error)))
    page.goto(html.as_uri())
    page.locator("html[data-drawn=yes]").wait_for(state="attached")
    yield page
    assert [one for one in asked if not one.startswith(("file:", "data:"))] == []
    context.close()


def test_components_and_their_kinds_are_called_as_the_language_calls_them(results: Results) -> None:
    with speaking("de"):
        rows = components(results, find(results))
    called = {(row["kind"], row["name"]) for row in rows}
    assert {kind for kind, _ in called} == {
        "Karten zum Anheuern",
        "Startkarten",
        "Aktionskärtchen",
        "Geschenke",
    }
    assert ("Aktionskärtchen", "Zwei Schritte") in called


def test_every_plot_is_drawn_without_a_network(opened: Page) -> None:
    plots = opened.locator("[data-plot]")
    names = {"amounts", "shares", "length", "margin", "places", "components"}
    assert names <= set(plots.evaluate_all("all => all.map(one => one.dataset.plot)"))
    assert plots.evaluate_all("all => all.every(one => one.querySelectorAll('svg path').length > 3)")
    words = opened.locator("[data-plot=amounts]").inner_text()
    assert "Decisions of a game" in words


def test_axe_finds_nothing_in_light_and_dark(opened: Page) -> None:
    opened.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    assert complaints_of_axe(opened) == []


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_nothing_hangs_over_the_edge(opened: Page, size: dict[str, int]) -> None:
    opened.set_viewport_size(size)  # type: ignore[arg-type]
    opened.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")


def test_sentences_say_what_the_findings_say(opened: Page, results: Results) -> None:
    sure = opened.locator("#certain").inner_text().replace(MINUS, "-")
    noise = opened.locator("#noise").inner_text().replace(MINUS, "-")
    rows = {row["measure"]: row for row in study.compared(results).to_dicts()}
    assert rows["decisions"]["certain"]
    assert not rows["margin"]["certain"]
    for measure, name, where in (
        ("decisions", "Decisions of a game", sure),
        ("margin", "Margin of the winner", noise),
    ):
        said = re.search(name + r": \+?(\S+) in B \(\+?(\S+) to \+?(\S+)\); (\S+) in A", where)
        assert said, where
        numbers = [float(text) for text in said.groups()]
        wanted = [rows[measure][key] for key in ("value", "low", "high", "base")]
        assert numbers == pytest.approx(wanted, abs=0.51)
    counted = sum(row["certain"] for row in rows.values())
    assert f"{counted} of {len(rows)} measures" in opened.locator(".answer").inner_text()


def test_games_that_stand_out_can_be_replayed(opened: Page, results: Results, tmp_path: Path) -> None:
    links = opened.locator(".outliers li").filter(has_text="The longest").locator("a")
    address = links.get_attribute("href") or ""
    record = tmp_path / "longest.tgr"
    record.write_bytes(base64.b64decode(address.partition("base64,")[2]))
    game = load(record)
    longest = max(results.lines, key=lambda line: line.turns)
    result = game.result()
    assert result is not None
    assert result.scores == longest.scores


def test_the_table_of_components_has_the_numbers_of_the_frame(opened: Page, results: Results) -> None:
    row = study.shares(results).filter(did="played", variant="prisma=no").sort("times").to_dicts()[-1]
    name = {(one["table"], one.get("id")): one.get("name") for one in results.info().components()}
    opened.evaluate("for (const one of document.querySelectorAll('details')) one.open = true")
    line = opened.locator("#components tbody tr").filter(
        has=opened.get_by_role("rowheader", name=str(name[row["table"], row["component"]]), exact=True)
    )
    cells = line.filter(has_text="A").first.locator("td").all_inner_texts()
    assert float(cells[4]) == pytest.approx(row["times"] / 12, abs=0.051)


def test_it_says_how_it_was_made_and_escapes_what_it_quotes(opened: Page, results: Results) -> None:
    assert opened.locator(".made pre").inner_text() == "tanglewood study run --game mycelia <here>"
    assert results.stored.digest in opened.locator(".made").inner_text()


def test_a_study_without_games_is_refused(results: Results, tmp_path: Path) -> None:
    shutil.copy(results.path / "study.json", tmp_path)
    with pytest.raises(OptionError, match="no game of this study"):
        page_of(study.load(tmp_path))
