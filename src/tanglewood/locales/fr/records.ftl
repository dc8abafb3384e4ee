record-in-file = { $file } : { $why }
record-line = ligne { $line } : { $why }
record-foreign = ce n’est pas une partie enregistrée de Tanglewood ; la ligne 1 devrait être { $first }
record-newer = cette partie a été enregistrée par une autre version de Tanglewood ; la ligne 1 devrait être { $first }
record-damaged = la ligne { $line } est illisible ; le fichier est endommagé
record-stale = { $line ->
    [0] le coup { $n } n’est plus possible avec ces règles et ces cartes
   *[other] ligne { $line } : ce coup n’est plus possible avec ces règles et ces cartes
}
record-other-pack = { $why } ; la partie a été jouée avec le pack { $theirs }, ici c’est { $ours }{ $own ->
    [yes] {""}
   *[no] {" "}; donnez ce pack avec --pack
}
record-too-long = ligne { $line } : une partie peut compter { $limit ->
    [one] { $limit } coup
   *[other] { $limit } coups
} au plus
record-ended = ended : les coups mènent à la fin de la partie
record-result = { $key } : enregistré { $stored }, rejoué { $replayed }
