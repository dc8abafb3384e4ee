# The frame of the table.

web-players = Spieler
web-players-less = Zurück zum Verlauf
