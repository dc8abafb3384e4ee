"""One try at a deed of Nightweave's: what her rules read of the real table, and what is asked for it."""

from typing import Final

from tanglewood.companion.deed import Desk, Loaded, Outcome
from tanglewood.companion.question import NUMBER, ONE, SOME, YES_NO, Again, Option, Question
from tanglewood.games.everdell.board.city import copy_number
from tanglewood.games.everdell.board.player import CITY, CITY_SIZE, COLORS, NO_CARD, city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.companion import cards
from tanglewood.games.everdell.companion.needs import NEEDS, choose, chosen
from tanglewood.games.everdell.companion.retelling import PIECES, Price, one_price, price_of, retell
from tanglewood.games.everdell.companion.table import Bench, Known, event_words
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.nightweave import cards as activity
from tanglewood.games.everdell.modules.nightweave.basics import people
from tanglewood.games.everdell.modules.nightweave.cards import SEASONS, Activity, lair_of
from tanglewood.games.everdell.modules.nightweave.deeds import city_full
from tanglewood.games.everdell.modules.nightweave.hand import her, her_number
from tanglewood.games.everdell.modules.nightweave.presentation.narration import activity_card
from tanglewood.games.everdell.modules.nightweave.spiders import open_cards
from tanglewood.games.everdell.modules.nightweave.state import HOME, Nightweave
from tanglewood.games.everdell.modules.nightweave.turn import must_prepare, possible
from tanglewood.games.everdell.moves import CHOOSE, COPIES, FOIL
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.event import Event
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import Frame
from tanglewood.kernel.text.component import Component
from tanglewood.words import named, per_language

ELSEWHERE: Final = 100
"""The number, in a person's city, of a card a spider stands on: which one it is people see themselves."""
REVEALING: Final = ("nightweave-played", "nightweave-turned", "nightweave-threw", "nightweave-fool")
"""Events that lay a card open whose points or name matter from now on."""


@per_language()
def activity_words(number: int) -> str:
    """An activity card in words."""
    pack = cards.real_pack()
    id = lair_of(pack).activities[number].id
    entry = next(it for it in pack.files.components() if it["table"] == "activity" and it["id"] == id)
    return " ".join(activity_card(pack, Component(entry)))


