"""The component pack, ready for play: boards, cards with their functions, setup and supply, and the moves."""

from functools import cache
from pathlib import Path

from tanglewood.games.mycelia.components import schema
from tanglewood.games.mycelia.components.abilities import Ability, parse_ability
from tanglewood.games.mycelia.components.language import name_lines, parse
from tanglewood.games.mycelia.effects.base import EffectLine, Either
from tanglewood.games.mycelia.effects.pictures import Picture
from tanglewood.games.mycelia.gwidyon.turn import SoloCard, parse_step
from tanglewood.games.mycelia.moves import Moves
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.packs import files as packfiles

LETTERS = "LMWS"
COLOURS = ("green", "amber", "violet")
SHRINE = "*"


class Board:
    """One side of a board. `fields[landscape]` are its fields, `fields[ANY]` all but the shrine field."""

    __slots__ = ("back", "fields", "id", "landscape", "name")

    def __init__(self, id: str, name: str, back: bool, landscape: list[int]) -> None:
        self.id = id
        self.name = name
        self.back = back
        self.landscape = landscape
        self.fields = [
            tuple(field for field, land in enumerate(landscape) if land == wanted)
            for wanted in range(len(LETTERS))
        ]
        self.fields.append(tuple(field for field, land in enumerate(landscape) if land >= 0))


class Card:
    """A kind of card. `set` is start, base, expansion, prisma or gift."""

    __slots__ = ("cost", "function", "id", "name", "rule", "set", "single", "source")

    def __init__(
        self,
        id: str,
        name: str,
        set: str,
        cost: int,
        function: EffectLine,
        single: EffectLine | None,
        source: str,
        rule: str,
    ) -> None:
        self.id = id
        self.name = name
        self.set = set
        self.cost = cost
        self.function = function
        self.single = single
        self.source = source
        self.rule = rule


class Tile:
    """An action tile. One that needs a drop cannot be used without any (MY.tile.needs_drop)."""

    __slots__ = ("copies", "cost", "function", "id", "name", "needs_drop", "set")

    def __init__(self, id: str, name: str, set: str, cost: int, copies: int, function: EffectLine) -> None:
        self.id = id
        self.name = name
        self.set = set
        self.cost = cost
        self.copies = copies
        self.function = function
        self.needs_drop = isinstance(function.parts[0], Picture)


class SetupSide:
    """A start position for everybody: the drops on each field, and how many of them are prism drops."""

    __slots__ = ("drops", "id", "name", "prisms")

    def __init__(self, id: str, name: str, drops: list[int], prisms: list[int]) -> None:
        self.id = id
        self.name = name
        self.drops = drops
        self.prisms = prisms


class SupplyCard:
    """Both sides of a supply card: the fields that each face of the die gives drops to."""

    __slots__ = ("id", "sides")

    def __init__(self, id: str) -> None:
        self.id = id
        self.sides: list[list[tuple[int, ...]]] = []


