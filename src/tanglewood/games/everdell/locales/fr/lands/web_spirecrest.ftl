ev-region = { $region ->
    [foothills] Contreforts
    [peak] Sommet
    [ridge] Crête
   *[home] Terrier
}
ev-weather = { $season ->
    [winter] Météo d’hiver : { $words }
    [spring] Météo de printemps : { $words }
    [summer] Météo d’été : { $words }
    [autumn] Météo d’automne : { $words }
   *[other] Météo ({ $season }) : { $words }
}
ev-weather-hidden = Pas encore connue.
ev-map-tile = Tuile Carte { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $price }.
ev-map-mine = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $paid ->
    [yes] , payée
   *[no] {""}
}.
ev-map-own = la carte
ev-map-next = à payer ensuite :
ev-map-done = tout le chemin est payé
ev-map-empty = Votre carte ; chaque exploration ajoute une tuile, payée à la fin.
ev-tiles-paid = { $n ->
    [one] { $n } tuile ; points payés : { $points }.
   *[other] { $n } tuiles ; points payés : { $points }.
}
ev-discoveries-left = { $n ->
    [one] { $n } découverte est face cachée.
   *[other] { $n } découvertes sont face cachée.
}
ev-offers = découvertes révélées
ev-offer = { $name }. { $words } { $price ->
    [0] Gratuite.
    [one] Coûte { $price } ressource ou carte.
   *[other] Coûte { $price } ressources ou cartes.
}
ev-free = gratuite
ev-stormvale = cartes de Valtempête
ev-stormvale-card = À Valtempête : { $what }
ev-discovery = Découverte { $name }. { $words }{ $points ->
    [0] {""}
    [one] {" "}{ $points } point maintenant.
   *[other] {" "}{ $points } points maintenant.
}{ $workers ->
    [none] {""}
   *[other] {" "}{ $workers }.
}
ev-under = Sous une découverte : { $what }
ev-rabbit-at = Le lapin est { $region ->
    [foothills] dans les contreforts
    [peak] au sommet
    [ridge] sur la crête
   *[home] en expédition
}.
ev-big-critter = { $home ->
    [yes] { $name }, une grande créature, disponible
   *[no] { $name }, une grande créature, sortie
}
ev-exploring = { $region ->
    [foothills] Explorer les contreforts
    [peak] Explorer le sommet
   *[ridge] Explorer la crête
}
ev-explore-step = { $step ->
    [chart] Cartographier : une tuile pour la carte
    [discover] Découvrir : une sur trois
   *[travel] Voyager : vers la région suivante
}
ev-kind-discovery = { $big ->
    [yes] grande créature de la montagne
   *[no] découverte
}
ev-kind-map = tuile Carte
ev-kind-weather = { $season ->
    [winter] météo d’hiver
    [spring] météo de printemps
    [summer] météo d’été
    [autumn] météo d’automne
   *[other] météo ({ $season })
}
