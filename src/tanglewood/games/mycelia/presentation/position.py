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

Whatever is left out is as good as empty; options have their defaults, and boards are the sides the players
name. A board left out holds one drop, far from its shrine field, because an empty one begins the end. Piles
are written from the top, a `-` is a gap in the showcase. `|` divides what can be told apart: in a hand the
cards everybody knows from the others, in a draw pile its layers; `~` marks the layer the unknown cards of the
hand came from. A used tile carries a `*`, an extra shrine field is `#`, `1+2` are one dewdrop and two prism
drops. Frames of half-done effects are the lines called `doing`. Writing is in writing.py; what no game can
reach is found by validation/.
"""

from functools import partial

from tanglewood.games.mycelia.board.player import NO_CARD, Cards, Player
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.components.pack import COLOURS, SHRINE, Board, Pack
from tanglewood.games.mycelia.config import GAME, GameConfig
from tanglewood.games.mycelia.effects.base import Run
from tanglewood.games.mycelia.effects.pictures import AtField, Picture
from tanglewood.games.mycelia.gwidyon.state import REMOVE_SIDE, REST, Gwidyon
from tanglewood.games.mycelia.gwidyon.turn import HisTurn
from tanglewood.games.mycelia.play.turn import Again, Answers, Hired, Turn
from tanglewood.games.mycelia.setup import settings
from tanglewood.games.mycelia.state import Mycelia
from tanglewood.kernel.state import NOBODY, Frame
from tanglewood.kernel.text.position import HEADING, Layout, Reader, Sheet, TextLine
from tanglewood.kernel.text.reading import whole

SOLO = ("pile of gwidyon", "chip", "solo", "solo seen", "yellow")
SHARED = (
    *HEADING,
    *("round", "ending", "supply", "shrine", "collected", "box", "showcase", "pile", "thrown", "stock"),
    *("tokens", "gone", "still", "played", "shrine prisms", "collected prisms"),
    *(*COLOURS, *SOLO),
)
CARDS = "cards of the pack"
OWN = ("board", "leaves", "tiles", "hand", "draw", "discard", "gifts", "favour")


def reader(pack: Pack) -> Reader:
    """The reader of positions played with this pack."""
    layout = Layout(GAME, SHARED, OWN, "doing", "board", pack.rows, "shrine: 4")
    return Reader(layout, settings(pack), partial(read_table, pack))


def read_table(pack: Pack, sheet: Sheet) -> Mycelia:
    players = sheet.players
    card, side = read_supply(pack, sheet)
    first = sheet.first()
    sides = [read_side(pack, sheet, seat) for seat in range(players)]
    options = sheet.options
    if "boards" not in sheet.shared and any(side.back for side in sides):
        options = {**options, "boards": ",".join([side.id for side in sides])}
    config = GameConfig(pack, options, first, pack.supply_cards[card])
    refuse_what_has_no_place(sheet, config)
    over = sheet.yes("over")
    usual = (first - 1) % players if over else first  # a game ends behind the last turn of a round
    active = sheet.active(usual)
    roots, known = read_roots(pack, sheet)
    if not config.prisma and not any(roots):
        roots, known = (), ()
    table = Mycelia(
        config,
        [read_player(pack, sheet, seat, side) for seat, side in enumerate(sides)],
        active=active,
        round=sheet.count("round", 1, 1),
        ending=has_begun_to_end(sheet),
        showcase=read_showcase(pack, sheet),
        pile=read_pile(pack, sheet, "pile"),
        thrown=read_pile(pack, sheet, "thrown"),
        supply_side=side,
        shrine=sheet.count("shrine", 0, 0, config.capacity),
        collected=sheet.count("collected", 0),
        box=sheet.count("box", 0),
        tile_stock=read_stock(pack, sheet),
        shrine_tokens=sheet.count("tokens", 0),
        gone=sheet.numbers_of("gone", pack.card_numbers, CARDS),
        still=sheet.count("still", 0),
        played=sheet.count("played", 0),
        shrine_prisms=sheet.count("shrine prisms", 0, 0, config.capacity),
        collected_prisms=sheet.count("collected prisms", 0),
        roots=roots,
        root_known=known,
        gwidyon=read_gwidyon(pack, sheet) if players == 1 else None,
    )
    table.begin(sheet.chance(), [], active)
    frames = [read_frame(pack, players, line) for line in sheet.frames]
    if not over:
        table.stack = [Turn(active), *frames]
        if not any(isinstance(frame, HisTurn) for frame in frames):
            table.let_gifts_work(active)
    elif frames:
        raise sheet.frames[0].error("nothing to be done once the game is over")
    table.turn = table.stack[-1].seat if table.stack else NOBODY
    return table


def has_begun_to_end(sheet: Sheet) -> bool:
    """Whether the end has begun; if the text does not say so, only a game that is over has begun to end."""
    return sheet.yes("ending" if "ending" in sheet.shared else "over")


def refuse_what_has_no_place(sheet: Sheet, config: GameConfig) -> None:
    """Refuse lines about somebody who does not play at this table: the position could not hold what they
    say."""
    for key in SOLO:
        if key in sheet.shared and config.players > 1:
            raise sheet.shared[key].error("this line in a game alone only")


def read_pile(pack: Pack, sheet: Sheet, key: str, seat: int = -1) -> Cards:
    """Cards written from the top."""
    return sheet.numbers_of(key, pack.card_numbers, CARDS, seat)[::-1]


def read_showcase(pack: Pack, sheet: Sheet) -> Cards:
    line = sheet.line("showcase")
    if line is None:
        return (NO_CARD,) * pack.showcase
    found = line.numbers_of({**pack.card_numbers, "-": NO_CARD}, CARDS)
    if len(found) > pack.showcase:
        raise line.error(f"at most {pack.showcase} cards")
    return found + (NO_CARD,) * (pack.showcase - len(found))


def read_stock(pack: Pack, sheet: Sheet) -> Cards:
    stock = [0] * len(pack.tiles)
    line = sheet.line("stock")
    if line is not None:
        for word in line.words():
            stock[read_tile(pack, line, word)] += 1
    return tuple(stock)


def read_supply(pack: Pack, sheet: Sheet) -> tuple[int, int]:
    line = sheet.line("supply")
    if line is None:
        return 0, 0
    names = [f"{card.id}{side}" for card in pack.supply_cards for side in "AB"]
    return divmod(line.one_of(names, "a side of a supply card, one of "), 2)


def read_roots(pack: Pack, sheet: Sheet) -> tuple[tuple[Cards, ...], tuple[int, ...]]:
    """The piles of gifts, and how many of each, those behind the `|`, everybody has seen."""
    piles: list[Cards] = []
    known: list[int] = []
    for colour, gifts in zip(COLOURS, pack.gift_piles, strict=True):
        names = {pack.cards[gift].id: gift for gift in gifts}
        line = sheet.line(colour) or TextLine(0, colour, "")
        top, _, bottom = line.text.partition("|")
        under = line.numbers_of(names, f"{colour} gifts", bottom)[::-1]
        piles.append(under + line.numbers_of(names, f"{colour} gifts", top)[::-1])
        known.append(len(under))
    return tuple(piles), tuple(known)


def read_gwidyon(pack: Pack, sheet: Sheet) -> Gwidyon:
    start = int(sheet.options["gwidyon"])
    side = sheet.line("chip")
    chip = REMOVE_SIDE if side is None else (REMOVE_SIDE, REST)[side.one_of(["remove", "rest"])]
    names = {card.id: number for number, card in enumerate(pack.solo)}
    seen = sheet.numbers_of("solo seen", names, "solo cards, " + ", ".join(names))
    deck = sheet.numbers_of("solo", names, "solo cards, " + ", ".join(names))[::-1]
    if "solo" not in sheet.shared:
        deck = tuple([card for card in range(len(pack.solo)) if card not in seen])[::-1]
    left = sheet.count("pile of gwidyon", start, 0, 99)
    return Gwidyon(start, left, chip, deck, seen, sheet.count("yellow", 0, 0, pack.track_end))


def read_tile(pack: Pack, line: TextLine, letter: str) -> int:
    if letter not in pack.tile_letters:
        raise line.error("tiles from " + " ".join(pack.tile_letters), letter)
    return pack.tile_number(letter)


def read_side(pack: Pack, sheet: Sheet, seat: int) -> Board:
    head = sheet.heads.get(seat)
    if head is None or not head.text:
        return pack.boards[0]
    return pack.boards[head.one_of([side.id for side in pack.boards], "a side of a board, one of ")]


def read_player(pack: Pack, sheet: Sheet, seat: int, side: Board) -> Player:
    drops, prisms, exits = read_board(pack, sheet, seat)
    tiles, used = read_tiles(pack, sheet, seat)
    player = Player(
        side,
        drops,
        prisms,
        left=sum(drops),
        exits=exits,
        leaves=sheet.count("leaves", 0, seat=seat),
        tiles=tiles,
        used=used,
        hand=(),
        known=0,
        draw=(),
        cuts=(),
        seam=0,
        discard=read_pile(pack, sheet, "discard", seat),
        gifts=sheet.numbers_of("gifts", pack.card_numbers, CARDS, seat),
        powers=0,
        favour=sheet.count("favour", 0, 0, pack.track_end, seat),
    )
    hand = sheet.line("hand", seat)
    if hand is not None:
        known, bar, unknown = hand.text.partition("|")
        if not bar:
            known, unknown = "", known
        player.known = len(known.split())
        player.hand = hand.numbers_of(pack.card_numbers, CARDS, f"{known} {unknown}")
    draw = sheet.line("draw", seat)
    if draw is not None and draw.text:
        read_draw(pack, draw, player)
    if not player.seam:
        # Unless it is said which layer they came from, hidden cards came from the one on top; without a pile
        # there is nothing they could be mistaken for, so everybody knows them.
        player.seam = len(player.draw)
        if not player.draw:
            player.known = len(player.hand)
    return player


def read_tiles(pack: Pack, sheet: Sheet, seat: int) -> tuple[tuple[int, ...], int]:
    """The tiles, and the bits of those with a star; if they are left out, they are a and b."""
    line = sheet.line("tiles", seat)
    if line is None:
        return (pack.tile_number("a"), pack.tile_number("b")), 0
    # In order, so that two tiles alike lie side by side; of these a used one comes first.
    words = sorted(line.words(), key=lambda word: (word.rstrip("*"), not word.endswith("*")))
    tiles = tuple([read_tile(pack, line, word.removesuffix("*")) for word in words])
    return tiles, sum([1 << i for i, word in enumerate(words) if word.endswith("*")])


def read_board(pack: Pack, sheet: Sheet, seat: int) -> tuple[list[int], list[int], int]:
    """Drops and prism drops on each field, and the shrine fields."""
    exits = 1 << pack.shrine_field
    drops: list[int] = []
    prisms: list[int] = []
    rows = sheet.rows.get(seat)
    if rows is None:
        drops = [0] * len(pack.field_names)
        if not has_begun_to_end(sheet):
            drops[pack.farthest] = 1
        return drops, [0] * len(pack.field_names), exits
    for line in rows:
        words = line.words()
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
    sheet.check_rows(seat)
    return drops, prisms, exits


def read_draw(pack: Pack, line: TextLine, player: Player) -> None:
    """A draw pile with its layers; one of them may be marked as the one the hidden hand came from."""
    cuts: list[int] = []
    for layer in line.text.split("|")[::-1]:
        mark, tilde, words = layer.partition("~")
        if tilde and (mark.strip() or player.seam):
            raise line.error("~ at the beginning of one layer")
        cards = line.numbers_of(pack.card_numbers, CARDS, words if tilde else layer)
        if not cards:
            raise line.error("cards in every layer")
        if player.draw:
            cuts.append(len(player.draw))
        player.draw += cards[::-1]
        if tilde:
            player.seam = len(player.draw)
    player.cuts = tuple(cuts)


def number_of(word: str, high: int) -> int:
    """A number from 0 to high in a frame's line."""
    number = whole(word, 0, high)
    if number is None:
        raise ValueError
    return number


