"""An intrigue is drawn: what it does at once, and the foils that avert it (MW.intrigue.*, MW.module.foil)."""

from typing import Final

from tanglewood.games.everdell.board import knowledge
from tanglewood.games.everdell.board.player import ANY_NUMBER, NO_CARD, RESOURCES, TAN
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Effect, Run
from tanglewood.games.everdell.modules.nightweave.basics import roll, spins_for, take_event
from tanglewood.games.everdell.modules.nightweave.cards import Intrigue, lair_of
from tanglewood.games.everdell.modules.nightweave.deeds import lay
from tanglewood.games.everdell.modules.nightweave.hand import emit, her, level_points, take_points
from tanglewood.games.everdell.modules.nightweave.scheme import captives
from tanglewood.games.everdell.modules.nightweave.scheme.covering import COVER
from tanglewood.games.everdell.modules.nightweave.scheme.intrigues import OfIntrigue
from tanglewood.games.everdell.moves import AMOUNT, AMOUNTS, CHOOSE, DONE, SUFFER
from tanglewood.games.everdell.moves import FOIL as FOIL_MOVE
from tanglewood.games.everdell.play import tolls
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import amounts, goods, phrase, say
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase

WEBBED: Final = 3
"""Cards of the hand that are turned away."""
STOLEN: Final = 3
"""Resources that a theft takes."""
BORROWED: Final = 3
HARD_WORK: Final = 3
PER_CARD: Final = 2


class Spin(Effect):
    """An intrigue is turned up and begins."""

    shape: str = "intrigue"

    def number(self, run: Run) -> int:
        """The intrigue's number."""
        return run.first

    def possible(self, table: Table, run: Run) -> bool:
        return spins_for(table, run.seat) and self.number(run) not in her(table).intrigues

    def go_on(self, table: Table, run: Run) -> list[Move]:
        table.stack.pop()
        number = self.number(run)
        it = lair_of(table.config.pack).intrigues[number]
        her(table).intrigue = number
        if table.listener is not None:
            values: dict[str, int | str] = {"rule": "MW.module.intrigue_draw", "intrigue": it.id}
            table.emit("nightweave-spins", run.seat, values, chance=True)
        if it.seasonal:  # MW.module.intrigue_kinds: only instant ones can be foiled
            start_season(table, run.seat, it)
        else:
            table.stack.append(Run(run.seat, run.seat, -1, asking(it.id), (number,)))
        return []


def asking(id: str) -> Effect:
    """How an instant intrigue is foiled."""
    for effect in (COVER, LESSEN, PICKPOCKET, captives.TAKEOVER):
        if effect.answers(id):
            return effect
    return FOIL


# ---------------------------------------------------------------------- seasonal ones


def start_season(table: Table, seat: int, it: Intrigue) -> None:
    """Webs are laid, and what else happens at once."""
    nightweave = her(table)
    pack = table.config.pack
    for place in [*pack.basic_places, *table.config.forest]:
        if place != NO_CARD and it.webs >> place & 1:
            nightweave.webs |= 1 << place
    if it.by_season:
        # MW.intrigue.corrupt_courts, .corrupt_courts_winter: for winter the pack says 0
        take_points(table, it.by_season[table.players[seat].season], it.rule)
    if it.kept_out >= 0:
        clear_meadow(table, it.kept_out, it.rule)
    if it.id == "in_the_web":
        turn_away(table, seat, it.rule)


def clear_meadow(table: Table, color: int, rule: str) -> None:
    """Cards of a colour, or all (-1), leave the Meadow; no card of a colour that is kept out enters it."""
    for slot in range(len(table.meadow)):
        card = table.meadow[slot]
        if card != NO_CARD and (color < 0 or table.config.pack.colors[card] == color):
            table.set_slot(slot, NO_CARD)
            table.discard_open(card)
            emit(table, "cleared", rule, card, slot=slot)
    table.fill_meadow()


def random_cards(table: Table, seat: int, n: int) -> tuple[list[int], list[int]]:
    """Take random cards out of a hand. Returns them and what is known of them."""
    player = table.players[seat]
    order = list(range(len(player.hand)))
    table.chance.shuffle(order)
    chosen = sorted(order[:n])
    cards = [player.hand[i] for i in chosen]
    seen = [player.seen[i] for i in chosen]
    kept = sorted(order[n:])
    player.hand, player.seen = (
        tuple([player.hand[i] for i in kept]),
        tuple([player.seen[i] for i in kept]),
    )
    return cards, seen


