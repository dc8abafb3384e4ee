"""Everdell in the terminal: Meadow and hand with prices, places with workers, the cities."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from tanglewood.api import Game
from tanglewood.cli.terminal.tables.base import Scene, TerminalTable, listed
from tanglewood.games.everdell import moves as word
from tanglewood.games.everdell.board.player import COLORS
from tanglewood.games.everdell.components.pack import KINDS
from tanglewood.games.everdell.components.schema import Location
from tanglewood.games.everdell.modules.newleaf.moves import PLAY_STATION
from tanglewood.games.everdell.modules.newleaf.presentation.view import StationView
from tanglewood.games.everdell.modules.pearlbrook.part import FROG
from tanglewood.games.everdell.modules.powers.powers import powers_in
from tanglewood.games.everdell.modules.powers.view import PowerView
from tanglewood.games.everdell.modules.rugwort.view import RugwortView
from tanglewood.games.everdell.modules.view import PlayerView, TableView
from tanglewood.games.everdell.play.turn import Turn
from tanglewood.games.everdell.presentation.phrases import goods, say
from tanglewood.games.everdell.presentation.view_parts import (
    CityCard,
    EventView,
    LocationView,
    Price,
    WorkerView,
)
from tanglewood.games.everdell.state import Everdell
from tanglewood.games.everdell.terminal.bellfaire import fair_things
from tanglewood.games.everdell.terminal.newleaf import station_rows, travel_text, visitor_lines
from tanglewood.games.everdell.terminal.nightweave import her_things, slot_mark
from tanglewood.games.everdell.terminal.pearlbrook import river, riverside
from tanglewood.games.everdell.terminal.shown import pack_shown
from tanglewood.games.everdell.terminal.spirecrest import expedition_line, mountain_lines
from tanglewood.words import named, per_language

STYLES = {"tan": "#d2b48c", "green": "#7cb342", "red": "#e57373", "blue": "#64a5f0", "purple": "#ba8bd9"}
NUMBERED = ("card", "critter", "construction", "event")
"""What events ask for besides cards and colours, as `EventKind.numbers` lists it."""
TOLD = ("forest", "haven", "land")
"""Places whose names do not say what they give."""
IN_PLACE = (
    *(word.PLAY, word.PLAY_MEADOW, word.PLAY_LEGEND, word.PLACE, word.CLAIM),
    *(FROG, PLAY_STATION),
)
"""Moves whose numbers stand beside cards and places when these are shown."""


class EverdellTable(TerminalTable):
    """What is shared first, then the player's city and hand, then the others."""

    def goal(self, game: Game) -> str:
        return f"{say('goal')} {say('goal-rival', rival=rival_of(game))}".rstrip()

    def rival(self, game: Game) -> str:
        rival = rival_of(game)
        return say(rival) if rival != "none" else ""

    def render(self, scene: Scene, whole: bool = True) -> RenderableType:
        pack_shown.show(scene.game)
        view: TableView = scene.game.view(scene.seat)
        own = view.players[max(scene.seat, 0)]
        names = people(scene, view)
        parts: list[RenderableType] = []
        if whole:
            parts += [title("label-meadow"), meadow(scene, view), title("label-places"), places(scene, view)]
            parts += [title("label-events"), events(scene, view)]
            if view.station is not None:
                parts += [title("label-station"), *station_things(scene, view.station)]
        if view.bellfaire is not None:
            parts += [title("label-fair"), *fair_things(view.bellfaire, names)]
        if whole and view.pearlbrook is not None:
            parts += river(scene, view.pearlbrook, names)
        if view.spirecrest is not None:
            parts += [title("label-mountain"), *mountain_lines(view.spirecrest)]
        if view.rugwort is not None:
            parts += [Text(), *his_things(view.rugwort, names)]
        if view.nightweave is not None:
            parts += [Text(), *her_things(view.nightweave, city_text(view.nightweave.city, names))]
        if view.pearlbrook is not None and view.pearlbrook.rival is not None:
            parts.append(riverside(view.pearlbrook.rival))
        for player in view.players:
            if player.seat != own.seat:
                parts += [Text(), *things(player, names)]
        parts += [Text(), *things(own, names)]
        if own.seat == view.viewer:
            parts += [title("label-hand"), hand(scene, view, own)]
            if own.legends:
                parts += [title("label-legends"), legends(scene, view, own)]
        return Group(*parts)

    def whole(self, game: Game) -> bool:
        return not game.state.stack or isinstance(game.state.stack[-1], Turn)

    def choices(self, scene: Scene, whole: bool = True) -> RenderableType | None:
        pack_shown.show(scene.game)
        rest = [move for move in scene.moves if not (whole and move.kind in IN_PLACE)]
        if not rest:
            return None
        return listed([(scene.number(move.text), self.label(scene.game, move)) for move in rest])

    def row_label(self, key: str) -> str:
        return say("breakdown", row=key.replace(" ", "-"))


