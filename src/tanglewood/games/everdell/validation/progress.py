"""Whether what is under way in a position can go on: the rules are asked, on a table that is sound so far.

A frame that asks must have an option, or it would ask for ever; one that pays must be able to.
"""

from collections.abc import Callable

from tanglewood.games.everdell.board import city
from tanglewood.games.everdell.board.player import AUTUMN, CITY, CITY_SIZE, COLORS, NOWHERE
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects import bargains, choices, gaining, removing, visits
from tanglewood.games.everdell.effects import giving as gifts
from tanglewood.games.everdell.effects import production as green
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules import corrin, extra, legends
from tanglewood.games.everdell.modules.nightweave import hooks
from tanglewood.games.everdell.modules.nightweave.validation import frames as hers
from tanglewood.games.everdell.modules.powers import cards as powers_cards
from tanglewood.games.everdell.modules.powers import start as powers_start
from tanglewood.games.everdell.modules.powers import validation as checking_powers
from tanglewood.games.everdell.modules.powers import workers as powers_workers
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
            can = CAN.get(type(frame.effect)) or hers.CAN.get(type(frame.effect))
            if can is not None and not can(table, frame):
                found.append(Fault("doing", f"{frame.effect.place} cannot go on from here", nth=nth))
    if not found and table.stack and stuck(table):
        found.append(Fault("doing", "there is nothing to choose", nth=len(table.stack) - 1))
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
    if other == len(table.players) and table.rugwort is not None:
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
    kind = table.config.pack.cards[player.city[run.index]]
    return kind.repeats and city.tokens(player.marks[run.index]) > 0


def produces(table: Table, run: Run) -> bool:
    size = len(table.players[run.seat].city)
    return len(set(run.data)) == len(run.data) and all(i < size for i in run.data)


def within_most(table: Table, run: Run) -> bool:
    effect = run.effect
    assert isinstance(effect, legends.CopyTaken | legends.ActivateSome)
    return len(run.data) <= effect.most


def lays_tokens(table: Table, run: Run) -> bool:
    effect = run.effect
    assert isinstance(effect, gaining.Tokens)
    player = table.players[run.owner]
    kind = table.config.pack.cards[player.city[run.index]]
    return city.tokens(player.marks[run.index]) + effect.n <= most_tokens(player, kind)


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


CAN: dict[type[Effect], Can] = {
    paying.ChooseWay: checking_paying.chooses_way,
    paying.Spare: checking_paying.spares,
    paying.Replace: checking_paying.replaces,
    paying.StandIn: checking_paying.stands_in,
    legends.SpendTokens: checking_paying.spends_tokens,
    arriving.Arrive: checking_paying.arrives,
    reacting.After: checking_paying.reacts,
    reacting.PayReaction: checking_paying.reacts,
    choices.KeepOrTuck: reveals,
    visits.RevealAndPlay: reveals,
    extra.Juggle: reveals,
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
    gaining.Tokens: lays_tokens,
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
    powers_cards.SwapCards: checking_powers.swaps,
    powers_cards.DrawDeckOrMeadow: checking_powers.draws_card_by_card,
    powers_cards.UseAgain: checking_powers.uses_again,
    powers_cards.Follow: checking_powers.follows,
    powers_workers.Ponder: checking_powers.ponders,
    powers_workers.Track: checking_powers.tracks,
    powers_start.ChoosePath: checking_powers.chooses_path,
    powers_start.ChoosePower: checking_powers.chooses_power,
}
"""By the class of the effect itself; effects not named can always go on."""
