"""Nightweave's plans: what she does all game, and how it is foiled (MW.plan.*, MW.module.foil).

Most of them act when she enters the Meadow: after her card was played and her personality has acted
(MW.plan.entry_order). They are for games with one human only, so "the human" is the first seat.
"""

from typing import Final

from tanglewood.games.everdell.board.player import GREEN, PURPLE
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.nightweave.basics import clear_event, plan_of, throw_from_meadow
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import draw, her, her_number, level_points, take_points
from tanglewood.games.everdell.modules.nightweave.scheme import intrigues
from tanglewood.games.everdell.play.tolls import CARDS_OR_RESOURCES

ON_ENTERING: Final = {
    "masquerade": "spin",
    "swarm": "spin",
    "hypnotic_gaze": "gaze",
    "bounty_hunter": "bounty",
    "test_of_strength": "strength",
    "unraveler": "unravel",
    "smarty": "smarty",
    "connections": "connections",
}
"""The step of a plan when she enters the Meadow."""


def push(table: Table, step: str, index: int = -1) -> None:
    """Put a step of the plan on the stack; scheming.py, with the steps, is reached only through the stack."""
    seat = table.config.first
    table.stack.append(Run(seat, seat, index, table.config.pack.effects[step]))


# ---------------------------------------------------------------------- what a human does


def place_toll(table: Table, place: int) -> tuple[int, int]:
    """What must be paid before a worker goes to a place (MW.plan.masquerade)."""
    webs = her(table).event_webs
    event = place - table.config.pack.first_event
    if webs and 0 <= event < len(webs):
        return (webs[event], CARDS_OR_RESOURCES)
    return (0, 0)


def webbed(table: Table, place: int) -> bool:
    """Whether the swarm sits on a location (MW.plan.swarm)."""
    if place >= table.config.pack.first_event or plan_of(table) != "swarm":
        return False
    return her(table).webs >> place & 1 == 1


def placed(table: Table, place: int) -> None:
    """A human placed a worker; its place has not acted yet."""
    if webbed(table, place):
        take_points(table, level_points(table), "MW.plan.swarm")
    event = place - table.config.pack.first_event
    if 0 <= event < len(her(table).event_webs):
        clear_event(table, event)


def playing(table: Table, card: int) -> None:
    """A human plays a card into their city."""
    pack = table.config.pack
    if plan_of(table) == "web_expansion" and pack.colors[card] == PURPLE:
        take_points(table, pack.points[card], "MW.plan.web_expansion")


def resolved(table: Table, seat: int, card: int) -> None:
    """A human's card and all reactions to it are done."""
    if plan_of(table) == "web_barricade" and table.config.pack.colors[card] == GREEN:
        player = table.players[seat]
        for index in range(len(player.city) - 1, -1, -1):
            if player.city[index] == card:
                push(table, "barricade", index)
                return


def open_tokens(table: Table, owner: int, visitor: int) -> bool:
    """Her visits to open cards, and visits to her own ones, give her level points (MW.plan.unraveler)."""
    if plan_of(table) != "unraveler" or her_number(table) not in (owner, visitor):
        return False
    take_points(table, level_points(table), "MW.plan.unraveler")
    return True


# ---------------------------------------------------------------------- what she does


def blocked(table: Table) -> None:
    if plan_of(table) == "extortion":
        push(table, "extortion")


def entered(table: Table) -> None:
    """She entered the Meadow: her plan acts."""
    plan = plan_of(table)
    if plan == "masquerade":
        mask_events(table)
    elif plan == "weavers_whim":
        change_whim(table)
    step = ON_ENTERING.get(plan)
    if step is not None:
        push(table, step)


def mask_events(table: Table) -> None:
    """Put a web token on every basic event that is left; they add up."""
    nightweave = her(table)
    pack = table.config.pack
    webs = list(nightweave.event_webs) or [0] * len(pack.events)
    for event in table.config.basic_events:
        if not table.claimed >> event & 1:
            webs[event] += 1  # MW.comp.web_tokens: they never run out
            emit_web(table, "MW.plan.masquerade", pack.first_event + event)
    nightweave.event_webs = tuple(webs)


def emit_web(table: Table, rule: str, place: int) -> None:
    if table.listener is not None:
        values: dict[str, int | str] = {"rule": rule, "place": table.config.pack.places[place]}
        table.emit("nightweave-web", table.config.first, values)


def change_whim(table: Table) -> None:
    """She gets a card, a new Meadow and a new personality."""
    nightweave = her(table)
    draw(table, 1, "MW.plan.weavers_whim")
    throw_from_meadow(table, list(range(len(table.meadow))), "MW.plan.weavers_whim")
    table.fill_meadow()
    if nightweave.personalities:
        nightweave.personality = nightweave.personalities[-1]
        nightweave.personalities = nightweave.personalities[:-1]
        if table.listener is not None:
            name = lair_of(table.config.pack).personalities[nightweave.personality].name
            values: dict[str, int | str] = {"rule": "MW.plan.weavers_whim", "personality": name}
            table.emit("nightweave-whim", table.config.first, values, chance=True)


def prepared(table: Table) -> None:
    """The last step of her preparation: an instant intrigue, then a seasonal one (MW.plan.plot_thickens).

    What the instant one leaves behind lasts as long as the seasonal one (MW.plan.plot_lasting).
    """
    if plan_of(table) == "plot_thickens":
        intrigues.end(table)
        push(table, "plot")
        begin_intrigue(table, False)


def begin_intrigue(table: Table, seasonal: bool) -> None:
    """The next intrigue of a kind; both piles are kept in one row, each in its own order."""
    nightweave = her(table)
    for i in range(len(nightweave.intrigues) - 1, -1, -1):
        number = nightweave.intrigues[i]
        if lair_of(table.config.pack).intrigues[number].seasonal == seasonal:
            nightweave.intrigues = nightweave.intrigues[:i] + nightweave.intrigues[i + 1 :]
            intrigues.begin(table, number)
            return
