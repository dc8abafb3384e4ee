"""Gwidyon's turn: one solo card after another, its steps from left to right."""

from typing import Final

from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.components.language import parse
from tanglewood.games.mycelia.effects.base import EffectLine
from tanglewood.games.mycelia.gwidyon.state import removes, turns_chip
from tanglewood.games.mycelia.play.supply import check_shrine
from tanglewood.kernel.errors import TextError
from tanglewood.kernel.move import Move
from tanglewood.kernel.state import Frame

TURN_CHIP: Final = 0
REMOVE: Final = 1
SHOWCASE: Final = 2
YOU: Final = 3


class Step:
    """One step of a solo card. `YOU` is a line the player carries out."""

    __slots__ = ("kind", "line", "n")

    def __init__(self, kind: int, n: int, line: EffectLine | None) -> None:
        self.kind = kind
        self.n = n
        self.line = line


class SoloCard:
    """A solo card with its steps, and its rule."""

    __slots__ = ("id", "rule", "steps")

    def __init__(self, id: str, rule: str, steps: list[Step]) -> None:
        self.id = id
        self.rule = rule
        self.steps = steps


def parse_step(text: str) -> Step:
    """Read a step: `turn chip`, `gwidyon removes 2`, `new showcase`, or `you` with a function.

    >>> str(parse_step("you: any: move 1").line)
    'any: move 1'
    """
    if text == "turn chip":
        return Step(TURN_CHIP, 0, None)
    if text == "new showcase":
        return Step(SHOWCASE, 0, None)
    head, _, rest = text.partition(" removes ")
    if head == "gwidyon" and rest in ("1", "2", "3", "4", "5"):
        return Step(REMOVE, int(rest), None)
    head, _, rest = text.partition(": ")
    if head == "you":
        return Step(YOU, 0, parse(rest))
    raise TextError(
        f"expected 'turn chip', 'gwidyon removes 2', 'new showcase' or 'you: FUNCTION', got {text!r}"
    )


class HisTurn(Frame[Table]):
    """Gwidyon's turn at step `at` of his card; the player's next turn waits below it."""

    __slots__ = ("at", "card")

    def __init__(self, seat: int, card: int, at: int) -> None:
        self.seat = seat
        self.card = card
        self.at = at

    def go_on(self, table: Table) -> list[Move]:
        card = table.config.pack.solo[self.card]
        if self.at == len(card.steps):
            end_his_turn(table)
            return []
        table.stack[-1] = HisTurn(self.seat, self.card, self.at + 1)
        step = card.steps[self.at]
        if step.kind == TURN_CHIP:
            turns_chip(table, card.rule)
        elif step.kind == REMOVE:
            removes(table, step.n, card.rule)
        elif step.kind == SHOWCASE:
            table.replace_showcase()
        elif step.line is not None:
            step.line.begin(table, self.seat)
        return []

    def text(self, table: Table) -> str:
        return f"gwidyon {self.seat} {table.config.pack.solo[self.card].id} {self.at}"


def begin_his_turn(table: Table) -> None:
    """Turn up a solo card (MY.solo.turns)."""
    him = table.gwidyon
    assert him is not None
    card = him.deck[-1]
    him.deck = him.deck[:-1]
    him.seen = him.seen + (card,)
    if table.listener is not None:
        table.emit("gwidyon-turn", 0, {"round": table.round, "rule": "MY.solo.turns"})
        solo = table.config.pack.solo[card]
        table.emit("gwidyon-card", 0, {"card": solo.id, "rule": solo.rule}, chance=True)
    table.stack.append(HisTurn(0, card, 0))


def end_his_turn(table: Table) -> None:
    """Reshuffle after the fifth card and check the shrine; then the player's turn begins, or the game
    ends."""
    him = table.gwidyon
    assert him is not None
    if len(him.deck) == 1:  # MY.solo.reshuffle: one stays unseen each time
        reshuffle(table)
    check_shrine(table)
    if table.ending:  # MY.solo.first_empty
        table.finish()
    else:
        table.stack.pop()
        table.round += 1
        table.start_turn(0)


def reshuffle(table: Table) -> None:
    him = table.gwidyon
    assert him is not None
    him.deck = table.shuffled(tuple(range(len(table.config.pack.solo))))
    him.seen = ()
    if table.listener is not None:
        table.emit("gwidyon-shuffled", 0, {"rule": "MY.solo.reshuffle"})
    if not table.config.prisma:
        return
    if him.favour < table.config.pack.track_end:  # PR.solo.last_space
        him.favour = table.next_free(him.favour)
        if table.listener is not None:
            table.emit("gwidyon-favour", 0, {"space": him.favour, "rule": "PR.solo.reshuffle_step"})
    table.turn_roots()
