"""Points of Pearlbrook, and which colours a city shows at the river (EX.pearlbrook.score.*)."""

from tanglewood.games.everdell.board.player import TAN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.pearlbrook import part as kinds
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.river import HOST, River, river_of
from tanglewood.games.everdell.play.scoring import token_points


def shown_colors(table: Table, seat: int) -> list[int]:
    """How many cards of each colour a city shows to a river space: all of them, whatever space they take
    (EX.pearlbrook.river.count_all), a Messenger as its host (EX.pearlbrook.card.messenger_colour)."""
    player = table.players[seat]
    colors = list(player.colors)
    for pair in river_of(table).hosts[seat]:
        color = table.config.pack.colors[player.city[pair & HOST]]
        if color < len(colors):
            colors[TAN] -= 1
            colors[color] += 1
    return colors


def meets(table: Table, seat: int, space: int) -> bool:
    """Whether a city has the cards a space asks for, to show them (EX.pearlbrook.river.requirement)."""
    colors = shown_colors(table, seat)
    needs = part_of(table.config.pack).spaces[space].needs
    for i in range(len(colors)):
        if colors[i] < needs[i]:
            return False
    return True


# ---------------------------------------------------------------------- points


def adornment_points(table: Table, owner: int, number: int) -> int:
    """What a played adornment is worth now; those of an opponent without a seat have a price by its level."""
    part = part_of(table.config.pack)
    if owner >= len(table.players):
        return int(part.counts.her_adornments[int(table.config.options["difficulty"])])
    it = part.adornments[number]
    if it.what == kinds.NOTHING:
        return it.each
    # EX.pearlbrook.adornment.halves: what is left over brings nothing
    points = it.each * (counted(table, owner, it.what) // it.every)
    return min(points, it.most) if it.most else points


def counted(table: Table, seat: int, what: int) -> int:
    """How many of something a seat has (EX.pearlbrook.adornment.mirror_end, .scales_end, .masque_points)."""
    player = table.players[seat]
    if what < kinds.CRITTERS:
        return player.colors[what]
    if what == kinds.TOKENS:
        return token_points(table, seat)
    if what == kinds.HAND:
        return river_of(table).counted[seat] or len(player.hand)
    if what == kinds.WONDERS:
        return len(river_of(table).built_by(seat))
    if what == kinds.ALL_COLORS:
        return len([n for n in player.colors if n])
    cards = table.config.pack.cards
    wanted = what == kinds.CRITTERS
    return len([card for card in player.city if cards[card].down < 0 and cards[card].critter == wanted])


def rows_of(table: Table, owner: int) -> dict[str, int]:
    """Wonders, adornments and pearls left, by source (EX.pearlbrook.score.wonders, .adornments, .pearls)."""
    river = river_of(table)
    return {
        "wonders": wonder_points(table, river, owner),
        # EX.pearlbrook.adornment.unplayed: only the played ones
        "adornments": sum([adornment_points(table, owner, number) for number in river.adorned[owner]]),
        "pearls": part_of(table.config.pack).counts.pearl_points * river.pearls[owner],
    }


def wonder_points(table: Table, river: River, owner: int) -> int:
    wonders = part_of(table.config.pack).wonders
    return sum([wonders[number].points for number in river.built_by(owner)])
