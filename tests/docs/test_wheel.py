"""The wheel that people install: compiled, with the client inside, in an environment of its own."""

import contextlib
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.long
@pytest.mark.skipif(shutil.which("make") is None, reason="make builds the wheel")
def test_the_wheel_plays_and_serves(tmp_path: Path) -> None:
    subprocess.run(["make", "wheel"], cwd=ROOT, check=True)
    (wheel,) = (ROOT / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        packed.extractall(tmp_path / "wheel", [name for name in names if "/static/" in name])
    assert lacking(tmp_path / "wheel" / "tanglewood" / "server" / "static") == []
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


def lacking(static: Path) -> list[str]:
    """What the package's build misses of a client."""
    missing: list[str] = runpy.run_path(str(ROOT / "setup.py"))["lacking"](static)
    return missing


def built_client(static: Path) -> None:
    """The least that counts as a whole client."""
    engine = static / "assets" / "engine-0"
    engine.mkdir(parents=True)
    for name in ("index.html", "manifest.webmanifest", "heads.json"):
        (static / name).write_text("{}")
    (static / "sw.js").write_text("g=`/ /assets/a.js`.split(` `)")
    (static / "assets" / "a.js").write_text("")
    (engine / "pyodide.mjs").write_text("")
    (static / "engine.json").write_text(
        json.dumps({"folder": "assets/engine-0", "files": {"pyodide.mjs": 0}})
    )


@pytest.mark.parametrize(
    "lost", ["index.html", "sw.js", "engine.json", "assets/a.js", "assets/engine-0/pyodide.mjs"]
)
def test_no_package_is_built_without_the_whole_client(tmp_path: Path, lost: str) -> None:
    package = tmp_path / "src" / "tanglewood"
    static = package / "server" / "static"
    built_client(static)
    assert lacking(static) == []
    (static / lost).unlink()
    assert [name.lstrip("/") for name in lacking(static)] == [lost]
    if lost != "engine.json":
        return
    # As it was: whoever had no connection got a package whose companion needs one.
    (package / "__init__.py").write_text("")
    shutil.copy(ROOT / "setup.py", tmp_path)
    wish = [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(tmp_path / "built")]
    for client, fails in (("1", True), ("0", False)):
        environment = {**os.environ, "TANGLEWOOD_CLIENT": client}
        done = subprocess.run(
            wish, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert (done.returncode != 0) == fails, done.stderr
        assert ("missing: engine.json." in done.stderr) == fails


def test_where_the_clients_tools_cannot_be_fetched_a_line_says_so(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=shutil.ignore_patterns("node_modules"))
    (tmp_path / "src" / "tanglewood").mkdir(parents=True)
    (tmp_path / "src" / "tanglewood" / "__init__.py").write_text("")
    shutil.copy(ROOT / "setup.py", tmp_path)
    nowhere = {"npm_config_registry": "http://127.0.0.1:9", "npm_config_fetch_retries": "0"}
    nowhere["npm_config_cache"] = str(tmp_path / "cache")
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_py", "--build-lib", str(tmp_path / "built")],
        cwd=tmp_path,
        env={**os.environ, **nowhere},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "The browser client could not be built: " in done.stderr
    assert "TANGLEWOOD_CLIENT=0 builds a package without the client." in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.long
@pytest.mark.skipif(shutil.which("git") is None, reason="git makes the clone")
def test_pip_alone_installs_a_clone_with_the_whole_client(tmp_path: Path) -> None:
    """As whoever has only the sources does it: pip fetches what the build needs, and the build makes all."""
    clone, home = tmp_path / "clone", tmp_path / "home"
    subprocess.run(["git", "clone", "--quiet", "--depth", "1", ROOT.as_uri(), str(clone)], check=True)
    assert not (clone / "src" / "tanglewood" / "server" / "static" / "index.html").exists()
    venv.create(home, with_pip=True)
    python = next(path for path in home.glob("*/python*") if path.stem == "python")
    environment = {**os.environ, "TANGLEWOOD_FAST": "0"}
    environment.pop("PYTHONPATH", None)
    install = [str(python), "-m", "pip", "install", "--quiet", "."]
    subprocess.run(install, cwd=clone, env=environment, check=True)
    (static,) = home.glob("**/site-packages/tanglewood/server/static")
    assert lacking(static) == []


def test_a_build_on_its_own_has_what_the_engine_for_browsers_consists_of() -> None:
    """Where pip builds a package nothing is installed but what the build asks for, and what that needs."""
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    found: set[str] = set()
    while wanted:
        name = re.split(r"[^\w.-]", wanted.pop())[0].lower().replace("_", "-")
        if name not in found:
            found.add(name)
            with contextlib.suppress(PackageNotFoundError):
                wanted += [one for one in requires(name) or [] if "extra ==" not in one]
    providers = packages_distributions()
    needed = runpy.run_path(str(ROOT / "web" / "engine.py"))["PURE"]
    tops = {package.partition(".")[0] for package in needed}
    for top in tops:
        assert {one.lower().replace("_", "-") for one in providers[top]} <= found, top
    assert "pip" in found  # fetches the rest


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
