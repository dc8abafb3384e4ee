# How one answers at the table in the terminal, by examples.

cli-example-move-mycelia = play boletus-edulis
cli-example-short-mycelia = boletus albo c3 c4
cli-example-card-mycelia = amanita muscaria
cli-example-rule-mycelia = świątynia
cli-example-answers-mycelia =
    c3 c4            przesuń kroplę z c3 na c4 (prism c3 c4: pryzmatyczną kroplę)
    hire amanita     wystarczy dowolny początek słów opcji
    skip             pomiń resztę działania;  end  kończy turę
