"""What a seat may see of worker abilities: the card, what lies on it and what lies beside it."""

import msgspec

from tanglewood.games.everdell.board.beside import KNOWN_PATH, PATH
from tanglewood.games.everdell.board.player import RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.modules.powers.powers import powers_in
from tanglewood.games.everdell.modules.powers.start import looked_at
from tanglewood.games.everdell.presentation.view_types import Goods


class PowerView(msgspec.Struct, frozen=True):
    """A worker ability (`id` is empty while it is not chosen yet).

    `kept_count` cards lie beside the player, `kept` are those the viewer can see: all of the Bats', the top
    Farm of the Pigs, none of the Snails'. `paths` are the Lizards' own forest locations, `trail` counts their
    face-down deck, `drawn` are the cards of it the viewer looks at now, `remembered` those put back.
    `figure` is the location of the Spiders' figure, `slot` the Meadow slot with the Rats' token (0: none),
    `tokens` lie on the Platypuses' card and can be spent unless `used` in this turn, `stored` is what lies on
    the Turtles', `wild` counts the Axolotls' tokens in supply and `wild_at` names the locations with one.
    `dealt` are the abilities the viewer may choose from.
    """

    id: str
    kept: list[str]
    kept_count: int
    paths: list[str]
    trail: int
    drawn: list[str]
    remembered: list[str]
    figure: str
    slot: int
    tokens: int
    used: bool
    stored: Goods
    wild: int
    wild_at: list[str]
    dealt: list[str]


def power_view(table: Table, seat: int, viewer: int) -> PowerView | None:
    """The ability of a seat; nothing in a game without them."""
    if not table.config.plays("powers"):
        return None
    pack = table.config.pack
    player = table.players[seat]
    power = powers.power_of(table, seat)
    beside = player.beside
    own = seat == viewer
    kept = beside.cards
    if power is None or power.kept:
        kept = ()
    elif power.pile >= 0:
        kept = kept[-1:]
    known = [path & PATH for path in beside.trail if own and path & KNOWN_PATH]
    drawn = looked_at(table, seat) if own else []
    stored = powers.invested(table, seat)
    places = pack.basic_places
    wild = power is not None and power.wild
    return PowerView(
        id=power.id if power is not None else "",
        kept=[pack.cards[card].id for card in kept],
        kept_count=len(beside.cards),
        paths=[pack.places[place] for place in beside.paths],
        trail=len(beside.trail),
        drawn=[pack.places[place] for place in drawn],
        remembered=[pack.places[place] for place in known if place not in drawn],
        figure=pack.places[player.lore - 1] if power is not None and power.visited and player.lore else "",
        slot=player.lore if power is not None and power.marked is not None else 0,
        tokens=powers.points_on(table, seat),
        used=power is not None and power.tokens and bool(player.lore & powers.USED),
        stored={RESOURCES[stored]: 1} if stored >= 0 else {},
        wild=powers.wild_tokens(table, seat),
        wild_at=[pack.places[place] for i, place in enumerate(places) if wild and player.lore >> i & 1],
        dealt=[powers_in(pack)[number].id for number in beside.dealt] if own else [],
    )
