"""The pages of the documentation site lead to each other and to their pictures."""

import re
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
LINK = re.compile(r"\]\(([^)#:]+)[)#]")


def test_every_link_of_a_page_leads_somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build: Any = ModuleType("docs_build")
    build.__file__ = str(ROOT / "docs" / "build.py")
    SourceFileLoader("docs_build", build.__file__).exec_module(build)
    monkeypatch.setattr(build, "STAGE", tmp_path)
    build.stage()
    links = [
        (page.name, link)
        for page in tmp_path.glob("*.md")
        for link in LINK.findall(page.read_text(encoding="utf-8"))
    ]
    assert ("index.md", "pictures/table_mycelia.png") in links
    assert [one for one in links if not (tmp_path / one[1]).exists()] == []
