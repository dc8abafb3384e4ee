# Lessons in the terminal.

help-learn-short = Learn a game by playing it, step by step.
help-learn = Learn a game by playing it in the terminal: short chapters with a coach, on the real rules.
help-learn-lesson = The chapter; default: the first one.
help-learn-list = Only list the chapters.

refused-no-lessons = { $game } has no lessons

cli-learn-chapter = { $id }: { $title } ({ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}). { $goal }
cli-learn-goal = Goal: { $goal }
cli-learn-how = Type a move or its number. Also: hint, card NAME, rule NAME, board, quit.
cli-learn-step = Step { $step } of { $all }
cli-learn-taken-back = It is taken back.
cli-learn-hint = Type: { $move }
cli-learn-left = Come back with:  tanglewood learn { $game } { $lesson }
cli-learn-on = The other chapters:  tanglewood learn { $game } --list
