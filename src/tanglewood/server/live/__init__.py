"""Tables in memory: the game that is being played and the people who watch it."""
