"""Messengers, who share the space of a construction (EX.pearlbrook.card.messenger_*)."""

from typing import ClassVar, Final

from tanglewood.games.everdell.board.city import copy_number, find_copy
from tanglewood.games.everdell.board.player import CITY, CITY_SIZE, Cards
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.pearlbrook.part import LODGE, part_of
from tanglewood.games.everdell.modules.pearlbrook.river import (
    AWAY,
    HOST,
    HOST_SHIFT,
    lodging,
    river_of,
)
from tanglewood.games.everdell.moves import COPIES
from tanglewood.games.everdell.play.reasons import no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Said


def shared(table: Table, city: Cards) -> int:
    """How many Messengers share a space: one a construction (EX.pearlbrook.card.messenger_full)."""
    messenger = part_of(table.config.pack).messenger
    guests = city.count(messenger)
    return min(guests, constructions(table, city)) if guests else 0


def constructions(table: Table, city: Cards) -> int:
    cards = table.config.pack.cards
    return len([card for card in city if not cards[card].critter])


def lodged(table: Table, seat: int) -> list[int]:
    """The places of Messengers that share a space."""
    return [pair >> HOST_SHIFT for pair in river_of(table).hosts[seat]]


def free_hosts(table: Table, seat: int) -> list[int]:
    """The places of constructions without a Messenger."""
    pack = table.config.pack
    city = table.players[seat].city
    full = [pair & HOST for pair in river_of(table).hosts[seat]]
    return [
        i
        for i in range(len(city))
        if city[i] < pack.kinds and not pack.cards[city[i]].critter and i not in full
    ]


def alone(table: Table, seat: int) -> int:
    """The place of the first Messenger that shares no space, or -1."""
    messenger = part_of(table.config.pack).messenger
    city = table.players[seat].city
    guests = lodged(table, seat)
    for i in range(len(city)):
        if city[i] == messenger and i not in guests:
            return i
    return -1


def lodge(table: Table, seat: int, messenger: int, host: int) -> None:
    """A Messenger moves in with a construction."""
    river = river_of(table)
    river.set_hosts(seat, (*river.hosts[seat], lodging(messenger, host)))
    if table.listener is not None:
        city = table.players[seat].city
        cards = table.config.pack.cards
        table.emit("lodged", seat, {"card": cards[city[messenger]].id, "host": cards[city[host]].id})


# ---------------------------------------------------------------------- cards that come and go


def card_came(table: Table, seat: int, index: int) -> None:
    """A construction takes in a Messenger that is alone, which had none to go to before
    (EX.pearlbrook.card.messenger_rehouse)."""
    city = table.players[seat].city
    if table.config.pack.cards[city[index]].critter or waiting(table, seat):
        return
    messenger = alone(table, seat)
    if messenger >= 0:
        lodge(table, seat, messenger, index)


def card_left(table: Table, owner: int, index: int) -> None:
    """A card has left a city, and those behind it have moved up: frogs and Messengers follow."""
    river = river_of(table)
    frogs: list[int] = []
    for place in river.frogs:
        if place >= CITY and (place - CITY) // CITY_SIZE == owner:
            here = (place - CITY) % CITY_SIZE
            place = AWAY if here == index else place - (here > index)
        frogs.append(place)
    river.frogs = tuple(frogs)
    if owner >= len(table.players):
        return
    pairs: list[int] = []
    for pair in river.hosts[owner]:
        guest, host = pair >> HOST_SHIFT, pair & HOST
        if index not in (guest, host):
            pairs.append(lodging(guest - (guest > index), host - (host > index)))
    river.set_hosts(owner, tuple(pairs))
    homeless = alone(table, owner) >= 0 and len(free_hosts(table, owner)) > 0
    if homeless and not waiting(table, owner):
        # Where it moves is asked when everything else of this action is done.
        table.stack.insert(1, Run(owner, owner, -1, REHOUSE))


