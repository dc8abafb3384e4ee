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
carries a `*`, an extra shrine field is `#`, `1+2` are one dewdrop and two prism drops. Frames of half-done
effects are the lines called `doing`. Writing is in writing.py.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tanglewood.games.mycelia.effects import Run
from tanglewood.games.mycelia.gwidyon import REMOVE_SIDE, REST, Gwidyon
from tanglewood.games.mycelia.pack import COLOURS, SHRINE, Pack
from tanglewood.games.mycelia.pictures import AtField, Picture
from tanglewood.games.mycelia.player import NO_CARD, Agreement, Cards, Player
from tanglewood.games.mycelia.solo import HisTurn
from tanglewood.games.mycelia.table import Table
from tanglewood.games.mycelia.turn import Again, Answers, Hired, Turn
from tanglewood.games.mycelia.writing import GAME
from tanglewood.kernel.chance import WORD, Rng
from tanglewood.kernel.echo import clip, echo
from tanglewood.kernel.errors import OptionError, TextError
from tanglewood.kernel.reading import whole
from tanglewood.kernel.setting import Setting, settle_options
from tanglewood.kernel.state import Frame

if TYPE_CHECKING:
    from tanglewood.games.mycelia.state import Mycelia

SHARED = (
    *("word", "seat", "begins", "over", "round", "ending", "supply", "shrine", "collected", "box"),
    *("showcase", "pile", "thrown", "stock", "tokens", "gone", "doing"),
    *("still", "played", "shrine prisms", "collected prisms", *COLOURS),
    *("pile of gwidyon", "chip", "solo", "solo seen", "yellow"),
)
OWN = ("board", "leaves", "tiles", "hand", "draw", "discard", "gifts", "favour")


class Line:
    """One `key: words` of a position, with its number for messages."""

    def __init__(self, number: int, key: str, text: str) -> None:
        self.number = number
        self.key = key
        self.text = text

    def error(self, expected: str, got: str | None = None) -> TextError:
        shown = self.text if got is None else got
        return TextError(f"line {self.number}, {clip(self.key)}: expected {expected}, got {echo(shown)}")

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
                raise TextError(f"line {number}: expected one of {known}, got {echo(line.key)}")
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


def read(
    pack: Pack,
    settings: tuple[Setting, ...],
    text: str,
    make: "Callable[..., Mycelia]",
    checked: bool = True,
) -> "Mycelia":
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
        still=reader.count("still", 0),
        played=reader.count("played", 0),
        shrine_prisms=reader.count("shrine prisms", 0, 0, agreed.capacity),
        collected_prisms=reader.count("collected prisms", 0),
        roots=(),
        root_known=(),
        gwidyon=read_gwidyon(reader) if players == 1 else None,
        asked=None,
    )
    read_roots(reader, table)
    if not reader.yes("over"):
        table.stack = [Turn(active), *(read_frame(pack, players, line) for line in reader.doing)]
        if not any(isinstance(frame, HisTurn) for frame in table.stack):
            table.let_gifts_work(active)
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


def read_roots(reader: Reader, table: Table) -> None:
    """The piles of gifts, if any is given; behind the `|` lie those everybody has seen."""
    if not table.agreed.prisma and not any(colour in reader.shared for colour in COLOURS):
        return
    piles: list[Cards] = []
    known: list[int] = []
    for colour, gifts in zip(COLOURS, reader.pack.gift_piles, strict=True):
        line = reader.shared.get(colour) or Line(0, colour, "")
        top, _, bottom = line.text.partition("|")
        under = line.cards(reader.pack, bottom)[::-1]
        pile = under + line.cards(reader.pack, top)[::-1]
        for card in pile:
            if card not in gifts:
                raise line.error(f"{colour} gifts", reader.pack.cards[card].id)
        piles.append(pile)
        known.append(len(under))
    table.roots = tuple(piles)
    table.root_known = tuple(known)


def read_gwidyon(reader: Reader) -> Gwidyon:
    start = int(reader.options["gwidyon"])
    side = reader.shared.get("chip")
    if side is not None and side.text not in ("remove", "rest"):
        raise side.error("remove or rest")
    chip = REST if side is not None and side.text == "rest" else REMOVE_SIDE
    seen = read_solo(reader, "solo seen")
    deck = read_solo(reader, "solo")[::-1]
    if "solo" not in reader.shared:
        deck = tuple(card for card in range(len(reader.pack.solo)) if card not in seen)[::-1]
    if len({*deck, *seen}) != len(deck) + len(seen) or not deck:
        line = reader.shared.get("solo") or reader.shared["solo seen"]
        raise line.error("each solo card at most once and at least one face down")
    left = reader.count("pile of gwidyon", start, 0, 99)
    return Gwidyon(start, left, chip, deck, seen, reader.count("yellow", 0, 0, reader.pack.track_end))


def read_solo(reader: Reader, key: str) -> Cards:
    if key not in reader.shared:
        return ()
    ids = [card.id for card in reader.pack.solo]
    for word in reader.shared[key].text.split():
        if word not in ids:
            raise reader.shared[key].error("solo cards, " + ", ".join(ids), word)
    return tuple(ids.index(word) for word in reader.shared[key].text.split())


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
    drops, prisms, exits = read_board(pack, reader, seat)
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
        prisms,
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
        powers=0,
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


def read_board(pack: Pack, reader: Reader, seat: int) -> tuple[list[int], list[int], int]:
    """Drops and prism drops on each field, and the shrine fields; a board left out is an empty one."""
    exits = 1 << pack.shrine_field
    rows = reader.rows.get(seat)
    if rows is None:
        return [0] * len(pack.field_names), [0] * len(pack.field_names), exits
    drops: list[int] = []
    prisms: list[int] = []
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
            dew, plus, glint = ("0" if word in (".", "#", SHRINE) else word).partition("+")
            n = whole(dew or "0" if plus else dew, 0, 99)
            shining = whole(glint, 1, 99) if plus else 0
            if n is None or shining is None:
                raise line.error("a number of drops, '1+2' with prism drops, '.', '#' or '*'", word)
            drops.append(n + shining)
            prisms.append(shining)
    if len(rows) != pack.rows:
        raise reader.own[seat]["board"].error(f"{pack.rows} rows below it", f"{len(rows)} rows")
    return drops, prisms, exits


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
    shapes = (
        "'run SEAT PLACE PART DONE', 'at SEAT PLACE PART FIELD MOVED REMOVED SIDES', 'hired SEAT CARD', "
        "'again SEAT CARD', 'answers SEAT GIFTS' or 'gwidyon SEAT SOLO-CARD STEP'"
    )
    try:
        seat = number_of(words[1], players - 1)
        if words[0] == "hired":
            return Hired(seat, pack.card_numbers[words[2]])
        if words[0] == "again":
            return Again(seat, pack.card_numbers[words[2]])
        if words[0] == "answers":
            return Answers(seat, tuple(pack.card_numbers[word] for word in words[2:]))
        if words[0] == "gwidyon":
            card = [solo.id for solo in pack.solo].index(words[2])
            return HisTurn(seat, card, number_of(words[3], len(pack.solo[card].steps)))
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
