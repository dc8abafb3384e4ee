help-learn-short = Apprendre un jeu en y jouant, pas à pas.
help-learn = Apprendre un jeu en y jouant dans le terminal : de courts chapitres avec un guide, sur les vraies règles.
help-learn-lesson = Le chapitre ; par défaut : le premier.
help-learn-list = Seulement lister les chapitres.

refused-no-lessons = { $game } n’a pas de leçons

cli-learn-chapter = { $minutes ->
    [one] { $id } : { $title } ({ $minutes } minute). { $goal }
   *[other] { $id } : { $title } ({ $minutes } minutes). { $goal }
}
cli-learn-goal = But : { $goal }
cli-learn-how = Tapez un coup ou son numéro. Aussi : hint, card NAME, rule NAME, board, quit.
cli-learn-step = Étape { $step } sur { $all }
cli-learn-taken-back = C’est annulé.
cli-learn-hint = Tapez : { $move }
cli-learn-left = Pour revenir :  tanglewood learn { $game } { $lesson }
cli-learn-on = Les autres chapitres :  tanglewood learn { $game } --list
