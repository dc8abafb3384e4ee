"""What the deep forest's author asks and no study counts by itself, watched game by game.

Each number is one of the whole game, or one for each seat; gold is counted in hundredths.
"""

from typing import Any

from kept import Watch
from tanglewood.games.deep_forest.board.table import NOWHERE
from tanglewood.games.deep_forest.bot import heuristics, prospects
from tanglewood.games.deep_forest.components.pack import COIN, MARKER
from tanglewood.games.deep_forest.moves import DOUBLE
from tanglewood.games.deep_forest.play.fights import Fight
from tanglewood.games.deep_forest.play.scoring import best_split, breakdown
from tanglewood.games.deep_forest.play.turn import Choose, Double, Lay
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import State
from tanglewood.study.rules import Rules

VALUES = (20, 10, 5, 1)
NO_TENS = (20, 5, 1)
PIECES = [1.0, 1.0, 1.0, 1.0, 0.0]
"""Every resource counts the same: for the richest line, whatever somebody needs."""
LEAST = 0.005
"""Gold below this is no difference."""


def coins(amounts: list[int], values: tuple[int, ...]) -> list[int]:
    """The coins of each value that all hands take together, each hand with the fewest.

    >>> coins([19, 7], NO_TENS)
    [0, 4, 6]
    """
    found = [0] * len(values)
    for amount in amounts:
        for place, value in enumerate(values):
            found[place] += amount // value
            amount %= value
    return found


