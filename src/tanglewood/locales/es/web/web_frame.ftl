# The frame of the table.

web-players = Jugadores
web-players-less = Volver a lo que ha pasado
