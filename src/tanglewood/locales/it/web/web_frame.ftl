# The frame of the table.

web-players = Giocatori
web-players-less = Torna al registro
