# How one answers at the table in the terminal, by examples.

cli-example-move-everdell = play historian
cli-example-short-everdell = historian, of three twigs
cli-example-card-everdell = historian
cli-example-rule-everdell = reis
cli-example-answers-everdell =
    historian        de Historicus spelen, als dat de enige optie met dit woord is
    meadow 3         de kaart van plek 3 van de weide spelen
    place haven      elk begin van de woorden van een optie is goed
    prepare          je voorbereiden op het volgende seizoen;  pass  beëindigt je spel in de herfst
