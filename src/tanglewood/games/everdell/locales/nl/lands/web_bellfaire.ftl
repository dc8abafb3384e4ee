# Bellfaire in the browser: the fair, its Market and its garland.

ev-market-token = { $side ->
    [gain] { $name }, aan de kant Krijgen. { $words }
   *[trade] { $name }, aan de kant Ruilen. { $words }
}
ev-market-tokens = fiches van de Markt
ev-market-side = { $side ->
    [gain] Krijgen
   *[trade] Ruilen
}
ev-market-side-how = { $side ->
    [gain] neem er een
   *[trade] betaal er een
}
ev-market-none = hier geen fiche
ev-market-as-shown = zoals getoond
ev-garland = Garland-prijs { $name }. { $words } Nu: { $standing }.
ev-garland-place = { $points ->
    [0] { $name } { $n }
    [one] { $name } { $n }, { $points } punt
   *[other] { $name } { $n }, { $points } punten
}
ev-garland-name = { $name }
ev-garland-most = meeste
ev-garland-next = daarna
ev-garland-mine = { $n ->
    [one] Eén kaart telt
   *[other] { $n } kaarten tellen
}, { $points ->
    [0] niets
    [one] { $points } punt
   *[other] { $points } punten
} als het spel nu zou eindigen.
ev-garland-rank = { $place ->
    [first] eerste met { $n }
    [second] tweede met { $n }
   *[none] { $n } tot nu toe
}

ev-kind-token = fiche van de Markt
ev-kind-garland = Garland-prijs