def rival_of(game: Game) -> str:
    """The opponent without a seat, by the name of its sentences."""
    return state_of(game).config.opponent.id or "none"


def state_of(game: Game) -> Everdell:
    assert isinstance(game.state, Everdell)
    return game.state


def title(key: str) -> Text:
    return Text(say(key), style="bold underline")


# ---------------------------------------------------------------------- cards


def card_text(id: str) -> Text:
    """A card by name, in the colour of its type; the first letter of the type stands beside it."""
    pack = pack_shown()
    card = pack.cards[pack.card_numbers[id]]
    color = COLORS[card.color]
    text = Text(named(card.name), style=STYLES[color])
    text.append(f" {say('label-card', color=color, points=card.points)}", style="dim")
    return text


def price_text(price: Price | None) -> Text:
    """The cost, and whether and how the card can be played now."""
    if price is None:
        return Text()
    text = Text(goods(price.cost) or say("nothing"))
    if price.ways and price.ways[0] != "pay":
        text.append(f" ({say('label-other-way')})", style="green")
    elif price.missing:
        text.append(f" ({say('label-missing', goods=goods(price.missing))})", style="dim")
    elif not price.ways:
        text.append(f" ({say('label-no-room')})", style="dim")
    return text


def rows(lines: list[tuple[str, Text, Text]]) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold cyan", no_wrap=True, min_width=3)
    for _ in range(2):
        grid.add_column()
    for number, thing, more in lines:
        grid.add_row(number, thing, more)
    return grid


def meadow(scene: Scene, view: TableView) -> RenderableType:
    lines = []
    for slot in view.meadow:
        if slot.card is None:
            here = slot_mark(view.nightweave, slot.slot) if view.nightweave is not None else ""
            lines.append(("", Text("-"), Text(here, style="yellow")))
            continue
        price = Text(say("label-blocked"), style="dim") if slot.blocked else price_text(slot.price)
        mark = slot_mark(view.nightweave, slot.slot) if view.nightweave is not None else ""
        if mark:
            price.append(f" ({mark})", style="yellow")
        lines.append((scene.number(f"play meadow {slot.slot}"), card_text(slot.card), price))
    return rows(lines)


def station_things(scene: Scene, station: StationView) -> list[RenderableType]:
    """The station's cards with their tiles, and the visitors."""
    lines = station_rows(station, scene.number)
    shown = [
        (number, card_text(card) if card else Text("-"), price_text(cost).append(f"  {more}", style="yellow"))
        for number, card, cost, more in lines
    ]
    return [rows(shown), *[Text(line) for line in visitor_lines(station)]]


def hand(scene: Scene, view: TableView, own: PlayerView) -> RenderableType:
    return rows(
        [
            (scene.number(f"play {card}"), card_text(card), price_text(view.prices[card]))
            for card in sorted(set(own.hand))
            for _ in range(own.hand.count(card))
        ]
    )


def legends(scene: Scene, view: TableView, own: PlayerView) -> RenderableType:
    return rows(
        [
            (scene.number(f"play legend {card}"), card_text(card), price_text(view.prices[card]))
            for card in own.legends
        ]
    )


# ---------------------------------------------------------------------- places


def people(scene: Scene, view: TableView) -> list[str]:
    """Everybody's names by seat; the last one is the opponent without a seat, whose seat is -1."""
    return [*scene.names, say("rugwort" if view.nightweave is None else "nightweave")]


def workers_text(workers: list[WorkerView], names: list[str]) -> Text:
    return Text(", ".join(names[worker.seat] for worker in workers), style="yellow")


@per_language()
def place_words() -> dict[str, str]:
    """What each location gives, by its id."""
    return {entry.id: named(entry.text) for entry in pack_shown().files.of(Location)}


def places(scene: Scene, view: TableView) -> RenderableType:
    webs = view.nightweave.webs if view.nightweave is not None else []

    def line(place: LocationView) -> Text:
        number = pack_shown().place_numbers[place.id]
        text = Text(f"{scene.number(f'place {place.id}'):>3} ", style="bold cyan")
        location = pack_shown().locations[number]
        text.append(named(location.name), style="not bold default")
        if place.sort in TOLD:
            text.append(f": {place_words()[place.id]}", style="not bold dim")
        if place.workers:
            text.append(" ")
            text.append_text(workers_text(place.workers, people(scene, view)))
        if place.id in webs:
            text.append(f" ({say('label-web')})", style="yellow")
        return text

    known = [line(place) for place in view.locations if place.sort not in (*TOLD, "land")]
    told = [line(place) for place in view.locations if place.sort in TOLD]
    return Group(Columns(known, padding=(0, 2), equal=True), *told)


