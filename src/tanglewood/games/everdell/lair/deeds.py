"""What she does with cards that go to her city, whatever made her do it."""

from tanglewood.games.everdell import powers
from tanglewood.games.everdell.lair import meetings
from tanglewood.games.everdell.lair.basics import keep_as_loot, people, plan_of
from tanglewood.games.everdell.lair.hand import her, tell
from tanglewood.games.everdell.player import GREEN, NO_CARD
from tanglewood.games.everdell.table import Table


def city_full(table: Table) -> bool:
    """MW.nw.rule.city_limit, .every_card_a_space."""
    return spaces_used(table) >= table.agreed.pack.lair.city


def spaces_used(table: Table) -> int:
    """Every card takes a space, only legends do not (MW.with.legends.hand).

    While her plan is that of the Unraveler no open card does either (MW.plan.unraveler).
    """
    city = her(table).city
    if not table.agreed.legends and plan_of(table) != "unraveler":
        return len(city)
    return len([card for card in city if takes_space(table, card)])


def takes_space(table: Table, card: int) -> bool:
    if table.agreed.pack.cards[card].open and plan_of(table) == "unraveler":
        return False
    return not meetings.is_legend(table, card)


def lay(table: Table, card: int, rule: str, slot: int) -> None:
    """A card goes to her city; a Fool to a human's (MW.nw.rule.fool_hers, .fool_two_humans)."""
    nightweave = her(table)
    if table.agreed.pack.cards[card].into_opponent:
        for seat in people(table):
            city = table.agreed.pack.turned_up(table.players[seat].city)
            if table.free_spaces(seat) > 0 and not table.has(city, card):
                table.add_to_city(seat, card)
                if table.listener is not None:
                    name = table.agreed.pack.cards[card].id
                    values: dict[str, int | str] = {"rule": "MW.nw.rule.fool_hers", "card": name, "to": seat}
                    table.tell("nightweave-fool", seat, values)
                return
        table.discard_open(card)
        tell(table, "threw", "MW.nw.rule.fool_hers", card)
        return
    if meetings.plays_otherwise(table, card):
        return
    nightweave.city = nightweave.city + (card,)
    tell(table, "played", rule, card, slot=slot)
    if table.agreed.powers and table.agreed.pack.colors[card] == GREEN:
        for seat in people(table):
            powers.follow_green(table, seat, len(table.players), len(nightweave.city) - 1)


def play_or_keep(table: Table, card: int, rule: str) -> None:
    """A card goes to her city, or is loot if that is full; a Fool goes where her Fools go."""
    room = not city_full(table) or not takes_space(table, card)
    if not room and not table.agreed.pack.cards[card].into_opponent:
        keep_as_loot(table, card, rule)
    else:
        lay(table, card, rule, -1)


def card_from_deck(table: Table, rule: str) -> int:
    card = table.turn_up()
    if card != NO_CARD and table.listener is not None:
        name = table.agreed.pack.cards[card].id
        values: dict[str, int | str] = {"rule": rule, "card": name}
        table.tell("nightweave-turned", table.agreed.first, values, chance=True)
    return card
