"""Exploring: chart, discover, travel (EX.spirecrest.explore.*), and the expedition after passing."""

from typing import Final

from tanglewood.games.everdell.board.player import RESOURCES, SPRING
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.spirecrest import finds
from tanglewood.games.everdell.modules.spirecrest.parts import (
    ADVANCE,
    ANY,
    CARD,
    CHART,
    DISCOVER,
    HOME,
    POINT,
    PRICED,
    SEASONS,
    Tile,
    part_at,
)
from tanglewood.games.everdell.modules.spirecrest.state import changed, has_find, mountain, put
from tanglewood.games.everdell.moves import DONE
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

SHOWN: Final = 3
BEGINS: Final = 0
SHOWS: Final = 1
TAKEN: Final = -1
PEAK: Final = SPRING
"""The region of the players who prepare for summer."""


class Explore(Effect):
    """The steps of exploring, after everything else that preparing brings (EX.spirecrest.explore.when,
    .order).

    Its numbers: BEGINS before a tile is charted; then SHOWS and the row of discoveries, TAKEN for one that is
    gone."""

    shape: str = "0 | 1 *find"
    below: tuple[str, ...] = ANYTHING
    once: bool = True

    def charted(self, run: Run) -> bool:
        """Whether a tile was charted, and the discoveries are turned up."""
        return run.first == SHOWS

    def row(self, run: Run) -> tuple[int, ...]:
        """The discoveries turned up, in the order of their prices (EX.spirecrest.explore.discover_order)."""
        return run.rest

    def possible(self, table: Table, run: Run) -> bool:
        land = mountain(table)
        rabbit = land.rabbits[run.seat]
        if rabbit >= HOME or table.players[run.seat].season < rabbit or len(self.row(run)) > SHOWN:
            return False
        found = part_at(table).discoveries
        return all(it == TAKEN or found[it].region == rabbit for it in self.row(run))

    # ------------------------------------------------------------------ steps

    def go_on(self, table: Table, run: Run) -> list[Move]:
        part = part_at(table)
        land = mountain(table)
        region = land.rabbits[run.seat]
        if not self.charted(run):
            # EX.spirecrest.explore.chart, .chart_must
            options = [part.chart[tile] for tile in land.tiles[region]]
            if not options:
                table.stack[-1] = run.with_data((SHOWS, *turn_up(table, run.seat, region)))
            return options
        row = self.row(run)
        if all(it == TAKEN for it in row) or row.count(TAKEN) >= self.most(table, run):
            self.finish(table, run)
            return []
        options = [part.discover[it] for it in self.affordable(table, run)]
        if TAKEN in row:
            options.append(table.config.pack.moves.done)
        return options

    def most(self, table: Table, run: Run) -> int:
        """How many discoveries may be taken (EX.spirecrest.explore.mountaineer)."""
        there = mountain(table).rabbits[run.seat] == PEAK
        return 2 if there and has_find(table, run.seat, "mountaineer") else 1

    def affordable(self, table: Table, run: Run) -> list[int]:
        """The discoveries whose price can be paid (EX.spirecrest.explore.discover, .discover_take): the first
        is free."""
        wealth = tolls.wealth(table, run.seat, tolls.CARDS_OR_RESOURCES)
        prices = part_at(table).prices
        return [it for i, it in enumerate(self.row(run)) if it != TAKEN and prices[i] <= wealth]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DONE:
            self.finish(table, run)
            return
        part = part_at(table)
        land = mountain(table)
        region = land.rabbits[run.seat]
        if move.kind == CHART:
            take_tile(table, run.seat, region, move.a)
            table.stack[-1] = run.with_data((SHOWS, *turn_up(table, run.seat, region)))
            return
        row = self.row(run)
        i = row.index(move.a)
        table.stack[-1] = run.with_data((SHOWS, *row[:i], TAKEN, *row[i + 1 :]))
        table.stack.append(Run(run.seat, run.seat, -1, TAKE_FIND, (move.a,)))
        if part.prices[i]:
            data = (part.prices[i], tolls.CARDS_OR_RESOURCES)
            table.stack.append(Run(run.seat, run.seat, -1, FIND_PRICE, data))

    def finish(self, table: Table, run: Run) -> None:
        """The others go under the deck (EX.spirecrest.explore.discover_rest, .deck_out); the rabbit moves
        on."""
        table.stack.pop()
        region = mountain(table).rabbits[run.seat]
        put_under(table, region, tuple([it for it in self.row(run) if it != TAKEN]))
        travel(table, run.seat)
        if table.opponent is not None and not table.config.opponent.takes_turns:
            his_tile(table, region)

    # ------------------------------------------------------------------ asking and refusing

    def asks(self, table: Table, run: Run) -> Phrase:
        if not self.charted(run):
            return phrase("ask-chart", region=part_at(table).regions[mountain(table).rabbits[run.seat]])
        return phrase("ask-discover", again="yes" if TAKEN in self.row(run) else "no")

    def rule_of(self, table: Table, run: Run) -> str:
        return "EX.spirecrest.explore.discover" if self.charted(run) else "EX.spirecrest.explore.chart"

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (DISCOVER,) if self.charted(run) else (CHART,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        part = part_at(table)
        if move.kind == CHART:
            return no("", "not-here", name=part.tiles[move.a].name)
        it = part.discoveries[move.a]
        if move.a not in self.row(run):
            return no("", "not-in-row", name=it.name)
        price = part.prices[self.row(run).index(move.a)]
        return no("", "find-too-dear", name=it.name, n=price)


EXPLORE: Final[Explore] = Explore()
EXPLORE.place = "explore"
EXPLORE.title = phrase("title-explore")


class FindPrice(tolls.Toll):
    """The price of a discovery by its place in the row: cards, resources or a mix."""

    rule: str = "EX.spirecrest.explore.discover"

    def possible(self, table: Table, run: Run) -> bool:
        left, kinds = self.price(run)
        prices = part_at(table).prices
        return kinds == tolls.CARDS_OR_RESOURCES and left <= max(prices)

    def asks(self, table: Table, run: Run) -> Phrase:
        left, kinds = self.price(run)
        return phrase("ask-price", n=left, kinds=kinds)

    def rule_of(self, table: Table, run: Run) -> str:
        return self.rule

    def title_of(self, table: Table, run: Run) -> Said:
        for frame in table.stack[::-1]:
            if isinstance(frame, Run) and frame.effect is TAKE_FIND:
                return part_at(table).discoveries[TAKE_FIND.found(frame)].name
        return ""


FIND_PRICE: Final[FindPrice] = FindPrice()
FIND_PRICE.place = "find-price"


class TakeFind(Effect):
    """A discovery that is paid for comes to its player."""

    shape: str = "find"
    below: tuple[str, ...] = ("toll",)

    def found(self, run: Run) -> int:
        return run.first

    def held_find(self, run: Run) -> list[int]:
        """The discovery that lies here; none where a position gives no number."""
        return [run.first] if run.begun and run.first >= 0 else []

    def possible(self, table: Table, run: Run) -> bool:
        return self.found(run) >= 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        finds.take(table, run.seat, self.found(run))
        return []


TAKE_FIND: Final[TakeFind] = TakeFind()
TAKE_FIND.place = "take-find"


# ---------------------------------------------------------------------- the board


def take_tile(table: Table, owner: int, region: int, tile: int) -> None:
    """A tile of the board becomes the last one of an expedition."""
    land = mountain(table)
    part = part_at(table)
    row = land.tiles[region]
    i = row.index(tile)
    land.tiles = changed(land.tiles, region, row[:i] + row[i + 1 :])
    land.trails = changed(land.trails, owner, (*land.trails[owner], tile))
    if owner < len(table.players):
        table.emit_open("charted", owner, tile=part.tiles[tile].id)


def turn_up(table: Table, seat: int, region: int) -> tuple[int, ...]:
    """Turn up the next discoveries of a region, the first one on the cheapest place."""
    land = mountain(table)
    deck = land.decks[region]
    row = deck[::-1][:SHOWN]
    land.decks = changed(land.decks, region, deck[: len(deck) - len(row)])
    land.known = put(land.known, region, min(land.known[region], len(land.decks[region])))
    if table.listener is not None and row:
        found = part_at(table).discoveries
        shown = " ".join([found[it].id for it in row])
        table.emit("found", min(seat, table.config.first), {"finds": shown}, chance=True)
    return row


def put_under(table: Table, region: int, rest: tuple[int, ...]) -> None:
    land = mountain(table)
    land.decks = changed(land.decks, region, rest[::-1] + land.decks[region])
    land.known = put(land.known, region, land.known[region] + len(rest))


def travel(table: Table, owner: int) -> None:
    """The rabbit goes on; the first one to reach a region turns up its weather and tiles
    (EX.spirecrest.explore.travel)."""
    land = mountain(table)
    before = land.reached
    land.rabbits = put(land.rabbits, owner, land.rabbits[owner] + 1)
    part = part_at(table)
    where = land.rabbits[owner]
    name = part.regions[where] if where < HOME else "home"
    if owner < len(table.players):
        table.emit_open("travelled", owner, region=name)
    if land.reached > before:
        seat = min(owner, table.config.first)
        number = land.weather[land.reached]
        if table.listener is not None and number >= 0:
            card = part.weather[number].id
            table.emit("weather-up", seat, {"weather": card, "season": SEASONS[land.reached]}, chance=True)
        if table.listener is not None and land.reached < HOME:
            tiles = " ".join([part.tiles[it].id for it in land.tiles[land.reached]])
            table.emit("tiles-up", seat, {"tiles": tiles, "region": name}, chance=True)


def his_tile(table: Table, region: int) -> None:
    """Rugwort takes a tile at random when he prepares and scores it; no discovery, and no weather touches him
    (EX.spirecrest.solo.tiles, .discovery)."""
    land = mountain(table)
    row = land.tiles[region]
    if row:
        tile = row[table.chance.below(len(row))]
        take_tile(table, len(table.players), region, tile)
        if table.listener is not None:
            values: dict[str, int | str] = {
                "rule": "EX.spirecrest.solo.tiles",
                "tile": part_at(table).tiles[tile].id,
            }
            table.emit("rugwort-charted", table.config.first, values, chance=True)
    land.rabbits = put(land.rabbits, len(table.players), min(HOME, region + 1))


# ---------------------------------------------------------------------- the expedition


def price_of(tile: Tile) -> dict[str, int]:
    """What a tile asks for, by name."""
    return {name: n for name, n in zip(PRICED, tile.price, strict=True) if n}


def can_pay(table: Table, seat: int, tile: Tile) -> bool:
    """Whether a seat has all that a tile asks for (EX.spirecrest.expedition.cost)."""
    player = table.players[seat]
    for resource in range(len(RESOURCES)):
        if player.stock[resource] < tile.price[resource]:
            return False
    spare = sum(player.stock) - sum(tile.price[: len(RESOURCES)])
    return (
        spare >= tile.price[ANY]
        and len(player.hand) >= tile.price[CARD]
        and player.points >= tile.price[POINT]
    )


class Expedition(Effect):
    """Right after passing the rabbit follows the tiles from the start, as far as they are paid
    (EX.spirecrest.expedition.when, .order, .before_score). The Everdell tile asks for nothing
    (EX.spirecrest.expedition.free_start)."""

    rule: str = "EX.spirecrest.expedition.order"
    wants: tuple[int, ...] = (ADVANCE,)
    below: tuple[str, ...] = ("toll",)
    once: bool = True

    def next_tile(self, table: Table, seat: int) -> "Tile | None":
        """The tile that is to be paid next."""
        land = mountain(table)
        trail = land.trails[seat]
        paid = land.paid[seat]
        return part_at(table).tiles[trail[paid]] if paid < len(trail) else None

    def possible(self, table: Table, run: Run) -> bool:
        return table.players[run.seat].passed

    def go_on(self, table: Table, run: Run) -> list[Move]:
        tile = self.next_tile(table, run.seat)
        if tile is None or not can_pay(table, run.seat, tile):
            table.stack.pop()
            return []
        return [part_at(table).advance, table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DONE:
            table.stack.pop()
            return
        seat = run.seat
        land = mountain(table)
        tile = self.next_tile(table, seat)
        assert tile is not None
        land.paid = put(land.paid, seat, land.paid[seat] + 1)
        table.emit_open("crossed", seat, tile=tile.id, points=tile.points)
        for resource in range(len(RESOURCES)):
            if tile.price[resource]:
                table.spend(seat, resource, tile.price[resource])
        if tile.price[POINT]:
            table.players[seat].points -= tile.price[POINT]
            table.emit_open("paid", seat, points=tile.price[POINT])
        if tile.price[CARD]:
            table.stack.append(Run(seat, seat, -1, TILE_PRICE, (tile.price[CARD], tolls.CARDS)))
        if tile.price[ANY]:
            table.stack.append(Run(seat, seat, -1, TILE_PRICE, (tile.price[ANY], tolls.RESOURCES)))

    def asks(self, table: Table, run: Run) -> Phrase:
        tile = self.next_tile(table, run.seat)
        assert tile is not None
        return phrase("ask-expedition", tile=tile.name, n=tile.points)


EXPEDITION: Final[Expedition] = Expedition()
EXPEDITION.place = "expedition"
EXPEDITION.title = phrase("title-expedition")


class TilePrice(tolls.Toll):
    """Cards and resources of choice for a tile."""

    rule: str = "EX.spirecrest.expedition.cost"

    def possible(self, table: Table, run: Run) -> bool:
        left, kinds = self.price(run)
        return kinds in (tolls.CARDS, tolls.RESOURCES) and left <= 6

    def asks(self, table: Table, run: Run) -> Phrase:
        left, kinds = self.price(run)
        return phrase("ask-price", n=left, kinds=kinds)

    def rule_of(self, table: Table, run: Run) -> str:
        return self.rule

    def title_of(self, table: Table, run: Run) -> Said:
        land = mountain(table)
        trail = land.trails[run.seat]
        paid = land.paid[run.seat]
        return part_at(table).tiles[trail[paid - 1]].name if paid else ""


TILE_PRICE: Final[TilePrice] = TilePrice()
TILE_PRICE.place = "tile-price"
