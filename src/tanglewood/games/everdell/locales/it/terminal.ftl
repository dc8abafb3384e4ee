# How one answers at the table in the terminal, by examples.

cli-example-move-everdell = play historian
cli-example-short-everdell = historian, o three twigs
cli-example-card-everdell = storico
cli-example-rule-everdell = viaggio
cli-example-answers-everdell =
    historian        gioca lo Storico, se è l’unica opzione con questa parola
    meadow 3         gioca la carta dello spazio 3 del Prato
    place haven      basta l’inizio delle parole di un’opzione
    prepare          preparati per la prossima stagione;  pass  chiude la tua partita in autunno
