"""What is told in one breath: events that repeat each other are added up or listed.

The events themselves stay as they are; only the sentence speaks of all of them: `gains 3 berries`.
"""

from tanglewood.kernel.event import Event, Value


class Repeat:
    """How an event joins the one before it: the values that add up, those that are listed, and the one that
    counts how often it happened. All other values have to be the same."""

    __slots__ = ("adds", "counts", "lists")

    def __init__(self, adds: tuple[str, ...] = (), lists: tuple[str, ...] = (), counts: str = "") -> None:
        self.adds = adds
        self.lists = lists
        self.counts = counts


class Span:
    """Events that become one sentence: what they come to, and the places of the first and the last one."""

    __slots__ = ("event", "first", "last")

    def __init__(self, event: Event, first: int, last: int) -> None:
        self.event = event
        self.first = first
        self.last = last


def join(one: Event, other: Event, how: Repeat) -> Event | None:
    """Two events as one; None if they do not belong together.

    What only one seat knows is not asked for: whoever else reads of them must not learn from it.
    """
    if one.name != other.name or one.seat != other.seat:
        return None
    open: dict[str, Value] = {}
    for key in [*one.open, *[key for key in other.open if key not in one.open]]:
        if key in how.adds or key in how.lists or key == how.counts:
            continue
        if one.open.get(key) != other.open.get(key):
            return None
        open[key] = one.open[key]
    add_up(open, one.open, other.open, how)
    if how.counts:
        open[how.counts] = int(one.open.get(how.counts, 1)) + int(other.open.get(how.counts, 1))
    secret: dict[str, Value] | None = None
    if one.secret is not None or other.secret is not None:
        first, last = one.secret or {}, other.secret or {}
        secret = {**first, **last}
        add_up(secret, first, last, how)
    return Event(one.name, one.seat, open, secret, one.chance or other.chance)


def add_up(found: dict[str, Value], one: dict[str, Value], other: dict[str, Value], how: Repeat) -> None:
    """Write the values that add up and those that are listed."""
    for key in how.adds:
        if key in one or key in other:
            found[key] = int(one.get(key, 0)) + int(other.get(key, 0))
    for key in how.lists:
        if key in one or key in other:
            found[key] = f"{one.get(key, '')} {other.get(key, '')}".strip()
