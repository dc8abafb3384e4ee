"""Whether her steps, and what her modules ask of people, can go on from where they are in a position."""

from collections.abc import Callable
from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.player import AUTUMN, GREEN, LENT, NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.nightweave import cards as activity
from tanglewood.games.everdell.modules.nightweave import meetings, seasons, spiders, turn
from tanglewood.games.everdell.modules.nightweave.basics import plan_of
from tanglewood.games.everdell.modules.nightweave.built_in import BUILT_IN
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import her, her_number
from tanglewood.games.everdell.modules.nightweave.scheme import (
    captives,
    covering,
    gaze,
    intrigues,
    moments,
    personalities,
    scheming,
    spinning,
)
from tanglewood.games.everdell.modules.nightweave.state import HOME, nightweave_at
from tanglewood.games.everdell.modules.nightweave.validation.modules import spins
from tanglewood.games.everdell.play import paying, playing, reacting, tolls
from tanglewood.games.everdell.play import placing as places

DEAREST: Final = 9
"""No toll has more pieces."""
SPIN_PLANS: Final = ("masquerade", "swarm")
STEPS: Final = (*range(activity.ENTER + 1), turn.POINTS, turn.QUIET_DISCARD)


HERS: Final = (
    *(turn.STEP, turn.OWN_SPACE, turn.OPEN_SPACE, seasons.PREPARE, seasons.FINISH),
    *(meetings.ROWDY, meetings.ROWDY_LOSS),
)
"""Her steps without any module."""
WATCHED: Final = (
    *(playing.PLAY_TOLL, places.PLACE_TOLL, places.GO_THERE, paying.USE_TOLL),
    *(reacting.PAY_REACTION, reacting.REFILL),
)
"""Steps of people that her modules bring about."""


def fits_options(table: Table, effect: Effect) -> bool | None:
    """Whether an effect that she brings about goes with the options."""
    if effect in HERS:
        return nightweave_at(table) is not None
    if effect in BUILT_IN or effect in WATCHED:
        return moments.watched(table) or spins(table)
    return None


def below(table: Table, run: Run, *wanted: Effect) -> Run | None:
    """The next of these effects below a frame."""
    for frame in table.stack[: table.stack.index(run)][::-1]:
        if isinstance(frame, Run) and frame.effect in wanted:
            return frame
    return None


def humans(table: Table, run: Run) -> bool:
    """Plans and intrigues are about the only human."""
    return run.seat == table.config.first


# ---------------------------------------------------------------------- her turn


def steps(table: Table, run: Run) -> bool:
    nightweave = her(table)
    what = run.data[0]
    if what not in STEPS:
        return False
    if what <= activity.HAVEN:
        return len(run.data) > 1 and nightweave.at_home > 0 and open_place(table, run.data[1])
    if what == activity.PLAY_HAND:
        return len(nightweave.hand) > 0
    return what != activity.ENTER or nightweave.pawn == HOME


def open_place(table: Table, place: int) -> bool:
    """Whether a spider can go to a location or an event."""
    pack = table.config.pack
    if place == pack.haven:
        return True
    if place >= pack.first_event:
        event = place - pack.first_event
        return event < len(pack.events) and not table.claimed >> event & 1 and in_row(table, event)
    known = place in lair_of(pack).basic or place in table.config.forest
    journey = place in lair_of(pack).journey and her(table).season == AUTUMN
    return (known or journey) and spiders.open_to_her(table, place)


def in_row(table: Table, event: int) -> bool:
    return event in table.config.pack.basic_events or event in table.config.specials


def own_space(table: Table, run: Run) -> bool:
    return her(table).at_home > 0 and len(spiders.own_spaces(table)) > 0


def open_space(table: Table, run: Run) -> bool:
    if her(table).at_home <= 0:
        return False
    if not run.data:
        return spiders.city_to_visit(table) != spiders.NONE
    owner = run.data[0]
    if owner < 0 or not spiders.open_cards(table, owner):
        return False
    return owner in (run.seat, her_number(table))


def prepares(table: Table, run: Run) -> bool:
    return her(table).season < AUTUMN


def finishes(table: Table, run: Run) -> bool:
    return her(table).season == AUTUMN and not her(table).finished


def rowdy(table: Table, run: Run) -> bool:
    kind = table.config.pack.cards[run.data[0]]
    return kind.for_green and len(meetings.best_greens(table, run.seat)) > 0


# ---------------------------------------------------------------------- tolls


def fair(run: Run, most: int = DEAREST) -> bool:
    return run.data[0] <= most and run.data[1] <= tolls.CARDS | tolls.RESOURCES | tolls.POINTS


def pays_toll(table: Table, run: Run) -> bool:
    return fair(run)


def pays_for_play(table: Table, run: Run) -> bool:
    card = below(table, run, paying.CHOOSE_WAY, paying.SPARE)
    if card is None or card.data[:2] != run.data[2:4] or card.seat != run.seat:
        return False
    if run.data[4] != (card.data[2] if card.effect is paying.SPARE else -1):
        return False
    return fair(run, ask.play_toll(table, run.seat, run.data[2], run.data[3]))


