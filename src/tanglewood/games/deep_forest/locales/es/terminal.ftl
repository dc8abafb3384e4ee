# How one answers at the table in the terminal, by examples.

cli-example-move-deep-forest = go c4
cli-example-short-deep-forest = c4, o 1,1 1,3
cli-example-card-deep-forest = stone toad
cli-example-rule-deep-forest = niebla
cli-example-answers-deep-forest =
    c4               avanza a la casilla c4, columna c desde la izquierda, fila 4 desde el muro inferior
    1,1 1,3          coloca la tira de la fila 1, columna 1 del mercado a la fila 1, columna 3
    row 2            te coloca en la segunda fila del mercado;  column 3, corner
    over c4          vale cualquier comienzo de las palabras de una opción: overcome c4
    end              termina tu turno
