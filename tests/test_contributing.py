"""The recipes of CONTRIBUTING.md, run as they are written."""

import re
import shutil
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import deep_forest_table
import everdell_table
import mycelia_table
from tanglewood.games.deep_forest.components import pack as forest_pack
from tanglewood.games.everdell.components import pack as everdell_pack
from tanglewood.games.mycelia.components import pack as mycelia_pack
from tanglewood.kernel.catalogue.citations import cited_places
from tanglewood.kernel.catalogue.rules import read_rules
from tanglewood.kernel.errors import PackError
from tanglewood.kernel.packs.files import folder
from tanglewood.kernel.registry import lookup

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
GAMES = ROOT / "src" / "tanglewood" / "games"


def block(heading: str, language: str, number: int = 0) -> str:
    """A fenced block under a heading: what stands between the fences, without their indentation."""
    section = TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    blocks = re.findall(rf"^ *```{language}\n(.*?)^ *```$", section, re.MULTILINE | re.DOTALL)
    return textwrap.dedent(blocks[number])


def with_entry(game: str, file: str, entry: str) -> dict[str, str]:
    """The files of a game's pack, with one entry more."""
    texts = folder(GAMES / game / "pack")
    return {**texts, file: f"{texts[file]}\n{entry}"}


def run_test(code: str) -> None:
    """Run the test in a block, as pytest would."""
    names: dict[str, Any] = {}
    exec(compile(code, "CONTRIBUTING.md", "exec"), names)
    tests: list[Callable[[], None]] = [names[name] for name in names if name.startswith("test_")]
    assert len(tests) == 1
    tests[0]()


def test_add_a_card_to_mycelia(monkeypatch: pytest.MonkeyPatch) -> None:
    heading = "Add a card to Mycelia"
    pack = mycelia_pack.load(with_entry("mycelia", "cards.toml", block(heading, "toml")))
    monkeypatch.setattr(mycelia_table, "standard", lambda: pack)
    run_test(block(heading, "python"))


def test_a_mistake_in_a_card_of_mycelia() -> None:
    heading = "Add a card to Mycelia"
    message = block(heading, "text")
    wrong = "2x moss: mov 1"
    assert wrong in message
    entry = re.sub(r'function = ".*"', f'function = "{wrong}"', block(heading, "toml"))
    with pytest.raises(PackError) as problem:
        mycelia_pack.load(with_entry("mycelia", "cards.toml", entry))
    assert str(problem.value) == message.rstrip("\n")


def test_add_a_card_to_everdell(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    heading = "Add a card to Everdell"
    texts = with_entry("everdell", "green.toml", block(heading, "toml"))
    pack = everdell_pack.load(texts)
    monkeypatch.setattr(everdell_table, "standard", lambda: pack)
    run_test(block(heading, "python"))
    # The rule is read, and the entry is where it is decided.
    info = lookup("everdell")
    more = tmp_path / "everdell.toml"
    more.write_text(block(heading, "toml", 1), encoding="utf-8")
    monkeypatch.setattr(info, "rules", (*info.rules, more))
    assert read_rules(info)[-1].id == pack.cards[pack.card_numbers["beekeeper"]].rule
    shutil.copytree(GAMES / "everdell", tmp_path / "everdell")
    (tmp_path / "everdell" / "pack" / "green.toml").write_text(texts["green.toml"], encoding="utf-8")
    line = texts["green.toml"].splitlines().index('id = "beekeeper"') + 1
    places = cited_places(tmp_path / "everdell", "games/everdell")
    assert places["EV.card.beekeeper"] == [f"games/everdell/pack/green.toml:{line}"]


def test_add_a_monster_to_the_deep_forest(monkeypatch: pytest.MonkeyPatch) -> None:
    heading = "Add a monster to the deep forest"
    pack = forest_pack.load(with_entry("deep_forest", "monsters.toml", block(heading, "toml")))
    monkeypatch.setattr(deep_forest_table, "standard", lambda: pack)
    run_test(block(heading, "python"))


def test_add_a_rule_with_its_test() -> None:
    heading = "Add a rule with its test"
    assert block(heading, "toml") in (GAMES / "mycelia" / "rules" / "mycelia.toml").read_text(
        encoding="utf-8"
    )
    run_test(block(heading, "python"))


def test_the_folders_and_files_it_names_exist() -> None:
    rooms = TEXT.split("\n## Find your way\n")[1].split("\n## ")[0]
    for word in re.findall(r"`((?:src|tests|web|docs)/[\w./]+)`", rooms):
        assert (ROOT / word.replace("GAME", "everdell")).exists(), word
    for word in re.findall(r"`games/([\w./]+)`", rooms):
        assert (GAMES / word.replace("GAME", "everdell")).exists(), word
