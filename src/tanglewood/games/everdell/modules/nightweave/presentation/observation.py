"""Nightweave's lair as cells; her city, her events and her spiders stand with those of any opponent without a
seat."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.player import HER_MAT, SPOT
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.deeds import spaces_used
from tanglewood.games.everdell.modules.nightweave.hand import level_of
from tanglewood.games.everdell.modules.nightweave.scheme.personalities import marked
from tanglewood.games.everdell.modules.nightweave.state import Nightweave, nightweave_at
from tanglewood.games.everdell.observing.cells import Columns, ModuleObserver

if TYPE_CHECKING:
    from tanglewood.games.everdell.board.table import Table
    from tanglewood.games.everdell.config import GameConfig
    from tanglewood.kernel.observing.sheet import Layout, Sheet

NUMBERS = (
    *("level", "season", "points", "spiders", "home", "pawn", "hand", "spaces", "secret", "left"),
    *("finished", "intrigues", "webbed", "captives", "lent", "owed"),
)


class LairObserver(ModuleObserver):
    def __init__(self, layout: "Layout", config: "GameConfig", columns: Columns) -> None:
        lair = lair_of(config.pack)
        cards = columns.names
        kinds = columns.kinds
        places = tuple([it.id for it in config.pack.locations])
        events = tuple([it.id for it in config.pack.events])
        activities = tuple([it.id for it in lair.activities])
        characters = tuple([it.id for it in lair.personalities])
        plans = tuple([it.id for it in lair.plans])
        intrigues = tuple([it.id for it in lair.intrigues])
        self.columns = columns
        self.places: i64 = len(places)
        self.sizes: tuple[int, int, int, int] = (
            *(len(activities), len(characters)),
            *(len(plans), len(intrigues)),
        )
        about = "level, season, point tokens, spiders, those at home, the slot of her pawn counted from 1, "
        about += "cards in her hand, spaces used, loot face down, activity cards face down, whether she has "
        about += "finished, intrigues left, cards turned away, workers on her mat, those she uses next, and "
        about += "whether the next worker goes there"
        self.numbers: i64 = layout.add("nightweave.numbers", about, len(NUMBERS), labels=NUMBERS)
        about = "slots of the Meadow with a web token"
        self.marked: i64 = layout.add("nightweave.marked", about, config.pack.counts.meadow, high=1)
        about = "cards that were in her hand and may be there still"
        self.known: i64 = layout.add("nightweave.known", about, kinds, labels=cards)
        self.loot: i64 = layout.add("nightweave.loot", "her loot that lies face up", kinds, labels=cards)
        about = "cards turned away that one knows"
        self.webbed: i64 = layout.add("nightweave.webbed", about, kinds, labels=cards)
        about = "her activity card"
        self.activity: i64 = layout.add(
            "nightweave.activity", about, len(activities), high=1, labels=activities
        )
        about = "activity cards that may come"
        self.unseen: i64 = layout.add("nightweave.unseen", about, len(activities), labels=activities)
        self.character: i64 = layout.add(
            "nightweave.personality", "her personality", len(characters), high=1, labels=characters
        )
        self.plan: i64 = layout.add("nightweave.plan", "her plan", len(plans), high=1, labels=plans)
        about = "her intrigue of this season"
        self.intrigue: i64 = layout.add(
            "nightweave.intrigue", about, len(intrigues), high=1, labels=intrigues
        )
        about = "locations with a web token"
        self.webs: i64 = layout.add("nightweave.webs", about, len(places), high=1, labels=places)
        about = "web tokens on events"
        self.event_webs: i64 = layout.add("nightweave.event_webs", about, len(events), labels=events)

    def write(self, table: "Table", seat: int, sheet: "Sheet") -> None:
        hers = nightweave_at(table)
        if hers is None:
            return
        at = self.numbers
        captives = 0
        for player in table.players:
            for place in player.placed:
                if place & SPOT == HER_MAT:
                    captives += 1
        sheet.put(at, level_of(table))
        sheet.put(at + 1, hers.season)
        sheet.put(at + 2, hers.points)
        sheet.put(at + 3, hers.spiders)
        sheet.put(at + 4, hers.at_home)
        sheet.put(at + 5, hers.pawn + 1)
        sheet.put(at + 6, len(hers.hand))
        sheet.put(at + 7, spaces_used(table))
        sheet.put(at + 8, len(hers.hidden))
        sheet.put(at + 9, len(hers.deck))
        sheet.put(at + 10, 1 if hers.finished else 0)
        sheet.put(at + 11, len(hers.intrigues))
        sheet.put(at + 12, len(hers.webbed))
        sheet.put(at + 13, captives)
        sheet.put(at + 14, hers.lent)
        sheet.put(at + 15, 1 if hers.owed else 0)
        sheet.clear(self.marked)
        for slot in marked(table):
            if slot < len(table.meadow):
                sheet.put(self.marked + slot, 1)
        if sheet.changed(self.loot, hers.loot):
            sheet.count_columns(self.loot, hers.loot, self.columns.of)
        activities, characters, plans, intrigues = self.sizes
        sheet.one_of(self.activity, activities, hers.card)
        sheet.one_of(self.character, characters, hers.personality)
        sheet.one_of(self.plan, plans, hers.plan)
        sheet.one_of(self.intrigue, intrigues, hers.intrigue)
        other = sheet.changed(self.unseen, hers.deck)
        if sheet.differs(self.unseen, hers.gone) or other:
            sheet.clear(self.unseen)
            sheet.count(self.unseen, hers.deck)
            if hers.gone >= 0:
                sheet.more(self.unseen + hers.gone)
        sheet.put_bits(self.webs, hers.webs, self.places)
        if sheet.changed(self.event_webs, hers.event_webs):
            sheet.put_tuple(self.event_webs, hers.event_webs)
        self.write_known(table, hers, seat, sheet)

    def write_known(self, table: "Table", hers: Nightweave, seat: int, sheet: "Sheet") -> None:
        """She discards face down: a card that was in her hand may still be there or be gone."""
        columns = self.columns.of
        shift = knowledge.shift_of(seat)
        sheet.clear(self.known)
        sheet.clear(self.webbed)
        for i in range(len(hers.hand)):
            if hers.seen[i] >> shift & 7 >= knowledge.HELD and columns[hers.hand[i]] >= 0:
                sheet.more(self.known + columns[hers.hand[i]])
        for i in range(len(table.discard)):
            info = table.discard_seen[i]
            held = info >> shift & 7 == knowledge.HELD
            if held and knowledge.discarded_by(info) == knowledge.HERS and columns[table.discard[i]] >= 0:
                sheet.more(self.known + columns[table.discard[i]])
        for i in range(len(hers.webbed)):
            if hers.webbed_seen[i] >> shift & 7 == knowledge.KNOWN and columns[hers.webbed[i]] >= 0:
                sheet.more(self.webbed + columns[hers.webbed[i]])
