"""The mountain board as lines of a position, and back.

    spirecrest:
    weather: freezing_rain hail heat_wave gale
    foothills: lily_ponds the_bog littledell
    foothills_deck: forager truffle mountaineer~
    stormvale: farm - inn

    player 0: spring
    rabbit: peak
    expedition: lily_ponds
    discoveries: archeologist
    tucked: farm mine

Decks are written from the top; a `~` marks discoveries that everybody has seen go under the deck. `crossed`
counts the tiles that are paid. `going` is the big critter that is being placed, `lost` are those that left
the game. `drew`, `berries`, `tokens` and `pile` are what happened in this turn: who drew from the deck, what
the Forager and the Prospector count, and how high the discard pile was. `her_...` is what belongs to an
opponent without a seat. A big critter that stays when its player prepares has a `^` behind its name."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.player import NAMED, NO_CARD, REMAINS, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.spirecrest.parts import (
    HOME,
    SPIRECREST,
    SpirecrestPart,
    part_at,
    part_of,
)
from tanglewood.games.everdell.modules.spirecrest.state import (
    Spirecrest,
    critter_named,
    critter_of,
    flag,
    mountain,
    put,
)
from tanglewood.games.everdell.presentation.position import cards
from tanglewood.games.everdell.presentation.reading import all_named, named, read_cards
from tanglewood.kernel.text.position import MANY, Sheet, TextLine

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.config import GameConfig

OWN: Final = ("rabbit", "expedition", "crossed", "discoveries", "tucked")
DECKS: Final = ("foothills_deck", "peak_deck", "ridge_deck")
REGIONS: Final = ("foothills", "peak", "ridge")
HERS: Final = ("her_rabbit", "her_expedition", "her_discoveries")
LINES: Final = (
    *("weather", *REGIONS, *DECKS, "stormvale", "lost", "going"),
    *("drew", "berries", "tokens", "pile", *HERS),
)
PLACES: Final = (*REGIONS, "home")


# ---------------------------------------------------------------------- writing


def write(table: Table) -> list[str]:
    part = part_at(table)
    land = mountain(table)
    weather = ["-" if it < 0 else part.weather[it].id for it in land.weather]
    her = len(table.players)
    bigs = [part.discoveries[it].id for it in part.critters]
    lost = [id for i, id in enumerate(bigs) if land.lost >> i & 1]
    found = [("weather", " ".join(weather) if any(it >= 0 for it in land.weather) else "")]
    for region in range(HOME):
        found.append((REGIONS[region], " ".join(part.tiles[it].id for it in land.tiles[region])))
    for region in range(HOME):
        deck = [
            part.discoveries[it].id + ("~" if i < land.known[region] else "")
            for i, it in enumerate(land.decks[region])
        ]
        found.append((DECKS[region], " ".join(deck[::-1])))
    found += [
        ("stormvale", cards(table.config.pack, land.row)),
        ("lost", " ".join(lost)),
        ("going", bigs[land.going - 1] if land.going else ""),
        ("drew", " ".join(str(seat) for seat in range(her + 1) if land.drew >> seat & 1)),
        ("berries", str(land.berries or "")),
        ("tokens", str(land.tokens or "")),
        ("pile", str(land.pile) if land.pile != len(table.discard) else ""),
    ]
    if table.opponent is not None:
        found.append(("her_rabbit", PLACES[land.rabbits[her]]))
        found.append(("her_expedition", tiles(part, land.trails[her])))
        found.append(("her_discoveries", names(part, land.finds[her])))
    return ["spirecrest:", *(f"{key}: {words}" for key, words in found if words)]


def tiles(part: SpirecrestPart, row: tuple[int, ...]) -> str:
    return " ".join(part.tiles[it].id for it in row)


def names(part: SpirecrestPart, row: tuple[int, ...]) -> str:
    return " ".join(part.discoveries[it].id for it in row)


def write_player(table: Table, player: Player) -> list[str]:
    seat = next(i for i, it in enumerate(table.players) if it is player)
    part = part_at(table)
    land = mountain(table)
    found = [
        ("rabbit", PLACES[land.rabbits[seat]]),
        ("expedition", tiles(part, land.trails[seat])),
        ("crossed", str(land.paid[seat] or "")),
        ("discoveries", names(part, land.finds[seat])),
        ("tucked", cards(table.config.pack, land.tucked[seat])),
    ]
    return [f"{key}: {words}" for key, words in found if words]


def worker_mark(pack: "Pack", place: int) -> str:
    number = critter_of(place)
    part = part_of(pack)
    if not 0 < number <= len(part.critters):
        return ""
    return part.discoveries[part.critters[number - 1]].id + ("^" if place & REMAINS else "")


def read_worker_mark(pack: "Pack", mark: str) -> int:
    part = part_of(pack)
    id = mark.removesuffix("^")
    if id not in part.numbers or part.numbers[id] not in part.critters:
        return 0
    return flag(critter_named(part, id)) & NAMED | (REMAINS if mark != id else 0)


# ---------------------------------------------------------------------- reading


def read(config: "GameConfig", sheet: Sheet) -> Spirecrest:
    part = part_of(config.pack)
    pack = config.pack
    lines = sheet.theirs[SPIRECREST]
    players = config.players
    own = [sheet.own.get(seat, {}) for seat in range(players)]
    decks: list[tuple[int, ...]] = []
    known: list[int] = []
    for key in DECKS:
        deck, seen = read_deck(part, lines.get(key))
        decks.append(deck)
        known.append(seen)
    weather = all_named(lines.get("weather"), {**part.weather_numbers, "-": -1})
    if "weather" in lines and len(weather) != len(PLACES):
        raise lines["weather"].error(f"{len(PLACES)} weather cards, one a season")
    bigs = {part.discoveries[it].id: i for i, it in enumerate(part.critters)}
    lost = 0
    for number in all_named(lines.get("lost"), bigs):
        lost |= 1 << number
    drew = 0
    if "drew" in lines:
        for word in lines["drew"].words():
            drew |= 1 << lines["drew"].whole(word, 0, players)
    return Spirecrest(
        weather=weather or (-1,) * len(PLACES),
        tiles=tuple([all_named(lines.get(key), part.tile_numbers) for key in REGIONS]),
        decks=tuple(decks),
        known=tuple(known),
        rabbits=(*(rabbit(it, "rabbit") for it in own), rabbit(lines, "her_rabbit")),
        trails=(
            *(all_named(it.get("expedition"), part.tile_numbers) for it in own),
            all_named(lines.get("her_expedition"), part.tile_numbers),
        ),
        paid=(*(it["crossed"].count(0, MANY) if "crossed" in it else 0 for it in own), 0),
        finds=(
            *(all_named(it.get("discoveries"), part.numbers) for it in own),
            all_named(lines.get("her_discoveries"), part.numbers),
        ),
        tucked=(*(read_cards(pack, it.get("tucked")) for it in own), ()),
        row=read_row(pack, part, lines.get("stormvale")),
        lost=lost,
        going=named(lines["going"], lines["going"].text, bigs) + 1 if "going" in lines else 0,
        drew=drew,
        berries=lines["berries"].count(0, MANY) if "berries" in lines else 0,
        tokens=lines["tokens"].count(0, MANY) if "tokens" in lines else 0,
        pile=lines["pile"].count(0, 999) if "pile" in lines else -1,
    )


def rabbit(lines: dict[str, TextLine], key: str) -> int:
    """The region of a rabbit; -1 if the text does not say."""
    return lines[key].one_of(list(PLACES)) if key in lines else -1


def read_deck(part: SpirecrestPart, line: TextLine | None) -> tuple[tuple[int, ...], int]:
    """A deck from its top, and how many at its bottom everybody has seen."""
    words = line.words() if line is not None else []
    seen = 0
    for word in words[::-1]:
        if not word.endswith("~"):
            break
        seen += 1
    deck = [named(line, word.removesuffix("~"), part.numbers) for word in words if line is not None]
    if line is not None and any(word.endswith("~") for word in words[: len(words) - seen]):
        raise line.error("those that were seen at the bottom")
    return tuple(deck[::-1]), seen


def read_row(pack: "Pack", part: SpirecrestPart, line: TextLine | None) -> tuple[int, ...]:
    if line is None:
        return ()
    found = all_named(line, {**pack.card_numbers, "-": NO_CARD})
    if len(found) > part.beside:
        raise line.error(f"at most {part.beside} cards")
    return found + (NO_CARD,) * (part.beside - len(found))


def finish(table: Table) -> None:
    """What the text leaves out: every rabbit is where its player's season says, and no card was discarded
    yet."""
    land = mountain(table)
    for seat, player in enumerate(table.players):
        if land.rabbits[seat] < 0:
            land.rabbits = put(land.rabbits, seat, min(player.season, HOME))
    her = len(table.players)
    if land.rabbits[her] < 0:
        land.rabbits = put(land.rabbits, her, 0)
    if land.pile < 0:
        land.pile = len(table.discard)
