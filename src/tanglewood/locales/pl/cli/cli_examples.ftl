# How one answers at the table of any game.

cli-example-move = jej słowa
cli-example-short = jej pierwsze litery
cli-example-card = NAME
cli-example-rule = WORD
cli-example-answers = pass             wystarczą pierwsze litery słów opcji
