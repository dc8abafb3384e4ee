"""Worker abilities as a module: the hooks by which the rules ask them (MW.power.*)."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board.beside import NOTHING
from tanglewood.games.everdell.board.city import OVER
from tanglewood.games.everdell.board.knowledge import BESIDE, Dealt, Slots
from tanglewood.games.everdell.board.module import Module, Part
from tanglewood.games.everdell.board.player import SPRING, Cards, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components import schema
from tanglewood.games.everdell.components.entries import Card
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.powers import hidden, position, powers, turn, validation
from tanglewood.games.everdell.modules.powers.cards import Invest
from tanglewood.games.everdell.modules.powers.drawing import DrawDeckOrMeadow
from tanglewood.games.everdell.modules.powers.narration import power_words
from tanglewood.games.everdell.modules.powers.observation import PowersObserver
from tanglewood.games.everdell.modules.powers.paying import STAND_IN, payable, stand_in
from tanglewood.games.everdell.modules.powers.powers import ON_BOARD, POWERS, Power, Powers, powers_in
from tanglewood.games.everdell.modules.powers.start import CHOOSE_POWER, LAY_OUT, deal_powers
from tanglewood.games.everdell.modules.powers.view import power_view
from tanglewood.games.everdell.modules.powers.workers import TRACK, trackable
from tanglewood.games.everdell.observing.cells import ModuleObserver
from tanglewood.games.everdell.play.sources import FROM_HAND, KEPT, PILE, REVEALED
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.state import NOBODY
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.fault import Fault
from tanglewood.kernel.text.position import Sheet, TextLine

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.games.everdell.observing.cells import Columns
    from tanglewood.kernel.observing.sheet import Layout
    from tanglewood.kernel.packs.files import Files

NONE: Final = "none"
LINES = (
    *("start", "season", "in_turn", "draws", "after_card", "after_green", "after_other", "others_green"),
    *("after_worker", "after_place", "visited", "marked"),
)


def read_power(pack: "Pack", entry: schema.Power) -> Power:
    """An ability with its lines of effects."""
    power = Power(entry)
    power.pile = pack.number(entry, "pile", entry.pile)
    if entry.wild:
        spaces = ON_BOARD.bit_length()
        if len(pack.basic_places) != spaces:
            found = len(pack.basic_places)
            raise pack.files.error(entry, "wild", f"expected {spaces} basic locations, the pack has {found}")
        power.lore = ON_BOARD
    for field in LINES:
        if getattr(entry, field):
            setattr(power, field, pack.line(entry, field))
    after = power.after_card
    draws = power.draws
    power.chooses = draws is not None and isinstance(draws.effects[0], DrawDeckOrMeadow)
    power.invests = after is not None and isinstance(after.effects[0], Invest)
    return power


class PowersModule(Module):
    """Workers have abilities: fifteen of them are Bellfaire's (EX.bellfaire.power.deal, .no_spring_worker).

    They add to the rules, combine with card-playing abilities and mean nothing else
    (EX.bellfaire.power.addition, .not_card_ability, .workers, .open_info).
    """

    name: str = POWERS
    lays_table: bool = True
    player_field: str = "power"
    own_lines: tuple[str, ...] = position.LINES

    # ------------------------------------------------------------------ pack and options

    def settings(self, pack: "Pack") -> list[Setting]:
        return [
            Setting(
                "powers",
                NONE,
                "Workers have an ability: one of Mistwood's four, or one of two dealt from all of them.",
                choices=(NONE, "mistwood", "all"),
            ),
            Setting(
                "spring_worker",
                False,
                "Against Nightweave: a worker for spring in spite of abilities, which makes it easier.",
                only={"nightweave": True},
            ),
        ]

    def plays(self, options: dict[str, Choice]) -> bool:
        return options["powers"] != NONE

    def read_pack(self, pack: "Pack", files: "Files") -> Part:
        return Powers([read_power(pack, entry) for entry in files.of(schema.Power)])

    def effects(self) -> list[Effect]:
        return [STAND_IN, CHOOSE_POWER, LAY_OUT, TRACK]

    # ------------------------------------------------------------------ setting up and seasons

    def lay_table(self, table: Table) -> None:
        deal_powers(table, table.config.opponent.takes_turns)

    def workers_gained(self, config: "GameConfig", season: int, usual: int) -> int:
        """None for spring (MW.power.no_spring_worker)."""
        return 0 if season == SPRING and not config.options["spring_worker"] else usual

    def season_begins(self, table: Table, seat: int) -> None:
        powers.after_season(table, seat)

    # ------------------------------------------------------------------ city and hand

    def spaces_saved(self, table: Table, player: Player, city: Cards, gone: int) -> int:
        """Farms take no space in the Pigs' city (MW.power.pigs)."""
        pile = powers_in(table.config.pack)[player.power].pile if player.power >= 0 else -1
        if pile < 0:
            return 0
        for i in range(len(player.city)):
            if player.marks[i] & OVER and i != gone and table.is_a(player.city[i], pile):
                return table.count_of(city, pile) - 1  # the Bridge of the Sky saves one already
        return table.count_of(city, pile)

    def hand_room(self, table: Table, seat: int) -> int:
        power = powers.power_of(table, seat)
        return power.hand_limit if power is not None else 0

    def draw_cards(self, table: Table, seat: int, n: int) -> bool:
        line = powers.drawing(table, seat)
        if line is None:
            return False
        line.later(table, seat, seat, n, ())
        return True

    def begin_drawing(self, table: Table, seat: int, n: int) -> int:
        return powers.begin_drawing(table, seat, n)

    def go_on_drawing(self, table: Table, seat: int, n: int) -> None:
        powers.go_on_drawing(table, seat, n)

    def drew_from_meadow(self, table: Table, seat: int) -> None:
        powers.drew_from_meadow(table, seat)

    def kept_cards(self, table: Table, seat: int) -> Cards:
        return powers.hoard(table, seat)

    def more_to_play(self, table: Table, seat: int) -> list[tuple[int, int]]:
        found = [(card, KEPT) for card in powers.hoard(table, seat)]
        top = powers.pile_top(table)
        return [*found, (top, PILE)] if top >= 0 else found

    def take_up(self, table: Table, seat: int, card: int, source: int) -> None:
        if source == KEPT:
            powers.take_from_hoard(table, seat, card)
        elif source == PILE:
            powers.take_from_pile(table)

    # ------------------------------------------------------------------ a turn

    def turn_moves(self, table: Table, seat: int) -> list[Move]:
        return turn.power_moves(table, seat)

    def play_turn(self, table: Table, seat: int, move: Move) -> bool:
        if move.kind not in turn.OWN:
            return False
        turn.play_turn(table, seat, move)
        return True

    def refuse_turn(self, table: Table, seat: int, move: Move) -> Refusal | None:
        return turn.not_able(table, seat, move) if move.kind in turn.OWN else None

    def turn_over(self, table: Table, seat: int) -> None:
        powers.new_turn(table, seat)

    def payable(self, table: Table, seat: int, card: Card, cost: list[int], less: int, among: int) -> bool:
        stands = stand_in(table, seat, card)
        return stands > 0 and payable(cost, table.players[seat].stock, less, among, stands)

    def settle(self, table: Table, seat: int, card: int, source: int, cost: list[int]) -> bool:
        if not stand_in(table, seat, table.config.pack.cards[card]):
            return False
        table.stack.append(Run(seat, seat, -1, STAND_IN, (card, source, cost[0], cost[1], cost[2], cost[3])))
        return True

    def card_leaves(self, table: Table, seat: int, card: int, source: int) -> None:
        if FROM_HAND < source < REVEALED:
            powers.meadow_card_played(table, source - 1, len(table.stack) - 1)
        elif source == PILE:
            powers.pile_card_played(table, seat)

    def card_resolved(self, table: Table, seat: int, card: int) -> None:
        powers.after_card(table, seat, card)

    # ------------------------------------------------------------------ workers

    def may_join(self, table: Table, seat: int) -> bool:
        return powers.joins(table, seat)

    def other_use(self, table: Table, seat: int, place: int) -> bool:
        return powers.follows(table, seat) and len(trackable(table, seat, place)) > 0

    def use_place(self, table: Table, seat: int, place: int) -> bool:
        if table.config.pack.locations[place].sort != "forest" or not powers.follows(table, seat):
            return False
        if ask.own_ability(table, seat):
            return False
        table.stack.append(Run(seat, seat, -1, TRACK, (place,)))
        return True

    def worker_placed(self, table: Table, seat: int, place: int, plays: bool) -> None:
        powers.worker_placed(table, seat, place, plays, ask.own_ability(table, seat))

    # ------------------------------------------------------------------ what is hidden, and points

    def hidden_cards(self, table: Table, slots: Slots) -> None:
        """Face down beside a city since the set-up, seen by nobody (MW.power.snails)."""
        for seat in range(len(table.players)):
            power = powers.power_of(table, seat)
            if power is not None and power.kept:
                cards = table.players[seat].beside.cards
                for i in range(len(cards)):
                    slots.add(cards[i], 0, 0, BESIDE + seat, i, -1)

    def take_dealt(self, table: Table, viewer: int, dealt: list[Dealt], rng: Rng) -> None:
        kept = [list(player.beside.cards) for player in table.players]
        for where, i, card, _ in dealt:
            if where >= BESIDE:
                kept[where - BESIDE][i] = card
        for i in range(len(kept)):
            player = table.players[i]
            if player.beside is not NOTHING and player.beside.cards:
                player.beside = player.beside.with_cards(tuple(kept[i]))
        hidden.deal_anew(table, viewer, rng)

    def points_beside(self, table: Table, seat: int) -> int:
        return powers.points_on(table, seat)

    # EX.bellfaire.power.axolotl_tokens, .rat_token: what lies on the board for them is kept in `lore`.
    def resources_beside(self, table: Table, seat: int, hard: bool) -> int:
        return powers.left_over(table, seat, hard)

    # ------------------------------------------------------------------ shown

    def observer(self, layout: "Layout", config: "GameConfig", columns: "Columns") -> ModuleObserver | None:
        return PowersObserver(layout, config, columns)

    def player_view(self, table: Table, seat: int, viewer: int) -> object:
        return power_view(table, seat, viewer)

    def unseen_cards(self, table: Table, viewer: int) -> list[int]:
        found: list[int] = []
        for seat, player in enumerate(table.players):
            power = powers.power_of(table, seat)
            if power is not None and power.kept:
                found += player.beside.cards
            if power is not None and power.pile >= 0:
                found += player.beside.cards[:-1]
        return found

    def move_words(self, table: Table, move: Move) -> str:
        return power_words(table, move)

    def value_words(self, pack: "Pack", key: str, value: str) -> str:
        return powers_in(pack)[pack.power_numbers[value]].name if key == "power" else ""

    def describe(self, pack: "Pack", it: Component) -> list[str]:
        if it.table != "power":
            return []
        return [say("about-power", title=it.text("title"), box=it.text("box")), it.text("text")]

    # ------------------------------------------------------------------ written down and checked

    def write_player(self, table: Table, player: Player) -> list[str]:
        return position.write_power(table, player)

    def read_player(self, pack: "Pack", own: dict[str, TextLine], player: Player) -> None:
        position.read_power(pack, own, player)

    def finish_reading(self, table: Table, sheet: Sheet) -> None:
        table.config.order = powers.turn_order(table, table.config.first)

    def problems(self, table: Table) -> list[Fault]:
        return validation.problems(table)

    def comes_from(self, table: Table, seat: int, card: int, source: int) -> bool:
        return validation.comes_from(table, seat, card, source)

    def first_seat(self, table: Table) -> int:
        return powers.first_seat(table, NOBODY) if validation.laid_out(table) else NOBODY

    def misplaced(self, table: Table, nth: int) -> str | None:
        return validation.misplaced(table, nth)

    def at_home(self, table: Table, run: Run, name: str) -> bool | None:
        numbers = table.config.pack.power_numbers
        if name not in numbers:
            return None
        return table.config.plays(POWERS) and table.players[run.seat].power == numbers[name]

    def fits_options(self, table: Table, effect: Effect) -> bool | None:
        return table.config.plays(POWERS) if effect in (LAY_OUT, CHOOSE_POWER) else None
