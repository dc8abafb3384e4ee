"""A position as text that a person can read and write, and back.

    everdell
    players: 2
    seat: 0
    meadow: farm inn - queen
    forest: forest_two_any - forest_three_berries
    specials: tax_relief

    player 0: spring
    resources: 2 twig 1 berry
    points: 3
    workers: 3
    placed: three_twigs 1:inn 0:cemetery!
    hand: wanderer king
    city: farm/occupied storehouse/twig=3 dungeon/holds=fool chapel/tokens=2
    events: grand_tour an_evening_of_fireworks/twig=2 ancient_scrolls_discovered/under=farm+inn

Whatever is left out is empty; options have their defaults. Piles are written from the top, a `-`
is a gap. A worker stands on a location, an event, a card (owner, kind and, from the second on, number of the
copy), `her-mat` or `nowhere`; `!` marks one that stays for good, `*` one that Nightweave uses, and a worker
with a name of its own has it behind a `#`. A card of a city that lies face down has `_down` behind its name.
Modules add lines of a player and sections of their own (their `position.py`). What is known of a hidden card
follows a `~`, see knowledge.py; `laid` is what is known of the hand card that is being paid for. Frames of
unfinished effects are the lines called `doing`."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.knowledge import ALL_KNOW, CODES, FULL, KNOWN, to_text, with_code
from tanglewood.games.everdell.board.land import Land
from tanglewood.games.everdell.board.opponent import Opponent
from tanglewood.games.everdell.board.player import (
    AUTUMN,
    CITY,
    CITY_SIZE,
    HER_MAT,
    LENT,
    NAMED,
    NO_CARD,
    NOWHERE,
    PERMANENT,
    RESOURCES,
    SPOT,
    WINTER,
    Cards,
    Player,
)
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.config import GameConfig
from tanglewood.games.everdell.effects.giving import GIVEN_SHIFT
from tanglewood.games.everdell.play.sources import laid_by
from tanglewood.games.everdell.play.turn import Turn
from tanglewood.games.everdell.presentation.reading import (
    CARDS,
    all_named,
    check,
    code,
    layout,
    read_city,
    read_events,
    read_frame,
    read_hidden,
    read_legends,
    read_placed,
    read_resources,
)
from tanglewood.kernel.setting import Setting, spelled
from tanglewood.kernel.state import NOBODY
from tanglewood.kernel.text.position import Sheet, TextLine
from tanglewood.kernel.text.writing import write_position

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.state import Everdell

CLEARINGS = 4


# ---------------------------------------------------------------------- writing


def write(table: Table) -> str:
    config = table.config
    pack = config.pack
    deck = table.deck[: table.left]
    lines = [
        "forest: " + " ".join("-" if place < 0 else pack.places[place] for place in config.forest),
        "specials: " + " ".join(pack.events[event].id for event in config.specials),
        "meadow: " + cards(pack, table.meadow),
        "deck: " + hidden(pack, deck[::-1], table.deck_seen[: table.left][::-1], 0),
        f"generation: {table.generation}",
        "discard: " + hidden(pack, table.discard[::-1], table.discard_seen[::-1], ALL_KNOW),
    ]
    blocks: list[list[str]] = []
    for seat, player in enumerate(table.players):
        season = pack.seasons[player.season].id
        blocks.append([f"player {seat}: {season}", *write_player(table, seat, player)])
    for module in config.modules:
        block = module.write(table)
        if block:
            blocks.append(block)
    return write_position(table, table.active, lines, blocks, "doing", table.stack)


def write_player(table: Table, seat: int, player: Player) -> list[str]:
    pack = table.config.pack
    return [
        f"resources: {resources(player.stock)}",
        f"points: {player.points}",
        f"workers: {player.workers}",
        f"placed: {placed(table, player.placed)}",
        f"passed: {spelled(player.passed)}",
        "hand: " + hidden(pack, player.hand, player.seen, with_code(0, seat, KNOWN)),
        *write_laid(seat, player),
        "city: " + " ".join(card + marks(pack, mark) for card, mark in in_city(pack, player)),
        "events: " + " ".join(event(pack, player, i) for i in range(len(player.events))),
        *([f"legends: {cards(pack, player.legends)}"] if player.legends else []),
        *(line for module in table.config.modules for line in module.write_player(table, player)),
    ]


def write_laid(seat: int, player: Player) -> list[str]:
    """What the others know of a hand card that is being paid for, if they know anything."""
    return [f"laid: {to_text(player.laid):x}"] if player.laid not in (0, with_code(0, seat, KNOWN)) else []


def cards(pack: "Pack", numbers: tuple[int, ...]) -> str:
    return " ".join("-" if number == NO_CARD else pack.cards[number].id for number in numbers)


def hidden(pack: "Pack", numbers: tuple[int, ...], seen: tuple[int, ...], usual: int) -> str:
    """Hidden cards; what is known of one is written if it is not the usual thing."""
    return " ".join(
        pack.cards[card].id + ("" if info == usual else f"~{to_text(info):x}")
        for card, info in zip(numbers, seen, strict=True)
    )


def resources(stock: list[int]) -> str:
    return " ".join(f"{stock[i]} {name}" for i, name in enumerate(RESOURCES) if stock[i])


def in_city(pack: "Pack", player: Player) -> list[tuple[str, int]]:
    return [(pack.cards[card].id, mark) for card, mark in zip(player.city, player.marks, strict=True)]


def marks(pack: "Pack", mark: int) -> str:
    words = ["occupied"] if mark & on_card.OCCUPIED else []
    if mark & on_card.OVER:
        words.append("over")
    if on_card.tokens(mark):
        words.append(f"tokens={on_card.tokens(mark)}")
    words += [
        f"{name}={on_card.stored(mark, i)}" for i, name in enumerate(RESOURCES) if on_card.stored(mark, i)
    ]
    if mark & on_card.WEB:
        words.append("web")
    words += [f"holds={pack.cards[card].id}" for card in on_card.prisoners(mark)]
    return "".join(f"/{word}" for word in words)


def event(pack: "Pack", player: Player, i: int) -> str:
    held = player.held[i]
    words = [pack.events[player.events[i]].id]
    words += [f"{name}={held >> 4 * n & 15}" for n, name in enumerate(RESOURCES) if held >> 4 * n & 15]
    if held >> GIVEN_SHIFT:
        words.append(f"given={held >> GIVEN_SHIFT}")
    if player.under[i]:
        words.append("under=" + "+".join(pack.cards[card].id for card in player.under[i]))
    return "/".join(words)


def placed(table: Table, places: tuple[int, ...]) -> str:
    return " ".join(
        place_text(table, place & SPOT)
        + worker_mark(table, place)
        + "!" * bool(place & PERMANENT)
        + "*" * bool(place & LENT)
        for place in places
    )


def worker_mark(table: Table, place: int) -> str:
    """The name of a worker that has one of its own."""
    if not place & NAMED:
        return ""
    pack = table.config.pack
    return "".join(f"#{mark}" for module in pack.modules if (mark := module.worker_mark(pack, place)))


def place_text(table: Table, spot: int) -> str:
    if spot == NOWHERE:
        return "nowhere"
    if spot == HER_MAT:
        return "her-mat"
    if spot < CITY:
        return table.config.pack.places[spot]
    owner, index = divmod(spot - CITY, CITY_SIZE)
    city = table.city_of(owner)
    n = on_card.copy_number(city, index)
    return f"{owner}:{table.config.pack.cards[city[index]].id}" + (f":{n + 1}" if n else "")


# ---------------------------------------------------------------------- reading


def read(
    pack: "Pack",
    settings: tuple[Setting, ...],
    text: str,
    make: "Callable[..., Everdell]",
    checked: bool = True,
) -> "Everdell":
    """The position of a text; `make` is the class of the state."""
    sheet = Sheet(layout(pack), settings, text)
    check(pack, sheet)
    table = read_table(pack, sheet, make)
    return sheet.checked(table) if checked else table


def read_table(pack: "Pack", sheet: Sheet, make: "Callable[..., Everdell]") -> "Everdell":
    players = sheet.players
    config = GameConfig(
        pack,
        sheet.options,
        players,
        sheet.first(usual_first(sheet)),
        read_forest(pack, sheet),
        read_specials(pack, sheet),
    )
    active = sheet.active(config.first)
    deck, deck_seen = read_hidden(pack, sheet.line("deck"), 0)
    discard, discard_seen = read_hidden(pack, sheet.line("discard"), ALL_KNOW)
    table = make(
        config,
        sheet.chance(),
        [read_player(config, sheet, seat) for seat in range(players)],
        stack=[],
        turn=active,
        active=active,
        deck=deck[::-1],
        deck_seen=deck_seen[::-1],
        left=len(deck),
        generation=sheet.count("generation", 0),
        discard=discard[::-1],
        discard_seen=discard_seen[::-1],
        meadow=read_meadow(pack, sheet),
        claimed=0,
        opponent=read_opponent(config, sheet),
        lands=read_lands(config, sheet),
        asked=None,
    )
    finish(table, sheet)
    if not sheet.yes("over"):
        table.stack = [read_frame(config, line) for line in sheet.frames] or [Turn(active)]
    table.turn = table.stack[-1].seat if table.stack else NOBODY
    payer = laid_by(table)
    if payer >= 0 and sheet.line("laid", payer) is None:
        table.players[payer].laid = with_code(0, payer, KNOWN)
    return table


def usual_first(sheet: Sheet) -> int:
    """Who begins, unless the text says so: the seat that the option names."""
    first = str(sheet.options["first"])
    return int(first) if first.isdigit() and int(first) < sheet.players else 0


def read_meadow(pack: "Pack", sheet: Sheet) -> Cards:
    """Cards by slot; gaps may be left out at the end."""
    size = pack.counts.meadow
    line = sheet.line("meadow")
    words = line.words() if line is not None else []
    if line is not None and len(words) > size:
        raise line.error(f"at most {size} cards")
    found = sheet.numbers_of("meadow", {**pack.card_numbers, "-": NO_CARD}, CARDS)
    return found + (NO_CARD,) * (size - len(words))


def read_forest(pack: "Pack", sheet: Sheet) -> Cards:
    """Forest cards by clearing; gaps may be left out at the end."""
    line = sheet.line("forest")
    if line is not None and len(line.words()) > CLEARINGS:
        raise line.error(f"at most {CLEARINGS} clearings")
    found = all_named(line, {**pack.forest_ids, "-": NO_CARD})
    return found + (NO_CARD,) * (CLEARINGS - len(found))


def read_specials(pack: "Pack", sheet: Sheet) -> Cards:
    return all_named(sheet.line("specials"), pack.special_ids)


def finish(table: Table, sheet: Sheet) -> None:
    """What needs the whole table: workers on cards of any city, the events taken."""
    for seat, player in enumerate(table.players):
        table.count_city(player)
        player.placed = read_placed(table, sheet.line("placed", seat))
        for number in player.events:
            table.claimed |= 1 << number
    if table.opponent is not None:
        for number in table.opponent.events:
            table.claimed |= 1 << number
    for module in table.config.modules:
        module.finish_reading(table, sheet)


def read_opponent(config: GameConfig, sheet: Sheet) -> Opponent | None:
    """The opponent without a seat; workers on cards need the whole table and are read by `finish`."""
    for module in config.modules:
        opponent = module.read_opponent(config.pack, sheet)
        if opponent is not None:
            return opponent
    return None


def read_lands(config: GameConfig, sheet: Sheet) -> tuple[Land, ...]:
    """The boards of modules, in the order of the modules."""
    found = [module.read_land(config, sheet) for module in config.modules]
    return tuple([land for land in found if land is not None])


def read_player(config: GameConfig, sheet: Sheet, seat: int) -> Player:
    """A player's lines. A player who has passed is in autumn; when the game is over all have passed."""
    pack = config.pack
    own: dict[str, TextLine] = sheet.own.get(seat, {})
    passed = own["passed"].yes() if "passed" in own else sheet.yes("over")
    season = AUTUMN if passed else WINTER
    head = sheet.heads.get(seat)
    if head is not None and head.text:
        season = head.one_of([it.id for it in pack.seasons])
    hand, seen = read_hidden(pack, own.get("hand"), with_code(0, seat, KNOWN))
    city, on_cards = read_city(pack, own.get("city"))
    legends = read_legends(pack, own.get("legends"), config.sets)
    events, held, under = read_events(pack, own.get("events"))
    player = Player(
        season,
        stock=read_resources(own["resources"]) if "resources" in own else [0, 0, 0, 0],
        points=own["points"].count() if "points" in own else 0,
        workers=own["workers"].count(0, 9) if "workers" in own else usual_workers(config, season),
        placed=(),
        passed=passed,
        hand=hand,
        seen=seen,
        city=city,
        marks=on_cards,
        events=events,
        held=held,
        under=under,
        used=0,
        colors=(0, 0, 0, 0, 0),
        legends=legends,
        laid=code(own["laid"], own["laid"].text, CODES | FULL) if "laid" in own else 0,
    )
    for module in pack.modules:
        module.read_player(pack, own, player)
    return player


def usual_workers(config: GameConfig, season: int) -> int:
    return config.workers(season) - sum([module.workers_lost(config, season) for module in config.modules])
