# The title of the game, and one sentence about it: in lists of games.

deep_forest-game-title = A través del bosque profundo
deep_forest-game-about = Encuentra un camino a través de tu bosque antes que la niebla, entre obstáculos, troles y monstruos.

# What its options and its variants do.

deep_forest-option-first = El asiento que empieza, contado desde 0, o uno al azar.
deep_forest-option-limited_supply = Si la reserva se acaba con las piezas de la caja.
deep_forest-option-players = Cuántos asientos tiene la mesa.
deep_forest-option-sparse = Tiras que se cambian por otras escasas, con un solo recurso: la idea del autor para dos jugadores.
deep_forest-variant-limited = La reserva se acaba con las piezas de la caja.
deep_forest-variant-sparse = Dos jugadores, ocho tiras cambiadas por otras con un solo recurso.