class ForestWatch(Watch):
    """Watches one game; `close` also asks at every turn what the market would have given without others."""

    def __init__(self, rules: Rules, components: bool, resources: bool, close: bool = False) -> None:
        super().__init__(rules, components, resources, close)
        self.sums: dict[str, int] = {}
        self.rows: dict[str, list[int]] = {}
        self.table: Any = None
        self.gold: list[int] = []
        self.peaks = [0] * len(VALUES)
        self.bare_peaks = [0] * len(NO_TENS)
        self.grids: list[tuple[int, ...]] = []
        self.weighed = (0, -1)
        self.exchanged = False
        self.first_leaver = -1

    def add(self, name: str, n: int = 1) -> None:
        self.sums[name] = self.sums.get(name, 0) + n

    def row_of(self, name: str) -> list[int]:
        return self.rows.setdefault(name, [0] * len(self.gold))

    def begin(self, state: State) -> None:
        super().begin(state)
        self.table = state
        players = self.table.players
        self.gold = [player.goods[COIN] for player in players]
        self.grids = [self.table.grid] * len(players)
        for name in ("left in round", "doubled", "sent", "most swords", "most trolls", "most coins"):
            self.row_of(name)
        for monster in self.table.config.pack.monsters:
            self.row_of(f"claimed {monster.id}")
        self.count_coins()

    def count_coins(self) -> None:
        self.peaks = [max(pair) for pair in zip(self.peaks, coins(self.gold, VALUES), strict=True)]
        bare = coins(self.gold, NO_TENS)
        self.bare_peaks = [max(pair) for pair in zip(self.bare_peaks, bare, strict=True)]

    # ------------------------------------------------------------------ events

    def hear(self, event: Event) -> None:
        super().hear(event)
        heard = getattr(self, "hear_" + event.name.replace("-", "_"), None)
        if heard is not None:
            heard(event.seat, event.open)

    def hear_coins(self, seat: int, open: dict[str, Any]) -> None:
        self.gold[seat] += int(open["n"])
        most = self.row_of("most coins")
        most[seat] = max(most[seat], self.gold[seat])
        self.count_coins()

    def hear_stood(self, seat: int, open: dict[str, Any]) -> None:
        self.grids[seat] = self.table.grid

    def hear_income(self, seat: int, open: dict[str, Any]) -> None:
        self.add("pieces from the market", sum([int(n) for n in open.values()]))

    def hear_market_cleared(self, seat: int, open: dict[str, Any]) -> None:
        self.grids = [self.table.grid] * len(self.grids)

    def hear_left(self, seat: int, open: dict[str, Any]) -> None:
        self.row_of("left in round")[seat] = self.table.round
        if open["first"] == "yes":
            self.first_leaver = seat

    def hear_claimed(self, seat: int, open: dict[str, Any]) -> None:
        self.row_of(f"claimed {open['monster']}")[seat] = self.table.round

    def hear_doubled(self, seat: int, open: dict[str, Any]) -> None:
        self.row_of("doubled")[seat] += 1

    def hear_tribute(self, seat: int, open: dict[str, Any]) -> None:
        self.add("tributes")

    def hear_fights(self, seat: int, open: dict[str, Any]) -> None:
        self.exchanged = False
        self.add(f"fights with {open['dice']} dice")

    def hear_bought(self, seat: int, open: dict[str, Any]) -> None:
        if self.table.stack and isinstance(self.table.stack[-1], Fight):
            self.exchanged = True
            self.add("bought in a fight")

    def hear_won(self, seat: int, open: dict[str, Any]) -> None:
        self.add("fights won")
        self.add("fights won with bought pips", int(self.exchanged))

    def hear_lost(self, seat: int, open: dict[str, Any]) -> None:
        self.add("fights lost")

    def hear_retreated(self, seat: int, open: dict[str, Any]) -> None:
        self.row_of("retreated")[seat] += 1
        self.add("retreats to the wall", int(str(open["to"]).endswith("0")))

    def hear_troll_sent(self, seat: int, open: dict[str, Any]) -> None:
        pack = self.table.config.pack
        self.row_of("sent")[seat] += 1
        other = self.table.players[int(open["to"])]
        field = pack.field_names.index(open["field"])
        if other.exit < 0 and other.pawn >= 0 and pack.beside_mask[other.pawn] >> field & 1:
            self.add("trolls sent beside a pawn")
            self.add("trolls sent beside a pawn without a coin", int(other.goods[COIN] < pack.troll_price))

    def hear_troll_paid(self, seat: int, open: dict[str, Any]) -> None:
        field = self.table.config.pack.field_names.index(open["field"])
        self.add("sent trolls paid", int(field in self.table.players[seat].visitors))

    def hear_turn_ended(self, seat: int, open: dict[str, Any]) -> None:
        pack = self.table.config.pack
        player = self.table.players[seat]
        self.add("turns")
        for name, n in (("most swords", player.swords), ("most trolls", player.trolls)):
            most = self.row_of(name)
            most[seat] = max(most[seat], n)
        if player.exit < 0 and player.pawn >= 0:
            self.look_for_trolls(seat, pack.beside_mask[player.pawn] & player.danger)

    def look_for_trolls(self, seat: int, attackers: int) -> None:
        """Whether the turn ended because of trolls: they cannot be paid, and there are markers for a step."""
        pack = self.table.config.pack
        player = self.table.players[seat]
        goods = player.goods
        sells = any(n >= pack.sell_price for kind, n in enumerate(goods) if kind != COIN)
        if not attackers or goods[COIN] >= pack.troll_price or sells:
            return
        self.add("turns beside a troll that cannot be paid")
        if goods[MARKER] >= self.table.step_cost(player):
            self.add("turns stopped by a troll")
            sent = any(attackers >> field & 1 for field in player.visitors)
            self.add("turns stopped by a troll that was sent", int(sent))
            self.add("retreats barred by a troll", int(bool(player.retreats and player.trail)))

    # ------------------------------------------------------------------ decisions

    def decide(self, state: State, move: Move) -> None:
        super().decide(state, move)
        frame = state.stack[-1]
        if isinstance(frame, Double) and move.kind == DOUBLE:
            line = self.table.config.pack.edge_lines[self.table.players[frame.seat].edge]
            shown = [self.table.grid[cell] for cell in line]
            self.add("pieces if a kind were doubled", max([shown.count(kind) for kind in frame.kinds]))
        if self.close and isinstance(frame, Choose) and self.weighed != (self.table.round, frame.seat):
            self.weighed = (self.table.round, frame.seat)
            self.weigh_market(frame.seat)

    def weigh_market(self, seat: int) -> None:
        """What the best way to lay and stand is worth now; with the pawns of others away; with the own one
        away too; and with the market as this seat left it, before others laid anything."""
        twin = self.table.copy()
        prospect = prospects.survey(twin, seat)
        price = heuristics.marginal(twin, prospect, twin.players[seat].goods)
        now, most = best(twin, seat, price), best(twin, seat, PIECES)
        for other, player in enumerate(twin.players):
            if other != seat:
                player.edge = NOWHERE
        free, free_most = best(twin, seat, price), best(twin, seat, PIECES)
        own = twin.players[seat].edge
        twin.players[seat].edge = NOWHERE
        staying = best(twin, seat, price)
        twin.players[seat].edge = own
        twin.grid = self.grids[seat]
        alone = best(twin, seat, price)
        self.add("market turns")
        self.add("market value", round(100 * now))
        self.add("market regret", round(100 * (free - now)))
        self.add("market turns with regret", int(free - now > LEAST))
        self.add("market turns with much regret", int(free - now > 1))
        self.add("market turns with fewer pieces", int(free_most > most))
        self.add("market own regret", round(100 * (staying - free)))
        self.add("market change by strips", round(100 * (free - alone)))
        self.add("market change by others", round(100 * (now - alone)))
        self.add("market turns made worse", int(alone - now > LEAST))
        self.add("market turns made better", int(now - alone > LEAST))

    # ------------------------------------------------------------------ the end

    def end(self, state: State) -> None:
        super().end(state)
        pack = self.table.config.pack
        players = self.table.players
        lines = [breakdown(self.table, seat) for seat in range(len(players))]
        paid = [sum(line.values()) - line["monsters"] for line in lines]
        for seat, line in enumerate(lines):
            paid[seat] -= pack.longest_points if line["longest path"] == pack.longest_points else 0
        for name, values, peaks in (("", VALUES, self.peaks), (" without tens", NO_TENS, self.bare_peaks)):
            ends = coins(paid, values)
            for place, value in enumerate(values):
                self.sums[f"most {value}s{name}"] = peaks[place]
                self.sums[f"{value}s at the end{name}"] = ends[place]
        self.rows["sets"] = []
        for player in players:
            wild = any(kind in pack.wild_monsters for kind in player.monsters)
            sets = best_split(player.won, wild)[0]
            self.rows["sets"].append(sets)
            self.add("changelings", int(wild))
            self.add("changelings in no set", int(wild and sets == best_split(player.won, False)[0]))
        leaver = self.first_leaver
        late = leaver >= 0 and self.rows["left in round"][leaver] == pack.last_round
        first = self.table.config.first
        self.sums["first leaver"] = leaver
        self.sums["turns cut after the last round"] = (leaver - first) % len(players) if late else 0

    def seen(self) -> dict[str, list[int]]:
        return {**{name: [n] for name, n in self.sums.items()}, **self.rows}


def best(twin: Any, seat: int, price: list[float]) -> float:
    """The most that some strip of the hand, laid somewhere, gives at some free edge field."""
    return max([heuristics.best_laying(twin, Lay(seat, strip), price) for strip in twin.players[seat].hand])
