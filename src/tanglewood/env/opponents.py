"""Who sits on the other seats: levels, installed agents, or agents by where they are imported from."""

from tanglewood.bots import AGENTS, check_level, is_bot, make_bot, place_of
from tanglewood.bots.restricted import split
from tanglewood.env.errors import ArgumentError
from tanglewood.kernel.seat import Bot
from tanglewood.kernel.text.echo import echo


def bots_of(bots: str | list[str], seat: int, players: int) -> dict[int, str]:
    """The names of bots by their seats: in turn order behind this seat, a single one at all of them."""
    others = players - 1
    names = [bots] * others if isinstance(bots, str) else list(bots)
    if len(names) != others:
        told = "none" if not others else "one name or one for each of them"
        raise ArgumentError(f"bots: {others} other seats at this table, expected {told}, got {echo(names)}")
    for name in names:
        meet(name)
    return {(seat + 1 + place) % players: name for place, name in enumerate(names)}


def meet(name: str) -> None:
    """Get to know an agent that is named by its place, and refuse a name that is nobody's."""
    if place_of(name) and not is_bot(name):
        AGENTS.add(place_of(name))
    check_level(split(name)[0])


def opponent(name: str, seed: int) -> Bot:
    """The player of another seat; a process of its own may not have met it yet."""
    meet(name)
    return make_bot(name, seed)
