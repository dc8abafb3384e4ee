"""What Corrin Evertail's cards do (MW.corrin.*): Path, Field, Leader and Warrior."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board.city import copy_number, find_copy
from tanglewood.games.everdell.board.module import Module
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import BERRY, CITY, CITY_SIZE, NOWHERE, RED, SPOT, city_place
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, EffectLine, OneOf, Run
from tanglewood.games.everdell.effects.giving import (
    drawn_are_there,
    give_card,
    give_resource,
    no_taker,
    not_drawn,
    receivers,
)
from tanglewood.games.everdell.effects.locations import copy_location
from tanglewood.games.everdell.modules.nightweave import hand
from tanglewood.games.everdell.modules.nightweave.state import nightweave_at
from tanglewood.games.everdell.moves import COPIES, COPY, COPY_CITY, DONE, GIVE, GIVE_CARD, TO
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase, rival, say
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.text.component import Component
from tanglewood.kernel.text.phrase import Phrase
from tanglewood.words import joined

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Location
    from tanglewood.games.everdell.components.language import Grammar
    from tanglewood.games.everdell.components.pack import Pack


class UsePlace(OneOf):
    """Use a location or a red card where an opponent's worker stands (MW.corrin.corrin_evertails_path).

    No worker is placed there, so no token is due and no open sign needed (MW.corrin.path_closed_card).
    """

    pattern: ClassVar[str] = r"use place of opponent"
    ask: str = "ask-use-place"
    wants: tuple[int, ...] = (COPY, COPY_CITY)
    roams: bool = True
    estimate: float = 1.5

    def targets(self, table: Table, seat: int) -> list[Move]:
        pack = table.config.pack
        found: list[Move] = []
        for place in taken_by_others(table, seat):
            if place < pack.first_event:
                location = pack.locations[place]
                if usable(location) and location.does.can(table, seat, seat, -1):
                    found.append(pack.moves.copy[place])
            elif place >= CITY:
                owner = (place - CITY) // CITY_SIZE
                index = (place - CITY) % CITY_SIZE
                city = table.city_of(owner)
                card = pack.cards[city[index]]
                # MW.corrin.path_storehouse: what lies there is its owner's
                does = None if card.never_copied else card.visit
                # Another player's Path would lead to these same places, and to itself in an endless loop.
                if does is not None and not roams(does) and does.can(table, seat, owner, index):
                    found.append(pack.moves.copy_city.of(owner, city[index], copy_number(city, index)))
        return found

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        if move.kind != COPY_CITY:
            copy_location(table, run.seat, move.a)
            return
        index = find_copy(table.city_of(move.a), move.b // COPIES, move.b % COPIES)
        card = table.config.pack.cards[move.b // COPIES]
        assert card.visit is not None
        table.emit_open("activated", run.seat, owner=move.a, card=card.id)
        card.visit.start(table, run.seat, move.a, index)

    def must_ask(self, table: Table, run: Run) -> bool:
        # What a place would do can depend on the hand (Queen), which the others do not see.
        return len(table.players[run.seat].hand) > 0

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        pack = table.config.pack
        taken = taken_by_others(table, run.seat)
        if move.kind == COPY:
            location = pack.locations[move.a]
            if not usable(location):
                return no("", "not-used", place=location.name)
            key = "in-vain" if move.a in taken else "no-opponent-there"
            return no("", key, place=location.name)
        card = pack.cards[move.b // COPIES]
        here = find_copy(table.city_of(move.a), move.b // COPIES, move.b % COPIES)
        if card.never_copied or (card.visit is not None and roams(card.visit)):
            rule = "MW.corrin.path_storehouse" if card.keeps else ""
            return no(rule, "not-used", place=card.name)
        key = "in-vain" if city_place(move.a, here) in taken else "no-opponent-there"
        return no("", key, place=card.name)


def usable(location: "Location") -> bool:
    """Whether a location can be used at all: no Journey, and none that leads on to other places."""
    return location.sort != "journey" and not roams(location.does)


def roams(line: EffectLine) -> bool:
    """Whether a line of effects would lead on to other players' cards and places."""
    return any(effect.roams for effect in line.effects)


