# How one answers at the table in the terminal, by examples.

cli-example-move-deep-forest = go c4
cli-example-short-deep-forest = c4, o 1,1 1,3
cli-example-card-deep-forest = rospo di pietra
cli-example-rule-deep-forest = nebbia
cli-example-answers-deep-forest =
    c4               vai alla casella c4, colonna c da sinistra, riga 4 dal muro inferiore
    1,1 1,3          posa la striscia dalla riga 1, colonna 1 del mercato alla riga 1, colonna 3
    row 2            posizionati alla seconda riga del mercato;  column 3, corner
    over c4          basta l’inizio delle parole di un’opzione: overcome c4
    end              termina il turno
