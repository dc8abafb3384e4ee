"""A table of Everdell of which only the opponent's part is known, and what people tell of the rest."""

from typing import Final

from tanglewood.companion.deed import Desk, Helper, Loaded, Outcome
from tanglewood.companion.question import NOTHING, ONE, ROW, YES_NO, Again, Option, Question
from tanglewood.games.everdell.board.opponent import Opponent
from tanglewood.games.everdell.board.player import LENT, NO_CARD, WINTER, Player
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.companion import cards
from tanglewood.games.everdell.components.pack import Pack
from tanglewood.games.everdell.config import GameConfig, in_play, laid_for, sets_of
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.play.turn import EndOfTurn
from tanglewood.games.everdell.presentation.phrases import place_words, say
from tanglewood.games.everdell.state import Everdell
from tanglewood.kernel.event import Event
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import Frame
from tanglewood.words import named

CLEARINGS: Final = ("top_left", "bottom_left", "top_right", "bottom_right")
FOOLS: Final = ("nightweave-fool", "rugwort-fool")
RICH: Final = 9
"""More than any price: who cannot pay says so, the program does not count people's goods."""
STRICT: list[bool] = []
"""Tests put something here: then fields of people that no question has filled cannot be read at all. It works
in the plain build only, where a field can be left out."""


class Known:
    """What was settled when the table was laid, and what stays true from turn to turn."""

    def __init__(self, config: GameConfig, opponent: Opponent, claimed: int = 0, turns: int = 0) -> None:
        self.config = config
        self.opponent = opponent
        self.claimed = claimed  # events that are known to be gone
        self.turns = turns
        self.covered = False  # cards of the person's city lie face down
        self.revealed: frozenset[int] = frozenset()  # activity cards that were turned up at some time
        self.borrowed: tuple[int, ...] = ()  # where the person's workers are that the opponent uses

    def copy(self) -> "Known":
        twin = Known(self.config, self.opponent.copy(), self.claimed, self.turns)
        twin.covered = self.covered
        twin.revealed = self.revealed
        twin.borrowed = self.borrowed
        return twin


def new_person() -> Player:
    if STRICT:
        return Player.__new__(Player)
    return Player(WINTER, [0, 0, 0, 0], 0, 2, (), False, (), (), (), (), (), (), (), 0, (0, 0, 0, 0, 0))


def ask_board(options: dict[str, Choice], desk: Desk, forest: bool, specials: bool) -> GameConfig:
    """The forest and the special events of the real table, as far as the opponent's rules need them."""
    pack = cards.real_pack()
    players = int(options["players"])
    modules = in_play(pack, options)
    sets = sets_of(options)
    woods = [NO_CARD] * len(CLEARINGS)
    if forest:
        laid = pack.counts.forest_cards(laid_for(modules, players))
        places = [Option(name, say("clearing", clearing=name), "clearing") for name in CLEARINGS[:laid]]
        found = [
            Option(pack.places[it], named(pack.locations[it].name), "place") for it in pack.forest_cards(sets)
        ]
        text = say("companion-ask-forest")
        rule = "EV.setup.forest"
        chosen = desk.some(Question("forest", ROW, text, rule=rule, options=found, places=places))
        woods = [pack.place_numbers[id] for id in chosen] + woods[laid:]
    events: list[int] = []
    if specials:
        left_out = [event for module in modules for event in module.left_out(pack)]
        able = [event for event in pack.special_events(sets) if event not in left_out]
        found = [Option(pack.events[it].id, event_words(pack, it), "event") for it in able]
        places = [
            Option(str(n + 1), say("companion-nth", n=n + 1), "event") for n in range(pack.counts.specials)
        ]
        text = say("companion-ask-specials")
        chosen = desk.some(
            Question("specials", ROW, text, rule="EV.setup.special_events", options=found, places=places)
        )
        events = [pack.event_numbers[id] for id in chosen]
    return GameConfig(pack, options, players, 0, tuple(woods), tuple(events))


