"""Which build runs: machine code, or the interpreted sources. Both play the same games.

A wheel for a system has its machine code inside. In a checkout, `make fast` puts a compiled copy of the
package into `build/compiled`, and the `tanglewood` command runs that copy as long as no source is newer.
"""

import os
from enum import Enum
from pathlib import Path

import tanglewood.kernel.state

PACKAGE = Path(__file__).parent
SOURCES = (".py", ".toml", ".ftl")
STAMP = ".built"
SPEEDUP = 6
"""How many times more decisions a second the compiled build makes, roughly (`make bench`)."""


class Build(Enum):
    """The build that runs, and why it is not the compiled one."""

    COMPILED = "compiled"
    INSTALLED = "installed"  # a package without machine code
    CHECKOUT = "checkout"  # sources, and no compiled copy of them
    OUTDATED = "outdated"  # sources that are newer than their compiled copy


def compiled() -> bool:
    """Whether the kernel runs as machine code."""
    return str(tanglewood.kernel.state.__file__).endswith((".so", ".pyd"))


def this_build() -> Build:
    if compiled():
        return Build.COMPILED
    if compiled_folder() is None:
        return Build.INSTALLED
    return Build.OUTDATED if built_at(compiled_folder()) else Build.CHECKOUT


def compiled_folder(package: Path = PACKAGE) -> Path | None:
    """Where `make fast` puts its copy, if this package lies in a checkout."""
    root = package.parent.parent
    if package.parent.name == "src" and (root / "setup.py").is_file():
        return root / "build" / "compiled"
    return None


def fresh_copy(package: Path = PACKAGE) -> Path | None:
    """The folder with the compiled copy of this package, if there is one and no source is newer."""
    folder = compiled_folder(package)
    built = built_at(folder)
    if folder is None or built == 0.0:
        return None
    return folder if newest_source(package) < built else None


def built_at(folder: Path | None) -> float:
    """When the copy was made; 0 without one."""
    stamp = folder / STAMP if folder else None
    return stamp.stat().st_mtime if stamp and stamp.is_file() else 0.0


def newest_source(package: Path) -> float:
    newest = 0.0
    for folder, _, files in os.walk(package):
        for file in files:
            if file.endswith(SOURCES):
                newest = max(newest, os.stat(os.path.join(folder, file)).st_mtime)
    return newest
