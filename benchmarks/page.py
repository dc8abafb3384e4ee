"""`make bench`: the built pages of a real server as Lighthouse sees them, and what they cost a processor.

A score is measured by the clock, so on a busy machine it says more about the machine than about the page.
Beside it stands what hardly depends on that: time on the processor, what of it came in long tasks, shifts.
"""

import argparse
import json
import os
import runpy
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests" / folder) for folder in ("support", "support/browser")]
LIGHTHOUSE = "lighthouse@12.8.2"
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-background-networking"
GAMES = ("mycelia", "everdell", "deep_forest")
PAGES = {
    "home": "/",
    **{f"{page} {game}": f"/{page}/{game}" for page in ("rules", "cards", "new", "learn") for game in GAMES},
}
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
SCREEN = {"width": 1350, "height": 940}
"""That of Lighthouse's desk."""
LONG = 50.0
"""Milliseconds from which on a task keeps people waiting."""
QUIET = 4000
"""Milliseconds after which a page is taken to be complete."""
SHIFTS = """() => new Promise((done) => {
    const add = (list) => list.getEntries().reduce((sum, one) => sum + one.value, 0);
    new PerformanceObserver((list) => done(add(list))).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(0), 200);
})"""

Figures = dict[str, float]


def cost(browser: Browser, url: str) -> Figures:
    """Milliseconds on the processor until a page stands still, from a trace."""
    context = browser.new_context(viewport=SCREEN, service_workers="block")  # type: ignore[arg-type]
    page = context.new_page()
    browser.start_tracing(page=page, categories=["devtools.timeline", "toplevel"])
    page.goto(url)
    page.locator("main").first.wait_for()
    page.wait_for_timeout(QUIET)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    tasks = [time / 1000 for time in main_tasks(events)]
    found = {
        "cpu_ms": sum(tasks),
        "longest_ms": max(tasks, default=0.0),
        "blocking_ms": sum(time - LONG for time in tasks if time > LONG),
        "shift": float(page.evaluate(SHIFTS)),
        "nodes": float(page.evaluate("document.querySelectorAll('*').length")),
    }
    context.close()
    return found


def main_tasks(events: list[dict[str, Any]]) -> list[float]:
    """Microseconds of each task of the page's thread. A task in a task is not counted twice."""
    scripts = Counter((one["pid"], one["tid"]) for one in events if one["name"] == "FunctionCall")
    [(thread, _)] = scripts.most_common(1)
    own = [one for one in events if (one["pid"], one["tid"]) == thread and one["ph"] == "X"]
    tasks = sorted(
        (one for one in own if one["name"].endswith("RunTask")), key=lambda one: (one["ts"], -one["dur"])
    )
    times: list[float] = []
    end = 0.0
    for one in tasks:
        if one["ts"] >= end:
            times.append(float(one.get("tdur", 0)))
            end = one["ts"] + one["dur"]
    return times


def lighthouse(url: str, chrome: str, report: Path, phone: bool) -> Figures:
    """The scores of a page, from 0 to 100."""
    program, npm = runpy.run_path(str(ROOT / "web" / "build.py"))["node"]()
    command = [str(program), str(npm), "exec", "--yes", LIGHTHOUSE, "--", url, "--quiet", "--output=json"]
    command += [
        f"--output-path={report}",
        f"--chrome-flags={FLAGS}",
        *([] if phone else ["--preset=desktop"]),
    ]
    environment = {
        **os.environ,
        "CHROME_PATH": chrome,
        "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}",
    }
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL, cwd=report.parent)
    found = json.loads(report.read_text(encoding="utf-8"))
    audits = {"tbt_ms": "total-blocking-time", "lcp_ms": "largest-contentful-paint"}
    return {
        **{name: 100 * (found["categories"][name]["score"] or 0) for name in CATEGORIES},
        **{name: found["audits"][audit]["numericValue"] for name, audit in audits.items()},
    }


def show(name: str, figures: Figures) -> None:
    own = (
        f"{figures['cpu_ms']:.0f} ms of processor, {figures['blocking_ms']:.0f} ms of it blocking, "
        f"longest task {figures['longest_ms']:.0f} ms, shift {figures['shift']:.3f}, "
        f"{figures['nodes']:.0f} nodes"
    )
    if "performance" in figures:
        scores = " / ".join(f"{figures[name]:.0f}" for name in CATEGORIES)
        own = f"{scores}, largest paint {figures['lcp_ms']:.0f} ms, blocked {figures['tbt_ms']:.0f} ms; {own}"
    print(f"{name:18} {own}", flush=True)


def main() -> None:
    from browser_people import chromium
    from serving import process

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pages", nargs="*", help="some of the pages, `rules everdell`; all without any")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--phone", action="store_true", help="Lighthouse's phone instead of its desk")
    parser.add_argument("--cost", action="store_true", help="without Lighthouse, which npm fetches")
    wishes = parser.parse_args()
    results: dict[str, Figures] = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        process(Path(folder) / "data") as server,
        sync_playwright() as play,
    ):
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
        made = httpx.post(f"{server.url}/api/tables", json={"game": "mycelia", "seats": seats}).json()
        pages = {**PAGES, "table": f"/table/{made['id']}"}
        if not wishes.json:
            print(f"Load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
            if not wishes.cost:
                print(f"Lighthouse: {' / '.join(CATEGORIES)}")
        with play.chromium.launch(executable_path=chromium(), args=FLAGS.split()) as browser:
            for name in wishes.pages or pages:
                figures = cost(browser, server.url + pages[name])
                if not wishes.cost:
                    report = Path(folder) / "report.json"
                    figures |= lighthouse(server.url + pages[name], chromium(), report, wishes.phone)
                results[name] = figures
                if not wishes.json:
                    show(name, figures)
    if wishes.json:
        print(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
