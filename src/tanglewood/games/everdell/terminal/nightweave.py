"""Nightweave in the terminal: what everybody may know of her lair, in a few lines."""

from rich.console import RenderableType
from rich.text import Text

from tanglewood.games.everdell.modules.nightweave.basics import SLOTS
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.presentation.view import NightweaveView
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.games.everdell.terminal.shown import pack_shown
from tanglewood.kernel.text.phrase import COMMA
from tanglewood.words import joined


def her_things(hers: NightweaveView, city: Text) -> list[RenderableType]:
    """Nightweave's level, season and numbers; her modules; what lies in her city and elsewhere."""
    line = Text(say("nightweave"), style="bold")
    numbers = say(
        "label-nightweave",
        level=hers.level,
        name=hers.name,
        season="over" if hers.finished else hers.season,
        home=hers.spiders_home,
        spiders=hers.spiders,
        cards=hers.hand_count,
        used=hers.spaces_used,
        spaces=hers.spaces,
        total=hers.total,
    )
    line.append(f"  {numbers}", style="not bold")
    return [line, *[Text(said, style="italic") for said in (*plots(hers), *loose(hers))], city]


def plots(hers: NightweaveView) -> list[str]:
    """Personality, plan and intrigue by name; `card NAME` says what they do."""
    lair = lair_of(pack_shown())
    plots = [it.name for it in lair.personalities if it.id == hers.personality]
    plots += [it.name for it in lair.plans if it.id == hers.plan]
    plots += [it.name for it in lair.intrigues if it.id == hers.intrigue]
    said = [say("label-her-plots", names=joined(plots, COMMA))] if plots else []
    if hers.activity:
        said.append(
            say("label-her-card", number=hers.activity.rpartition("_")[2].lstrip("0"), left=hers.left)
        )
    return said


def loose(hers: NightweaveView) -> list[str]:
    """Where she stands, what she took, and the workers on her mat."""
    pack = pack_shown()
    said: list[str] = []
    if hers.pawn > SLOTS:
        said.append(say("label-her-place", slot=hers.pawn - SLOTS))
    elif hers.pawn:
        said.append(say("label-her-pawn", slot=hers.pawn))
    if hers.loot or hers.secret:
        loot = [pack.cards[pack.card_numbers[id]].name for id in hers.loot]
        said.append(say("label-her-loot", cards=joined(loot, COMMA) or "none", hidden=hers.secret))
    if hers.events:
        names = [pack.events[pack.event_numbers[id]].name for id in hers.events]
        said.append(say("label-her-events", events=joined(names)))
    if hers.captives:
        said.append(say("label-her-captives", n=hers.captives))
    return said


def slot_mark(hers: NightweaveView, slot: int) -> str:
    """What she does to a slot of the Meadow, in one word; empty for most slots."""
    if slot == hers.pawn:
        return say("label-her-slot", what="pawn")
    if slot in hers.marked:
        return say("label-her-slot", what="web")
    return say("label-her-slot", what="beside") if slot in hers.beside else ""
