"""What lies in the cities of a position and on their cards, and on and under the events."""

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.player import RESOURCES, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.entries import Card
from tanglewood.games.everdell.effects.base import Effect
from tanglewood.games.everdell.effects.gaining import most_tokens
from tanglewood.kernel.text.fault import Fault


def problems(table: Table) -> list[Fault]:
    found: list[Fault] = []
    for seat, player in enumerate(table.players):
        found += kinds_in_city(table, seat, player)
        found += marks_in_city(table, seat, player)
        found += on_events(table, seat, player)
    return found


# ---------------------------------------------------------------------- which cards lie together


def kinds_in_city(table: Table, seat: int, player: Player) -> list[Fault]:
    """A unique card once (EV.play.unique), no legend beside the unique card it replaces, 15 spaces."""
    pack = table.config.pack
    found: list[Fault] = []
    city = pack.turned_up(player.city)
    for card in sorted(set(city)):
        kind = pack.cards[card]
        if kind.unique and city.count(card) > 1:
            found.append(Fault("city", f"expected one {kind.id}, it is unique", seat, "EV.play.unique"))
        if kind.ribbon in city and pack.cards[kind.ribbon].unique:
            reason = f"{kind.id} takes the place of {pack.cards[kind.ribbon].id}"
            found.append(Fault("city", reason, seat, "MW.legend.unique_ribbon"))
    if player.used > pack.counts.city:
        reason = f"expected at most {pack.counts.city} spaces, got {player.used}"
        found.append(Fault("city", reason, seat, "EV.city.spaces"))
    for card in player.city:
        if card >= pack.kinds and not may_lie_down(table, pack.cards[card - pack.kinds]):
            reason = f"nothing has turned {pack.cards[card - pack.kinds].id} face down"
            found.append(Fault("city", reason, seat, "MW.intrigue.paralyzing_fear"))
    return found


def may_lie_down(table: Table, kind: Card) -> bool:
    """Whether a module may have turned a card face down."""
    return any(module.may_lie_down(table, kind) for module in table.config.modules)


# ---------------------------------------------------------------------- what lies on a card


def marks_in_city(table: Table, seat: int, player: Player) -> list[Fault]:
    """Tokens, resources, prisoners only where the card has room for them."""
    cards = table.config.pack.cards
    city = table.config.pack.turned_up(player.city)
    found: list[Fault] = []
    over = 0
    for i in range(len(city)):
        kind = cards[city[i]]
        over += player.marks[i] & on_card.OVER > 0
        for reason, rule in flaws(table, player, kind, player.marks[i]):
            found.append(Fault("city", f"{kind.id}: {reason}", seat, rule))
    if over > 1 or (over and not any(cards[card].carries for card in city)):
        found.append(Fault("city", "expected one card over the Bridge", seat, "MW.legend.bridge_one"))
    return found


def flaws(table: Table, player: Player, kind: Card, mark: int) -> list[tuple[str, str]]:
    """What cannot lie on a card, each with its rule."""
    found: list[tuple[str, str]] = []
    if mark & on_card.OCCUPIED and (kind.critter or not (kind.hosts or may_be_occupied(table, kind))):
        found.append(("nobody can occupy it", "EV.play.free_by_construction"))
    if mark & on_card.OVER and (kind.critter or kind.carries):
        found.append(("only a construction lies over the Bridge", "MW.legend.bridge_one"))
    if mark & on_card.WEB and not any(it.may_be_marked(table, kind) for it in table.config.modules):
        found.append(("nothing has put a web token on it", "MW.plan.web_barricade"))
    most = most_tokens(player, kind)
    most += sum([module.more_tokens(table, player, kind) for module in table.config.modules])
    if on_card.tokens(mark) > most:
        found.append((f"expected at most {most} tokens", "EV.city.leaving_card"))
    for resource, name in enumerate(RESOURCES):
        if not storable(kind, resource, on_card.stored(mark, resource)):
            found.append((f"it cannot hold so many {name}", "EV.card.storehouse"))
    prisoners = on_card.prisoners(mark)
    if len(prisoners) > kind.cells:
        found.append((f"expected at most {kind.cells} prisoners", "EV.card.dungeon"))
    for prisoner in prisoners:
        held = table.config.pack.cards[prisoner]
        if not held.critter or held.legend:
            found.append((f"{held.id} cannot be a prisoner", "EV.card.dungeon"))
    return found


def may_be_occupied(table: Table, kind: Card) -> bool:
    """Whether a module may have put an occupied token on a construction."""
    return any(module.may_be_occupied(table, kind) for module in table.config.modules)


def storable(kind: Card, resource: int, n: int) -> bool:
    """Whether this amount of a resource can lie on a card: none, or some full stores of it."""
    steps: list[Effect] = []
    for line in (kind.produce, kind.on_play):
        if line is not None:
            steps += line.effects
    return n == 0 or any(step.may_hold(resource, n) for step in steps)


# ---------------------------------------------------------------------- on and under events


def on_events(table: Table, seat: int, player: Player) -> list[Fault]:
    """What lies on and under the events of a player."""
    pack = table.config.pack
    found: list[Fault] = []
    for i in range(len(player.events)):
        event = pack.events[player.events[i]]
        steps: list[Effect] = event.does.effects if event.does is not None else []
        if not any(step.fits_on(player.held[i]) for step in steps) and player.held[i]:
            found.append(Fault("events", f"{event.id} cannot hold that", seat, f"EV.event.{event.id}"))
        if not any(step.fits_under(table, player.under[i]) for step in steps) and player.under[i]:
            reason = f"these cards cannot lie under {event.id}"
            found.append(Fault("events", reason, seat, f"EV.event.{event.id}"))
    return found
