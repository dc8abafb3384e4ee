"""Builds the package; with TANGLEWOOD_FAST=1 kernel, games and bots are compiled with mypyc."""

import json
import os
import runpy
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/tanglewood")
COMPILED = ("kernel", "games", "bots")
INTERPRETED = {
    "schema.py",  # msgspec makes these classes at run time
    "packfiles.py",
    "view.py",
    "view_parts.py",
    "view_types.py",
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
            marks = runpy.run_path(str(PACKAGE / "kernel" / "catalogue" / "marks.py"))
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
    return mypycify(["--strict", *hot], opt_level="1", multi_file=True)


class BuildExtensions(build_ext):
    """Compiles a file for each module, as many at a time as there are cores."""

    def build_extensions(self) -> None:
        compiler = self.compiler

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
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [
                    pool.submit(compiler._compile, obj, src, ext, cc_args, extra_postargs, pp_opts)
                    for obj, (src, ext) in build.items()
                ]
                for job in jobs:
                    job.result()
            return list(objects)

        compiler.compile = compile_all
        super().build_extensions()


setup(ext_modules=extensions(), cmdclass={"build_py": BuildPackage, "build_ext": BuildExtensions})
