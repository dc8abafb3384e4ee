"""An installed wheel tried from outside the checkout: it is compiled, plays every game and serves its page.

    python tests/tools/try_wheel.py

`make test-long` runs it on the wheel of `make wheel`, and the workflow on the wheels of every system.
"""

import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

import tanglewood
from tanglewood.builds import compiled
from tanglewood.kernel.registry import GAMES

WAIT = 60.0


def main() -> None:
    package = Path(tanglewood.__file__).parent
    assert package.parent.name != "src", f"{package} is the checkout"
    assert compiled(), f"{package} is not compiled"
    for game in GAMES:
        play(game)
    page = serve()
    assert '<div id="app"' in page, page[:500]
    print(f"{package}: compiled, plays {', '.join(GAMES)}, serves its page")


def play(game: str) -> None:
    table = tanglewood.new_game(game, players=2, seed=1)
    while not table.over:
        table.play(table.options()[0])
    assert table.result() is not None


def serve() -> str:
    """The page of a server of this package."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-P", "-m", "tanglewood", "serve", "--port", str(port), "--data", data]
        server = subprocess.Popen(command, cwd=data)
        try:
            return read(f"http://127.0.0.1:{port}/", server)
        finally:
            server.terminate()
            server.wait(WAIT)


def read(address: str, server: "subprocess.Popen[bytes]") -> str:
    end = time.monotonic() + WAIT
    while time.monotonic() < end and server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=WAIT) as answer:
                return str(answer.read().decode())
        except urllib.error.URLError:
            time.sleep(0.1)
    raise SystemExit("the server did not answer")


if __name__ == "__main__":
    main()
