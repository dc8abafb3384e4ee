"""Words for the deep forest's rulebook tests: set a table from text, play, look.

The board, from the upper wall down; R are the rocks, all fields beside them are marked for fights:

        a b c d e
    8   = = = = =
    7   . . . . .
    6   . . . . .
    5   . . . R .
    4   . . . . .
    3   . R . . .
    2   . . . . .
    1   . . . . .
    0   = = = = =
"""

from itertools import count
from pathlib import Path

from tanglewood.api import Game, from_state
from tanglewood.games.deep_forest.board.table import Player
from tanglewood.games.deep_forest.components import pack as components
from tanglewood.games.deep_forest.components.pack import KINDS, Pack, standard
from tanglewood.games.deep_forest.moves import RESOURCES
from tanglewood.games.deep_forest.presentation.position import OWN, reader
from tanglewood.games.deep_forest.presentation.writing import SIGNS
from tanglewood.games.deep_forest.state import DeepForest
from tanglewood.kernel.chance import Rng
from tanglewood.kernel.event import Event
from tanglewood.kernel.packs.files import folder
from tanglewood.kernel.registry import lookup


def table(*text: str, pack: Pack | None = None, checked: bool = True) -> Game:
    """The game of a position, given as lines or blocks of lines without the first one.

    The seat need not be named for player 0; `pawn: c3` places the pawn, and `tiles: t c3, s? d4` may stand
    for a drawn forest: signs and fields, all others are open forest. Everything starts in the forest
    stage unless a stage is named. Unchecked, it need not be one that a game can reach with this pack.
    """
    pack = pack or standard()
    lines = ["deep_forest"]
    named = False
    for line in "\n".join(text).splitlines():
        key, _, words = line.strip().partition(":")
        if not named and key in OWN + ("pawn", "tiles"):
            lines.append(f"player 0: pawn {words.strip()}" if key == "pawn" else "player 0: pawn c0")
            named = True
            if key == "pawn":
                continue
        named = named or key.startswith("player ")
        lines += drawn(pack, words) if key == "tiles" else [line]
    state = reader(pack)("\n".join(lines), checked)
    return from_state(lookup("deep_forest"), state)


def drawn(pack: Pack, words: str) -> list[str]:
    """A forest with these tiles; the rocks are where the pack has them."""
    signs = dict.fromkeys(pack.field_names, ".")
    for field, name in enumerate(pack.field_names):
        if pack.rocks >> field & 1:
            signs[name] = "R"
    for part in words.split(","):
        sign, name = part.split()
        assert sign.rstrip("?") in SIGNS
        assert name in signs
        signs[name] = sign
    rows = [
        " ".join(signs[name] for name in pack.field_names[row * pack.columns : (row + 1) * pack.columns])
        for row in range(pack.rows, 0, -1)
    ]
    return ["forest:", *rows]


def pack_texts() -> dict[str, str]:
    """The files of the pack that comes with the game."""
    return folder(Path(components.__file__).parents[1] / "pack")


def changed(file: str, old: str, new: str) -> Pack:
    """The pack with one text replaced."""
    texts = pack_texts()
    assert old in texts[file]
    return components.load({**texts, file: texts[file].replace(old, new, 1)})


def rolls(*pips: int) -> int:
    """A `word` of chance whose next dice show these pips."""
    for word in count():
        chance = Rng(word)
        if all(1 + chance.below(6) == wanted for wanted in pips):
            return word
    raise AssertionError


# ---------------------------------------------------------------------- playing


def play(game: Game, *moves: str) -> Game:
    for move in moves:
        game.play(move)
    return game


def texts(game: Game, verb: str = "") -> list[str]:
    """The options as texts; with a verb those that begin with it."""
    return [move.text for move in game.options() if move.text.split()[0].startswith(verb)]


def verbs(game: Game) -> set[str]:
    return {move.text.split()[0] for move in game.options()}


def refused(game: Game, wish: str) -> tuple[str, str]:
    """The rule that forbids a wish, and the key of its sentence."""
    refusal = game.refusal(wish)
    assert refusal is not None, f"{wish!r} is an option"
    return refusal.rule, refusal.reason.removeprefix("deep_forest-no-")


def heard(game: Game) -> list[Event]:
    """All events from now on: a list that grows."""
    events: list[Event] = []
    game.listen(events.append)
    return events


def said(events: list[Event], name: str) -> list[dict[str, object]]:
    """What the events of this name told everybody."""
    return [dict(event.open) for event in events if event.name == name]


def run_on(game: Game) -> Game:
    """Take lone options, which a position just read leaves standing."""
    game.state.settle()
    return game


def lay_a_strip(game: Game) -> None:
    """Lay the first strip of the hand in the first place there is."""
    play(game, texts(game, "strip")[0])
    play(game, texts(game, "lay")[0])


def first_market(game: Game, edge: str = "") -> None:
    """Lay a strip somewhere and stand at an edge, or at any."""
    lay_a_strip(game)
    play(game, f"edge {edge}" if edge else texts(game, "edge")[0])


def pass_turn(game: Game) -> None:
    """Get through a turn as fast as can be."""
    seat = game.turn
    while game.turn == seat and not game.over:
        options = texts(game)
        for wanted in ("end", "yield", "return"):
            ends = [text for text in options if text.startswith(wanted)]
            if ends:
                options = ends
                break
        game.play(options[0])


# ---------------------------------------------------------------------- looking


def state(game: Game) -> DeepForest:
    assert isinstance(game.state, DeepForest)
    return game.state


def player(game: Game, seat: int = 0) -> Player:
    return state(game).players[seat]


def goods(game: Game, seat: int = 0) -> dict[str, int]:
    """The resources somebody has, without those there are none of."""
    return {name: n for name, n in zip(RESOURCES, player(game, seat).goods, strict=True) if n}


def pawn(game: Game, seat: int = 0) -> str:
    return state(game).config.pack.field_names[player(game, seat).pawn]


def markers(game: Game, seat: int = 0) -> dict[str, int]:
    """The markers on the board, by field."""
    owner = player(game, seat)
    names = state(game).config.pack.field_names
    return {names[field]: n for field, n in zip(owner.trail, owner.stones, strict=True)}


def tile(game: Game, name: str, seat: int = 0) -> str:
    """What a field shows."""
    return str(game.view(seat).players[seat].fields[name])


def hidden(game: Game, seat: int = 0) -> set[str]:
    return {name for name, shown in game.view(seat).players[seat].fields.items() if shown == "hidden"}


def kind(name: str) -> int:
    return KINDS.index(name)


def gold(game: Game, seat: int = 0) -> dict[str, int]:
    """The final breakdown of a seat, without zeros."""
    result = game.result()
    assert result is not None
    return {key: n for key, n in result.breakdown[seat].items() if n}
