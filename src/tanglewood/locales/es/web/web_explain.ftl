# The bubble in which a symbol of a table explains itself

web-explain-rule = La regla
web-key-explain = explicar los símbolos de lo que tiene el foco; las flechas avanzan

# What every table has: seats and how strong whoever sits there is
symbol-seat-1 = el disco verde
symbol-seat-1-about = Todo lo que lleva este signo y este color pertenece a este asiento.
symbol-seat-2 = el triángulo naranja
symbol-seat-2-about = Todo lo que lleva este signo y este color pertenece a este asiento.
symbol-seat-3 = el rombo violeta
symbol-seat-3-about = Todo lo que lleva este signo y este color pertenece a este asiento.
symbol-seat-4 = el hexágono azul
symbol-seat-4-about = Todo lo que lleva este signo y este color pertenece a este asiento.
symbol-seat-5 = la estrella
symbol-seat-5-about = Todo lo que lleva este signo pertenece al oponente sin asiento.
symbol-recap = desde tu turno
symbol-log = qué ha pasado
symbol-strength = nivel de un bot
symbol-strength-about = De la bellota, que juega cualquier cosa, al árbol viejo, que piensa muy por adelantado.
