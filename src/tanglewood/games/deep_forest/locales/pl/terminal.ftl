# How one answers at the table in the terminal, by examples.

cli-example-move-deep-forest = go c4
cli-example-short-deep-forest = c4 albo 1,1 1,3
cli-example-card-deep-forest = stone toad
cli-example-rule-deep-forest = mgła
cli-example-answers-deep-forest =
    c4               idź na pole c4, kolumna c od lewej, rząd 4 od dolnego muru
    1,1 1,3          połóż pasek od rzędu 1, kolumny 1 rynku do rzędu 1, kolumny 3
    row 2            stań przy drugim rzędzie rynku;  column 3, corner
    over c4          wystarczy dowolny początek słów opcji: overcome c4
    end              zakończ turę
