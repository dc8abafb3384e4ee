# Laying a table of the deep forest: what its options do, and its ready-made tables.

web-about-deep-forest-sparse = Este número de tiras se cambia por otras con un solo recurso, así que el mercado es más pobre.
web-about-deep-forest-limited-supply = Cuando se agotan las piezas de un tipo, no hay más, como en la caja.
web-preset-deep-forest-sparse = Mercado pobre
web-preset-about-deep-forest-sparse = Dos jugadores, ocho tiras con un solo recurso.
web-preset-about-deep-forest-everything = Cuatro jugadores, y no más piezas de las que hay en la caja.
