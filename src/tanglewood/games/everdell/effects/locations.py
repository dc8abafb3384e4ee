"""Using a location without a worker on it."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.player import SPOT
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.moves import COPY
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.reasons import no
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar


def usable(table: Table, seat: int, forest: bool) -> list[int]:
    """Locations in play whose own conditions the seat meets, taken or not (EV.place.copy_is_no_visit)."""
    pack = table.config.pack
    found = [place for place in pack.basic_places if pack.locations[place].does.can(table, seat, seat, -1)]
    if forest:
        for place in table.config.forest + table.players[seat].beside.paths:
            if place >= 0 and pack.locations[place].does.can(table, seat, seat, -1):
                found.append(place)
    return found


def not_usable(table: Table, seat: int, place: int, forest: bool) -> Refusal | None:
    """Why a location in play cannot be used without a worker."""
    pack = table.config.pack
    location = pack.locations[place]
    if location.sort not in (("basic", "forest") if forest else ("basic",)):
        return no("", "which-location", place=location.name, forest="yes" if forest else "no")
    if not location.does.can(table, seat, seat, -1):
        return no("EV.place.copy_is_no_visit", "in-vain", place=location.name)
    return None


class CopyLocation(Effect):
    """Use a location without standing there (EV.card.lookout, EV.loc.forest_copy_basic_card)."""

    pattern: ClassVar[str] = r"copy basic( or forest)? location"
    ask: str = "ask-copy"
    wants: tuple[int, ...] = (COPY,)

    def __init__(self, forest: bool) -> None:
        self.forest = forest

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return CopyLocation(words[0] != "")

    def go_on(self, table: Table, run: Run) -> list[Move]:
        return [table.config.pack.moves.copy[place] for place in usable(table, run.seat, self.forest)]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        copy_location(table, run.seat, move.a)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return not_usable(table, run.seat, move.a, self.forest)


def copy_location(table: Table, seat: int, place: int) -> None:
    table.emit_open("copied", seat, place=table.config.pack.places[place])
    for module in table.config.modules:
        module.place_copied(table, seat, place)
    # No worker is placed, so no web token asks for anything (MW.module.web_copy).
    table.config.pack.locations[place].does.start(table, seat, seat, -1)


class Repeat(Effect):
    """A token of the Clock Tower uses a location again (EV.card.clock_tower.use)."""

    ask: str = "ask-repeat"
    rule: str = "EV.card.clock_tower.use"
    wants: tuple[int, ...] = (COPY,)

    def targets(self, table: Table, seat: int) -> list[Move]:
        player = table.players[seat]
        return [
            table.config.pack.moves.copy[place]
            for place in usable(table, seat, True)
            if place in [spot & SPOT for spot in player.placed]
        ]

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = self.targets(table, run.seat)
        if not options or self.price(table, run) > tolls.wealth(table, run.seat, tolls.CARDS_OR_RESOURCES):
            table.stack.pop()
            return []
        return [*options, table.config.pack.moves.done]

    def price(self, table: Table, run: Run) -> int:
        """What a module asks for using this card (MW.intrigue.lobbyist_activate)."""
        if not ask.watched(table):
            return 0
        return ask.use_toll(table, table.players[run.seat].city[run.index])

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            player = table.players[run.seat]
            mark = player.marks[run.index]
            player.set_mark(run.index, on_card.with_tokens(mark, on_card.tokens(mark) - 1))
            table.stack.append(Run(run.seat, run.seat, -1, COPY_THERE, (move.a,)))
            tolls.charge(table, run.seat, self.price(table, run), tolls.CARDS_OR_RESOURCES)

    def possible(self, table: Table, run: Run) -> bool:
        player = table.players[run.seat]
        if not 0 <= run.index < len(player.city):
            return False
        kind = table.config.pack.cards[player.city[run.index]]
        return kind.repeats and on_card.tokens(player.marks[run.index]) > 0

    def title_of(self, table: Table, run: Run) -> Said:
        return table.config.pack.cards[table.players[run.seat].city[run.index]].name

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a not in [spot & SPOT for spot in table.players[run.seat].placed]:
            return no("", "no-own-worker", place=table.config.pack.locations[move.a].name)
        return not_usable(table, run.seat, move.a, True)


class CopyThere(Effect):
    """Use a location once its price is paid."""

    shape: str = "location"
    below: tuple[str, ...] = ("toll",)

    def location(self, run: Run) -> int:
        return run.first

    def possible(self, table: Table, run: Run) -> bool:
        return self.location(run) in usable(table, run.seat, True)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        copy_location(table, run.seat, self.location(run))
        return []


COPY_THERE: Final[CopyThere] = CopyThere()
COPY_THERE.place = "copy-there"
REPEAT: Final[Repeat] = Repeat()
REPEAT.place = "repeat"

EFFECTS: Final[tuple[type[Effect], ...]] = (CopyLocation,)
"""Effects that the pack can name."""
