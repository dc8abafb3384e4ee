"""The commands that make the reports of docs/ run, and put figures into every section."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tanglewood

ROOT = Path(__file__).parents[2]
REPORTS = ROOT / "docs" / "reports"
FEW = ["--games", "2", "--bots", "random"]


def make(report: str, page: Path, keep: Path) -> None:
    """With the package as this test has it: built or not."""
    package = str(Path(tanglewood.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, str(REPORTS / f"{report}.py"), *FEW, "--page", str(page), "--keep", str(keep)],
        env={**os.environ, "PYTHONPATH": package},
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stderr


def sections(text: str) -> dict[str, str]:
    parts = re.split(r"^###? (.+)$", text, flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.long
@pytest.mark.parametrize("report", ["deep_forest", "mycelia_numbers", "nightweave_numbers"])
def test_a_report_has_figures_in_every_section(report: str, tmp_path: Path) -> None:
    page = tmp_path / f"{report}.md"
    shutil.copy(ROOT / "docs" / page.name, page)
    make(report, page, tmp_path / "games")
    text = page.read_text(encoding="utf-8")
    begin = text.index("<!-- report: made by")
    kept = (ROOT / "docs" / page.name).read_text(encoding="utf-8")
    assert text[:begin] == kept[:begin], "the page before the report stays as it is"
    made = sections(text[begin : text.index("<!-- end of the report -->")])
    assert made
    for title, words in made.items():
        assert re.search(r"\d", words), f"{title} has no figure"
        assert "{" not in words, f"{title} has a field that nobody filled in"
    for name in re.findall(r"\]\((pictures/\S+)\)", text):
        assert (tmp_path / name).read_text(encoding="utf-8").startswith("<svg")


def test_every_report_is_in_its_page() -> None:
    """A page has been made with its template as it is: every heading of one is in the other."""
    for template in REPORTS.glob("*.template.md"):
        page = ROOT / "docs" / template.name.replace(".template", "")
        headings = re.findall(r"^##.*$", template.read_text(encoding="utf-8"), flags=re.MULTILINE)
        text = page.read_text(encoding="utf-8")
        assert [heading for heading in headings if heading not in text] == []
