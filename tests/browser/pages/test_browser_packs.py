"""A pack of a designer's own at a table: sent at the set-up page, refused in one line or played with."""

from pathlib import Path

from playwright.sync_api import Page, expect

from browser_people import Person, wait_for_question

HEAD = 'name = "rich-woods"\nversion = 1\ngame = "everdell"\n[[location]]\nid = "three_twigs"\n'
TWIGS = 5
"""Instead of the three that are printed."""


def send(page: Page, file: Path, does: str) -> None:
    file.write_text(f'{HEAD}does = "{does}"\n', encoding="utf-8")
    page.get_by_label("Choose a file").set_input_files(file)


def test_a_pack_is_sent_refused_mended_and_played_with(person: Person, tmp_path: Path) -> None:
    page = person()
    page.goto("/new/everdell")
    pack = page.get_by_label("Pack", exact=True)
    send(page, tmp_path / "pack.toml", "gain five twig")
    refusal = page.get_by_role("alert").get_by_role("listitem")
    expect(refusal).to_have_count(1)  # one line, which names the file, the entry and what is wrong
    for word in ("pack.toml", "three_twigs", "five"):
        expect(refusal).to_contain_text(word)
    expect(pack).to_have_value("")
    send(page, tmp_path / "pack.toml", f"gain {TWIGS} twig")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(pack.locator("option:checked")).to_contain_text("rich-woods 1")
    page.get_by_label("Who begins").select_option("You")
    page.get_by_role("button", name="Sit down").click()
    wait_for_question(page)
    stock = page.locator("[data-thing='stock:twig']")
    expect(stock).to_contain_text("0 twigs")
    page.locator("[data-thing='location:three_twigs'].can").click()
    expect(stock).to_contain_text(f"{TWIGS} twigs")
