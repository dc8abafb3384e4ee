"""A position of Everdell as cells, written straight from the state.

Open is what the view shows (presentation/view.py); the same things are hidden here. Other seats follow in
turn order. Modules write what is theirs behind the rest (`Module.observe`)."""

from typing import TYPE_CHECKING, Final

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.player import CITY, COLORS, RESOURCES, SPOT, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.effects.revealing import Revealing
from tanglewood.games.everdell.play.sources import FROM_HAND, FROM_LEGENDS, Laid, OfCard, paid_for
from tanglewood.kernel.observing.plain import sketch_view
from tanglewood.kernel.observing.seats import FRAMES, Head
from tanglewood.kernel.observing.sheet import Layout, Observer, Sheet

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.module import Module
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.kernel.state import State

SKETCH: Final = 64
VIEWED: Final = 256
TOP: Final = 16
"""How many cards from the top of the deck a critic is shown."""


class Places:
    """Where the cells of one seat begin."""

    def __init__(self, layout: Layout, who: str, config: "GameConfig", cards: tuple[str, ...]) -> None:
        pack = config.pack
        kinds = len(cards)
        scalars = (
            *("season", "passed", *RESOURCES, "points", "workers", "placed", "hand", "used", "legends"),
            *("power", "lore", *COLORS),
        )
        about = (
            "season, whether passed, resources, point tokens, workers, deployed ones, cards in hand, spaces "
        )
        about += (
            "used, legends beside the hand, number of the worker ability counted from 1, what lies on it, "
        )
        about += "cards of the city by colour"
        self.numbers = layout.add(f"{who}.numbers", about, len(scalars), labels=scalars)
        self.hand = layout.add(f"{who}.hand", "cards in hand, as far as known", kinds, labels=cards)
        about = "one's own legends; of others, cards known to be in that hand or discarded from it face down"
        self.held = layout.add(f"{who}.held", about, kinds, labels=cards)
        self.city = layout.add(f"{who}.city", "cards of the city", kinds, labels=cards)
        self.down = layout.add(f"{who}.down", "cards that lie face down in the city", kinds, labels=cards)
        about = "occupied constructions of the city"
        self.occupied = layout.add(f"{who}.occupied", about, kinds, labels=cards)
        self.tokens = layout.add(f"{who}.tokens", "point tokens on cards of the city", kinds, labels=cards)
        self.prisoners = layout.add(f"{who}.prisoners", "cards under a card of the city", kinds, labels=cards)
        about = "resources stored on cards, webs and bridges, with the card, hashed"
        self.marks = layout.add(f"{who}.marks", about, SKETCH)
        about = "workers on locations, then on events"
        self.placed = layout.add(f"{who}.placed", about, pack.first_event + len(pack.events))
        about = "workers on cards of cities, and flags of all workers, hashed"
        self.workers = layout.add(f"{who}.workers", about, SKETCH)
        names = tuple([event.id for event in pack.events])
        self.events = layout.add(f"{who}.events", "events achieved", len(names), high=1, labels=names)
        self.under = layout.add(f"{who}.under", "cards under events, by card", kinds, labels=cards)
        self.given = layout.add(f"{who}.given", "what lies on events, with the event, hashed", SKETCH)


class Beside:
    """The cells of one module: those it writes itself, or its views hashed."""

    def __init__(self, module: "Module", layout: Layout, config: "GameConfig") -> None:
        self.module = module
        self.start = module.observed(layout, config)
        self.table = self.player = -1
        if self.start < 0:
            about = f"what the view shows of {module.name}, hashed"
            if module.view_field:
                self.table = layout.add(f"{module.name}.table", about, VIEWED)
            if module.player_field:
                self.player = layout.add(f"{module.name}.seats", about, config.players, VIEWED)

    def write(self, table: Table, seat: int, sheet: Sheet) -> None:
        if self.start >= 0:
            self.module.observe(table, seat, self.start, sheet)
        if self.table >= 0:
            sketch_view(sheet, self.table, VIEWED, self.module.table_view(table, seat))
        if self.player >= 0:
            n = len(table.players)
            for i in range(n):
                view = self.module.player_view(table, (seat + i) % n, seat)
                sketch_view(sheet, self.player + i * VIEWED, VIEWED, view)


