"""Whether what is under way in a position can go on: the rules are asked, on a table that is sound so far.

A frame that asks must have an option, or it would ask for ever; one that pays must be able to.
"""

from collections.abc import Callable

from tanglewood.games.everdell.board import ask, city
from tanglewood.games.everdell.board.player import AUTUMN, CITY, CITY_SIZE, NOWHERE
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects import bargains, choices, removing, visits
from tanglewood.games.everdell.effects import base as effects
from tanglewood.games.everdell.effects import giving as gifts
from tanglewood.games.everdell.effects import production as green
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.play import arriving, lifting, paying, reacting, turn
from tanglewood.games.everdell.play import placing as places
from tanglewood.games.everdell.validation import paying as checking_paying
from tanglewood.games.everdell.validation.cities import most_tokens
from tanglewood.kernel.text.fault import Fault

Can = Callable[[Table, Run], bool]


def problems(table: Table) -> list[Fault]:
    found: list[Fault] = []
    for nth, frame in enumerate(table.stack):
        if isinstance(frame, Run):
            can = check_of(table, type(frame.effect))
            if can is not None and not can(table, frame):
                found.append(Fault("doing", f"{frame.effect.place} cannot go on from here", nth=nth))
    if not found and table.stack and stuck(table):
        found.append(Fault("doing", "there is nothing to choose", nth=len(table.stack) - 1))
    return found


def check_of(table: Table, kind: type[Effect]) -> Can | None:
    """How to tell whether an effect can go on; effects nobody names always can."""
    found = CAN.get(kind)
    for module in table.config.pack.modules:
        found = found or module.check_of(kind)
    return found


def stuck(table: Table) -> bool:
    """Whether the frame on top neither asks nor goes on."""
    twin = table.copy()
    frame = twin.stack[-1]
    depth = len(twin.stack)
    options = frame.go_on(twin)
    return not options and len(twin.stack) == depth and twin.stack[-1] is frame


# ---------------------------------------------------------------------- small questions


def on_top(table: Table, run: Run) -> bool:
    return table.stack[-1] is run


def hand_size(table: Table, run: Run) -> int:
    return len(table.players[run.seat].hand)


def in_city(table: Table, owner: int, index: int) -> bool:
    return 0 <= index < len(table.city_of(owner))


def is_place(table: Table, place: int) -> bool:
    """Whether a worker can stand on what has this number."""
    if place >= CITY:
        owner, index = divmod(place - CITY, CITY_SIZE)
        known = 0 <= owner < len(table.players) or owner in table.strangers()
        return known and in_city(table, owner, index)
    return place == NOWHERE or 0 <= place < len(table.config.pack.places)


def taker(table: Table, run: Run, other: int) -> bool:
    """Whether this is an opponent's number, with a seat or without; or nobody."""
    if other == len(table.players) and table.config.opponent.loses_gifts:
        return not isinstance(run.effect, gifts.Post)  # EV.solo.gifts: he takes no post
    return other == -1 or other in table.rivals(run.seat)


def reveals(table: Table, run: Run) -> bool:
    """Cards of the deck, no more than are turned up; no legend is among them."""
    effect = run.effect
    if isinstance(effect, choices.KeepOrTuck | visits.RevealAndPlay) and len(run.data) > 1 + effect.n:
        return False
    return not any(table.config.pack.cards[card].legend for card in run.data[1:])


def draws_meadow(table: Table, run: Run) -> bool:
    if not run.data or run.data[0] < 0:
        return True
    n = run.data[0]
    if ask.watched(table):
        return len(run.data) == 1 + n
    return len(run.data) == 1 and n <= hand_size(table, run)


# ---------------------------------------------------------------------- places and cards that act


def goes(table: Table, run: Run) -> bool:
    """Whether a worker that has paid for its place can still go there."""
    player = table.players[run.seat]
    if not is_place(table, run.data[0]) or len(player.placed) >= player.workers:
        return False
    moves = places.all_destinations(table, run.seat, -1)
    return run.data[0] in [places.place_of(table, move) for move in moves]


def moves_worker(table: Table, run: Run) -> bool:
    player = table.players[run.seat]
    return not run.data or (is_place(table, run.data[0]) and len(player.placed) < player.workers)


def copies(table: Table, run: Run) -> bool:
    return run.data[0] in visits.usable(table, run.seat, True)


def repeats(table: Table, run: Run) -> bool:
    player = table.players[run.seat]
    if not in_city(table, run.seat, run.index):
        return False
    kind = table.config.pack.cards[player.city[run.index]]
    return kind.repeats and city.tokens(player.marks[run.index]) > 0


def produces(table: Table, run: Run) -> bool:
    size = len(table.players[run.seat].city)
    return len(set(run.data)) == len(run.data) and all(i < size for i in run.data)


def lays_tokens(table: Table, run: Run) -> bool:
    effect = run.effect
    assert isinstance(effect, effects.Tokens)
    player = table.players[run.owner]
    kind = table.config.pack.cards[player.city[run.index]]
    return city.tokens(player.marks[run.index]) + effect.n <= most_tokens(player, kind)


def can(table: Table, run: Run) -> bool:
    return run.effect.can(table, run.seat, run.owner, run.index)


def next_season(table: Table, run: Run) -> bool:
    return table.players[run.seat].season < AUTUMN


# ---------------------------------------------------------------------- giving and drawing


def gives_any(table: Table, run: Run) -> bool:
    effect = run.effect
    assert isinstance(effect, gifts.GiveAny)
    return sum(run.data) <= effect.n <= sum(run.data) + sum(table.players[run.seat].stock)


def gives_cards(table: Table, run: Run) -> bool:
    """Whether the hand has the cards that are still to go."""
    effect = run.effect
    assert isinstance(effect, gifts.Post)
    if not run.data:
        return hand_size(table, run) >= effect.n
    return taker(table, run, run.data[0]) and hand_size(table, run) >= run.data[1]


def drew(table: Table, run: Run) -> bool:
    """How many cards at the end of the hand were drawn, and which of them is meant."""
    if not run.data:
        return True
    n = run.data[0]
    if n < 1 or (len(run.data) > 1 and run.data[1] >= n):
        return False
    return has_drawn(table, run, n)


def has_drawn(table: Table, run: Run, n: int) -> bool:
    """Whether the hand has the cards an effect has drawn; others may lie on top of it before it has."""
    return not on_top(table, run) or n <= hand_size(table, run)


CAN: dict[type[Effect], Can] = {
    paying.ChooseWay: checking_paying.chooses_way,
    paying.Spare: checking_paying.spares,
    paying.Replace: checking_paying.replaces,
    arriving.Arrive: checking_paying.arrives,
    reacting.After: checking_paying.reacts,
    reacting.PayReaction: checking_paying.reacts,
    choices.KeepOrTuck: reveals,
    visits.RevealAndPlay: reveals,
    choices.DrawMeadow: draws_meadow,
    visits.DrawAndPlay: draws_meadow,
    places.GoThere: goes,
    lifting.MoveWorker: moves_worker,
    visits.CopyThere: copies,
    visits.Repeat: repeats,
    removing.TearDown: can,
    bargains.PayFor: can,
    choices.PayCost: can,
    green.Produce: produces,
    effects.Tokens: lays_tokens,
    turn.NextSeason: next_season,
    gifts.GiveAny: gives_any,
    gifts.Teach: drew,
    gifts.Post: gives_cards,
}
"""By the class of the effect itself; modules have theirs."""
