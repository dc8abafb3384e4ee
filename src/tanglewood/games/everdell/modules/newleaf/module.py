"""Newleaf as a module: the hooks by which its station, its cards and its tokens join in (EX.newleaf.*)."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.city import holds, tokens
from tanglewood.games.everdell.board.land import Land
from tanglewood.games.everdell.board.module import Module, Part
from tanglewood.games.everdell.board.player import NO_CARD, Cards, Player
from tanglewood.games.everdell.board.presented import Place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.newleaf import board, spaces, turn
from tanglewood.games.everdell.modules.newleaf.cards.scoring import visitor_points
from tanglewood.games.everdell.modules.newleaf.moves import Words
from tanglewood.games.everdell.modules.newleaf.part import NewleafPart, newleaf_in, words_in
from tanglewood.games.everdell.modules.newleaf.presentation import narration, position, validation
from tanglewood.games.everdell.modules.newleaf.presentation.observation import StationObserver
from tanglewood.games.everdell.modules.newleaf.presentation.view import station_view, travel_view
from tanglewood.games.everdell.modules.newleaf.sources import FROM_STATION, RESERVED, slot_of
from tanglewood.games.everdell.modules.newleaf.state import NEWLEAF, USED, station_of
from tanglewood.games.everdell.modules.newleaf.survey import FEATURES, survey
from tanglewood.games.everdell.modules.newleaf.tiles import TILE_DUE
from tanglewood.games.everdell.modules.newleaf.ways import WAYS
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
    from tanglewood.games.everdell.play.ways import WayToPay
    from tanglewood.kernel.observing.sheet import Layout
    from tanglewood.kernel.packs.files import Files


class NewleafModule(Module):
    """The box of Newleaf (EX.newleaf.comp.contents); its worker abilities are an option of their own.

    The option brings its cards into the deck and its events to the others (EX.newleaf.setup.deck,
    .basic_events, .special_events); its special events name no cards (EX.newleaf.solo.events).
    """

    name: str = NEWLEAF
    view_field: str = "station"
    player_field: str = "travel"
    features: tuple[str, ...] = FEATURES

    # ------------------------------------------------------------------ pack and options

    def settings(self, pack: "Pack") -> list[Setting]:
        here: dict[str, Choice] = {"newleaf": True}
        return [
            Setting("newleaf", False, "Newleaf: its cards and events, a station, visitors, golden tokens."),
            # EX.newleaf.comp.modules: these can be left out one by one.
            Setting("tickets", True, "Newleaf's train tickets, which move a worker.", only=here),
            Setting("reservations", True, "Newleaf's reservation tokens.", only=here),
        ]

    def plays(self, options: dict[str, Choice]) -> bool:
        return bool(options["newleaf"])

    def read_pack(self, pack: "Pack", files: "Files") -> Part:
        return NewleafPart(pack, files)

    def add_moves(self, pack: "Pack", words: Vocabulary) -> None:
        newleaf_in(pack).words = Words(pack, words)

    def effects(self) -> list[Effect]:
        return [TILE_DUE, turn.TRAVEL, turn.KEEP_OR_DROP, turn.CUT_HAND, turn.RESERVE]

    # ------------------------------------------------------------------ setting up

    def set_up(self, table: Table) -> None:
        board.set_up(table)

    def hands_dealt(self, table: Table) -> None:
        board.fill_station(table)

    # ------------------------------------------------------------------ city and hand

    def spaces_saved(self, table: Table, player: Player, city: Cards, gone: int) -> int:
        return spaces.saved(table, player, city, gone)

    def hand_room(self, table: Table, seat: int) -> int:
        """A card more for each token on the Bank (EX.newleaf.card.bank)."""
        player = table.players[seat]
        bank = newleaf_in(table.config.pack).bank
        more = 0
        if not holds(player.city, bank):  # as a rule there is none
            return more
        for i in range(len(player.city)):
            if player.city[i] == bank:
                more += tokens(player.marks[i])
        return more

    def left_city(self, table: Table, seat: int, card: int) -> None:
        """Without the Bank a hand can be too large: its player discards when the action is done
        (EX.newleaf.card.bank_gone)."""
        if card == newleaf_in(table.config.pack).bank and table.room(seat) < 0:
            table.stack.insert(1, Run(seat, seat, -1, turn.CUT_HAND))

    def above_limit(self, table: Table, seat: int) -> bool:
        return any(
            isinstance(frame, Run) and frame.effect is turn.CUT_HAND and frame.seat == seat
            for frame in table.stack
        )

    def partner(self, table: Table, city: Cards, index: int) -> int:
        return spaces.partner(table, city, index)

    def spaces_opened(self, table: Table, player: Player) -> int:
        return spaces.opened(table, player)

    # ------------------------------------------------------------------ a turn

    def turn_moves(self, table: Table, seat: int) -> list[Move]:
        return turn.turn_moves(table, seat)

    def play_turn(self, table: Table, seat: int, move: Move) -> bool:
        return turn.play_turn(table, seat, move)

    def refuse_turn(self, table: Table, seat: int, move: Move) -> Refusal | None:
        return turn.refuse(table, seat, move)

    def season_prepared(self, table: Table, seat: int) -> None:
        turn.season_begins(table, seat)

    def opponent_prepared(self, table: Table) -> None:
        board.move_on(table)

    # ------------------------------------------------------------------ playing a card

    def ways(self) -> "list[WayToPay]":
        return list(WAYS)

    def shown_cards(self, table: Table) -> list[tuple[Move, int, int]]:
        """The cards of the station (EX.newleaf.station.queen); only what names the Meadow does not reach them
        (EX.combine.meadow_words)."""
        cards = station_of(table).cards
        words = words_in(table.config.pack).play_station
        return [
            (words[slot], cards[slot], FROM_STATION + slot)
            for slot in range(len(cards))
            if cards[slot] != NO_CARD
        ]

    def take_up(self, table: Table, seat: int, card: int, source: int) -> None:
        turn.take_up(table, seat, card, source)

    def card_leaves(self, table: Table, seat: int, card: int, source: int) -> None:
        slot = slot_of(source)
        if slot >= 0:
            # Below the card that arrives: it comes when that card and all reactions are done.
            table.stack.insert(len(table.stack) - 1, Run(seat, seat, -1, TILE_DUE, (slot,)))
            board.fill_station(table)

    # ------------------------------------------------------------------ workers and points

    def own_places(self, table: Table) -> Cards:
        """Knoll and Station, neither basic nor forest (EX.newleaf.visit.not_basic), with one worker of each
        player (EX.newleaf.knoll.place, EX.newleaf.visit.place)."""
        return station_of(table).part.places

    def figure_places(self, table: Table) -> Cards:
        return self.own_places(table)  # EX.combine.spiders_spaces

    def more_points(self, table: Table, seat: int) -> dict[str, int]:
        # EX.newleaf.reserve.end: a card still reserved adds nothing
        return {"visitors": visitor_points(table, seat)}

    def survey(self, table: Table, seat: int, ahead: int) -> list[float]:
        return survey(table, seat, ahead)

    # ------------------------------------------------------------------ what is hidden

    def deal_anew(self, table: Table, viewer: int, rng: Rng) -> None:
        """Nobody knows the visitors below the top ones; which of them went back under a pile is forgotten."""
        station = station_of(table)
        hidden = sorted([visitor for pile in station.piles for visitor in pile[:-1]])
        rng.shuffle(hidden)
        left, right = station.piles
        n = max(0, len(left) - 1)
        station.piles = ((*hidden[:n], *left[n:]), (*hidden[n:], *right[max(0, len(right) - 1) :]))

    # ------------------------------------------------------------------ shown

    def observer(self, layout: "Layout", config: "GameConfig", columns: "Columns") -> ModuleObserver | None:
        return StationObserver(layout, config, columns)

    def table_view(self, table: Table, viewer: int) -> object:
        return station_view(table, viewer)

    def player_view(self, table: Table, seat: int, viewer: int) -> object:
        return travel_view(table, seat, viewer)

    def move_words(self, table: Table, move: Move) -> str:
        return narration.move_words(table, move)

    def value_words(self, pack: "Pack", key: str, value: str) -> str:
        return narration.value_words(pack, key, value)

    def describe(self, pack: "Pack", it: Component) -> list[str]:
        return narration.describe(pack, it)

    # ------------------------------------------------------------------ written down and checked

    def section(self) -> Section:
        return Section(NEWLEAF, ("",), position.LINES)

    def write(self, table: Table) -> list[str]:
        return ["newleaf:", *position.write(table, station_of(table))]

    def read_land(self, config: "GameConfig", sheet: Sheet) -> Land:
        return position.read(config, sheet)

    def problems(self, table: Table) -> list[Fault]:
        return validation.problems(table)

    def card_places(self, table: Table) -> list[Place]:
        station = station_of(table)
        held = tuple([card for card in station.reserved if card >= 0])
        shown = tuple([card for card in station.cards if card != NO_CARD])
        return [("newleaf, cards", -1, 0, shown), ("newleaf, reserved", -1, 0, held)]

    def may_be_occupied(self, table: Table, kind: "Card") -> bool:
        return validation.may_be_occupied(table, kind)

    def comes_from(self, table: Table, seat: int, card: int, source: int) -> bool:
        station = station_of(table)
        if source == RESERVED:
            return station.reserved[seat] == USED
        slot = slot_of(source)
        return slot >= 0 and station.cards[slot] == NO_CARD

    def at_home(self, table: Table, run: Run, name: str) -> bool | None:
        known = name in newleaf_in(table.config.pack).tile_numbers
        return table.config.plays(NEWLEAF) if known else None

    def fits_options(self, table: Table, effect: Effect) -> bool | None:
        if effect not in self.effects():
            return None
        return table.config.plays(NEWLEAF)

    def number_range(self, pack: "Pack", word: str) -> tuple[int, int] | None:
        return (0, 2) if word == "station" else None
