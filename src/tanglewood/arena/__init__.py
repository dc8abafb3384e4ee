"""Games between bots in bulk."""

from tanglewood.arena.simulate import Report, Simulation, simulate, simulate_all
from tanglewood.arena.variants import Plan, plan

__all__ = ["Plan", "Report", "Simulation", "plan", "simulate", "simulate_all"]
