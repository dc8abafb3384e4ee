"""Packs the engine for browsers without a connection: Pyodide, our rules and sentences, and what they import.

Python for browsers comes from the npm package `pyodide`, the two compiled packages as wheels for it. Where
these cannot be had the client is built without: the companion and set-ups then need their connection, and
say so.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
SOURCES = HERE.parent / "src" / "tanglewood"
STATIC = SOURCES / "server" / "static"
NODE = HERE / "node_modules" / "pyodide"
WHEELS = HERE.parent / "build" / "engine"
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
COMPILED = ("msgspec==0.22.0", "librt==0.16.0")
"""Those of the platform that `pyodide` in package.json is built for."""
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "3.14"
PURE = ("attr", "babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "pytz", "typing_extensions")
OURS = ("companion", "games", "kernel", "locales", "tabletop", "words")
"""The packages that run there; the modules beside them are small."""
NOT_SAID = ("cli", "company", "lessons", "terminal", "study", "web", "lab", "server", "tabletop", "rulebook")
"""Files of sentences that no companion says begin so."""
NOT_RUN = ("terminal", "lessons", "print")
"""Folders of a game that no companion needs."""
NOT_DEALT = "sheets"
"""What is drawn on paper needs a server."""


def fresh() -> bool:
    """Whether the engine is there, and newer than everything of ours in it."""
    told = STATIC / "engine.json"
    if not told.is_file():
        return False
    about = json.loads(told.read_text("utf-8"))
    newest = max(path.stat().st_mtime for path, _ in ours())
    whole = all((STATIC / about["folder"] / name).is_file() for name in about["files"])
    return whole and told.stat().st_mtime > max(newest, Path(__file__).stat().st_mtime)


def build() -> None:
    """Lay the engine beside the client, in a folder with a name that changes with its content."""
    files = {name: (NODE / name).read_bytes() for name in PYODIDE if (NODE / name).is_file()}
    wheels = fetch()
    if len(files) < len(PYODIDE) or wheels is None:
        print(
            "The engine for browsers cannot be had: companions will need their connection.", file=sys.stderr
        )
        return
    files["tanglewood.zip"] = archive(wheels)
    digest = hashlib.sha256(b"".join(files[name] for name in sorted(files))).hexdigest()[:12]
    folder = STATIC / "assets" / f"engine-{digest}"
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        (folder / name).write_bytes(content)
    for old in (STATIC / "assets").glob("engine-*"):
        if old != folder:  # nobody is sent there any more
            shutil.rmtree(old)
    about = {"folder": f"assets/{folder.name}", "files": {name: len(files[name]) for name in sorted(files)}}
    (STATIC / "engine.json").write_text(json.dumps(about), "utf-8")


def fetch() -> list[Path] | None:
    """The wheels of compiled packages for browsers."""
    wanted = [one.replace("==", "-") for one in COMPILED]
    found = [path for name in wanted for path in WHEELS.glob(f"{name}-*{PLATFORM}.whl")]
    if len(found) == len(COMPILED):
        return found
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download", "--no-deps"]
    command += ["--only-binary", ":all:", "--platform", PLATFORM, "--python-version", PYTHON]
    done = subprocess.run(
        [*command, "--dest", str(WHEELS), *COMPILED], stderr=subprocess.DEVNULL, check=False
    )
    return None if done.returncode else [path for name in wanted for path in WHEELS.glob(f"{name}-*.whl")]


def archive(wheels: list[Path]) -> bytes:
    """Everything that Python imports there, packed; the same bytes for the same files."""
    target = WHEELS / "tanglewood.zip"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for wheel in wheels:
            with zipfile.ZipFile(wheel) as inside:
                for name in inside.namelist():
                    add(packed, name, inside.read(name))
        for path, name in [*pure(), *ours()]:
            add(packed, name, path.read_bytes())
    return target.read_bytes()


def add(packed: zipfile.ZipFile, name: str, content: bytes) -> None:
    packed.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, compresslevel=9)


def pure() -> Iterator[tuple[Path, str]]:
    """Packages without compiled parts, as they are installed here; of Babel the languages we speak."""
    languages = {path.name for path in (SOURCES / "locales").iterdir()} | {"root", "global"}
    for package in PURE:
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            raise SystemExit(f"{package} is not installed: the engine for browsers needs it")
        home = Path(spec.origin)
        top = home.parents[package.count(".") + (home.name == "__init__.py")]
        every = sorted(home.parent.rglob("*")) if home.name == "__init__.py" else [home]
        for path in every:
            spoken = path.suffix == ".dat" and path.stem in languages
            if spoken or path.suffix in (".py", ".json"):
                yield path, path.relative_to(top).as_posix()


def ours() -> Iterator[tuple[Path, str]]:
    places = [*SOURCES.glob("*.py"), *(path for name in OURS for path in (SOURCES / name).rglob("*"))]
    for path in sorted(places):
        inside = path.relative_to(SOURCES).parts
        needless = inside[0] == "games" and len(inside) > 3 and inside[2] in NOT_RUN
        needless = needless or inside[:2] == ("tabletop", NOT_DEALT)
        if path.suffix == ".ftl":
            needless = path.name.startswith(NOT_SAID) or path.parent.name in ("cli", "web", "company")
        if path.suffix in (".py", ".toml", ".ftl") and not needless:
            yield path, path.relative_to(SOURCES.parent).as_posix()


if __name__ == "__main__":
    build()
