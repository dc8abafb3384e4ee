# Beside a real table: the score pad, tonight's set-up, the timer, the rules of what is in play.

web-tabletop = En la mesa de verdad
web-tabletop-of = { $game } en la mesa de verdad
web-tabletop-about = Hoja de puntuación, preparación de hoy, cronómetro y reglas para el juego de tu propia caja; también funciona sin conexión.
web-tabletop-open = Puntuación y preparación
web-tabletop-parts = Junto a la mesa
web-tabletop-part = { $part ->
    [pad] Puntos
    [setup] Preparación
    [timer] Tiempo
   *[rules] Reglas
}
web-tabletop-in-play = Hoy se juega con
web-tabletop-in-play-about = Se elige una vez y se recuerda en este dispositivo.
web-tabletop-change = Cambiar
web-tabletop-done = Hecho
web-tabletop-people = Quién juega
web-tabletop-person = Nombre del jugador { $n }
web-tabletop-add = Otra persona
web-tabletop-remove = Quitar a { $name }
web-tabletop-plain = solo el juego base
web-tabletop-not-kept = Este navegador no guarda nada: apunta los números antes de cerrar la página.

# ---- the score pad
web-pad-title = Hoja de puntos
web-pad-what = Qué puntúa
web-pad-together = Total
web-pad-how = Cómo se puntúa: { $row }
web-pad-rule = La regla exacta
web-pad-cell = { $row }, { $name }
web-pad-open = { $row }, { $name }: { $points }. Contarlo
web-pad-count = { $row } de { $name }
web-pad-each = { $worth ->
    [1] { $every ->
        [1] 1 por unidad
       *[other] 1 por cada { $every }
    }
   *[other] { $every ->
        [1] { $worth } por unidad
       *[other] { $worth } por cada { $every }
    }
}
web-pad-less = Uno menos: { $what }
web-pad-more = Uno más: { $what }
web-pad-makes = Suma { $points }
web-pad-above = { $name }, { $row }: { $points } es más de lo que puede dar este juego, que es { $most }. ¿Vuelves a contar?
web-pad-below = { $name }, { $row }: menos de { $most } no puede ser. ¿Vuelves a contar?
web-pad-own = { $name }, { $what }: nadie puede tener más de { $most }. ¿Vuelves a contar?
web-pad-why-all = Todo lo que hay en los módulos en juego da { $most } en total.
web-pad-why-room = Los { $many } mejores de los módulos en juego, con todo lo que no ocupa sitio, dan { $most } en total.
web-pad-why-city = Eso dan { $many } cartas de una ciudad llena si todas encajan de la mejor manera.
web-pad-pieces = { $most ->
    [one] { $name }, { $what }: en la caja solo hay 1. ¿Vuelves a contar?
   *[other] { $name }, { $what }: en la caja solo hay { $most }. ¿Vuelves a contar?
}
web-pad-shared = { $row }, { $what }: entre todos contáis { $points }, pero en la caja solo hay { $most }. ¿Volvéis a contar?
web-pad-tied = Empate. Decide esto: { $what }
web-pad-winner = { $n ->
    [one] Gana { $names }
   *[other] Comparten la victoria: { $names }
}
web-pad-nobody = Aún no ha ganado nadie
web-pad-keep = Guardar la partida
web-pad-kept = Guardada en este dispositivo.
web-pad-new = Hoja nueva
web-pad-new-sure = ¿Empezar una hoja nueva? Lo que haya en esta sin guardar se pierde.
web-pad-new-yes = Empezar de nuevo
web-pad-empty = Rellena lo que tiene cada cual; la hoja lo suma.

# ---- plays that were kept
web-plays = Partidas en este dispositivo
web-plays-none = Aún no hay ninguna. Guarda una hoja rellena y aparecerá aquí.
web-plays-csv = Guardar como CSV
web-plays-json = Guardar como JSON
web-plays-remove = Quitar
web-plays-remove-of = Quitar la partida de { $when }
web-plays-heads = cuándo,juego,partida,quién,qué,puntos,ganada

# ---- tonight's set-up
web-tonight-title = La preparación de hoy
web-tonight-about = Repartida según las reglas del propio juego. Marca lo que ya está en su sitio y no se olvidará nada.
web-tonight-deal = Repartir otra
web-tonight-seed = Preparación { $seed }
web-tonight-link = Copiar el enlace a esta preparación
web-tonight-done = { $done } de { $n } hechos
web-tonight-ready = Todo está en su sitio. ¡A disfrutar!
web-tonight-first = Empieza { $name }.
web-tonight-offline = Para una preparación nueva hace falta conexión. Las que has abierto siguen aquí.
web-tonight-independent = También sin conexión se reparten nuevas preparaciones.
web-tonight-seat = { $name }: { $what }
web-tonight-prisms = { $drops } y { $prisms } gotas de prisma
web-tonight-none = Este juego aún no tiene lista de preparación.
web-tonight-companion = Que el programa lleve a { $name }
web-tonight-companion-about = { $name } empieza con lo que se ha repartido aquí: nadie tiene que decirlo otra vez.
web-tonight-companion-without = El programa no conoce estas opciones: { $what }.

# ---- who begins, and the timer
web-timer-title = Quién empieza y a quién le toca
web-timer-draw = Sortear quién empieza
web-timer-drawing = Sorteando…
web-timer-begins = Empieza { $name }
web-timer-start = Iniciar el cronómetro
web-timer-pause = Pausa
web-timer-go-on = Seguir
web-timer-next = { $name } termina
web-timer-reset = Volver a cero
web-timer-turns = { $n ->
    [one] 1 turno
   *[other] { $n } turnos
}
web-timer-awake = La pantalla sigue encendida mientras corre el cronómetro.
web-timer-asleep = Este navegador deja que la pantalla se apague; el cronómetro sigue contando.
web-timer-alone = A solas no hay a quién esperar; el cronómetro cuenta tu propio tiempo.

# ---- rules of what is in play
web-table-rules = Consulta las reglas
web-table-rules-about = Primero van las respuestas sobre lo que se juega hoy; el resto queda tras un botón.
web-table-rules-others = { $n ->
    [one] 1 respuesta sobre lo que no está en juego
   *[other] { $n } respuestas sobre lo que no está en juego
}
web-table-rules-sheets = Hojas para imprimir
web-table-rules-sheet = { $sheet ->
    [nightweave] El turno de Tejenoche, en un diagrama (PDF)
   *[game] { $game } en una página (PDF)
}