class Pack:
    """All components. Reads the files and refuses what does not fit the rules of the game."""

    def __init__(self, files: packfiles.Files) -> None:
        self.files = files
        self.fingerprint: str = files.fingerprint
        # MY.comp.board, .board_format, .layouts: the format and the landscapes come from the pack.
        form = files.one(schema.BoardFormat)
        self.columns = form.columns
        self.rows = form.rows
        self.field_names = [
            f"{'abcdefghi'[column]}{row + 1}" for row in range(self.rows) for column in range(self.columns)
        ]
        self.shrine_field = self.find_shrine()
        self.neighbours = [self.beside(field) for field in range(len(self.field_names))]
        self.farthest = self.farthest_field()
        self.boards = [
            Board(side.id, side.name, side.back, [LETTERS.find(letter) for letter in "".join(side.fields)])
            for side in files.of(schema.Side)
        ]
        counts = files.one(schema.Counts)
        self.hand = counts.hand
        self.showcase = counts.showcase
        self.copies = counts.copies
        self.shrine_fields = counts.shrine_fields
        full = counts.capacity
        self.capacity = [0, full.p1, full.p2, full.p3, full.p4]
        self.faces = files.one(schema.Die).faces  # MY.comp.die
        prisma = files.one(schema.Prisma)
        self.prisma_shrine_fields = prisma.shrine_fields
        self.setups: list[SetupSide] = []
        self.prisma_setups: list[SetupSide] = []
        for setup in files.of(schema.Setup):
            self.read_setup(setup, counts.drops, prisma)
        self.supply_cards = self.read_supply()
        self.track: list[str] = [*files.one(schema.Track).spaces]
        self.track_end = len(self.track) - 1
        # So many of the piles green, amber, violet sell to a mushroom on this space (PR.buy.colour).
        self.buys = [COLOURS.index(space) + 1 if space in COLOURS else 0 for space in self.track]
        self.lines: dict[str, EffectLine] = {}
        self.cards: list[Card] = []
        self.abilities: list[Ability] = []
        self.draws: list[int] = []  # cards a gift draws when it is laid
        self.is_gift: list[bool] = []
        self.gift_piles: list[list[int]] = [[] for _ in COLOURS]
        self.start_deck: list[int] = []
        self.read_cards()
        self.solo = [self.read_solo(card) for card in files.of(schema.Solo)]
        self.card_numbers = {card.id: number for number, card in enumerate(self.cards)}
        self.costs = [card.cost for card in self.cards]
        self.tiles = [
            Tile(
                *(tile.id, tile.name, tile.set, tile.cost, tile.copies),
                self.line(tile, "function", f"tile:{tile.id}"),
            )
            for tile in files.of(schema.Tile)
        ]
        self.tile_letters = [tile.id for tile in self.tiles]
        eithers = [part for line in self.lines.values() for part in line.parts if isinstance(part, Either)]
        self.moves = Moves(
            [card.id for card in self.cards],
            self.field_names,
            self.tile_letters,
            self.neighbours,
            max([len(part.sides) for part in eithers], default=2),
            [number for number, gift in enumerate(self.is_gift) if gift],
        )
        if prisma.start_gift not in self.card_numbers:
            raise files.error(prisma, "start_gift", f"expected a gift, got {prisma.start_gift!r}")
        self.start_gift = self.card_numbers[prisma.start_gift]

    # ------------------------------------------------------------------ looking things up

    def tile_number(self, letter: str) -> int:
        return self.tile_letters.index(letter)

    def of_set(self, *sets: str) -> list[int]:
        """The showcase cards of these sets, every copy."""
        return [
            number for number, card in enumerate(self.cards) if card.set in sets for _ in range(self.copies)
        ]

    def shrine_tokens(self, expansion: bool, prisma: bool) -> int:
        """Extra shrine fields: two, and one more with Prisma (MY.xshrine.both, PR.comp.small_parts)."""
        return (self.shrine_fields if expansion else 0) + (self.prisma_shrine_fields if prisma else 0)

    def board(self, id: str) -> Board:
        return next(board for board in self.boards if board.id == id)

    # ------------------------------------------------------------------ reading

    def find_shrine(self) -> int:
        """The shrine field: the same on every side, because setup and supply cards count from it."""
        place = -1
        for side in self.files.of(schema.Side):
            text = "".join(side.fields)
            if [len(row) for row in side.fields] != [self.columns] * self.rows or text.count(SHRINE) != 1:
                expected = f"{self.rows} rows of {self.columns} letters with one *"
                raise self.files.error(side, "fields", f"expected {expected}, got {side.fields}")
            if text.strip(LETTERS + SHRINE):
                raise self.files.error(side, "fields", f"expected only {LETTERS} and *, got {side.fields}")
            if place not in (-1, text.index(SHRINE)):
                raise self.files.error(side, "fields", "expected * in the same place as on the sides before")
            place = text.index(SHRINE)
        return place

    def beside(self, field: int) -> tuple[int, ...]:
        """The orthogonal neighbours of a field, up, right, down, left."""
        row, column = divmod(field, self.columns)
        return tuple(
            r * self.columns + c
            for r, c in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
            if 0 <= r < self.rows and 0 <= c < self.columns
        )

    def farthest_field(self) -> int:
        """The field from which the way to the shrine field is longest."""
        row, column = divmod(self.shrine_field, self.columns)
        ways = [
            abs(field // self.columns - row) + abs(field % self.columns - column)
            for field in range(len(self.field_names))
        ]
        return ways.index(max(ways))

    def drops(self, setup: packfiles.Entry, rows: list[str], field: str, total: int) -> list[int]:
        """Drops on each field, from rows like `0210*`."""
        text = "".join(rows)
        shrines = [field for field, letter in enumerate(text) if letter == SHRINE]
        if [len(row) for row in rows] != [self.columns] * self.rows or shrines != [self.shrine_field]:
            raise self.files.error(
                setup, field, f"expected {self.rows} rows of {self.columns} with * on the shrine field"
            )
        if not text.replace(SHRINE, "").isdecimal():
            raise self.files.error(setup, field, f"expected digits and *, got {rows}")
        drops = [int(letter) if letter != SHRINE else 0 for letter in text]
        if sum(drops) != total:
            raise self.files.error(setup, field, f"expected {total} drops, counted {sum(drops)}")
        return drops

    def read_setup(self, setup: schema.Setup, drops: int, prisma: schema.Prisma) -> None:
        """Sides with prism drops belong to Prisma (MY.comp.setup_patterns, PR.setup.patterns)."""
        if not setup.prisms:
            dew = self.drops(setup, setup.drops, "drops", drops)
            self.setups.append(SetupSide(setup.id, setup.name, dew, [0] * len(dew)))
            return
        dew = self.drops(setup, setup.drops, "drops", prisma.dewdrops)
        prisms = self.drops(setup, setup.prisms, "prisms", prisma.prism_drops)
        both = [dew[field] + prisms[field] for field in range(len(dew))]
        self.prisma_setups.append(SetupSide(setup.id, setup.name, both, prisms))

    def read_supply(self) -> list[SupplyCard]:
        """Two sides a card, each with all symbols of the die (MY.comp.supply_patterns)."""
        cards: dict[str, SupplyCard] = {}
        for side in self.files.of(schema.Supply):
            for face in self.faces:
                if face not in side.positions:
                    raise self.files.error(side, face, "expected, but missing: every symbol of the die")
            for face in side.positions:
                if face not in self.faces:
                    raise self.files.error(side, face, f"expected only {', '.join(self.faces)}")
            number = side.id[:-1]
            card = cards.setdefault(number, SupplyCard(number))
            card.sides.append([self.positions(side, face) for face in self.faces])
        for side in self.files.of(schema.Supply):
            if len(cards[side.id[:-1]].sides) != 2:
                raise self.files.error(side, "id", f"expected two sides, {side.id[:-1]}A and {side.id[:-1]}B")
        return list(cards.values())

    def positions(self, side: schema.Supply, face: str) -> tuple[int, ...]:
        """Fields counted right and down from the shrine field (MY.supply.example)."""
        fields: list[int] = []
        for right, down in side.positions[face]:
            row, column = divmod(self.shrine_field, self.columns)
            row, column = row + down, column + right
            if not (0 <= row < self.rows and 0 <= column < self.columns) or (right, down) == (0, 0):
                raise self.files.error(side, face, f"expected a landscape field, got {[right, down]}")
            fields.append(row * self.columns + column)
        if len(fields) not in (1, 2):
            raise self.files.error(side, face, f"expected 1 or 2 positions, got {len(fields)}")
        return tuple(fields)

    def read_cards(self) -> None:
        """Cost and function are data (MY.comp.start_deck, .card_data, PR.comp.card_data, .gift_colours)."""
        for start in self.files.of(schema.Start):
            self.start_deck.extend([len(self.cards)] * start.copies)
            self.add_card(start, start.id, start.name, "start", 0)
        for card in self.files.of(schema.Card):
            self.add_card(card, card.id, card.name, card.set, card.cost)
        for gift in self.files.of(schema.Gift):
            if gift.colour in COLOURS:
                self.gift_piles[COLOURS.index(gift.colour)].append(len(self.cards))
            self.add_card(gift, gift.id, gift.name, "gift", 0)

    def add_card(self, entry: schema.Component, id: str, name: str, set: str, cost: int) -> None:
        single = function = EffectLine([])
        if getattr(entry, "single", ""):
            single = self.line(entry, "single", f"single:{id}")
        if getattr(entry, "function", ""):
            function = self.line(entry, "function", f"function:{id}")
        alone = single if single.parts else None
        self.cards.append(Card(id, name, set, cost, function, alone, entry.source, entry.rule))
        self.abilities.append(self.read_ability(entry, id))
        self.draws.append(entry.draw if isinstance(entry, schema.Gift) else 0)
        self.is_gift.append(isinstance(entry, schema.Gift))

    def read_ability(self, entry: schema.Component, id: str) -> Ability:
        if not isinstance(entry, schema.Gift):
            return parse_ability("")
        try:
            ability = parse_ability(entry.ability)
        except TextError as problem:
            raise self.files.error(entry, "ability", str(problem)) from None
        if ability.line is not None:
            name_lines(ability.line, f"ability:{id}", self.lines, entry.called, entry.rule)
        return ability

    def read_solo(self, entry: schema.Solo) -> SoloCard:
        try:
            steps = [parse_step(text) for text in entry.steps]
        except TextError as problem:
            raise self.files.error(entry, "steps", str(problem)) from None
        for number, step in enumerate(steps):
            if step.line is not None:
                name_lines(step.line, f"solo:{entry.id}-{number}", self.lines, entry.called, entry.rule)
        return SoloCard(entry.id, entry.rule, steps)

    def line(self, entry: schema.Component, field: str, place: str) -> EffectLine:
        try:
            line = parse(getattr(entry, field))
        except TextError as problem:
            raise self.files.error(entry, field, str(problem)) from None
        name_lines(line, place, self.lines, entry.called, entry.rule)
        return line


def load(texts: dict[str, str]) -> Pack:
    return Pack(packfiles.read(texts, schema.SHAPES))


@cache
def standard() -> Pack:
    """The pack that comes with the game."""
    return load(packfiles.folder(Path(__file__).parents[1] / "pack"))