class HerBench(Bench):
    def __init__(self, known: Known, desk: Desk, die: Loaded) -> None:
        super().__init__(known, desk, die)
        self.price = 0  # pieces that can be paid, once that is known
        self.choices = 0
        self.paying: Price | None = None  # what the person pays now
        self.foiled = False  # the person has just foiled something
        self.played = -1  # the card that a person has just played
        hers = her(self.table)
        hers.hand = tuple([self.card(self.unseen.hand + i) for i in range(len(hers.hand))])
        hers.seen = (0,) * len(hers.hand)
        loot = [self.card(card) for card in hers.loot]
        hers.loot = tuple(loot)
        hers.hidden = tuple([self.card(card) for card in hers.hidden])
        if hers.pawn != HOME and hers.pawn < cards.MEADOW:
            self.table.set_slot(hers.pawn, NO_CARD)

    # ------------------------------------------------------------------ her own piles, if people use theirs

    def begin_turn(self) -> None:
        """Put the activity card that people turned up on top of her pile."""
        hers = her(self.table)
        answer = self.desk.answers.get("activity")
        if answer is None or (not hers.deck and hers.pawn != HOME):
            return
        wanted = lair_of(self.pack).numbers[str(answer)]
        pile = list(hers.deck)
        if not pile:  # MW.nw.turn.deck_empty: shuffled by people, so only the top card is known
            pile = list(hers.played)
            hers.played = ()
            anew = Event("nightweave-reshuffled", 0, {"rule": "MW.nw.turn.deck_empty"})
            self.events.append(anew)
            self.told.append(anew)
        if wanted in pile:
            pile.remove(wanted)
            hers.deck = (*pile, wanted)

    def revealed(self, event: Event) -> None:
        hers = her(self.table)
        lair = lair_of(self.pack)
        shown = str(event.open["activity"])
        if self.desk.own_cards:
            able = sorted({*hers.deck, hers.card})
            if hers.gone >= 0 and self.unrevealed():
                able = sorted({*able, hers.gone})
            season = SEASONS[hers.season]
            found = [Option(lair.activities[it].id, activity_words(it), "activity", season) for it in able]
            text = say("companion-ask-activity")
            question = Question("activity", ONE, text, rule="MW.nw.turn.reveal", options=found)
            wanted = self.desk.one(question)
            if wanted != shown:
                if hers.gone >= 0 and lair.numbers[wanted] == hers.gone:
                    self.swap_gone(lair.numbers[wanted])
                raise Again
        level = str(self.known.config.options["difficulty"])
        self.desk.turned = Option(shown, level, "activity", SEASONS[hers.season])
        self.read_row(lair.activities[hers.card])

    def unrevealed(self) -> list[int]:
        """The winter cards that may be the one that left unseen: nobody has turned them up yet."""
        known = self.known.opponent
        assert isinstance(known, Nightweave)
        cards = lair_of(self.pack).activities
        return [
            it
            for it in known.deck
            if cards[it].worker and not cards[it].season and it not in self.known.revealed
        ]

    def swap_gone(self, wanted: int) -> None:
        """The winter card that left unseen is another one than the program thought."""
        known = self.known.opponent
        assert isinstance(known, Nightweave)
        other = self.unrevealed()[0]
        known.deck = tuple([wanted if it == other else it for it in known.deck])
        known.gone = other

    # ------------------------------------------------------------------ what her activity card reads

    def read_row(self, card: Activity) -> None:
        """Ask what her two actions depend on, as far as the arrow and the order make it necessary."""
        table = self.table
        hers = her(table)
        if must_prepare(table, card):
            return
        for action in card.rows[hers.season]:
            if action.kind == activity.OPEN_CARD and hers.at_home:
                self.ask_open()
            if action.kind == activity.PLAY_HAND and hers.hand and city_full(table):
                top = hers.hand[-1]
                if self.is_unseen(top):
                    id = self.pack.cards[top].id
                    text = say("companion-ask-card", place="top", slot=0)
                    self.ask_card(id, text, "MW.nw.rule.full_city")
                    raise Again
            if possible(table, action):
                return

    def ask_open(self) -> None:
        """The open cards with room in people's cities, one city after the other by the arrow."""
        for seat in people(self.table):
            found = cards.options(self.pack, self.known.config.sets, only_open=True)
            text = say("companion-ask-open", seat=seat + 1, players=len(self.table.players))
            question = Question(f"open:{seat}", SOME, text, rule="MW.nw.worker.open", options=found)
            self.opens[seat] = [self.pack.card_numbers[id] for id in self.desk.some(question)]
            if self.opens[seat]:
                break
        else:
            self.ask_her_open()
        self.sit_down(self.table)

    def ask_her_open(self) -> None:
        """Which of her own open cards have room: people may stand there."""
        found = [
            Option(move.text, named(card.name), "card", card.id)
            for move in open_cards(self.table, her_number(self.table))
            for card in [self.pack.cards[move.b // COPIES]]
        ]
        if not found:
            return
        text = say("companion-ask-her-open")
        question = Question("open:her", SOME, text, rule="MW.nw.worker.open", options=found)
        free = self.desk.some(question)
        city = her(self.table).city
        for i, card in enumerate(city):
            word = (
                self.pack.moves.send.of(her_number(self.table), card, copy_number(city, i))
                if self.pack.cards[card].open
                else None
            )
            if word is not None and word.text not in free:
                self.visitors += [city_place(her_number(self.table), i)] * self.pack.cards[card].spaces

    # ------------------------------------------------------------------ what happens

    def retold(self, event: Event) -> list[Event]:
        return retell(self, event)

    def check(self, event: Event) -> None:
        name = event.name
        rule = str(event.open.get("rule", ""))
        if name == "nightweave-reveals":
            self.revealed(event)
        elif name == "nightweave-rolled":
            self.die.fell(int(event.open["die"]) - 1)
        elif name == "nightweave-placed":
            place = self.pack.place_numbers[str(event.open["place"])]
            if not self.pack.locations[place].shared:
                self.check_place(place, rule)
        elif name == "nightweave-claimed":
            self.check_event(self.pack.event_numbers[str(event.open["event"])], rule)
        elif name in REVEALING:
            self.check_card(event)
            if name == "nightweave-fool":
                self.check_room(int(event.open["to"]), rule)
        elif name == "nightweave-web":
            self.check_mask(str(event.open["place"]), rule)
        elif name == "nightweave-spins":
            self.spun(str(event.open["intrigue"]))
        elif name == "nightweave-whim":
            self.whim(str(event.open["personality"]))

    def check_mask(self, place: str, rule: str) -> None:
        """Web tokens go on all events that are left: which ones are gone?"""
        if place not in self.pack.event_numbers or "gone" in self.desk.answers:
            return
        config = self.known.config
        left = [it for it in [*config.basic_events, *config.specials] if not self.known.claimed >> it & 1]
        found = [Option(self.pack.events[it].id, event_words(self.pack, it), "event") for it in left]
        text = say("companion-ask-gone-all")
        self.desk.ask(Question("gone", SOME, text, rule=rule, options=found))

    def whim(self, shown: str) -> None:
        lair = lair_of(self.pack)
        hers = her(self.table)
        if not self.desk.own_cards:
            return
        able = [hers.personality, *hers.personalities]
        found = [
            Option(lair.personalities[it].id, named(lair.personalities[it].name), "module") for it in able
        ]
        text = say("companion-ask-personality")
        question = Question("personality", ONE, text, rule="MW.plan.weavers_whim", options=found)
        wanted = self.desk.one(question)
        number = next(i for i, it in enumerate(lair.personalities) if it.id == wanted)
        if number != hers.personality:
            hers.personalities = tuple([it for it in able if it != number])
            hers.personality = number
            said = {**self.events[-1].open, "personality": named(lair.personalities[number].name)}
            self.events[-1] = self.told[-1] = Event(self.events[-1].name, self.events[-1].seat, said)

    # ------------------------------------------------------------------ intrigues

    def spun(self, shown: str) -> None:
        """An intrigue was drawn: the right one, if people draw; and what it reads at once."""
        lair = lair_of(self.pack)
        hers = her(self.table)
        now = lair.intrigues[hers.intrigue]
        nth = len([event for event in self.events if event.name == "nightweave-spins"])
        if self.desk.own_cards:
            two = self.known.opponent
            assert isinstance(two, Nightweave)
            able = [hers.intrigue, *hers.intrigues]
            if two.plan >= 0:
                able = [it for it in able if lair.intrigues[it].seasonal == now.seasonal]
            found = [
                Option(lair.intrigues[it].id, named(lair.intrigues[it].name), "module") for it in sorted(able)
            ]
            text = say("companion-ask-intrigue")
            rule = "MW.module.intrigue_draw"
            wanted = self.desk.one(Question(f"intrigue:{nth}", ONE, text, rule=rule, options=found))
            if wanted != shown:
                self.put_on_top(
                    next(i for i, it in enumerate(lair.intrigues) if it.id == wanted), hers.intrigue
                )
                raise Again
        player = self.table.players[0]
        if now.by_season:
            player.season = self.ask_season(now.rule)
        if now.id == "in_the_web":
            self.hold(player, self.ask_hand(now.rule))
        if now.kept_out >= 0:
            self.ask_kept_out(now.kept_out, now.rule)

    def put_on_top(self, wanted: int, instead: int) -> None:
        """The two cards change places in the pile that the program keeps."""
        known = self.known.opponent
        assert isinstance(known, Nightweave)
        known.intrigues = tuple(
            [wanted if it == instead else instead if it == wanted else it for it in known.intrigues]
        )

    def ask_season(self, rule: str) -> int:
        found = [Option(season, say("season", season=season), "season") for season in SEASONS]
        text = say("companion-ask-season")
        question = Question("season", ONE, text, rule=rule, options=found, memory="season")
        return SEASONS.index(self.desk.one(question))

    def ask_hand(self, rule: str, key: str = "hand") -> int:
        text = say(f"companion-ask-{key}")
        return self.desk.number(Question(f"{key}:{rule}", NUMBER, text, rule=rule, most=20, memory=key))

    def ask_kept_out(self, color: int, rule: str) -> None:
        """Which slots of the Meadow hold a card of the colour that is kept out."""
        table = self.table
        slots = [slot for slot in range(cards.MEADOW) if table.meadow[slot] != NO_CARD]
        found = [Option(str(slot + 1), say("companion-slot", slot=slot + 1), "slot") for slot in slots]
        text = say("companion-ask-kept-out", color=COLORS[color])
        chosen = self.desk.some(Question("kept-out", SOME, text, rule=rule, options=found))
        for slot in slots:
            same = str(slot + 1) in chosen
            table.set_slot(slot, self.unseen.kept_out + slot if same else self.unseen.deck)

    def hold(self, player: object, n: int, card: int = -1) -> None:
        """Give the person so many cards; which ones they are nobody reads."""
        player.hand = (self.dummy() if card < 0 else card,) * n  # type: ignore[attr-defined]
        player.seen = (0,) * n  # type: ignore[attr-defined]

    def dummy(self) -> int:
        return self.pack.card_numbers["farm"]

    def yes(self, key: str, rule: str) -> bool:
        return self.desk.yes(Question(key, YES_NO, say(f"companion-ask-{key}"), rule=rule))

    # ------------------------------------------------------------------ frames

    def before(self, table: Table, frame: Frame[Table]) -> None:
        super().before(table, frame)
        need = NEEDS.get(self.effect(frame))
        if need is not None and isinstance(frame, Run):
            need(self, table, frame)

    def choose(self, table: Table, frame: Frame[Table], options: list[Move]) -> Move:
        return choose(self, table, frame, options)

    def chosen(self, table: Table, frame: Frame[Table], move: Move) -> None:
        if isinstance(frame, Run):
            self.paying = price_of(table, frame) if move.kind in PIECES else None
            self.foiled = self.foiled or move.kind in (FOIL, CHOOSE)
        chosen(self, table, frame, move)

    def finished(self, turn: bool = False) -> Outcome:
        """What stays of this deed: her things, with unseen cards where nobody has told them."""
        hers = her(self.table)
        unseen = self.unseen
        self.borrowed = self.lent(self.table) if self.seated and self.known.turns + turn else self.borrowed
        keep = hers.copy()
        keep.hand = tuple([unseen.hand + i for i in range(len(hers.hand))])
        keep.seen = (0,) * len(hers.hand)
        n = 0
        rows: list[tuple[int, ...]] = []
        for row in (hers.loot, hers.hidden):
            kept: list[int] = []
            for card in row:
                kept.append(unseen.loot + n if self.is_unseen(card) else card)
                n += 1
            rows.append(tuple(kept))
        keep.loot, keep.hidden = rows
        keep.away = ()
        humans = len(self.table.players)
        keep.placed = tuple(
            [
                city_place((it - CITY) // CITY_SIZE, ELSEWHERE) if CITY <= it < city_place(humans, 0) else it
                for it in hers.placed
            ]
        )
        known = Known(self.known.config, keep, self.table.claimed, self.known.turns + turn)
        known.revealed = self.known.revealed | ({hers.card} if turn and hers.card >= 0 else frozenset())
        known.covered = self.covered()
        known.borrowed = self.borrowed
        self.told = one_price(self.told)
        return self.outcome(known)

    def covered(self) -> bool:
        names = [event.name for event in self.events]
        if "nightweave-covered" in names:
            return True
        return self.known.covered and "nightweave-turned-up" not in names
