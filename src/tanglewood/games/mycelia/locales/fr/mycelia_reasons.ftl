# Why a move is good. Each is a piece of a line.

mycelia-why-ending = vide le plateau : ce tour de table est le dernier
mycelia-why-off = { $n ->
    [one] retire { $n } goutte du plateau
   *[other] retire { $n } gouttes du plateau
}
mycelia-why-nearer = { $n ->
    [one] rapproche les gouttes de { $n } case d’une case Sanctuaire
   *[other] rapproche les gouttes de { $n } cases d’une case Sanctuaire
}
mycelia-why-leaves = { $n ->
    [one] rapporte { $n } feuille
   *[other] rapporte { $n } feuilles
}
mycelia-why-hire = bientôt en main : { $what }
mycelia-why-trash = une carte faible de moins : les bonnes reviennent plus souvent
mycelia-why-showcase = révèle d’autres héros à recruter
mycelia-why-tile = gagne la tuile { $tile }
mycelia-why-shrine = une case Sanctuaire sur { $field } raccourcit les trajets
mycelia-why-favour = avance sur la case { $space } de la plateforme des faveurs
mycelia-why-full = remplit le Sanctuaire : tout le monde reçoit de nouvelles gouttes
mycelia-why-given = { $n ->
    [one] mais donne { $n } feuille aux autres
   *[other] mais donne { $n } feuilles aux autres
}
mycelia-why-end = { $n ->
    [one] garde { $n } feuille pour le prochain tour
   *[other] garde { $n } feuilles pour le prochain tour
}
mycelia-why-hand = puis une nouvelle main est piochée
mycelia-why-card = { $what }
mycelia-why-rest = { $n ->
    [one] laisse { $n } feuille
   *[other] laisse { $n } feuilles
}
mycelia-why-gone = pas indispensable : { $what }
mycelia-why-again = sera piochée encore une fois : { $what }
mycelia-why-roots = d’autres cadeaux deviennent visibles
mycelia-why-skip = les gouttes restent où elles sont
mycelia-why-next = { $verb ->
    [remove] de là, la carte { $card } en main peut la retirer
   *[move] de là, la carte { $card } en main peut la faire avancer
}
mycelia-why-way = { $n ->
    [one] depuis { $field }, il reste { $n } case jusqu’à une case Sanctuaire
   *[other] depuis { $field }, il reste { $n } cases jusqu’à une case Sanctuaire
}
