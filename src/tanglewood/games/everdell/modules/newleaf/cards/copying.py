"""Using other cards and places: those of opponents, other forest locations, two green cards of the city."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board.city import copy_number, find_copy, moved_up
from tanglewood.games.everdell.board.player import RED, TAN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, EffectLine, OneOf, Run
from tanglewood.games.everdell.effects.locations import copy_location
from tanglewood.games.everdell.effects.production import activate, chosen, inactive, webbed
from tanglewood.games.everdell.modules.newleaf.moves import MIMIC
from tanglewood.games.everdell.modules.newleaf.part import words_in
from tanglewood.games.everdell.modules.pearlbrook.frogs import UseRiverCard, any_usable
from tanglewood.games.everdell.modules.pearlbrook.messengers import ShareSpace
from tanglewood.games.everdell.moves import ACTIVATE, COPIES, COPY, COPY_CITY
from tanglewood.games.everdell.play.reasons import legend_stays, no, place_in_city
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card
    from tanglewood.games.everdell.components.language import Grammar


class CopyTan(OneOf):
    """Do what a tan card of another city does when it is played (EX.newleaf.card.air_balloon).

    The same card in two cities is one option: it acts for the player's own city either way.
    """

    pattern: ClassVar[str] = r"copy tan of an opponent"
    ask: str = "ask-mimic"
    wants: tuple[int, ...] = (MIMIC,)
    estimate: float = 1.5

    def line(self, card: "Card") -> EffectLine | None:
        """What can be copied of a card: no Fool, Ruins, Main Road or legend, and no Air Balloon, which would
        only lead on to another card (EX.newleaf.card.air_balloon_which). Of a Messenger only the gain
        is left, since there is nobody to share a space."""
        line = card.on_play
        if card.color != TAN or line is None or card.rooted or card.elsewhere or card.replaces:
            return None
        for effect in line.effects:
            if isinstance(effect, ShareSpace):
                continue
            if effect.works_on_card() or isinstance(effect, CopyTan):
                return None
        return line

    def targets(self, table: Table, seat: int) -> list[Move]:
        pack = table.config.pack
        words = words_in(pack).mimic
        kinds: list[int] = []
        found: list[Move] = []
        for owner in table.rivals(seat):
            for card in table.city_of(owner):
                if card in kinds:
                    continue
                line = self.line(pack.cards[card])
                if line is not None and line.can(table, seat, seat, -1):
                    kinds.append(card)
                    found.append(words.of(owner, card, 0))
        return found

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        card = table.config.pack.cards[move.b // COPIES]
        line = self.line(card)
        assert line is not None
        table.emit_open("activated", run.seat, owner=move.a, card=card.id)
        line.start(table, run.seat, run.seat, -1)

    def must_ask(self, table: Table, run: Run) -> bool:
        # What a card would do can depend on the hand, which the others do not see.
        return len(table.players[run.seat].hand) > 0

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[move.b // COPIES]
        if move.a == run.seat:
            return no("", "other-cities")
        if place_in_city(table, move) < 0:
            return no("", "no-such-card", card=kind.name)
        if self.line(kind) is None:
            return legend_stays(table, move.b // COPIES) or no("", "not-copied", card=kind.name)
        for option in self.targets(table, run.seat):
            if option.b // COPIES == move.b // COPIES:
                return no("", "same-elsewhere", card=kind.name)
        return no("", "in-vain", place=kind.name)


class CopyRed(OneOf):
    """Use a red card of another city without standing there (EX.newleaf.card.conductor).

    Its owner gets nothing for that, and it stays free for others.
    """

    pattern: ClassVar[str] = r"copy red of an opponent"
    ask: str = "ask-copy-red"
    wants: tuple[int, ...] = (COPY_CITY,)
    roams: bool = True
    estimate: float = 2.5

    def line(self, card: "Card") -> EffectLine | None:
        """What can be used of a card: none that is never copied but a Ferry, and no other Conductor or the
        like, which would lead to these same cards (EX.newleaf.card.conductor_ferry, .conductor_chain)."""
        line = card.visit
        if card.color != RED or line is None or (card.never_copied and not for_frogs(line)):
            return None
        return None if any(effect.roams for effect in line.effects) else line

    def targets(self, table: Table, seat: int) -> list[Move]:
        pack = table.config.pack
        found: list[Move] = []
        for owner in table.rivals(seat):
            city = table.city_of(owner)
            for i in range(len(city)):
                line = self.line(pack.cards[city[i]])
                if line is None or city.index(city[i]) != i:
                    continue
                # EX.newleaf.card.conductor_usable
                if any_usable(table, seat) if for_frogs(line) else line.can(table, seat, owner, i):
                    found.append(pack.moves.copy_city.of(owner, city[i], copy_number(city, i)))
        return found

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        index = find_copy(table.city_of(move.a), move.b // COPIES, move.b % COPIES)
        card = table.config.pack.cards[move.b // COPIES]
        assert card.visit is not None
        table.emit_open("activated", run.seat, owner=move.a, card=card.id)
        card.visit.start(table, run.seat, move.a, index)

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(table.players[run.seat].hand) > 0

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[move.b // COPIES]
        if move.a == run.seat:
            return no("", "other-cities")
        if self.line(kind) is None:
            return legend_stays(table, move.b // COPIES) or no("", "not-copied", card=kind.name)
        return no("EX.newleaf.card.conductor_usable", "in-vain", place=kind.name)


def for_frogs(line: EffectLine) -> bool:
    """Whether it is the line of a Ferry, where workers find nothing to do."""
    return isinstance(line.effects[0], UseRiverCard)


class CopyForest(Effect):
    """Use another forest location in play (EX.newleaf.loc.forest_copy_forest)."""

    pattern: ClassVar[str] = r"copy other forest location"
    ask: str = "ask-copy"
    wants: tuple[int, ...] = (COPY,)
    estimate: float = 1.8

    def targets(self, table: Table, seat: int) -> list[int]:
        locations = table.config.pack.locations
        return [
            place
            for place in table.config.forest + table.players[seat].beside.paths
            if place >= 0 and self not in locations[place].does.effects
            if locations[place].does.can(table, seat, seat, -1)
        ]

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.targets(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = [table.config.pack.moves.copy[place] for place in self.targets(table, run.seat)]
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        copy_location(table, run.seat, move.a)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        location = table.config.pack.locations[move.a]
        if location.sort != "forest" or self in location.does.effects:
            return no("", "other-forest", place=location.name)
        return no("EV.place.copy_is_no_visit", "in-vain", place=location.name)


class ActivateDifferent(Effect):
    """Activate several green cards of the city, each at most once (EX.newleaf.card.two_different)."""

    pattern: ClassVar[str] = r"(may )?activate (\d+) different green"
    wants: tuple[int, ...] = (ACTIVATE,)
    shape: str = "| up *index"
    below: tuple[str, ...] = ANYTHING
    estimate: float = 2.2

    def __init__(self, n: int, may: bool) -> None:
        self.n = n
        self.may = may

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return ActivateDifferent(int(words[1]), words[0] != "")

    def acted(self, run: Run) -> tuple[int, ...]:
        """The places of the cards that acted; one that has left the city is no longer among them."""
        return run.rest

    def possible(self, table: Table, run: Run) -> bool:
        acted = self.acted(run)
        size = len(table.players[run.seat].city)
        return len(acted) <= self.n and len(set(acted)) == len(acted) and all(i < size for i in acted)

    def targets(self, table: Table, seat: int, acted: tuple[int, ...]) -> list[Move]:
        """Green cards that would do something; of equal ones the first that has not acted."""
        pack = table.config.pack
        city = table.players[seat].city
        found: list[Move] = []
        kinds: list[int] = []
        for i in range(len(city)):
            card = pack.cards[city[i]]
            if (
                card.produce is None
                or card.ribbon >= 0
                or card.for_green
                or i in acted
                or webbed(table, seat, i)
            ):
                continue
            if (card.keeps or city[i] not in kinds) and card.produce.can(table, seat, seat, i):
                kinds.append(city[i])
                found.append(pack.moves.activate.of(seat, city[i], copy_number(city, i)))
        return found

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.targets(table, seat, ())) > 0  # EX.newleaf.card.chipsmith

    def go_on(self, table: Table, run: Run) -> list[Move]:
        left = self.left(run)
        options = self.targets(table, run.seat, self.acted(run)) if left else []
        if not options:
            table.stack.pop()
        elif self.may:
            options.append(table.config.pack.moves.done)
        return options

    def moved_up(self, data: tuple[int, ...], index: int) -> tuple[int, ...]:
        return (*data[:1], *moved_up(data[1:], index))

    def left(self, run: Run) -> int:
        """How many cards may still act."""
        return run.first if run.data else self.n

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind != ACTIVATE:
            table.stack.pop()
            return
        here = chosen(table, move)
        table.stack[-1] = run.with_data((self.left(run) - 1, *self.acted(run), here))
        activate(table, run.seat, run.seat, here)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-activate-different", n=self.left(run), may="yes" if self.may else "no")

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[move.b // COPIES]
        if move.a != run.seat:
            return no("", "own-city")
        if kind.ribbon >= 0:
            return no("MW.legend.activated", "legend-acts", card=kind.name)
        here = chosen(table, move)
        if here in self.acted(run):
            return no("EX.newleaf.card.two_different", "acted", card=kind.name)
        return inactive(table, run.seat, move.a, here)


EFFECTS: Final[tuple[type[Effect], ...]] = (CopyTan, CopyRed, CopyForest, ActivateDifferent)
"""Effects that the pack can name."""
