"""Ways to pay that legends bring: a legend in place of its ribbon card, the Bridge and the Treasury."""

from typing import TYPE_CHECKING, ClassVar, Final

from tanglewood.games.everdell.board import ask
from tanglewood.games.everdell.board import city as on_card
from tanglewood.games.everdell.board.picking import city_moves
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.effects.base import Run
from tanglewood.games.everdell.moves import AMOUNT, SUCCEED
from tanglewood.games.everdell.play.arriving import act, can_arrive, comes_from, finds_place
from tanglewood.games.everdell.play.costs import cost_of, within_means
from tanglewood.games.everdell.play.helping import Help
from tanglewood.games.everdell.play.reasons import no, place_in_city
from tanglewood.games.everdell.play.reducing import reduce_cost
from tanglewood.games.everdell.play.refusals import no_place
from tanglewood.games.everdell.play.sources import ON_THE_BRIDGE, OVER, OfCard
from tanglewood.games.everdell.play.ways import ByCard
from tanglewood.games.everdell.presentation.phrases import phrase, price
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.text.phrase import Phrase, Said

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.entries import Card


class Succeed(ByCard):
    """Let a legend replace its ribbon card, beside all other ways to pay (MW.legend.replace_optional,
    .reductions)."""

    words: tuple[int, ...] = (SUCCEED,)

    def suits(self, card: "Card") -> bool:
        return card.ribbon >= 0

    def open(self, table: Table, seat: int, card: int, source: int) -> bool:
        return len(ribbons(table, seat, card)) > 0

    def options(self, table: Table, seat: int, card: int, source: int) -> list[Move]:
        return city_moves(table, seat, ribbons(table, seat, card), table.config.pack.moves.succeed)

    def take(self, table: Table, seat: int, card: int, source: int, move: Move) -> None:
        succeed(table, seat, card, place_in_city(table, move))

    def rule_of(self, table: Table, move: Move) -> str:
        return "MW.legend.replace"

    def misfit(self, table: Table, seat: int, card: int, source: int, move: Move) -> Refusal:
        return no("MW.legend.replace", "not-free", card=table.config.pack.cards[card].name)


SUCCESSION: Final[Succeed] = Succeed()


def ribbons(table: Table, seat: int, legend: int) -> list[int]:
    """The cards of the player's city that a legend may replace (MW.legend.replace)."""
    city = table.players[seat].city
    ribbon = table.config.pack.cards[legend].ribbon
    return [i for i in range(len(city)) if city[i] != legend and table.is_a(city[i], ribbon)]


def succeed(table: Table, seat: int, card: int, index: int) -> None:
    """A legend comes free in place of its ribbon card (MW.legend.replace).

    Workers and the occupied token stay where they are, on the legend now; all else goes (MW.legend.transfer,
    .prison_prisoners).
    """
    pack = table.config.pack
    player = table.players[seat]
    old = player.city[index]
    mark = player.marks[index]
    for prisoner in on_card.prisoners(mark):
        table.discard_open(prisoner)
    table.discard_open(old)
    before = player.city[:index] + player.city[index + 1 :]
    player.city = player.city[:index] + (card,) + player.city[index + 1 :]
    player.set_mark(index, mark & on_card.OCCUPIED)
    table.count_city(player)
    table.emit_open("replaced", seat, card=pack.cards[card].id, old=pack.cards[old].id)
    act(table, seat, index, before)
    if ask.watched(table):
        ask.card_played(table, seat, card)


# ---------------------------------------------------------------------- abilities


class LayOnThis(Help):
    """Lay a construction on the Bridge of the Sky, where it needs no space (MW.legend.bridge_of_the_sky)."""

    price: ClassVar[str] = "lay on this"
    carries: bool = True

    def useful(self, table: Table, seat: int, card: int, cost: list[int], index: int) -> bool:
        if not within_means(table, seat, table.config.pack.cards[card], cost, self.less, self.among):
            return False
        return not on_card.carries(table.players[seat].marks) and can_arrive(table, seat, card, ON_THE_BRIDGE)

    def use(self, table: Table, seat: int, card: int, source: int, index: int) -> None:
        reduce_cost(table, seat, card, source | OVER, self.less, self.among)

    def misfit(self, table: Table, seat: int, card: int, cost: list[int], index: int) -> Refusal | None:
        player = table.players[seat]
        if on_card.carries(player.marks):
            name = table.config.pack.cards[player.city[index]].name
            return no("MW.legend.bridge_one", "bridge-taken", helper=name)
        return super().misfit(table, seat, card, cost, index)


