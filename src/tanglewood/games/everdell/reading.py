"""The words of a position, read one line at a time; every message names the line and what was expected."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell import city as on_card
from tanglewood.games.everdell.beside import KNOWN_PATH, NOTHING, Beside
from tanglewood.games.everdell.effects import read_run
from tanglewood.games.everdell.gifts import GIVEN_SHIFT
from tanglewood.games.everdell.player import (
    HER_MAT,
    LENT,
    NO_CARD,
    NOWHERE,
    PERMANENT,
    RESOURCES,
    Cards,
    city_place,
)
from tanglewood.games.everdell.table import Table
from tanglewood.games.everdell.turn import EndOfTurn, HerTurn, Turn
from tanglewood.kernel.errors import OptionError, TextError
from tanglewood.kernel.reading import whole
from tanglewood.kernel.setting import Setting, settle_options
from tanglewood.kernel.state import Frame

if TYPE_CHECKING:
    from tanglewood.games.everdell.pack import Pack

GAME = "everdell"
SHARED = (
    *("word", "begins", "seat", "over", "forest", "specials", "meadow", "deck", "generation", "discard"),
    "doing",
)
BESIDE = ("power", "lore", "kept", "paths", "trail", "dealt")
OWN = (
    *("resources", "points", "workers", "placed", "passed", "hand", "laid", "city", "events", "legends"),
    *BESIDE,
)
HIS = ("points", "placed", "slots", "rolled", "city", "events")
HERS = (
    *("points", "spiders", "placed", "pawn", "hand", "city", "events", "loot", "secret", "special"),
    *("activity", "played", "gone", "card", "finished", "turns", "personality", "plan", "intrigue"),
    *("personalities", "intrigues", "webs", "event_webs", "away", "webbed", "owed"),
)
RUGWORT = -2
NIGHTWEAVE = -3


class Line:
    """One `key: words` of a position, with its number for messages."""

    def __init__(self, number: int, key: str, text: str) -> None:
        self.line = number
        self.key = key
        self.text = text

    def error(self, expected: str, got: str | None = None) -> TextError:
        shown = self.text if got is None else got
        return TextError(f"line {self.line}, {self.key}: expected {expected}, got {shown!r}")

    def number(self, word: str, low: int, high: int) -> int:
        number = whole(word, low, high)
        if number is None:
            raise self.error(f"a whole number from {low} to {high}", word)
        return number

    def count(self, low: int = 0, high: int = 10**6) -> int:
        return self.number(self.text, low, high)

    def code(self, word: str | None = None) -> int:
        """Who knows a card, as knowledge.py writes it down."""
        try:
            return int(self.text if word is None else word, 16) & 0x1FFFFF
        except ValueError:
            raise self.error("who knows a card as a hexadecimal number", word) from None

    def one_of(self, word: str, known: dict[str, int]) -> int:
        if word not in known:
            raise self.error("one of " + ", ".join(known), word)
        return known[word]

    def card(self, pack: "Pack", word: str) -> int:
        if word not in pack.card_numbers:
            raise self.error("cards of the pack", word)
        return pack.card_numbers[word]

    def city_card(self, pack: "Pack", word: str) -> int:
        """A card of a city, which may lie face down: `farm_down`."""
        return pack.city_numbers[word] if word in pack.city_numbers else self.card(pack, word)

    def cards(self, pack: "Pack", gaps: bool = False) -> Cards:
        return tuple(NO_CARD if gaps and word == "-" else self.card(pack, word) for word in self.text.split())


class Reader:
    """Splits a position into the shared lines, the lines of each player and the frames."""

    def __init__(self, pack: "Pack", settings: tuple[Setting, ...], text: str) -> None:
        self.pack = pack
        self.shared: dict[str, Line] = {}
        self.doing: list[Line] = []
        self.heads: dict[int, Line] = {}
        self.own: dict[int, dict[str, Line]] = {}
        self.his: dict[str, Line] = {}
        self.hers: dict[str, Line] = {}
        self.her_head: Line | None = None
        names = [setting.name for setting in settings]
        where = -1
        lines = text.splitlines()
        if GAME not in [line.strip() for line in lines]:
            raise TextError(f"expected a position that begins with the line {GAME!r}")
        for number, raw in enumerate(lines, start=1):
            content = raw.strip()
            if not content or content == GAME:
                continue
            key, colon, words = content.partition(":")
            line = Line(number, key.strip(), words.strip())
            if not colon:
                raise line.error("a line like 'points: 4'", content)
            if line.key.startswith("player "):
                where = self.seat(line)
            elif line.key == "rugwort" and not line.text:
                where = RUGWORT
            elif line.key == "nightweave" and line.text not in ("yes", "no"):
                where = NIGHTWEAVE
                self.her_head = line
            elif line.key == "doing":
                self.doing.append(line)
            elif where == RUGWORT and line.key in HIS:
                self.add(self.his, line)
            elif where == NIGHTWEAVE and line.key in HERS:
                self.add(self.hers, line)
            elif where >= 0 and line.key in OWN:
                self.add(self.own[where], line)
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
            first = lines[line.key].line
            raise TextError(f"line {line.line}: expected {line.key} once, it stands in line {first} too")
        lines[line.key] = line

    def seat(self, line: Line) -> int:
        number = whole(line.key.removeprefix("player ").strip(), 0, 9)
        if number is None or number in self.heads:
            raise line.error("a player's number, each once", line.key)
        self.heads[number] = line
        self.own[number] = {}
        return number

    def count(self, key: str, default: int, low: int, high: int) -> int:
        return self.shared[key].count(low, high) if key in self.shared else default

    def yes(self, line: Line | None) -> bool:
        if line is not None and line.text not in ("yes", "no"):
            raise line.error("yes or no")
        return line is not None and line.text == "yes"

    def turn(self, seat: int) -> Frame[Table]:
        return Turn(seat)


# ---------------------------------------------------------------------- single lines


def read_hidden(pack: "Pack", line: Line | None, usual: int) -> tuple[Cards, tuple[int, ...]]:
    """Hidden cards and what is known of them."""
    if line is None:
        return (), ()
    cards: list[int] = []
    seen: list[int] = []
    for word in line.text.split():
        name, mark, info = word.partition("~")
        cards.append(line.card(pack, name))
        seen.append(line.code(info) if mark else usual)
    return tuple(cards), tuple(seen)


def read_legends(pack: "Pack", line: Line | None, sets: tuple[str, ...]) -> Cards:
    """Legends beside the hand, of the sets in play."""
    known = {pack.cards[legend].id: legend for legend in pack.legends(sets)}
    return tuple([line.one_of(word, known) for word in line.text.split()]) if line is not None else ()


def read_resources(line: Line) -> list[int]:
    stock = [0, 0, 0, 0]
    words = line.text.split()
    for i in range(0, len(words), 2):
        if i + 1 == len(words) or words[i + 1] not in RESOURCES:
            raise line.error("resources like '2 twig 1 berry'")
        stock[RESOURCES.index(words[i + 1])] += line.number(words[i], 0, 10**6)
    return stock


def read_city(pack: "Pack", line: Line | None) -> tuple[Cards, tuple[int, ...]]:
    """Cards with what lies on them: `farm/occupied chapel/tokens=2`."""
    cards: list[int] = []
    marks: list[int] = []
    for word in line.text.split() if line is not None else ():
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
                mark = on_card.with_tokens(mark, line.number(value, 0, on_card.TOKEN_MASK))
            elif key in RESOURCES:
                n = line.number(value, 0, on_card.STOCK_MASK)
                mark = on_card.with_more_stored(mark, RESOURCES.index(key), n)
            elif key == "holds" and len(on_card.prisoners(mark)) < on_card.CELLS:
                mark = on_card.with_prisoner(mark, line.card(pack, value))
            else:
                raise line.error("occupied, tokens=N, holds=CARD, over, web or twig=N", thing)
        cards.append(line.city_card(pack, name))
        marks.append(mark)
    return tuple(cards), tuple(marks)


def read_events(
    pack: "Pack", line: Line | None
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[Cards, ...]]:
    """Events with what lies on and under them: `tax_relief an_evening_of_fireworks/twig=2`."""
    events: list[int] = []
    held: list[int] = []
    under: list[Cards] = []
    for word in line.text.split() if line is not None else ():
        assert line is not None
        name, *things = word.split("/")
        on_it = 0
        cards: list[int] = []
        for thing in things:
            key, _, value = thing.partition("=")
            if key in RESOURCES:
                on_it += line.number(value, 0, 15) << 4 * RESOURCES.index(key)
            elif key == "given":
                on_it += line.number(value, 0, 15) << GIVEN_SHIFT
            elif key == "under":
                cards += [line.card(pack, card) for card in value.split("+")]
            else:
                raise line.error("twig=N, given=N or under=CARD+CARD", thing)
        events.append(line.one_of(name, pack.event_numbers))
        held.append(on_it)
        under.append(tuple(cards))
    return tuple(events), tuple(held), tuple(under)


def read_beside(pack: "Pack", own: dict[str, Line]) -> Beside:
    """What lies beside a player with a worker ability."""
    if not any(key in own for key in BESIDE[2:]):
        return NOTHING
    cards = own["kept"].cards(pack) if "kept" in own else ()
    paths: list[int] = []
    trail: list[int] = []
    dealt: list[int] = []
    if "paths" in own:
        paths = [own["paths"].one_of(word, pack.forest_ids) for word in own["paths"].text.split()]
    if "trail" in own:
        for word in own["trail"].text.split():
            name = word.removesuffix("~")
            trail.append(own["trail"].one_of(name, pack.forest_ids) | (KNOWN_PATH if name != word else 0))
    if "dealt" in own:
        dealt = [own["dealt"].one_of(word, pack.power_numbers) for word in own["dealt"].text.split()]
    return Beside(cards[::-1], tuple(paths), tuple(trail[::-1]), tuple(dealt))


def read_placed(table: Table, line: Line) -> tuple[int, ...]:
    """Where workers stand."""
    places: list[int] = []
    for word in line.text.split():
        name = word.rstrip("!*")
        flag = (PERMANENT if "!" in word else 0) | (LENT if "*" in word else 0)
        if name == "her-mat":
            place = HER_MAT
        elif name == "nowhere":
            place = NOWHERE
        elif ":" in name:
            place = read_city_place(table, line, name)
        else:
            place = line.one_of(name, table.agreed.pack.place_numbers)
        places.append(place | flag)
    return tuple(places)


def read_city_place(table: Table, line: Line, name: str) -> int:
    owner, card, *copy = name.split(":")
    last = len(table.players) - 1 + len(table.strangers())
    seat = line.number(owner, 0, last)
    n = line.number(copy[0], 1, 15) - 1 if copy else 0
    index = on_card.find_copy(table.city_of(seat), line.city_card(table.agreed.pack, card), n)
    if index < 0:
        raise line.error("a card of a city", name)
    return city_place(seat, index)


def read_frame(pack: "Pack", players: int, line: Line) -> Frame[Table]:
    words = line.text.split()
    if words == ["her-turn"]:
        return HerTurn(0)
    if len(words) == 2 and words[0] in ("turn", "end"):
        seat = line.number(words[1], 0, players - (words[0] == "turn"))
        return Turn(seat) if words[0] == "turn" else EndOfTurn(seat)
    try:
        return read_run(pack, players, words)
    except TextError as problem:
        raise TextError(f"line {line.line}, doing: {problem}") from None
