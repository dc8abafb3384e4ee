"""What the cards of Extra! Extra! do (MW.extra.*): Juggler, Scurrble Stadium and Town Crier."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board import ask, knowledge
from tanglewood.games.everdell.board.module import Module
from tanglewood.games.everdell.board.picking import unlike
from tanglewood.games.everdell.board.player import COLORS, RESOURCES
from tanglewood.games.everdell.board.presented import Check
from tanglewood.games.everdell.board.table import Table
from tanglewood.games.everdell.components.language import RESOURCE, amount
from tanglewood.games.everdell.effects.base import Effect, Run, some_card
from tanglewood.games.everdell.effects.choices import reveal
from tanglewood.games.everdell.effects.giving import give_card, no_taker, not_drawn, receivers
from tanglewood.games.everdell.moves import CHOOSE, COLOR, DONE, GIVE_CARD, SHOW, TO
from tanglewood.games.everdell.play.reasons import no
from tanglewood.games.everdell.presentation.phrases import goods, phrase, say
from tanglewood.games.everdell.validation.progress import hand_size, has_drawn, reveals, taker
from tanglewood.kernel.move import Move
from tanglewood.kernel.refusal import Refusal
from tanglewood.kernel.setting import Choice, Setting
from tanglewood.kernel.text.phrase import Phrase

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.language import Phrase as Words
    from tanglewood.games.everdell.components.pack import Pack


class Juggle(Effect):
    """Pay a lump for points, or piece by piece to turn up cards until they are worth enough
    (MW.extra.juggler). `data`: a 1 and the cards turned up so far.
    """

    wants: tuple[int, ...] = (CHOOSE,)
    reveals: bool = True

    def __init__(self, n: int, resource: int, points: int, prize: int, goal: int) -> None:
        self.n = n
        self.resource = resource
        self.points = points
        self.prize = prize
        self.goal = goal

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.players[seat].stock[self.resource] > 0

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        has = table.players[run.seat].stock[self.resource]
        options: list[Move] = []
        if not run.data and has >= self.n:
            options.append(moves.choose[0])
        won = self.worth(table, run) >= self.goal
        if has and some_card(table) and not won:
            options.append(moves.choose[1])
        if options:
            return [*options, moves.done]
        self.finish(table, run)
        if won:
            table.gain_points(run.seat, self.prize)
        return []

    def worth(self, table: Table, run: Run) -> int:
        return sum([table.config.pack.points[card] for card in run.data[1:]])

    def finish(self, table: Table, run: Run) -> None:
        table.stack.pop()
        for card in run.data[1:]:
            table.discard_open(card)

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DONE:
            self.finish(table, run)
        elif move.a == 0:
            table.stack.pop()
            table.spend(run.seat, self.resource, self.n)
            table.gain_points(run.seat, self.points)
        else:
            assert move.kind == CHOOSE
            table.spend(run.seat, self.resource, 1)
            shown = run.data if run.data else (1,)
            table.stack[-1] = run.with_data((*shown, *reveal(table, run.seat, 1)))

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-juggle", shown=len(run.data), worth=self.worth(table, run), goal=self.goal)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.a == 0 and run.data:
            return no("MW.extra.juggler_either", "juggle-either")
        has = table.players[run.seat].stock[self.resource]
        if has < (self.n if move.a == 0 else 1):
            return no("", "has-only", kind=RESOURCES[self.resource], n=has)
        return no("EV.draw.both_empty", "no-deck")


class NameColor(Effect):
    """Name a colour and draw cards; one of that colour is shown for points (MW.extra.scurrble_stadium).

    The cards lie at the end of the hand, so that nothing hidden stands in the frame. `data`: the colour, how
    many were drawn.
    """

    def __init__(self, but: int, n: int, points: int) -> None:
        self.but = but
        self.n = n
        self.points = points

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return table.room(seat) > 0 and some_card(table)

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        if not run.data:
            return [moves.color[color] for color in range(len(COLORS)) if color != self.but]
        colors = table.config.pack.colors
        hand = table.players[run.seat].hand
        drawn = hand[len(hand) - run.data[1] :]
        options = unlike(moves.show, tuple([card for card in drawn if colors[card] == run.data[0]]))
        if not options:
            self.finish(table, run)
        return options

    def play(self, table: Table, run: Run, move: Move) -> None:
        seat = run.seat
        if move.kind == COLOR:
            table.emit_open("named", seat, color=COLORS[move.a])
            n = ask.begin_drawing(table, seat, self.n)
            table.stack[-1] = run.with_data((move.a, n))
            ask.go_on_drawing(table, seat, n)
            return
        player = table.players[seat]
        first = len(player.hand) - run.data[1]
        place = first + player.hand[first:].index(move.a)
        player.seen = player.seen[:place] + (knowledge.ALL_KNOW,) + player.seen[place + 1 :]
        table.emit_open("showed", seat, card=table.config.pack.cards[move.a].id)
        table.gain_points(seat, self.points)
        self.finish(table, run)

    def finish(self, table: Table, run: Run) -> None:
        table.stack.pop()
        if table.config.after_draw:
            table.after_drawing(run.seat, run.data[1])

    def asks(self, table: Table, run: Run) -> Phrase:
        return phrase("ask-show", points=self.points) if run.data else phrase("ask-color", n=self.n)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (SHOW,) if run.data else (COLOR,)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == COLOR:
            return no("", "not-this-color", color=COLORS[move.a])
        kind = table.config.pack.cards[move.a]
        if kind.color != run.data[0]:
            return no("", "other-color", card=kind.name, color=COLORS[run.data[0]])
        return not_drawn(table, run.seat, move.a, run.data[1])


class GiveCards(Effect):
    """Exactly so many cards may be given to one opponent for points (MW.extra.town_crier).

    `data`: the opponent (-1: nobody has room, they are discarded), cards still to give.
    """

    def __init__(self, n: int, points: int) -> None:
        self.n = n
        self.points = points

    def can(self, table: Table, seat: int, owner: int, index: int) -> bool:
        return len(table.players[seat].hand) >= self.n

    def go_on(self, table: Table, run: Run) -> list[Move]:
        moves = table.config.pack.moves
        hand = table.players[run.seat].hand
        if run.data:
            return unlike(moves.give_card, hand)
        if len(hand) < self.n:
            table.stack.pop()
            return []
        able = receivers(table, run.seat, True)
        if able:
            return [*[moves.to[other] for other in able], moves.done]
        return [moves.choose[0], moves.done]  # EV.give.room, .all_passed

    def play(self, table: Table, run: Run, move: Move) -> None:
        if move.kind == DONE:
            table.stack.pop()
        elif not run.data:
            table.stack[-1] = run.with_data((move.a if move.kind == TO else -1, self.n))
        else:
            receiver = run.data[0]
            left = run.data[1] - 1
            if left:
                table.stack[-1] = run.with_data((receiver, left))
            else:
                table.stack.pop()
                table.gain_points(run.seat, self.points)
            if receiver >= 0 and (receiver >= len(table.players) or table.room(receiver) > 0):
                give_card(table, run.seat, receiver, move.a)
            else:
                table.discard_from_hand(run.seat, move.a)

    def must_ask(self, table: Table, run: Run) -> bool:
        return len(run.data) == 2 and len(table.players[run.seat].hand) > run.data[1]

    def asks(self, table: Table, run: Run) -> Phrase:
        if run.data:
            return phrase("ask-post-give", n=run.data[1])
        return phrase("ask-give-cards", n=self.n, points=self.points)

    def wanted(self, table: Table, run: Run) -> tuple[int, ...]:
        return (GIVE_CARD,) if run.data else (TO, CHOOSE)

    def misfit(self, table: Table, run: Run, move: Move) -> Refusal | None:
        if move.kind == TO:
            return no_taker(table, move.a, True)
        # Discarding them is offered only where nobody can receive them.
        return no("EV.give.room", "has-takers") if move.kind == CHOOSE else None


# ---------------------------------------------------------------------- the module


def gives_cards(table: Table, run: Run) -> bool:
    """Whether the hand has the cards that are still to go."""
    if not run.data:
        return True
    if not run.data[1]:
        return False
    return taker(table, run, run.data[0]) and hand_size(table, run) >= run.data[1]


def names_color(table: Table, run: Run) -> bool:
    effect = run.effect
    assert isinstance(effect, NameColor)
    if not run.data:
        return True
    other = run.data[0] < len(COLORS) and run.data[0] != effect.but
    return other and has_drawn(table, run, run.data[1])


class Extra(Module):
    """The box of Extra! Extra!"""

    name: str = "extra"

    def settings(self, pack: "Pack") -> list[Setting]:
        return [Setting("extra", False, "The fifteen cards of Extra! Extra! are shuffled in.")]

    def plays(self, options: dict[str, Choice]) -> bool:
        return bool(options["extra"])

    def phrases(self, numbers: dict[str, int]) -> "list[Words]":
        return [
            (
                rf"pay (\d+) {RESOURCE}: (\d+) point, or 1 {RESOURCE} a card: (\d+) point at (\d+)",
                lambda w: Juggle(*amount(w[0], w[1]), int(w[2]), int(w[4]), int(w[5])),
            ),
            (
                r"name a color but (\w+), draw (\d+): (\d+) point",
                lambda w: NameColor(COLORS.index(w[0]), int(w[1]), int(w[2])),
            ),
            (r"give 0 or (\d+) cards: (\d+) point", lambda w: GiveCards(int(w[0]), int(w[1]))),
        ]

    def worth(self, effect: Effect) -> float | None:
        return 1.5 if isinstance(effect, Juggle | NameColor | GiveCards) else None

    def choice_words(self, table: Table, run: Run, n: int) -> str:
        effect = run.effect
        if isinstance(effect, Juggle):
            price = goods({RESOURCES[effect.resource]: effect.n if n == 0 else 1})
            if n == 0:
                return say("choice-pay", price=price, gain=goods({"points": effect.points}))
            return say("choice-juggle", price=price)
        return say("choice-discard", n=effect.n) if isinstance(effect, GiveCards) else ""

    def check_of(self, kind: type[Effect]) -> Check | None:
        checks: dict[type[Effect], Check] = {
            Juggle: reveals,
            GiveCards: gives_cards,
            NameColor: names_color,
        }
        return checks.get(kind)

    def shapes(self) -> dict[type[Effect], str]:
        return {Juggle: "| 1 *card", GiveCards: "| other up", NameColor: "| color up"}
