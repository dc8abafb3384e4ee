"""A position as text that a person can read and write, and back.

    deep_forest
    players: 2
    round: 4
    grid: pb.m ..cc m... ...p
    stage: forest 0

    player 0: pawn c2
    goods: potion 2, book 1, coin 3, marker 4
    forest:
      ? ? ? ? ?
      ? ? ? R ?
      ? ? ? ? ?
      ? ? . ? ?
      . R . T .
      t . . g .
      . . . s .
    trail: c0 1, c1 1

The forest is drawn from the upper wall down: `.` forest, `_` a field whose tile was taken, t thicket, g gate,
w guard, s sword, T troll, R rock; a `?` behind a letter (`t?`) is a tile face down, a `?` alone a forest tile
face down. Whatever is left out is as good as empty; a forest left out is all open.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tanglewood.games.deep_forest.framing import read_frame
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.pack import BARE, FOREST, LETTERS, ROCK, WALL, Pack
from tanglewood.games.deep_forest.reading import Line, Reader
from tanglewood.games.deep_forest.table import (
    COUNTS,
    NO_FOG,
    NOWHERE,
    Agreement,
    Player,
    Row,
    Table,
    open_trolls,
)
from tanglewood.kernel.chance import WORD, Rng
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.setting import Setting, spelled

if TYPE_CHECKING:
    from tanglewood.games.deep_forest.state import DeepForest

GAME = "deep_forest"
SIGNS = "_.tgwsTR"
"""What a forest field shows, in the order of the kinds."""


# ---------------------------------------------------------------------- writing


def write(table: Table) -> str:
    agreed = table.agreed
    pack = agreed.pack
    lines = [GAME, *(f"{name}: {spelled(value)}" for name, value in agreed.options.items())]
    size = pack.size
    cells = "".join([LETTERS[cell] for cell in table.grid])
    lines += [
        f"word: {table.chance.word}",
        f"begins: {agreed.first}",
        f"seat: {table.active}",
        f"over: {spelled(not table.stack)}",
        f"round: {table.round}",
        f"fog: {'none' if table.fog == NO_FOG else table.fog}",
        f"leaver: {'none' if table.leaver < 0 else table.leaver}",
        "grid: " + " ".join([cells[i : i + size] for i in range(0, len(cells), size)]),
        "heap: " + strips(pack, table.heap),
        "pile: " + strips(pack, table.pile[::-1]),
        "box: " + strips(pack, table.box),
        "shuffled: " + " ".join([f"{pack.strip_ids[i]}={n}" for i, n in enumerate(table.generation) if n]),
        "middle: " + " ".join([f"{pack.monsters[i].id}={n}" for i, n in enumerate(table.middle)]),
        "supply: " + " ".join([str(n) for n in table.supply]),
        "lowest: " + " ".join([str(n) for n in table.lowest]),
        "tally: " + " ".join([str(n) for n in table.tally]),
    ]
    for seat, player in enumerate(table.players):
        lines += ["", f"player {seat}:{pawn_words(pack, player)}", *write_player(pack, player)]
    if table.stack:
        lines += ["", *(f"stage: {frame.text(table)}" for frame in table.stack)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def pawn_words(pack: Pack, player: Player) -> str:
    if player.exit >= 0:
        return f" left {pack.field_names[player.exit]}"
    return f" pawn {pack.field_names[player.pawn]}" if player.pawn >= 0 else ""


def write_player(pack: Pack, player: Player) -> list[str]:
    rows: list[str] = []
    for row in range(pack.rows, 0, -1):
        signs = []
        for field in range(row * pack.columns, (row + 1) * pack.columns):
            sign = SIGNS[player.tiles[field]]
            signs.append(f"{sign}?" if player.hidden >> field & 1 else f"{sign} ")
        rows.append("  " + " ".join(signs))
    names = pack.field_names
    steps = [f"{names[field]} {player.stones[i]}" for i, field in enumerate(player.trail)]
    won = [f"{name} {player.won[i]}" for i, name in enumerate(("thicket", "gate", "guard"))]
    return [
        "goods: " + ", ".join([f"{name} {player.goods[i]}" for i, name in enumerate(RESOURCES)]),
        "forest:",
        *rows,
        "trail: " + ", ".join(steps),
        "visitors: " + " ".join([names[field] for field in player.visitors]),
        "hand: " + strips(pack, player.hand),
        f"edge: {'none' if player.edge < 0 else pack.edge_names[player.edge]}",
        f"swords: {player.swords} {player.spent}",
        f"trolls: {player.trolls} {player.fresh} {spelled(player.sent)}",
        f"retreats: {player.retreats}",
        "won: " + ", ".join(won),
        "monsters: " + " ".join([pack.monsters[kind].id for kind in player.monsters]),
    ]


def strips(pack: Pack, numbers: Row) -> str:
    return " ".join([pack.strip_ids[number] for number in numbers])


# ---------------------------------------------------------------------- reading


def read(
    pack: Pack,
    settings: tuple[Setting, ...],
    text: str,
    make: "Callable[..., DeepForest]",
    checked: bool = True,
) -> "DeepForest":
    """The position of a text; `make` is the class of the state."""
    reader = Reader(GAME, pack, settings, text)
    players = int(reader.options["players"])
    if max(reader.pawns, default=0) >= players:
        raise TextError(f"expected players 0 to {players - 1}, got player {max(reader.pawns)}")
    agreed = Agreement(pack, reader.options, players, reader.count("begins", 0, 0, players - 1))
    active = reader.count("seat", agreed.first, 0, players - 1)
    seats = [read_player(pack, reader, seat) for seat in range(players)]
    supply = reader.numbers("supply", [pack.supply[kind] - out(seats, kind) for kind in range(4)])
    generation = [0] * len(pack.strips)
    for strip, n in reader.pairs("shuffled", pack.strip_numbers).items():
        generation[strip] = n
    middle = [monster.copies for monster in pack.monsters]
    kinds = {monster.id: i for i, monster in enumerate(pack.monsters)}
    for kind, n in reader.pairs("middle", kinds).items():
        middle[kind] = n
    table = make(
        agreed,
        Rng(reader.count("word", 0, 0, WORD)),
        seats,
        stack=[],
        turn=active,
        active=active,
        round=reader.count("round", 1, 1, pack.last_round),
        fog=reader.maybe("fog", NO_FOG, -9, 99),
        leaver=reader.maybe("leaver", NOWHERE, 0, players - 1),
        grid=read_grid(pack, reader),
        heap=reader.strips("heap"),
        pile=reader.strips("pile")[::-1] or spare_strips(pack, reader, seats),
        box=reader.strips("box"),
        generation=tuple(generation),
        middle=tuple(middle),
        supply=supply,
        lowest=reader.numbers("lowest", supply[:]),
        tally=reader.numbers("tally", [0] * (COUNTS + 2 * len(pack.strengths))),
        asked=None,
    )
    if not reader.yes("over"):
        frames = [read_frame(pack, players, line) for line in reader.stages]
        table.stack = frames or [read_frame(pack, players, Line(0, "stage", f"forest {active}"))]
        for frame in table.stack:
            if table.players[frame.seat].pawn < 0 and not frame.text(table).startswith("enter"):
                table.players[frame.seat].pawn = 0
    table.turn = table.stack[-1].seat if table.stack else NOWHERE
    table.options()  # frames that have nothing to ask run on before anybody looks
    return table


def out(seats: list[Player], kind: int) -> int:
    """Pieces that are not in the supply: in hands, and markers on the boards."""
    on_boards = sum([sum(player.stones) for player in seats]) if kind == RESOURCES.index("marker") else 0
    return sum([player.goods[kind] for player in seats]) + on_boards


def spare_strips(pack: Pack, reader: Reader, seats: list[Player]) -> Row:
    """A pile left out: the base strips that lie nowhere else, so that there is something to draw."""
    used = {strip for player in seats for strip in player.hand}
    used.update(reader.strips("heap"), reader.strips("box"))
    for line in reader.stages:
        used.update([pack.strip_numbers[word] for word in line.text.split() if word in pack.strip_numbers])
    return tuple([strip for strip in pack.base_strips if strip not in used])


def read_grid(pack: Pack, reader: Reader) -> Row:
    line = reader.shared.get("grid")
    if line is None:
        return pack.bare_grid
    rows = line.text.split()
    if [len(row) for row in rows] != [pack.size] * pack.size or "".join(rows).strip(LETTERS):
        raise line.error(f"{pack.size} rows of {pack.size} letters from {LETTERS}")
    return tuple([LETTERS.index(letter) for letter in "".join(rows)])


def read_player(pack: Pack, reader: Reader, seat: int) -> Player:
    own = reader.own.get(seat, {})
    tiles, hidden = read_forest(pack, reader, seat)
    player = Player([0, 0, 0, 0], tiles, hidden, (), pack.start_swords, pack.retreats)
    if seat in reader.pawns and reader.pawns[seat].text:
        line = reader.pawns[seat]
        word, _, name = line.text.partition(" ")
        if word not in ("pawn", "left") or name not in pack.field_names:
            raise line.error("'pawn c3' or 'left c8'")
        player.pawn = pack.field_names.index(name)
        player.exit = player.pawn if word == "left" else NOWHERE
    if "goods" in own:
        player.goods = own["goods"].amounts(RESOURCES)
    if "trail" in own:
        read_trail(pack, own["trail"], player)
    if "visitors" in own:
        player.visitors = tuple(
            sorted([own["visitors"].field(pack, name) for name in own["visitors"].text.split()])
        )
    if "hand" in own:
        player.hand = tuple(sorted(own["hand"].strips(pack)))
    if "edge" in own and own["edge"].text != "none":
        if own["edge"].text not in pack.edge_names:
            raise own["edge"].error("none or one of " + ", ".join(pack.edge_names))
        player.edge = pack.edge_names.index(own["edge"].text)
    if "swords" in own:
        player.swords, player.spent = own["swords"].counts(2)
    if "trolls" in own:
        words = own["trolls"].text.split()
        player.sent = words[-1:] == ["yes"]
        player.trolls, player.fresh = own["trolls"].counts(2, " ".join(words[:2]))
    if "retreats" in own:
        player.retreats = own["retreats"].count(0, 9)
    if "won" in own:
        player.won = tuple(own["won"].amounts(("thicket", "gate", "guard")))
    if "monsters" in own:
        kinds = [monster.id for monster in pack.monsters]
        for word in own["monsters"].text.split():
            if word not in kinds:
                raise own["monsters"].error("monsters of the pack", word)
            player.monsters += (kinds.index(word),)
    player.danger = open_trolls(player)
    return player


def read_trail(pack: Pack, line: Line, player: Player) -> None:
    for part in [part.split() for part in line.text.split(",") if part.strip()]:
        if len(part) != 2:
            raise line.error("fields with their markers like 'c0 1, c1 2'")
        player.trail += (line.field(pack, part[0]),)
        player.stones += (line.number(part[1], 0, 9),)
    player.path = sum([1 << field for field in set(player.trail)])


def read_forest(pack: Pack, reader: Reader, seat: int) -> tuple[Row, int]:
    """What lies on every field; a forest left out is all open."""
    tiles = [FOREST if 0 < row <= pack.rows else WALL for row in pack.row]
    hidden = 0
    for field in pack.forest:
        if pack.rocks >> field & 1:
            tiles[field] = ROCK
    rows = reader.rows.get(seat)
    if rows is None:
        return tuple(tiles), hidden
    if len(rows) != pack.rows:
        raise reader.own[seat]["forest"].error(f"{pack.rows} rows below it", f"{len(rows)} rows")
    for i, line in enumerate(rows):
        words = line.text.split()
        if len(words) != pack.columns:
            raise line.error(f"{pack.columns} fields")
        for column, word in enumerate(words):
            field = (pack.rows - i) * pack.columns + column
            sign = word.rstrip("?") or "."
            if sign not in SIGNS or len(sign) != 1:
                raise line.error(f"signs from {' '.join(SIGNS)}, face down with a ?", word)
            kind = SIGNS.index(sign)
            if (kind == ROCK) != bool(pack.rocks >> field & 1):
                raise line.error("R on the rocks and nowhere else", word)
            tiles[field] = kind
            if word.endswith("?"):
                if kind in (BARE, ROCK):
                    raise line.error("a tile to lie face down", word)
                hidden |= 1 << field
    return tuple(tiles), hidden
