"""Reasons why a thing is no answer to any question: it is not there, or nobody may use it.

A reason is a refusal. If it has no rule, that of the card, location or event that asks applies; a rule is
named here only where it forbids the thing itself (a blocked Meadow card, a face-down card).
"""

from typing import Final

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.city import find_copy
from tanglewood.games.everdell.board.player import NO_CARD, RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.lexicon import Lexicon
from tanglewood.kernel.text.phrase import player

ACTIONS: Final = (
    *(word.PLAY, word.PLAY_MEADOW, word.PLAY_LEGEND, word.PLACE, word.CLAIM, word.VISIT),
    *(word.PREPARE, word.PASS, word.PLAY_PILE, word.PLAY_KEPT, word.USE_POWER, word.WILD),
)
"""What a turn begins with."""
OF_HAND: Final = (word.PLAY, word.DISCARD, word.GIVE_CARD, word.TUCK, word.SHOW, word.LAY)
OF_MEADOW: Final = (word.PLAY_MEADOW, word.TAKE_MEADOW, word.CLEAR_MEADOW, word.TOKEN, word.HERS)
UNBLOCKED: Final = (word.TOKEN, word.HERS)
"""What Rugwort's workers on the Meadow do not prevent."""
OF_CITY: Final = (
    *(word.VISIT, word.SEND, word.OCCUPY, word.USE, word.IMPRISON, word.ACTIVATE, word.REMOVE),
    *(word.LIFT_CITY, word.SLIP, word.SUCCEED, word.LOSE, word.GUARD, word.SHIELD, word.COPY_CITY),
    word.STAND,
)
OF_STOCK: Final = (word.GIVE, word.PUT, word.SPEND, word.TRADE)
OF_PLACES: Final = (word.PLACE, word.CLAIM, word.COPY, word.LIFT, word.FIGURE, word.WEB)


no = Lexicon("everdell").no


def absent(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why the thing a move names is out of reach for everything that asks."""
    kind = move.kind
    if kind in OF_HAND:
        return not_in_hand(table, seat, move.a)
    if kind in OF_MEADOW:
        return not_in_meadow(table, move.a, kind in UNBLOCKED)
    if kind in OF_CITY:
        return not_in_city(table, move)
    if kind in OF_STOCK and not table.players[seat].stock[move.a]:
        return no("", "has-none", kind=RESOURCES[move.a])
    if kind in OF_PLACES:
        return not_in_play(table, seat, move.a)
    if kind == word.TO:
        return nobody(table, seat, move.a)
    if kind == word.SPEND_POINT and not table.players[seat].points:
        return no("", "has-no-points")
    if kind == word.PLAY_LEGEND and move.a not in table.players[seat].legends:
        return no("", "legend", card=table.config.pack.cards[move.a].name)
    return None


def not_in_hand(table: Table, seat: int, card: int) -> Refusal | None:
    if card in table.players[seat].hand:
        return None
    name = table.config.pack.cards[card].name
    for module in table.config.modules:
        refusal = module.not_in_hand(table, seat, card)
        if refusal is not None:
            return refusal
    return no("", "hand", card=name)


def not_in_meadow(table: Table, slot: int, unblocked: bool) -> Refusal | None:
    card = table.meadow[slot]
    if card == NO_CARD:
        return no("", "slot", slot=slot + 1)
    if not unblocked and not table.slot_free(slot):
        return no("EV.solo.meadow_blocked", "blocked", card=table.config.pack.cards[card].name)
    return None


def not_in_city(table: Table, move: Move) -> Refusal | None:
    if place_in_city(table, move) >= 0:
        return None
    pack = table.config.pack
    card = pack.cards[move.b // word.COPIES]
    if move.a < len(table.players) and move.b // word.COPIES + pack.kinds in table.city_of(move.a):
        rule = "MW.intrigue.paralyzing_fear" if card.critter else "MW.intrigue.closed"
        return no(rule, "face-down", card=card.name)
    return no("", "no-such-card", card=card.name)


def place_in_city(table: Table, move: Move) -> int:
    """Where the card a move names lies in its city; -1 if there is no such city or card."""
    if move.a >= len(table.players) + len(table.strangers()):
        return -1
    return find_copy(table.city_of(move.a), move.b // word.COPIES, move.b % word.COPIES)


def not_in_play(table: Table, seat: int, place: int) -> Refusal | None:
    """Forest locations and special events that were not dealt."""
    pack = table.config.pack
    if place < 0:
        return None
    if place >= pack.first_event:
        event = pack.events[place - pack.first_event]
        number = place - pack.first_event
        if number in table.config.basic_events or number in table.config.specials:
            return None
        return no("EV.setup.special_events", "not-dealt", place=event.name)
    location = pack.locations[place]
    if location.sort != "forest" or place in table.config.forest + table.players[seat].beside.paths:
        return None
    return no("EV.setup.forest", "not-dealt", place=location.name)


def nobody(table: Table, seat: int, other: int) -> Refusal | None:
    if other == seat:
        return no("", "yourself")
    if other >= len(table.players) + len(table.strangers()):
        return no("", "nobody-there", name=player(other))
    return None


def legend_stays(table: Table, card: int) -> Refusal | None:
    """Legends never leave a city and are never copied (MW.legend.never_leaves), nor do other cards that stay
    for good."""
    kind = table.config.pack.cards[card]
    if kind.ribbon >= 0:
        return no("MW.legend.never_leaves", "legend-stays", card=kind.name)
    return no(kind.rule, "card-stays", card=kind.name) if kind.rooted else None


def alike(table: Table, move: Move, wholly: bool) -> Refusal | None:
    """Of identical cards only the first is an option: this is another one, `wholly` alike or of its kind."""
    if move.kind not in OF_CITY:
        return None
    card = move.b // word.COPIES
    for option in table.options():
        same = option.kind == move.kind and option.a == move.a and option.b // word.COPIES == card
        if same and (not wholly or twins(table, move, option)):
            name = table.config.pack.cards[card].name
            return no("", "alike", card=name, copy=option.b % word.COPIES + 1)
    return None


def twins(table: Table, one: Move, other: Move) -> bool:
    """Whether the same things lie and stand on both cards."""
    i, j = place_in_city(table, one), place_in_city(table, other)
    owner = one.a
    if owner < len(table.players):
        marks = table.players[owner].marks
        if marks[i] != marks[j] or ask.told_apart(table, owner, i) != ask.told_apart(table, owner, j):
            return False
    return table.workers_on(owner, i) == table.workers_on(owner, j)
