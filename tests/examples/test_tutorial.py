"""docs/add-a-game.md shows the code of the example as it is, and all of it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "larder"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)\n```$', re.MULTILINE | re.DOTALL)
TUTORIAL = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCKS = BLOCK.findall(TUTORIAL)
SOURCES = sorted(path.relative_to(EXAMPLE).as_posix() for path in EXAMPLE.glob("larder/*.py"))


def test_every_block_names_its_file() -> None:
    assert len(BLOCKS) >= 15
    assert TUTORIAL.count("```") == 2 * len(BLOCKS)


@pytest.mark.parametrize(("file", "code"), BLOCKS, ids=[f"{n} {file}" for n, (file, _) in enumerate(BLOCKS)])
def test_a_block_stands_in_its_file(file: str, code: str) -> None:
    assert f"\n{code}\n" in "\n" + (EXAMPLE / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("file", SOURCES)
def test_no_line_of_the_game_is_left_out(file: str) -> None:
    shown = {line for name, code in BLOCKS if name == file for line in code.split("\n")}
    lines = (EXAMPLE / file).read_text(encoding="utf-8").split("\n")
    assert [line for line in lines if line not in shown and line] == []


def test_the_number_of_lines_is_told() -> None:
    lines = sum(len((EXAMPLE / file).read_text(encoding="utf-8").splitlines()) for file in SOURCES)
    assert f"It has {lines} lines of Python." in TUTORIAL
