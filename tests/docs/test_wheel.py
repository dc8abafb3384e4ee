"""The wheel that people install: compiled, with the client inside, in an environment of its own."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.long
@pytest.mark.skipif(shutil.which("make") is None, reason="make builds the wheel")
def test_the_wheel_plays_and_serves(tmp_path: Path) -> None:
    subprocess.run(["make", "wheel"], cwd=ROOT, check=True)
    (wheel,) = (ROOT / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "tanglewood/server/static/index.html" in names
    assert any(name.startswith("tanglewood__mypyc") for name in names)
    # The libraries are those of this environment; the package is the one of the wheel.
    target = tmp_path / "site"
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(target)]
    subprocess.run([*install, str(wheel)], check=True)
    subprocess.run(
        [sys.executable, "-P", str(ROOT / "tests" / "tools" / "try_wheel.py")],
        cwd=tmp_path,
        env={"PYTHONPATH": str(target), "HOME": str(tmp_path)},
        check=True,
    )


def test_without_a_compiler_the_sources_are_packed_and_a_line_says_so(tmp_path: Path) -> None:
    environment = {**os.environ, "CC": "false", "TANGLEWOOD_CLIENT": "0"}
    environment.pop("TANGLEWOOD_FAST", None)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build", "--build-base", str(tmp_path)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr.count("No C compiler with Python's headers found") == 1
    assert not list(tmp_path.rglob("*.so"))
    assert list(tmp_path.rglob("kernel/state.py"))
