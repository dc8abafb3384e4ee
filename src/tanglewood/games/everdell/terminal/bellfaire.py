"""Bellfaire in the terminal: the tokens of the Market by their sides, and how the garland stands."""

from rich.console import RenderableType
from rich.text import Text

from tanglewood.games.everdell.modules.bellfaire.fair import fair_part
from tanglewood.games.everdell.modules.bellfaire.view import BellfaireView, GarlandView
from tanglewood.games.everdell.presentation.phrases import say
from tanglewood.games.everdell.terminal.shown import pack_shown
from tanglewood.words import named


def fair_things(fair: BellfaireView, names: list[str]) -> list[RenderableType]:
    """A line for each side of the Market that holds tokens, and one for the garland."""
    part = fair_part(pack_shown())
    lines: list[RenderableType] = []
    for side in ("gain", "trade"):
        tokens = [named(part.tokens[part.token_numbers[it.id]].name) for it in fair.tokens if it.side == side]
        if tokens:
            line = Text(say("label-market-side", side=side), style="bold")
            line.append(f"  {'; '.join(tokens)}", style="not bold")
            lines.append(line)
    return [*lines, garland_text(fair.garland, names)] if fair.garland is not None else lines


def garland_text(garland: GarlandView, names: list[str]) -> Text:
    """Who has how many of the cards that count; an opponent without a seat has the last name."""
    part = fair_part(pack_shown())
    numbers = [*garland.numbers, *([garland.rival] if garland.rival >= 0 else [])]
    people = [*names[: len(garland.numbers)], *names[-1:]]
    standing = [say("label-garland-place", name=people[i], n=n) for i, n in enumerate(numbers)]
    award = part.awards[part.award_numbers[garland.id]].name
    return Text(say("label-garland", garland=award, counts=garland.counts, standing=", ".join(standing)))
