"""Pearlbrook in sentences: options, values of events, components. The sentences are in `locales/`."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.modules.pearlbrook import part as kinds
from tanglewood.games.everdell.modules.pearlbrook.frogs import destination
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.river import river_at
from tanglewood.games.everdell.moves import COPIES
from tanglewood.games.everdell.presentation.narration_moves import whose
from tanglewood.games.everdell.presentation.phrases import rival_words, say
from tanglewood.kernel.move import Move
from tanglewood.kernel.text.component import Component
from tanglewood.words import joined

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack

BY_CITY_CARD = {
    kinds.FROG_CITY: "move-frog-ferry",
    kinds.LODGE: "move-lodge",
    kinds.PICK: "move-pick",
}


def move_words(table: Table, move: Move) -> str:
    """An option of Pearlbrook in words; empty if it is none."""
    pack = table.config.pack
    part = part_of(pack)
    if move.kind == kinds.FROG:
        return say("move-frog", space=part.spaces[move.a].name)
    if move.kind == kinds.ADORN:
        return say("move-adorn", card=part.adornments[move.a].name)
    if move.kind == kinds.REFLECT:
        return say("move-reflect", card=part.adornments[move.a].name)
    if move.kind == kinds.TRADE:
        river = river_at(table)
        up = river is not None and river.up >> move.a & 1 > 0
        name = destination(table, move.a).name if up else part.spaces[move.a].name
        return say("move-trade-river", card=name)
    if move.kind in BY_CITY_CARD:
        name = pack.cards[move.b // COPIES].name
        owner, who, copy = whose(table, move.a), rival_words(table, move.a), move.b % COPIES + 1
        return say(BY_CITY_CARD[move.kind], card=name, owner=owner, who=who, copy=copy)
    return ""


def value_words(pack: "Pack", key: str, value: str) -> str:
    """A value of an event in words; empty if it is not Pearlbrook's."""
    part = part_of(pack)
    if key == "space":
        return part.spaces[part.space_numbers[value]].name
    if key == "river_card":
        return part.cards[part.card_numbers[value]].name
    if key == "adornment":
        return part.adornments[part.adornment_numbers[value]].name
    if key == "wonder":
        return part.wonders[part.wonder_numbers[value]].name
    return ""


def describe(pack: "Pack", it: Component) -> list[str]:
    """A component in sentences; nothing if it is not Pearlbrook's."""
    if it.table == "adornment":
        return [say("about-adornment"), it.text("text")]
    if it.table == "river_card":
        return [say("about-river-card", sort=it.text("sort")), it.text("text")]
    if it.table == "river_space":
        return [say("about-river-space", shared="yes" if it.text("trade") else "no"), it.text("text")]
    if it.table == "river_counts":
        counts = it.numbers("citizens", "locations", "adornments", "pearl_points")
        return [say("about-river-counts", levels=joined(it.row("her_adornments")), **counts)]
    return []
