"""True games against Rugwort and Gwidyon beside a companion that is told only what people see."""

import random
from typing import Any

from tanglewood.companion.deed import Desk, Outcome
from tanglewood.companion.question import Answer, Ask, Question
from tanglewood.companion.rival import Rival
from tanglewood.games.everdell.companion import rugwort
from tanglewood.games.everdell.companion.rugwort import RugwortRival
from tanglewood.games.everdell.modules.rugwort import solo
from tanglewood.games.mycelia.companion import gwidyon
from tanglewood.games.mycelia.companion.gwidyon import GwidyonRival
from tanglewood.kernel.event import Event
from tanglewood.kernel.registry import lookup
from true_game import CHANCE

Moment = tuple[Event, Any]
"""An event, and the position in which it happened."""


class Alone:
    """A true game, its events cut into deeds, each worked out by the companion as well."""

    rival: Rival
    hers = ""
    """How the names of the opponent's events begin."""

    def __init__(self, options: dict[str, Any], seed: int) -> None:
        self.rng = random.Random(seed)
        info = lookup(self.rival.game)
        chosen = {setting.name: setting.default for setting in info.settings}
        chosen.update({"players": 1, **self.rival.fixed, **options})
        self.state: Any = info.start(chosen, seed)
        self.questions = self.turns = self.most = self.seen = 0
        self.part: list[Moment] = []
        self.given = 1
        self.things = self.ask(lambda desk: self.rival.begin(chosen, desk)).things

    def ask(self, work: Any) -> Outcome:
        answers: dict[str, Answer] = {}
        asked = 0
        while True:
            desk = Desk(answers, self.rng.randrange(1 << 50), own_cards=True, own_dice=True)
            try:
                outcome: Outcome = work(desk)
                return outcome
            except Ask as wanted:
                question = wanted.question
            key, _, rest = question.key.partition(":")
            answers[question.key] = answer = getattr(self, f"on_{key.replace('-', '_')}")(question, rest)
            assert not question.fault(answer), (question.key, answer)
            asked += 1
            self.questions += 1
            self.seen += key in CHANCE
            self.most = max(self.most, asked)

    def play(self) -> "Alone":
        state = self.state
        moments: list[Moment] = []
        while state.stack:
            state.listener = lambda event: moments.append((event, self.state.copy()))
            state.play(self.rng.choice(state.options()))
        for deed, given, part in self.deeds(moments):
            self.part, self.given = part, given
            assert deed in [it.id for it in self.rival.tellings(self.things)], deed
            outcome = self.ask(lambda desk, deed=deed: self.rival.work(self.things, deed, desk))
            self.things = outcome.things
            self.turns += deed == "turn"
            ours = [event for event in outcome.events if self.compared(event)]
            theirs = [event for event, _ in part if self.compared(event)]
            assert [(it.name, it.open) for it in ours] == [(it.name, it.open) for it in theirs], (
                deed,
                ours,
                theirs,
            )
        self.compare_end()
        return self

    def compared(self, event: Event) -> bool:
        return event.name.startswith(self.hers)

    def deeds(self, moments: list[Moment]) -> list[tuple[str, int, list[Moment]]]:
        raise NotImplementedError

    def compare_end(self) -> None:
        raise NotImplementedError


