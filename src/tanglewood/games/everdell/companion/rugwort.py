"""Rugwort at a real table: what he does after a card and after a season (EV.solo.*)."""

from collections.abc import Callable
from typing import ClassVar, Final

from tanglewood.companion.deed import Desk, Loaded, Outcome, drive, work_out
from tanglewood.companion.question import NUMBER, ONE, YES_NO, Option, Question
from tanglewood.companion.rival import TURN, Fact, Rival, Score, Telling
from tanglewood.games.everdell.board.player import AUTUMN, COLORS, GREEN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.companion.cards import drawn_on
from tanglewood.games.everdell.companion.table import Bench, Known, ask_board, die_question
from tanglewood.games.everdell.components.entries import Card
from tanglewood.games.everdell.components.schema import LANDS
from tanglewood.games.everdell.config import GameConfig
from tanglewood.games.everdell.modules.bellfaire.setup import TRAITS
from tanglewood.games.everdell.modules.rugwort import solo
from tanglewood.games.everdell.modules.rugwort.module import RULES
from tanglewood.games.everdell.modules.rugwort.rugwort import Rugwort
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.event import Event
from tanglewood.kernel.setting import Choice
from tanglewood.words import named

PREPARE: Final = "prepared"
VISIT: Final = "visited"
FOOL: Final = "fool"
ROWDY: Final = "rowdy"
END: Final = "end"


def his_die(nth: int) -> Question:
    return die_question("EV.solo.after_card", nth)


class HisKnown(Known):
    """What is known against Rugwort: also the person's season, and at the end what he scores by."""

    def __init__(self, config: GameConfig, opponent: Rugwort, claimed: int = 0, turns: int = 0) -> None:
        super().__init__(config, opponent, claimed, turns)
        self.season = 0
        self.over = False
        self.specials = 0  # special events of the person
        self.spaces = 0  # empty spaces in the person's city

    def copy(self) -> "HisKnown":
        opponent = self.opponent.copy()
        assert isinstance(opponent, Rugwort)
        twin = HisKnown(self.config, opponent, self.claimed, self.turns)
        twin.season, twin.over = self.season, self.over
        twin.specials, twin.spaces = self.specials, self.spaces
        return twin


class HisBench(Bench):
    """One try at a deed of Rugwort's."""

    def sit_down(self, table: Table) -> None:
        super().sit_down(table)
        known = self.known
        assert isinstance(known, HisKnown)
        player = table.players[0]
        player.season = known.season
        player.workers = 6

    def retold(self, event: Event) -> list[Event]:
        """Which card the person loses is drawn at the table: that it is gone was said before."""
        if event.name == "rugwort-cranky":
            return [Event("rugwort-draws-lot", event.seat, event.open)]
        return [] if event.name == "discarded" else [event]

    def check(self, event: Event) -> None:
        rule = str(event.open.get("rule", ""))
        if event.name == "rugwort-rolled":
            die = int(event.open["die"])
            self.die.fell(die - 1)
            if die == solo.DIE and solo.is_in_mood(self.known.config, solo.CRANKY):
                text = say("companion-ask-any-card")
                n = int(self.desk.yes(Question("any-card", YES_NO, text, rule="EV.solo.variants")))
                player = self.table.players[0]
                player.hand = (self.pack.card_numbers["farm"],) * n
                player.seen = (0,) * n
        elif event.name == "rugwort-played":
            self.check_card(event)
        elif event.name == "rugwort-fool":
            self.check_room(0, rule)
        elif event.name == "rugwort-claimed":
            self.check_event(self.pack.event_numbers[str(event.open["event"])], rule)

    def finished(self, known: HisKnown, turn: bool) -> Outcome:
        opponent = self.table.opponent
        assert isinstance(opponent, Rugwort)
        known.opponent = opponent
        known.claimed = self.table.claimed
        known.turns += turn
        return self.outcome(known)


