"""The words of worker abilities: phrases of their own, each one effect (powers.toml of the pack)."""

from collections.abc import Callable
from typing import Final

from tanglewood.games.everdell.board.player import RESOURCES
from tanglewood.games.everdell.effects.base import Effect
from tanglewood.games.everdell.modules.powers import cards as powers_cards
from tanglewood.games.everdell.modules.powers import start as powers_start
from tanglewood.games.everdell.modules.powers import workers as powers_workers


def kinds(words: str) -> int:
    return sum(1 << RESOURCES.index(word) for word in words.split("/"))


PHRASES: Final[list[tuple[str, Callable[[list[str]], Effect]]]] = [
    (
        r"swap (\d) cards for ([a-z/]+), (\d) for ([a-z/]+)",
        lambda w: powers_cards.SwapCards(int(w[0]), kinds(w[1]), int(w[2]), kinds(w[3])),
    ),
    (r"invest 1", lambda w: powers_cards.Invest()),
    (r"discard 1, use it again", lambda w: powers_cards.UseAgain()),
    (r"discard 1, activate green, not in autumn", lambda w: powers_cards.Rouse()),
    (r"keep 1 meadow", lambda w: powers_cards.KeepMeadow()),
    (r"give 1 kept, use it", lambda w: powers_cards.Follow()),
    (r"play pile free", lambda w: powers_cards.PlayPile()),
    (r"move token", lambda w: powers_cards.MoveToken()),
    (r"draw, 1 more", lambda w: powers_cards.DrawOneMore()),
    (r"draw deck or meadow", lambda w: powers_cards.DrawDeckOrMeadow(0)),
    (r"draw (\d) deck or meadow", lambda w: powers_cards.DrawDeckOrMeadow(int(w[0]))),
    (r"gain 1 not owned", lambda w: powers_workers.GainNotOwned()),
    (r"gain 1 berry if none", lambda w: powers_workers.GainIfNone()),
    (r"gain 1 twig if some", lambda w: powers_workers.GainIfSome()),
    (r"trade 1 gained for pebble", lambda w: powers_workers.TradeGained()),
    (r"discard 0-1, draw 0-1, give it for 2", lambda w: powers_workers.Ponder()),
    (r"take wild token", lambda w: powers_workers.TakeWild()),
    (r"move figure", lambda w: powers_workers.MoveFigure()),
    (r"choose 1 of (\d) paths", lambda w: powers_start.ChoosePath(int(w[0]))),
]
