# How one answers at the table in the terminal, by examples.

cli-example-move-deep-forest = go c4
cli-example-short-deep-forest = c4, of 1,1 1,3
cli-example-card-deep-forest = stone toad
cli-example-rule-deep-forest = mist
cli-example-answers-deep-forest =
    c4               naar veld c4 gaan, kolom c van links, rij 4 vanaf de onderste muur
    1,1 1,3          de strook leggen van rij 1, kolom 1 van de markt tot rij 1, kolom 3
    row 2            bij de tweede rij van de markt gaan staan;  column 3, corner
    over c4          elk begin van de woorden van een optie is goed: overcome c4
    end              je beurt beëindigen
