cli-example-move = ses mots
cli-example-short = ses premières lettres
cli-example-card = NAME
cli-example-rule = WORD
cli-example-answers = pass             les premières lettres des mots d’une option suffisent
