"""Adornments: what each grants when it is played for a pearl (EX.pearlbrook.adornment.*).

What is only a gain is taken unasked; all that asks may be declined (EX.pearlbrook.adornment.empty_effect).
The Masque plays a card as the Queen does, from hand or Meadow (EX.pearlbrook.adornment.masque_source).
"""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board.city import GONE, copy_number, find_copy, moved_up
from tanglewood.games.everdell.board.player import BLUE, COLORS, GREEN, TAN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.effects.gaining import gain_any, of_choice
from tanglewood.games.everdell.effects.locations import CopyLocation, copy_location, not_usable
from tanglewood.games.everdell.effects.locations import usable as usable_locations
from tanglewood.games.everdell.effects.production import activate, webbed
from tanglewood.games.everdell.modules.pearlbrook.part import ADORN, PICK, REFLECT, part_of
from tanglewood.games.everdell.modules.pearlbrook.repeating import ANOTHER_RUIN, SEND_FOOL, able_again
from tanglewood.games.everdell.modules.pearlbrook.river import river_of, spend_pearls
from tanglewood.games.everdell.moves import ACTIVATE, COPIES, COPY
from tanglewood.games.everdell.play.reasons import legend_stays, no
from tanglewood.games.everdell.play.turn import EndOfTurn
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar

PRICE: Final = 1
"""Pearls for an adornment."""


def adornment_moves(table: Table, seat: int) -> list[Move]:
    """Adornments that can be played, whether they do anything or not."""
    river = river_of(table)
    if river.pearls[seat] < PRICE:
        return []
    words = part_of(table.config.pack).adorn
    return [words[number] for number in river.kept[seat]]


def play_adornment(table: Table, seat: int, move: Move) -> None:
    """A whole turn: the pearl is paid first, then the adornment lies beside the city and grants something
    (EX.pearlbrook.adornment.play, .pay_first, .no_space, .once). It is no card that is played, so nothing
    reacts to it or helps (EX.pearlbrook.adornment.not_a_card_play)."""
    table.stack[-1] = EndOfTurn(seat)
    it = part_of(table.config.pack).adornments[move.a]
    spend_pearls(table, seat, PRICE)
    river_of(table).adorn(seat, move.a)
    table.emit_open("adorned", seat, adornment=it.id)
    it.grants.start(table, seat, seat, -1)


def not_adorned(table: Table, seat: int, move: Move) -> Refusal:
    """Why an adornment cannot be played."""
    river = river_of(table)
    name = part_of(table.config.pack).adornments[move.a].name
    if move.kind == ADORN and move.a in river.adorned[seat]:
        return no("EX.pearlbrook.adornment.once", "adorned-before", card=name)
    if move.a not in river.kept[seat]:
        return no("EX.pearlbrook.setup.adornments", "not-adornment", card=name)
    return no("EX.pearlbrook.adornment.play", "no-pearl", card=name)


# ---------------------------------------------------------------------- gains


class GainPer(Effect):
    """A card or a resource of choice for each critter, construction or purple card of the city."""

    pattern: ClassVar[str] = r"gain 1 (card|any) per city (critter|construction|purple)"

    def __init__(self, cards: bool, what: str) -> None:
        self.cards = cards
        self.what = what
        self.instant = cards
        self.gain = of_choice()

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return GainPer(words[0] == "card", words[1])

    def inner(self) -> list[tuple[str, Effect]]:
        return [] if self.cards else [("gain", self.gain)]

    def worth(self) -> float:
        return 2.5

    def times(self, table: Table, seat: int) -> int:
        player = table.players[seat]
        if self.what == "purple":
            return player.colors[COLORS.index(self.what)]
        cards = table.config.pack.cards
        wanted = self.what == "critter"
        return len([card for card in player.city if cards[card].down < 0 and cards[card].critter == wanted])

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return self.times(table, seat) > 0

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        if self.cards:
            table.draw(seat, self.times(table, seat))
        else:
            gain_any(table, seat, self.times(table, seat), self.gain)


