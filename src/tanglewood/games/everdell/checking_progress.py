"""Whether what is under way in a position can go on: the rules are asked, on a table that is sound so far.

A frame that asks must have an option, or it would ask for ever; one that pays must be able to.
"""

from collections.abc import Callable

from tanglewood.games.everdell import (
    arriving,
    bargains,
    choices,
    city,
    corrin,
    extra,
    gifts,
    green,
    legends,
    lifting,
    paying,
    places,
    powers,
    powers_cards,
    powers_start,
    powers_workers,
    turn,
    visits,
)
from tanglewood.games.everdell.arriving import (
    FROM_HAND,
    FROM_LEGENDS,
    KEPT,
    ON_THE_BRIDGE,
    ON_THE_WAY,
    OVER,
    PILE,
    POWERS_DONE,
    REVEALED,
    SOURCE,
    can_arrive,
)
from tanglewood.games.everdell.effects import Effect, Run
from tanglewood.games.everdell.helping import TOKENS, replacements, within_means
from tanglewood.games.everdell.lair import checking_frames as hers
from tanglewood.games.everdell.lair import hooks
from tanglewood.games.everdell.player import AUTUMN, CITY, CITY_SIZE, COLORS, NOWHERE
from tanglewood.games.everdell.powers_paying import payable, stand_in
from tanglewood.games.everdell.table import Table
from tanglewood.games.everdell.ways import cost_of, has_way
from tanglewood.kernel.fault import Fault

Can = Callable[[Table, Run], bool]


def problems(table: Table) -> list[Fault]:
    found: list[Fault] = []
    for number, frame in enumerate(table.stack, start=1):
        if isinstance(frame, Run):
            can = CAN.get(type(frame.effect)) or hers.CAN.get(type(frame.effect))
            if can is not None and not can(table, frame):
                found.append(Fault(f"doing {number}", f"{frame.effect.place} cannot go on from here"))
    if not found and table.stack and stuck(table):
        found.append(Fault(f"doing {len(table.stack)}", "there is nothing to choose"))
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
        return owner in (*range(len(table.players)), *table.strangers()) and in_city(table, owner, index)
    return place == NOWHERE or 0 <= place < len(table.agreed.pack.places)


def taker(table: Table, run: Run, other: int) -> bool:
    """Whether this is an opponent's number, with a seat or without; or nobody."""
    return other == -1 or other in table.rivals(run.seat)


def comes_from(table: Table, seat: int, card: int, source: int) -> bool:
    """Whether a card that is being paid for can come from this source (see arriving.py)."""
    kind = table.agreed.pack.cards[card]
    if kind.legend or source == FROM_LEGENDS:
        return kind.legend and source == FROM_LEGENDS
    if FROM_HAND < source < REVEALED:
        return table.meadow[source - 1] == card and table.slot_free(source - 1)
    if source == KEPT:
        power = powers.power_of(table, seat)
        return power is not None and power.hoards
    if source == PILE:
        owner = powers.pile_owner(table)
        pile = table.agreed.pack.powers[table.players[owner].power].pile if owner >= 0 else -1
        return owner >= 0 and table.is_a(card, pile)
    return source == FROM_HAND


# ---------------------------------------------------------------------- paying and playing


def finds_place(table: Table, run: Run) -> bool:
    gone = ON_THE_BRIDGE if run.data[1] & OVER else -1
    return can_arrive(table, run.seat, run.data[0], gone)


def chooses_way(table: Table, run: Run) -> bool:
    card, source = run.data[0], run.data[1]
    return comes_from(table, run.seat, card, source) and has_way(table, run.seat, card, source)


def spares(table: Table, run: Run) -> bool:
    card, source, less, among = run.data[0], run.data[1], run.data[2], run.data[3]
    kind = table.agreed.pack.cards[card]
    if not comes_from(table, run.seat, card, source & SOURCE) or not finds_place(table, run):
        return False
    return within_means(table, run.seat, kind, list(run.data[4:8]), less, among)


