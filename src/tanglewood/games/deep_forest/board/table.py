"""What lies on the table: forests, market, monsters and supply, and what happens to them.

Hot code: everything is ints and small rows of ints. A field is its number row by row from the lower wall, a
set of fields is the bits of one int, a strip is its number in the pack. Rows that seldom change are tuples,
replaced when they do, because a copy shares them for nothing.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.deep_forest.components.pack import BARE, COIN, FOREST, KINDS, MARKER, TROLL
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.kernel.state import State

if TYPE_CHECKING:
    from tanglewood.games.deep_forest.components.pack import Pack
    from tanglewood.games.deep_forest.config import GameConfig

NOWHERE: Final = -1
"""No field, no edge, no seat."""
NO_FOG: Final = -99
WON: Final = 1
OTHERWISE: Final = 0
"""How a turn ended: with a won fight, after which a troll may still be sent, or in another way."""
Row = tuple[int, ...]

# What is counted for statistics; behind these the fights begun and won, one count a strength each.
CONTESTED: Final = 0
SENT: Final = 1
RETREATED: Final = 2
PAID: Final = 3
RETURNED: Final = 4
COUNTS: Final = 8
"""RETURNED takes four places, one for each resource."""


class Player:
    """The things of one seat.

    `tiles` is what lies on each field, face up or not; the bits of `hidden` say which are face down. Trolls
    sent by others are on top of that: `visitors` are their fields, one entry for each troll. `danger` are all
    fields with a face-up troll. `trail` are the fields behind the pawn from the wall on, `stones` the markers
    on each of them and `path` the same fields as bits. `won` counts thickets, gates and guards.
    """

    __slots__ = (
        "danger",
        "edge",
        "exit",
        "fresh",
        "goods",
        "hand",
        "hidden",
        "monsters",
        "path",
        "pawn",
        "retreats",
        "sent",
        "spent",
        "stones",
        "swords",
        "tiles",
        "trail",
        "trolls",
        "visitors",
        "won",
    )

    def __init__(
        self,
        goods: list[int],
        tiles: Row,
        hidden: int,
        hand: Row,
        swords: int,
        retreats: int,
        pawn: int = NOWHERE,
        exit: int = NOWHERE,
        edge: int = NOWHERE,
        danger: int = 0,
        visitors: Row = (),
        trail: Row = (),
        stones: Row = (),
        path: int = 0,
        spent: int = 0,
        trolls: int = 0,
        fresh: int = 0,
        sent: bool = False,
        won: Row = (0, 0, 0),
        monsters: Row = (),
    ) -> None:
        self.goods = goods  # potions, books, coins, markers
        self.tiles = tiles
        self.hidden = hidden
        self.hand = hand  # strips, sorted: their order must tell nothing
        self.swords = swords
        self.retreats = retreats
        self.pawn = pawn
        self.exit = exit  # the field of the upper wall it left over
        self.edge = edge
        self.danger = danger
        self.visitors = visitors
        self.trail = trail
        self.stones = stones
        self.path = path
        self.spent = spent  # swords turned over
        self.trolls = trolls
        self.fresh = fresh  # trolls taken in this round
        self.sent = sent  # a troll in this round
        self.won = won
        self.monsters = monsters

    def copy(self) -> "Player":
        return Player(
            self.goods[:],
            self.tiles,
            self.hidden,
            self.hand,
            self.swords,
            self.retreats,
            self.pawn,
            self.exit,
            self.edge,
            self.danger,
            self.visitors,
            self.trail,
            self.stones,
            self.path,
            self.spent,
            self.trolls,
            self.fresh,
            self.sent,
            self.won,
            self.monsters,
        )

    def lay_tile(self, field: int, kind: int) -> None:
        self.tiles = self.tiles[:field] + (kind,) + self.tiles[field + 1 :]

    def may_send(self) -> bool:
        """Whether the player has a troll of an earlier round and has not sent one in this round
        (DF.troll.send)."""
        return not self.sent and self.trolls > self.fresh


class Table(State):
    """The whole table, and the things that happen on it. The stages of a turn are in turn.py."""

    __slots__ = (
        "active",
        "box",
        "config",
        "fog",
        "generation",
        "grid",
        "heap",
        "leaver",
        "lowest",
        "middle",
        "pile",
        "players",
        "round",
        "supply",
        "tally",
    )

    config: "GameConfig"
    players: list[Player]
    active: int  # the seat whose turn it is
    round: int
    fog: int  # the row of the fog markers, NO_FOG before it sets in
    leaver: int  # the first seat to leave the forest
    grid: Row  # the topmost cell of each place in the market
    heap: Row  # strips laid on the market
    pile: Row  # strips to draw, the top one last
    box: Row  # strips not in play
    generation: Row  # how many shuffles each strip has gone through in the open
    middle: Row  # cards left of each kind of monster
    supply: list[int]  # pieces left; below zero where the printed ones would have run out
    lowest: list[int]  # the fewest there ever were
    tally: list[int]

    def __init__(
        self,
        config: "GameConfig",
        players: list[Player],
        supply: list[int],
        lowest: list[int],
        tally: list[int],
        active: int,
        round: int,
        fog: int,
        leaver: int,
        grid: Row,
        heap: Row,
        pile: Row,
        box: Row,
        generation: Row,
        middle: Row,
    ) -> None:
        self.config = config
        self.players = players
        self.active = active
        self.round = round
        self.fog = fog
        self.leaver = leaver
        self.grid = grid
        self.heap = heap
        self.pile = pile
        self.box = box
        self.generation = generation
        self.middle = middle
        self.supply = supply
        self.lowest = lowest
        self.tally = tally

    # ------------------------------------------------------------------ resources

    def gain(self, seat: int, kind: int, n: int) -> int:
        """Take resources from the supply; a limited supply gives only what it has (DF.comp.supply_limit)."""
        left = self.supply[kind]
        if self.config.limited and n > left:
            n = left
        left -= n
        self.supply[kind] = left
        self.players[seat].goods[kind] += n
        if left < self.lowest[kind]:
            if left < 0 <= self.lowest[kind] and self.listener is not None:
                self.emit("short", seat, {"resource": RESOURCES[kind]})
            self.lowest[kind] = left
        if kind == COIN and self.listener is not None:
            self.emit_coins(seat, n)
        return n

    def pay(self, seat: int, kind: int, n: int) -> None:
        """Give resources back to the supply."""
        self.supply[kind] += n
        self.players[seat].goods[kind] -= n
        if kind == COIN and self.listener is not None:
            self.emit_coins(seat, -n)

    def emit_coins(self, seat: int, n: int) -> None:
        """How many coins are out of the supply now: the author's own question (DF.score.piecewise)."""
        if n:
            self.emit("coins", seat, {"n": n, "out": self.config.pack.supply[COIN] - self.supply[COIN]})

    def has(self, kind: int, n: int) -> bool:
        """Whether the supply can give so many."""
        return not self.config.limited or self.supply[kind] >= n

    def trades(self, seat: int) -> int:
        """The exchanges possible now, as bits: sell potions, books, markers, then buy them."""
        pack = self.config.pack
        goods = self.players[seat].goods
        price = pack.sell_price
        mask = 0
        if goods[0] >= price:
            mask |= 1
        if goods[1] >= price:
            mask |= 2
        if goods[3] >= price:
            mask |= 4
        if mask and not self.has(COIN, 1):
            mask = 0
        if goods[COIN] >= pack.buy_price:
            if self.has(0, 1):
                mask |= 8
            if self.has(1, 1):
                mask |= 16
            if self.has(3, 1):
                mask |= 32
        return mask

    def sell(self, seat: int, kind: int) -> None:
        """Three of a kind become a coin (DF.res.sell)."""
        if self.listener is not None:
            self.emit("sold", seat, {"resource": RESOURCES[kind], "n": self.config.pack.sell_price})
        self.pay(seat, kind, self.config.pack.sell_price)
        self.gain(seat, COIN, 1)

    def buy(self, seat: int, kind: int) -> None:
        """Two coins become one piece of another kind (DF.res.buy)."""
        if self.listener is not None:
            self.emit("bought", seat, {"resource": RESOURCES[kind], "n": self.config.pack.buy_price})
        self.pay(seat, COIN, self.config.pack.buy_price)
        self.gain(seat, kind, 1)

    # ------------------------------------------------------------------ sight

    def reveal(self, seat: int) -> None:
        """Turn up every tile in the pawn's lines of sight; nobody is asked (DF.reveal.forced)."""
        player = self.players[seat]
        pack = self.config.pack
        if player.pawn < 0 or not player.hidden & pack.sight_mask[player.pawn]:
            return
        for ray in pack.rays[player.pawn]:
            for field in ray:
                if field in player.visitors:  # the field shows a troll (DF.reveal.sent)
                    break
                kind = player.tiles[field]
                if player.hidden >> field & 1:
                    player.hidden ^= 1 << field
                    if kind == TROLL:
                        player.danger |= 1 << field
                    if self.listener is not None:
                        self.emit(
                            "revealed",
                            seat,
                            {"field": pack.field_names[field], "tile": KINDS[kind]},
                            chance=True,
                        )
                # DF.reveal.forest_stays: one sees past forest tiles only.
                if kind > FOREST:
                    break

    # ------------------------------------------------------------------ the pawn

    def step_cost(self, player: Player) -> int:
        """Markers for leaving the pawn's field: one, one more on a rock, one more in the fog."""
        pack = self.config.pack
        cost = 1  # DF.walk.marker
        if pack.rocks >> player.pawn & 1:
            cost += 1  # DF.walk.rock_cost
        if pack.row[player.pawn] <= self.fog:
            cost += 1  # DF.walk.fog_cost
        return cost

    def walk(self, seat: int, target: int) -> None:
        """Go to a field and mark the one just left."""
        player = self.players[seat]
        cost = self.step_cost(player)
        if self.listener is not None:
            names = self.config.pack.field_names
            self.emit("walked", seat, {"from": names[player.pawn], "to": names[target], "markers": cost})
        player.goods[MARKER] -= cost  # they lie on the board now, not in the supply
        player.trail = player.trail + (player.pawn,)
        player.stones = player.stones + (cost,)
        player.path |= 1 << player.pawn
        player.pawn = target
        self.reveal(seat)

    def take_tile(self, seat: int, field: int) -> int:
        """Take the tile of a field; the forest below it comes to light."""
        player = self.players[seat]
        kind = player.tiles[field]
        player.lay_tile(field, BARE)
        return kind

    def close(self, seat: int, how: int) -> None:
        """End the turn: WON or OTHERWISE. The state knows which stage follows."""
        raise NotImplementedError

    def soothe(self, seat: int, field: int) -> None:
        """Pay a troll: the topmost one of its field goes to the player (DF.troll.attack, DF.troll.each)."""
        player = self.players[seat]
        self.tally[PAID] += 1
        if self.listener is not None:
            self.emit("troll-paid", seat, {"field": self.config.pack.field_names[field]})
        self.pay(seat, COIN, self.config.pack.troll_price)
        player.trolls += 1
        player.fresh += 1
        if field in player.visitors:
            place = player.visitors.index(field)
            player.visitors = player.visitors[:place] + player.visitors[place + 1 :]
        else:
            self.take_tile(seat, field)
        player.danger = open_trolls(player)
        self.reveal(seat)

    def retreat(self, seat: int, target: int) -> None:
        """Go back along the player's path and pick up its markers (DF.retreat.use)."""
        player = self.players[seat]
        place = player.trail.index(target)
        found = sum(player.stones[place:])
        self.tally[RETREATED] += 1
        if self.listener is not None:
            name = self.config.pack.field_names[target]
            back = len(player.trail) - place
            self.emit("retreated", seat, {"to": name, "fields": back, "markers": found})
        for field in player.trail[place:]:  # DF.retreat.frees
            player.path ^= 1 << field
        player.trail = player.trail[:place]
        player.stones = player.stones[:place]
        player.goods[MARKER] += found
        player.pawn = target  # DF.retreat.wall: maybe the wall field of entry, from which one step leads up
        player.retreats -= 1
        self.reveal(seat)

    def invite(self, seat: int, target: int, field: int) -> None:
        """Put a troll on another player's board (DF.troll.send, DF.troll.where)."""
        sender = self.players[seat]
        sender.trolls -= 1
        sender.sent = True
        other = self.players[target]
        other.visitors = tuple(sorted([*other.visitors, field]))
        other.danger |= 1 << field
        self.tally[SENT] += 1
        if self.listener is not None:
            self.emit("troll-sent", seat, {"to": target, "field": self.config.pack.field_names[field]})

    def turn_swords(self, seat: int, n: int) -> None:
        """Turn swords over; they can no longer fight (DF.fight.win_cost, DF.fight.lose_cost)."""
        player = self.players[seat]
        player.swords -= n
        player.spent += n
        if n and self.listener is not None:
            self.emit("swords-turned", seat, {"n": n})


def fog_in(pack: "Pack", round: int) -> int:
    """The row of the fog in a round: it sets in after one and climbs with every other (DF.fog.mark)."""
    return NO_FOG if round <= pack.fog_after else pack.fog_mark + round - pack.fog_after


def open_trolls(player: Player) -> int:
    """All fields with a troll face up, those of the board and those sent there."""
    mask = 0
    for field in player.visitors:
        mask |= 1 << field
    tiles = player.tiles
    for field in range(len(tiles)):
        if tiles[field] == TROLL and not player.hidden >> field & 1:
            mask |= 1 << field
    return mask
