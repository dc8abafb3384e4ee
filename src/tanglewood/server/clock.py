"""The time of the server."""

import time
from collections.abc import Callable


class Clock:
    """What time it is, the same for all services; tests set another time."""

    def __init__(self) -> None:
        self.now: Callable[[], float] = time.time
