"""Options of worker abilities in sentences. The sentences themselves are in `locales/`."""

from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.board.player import RESOURCES
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.powers.powers import powers_in
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.move import Move


def power_words(table: Table, move: Move) -> str:
    """An option of an ability in words; empty if it is none."""
    pack = table.config.pack
    kind = move.kind
    if kind == word.PLAY_PILE:
        top = pile_name(table)
        return say("move-play-pile", card=top)
    if kind == word.PLAY_KEPT:
        return say("move-play-kept", card=pack.cards[move.a].name)
    if kind == word.FIGURE:
        return say("move-figure", place=pack.locations[move.a].name)
    if kind == word.TOKEN:
        card = table.meadow[move.a]
        return say("move-token", card=pack.cards[card].name if card >= 0 else "-", slot=move.a + 1)
    if kind == word.PATH:
        return say("move-path", place=pack.locations[move.a].name)
    if kind == word.WILD:
        return say("move-wild", kind=RESOURCES[move.a])
    if kind == word.USE_POWER:
        return say("move-use-power")
    if kind == word.KEEP_POWER:
        return say("move-keep-power", power=powers_in(pack)[move.a].name)
    return ""


def pile_name(table: Table) -> str:
    for player in table.players:
        if player.power >= 0 and powers_in(table.config.pack)[player.power].pile >= 0 and player.beside.cards:
            return table.config.pack.cards[player.beside.cards[-1]].name
    return "-"
