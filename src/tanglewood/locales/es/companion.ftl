# Companion mode: an opponent run for people who play with their own pieces.

companion-you = Tú
companion-other = Jugador 2
companion-expects-yes-no = Responde sí o no.
companion-expects-number = Ese número no puede ser: mira el menor y el mayor.
companion-expects-one = Elige una de las respuestas.
companion-expects-some = Elige entre las respuestas, cada una como mucho una vez.
companion-expects-row = Elige una para cada lugar.
companion-question-first = Primero responde la pregunta.
companion-no-such-deed = Eso no puede ocurrir ahora.
companion-nothing-asked = Ahora no se pregunta nada.
companion-no-such-answer = No hay ninguna respuesta así que cambiar.
companion-bad-session = Esto no es una partida guardada contra un oponente, o está dañada.
companion-unknown-room = Esta partida ya no se comparte; compártela de nuevo desde un móvil que la tenga.
companion-stale = Otro móvil ha seguido mientras tanto.
companion-crowded = Ahora mismo se comparten aquí demasiadas partidas; inténtalo más tarde.

companion-over = { $rival } ha terminado.
companion-prompt-yes-no = sí o no
companion-prompt-number = un número del { $least } al { $most }
companion-prompt-one = { $listed ->
    [yes] un número de la lista o parte del nombre
   *[no] parte del nombre
}
companion-prompt-some = números o nombres separados por comas, o nada si ninguno
companion-prompt-row = { $listed ->
    [yes] números o partes de los nombres, uno para cada lugar, separados por comas
   *[no] partes de los nombres, una para cada lugar, separadas por comas
}: { $places }
companion-prompt-ready = ¿Qué ha pasado? Un número, undo, change, remove, insert, score, save o quit
companion-remembered = la última vez: { $answer }
companion-saved = Guardado. Sigue con: tanglewood companion --resume { $file }
companion-step = { $n }. { $text }
companion-rule = ({ $rule })
companion-several = { $said } encaja con varias: { $names }
companion-unknown = { $said } no es ninguna de las respuestas.
companion-change-none = Aún no se ha respondido nada.
companion-change-which = ¿Qué respuesta era incorrecta?
companion-total = Total
companion-answer = { $n }. { $question } { $answer }
companion-yes = sí
companion-no = no
companion-nothing = ninguna
companion-players = Cuántas personas juegan contra { $rival }.
companion-no-game = { $game } no tiene oponente para una mesa de verdad. Hay: { $names }.

# Corrections.

companion-setup = Preparación
companion-idle = Esto ya no puede ocurrir
companion-repair = Corregid esto en la mesa, - se deshace y + se hace en su lugar:
companion-moved = { $name }: { $now } (antes { $was })
companion-turned = La carta: { $card }
companion-deed = { $n }. { $name }
companion-remove-which = ¿Qué no ha ocurrido?
companion-insert-where = ¿Antes de qué se olvidó algo?
companion-insert-what = ¿Qué fue?
