# How one answers at the table in the terminal, by examples.

cli-example-move-mycelia = play boletus-edulis
cli-example-short-mycelia = boletus, or c3 c4
cli-example-card-mycelia = amanita muscaria
cli-example-rule-mycelia = shrine
cli-example-answers-mycelia =
    c3 c4            move a drop from c3 to c4 (prism c3 c4: a prism drop)
    hire amanita     any beginning of the words of an option will do
    skip             leave the rest of a function undone;  end  ends your turn
