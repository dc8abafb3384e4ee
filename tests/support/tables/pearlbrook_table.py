"""Words for rulebook tests with Pearlbrook."""

from everdell_table import DECK, everdell, table
from tanglewood.api import Game
from tanglewood.games.everdell.components.pack import standard
from tanglewood.games.everdell.modules.pearlbrook.part import part_of
from tanglewood.games.everdell.modules.pearlbrook.presentation.places import frog_text
from tanglewood.games.everdell.modules.pearlbrook.river import NOBODY, river_of

FOREST = "forest: forest_two_any forest_three_berries forest_two_resin_twig"
CARDS = "cards: gus_the_gardener bosley_the_artist ballroom watermill"
"""The cards of the river, all face down: on the green, red, blue and tan bank."""
GREENS = "city: farm farm farm"


def brook(*text: str) -> Game:
    """A game with Pearlbrook; what is not said is as in `FOREST` and `DECK`."""
    given = [line.partition(":")[0] for line in text]
    usual = [line for line in (FOREST, DECK) if line.partition(":")[0] not in given]
    return table("pearlbrook: yes", *usual, *text)


def turned(*cards: str) -> str:
    """A `cards:` line of the river with these, face up; the rest is filled with others, face down."""
    part = part_of(standard())
    numbers = [part.card_numbers[card] for card in cards]
    fill: list[str] = []
    for citizen in (True, False):
        shown = sum(part.cards[number].citizen == citizen for number in numbers)
        others = [it.id for i, it in enumerate(part.cards) if it.citizen == citizen and i not in numbers]
        fill += others[: 2 - shown]
    return "cards: " + " ".join([*[f"{card}/up" for card in cards], *fill])


def pearls(game: Game, owner: int = 0) -> int:
    return river_of(everdell(game)).pearls[owner]


def frog(game: Game, owner: int = 0) -> str:
    """Where a frog is; nothing if it is at home."""
    return frog_text(everdell(game), river_of(everdell(game)).frogs[owner])


def kept(game: Game, owner: int = 0) -> list[str]:
    adornments = part_of(everdell(game).config.pack).adornments
    return [adornments[number].id for number in river_of(everdell(game)).kept[owner]]


def adorned(game: Game, owner: int = 0) -> list[str]:
    adornments = part_of(everdell(game).config.pack).adornments
    return [adornments[number].id for number in river_of(everdell(game)).adorned[owner]]


def built(game: Game) -> dict[str, int]:
    """Who has built which wonder."""
    wonders = part_of(everdell(game).config.pack).wonders
    rows = enumerate(river_of(everdell(game)).wonders)
    return {wonders[number].id: owner for number, owner in rows if owner != NOBODY}


def lodgers(game: Game, seat: int = 0) -> dict[str, str]:
    """The Messengers of a seat with their hosts."""
    found: dict[str, str] = game.view(seat).players[seat].pearlbrook.lodgers
    return found