def pays_for_place(table: Table, run: Run) -> bool:
    worker = below(table, run, places.GO_THERE)
    if worker is None or worker.data[0] != run.data[2] or worker.seat != run.seat:
        return False
    return fair(run, ask.place_toll(table, run.seat, run.data[2])[0])


def pays_for_use(table: Table, run: Run) -> bool:
    it = intrigues.current(table)
    under = table.stack[table.stack.index(run) - 1]
    if it is None or not isinstance(under, Run) or under.effect not in (paying.REPLACE, paying.SPARE):
        return False
    return fair(run, it.use_toll) and under.seat == run.seat


def averts(table: Table, run: Run) -> bool:
    it = intrigues.current(table)
    worker = below(table, run, places.GO_THERE)
    return it is not None and worker is not None and run.data == (it.toll, it.toll_in, it.points)


# ---------------------------------------------------------------------- personalities and plans


def nasty(table: Table, run: Run) -> bool:
    found = personalities.personality(table)
    return found is not None and found.id == "nasty"


def pessimist(table: Table, run: Run) -> bool:
    found = personalities.personality(table)
    return found is not None and found.id == "pessimist" and table.meadow[run.data[0]] == NO_CARD


def spins_webs(table: Table, run: Run) -> bool:
    if plan_of(table) == "masquerade":
        return len(her(table).event_webs) > 0
    return plan_of(table) == "swarm"


def plots(table: Table, run: Run) -> bool:
    return plan_of(table) == "plot_thickens"


def barricades(table: Table, run: Run) -> bool:
    city = table.players[run.seat].city
    if plan_of(table) != "web_barricade" or not 0 <= run.index < len(city):
        return False
    return table.config.pack.colors[city[run.index]] == GREEN


def gazes(table: Table, run: Run) -> bool:
    drawn = len(run.data) < 2 or len(table.players[run.seat].hand) >= gaze.N
    return plan_of(table) == "hypnotic_gaze" and drawn


def hunts(table: Table, run: Run) -> bool:
    effect = run.effect
    assert isinstance(effect, scheming.Bounty)
    return plan_of(table) == "bounty_hunter" and (run.data != (0,) or effect.threatens(table, run))


def tests_strength(table: Table, run: Run) -> bool:
    chooses = run.data == (1,)
    return plan_of(table) == "test_of_strength" and not (chooses and not table.players[run.seat].hand)


def counts_resources(table: Table, run: Run) -> bool:
    return plan_of(table) == "smarty"


def counts_cards(table: Table, run: Run) -> bool:
    return plan_of(table) == "connections"


def unravels(table: Table, run: Run) -> bool:
    return plan_of(table) == "unraveler"


def extorts(table: Table, run: Run) -> bool:
    return plan_of(table) == "extortion"


# ---------------------------------------------------------------------- intrigues


def begins(table: Table, run: Run) -> bool:
    return spins(table) and humans(table, run) and run.data[0] not in her(table).intrigues


def in_force(table: Table, run: Run) -> bool:
    """Whether an instant intrigue asks as it does."""
    if her(table).intrigue != run.data[0] or not humans(table, run):
        return False
    it = lair_of(table.config.pack).intrigues[run.data[0]]
    return not it.seasonal and spinning.asking(it.id) is run.effect


def covers(table: Table, run: Run) -> bool:
    size = len(table.players[run.seat].city)
    return in_force(table, run) and all(i < size for i in run.data[1:])


def captures(table: Table, run: Run) -> bool:
    lent = any(place & LENT for place in table.players[run.seat].placed)
    return spins(table) and humans(table, run) and not (lent and run.data[0])


def waits(table: Table, run: Run) -> bool:
    return spins(table) and humans(table, run)


CAN: dict[type[Effect], Callable[[Table, Run], bool]] = {
    turn.Step: steps,
    turn.OwnSpace: own_space,
    turn.OpenSpace: open_space,
    seasons.Prepare: prepares,
    seasons.Finish: finishes,
    meetings.Rowdy: rowdy,
    tolls.Toll: pays_toll,
    playing.PlayToll: pays_for_play,
    places.PlaceToll: pays_for_place,
    paying.UseToll: pays_for_use,
    intrigues.Avert: averts,
    personalities.Nasty: nasty,
    personalities.Pessimist: pessimist,
    scheming.Spin: spins_webs,
    scheming.Plot: plots,
    scheming.Barricade: barricades,
    gaze.Gaze: gazes,
    scheming.Bounty: hunts,
    scheming.Strength: tests_strength,
    scheming.Smarty: counts_resources,
    scheming.Connections: counts_cards,
    scheming.Unravel: unravels,
    scheming.Extortion: extorts,
    spinning.Spin: begins,
    spinning.Foil: in_force,
    spinning.Lessen: in_force,
    spinning.Pickpocket: in_force,
    covering.Cover: covers,
    captives.Capture: captures,
    captives.Waits: waits,
    captives.Takeover: in_force,
}
"""By the class of the effect itself."""
