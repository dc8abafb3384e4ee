"""Nightweave at a real table: her turns, and what people tell of theirs (MW.nw.*, MW.module.*)."""

from typing import ClassVar

from tanglewood.companion.deed import Desk, Loaded, Outcome, drive, work_out
from tanglewood.companion.question import Option
from tanglewood.companion.rival import TURN, Rival, Score, Telling
from tanglewood.games.everdell.board.player import COLORS
from tanglewood.games.everdell.companion import told
from tanglewood.games.everdell.companion.spinning import HerBench
from tanglewood.games.everdell.companion.table import Known, ask_board, die_question
from tanglewood.games.everdell.modules.nightweave import scoring
from tanglewood.games.everdell.modules.nightweave import setup as lair_setup
from tanglewood.games.everdell.modules.nightweave.cards import SEASONS, lair_of
from tanglewood.games.everdell.modules.nightweave.state import Nightweave
from tanglewood.games.everdell.modules.nightweave.turn import HerTurn
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.kernel.setting import Choice


class NightweaveRival(Rival):
    id = "nightweave"
    game = "everdell"
    settings = ("players", "difficulty", "personality", "plan", "intrigues")
    fixed: ClassVar[dict[str, Choice]] = {"nightweave": True, "first": "0"}
    quiet = ("nightweave-turn", "unasked", "turn", "nightweave-acts")

    def begin(self, options: dict[str, Choice], desk: Desk) -> Outcome:
        config = ask_board(options, desk, forest=True, specials=True)
        empty = Nightweave(
            0, 0, 0, (), -1, (), (), (), (), (), (), False, (), (), -1, -1, False, (0, 0, 0, 0)
        )
        die = Loaded(desk, 8, die_question)
        bench = HerBench(Known(config, empty), desk, die)
        bench.events = []
        table = bench.table
        table.opponent = lair_setup.first_nightweave(table)
        bench.seated = True
        lair_setup.deal_her_hand(table)
        return bench.finished()

    def tellings(self, things: Known) -> list[Telling]:
        return [
            Telling(TURN, say("companion-her-turn"), "MW.nw.rule.first", main=True),
            *told.tellings(things),
        ]

    def work(self, things: Known, deed: str, desk: Desk) -> Outcome:
        die = Loaded(desk, 8, die_question)
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

    def shown(self, things: Known) -> list[tuple[Option, str]]:
        hers = things.opponent
        assert isinstance(hers, Nightweave)
        lair = lair_of(things.config.pack)
        season = SEASONS[hers.season]
        found = [
            (Option("season", say("companion-her-season"), "season", season), say("season", season=season)),
            (Option("spiders", say("companion-spiders-home"), "spider"), str(hers.at_home)),
            (Option("hand", say("companion-her-hand"), "hand"), str(len(hers.hand))),
            (Option("points", say("companion-her-points"), "point"), str(hers.points)),
        ]
        if hers.pawn >= 0:
            found.append((Option("pawn", say("companion-her-pawn"), "meadow"), str(hers.pawn + 1)))
        if hers.personality >= 0:
            it = lair.personalities[hers.personality]
            found.append((Option(it.id, say("companion-personality"), "module", it.rule), str(it.name)))
        if hers.plan >= 0:
            plan = lair.plans[hers.plan]
            found.append((Option(plan.id, say("companion-plan"), "module", plan.rule), str(plan.name)))
        if hers.intrigue >= 0:
            now = lair.intrigues[hers.intrigue]
            found.append((Option(now.id, say("companion-intrigue"), "module", now.rule), str(now.name)))
        return found

    def laid_out(self, things: Known) -> list[Option]:
        kinds = things.config.pack.cards
        return [
            Option(kinds[card].id, kinds[card].name, "card", COLORS[kinds[card].color])
            for card in things.opponent.city
        ]

    def score(self, things: Known) -> list[Score]:
        desk = Desk({}, 0, False, False)
        bench = HerBench(things, desk, Loaded(desk, 8, die_question))
        bench.sit_down(bench.table)
        for player in bench.table.players:
            player.events = ()
        rows = scoring.breakdown(bench.table)
        return [Score(say("companion-score", row=row.replace(" ", "-")), n) for row, n in rows.items()]
