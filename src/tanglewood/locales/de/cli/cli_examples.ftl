# How one answers at the table of any game. A game with examples of its own has the same keys with its id behind
# them (`cli-example-move-GAME`) in its own `locales/`.

cli-example-move = ihre Wörter
cli-example-short = ihre ersten Buchstaben
cli-example-card = NAME
cli-example-rule = WORT
cli-example-answers = pass             die ersten Buchstaben der Wörter einer Möglichkeit genügen
