"""The garland: at the end the cities with most cards of a kind score (EX.bellfaire.garland.*)."""

from typing import Final

from tanglewood.games.everdell.board.player import Cards
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.bellfaire.fair import Award, fair_at, fair_part

CRITTERS: Final = 2
"""The first class of critters; those below it are constructions."""


def award_of(table: Table) -> Award | None:
    fair = fair_at(table)
    return (
        fair_part(table.config.pack).awards[fair.garland] if fair is not None and fair.garland >= 0 else None
    )


def number_in(table: Table, award: Award, city: Cards) -> int:
    """How many cards of a city an award counts, with or without a space (EX.bellfaire.garland.count, .kinds).

    A card that lies face down has neither colour nor class.
    """
    pack = table.config.pack
    total = 0
    for card in city:
        if award.color >= 0:
            total += pack.colors[card] == award.color
        elif pack.classes[card] >= 0:
            total += (pack.classes[card] >= CRITTERS) == award.critters
    return total


def numbers(table: Table, award: Award) -> list[int]:
    """The cards that count, by seat; an opponent without a seat comes last and takes part with its city
    (EX.bellfaire.garland.rugwort, MW.with.bellfaire.garland_loot: at the end the loot lies there)."""
    found: list[int] = []
    for player in table.players:
        if award.color >= 0:
            found.append(player.colors[award.color])
        else:
            found.append(number_in(table, award, player.city))
    if table.opponent is not None:
        found.append(number_in(table, award, table.opponent.city))
    return found


def points(table: Table) -> list[int]:
    """What everybody would score now, in the order of `numbers`; empty without a garland."""
    award = award_of(table)
    if award is None:
        return []
    part = fair_part(table.config.pack)
    counted = numbers(table, award)
    if table.config.opponent.takes_turns and len(table.players) == 1:
        return duel(counted, part.first, part.second)
    return ranked(counted, part.first, part.second)


def ranked(counted: list[int], first: int, second: int) -> list[int]:
    """Most and second most, with two players too (EX.bellfaire.garland.score, .two_players).

    Everybody tied for a place scores it in full, a tie for the first one does not use up the second, and
    without any such card nobody scores (EX.bellfaire.garland.ties, .second_after_tie, .minimum).
    """
    best = max(counted)
    next_best = 0
    for n in counted:
        if next_best < n < best:
            next_best = n
    found: list[int] = []
    for n in counted:
        found.append(0 if n == 0 else first if n == best else second if n == next_best else 0)
    return found


def duel(counted: list[int], first: int, second: int) -> list[int]:
    """One person against Nightweave: nothing on a tie, and the second place needs at least half as many cards
    as the first (MW.with.bellfaire.garland_solo)."""
    mine, hers = counted
    if mine == hers:
        return [0, 0]
    fewer = min(mine, hers)
    other = second if fewer > 0 and 2 * fewer >= max(mine, hers) else 0
    return [first, other] if mine > hers else [other, first]
