"""What the sentences about Everdell are made of: amounts, people and places in words."""

from tanglewood.games.everdell.player import RESOURCES
from tanglewood.games.everdell.table import Table
from tanglewood.words import words

GOODS = (*RESOURCES, "points")


def say(key: str, **values: object) -> str:
    return words().say(f"everdell-{key}", **values)


def listed(parts: list[str]) -> str:
    """Some things in a row: `2 twigs, 1 berry and 1 point`."""
    if len(parts) < 2:
        return "".join(parts)
    return say("and", first=", ".join(parts[:-1]), last=parts[-1])


def goods(amounts: dict[str, int]) -> str:
    """Resources and points in words."""
    return listed([say("goods", kind=name, n=n) for name, n in amounts.items() if n])


def cost_words(cost: list[int]) -> str:
    return goods({RESOURCES[i]: cost[i] for i in range(4)}) or say("nothing")


def rival_words(table: Table, seat: int) -> str:
    """An opponent as one names him before the names are known: by the number of the seat."""
    return stranger(table) if seat >= len(table.players) else say("move-to", seat=seat + 1)


def stranger(table: Table) -> str:
    """The opponent without a seat."""
    return say("rugwort" if table.nightweave is None else "nightweave")


def place_words(table: Table, place: int) -> str:
    pack = table.agreed.pack
    if place < 0:
        return say("nowhere")
    if place < pack.first_event:
        return pack.locations[place].name
    return pack.events[place - pack.first_event].name
