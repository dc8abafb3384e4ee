"""Everything that is wrong with a position: what no game can reach, would crash, or would never end.

A position may leave things out, so nothing has to be there. But nothing may be there too often, where it
cannot be, or together with something that excludes it. Each fault names the line of the text it stands in:
the key of a shared line or of a player's, `rugwort, city` and `nightweave, hand` for lines of theirs, `doing`
for a frame of the stack.
"""

from tanglewood.games.everdell.board.player import AUTUMN, NO_CARD, NOWHERE
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.nightweave.validation import boards as her_checking
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.modules.powers import validation as checking_powers
from tanglewood.games.everdell.modules.rugwort import solo
from tanglewood.games.everdell.modules.rugwort.cards import DOWN_TO_LIMIT
from tanglewood.games.everdell.modules.rugwort.rugwort import Rugwort
from tanglewood.games.everdell.play.turn import RUGWORT_PREPARES, EndOfTurn, Turn
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
        *rugwort(table),
        *checking_cards.problems(table),
        *checking_cities.problems(table),
        *checking_workers.problems(table),
        *checking_powers.problems(table),
        *her_checking.problems(table),
        *checking_frames.problems(table),
    ]
    # The last question goes to the rules themselves, which would stumble over anything of the above.
    return found or checking_progress.problems(table)


# ---------------------------------------------------------------------- the board


def beginning(table: Table) -> list[Fault]:
    """Who begins, by the options and by the abilities (EV.setup.first_player, MW.power.first_and_last)."""
    config = table.config
    found = wrong_first(config.options, len(table.players), config.first)
    able = config.powers and checking_powers.laid_out(table)
    first = powers.first_seat(table, NOBODY) if able else NOBODY
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
    most = pack.counts.forest[len(table.players) - 1 + table.config.nightweave]
    if len(forest) > most:
        found.append(Fault("forest", f"expected at most {most} cards", rule="EV.setup.forest"))
    if len(set(forest)) < len(forest):
        found.append(Fault("forest", "expected each card once", rule="EV.setup.forest"))
    specials = table.config.specials
    if len(specials) > pack.counts.specials:
        reason = f"expected at most {pack.counts.specials} events"
        found.append(Fault("specials", reason, rule="EV.setup.special_events"))
    if len(set(specials)) < len(specials):
        found.append(Fault("specials", "expected each event once", rule="EV.setup.special_events"))
    if table.nightweave is not None and not set(specials).isdisjoint(pack.lair.left_out):
        reason = "one of these is left out against Nightweave"
        found.append(Fault("specials", reason, rule="MW.nw.setup.everdell_games"))
    return found


def events(table: Table) -> list[Fault]:
    """Each event belongs to one owner; the special ones are those of the table, named there or not."""
    pack = table.config.pack
    found: list[Fault] = []
    seen: list[int] = []
    shown = set(table.config.specials)
    for key, seat, numbers in achieved(table):
        for number in numbers:
            id = pack.events[number].id
            if number in seen:
                found.append(Fault(key, f"expected {id} once", seat, "EV.event.once"))
            seen.append(number)
            if not pack.events[number].basic:
                shown.add(number)
                left_out = table.nightweave is not None and number in pack.lair.left_out
                if len(shown) > pack.counts.specials or left_out:
                    found.append(Fault(key, f"{id} is not on the table", seat, "EV.setup.special_events"))
    return found


def achieved(table: Table) -> list[tuple[str, int, tuple[int, ...]]]:
    """The events of everybody: the line they stand in, whose it is, the events."""
    found = [("events", seat, player.events) for seat, player in enumerate(table.players)]
    if table.rugwort is not None:
        found.append(("rugwort, events", -1, table.rugwort.events))
    if table.nightweave is not None:
        found.append(("nightweave, events", -1, table.nightweave.events))
    return found


# ---------------------------------------------------------------------- players


