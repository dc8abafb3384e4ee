"""Events: what happened, for whoever listens (the log, animations, statistics)."""

from collections.abc import Callable

Value = int | str


class Event:
    """One thing that happened to `seat`.

    `open` is what everybody sees; `secret` is seen by that seat alone. `chance` marks what chance answered:
    a die, a card turned up or drawn.
    """

    __slots__ = ("chance", "name", "open", "seat", "secret")

    def __init__(
        self,
        name: str,
        seat: int,
        open: dict[str, Value],
        secret: dict[str, Value] | None = None,
        chance: bool = False,
    ) -> None:
        self.name = name
        self.seat = seat
        self.open = open
        self.secret = secret
        self.chance = chance

    def seen_by(self, seat: int) -> dict[str, Value]:
        """What this seat (or a spectator, NOBODY) may know of it."""
        if self.secret is None or seat != self.seat:
            return self.open
        return {**self.open, **self.secret}

    def __repr__(self) -> str:
        said = " ".join(f"{key}={value}" for key, value in self.open.items())
        return f"<{self.name} seat={self.seat} {said}>".replace(" >", ">")


Listener = Callable[[Event], None]
