"""The rules of a turn: market, forest, fights, rounds, scoring."""
