# Lessons in the terminal.

help-learn-short = Impara un gioco giocandolo, passo per passo.
help-learn = Impara un gioco giocandolo nel terminale: brevi capitoli con una guida, con le vere regole.
help-learn-lesson = Il capitolo; predefinito: il primo.
help-learn-list = Elenca soltanto i capitoli.

refused-no-lessons = { $game } non ha lezioni

cli-learn-chapter = { $id }: { $title } ({ $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}). { $goal }
cli-learn-goal = Obiettivo: { $goal }
cli-learn-how = Scrivi una mossa o il suo numero. Anche: hint, card NAME, rule NAME, board, quit.
cli-learn-step = Passo { $step } di { $all }
cli-learn-taken-back = È annullata.
cli-learn-hint = Scrivi: { $move }
cli-learn-left = Per tornare:  tanglewood learn { $game } { $lesson }
cli-learn-on = Gli altri capitoli:  tanglewood learn { $game } --list
