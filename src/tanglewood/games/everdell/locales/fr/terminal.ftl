cli-example-move-everdell = play historian
cli-example-short-everdell = historian, ou three twigs
cli-example-card-everdell = historian
cli-example-rule-everdell = voyage
cli-example-answers-everdell =
    historian        jouer l’Historien, si c’est la seule option avec ce mot
    meadow 3         jouer la carte de l’emplacement 3 de la Prairie
    place haven      n’importe quel début des mots d’une option suffit
    prepare          se préparer pour la saison suivante ;  pass  finit votre partie en automne
