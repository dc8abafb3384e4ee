"""Builds the package; with TANGLEWOOD_FAST=1 kernel, games and bots are compiled with mypyc."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("kernel", "games", "bots")
INTERPRETED = {
    "schema.py",  # msgspec makes these classes at run time
    "view.py",
    "__init__.py",  # nothing hot, and a package's own file must stay importable as source
}


def hot_modules() -> list[str]:
    root = Path("src/tanglewood")
    return [
        str(path)
        for folder in COMPILED
        for path in sorted((root / folder).rglob("*.py"))
        if path.name not in INTERPRETED
    ]


def extensions() -> list[object]:
    if os.environ.get("TANGLEWOOD_FAST") != "1":
        return []
    from mypyc.build import mypycify

    return list(mypycify(["--strict", *hot_modules()], opt_level="3"))


setup(ext_modules=extensions())  # type: ignore[arg-type]