class RugwortRival(Rival):
    id = "rugwort"
    game = "everdell"
    settings = ("rugwort", "mood", "bellfaire", *TRAITS, "farms", "corrin", "extra", "rugwort_cards")
    # He never uses the Market (EX.bellfaire.solo.market), and people compare themselves for a garland.
    fixed: ClassVar[dict[str, Choice]] = {"players": 1, "nightweave": False, "first": "0", "garland": "none"}
    beyond = ("legends", "powers", *[land for land in LANDS if land != "bellfaire"])
    indifferent = ("market",)
    abouts: ClassVar[dict[str, str]] = {"bellfaire": "everdell-companion-about-bellfaire"}
    own = ("dice",)
    quiet = ("unasked", "turn")
    rules: ClassVar[dict[str, str]] = {"shown": "EV.draw.meadow_slot"}

    def begin(self, options: dict[str, Choice], desk: Desk) -> Outcome:
        moods = [str(options["mood"]), *(trait for trait in TRAITS if options[trait])]
        # Only a hasty Rugwort reads which special events there are; of the others four are counted.
        config = ask_board(options, desk, forest=True, specials=solo.HASTY in moods)
        if not config.specials:
            pack = config.pack
            four = tuple(pack.special_events(config.sets)[: pack.counts.specials])
            config = GameConfig(pack, options, 1, 0, config.forest, four)
        known = HisKnown(config, Rugwort((), 0, (), (), 0, 0))
        bench = HisBench(known, desk, Loaded(desk, solo.DIE, his_die))
        bench.table.opponent = solo.first_rugwort(bench.table)
        return bench.finished(known, False)

    def tellings(self, things: HisKnown) -> list[Telling]:
        if things.over:
            return []
        found = [Telling(TURN, say("companion-tell-card"), "EV.solo.after_card", main=True)]
        if things.season < AUTUMN:
            found.append(Telling(PREPARE, say("companion-tell-prepared"), "EV.solo.prepare"))
        else:
            found.append(Telling(END, say("companion-tell-end"), "EV.solo.score"))
        kinds = things.config.pack.cards
        if any(kinds[card].open for card in things.opponent.city):
            found.append(Telling(VISIT, say("companion-tell-visit-his"), "EV.solo.visit_his"))
        if things.opponent.city:
            found.append(Telling(FOOL, say("companion-tell-fool-his"), "EV.solo.fool_human"))
        if things.config.options["rugwort_cards"] and GREEN in [
            kinds[card].color for card in things.opponent.city
        ]:
            found.append(Telling(ROWDY, say("companion-tell-rowdy-his"), "MW.rugwort_cards.rowdy_solo"))
        return found

    def work(self, things: HisKnown, deed: str, desk: Desk) -> Outcome:
        die = Loaded(desk, solo.DIE, his_die)

        def attempt() -> Outcome:
            die.begin()
            desk.asked.clear()
            known = things.copy()
            bench = HisBench(known, desk, die)
            if deed == PREPARE:
                known.season += 1
            bench.sit_down(bench.table)
            die.load(bench.table)
            self.tell(bench, known, deed)
            drive(bench.table, bench)
            return bench.finished(known, deed == TURN)

        return work_out(attempt)

    def tell(self, bench: HisBench, known: HisKnown, deed: str) -> None:
        table = bench.table
        if deed == TURN:
            solo.after_card(table)
        elif deed == PREPARE:
            solo.prepare(table)
        elif deed == VISIT:
            card = self.his_card(bench, "visited", "EV.solo.visit_his", lambda card: card.open > 0)
            solo.visited(table, bench.pack.cards[card].open)
        elif deed == FOOL:
            card = self.his_card(bench, "lost", "EV.solo.fool_human", lambda card: True)
            RULES.fooled(table, 0, bench.fool(), bench.pack.moves.remove.of(solo.HIM, card, 0))
        elif deed == ROWDY:
            rule = "MW.rugwort_cards.rowdy_solo"
            card = self.his_card(bench, "lost", rule, lambda card: card.color == GREEN)
            rowdy = next(n for n, it in enumerate(bench.pack.cards) if it.for_green)
            solo.swap_card(table, solo.him(table).city.index(card), rowdy)
            table.emit_open("robbed", 0, rule=rule, card=bench.pack.cards[card].id, owner=solo.HIM)
        else:
            self.end(bench, known)

    def his_card(self, bench: HisBench, what: str, rule: str, able: Callable[[Card], bool]) -> int:
        """Which card of his city something happens to."""
        kinds = bench.pack.cards
        found = [
            Option(kinds[card].id, named(kinds[card].name), "card", COLORS[kinds[card].color])
            for card in dict.fromkeys(solo.him(bench.table).city)
            if able(kinds[card])
        ]
        if len(found) == 1:
            return bench.pack.card_numbers[found[0].id]
        question = Question("card", ONE, say(f"companion-ask-{what}-his"), rule=rule, options=found)
        return bench.pack.card_numbers[bench.desk.one(question)]

    def end(self, bench: HisBench, known: HisKnown) -> None:
        """What he scores by of the person's things (EV.solo.score)."""
        known.over = True
        most = len(known.config.specials)
        text = say("companion-ask-own-specials")
        question = Question("own-specials", NUMBER, text, rule="EV.solo.score", most=most)
        known.specials = bench.desk.number(question)
        if solo.is_in_mood(known.config, solo.SQUATTY):
            most = bench.pack.counts.city
            text = say("companion-ask-spaces")
            question = Question("spaces", NUMBER, text, rule="EV.solo.variants", most=most)
            known.spaces = bench.desk.number(question)

    def over(self, things: HisKnown) -> bool:
        return things.over

    def shown(self, things: HisKnown) -> list[Fact]:
        his = things.opponent
        assert isinstance(his, Rugwort)
        pack = things.config.pack
        season = pack.seasons[things.season].id
        where = [named(pack.locations[place].name) for place in his.placed if place < len(pack.locations)]
        slots = [str(slot + 1) for slot in range(8) if his.slots >> slot & 1]
        found = [
            Fact(
                Option("season", say("companion-your-season"), "season", season), say("season", season=season)
            ),
            Fact(Option("cards", say("companion-his-cards"), "hand"), str(len(his.city))),
            Fact(Option("points", say("companion-her-points"), "point"), str(his.points)),
        ]
        for nth, place in enumerate(where):
            found.append(Fact(Option(f"worker{nth}", say("companion-his-worker"), "worker"), str(place)))
        if slots:
            found.append(Fact(Option("slots", say("companion-blocked-slots"), "meadow"), ", ".join(slots)))
        return found

    def drawn(self, place: str) -> str:
        return drawn_on(place)

    def laid_out(self, things: HisKnown) -> list[Option]:
        kinds = things.config.pack.cards
        return [
            Option(kinds[card].id, named(kinds[card].name), "card", COLORS[kinds[card].color])
            for card in things.opponent.city
        ]

    def score(self, things: HisKnown) -> list[Score]:
        desk = Desk({}, 0, False, False)
        bench = HisBench(things, desk, Loaded(desk, solo.DIE, his_die))
        bench.sit_down(bench.table)
        player = bench.table.players[0]
        player.events = things.config.specials[: things.specials]
        player.used = things.config.pack.counts.city - things.spaces
        rows = solo.breakdown(bench.table)
        return [Score(row, say("companion-score", row=row.replace(" ", "-")), n) for row, n in rows.items()]
