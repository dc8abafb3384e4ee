"""Pearlbrook as a module: the hooks by which its river, pearls and wonders join in (EX.pearlbrook.*)."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board.land import Land
from tanglewood.games.everdell.board.module import Module, Part
from tanglewood.games.everdell.board.player import Cards, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.pearlbrook import adornments, bots, frogs, messengers, setting_up
from tanglewood.games.everdell.modules.pearlbrook import part as kinds
from tanglewood.games.everdell.modules.pearlbrook.part import Pearlbrook, part_of
from tanglewood.games.everdell.modules.pearlbrook.presentation import (
    narration,
    position,
    refusing,
    validation,
)
from tanglewood.games.everdell.modules.pearlbrook.presentation.observation import RiverObserver
from tanglewood.games.everdell.modules.pearlbrook.river import (
    HOME,
    HOST,
    HOST_SHIFT,
    PEARLBROOK,
    river_at,
    river_of,
)
from tanglewood.games.everdell.modules.pearlbrook.rugwort import RUGWORT_FOLLOWS
from tanglewood.games.everdell.modules.pearlbrook.scoring import rows_of
from tanglewood.games.everdell.modules.pearlbrook.view import river_view, seat_view
from tanglewood.games.everdell.observing.cells import ModuleObserver
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.move import Move, Vocabulary
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.fault import Fault
from tanglewood.kernel.text.position import Section, Sheet

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card
    from tanglewood.games.everdell.components.pack import Pack
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.games.everdell.observing.cells import Columns
    from tanglewood.kernel.observing.sheet import Layout
    from tanglewood.kernel.packs.files import Files

BURIED: Final = 6
"""The most point tokens on a Storehouse (EX.pearlbrook.event.x_marks_the_spot)."""
LODGER: Final = 1
HOSTS: Final = 100


class PearlbrookModule(Module):
    """The land of Pearlbrook. The full set is played, not the small box of the shops
    (EX.pearlbrook.comp.retail)."""

    name: str = PEARLBROOK
    view_field: str = PEARLBROOK
    player_field: str = PEARLBROOK
    own_lines: tuple[str, ...] = position.OWN
    features: tuple[str, ...] = bots.FEATURES

    # ------------------------------------------------------------------ pack and options

    def settings(self, pack: "Pack") -> list[Setting]:
        # Mixed with other boxes it may be, though its rulebook advises against it
        # (EX.combine.pearlbrook_alone).
        return [
            Setting(PEARLBROOK, False, "Pearlbrook: a river with frogs and pearls, adornments and wonders.")
        ]

    def plays(self, options: dict[str, Choice]) -> bool:
        return bool(options[PEARLBROOK])

    def read_pack(self, pack: "Pack", files: "Files") -> Part:
        # EX.pearlbrook.comp.contents, .small_cards; cards join the deck and the forest because their entries
        # name this box (EX.pearlbrook.comp.deck_cards, .symbol, EX.pearlbrook.setup.deck, .forest).
        return Pearlbrook(pack, files)

    def add_moves(self, pack: "Pack", words: Vocabulary) -> None:
        part_of(pack).add_moves(pack, words)

    def effects(self) -> list[Effect]:
        return [frogs.USE_CARD, messengers.REHOUSE, RUGWORT_FOLLOWS]

    # ------------------------------------------------------------------ setting up and seasons

    def left_out(self, pack: "Pack") -> list[int]:
        """No basic events of any box (EX.pearlbrook.setup.no_basic_events, EX.combine.pearlbrook_basic)."""
        return [number for number, event in enumerate(pack.events) if event.basic]

    def order_specials(self, pack: "Pack", specials: list[int], chance: Rng) -> None:
        setting_up.order_specials(pack, specials)

    def set_up(self, table: Table) -> None:
        table.lands = (*table.lands, setting_up.first_river(table))

    def season_begins(self, table: Table, seat: int) -> None:
        """The frog comes home with the workers (EX.pearlbrook.frog.return)."""
        river_of(table).set_frog(seat, HOME)

    def season_prepared(self, table: Table, seat: int) -> None:
        if table.opponent is not None and not table.config.opponent.takes_turns:
            table.stack.append(Run(seat, seat, -1, RUGWORT_FOLLOWS))

    # ------------------------------------------------------------------ city and hand

    def spaces_saved(self, table: Table, player: Player, city: Cards, gone: int) -> int:
        return messengers.shared(table, city)

    def clashes(self, table: Table, city: Cards, card: int, gone: int) -> bool:
        return messengers.clashes(table, city, card, gone)

    def refuse_beside(self, table: Table, city: Cards, card: int) -> Refusal | None:
        return messengers.refuse_beside(table, city, card)

    def card_came(self, table: Table, seat: int, index: int) -> None:
        messengers.card_came(table, seat, index)

    def card_left(self, table: Table, owner: int, index: int) -> None:
        messengers.card_left(table, owner, index)

    def told_apart(self, table: Table, seat: int, index: int) -> int:
        """Messengers differ by the colour of their hosts, and hosts from other constructions."""
        city = table.players[seat].city
        for pair in river_of(table).hosts[seat]:
            if pair & HOST == index:
                return HOSTS
            if pair >> HOST_SHIFT == index:
                return LODGER + table.config.pack.colors[city[pair & HOST]]
        return 0

    # Cards above a limit that has come down stay in the hand (EX.pearlbrook.card.bridge_drop).
    def hand_room(self, table: Table, seat: int) -> int:
        """One card more for each pearl with a Bridge (EX.pearlbrook.card.bridge_limit). Adornments are no
        cards of the hand (EX.pearlbrook.adornment.not_hand)."""
        if part_of(table.config.pack).bridge not in table.players[seat].city:
            return 0
        return river_of(table).pearls[seat]

    # ------------------------------------------------------------------ a turn

    def turn_moves(self, table: Table, seat: int) -> list[Move]:
        return frogs.frog_moves(table, seat) + adornments.adornment_moves(table, seat)

    def play_turn(self, table: Table, seat: int, move: Move) -> bool:
        if move.kind in (kinds.FROG, kinds.FROG_CITY):
            frogs.send_frog(table, seat, move)
        elif move.kind == kinds.ADORN:
            adornments.play_adornment(table, seat, move)
        else:
            return False
        return True

    def refuse_turn(self, table: Table, seat: int, move: Move) -> Refusal | None:
        return refusing.in_turn(table, seat, move)

    def secretive(self, table: Table, seat: int) -> bool:
        river = river_of(table)
        return river.pearls[seat] > 0 and len(river.kept[seat]) > 0

    # ------------------------------------------------------------------ places and points

    def own_places(self, table: Table) -> Cards:
        """The wonders, which a worker builds (EX.pearlbrook.wonder.build)."""
        return tuple([wonder.place for wonder in part_of(table.config.pack).wonders])

    def more_points(self, table: Table, seat: int) -> dict[str, int]:
        return rows_of(table, seat)

    def rival_points(self, table: Table) -> dict[str, int]:
        """Wonders of either; only Nightweave has pearls and adornments (MW.with.pearlbrook.score)."""
        rows = rows_of(table, len(table.players))
        return rows if table.config.opponent.takes_turns else {"wonders": rows["wonders"]}

    def survey(self, table: Table, seat: int, ahead: int) -> list[float]:
        return bots.survey(table, seat, ahead)

    # ------------------------------------------------------------------ what is hidden, and shown

    def deal_anew(self, table: Table, viewer: int, rng: Rng) -> None:
        setting_up.deal_anew(table, viewer, rng)

    def observer(self, layout: "Layout", config: "GameConfig", columns: "Columns") -> ModuleObserver | None:
        return RiverObserver(layout, config, columns)

    def table_view(self, table: Table, viewer: int) -> object:
        return river_view(table, viewer)

    def player_view(self, table: Table, seat: int, viewer: int) -> object:
        return seat_view(table, seat, viewer)

    def move_words(self, table: Table, move: Move) -> str:
        return narration.move_words(table, move)

    def value_words(self, pack: "Pack", key: str, value: str) -> str:
        return narration.value_words(pack, key, value)

    def describe(self, pack: "Pack", it: Component) -> list[str]:
        return narration.describe(pack, it)

    # ------------------------------------------------------------------ written down and checked

    def section(self) -> Section:
        return Section(position.SECTION, ("",), position.LINES)

    def write(self, table: Table) -> list[str]:
        return position.write(table)

    def write_player(self, table: Table, player: Player) -> list[str]:
        return position.write_player(table, player)

    def read_land(self, config: "GameConfig", sheet: Sheet) -> Land:
        return position.read(config, sheet)

    def finish_reading(self, table: Table, sheet: Sheet) -> None:
        position.finish(table, sheet)

    def problems(self, table: Table) -> list[Fault]:
        return validation.problems(table)

    def above_limit(self, table: Table, seat: int) -> bool:
        return river_at(table) is not None

    def may_come_in(self, table: Table, seat: int, kind: "Card") -> bool:
        """A worker goes along with a Pirate Ship (EX.pearlbrook.card.ship_move)."""
        return table.config.pack.card_numbers[kind.id] == part_of(table.config.pack).ship

    def more_tokens(self, table: Table, player: Player, kind: "Card") -> int:
        event = table.config.pack.event_numbers["x_marks_the_spot"]
        return BURIED if kind.keeps and event in player.events else 0

    def at_home(self, table: Table, run: Run, name: str) -> bool | None:
        return validation.at_home(table, run, name)

    def fits_options(self, table: Table, effect: Effect) -> bool | None:
        own = effect in self.effects()
        return table.config.plays(PEARLBROOK) if own else None

    def number_range(self, pack: "Pack", word: str) -> tuple[int, int] | None:
        return (0, part_of(pack).banks - 1) if word == "bank" else None
