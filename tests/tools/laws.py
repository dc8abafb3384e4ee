"""What must hold at a game's table at any moment, for the property tests and the soak."""

from collections.abc import Callable

import deep_forest_laws
import everdell_laws
import mycelia_laws
from tanglewood.kernel.state import State

LAWS: dict[str, Callable[[State], None]] = {
    "deep_forest": deep_forest_laws.look,
    "everdell": everdell_laws.look,
    "mycelia": mycelia_laws.look,
}
