"""What the weather of a season does to players who are in it (EX.spirecrest.weather.*)."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import BERRY, CITY, CITY_SIZE, RESOURCES, SPRING
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.spirecrest.parts import FORGO, Weather, part_at
from tanglewood.games.everdell.modules.spirecrest.state import has_find, mountain
from tanglewood.games.everdell.moves import CLAIM, DISCARD, PLACE, VISIT
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.placing import all_destinations, payable_there, place_of
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.sources import FROM_HAND, REVEALED
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card

LEAST: Final = 1
"""What the weather takes: never more than a place gave."""


def holding(table: Table, seat: int) -> Weather | None:
    """The weather that a seat has to bear: that of its own season, once it is turned up
    (EX.spirecrest.weather.own_season, .until)."""
    season = table.players[seat].season
    land = mountain(table)
    number = land.weather[season]
    if number < 0 or season > land.reached:
        return None
    if season == SPRING and has_find(table, seat, "mountaineer"):  # EX.spirecrest.weather.mountaineer
        return None
    return part_at(table).weather[number]


# ---------------------------------------------------------------------- dearer cards


def extra_cost(table: Table, seat: int, card: int) -> list[int]:
    """What a card costs besides (EX.spirecrest.weather.heat_wave, .snowdrift, .mudslide).

    It is part of the cost: abilities may lower it, and a card that comes free escapes it
    (EX.spirecrest.weather.added_cost_discount, .free_play).
    """
    it = holding(table, seat)
    return it.more if it is not None and touches(it, table.config.pack.cards[card]) else []


def touches(it: Weather, card: "Card") -> bool:
    return it.dearer == ("critter" if card.critter else "construction")


# ---------------------------------------------------------------------- barred places and cards


def may_play(table: Table, seat: int, source: int) -> bool:
    """Whether a card may be played from where it lies (EX.spirecrest.weather.wildfire)."""
    if not FROM_HAND < source < REVEALED:
        return True
    it = holding(table, seat)
    return it is None or it.bars != "meadow"


def may_go(table: Table, seat: int, place: int) -> bool:
    """Whether a worker may go to a place (EX.spirecrest.weather.freezing_rain, .thick_fog)."""
    it = holding(table, seat)
    if it is None or not it.bars:
        return True
    if place >= CITY:
        return it.bars != "open" or (place - CITY) // CITY_SIZE == seat
    pack = table.config.pack
    return it.bars != "forest" or place >= pack.first_event or pack.locations[place].sort != "forest"


def place_toll(table: Table, seat: int, place: int) -> tuple[int, int]:
    """What a place costs: a card for a Journey, a resource for an event (EX.spirecrest.weather.gale,
    .early_frost); who cannot pay cannot go there (EX.spirecrest.weather.must_pay)."""
    it = holding(table, seat)
    if it is None or not it.toll_at or place >= CITY:
        return 0, 0
    pack = table.config.pack
    sort = "event" if place >= pack.first_event else pack.locations[place].sort
    if sort != it.toll_at:
        return 0, 0
    return 1, tolls.CARDS if it.toll_in == "cards" else tolls.RESOURCES


def refuse(table: Table, seat: int, move: Move) -> Refusal | None:
    """Why the weather keeps a worker away from where it could go otherwise."""
    it = holding(table, seat)
    if it is None or move.kind not in (PLACE, CLAIM, VISIT) or move not in all_destinations(table, seat, -1):
        return None
    place = place_of(table, move)
    if not may_go(table, seat, place):
        return no(it.rule, "weather", weather=it.name)
    n, kinds = place_toll(table, seat, place)
    if n and not payable_there(table, seat, place, n, kinds, []):
        return no(it.rule, "weather-toll", weather=it.name, kinds=kinds)
    return None


def not_to_play(table: Table, seat: int, source: int) -> Refusal | None:
    it = holding(table, seat)
    if it is None or may_play(table, seat, source):
        return None
    return no(it.rule, "weather", weather=it.name)


# ---------------------------------------------------------------------- places that give less


class GivesLess(Effect):
    """A place gave 1 less than usual: the visitor gives back one of the things it brought
    (EX.spirecrest.weather.deep_frost, .basic_less, .hail, .drought).

    It never takes what was not given (EX.spirecrest.weather.floor).
    """

    ask: str = "ask-forgo"
    wants: tuple[int, ...] = (FORGO,)
    shape: str = "location n n n n n"
    below: tuple[str, ...] = ANYTHING

    def visited(self, run: Run) -> int:
        """The location."""
        return run.first

    def before(self, run: Run) -> tuple[int, ...]:
        """The four resources as they were before, and the cards in hand."""
        return run.rest

    def possible(self, table: Table, run: Run) -> bool:
        it = holding(table, run.seat)
        return it is not None and it.less != "" and lessens(table, it, self.visited(run))

    def options(self, table: Table, run: Run) -> list[Move]:
        it = holding(table, run.seat)
        if it is None:
            return []
        part = part_at(table)
        player = table.players[run.seat]
        before = self.before(run)
        plays = table.config.pack.locations[self.visited(run)].does.plays()
        found: list[Move] = []
        for resource in range(4):
            gave = player.stock[resource] > before[resource] and not plays
            if gave and (it.less != "berry" or resource == BERRY):
                found.append(part.forgo[resource])
        if it.less == "resource or card" and len(player.hand) > before[4]:
            found.append(part.forgo_card)
        return found

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = self.options(table, run)
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        it = holding(table, run.seat)
        assert it is not None
        player = table.players[run.seat]
        table.emit_open("weather-took", run.seat, weather=it.id)
        if move.a >= len(RESOURCES):
            table.discard_from_hand(run.seat, player.hand[-1])
            return
        table.spend(run.seat, move.a, LEAST)
        land = mountain(table)
        if move.a == BERRY and run.seat == table.active:
            land.berries = max(0, land.berries - LEAST)  # it was not gained after all

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase(self.ask)

    def rule_of(self, table: Table, run: Run) -> str:
        it = holding(table, run.seat)
        return it.rule if it is not None else ""

    def title_of(self, table: Table, run: Run) -> Said:
        it = holding(table, run.seat)
        return it.name if it is not None else ""

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "not-given-there")


GIVES_LESS: Final[GivesLess] = GivesLess()
GIVES_LESS.place = "gives-less"


class Blows(Effect):
    """After a placed worker cards are discarded, as far as there are any (EX.spirecrest.weather.tornado)."""

    rule: str = "EX.spirecrest.weather.tornado"
    wants: tuple[int, ...] = (DISCARD,)
    shape: str = "n"
    below: tuple[str, ...] = ANYTHING

    def left(self, run: Run) -> int:
        """How many cards are still to go."""
        return run.first

    def possible(self, table: Table, run: Run) -> bool:
        it = holding(table, run.seat)
        return it is not None and self.left(run) <= it.discards

    def go_on(self, table: Table, run: Run) -> list[Move]:
        hand = table.players[run.seat].hand
        if not self.left(run) or not hand:
            table.stack.pop()
            return []
        options = unlike(table.config.pack.moves.discard, hand)
        return options if len(hand) > self.left(run) else options[:1]  # all of them go

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack[-1] = run.with_data((self.left(run) - 1,))
        table.discard_from_hand(run.seat, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(table.players[run.seat].hand) > self.left(run)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-discard", most=self.left(run), least=self.left(run))

    def title_of(self, table: Table, run: Run) -> Said:
        it = holding(table, run.seat)
        return it.name if it is not None else ""


BLOWS: Final[Blows] = Blows()
BLOWS.place = "blows"


def lessens(table: Table, it: Weather, place: int) -> bool:
    """Whether the weather makes a place give less."""
    pack = table.config.pack
    return 0 <= place < pack.first_event and pack.locations[place].sort in it.less_at.split(" or ")


def storm(table: Table, seat: int) -> None:
    """A worker was placed: what the weather takes after it waits below."""
    it = holding(table, seat)
    if it is not None and it.discards:
        table.stack.append(Run(seat, seat, -1, BLOWS, (it.discards,)))


def worker_placed(table: Table, seat: int, place: int) -> None:
    """A worker has come to a place (-1: a card) that may give less; that waits below."""
    it = holding(table, seat)
    if it is not None and it.less and lessens(table, it, place):
        wait(table, seat, place)


def place_copied(table: Table, seat: int, place: int) -> None:
    """A location is used without a worker: only the drought looks at where berries come from."""
    it = holding(table, seat)
    if it is None or it.less != "berry" or not lessens(table, it, place):
        return
    for frame in table.stack:
        if isinstance(frame, Run) and frame.effect is GIVES_LESS and frame.seat == seat:
            return  # the place that copies it gives one less already
    wait(table, seat, place)


def wait(table: Table, seat: int, place: int) -> None:
    player = table.players[seat]
    table.stack.append(Run(seat, seat, -1, GIVES_LESS, (place, *player.stock, len(player.hand))))
