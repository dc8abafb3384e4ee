"""The rulebook of a game for people, and the search over its questions, rules, cards and symbols."""
