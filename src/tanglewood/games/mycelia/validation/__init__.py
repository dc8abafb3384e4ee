"""Checks of a whole position: what no game can reach."""
