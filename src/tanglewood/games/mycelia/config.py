"""What was settled before the first turn of Mycelia."""

from typing import TYPE_CHECKING

from tanglewood.kernel.config import Config

if TYPE_CHECKING:
    from tanglewood.games.mycelia.components.pack import Pack, SupplyCard
    from tanglewood.kernel.setting import Choice

GAME = "mycelia"


class GameConfig(Config):
    """What was settled before the first turn and never changes: shared by all copies of a state."""

    __slots__ = ("ask_leaves", "capacity", "expansion", "idle", "pack", "prisma", "supply_card")

    def __init__(
        self, pack: "Pack", options: "dict[str, Choice]", first: int, supply_card: "SupplyCard"
    ) -> None:
        super().__init__(
            GAME, options, first, pack.moves.vocabulary, pack.files.name(GAME), "MY.end.finish_round"
        )
        self.pack = pack
        self.supply_card = supply_card
        self.ask_leaves = bool(options["ask_leaves"])
        self.prisma = bool(options["prisma"])
        self.expansion = self.prisma or bool(options["expansion"])
        self.capacity = pack.capacity[self.players]
        # Favour track: mushrooms of colours nobody plays stand on the first spaces (PR.setup.idle).
        self.idle = {1: (1, 2), 2: (1, 2), 3: (1,), 4: ()}[self.players]

    def has_set(self, set: str) -> bool:
        """Whether the cards and tiles of a set are in the game."""
        if set == "expansion":
            return self.expansion
        return self.prisma if set in ("prisma", "gift") else True
