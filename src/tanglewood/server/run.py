"""Running the server: `tanglewood serve`, and the table that `tanglewood play` opens."""

import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from tanglewood.server.app import create_app
from tanglewood.server.house import House
from tanglewood.server.limits import Limits

PATIENCE = 60_000
"""Milliseconds that what was sent may lie unread."""
UNREAD = 128 * 1024
"""Bytes that may lie unread in the system's hands."""


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
    server = TableServer(config)
    if started is not None:
        threading.Thread(target=tell_when_up, args=(server, started), daemon=True).start()
    server.run(sockets=[patient_socket(config)])


class TableServer(uvicorn.Server):
    """Lets the listeners go before it waits for the last answers: a stream has no last answer."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House | None = getattr(self.config.app, "state", {}).get("house")
        if house is not None:
            house.say_goodbye()
        await super().shutdown(sockets)


def patient_socket(config: uvicorn.Config) -> socket.socket:
    """The socket to listen on. Whoever takes nothing of what is sent for so long is cut off by the system:
    a reader that never reads would otherwise hold its connection for ever."""
    listening = config.bind_socket()
    # asyncio only does this for sockets it made itself; without it small answers wait 40 ms for company.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    # What lies unread for each of them is bounded as well; the system would let it grow to megabytes.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, PATIENCE)
    return listening


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