class EverdellObserver(Observer):
    """The cells of all games with the same options."""

    def __init__(self, config: "GameConfig") -> None:
        super().__init__()
        self.players = config.players
        pack = config.pack
        self.columns = [-1] * len(pack.cards)
        cards: list[str] = []
        for number, card in enumerate(pack.cards):
            if card.down < 0 and card.set in config.sets:
                self.columns[number] = len(cards)
                cards.append(card.id)
        self.down = [self.columns[card.down] if card.down >= 0 else -1 for card in pack.cards]
        self.kinds = len(cards)
        names = tuple(cards)
        layout = self.layout
        self.head = Head(layout, self.players)
        scalars = ("deck", "discard", "playing", "revealed")
        about = "cards in the deck and the discard pile, the column of the card that is being played counted "
        about += "from 1, how many cards are turned up for a choice"
        self.numbers = layout.add("table", about, len(scalars), labels=scalars)
        about = "the card in each place of the Meadow: its column counted from 1"
        self.slots = layout.add("slots", about, pack.counts.meadow, high=self.kinds)
        self.blocked = layout.add(
            "blocked", "places of the Meadow nobody can use", pack.counts.meadow, high=1
        )
        self.meadow = layout.add("meadow", "cards in the Meadow", self.kinds, labels=names)
        about = "cards of the discard pile one knows of"
        self.discarded = layout.add("discarded", about, self.kinds, labels=names)
        about = "cards one cannot see: in the deck, in hands, discarded face down"
        self.unseen = layout.add("unseen", about, self.kinds, labels=names)
        about = "which of them were shuffled into which later deck, hashed"
        self.decks = layout.add("decks", about, SKETCH)
        self.revealed = layout.add("revealed", "cards turned up for a choice", self.kinds, labels=names)
        places = tuple([location.id for location in pack.locations])
        about = "forest locations in play: the number of the clearing"
        self.forest = layout.add("forest", about, len(places), high=4, labels=places)
        events = tuple([event.id for event in pack.events])
        self.events = layout.add("events", "events in play", len(events), high=1, labels=events)
        about = "legends nobody has shown, as far as one knows"
        self.legends = layout.add("legends", about, self.kinds, labels=names)
        self.rival = self.rival_placed = self.rival_events = -1
        if self.players == 1:
            about = "cards in the city of the opponent without a seat"
            self.rival = layout.add("rival.city", about, self.kinds, labels=names)
            about = "where its workers stand: on locations, then on events"
            self.rival_placed = layout.add("rival.placed", about, pack.first_event + len(pack.events))
            self.rival_events = layout.add(
                "rival.events", "events it has", len(events), high=1, labels=events
            )
        self.seats = [
            Places(layout, "own" if i == 0 else f"next{i}", config, names) for i in range(self.players)
        ]
        self.modules = [Beside(module, layout, config) for module in config.modules]
        hidden = self.hidden
        hidden.add("hidden.hands", "hands of all seats, from the one that looks", self.players, self.kinds)
        about = "columns of the next cards of the deck, counted from 1"
        hidden.add("hidden.deck", about, TOP)

    def write(self, state: "State", seat: int, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        columns = self.columns
        self.head.write(state, seat, state.active, state.config.first, sheet)
        laid = paid_for(state)
        if laid is not None and (laid.seat == seat or laid.source not in (FROM_HAND, FROM_LEGENDS)):
            laid = None  # what is paid for lies open for this seat
        self.write_doing(state, seat, laid, sheet)
        sheet.put(self.numbers, state.left)
        sheet.put(self.numbers + 1, len(state.discard))
        for slot in range(len(state.meadow)):
            card = state.meadow[slot]
            if card >= 0 and columns[card] >= 0:
                sheet.put(self.slots + slot, columns[card] + 1)
                sheet.more(self.meadow + columns[card])
                if not state.slot_free(slot):
                    sheet.put(self.blocked + slot, 1)
        config = state.config
        for i in range(len(config.forest)):
            if config.forest[i] >= 0:
                sheet.put(self.forest + config.forest[i], i + 1)
        for event in config.basic_events:
            sheet.put(self.events + event, 1)
        sheet.count(self.events, config.specials)
        self.write_unseen(state, seat, laid, sheet)
        if self.rival >= 0 and state.opponent is not None:
            sheet.count_columns(self.rival, state.opponent.city, columns)
            for place in state.opponent.placed:
                if 0 <= place < CITY and place & SPOT < len(self.rival_cells()):
                    sheet.more(self.rival_placed + (place & SPOT))
            sheet.count(self.rival_events, state.opponent.events)
        n = self.players
        for i in range(n):
            other = (seat + i) % n
            self.write_seat(state, other, seat, self.seats[i], laid, sheet)
        for beside in self.modules:
            beside.write(state, seat, sheet)

    def rival_cells(self) -> range:
        return range(self.rival_events - self.rival_placed)

    def write_doing(self, table: Table, seat: int, laid: Laid | None, sheet: Sheet) -> None:
        """Write what is under way: of somebody else's effects the name alone, because what they hold may be
        secret."""
        stack = table.stack
        depth = len(stack)
        playing = revealed = -1
        for i in range(depth):
            frame = stack[depth - 1 - i]
            if isinstance(frame, Run):
                effect = frame.effect
                if i < FRAMES:
                    text = frame.text(table) if frame.seat == seat else effect.place
                    self.head.effect(sheet, i, text)
                if playing < 0 and isinstance(effect, OfCard) and (not effect.pays or laid is None):
                    playing = effect.card(frame)
                    sheet.put(self.numbers + 2, self.columns[playing] + 1)
                if revealed < 0 and isinstance(effect, Revealing):
                    cards = effect.revealed(frame)
                    revealed = len(cards)
                    sheet.put(self.numbers + 3, revealed)
                    sheet.count_columns(self.revealed, cards, self.columns)
            elif i < FRAMES and i < depth - 1:
                self.head.effect(sheet, i, frame.text(table))

    def write_unseen(self, table: Table, seat: int, laid: Laid | None, sheet: Sheet) -> None:
        columns = self.columns
        shift = knowledge.shift_of(seat)
        unseen = self.unseen
        for i in range(table.left):
            self.write_hidden_card(table.deck[i], table.deck_seen[i] >> shift & 7, -1, sheet)
        for i in range(len(table.discard)):
            info = table.discard_seen[i]
            knows = info >> shift & 7
            if knows == knowledge.KNOWN:
                sheet.more(self.discarded + columns[table.discard[i]])
            else:
                owner = knowledge.discarded_by(info)
                self.write_hidden_card(table.discard[i], knows, self.behind(owner, seat), sheet)
        for other in range(self.players):
            if other != seat:
                player = table.players[other]
                for i in range(len(player.hand)):
                    knows = player.seen[i] >> shift & 7
                    if knows != knowledge.KNOWN:
                        self.write_hidden_card(player.hand[i], knows, self.behind(other, seat), sheet)
        for module in table.config.modules:
            sheet.count_columns(unseen, tuple(module.unseen_cards(table, seat)), columns)
            sheet.count_columns(self.legends, tuple(module.unseen_legends(table, seat)), columns)
        if laid is not None and columns[laid.card] >= 0:
            known = table.players[laid.seat].laid >> shift & 7 == knowledge.KNOWN
            if laid.source == FROM_HAND and not known:
                sheet.more(unseen + columns[laid.card])
            elif laid.source == FROM_LEGENDS:
                sheet.more(self.legends + columns[laid.card])

    def behind(self, owner: int, seat: int) -> int:
        """How many places behind a seat another one sits; -1 for none and for an opponent without a seat."""
        return (owner - seat + self.players) % self.players if 0 <= owner < self.players else -1

    def write_hidden_card(self, card: int, knows: int, behind: int, sheet: Sheet) -> None:
        """Count a card that is not seen: whether it is known to have been in a hand, or in which deck."""
        column = self.columns[card]
        if column < 0:
            return
        sheet.more(self.unseen + column)
        if knows == knowledge.HELD:
            if behind >= 0:
                sheet.more(self.seats[behind].held + column)
        elif knows:
            sheet.sketch(self.decks, SKETCH, knows * 256 + column)

    def write_seat(
        self, table: Table, owner: int, viewer: int, at: Places, laid: Laid | None, sheet: Sheet
    ) -> None:
        player = table.players[owner]
        columns = self.columns
        from_hand = laid is not None and laid.seat == owner and laid.source == FROM_HAND
        from_legends = laid is not None and laid.seat == owner and laid.source == FROM_LEGENDS
        numbers = at.numbers
        sheet.put(numbers, player.season)
        sheet.put(numbers + 1, 1 if player.passed else 0)
        sheet.put_row(numbers + 2, player.stock)
        sheet.put(numbers + 6, player.points)
        sheet.put(numbers + 7, player.workers)
        sheet.put(numbers + 8, len(player.placed))
        sheet.put(numbers + 9, len(player.hand) + (1 if from_hand else 0))
        sheet.put(numbers + 10, player.used)
        sheet.put(numbers + 11, len(player.legends) + (1 if from_legends else 0))
        sheet.put(numbers + 12, player.power + 1)
        sheet.put(numbers + 13, player.lore)
        for i in range(len(player.colors)):
            sheet.put(numbers + 14 + i, player.colors[i])
        if owner == viewer:
            sheet.count_columns(at.hand, player.hand, columns)
            sheet.count_columns(at.held, player.legends, columns)
        else:
            shift = knowledge.shift_of(viewer)
            for i in range(len(player.hand)):
                knows = player.seen[i] >> shift & 7
                column = columns[player.hand[i]]
                if knows == knowledge.KNOWN and column >= 0:
                    sheet.more(at.hand + column)
            if laid is not None and from_hand and player.laid >> shift & 7 == knowledge.KNOWN:
                sheet.more(at.hand + columns[laid.card])
        self.write_city(player, at, sheet)
        self.write_workers(table, player, viewer, at, sheet)
        for i in range(len(player.events)):
            sheet.put(at.events + player.events[i], 1)
            if player.held[i]:
                sheet.sketch(at.given, SKETCH, player.events[i] * 0x10000 + (player.held[i] & 0xFFFF))
                sheet.sketch(at.given, SKETCH, player.events[i] * 0x10000 + (player.held[i] >> 16) + 0x8000)
            sheet.count_columns(at.under, player.under[i], columns)

    def write_city(self, player: Player, at: Places, sheet: Sheet) -> None:
        columns = self.columns
        for i in range(len(player.city)):
            card = player.city[i]
            column = columns[card]
            if column < 0:
                column = self.down[card]
                if column >= 0:
                    sheet.more(at.down + column)
                    column = -1
            if column < 0:
                continue
            sheet.more(at.city + column)
            mark = player.marks[i]
            if mark:
                if mark & on_card.OCCUPIED:
                    sheet.more(at.occupied + column)
                if mark > 1:
                    for _ in range(on_card.tokens(mark)):
                        sheet.more(at.tokens + column)
                    for resource in range(4):
                        n = on_card.stored(mark, resource)
                        if n:
                            sheet.sketch(at.marks, SKETCH, (column * 4 + resource) * 128 + n)
                    for prisoner in on_card.prisoners(mark):
                        if columns[prisoner] >= 0:
                            sheet.more(at.prisoners + columns[prisoner])
                    if mark & on_card.WEB:
                        sheet.sketch(at.marks, SKETCH, column * 4 + 1_000_001)
                    if mark & on_card.OVER:
                        sheet.sketch(at.marks, SKETCH, column * 4 + 1_000_002)

    def write_workers(self, table: Table, player: Player, viewer: int, at: Places, sheet: Sheet) -> None:
        """Where workers stand; on a card of a city, which card it is and which copy."""
        cells = at.workers - at.placed
        n = self.players
        for stands in player.placed:
            place = stands & SPOT
            flags = stands >> 11
            if place < cells:
                sheet.more(at.placed + place)
            elif place >= CITY:
                owner = (place - CITY) // 128
                index = (place - CITY) % 128
                whose = (owner - viewer + n) % n if owner < n else n
                city = table.city_of(owner)
                card = city[index] if index < len(city) else 0
                copy = on_card.copy_number(city, index) if index < len(city) else 0
                sheet.sketch(at.workers, SKETCH, (whose * 512 + card) * 64 + copy)
            if flags:
                sheet.sketch(at.workers, SKETCH, 10_000_000 + flags * 2048 + (place if place < CITY else 0))

    def write_hidden(self, state: "State", seat: int, start: int, sheet: Sheet) -> None:
        assert isinstance(state, Table)
        columns = self.columns
        n = self.players
        for i in range(n):
            hand = state.players[(seat + i) % n].hand
            sheet.count_columns(start + i * self.kinds, hand, columns)
        start += n * self.kinds
        for i in range(min(TOP, state.left)):
            column = columns[state.deck[state.left - 1 - i]]
            sheet.put(start + i, column + 1)
