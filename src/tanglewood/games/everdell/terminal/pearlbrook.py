"""Pearlbrook in the terminal: the river with its frogs, the wonders, and what everybody has of it."""

from rich.console import RenderableType
from rich.text import Text

from tanglewood.cli.terminal.tables.base import Scene
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.view import (
    RiverSideView,
    RiverSpaceView,
    RiverView,
    WonderView,
)
from tanglewood.games.everdell.presentation.phrases import goods, say
from tanglewood.games.everdell.terminal.shown import pack_shown
from tanglewood.words import joined, named


def river(scene: Scene, view: RiverView, names: list[str]) -> list[RenderableType]:
    """The spaces of the river and the wonders, each in a line."""
    title = Text(say("label-river"), style="bold underline")
    spaces = [space_text(scene, space, names) for space in view.spaces]
    wonders = [wonder_text(scene, wonder, names) for wonder in view.wonders]
    return [title, *spaces, Text(say("label-wonders"), style="bold underline"), *wonders]


def space_text(scene: Scene, space: RiverSpaceView, names: list[str]) -> Text:
    part = part_of(pack_shown())
    card = "none" if space.shared else "down"
    if space.card:
        card = named(part.cards[part.card_numbers[space.card]].name)
    text = Text(f"{scene.number(f'frog {space.id}'):>3} ", style="bold cyan")
    name = named(part.spaces[part.space_numbers[space.id]].name)
    text.append(say("label-river-space", space=name, card=card), style="not bold default")
    if space.needs:
        needs = ", ".join(say("label-colored", n=n, color=color) for color, n in space.needs.items())
        text.append(f" ({needs})", style="green" if space.met else "dim")
    if space.frogs:
        text.append(f" {', '.join(names[owner] for owner in space.frogs)}", style="yellow")
    return text


def wonder_text(scene: Scene, wonder: WonderView, names: list[str]) -> Text:
    part = part_of(pack_shown())
    text = Text(f"{scene.number(f'place {wonder.id}'):>3} ", style="bold cyan")
    name = named(part.wonders[part.wonder_numbers[wonder.id]].name)
    numbers = {"points": wonder.points, "pearls": wonder.pearls, "cards": wonder.cards}
    said = say("label-wonder", wonder=name, cost=goods(wonder.cost), **numbers)
    text.append(said, style="not bold default")
    if wonder.owner != -1:
        text.append(f" {names[max(wonder.owner, -1)]}", style="yellow")
    return text


def riverside(side: RiverSideView) -> Text:
    """Pearls, frog, adornments and wonders of somebody, in one line."""
    part = part_of(pack_shown())

    def called(ids: list[str]) -> str:
        return joined([part.adornments[part.adornment_numbers[id]].name for id in ids])

    said = [say("label-pearls", n=side.pearls)]
    if side.frog != "none":
        place = side.frog
        if place in part.space_numbers:
            place = part.spaces[part.space_numbers[place]].name
        said.append(say("label-frog", place=place or "home"))
    if side.adornments_count:
        names = called(side.adornments) or "none"
        said.append(say("label-adornments", n=side.adornments_count, names=names))
    if side.adorned:
        said.append(say("label-adorned", names=called([it.id for it in side.adorned])))
    if side.wonders:
        wonders = [part.wonders[part.wonder_numbers[id]].name for id in side.wonders]
        said.append(say("label-built", names=joined(wonders)))
    return Text("; ".join(said), style="italic")