def replaces(table: Table, run: Run) -> bool:
    card, source = run.data[0], run.data[1]
    if not comes_from(table, run.seat, card, source) or not finds_place(table, run):
        return False
    kind = table.agreed.pack.cards[card]
    return len(replacements(table, run.seat, kind, cost_of(table, card, source))) > 0


def stands_in(table: Table, run: Run) -> bool:
    card, source = run.data[0], run.data[1]
    stands = stand_in(table, run.seat, table.agreed.pack.cards[card])
    if not stands or not comes_from(table, run.seat, card, source & SOURCE) or not finds_place(table, run):
        return False
    return payable(list(run.data[2:6]), table.players[run.seat].stock, 0, 0, stands)


def spends_tokens(table: Table, run: Run) -> bool:
    if not in_city(table, run.seat, run.index) or not comes_from(table, run.seat, run.data[0], run.data[1]):
        return False
    help = table.agreed.pack.cards[table.players[run.seat].city[run.index]].helps
    return help is not None and help.how == TOKENS and finds_place(table, run)


def arrives(table: Table, run: Run) -> bool:
    card, source = run.data[0], run.data[1] & SOURCE
    kind = table.agreed.pack.cards[card]
    known = source == ON_THE_WAY or (source == REVEALED and not kind.legend)
    if not known and not comes_from(table, run.seat, card, source):
        return False
    return not (run.data[1] & OVER and (kind.critter or not spans(table, run.seat))) and finds_place(
        table, run
    )


def spans(table: Table, seat: int) -> bool:
    """Whether a construction may come to lie on the Bridge of the Sky."""
    return not city.carries(table.players[seat].marks)


def reacts(table: Table, run: Run) -> bool:
    """Whether the cards that wait react to the one that was played."""
    cards = table.agreed.pack.cards
    if run.data[1:] == (POWERS_DONE,):
        return table.agreed.powers
    return all(cards[card].reaction(cards[run.data[0]]) is not None for card in run.data[1:])


def reveals(table: Table, run: Run) -> bool:
    effect = run.effect
    assert isinstance(effect, choices.KeepOrTuck | visits.RevealAndPlay)
    return len(run.data) <= 1 + effect.n


def draws_meadow(table: Table, run: Run) -> bool:
    if not run.data or run.data[0] < 0:
        return True
    n = run.data[0]
    if hooks.watched(table):
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
    kind = table.agreed.pack.cards[player.city[run.index]]
    return kind.repeats and city.tokens(player.marks[run.index]) > 0


def produces(table: Table, run: Run) -> bool:
    size = len(table.players[run.seat].city)
    return len(set(run.data)) == len(run.data) and all(i < size for i in run.data)


def within_most(table: Table, run: Run) -> bool:
    effect = run.effect
    assert isinstance(effect, legends.CopyTaken | legends.ActivateSome)
    return len(run.data) <= effect.most


def can(table: Table, run: Run) -> bool:
    return run.effect.can(table, run.seat, run.owner, run.index)


def next_season(table: Table, run: Run) -> bool:
    return table.players[run.seat].season < AUTUMN


def rugwort_prepares(table: Table, run: Run) -> bool:
    return table.players[run.seat].season > 0


# ---------------------------------------------------------------------- giving and drawing


def gives_any(table: Table, run: Run) -> bool:
    effect = run.effect
    assert isinstance(effect, gifts.GiveAny)
    return sum(run.data) <= effect.n <= sum(run.data) + sum(table.players[run.seat].stock)


def gives_cards(table: Table, run: Run) -> bool:
    """Whether the hand has the cards that are still to go."""
    effect = run.effect
    assert isinstance(effect, gifts.Post | extra.GiveCards)
    if not run.data:
        return isinstance(effect, extra.GiveCards) or hand_size(table, run) >= effect.n
    if isinstance(effect, extra.GiveCards) and not run.data[1]:
        return False
    return taker(table, run, run.data[0]) and hand_size(table, run) >= run.data[1]


