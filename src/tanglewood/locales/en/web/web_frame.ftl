# The frame of the table.

web-players = Players
web-players-less = Back to what happened
