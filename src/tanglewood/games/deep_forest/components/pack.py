"""The component pack, ready for play: board, tiles, market, strips, monsters and the moves."""

from functools import cache
from pathlib import Path
from typing import Final

from tanglewood.games.deep_forest.components import schema
from tanglewood.games.deep_forest.moves import RESOURCES, Moves
from tanglewood.kernel.packs import files as packfiles

POTION: Final = 0
BOOK: Final = 1
COIN: Final = 2
MARKER: Final = 3
NOTHING: Final = 4
"""An empty cell of the market; the four resources come before it."""
LETTERS: Final = "pbcm."

BARE: Final = 0
FOREST: Final = 1
THICKET: Final = 2
GATE: Final = 3
GUARD: Final = 4
SWORD: Final = 5
TROLL: Final = 6
ROCK: Final = 7
WALL: Final = 8
KINDS: Final = ("bare", "forest", "thicket", "gate", "guard", "sword", "troll", "rock", "wall")
"""What a field can show. The first two let sight and path through; obstacles are 2 to 4."""

NO_RESOURCE: Final = -1
DIAGONAL: Final = "corner"


class Monster:
    """A kind of rock monster. `boost` is the resource that adds pips, NO_RESOURCE if none does."""

    __slots__ = ("advantage", "boost", "copies", "gold", "id", "name", "strength")

    def __init__(
        self, id: str, name: str, strength: int, gold: int, boost: int, advantage: str, copies: int
    ) -> None:
        self.id = id
        self.name = name
        self.strength = strength
        self.gold = gold
        self.boost = boost
        self.advantage = advantage
        self.copies = copies


