"""Running the server: `tanglewood serve`, and the table that `tanglewood play` opens."""

import contextlib
import os
import socket
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn
from msgspec.structs import replace

from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.server.app import create_app
from tanglewood.server.connection import ServerConfig
from tanglewood.server.errors import StartupError
from tanglewood.server.limits import Limits
from tanglewood.server.services.container import Services
from tanglewood.server.store import Store

try:
    import resource
except ImportError:  # pragma: no cover  not on every system
    resource = None  # type: ignore[assignment]

PATIENCE = 60_000
"""Milliseconds that sent data may stay unread."""
UNREAD = 128 * 1024
"""Bytes of unread data the system may buffer."""
OTHER_FILES = 100
"""Open files the server needs besides its connections."""


def data_folder() -> Path:
    """The default data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "tanglewood"


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or any free one if it is taken."""
    for port in (wanted, 0):
        with contextlib.suppress(StartupError), listen(host, port) as probe:
            return int(probe.getsockname()[1])
    return wanted


def address_of(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


def serve(
    host: str,
    port: int,
    data: Path,
    limits: Limits | None = None,
    started: Callable[[], None] | None = None,
    proxies: tuple[str, ...] = (),
    packs: tuple[DesignerPack, ...] = (),
    database: str = "",
) -> None:
    """Serve until the process is stopped. Raises StartupError if the server cannot start."""
    limits = within_open_files(limits or Limits())
    with listen(host, port) as listening:
        workers = max(1, (os.cpu_count() or 2) - 1)
        app = create_app(data, limits, workers, packs, database)
        store: Store = app.state.store
        store.open(address_of(host, port))
        try:
            TableServer(ServerConfig(app, limits, host, port, proxies), started).run(sockets=[listening])
        finally:
            store.close()


class TableServer(uvicorn.Server):
    """Calls `ready` when it answers requests. When it stops, it ends all streams before it waits for the last
    answers: a stream has no end of its own."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            threading.Thread(target=self.ready, daemon=True).start()  # opening a browser may take a while

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        services: Services | None = getattr(self.config.app, "state", {}).get("services")
        if services is not None:
            services.tables.disconnect_all()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen on. The system cuts off clients that read nothing of what they are sent for so
    long: they would otherwise hold their connection for ever."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, UnicodeError) as problem:
        listening.close()
        reason = getattr(problem, "strerror", None) or str(problem)
        raise StartupError(f"cannot listen on {host}, port {port}: {reason}") from None
    # asyncio only does this for sockets it made itself; without it small answers are delayed by 40 ms.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    # What a client has not read is bounded as well; the system would let it grow to megabytes.
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNREAD)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, PATIENCE)
    return listening


def within_open_files(limits: Limits) -> Limits:
    """No more connections than the process may have open files: a server that runs out of them can neither
    accept a connection nor store anything."""
    if resource is None:
        return limits
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + OTHER_FILES
    if resource.RLIM_INFINITY in (soft, hard) or soft >= wanted:
        return limits
    soft = min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return replace(limits, connections=max(1, soft - OTHER_FILES))


def open_browser(address: str) -> bool:
    """Open a browser, if there is one."""
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False
