"""A position as text that a person can read and write, and back.

    mycelia
    players: 2
    seat: 0
    showcase: amanita-muscaria - suillus-grevillei
    shrine: 9

    player 0: front
    board:
      . 1 . . .
      . . . * 2
      . . . . .
      . . . . .
    leaves: 4
    hand: boletus-edulis drifting-leaf

Whatever is left out is as good as empty; options have their defaults. Piles are written from the top, a `-`
is a gap in the showcase. `|` divides what can be told apart: in a hand the cards everybody knows from the
others, in a draw pile its layers; `~` marks the layer the unknown cards of the hand came from. A used tile
carries a `*`, an extra shrine field is `#`. Frames of half-done effects are the lines called `doing`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tanglewood.games.mycelia.effects import Run
from tanglewood.games.mycelia.pack import SHRINE, Pack
from tanglewood.games.mycelia.pictures import AtField, Picture
from tanglewood.games.mycelia.table import NO_CARD, Agreement, Cards, Player, Table
from tanglewood.games.mycelia.turn import Hired, Turn
from tanglewood.kernel.chance import WORD, Rng
from tanglewood.kernel.errors import OptionError, TextError
from tanglewood.kernel.reading import whole
from tanglewood.kernel.setting import Setting, settle_options, spelled
from tanglewood.kernel.state import Frame

if TYPE_CHECKING:
    from tanglewood.games.mycelia.state import Mycelia

GAME = "mycelia"
SHARED = (
    *("word", "seat", "begins", "over", "round", "ending", "supply", "shrine", "collected", "box"),
    *("showcase", "pile", "thrown", "stock", "tokens", "gone", "doing"),
)
OWN = ("board", "leaves", "tiles", "hand", "draw", "discard", "gifts", "favour")


# ---------------------------------------------------------------------- writing


def write(table: Table) -> str:
    agreed = table.agreed
    pack = agreed.pack
    lines = [GAME, *(f"{name}: {spelled(value)}" for name, value in agreed.options.items())]
    lines += [
        f"word: {table.chance.word}",
        f"begins: {agreed.first}",
        f"seat: {table.active}",
        f"over: {spelled(not table.stack)}",
        f"round: {table.round}",
        f"ending: {spelled(table.ending)}",
        f"supply: {agreed.supply_card.id}{'AB'[table.supply_side]}",
        f"shrine: {table.shrine}",
        f"collected: {table.collected}",
        f"box: {table.box}",
        "showcase: " + cards(pack, table.showcase),
        "pile: " + cards(pack, table.pile[::-1]),
        "thrown: " + cards(pack, table.thrown[::-1]),
        "stock: " + " ".join(pack.tiles[i].id for i, n in enumerate(table.tile_stock) for _ in range(n)),
        f"tokens: {table.shrine_tokens}",
        "gone: " + cards(pack, table.gone),
    ]
    for seat, player in enumerate(table.players):
        lines += ["", f"player {seat}: {player.board.id}", *write_player(pack, player)]
    if len(table.stack) > 1:
        lines += ["", *(f"doing: {frame.text(table)}" for frame in table.stack[1:])]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def write_player(pack: Pack, player: Player) -> list[str]:
    lines = ["board:"]
    for row in range(pack.rows):
        fields = range(row * pack.columns, (row + 1) * pack.columns)
        lines.append("  " + " ".join(write_field(pack, player, field) for field in fields))
    tiles = [pack.tiles[tile].id + "*" * (player.used >> i & 1) for i, tile in enumerate(player.tiles)]
    hand = cards(pack, player.hand[player.known :])
    if player.known:
        hand = cards(pack, player.hand[: player.known]) + " | " + hand
    layers: list[str] = []
    bottom = 0
    for top in [*player.cuts, len(player.draw)]:
        mark = "~ " if player.seam == top and player.known < len(player.hand) else ""
        layers.insert(0, mark + cards(pack, player.draw[bottom:top][::-1]))
        bottom = top
    return [
        *lines,
        f"leaves: {player.leaves}",
        f"tiles: {' '.join(tiles)}",
        f"hand: {hand}",
        f"draw: {' | '.join(layers)}",
        "discard: " + cards(pack, player.discard[::-1]),
        "gifts: " + cards(pack, player.gifts),
        f"favour: {player.favour}",
    ]


def write_field(pack: Pack, player: Player, field: int) -> str:
    if field == pack.shrine_field:
        return SHRINE
    if player.exits >> field & 1:
        return "#"
    return str(player.drops[field] or ".")


def cards(pack: Pack, numbers: Cards) -> str:
    return " ".join("-" if number == NO_CARD else pack.cards[number].id for number in numbers)


# ---------------------------------------------------------------------- reading


class Line:
    """One `key: words` of a position, with its number for messages."""

    def __init__(self, number: int, key: str, text: str) -> None:
        self.number = number
        self.key = key
        self.text = text

    def error(self, expected: str, got: str | None = None) -> TextError:
        shown = self.text if got is None else got
        return TextError(f"line {self.number}, {self.key}: expected {expected}, got {shown!r}")

    def count(self, low: int = 0, high: int = 10**6) -> int:
        number = whole(self.text, low, high)
        if number is None:
            raise self.error(f"a whole number from {low} to {high}")
        return number

    def yes(self) -> bool:
        if self.text not in ("yes", "no"):
            raise self.error("yes or no")
        return self.text == "yes"

    def cards(self, pack: Pack, text: str | None = None, gaps: bool = False) -> Cards:
        numbers: list[int] = []
        for word in (self.text if text is None else text).split():
            if word == "-" and gaps:
                numbers.append(NO_CARD)
            elif word in pack.card_numbers:
                numbers.append(pack.card_numbers[word])
            else:
                raise self.error("cards of the pack", word)
        return tuple(numbers)


class Reader:
    """Splits a position into the shared lines, the lines of each player and the frames."""

    def __init__(self, pack: Pack, settings: tuple[Setting, ...], text: str) -> None:
        self.pack = pack
        self.shared: dict[str, Line] = {}
        self.doing: list[Line] = []
        self.boards: dict[int, Line] = {}
        self.own: dict[int, dict[str, Line]] = {}
        self.rows: dict[int, list[Line]] = {}
        names = [setting.name for setting in settings]
        seat = -1
        awaiting = 0  # rows of a board still to come
        lines = text.splitlines()
        if not lines or GAME not in [line.strip() for line in lines]:
            raise TextError(f"expected a position that begins with the line {GAME!r}")
        for number, raw in enumerate(lines, start=1):
            content = raw.strip()
            if not content or content == GAME:
                continue
            if awaiting:
                self.rows[seat].append(Line(number, "board", content))
                awaiting -= 1
                continue
            key, colon, words = content.partition(":")
            line = Line(number, key.strip(), words.strip())
            if not colon:
                raise line.error("a line like 'shrine: 4'", content)
            if line.key.startswith("player "):
                seat = self.seat(line)
            elif line.key == "doing":
                self.doing.append(line)
            elif line.key in OWN and seat >= 0:
                self.add(self.own[seat], line)
                if line.key == "board":
                    self.rows[seat] = []
                    awaiting = pack.rows
            elif line.key in SHARED or line.key in names:
                self.add(self.shared, line)
            else:
                known = ", ".join([*names, *SHARED, "player N", *OWN])
                raise TextError(f"line {number}: expected one of {known}, got {line.key!r}")
        try:
            wishes: dict[str, object] = {
                name: self.shared[name].text for name in names if name in self.shared
            }
            self.options = settle_options(GAME, settings, wishes)
        except OptionError as problem:
            raise TextError(str(problem)) from None

    def add(self, lines: dict[str, Line], line: Line) -> None:
        if line.key in lines:
            first = lines[line.key].number
            raise TextError(f"line {line.number}: expected {line.key} once, it stands in line {first} too")
        lines[line.key] = line

    def seat(self, line: Line) -> int:
        number = whole(line.key.removeprefix("player ").strip(), 0, 9)
        if number is None or number in self.boards:
            raise line.error("a player's number, each once", line.key)
        self.boards[number] = line
        self.own[number] = {}
        return number

    def count(self, key: str, default: int, low: int = 0, high: int = 10**6) -> int:
        return self.shared[key].count(low, high) if key in self.shared else default

    def yes(self, key: str) -> bool:
        return key in self.shared and self.shared[key].yes()

    def cards(self, key: str, gaps: bool = False) -> Cards:
        return self.shared[key].cards(self.pack, gaps=gaps) if key in self.shared else ()


def read(pack: Pack, settings: tuple[Setting, ...], text: str, make: "Callable[..., Mycelia]") -> "Mycelia":
    """The position of a text; `make` is the class of the state."""
    reader = Reader(pack, settings, text)
    players = int(reader.options["players"])
    if max(reader.boards, default=0) >= players:
        raise TextError(f"expected players 0 to {players - 1}, got player {max(reader.boards)}")
    card, side = read_supply(reader)
    agreed = Agreement(
        pack, reader.options, players, reader.count("begins", 0, 0, players - 1), pack.supply_cards[card]
    )
    active = reader.count("seat", agreed.first, 0, players - 1)
    showcase = reader.cards("showcase", gaps=True)
    if len(showcase) > pack.showcase:
        raise reader.shared["showcase"].error(f"at most {pack.showcase} cards")
    stock = [0] * len(pack.tiles)
    if "stock" in reader.shared:
        for word in reader.shared["stock"].text.split():
            stock[read_tile(pack, reader.shared["stock"], word)] += 1
    table = make(
        agreed,
        Rng(reader.count("word", 0, 0, WORD)),
        [read_player(pack, reader, seat) for seat in range(players)],
        stack=[],
        turn=active,
        active=active,
        round=reader.count("round", 1, 1),
        ending=reader.yes("ending"),
        showcase=showcase + (NO_CARD,) * (pack.showcase - len(showcase)),
        pile=reader.cards("pile")[::-1],
        thrown=reader.cards("thrown")[::-1],
        supply_side=side,
        shrine=reader.count("shrine", 0, 0, agreed.capacity),
        collected=reader.count("collected", 0),
        box=reader.count("box", 0),
        tile_stock=tuple(stock),
        shrine_tokens=reader.count("tokens", 0),
        gone=reader.cards("gone"),
        asked=None,
    )
    if not reader.yes("over"):
        table.stack = [Turn(active), *(read_frame(pack, players, line) for line in reader.doing)]
    table.turn = table.stack[-1].seat if table.stack else -1
    table.options()  # frames that have nothing to ask run on before anybody looks
    return table


def read_supply(reader: Reader) -> tuple[int, int]:
    line = reader.shared.get("supply")
    if line is None:
        return 0, 0
    names = [f"{card.id}{side}" for card in reader.pack.supply_cards for side in "AB"]
    if line.text not in names:
        raise line.error("a side of a supply card, one of " + ", ".join(names))
    return divmod(names.index(line.text), 2)


def read_tile(pack: Pack, line: Line, letter: str) -> int:
    if letter not in pack.tile_letters:
        raise line.error("tiles from " + " ".join(pack.tile_letters), letter)
    return pack.tile_number(letter)


def read_player(pack: Pack, reader: Reader, seat: int) -> Player:
    board = pack.boards[0]
    own = reader.own.get(seat, {})
    if seat in reader.boards and reader.boards[seat].text:
        line = reader.boards[seat]
        if line.text not in [side.id for side in pack.boards]:
            raise line.error("a side of a board, one of " + ", ".join(side.id for side in pack.boards))
        board = pack.board(line.text)
    drops, exits = read_board(pack, reader, seat)
    tiles = [pack.tile_number("a"), pack.tile_number("b")]
    used = 0
    if "tiles" in own:
        words = own["tiles"].text.split()
        # In order, so that two tiles alike lie side by side; of these a used one comes first.
        words.sort(key=lambda word: (word.rstrip("*"), not word.endswith("*")))
        tiles = [read_tile(pack, own["tiles"], word.rstrip("*")) for word in words]
        used = sum(1 << i for i, word in enumerate(words) if word.endswith("*"))
    player = Player(
        board,
        drops,
        left=sum(drops),
        exits=exits,
        leaves=own["leaves"].count() if "leaves" in own else 0,
        tiles=tuple(tiles),
        used=used,
        hand=(),
        known=0,
        draw=(),
        cuts=(),
        seam=0,
        discard=own["discard"].cards(pack)[::-1] if "discard" in own else (),
        gifts=own["gifts"].cards(pack) if "gifts" in own else (),
        favour=own["favour"].count(0, pack.track_end) if "favour" in own else 0,
    )
    if "hand" in own:
        known, bar, unknown = own["hand"].text.partition("|")
        if not bar:
            known, unknown = "", known
        player.known = len(known.split())
        player.hand = own["hand"].cards(pack, known) + own["hand"].cards(pack, unknown)
    if "draw" in own:
        read_draw(pack, own["draw"], player)
    if not player.seam:
        # Unless it is said which layer they came from, hidden cards came from the one on top; without a pile
        # there is nothing they could be mistaken for, so everybody knows them.
        player.seam = len(player.draw)
        if not player.draw:
            player.known = len(player.hand)
    return player


def read_board(pack: Pack, reader: Reader, seat: int) -> tuple[list[int], int]:
    """Drops on each field and the shrine fields; a board left out is an empty one."""
    exits = 1 << pack.shrine_field
    rows = reader.rows.get(seat)
    if rows is None:
        return [0] * len(pack.field_names), exits
    drops: list[int] = []
    for line in rows:
        words = line.text.split()
        if len(words) != pack.columns:
            raise line.error(f"{pack.columns} fields")
        for word in words:
            field = len(drops)
            if (word == SHRINE) != (field == pack.shrine_field):
                raise line.error(f"* on {pack.field_names[pack.shrine_field]} and nowhere else")
            if word == "#":
                exits |= 1 << field
            n = 0 if word in (".", "#", SHRINE) else whole(word, 0, 99)
            if n is None:
                raise line.error("a number of drops, '.', '#' or '*'", word)
            drops.append(n)
    if len(rows) != pack.rows:
        raise reader.own[seat]["board"].error(f"{pack.rows} rows below it", f"{len(rows)} rows")
    return drops, exits


def read_draw(pack: Pack, line: Line, player: Player) -> None:
    cuts: list[int] = []
    for layer in reversed(line.text.split("|")):
        marked = "~" in layer
        if player.draw:
            cuts.append(len(player.draw))
        player.draw += line.cards(pack, layer.replace("~", ""))[::-1]
        if marked:
            player.seam = len(player.draw)
    player.cuts = tuple(cuts)


def number_of(word: str, high: int) -> int:
    """A number from 0 to high in a frame's line."""
    number = whole(word, 0, high)
    if number is None:
        raise ValueError
    return number


def read_frame(pack: Pack, players: int, line: Line) -> Frame[Table]:
    words = line.text.split()
    shapes = "'run SEAT PLACE PART DONE', 'at SEAT PLACE PART FIELD MOVED REMOVED SIDES' or 'hired SEAT CARD'"
    try:
        seat = number_of(words[1], players - 1)
        if words[0] == "hired":
            return Hired(seat, pack.card_numbers[words[2]])
        effect = pack.lines[words[2]]
        at = number_of(words[3], len(effect.parts) - 1)
        part = effect.parts[at]
        if words[0] == "run" and len(words) == 5:
            return Run(seat, effect, at, number_of(words[4], part.times - 1))
        if words[0] == "at" and isinstance(part, Picture):
            field = pack.field_names.index(words[4])
            moved, removed = number_of(words[5], part.moves), number_of(words[6], part.removes)
            taken = sum(1 << pack.field_names.index(name) for name in set(words[7:]))
            return AtField(seat, part, words[2], at, field, moved, removed, taken)
    except (IndexError, KeyError, ValueError):
        pass
    raise line.error(shapes)
