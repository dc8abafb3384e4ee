"""A position of Everdell as cells, written straight from the state.

Open is what the view shows (presentation/view.py); the same things are hidden here. Other seats follow in
turn order. Modules write what is theirs behind the rest (`Module.observer`)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.module import Module
from tanglewood.games.everdell.board.player import CITY, CITY_SIZE, LENT, PERMANENT, REMAINS, SPOT
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.effects.revealing import Revealing
from tanglewood.games.everdell.observing.cells import (
    SLOTS,
    ModuleObserver,
    SeatCells,
    TableMemory,
    behind,
    has_rival,
    ring,
)
from tanglewood.games.everdell.observing.seats import SeatWriter
from tanglewood.games.everdell.play.sources import FROM_HAND, FROM_LEGENDS, Laid, OfCard, paid_for
from tanglewood.kernel.observing.seats import FRAMES, Head
from tanglewood.kernel.observing.sheet import NOTHING, Memory, Sheet

if TYPE_CHECKING:
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.kernel.state import State

TOP: Final = 16
"""How many cards from the top of the deck a critic is shown."""


class EverdellObserver(SeatWriter):
    """The cells of all games with the same options."""

    def __init__(self, config: "GameConfig") -> None:
        super().__init__(config)
        pack = config.pack
        kinds = self.columns.kinds
        names = self.columns.names
        layout = self.layout
        self.head = Head(layout, config.players)
        scalars = ("deck", "discard", "playing", "revealed")
        about = "cards in the deck and the discard pile, the column of the card that is being played counted "
        about += "from 1, how many cards are turned up for a choice"
        self.numbers: i64 = layout.add("table", about, len(scalars), labels=scalars)
        about = "the card in each place of the Meadow: its column counted from 1"
        self.slots: i64 = layout.add("slots", about, pack.counts.meadow, high=kinds)
        about = "places of the Meadow nobody can use"
        self.blocked: i64 = layout.add("blocked", about, pack.counts.meadow, high=1)
        self.meadow: i64 = layout.add("meadow", "cards in the Meadow", kinds, labels=names)
        about = "cards of the discard pile one knows of"
        self.discarded: i64 = layout.add("discarded", about, kinds, labels=names)
        about = "cards one cannot see: in the deck, in hands, discarded face down"
        self.unseen: i64 = layout.add("unseen", about, kinds, labels=names)
        about = (
            "those of them that were shuffled into a later deck: one plane for each, the last one for all "
        )
        about += "decks from the fifth on"
        self.decks: i64 = layout.add("decks", about, knowledge.LATEST, kinds, labels=names)
        self.revealed: i64 = layout.add("revealed", "cards turned up for a choice", kinds, labels=names)
        places = tuple([location.id for location in pack.locations])
        about = "forest locations in play: the number of the clearing"
        self.forest: i64 = layout.add("forest", about, len(places), high=4, labels=places)
        events = tuple([event.id for event in pack.events])
        self.events: i64 = layout.add("events", "events in play", len(events), high=1, labels=events)
        about = "legends nobody has shown, as far as one knows"
        self.legends: i64 = layout.add("legends", about, kinds, labels=names)
        self.spots: i64 = pack.first_event + len(pack.events)
        owners = ring(config.players, has_rival(config))
        self.owners: i64 = len(owners)
        self.rival: i64 = -1
        self.rival_cards: i64 = -1
        self.rival_guests: i64 = -1
        self.rival_placed: i64 = -1
        self.rival_events: i64 = -1
        if has_rival(config):
            about = "cards in the city of the opponent without a seat"
            self.rival = layout.add("rival.city", about, kinds, labels=names)
            about = f"columns of its first {SLOTS} cards in the order they came, counted from 1"
            self.rival_cards = layout.add("rival.cards", about, SLOTS, high=kinds)
            about = "workers on each of these cards, by their owners"
            self.rival_guests = layout.add("rival.guests", about, SLOTS, len(owners), labels=owners)
            about = "where its workers stand: on locations, then on events"
            self.rival_placed = layout.add("rival.placed", about, pack.first_event + len(pack.events))
            about = "events it has"
            self.rival_events = layout.add("rival.events", about, len(events), high=1, labels=events)
        self.seats = [SeatCells(layout, who, config, self.columns) for who in owners[: config.players]]
        found = [module.observer(layout, config, self.columns) for module in config.modules]
        self.modules: list[ModuleObserver] = [each for each in found if each is not None]
        self.hiding: list[Module] = [module for module in config.modules if hides(module)]
        hidden = self.hidden
        hidden.add("hidden.hands", "hands of all seats, from the one that looks", config.players, kinds)
        about = "columns of the next cards of the deck, counted from 1"
        hidden.add("hidden.deck", about, TOP)

    def new_memory(self) -> Memory:
        return TableMemory(len(self.seats))

    def write(self, state: "State", seat: int, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        last = sheet.memory if sheet.keeps else self.new_memory()
        assert isinstance(last, TableMemory)
        config = state.config
        effects = min(FRAMES, len(state.stack))
        self.head.write(state, seat, state.active, config.first, effects, last, sheet)
        laid = paid_for(state)
        if laid is not None and (laid.seat == seat or laid.source not in (FROM_HAND, FROM_LEGENDS)):
            laid = None  # what is paid for lies open for this seat
        self.write_doing(state, seat, laid, last, sheet)
        sheet.put(self.numbers, state.left)
        sheet.put(self.numbers + 1, len(state.discard))
        self.write_meadow(state, last, sheet)
        if last.config is not config:
            last.config = config
            sheet.clear(self.forest)
            for i in range(len(config.forest)):
                if config.forest[i] >= 0:
                    sheet.put(self.forest + config.forest[i], i + 1)
            sheet.clear(self.events)
            for event in config.basic_events:
                sheet.put(self.events + event, 1)
            sheet.count(self.events, config.specials)
        self.write_unseen(state, seat, laid, last, sheet)
        n = self.players
        for i in range(n):
            self.write_seat(state, (seat + i) % n, seat, self.seats[i], laid, last.seats[i], sheet)
        if self.rival >= 0 and state.opponent is not None:
            self.write_rival(state, last, sheet)
        self.write_workers(state, seat, last, sheet)
        for module in self.modules:
            module.write(state, seat, sheet)

    def write_doing(
        self, table: Table, seat: int, laid: Laid | None, last: TableMemory, sheet: Sheet
    ) -> None:
        """Write what is under way: of somebody else's effects the name alone, because what they hold may be
        secret."""
        stack = table.stack
        depth = len(stack)
        columns = self.columns.of
        playing: i64 = -1
        revealed: i64 = -1
        cards: tuple[int, ...] = ()
        for i in range(depth):
            frame = stack[depth - 1 - i]
            if isinstance(frame, Run):
                effect = frame.effect
                if i < FRAMES and not self.head.written(i, frame, last):
                    text = frame.text(table) if frame.seat == seat else effect.place
                    self.head.effect(i, text, last, sheet)
                if playing < 0 and isinstance(effect, OfCard) and (not effect.pays or laid is None):
                    playing = columns[effect.card(frame)]
                if revealed < 0 and isinstance(effect, Revealing):
                    cards = tuple(effect.revealed(frame))
                    revealed = len(cards)
            elif i < FRAMES and not self.head.written(i, frame if i < depth - 1 else NOTHING, last):
                self.head.effect(i, frame.text(table) if i < depth - 1 else "", last, sheet)
        sheet.put(self.numbers + 2, playing + 1)
        sheet.put(self.numbers + 3, revealed)
        if revealed > 0 or last.revealed > 0:
            last.revealed = revealed
            sheet.clear(self.revealed)
            sheet.count_columns(self.revealed, cards, columns)

    def write_meadow(self, table: Table, last: TableMemory, sheet: Sheet) -> None:
        columns = self.columns.of
        meadow = table.meadow
        if last.meadow is not meadow:
            last.meadow = meadow
            sheet.clear(self.meadow)
            sheet.clear(self.slots)
            for slot in range(len(meadow)):
                card = meadow[slot]
                if card >= 0 and columns[card] >= 0:
                    sheet.put(self.slots + slot, columns[card] + 1)
                    sheet.more(self.meadow + columns[card])
        if table.config.slot_blocked:
            for slot in range(len(meadow)):
                sheet.put(self.blocked + slot, 1 if meadow[slot] >= 0 and not table.slot_free(slot) else 0)

    # ------------------------------------------------------------------ what is hidden

    def write_unseen(
        self, table: Table, seat: int, laid: Laid | None, last: TableMemory, sheet: Sheet
    ) -> None:
        """Count the cards that are not seen, and what is known of them; nothing to do while none moved."""
        if not self.unseen_moved(table, seat, laid, last):
            return
        sheet.clear(self.unseen)
        sheet.clear(self.discarded)
        sheet.clear(self.decks)
        sheet.clear(self.legends)
        n = self.players
        for i in range(1, n):
            sheet.clear(self.seats[i].held)
        columns = self.columns.of
        shift = knowledge.shift_of(seat)
        if table.generation or self.modules:
            for i in range(table.left):
                self.write_hidden_card(table.deck[i], table.deck_seen[i] >> shift & 7, -1, sheet)
        else:  # of the first deck nobody knows a card, unless a module shuffles some in
            sheet.count_columns(self.unseen, table.deck[: table.left], columns)
        for i in range(len(table.discard)):
            info = table.discard_seen[i]
            knows = info >> shift & 7
            card = table.discard[i]
            if knows == knowledge.KNOWN:
                if columns[card] >= 0:
                    sheet.more(self.discarded + columns[card])
            else:
                owner = knowledge.discarded_by(info)
                self.write_hidden_card(card, knows, behind(owner, seat, n) if 0 <= owner < n else -1, sheet)
        for i in range(1, n):
            player = table.players[(seat + i) % n]
            for place in range(len(player.hand)):
                knows = player.seen[place] >> shift & 7
                if knows != knowledge.KNOWN:
                    self.write_hidden_card(player.hand[place], knows, i, sheet)
        for module in self.hiding:
            sheet.count_columns(self.unseen, tuple(module.unseen_cards(table, seat)), columns)
            sheet.count_columns(self.legends, tuple(module.unseen_legends(table, seat)), columns)
        if laid is not None and columns[laid.card] >= 0:
            known = table.players[laid.seat].laid >> shift & 7 == knowledge.KNOWN
            if laid.source == FROM_HAND and not known:
                sheet.more(self.unseen + columns[laid.card])
            elif laid.source == FROM_LEGENDS:
                sheet.more(self.legends + columns[laid.card])

    def unseen_moved(self, table: Table, seat: int, laid: Laid | None, last: TableMemory) -> bool:
        """Whether anything hidden is not where it was; what modules hide is always looked at again."""
        other = len(self.hiding) > 0 or laid is not None or last.laid
        last.laid = laid is not None
        if last.deck is not table.deck or last.left != table.left or last.deck_seen is not table.deck_seen:
            last.deck = table.deck
            last.left = table.left
            last.deck_seen = table.deck_seen
            other = True
        if last.discard is not table.discard or last.discard_seen is not table.discard_seen:
            last.discard = table.discard
            last.discard_seen = table.discard_seen
            other = True
        n = self.players
        for i in range(1, n):
            player = table.players[(seat + i) % n]
            theirs = last.seats[i]
            if theirs.hidden is not player.hand or theirs.known is not player.seen:
                theirs.hidden = player.hand
                theirs.known = player.seen
                other = True
        return other

    def write_hidden_card(self, card: i64, knows: i64, place: i64, sheet: Sheet) -> None:
        """Count a card that is not seen: whether it is known to have been in the hand of the seat at a place
        behind, or in which deck."""
        columns = self.columns.of
        column = columns[card]
        if column < 0:
            return
        sheet.more(self.unseen + column)
        if knows == knowledge.HELD:
            if place >= 0:
                sheet.more(self.seats[place].held + column)
        elif knows:
            sheet.more(self.decks + (knows - 1) * self.kinds + column)

    # ------------------------------------------------------------------ workers, and who has no seat

    def write_rival(self, table: Table, last: TableMemory, sheet: Sheet) -> None:
        rival = table.opponent
        assert rival is not None
        columns = self.columns.of
        if last.rival_city is not rival.city:
            last.rival_city = rival.city
            sheet.clear(self.rival)
            sheet.count_columns(self.rival, rival.city, columns)
            sheet.clear(self.rival_cards)
            for i in range(min(SLOTS, len(rival.city))):
                sheet.put(self.rival_cards + i, columns[rival.city[i]] + 1)
        if last.rival_events is not rival.events:
            last.rival_events = rival.events
            sheet.clear(self.rival_events)
            sheet.count(self.rival_events, rival.events)

    def write_workers(self, table: Table, seat: int, last: TableMemory, sheet: Sheet) -> None:
        """Where workers stand. One that moves may leave a card of anybody's city, so all are written then."""
        n = self.players
        other = False
        for i in range(n):
            placed = table.players[(seat + i) % n].placed
            if last.seats[i].placed is not placed:
                last.seats[i].placed = placed
                other = True
        rival = table.opponent
        if rival is not None and last.rival_placed is not rival.placed:
            last.rival_placed = rival.placed
            other = True
        if not other:
            return
        for at in self.seats:
            sheet.clear(at.guests)
        if self.rival >= 0:
            sheet.clear(self.rival_placed)
            sheet.clear(self.rival_guests)
        for i in range(n):
            at = self.seats[i]
            sheet.clear(at.placed)
            permanent = lent = remaining = 0
            for stands in table.players[(seat + i) % n].placed:
                self.write_worker(stands & SPOT, i, seat, at.placed, sheet)
                if stands > SPOT:
                    permanent += 1 if stands & PERMANENT else 0
                    lent += 1 if stands & LENT else 0
                    remaining += 1 if stands & REMAINS else 0
            sheet.put(at.numbers + 12, permanent)
            sheet.put(at.numbers + 13, lent)
            sheet.put(at.numbers + 14, remaining)
        if rival is not None and self.rival >= 0:
            for stands in rival.placed:
                if stands >= 0:
                    self.write_worker(stands & SPOT, n, seat, self.rival_placed, sheet)

    def write_worker(self, place: i64, whose: i64, seat: i64, placed: i64, sheet: Sheet) -> None:
        if place < self.spots:
            sheet.more(placed + place)
        elif place >= CITY:
            index: i64 = (place - CITY) % CITY_SIZE
            owner = behind((place - CITY) // CITY_SIZE, seat, self.players)
            if index < SLOTS and owner < self.owners:
                guests = self.seats[owner].guests if owner < self.players else self.rival_guests
                sheet.more(guests + index * self.owners + whose)

    def write_hidden(self, state: "State", seat: int, start: int, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        columns = self.columns.of
        n = self.players
        at: i64 = start
        for i in range(n):
            sheet.count_columns(at, state.players[(seat + i) % n].hand, columns)
            at += self.kinds
        for i in range(min(TOP, state.left)):
            sheet.put(at + i, columns[state.deck[state.left - 1 - i]] + 1)


def hides(module: Module) -> bool:
    """Whether a module has hidden cards or legends of its own."""
    kind = type(module)
    return any(
        getattr(kind, name) is not getattr(Module, name) for name in ("unseen_cards", "unseen_legends")
    )
