"""Seasonal Farms: eight cards that take the place of the usual ones (MW.farm.*)."""

from typing import TYPE_CHECKING

from tanglewood.games.everdell.board.module import Module
from tanglewood.kernel.setting import Choice, Setting

if TYPE_CHECKING:
    from tanglewood.games.everdell.components.pack import Pack


class Farms(Module):
    """The box of seasonal Farms."""

    name: str = "farms"

    def settings(self, pack: "Pack") -> list[Setting]:
        return [Setting("farms", False, "Eight seasonal Farms take the place of the usual ones.")]

    def plays(self, options: dict[str, Choice]) -> bool:
        return bool(options["farms"])
