"""Everything that is wrong with a position: what no game can reach, would crash, or would never end.

A position may leave things out, so nothing has to be there. But nothing may be there too often, where it
cannot be, or together with something that excludes it. Each fault names the line of the text it stands in:
the key of a shared line or of a player's, `rugwort, city` and `nightweave, hand` for their lines, `doing`
for a frame of the stack.
"""

from tanglewood.games.everdell.board.player import AUTUMN, NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.play.turn import EndOfTurn, Turn
from tanglewood.games.everdell.validation import cards as checking_cards
from tanglewood.games.everdell.validation import cities as checking_cities
from tanglewood.games.everdell.validation import frames as checking_frames
from tanglewood.games.everdell.validation import progress as checking_progress
from tanglewood.games.everdell.validation import workers as checking_workers
from tanglewood.kernel.state import NOBODY
from tanglewood.kernel.text.fault import Fault, wrong_first


def problems(table: Table) -> list[Fault]:
    found = [
        *beginning(table),
        *board(table),
        *events(table),
        *hands(table),
        *passing(table),
        *checking_cards.problems(table),
        *checking_cities.problems(table),
        *checking_workers.problems(table),
        *(fault for module in table.config.pack.modules for fault in module.problems(table)),
        *checking_frames.problems(table),
    ]
    # The rules themselves are asked last, because any of the above would make them fail.
    return found or checking_progress.problems(table)


# ---------------------------------------------------------------------- the board


def beginning(table: Table) -> list[Fault]:
    """Who begins, by the options and by modules (EV.setup.first_player, MW.power.first_and_last)."""
    config = table.config
    found = wrong_first(config.options, len(table.players), config.first)
    first = max([NOBODY, *(module.first_seat(table) for module in config.modules)])
    if first != NOBODY:  # whatever the option says
        found = [fault for fault in found if fault.key == "first"]
        if first != config.first:
            found.append(Fault("begins", f"expected {first}", rule="MW.power.first_and_last"))
    if found:
        return found
    bottom = table.stack[0] if table.stack else None
    if isinstance(bottom, Turn | EndOfTurn) and bottom.seat not in (table.active, len(table.players)):
        return [Fault("seat", f"expected {bottom.seat}, whose turn it is", rule="EV.turn.clockwise")]
    return []


def board(table: Table) -> list[Fault]:
    """Forest cards and special events: as many as are dealt, each once."""
    pack = table.config.pack
    found: list[Fault] = []
    forest = [place for place in table.config.forest if place != NO_CARD]
    most = pack.counts.forest_cards(table.config.laid_for)
    if len(forest) > most:
        found.append(Fault("forest", f"expected at most {most} cards", rule="EV.setup.forest"))
    if len(set(forest)) < len(forest):
        found.append(Fault("forest", "expected each card once", rule="EV.setup.forest"))
    for place in forest:
        if pack.locations[place].set not in table.config.sets:
            reason = f"{pack.places[place]} is not in this game"
            found.append(Fault("forest", reason, rule="EV.setup.forest"))
    specials = table.config.specials
    if len(specials) > pack.counts.specials:
        reason = f"expected at most {pack.counts.specials} events"
        found.append(Fault("specials", reason, rule="EV.setup.special_events"))
    if len(set(specials)) < len(specials):
        found.append(Fault("specials", "expected each event once", rule="EV.setup.special_events"))
    for number in specials:
        if pack.events[number].set not in table.config.sets:
            reason = f"{pack.events[number].id} is not in this game"
            found.append(Fault("specials", reason, rule="EV.setup.special_events"))
    return found


def events(table: Table) -> list[Fault]:
    """Each event belongs to one owner; the special ones are those of the table, named there or not."""
    pack = table.config.pack
    found: list[Fault] = []
    seen: list[int] = []
    shown = set(table.config.specials)
    left_out = [event for module in table.config.modules for event in module.left_out(pack)]
    for key, seat, numbers in achieved(table):
        for number in numbers:
            id = pack.events[number].id
            if number in seen:
                found.append(Fault(key, f"expected {id} once", seat, "EV.event.once"))
            seen.append(number)
            if pack.events[number].basic:
                if number not in table.config.basic_events:
                    found.append(Fault(key, f"{id} is not on the table", seat, "EV.setup.basic_events"))
            else:
                shown.add(number)
                boxed = pack.events[number].set not in table.config.sets
                if len(shown) > pack.counts.specials or number in left_out or boxed:
                    found.append(Fault(key, f"{id} is not on the table", seat, "EV.setup.special_events"))
    return found


def achieved(table: Table) -> list[tuple[str, int, tuple[int, ...]]]:
    """The events of everybody: the line they stand in, whose it is, the events."""
    found = [("events", seat, player.events) for seat, player in enumerate(table.players)]
    if table.opponent is not None:
        found.append((f"{table.config.opponent.id}, events", -1, table.opponent.events))
    return found


# ---------------------------------------------------------------------- players


def hands(table: Table) -> list[Fault]:
    """No hand above its limit, unless its owner is about to discard down to it."""
    found: list[Fault] = []
    for seat, player in enumerate(table.players):
        discards = any(module.above_limit(table, seat) for module in table.config.pack.modules)
        most = len(player.hand) + table.room(seat)
        if len(player.hand) > most and not discards:
            found.append(Fault("hand", f"expected at most {most} cards", seat, "EV.draw.limit"))
        critters = [table.config.pack.cards[legend].critter for legend in player.legends]
        if len(set(critters)) < len(critters):
            reason = "expected at most a critter and a construction"
            found.append(Fault("legends", reason, seat, "MW.legend.deal"))
    return found


def passing(table: Table) -> list[Fault]:
    """A player who has passed is in autumn and has no turn; the game is over when all have passed."""
    found: list[Fault] = []
    bottom = table.stack[0] if table.stack else None
    for seat, player in enumerate(table.players):
        if player.passed and player.season < AUTUMN:
            found.append(Fault("passed", "expected autumn", seat, "EV.turn.pass_only_autumn"))
        if player.passed and isinstance(bottom, Turn) and bottom.seat == seat:
            found.append(Fault("passed", "a turn of somebody who has passed", seat, "EV.turn.pass"))
        if not player.passed and not table.stack:
            found.append(Fault("over", f"player {seat} has not passed", rule="EV.end.all_passed"))
    return found
