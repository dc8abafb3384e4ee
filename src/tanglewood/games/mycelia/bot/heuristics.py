"""How good a position looks: the turns a player still needs, from the drops left and what the deck can do.

Rough on purpose, and fast: bots call it for every option they weigh. The numbers were found by letting
greedy bots with different ones play each other.
"""

from typing import Final

from librt.vecs import vec

from tanglewood.games.mycelia.board.player import NO_CARD, Player
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.bot.worths import DROP, EVERYWHERE, INCOME, STEP, Worths, worths
from tanglewood.games.mycelia.components.pack import Pack
from tanglewood.games.mycelia.gwidyon.state import REST, Gwidyon
from tanglewood.games.mycelia.play.prices import discount
from tanglewood.kernel.judging import outlook as winning

THRIFT: Final = 0.03
"""How much of a long way a leaf in stock is expected to save, up to SAVINGS leaves."""
SAVINGS: Final = 10
SOON: Final = 3.0
"""With so few turns left no leaf is saved for hiring; LATER turns more and all are."""
LATER: Final = 8.0
SPARE: Final = 0.002
"""What any leaf is worth: ties, and a tile now and then."""
SUPPLY: Final = 1.5 * (DROP + 2.5 * STEP)
"""Work that comes when the shrine turns: three drops for two faces, two to three steps away."""
RIVAL: Final = 0.9
"""Less would make the bot shun the drop that fills the shrine, although the supply comes to everybody."""
HOPE: Final = 0.6
"""How much of the gain of the best affordable card counts before it is hired."""
FADE: Final = 0.8
"""What each favour that is missing leaves of the hope for a gift."""
AHEAD: Final = 0.3
"""How much more a card does that is known to lie on top of the draw pile."""
HASTE: Final = 0.15
"""What a turn of Gwidyon's counts for beside one of the player's."""
STRANDED: Final = 3.0
"""Turns lost for each drop that no card of a deck without leaves can reach."""
EXPOSED: Final = 0.5
"""Turns such a deck loses for each landscape it cannot reach: supply will come there."""
CLOSE: Final = 0.7
WIDE: Final = 0.25
"""A lead in rounds that is worth three to one at the end, and what each round still to come adds to it."""
AFTER: Final = 0.5
"""Gwidyon moves after the player."""
TOO_LATE: Final = 3.0
SPARE_LEAF: Final = 0.05
"""What a leaf counts when all drops are gone, in rounds: it breaks the tie."""
GROWTH: Final = 0.26
GROWN: Final = 4.2
"""What a deck gains each turn in work a turn, and where that usually ends; measured in games."""
PER_LEAF: Final = 0.04
"""What a leaf in stock will add to it."""
WASTE: Final = [0.0] + [3.1 * drops**-0.4 for drops in range(1, 40)]
"""How much more work than it seems a drop is when so many are left; measured in games."""
FINAL: Final = 4.0
"""The same for the scores of a finished game."""


def value(table: Table, seat: int) -> float:
    """How many turns more the best opponent needs than the player; decided games count far more."""
    if not table.stack:
        result = table.result()
        assert result is not None
        return 100.0 if seat in result.winners else -100.0
    coming = 0.0
    if not table.ending and table.shrine + table.collected >= table.config.capacity:
        coming = SUPPLY
    player = table.players[seat]
    known = worths(table.config.pack)
    own = turns_left(table, player, known, coming, True)
    if table.gwidyon is not None:
        return against_gwidyon(table, table.gwidyon, player, known.his_pace, own)
    rival = 1000.0
    for i in range(len(table.players)):
        if i != seat:
            rival = min(rival, turns_left(table, table.players[i], known, coming, False))
    return RIVAL * rival - own


def against_gwidyon(table: Table, him: Gwidyon, player: Player, pace: float, own: float) -> float:
    """His pile is a clock. A turn in which somebody becomes empty is the last one."""
    if table.ending:
        return 50.0 - own if player.left == 0 else -50.0 - own
    left = him.left - (0.25 if him.chip == REST else -0.25)
    # What he takes off in his own turns is no news: only then does ending a turn cost nothing.
    return HASTE * (left / pace + table.round) - own


