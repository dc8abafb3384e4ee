# How one answers at the table of any game. A game with examples of its own has the same keys with its id behind
# them (`cli-example-move-GAME`) in its own `locales/`.

cli-example-move = its words
cli-example-short = its first letters
cli-example-card = NAME
cli-example-rule = WORD
cli-example-answers = pass             the first letters of an option’s words are enough