def hands(table: Table) -> list[Fault]:
    """No hand above its limit, unless its owner is about to discard down to it."""
    found: list[Fault] = []
    for seat, player in enumerate(table.players):
        discards = any(
            isinstance(frame, Run) and frame.effect is DOWN_TO_LIMIT and frame.seat == seat
            for frame in table.stack
        )
        most = len(player.hand) + table.room(seat)
        if len(player.hand) > most and not discards:
            found.append(Fault("hand", f"expected at most {most} cards", seat, "EV.draw.limit"))
        critters = [table.config.pack.cards[legend].critter for legend in player.legends]
        if len(set(critters)) < len(critters):
            reason = "expected at most a critter and a construction"
            found.append(Fault("legends", reason, seat, "MW.legend.deal"))
    return found


def passing(table: Table) -> list[Fault]:
    """Who has passed is in autumn and has no turn; the game is over when all have."""
    found: list[Fault] = []
    bottom = table.stack[0] if table.stack else None
    for seat, player in enumerate(table.players):
        if player.passed and player.season < AUTUMN:
            found.append(Fault("passed", "expected autumn", seat, "EV.turn.pass_only_autumn"))
        if player.passed and isinstance(bottom, Turn) and bottom.seat == seat:
            found.append(Fault("passed", "a turn of somebody who has passed", seat, "EV.turn.pass"))
        if not player.passed and not table.stack:
            found.append(Fault("over", f"player {seat} has not passed", rule="EV.end.all_passed"))
    if not table.stack and table.nightweave is not None and not table.nightweave.finished:
        found.append(Fault("over", "Nightweave has not finished", rule="MW.nw.end.all"))
    return found


# ---------------------------------------------------------------------- Rugwort


def rugwort(table: Table) -> list[Fault]:
    """His two workers, the Meadow slots he blocks, and his events (EV.solo.*)."""
    his = table.rugwort
    if his is None:
        return []
    pack = table.config.pack
    found = his_workers(table, his)
    gained = sum([it.workers for it in pack.seasons[: table.players[solo.HUMAN].season + 1]])
    if his.slots >> gained:
        reason = f"expected the first {gained} slots at the most"
        found.append(Fault("rugwort, slots", reason, rule="EV.solo.meadow_workers"))
    if table.config.mood != solo.HASTY and any(not pack.events[number].basic for number in his.events):
        found.append(Fault("rugwort, events", "expected basic ones", rule="EV.solo.prepare"))
    return found


def his_workers(table: Table, his: Rugwort) -> list[Fault]:
    """One in the forest, in autumn on the Journey; one on a basic location, which may have left the game."""
    pack = table.config.pack
    year = pack.years[table.config.year]
    human = table.players[solo.HUMAN]
    season = human.season
    if any(isinstance(frame, Run) and frame.effect is RUGWORT_PREPARES for frame in table.stack):
        season = max(0, season - 1)  # he is about to follow
    leaves = solo.leaves(table.config, season)
    if len(his.placed) != 2 - leaves:
        return [Fault("rugwort, placed", f"expected {2 - leaves} workers", rule="EV.solo.setup")]
    found: list[Fault] = []
    first = his.placed[0]
    if season == AUTUMN:
        fits = first == year.journey
    else:
        fits = first in pack.forest_places and checking_workers.in_forest(table, first)
    if first != NOWHERE and not fits:
        reason = f"expected his first worker {'on the Journey' if season == AUTUMN else 'in the forest'}"
        found.append(Fault("rugwort, placed", reason, rule="EV.solo.forest_worker"))
    if not leaves and his.placed[1] not in (pack.rugwort_walk[season], NOWHERE):
        reason = f"expected his second worker on {pack.places[pack.rugwort_walk[season]]}"
        found.append(Fault("rugwort, placed", reason, rule="EV.solo.basic_worker"))
    most = table.config.workers(human.season) - leaves
    if human.workers > most:
        found.append(Fault("workers", f"expected at most {most}", solo.HUMAN, "EV.solo.year_three"))
    return found
