"""`make bench`: Lighthouse on the built pages of a real server, as a person at a desk sees them."""

import argparse
import json
import os
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))
LIGHTHOUSE = "lighthouse@12.8.2"
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking"


def lighthouse(url: str, chrome: str, report: Path) -> dict[str, float]:
    """The scores of a page, from 0 to 100."""
    program, npm = runpy.run_path(str(ROOT / "web" / "build.py"))["node"]()
    command = [str(program), str(npm), "exec", "--yes", LIGHTHOUSE, "--", url, "--quiet", "--output=json"]
    command += [f"--output-path={report}", f"--chrome-flags={FLAGS}", "--preset=desktop"]
    command += ["--only-categories=performance,accessibility"]
    environment = {
        **os.environ,
        "CHROME_PATH": chrome,
        "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}",
    }
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL, cwd=report.parent)
    found = json.loads(report.read_text(encoding="utf-8"))
    return {
        "performance": 100 * found["categories"]["performance"]["score"],
        "accessibility": 100 * found["categories"]["accessibility"]["score"],
        "interactive_ms": found["audits"]["interactive"]["numericValue"],
    }


def main() -> None:
    from browser_people import chromium
    from serving import process

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, process(Path(folder) / "data") as server:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
        made = httpx.post(f"{server.url}/api/tables", json={"game": "mycelia", "seats": seats}).json()
        pages = {"home": "/", "table": f"/table/{made['id']}"}
        scores = {
            name: lighthouse(server.url + path, chromium(), Path(folder) / f"{name}.json")
            for name, path in pages.items()
        }
    if wishes.json:
        print(json.dumps(scores, indent=1))
        return
    for name, score in scores.items():
        print(
            f"Lighthouse, {name}: performance {score['performance']:.0f}, accessibility "
            f"{score['accessibility']:.0f}, interactive after {score['interactive_ms']:.0f} ms"
        )


if __name__ == "__main__":
    main()
