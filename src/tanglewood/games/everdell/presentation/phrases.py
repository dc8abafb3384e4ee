"""What the sentences about Everdell are made of: amounts, people and places in words."""

from tanglewood.games.everdell.board.player import NOWHERE, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.kernel.text.phrase import OR, Phrase, Said, player, several
from tanglewood.words import words

GOODS = (*RESOURCES, "points")


def say(key: str, **values: object) -> str:
    return words().say(f"everdell-{key}", **values)


def phrase(key: str, /, **values: Said) -> Phrase:
    """A sentence or a part of one, to be rendered later."""
    return Phrase(f"everdell-{key}", **values)


def amounts(goods: dict[str, int]) -> Said:
    """Resources and points: `2 twigs, 1 berry and 1 point`."""
    return several([phrase("goods", kind=name, n=n) for name, n in goods.items() if n])


def price(cost: list[int]) -> Said:
    """A cost: `2 twigs and 1 resin`, or empty."""
    return amounts({RESOURCES[i]: cost[i] for i in range(4)}) or phrase("nothing")


def kinds(among: int) -> Said:
    """Kinds of resources, given as bits: `twigs or resin`."""
    return several([phrase("kind", kind=RESOURCES[i]) for i in range(4) if among >> i & 1], OR)


def rival(table: Table, seat: int) -> Phrase:
    """An opponent: by the name, or before names are known by the number of the seat."""
    return stranger(table) if seat >= len(table.players) else player(seat)


def stranger(table: Table) -> Phrase:
    """The opponent without a seat."""
    return phrase(stranger_id(table))


def stranger_id(table: Table) -> str:
    """The name of the words about the opponent without a seat."""
    return table.config.opponent.id or "rugwort"


def place(table: Table, number: int) -> Said:
    """A location or an event by its name."""
    pack = table.config.pack
    if number < 0 or number == NOWHERE:
        return phrase("nowhere")
    if number < pack.first_event:
        return pack.locations[number].name
    return pack.events[number - pack.first_event].name


# ---------------------------------------------------------------------- rendered at once


def goods(amounts_of: dict[str, int]) -> str:
    """Resources and points in words."""
    return words().text(amounts(amounts_of))


def rival_words(table: Table, seat: int) -> str:
    return words().phrase(rival(table, seat))


def place_words(table: Table, number: int) -> str:
    return words().text(place(table, number))
