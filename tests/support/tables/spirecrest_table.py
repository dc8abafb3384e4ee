"""Tables with the mountain of Spirecrest: lines of a position, and what lies on the board."""

from everdell_table import everdell, table
from tanglewood.api import Game
from tanglewood.games.everdell.modules.spirecrest.parts import part_at
from tanglewood.games.everdell.modules.spirecrest.state import Spirecrest, mountain

MEADOW = "meadow: king? queen? castle? wife? husband? ranger? school? theater?"
DECK = "deck: " + " ".join(
    ["mine?", "farm?", "inn?", "twig_barge?", "wanderer?", "fool?", "monk?", "judge?"] * 2
)

EVERY_COLOR = "wanderer mine inn judge castle"
"""A card of each colour."""


def climb(*text: str, board: tuple[str, ...] = ()) -> Game:
    """A game of Spirecrest with these lines, and `board` below the heading of the mountain."""
    given = [line.partition(":")[0] for line in text]
    usual = [line for line in (MEADOW, DECK) if line.partition(":")[0] not in given]
    return table("spirecrest: yes", *usual, *text, "spirecrest:", *board)


def land(game: Game) -> Spirecrest:
    return mountain(everdell(game))


def finds(game: Game, seat: int = 0) -> list[str]:
    part = part_at(everdell(game))
    return [part.discoveries[it].id for it in land(game).finds[seat]]


def trail(game: Game, seat: int = 0) -> list[str]:
    part = part_at(everdell(game))
    return [part.tiles[it].id for it in land(game).trails[seat]]


def deck_of(game: Game, region: int) -> list[str]:
    """The discoveries of a region, from the top."""
    part = part_at(everdell(game))
    return [part.discoveries[it].id for it in land(game).decks[region][::-1]]


def under(game: Game, seat: int = 0) -> list[str]:
    cards = everdell(game).config.pack.cards
    return [cards[card].id for card in land(game).tucked[seat]]


def having(find: str, *text: str) -> Game:
    """A player in autumn with a discovery."""
    given = [line.partition(":")[0] for line in text]
    usual = [] if "hand" in given else ["hand:"]
    return climb("player 0: autumn", f"discoveries: {find}", *usual, *text)