def turn_away(table: Table, seat: int, rule: str) -> None:
    """Random cards of the hand are turned away; only their owner knows which (MW.intrigue.in_the_web)."""
    player = table.players[seat]
    made = table.youngest(seat)
    player.seen = tuple([knowledge.unsure(info, seat, made) for info in player.seen])
    cards, seen = random_cards(table, seat, WEBBED)
    her(table).webbed = tuple(cards)
    her(table).webbed_seen = tuple(seen)
    if table.listener is not None:
        values: dict[str, int | str] = {"rule": rule, "n": len(cards)}
        table.emit("nightweave-webbed", seat, values, {"cards": table.names(cards)}, chance=True)


# ---------------------------------------------------------------------- instant ones: all or nothing


class Foil(OfIntrigue):
    """Foil an intrigue for its price, or let it happen."""

    wants: tuple[int, ...] = (CHOOSE, FOIL_MOVE, SUFFER)

    def answers(self, id: str) -> bool:
        return asking(id) is self

    def go_on(self, table: Table, run: Run) -> list[Move]:
        it = self.intrigue(table, run)
        moves = table.config.pack.moves
        options: list[Move] = []
        if it.or_price and table.players[run.seat].stock[it.or_resource] >= it.or_price:
            options.append(moves.choose[0])
        if tolls.wealth(table, run.seat, it.price_in) >= it.price:
            options.append(moves.foil)
        if not options:
            table.stack.pop()
            strike(table, run.seat, it)
            return []
        return [*options, moves.suffer]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        it = self.intrigue(table, run)
        if move.kind == SUFFER:
            strike(table, run.seat, it)
            return
        emit(table, "foiled", it.rule)
        if move.kind == CHOOSE:
            table.spend(run.seat, it.or_resource, it.or_price)
        else:
            tolls.charge(table, run.seat, it.price, it.price_in)

    def asks(self, table: Table, run: Run) -> Phrase:
        it = self.intrigue(table, run)
        return phrase("ask-foil", price=phrase("toll", n=it.price, kinds=it.price_in))

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        it = self.intrigue(table, run)
        if move.kind == FOIL_MOVE:
            return no("", "foil-price", price=phrase("toll", n=it.price, kinds=it.price_in))
        if not it.or_price or move.a:
            return None
        return no("", "foil-price", price=amounts({RESOURCES[it.or_resource]: it.or_price}))

    def option(self, table: Table, run: Run, move: Move) -> str:
        if move.kind != CHOOSE:
            return ""
        it = self.intrigue(table, run)
        return say("choice-foil", price=goods({RESOURCES[it.or_resource]: it.or_price}))


def strike(table: Table, seat: int, it: Intrigue) -> None:
    """An instant intrigue that nobody foiled."""
    if it.die:
        steal(table, seat, it)
    elif it.id == "impostor":
        take_some_event(table, it.rule)
    elif it.id == "eight_legged_nightmare":
        clear_meadow(table, -1, it.rule)
        for card in table.players[seat].hand:
            if table.config.pack.colors[card] == TAN:
                table.discard_from_hand(seat, card)
        take_points(table, level_points(table), it.rule)
    elif it.id == "poison_jam":
        captives.poison(table, seat, it.rule)
    else:
        captives.ransom(table, seat, it.rule)


def steal(table: Table, seat: int, it: Intrigue) -> None:
    """The die names a resource that goes to the supply (MW.intrigue.theft and similar ones)."""
    resource = it.die[roll(table, it.rule)]
    table.spend(seat, resource, min(STOLEN, table.players[seat].stock[resource]))


def take_some_event(table: Table, rule: str) -> None:
    """The die names the leftmost or rightmost event of a kind (MW.intrigue.impostor)."""
    die = roll(table, rule)
    row = table.config.basic_events if die < 4 else list(table.config.specials)
    left = [number for number in row if not table.claimed >> number & 1]
    if not left:
        take_points(table, level_points(table), rule)
        return
    take_event(table, left[0] if die % 4 < 2 else left[-1], rule)  # MW.intrigue.impostor_limit