class GainCost(Effect):
    """Resources like the printed cost of a blue card of the city."""

    pattern: ClassVar[str] = r"gain the cost of a blue card"
    ask: str = "ask-gilded"
    wants: tuple[int, ...] = (PICK,)
    estimate: float = 3.0

    def places(self, table: Table, seat: int) -> list[int]:
        pack = table.config.pack
        city = table.players[seat].city
        return [
            i
            for i in range(len(city))
            if pack.colors[city[i]] == BLUE and pack.cards[city[i]].price and city.index(city[i]) == i
        ]

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.places(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        places = self.places(table, run.seat)
        if not places:
            table.stack.pop()
            return []
        city = table.players[run.seat].city
        pick = part_of(table.config.pack).pick
        return [*[pick.of(run.seat, city[i], 0) for i in places], table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move is not table.config.pack.moves.done:
            cost = table.config.pack.cards[move.b // COPIES].cost
            for resource in range(4):
                if cost[resource]:
                    table.gain(run.seat, resource, cost[resource])

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        kind = table.config.pack.cards[move.b // COPIES]
        if move.a != run.seat or move.b // COPIES not in table.players[run.seat].city:
            return no("", "own-card")
        if kind.color != BLUE:
            return no("", "other-color", card=kind.name, color=COLORS[BLUE])
        return no("", "in-vain", place=kind.name)


class CopyForest(CopyLocation):
    """Use a forest location, occupied or not, without a worker (EX.pearlbrook.adornment.hourglass)."""

    pattern: ClassVar[str] = r"copy forest location"
    estimate: float = 2.5

    def __init__(self) -> None:
        super().__init__(True)

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return CopyForest()

    def places(self, table: Table, seat: int) -> list[int]:
        locations = table.config.pack.locations
        return [place for place in usable_locations(table, seat, True) if locations[place].sort == "forest"]

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.places(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        options = [moves.copy[place] for place in self.places(table, run.seat)]
        if not options:
            table.stack.pop()
            return []
        return [*options, moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move.kind == COPY:
            copy_location(table, run.seat, move.a)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        location = table.config.pack.locations[move.a]
        if location.sort != "forest":
            return no("EX.pearlbrook.adornment.hourglass", "only-forest", place=location.name)
        return not_usable(table, run.seat, move.a, True)


# ---------------------------------------------------------------------- what others have


class Reflect(Effect):
    """Use what an adornment of an opponent grants, in the own city (EX.pearlbrook.adornment.mirror)."""

    pattern: ClassVar[str] = r"copy an adornment"
    ask: str = "ask-reflect"
    wants: tuple[int, ...] = (REFLECT,)
    estimate: float = 3.0

    def targets(self, table: Table, seat: int) -> list[int]:
        rows = river_of(table).adorned
        return [number for owner in range(len(rows)) if owner != seat for number in rows[owner]]

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.targets(table, seat)) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        words = part_of(table.config.pack).reflect
        options = [words[number] for number in self.targets(table, run.seat)]
        if not options:
            table.stack.pop()
            return []
        return [*options, table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move.kind == REFLECT:
            it = part_of(table.config.pack).adornments[move.a]
            table.emit_open("reflected", run.seat, adornment=it.id)
            it.grants.start(table, run.seat, run.seat, -1)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "not-reflected", card=part_of(table.config.pack).adornments[move.a].name)


# ---------------------------------------------------------------------- cards that act again


class RepeatTan(Effect):
    """Tan cards of the city act once more (EX.pearlbrook.adornment.compass)."""

    pattern: ClassVar[str] = r"repeat 0-(\d+) tan"
    wants: tuple[int, ...] = (PICK,)
    shape: str = "| card | card card"
    below: tuple[str, ...] = ANYTHING
    estimate: float = 3.0

    def __init__(self, most: int) -> None:
        self.most = most

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return RepeatTan(int(words[0]))

    def inner(self) -> list[tuple[str, Effect]]:
        return [("fool", SEND_FOOL), ("ruins", ANOTHER_RUIN)]

    def acted(self, run: Run) -> tuple[int, ...]:
        """The kinds of cards that have acted."""
        return run.data

    def options_of(self, table: Table, seat: int, acted: tuple[int, ...]) -> list[Move]:
        city = table.players[seat].city
        pick = part_of(table.config.pack).pick
        found: list[Move] = []
        seen: list[int] = []
        for i in range(len(city)):
            n = copy_number(city, i)
            if city[i] not in seen and n >= acted.count(city[i]) and able_again(table, seat, i):
                seen.append(city[i])
                found.append(pick.of(seat, city[i], n))
        return found

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.options_of(table, seat, ())) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        acted = self.acted(run)
        options = self.options_of(table, run.seat, acted)
        if len(acted) == self.most or not options:
            table.stack.pop()
            return []
        return [*options, table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind != PICK:
            table.stack.pop()
            return
        card = move.b // COPIES
        table.stack[-1] = run.with_data((*self.acted(run), card))
        index = find_copy(table.players[run.seat].city, card, move.b % COPIES)
        kind = table.config.pack.cards[card]
        table.emit_open("activated", run.seat, owner=run.seat, card=kind.id)
        if kind.into_opponent:
            table.stack.append(Run(run.seat, run.seat, index, SEND_FOOL))
        elif kind.replaces:
            table.stack.append(Run(run.seat, run.seat, index, ANOTHER_RUIN))
        else:
            assert kind.on_play is not None
            kind.on_play.start(table, run.seat, run.seat, index)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-repeat-tan", n=self.most - len(self.acted(run)))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        card = move.b // COPIES
        kind = table.config.pack.cards[card]
        if move.a != run.seat or card not in table.players[run.seat].city:
            return no("", "own-card")
        if kind.color != TAN:
            return no("", "other-color", card=kind.name, color=COLORS[TAN])
        acted = self.acted(run).count(card) >= table.players[run.seat].city.count(card)
        return no("", "acted" if acted else "in-vain", card=kind.name, place=kind.name)


class ActivateGreens(Effect):
    """Green cards of the city act, each once (EX.pearlbrook.adornment.sundial)."""

    pattern: ClassVar[str] = r"activate 0-(\d+) green"
    wants: tuple[int, ...] = (ACTIVATE,)
    shape: str = "| -1 *index"
    below: tuple[str, ...] = ANYTHING
    estimate: float = 4.0

    def __init__(self, most: int) -> None:
        self.most = most

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return ActivateGreens(int(words[0]))

    def acted(self, run: Run) -> tuple[int, ...]:
        """The places of the cards that have acted."""
        return run.rest

    def possible(self, table: Table, run: Run) -> bool:
        acted = self.acted(run)
        size = len(table.players[run.seat].city)
        here = [i for i in acted if i != GONE]
        return len(set(here)) == len(here) and len(acted) <= self.most and all(i < size for i in here)

    def moved_up(self, data: tuple[int, ...], index: int) -> tuple[int, ...]:
        return (*data[:1], *moved_up(data[1:], index, GONE))

    def options_of(self, table: Table, seat: int, acted: tuple[int, ...]) -> list[Move]:
        pack = table.config.pack
        player = table.players[seat]
        found: list[Move] = []
        keys: list[tuple[int, int]] = []
        for i in range(len(player.city)):
            if i in acted or not self.acts(table, seat, i):
                continue
            key = (player.city[i], player.marks[i] if pack.cards[player.city[i]].keeps else 0)
            if key not in keys:
                keys.append(key)
                found.append(pack.moves.activate.of(seat, player.city[i], copy_number(player.city, i)))
        return found

    def acts(self, table: Table, seat: int, index: int) -> bool:
        """Whether a card of the city would do something."""
        card = table.config.pack.cards[table.players[seat].city[index]]
        if card.color != GREEN or card.produce is None or card.ribbon >= 0 or card.for_green:
            return False
        if table.opponent is not None and webbed(table, seat, index):
            return False
        return card.produce.can(table, seat, seat, index)

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.options_of(table, seat, ())) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        acted = self.acted(run)
        options = self.options_of(table, run.seat, acted)
        if len(acted) == self.most or not options:
            table.stack.pop()
            return []
        return [*options, table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind != ACTIVATE:
            table.stack.pop()
            return
        index = find_copy(table.players[run.seat].city, move.b // COPIES, move.b % COPIES)
        table.stack[-1] = run.with_data((-1, *self.acted(run), index))
        activate(table, run.seat, run.seat, index)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-activate-greens", n=self.most - len(self.acted(run)))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        card = move.b // COPIES
        kind = table.config.pack.cards[card]
        if move.a != run.seat:
            return no("", "own-city")
        legend = legend_stays(table, card)
        if legend is not None:
            return legend
        index = find_copy(table.players[run.seat].city, card, move.b % COPIES)
        acted = index in self.acted(run)
        return no("", "acted" if acted else "in-vain", card=kind.name, place=kind.name)


EFFECTS: Final[tuple[type[Effect], ...]] = (
    GainPer,
    GainCost,
    CopyForest,
    Reflect,
    RepeatTan,
    ActivateGreens,
)
"""Effects that the pack can name."""
