"""Positions as arrays of numbers, for agents that learn."""
