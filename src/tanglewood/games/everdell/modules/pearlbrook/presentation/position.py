"""Pearlbrook in a position, and back.

Below the heading `river:` are the destinations by space, those that lie face up with a `/up`, the built
`wonders` each with its owner, and what the opponent without a seat has. A player has lines too:

    pearls: 2
    frog: shoal              a river space, a Ferry like 1:ferry, nowhere; at home if it is left out
    adornments: bell         those not played yet
    adorned: mirror
    messengers: messenger>farm messenger:2>inn      each with the construction whose space it shares
    counted: 3               cards of the hand that was discarded after passing, with five and six players
"""

from typing import Final

from tanglewood.games.everdell.board.city import copy_number, find_copy
from tanglewood.games.everdell.board.player import Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.config import GameConfig
from tanglewood.games.everdell.modules.pearlbrook.messengers import alone, free_hosts
from tanglewood.games.everdell.modules.pearlbrook.part import Pearlbrook, part_of
from tanglewood.games.everdell.modules.pearlbrook.presentation.places import frog_text, read_frog
from tanglewood.games.everdell.modules.pearlbrook.river import (
    HOST,
    HOST_SHIFT,
    NOBODY,
    River,
    lodging,
    owners,
    river_of,
)
from tanglewood.games.everdell.modules.pearlbrook.setting_up import of_sort, usual_frog
from tanglewood.games.everdell.presentation.reading import all_named, city_card, named
from tanglewood.kernel.text.position import Sheet, TextLine

SECTION: Final = "river"
LINES: Final = ("cards", "wonders", "pearls", "frog", "adornments", "adorned")
OWN: Final = ("pearls", "frog", "adornments", "adorned", "messengers", "counted")
UP: Final = "/up"


# ---------------------------------------------------------------------- writing


def write(table: Table) -> list[str]:
    river = river_of(table)
    part = part_of(table.config.pack)
    cards = [part.cards[card].id + UP * (river.up >> i & 1) for i, card in enumerate(river.cards)]
    built = [f"{part.wonders[i].id}={owner}" for i, owner in enumerate(river.wonders) if owner != NOBODY]
    lines = ["river:", f"cards: {' '.join(cards)}", f"wonders: {' '.join(built)}"]
    for owner in table.strangers():
        frog = frog_text(table, river.frogs[owner])
        lines += [f"frog: {frog}", *side(table, river, owner)]
    return lines


def side(table: Table, river: River, owner: int) -> list[str]:
    """Pearls and adornments of somebody, as far as there are any."""
    adornments = part_of(table.config.pack).adornments
    found = [
        ("pearls", str(river.pearls[owner]) if river.pearls[owner] else ""),
        ("adornments", " ".join(adornments[number].id for number in river.kept[owner])),
        ("adorned", " ".join(adornments[number].id for number in river.adorned[owner])),
    ]
    return [f"{key}: {words}" for key, words in found if words]


def write_player(table: Table, player: Player) -> list[str]:
    river = river_of(table)
    seat = table.players.index(player)
    lines = side(table, river, seat)
    frog = frog_text(table, river.frogs[seat])
    if frog:
        lines.append(f"frog: {frog}")
    if river.counted[seat]:
        lines.append(f"counted: {river.counted[seat]}")
    if part_of(table.config.pack).messenger in player.city:
        pairs = [
            f"{in_city(table, player, pair >> HOST_SHIFT)}>{in_city(table, player, pair & HOST)}"
            for pair in river.hosts[seat]
        ]
        lines.append(f"messengers: {' '.join(pairs)}")
    return lines


def in_city(table: Table, player: Player, index: int) -> str:
    n = copy_number(player.city, index)
    return table.config.pack.cards[player.city[index]].id + (f":{n + 1}" if n else "")


# ---------------------------------------------------------------------- reading


