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
face down. `stage` is what the player whose turn it is does now, and above it the sending of a troll. Whatever
is left out is as good as empty; a forest left out is all open, round and fog follow from each other, and what
is not in hands is in the supply. Writing is in writing.py; what no game can reach is found by validation/.
"""

from functools import partial

from tanglewood.games.deep_forest.board.table import (
    COUNTS,
    NO_FOG,
    NOWHERE,
    Player,
    Row,
    Table,
    fog_in,
    open_trolls,
)
from tanglewood.games.deep_forest.components.pack import BARE, FOREST, LETTERS, MARKER, ROCK, WALL, Pack
from tanglewood.games.deep_forest.config import GAME, GameConfig
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.play.turn import Enter, Forest, Lay
from tanglewood.games.deep_forest.presentation.framing import read_frame
from tanglewood.games.deep_forest.presentation.writing import SIGNS
from tanglewood.games.deep_forest.setup import settings
from tanglewood.games.deep_forest.state import DeepForest
from tanglewood.kernel.state import NOBODY, Frame
from tanglewood.kernel.text.position import HEADING, MANY, Layout, Reader, Sheet, TextLine

SHARED = (
    *(*HEADING, "round", "fog", "leaver", "grid", "heap", "pile", "box"),
    *("shuffled", "middle", "supply", "lowest", "tally"),
)
OWN = (
    *("goods", "forest", "trail", "visitors", "hand", "edge", "swords", "trolls", "retreats", "won"),
    "monsters",
)
STRIPS = "strips of the pack"
OBSTACLES = ("thicket", "gate", "guard")


def reader(pack: Pack) -> Reader:
    """The reader of positions played with this pack."""
    layout = Layout(GAME, SHARED, OWN, "stage", "forest", pack.rows, "round: 4")
    return Reader(layout, settings(pack), partial(read_table, pack))


def read_table(pack: Pack, sheet: Sheet) -> DeepForest:
    players = sheet.players
    config = GameConfig(pack, sheet.options, sheet.first())
    seats = [read_player(pack, sheet, seat) for seat in range(players)]
    frames = [read_frame(pack, players, line) for line in sheet.frames]
    over = sheet.yes("over")
    if over and frames:
        raise sheet.frames[0].error("no stage once the game is over")
    leaver = read_leaver(sheet, seats)
    active = read_active(sheet, config, frames, leaver)
    round = read_round(pack, sheet, seats, leaver)
    supply = read_supply(pack, sheet, seats)
    table = DeepForest(
        config,
        seats,
        active=active,
        round=round,
        fog=sheet.maybe("fog", fog_in(pack, round), NO_FOG, -9, 99),
        leaver=leaver,
        grid=read_grid(pack, sheet),
        heap=read_strips(pack, sheet, "heap"),
        pile=read_strips(pack, sheet, "pile")[::-1],
        box=read_strips(pack, sheet, "box"),
        generation=read_shuffles(pack, sheet),
        middle=read_middle(pack, sheet, seats),
        supply=supply,
        lowest=read_row(sheet, "lowest", supply),
        tally=read_row(sheet, "tally", [0] * (COUNTS + 2 * len(pack.strengths))),
    )
    if not over and not frames:
        frames.append(Forest(active))
    table.begin(sheet.chance(), frames, active)
    if table.stack and not isinstance(table.stack[0], Enter) and seats[active].pawn < 0:
        seats[active].pawn = 0  # somebody at any other stage has entered
    if "pile" not in sheet.shared:
        table.pile = spare_strips(table)
    table.turn = table.stack[-1].seat if table.stack else NOBODY
    return table


# ---------------------------------------------------------------------- who, when


def read_leaver(sheet: Sheet, seats: list[Player]) -> int:
    """The first seat to leave; if the text does not say it, the one who left longest ago."""
    if "leaver" in sheet.shared:
        return sheet.maybe("leaver", NOWHERE, NOWHERE, 0, len(seats) - 1)
    left = [seat for seat, player in enumerate(seats) if player.exit >= 0]
    if not left:
        return NOWHERE
    now = sheet.active(0)
    return min(left, key=lambda seat: (seat - now - 1) % len(seats))


def read_active(sheet: Sheet, config: GameConfig, frames: "list[Frame[Table]]", leaver: int) -> int:
    """Whose turn it is; if the text does not say it, the player at a stage, the one who had the last turn,
    or the one who begins."""
    usual = config.first
    if frames:
        usual = frames[0].seat
    elif sheet.yes("over"):
        usual = ((leaver if leaver >= 0 else config.first) - 1) % config.players
    return sheet.active(usual)


def read_round(pack: Pack, sheet: Sheet, seats: list[Player], leaver: int) -> int:
    """The round; if the text does not say it, the earliest one that fits the fog, those who left and the
    end."""
    usual = 1
    fog = sheet.maybe("fog", NO_FOG, NO_FOG, -9, 99)
    if fog != NO_FOG:
        usual = min(max(pack.fog_after + fog - pack.fog_mark, 1), pack.last_round)
    elif leaver >= 0:
        usual = pack.fog_after + 1
    elif sheet.yes("over"):
        usual = pack.last_round
    return sheet.count("round", usual, 1, pack.last_round)


# ---------------------------------------------------------------------- market, monsters, supply


def read_strips(pack: Pack, sheet: Sheet, key: str, seat: int = -1) -> Row:
    return sheet.numbers_of(key, pack.strip_numbers, STRIPS, seat)


def spare_strips(table: Table) -> Row:
    """A pile that was left out: the base strips that are nowhere else, so that there is something to draw."""
    pack = table.config.pack
    used = [strip for player in table.players for strip in player.hand]
    used += [*table.heap, *[frame.strip for frame in table.stack if isinstance(frame, Lay)]]
    room = pack.dealt[table.config.players] - len(used)
    spare = [strip for strip in pack.base_strips if strip not in used and strip not in table.box]
    return tuple(spare[: max(room, 0)])


def read_shuffles(pack: Pack, sheet: Sheet) -> Row:
    generation = [0] * len(pack.strips)
    for strip, n in read_pairs(sheet, "shuffled", pack.strip_numbers).items():
        generation[strip] = n
    return tuple(generation)


def read_middle(pack: Pack, sheet: Sheet, seats: list[Player]) -> Row:
    """Cards left of each kind of monster; if the text does not say it, all that nobody has beaten."""
    held = [kind for player in seats for kind in player.monsters]
    middle = [max(monster.copies - held.count(kind), 0) for kind, monster in enumerate(pack.monsters)]
    for kind, n in read_pairs(sheet, "middle", pack.monster_numbers).items():
        middle[kind] = n
    return tuple(middle)


def read_supply(pack: Pack, sheet: Sheet, seats: list[Player]) -> list[int]:
    """Pieces left; if the text does not say it, all that are neither in hands nor, as markers, on the
    boards."""
    rest = [
        pack.supply[kind] - sum([player.goods[kind] for player in seats]) for kind in range(len(RESOURCES))
    ]
    rest[MARKER] -= sum([sum(player.stones) for player in seats])
    return read_row(sheet, "supply", rest)


def read_row(sheet: Sheet, key: str, usual: list[int]) -> list[int]:
    line = sheet.line(key)
    return usual[:] if line is None else line.counts(len(usual), low=-MANY)


def read_pairs(sheet: Sheet, key: str, names: dict[str, int]) -> dict[int, int]:
    """Numbers by name: `s01=1 s07=2`."""
    found: dict[int, int] = {}
    line = sheet.line(key)
    for word in [] if line is None else line.words():
        assert line is not None
        name, _, n = word.partition("=")
        if name not in names or names[name] in found:
            raise line.error("names of the pack with numbers, like s01=1, each once", word)
        found[names[name]] = line.whole(n, 0, 99)
    return found


def read_grid(pack: Pack, sheet: Sheet) -> Row:
    line = sheet.line("grid")
    if line is None:
        return pack.bare_grid
    rows = line.words()
    if [len(row) for row in rows] != [pack.size] * pack.size or "".join(rows).strip(LETTERS):
        raise line.error(f"{pack.size} rows of {pack.size} letters from {LETTERS}")
    return tuple([LETTERS.index(letter) for letter in "".join(rows)])


# ---------------------------------------------------------------------- players


def read_player(pack: Pack, sheet: Sheet, seat: int) -> Player:
    tiles, hidden = read_forest(pack, sheet, seat)
    player = Player([0, 0, 0, 0], tiles, hidden, (), pack.start_swords, pack.retreats)
    head = sheet.heads.get(seat)
    if head is not None and head.text:
        word, _, name = head.text.partition(" ")
        if word not in ("pawn", "left") or name not in pack.field_names:
            raise head.error("'pawn c3' or 'left c8'")
        player.pawn = pack.field_names.index(name)
        player.exit = player.pawn if word == "left" else NOWHERE
    goods = sheet.line("goods", seat)
    if goods is not None:
        player.goods = read_amounts(goods, RESOURCES)
    trail = sheet.line("trail", seat)
    if trail is not None:
        read_trail(pack, trail, player)
    names = pack.field_numbers
    player.visitors = tuple(sorted(sheet.numbers_of("visitors", names, "fields of the board", seat)))
    player.hand = tuple(sorted(read_strips(pack, sheet, "hand", seat)))
    edge = sheet.line("edge", seat)
    if edge is not None:
        player.edge = edge.one_of(["none", *pack.edge_names]) - 1
    swords = sheet.line("swords", seat)
    if swords is not None:
        player.swords, player.spent = read_two(swords, swords.words())
    trolls = sheet.line("trolls", seat)
    if trolls is not None:
        words = trolls.words()
        player.sent = words[-1:] == ["yes"]
        if words[-1:] in (["yes"], ["no"]):
            words.pop()
        player.trolls, player.fresh = read_two(trolls, words)
    player.retreats = sheet.count("retreats", pack.retreats, seat=seat)
    won = sheet.line("won", seat)
    if won is not None:
        player.won = tuple(read_amounts(won, OBSTACLES))
    player.monsters = sheet.numbers_of("monsters", pack.monster_numbers, "monsters of the pack", seat)
    player.danger = open_trolls(player)
    return player


def read_two(line: TextLine, words: list[str]) -> list[int]:
    """One number or two; the second one is 0 if it is left out."""
    if len(words) not in (1, 2):
        raise line.error("one number or two")
    return [line.whole(word) for word in (*words, "0")[:2]]


def read_amounts(line: TextLine, names: tuple[str, ...]) -> list[int]:
    """How many of each: `potion 2, coin 1`."""
    found = [0] * len(names)
    seen: list[str] = []
    for part in [part.split() for part in line.text.split(",") if part.strip()]:
        if len(part) != 2 or part[0] not in names or part[0] in seen:
            raise line.error(f"amounts like '{names[0]} 2, {names[-1]} 1'")
        found[names.index(part[0])] = line.whole(part[1])
        seen.append(part[0])
    return found


def read_trail(pack: Pack, line: TextLine, player: Player) -> None:
    for part in [part.split() for part in line.text.split(",") if part.strip()]:
        if len(part) != 2:
            raise line.error("fields with their markers like 'c0 1, c1 2'")
        player.trail += line.numbers_of(pack.field_numbers, "fields of the board", part[0])
        player.stones += (line.whole(part[1], 0, 9),)
    player.path = sum([1 << field for field in set(player.trail)])


def read_forest(pack: Pack, sheet: Sheet, seat: int) -> tuple[Row, int]:
    """What lies on every field; a forest left out is all open."""
    tiles = [FOREST if 0 < row <= pack.rows else WALL for row in pack.row]
    hidden = 0
    for field in pack.forest:
        if pack.rocks >> field & 1:
            tiles[field] = ROCK
    rows = sheet.rows.get(seat)
    if rows is None:
        return tuple(tiles), hidden
    for i, line in enumerate(rows):
        words = line.words()
        if len(words) != pack.columns:
            raise line.error(f"{pack.columns} fields")
        for column, word in enumerate(words):
            field = (pack.rows - i) * pack.columns + column
            sign = word.removesuffix("?") or "."
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
    sheet.check_rows(seat)
    return tuple(tiles), hidden
