# Bellfaire in the browser: the fair, its Market and its garland.

ev-market-token = { $name }, { $side ->
    [gain] sul lato Ottieni
   *[trade] sul lato Scambia
}. { $words }
ev-market-tokens = segnalini del Mercato
ev-market-side = { $side ->
    [gain] Ottieni
   *[trade] Scambia
}
ev-market-side-how = { $side ->
    [gain] prendine uno
   *[trade] pagane uno
}
ev-market-none = qui nessun segnalino
ev-market-as-shown = come indicato
ev-garland = Ghirlanda: { $name }. { $words } Ora: { $standing }.
ev-garland-place = { $name } { $n }{ $points ->
    [0] {""}
    [one] , { $points } punto
   *[other] , { $points } punti
}
ev-garland-name = { $name }
ev-garland-most = prima
ev-garland-next = seconda
ev-garland-mine = { $n ->
    [one] Una carta conta
   *[other] { $n } carte contano
}, { $points ->
    [0] nulla
    [one] { $points } punto
   *[other] { $points } punti
} se la partita finisse ora.
ev-garland-rank = { $place ->
    [first] al primo posto con { $n }
    [second] al secondo posto con { $n }
   *[none] finora { $n }
}

ev-kind-token = segnalino del Mercato
ev-kind-garland = Ghirlanda
