"""What must hold at a game's table at any moment, for the property tests and the soak."""

from collections.abc import Callable

import mycelia_laws
from tanglewood.kernel.state import State

LAWS: dict[str, Callable[[State], None]] = {"mycelia": mycelia_laws.look}