def read(config: GameConfig, sheet: Sheet) -> River:
    """What needs no table; `finish` reads the rest."""
    part = part_of(config.pack)
    here: dict[str, TextLine] = sheet.theirs.get(SECTION, {})
    cards, up = read_cards(part, here.get("cards"))
    rows: list[dict[str, TextLine]] = [sheet.own.get(seat, {}) for seat in range(sheet.players)]
    rows.append(here)
    return River(
        cards,
        up,
        tuple([row["pearls"].count() if "pearls" in row else 0 for row in rows]),
        (),
        tuple([all_named(row.get("adornments"), part.adornment_numbers) for row in rows]),
        tuple([all_named(row.get("adorned"), part.adornment_numbers) for row in rows]),
        read_wonders(part, here.get("wonders"), sheet.players),
        ((),) * sheet.players,
        tuple([row["counted"].count() if "counted" in row else 0 for row in rows[:-1]]),
    )


def read_cards(part: Pearlbrook, line: TextLine | None) -> tuple[tuple[int, ...], int]:
    """Destinations by space; if they are left out, the first ones lie there face down."""
    if line is None:
        citizens, locations = of_sort(part, True), of_sort(part, False)
        return (*citizens[: part.counts.citizens], *locations[: part.counts.locations]), 0
    words = line.words()
    if len(words) != part.banks:
        raise line.error(f"{part.banks} river destinations")
    up = sum([1 << i for i, word in enumerate(words) if word.endswith(UP)])
    return tuple([named(line, word.removesuffix(UP), part.card_numbers) for word in words]), up


def read_wonders(part: Pearlbrook, line: TextLine | None, players: int) -> tuple[int, ...]:
    found = [NOBODY] * len(part.wonders)
    for word in line.words() if line is not None else ():
        assert line is not None
        name, _, owner = word.partition("=")
        number = named(line, name, part.wonder_numbers)
        if found[number] != NOBODY:
            raise line.error("each wonder once", word)
        found[number] = line.whole(owner, 0, players)
    return tuple(found)


def finish(table: Table, sheet: Sheet) -> None:
    """Frogs may stand on cards of any city, and Messengers share spaces in them."""
    river = river_of(table)
    people = owners(table)
    here = sheet.theirs.get(SECTION, {})
    frogs = [usual_frog(table, owner) for owner in range(people)]
    for owner in range(people):
        line = sheet.line("frog", owner) if owner < len(table.players) else here.get("frog")
        if line is not None:
            frogs[owner] = read_frog(table, line)
    river.frogs = tuple(frogs)
    if people == len(table.players):
        for key in ("pearls", "frog", "adornments", "adorned"):
            if key in here:
                raise here[key].error("no such line, for nobody plays without a seat")
        river.pearls = river.pearls[:people]
        river.kept = river.kept[:people]
        river.adorned = river.adorned[:people]
    for seat in range(len(table.players)):
        line = sheet.line("messengers", seat)
        if line is not None:
            river.set_hosts(seat, tuple([read_pair(table, seat, line, word) for word in line.words()]))
        else:
            lodge_all(table, seat)


def read_pair(table: Table, seat: int, line: TextLine, word: str) -> int:
    places: list[int] = []
    for name in word.split(">"):
        kind, _, copy = name.partition(":")
        n = line.whole(copy, 1, 15) - 1 if copy else 0
        card = city_card(table.config.pack, line, kind)
        places.append(find_copy(table.players[seat].city, card, n))
    if len(places) != 2 or -1 in places:
        raise line.error("cards of this city like messenger>farm", word)
    return lodging(places[0], places[1])


def lodge_all(table: Table, seat: int) -> None:
    """Where a position does not say it, Messengers share with the first constructions."""
    river = river_of(table)
    guest, hosts = alone(table, seat), free_hosts(table, seat)
    while guest >= 0 and hosts:
        river.set_hosts(seat, (*river.hosts[seat], lodging(guest, hosts[0])))
        guest, hosts = alone(table, seat), free_hosts(table, seat)
