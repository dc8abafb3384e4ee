"""The frames of a position: in an order a game leads to, each with an effect that can be under way."""

from typing import Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.play.turn import EndOfTurn
from tanglewood.games.everdell.validation.cards import copies
from tanglewood.games.everdell.validation.steps import fits, waits
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.fault import Fault

ELSEWHERE: Final = ("produce", "visit", "others_green")
"""Effects that players other than the owner of the card may use."""
HIGHEST: Final = 127


def problems(table: Table) -> list[Fault]:
    found: list[Fault] = []
    for nth, frame in enumerate(table.stack):
        reason = misplaced(table, nth)
        if not reason and isinstance(frame, Run):
            reason = flaw(table, frame)
        if reason:
            found.append(Fault("doing", reason, nth=nth))
    return found


# ---------------------------------------------------------------------- the order of frames


def misplaced(table: Table, nth: int) -> str:
    """Why a frame cannot be where it is: a turn, or the laying of the table, lies below all others."""
    frame = table.stack[nth]
    top = nth == len(table.stack) - 1
    for module in table.config.pack.modules:
        reason = module.misplaced(table, nth)
        if reason is not None:
            return reason
    if isinstance(frame, Run):
        if nth == 0:
            return "expected a turn below everything else"
        if frame.effect.once and frame.effect in effects_of(table.stack[:nth]):
            return f"expected {frame.effect.place} once"
        above = frame if top else table.stack[nth + 1]
        fine = top or (isinstance(above, Run) and waits(table, frame, above))
        return "" if fine else f"{frame.effect.place} waits for nothing"
    if nth > 0:
        return "expected one turn, below everything else"
    if isinstance(frame, EndOfTurn):
        nobodys = frame.seat == len(table.players) and not table.config.opponent.takes_turns
        return "there is no such player" if nobodys else ""
    return "" if top or table.config.turn_moves else "nothing happens before a turn"


def effects_of(frames: list[Frame[Table]]) -> list[Effect]:
    return [frame.effect for frame in frames if isinstance(frame, Run)]


# ---------------------------------------------------------------------- one frame


def flaw(table: Table, run: Run) -> str:
    """What is wrong with a run: its effect, whose it is, on which card it works, its numbers."""
    name = run.effect.place
    owners = [*range(len(table.players)), *table.strangers()]
    if run.owner not in owners or not -1 <= run.index <= HIGHEST:
        return "expected a seat, an owner and the place of a card"
    field = name.split(".")[1] if "." in name else ""
    if run.owner != run.seat and field not in ELSEWHERE:
        return f"{name} is about the player's own things"
    if not at_home(table, run, name.split(".")[0], field):
        return f"{name} cannot happen here"
    if run.effect.works_on_card() and not on_card(table, run, name.split(".")[0]):
        return f"{name} works on another card"
    return "" if fits(table, run) else f"{name} cannot have these numbers"


def at_home(table: Table, run: Run, name: str, field: str) -> bool:
    """Whether what an effect belongs to is in the game, and is the player's where it must be."""
    pack = table.config.pack
    player = table.players[run.seat]
    if not field:
        return fits_options(table, run.effect)
    if name in pack.card_numbers:
        return copies(pack, table)[pack.card_numbers[name]] > 0
    if name in pack.event_numbers:
        return 0 <= run.index < len(player.events) and pack.event_numbers[name] == player.events[run.index]
    for module in pack.modules:
        found = module.at_home(table, run, name)
        if found is not None:
            return found
    if name in pack.place_numbers:
        place = pack.place_numbers[name]
        beside = [path for other in table.players for path in other.beside.paths]
        return pack.locations[place].sort != "forest" or place in table.config.forest or place in beside
    return pack.seasons[player.season].id == name


def fits_options(table: Table, effect: Effect) -> bool:
    """Whether an effect that stands on no card goes with the options."""
    for module in table.config.pack.modules:
        found = module.fits_options(table, effect)
        if found is not None:
            return found
    return True


def on_card(table: Table, run: Run, name: str) -> bool:
    city = table.city_of(run.owner)
    if not 0 <= run.index < len(city) or table.config.pack.cards[city[run.index]].id != name:
        return False
    # Nothing lies on the cards of an opponent without a seat.
    return run.owner < len(table.players) or not run.effect.marks
