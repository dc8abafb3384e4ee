# How one answers at the table of any game. A game with examples of its own has the same keys with its id behind
# them (`cli-example-move-GAME`) in its own `locales/`.

cli-example-move = le sue parole
cli-example-short = le sue prime lettere
cli-example-card = NAME
cli-example-rule = WORD
cli-example-answers = pass             bastano le prime lettere delle parole di un’opzione
