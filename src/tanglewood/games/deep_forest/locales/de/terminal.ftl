# How one answers at the table in the terminal, by examples.

cli-example-move-deep-forest = go c4
cli-example-short-deep-forest = c4 oder 1,1 1,3
cli-example-card-deep-forest = stone toad
cli-example-rule-deep-forest = nebel
cli-example-answers-deep-forest =
    c4               auf Feld c4 ziehen, Spalte c von links, Reihe 4 ab der unteren Mauer
    1,1 1,3          den Streifen von Reihe 1, Spalte 1 des Markts bis Reihe 1, Spalte 3 legen
    row 2            an die zweite Reihe des Markts stellen;  column 3, corner
    over c4          jeder Anfang der Wörter einer Möglichkeit genügt: overcome c4
    end              deinen Zug beenden