def outlook(table: Table) -> list[float]:
    """Everybody's share of the win: who will have an empty board in the earliest round?"""
    if not table.stack:
        result = table.result()
        assert result is not None
        return winning.settled(result, FINAL)
    known = worths(table.config.pack)
    return shares(table, known, [rounds_left(table, known, seat) for seat in range(len(table.players))])


def shares(table: Table, known: Worths, rounds: list[float]) -> list[float]:
    """Everybody's share of the win by the rounds they need."""
    him = table.gwidyon
    if him is not None:
        needed = rounds[0]
        if table.ending:
            return [winning.chance(0.5 - needed, CLOSE)]
        his = (him.left - (0.25 if him.chip == REST else -0.25)) / known.his_pace
        return [winning.chance(his + AFTER - needed, CLOSE + WIDE * min(his, needed))]
    leads = [-needed for needed in rounds]
    return winning.shares(leads, CLOSE - WIDE * max(leads))


def rounds_left(table: Table, known: Worths, seat: int) -> float:
    """Rounds until a player's board is empty, including the current one: first the hand, then whole turns."""
    player = table.players[seat]
    if player.left == 0:
        return -SPARE_LEAF * player.leaves
    pack = table.config.pack
    work = work_on_board(player, known, 0.0)
    strength = known.strengths if table.gwidyon is None else known.strengths_alone
    held = 0.0
    for card in player.hand:
        held += strength[card]
    power = 0.03 + held
    for card in player.draw:
        power += strength[card]
    for card in player.discard:
        power += strength[card]
    cards = len(player.hand) + len(player.draw) + len(player.discard)
    if table.config.prisma:
        for card in player.gifts:
            power += strength[card]
        cards += len(player.gifts) - draws(pack, player)
    hand = pack.hand
    cards = max(hand, cards)
    rate = hand * power / cards
    best = rate
    means = player.leaves + (discount(table, player) if player.powers else 0)
    for card in table.showcase:
        if card != NO_CARD and pack.costs[card] <= means:
            best = max(best, hand * (power + strength[card]) / (cards + 1))
    rounds = 1.0 - held / rate
    if len(player.tiles) > 2:
        rate += tiles_rate(known, player)
    rounds += pace(work / player.left, player.left, rate + HOPE * (best - rate) + PER_LEAF * player.leaves)
    if table.config.expansion:
        rounds += lost(known, player)
    first = table.config.first
    players = len(table.players)
    if (seat - first) % players < (table.active - first) % players:
        rounds += 1.0  # this round is over for them
    if table.ending and rounds > 0.7:
        rounds += TOO_LATE  # and it was the last one
    return rounds


def pace(drop: float, drops: int, rate: float) -> float:
    """Turns needed for so many drops of this much work each, while the deck grows.

    The fewer drops are left, the more symbols of a hand find none; and supply comes in between.
    """
    turns = 0.0
    while drops > 0:
        step = drop * WASTE[drops if drops < len(WASTE) else -1] / rate
        turns += step
        if rate < GROWN:
            rate += GROWTH * step
        drops -= 1
    return turns


def work_on_board(player: Player, known: Worths, coming: float) -> float:
    """What all drops of a player are, and what else is coming."""
    work = coming
    if player.left:
        works = known.works(player.exits)
        drops = player.drops
        for field in range(len(drops)):
            if drops[field]:
                work += drops[field] * works[field]
    return work


