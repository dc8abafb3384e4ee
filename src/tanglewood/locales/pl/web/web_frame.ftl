# The frame of the table.

web-players = Gracze
web-players-less = Wróć do wydarzeń