class BesideRugwort(Alone):
    rival = RugwortRival()
    hers = "rugwort-"

    def deeds(self, moments: list[Moment]) -> list[tuple[str, int, list[Moment]]]:
        found: list[tuple[str, int, list[Moment]]] = []
        begins = {"rugwort-rolled": "turn", "prepared": rugwort.PREPARE, "rugwort-token": rugwort.VISIT}
        begins["rugwort-lost"] = rugwort.FOOL
        begins["robbed"] = rugwort.ROWDY
        for event, state in moments:
            if event.name in begins:
                found.append((begins[event.name], 1, []))
            if found:
                found[-1][2].append((event, state))
        return [*found, (rugwort.END, 1, [])]

    @property
    def now(self) -> Any:
        return self.part[0][1] if self.part else self.state

    def events(self, name: str) -> list[Event]:
        return [event for event, _ in self.part if event.name == name]

    def on_forest(self, question: Question, rest: str) -> Answer:
        return [self.now.config.pack.places[it] for it in self.now.config.forest if it >= 0]

    def on_specials(self, question: Question, rest: str) -> Answer:
        return [self.now.config.pack.events[it].id for it in self.now.config.specials]

    def on_die(self, question: Question, rest: str) -> Answer:
        return str(self.events("rugwort-rolled")[0].open["die"])

    def on_card(self, question: Question, rest: str) -> Answer:
        pack = self.now.config.pack
        if rest:
            return str(pack.cards[self.now.meadow[int(rest.partition("_")[2]) - 1]].id)
        lost = self.events("rugwort-lost") or self.events("robbed")
        if lost:
            return str(lost[0].open["card"])
        points = int(self.events("rugwort-token")[0].open["points"])
        numbers = {option.id: pack.cards[pack.card_numbers[option.id]].open for option in question.options}
        return next(id for id, n in numbers.items() if n == points)

    def on_room(self, question: Question, rest: str) -> Answer:
        fool = self.now.config.pack.card_numbers["fool"]
        return self.now.free_spaces(0) > 0 and fool not in self.now.players[0].city

    def on_gone(self, question: Question, rest: str) -> Answer:
        return bool(self.now.claimed >> self.now.config.pack.event_numbers[rest] & 1)

    def on_any_card(self, question: Question, rest: str) -> Answer:
        return len(self.now.players[0].hand) > 0

    def on_own_specials(self, question: Question, rest: str) -> Answer:
        own = self.state.players[0].events
        return len([it for it in own if it in self.state.config.specials])

    def on_spaces(self, question: Question, rest: str) -> Answer:
        return int(max(0, self.state.free_spaces(0)))

    def compare_end(self) -> None:
        ours, his = self.things.opponent, solo.him(self.state)
        assert sorted(ours.city) == sorted(his.city)
        assert (ours.points, ours.events, ours.slots, ours.placed) == (
            his.points,
            his.events,
            his.slots,
            his.placed,
        )
        assert [it.points for it in self.rival.score(self.things)] == [*solo.breakdown(self.state).values()]


class BesideGwidyon(Alone):
    rival = GwidyonRival()
    hers = "gwidyon-"

    def compared(self, event: Event) -> bool:
        return super().compared(event) and event.name not in ("gwidyon-you", "gwidyon-roots")

    def deeds(self, moments: list[Moment]) -> list[tuple[str, int, list[Moment]]]:
        found: list[tuple[str, int, list[Moment]]] = []
        for event, state in moments:
            rule = event.open.get("rule")
            if event.name == "gwidyon-turn":
                found.append(("turn", 1, []))
            elif event.name == "gwidyon-removed" and rule == "MY.solo.bonus_remove":
                found.append((gwidyon.DROPS, int(event.open["n"]), []))
            elif event.name == "gwidyon-chip" and rule == "MY.solo.bonus_move":
                found.append((gwidyon.MOVES, 1, []))
            if found:
                found[-1][2].append((event, state))
        return found

    def on_solo(self, question: Question, rest: str) -> Answer:
        return next(str(event.open["card"]) for event, _ in self.part if event.name == "gwidyon-card")

    def on_favour(self, question: Question, rest: str) -> Answer:
        state = next(state for event, state in self.part if event.name == "gwidyon-favour")
        return bool(state.players[0].favour == int(rest))

    def on_n(self, question: Question, rest: str) -> Answer:
        return self.given

    def compare_end(self) -> None:
        ours, his = self.things.his, self.state.gwidyon
        assert (ours.left, ours.chip, ours.favour) == (his.left, his.chip, his.favour)
