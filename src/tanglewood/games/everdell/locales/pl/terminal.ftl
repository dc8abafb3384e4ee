# How one answers at the table in the terminal, by examples.

cli-example-move-everdell = play historian
cli-example-short-everdell = historian albo three twigs
cli-example-card-everdell = historian
cli-example-rule-everdell = podróż
cli-example-answers-everdell =
    historian        zagraj Historyka, jeśli to jedyna opcja z tym słowem
    meadow 3         zagraj kartę z miejsca 3 na łące
    place haven      wystarczy dowolny początek słów opcji
    prepare          przygotuj się do nowej pory roku;  pass  kończy twoją grę jesienią
