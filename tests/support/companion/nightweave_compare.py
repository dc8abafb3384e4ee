"""A whole true game against Nightweave beside a companion that is told only what people see."""

import random
import re
from typing import Any

from nightweave_truth import Game, Truth, name_of
from tanglewood.companion.deed import Desk, Outcome
from tanglewood.companion.question import Answer, Ask
from tanglewood.games.everdell.companion import told
from tanglewood.games.everdell.companion.nightweave import NightweaveRival
from tanglewood.games.everdell.modules.nightweave import scoring
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.hand import her, her_number
from tanglewood.kernel.event import Event
from tanglewood.kernel.registry import lookup
from true_game import CHANCE, Deed

UNSEEN = re.compile(r"^(deck|meadow|kept|hand|loot)_\d+$")
HERS = "nightweave-"
QUIET = ("nightweave-turn", "nightweave-fetched", "nightweave-reshuffled")


class Beside:
    def __init__(self, options: dict[str, Any], seed: int) -> None:
        self.rng = random.Random(seed)
        self.rival = NightweaveRival()
        info = lookup("everdell")
        chosen = {setting.name: setting.default for setting in info.settings}
        chosen.update({"players": 1, **self.rival.fixed, **options})
        first: list[Event] = []
        assert info.opening is not None
        state: Any = info.opening(chosen, seed, first.append)
        self.game = Game(state, self.rng)
        opening = Deed(state.copy())
        opening.events = first
        self.questions = 0
        self.seen = 0
        self.turns = 0
        self.most = 0
        self.spun: set[str] = set()
        """The intrigues that came up."""
        options = dict(chosen)
        hers = her(state)
        lair = lair_of(state.config.pack)
        if options["plan"] == "any":
            options["plan"] = lair.plans[hers.plan].id
        if options["personality"] == "any":
            options["personality"] = lair.personalities[hers.personality].id
        setup = self.ask(lambda desk: self.rival.begin(options, desk), Truth(opening))
        self.things = setup.things
        self.same(self.work("turn", Truth(opening)).events, first, shown=True)

    def ask(self, work: Any, truth: Any) -> Outcome:
        answers: dict[str, Answer] = {}
        while True:
            desk = Desk(answers, self.rng.randrange(1 << 50), own_cards=True, own_dice=True)
            try:
                outcome: Outcome = work(desk)
                return outcome
            except Ask as wanted:
                question = wanted.question
            answers[question.key] = answer = truth.answer(question)
            assert not question.fault(answer), (question.key, answer, [it.id for it in question.options])
            self.questions += 1
            self.seen += question.key.partition(":")[0] in CHANCE

    def work(self, deed: str, truth: Any) -> Outcome:
        before = self.questions
        outcome = self.ask(lambda desk: self.rival.work(self.things, deed, desk), truth)
        self.things = outcome.things
        self.spun |= {str(it.open["intrigue"]) for it in outcome.events if "intrigue" in it.open}
        if deed == "turn":
            self.turns += 1
            self.most = max(self.most, self.questions - before)
        return outcome

    def play(self) -> "Beside":
        """The whole game; raises where the companion and the engine differ."""
        while True:
            what = self.game.go_on()
            deed = self.game.begin()
            if what == "done":
                found = self.work("turn", Truth(deed)).events
                self.same(found, deed.events, shown=True)
                self.same_things()
            else:
                self.tell(deed)
            if what == "over":
                break
        rows = scoring.breakdown(self.game.state)
        assert [it.points for it in self.rival.score(self.things)] == list(rows.values())
        return self

    # ------------------------------------------------------------------ people's turns

    def tell(self, deed: Deed) -> None:
        """Tell the companion what people did to her in a turn of theirs."""
        found: list[Event] = []
        for telling, given, part in self.told(deed):
            assert telling in [it.id for it in self.rival.tellings(self.things)], (telling, part.events)
            found += self.work(telling, Told(part, given)).events
        self.same(found, deed.events, shown=False)
        self.same_things()

    def told(self, deed: Deed) -> list[tuple[str, int, Deed]]:
        found: list[tuple[str, int, Deed]] = []
        events = deed.events
        rolled = 0
        for i, event in enumerate(events):
            rule = str(event.open.get("rule", ""))
            part = Deed(deed.start)
            part.frames = deed.frames
            part.events = events[: i + 1]
            tell, given = "", 1
            if event.name == "prepared" and told.on_board(self.things.borrowed):
                tell = told.FETCHED
            elif event.name == "sent" and event.open["to"] == her_number(deed.start):
                tell = told.FOOL
            elif event.name == "nightweave-drew" and rule == "MW.nw.give.resources":
                tell, given = told.GOODS, int(event.open["n"])
            elif event.name == "nightweave-drew" and rule == "MW.nw.give.her_draws":
                tell = told.FIELD
            elif event.name == "nightweave-barricaded":
                tell = told.PLAYED
            elif event.name == "nightweave-captured":
                tell = told.FIRST
            elif event.name == "nightweave-moved":
                tell = told.TOOK
                part.events = events[rolled:]
                rolled = i + 1
            elif event.name == "nightweave-cleared" and rule == "MW.personality.idler":
                if events[i - 1].name != event.name:
                    tell = told.TOOK
                    # Up to the next card that is taken, perhaps by the other person: the slots filled anew
                    # may be cleared once more.
                    taken = [n for n in range(i, len(events)) if events[n].name in ("took", "turn")]
                    part.events = events[i : taken[0] if taken else len(events)]
            elif event.name == "nightweave-points":
                tell = self.pointed(rule, part)
            if tell:
                found.append((tell, given, part))
        return found

    def pointed(self, rule: str, part: Deed) -> str:
        if rule == "MW.nw.give.cards":
            return told.CARDS
        if rule in ("MW.nw.rule.is_opponent", "MW.plan.unraveler"):
            return told.VISIT
        if rule.startswith("MW.personality."):
            return told.TOOK
        if rule == "MW.plan.swarm":
            return told.WEBBED
        if rule == "MW.plan.web_expansion":
            return told.PLAYED
        hers = her(self.game.state)
        now = next(it for it in lair_of(self.game.state.config.pack).intrigues if it.rule == rule)
        assert hers.intrigue >= 0
        if now.points:
            return told.WEBBED
        came = ("visited", "played", "replaced", "placed", "claimed", "slipped")
        last = next((it.name for it in reversed(part.events) if it.name in came), "played")
        return told.USED if now.visits and last == "visited" else told.PLAYED

    # ------------------------------------------------------------------ comparing

    def same(self, found: list[Event], true: list[Event], shown: bool) -> None:
        ours, theirs = self.kept(found, shown), self.kept(true, shown)
        assert len(ours) == len(theirs), (ours, theirs)
        for one, other in zip(ours, theirs, strict=True):
            assert one.name == other.name, (ours, theirs)
            for key in {*one.open, *other.open}:
                value = one.open.get(key)
                if not (isinstance(value, str) and UNSEEN.match(value)):
                    assert value == other.open.get(key), (key, ours, theirs)

    def kept(self, events: list[Event], shown: bool) -> list[Event]:
        return [
            event
            for event in events
            if (event.name.startswith(HERS) and event.name not in QUIET) or (shown and event.name == "shown")
        ]

    def same_things(self) -> None:
        """Her points, city, events, spiders and pawn are those of the true game."""
        true, ours = her(self.game.state), self.things.opponent
        assert sorted(ours.city) == sorted(true.city)
        for name in (
            "points",
            "season",
            "spiders",
            "pawn",
            "finished",
            "events",
            "lent",
            "webs",
            "personality",
        ):
            assert getattr(ours, name) == getattr(true, name), name
        for name in ("hand", "placed", "loot", "hidden"):
            assert len(getattr(ours, name)) == len(getattr(true, name)), name


