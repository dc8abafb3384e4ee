"""Before the first turn: abilities are dealt and chosen, then the table is laid for them (MW.power.deal).

They are chosen before the cards are dealt, because some of them change the deck, the hand and who begins.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board.beside import KNOWN_PATH, NOTHING, PATH
from tanglewood.games.everdell.board.player import NO_CARD, Cards
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.config import GameConfig
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.powers import powers
from tanglewood.games.everdell.modules.powers.powers import powers_in
from tanglewood.games.everdell.moves import KEEP_POWER
from tanglewood.games.everdell.moves import PATH as PATH_MOVE
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.play.turn import Turn
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Grammar

DEALT: Final = 2


def deal_powers(table: Table, nightweave: bool = False) -> None:
    """Deal two abilities to choose from, or one if only one box is in play; then the table is laid."""
    mode = str(table.config.options["powers"])
    numbers = powers.may_be_dealt(powers_in(table.config.pack), mode, nightweave)
    table.chance.shuffle(numbers)
    # MW.power.choose_first: after the choices
    table.stack = [Run(table.config.first, table.config.first, -1, LAY_OUT)]
    if mode != "all":
        for seat in range(len(table.players)):
            take_power(table, seat, numbers[seat])
        return
    for seat in range(len(table.players)):
        dealt = tuple(sorted(numbers[DEALT * seat : DEALT * (seat + 1)]))
        table.players[seat].beside = NOTHING.with_dealt(dealt)
    for seat in reversed(table.config.order):
        table.stack.append(Run(seat, seat, -1, CHOOSE_POWER))


def take_power(table: Table, seat: int, number: int) -> None:
    player = table.players[seat]
    power = powers_in(table.config.pack)[number]
    player.power = number
    player.lore = power.lore
    table.emit_open("power-taken", seat, power=power.id)


class ChoosePower(Effect):
    """Keep one of the abilities dealt; the other one goes back unseen."""

    ask: str = "ask-power"
    rule: str = "MW.power.deal"
    wants: tuple[int, ...] = (KEEP_POWER,)
    sort: str = "choice of an ability"
    below: tuple[str, ...] = ("choice of an ability",)

    def possible(self, table: Table, run: Run) -> bool:
        player = table.players[run.seat]
        return player.power < 0 and len(player.beside.dealt) > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        keep = table.config.pack.moves.keep_power
        return [keep[number] for number in table.players[run.seat].beside.dealt]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        take_power(table, run.seat, move.a)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "power-not-dealt", power=powers_in(table.config.pack)[move.a].name)


class LayOut(Effect):
    """Meadow, hands and what the abilities need; then the first turn."""

    below: tuple[str, ...] = ("choice of an ability",)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        config = table.config
        first = powers.first_seat(table, config.first)
        table.config = GameConfig(
            config.pack, config.options, config.players, first, config.forest, config.specials
        )
        order = powers.turn_order(table, first)
        table.config.order = order
        table.active = first
        for player in table.players:
            player.beside = NOTHING
        lay_aside(table)
        table.fill_meadow()
        for i in range(len(order)):
            power = powers.power_of(table, order[i])
            usual = config.start_hand(i)  # EV.setup.hand
            # Against Nightweave too, who begins before all of them (MW.with.powers.butterflies).
            table.take_top(order[i], power.start_hand if power is not None and power.start_hand else usual)
        for module in table.config.modules:
            module.hands_dealt(table)
        # In place, because the kernel's loop holds this very list.
        waits = table.config.opponent.takes_turns  # an opponent without a seat that takes turns begins
        table.stack[-1] = table.config.opponent.turn(table) if waits else Turn(first)
        for seat in reversed(order):
            lay_cards(table, seat)
            power = powers.power_of(table, seat)
            if power is not None and power.start is not None:
                power.start.later(table, seat, seat, -1, ())
        if not waits:
            table.emit_open("turn", first)
        return []


def lay_aside(table: Table) -> None:
    """Farms come out of the deck for the Pigs, unused forest cards lie ready for the Lizards."""
    for seat in range(len(table.players)):
        power = powers.power_of(table, seat)
        if power is None:
            continue
        player = table.players[seat]
        if power.pile >= 0:
            pile = [card for card in table.deck if table.is_a(card, power.pile)]
            table.deck = tuple([card for card in table.deck if not table.is_a(card, power.pile)])
            table.left = len(table.deck)
            table.deck_seen = (0,) * table.left
            player.beside = player.beside.with_cards(tuple(pile))  # in random order, like the deck
        if power.trail:
            trail = [
                place
                for place in table.config.pack.forest_cards(table.config.sets)
                if place not in table.config.forest
            ]
            table.chance.shuffle(trail)
            player.beside = player.beside.with_paths((), tuple(trail))


def lay_cards(table: Table, seat: int) -> None:
    """Cards of the deck face down beside a city; nobody looks at them (MW.power.snails)."""
    power = powers.power_of(table, seat)
    if power is not None and power.kept:
        cards: list[int] = []
        for _ in range(power.kept):
            card = table.turn_up()
            if card != NO_CARD:
                cards.append(card)
        player = table.players[seat]
        player.beside = player.beside.with_cards(tuple(cards))


class ChoosePath(Effect):
    """Look at the top forest cards of the player's deck and lay one beside the player (MW.power.lizards)."""

    pattern: ClassVar[str] = r"choose 1 of (\d) paths"
    ask: str = "ask-path"
    wants: tuple[int, ...] = (PATH_MOVE,)
    shape: str = "| up"

    def __init__(self, n: int) -> None:
        self.n = n

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return ChoosePath(int(words[0]))

    def seen(self, table: Table, run: Run) -> Cards:
        """The cards looked at, by their number: the top ones of the deck."""
        trail = table.players[run.seat].beside.trail
        return trail[len(trail) - run.first :]

    def possible(self, table: Table, run: Run) -> bool:
        return not run.begun or 1 <= run.first <= len(table.players[run.seat].beside.trail)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        player = table.players[run.seat]
        trail = player.beside.trail
        if not run.begun:
            n = min(self.n, len(trail))
            if not n:
                table.stack.pop()
                return []
            seen = tuple([place | KNOWN_PATH for place in trail[len(trail) - n :]])
            player.beside = player.beside.with_paths(player.beside.paths, trail[: len(trail) - n] + seen)
            table.stack[-1] = run.with_data((n,))
            return []
        moves = table.config.pack.moves
        return [moves.path[place & PATH] for place in self.seen(table, run)]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        player = table.players[run.seat]
        trail = player.beside.trail
        seen = self.seen(table, run)
        rest = tuple([place for place in seen if place & PATH != move.a])
        paths = (*player.beside.paths, move.a)
        player.beside = player.beside.with_paths(paths, rest + trail[: len(trail) - len(seen)])
        table.emit_open("path", run.seat, place=table.config.pack.places[move.a])

    def must_ask(self, table: Table, run: Run) -> bool:
        return True

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "path-not-drawn", place=table.config.pack.locations[move.a].name)


CHOOSE_POWER: Final[ChoosePower] = ChoosePower()
CHOOSE_POWER.place = "choose-power"
LAY_OUT: Final[LayOut] = LayOut()
LAY_OUT.place = "lay-out"

EFFECTS: Final[tuple[type[Effect], ...]] = (ChoosePath,)
"""Effects that the pack can name."""


def looked_at(table: Table, seat: int) -> list[int]:
    """The forest cards a player is choosing from."""
    for frame in table.stack:
        if (
            isinstance(frame, Run)
            and isinstance(frame.effect, ChoosePath)
            and frame.begun
            and frame.seat == seat
        ):
            return [path & PATH for path in frame.effect.seen(table, frame)]
    return []