def taken_by_others(table: Table, seat: int) -> list[int]:
    """The places where an opponent's worker stands, each once."""
    found: list[int] = []
    for other in table.opponents(seat):
        for place in table.players[other].placed:
            if place & SPOT not in found and place & SPOT != NOWHERE:
                found.append(place & SPOT)
    if table.opponent is not None:
        for place in table.opponent.placed:
            if place & SPOT not in found:
                found.append(place & SPOT)
    found.sort()
    return found


class Harvest(Effect):
    """A berry for each Farm of the opponents, who draw a card for each (MW.corrin.corrin_evertails_field).

    The opponents are those of the player who gains, also for a Miner Mole (MW.corrin.field_copied).
    """

    pattern: ClassVar[str] = r"harvest (\w+) of opponents"
    instant: bool = True
    estimate: float = 1.5

    def __init__(self, card: int) -> None:
        self.card = card

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return Harvest(grammar.card(words[0]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        for other in table.rivals(seat):
            if table.has(table.city_of(other), self.card):
                return True
        return False

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        total = 0
        for other in table.rivals(seat):
            total += table.count_of(table.city_of(other), self.card)
        if total:
            table.gain(seat, BERRY, total)
        for other in table.opponents(seat):
            n = table.count_of(table.players[other].city, self.card)
            if n and not table.players[other].passed:
                table.draw(other, n)
        feed_her(table, self.card)


def feed_her(table: Table, card: int) -> None:
    """Nightweave draws for her cards of this name (MW.nw.give.her_draws)."""
    hers = nightweave_at(table)
    if hers is not None and not hers.finished:
        n = table.count_of(hers.city, card)
        if n:
            hand.draw(table, n, "MW.nw.give.her_draws")


class GiveDrawn(Effect):
    """One of the cards drawn just now may be given away (MW.corrin.corrin_evertail_the_leader).

    The cards lie at the end of the hand, so that the frame holds nothing hidden.
    """

    pattern: ClassVar[str] = r"give 1 drawn card: (\d+) point"
    shape: str = "n | n n"
    sort: str = "gift of a drawn card"

    def __init__(self, points: int) -> None:
        self.points = points

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return GiveDrawn(int(words[0]))

    def drawn(self, run: Run) -> int:
        """How many were drawn."""
        return run.first

    def chosen(self, run: Run) -> bool:
        """Whether the card to give was chosen."""
        return len(run.rest) > 0

    def giving(self, run: Run) -> int:
        """Once it was chosen, which of them is to be given."""
        _, place = run.data
        return place

    def possible(self, table: Table, run: Run) -> bool:
        drawn = self.drawn(run)
        if drawn < 1 or (self.chosen(run) and self.giving(run) >= drawn):
            return False
        return drawn_are_there(table, run, drawn)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        able = receivers(table, run.seat, True)  # MW.corrin.leader_when
        if not able:
            table.stack.pop()
            return []
        moves = table.config.pack.moves
        if self.chosen(run):
            return [moves.to[other] for other in able]
        cards = table.players[run.seat].hand
        return [*unlike(moves.give_card, cards[len(cards) - self.drawn(run) :]), moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        n = self.drawn(run)
        cards = table.players[run.seat].hand
        drawn = cards[len(cards) - n :]
        if move.kind == DONE:
            table.stack.pop()
        elif move.kind == GIVE_CARD:
            table.stack[-1] = run.with_data((n, drawn.index(move.a)))
        else:
            table.stack.pop()
            give_card(table, run.seat, move.a, drawn[self.giving(run)], n)
            table.gain_points(run.seat, self.points)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-to") if self.chosen(run) else phrase("ask-give-drawn", n=self.points)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (TO,) if self.chosen(run) else (GIVE_CARD,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == TO:
            return no_taker(table, move.a, True)
        return not_drawn(table, run.seat, move.a, self.drawn(run))


NOBODY_YET: Final = -1


class GiveMany(Effect):
    """Give opponents cards and resources, in any split, for points (MW.corrin.corrin_evertail_the_warrior).

    First the opponent is named, then the gift; another opponent can be named after at least one gift. So the
    frame never holds a chosen card.
    """

    pattern: ClassVar[str] = r"give opponents 0-(\d+) cards or any: (\d+) point each"
    shape: str = "| most other most"
    estimate: float = 3.0

    def __init__(self, most: int, points: int) -> None:
        self.most = most
        self.points = points

    @classmethod
    def parse(cls, words: list[str], grammar: "Grammar") -> Effect:
        return GiveMany(int(words[0]), int(words[1]))

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(self.able(table, seat)) > 0

    def progress(self, run: Run) -> tuple[int, int, int]:
        """How many were given, the opponent, how many were given when that opponent was named."""
        if not run.data:
            return 0, NOBODY_YET, 0
        done, receiver, before = run.data
        return done, receiver, before

    def possible(self, table: Table, run: Run) -> bool:
        done, receiver, before = self.progress(run)
        return before <= done and (receiver == NOBODY_YET or receiver in table.rivals(run.seat))

    def able(self, table: Table, seat: int) -> list[int]:
        """Those who could receive something the player has (MW.corrin.warrior_given_only)."""
        player = table.players[seat]
        if sum(player.stock):
            return receivers(table, seat, False)
        return receivers(table, seat, True) if player.hand else []

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        done, receiver, before = self.progress(run)
        able = self.able(table, run.seat)
        if done == self.most or not able:
            table.stack.pop()
            return []
        if receiver not in able:
            if len(able) == 1:
                table.stack[-1] = run.with_data((done, able[0], done))
                return []
            return [*[moves.to[other] for other in able], moves.done]
        player = table.players[run.seat]
        options = [moves.give[resource] for resource in range(4) if player.stock[resource]]
        if receiver in receivers(table, run.seat, True):
            options += unlike(moves.give_card, player.hand)
        if done > before:  # so that naming opponents cannot go round in circles
            options += [moves.to[other] for other in able if other != receiver]
        return [*options, moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        done, receiver, before = self.progress(run)
        if move.kind == TO:
            table.stack[-1] = run.with_data((done, move.a, done))
            return
        if move.kind == DONE:
            table.stack.pop()
            return
        table.stack[-1] = run.with_data((done + 1, receiver, before))
        if move.kind == GIVE:
            give_resource(table, run.seat, receiver, move.a)
        else:
            give_card(table, run.seat, receiver, move.a)
        table.gain_points(run.seat, self.points)

    def receiver(self, table: Table, run: Run) -> int:
        """The opponent who receives now; NOBODY_YET before one is named."""
        _, named, _ = self.progress(run)
        return named if named in self.able(table, run.seat) else NOBODY_YET

    def asks(self, table: Table, run: Run) -> Phrase:
        done, _, _ = self.progress(run)
        left = self.most - done
        to = self.receiver(table, run)
        if to == NOBODY_YET:
            return phrase("ask-give-many", n=left, named="no", to="")
        return phrase("ask-give-many", n=left, named="yes", to=rival(table, to))

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (TO,) if self.receiver(table, run) == NOBODY_YET else (GIVE, GIVE_CARD, TO)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        to = self.receiver(table, run)
        if move.kind == GIVE_CARD:
            return no_taker(table, to, True)
        if move.kind != TO:
            return None
        why = no_taker(table, move.a, not sum(table.players[run.seat].stock))
        if why is None and to != NOBODY_YET:
            key = "named-already" if to == move.a else "give-first"
            return no("", key, name=rival(table, to))
        return why


EFFECTS: Final[tuple[type[Effect], ...]] = (
    UsePlace,
    Harvest,
    GiveDrawn,
    GiveMany,
)
"""Effects that the pack can name."""


class Corrin(Module):
    """The box with Corrin Evertail's five cards."""

    name: str = "corrin"

    def settings(self, pack: "Pack") -> list[Setting]:
        return [Setting("corrin", False, "Corrin Evertail's five cards are shuffled in.")]

    def plays(self, options: dict[str, Choice]) -> bool:
        return bool(options["corrin"])

    def card_notes(self, pack: "Pack", it: Component) -> list[str]:
        """The cards that the Path never uses, those of other boxes too (MW.corrin.corrin_evertails_path)."""
        if it.text("visit") != "use place of opponent":
            return []
        red = [card for card in pack.cards[: pack.kinds] if card.color == RED and card.ribbon < 0]
        never = [card.name for card in red if card.never_copied]
        return [say("about-never-used", cards=joined(never))]
