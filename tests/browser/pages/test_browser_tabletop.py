"""Beside a real table: a pad filled on a phone without a connection, and tonight's set-up."""

from playwright.sync_api import Page, expect

from browser_people import Person
from tanglewood.kernel.registry import lookup
from tanglewood.tabletop.tonight import tonight

CONTROLLED = """async () => {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  const taken = new Promise(done => serviceWorker.addEventListener('controllerchange', done));
  if (!serviceWorker.controller) await taken;
}"""
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def fill(page: Page, row: str, name: str, number: str) -> None:
    field = page.get_by_label(f"{row}, {name}", exact=True)
    field.fill(number)
    field.blur()


def test_a_pad_is_filled_on_a_phone_without_a_connection(person: Person) -> None:
    page = person(service_workers="allow", phone=True)
    page.goto("/")
    page.evaluate(CONTROLLED)
    page.get_by_role("link", name="At the real table").click()
    page.get_by_role("link", name="Everdell").click()
    page.get_by_role("heading", name="Score pad").wait_for()
    page.context.set_offline(True)
    page.reload()
    page.get_by_role("heading", name="Score pad").wait_for()
    assert page.evaluate(SIDEWAYS) == 0
    first, second = "Player 1", "Player 2"
    for row, mine, theirs in (
        ("Cards", "22", "22"),
        ("Point tokens", "14", "10"),
        ("Purple cards", "10", "18"),
    ):
        fill(page, row, first, mine)
        fill(page, row, second, theirs)
    # The Journey is counted: a worker on 4 makes 4 points.
    page.get_by_role("button", name=f"Journey, {first}").click()
    page.get_by_role("button", name="One more: Journey of 4").click()
    expect(page.get_by_role("dialog")).to_contain_text("Makes 4")
    page.get_by_role("button", name="Done").click()
    total = page.locator("tfoot td")
    expect(total).to_have_text(["50", "50"])
    # Tied: only now the pad asks for events, which decide.
    tied = page.get_by_role("group", name="Tied. What decides is Events")
    tied.get_by_label(first).fill("3")
    tied.get_by_label(first).blur()
    expect(page.get_by_text(f"{first} wins")).to_be_visible()
    # A number nobody can have is doubted with its rule, and still counted.
    fill(page, "Cards", second, "220")
    expect(page.get_by_text("220 is more than this game can bring")).to_be_visible()
    expect(total).to_have_text(["50", "248"])
    page.get_by_role("button", name="Keep this play").click()
    expect(page.get_by_text("Kept on this device.")).to_be_visible()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Save as CSV").click()
    lines = taken.value.path().read_text(encoding="utf-8").splitlines()
    assert any(line.endswith("Player 2,Together,248,1") for line in lines)
    page.reload()
    expect(total).to_have_text(["50", "248"])
    page.context.set_offline(False)


def test_tonights_set_up_is_the_engines_and_has_a_link(person: Person) -> None:
    page = person(phone=True)
    page.goto("/tabletop/everdell/setup?seed=5&options=players%3D3%3Bbellfaire%3Dyes")
    told = tonight(lookup("everdell"), {"players": 3, "bellfaire": True}, 5)
    names = [one.name for step in told.steps for one in step.things]
    expect(page.locator(".thing b")).to_have_text(names)
    assert page.evaluate(SIDEWAYS) == 0
    link = page.get_by_label("Copy the link to this set-up").input_value()
    assert "seed=5" in link
    assert "bellfaire" in link
    boxes = page.get_by_role("checkbox")
    for at in range(boxes.count()):
        boxes.nth(at).check()
    expect(page.get_by_text("Everything lies there")).to_be_visible()
    page.get_by_role("button", name="Deal another").click()
    expect(page).not_to_have_url(link)
    page.get_by_role("link", name="Timer").click()
    page.get_by_role("button", name="Draw who begins").click()
    expect(page.get_by_role("status").filter(has_text="begins")).to_be_visible()
