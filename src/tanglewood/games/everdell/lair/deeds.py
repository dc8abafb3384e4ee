"""What she does with cards and events, whatever made her do it."""

from tanglewood.games.everdell import powers
from tanglewood.games.everdell.lair import meetings, spiders
from tanglewood.games.everdell.lair.hand import her, tell
from tanglewood.games.everdell.table import GREEN, NO_CARD, Table


def shuffled(table: Table, cards: list[int]) -> tuple[int, ...]:
    table.chance.shuffle(cards)
    return tuple(cards)


def city_full(table: Table) -> bool:
    """MW.nw.rule.city_limit, .every_card_a_space."""
    return spaces_used(table) >= table.agreed.pack.lair.city


def spaces_used(table: Table) -> int:
    """Every card takes a space, only legends do not (MW.with.legends.hand)."""
    city = her(table).city
    if not table.agreed.legends:
        return len(city)
    return len([card for card in city if not meetings.is_legend(table, card)])


def roll(table: Table, rule: str) -> int:
    """Her die; the slot it names, counted from 0."""
    die = table.chance.below(table.agreed.pack.lair.die)
    if table.listener is not None:
        values: dict[str, int | str] = {"rule": rule, "die": die + 1}
        table.tell("nightweave-rolled", table.agreed.first, values, chance=True)
    return die


def lay(table: Table, card: int, rule: str, slot: int) -> None:
    """A card goes to her city; a Fool to a human's (MW.nw.rule.fool_hers, .fool_two_humans)."""
    nightweave = her(table)
    if table.agreed.pack.cards[card].into_opponent:
        for seat in spiders.people(table):
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
        for seat in spiders.people(table):
            powers.follow_green(table, seat, len(table.players), len(nightweave.city) - 1)


def card_from_deck(table: Table) -> int:
    card = table.turn_up()
    if card != NO_CARD and table.listener is not None:
        name = table.agreed.pack.cards[card].id
        values: dict[str, int | str] = {"rule": "MW.nw.action.play_meadow_own_slot", "card": name}
        table.tell("nightweave-turned", table.agreed.first, values, chance=True)
    return card


def next_card(table: Table, slot: int) -> int:
    """The next slot clockwise from here on that holds a card, or -1 (MW.nw.prepare.random_meadow)."""
    ring = table.agreed.pack.lair.meadow
    here = ring.index(slot)
    for i in range(len(ring)):
        found = ring[(here + i) % len(ring)]
        if table.meadow[found] != NO_CARD:
            return found
    return -1


def take_event(table: Table, number: int, rule: str) -> None:
    """An event becomes hers, without cost or effect."""
    nightweave = her(table)
    event = table.agreed.pack.events[number]
    table.claimed |= 1 << number
    nightweave.events = (*nightweave.events, number)
    if not event.basic and not rule:
        nightweave.special = True
    if table.listener is not None:
        usual = "MW.nw.worker.basic_event" if event.basic else "MW.nw.worker.special_event"
        values: dict[str, int | str] = {"rule": rule or usual, "event": event.id}
        table.tell("nightweave-claimed", table.agreed.first, values)
