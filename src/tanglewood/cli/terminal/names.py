"""What the seats are called."""

from tanglewood.kernel.record import Record
from tanglewood.words import words


def seats_of(record: Record) -> list[str]:
    """Who sat where, by a number where the record does not say."""
    players = int(record.options["players"])
    if len(record.seats) == players:
        return record.seats
    return [words().say("cli-seat", n=seat) for seat in range(players)]


def names_of(seats: list[str], you: int) -> list[str]:
    """The names of the seats in sentences: You, Greedy, or Greedy 1 and Greedy 2.

    >>> names_of(["you", "greedy", "random", "greedy"], 0)
    ['You', 'Greedy 1', 'Random', 'Greedy 2']
    """
    names: list[str] = []
    for seat, name in enumerate(seats):
        if seat == you:
            names.append(words().say("cli-you"))
            continue
        same = [other for other in range(len(seats)) if seats[other] == name and other != you]
        count = f" {same.index(seat) + 1}" if len(same) > 1 else ""
        names.append(f"{name[:1].upper()}{name[1:]}{count}")
    return names