# ---------------------------------------------------------------------- instant ones: more or less


class Lessen(OfIntrigue):
    """Pay piece by piece to lessen what is coming."""

    shape: str = "intrigue | intrigue n"
    ids: tuple[str, ...] = ("borrowed", "copycat", "hard_worker")

    def paid(self, run: Run) -> int:
        """How many pieces were paid so far."""
        return sum(run.rest)

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-lessen", intrigue=self.intrigue(table, run).id)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return tolls.kinds_of(self.intrigue(table, run).price_in)

    def limit(self, table: Table, seat: int, id: str) -> int:
        """How many pieces are of use in total."""
        if id == "borrowed":
            return min(BORROWED, len(table.players[seat].hand))
        return HARD_WORK if id == "hard_worker" else ANY_NUMBER

    def go_on(self, table: Table, run: Run) -> list[Move]:
        it = self.intrigue(table, run)
        paid = self.paid(run)
        options: list[Move] = []
        if paid < self.limit(table, run.seat, it.id):
            options = tolls.pieces(table, run.seat, it.price_in)
        if not options:
            self.finish(table, run, it, paid)
            return []
        return [*options, table.config.pack.moves.done]

    def play(self, table: Table, run: Run, move: Move) -> None:
        paid = self.paid(run)
        if move.kind == DONE:
            self.finish(table, run, self.intrigue(table, run), paid)
            return
        table.stack[-1] = run.with_data((self.number(run), paid + 1))
        tolls.pay_piece(table, run.seat, move)

    def finish(self, table: Table, run: Run, it: Intrigue, paid: int) -> None:
        table.stack.pop()
        if it.id == "borrowed":
            take_cards(table, run.seat, min(BORROWED, len(table.players[run.seat].hand)) - paid, it.rule)
        elif it.id == "copycat":
            take_points(table, PER_CARD * len(table.players[run.seat].hand), it.rule)
        else:
            for _ in range(HARD_WORK - paid):
                card = table.turn_up()
                if card != NO_CARD:
                    lay(table, card, it.rule, -1)  # even beyond Nightweave's limit


class Pickpocket(OfIntrigue):
    """By how many cards she takes less than half the hand; she takes as many points instead."""

    ask: str = "ask-pickpocket"
    wants: tuple[int, ...] = (AMOUNT,)
    ids: tuple[str, ...] = ("pickpocket",)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        half = self.half(table, run.seat)
        if not half:
            table.stack.pop()
            return []
        return table.config.pack.moves.amount[: min(half + 1, AMOUNTS)]

    def half(self, table: Table, seat: int) -> int:
        return (len(table.players[seat].hand) + 1) // 2

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        rule = self.intrigue(table, run).rule
        half = self.half(table, run.seat)
        take_points(table, move.a, rule)
        take_cards(table, run.seat, half - move.a, rule)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        return no("", "half-hand", n=self.half(table, run.seat))


def take_cards(table: Table, seat: int, n: int, rule: str) -> None:
    """Random cards of the human's hand go to hers, unseen; no token is due (MW.intrigue.taken_not_given)."""
    if n <= 0:
        return
    player = table.players[seat]
    made = table.youngest(seat)
    player.seen = tuple([knowledge.forgotten(info, seat, seat, made) for info in player.seen])
    cards, seen = random_cards(table, seat, n)
    for i in range(len(cards)):
        info = knowledge.with_code(seen[i], seat, knowledge.HELD)
        her(table).shuffle_in(cards[i], info, table.chance)
    if table.listener is not None:
        values: dict[str, int | str] = {"rule": rule, "n": len(cards)}
        table.emit("nightweave-took-cards", seat, values, {"cards": table.names(cards)}, chance=True)


SPIN: Final[Spin] = Spin()
SPIN.place = "intrigue"
FOIL: Final[Foil] = Foil()
FOIL.place = "foil-intrigue"
LESSEN: Final[Lessen] = Lessen()
LESSEN.place = "lessen-intrigue"
PICKPOCKET: Final[Pickpocket] = Pickpocket()
PICKPOCKET.place = "pickpocket"
