"""Without a connection: what opens, what says that it needs the server, and how a new version comes."""

import re
import shutil
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser_people import CONTROLLED, Person, take_seat
from browser_positions import from_here, late
from tanglewood.server import static_files

KEPT = """async address => {
  const later = () => new Promise(done => setTimeout(done, 100));
  while (!(await caches.match(address, { ignoreVary: true }))) await later();
}"""


@pytest.mark.long
def test_what_was_seen_opens_without_a_connection(person: Person) -> None:
    page = person(service_workers="allow")
    short = from_here(late("everdell", 2, left=24, players=2))
    while not short.over:
        short.play(short.options()[0].text)
    table = take_seat(page, short, visit="")
    running = take_seat(page, late("mycelia", 3, left=9, players=2), visit="")
    page.goto("/")
    page.evaluate(CONTROLLED)
    for address in ("/rules/mycelia", "/cards/mycelia", f"/table/{running}"):
        page.goto(address)
        page.wait_for_load_state("domcontentloaded")
        page.locator("main").first.wait_for()
    page.locator("[data-thing]").first.wait_for()
    page.goto(f"/replay/{table}#0")
    slider = page.get_by_role("slider")
    slider.wait_for()
    last = int(str(slider.get_attribute("max")))
    # Every moment is fetched ahead, whether somebody looks at it or not.
    page.evaluate(KEPT, f"/api/tables/{table}?looking=-1&at={last}&lang=en")
    page.context.set_offline(True)
    page.goto("/")  # the replay is opened anew, not only moved
    page.goto(f"/replay/{table}#{last - 3}")
    slider.wait_for()
    page.locator("[data-thing]").first.wait_for()
    expect(page.get_by_role("status").filter(has_text="No connection")).to_be_visible()
    for address, words in (("/rules/mycelia", "shrine"), ("/cards/mycelia", "Boletus"), ("/", "My tables")):
        page.goto(address)
        expect(page.locator("main")).to_contain_text(words)
    # A running game is not: it says what it needs.
    page.goto(f"/table/{running}")
    expect(page.get_by_role("status").filter(has_text="a running table needs the server")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.context.set_offline(False)
    page.goto(f"/table/{running}")
    page.locator("[data-thing]").first.wait_for()
    expect(page.get_by_text("No connection")).to_have_count(0)


def test_after_a_first_look_at_home_everything_to_read_opens_without_a_connection(person: Person) -> None:
    page = person(service_workers="allow")
    page.goto("/")
    page.evaluate(KEPT, "/ahead/en")
    page.context.set_offline(True)
    for address, words in (
        ("/", "My tables"),
        ("/rules", "Everdell"),
        ("/rules/everdell", "Meadow"),
        ("/rules/mycelia/exact", "shrine"),
        ("/cards/deep_forest", "monster"),
        ("/learn/mycelia", "Learn Mycelia"),
        ("/new/mycelia", "Ready-made"),
    ):
        page.goto(address)
        expect(page.locator("main")).to_contain_text(words)
    expect(page).to_have_title(re.compile("Mycelia"))
    page.goto("/learn/everdell/1")
    expect(page.locator(".guide")).to_be_visible()
    page.locator("[data-thing]").first.wait_for()


@pytest.mark.long
def test_a_new_version_takes_over(person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same server with another build: an open page is told, and goes on with its own files until then."""
    static = tmp_path / "static"
    shutil.copytree(static_files.STATIC, static)
    monkeypatch.setattr(static_files, "STATIC", static)
    page = person(service_workers="allow")
    page.goto("/")
    page.evaluate(CONTROLLED)
    expect(page.get_by_text("a new version of Tanglewood")).to_have_count(0)
    before = page.evaluate("caches.keys()")
    worker = static / "sw.js"
    text = worker.read_text()
    (version,) = re.findall(r"=`([0-9a-f]{8})`", text)
    worker.write_text(text.replace(version, "0ther000"))
    page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
    renewed = page.get_by_role("status").filter(has_text="a new version of Tanglewood")
    expect(renewed).to_be_visible()
    assert set(before) | {"shell-0ther000"} == set(page.evaluate("caches.keys()"))
    renewed.get_by_role("button", name="Load it").click()
    expect(page.get_by_text("a new version of Tanglewood")).to_have_count(0)
    page.locator("article.game").first.wait_for()


def test_what_a_browser_installs(person: Person) -> None:
    page = person()
    page.goto("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(str(address))
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = answer.json()
    assert {icon["sizes"] for icon in manifest["icons"]} == {"192x192", "512x512"}
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        picture = page.request.get(icon["src"])
        assert picture.headers["content-type"] == "image/png"
        assert picture.body().startswith(b"\x89PNG")
    worker = page.request.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert "worker-src 'self'" in worker.headers["content-security-policy"]
