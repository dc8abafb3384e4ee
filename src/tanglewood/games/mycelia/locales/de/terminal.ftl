# How one answers at the table in the terminal, by examples.

cli-example-move-mycelia = play boletus-edulis
cli-example-short-mycelia = boletus oder c3 c4
cli-example-card-mycelia = amanita muscaria
cli-example-rule-mycelia = schrein
cli-example-answers-mycelia =
    c3 c4            einen Tropfen von c3 nach c4 verschieben (prism c3 c4: einen Prismatropfen)
    hire amanita     jeder Anfang der Wörter einer Möglichkeit genügt
    skip             den Rest einer Funktion verfallen lassen;  end  beendet deinen Zug
