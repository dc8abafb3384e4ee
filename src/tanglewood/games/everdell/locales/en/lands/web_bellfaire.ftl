# Bellfaire in the browser: the fair, its Market and its garland.

ev-market-token = { $name }, { $side ->
    [gain] on the gain side
   *[trade] on the trade side
}. { $words }
ev-market-tokens = tokens of the Market
ev-market-side = { $side ->
    [gain] Gain
   *[trade] Trade
}
ev-market-side-how = { $side ->
    [gain] take one
   *[trade] pay one
}
ev-market-none = no token here
ev-market-as-shown = as shown
ev-garland = Garland of { $name }. { $words } Now: { $standing }.
ev-garland-place = { $name } { $n }{ $points ->
    [0] {""}
    [one] , { $points } point
   *[other] , { $points } points
}
ev-garland-name = { $name }
ev-garland-most = most
ev-garland-next = next
ev-garland-mine = { $n ->
    [one] One card counts
   *[other] { $n } cards count
}, { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
} if the game ended now.
ev-garland-rank = { $place ->
    [first] first with { $n }
    [second] second with { $n }
   *[none] { $n } so far
}

ev-kind-token = token of the Market
ev-kind-garland = garland
