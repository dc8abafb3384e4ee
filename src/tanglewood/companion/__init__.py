"""Companion mode: the program runs an opponent without a seat while people play with their own pieces."""
