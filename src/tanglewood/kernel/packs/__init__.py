"""Packs of designers: what differs from a game's own components."""
