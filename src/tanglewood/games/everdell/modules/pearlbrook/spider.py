"""Nightweave beside the river: her frog, wonders, adornments and Pirate Ships (MW.with.pearlbrook.*)."""

from typing import Final

from tanglewood.games.everdell.board.city import find_copy
from tanglewood.games.everdell.board.player import SPRING, city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave.basics import people
from tanglewood.games.everdell.modules.nightweave.hand import emit, her, her_number
from tanglewood.games.everdell.modules.nightweave.spiders import colors_of, ordered, place_spider
from tanglewood.games.everdell.modules.pearlbrook.frogs import taken, turn_up
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.river import ABSENT, HOME, NOBODY, river_at, river_of
from tanglewood.games.everdell.moves import COPIES
from tanglewood.kernel.move import Move

NONE: Final = -1
FIRST_PEARLS: Final = 2
"""The pearl on a face-down card, and one more."""
LATER_PEARLS: Final = 1
ADORNMENT: Final = 1


# ---------------------------------------------------------------------- her frog


def frog_home(table: Table) -> bool:
    """Whether she has a frog to send."""
    river = river_at(table)
    return river is not None and river.frogs[her_number(table)] == HOME


def spiders_gained(table: Table, season: int, usual: int) -> int:
    """Her spring spider is replaced by the frog (MW.with.pearlbrook.setup)."""
    return usual - 1 if season == SPRING and river_at(table) is not None else usual


def frog_comes_home(table: Table) -> None:
    """She has prepared for a season."""
    river = river_at(table)
    if river is not None:
        river.set_frog(her_number(table), ABSENT if her(table).season < SPRING else HOME)


def best_bank(table: Table) -> int:
    """The free space whose demand she meets to the largest part, face-down ones first; ties by the arrow."""
    part = part_of(table.config.pack)
    river = river_of(table)
    colors = colors_of(table)
    best, found = -1.0, NONE
    for space in ordered(table, list(range(part.banks))):
        if taken(table, space):
            continue
        needs = part.spaces[space].needs
        have = sum([min(colors[color], needs[color]) for color in range(5)])
        met = have / sum(needs) + (0 if river.up >> space & 1 else 2)
        if met > best:
            best, found = met, space
    return found


def send_ambassador(table: Table) -> None:
    """Her frog goes to the river for pearls (MW.with.pearlbrook.ambassador)."""
    space = best_bank(table)
    river = river_of(table)
    owner = her_number(table)
    if space == NONE or river.frogs[owner] != HOME:
        return
    river.set_frog(owner, space)
    if table.listener is not None:
        values: dict[str, int | str] = {
            "rule": "MW.with.pearlbrook.ambassador",
            "space": part_of(table.config.pack).spaces[space].id,
        }
        table.emit("nightweave-frog", table.config.first, values)
    n = LATER_PEARLS
    if not river.up >> space & 1:
        turn_up(table, table.config.first, space)
        n = FIRST_PEARLS
    river.set_pearls(owner, river.pearls[owner] + n)
    emit(table, "pearls", "MW.with.pearlbrook.ambassador", n=n)


# ---------------------------------------------------------------------- wonders and adornments


def wonder_for_her(table: Table) -> int:
    """The free wonder of the highest cost in pearls that she can pay; ties by the arrow in the order of their
    points (MW.with.pearlbrook.wonder, .wonder_tie)."""
    part = part_of(table.config.pack)
    river = river_of(table)
    best, found = 0, NONE
    for number in ordered(table, list(range(len(part.wonders)))):
        cost = part.wonders[number].pearls
        if river.wonders[number] == NOBODY and best < cost <= river.pearls[her_number(table)]:
            best, found = cost, number
    return found


def can_adorn(table: Table) -> bool:
    river = river_of(table)
    owner = her_number(table)
    return river.pearls[owner] >= ADORNMENT and len(river.kept[owner]) > 0


def may_build_or_adorn(table: Table) -> bool:
    """Whether the action of wonder and adornment is possible."""
    if river_at(table) is None:
        return False
    return (her(table).at_home > 0 and wonder_for_her(table) != NONE) or can_adorn(table)


def build_and_adorn(table: Table) -> None:
    """A spider builds a wonder; besides, or without one, she turns up her top adornment
    (MW.with.pearlbrook.wonder)."""
    wonder = wonder_for_her(table) if her(table).at_home else NONE
    if wonder != NONE:
        place_spider(table, part_of(table.config.pack).wonders[wonder].place)
        build(table, wonder, "MW.with.pearlbrook.wonder")
    if can_adorn(table):
        river = river_of(table)
        owner = her_number(table)
        number = river.kept[owner][-1]
        river.set_pearls(owner, river.pearls[owner] - ADORNMENT)
        river.adorn(owner, number)
        if table.listener is not None:
            id = part_of(table.config.pack).adornments[number].id
            values: dict[str, int | str] = {"rule": "MW.with.pearlbrook.wonder", "adornment": id}
            table.emit("nightweave-adorned", table.config.first, values, chance=True)


def build(table: Table, wonder: int, rule: str) -> None:
    """She pays in pearls only."""
    river = river_of(table)
    owner = her_number(table)
    it = part_of(table.config.pack).wonders[wonder]
    river.set_pearls(owner, river.pearls[owner] - it.pearls)
    river.set_wonder(wonder, owner)
    if table.listener is not None:
        values: dict[str, int | str] = {"rule": rule, "wonder": it.id, "n": it.pearls}
        table.emit("nightweave-wonder", table.config.first, values)


def last_wonder(table: Table) -> None:
    """At the end of her autumn she builds one more, without a spider (MW.with.pearlbrook.last_wonder)."""
    if river_at(table) is not None:
        wonder = wonder_for_her(table)
        if wonder != NONE:
            build(table, wonder, "MW.with.pearlbrook.last_wonder")


# ---------------------------------------------------------------------- her Pirate Ships


def harbor(table: Table) -> int:
    """The human whose city has room for a ship, by the arrow; NONE if there is none."""
    for seat in people(table):
        if table.free_spaces(seat) > 0:
            return seat
    return NONE


def own_spaces(table: Table, found: list[Move]) -> list[Move]:
    """Where she goes in her own city: to a Pirate Ship if a human has room for it, and only then
    (MW.with.pearlbrook.pirate_ship, .pirate_ship_which)."""
    if river_at(table) is None:
        return found
    ship = part_of(table.config.pack).ship
    ships = [move for move in found if move.b // COPIES == ship]
    if ships and harbor(table) != NONE:
        return ships[:1]
    return [move for move in found if move not in ships]


def is_ship(table: Table, card: int) -> bool:
    return river_at(table) is not None and card == part_of(table.config.pack).ship


def sail(table: Table, move: Move) -> None:
    """Her ship moves to a human's city with a spider on it; nothing else of its text counts."""
    hers = her(table)
    seat = harbor(table)
    card = move.b // COPIES
    index = find_copy(hers.city, card, move.b % COPIES)
    hers.city = hers.city[:index] + hers.city[index + 1 :]
    table.shift_workers(her_number(table), index)
    place_spider(table, city_place(seat, table.add_to_city(seat, card)))
    if table.listener is not None:
        values: dict[str, int | str] = {
            "rule": "MW.with.pearlbrook.pirate_ship",
            "card": table.config.pack.cards[card].id,
            "to": seat,
        }
        table.emit("nightweave-sailed", table.config.first, values)
