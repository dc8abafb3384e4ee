"""Gwidyon in the terminal: his pile, his chip and his cards, and his steps with the rules behind them."""

from rich.console import Group, RenderableType
from rich.text import Text

from tanglewood.games.mycelia.board.table import Table
from tanglewood.games.mycelia.gwidyon.state import NAME
from tanglewood.games.mycelia.gwidyon.turn import REMOVE, SHOWCASE, TURN_CHIP, Step
from tanglewood.games.mycelia.presentation.narration import NARRATOR
from tanglewood.games.mycelia.presentation.spelling import line_words, say
from tanglewood.games.mycelia.presentation.view import GwidyonView
from tanglewood.games.mycelia.terminal.board import DEW
from tanglewood.games.mycelia.terminal.shown import pack_shown
from tanglewood.kernel.event import Event
from tanglewood.words import named

HEADING = "gwidyon-turn"
BY_CARD = ("leaves", "showcase-replaced")
"""What a solo card makes happen by itself; the rule of the card stands behind it."""


def gwidyon(him: GwidyonView) -> RenderableType:
    """His pile, chip and cards, beside the player's board."""
    text = Text(named(NAME), style="bold")
    text.append(f"  {say('label-pile', n=him.left, start=him.start)}\n", style="not bold")
    text.append(f"{DEW * him.left}\n" if him.left else "", style="not bold")
    text.append(say("label-chip", side=him.chip), style="not bold")
    seen = ", ".join(him.seen) or say("label-none")
    text.append(f"\n{say('label-solo-cards', deck=him.deck, seen=seen)}", style="not bold")
    return text


def cards_to_come(him: GwidyonView) -> RenderableType:
    """The solo cards that may come next, in short."""
    title = Text(say("label-solo-next"), style="bold")
    title.append(f"  {say('label-solo-next-hint')}", style="not bold italic")
    line = Text()
    for card in pack_shown().solo:
        if card.id not in him.seen:
            steps = ", ".join(step_short(step) for step in card.steps)
            line.append(f"{card.id}", style="bold")
            line.append(f": {steps}.  ")
    line.rstrip()
    return Group(title, line)


def step_short(step: Step) -> str:
    if step.kind == TURN_CHIP:
        return say("label-step-chip")
    if step.kind == REMOVE:
        return say("label-step-removes", n=step.n)
    if step.kind == SHOWCASE:
        return say("label-step-showcase")
    assert step.line is not None
    return say("label-step-you", what=line_words(step.line))


def told(table: Table, events: list[Event], viewer: int, names: list[str]) -> list[str]:
    """The story, with the rule behind each step of his: `The chip is turned over.  [MY.solo.card_2]`."""
    pieces: list[str] = []
    plain: list[Event] = []
    card_rule = ""
    for event in events:
        rule = str(event.open.get("rule", ""))
        if event.name == "gwidyon-card":
            card_rule = rule
        elif event.name == "turn":
            card_rule = ""
        elif event.name in BY_CARD and not rule:
            rule = card_rule
        if not rule:
            plain.append(event)
            continue
        pieces += NARRATOR.story(table, plain, viewer, names)
        plain = []
        for piece in NARRATOR.story(table, [event], viewer, names):
            pieces.append(piece if event.name == HEADING else f"{piece}  [{rule}]")
    return pieces + NARRATOR.story(table, plain, viewer, names)
