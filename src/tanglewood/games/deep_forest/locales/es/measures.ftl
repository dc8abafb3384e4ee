# What the game's own numbers are called in reports; their ids (statistics, progress and kinds of pieces) are written into files.
# `$n` is the strength of a monster.

deep_forest-measure-round = Rondas
deep_forest-measure-rounds = Rondas al final
deep_forest-measure-left = Salidas del bosque
deep_forest-measure-reached-row = Fila alcanzada
deep_forest-measure-path = Longitud del sendero
deep_forest-measure-markers-on-the-path = Piedras de marca en el sendero
deep_forest-measure-monsters-beaten = Monstruos vencidos
deep_forest-measure-swords-found = Espadas encontradas
deep_forest-measure-retreats = Retiradas
deep_forest-measure-trolls-paid = Troles pagados
deep_forest-measure-trolls-sent = Troles enviados
deep_forest-measure-turns-at-a-poorer-line-than-another-s = Turnos en una línea más pobre que la de otro
deep_forest-measure-percent-of-turns-contested = Turnos en una línea más pobre, en porcentaje
deep_forest-measure-most-coins-out = Monedas fuera de la reserva, máximo
deep_forest-measure-coins-out-after-scoring = Monedas fuera de la reserva tras la puntuación
deep_forest-measure-most-potions-out = Pociones fuera de la reserva, máximo
deep_forest-measure-potions-returned = Pociones devueltas
deep_forest-measure-most-books-out = Libros fuera de la reserva, máximo
deep_forest-measure-books-returned = Libros devueltos
deep_forest-measure-most-markers-out = Piedras de marca fuera de la reserva, máximo
deep_forest-measure-markers-returned = Piedras de marca devueltas
deep_forest-measure-thickets-overcome = Malezas superadas
deep_forest-measure-gates-overcome = Puertas superadas
deep_forest-measure-guards-overcome = Guardianes superados
deep_forest-measure-fights-against = Combates contra fuerza { $n }
deep_forest-measure-wins-against = Victorias contra fuerza { $n }
deep_forest-measure-potion = Pociones
deep_forest-measure-book = Libros
deep_forest-measure-marker = Piedras de marca
deep_forest-measure-coin = Monedas
deep_forest-measure-sword = Espadas
