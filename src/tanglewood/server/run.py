"""Running the server: `tanglewood serve`, and the table that `tanglewood play` opens."""

import asyncio
import contextlib
import os
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import uvicorn
from msgspec.structs import replace

from tanglewood.kernel.packs.designer import DesignerPack
from tanglewood.server.app import create_app
from tanglewood.server.connection import ServerConfig
from tanglewood.server.errors import StartupError, cannot_start
from tanglewood.server.limits import Limits
from tanglewood.server.live.warming import settle, warm_up
from tanglewood.server.operation.processes import Processes
from tanglewood.server.operation.settings import Settings
from tanglewood.server.services.container import Services
from tanglewood.server.store import Store
from tanglewood.server.store.choose import open_store
from tanglewood.words.system import system_words

try:
    import resource
except ImportError:  # pragma: no cover  not on every system
    resource = None  # type: ignore[assignment]

PATIENCE = 60_000
"""Milliseconds that sent data may stay unread."""
UNREAD = 128 * 1024
"""Bytes of unread data the system may buffer."""
LETTING_GO = 0.02
"""Seconds within which the event loop closes a socket it does not need any more."""
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
    """Serve until the process is stopped, with few settings. Raises StartupError if that cannot begin."""
    settings = Settings(
        host=host,
        port=port,
        data=str(data),
        database=database,
        trusted_proxies=proxies,
        limits=limits or Limits(),
    )
    serve_with(settings, started, packs)


def serve_with(
    settings: Settings, started: Callable[[], None] | None = None, packs: tuple[DesignerPack, ...] = ()
) -> None:
    """Serve until the process is stopped. Raises StartupError if that cannot begin."""
    settings = replace(settings, limits=within_open_files(settings.limits))
    with listen(settings.host, settings.port) as listening:
        if settings.processes == 1:
            serve_one(settings, listening, started, packs)
            return
        store = open_store(settings.database, folder_of(settings))
        store.open()  # whatever is wrong with it is said once, and migrations are made once
        store.close()
        warm_up()
        settle()

        def serve_here(parent: "Connection[bytes, bytes]") -> None:
            serve_one(settings, listening, None, packs, parent)

        def tell() -> None:
            if started is not None:  # by a thread, and only now: a process with threads is not forked well
                threading.Thread(target=tell_when_ready, args=(settings, started), daemon=True).start()

        if not Processes(settings.processes, serve_here, tell).run():
            raise cannot_start("no-process")


def serve_one(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[], None] | None = None,
    packs: tuple[DesignerPack, ...] = (),
    parent: "Connection[bytes, bytes] | None" = None,
) -> None:
    """Serve in this process."""
    limits = settings.limits
    workers = settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
    app = create_app(folder_of(settings), limits, workers, packs, settings.database, settings)
    store: Store = app.state.store
    store.open(address_of(settings.host, settings.port))
    if parent is None:  # else it was done once for all processes
        warm_up()
    settle()
    config = ServerConfig(app, limits, settings.host, settings.port, settings.trusted_proxies)
    try:
        TableServer(config, started, settings.drain_seconds, parent).run(sockets=[listening])
    finally:
        store.close()


def tell_when_ready(settings: Settings, started: Callable[[], None]) -> None:
    """Call `started` once one of the processes answers."""
    address = f"{address_of(settings.host, settings.port)}/healthz"
    while True:
        with contextlib.suppress(OSError), urllib.request.urlopen(address, timeout=5):
            break
        time.sleep(0.1)
    started()


def folder_of(settings: Settings) -> Path:
    return Path(settings.data) if settings.data else data_folder()


class TableServer(uvicorn.Server):
    """Calls `ready` when it answers requests. When it stops, it ends all streams before it waits for the last
    answers: a stream has no end of its own."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None] | None = None,
        drain: float = 0.0,
        parent: "Connection[bytes, bytes] | None" = None,
    ) -> None:
        # Rung when the server is to end, from any thread or signal.
        self.bell: asyncio.Event | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        super().__init__(config)
        self.ready = ready
        self.drain = drain
        self.parent = parent

    @property
    def should_exit(self) -> bool:
        return self.ending

    @should_exit.setter
    def should_exit(self, ending: bool) -> None:
        self.ending = ending
        if ending and self.loop is not None and self.bell is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended already
                self.loop.call_soon_threadsafe(self.bell.set)

    async def main_loop(self) -> None:
        """Uvicorn looks ten times a second whether it is to end, which is most of what an idle server does.
        Here it is woken for that, and once a second for the date in its answers."""
        self.loop, self.bell = asyncio.get_running_loop(), asyncio.Event()
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.bell.wait(), 1.0)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.parent is not None:  # readable when the process that looks after this one is gone
            asyncio.get_running_loop().add_reader(self.parent.fileno(), self.orphaned)
        if self.started and self.ready is not None:
            threading.Thread(target=self.ready, daemon=True).start()  # opening a browser may take a while

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        services: Services | None = getattr(self.config.app, "state", {}).get("services")
        if services is not None:
            # Whoever shares requests out sees that this server is not ready any more, and asks another one.
            services.draining = True
            until = time.monotonic() + self.drain
            while time.monotonic() < until and not self.force_exit:
                await asyncio.sleep(0.05)
            # Nobody comes back here: first the door is closed, then all are sent to the others.
            await self.close_door(sockets or [])
            services.farewell()
        await super().shutdown(sockets)

    async def close_door(self, sockets: list[socket.socket]) -> None:
        """Close the sockets we listen on. The system has let people in who still wait behind the door, and
        would cut them off with what they said: they are the last ones to be answered."""
        doors, waiting = [listening.dup() for listening in sockets], list[socket.socket]()
        for server in self.servers:
            server.close()
        await asyncio.sleep(LETTING_GO)
        for door in doors:  # open until here by these copies alone
            door.setblocking(False)
            with contextlib.suppress(OSError):  # until there is nobody left
                while True:
                    waiting.append(door.accept()[0])
            door.close()
        for one in waiting:
            with contextlib.suppress(OSError):
                await asyncio.get_running_loop().connect_accepted_socket(self.connection, one)

    def connection(self) -> asyncio.Protocol:
        http: Any = self.config.http_protocol_class
        made: asyncio.Protocol = http(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    def orphaned(self) -> None:
        if self.parent is not None:
            asyncio.get_running_loop().remove_reader(self.parent.fileno())
        self.should_exit = True


def listen(host: str, port: int) -> socket.socket:
    """The socket to listen on. The system cuts off clients that read nothing of what they are sent for so
    long: they would otherwise hold their connection for ever."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, UnicodeError) as problem:
        listening.close()
        raise cannot_start("listen", host=host, port=str(port), why=system_words(problem)) from None
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
