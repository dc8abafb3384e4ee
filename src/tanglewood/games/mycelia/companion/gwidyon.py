"""Gwidyon at a real table: his cards, his chip and his pile (MY.solo.*, PR.solo.*)."""

from functools import cache
from typing import ClassVar, Final

from tanglewood.companion.deed import Desk, Helper, Outcome, drive, work_out
from tanglewood.companion.question import NUMBER, ONE, YES_NO, Again, Option, Question
from tanglewood.companion.rival import TURN, Fact, Rival, Score, Telling
from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.components.pack import standard
from tanglewood.games.mycelia.gwidyon.state import REMOVE_SIDE, Gwidyon, takes_bonus
from tanglewood.games.mycelia.gwidyon.turn import HisTurn, SoloCard, begin_his_turn
from tanglewood.games.mycelia.presentation.spelling import step_words
from tanglewood.games.mycelia.setup import start_with
from tanglewood.games.mycelia.state import Mycelia
from tanglewood.kernel.event import Event
from tanglewood.kernel.setting import Choice
from tanglewood.kernel.state import Frame
from tanglewood.words import words

DROPS: Final = "bonus-drops"
MOVES: Final = "bonus-moves"
WON: Final = "won"
MOST: Final = 9


def say(key: str, **values: object) -> str:
    return words().say(f"mycelia-companion-{key}", **values)


def solo_words(card: SoloCard) -> str:
    """A solo card by its number and what it does: so it is found by whoever has it in hand."""
    return say("solo-card", card=card.id, does=" ".join([step_words(step) for step in card.steps]))


@cache
def any_table(options: tuple[tuple[str, Choice], ...]) -> Mycelia:
    """A table with these options; of people's things on it his rules read only the favour track."""
    return start_with(standard(), dict(options), 0)


class Known:
    """His things, and the round."""

    def __init__(
        self, options: dict[str, Choice], his: Gwidyon, round: int, ending: bool, won: bool = False
    ) -> None:
        self.options = options
        self.his = his
        self.round = round
        self.ending = ending
        self.won = won  # the person was without drops first


class Bench(Helper):
    def __init__(self, known: Known, desk: Desk) -> None:
        self.desk = desk
        self.known = known
        self.events: list[Event] = []
        self.table = table = any_table(tuple(known.options.items())).copy()
        table.chance = desk.chance()
        table.gwidyon = known.his.copy()
        table.round = known.round
        table.ending = known.ending
        table.shrine = table.collected = 0
        table.players[0].favour = self.favour()
        table.listener = self.heard
        if desk.own_cards:
            self.put_on_top()

    def favour(self) -> int:
        """Where the person's mushroom stands, as far as that was asked."""
        said = [key.removeprefix("favour:") for key, answer in self.desk.answers.items() if answer is True]
        return int(said[0]) if said else -1

    def put_on_top(self) -> None:
        answer = self.desk.answers.get("solo")
        his = self.table.gwidyon
        assert his is not None
        ids = [card.id for card in self.table.config.pack.solo]
        if answer in ids and ids.index(str(answer)) in his.deck:
            wanted = ids.index(str(answer))
            his.deck = (*[card for card in his.deck if card != wanted], wanted)

    def heard(self, event: Event) -> None:
        self.events.append(event)
        if event.name == "gwidyon-card" and self.desk.own_cards:
            his = self.table.gwidyon
            assert his is not None
            solo = self.table.config.pack.solo
            able = sorted({*his.deck, his.seen[-1]})
            found = [Option(solo[it].id, solo_words(solo[it]), "solo") for it in able]
            question = Question("solo", ONE, say("ask-solo"), rule="MY.solo.turns", options=found)
            if self.desk.one(question) != event.open["card"]:
                raise Again
        elif event.name == "gwidyon-favour":
            space = int(event.open["space"])
            # Once it is known where the person's mushroom stands, it stands nowhere else.
            if space < self.table.config.pack.track_end and self.favour() < 0:
                text = say("ask-favour", space=space)
                rule = "PR.solo.reshuffle_step"
                if self.desk.yes(Question(f"favour:{space}", YES_NO, text, rule=rule)):
                    raise Again
        elif event.name == "roots-turned":  # the program does not know the gifts of the real piles
            self.events[-1] = Event("gwidyon-roots", 0, {"rule": "PR.solo.reshuffle_gifts"})

    def done(self, table: Table) -> bool:
        return len(table.stack) <= 1

    def before(self, table: Table, frame: Frame[Table]) -> None:
        """What a card tells the person to do is left to the person."""
        while len(table.stack) > 1 and not isinstance(table.stack[-1], HisTurn):
            table.stack.pop()
            his = table.gwidyon
            assert his is not None
            card = table.config.pack.solo[his.seen[-1]]
            what = "move" if any("move" in str(step.line) for step in card.steps) else "leaf"
            self.events.append(Event("gwidyon-you", 0, {"rule": card.rule, "card": card.id, "what": what}))


