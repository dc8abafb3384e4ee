"""The rules of a turn: seasons, paying, placing workers, cards that arrive, scoring."""
