"""The example game as a package of its own, installed for a test."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
EXAMPLE = ROOT / "examples" / "larder"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which the example is installed: no network, no build isolation, nothing of ours."""
    folder = tmp_path_factory.mktemp("example")
    source = shutil.copytree(
        EXAMPLE, folder / "source", ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
    )
    quiet = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")
    target = folder / "target"
    pip = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(target), str(source)]
    done = subprocess.run(pip, capture_output=True, encoding="utf-8", timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    assert sorted(path.name for path in target.iterdir()) == ["larder", "tanglewood_larder-1.0.dist-info"]
    path = [str(ROOT / "src"), str(ROOT / "tests" / "support"), str(target), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "COLUMNS": "100"}
