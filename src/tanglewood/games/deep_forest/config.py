"""What was settled before the first turn of the deep forest."""

from typing import TYPE_CHECKING

from tanglewood.games.deep_forest.bot.weights import weights_of
from tanglewood.kernel.config import Config

if TYPE_CHECKING:
    from tanglewood.games.deep_forest.components.pack import Pack
    from tanglewood.kernel.setting import Choice

GAME = "deep_forest"


class GameConfig(Config):
    """What was settled before the first turn and never changes: shared by all copies of a state."""

    __slots__ = ("corner_open", "edges", "limited", "pack", "weights")

    def __init__(self, pack: "Pack", options: "dict[str, Choice]", first: int) -> None:
        super().__init__(
            GAME, options, first, pack.moves.vocabulary, pack.files.name(GAME), "DF.end.last_turns"
        )
        self.pack = pack
        self.weights = weights_of(pack)
        self.limited = bool(options["limited_supply"])
        self.corner_open = self.players >= pack.corner_from  # DF.setup.corner
        self.edges = pack.corner + 1 if self.corner_open else pack.corner
