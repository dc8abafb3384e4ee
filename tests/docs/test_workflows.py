"""The workflows of the forge are valid, and every command in them is a target of the Makefile."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tanglewood.version import VERSION

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def test_there_are_workflows() -> None:
    assert [path.stem for path in WORKFLOWS] == ["test", "wheels"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflow_runs_what_the_makefile_has(path: Path) -> None:
    workflow: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert workflow[True], "yaml reads the key `on` as true"
    for job in workflow["jobs"].values():
        assert set(job.get("needs", [])) <= set(workflow["jobs"])
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            if "run" in step:
                program, target = step["run"].split()
                assert program == "make"
                assert target in TARGETS
            else:
                assert "@" in step["uses"]


def test_tests_run_on_every_python_the_package_names() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = re.findall(r":: Python :: (\d\.\d+)", "\n".join(project["project"]["classifiers"]))
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8"))
    assert workflow["jobs"]["test"]["strategy"]["matrix"]["python"] == named
    wheels = re.findall(r"cp3(\d+)-", project["tool"]["cibuildwheel"]["build"])
    assert [f"3.{minor}" for minor in wheels] == named


def test_the_file_a_wheel_is_tried_with_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    words = project["tool"]["cibuildwheel"]["test-command"].split()
    assert (ROOT / words[-1].removeprefix("{project}/")).is_file()


def test_the_version_has_a_dated_entry_in_the_changelog() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    dated = re.findall(r"^## (\d+\.\d+\.\d+) - \d{4}-\d\d-\d\d$", text, re.MULTILINE)
    assert dated[0] == VERSION