class SpendTokens(Help):
    """Spend tokens that lie on the card (MW.legend.king_norths_treasury)."""

    price: ClassVar[str] = "spend tokens"

    def useful(self, table: Table, seat: int, card: int, cost: list[int], index: int) -> bool:
        held = on_card.tokens(table.players[seat].marks[index]) * self.less
        if held <= 0:
            return False
        kind = table.config.pack.cards[card]
        return within_means(table, seat, kind, cost, held, self.among) and can_arrive(table, seat, card, -1)

    def use(self, table: Table, seat: int, card: int, source: int, index: int) -> None:
        table.stack.append(Run(seat, seat, index, HOW_MANY, (card, source)))

    def misfit(self, table: Table, seat: int, card: int, cost: list[int], index: int) -> Refusal | None:
        return no_place(table, seat, card)


class HowManyTokens(OfCard):
    """How many tokens of the Treasury are spent for a card (MW.legend.king_norths_treasury).

    Enough must be spent, and none in vain.
    """

    wants: tuple[int, ...] = (AMOUNT,)

    def possible(self, table: Table, run: Run) -> bool:
        city = table.players[run.seat].city
        card, source = self.card(run), self.source(run)
        if not 0 <= run.index < len(city) or not comes_from(table, run.seat, card, source):
            return False
        help = table.config.pack.cards[city[run.index]].helps
        return isinstance(help, SpendTokens) and finds_place(table, run.seat, card, source)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        player = table.players[run.seat]
        help = table.config.pack.cards[player.city[run.index]].helps
        assert help is not None
        cost = cost_of(table, self.card(run), self.source(run), run.seat)
        kind = self.kind(table, run)
        amount = table.config.pack.moves.amount
        return [
            amount[n]
            for n in range(1, on_card.tokens(player.marks[run.index]) + 1)
            if (n - 1) * help.less < sum(cost)
            and within_means(table, run.seat, kind, cost, n * help.less, help.among)
        ]

    def play(self, table: Table, run: Run, move: Move) -> None:
        table.stack.pop()
        player = table.players[run.seat]
        kind = table.config.pack.cards[player.city[run.index]]
        help = kind.helps
        assert help is not None
        mark = player.marks[run.index]
        player.set_mark(run.index, on_card.with_tokens(mark, on_card.tokens(mark) - move.a))
        table.emit_open("spent", run.seat, card=kind.id, n=move.a)
        reduce_cost(table, run.seat, self.card(run), self.source(run), move.a * help.less, help.among)

    def asks(self, table: Table, run: Run) -> Phrase:
        kind = self.kind(table, run)
        return phrase("ask-tokens", card=kind.name, cost=price(kind.cost))

    def rule_of(self, table: Table, run: Run) -> str:
        return table.config.pack.cards[table.players[run.seat].city[run.index]].rule

    def title_of(self, table: Table, run: Run) -> Said:
        return table.config.pack.cards[table.players[run.seat].city[run.index]].name

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        held = on_card.tokens(table.players[run.seat].marks[run.index])
        if move.a > held:
            return no("", "tokens-held", n=held)
        enough = [option.a for option in self.go_on(table, run)]
        key = "tokens-few" if move.a < enough[0] else "tokens-many"
        return no("", key, n=enough[0] if move.a < enough[0] else enough[-1])


HOW_MANY: Final[HowManyTokens] = HowManyTokens()
HOW_MANY.place = "spend-tokens"
ABILITIES: Final[tuple[type[Help], ...]] = (LayOnThis, SpendTokens)
"""Those that cards of the pack can have."""