def waiting(table: Table, seat: int) -> bool:
    """Whether a Messenger of this seat is about to move."""
    for frame in table.stack:
        if isinstance(frame, Run) and frame.seat == seat and isinstance(frame.effect, Lodging):
            return True
    return False


# ---------------------------------------------------------------------- moving in


class Lodging(Effect):
    """The owner chooses the construction a Messenger moves in with."""

    ask: str = "ask-lodge"
    wants: tuple[int, ...] = (LODGE,)

    def guest(self, table: Table, run: Run) -> int:
        """The place of the Messenger that moves, or -1."""
        raise NotImplementedError

    def go_on(self, table: Table, run: Run) -> list[Move]:
        hosts = free_hosts(table, run.seat)
        if self.guest(table, run) < 0 or not hosts:
            table.stack.pop()
            return []
        city = table.players[run.seat].city
        words = part_of(table.config.pack).lodge
        found: list[Move] = []
        seen: list[int] = []
        for i in hosts:  # of equal constructions the first free one will do
            if city[i] not in seen:
                seen.append(city[i])
                found.append(words.of(run.seat, city[i], copy_number(city, i)))
        return found

    def play(self, table: Table, run: Run, move: Move) -> None:
        guest = self.guest(table, run)
        table.stack.pop()
        city = table.players[run.seat].city
        lodge(table, run.seat, guest, find_copy(city, move.b // COPIES, move.b % COPIES))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        name = table.config.pack.cards[move.b // COPIES].name
        city = table.players[run.seat].city
        index = find_copy(city, move.b // COPIES, move.b % COPIES)
        if move.a != run.seat or index < 0:
            return no("", "own-card")
        if index not in free_hosts(table, run.seat):
            return no("EX.pearlbrook.card.messenger_host", "has-messenger", card=name)
        return no("", "alike", card=name, copy=1)


class ShareSpace(Lodging):
    """A Messenger that is played shares the space of a construction (EX.pearlbrook.card.messenger_host)."""

    pattern: ClassVar[str] = r"share a space"

    def works_on_card(self) -> bool:
        return True

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return index not in lodged(table, seat) and len(free_hosts(table, seat)) > 0

    def guest(self, table: Table, run: Run) -> int:
        return run.index if run.index not in lodged(table, run.seat) else -1


class Rehouse(Lodging):
    """Its host has left: a Messenger moves to another construction (EX.pearlbrook.card.messenger_rehouse)."""

    rule: str = "EX.pearlbrook.card.messenger_rehouse"
    below: tuple[str, ...] = ANYTHING

    def guest(self, table: Table, run: Run) -> int:
        return alone(table, run.seat)

    def play(self, table: Table, run: Run, move: Move) -> None:
        super().play(table, run, move)
        if alone(table, run.seat) >= 0 and free_hosts(table, run.seat):
            table.stack.append(run)

    def title_of(self, table: Table, run: Run) -> Said:
        pack = table.config.pack
        return pack.cards[part_of(pack).messenger].name


REHOUSE: Final[Rehouse] = Rehouse()
REHOUSE.place = "rehouse"

EFFECTS: Final[tuple[type[Effect], ...]] = (ShareSpace,)
"""Effects that the pack can name."""


# ---------------------------------------------------------------------- coming into a city


def clashes(table: Table, city: Cards, card: int, gone: int) -> bool:
    """Whether a Messenger finds no construction to share with, once the card at `gone` has left."""
    messenger = part_of(table.config.pack).messenger
    if card != messenger:
        return False
    left = city if gone < 0 else city[:gone] + city[gone + 1 :]
    return left.count(messenger) >= constructions(table, left)


def refuse_beside(table: Table, city: Cards, card: int) -> Refusal | None:
    if not clashes(table, city, card, -1):
        return None
    return no("EX.pearlbrook.card.messenger_host", "no-host", card=table.config.pack.cards[card].name)
