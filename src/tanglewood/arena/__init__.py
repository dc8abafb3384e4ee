"""Games between bots in bulk."""

from tanglewood.arena.simulate import Report, Simulation, simulate

__all__ = ["Report", "Simulation", "simulate"]
