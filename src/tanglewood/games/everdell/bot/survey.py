"""What a seat's position is made of, in numbers that can be weighed (opinion.py says with what)."""

from typing import Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.city import holds
from tanglewood.games.everdell.board.player import AUTUMN, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.bot import gains
from tanglewood.games.everdell.bot.gains import Best, Known, Moment
from tanglewood.games.everdell.play.scoring import CLASSES, PURPLES
from tanglewood.kernel.judging.judgement import Numbers

NAMES: Final = (
    *("start", "against_her", "spring", "summer", "autumn"),
    *("twigs", "more_twigs", "resin", "more_resin", "pebbles", "more_pebbles", "berries", "more_berries"),
    *("plenty", "goods_in_autumn", "goods_without_space", "beside"),
    *("hand", "large_hand", "hand_for_journeys", "workers_here", "placements_without_space"),
    *("best_card", "second_card", "third_card", "other_cards"),
    *("used", "used_squared", "used_cubed", "tight"),
    *("homes", "guests_at_hand", "production", "production_to_come", "promises", "promises_with_space"),
    *("growing_bonus", "basic_events", "basic_begun", "special_events", "special_begun", "events"),
    *("tan", "green", "red", "blue", "purple"),
)
"""What `survey` lists, in this order."""
LENGTH: Final = len(NAMES)


def placements(known: Known, player: Player) -> int:
    """How often a worker can still be placed, in this season and in those to come."""
    return player.workers - len(player.placed) + known.placements[player.season]


def survey(table: Table, seat: int) -> list[float]:
    """What a seat's position is made of, in the order of `NAMES`."""
    return surveyed(table, seat).listed()


def surveyed(table: Table, seat: int) -> Numbers:
    player = table.players[seat]
    pack = table.config.pack
    known = gains.known(pack)
    ahead = placements(known, player)
    spaces = float(max(0, pack.counts.city - player.used))
    season = player.season
    found = Numbers(LENGTH)
    found.add(1.0)
    found.add(1.0 if table.config.opponent.takes_turns else 0.0)
    found.add(1.0 if season > 0 else 0.0)
    found.add(1.0 if season > 1 else 0.0)
    found.add(1.0 if season == AUTUMN else 0.0)
    add_goods(found, table, seat, spaces)
    hand = float(len(player.hand))
    found.add(hand)
    found.add(max(0.0, hand - 5.0))
    found.add(min(5.0, hand) if season == AUTUMN and ahead > 0 else 0.0)
    found.add(float(player.workers - len(player.placed)))
    found.add(float(ahead) if spaces < 1.0 else 0.0)
    moment = Moment(pack, known, player, ahead, spaces)
    add_cards_in_reach(found, table, seat, moment)
    used = float(player.used)
    found.add(used)
    found.add(used * used / known.city)
    found.add(used * used * used / (known.city * known.city))
    found.add(max(0.0, 3.0 - spaces))
    add_city(found, table, player, moment)
    add_events(found, table, player, known, ahead)
    for n in player.colors:
        found.add(float(n))
    return found


def add_goods(found: Numbers, table: Table, seat: int, spaces: float) -> None:
    player = table.players[seat]
    stock = 0
    for n in player.stock:
        stock += n
        found.add(float(min(n, 2)))
        found.add(float(min(max(n - 2, 0), 3)))
    found.add(float(max(0, stock - 8)))
    found.add(float(stock) if player.season == AUTUMN else 0.0)
    found.add(float(stock) if spaces < 1.0 else 0.0)
    found.add(float(ask.resources_beside(table, seat, False)))


def add_cards_in_reach(found: Numbers, table: Table, seat: int, moment: Moment) -> None:
    """The gains of the best cards of hand and Meadow; the more is missing to play one, the less it counts."""
    player = table.players[seat]
    best = Best()
    for card in player.hand:
        best.rank(gains.gain_of(table, player, card, moment))
    for card in ask.kept_cards(table, seat):
        best.rank(gains.gain_of(table, player, card, moment))
    for card in player.legends:
        best.rank(gains.gain_of(table, player, card, moment))
    for slot in range(len(table.meadow)):
        if table.slot_free(slot):
            # Another player may take it first.
            best.rank(0.85 * gains.gain_of(table, player, table.meadow[slot], moment))
    found.add(best.first)
    found.add(best.second)
    found.add(best.third)
    found.add(best.others)


def add_city(found: Numbers, table: Table, player: Player, moment: Moment) -> None:
    """What the cards of the city will still bring."""
    pack = table.config.pack
    produce = moment.known.productions
    lasting = moment.known.promises
    spaces = moment.spaces
    guests = production = promises = growing = 0.0
    for card in player.city:
        production += produce[card]
        promises += lasting[card]
        for rule in pack.cards[card].bonus:
            if rule.what < CLASSES or rule.what == PURPLES:
                growing += rule.each * spaces / moment.known.city
    if spaces > 0.0:
        for home in moment.homes:
            if guest_at_hand(table, player, home):
                guests += 1.0
    found.add(float(len(moment.homes)))
    found.add(guests)
    found.add(production)
    found.add(production * moment.known.harvests[player.season])
    found.add(promises)
    found.add(promises * spaces / moment.known.city)
    found.add(growing)


def guest_at_hand(table: Table, player: Player, home: int) -> bool:
    """Whether a critter that may move into a construction is in the hand or the Meadow."""
    cards = table.config.pack.cards
    for card in player.hand:
        homes = cards[card].all_homes
        if homes and homes[home]:
            return True
    for slot in range(len(table.meadow)):
        if table.slot_free(slot):
            homes = cards[table.meadow[slot]].all_homes
            if homes and homes[home]:
                return True
    return False


def add_events(found: Numbers, table: Table, player: Player, known: Known, ahead: int) -> None:
    """Events whose requirement is met, or partly met, while there is a worker for them."""
    pack = table.config.pack
    kin = table.config.kin
    met = begun = special = special_begun = 0.0
    if ahead > 0:
        for number in table.config.basic_events:
            if not table.claimed >> number & 1:
                event = pack.events[number]
                need = have = 0
                for color in range(5):
                    need += event.colors[color]
                    have += min(event.colors[color], player.colors[color])
                if event.numbers:
                    need, have = event.share(table, player.city, list(player.colors), len(player.events))
                if need and have == need:
                    met += known.basics[number]
                elif need:
                    begun += known.basics[number] * have * have / float(need * need)
        for number in table.config.specials:
            if not table.claimed >> number & 1:
                event = pack.events[number]
                if event.met_by(table, player):
                    special += known.specials[number]
                else:
                    for card in event.needs:
                        if holds(player.city, card) or (kin[card] and table.has(player.city, card)):
                            special_begun += 1.0
    found.add(met)
    found.add(begun)
    found.add(special)
    found.add(special_begun)
    found.add(float(len(player.events)))
