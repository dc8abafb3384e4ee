"""Tables over HTTP: seats, moves, bots and live updates."""
