# How one answers at the table in the terminal, by examples.

cli-example-move-everdell = play historian
cli-example-short-everdell = historian oder three twigs
cli-example-card-everdell = historian
cli-example-rule-everdell = reise
cli-example-answers-everdell =
    historian        den Historiker ausspielen, wenn nur eine Möglichkeit dieses Wort hat
    meadow 3         die Karte auf Feld 3 der Wiese ausspielen
    place haven      jeder Anfang der Wörter einer Möglichkeit genügt
    prepare          auf die nächste Jahreszeit vorbereiten;  pass  beendet im Herbst dein Spiel
