"""Nightweave's hand, a face-down stack, and what is given to her (MW.nw.rule.hand, MW.nw.give.*)."""

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.player import NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.state import Nightweave, nightweave_at


def her(table: Table) -> Nightweave:
    found = nightweave_at(table)
    assert found is not None
    return found


def her_number(table: Table) -> int:
    """Nightweave's number as an opponent and as the owner of a city: the one after the last seat."""
    return len(table.players)


def level_of(table: Table) -> int:
    """Nightweave's level, from meek to terrifying."""
    return int(table.config.options["difficulty"])


def level_points(table: Table) -> int:
    """What the level symbol gives her; nothing at level 0."""
    return lair_of(table.config.pack).levels[level_of(table)].points


def emit(table: Table, name: str, rule: str, card: int = NO_CARD, n: int = 0, slot: int = -1) -> None:
    """Emit a step of Nightweave's, with the rule it follows."""
    if table.listener is not None:
        values: dict[str, int | str] = {"rule": rule}
        if card != NO_CARD:
            values["card"] = table.config.pack.cards[card].id
        if n:
            values["n"] = n
        if slot >= 0:
            values["slot"] = slot + 1
        table.emit(f"nightweave-{name}", table.config.first, values)


def take_points(table: Table, n: int, rule: str) -> None:
    """She takes point tokens."""
    if n:
        her(table).points += n
        emit(table, "points", rule, n=n)


# ---------------------------------------------------------------------- the stack


def put_in_hand(table: Table, card: int, info: int) -> None:
    """A card is shuffled into her hand (MW.nw.rule.hand)."""
    her(table).shuffle_in(card, info, table.chance)


def draw(table: Table, n: int, rule: str) -> None:
    """Cards of the deck go to her hand, unseen."""
    drawn = 0
    for _ in range(n):
        card = table.turn_up()
        if card == NO_CARD:
            break
        info = table.deck_seen[table.left]
        put_in_hand(table, card, knowledge.with_age(info, min(table.generation, knowledge.LATEST)))
        drawn += 1
    if drawn:
        for module in table.config.drew_from_deck:  # MW.with.spirecrest.birds
            module.drew_from_deck(table, len(table.players), drawn)
    if drawn and table.listener is not None:
        values: dict[str, int | str] = {"rule": rule, "n": drawn}
        table.emit("nightweave-drew", table.config.first, values, chance=True)


def take_top(table: Table) -> int:
    """Turn up her top card for all to see: the copy that most seats know of is the one that left."""
    nightweave = her(table)
    card = nightweave.hand[-1]
    best, place = -1, 0
    for i in range(len(nightweave.hand)):
        if nightweave.hand[i] == card:
            knowing = knowledge.count_code(nightweave.seen[i], knowledge.HELD, len(table.players))
            if knowing > best:
                best, place = knowing, i
    seen = list(nightweave.seen)
    seen[place] = seen[-1]
    nightweave.hand = nightweave.hand[:-1]
    nightweave.seen = tuple(seen[:-1])
    return card


def discard_top(table: Table) -> None:
    """Her top card goes face down to the discard pile."""
    nightweave = her(table)
    card = nightweave.hand[-1]
    if table.config.pack.cards[card].ribbon >= 0:  # MW.with.legends.hand
        nightweave.away = (*nightweave.away, card)
        nightweave.hand = nightweave.hand[:-1]
        nightweave.seen = nightweave.seen[:-1]
        return
    info = knowledge.with_discarder(nightweave.seen[-1], knowledge.HERS)
    nightweave.hand = nightweave.hand[:-1]
    nightweave.seen = nightweave.seen[:-1]
    table.discard = table.discard + (card,)
    table.discard_seen = table.discard_seen + (info,)


# ---------------------------------------------------------------------- gifts


def take_resources(table: Table, n: int) -> None:
    """Resources given to her go to the supply; she draws as many cards (MW.nw.give.resources,
    MW.with.corrin.warrior)."""
    draw(table, n, "MW.nw.give.resources")
