"""Builds the package: kernel, games and bots compiled with mypyc, and the browser client inside.

Where no C compiler is found the package is built from the plain sources, which play the same games slower.
TANGLEWOOD_FAST=1 insists on the compiled build, TANGLEWOOD_FAST=0 asks for the plain one. An editable install
runs the sources as they are.
"""

import contextlib
import io
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/tanglewood")
COMPILED = ("kernel", "games", "bots", "env/raw")
INTERPRETED = {
    "view.py",  # like all that imports msgspec: it makes its classes at run time
    "view_types.py",
    "name.py",  # a class that is a str
    "marks.py",  # runs by itself, below
    "companion",  # folders: an opponent at a real table and tables in the terminal, nothing hot
    "terminal",
    "__init__.py",  # nothing hot, and a package's own file must stay importable as source
}
CLIENT = ("index.html", "sw.js", "manifest.webmanifest", "heads.json", "engine.json")
NOT_BUILT = "The browser client could not be built: {}"
NOT_WHOLE = """The browser client is not whole, so no package is built; missing: {}."""
FETCHED = """
Its tools and the engine for browsers are fetched from npm and PyPI: is there a connection?
TANGLEWOOD_CLIENT=0 builds a package without the client."""
BUILDING = {"bdist_wheel", "build", "build_ext"}
"""Commands that need the extensions; describing the package or installing it for editing does not."""
CORES = os.cpu_count() or 1
GATHERED = 2_000_000
"""Bytes of C that are compiled in one go: enough to save time, few enough to keep all cores busy."""
PRESENTING = {"catalogue", "lessons", "packs", "presentation", "text"}
REFUSING = {"language", "listing", "narration", "reasons", "refusals", "refusing", "statistics"}
SELDOM = PRESENTING | REFUSING | {"position", "schema", "setup", "validation"}
"""Folders and modules that describe, read or check, and are idle while a search plays: they are compiled
without optimising, in half the time."""
PLAIN = '#pragma GCC optimize("O0")\n'
HIDDEN = ["-fvisibility=hidden"]
"""Nothing of a library can be replaced from outside, so what is called inside is called directly: no table of
addresses stands between, and the compiler may take small functions into their callers.
"""
DOORS = 16
"""Modules that are entered by one library: linking three hundred of them took half a minute."""


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


class Progress:
    """How far a long step is: in place on a terminal, a line for every tenth elsewhere."""

    def __init__(self, doing: str, total: int) -> None:
        self.doing = doing
        self.total = total
        self.done = 0
        self.lock = threading.Lock()

    def step(self) -> None:
        with self.lock:
            self.done += 1
            line = f"{self.doing}: {self.done} of {self.total}"
            if sys.stderr.isatty():
                print(f"\r{line}", end="\n" if self.done == self.total else "", file=sys.stderr, flush=True)
            elif self.done == self.total or self.done * 10 // self.total > (self.done - 1) * 10 // self.total:
                say(line)


class BuildPackage(build_py):
    """Builds the browser client, and puts an index of the tests that show each rule into the package."""

    def run(self) -> None:
        if not self.editable_mode and wanted("TANGLEWOOD_CLIENT"):
            if Path("web/package.json").is_file():
                build_client()
            if missing := lacking(PACKAGE / "server" / "static"):
                raise SystemExit(NOT_WHOLE.format(", ".join(missing)) + FETCHED)
        super().run()
        if Path("tests").is_dir() and not self.editable_mode:
            marks = runpy.run_path(str(PACKAGE / "kernel" / "catalogue" / "marks.py"))
            index = Path(self.build_lib) / "tanglewood" / "rule_tests.json"
            index.write_text(json.dumps(marks["tests_of_rules"](Path("tests")), indent=1), encoding="utf-8")


def build_client() -> None:
    try:
        runpy.run_path("web/build.py")["build"]()
    except (ImportError, subprocess.CalledProcessError) as problem:  # no Node, or no npm
        raise SystemExit(NOT_BUILT.format(problem) + FETCHED) from None


def lacking(static: Path) -> list[str]:
    """What is missing of the built client: its pages, what the service worker keeps, and the engine with
    which a browser goes on without a connection.
    """
    missing = [name for name in CLIENT if not (static / name).is_file()]
    if missing:
        return missing
    kept = re.search(r"`(/ /assets/[^`]*)`", (static / "sw.js").read_text(encoding="utf-8"))
    files = kept[1].split()[1:] if kept else ["sw.js: the list of its files"]
    engine = json.loads((static / "engine.json").read_text(encoding="utf-8"))
    files += [f"/{engine['folder']}/{name}" for name in engine["files"]]
    return [name for name in files if not (static / name.lstrip("/")).is_file()]


def wanted(name: str) -> bool:
    return os.environ.get(name) != "0"


def modules() -> list[str]:
    """What is compiled: all that runs while a game is played. Classes of msgspec are made at run time, so a
    module that has some stays as it is.
    """
    return [
        str(path)
        for folder in COMPILED
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        if not {path.name, path.parent.name} & INTERPRETED
        and "import msgspec" not in path.read_text(encoding="utf-8")
    ]


def extensions() -> list[Any]:  # mypyc mixes two libraries' classes
    if not (BUILDING & set(sys.argv) and wanted("TANGLEWOOD_FAST")):
        return []
    if os.environ.get("TANGLEWOOD_FAST") != "1" and not compiler_works():
        say("No C compiler with Python's headers found: building the interpreted package, which is slower.")
        return []
    from mypyc.build import mypycify

    hot = modules()
    say(f"Translating {len(hot)} modules to C ...")
    # A folder for each version of mypyc, because what is there already is used again.
    folder = Path("build") / f"c-{version('mypy')}"
    folder.mkdir(parents=True, exist_ok=True)
    heard = io.StringIO()
    try:
        with contextlib.redirect_stdout(heard):
            made = mypycify(
                ["--strict", *hot],
                opt_level="1",
                debug_level="0",
                multi_file=True,
                target_dir=str(folder),
                group_name="tanglewood",
            )
    except SystemExit:
        say(heard.getvalue())
        raise
    for extension in made:
        extension.sources = gathered([str(source) for source in extension.sources], folder)
    return made


