"""The pictures for translators: one page in one language."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "picture_words.py"


@pytest.mark.long
def test_a_page_is_pictured_with_its_keys(tmp_path: Path) -> None:
    paths = os.pathsep.join(sys.path)  # with the helpers that the tool is run with
    subprocess.run(
        [sys.executable, str(TOOL), "de", "--pages", "settings", "--out", str(tmp_path)],
        env={**os.environ, "PYTHONPATH": paths},
        check=True,
        timeout=300,
    )
    listed = (tmp_path / "index.html").read_text(encoding="utf-8")
    # Keys that were seen nowhere come last, behind those of the page.
    assert 0 < listed.find("web-settings") < len(listed) / 2
    pictures = sorted(path.name for path in tmp_path.rglob("*.png"))
    assert len(pictures) == 2, pictures  # on a desk and on a phone
