"""Worker abilities as lines of a player in a position, and back.

A player has `power: pigs`, what it keeps as one number (`lore`, see powers.py) and what lies beside: `kept`
cards, `paths`, `trail` (its owner has seen those with a `~`), `dealt` abilities.
"""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.beside import KNOWN_PATH, NOTHING, PATH, Beside
from tanglewood.games.everdell.board.player import Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.powers.powers import powers_in
from tanglewood.games.everdell.presentation.position import cards
from tanglewood.games.everdell.presentation.reading import all_named, named, read_cards
from tanglewood.kernel.text.position import TextLine

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack

LINES: Final = ("power", "lore", "kept", "paths", "trail", "dealt")


def write_power(table: Table, player: Player) -> list[str]:
    """The worker ability and what lies on and beside it, as far as there is anything."""
    pack = table.config.pack
    beside = player.beside
    trail = [pack.places[path & PATH] + "~" * (path > PATH) for path in beside.trail[::-1]]
    found = [
        ("power", powers_in(pack)[player.power].id if player.power >= 0 else ""),
        ("lore", str(player.lore) if player.lore else ""),
        ("kept", cards(pack, beside.cards[::-1])),
        ("paths", " ".join(pack.places[path] for path in beside.paths)),
        ("trail", " ".join(trail)),
        ("dealt", " ".join(powers_in(pack)[number].id for number in beside.dealt)),
    ]
    return [f"{key}: {words}" for key, words in found if words]


def read_power(pack: "Pack", own: dict[str, TextLine], player: Player) -> None:
    """The lines of a player's ability, in a game with abilities or without."""
    if "power" in own:
        player.power = named(own["power"], own["power"].text, pack.power_numbers)
    player.lore = own["lore"].count(0, 0xFFF) if "lore" in own else 0
    player.beside = read_beside(pack, own)


def read_beside(pack: "Pack", own: dict[str, TextLine]) -> Beside:
    """What lies beside a player with a worker ability."""
    if not any(key in own for key in LINES[2:]):
        return NOTHING
    trail: list[int] = []
    if "trail" in own:
        for word in own["trail"].words():
            name = word.removesuffix("~")
            known = KNOWN_PATH if name != word else 0
            trail.append(named(own["trail"], name, pack.forest_ids) | known)
    paths = all_named(own.get("paths"), pack.forest_ids)
    dealt = all_named(own.get("dealt"), pack.power_numbers)
    return Beside(read_cards(pack, own.get("kept"))[::-1], paths, tuple(trail[::-1]), dealt)
