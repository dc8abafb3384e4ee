"""The frames of a position: in an order a game leads to, each with an effect that can be under way."""

from typing import Final

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.nightweave import built_in, hooks
from tanglewood.games.everdell.modules.nightweave.basics import spins
from tanglewood.games.everdell.modules.nightweave.meetings import ROWDY, ROWDY_LOSS
from tanglewood.games.everdell.modules.nightweave.scheme.play_toll import PLAY_TOLL
from tanglewood.games.everdell.modules.nightweave.scheme.use_toll import USE_TOLL
from tanglewood.games.everdell.modules.nightweave.seasons import FINISH, PREPARE
from tanglewood.games.everdell.modules.nightweave.turn import OPEN_SPACE, OWN_SPACE, STEP
from tanglewood.games.everdell.modules.powers.start import CHOOSE_POWER, LAY_OUT
from tanglewood.games.everdell.play.placing import GO_THERE, PLACE_TOLL
from tanglewood.games.everdell.play.reacting import PAY_REACTION, REFILL
from tanglewood.games.everdell.play.turn import NEXT_SEASON, RUGWORT_PREPARES, EndOfTurn, HerTurn
from tanglewood.games.everdell.validation.cards import copies
from tanglewood.games.everdell.validation.steps import fits, waits
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.fault import Fault

HERS: Final = (STEP, OWN_SPACE, OPEN_SPACE, PREPARE, FINISH, ROWDY, ROWDY_LOSS)
"""Her steps without any module."""
WATCHED: Final = (PLAY_TOLL, PLACE_TOLL, GO_THERE, USE_TOLL, PAY_REACTION, REFILL)
"""Steps of people that her modules bring about."""
ELSEWHERE: Final = ("produce", "visit", "others_green")
"""Effects that others than the owner of their card may use."""
ONCE: Final = (NEXT_SEASON, RUGWORT_PREPARES)
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
    """Why a frame cannot be where it is: a turn lies below all others, or the laying of the table."""
    frame = table.stack[nth]
    top = nth == len(table.stack) - 1
    if isinstance(frame, Run):
        if frame.effect is LAY_OUT:
            return "" if nth == 0 and fresh(table) else "the table is laid already"
        if nth == 0:
            return "expected a turn below everything else"
        below = table.stack[0]
        choosing = isinstance(below, Run) and below.effect is LAY_OUT
        if choosing != (frame.effect is CHOOSE_POWER):
            return "abilities are chosen before all else"
        if frame.effect in ONCE and frame.effect in effects_of(table.stack[:nth]):
            return f"expected {frame.effect.place} once"
        above = frame if top else table.stack[nth + 1]
        fine = top or (isinstance(above, Run) and waits(table, frame, above))
        return "" if fine else f"{frame.effect.place} waits for nothing"
    if nth > 0:
        return "expected one turn, below everything else"
    if isinstance(frame, EndOfTurn):
        hers = frame.seat == len(table.players) and table.nightweave is None
        return "there is no such player" if hers else ""
    if isinstance(frame, HerTurn) and (table.nightweave is None or table.nightweave.finished):
        return "Nightweave has no turn"
    return "" if top or table.config.powers else "nothing happens before a turn"


def effects_of(frames: list[Frame[Table]]) -> list[Effect]:
    return [frame.effect for frame in frames if isinstance(frame, Run)]


def fresh(table: Table) -> bool:
    """Whether nobody has anything yet."""
    return table.config.powers and not any(
        player.hand or player.city or player.placed or player.beside.cards for player in table.players
    )


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
    if name in pack.power_numbers:
        return table.config.powers and player.power == pack.power_numbers[name]
    if name in pack.place_numbers:
        place = pack.place_numbers[name]
        beside = [path for other in table.players for path in other.beside.paths]
        return pack.locations[place].sort != "forest" or place in table.config.forest or place in beside
    return pack.seasons[player.season].id == name


def fits_options(table: Table, effect: Effect) -> bool:
    """Whether an effect that stands on no card goes with the options."""
    if effect in HERS:
        return table.nightweave is not None
    if effect in built_in.BUILT_IN or effect in WATCHED:
        return hooks.watched(table) or spins(table)
    if effect is RUGWORT_PREPARES:
        return table.rugwort is not None
    return effect not in (LAY_OUT, CHOOSE_POWER) or table.config.powers


def on_card(table: Table, run: Run, name: str) -> bool:
    city = table.city_of(run.owner)
    if not 0 <= run.index < len(city) or table.config.pack.cards[city[run.index]].id != name:
        return False
    # Nothing lies on the cards of an opponent without a seat.
    return run.owner < len(table.players) or not run.effect.marks
