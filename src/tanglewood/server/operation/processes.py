"""Several server processes on one port of one machine, with somebody who looks after them."""

import logging
import multiprocessing
import signal
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

log = logging.getLogger("tanglewood.server")

SHORT = 5.0
"""Seconds; a process that ends sooner could not start."""
Serve = Callable[["Connection[bytes, bytes]"], None]


class Processes:
    """Starts processes, starts another one for each that dies, and stops them all. They are forked once all
    is loaded, so that they share their memory and start at once. Each one has a pipe from here: when it
    ends, this process is gone, and the other one stops."""

    def __init__(self, count: int, serve: Serve, begun: Callable[[], None]) -> None:
        self.count = count
        self.serve = serve
        self.begun = begun
        self.running: dict[int, tuple[BaseProcess, float, Connection[bytes, bytes]]] = {}
        self.stopping = False
        self.failed = False

    def run(self) -> bool:
        """Run until told to stop; False if a process could not start."""
        old = {number: signal.signal(number, self.stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            for _ in range(self.count):
                self.start()
            self.begun()
            while self.running:
                self.look()
        finally:
            for number, handler in old.items():
                signal.signal(number, handler)
        return not self.failed

    def start(self) -> None:
        theirs, ours = multiprocessing.get_context("fork").Pipe(duplex=False)
        process = multiprocessing.get_context("fork").Process(target=self.enter, args=(theirs, ours))
        process.start()
        theirs.close()
        self.running[process.sentinel] = (process, time.monotonic(), ours)

    def enter(self, theirs: "Connection[bytes, bytes]", ours: "Connection[bytes, bytes]") -> None:
        ours.close()
        for _, _, other in self.running.values():
            other.close()  # or the pipe of another one would not end with its parent
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, signal.SIG_DFL)
        self.serve(theirs)

    def look(self) -> None:
        """Wait for a process to end, and replace it."""
        for sentinel in wait(list(self.running), timeout=1.0):
            assert isinstance(sentinel, int)
            process, since, ours = self.running.pop(sentinel)
            process.join()
            ours.close()
            if self.stopping:
                continue
            if time.monotonic() - since < SHORT and process.exitcode not in (0, -signal.SIGKILL):
                log.error("a server process could not start; all are stopped")
                self.failed = True
                self.stop()
            else:
                log.error("a server process ended with %s; another one takes its place", process.exitcode)
                self.start()

    def stop(self, *signals: object) -> None:
        self.stopping = True
        for process, _, _ in list(self.running.values()):
            process.terminate()
