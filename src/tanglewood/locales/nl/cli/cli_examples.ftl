# How one answers at the table of any game. A game with examples of its own has the same keys with its id behind
# them (`cli-example-move-GAME`) in its own `locales/`.

cli-example-move = de woorden ervan
cli-example-short = de eerste letters ervan
cli-example-card = NAME
cli-example-rule = WORD
cli-example-answers = pass             de eerste letters van de woorden van een optie zijn genoeg