class GwidyonRival(Rival):
    id = "gwidyon"
    game = "mycelia"
    settings = ("gwidyon", "prisma")
    fixed: ClassVar[dict[str, Choice]] = {"players": 1, "first": "0"}
    # His cards, his chip and his pile are the same whatever the people's boards and decks are.
    indifferent = ("expansion", "boards", "setup", "ask_leaves")
    own = ("cards",)
    quiet = ("unasked", "turn", "shrine", "shown", "over", "gwidyon-turn")

    def begin(self, options: dict[str, Choice], desk: Desk) -> Outcome:
        table = any_table(tuple(options.items()))
        deck = list(range(len(table.config.pack.solo)))
        desk.chance().shuffle(deck)
        drops = int(options["gwidyon"])
        his = Gwidyon(drops, drops, REMOVE_SIDE, tuple(deck), (), 0)
        return Outcome(Known(options, his, 1, False), table.copy(), [])

    def tellings(self, things: Known) -> list[Telling]:
        if self.over(things):
            return []
        return [
            Telling(TURN, say("his-turn"), "MY.solo.turns", main=True),
            Telling(DROPS, say("tell-drops"), "MY.solo.bonus_remove"),
            Telling(MOVES, say("tell-moves"), "MY.solo.bonus_move"),
            Telling(WON, say("tell-won"), "MY.solo.first_empty"),
        ]

    def work(self, things: Known, deed: str, desk: Desk) -> Outcome:
        def attempt() -> Outcome:
            desk.asked.clear()
            bench = Bench(things, desk)
            table = bench.table
            if deed == WON:
                won = Event("gwidyon-lost", 0, {"rule": "MY.solo.first_empty"})
                known = Known(things.options, things.his, things.round, things.ending, won=True)
                return Outcome(known, table, [won])
            if deed == TURN:
                begin_his_turn(table)
            else:
                text = say("ask-drops") if deed == DROPS else say("ask-moves")
                rule = "MY.solo.bonus_remove" if deed == DROPS else "MY.solo.bonus_move_each"
                n = desk.number(Question("n", NUMBER, text, rule=rule, least=1, most=MOST))
                takes_bonus(table, n if deed == DROPS else 0, n if deed == MOVES else 0)
            drive(table, bench)
            his = table.gwidyon
            assert his is not None
            return Outcome(Known(things.options, his, table.round, table.ending), table, bench.events)

        return work_out(attempt)

    def over(self, things: Known) -> bool:
        return things.won or things.his.left == 0

    def shown(self, things: Known) -> list[Fact]:
        his = things.his
        side = "remove" if his.chip == REMOVE_SIDE else "rest"
        found = [
            Fact(Option("drops", say("his-drops"), "drop"), str(his.left)),
            Fact(Option("chip", say("his-chip"), "chip", side), say("side", side=side)),
            Fact(Option("cards", say("his-cards"), "hand"), str(len(his.deck))),
        ]
        if things.options["prisma"]:
            found.append(Fact(Option("favour", say("his-favour"), "favour"), str(his.favour)))
        return found

    def score(self, things: Known) -> list[Score]:
        return [Score("drops left", say("drops-left"), things.his.left)]
