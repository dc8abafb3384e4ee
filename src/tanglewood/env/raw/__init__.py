"""Stepping many games in one call. Compiled; knows nothing of numpy."""
