"""Positions as cells, for agents that learn: what is written of the base game, and what modules may use."""
