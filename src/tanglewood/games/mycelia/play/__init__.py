"""The rules of a turn: hiring, tiles, the shrine, scoring."""
