# How one answers at the table in the terminal, by examples.

cli-example-move-deep-forest = go c4
cli-example-short-deep-forest = c4, or 1,1 1,3
cli-example-card-deep-forest = stone toad
cli-example-rule-deep-forest = fog
cli-example-answers-deep-forest =
    c4               go to field c4, column c from the left, row 4 from the lower wall
    1,1 1,3          lay the strip from row 1, column 1 of the market to row 1, column 3
    row 2            stand at the second row of the market;  column 3, corner
    over c4          any beginning of the words of an option will do: overcome c4
    end              end your turn
