"""Legends: a critter and a construction for everybody, beside the hand."""
