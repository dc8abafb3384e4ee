"""Words for Mycelia's rulebook tests: set a table from text, play, look.

The front of the board (L leaves, M moss, W water, S soil, * the shrine field):

       a b c d e
    1  S M W L L
    2  M M W * L
    3  L S W M S
    4  S L W W M
"""

from collections import Counter
from itertools import count
from pathlib import Path

from tanglewood.api import Game, from_state
from tanglewood.games.mycelia.board.player import NO_CARD, Cards, Player
from tanglewood.games.mycelia.components import pack as components
from tanglewood.games.mycelia.components.pack import Pack, standard
from tanglewood.games.mycelia.gwidyon.state import Gwidyon
from tanglewood.games.mycelia.presentation.position import OWN, reader
from tanglewood.games.mycelia.state import Mycelia
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.packs.files import folder
from tanglewood.kernel.registry import lookup


def table(*text: str, pack: Pack | None = None) -> Game:
    """The game of a position, given as lines or blocks of lines without the first one.

    The seat need not be named for player 0, `drops: c2 c2+ a1` may stand for a drawn board, and the expansion
    is part of the game unless the text says otherwise. Nothing runs
    on by itself before the first move; after it, a player who has a choice left is waited for, and a leaf
    for tile a is choice enough.
    """
    pack = pack or standard()
    lines = ["mycelia"]
    if not any(line.strip().startswith("expansion:") for line in "\n".join(text).splitlines()):
        lines.append("expansion: yes")
    named = False
    for line in "\n".join(text).splitlines():
        key, _, words = line.strip().partition(":")
        if not named and key in (*OWN, "drops"):
            lines.append("player 0:")
        named = named or key in (*OWN, "drops") or key.startswith("player ")
        lines += drawn(pack, words.split()) if key == "drops" else [line]
    return from_state(lookup("mycelia"), reader(pack)("\n".join(lines)))


def drawn(pack: Pack, fields: list[str]) -> list[str]:
    """A board with one drop for each name, a prism drop for a name with a plus."""
    held = Counter(fields)
    marks = [f"{held[name]}+{held[name + '+']}" for name in pack.field_names]
    marks = ["." if mark == "0+0" else mark.removesuffix("+0") for mark in marks]
    marks[pack.shrine_field] = "*"
    rows = [marks[i : i + pack.columns] for i in range(0, len(marks), pack.columns)]
    strange = {name.removesuffix("+") for name in fields} - set(pack.field_names)
    assert not strange, f"no such fields: {strange}"
    return ["board:", *(" ".join(row) for row in rows)]


def printing(function: str, single: str = "") -> Pack:
    """The pack with one card more, `new-hero` for 2 leaves, for icons that no printed card has."""
    card = f"""
        [[card]]
        id = "new-hero"
        name = "New hero"
        set = "base"
        cost = 2
        function = "{function}"
        single = "{single}"
        source = "reconstructed"
    """
    files = pack_texts()
    return components.load({**files, "cards.toml": files["cards.toml"] + card})


def pack_texts() -> dict[str, str]:
    """The files of the pack that comes with the game."""
    return folder(Path(components.__file__).parents[1] / "pack")


def rolls(face: str) -> int:
    """A `word` of chance whose next throw of the die shows this symbol."""
    wanted = standard().faces.index(face)
    return next(word for word in count() if Rng(word).below(len(standard().faces)) == wanted)


# ---------------------------------------------------------------------- playing


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def texts(game: Game) -> list[str]:
    """The options, as texts."""
    return [move.text for move in game.options()]


def refused(game: Game, wish: str) -> tuple[str, str]:
    """The rule that forbids a wish, and the key of its sentence."""
    refusal = game.refusal(wish)
    assert refusal is not None, f"{wish!r} is an option"
    return refusal.rule, refusal.reason.removeprefix("mycelia-no-")


def heard(game: Game) -> list[str]:
    """The names of all events from now on, with the seat they happen to: a list that grows."""
    names: list[str] = []
    game.listen(lambda event: names.append(f"{event.name} {event.seat}"))
    return names


# ---------------------------------------------------------------------- looking


def mycelia(game: Game) -> Mycelia:
    """The state, as the Mycelia state it is."""
    assert isinstance(game.state, Mycelia)
    return game.state


def player(game: Game, seat: int = 0) -> Player:
    return mycelia(game).players[seat]


def him(game: Game) -> Gwidyon:
    """The opponent of a solo game."""
    gwidyon = mycelia(game).gwidyon
    assert gwidyon is not None
    return gwidyon


def drops(game: Game, seat: int = 0) -> dict[str, int]:
    """How many drops lie on each field that has any."""
    names = mycelia(game).config.pack.field_names
    return {names[field]: n for field, n in enumerate(player(game, seat).drops) if n}


def prisms(game: Game, seat: int = 0) -> dict[str, int]:
    """How many of the drops on each field are prism drops."""
    names = mycelia(game).config.pack.field_names
    return {names[field]: n for field, n in enumerate(player(game, seat).prisms) if n}


def favours(game: Game) -> list[int]:
    """The space each mushroom stands on; space 0 is the start, space 8 the end."""
    return [owner.favour for owner in mycelia(game).players]


def leaves(game: Game) -> list[int]:
    return [owner.leaves for owner in mycelia(game).players]


def names(game: Game, cards: Cards) -> list[str]:
    """The ids of cards; a gap in the showcase is a `-`."""
    return ["-" if card == NO_CARD else mycelia(game).config.pack.cards[card].id for card in cards]


def hand(game: Game, seat: int = 0) -> list[str]:
    return sorted(names(game, player(game, seat).hand))


def draw_pile(game: Game, seat: int = 0) -> list[str]:
    """From the top."""
    return names(game, player(game, seat).draw[::-1])


def discard_pile(game: Game, seat: int = 0) -> list[str]:
    """From the top."""
    return names(game, player(game, seat).discard[::-1])


def gifts(game: Game, seat: int = 0) -> list[str]:
    """The gift area, in the order the gifts were laid."""
    return names(game, player(game, seat).gifts)


def roots(game: Game) -> list[list[str]]:
    """The piles of gifts for sale, green, amber and violet, from the top."""
    return [names(game, pile[::-1]) for pile in mycelia(game).roots]


def showcase(game: Game) -> list[str]:
    return names(game, mycelia(game).showcase)


def tiles(game: Game, seat: int = 0) -> str:
    """The tiles of a player, a used one with a `*`."""
    owner = player(game, seat)
    letters = mycelia(game).config.pack.tile_letters
    return " ".join(letters[tile] + "*" * (owner.used >> i & 1) for i, tile in enumerate(owner.tiles))