def turns_left(table: Table, player: Player, known: Worths, coming: float, hopes: bool) -> float:
    """Work on the board divided by what a hand of this deck does.

    Leaves are expected to shorten it a little, and with `hopes` so are the best card they can hire now and
    the best gift within reach of the favours.
    """
    pack = table.config.pack
    work = work_on_board(player, known, coming)
    strength = known.strengths if table.gwidyon is None else known.strengths_alone
    power = 0.03
    for card in player.hand:
        power += strength[card]
    for card in player.draw:
        power += strength[card]
    for card in player.discard:
        power += strength[card]
    count = len(player.hand) + len(player.draw) + len(player.discard)
    if table.config.prisma:
        for card in player.gifts:
            power += strength[card]
        count += len(player.gifts) - draws(pack, player)
    hand = pack.hand
    cards = max(hand, count)
    extra = tiles_rate(known, player) if len(player.tiles) > 2 else 0.0
    turns = needed(work, hand, cards, power, extra)
    if hopes:
        best = turns
        means = player.leaves + (discount(table, player) if player.powers else 0)
        for card in table.showcase:
            if card != NO_CARD and pack.costs[card] <= means:
                best = min(best, needed(work, hand, cards + 1, power + strength[card], extra))
        hoped = HOPE * (turns - best)
        if table.config.prisma:
            hoped += HOPE * gift_hope(table, player, strength, work, power, cards, extra, turns)
            ahead = known_top(player, hand, strength, power / cards)
            hoped += AHEAD * ahead * cards / (hand * power)
        turns -= hoped
        if table.config.expansion:  # only there cards leave a deck
            turns += lost(known, player)
    thrift = THRIFT * min(1.0, max(0.0, (turns - SOON) / LATER))
    return turns * (1.0 - thrift * min(player.leaves, SAVINGS)) - SPARE * player.leaves


def needed(work: float, hand: int, cards: int, power: float, extra: float) -> float:
    """Turns needed for some work with one hand a turn from a deck of this strength, and what is done
    besides."""
    if extra:
        return work / (hand * power / cards + extra)
    return work * cards / (hand * power)


def draws(pack: Pack, player: Player) -> int:
    """Cards that gifts draw in one pass through the deck: a gift that draws one takes no place in a hand."""
    drawn = 0
    number = pack.draws
    for card in player.draw:
        drawn += number[card]
    for card in player.discard:
        drawn += number[card]
    for card in player.gifts:
        drawn += number[card]
    return drawn


def tiles_rate(known: Worths, player: Player) -> float:
    """Work that tiles other than a and b do in a turn, beyond what their leaves would have done."""
    return sum([known.tiles[tile] for tile in player.tiles])


def lost(known: Worths, player: Player) -> float:
    """Turns that a deck without leaves loses on landscapes where none of its cards works."""
    reach = known.reaches
    bits = 0
    for card in player.hand + player.draw + player.discard + player.gifts:
        bits |= reach[card]
    if bits & INCOME or bits & EVERYWHERE == EVERYWHERE:
        return 0.0
    turns = EXPOSED * (4 - (bits & EVERYWHERE).bit_count())
    landscape = player.board.landscape
    for field in range(len(player.drops)):
        if player.drops[field] and not bits >> landscape[field] & 1:
            turns += STRANDED * player.drops[field]
    return turns


def known_top(player: Player, hand: int, strength: vec[float], mean: float) -> float:
    """How much stronger the cards are that everybody knows will be drawn next."""
    top = len(player.draw)
    cuts = player.cuts
    ahead = 0.0
    for i in range(1, hand + 1):
        if len(cuts) < i or cuts[-i] != top - i:
            break
        ahead += strength[player.draw[top - i]] - mean
    return ahead


def gift_hope(
    table: Table,
    player: Player,
    strength: vec[float],
    work: float,
    power: float,
    cards: int,
    extra: float,
    turns: float,
) -> float:
    """What the best gift would save, reduced by every favour it takes to get it."""
    pack = table.config.pack
    best = 0.0
    for i in range(len(table.roots)):
        pile = table.roots[i]
        if not pile:
            continue
        gift = pile[-1]
        size = max(pack.hand, cards + 1 - pack.draws[gift])
        saved = turns - needed(work, pack.hand, size, power + strength[gift], extra)
        if saved <= 0.0:
            continue
        space = player.favour
        while pack.buys[space] <= i:
            space += 1
            if space not in table.config.idle:
                saved *= FADE
        best = max(best, saved)
    return best
