# The frame of the table.

web-players = Spelers
web-players-less = Terug naar wat er gebeurde
