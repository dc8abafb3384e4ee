# Lessons in the terminal.

help-learn-short = Ein Spiel spielend lernen, Schritt für Schritt.
help-learn = Ein Spiel im Terminal spielend lernen: kurze Kapitel mit Anleitung, nach den echten Regeln.
help-learn-lesson = Das Kapitel; Vorgabe: das erste.
help-learn-list = Nur die Kapitel aufzählen.

refused-no-lessons = { $game } hat keine Lektionen

cli-learn-chapter = { $minutes ->
    [one] { $id }: { $title } (1 Minute). { $goal }
   *[other] { $id }: { $title } ({ $minutes } Minuten). { $goal }
}
cli-learn-goal = Ziel: { $goal }
cli-learn-how = Tippe einen Zug oder seine Nummer. Außerdem: hint, card NAME, rule NAME, board, quit.
cli-learn-step = Schritt { $step } von { $all }
cli-learn-taken-back = Es ist zurückgenommen.
cli-learn-hint = Tippe: { $move }
cli-learn-left = Wiederkommen mit:  tanglewood learn { $game } { $lesson }
cli-learn-on = Die anderen Kapitel:  tanglewood learn { $game } --list
