# How one answers at the table of any game. A game with examples of its own has the same keys with its id behind
# them (`cli-example-move-GAME`) in its own `locales/`.

cli-example-move = sus palabras
cli-example-short = sus primeras letras
cli-example-card = NAME
cli-example-rule = WORD
cli-example-answers = pass             bastan las primeras letras de las palabras de una opción