def events(scene: Scene, view: TableView) -> RenderableType:
    webs = view.nightweave.event_webs if view.nightweave is not None else {}

    def line(event: EventView) -> Text:
        text = Text(f"{scene.number(f'claim {event.id}'):>3} ", style="bold cyan")
        kind = pack_shown().events[pack_shown().event_numbers[event.id]]
        text.append(named(kind.name), style="not bold default")
        if event.owner != -1:
            text.append(f" {people(scene, view)[max(event.owner, -1)]}", style="yellow")
        else:
            needs = [named(pack_shown().cards[card].name) for card in kind.needs]
            needs += [say("label-colored", n=n, color=COLORS[i]) for i, n in enumerate(kind.colors) if n]
            needs += [
                say("about-kinds", n=n, kind=KINDS[i].replace(" ", "-"))
                for i, n in enumerate(kind.kinds)
                if n
            ]
            needs += [say("label-needs", n=n, what=NUMBERED[i]) for i, n in enumerate(kind.numbers) if n]
            text.append(f" ({', '.join(needs)})", style="green" if event.met else "dim")
        if webs.get(event.id):
            text.append(f" ({say('label-webs', n=webs[event.id])})", style="yellow")
        return text

    return Group(*[line(event) for event in view.events])


# ---------------------------------------------------------------------- players


def city_text(cards: list[CityCard], names: list[str]) -> Text:
    text = Text()
    for i, card in enumerate(cards):
        if i:
            text.append("; ")
        text.append_text(card_text(card.card))
        marks = [say("label-occupied")] if card.occupied else []
        if card.over:
            marks.append(say("label-over"))
        if card.tokens:
            marks.append(goods({"points": card.tokens}))
        if card.stored:
            marks.append(goods(card.stored))
        marks += [named(pack_shown().cards[pack_shown().card_numbers[it]].name) for it in card.prisoners]
        if card.workers:
            marks.append(workers_text(card.workers, names).plain)
        if marks:
            text.append(f" [{'; '.join(marks)}]", style="italic")
    return text if cards else Text(say("label-empty"), style="dim")


def things(player: PlayerView, names: list[str]) -> list[RenderableType]:
    """A player in two lines: what there is, and the city."""
    line = Text(names[player.seat], style="bold")
    season = say("label-passed") if player.passed else say("season", season=player.season)
    numbers = say(
        "label-player",
        season=season,
        goods=goods({**player.resources, "points": player.points}) or say("nothing"),
        workers=player.free_workers,
        cards=player.hand_count,
        total=player.total,
        used=player.spaces_used,
        spaces=player.spaces,
    )
    if player.legends_count:
        numbers += "; " + say("label-legend-number", n=player.legends_count)
    line.append(f"  {numbers}", style="not bold")
    more: list[RenderableType] = []
    if player.power is not None:
        more.append(power_text(player.power))
    if player.pearlbrook is not None:
        more.append(riverside(player.pearlbrook))
    if player.travel is not None:
        more.append(Text(travel_text(player.travel), style="italic"))
    if player.expedition is not None:
        more.append(expedition_line(player.expedition))
    return [line, *more, city_text(player.city, names)]


def power_text(power: PowerView) -> Text:
    """The worker ability with what lies on and beside it."""
    pack = pack_shown()
    if not power.id:
        return Text(say("label-power-choice"), style="italic")

    def place(id: str) -> str:
        return named(pack.locations[pack.place_numbers[id]].name)

    state: list[str] = []
    if power.figure:
        state.append(say("label-power-figure", place=place(power.figure)))
    if power.slot:
        state.append(say("label-power-slot", slot=power.slot))
    if power.tokens:
        state.append(say("label-power-tokens", n=power.tokens))
    if power.stored:
        state.append(goods(power.stored))
    if power.wild:
        state.append(say("label-power-wild", n=power.wild))
    if power.wild_at:
        state.append(say("label-power-wild-at", places=", ".join(place(id) for id in power.wild_at)))
    if power.kept_count:
        cards = ", ".join(named(pack.cards[pack.card_numbers[id]].name) for id in power.kept) or "none"
        state.append(say("label-power-kept", n=power.kept_count, cards=cards))
    if power.paths:
        state.append(say("label-power-paths", places=", ".join(place(id) for id in power.paths)))
    name = powers_in(pack)[pack.power_numbers[power.id]].name
    return Text(say("label-power", power=name, state="; ".join(state) or "none"), style="italic")


def his_things(rugwort: RugwortView, names: list[str]) -> list[RenderableType]:
    line = Text(rugwort.name, style="bold")
    line.append(f"  {say('label-rugwort', total=rugwort.total, cards=len(rugwort.city))}", style="not bold")
    return [line, city_text(rugwort.city, names)]
