"""Gwidyon, the solo opponent."""
