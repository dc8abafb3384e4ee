"""Under a sub-path, behind a real nginx: pages, pictures, links, streams and the service worker."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser_people import Person, wait_for_question
from nginx import nginx
from serving import host

ROOT = "/games"
CONTROLLED = "async () => { await navigator.serviceWorker.ready; }"
KEPT = """async address => {
  const later = () => new Promise(done => setTimeout(done, 100));
  while (!(await caches.match(address, { ignoreVary: true }))) await later();
}"""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    (tmp_path / "nginx").mkdir()
    with (
        host(tmp_path / "data", proxies=("127.0.0.1",), root_path=ROOT) as server,
        nginx(tmp_path / "nginx", [server.port], ROOT) as (_, cut),
    ):
        yield cut.removesuffix(ROOT)


def test_two_friends_play_under_a_sub_path(person: Person, site: str) -> None:
    ann = person(at=site, service_workers="allow")
    asked: list[str] = []
    ann.on("request", lambda request: asked.append(request.url))
    ann.goto(f"{ROOT}/")
    ann.locator("article.game").first.wait_for()
    wish = {"game": "mycelia", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "link"}]}
    made = ann.request.post(f"{ROOT}/api/tables", data={**wish, "options": {"first": "0"}}).json()
    bob = person(at=site)
    bob.goto(made["invitations"][0]["link"])
    bob.get_by_role("textbox").first.fill("Bob")
    bob.locator("form button[type=submit], .modal .btn.primary").first.click()
    ann.goto(f"{ROOT}/table/{made['id']}")
    wait_for_question(ann)
    expect(bob.locator("main")).to_contain_text("Ada")
    before = ann.locator("main").get_attribute("data-moment")
    now = ann.request.get(f"{ROOT}/api/tables/{made['id']}").json()
    body = {"number": now["number"], "seat": now["turn"], "move": now["choices"][0]["text"]}
    assert ann.request.post(f"{ROOT}/api/tables/{made['id']}/moves", data=body).status == 200
    # It reaches both of them by their streams.
    for page in (ann, bob):
        expect(page.locator("main")).not_to_have_attribute("data-moment", before or "")
    ann.locator("a.home").click()
    ann.get_by_role("button", name="Leave for now").click()
    expect(ann).to_have_url(f"{site}{ROOT}/")
    ann.goto(f"{ROOT}/me")
    everything = ann.get_by_role("link", name="Download it all")
    expect(everything).to_have_attribute("href", f"{ROOT}/api/me/everything")
    outside = [url for url in asked if not url.startswith(f"{site}{ROOT}/")]
    assert outside == []
    ann.evaluate(CONTROLLED)
    scope = ann.evaluate("navigator.serviceWorker.ready.then(one => one.scope)")
    assert scope == f"{site}{ROOT}/"
    manifest = ann.locator("link[rel=manifest]").get_attribute("href")
    assert manifest == f"{ROOT}/manifest.webmanifest?lang=en"
    ann.evaluate(KEPT, f"{ROOT}/ahead/en")
    ann.context.set_offline(True)
    ann.goto(f"{ROOT}/rules/mycelia")
    expect(ann.locator("main")).to_contain_text("shrine")