class Pack:
    """All components. Reads the files and refuses what does not fit the rules of the game."""

    def __init__(self, files: packfiles.Files) -> None:
        self.files = files
        self.fingerprint: str = files.fingerprint
        self.read_board(files.one(schema.BoardFormat))
        fog = files.one(schema.Fog)
        self.fog_after = fog.after_round
        self.last_round = fog.last_round
        self.fog_mark = fog.mark
        if fog.last_round <= fog.after_round:
            raise files.error(fog, "last_round", f"expected more than after_round, {fog.after_round}")
        begin = files.one(schema.Start)
        self.start_goods = [begin.potion, begin.book, begin.coin, begin.marker]
        self.start_swords = begin.swords
        self.retreats = begin.retreats
        limits = files.one(schema.Limits)
        self.kept = limits.kept
        self.max_dice = limits.dice  # DF.comp.dice
        self.min_dice = limits.committed
        self.rolls = limits.rolls
        self.retreat_steps = limits.retreat_steps
        prices = files.one(schema.Prices)
        self.sell_price = prices.sell
        self.buy_price = prices.buy
        self.obstacle_price = prices.obstacle
        self.sword_price = [prices.sword.count(name) for name in RESOURCES]
        self.troll_price = prices.troll
        self.troll_reward = prices.troll_reward
        self.wall_price = prices.wall
        points = files.one(schema.Points)
        self.set_points = points.set
        self.single_points = points.single
        self.sword_points = points.sword
        self.troll_points = points.troll
        self.left_points = points.left
        self.longest_points = points.longest
        self.tied_points = points.longest_tied
        self.read_tiles()
        self.read_market(files.one(schema.Market))
        self.read_monsters()
        supply = files.one(schema.Supply)
        coins = files.one(schema.Coins)
        worth = coins.ones + 5 * coins.fives + 10 * coins.tens + 20 * coins.twenties
        self.supply = [supply.potion, supply.book, worth, supply.marker]
        self.moves = Moves(
            self.columns,
            self.field_names,
            self.strip_ids,
            self.placings,
            self.size,
            self.edge_names,
            self.strengths,
            [monster.id for monster in self.monsters],
            self.max_dice,
        )

    # ------------------------------------------------------------------ the board

    def read_board(self, form: schema.BoardFormat) -> None:
        """Fields row by row from the lower wall: row 0 and the last row are walls (DF.comp.board)."""
        self.columns = form.columns
        self.rows = form.rows
        height = form.rows + 2
        if height * form.columns > 60:
            raise self.files.error(form, "rows", "expected at most 60 fields with the walls")
        self.field_names = [
            f"{'abcdefghi'[column]}{row}" for row in range(height) for column in range(form.columns)
        ]
        self.field_numbers = {name: field for field, name in enumerate(self.field_names)}
        fields = range(len(self.field_names))
        self.row = [field // form.columns for field in fields]
        self.forest = [field for field in fields if 0 < self.row[field] <= form.rows]
        for name in form.rocks:  # DF.comp.rocks
            if name not in self.field_names or not 1 < self.row[self.field_names.index(name)] <= form.rows:
                raise self.files.error(
                    form, "rocks", f"expected forest fields above the lowest row, got {name!r}"
                )
        if len(set(form.rocks)) != len(form.rocks):
            raise self.files.error(form, "rocks", "expected each field once")
        rocks = [self.field_names.index(name) for name in form.rocks]
        self.rocks = sum(1 << field for field in rocks)
        self.beside = [self.neighbours(field) for field in fields]
        self.beside_mask = [sum(1 << other for other in self.beside[field]) for field in fields]
        # Fights are possible on rocks and on the fields next to them (DF.fight.where, DF.fight.marked).
        marked = {field for rock in rocks for field in (rock, *self.beside[rock])}
        self.fight_fields = sum(1 << field for field in marked if 0 < self.row[field] <= form.rows)
        self.fight_places = sorted(field for field in marked if 0 < self.row[field] <= form.rows)
        self.rays = [self.lines_of_sight(field) for field in fields]
        self.sight_mask = [sum(1 << other for ray in self.rays[field] for other in ray) for field in fields]
        # Fields a step can lead to: of the walls only the field straight above the highest row.
        self.steps = [
            tuple(other for other in self.beside[field] if 0 < self.row[other] <= form.rows)
            for field in fields
        ]
        self.first_exit = (form.rows + 1) * form.columns

    def neighbours(self, field: int) -> tuple[int, ...]:
        """Up, right, down, left; walls included, because a troll may lie there."""
        row, column = divmod(field, self.columns)
        return tuple(
            r * self.columns + c
            for r, c in ((row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1))
            if 0 <= r < self.rows + 2 and 0 <= c < self.columns
        )

    def lines_of_sight(self, field: int) -> tuple[tuple[int, ...], ...]:
        """The forest fields along row and column, from the field outwards (DF.reveal.line)."""
        row, column = divmod(field, self.columns)
        if row > self.rows:  # nobody looks back from the upper wall
            return ()
        rays = [[(r, column) for r in range(row + 1, self.rows + 1)]]
        if row > 0:
            rays.append([(r, column) for r in range(row - 1, 0, -1)])
            rays.append([(row, c) for c in range(column + 1, self.columns)])
            rays.append([(row, c) for c in range(column - 1, -1, -1)])
        return tuple(tuple(r * self.columns + c for r, c in ray) for ray in rays if ray)

    def read_tiles(self) -> None:
        """The tiles of one player: the dotted ones for the lowest row, and all others (DF.setup.tiles)."""
        self.dotted: list[int] = []
        self.covered: list[int] = []
        self.obstacle_cost = [NO_RESOURCE] * len(KINDS)
        tiles = self.files.of(schema.Tile)
        for tile in tiles:
            kind = KINDS.index(tile.id)
            if tile.dotted > tile.count:
                raise self.files.error(tile, "dotted", f"expected at most {tile.count}")
            self.dotted += [kind] * tile.dotted
            self.covered += [kind] * (tile.count - tile.dotted)
            if (tile.cost is not None) != (THICKET <= kind <= GUARD):
                raise self.files.error(
                    tile, "cost", "expected for thicket, gate and guard, and for them only"
                )
            if tile.cost is not None:
                self.obstacle_cost[kind] = RESOURCES.index(tile.cost)
        room = len(self.forest) - self.rocks.bit_count()
        if len(self.dotted) != self.columns:
            raise self.files.error(
                tiles[0], "dotted", f"expected {self.columns} dotted tiles in all, counted {len(self.dotted)}"
            )
        if len(self.dotted) + len(self.covered) != room:  # DF.comp.tiles
            total = len(self.dotted) + len(self.covered)
            raise self.files.error(tiles[0], "count", f"expected {room} tiles in all, counted {total}")

    def count_of_tile(self, kind: int) -> int:
        """How many tiles of a kind a player has."""
        return self.dotted.count(kind) + self.covered.count(kind)

    # ------------------------------------------------------------------ the market

    def read_market(self, market: schema.Market) -> None:
        self.size = size = market.size
        self.hand = market.hand
        self.corner_from = market.corner_from
        cells = "".join(market.bare)
        if [len(row) for row in market.bare] != [size] * size or cells.strip(LETTERS):
            raise self.files.error(market, "bare", f"expected {size} rows of {size} letters from {LETTERS}")
        self.bare_grid = tuple([LETTERS.index(letter) for letter in cells])
        rows = [tuple(range(row * size, row * size + size)) for row in range(size)]
        columns = [tuple(range(column, size * size, size)) for column in range(size)]
        # DF.market.shape: an edge field for each row and column, and one for the diagonal.
        self.edge_lines = [*rows, *columns, tuple(i * size + i for i in range(size))]
        self.edge_names = [f"row-{i + 1}" for i in range(size)] + [f"column-{i + 1}" for i in range(size)]
        self.edge_names.append(DIAGONAL)
        self.corner = 2 * size
        # Every way to lay a strip: along a line, at any offset, either way round (DF.market.strip).
        self.placings: list[tuple[int, ...]] = []
        for line in [*rows, *columns]:
            for offset in range(size - 2):
                cells_under = line[offset : offset + 3]
                self.placings += [cells_under, cells_under[::-1]]
        strips = self.files.of(schema.Strip)
        self.strip_ids = [strip.id for strip in strips]
        self.strip_numbers = {id: number for number, id in enumerate(self.strip_ids)}
        self.strips = [tuple([LETTERS.index(letter) for letter in strip.cells]) for strip in strips]
        self.base_strips = [i for i, strip in enumerate(strips) if strip.set == "base"]
        self.sparse_strips = [i for i, strip in enumerate(strips) if strip.set == "sparse"]
        self.dealt: dict[int, int] = {}
        for deal in self.files.of(schema.Deal):
            if deal.players in self.dealt:
                raise self.files.error(deal, "players", "expected a number that no other deal has")
            self.dealt[deal.players] = deal.strips
            pile = deal.strips - self.hand * deal.players
            if deal.strips > len(self.base_strips) or pile < 1:
                raise self.files.error(
                    deal, "strips", f"expected more than the hands hold and at most {len(self.base_strips)}"
                )
            # The pile, once or several times over, has to last exactly until the fog (DF.market.reset_fog).
            if self.fog_after * deal.players % pile:
                rounds = f"{self.fog_after} rounds of {deal.players} players"
                raise self.files.error(deal, "strips", f"expected a pile that divides {rounds}, not {pile}")

    def read_monsters(self) -> None:
        self.monsters = [
            Monster(
                monster.id,
                monster.name,
                monster.strength,
                monster.gold,
                NO_RESOURCE if monster.boost is None else RESOURCES.index(monster.boost),
                monster.advantage,
                monster.copies,
            )
            for monster in self.files.of(schema.Monster)
        ]
        self.monster_numbers = {monster.id: number for number, monster in enumerate(self.monsters)}
        self.strengths = sorted({monster.strength for monster in self.monsters})
        self.of_strength = [
            [i for i, monster in enumerate(self.monsters) if monster.strength == strength]
            for strength in self.strengths
        ]
        self.boosts = [self.monsters[kinds[0]].boost for kinds in self.of_strength]
        for entry in self.files.of(schema.Monster):
            place = self.strengths.index(entry.strength)
            boost = NO_RESOURCE if entry.boost is None else RESOURCES.index(entry.boost)
            if boost != self.boosts[place]:
                raise self.files.error(entry, "boost", "expected the same for all monsters of a strength")
        self.coin_monsters = self.with_advantage("coin")
        self.double_monsters = self.with_advantage("double")
        self.wild_monsters = self.with_advantage("wild")

    def with_advantage(self, advantage: str) -> list[int]:
        return [i for i, monster in enumerate(self.monsters) if monster.advantage == advantage]


def load(texts: dict[str, str]) -> Pack:
    return Pack(packfiles.read(texts, schema.SHAPES))


@cache
def standard() -> Pack:
    """The pack that comes with the game."""
    return load(packfiles.folder(Path(__file__).parents[1] / "pack"))
