"""Rugwort, the opponent of the solo game, and his own cards."""