def event_words(pack: Pack, number: int) -> str:
    return named(pack.events[number].name)


class Bench(Helper):
    """One try at a deed: the table, and what is checked while the rules run on it."""

    def __init__(self, known: Known, desk: Desk, die: Loaded) -> None:
        self.known = known
        self.desk = desk
        self.die = die
        self.events: list[Event] = []
        self.told: list[Event] = []  # the same, as people read it
        self.pack = known.config.pack
        self.unseen = cards.unseen_in(self.pack)
        self.opens: dict[int, list[int]] = {}
        self.borrowed = known.borrowed
        self.seated = False
        self.visitors: list[int] = []  # where people's workers stand in the opponent's city
        self.table = self.lay()

    # ------------------------------------------------------------------ the table

    def lay(self) -> Everdell:
        pack = self.pack
        deck = tuple([self.card(self.unseen.deck + i) for i in range(cards.DECK)])[::-1]
        meadow = tuple([self.card(self.unseen.meadow + i) for i in range(cards.MEADOW)])
        table = Everdell(
            self.known.config,
            self.desk.chance(),
            [new_person() for _ in range(int(self.known.config.options["players"]))],
            stack=[EndOfTurn(0)],
            turn=0,
            active=0,
            deck=deck,
            deck_seen=(0,) * len(deck),
            left=len(deck),
            generation=0,
            discard=(),
            discard_seen=(),
            meadow=meadow,
            claimed=self.claimed(),
            opponent=self.known.opponent.copy(),
            lands=(),
            asked=None,
        )
        assert len(meadow) == pack.counts.meadow
        table.listener = self.heard
        return table

    def card(self, unseen: int) -> int:
        """An unseen card, or the one that people said it is."""
        answer = self.desk.answers.get(f"card:{self.pack.cards[unseen].id}")
        return self.pack.card_numbers[str(answer)] if answer in self.pack.card_numbers else unseen

    def is_unseen(self, card: int) -> bool:
        return card >= self.unseen.deck

    def claimed(self) -> int:
        """The events that are gone: those known before, and those people said are gone now."""
        found = self.known.claimed
        for key, answer in self.desk.answers.items():
            if key.startswith("gone:") and answer is True:
                found |= 1 << self.pack.event_numbers[key.removeprefix("gone:")]
        gone = self.desk.answers.get("gone")
        if isinstance(gone, list):
            for id in gone:
                found |= 1 << self.pack.event_numbers[id]
        return found

    def sit_down(self, table: Table) -> None:
        """Put before the people what may be assumed whatever goes on: the workers that are known to stand
        somewhere, open cards and Fools of their cities that were asked for."""
        if self.seated:
            self.borrowed = self.lent(table)
        self.seated = True
        borrowed = self.borrowed
        for seat in range(len(table.players)):
            table.players[seat] = player = new_person()
            player.placed = (*borrowed, *self.taken(), *self.visitors) if seat == 0 else ()
            player.city = tuple(self.city(seat))
            player.marks = (0,) * len(player.city)
            player.colors = (0, 0, 0, 0, 0)
            player.used = 0 if not self.fooled(seat) else self.pack.counts.city
            player.points = 0

    def lent(self, table: Table) -> tuple[int, ...]:
        """The people's workers that the opponent holds or uses."""
        return tuple([place for player in table.players for place in player.placed if place & LENT])

    def taken(self) -> list[int]:
        """The spaces on which people said a worker stands."""
        places = self.pack.place_numbers
        return [
            places[key.removeprefix("taken:")]
            for key, answer in self.desk.answers.items()
            if key.startswith("taken:") and answer is True
        ]

    def city(self, seat: int) -> list[int]:
        return [*self.opens.get(seat, []), *([self.fool()] if self.fooled(seat) else [])]

    def fool(self) -> int:
        return next(i for i, card in enumerate(self.pack.cards) if card.into_opponent)

    def fooled(self, seat: int) -> bool:
        """Whether a Fool finds no place in somebody's city: people said so, or one has just come there."""
        return self.desk.answers.get(f"room:{seat}") is False or any(
            event.name in FOOLS and event.open.get("to", seat) == seat for event in self.events
        )

    # ------------------------------------------------------------------ while the rules run

    def done(self, table: Table) -> bool:
        return not table.stack or isinstance(table.stack[-1], EndOfTurn)

    def before(self, table: Table, frame: Frame[Table]) -> None:
        self.sit_down(table)
        self.die.load(table)

    def heard(self, event: Event) -> None:
        self.events.append(event)
        self.told += self.retold(event)
        self.check(event)
        self.die.load(self.table)

    def retold(self, event: Event) -> list[Event]:
        """An event as people at a real table read it."""
        return [event]

    def check(self, event: Event) -> None:
        """Ask about what an event took for granted."""

    def effect(self, frame: Frame[Table]) -> str:
        return frame.effect.place if isinstance(frame, Run) else ""

    # ------------------------------------------------------------------ questions that come up everywhere

    def ask_card(self, id: str, text: str, rule: str) -> None:
        """Ask which card an unseen one is; what was worked out without it begins anew. Not one of which every
        copy lies in the opponent's city. The last answer for a slot is no guess: that card has left it."""
        city = list(self.known.opponent.city)
        gone = {card for card in city if city.count(card) >= self.pack.cards[card].copies}
        found = cards.options(self.pack, self.known.config.sets, gone=gone)
        self.desk.ask(Question(f"card:{id}", ONE, text, rule=rule, options=found))

    def check_card(self, event: Event) -> None:
        """An event that names an unseen card."""
        id = str(event.open.get("card", ""))
        number = self.pack.card_numbers.get(id, -1)
        if self.is_unseen(number):
            place = id.partition("_")[0]
            slot = int(id.partition("_")[2]) if place == "meadow" else 0
            text = say("companion-ask-card", place=place, slot=slot)
            self.ask_card(id, text, str(event.open.get("rule", "")))
            raise Again

    def check_place(self, place: int, rule: str) -> None:
        """The opponent goes to an exclusive space: is it free?"""
        id = self.pack.places[place]
        name = place_words(self.table, place)
        text = say("companion-ask-taken", place=name)
        picture = Option(id, name, "place")
        if self.desk.yes(Question(f"taken:{id}", YES_NO, text, rule=rule, picture=picture)):
            raise Again

    def check_event(self, number: int, rule: str) -> None:
        """The opponent takes an event: is it still there?"""
        if "gone" in self.desk.answers:
            return
        id = self.pack.events[number].id
        name = event_words(self.pack, number)
        text = say("companion-ask-gone", event=name)
        picture = Option(id, name, "event")
        if self.desk.yes(Question(f"gone:{id}", YES_NO, text, rule=rule, picture=picture)):
            raise Again

    def check_room(self, seat: int, rule: str) -> None:
        """A Fool goes to somebody's city: is there room?"""
        text = say("companion-ask-room", seat=seat + 1, players=len(self.table.players))
        if not self.desk.yes(Question(f"room:{seat}", YES_NO, text, rule=rule)):
            raise Again

    def pick_card(self, key: str, text: str, rule: str, none: bool = False, only_open: bool = False) -> int:
        """A card of the person's that a rule speaks of; NO_CARD if there may be none."""
        found = cards.options(self.pack, self.known.config.sets, only_open)
        if none:
            found = [Option(NOTHING, say("companion-none"), "none"), *found]
        answer = self.desk.one(Question(key, ONE, text, rule=rule, options=found))
        return NO_CARD if answer == NOTHING else self.pack.card_numbers[answer]

    def outcome(self, known: Known) -> Outcome:
        return Outcome(known, self.table, self.events, self.told, len(self.table.players))


def die_question(rule: str, nth: int) -> Question:
    sides = [Option(str(n + 1), str(n + 1), "die") for n in range(8)]
    text = say("companion-ask-die")
    return Question(f"die:{nth}", ONE, text, rule=rule, options=sides)