class Told(Truth):
    """Answers about a turn of a person's own."""

    def on_slot(self, question: Any, rest: str) -> Answer:
        cleared = [str(it.open["slot"]) for it in self.events("nightweave-cleared")]
        return str(next((it.id for it in question.options if it.id not in cleared), question.options[0].id))

    def worth(self) -> int:
        """What a nasty Nightweave asks for a card: by the frame if it was the only one of this turn."""
        asked = [frame.first for name, frame, _ in self.deed.frames if name == "nasty"]
        begins = [n for i, n in enumerate(asked) if not i or n >= asked[i - 1]]
        return begins[0] if len(begins) == 1 else int(self.deed.events[-1].open["n"])

    def on_paid(self, question: Any, rest: str) -> Answer:
        return self.worth() - int(self.deed.events[-1].open["n"])

    def card_told(self, question: Any) -> Answer:
        ids = [option.id for option in question.options]
        if question.rule == "MW.personality.nasty":
            worth = self.worth()
            return str(
                next(id for id in ids if max(1, self.pack.cards[self.pack.card_numbers[id]].points) == worth)
            )
        if question.rule.startswith("MW.plan."):
            event = self.deed.events[-1]
            if event.name == "nightweave-barricaded":
                return str(event.open["card"])
            n = int(event.open["n"])
            purple = [self.pack.cards[self.pack.card_numbers[id]] for id in ids]
            return str(next(it.id for it in purple if it.color == 4 and it.points == n))
        return super().card_told(question)


__all__ = ["Beside", "name_of"]