def gives_many(table: Table, run: Run) -> bool:
    return not run.data or (taker(table, run, run.data[1]) and run.data[2] <= run.data[0])


def drew(table: Table, run: Run) -> bool:
    """How many cards at the end of the hand were drawn, and which of them is meant."""
    if not run.data:
        return True
    n = run.data[1] if isinstance(run.effect, extra.NameColor) else run.data[0]
    if not isinstance(run.effect, extra.NameColor) and (n < 1 or (len(run.data) > 1 and run.data[1] >= n)):
        return False
    return not on_top(table, run) or n <= hand_size(table, run)


def names_color(table: Table, run: Run) -> bool:
    effect = run.effect
    assert isinstance(effect, extra.NameColor)
    return not run.data or (run.data[0] < len(COLORS) and run.data[0] != effect.but and drew(table, run))


# ---------------------------------------------------------------------- worker abilities


def swaps(table: Table, run: Run) -> bool:
    effect = run.effect
    assert isinstance(effect, powers_cards.SwapCards)
    if not run.data:
        return True
    offered = (effect.kinds | effect.dear) >> run.data[0] & 1
    return offered > 0 and run.data[1] <= min(effect.price(run.data[0]), hand_size(table, run))


def draws_card_by_card(table: Table, run: Run) -> bool:
    if not run.data:
        return True
    return run.data[0] <= max(0, table.room(run.seat)) and run.data[1] <= hand_size(table, run)


def uses_again(table: Table, run: Run) -> bool:
    return run.index == -1 or in_city(table, run.seat, run.index)


def follows(table: Table, run: Run) -> bool:
    return run.owner != run.seat and in_city(table, run.owner, run.index)


def ponders(table: Table, run: Run) -> bool:
    return len(run.data) != 2 or run.data[0] != 2 or hand_size(table, run) > 0


def tracks(table: Table, run: Run) -> bool:
    return table.agreed.pack.locations[run.data[0]].sort == "forest"


def chooses_path(table: Table, run: Run) -> bool:
    trail = table.players[run.seat].beside.trail
    return not run.data or 1 <= run.data[0] <= len(trail)


def chooses_power(table: Table, run: Run) -> bool:
    player = table.players[run.seat]
    return player.power < 0 and len(player.beside.dealt) > 0


CAN: dict[type[Effect], Can] = {
    paying.ChooseWay: chooses_way,
    paying.Spare: spares,
    paying.Replace: replaces,
    paying.StandIn: stands_in,
    legends.SpendTokens: spends_tokens,
    arriving.Arrive: arrives,
    arriving.After: reacts,
    arriving.PayReaction: reacts,
    choices.KeepOrTuck: reveals,
    visits.RevealAndPlay: reveals,
    choices.DrawMeadow: draws_meadow,
    visits.DrawAndPlay: draws_meadow,
    places.GoThere: goes,
    lifting.MoveWorker: moves_worker,
    visits.CopyThere: copies,
    visits.Repeat: repeats,
    visits.TearDown: can,
    bargains.PayFor: can,
    choices.PayCost: can,
    green.Produce: produces,
    legends.CopyTaken: within_most,
    legends.ActivateSome: within_most,
    turn.NextSeason: next_season,
    turn.RugwortPrepares: rugwort_prepares,
    gifts.GiveAny: gives_any,
    gifts.Teach: drew,
    gifts.Post: gives_cards,
    extra.GiveCards: gives_cards,
    extra.NameColor: names_color,
    corrin.GiveDrawn: drew,
    corrin.GiveMany: gives_many,
    powers_cards.SwapCards: swaps,
    powers_cards.DrawDeckOrMeadow: draws_card_by_card,
    powers_cards.UseAgain: uses_again,
    powers_cards.Follow: follows,
    powers_workers.Ponder: ponders,
    powers_workers.Track: tracks,
    powers_start.ChoosePath: chooses_path,
    powers_start.ChoosePower: chooses_power,
}
"""By the class of the effect itself; effects not named can always go on."""
