"""Actions have fixed numbers and names, and agents survive a pack that grows."""

from pathlib import Path

import pytest

from tanglewood.env.actions import GONE, action_names, remapping
from tanglewood.env.aec import aec
from tanglewood.env.vector import Tables


@pytest.mark.parametrize("game", ["mycelia", "everdell", "deep_forest"])
def test_options_do_not_change_the_numbers(game: str) -> None:
    names = action_names(game, players=2)
    assert names == action_names(game, players=3)
    assert len(set(names)) == len(names)


CARD = """
game = "mycelia"
name = "larger"
version = 1

[[card]]
id = "russula-emetica"
name = "Russula emetica"
set = "base"
cost = 4
function = "2x moss: remove 1 & others(1 leaf)"
source = "reconstructed"
"""


def test_an_agent_finds_its_actions_in_a_larger_pack(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(CARD, encoding="utf-8")
    old = action_names("mycelia")
    new = action_names("mycelia", pack=tmp_path)
    assert old != new[: len(old)]
    found = remapping(old, new)
    assert [new[target] for target in found.targets] == old
    assert {new[number] for number in found.added} == {
        f"{verb} russula-emetica" for verb in ("play", "hire", "trash", "recycle")
    }
    back = remapping(new, old)
    assert back.targets[new.index("hire russula-emetica")] == GONE
    mask = [1 if name == "end" else 0 for name in new]
    assert [name for name, allowed in zip(old, found.old_mask(mask), strict=True) if allowed] == ["end"]
    assert new[found.action(old.index("end"))] == "end"


def test_environments_play_with_the_pack_of_a_designer(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(CARD, encoding="utf-8")
    env = aec("mycelia", pack=tmp_path)
    assert env.describe()["pack"].startswith("larger")
    assert "hire russula-emetica" in env.describe()["actions"]
    tables = Tables("mycelia", 2, pack=tmp_path)
    assert tables.actions == len(env.describe()["actions"])
    tables.reset(1)
    tables.step(tables.sample())
