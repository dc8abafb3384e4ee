ev-market-token = { $name }, { $side ->
    [gain] du côté Gains
   *[trade] du côté Échange
}. { $words }
ev-market-tokens = jetons du Marché
ev-market-side = { $side ->
    [gain] Gains
   *[trade] Échange
}
ev-market-side-how = { $side ->
    [gain] en prendre un
   *[trade] en payer un
}
ev-market-none = aucun jeton ici
ev-market-as-shown = comme indiqué
ev-garland = Prix Garland, { $name }. { $words } Maintenant : { $standing }.
ev-garland-place = { $name } { $n }{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
ev-garland-name = { $name }
ev-garland-most = le plus
ev-garland-next = ensuite
ev-garland-mine = { $n ->
    [one] { $n } carte compte
   *[other] { $n } cartes comptent
}, { $points ->
    [0] rien
    [one] { $points } point
   *[other] { $points } points
} si la partie finissait maintenant.
ev-garland-rank = { $place ->
    [first] première place avec { $n }
    [second] deuxième place avec { $n }
   *[none] { $n } jusqu’ici
}

ev-kind-token = jeton du Marché
ev-kind-garland = prix Garland
