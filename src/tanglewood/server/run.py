"""Running the server: `tanglewood serve`, and the table that `tanglewood play` opens."""

import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from tanglewood.server.app import create_app
from tanglewood.server.limits import Limits


def data_folder() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "tanglewood"


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or any free one if it is taken."""
    for port in (wanted, 0):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    return wanted


def serve(
    host: str,
    port: int,
    data: Path,
    limits: Limits | None = None,
    started: Callable[[], None] | None = None,
) -> None:
    """Serve until somebody stops it."""
    app = create_app(data, limits, workers=max(1, (os.cpu_count() or 2) - 1))
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)
    if started is not None:
        threading.Thread(target=tell_when_up, args=(server, started), daemon=True).start()
    server.run()


def tell_when_up(server: uvicorn.Server, started: Callable[[], None]) -> None:
    pause = threading.Event()
    while not server.started:
        if server.should_exit or pause.wait(0.05):
            return
    started()


def open_browser(address: str) -> bool:
    """Open a browser, if there is one."""
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False
