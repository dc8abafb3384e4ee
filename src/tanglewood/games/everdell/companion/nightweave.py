"""Nightweave at a real table: her turns, and what people tell of theirs (MW.nw.*, MW.module.*)."""

from typing import ClassVar

from tanglewood.companion.deed import Desk, Loaded, Outcome, drive, work_out
from tanglewood.companion.question import Option, Question
from tanglewood.companion.rival import TURN, Fact, Rival, Score, Telling
from tanglewood.games.everdell.board.player import COLORS
from tanglewood.games.everdell.companion import retelling, told
from tanglewood.games.everdell.companion.cards import drawn_on, real_pack
from tanglewood.games.everdell.companion.spinning import HerBench, activity_words
from tanglewood.games.everdell.companion.table import Known, ask_board, die_question
from tanglewood.games.everdell.components.schema import LANDS
from tanglewood.games.everdell.modules.nightweave import scoring
from tanglewood.games.everdell.modules.nightweave import setup as lair_setup
from tanglewood.games.everdell.modules.nightweave.cards import SEASONS, Lair, Module, lair_of
from tanglewood.games.everdell.modules.nightweave.state import Nightweave
from tanglewood.games.everdell.modules.nightweave.turn import HerTurn
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.event import Event
from tanglewood.kernel.setting import Choice
from tanglewood.words import named


def her_die(nth: int) -> Question:
    return die_question("MW.nw.prepare.random_meadow", nth)


def modules_of(hers: Nightweave, lair: Lair) -> list[tuple[str, Module]]:
    """What is in force, by its sort."""
    found: list[tuple[str, Module]] = []
    if hers.personality >= 0:
        found.append(("personality", lair.personalities[hers.personality]))
    if hers.plan >= 0:
        found.append(("plan", lair.plans[hers.plan]))
    if hers.intrigue >= 0:
        found.append(("intrigue", lair.intrigues[hers.intrigue]))
    return found


class NightweaveRival(Rival):
    id = "nightweave"
    game = "everdell"
    # Her modules are played without other boxes (MW.module.no_expansions); the game itself refuses both.
    settings = ("players", "difficulty", "personality", "plan", "intrigues", "farms", "corrin", "extra")
    fixed: ClassVar[dict[str, Choice]] = {"nightweave": True, "first": "0"}
    beyond = ("rugwort_cards", "legends", "powers", *LANDS)
    quiet = ("nightweave-turn", "unasked", "turn", "nightweave-acts")
    rules: ClassVar[dict[str, str]] = {"shown": "EV.draw.meadow_slot", "sent": "MW.nw.rule.fool_human"}

    def begin(self, options: dict[str, Choice], desk: Desk) -> Outcome:
        config = ask_board(options, desk, forest=True, specials=True)
        empty = Nightweave(
            0, 0, 0, (), -1, (), (), (), (), (), (), False, (), (), -1, -1, False, (0, 0, 0, 0)
        )
        die = Loaded(desk, 8, her_die)
        bench = HerBench(Known(config, empty), desk, die)
        table = bench.table
        table.opponent = hers = lair_setup.first_nightweave(table)
        bench.seated = True
        for sort, it in modules_of(hers, lair_of(config.pack)):
            bench.told.append(Event(f"nightweave-{sort}", 0, {"rule": it.rule, sort: it.name}))
        bench.told += [
            retelling.web(bench, place, "MW.plan.swarm")
            for place in range(config.pack.first_event)
            if hers.webs >> place & 1
        ]
        lair_setup.deal_her_hand(table)
        return bench.finished()

    def tellings(self, things: Known) -> list[Telling]:
        turn = Telling(TURN, say("companion-her-turn"), "MW.nw.rule.first", main=True)
        others = told.tellings(things, self.laid(things).table)
        # People may go on after her, and give her things, visit her or take cards beside her.
        return others if self.over(things) else [turn, *others]

    def laid(self, things: Known) -> HerBench:
        """Her things on a table, between two deeds."""
        desk = Desk({}, 0, False, False)
        return HerBench(things, desk, Loaded(desk, 8, her_die))

    def work(self, things: Known, deed: str, desk: Desk) -> Outcome:
        die = Loaded(desk, 8, her_die)
        things = things.copy()  # piles are put right while the deed is worked out

        def attempt() -> Outcome:
            die.begin()
            desk.asked.clear()
            bench = HerBench(things, desk, die)
            if deed == TURN:
                bench.table.stack = [HerTurn(0)]
                bench.begin_turn()
            else:
                told.tell(bench, deed)
            drive(bench.table, bench)
            return bench.finished(deed == TURN)

        return work_out(attempt)

    def over(self, things: Known) -> bool:
        hers = things.opponent
        return isinstance(hers, Nightweave) and hers.finished

    def about(self, event: Event) -> str:
        return retelling.about(event)

    def explained(self, rule: str) -> str:
        return retelling.explained(rule)

    def shown(self, things: Known) -> list[Fact]:
        hers = things.opponent
        assert isinstance(hers, Nightweave)
        lair = lair_of(things.config.pack)
        season = SEASONS[hers.season]
        found = [
            Fact(
                Option("season", say("companion-her-season"), "season", season), say("season", season=season)
            ),
            Fact(Option("spiders", say("companion-spiders-home"), "spider"), str(hers.at_home)),
            Fact(Option("hand", say("companion-her-hand"), "hand"), str(len(hers.hand))),
            Fact(Option("points", say("companion-her-points"), "point"), str(hers.points)),
        ]
        if hers.pawn >= 0:
            found.append(Fact(Option("pawn", say("companion-her-pawn"), "meadow"), str(hers.pawn + 1)))
        for sort, it in modules_of(hers, lair):
            thing = Option(it.id, say(f"companion-{sort}"), "module", it.rule)
            found.append(Fact(thing, named(it.name), retelling.module_words(sort, it.id), it.rule))
        return found

    def turned_words(self, turned: Option) -> str:
        return activity_words(lair_of(real_pack()).numbers[turned.id])

    def drawn(self, place: str) -> str:
        return drawn_on(place)

    def laid_out(self, things: Known) -> list[Option]:
        kinds = things.config.pack.cards
        return [
            Option(kinds[card].id, named(kinds[card].name), "card", COLORS[kinds[card].color])
            for card in things.opponent.city
        ]

    def score(self, things: Known) -> list[Score]:
        bench = self.laid(things)
        bench.sit_down(bench.table)
        for player in bench.table.players:
            player.events = ()
        rows = scoring.breakdown(bench.table)
        return [Score(row, say("companion-score", row=row.replace(" ", "-")), n) for row, n in rows.items()]
