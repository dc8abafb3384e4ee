# How one answers at the table in the terminal, by examples.

cli-example-move-everdell = play historian
cli-example-short-everdell = historian, o three twigs
cli-example-card-everdell = historian
cli-example-rule-everdell = viaje
cli-example-answers-everdell =
    historian        juega el Historiador, si es la única opción con esta palabra
    meadow 3         juega la carta del espacio 3 del Prado
    place haven      vale cualquier comienzo de las palabras de una opción
    prepare          te prepara para la siguiente estación;  pass  termina tu partida en otoño
