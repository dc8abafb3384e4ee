"""`make docs`: the documentation site, from the pages in docs/ and at the top of the repository.

The pages are copied into build/docs, because a forge shows README, CONTRIBUTING and CHANGELOG at the top, and
links between pages are written for the forge. A broken link or an unknown name of the reference is an error.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
STAGE = ROOT / "build" / "docs"
TOP = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributors.md",
    "CHANGELOG.md": "changelog.md",
    "LICENSE": "license.md",
}
PICTURES = (".png", ".svg")
SCRIPTS = ("reports", "__pycache__")
LINK = re.compile(r"(?<=\]\()(?:\.\./)?(?:docs/([\w./-]+)|([\w.-]+))(?=[)#])")


def relink(text: str) -> str:
    """A link to a file of the repository as a link to its page."""
    return LINK.sub(lambda found: found[1] or TOP.get(found[2], found[2]), text)


def stage() -> None:
    shutil.rmtree(STAGE, ignore_errors=True)
    STAGE.mkdir(parents=True)
    for page in (ROOT / "docs").iterdir():
        if page.suffix == ".md":
            (STAGE / page.name).write_text(relink(page.read_text(encoding="utf-8")), encoding="utf-8")
        elif page.suffix in PICTURES:
            shutil.copy(page, STAGE)
        elif page.is_dir() and page.name not in SCRIPTS:
            shutil.copytree(page, STAGE / page.name)
    for name, title in TOP.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        (STAGE / title).write_text(relink(text), encoding="utf-8")


def main() -> None:
    stage()
    # Not --quiet: it also hides the warnings from --strict, and a broken link would pass.
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    if done.returncode:
        raise SystemExit(done.returncode)
    print("The site is in build/site/index.html")


if __name__ == "__main__":
    main()
