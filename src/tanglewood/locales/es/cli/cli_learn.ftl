# Lessons in the terminal.

help-learn-short = Aprender un juego jugándolo, paso a paso.
help-learn = Aprender un juego jugándolo en la terminal: capítulos breves con una guía, con las reglas de verdad.
help-learn-lesson = El capítulo; por defecto, el primero.
help-learn-list = Solo enumera los capítulos.

refused-no-lessons = { $game } no tiene lecciones

cli-learn-chapter = { $minutes ->
    [one] { $id }: { $title } (1 minuto). { $goal }
   *[other] { $id }: { $title } ({ $minutes } minutos). { $goal }
}
cli-learn-goal = Objetivo: { $goal }
cli-learn-how = Escribe una jugada o su número. También: hint, card NAME, rule NAME, board, quit.
cli-learn-step = Paso { $step } de { $all }
cli-learn-taken-back = Se ha deshecho.
cli-learn-hint = Escribe: { $move }
cli-learn-left = Vuelve con:  tanglewood learn { $game } { $lesson }
cli-learn-on = Los demás capítulos:  tanglewood learn { $game } --list
