# Lessons in the terminal.

help-learn-short = Een spel al spelend leren, stap voor stap.
help-learn = Een spel al spelend leren in de terminal: korte hoofdstukken met een coach, met de echte regels.
help-learn-lesson = Het hoofdstuk; standaard: het eerste.
help-learn-list = Alleen de hoofdstukken opsommen.

refused-no-lessons = { $game } heeft geen lessen

cli-learn-chapter = { $minutes ->
    [one] { $id }: { $title } (1 minuut). { $goal }
   *[other] { $id }: { $title } ({ $minutes } minuten). { $goal }
}
cli-learn-goal = Doel: { $goal }
cli-learn-how = Typ een zet of het nummer ervan. Ook: hint, card NAME, rule NAME, board, quit.
cli-learn-step = Stap { $step } van { $all }
cli-learn-taken-back = Het is teruggenomen.
cli-learn-hint = Typ: { $move }
cli-learn-left = Kom terug met:  tanglewood learn { $game } { $lesson }
cli-learn-on = De andere hoofdstukken:  tanglewood learn { $game } --list
