"""The words of a position, read one line at a time; every message names the line and what was expected."""

from string import hexdigits
from typing import TYPE_CHECKING

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.player import (
    HER_MAT,
    LENT,
    NOWHERE,
    PERMANENT,
    RESOURCES,
    Cards,
    city_place,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.config import GameConfig
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.effects.giving import GIVEN_SHIFT
from tanglewood.games.everdell.play.turn import EndOfTurn, Turn
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.echo import echo
from tanglewood.kernel.text.position import HEADING, MANY, Layout, Sheet, TextLine
from tanglewood.kernel.text.reading import whole

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack

GAME = "everdell"
SHARED = (*HEADING, "forest", "specials", "meadow", "deck", "generation", "discard")
OWN = ("resources", "points", "workers", "placed", "passed", "hand", "laid", "city", "events", "legends")
CARDS = "cards of the pack"
CODE_DIGITS = 7
NAMED = 24
"""So many names are listed in a message; nobody reads more."""


def layout(pack: "Pack") -> Layout:
    """The lines of a position, with those of all modules."""
    own = [*OWN, *(line for module in pack.modules for line in module.own_lines)]
    found = [module.section() for module in pack.modules]
    sections = [section for section in found if section is not None]
    return Layout(GAME, SHARED, tuple(own), "doing", "", 0, "points: 4", tuple(sections))


def check(pack: "Pack", sheet: Sheet) -> None:
    """Refuse what cannot be a table: options that exclude each other, lines of one who does not play,
    something to do when the game is over."""
    for module in pack.modules:
        wrong = module.conflict(sheet.options)
        if wrong is not None:
            sheet.refuse([wrong])
    for module in pack.modules:
        section = module.section()
        if section is not None and section.key in sheet.titles and not module.plays(sheet.options):
            number = sheet.titles[section.key].number
            raise TextError(f"line {number}: {section.key.capitalize()} is not in this game")
        if section is not None and not module.plays(sheet.options):
            for lines in sheet.own.values():
                for key in module.own_lines:
                    if key in lines:
                        raise TextError(f"line {lines[key].number}: {key} is not in this game")
    if sheet.yes("over") and sheet.frames:
        raise sheet.frames[0].error("nothing to do in a game that is over")


# ---------------------------------------------------------------------- words


def yes(line: TextLine | None) -> bool:
    return line is not None and line.yes()


def named(line: TextLine, word: str, known: dict[str, int]) -> int:
    if word not in known:
        more = ", ..." if len(known) > NAMED else ""
        raise line.error("one of " + ", ".join(list(known)[:NAMED]) + more, word)
    return known[word]


def all_named(line: TextLine | None, known: dict[str, int]) -> tuple[int, ...]:
    return () if line is None else tuple([named(line, word, known) for word in line.words()])


def card(pack: "Pack", line: TextLine, word: str) -> int:
    if word not in pack.card_numbers:
        raise line.error(CARDS, word)
    return pack.card_numbers[word]


def city_card(pack: "Pack", line: TextLine, word: str) -> int:
    """A card of a city, which may lie face down: `farm_down`."""
    return pack.city_numbers[word] if word in pack.city_numbers else card(pack, line, word)


def read_cards(pack: "Pack", line: TextLine | None) -> Cards:
    return () if line is None else line.numbers_of(pack.card_numbers, CARDS)


def code(line: TextLine, word: str, bits: int) -> int:
    """Who knows a card, as knowledge.py writes it down with these bits."""
    fits = word and len(word) <= CODE_DIGITS and all(sign in hexdigits for sign in word)
    if not fits or int(word, 16) & ~bits:
        raise line.error("who knows a card as a hexadecimal number", word)
    return knowledge.from_text(int(word, 16))


# ---------------------------------------------------------------------- single lines


def read_hidden(pack: "Pack", line: TextLine | None, usual: int) -> tuple[Cards, tuple[int, ...]]:
    """Hidden cards and what is known of them."""
    if line is None:
        return (), ()
    found: list[int] = []
    seen: list[int] = []
    for word in line.words():
        name, mark, info = word.partition("~")
        found.append(card(pack, line, name))
        seen.append(code(line, info, knowledge.MOST) if mark else usual)
    return tuple(found), tuple(seen)


def read_legends(pack: "Pack", line: TextLine | None, sets: tuple[str, ...]) -> Cards:
    """Legends beside the hand, of the sets in play."""
    known = {pack.cards[legend].id: legend for legend in pack.legends(sets)}
    return all_named(line, known)


def read_resources(line: TextLine) -> list[int]:
    stock = [0, 0, 0, 0]
    words = line.words()
    for i in range(0, len(words), 2):
        if i + 1 == len(words) or words[i + 1] not in RESOURCES:
            raise line.error("resources like '2 twig 1 berry'")
        stock[RESOURCES.index(words[i + 1])] += line.whole(words[i], 0, MANY)
    if max(stock) > MANY:
        raise line.error(f"at most {MANY} of a resource")
    return stock


def read_city(pack: "Pack", line: TextLine | None) -> tuple[Cards, tuple[int, ...]]:
    """Cards with what lies on them: `farm/occupied chapel/tokens=2`."""
    found: list[int] = []
    marks: list[int] = []
    for word in line.words() if line is not None else ():
        assert line is not None
        name, *things = word.split("/")
        mark = 0
        for thing in things:
            key, _, value = thing.partition("=")
            if thing == "occupied":
                mark |= on_card.OCCUPIED
            elif thing == "web":
                mark |= on_card.WEB
            elif thing == "over":
                mark |= on_card.OVER
            elif key == "tokens":
                mark = on_card.with_tokens(mark, line.whole(value, 0, on_card.TOKEN_MASK))
            elif key in RESOURCES:
                n = line.whole(value, 0, on_card.STOCK_MASK)
                mark = on_card.with_more_stored(mark, RESOURCES.index(key), n)
            elif key == "holds" and len(on_card.prisoners(mark)) < on_card.CELLS:
                mark = on_card.with_prisoner(mark, card(pack, line, value))
            else:
                raise line.error("occupied, tokens=N, holds=CARD, over, web or twig=N", thing)
        found.append(city_card(pack, line, name))
        marks.append(mark)
    return tuple(found), tuple(marks)


def read_events(
    pack: "Pack", line: TextLine | None
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[Cards, ...]]:
    """Events with what lies on and under them: `tax_relief an_evening_of_fireworks/twig=2`."""
    events: list[int] = []
    held: list[int] = []
    under: list[Cards] = []
    for word in line.words() if line is not None else ():
        assert line is not None
        name, *things = word.split("/")
        on_it = 0
        tucked: list[int] = []
        for thing in things:
            key, _, value = thing.partition("=")
            if key in RESOURCES:
                on_it += line.whole(value, 0, 15) << 4 * RESOURCES.index(key)
            elif key == "given":
                on_it += line.whole(value, 0, 15) << GIVEN_SHIFT
            elif key == "under":
                tucked += [card(pack, line, name) for name in value.split("+")]
            else:
                raise line.error("twig=N, given=N or under=CARD+CARD", thing)
        events.append(named(line, name, pack.event_numbers))
        held.append(on_it)
        under.append(tuple(tucked))
    return tuple(events), tuple(held), tuple(under)


def read_placed(table: Table, line: TextLine | None) -> tuple[int, ...]:
    """Where workers stand."""
    places: list[int] = []
    for word in line.words() if line is not None else ():
        assert line is not None
        name, named_so, mark = word.rstrip("!*").partition("#")
        flag = (PERMANENT if "!" in word else 0) | (LENT if "*" in word else 0)
        if named_so:
            flag |= read_worker_mark(table, line, mark)
        if name == "her-mat":
            place = HER_MAT
        elif name == "nowhere":
            place = NOWHERE
        elif ":" in name:
            place = read_city_place(table, line, name)
        else:
            place = named(line, name, table.config.pack.place_numbers)
        places.append(place | flag)
    return tuple(places)


def read_worker_mark(table: Table, line: TextLine, mark: str) -> int:
    """The flags of a worker with a name of its own."""
    flags = 0
    for module in table.config.modules:
        flags |= module.read_worker_mark(table.config.pack, mark)
    if not flags:
        raise line.error("the name of a worker", mark)
    return flags


def read_city_place(table: Table, line: TextLine, name: str) -> int:
    owner, kind, *copy = name.split(":", 2)
    last = len(table.players) - 1 + len(table.strangers())
    seat = line.whole(owner, 0, last)
    n = line.whole(copy[0], 1, 15) - 1 if copy else 0
    index = on_card.find_copy(table.city_of(seat), city_card(table.config.pack, line, kind), n)
    if index < 0:
        raise line.error("a card of a city", name)
    return city_place(seat, index)


def read_frame(config: GameConfig, line: TextLine) -> Frame[Table]:
    players = config.players
    words = line.words()
    for module in config.pack.modules:
        frame = module.read_frame(config, words)
        if frame is not None:
            return frame
    if len(words) == 2 and words[0] in ("turn", "end"):
        seat = line.whole(words[1], 0, players - (words[0] == "turn"))
        return Turn(seat) if words[0] == "turn" else EndOfTurn(seat)
    try:
        return read_run(config.pack, players, words)
    except TextError as problem:
        raise TextError(f"line {line.number}, doing: {problem}") from None


def read_run(pack: "Pack", players: int, words: list[str]) -> Run:
    """A run from its text; the caller says which line it stood in."""
    if not words or words[0] not in pack.effects:
        raise TextError(f"expected an effect of the pack, got {echo(words[0] if words else '')}")
    numbers: list[int] = []
    for word in words[1:]:
        number = whole(word, -1, 10**12)
        if number is None:
            raise TextError(f"expected whole numbers, got {echo(word)}")
        numbers.append(number)
    if len(numbers) < 3 or not 0 <= numbers[0] < players or numbers[1] > players:
        raise TextError("expected a seat, an owner and the place of a card")
    return Run(numbers[0], numbers[1], numbers[2], pack.effects[words[0]], tuple(numbers[3:]))
