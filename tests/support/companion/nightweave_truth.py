"""What somebody at a true table answers to the companion that runs Nightweave."""

import random
import re
from typing import Any

from tanglewood.companion.question import NOTHING, Answer, Question
from tanglewood.games.everdell.board.player import SPOT
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.modules.nightweave.cards import SEASONS, lair_of
from tanglewood.games.everdell.modules.nightweave.hand import her, her_number
from tanglewood.games.everdell.modules.nightweave.scheme.captives import deployed
from tanglewood.games.everdell.modules.nightweave.spiders import open_cards, room_for_her
from tanglewood.games.everdell.modules.nightweave.turn import HerTurn
from tanglewood.games.everdell.moves import DISCARD, SPEND, SPEND_POINT
from tanglewood.games.everdell.play.placing import open_spaces
from tanglewood.games.everdell.play.turn import EndOfTurn
from true_game import Deed, TrueGame

PIECES = (DISCARD, SPEND, SPEND_POINT)
COPY = re.compile(r":\d+$")


def name_of(frame: Any) -> str:
    return frame.effect.place if isinstance(frame, Run) else type(frame).__name__


def rule_of(table: Any, frame: Any) -> str:
    return frame.effect.rule_of(table, frame) if isinstance(frame, Run) else ""


class Truth:
    """Answers from what the true game did."""

    def __init__(self, deed: Deed, given: int = 1) -> None:
        self.deed = deed
        self.table = deed.start
        self.pack = deed.start.config.pack
        self.given = given
        self.used: set[int] = set()

    def events(self, *names: str) -> list[Any]:
        return [event for event in self.deed.events if event.name in names]

    def at(self, rule: str, which: int = 0, begun: bool = False) -> Any:
        """The position that the first (or last) frame with this rule read."""
        found = [
            table
            for name, frame, table in self.deed.frames
            if rule_of(table, frame) == rule and (not begun or frame.begun) and name != "toll"
        ]
        return found[which] if found else self.deed.frames[-1][2]

    def answer(self, question: Question) -> Answer:
        key, _, rest = question.key.partition(":")
        found: Answer = getattr(self, f"on_{key.replace('-', '_')}")(question, rest)
        return found

    # ------------------------------------------------------------------ the board

    def on_forest(self, question: Question, rest: str) -> Answer:
        return [self.pack.places[it] for it in self.table.config.forest if it >= 0]

    def on_specials(self, question: Question, rest: str) -> Answer:
        return [self.pack.events[it].id for it in self.table.config.specials]

    def on_taken(self, question: Question, rest: str) -> Answer:
        place = self.pack.place_numbers[rest]
        return any(spot & SPOT == place for player in self.table.players for spot in player.placed)

    def on_gone(self, question: Question, rest: str) -> Answer:
        gone = [event.id for i, event in enumerate(self.pack.events) if self.table.claimed >> i & 1]
        return rest in gone if rest else [option.id for option in question.options if option.id in gone]

    def on_open(self, question: Question, rest: str) -> Answer:
        if rest == "her":
            return [move.text for move in open_cards(self.table, her_number(self.table))]
        seat = int(rest)
        city = self.table.players[seat].city
        found = {
            self.pack.cards[city[i]].id
            for i in range(len(city))
            if self.pack.cards[city[i]].open
            and room_for_her(self.table, seat, i, open_spaces(self.table, seat, i))
        }
        return sorted(found)

    def on_room(self, question: Question, rest: str) -> Answer:
        city = self.pack.turned_up(self.table.players[int(rest)].city)
        fool = self.pack.card_numbers["fool"]
        return self.table.free_spaces(int(rest)) > 0 and not self.table.has(city, fool)

    def on_card(self, question: Question, rest: str) -> Answer:
        place, _, n = rest.rpartition("_")
        table = self.table
        if not rest:
            return self.card_told(question)
        if place == "meadow":
            card = table.meadow[int(n) - 1]
        elif place == "hand":
            card = her(table).hand[-1]
        else:
            card = self.from_deck()[int(n)]
        return str(self.pack.cards[card].id)

    def from_deck(self) -> list[int]:
        """The cards that the deed takes from the deck, without those an intrigue keeps out of the Meadow:
        people lay them aside, and the companion never counts them.
        """
        cards = [int(card) for card in reversed(self.table.deck[: self.table.left])]
        at = 0
        for event in self.events("shown", "skipped"):
            at = cards.index(self.pack.card_numbers[str(event.open["card"])], at)
            if event.name == "skipped":
                del cards[at]
            else:
                at += 1
        return cards

    def card_told(self, question: Question) -> Answer:
        visited = [it for it in self.events("visited") if it.open["owner"] == her_number(self.table)]
        for event in visited:
            if event.open["card"] in [option.id for option in question.options]:
                return str(event.open["card"])
        raise AssertionError(question.text)

    # ------------------------------------------------------------------ chance

    def on_activity(self, question: Question, rest: str) -> Answer:
        return str(self.events("nightweave-reveals")[0].open["activity"])

    def on_die(self, question: Question, rest: str) -> Answer:
        return str(self.events("nightweave-rolled")[int(rest)].open["die"])

    def on_intrigue(self, question: Question, rest: str) -> Answer:
        return str(self.events("nightweave-spins")[int(rest) - 1].open["intrigue"])

    def on_personality(self, question: Question, rest: str) -> Answer:
        name = self.events("nightweave-whim")[0].open["personality"]
        return str(next(it.id for it in lair_of(self.pack).personalities if it.name == name))

    # ------------------------------------------------------------------ people's things

    def on_season(self, question: Question, rest: str) -> Answer:
        return SEASONS[self.table.players[0].season]

    def on_hand(self, question: Question, rest: str) -> Answer:
        if question.rule in ("MW.intrigue.in_the_web",):
            found = [table for name, _, table in self.deed.frames if name == "intrigue"]
            return len(found[-1].players[0].hand)
        gaze = question.rule == "MW.plan.hypnotic_gaze"
        return len(self.at(question.rule, begun=gaze).players[0].hand)

    def on_hand_kept(self, question: Question, rest: str) -> Answer:
        return len(self.at(question.rule, -1).players[0].hand)

    def on_goods_kept(self, question: Question, rest: str) -> Answer:
        return int(sum(self.at(question.rule, -1).players[0].stock))

    def on_kept_out(self, question: Question, rest: str) -> Answer:
        table = [table for name, _, table in self.deed.frames if name == "intrigue"][-1]
        color = table.config.pack.colors
        kept_out = next(it.kept_out for it in lair_of(self.pack).intrigues if it.rule == question.rule)
        slots = [slot for slot, card in enumerate(table.meadow) if card >= 0 and color[card] == kept_out]
        return [str(slot + 1) for slot in slots]

    def on_covered(self, question: Question, rest: str) -> Answer:
        found = self.events("nightweave-covered")
        return int(found[0].open["n"]) if found else 0

    def on_prey(self, question: Question, rest: str) -> Answer:
        return any(self.pack.points[card] > 0 for card in self.at(question.rule).players[0].city)

    def on_bounty(self, question: Question, rest: str) -> Answer:
        return str(self.events("nightweave-robbed")[0].open["card"])

    def on_strength(self, question: Question, rest: str) -> Answer:
        return str(self.events("nightweave-snatched")[0].open["card"])

    def on_takeover(self, question: Question, rest: str) -> Answer:
        found = self.events("nightweave-took-over", "nightweave-guarded")
        return str(found[0].open["card"]) if found else NOTHING

    def on_spin(self, question: Question, rest: str) -> Answer:
        found = [it for it in self.events("nightweave-web") if it.open["rule"] == "MW.plan.swarm"]
        return str(found[0].open["place"]) if found else NOTHING

    def on_unravel(self, question: Question, rest: str) -> Answer:
        found = [it for it in self.events("nightweave-played") if it.open["rule"] == "MW.plan.unraveler"]
        return str(found[0].open["card"]) if found else NOTHING

    def on_slot(self, question: Question, rest: str) -> Answer:
        found = [it for it in self.events("nightweave-played") if it.open["rule"] == "MW.plan.unraveler"]
        return str(found[0].open["slot"])

    def on_deployed(self, question: Question, rest: str) -> Answer:
        return len(deployed(self.at(question.rule), 0)) > 0

    def on_free_worker(self, question: Question, rest: str) -> Answer:
        player = self.at(question.rule).players[0]
        return bool(len(player.placed) < player.workers)

    def on_paid(self, question: Question, rest: str) -> Answer:
        found = [sum(frame.rest) for name, frame, _ in self.deed.frames if name == "lessen-intrigue"]
        return int(found[-1])

    def on_loot(self, question: Question, rest: str) -> Answer:
        hers = her(self.table)
        row = [*hers.loot, *hers.hidden]
        numbers = [int(place.id.rpartition("_")[2]) - 1 for place in question.places]
        return [self.pack.cards[row[n]].id for n in numbers]

    def on_given(self, question: Question, rest: str) -> Answer:
        return self.given

    def on_choice(self, question: Question, rest: str) -> Answer:
        ids = [option.id for option in question.options]
        for i, move in enumerate(self.deed.chosen):
            text = "pay" if move.kind in PIECES and "pay" in ids else move.text
            if text not in ids:  # of two equal cards people name the card, not which copy it is
                text = COPY.sub("", text)
            if i not in self.used and text in ids:
                self.used.add(i)
                return text
        # The engine asks nobody who has no choice: who cannot pay, or has no worker to guard a card.
        return next((id for id in ids if id.split()[0] in ("suffer", "lose")), ids[-1])


class Game(TrueGame):
    """A game against Nightweave, in pieces: her turns and people's turns."""

    def __init__(self, state: Any, rng: random.Random) -> None:
        super().__init__(state)
        self.rng = rng

    def go_on(self) -> str:
        """Run on to the next moment that matters: her turn begins or ends, or the game is over."""
        state = self.state
        while state.stack:
            frame = state.stack[-1]
            if isinstance(frame, HerTurn) and self.deed.frames:
                return "hers"
            if isinstance(frame, EndOfTurn) and frame.seat == len(state.players) and self.deed.frames:
                first = self.deed.frames[0][1]
                if isinstance(first, HerTurn):
                    return "done"
            options = self.step(name_of(frame))
            if options:
                self.play(self.rng.choice(options))
        return "over"
