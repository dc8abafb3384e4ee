"""Nightweave's plans at work: what they threaten and do, step by step (MW.plan.*, MW.module.foil).

plans.py lays these steps on the stack.
"""

from typing import Final

from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.picking import city_moves, unlike
from tanglewood.games.everdell.board.player import GREEN, NO_CARD
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import ANYTHING, Effect, Run
from tanglewood.games.everdell.modules.nightweave.basics import keep_secret, plan_of, taken
from tanglewood.games.everdell.modules.nightweave.cards import lair_of
from tanglewood.games.everdell.modules.nightweave.deeds import card_from_deck, lay, play_or_keep
from tanglewood.games.everdell.modules.nightweave.hand import emit, her, level_points, take_points
from tanglewood.games.everdell.modules.nightweave.scheme.personalities import played_hers
from tanglewood.games.everdell.modules.nightweave.scheme.plans import begin_intrigue, emit_web
from tanglewood.games.everdell.modules.nightweave.scheme.threat import OfPlan, Threat, plan_card
from tanglewood.games.everdell.moves import COPIES, DISCARD, GIVE_CARD, HERS, REMOVE, SPEND, SUFFER, WEB
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import phrase
from tanglewood.games.everdell.presentation.phrases import place as place_phrase
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase


class Plot(Effect):
    """A seasonal intrigue, once the instant one is done."""

    instant: bool = True
    below: tuple[str, ...] = ANYTHING

    def possible(self, table: Table, run: Run) -> bool:
        return plan_of(table) == "plot_thickens"

    def do(self, table: Table, seat: int, owner: int, index: int) -> None:
        begin_intrigue(table, True)


# ---------------------------------------------------------------------- web tokens a human puts down


class Spin(OfPlan):
    """A web token on an event or a space of the human's choice (MW.plan.masquerade, .swarm)."""

    wants: tuple[int, ...] = (WEB,)

    def possible(self, table: Table, run: Run) -> bool:
        if plan_of(table) == "masquerade":
            return len(her(table).event_webs) > 0
        return plan_of(table) == "swarm"

    def places(self, table: Table) -> list[int]:
        nightweave = her(table)
        pack = table.config.pack
        if plan_of(table) == "masquerade":
            return [
                pack.first_event + event
                for event in table.config.specials
                if not table.claimed >> event & 1 and not nightweave.event_webs[event]
            ]
        spaces = [*lair_of(pack).basic, *[place for place in table.config.forest if place != NO_CARD]]
        return [place for place in spaces if not nightweave.webs >> place & 1 and not taken(table, place)]

    def go_on(self, table: Table, run: Run) -> list[Move]:
        options = [table.config.pack.moves.web[place] for place in self.places(table)]
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        nightweave = her(table)
        event = move.a - table.config.pack.first_event
        if event >= 0:
            webs = nightweave.event_webs
            nightweave.event_webs = webs[:event] + (webs[event] + 1,) + webs[event + 1 :]
        else:
            nightweave.webs |= 1 << move.a
        emit_web(table, "MW.plan.masquerade" if event >= 0 else "MW.plan.swarm", move.a)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-spin", plan=plan_of(table))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "no-web", plan=plan_of(table), place=place_phrase(table, move.a))


class Barricade(Threat):
    """A web token on the green card at `index`, for good (MW.plan.web_barricade)."""

    plan: str = "web_barricade"

    def possible(self, table: Table, run: Run) -> bool:
        city = table.players[run.seat].city
        if not super().possible(table, run) or not 0 <= run.index < len(city):
            return False
        return table.config.pack.colors[city[run.index]] == GREEN

    def happens(self, table: Table, run: Run, foiled: bool) -> list[Move]:
        table.stack.pop()
        if not foiled:
            player = table.players[run.seat]
            player.set_mark(run.index, player.marks[run.index] | on_card.WEB)
            emit(table, "barricaded", "MW.plan.web_barricade", player.city[run.index])
        return []


# ---------------------------------------------------------------------- cards she takes


