# Examples of answers for each game. A game without lines here gets the first ones.

cli-example-move = its words
cli-example-short = its first letters
cli-example-card = NAME
cli-example-rule = WORD
cli-example-answers = pass             the first letters of an option's words are enough

cli-example-move-mycelia = play boletus-edulis
cli-example-short-mycelia = boletus, or c3 c4
cli-example-card-mycelia = amanita muscaria
cli-example-rule-mycelia = shrine
cli-example-answers-mycelia =
    c3 c4            move a drop from c3 to c4 (prism c3 c4: a prism drop)
    hire amanita     the first letters of an option's words are enough
    skip             skip the rest of a function;  end  ends your turn

cli-example-move-everdell = play historian
cli-example-short-everdell = historian, or three twigs
cli-example-card-everdell = historian
cli-example-rule-everdell = journey
cli-example-answers-everdell =
    historian        play the Historian, if that is the only option with this word
    meadow 3         play the card of slot 3 of the Meadow
    place haven      the first letters of an option's words are enough
    prepare          prepare for the next season;  pass  ends your game in autumn

cli-example-move-deep-forest = go c4
cli-example-short-deep-forest = c4, or 1,1 1,3
cli-example-card-deep-forest = stone toad
cli-example-rule-deep-forest = fog
cli-example-answers-deep-forest =
    c4               go to field c4, column c from the left, row 4 from the lower wall
    1,1 1,3          lay the strip from row 1, column 1 of the market to row 1, column 3
    row 2            stand at the second row of the market;  column 3, corner
    over c4          the first letters of an option's words are enough: overcome c4
    end              end your turn