SHAPES = (
    "'run SEAT PLACE PART DONE', 'at SEAT PLACE PART FIELD MOVED REMOVED SIDES', 'hired SEAT CARD', "
    "'again SEAT CARD', 'answers SEAT GIFTS' or 'gwidyon SEAT SOLO-CARD STEP'"
)


def read_frame(pack: Pack, players: int, line: TextLine) -> Frame[Table]:
    words = line.words()
    try:
        frame = frame_of(pack, words[0], number_of(words[1], players - 1), words[2:])
    except (IndexError, KeyError, ValueError):
        raise line.error(SHAPES) from None
    return frame


def frame_of(pack: Pack, name: str, seat: int, rest: list[str]) -> Frame[Table]:
    if name == "answers":
        return Answers(seat, tuple([pack.card_numbers[word] for word in rest]))
    if name == "hired" and len(rest) == 1:
        return Hired(seat, pack.card_numbers[rest[0]])
    if name == "again" and len(rest) == 1:
        return Again(seat, pack.card_numbers[rest[0]])
    if name == "gwidyon" and len(rest) == 2:
        card = [solo.id for solo in pack.solo].index(rest[0])
        return HisTurn(seat, card, number_of(rest[1], len(pack.solo[card].steps)))
    effect = pack.lines[rest[0]]
    at = number_of(rest[1], len(effect.parts) - 1)
    part = effect.parts[at]
    if name == "run" and len(rest) == 3:
        return Run(seat, effect, at, number_of(rest[2], part.times - 1))
    if name == "at" and isinstance(part, Picture):
        names = pack.field_names
        moved, removed = number_of(rest[3], part.moves), number_of(rest[4], part.removes)
        taken = sum([1 << names.index(name) for name in set(rest[5:])])
        return AtField(seat, part, rest[0], at, names.index(rest[2]), moved, removed, taken)
    raise ValueError
