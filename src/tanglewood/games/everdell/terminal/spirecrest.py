"""Spirecrest in the terminal: the mountain in a few lines, and what belongs to a player."""

from rich.console import RenderableType
from rich.text import Text

from tanglewood.games.everdell.modules.spirecrest.parts import part_of
from tanglewood.games.everdell.modules.spirecrest.presentation.narration import price_words
from tanglewood.games.everdell.modules.spirecrest.view import ExpeditionView, RegionView, SpirecrestView
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.games.everdell.terminal.shown import pack_shown
from tanglewood.words import named


def mountain_lines(view: SpirecrestView) -> list[RenderableType]:
    """Weather, the regions with their tiles, discoveries to choose from, and the cards beside Stormvale."""
    part = part_of(pack_shown())
    names = {it.id: named(it.name) for it in part.weather}
    weather = [f"{say('season', season=it.season)}: {names.get(it.id, '?')}" for it in view.weather]
    lines = [Text(say("label-weather", cards="; ".join(weather)))]
    lines += [Text(region_line(it)) for it in view.regions]
    if view.row:
        offers = [
            f"{named(part.discoveries[part.numbers[it.id]].name)} ({it.price})" if it.id else "-"
            for it in view.row
        ]
        lines.append(Text(say("label-found", finds=", ".join(offers))))
    if view.stormvale:
        cards = [card_name(it.card) if it.card is not None else "-" for it in view.stormvale]
        lines.append(Text(say("label-beside", cards=", ".join(cards))))
    if view.opponent is not None and (view.opponent.tiles or view.opponent.discoveries):
        lines.append(Text(" ").append_text(expedition_line(view.opponent)))
    return [*lines]


def card_name(id: str) -> str:
    pack = pack_shown()
    return named(pack.cards[pack.card_numbers[id]].name)


def region_line(region: RegionView) -> str:
    part = part_of(pack_shown())
    tiles = [part.tiles[part.tile_numbers[id]] for id in region.tiles]
    shown = ", ".join(f"{named(tile.name)} ({tile.points}: {price_words(tile)})" for tile in tiles)
    return say(
        "label-region",
        region=say("region", region=region.id),
        tiles=shown or "-",
        down=region.down,
        deck=region.deck,
    )


def where(place: str) -> str:
    """Where a big critter stands: a place by its name, a card with its owner's seat before it."""
    pack = pack_shown()
    _, _, card = place.rpartition(":")
    if card in pack.card_numbers:
        return card_name(card)
    if place in pack.place_numbers:
        number = pack.place_numbers[place]
        found = (
            pack.locations[number] if number < pack.first_event else pack.events[number - pack.first_event]
        )
        return named(found.name)
    return say("label-critter-at", place=place)


def expedition_line(own: ExpeditionView) -> Text:
    """The rabbit, the expedition, discoveries and big critters of a player."""
    part = part_of(pack_shown())
    tiles = [
        f"{named(part.tiles[part.tile_numbers[it.id]].name)}{'*' if it.paid else ''}" for it in own.tiles
    ]
    places = {it.id: it.at for it in own.critters}
    found = []
    for it in own.discoveries:
        notes = [card_name(card) for card in it.cards]
        if it.id in places:
            notes.append(where(places[it.id]))
        name = named(part.discoveries[part.numbers[it.id]].name)
        found.append(f"{name} [{'; '.join(notes)}]" if notes else name)
    said = say(
        "label-own-mountain",
        region=say("region", region=own.rabbit),
        tiles=", ".join(tiles) or "-",
        finds=", ".join(found) or "-",
    )
    return Text(said, style="italic")
