"""Bellfaire: the Market, garland awards, more events and forest cards, and five and six players."""
