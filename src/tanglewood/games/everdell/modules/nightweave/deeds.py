"""What Nightweave does with cards she plays, whatever made her play them."""

from typing import Final

from tanglewood.games.everdell.board.player import GREEN, NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave import meetings
from tanglewood.games.everdell.modules.nightweave.basics import keep_as_loot, people, plan_of
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import emit, her
from tanglewood.games.everdell.modules.powers import powers

# Where a card goes that Nightweave plays.
CITY: Final = 0
FOOL: Final = 1
"""To a human's city."""
LOOT: Final = 2
"""To her mat."""
FOR_GREEN: Final = 3
"""To a human's city, for a green card."""


def city_full(table: Table) -> bool:
    """MW.nw.rule.city_limit, .every_card_a_space."""
    return spaces_used(table) >= lair_of(table.config.pack).city


def spaces_used(table: Table) -> int:
    """Every card takes a space, except legends (MW.with.legends.hand).

    With the Unraveler's plan, open cards take none either (MW.plan.unraveler).
    """
    city = her(table).city
    if not table.config.legends and plan_of(table) != "unraveler":
        return len(city)
    return len([card for card in city if takes_space(table, card)])


def takes_space(table: Table, card: int) -> bool:
    """Whether a card takes a space once it is in her city."""
    if table.config.pack.cards[card].open and plan_of(table) == "unraveler":
        return False
    return not meetings.is_legend(table, card)


def way_of(table: Table, card: int) -> int:
    """Where a card goes when she plays it."""
    kind = table.config.pack.cards[card]
    if kind.into_opponent:
        return FOOL
    if meetings.is_corrins(table, card):
        return LOOT
    if kind.for_green and meetings.robbed_by_rowdy(table, card) >= 0:
        return FOR_GREEN
    return CITY


def can_play(table: Table, card: int) -> bool:
    """A full city keeps out only cards that would take a space in it (MW.nw.rule.full_city, MW.plan.fool)."""
    return not city_full(table) or way_of(table, card) != CITY or not takes_space(table, card)


def lay(table: Table, card: int, rule: str, slot: int) -> None:
    """She plays a card, which goes to her city or where such cards go instead."""
    way = way_of(table, card)
    if way == FOOL:
        send_fool(table, card)
    elif way == LOOT:
        keep_as_loot(table, card, "MW.with.corrin.loot")
    elif way == FOR_GREEN:
        meetings.send_rowdy(table, card)
    else:
        nightweave = her(table)
        # Nothing acts there, and no card is unique for her (MW.nw.rule.ignores_text).
        nightweave.city = nightweave.city + (card,)
        emit(table, "played", rule, card, slot=slot)
        if table.config.plays("powers") and table.config.pack.colors[card] == GREEN:
            for seat in people(table):
                powers.follow_green(table, seat, len(table.players), len(nightweave.city) - 1)


def send_fool(table: Table, card: int) -> None:
    """Nightweave's Fool goes to a human's city, or is discarded (MW.nw.rule.fool_hers, .fool_two_humans)."""
    for seat in people(table):
        city = table.config.pack.turned_up(table.players[seat].city)
        if table.free_spaces(seat) > 0 and not table.has(city, card):
            table.add_to_city(seat, card)
            if table.listener is not None:
                name = table.config.pack.cards[card].id
                values: dict[str, int | str] = {"rule": "MW.nw.rule.fool_hers", "card": name, "to": seat}
                table.emit("nightweave-fool", seat, values)
            return
    table.discard_open(card)
    emit(table, "threw", "MW.nw.rule.fool_hers", card)


def play_or_keep(table: Table, card: int, rule: str) -> None:
    """She plays a card, or keeps it as loot if her city is too full for it."""
    if can_play(table, card):
        lay(table, card, rule, -1)
    else:
        keep_as_loot(table, card, rule)


def card_from_deck(table: Table, rule: str) -> int:
    card = table.turn_up()
    if card != NO_CARD and table.listener is not None:
        name = table.config.pack.cards[card].id
        values: dict[str, int | str] = {"rule": rule, "card": name}
        table.emit("nightweave-turned", table.config.first, values, chance=True)
    return card
