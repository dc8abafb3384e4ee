# How one answers at the table in the terminal, by examples.

cli-example-move-everdell = play historian
cli-example-short-everdell = historian, or three twigs
cli-example-card-everdell = historian
cli-example-rule-everdell = journey
cli-example-answers-everdell =
    historian        play the Historian, if that is the only option with this word
    meadow 3         play the card of slot 3 of the Meadow
    place haven      any beginning of the words of an option will do
    prepare          prepare for the next season;  pass  ends your game in autumn
