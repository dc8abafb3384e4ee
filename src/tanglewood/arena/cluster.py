"""Work on a Ray cluster: whatever a process of this machine would do, done by others."""

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tanglewood.arena.extras import needs
from tanglewood.arena.queue import Crew
from tanglewood.version import VERSION
from tanglewood.words import refuse

RETRIES = 20
"""How often a part is given to somebody else when its process or machine is lost."""

PATIENCE = 10.0
"""Seconds to wait for an answer at an address."""


class RayCrew:
    """The machines of a cluster."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task = ray.remote(do).options(max_retries=RETRIES)

    def submit(self, work: Callable[..., Any], *given: object) -> Any:
        return self.task.remote(VERSION, work, *given)

    def ready(self, waiting: list[Any]) -> list[tuple[Any, Any]]:
        done, _ = self.ray.wait(waiting, num_returns=1)
        try:
            return [(handle, self.ray.get(handle)) for handle in done]
        except self.ray.exceptions.RayTaskError as problem:
            raise problem.cause from None


def do(version: str, work: Callable[..., Any], *given: object) -> Any:
    """Runs on a machine of the cluster, which has to have the same version as whoever asks."""
    if version != VERSION:
        raise refuse("ray-version", here=version, there=VERSION)
    return work(*given)


def knock(address: str) -> None:
    """See whether anybody answers; Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


@contextmanager
def ray_crew(address: str) -> Iterator[Crew]:
    """The cluster at this address; `auto` is the one that runs on this machine."""
    # Ray counts its own use by default; nobody asked for that here.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray = needs("ray", "ray")
    ours = not ray.is_initialized()
    if ours:
        try:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except (OSError, RuntimeError, ValueError) as problem:
            said = str(problem).partition("\n")[0]
            raise refuse("ray-address", address=address, problem=said) from None
    try:
        yield RayCrew(ray)
    finally:
        if ours:
            ray.shutdown()
