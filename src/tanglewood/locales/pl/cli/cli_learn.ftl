# Lessons in the terminal.

help-learn-short = Naucz się gry, grając w nią krok po kroku.
help-learn = Naucz się gry, grając w nią w terminalu: krótkie rozdziały z trenerem, na prawdziwych zasadach.
help-learn-lesson = Rozdział; domyślnie pierwszy.
help-learn-list = Tylko wypisz rozdziały.

refused-no-lessons = { $game } nie ma lekcji

cli-learn-chapter = { $minutes ->
    [one] { $id }: { $title } (1 minuta). { $goal }
    [few] { $id }: { $title } ({ $minutes } minuty). { $goal }
   *[many] { $id }: { $title } ({ $minutes } minut). { $goal }
}
cli-learn-goal = Cel: { $goal }
cli-learn-how = Wpisz ruch albo jego numer. Także: hint, card NAME, rule NAME, board, quit.
cli-learn-step = Krok { $step } z { $all }
cli-learn-taken-back = Cofnięto.
cli-learn-hint = Wpisz: { $move }
cli-learn-left = Wróć poleceniem:  tanglewood learn { $game } { $lesson }
cli-learn-on = Inne rozdziały:  tanglewood learn { $game } --list
