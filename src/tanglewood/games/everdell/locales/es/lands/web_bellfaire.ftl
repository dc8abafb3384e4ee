# Bellfaire in the browser: the fair, its Market and its garland.

ev-market-token = { $name }, { $side ->
    [gain] en el lado Obtener
   *[trade] en el lado Intercambio
}. { $words }
ev-market-tokens = fichas del Mercado
ev-market-side = { $side ->
    [gain] Obtener
   *[trade] Intercambio
}
ev-market-side-how = { $side ->
    [gain] toma una
   *[trade] paga una
}
ev-market-none = aquí no hay fichas
ev-market-as-shown = lo indicado
ev-garland = Guirnalda: { $name }. { $words } Ahora: { $standing }.
ev-garland-place = { $name } { $n }{ $points ->
    [0] {""}
    [one] , { $points } punto
   *[other] , { $points } puntos
}
ev-garland-name = { $name }
ev-garland-most = primera
ev-garland-next = segunda
ev-garland-mine = { $n ->
    [one] Cuenta una carta
   *[other] Cuentan { $n } cartas
}; { $points ->
    [0] nada
    [one] { $points } punto
   *[other] { $points } puntos
} si la partida terminara ahora.
ev-garland-rank = { $place ->
    [first] en primer lugar con { $n }
    [second] en segundo lugar con { $n }
   *[none] { $n } de momento
}

ev-kind-token = ficha del Mercado
ev-kind-garland = guirnalda
