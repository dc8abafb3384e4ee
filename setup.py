"""Builds the package; with TANGLEWOOD_FAST=1 kernel, games and bots are compiled with mypyc."""

import json
import os
import runpy
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

PACKAGE = Path("src/tanglewood")
COMPILED = ("kernel", "games", "bots")
INTERPRETED = {
    "schema.py",  # msgspec makes these classes at run time
    "packfiles.py",
    "view.py",
    "view_powers.py",
    "marks.py",  # runs by itself, below
    "__init__.py",  # nothing hot, and a package's own file must stay importable as source
}


class BuildPackage(build_py):
    """Builds the browser client, and puts an index of the tests that show each rule into the package."""

    def run(self) -> None:
        if Path("web/package.json").is_file() and not self.editable_mode:
            runpy.run_path("web/build.py")["build"]()
        super().run()
        if Path("tests").is_dir() and not self.editable_mode:
            marks = runpy.run_path(str(PACKAGE / "kernel" / "marks.py"))
            index = Path(self.build_lib) / "tanglewood" / "rule_tests.json"
            index.write_text(json.dumps(marks["tests_of_rules"](Path("tests")), indent=1), encoding="utf-8")


def extensions() -> list[Any]:  # mypyc mixes two libraries' classes
    if os.environ.get("TANGLEWOOD_FAST") != "1":
        return []
    from mypyc.build import mypycify

    hot = [
        str(path)
        for folder in COMPILED
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        if path.name not in INTERPRETED
    ]
    return mypycify(["--strict", *hot], opt_level="1")


setup(ext_modules=extensions(), cmdclass={"build_py": BuildPackage})