def gathered(sources: list[str], folder: Path) -> list[str]:
    """The translated modules in files that include several each: every module begins with the same headers of
    two megabytes, and reading them takes a third of the time.
    """
    modules = sorted(source for source in sources if "___" in Path(source).name)
    if len(modules) < 2:
        return sources
    seldom = [source for source in modules if idle(source)]
    often = [source for source in modules if not idle(source)]
    texts = [*texts_including(often, ""), *texts_including(seldom, PLAIN)]
    made = []
    for number, (text, changed) in enumerate(texts):
        path = folder / f"gathered_{number:02}.c"
        # Written anew only if something in it is new: the object of an older one is kept.
        if not path.is_file() or path.read_text() != text or path.stat().st_mtime < changed:
            path.write_text(text)
        made.append(str(path))
    return [source for source in sources if source not in set(modules)] + made


def idle(source: str) -> bool:
    """Whether a translated module has nothing to do while games are played fast. Observing is part of it."""
    names = Path(source).stem.split("___")
    return bool(SELDOM & set(names)) and names[-1] != "observation"


def texts_including(sources: list[str], first: str) -> list[tuple[str, float]]:
    """C files that include these, several each, and when the newest of them was written."""
    files: list[list[Path]] = []
    size = GATHERED
    for source in map(Path, sources):
        if size >= GATHERED:
            files.append([])
            size = 0
        files[-1].append(source)
        size += source.stat().st_size
    return [
        (
            first + "".join(f'#include "{path.name}"\n' for path in paths),
            max(path.stat().st_mtime for path in paths),
        )
        for paths in files
    ]


def compiler_works() -> bool:
    """Whether an extension of three lines can be built here."""
    from setuptools import Extension

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            with open(os.devnull, "w") as nowhere, quiet(nowhere.fileno()):
                command.ensure_finalized()
                command.run()
        except Exception:  # whatever is wrong with a compiler, there is none
            return False
    return True


@contextlib.contextmanager
def quiet(nowhere: int) -> Any:  # a generator of nothing
    """What a compiler says is not for people while it is only tried."""
    kept = os.dup(2)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)


class BuildExtensions(build_ext):
    """Compiles as many files at a time as there are cores, and only what has changed."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            self.compiler.compile = in_parallel(self.compiler)
            for extension in self.extensions:
                extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]
        # The first one holds all the code; the others are doors to it, one a module.
        code = [extension for extension in self.extensions if len(extension.sources) > 1]
        doors = [extension for extension in self.extensions if len(extension.sources) == 1]
        for extension in code:
            self.build_extension(extension)
        rooms = sharing(doors)
        progress = Progress("Linking modules", len(rooms))
        with ThreadPoolExecutor(CORES) as pool:
            for job in [pool.submit(self.build_doors, room) for room in rooms]:
                job.result()
                progress.step()

    def build_doors(self, doors: list[Any]) -> None:
        """One library with the doors of several modules, under the name of each."""
        first, *others = doors
        names = [door.sources[0] for door in doors]
        path = Path(names[0]).with_suffix(".doors.c")
        # Every door has an `__init__` that nobody enters.
        text = '#define PyInit___init__ unused_{0}\n#include "{1}"\n#undef PyInit___init__\n'
        path.write_text("".join(text.format(n, Path(name).absolute()) for n, name in enumerate(names)))
        first.sources = [str(path)]
        self.build_extension(first)
        for door in others:
            target = Path(self.get_ext_fullpath(door.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(self.get_ext_fullpath(first.name), target)


def sharing(doors: list[Any]) -> list[list[Any]]:
    """Doors that share a library: few, so that it stays small, and none with the last name of another, by
    which Python enters.
    """
    rooms: list[dict[str, Any]] = []
    for door in doors:
        name = door.name.rpartition(".")[2]
        room = next((room for room in rooms if len(room) < DOORS and name not in room), None)
        if room is None:
            room = {}
            rooms.append(room)
        room[name] = door
    return [list(room.values()) for room in rooms]


def in_parallel(compiler: Any) -> Callable[..., list[str]]:  # distutils' compiler has no types
    """The compiler's `compile`, with a thread for each core. An object that is newer than its C file, the
    headers and this file is kept.
    """

    def compile_all(
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        macros, objects, extra_postargs, pp_opts, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = compiler._get_cc_args(pp_opts, debug, extra_preargs)
        headers = [*Path(sources[0]).parent.glob("*.h"), Path("setup.py")]
        changed = max(header.stat().st_mtime for header in headers)
        stale = {obj: file for obj, file in build.items() if not newer(obj, file[0], changed)}
        progress = Progress(f"Compiling on {CORES} cores", len(stale)) if len(sources) > 1 else None

        def compile_one(obj: str, source: str, suffix: str) -> None:
            compiler._compile(obj, source, suffix, cc_args, extra_postargs, pp_opts)
            if progress is not None:
                progress.step()

        with ThreadPoolExecutor(CORES) as pool:
            for job in [pool.submit(compile_one, obj, *file) for obj, file in stale.items()]:
                job.result()
        return list(objects)

    return compile_all


def newer(obj: str, source: str, changed: float) -> bool:
    path = Path(obj)
    return path.is_file() and path.stat().st_mtime > max(changed, Path(source).stat().st_mtime)


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_py": BuildPackage, "build_ext": BuildExtensions})
