"""Words for the rulebook tests of Newleaf: set a table with its station, look at what lies there."""

from everdell_table import DECK, everdell, names, table
from tanglewood.api import Game
from tanglewood.games.everdell.modules.newleaf.part import NewleafPart, newleaf_in
from tanglewood.games.everdell.modules.newleaf.state import Station, station_of

BOARD = (
    "newleaf:",
    "cards: farm? inn? mine?",
    "tiles: berry_car resin_car twig_car",
    "left: bim_little diggs_deepwell dim_dustlight",
    "right: dip_dubble dune_tarrington dwell_northwatch",
)
"""The station for tests that do not care."""


def newleaf(*text: str, board: tuple[str, ...] = BOARD) -> Game:
    """A game with Newleaf; `text` are lines of the table and of its players, `board` those of the station."""
    given = [line.partition(":")[0] for line in text]
    deck = [] if "deck" in given else [DECK]
    shared = (
        "meadow",
        "deck",
        "discard",
        "forest",
        "specials",
        "generation",
        "word",
        "seat",
        "begins",
        "players",
    )
    options = (
        "pearlbrook",
        "spirecrest",
        "powers",
        "legends",
        "farms",
        "corrin",
        "extra",
        "rugwort_cards",
        "tickets",
        "reservations",
    )
    above: list[str] = []
    below: list[str] = []
    for line in text:
        key, _, value = line.partition(":")
        word = value.strip().split()[:1]
        option = key in options and word in (["yes"], ["no"], ["all"], ["both"], ["first"])
        (above if key in shared or option or key == "doing" else below).append(line)
    return table("newleaf: yes", *above, *deck, *board, *below)


def on_board(*lines: str) -> tuple[str, ...]:
    """The station with some lines of its own."""
    given = [line.partition(":")[0] for line in lines]
    return (*[line for line in BOARD if line.partition(":")[0] not in given], *lines)


def station(game: Game) -> Station:
    return station_of(everdell(game))


def part(game: Game) -> NewleafPart:
    return newleaf_in(everdell(game).config.pack)


def shown(game: Game) -> list[str]:
    """The cards of the station from the top."""
    return names(game, station(game).cards)


def tiles(game: Game) -> list[str]:
    return [part(game).tiles[tile].id for tile in station(game).tiles]


def visitors(game: Game, seat: int = 0) -> list[str]:
    return [part(game).visitors[visitor].id for visitor in station(game).visitors[seat]]


def on_show(game: Game) -> list[str]:
    """The visitors on top of the piles."""
    return [part(game).visitors[visitor].id if visitor >= 0 else "-" for visitor in station(game).on_show()]


def her_visitors(game: Game) -> list[str]:
    return [part(game).visitors[visitor].id for visitor in station(game).hers]


def row_of_score(game: Game, row: str) -> int:
    """What the first player has by one row of the score."""
    found: int = game.view(0).players[0].score[row]
    return found
