# How one answers at the table in the terminal, by examples.

cli-example-move-mycelia = play boletus-edulis
cli-example-short-mycelia = boletus, of c3 c4
cli-example-card-mycelia = amanita muscaria
cli-example-rule-mycelia = tempel
cli-example-answers-mycelia =
    c3 c4            een druppel van c3 naar c4 verplaatsen (prism c3 c4: een prismadruppel)
    hire amanita     elk begin van de woorden van een optie is goed
    skip             de rest van een functie laten vervallen;  end  beëindigt je beurt