class Bounty(Threat):
    """She takes a card of the human's city, or plays one of the deck (MW.plan.bounty_hunter)."""

    plan: str = "bounty_hunter"
    ask: str = "ask-bounty"
    wants: tuple[int, ...] = (REMOVE,)

    def possible(self, table: Table, run: Run) -> bool:
        suffered = run.begun and not self.foiled(run)
        return super().possible(table, run) and (not suffered or self.threatens(table, run))

    def prey(self, table: Table, seat: int) -> list[int]:
        city = table.players[seat].city
        return [i for i in range(len(city)) if table.config.pack.points[city[i]] > 0]

    def threatens(self, table: Table, run: Run) -> bool:
        return len(self.prey(table, run.seat)) > 0

    def happens(self, table: Table, run: Run, foiled: bool) -> list[Move]:
        if not foiled:
            words = table.config.pack.moves.remove
            return city_moves(table, run.seat, self.prey(table, run.seat), words)
        table.stack.pop()
        card = card_from_deck(table, "MW.plan.bounty_hunter")
        if card != NO_CARD:
            play_or_keep(table, card, "MW.plan.bounty_hunter")
        return []

    def chosen(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        city = table.players[run.seat].city
        index = on_card.find_copy(city, move.b // COPIES, move.b % COPIES)
        card = table.remove_from_city(run.seat, index)
        if table.listener is not None:
            values: dict[str, int | str] = {"rule": "MW.plan.bounty_hunter", "owner": run.seat}
            name = table.config.pack.cards[card].id
            table.emit("nightweave-robbed", run.seat, {**values, "card": name})
        play_or_keep(table, card, "MW.plan.bounty_hunter")

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind != REMOVE:
            return None
        if move.a != run.seat:
            return no("", "own-card")
        kind = table.config.pack.cards[move.b // COPIES]
        return no("", "worthless", card=kind.name) if kind.points <= 0 else None


class Strength(Threat):
    """She plays a card of the human's hand, at random or of the human's choice (MW.plan.test_of_strength)."""

    plan: str = "test_of_strength"
    ask: str = "ask-strength"
    wants: tuple[int, ...] = (GIVE_CARD,)

    def possible(self, table: Table, run: Run) -> bool:
        chooses = run.begun and self.foiled(run)
        return super().possible(table, run) and not (chooses and not table.players[run.seat].hand)

    def enough(self, table: Table, seat: int) -> bool:
        return len(table.players[seat].hand) > plan_card(table).spares

    def foilable(self, table: Table, run: Run) -> bool:
        return self.enough(table, run.seat)

    def happens(self, table: Table, run: Run, foiled: bool) -> list[Move]:
        hand = table.players[run.seat].hand
        if foiled:
            return unlike(table.config.pack.moves.give_card, hand)
        table.stack.pop()
        if self.enough(table, run.seat):
            self.takes(table, run.seat, hand[table.chance.below(len(hand))])
            return []
        card = card_from_deck(table, "MW.plan.test_of_strength")
        if card != NO_CARD:
            play_or_keep(table, card, "MW.plan.test_of_strength")
        return []

    def takes(self, table: Table, seat: int, card: int) -> None:
        table.take_from_hand(seat, card)
        if table.listener is not None:
            values: dict[str, int | str] = {"rule": "MW.plan.test_of_strength", "owner": seat}
            name = table.config.pack.cards[card].id
            table.emit("nightweave-snatched", seat, {**values, "card": name}, chance=True)
        play_or_keep(table, card, "MW.plan.test_of_strength")

    def chosen(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        self.takes(table, run.seat, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        return True  # equal cards are one option, but nobody else knows that


class Smarty(OfPlan):
    """A card of the deck for each resource above 3, unless they are discarded first (MW.plan.smarty)."""

    plan: str = "smarty"
    wants: tuple[int, ...] = (SPEND, SUFFER)

    def over(self, table: Table, seat: int) -> int:
        return sum(table.players[seat].stock) - plan_card(table).spares

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        if self.over(table, run.seat) <= 0:
            table.stack.pop()
            return []
        stock = table.players[run.seat].stock
        return [*[moves.spend[it] for it in range(4) if stock[it]], moves.suffer]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.suffer:
            table.stack.pop()
            keep_secret(table, self.over(table, run.seat), "MW.plan.smarty")
        else:
            table.spend(run.seat, move.a, 1)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-smarty", n=self.over(table, run.seat))


class Connections(OfPlan):
    """A card of the deck for each hand card, unless they are discarded first (MW.plan.connections)."""

    plan: str = "connections"
    ask: str = "ask-connections"
    wants: tuple[int, ...] = (DISCARD, SUFFER)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        hand = table.players[run.seat].hand
        if not hand:
            table.stack.pop()
            return []
        return [*unlike(moves.discard, hand), moves.suffer]

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move is table.config.pack.moves.suffer:
            table.stack.pop()
            keep_secret(table, len(table.players[run.seat].hand), "MW.plan.connections")
        else:
            table.discard_from_hand(run.seat, move.a)


class Unravel(OfPlan):
    """She plays an open card of the Meadow, even into a full city (MW.plan.unraveler)."""

    plan: str = "unraveler"
    ask: str = "ask-unravel"
    wants: tuple[int, ...] = (HERS,)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        pack = table.config.pack
        options: list[Move] = []
        for slot in range(len(table.meadow)):
            card = table.meadow[slot]
            if card != NO_CARD and pack.cards[card].open:
                options.append(pack.moves.hers[slot])
        if not options:
            table.stack.pop()
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        card = table.meadow[move.a]
        table.set_slot(move.a, NO_CARD)
        lay(table, card, "MW.plan.unraveler", move.a)
        played_hers(table, move.a)
        table.fill_meadow()

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "not-open-card", card=table.config.pack.cards[table.meadow[move.a]].name)


class Extortion(Threat):
    """Points for a blocked space (MW.plan.extortion)."""

    plan: str = "extortion"
    sort: str = "extortion"

    def threatens(self, table: Table, run: Run) -> bool:
        return level_points(table) > 0

    def happens(self, table: Table, run: Run, foiled: bool) -> list[Move]:
        table.stack.pop()
        if not foiled:
            take_points(table, level_points(table), "MW.plan.extortion")
        return []


SPIN: Final[Spin] = Spin()
SPIN.place = "spin"
PLOT: Final[Plot] = Plot()
PLOT.place = "plot"
BARRICADE: Final[Barricade] = Barricade()
BARRICADE.place = "barricade"
BOUNTY: Final[Bounty] = Bounty()
BOUNTY.place = "bounty"
STRENGTH: Final[Strength] = Strength()
STRENGTH.place = "strength"
SMARTY: Final[Smarty] = Smarty()
SMARTY.place = "smarty"
CONNECTIONS: Final[Connections] = Connections()
CONNECTIONS.place = "connections"
UNRAVEL: Final[Unravel] = Unravel()
UNRAVEL.place = "unravel"
EXTORTION: Final[Extortion] = Extortion()
EXTORTION.place = "extortion"
