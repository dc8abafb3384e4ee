"""Learning environments over the games; they need the extra `rl`.

`aec` is a table for PettingZoo, `SeatEnv` and `VectorSeats` are seats of one or many tables for Gymnasium
(`tanglewood/Mycelia-v1` and the like are registered by importing this package), `Tables` and `ProcessTables`
step many games in one call. `tanglewood.env.spiel` brings the games to OpenSpiel, which is installed
separately (the extra `spiel`). What is below `raw` needs nothing."""

from typing import TYPE_CHECKING

from tanglewood.env.actions import Remapping, action_names, remapping

if TYPE_CHECKING:
    from tanglewood.env.aec import TableEnv, aec
    from tanglewood.env.processes import ProcessTables
    from tanglewood.env.seat import SeatEnv
    from tanglewood.env.vector import Tables, VectorSeats

__all__ = [
    "ProcessTables",
    "Remapping",
    "SeatEnv",
    "TableEnv",
    "Tables",
    "VectorSeats",
    "action_names",
    "aec",
    "remapping",
]

try:
    from tanglewood.env.aec import TableEnv, aec
    from tanglewood.env.processes import ProcessTables
    from tanglewood.env.seat import SeatEnv, register_all
    from tanglewood.env.vector import Tables, VectorSeats

    register_all()
except ModuleNotFoundError as missing:  # without the extra, what is below `raw` still works
    if missing.name not in ("numpy", "gymnasium", "pettingzoo"):
        raise
