"""Prisma in the terminal: the gift area, the gifts to take, and the favour track as one line."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from tanglewood.cli.terminal.tables.base import Scene
from tanglewood.games.mycelia.components.pack import Card
from tanglewood.games.mycelia.gwidyon.state import NAME as GWIDYON
from tanglewood.games.mycelia.presentation.spelling import ability_words, function_words, say
from tanglewood.games.mycelia.presentation.view import PlayerView, RootView, TableView
from tanglewood.games.mycelia.terminal.shown import pack_shown
from tanglewood.words import named

COLOURS = {"green": "black on #8fc46a", "amber": "black on #eab54b", "violet": "#ffffff on #7a4fa3"}
Row = tuple[str, str, str, str]
"""Number of the option, cost, name, function."""


def card_of(id: str) -> Card:
    return pack_shown().cards[pack_shown().card_numbers[id]]


def area_row(own: PlayerView, place: int) -> Row:
    """A gift in the gift area: what it does, and whether it does it now."""
    gift = own.gifts[place]
    number = pack_shown().card_numbers[gift]
    what = ability_words(pack_shown().abilities[number])
    if not what:
        said = say("label-gift-none", n=pack_shown().draws[number])
    else:
        said = say("label-gift-works" if gift in own.working else "label-gift-waits", what=what)
    return ("", "", named(card_of(gift).name), said)


def area_line(own: PlayerView) -> Text:
    """The gift area in one line, where only a part of the table is shown."""
    names = [
        say("label-gift-short", gift=card_of(gift).name, works="yes" if gift in own.working else "no")
        for gift in own.gifts
    ]
    return Text(f"{say('label-area')}: {', '.join(names)}")


def for_sale(scene: Scene, root: RootView) -> bool:
    """Whether the open gift of a pile can be taken now."""
    return root.top is not None and f"buy {root.top}" in scene.numbers


def root_row(scene: Scene, root: RootView) -> Row:
    """A pile of gifts with the open one, which can be taken."""
    assert root.top is not None
    colour = say("label-colour", colour=root.colour)
    said = [gift_words(root.top), say("label-root-more", n=root.count - 1)]
    return (scene.number(f"buy {root.top}"), colour, named(card_of(root.top).name), " ".join(said))


def other_roots(roots: list[RootView]) -> Text:
    """The piles whose gift is out of reach now, in short."""
    said: list[str] = []
    for root in roots:
        colour = say("label-colour", colour=root.colour)
        name = card_of(root.top).name if root.top else "none"
        said.append(say("label-root", colour=colour, gift=name, n=root.count))
    example = next((root.top for root in roots if root.top), "none")
    return Text(say("label-roots-rest", gifts=", ".join(said), example=example)) if said else Text()


def gift_words(id: str) -> str:
    """What a gift does at once, when it is drawn, and while it lies in the gift area."""
    number = pack_shown().card_numbers[id]
    gift = pack_shown().cards[number]
    said: list[str] = []
    if gift.single is not None:
        said.append(say("label-gift-single", what=function_words(gift.single)))
    said.append(say("label-gift-draws", n=pack_shown().draws[number]))
    ability = ability_words(pack_shown().abilities[number])
    if ability:
        said.append(ability)
    return " ".join(said)


class Track:
    """The favour track: every space with its number, its colour and who stands there.

    Colours are words where there is room for them, else letters that each language chooses.
    """

    def __init__(self, view: TableView, names: list[str]) -> None:
        assert view.track is not None
        self.spaces = view.track.spaces
        self.here: list[list[str]] = [[] for _ in self.spaces]
        for player in view.players:
            self.here[player.favour].append(names[player.seat])
        if view.gwidyon is not None:
            self.here[view.gwidyon.favour].append(named(GWIDYON))
        for space in view.track.idle:
            self.here[space].append(say("label-idle"))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        cells = self.cells(short=False)
        head = f"{say('label-track')} "
        short = len(head) + sum(cell.cell_len + 1 for cell in cells) > options.max_width
        line = Text(head, style="bold")
        for cell in self.cells(short=True) if short else cells:
            if line.cell_len + 1 + cell.cell_len > options.max_width:  # a space is never torn apart
                yield line
                line = Text(" " * len(head))
            line.append(" ", style="not bold")
            line.append(cell)
        yield line
        yield Text(say("label-track-legend", short="yes" if short else "no"), style="italic")

    def cells(self, short: bool) -> list[Text]:
        cells: list[Text] = []
        for space, colour in enumerate(self.spaces):
            words = [str(space)]
            if colour in COLOURS:
                words.append(say("label-colour-short" if short else "label-colour", colour=colour))
            words.append(", ".join(self.here[space]))
            style = "bold" if self.here[space] else "not bold"
            cells.append(
                Text(f"[{' '.join(words).strip()}]", style=f"{style} {COLOURS.get(colour, '')}".strip())
            )
        return cells
