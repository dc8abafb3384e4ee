"""Checks of positions in which Nightweave plays."""
