"""What the seats are called."""

from tanglewood.words import words


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
