# Spirecrest in the browser: the mountain with its weather, map tiles, discoveries, rabbits and big critters.

ev-region = { $region ->
    [foothills] Foothills
    [peak] Peak
    [ridge] Ridge
   *[home] Home
}
ev-weather = Weather of { $season }: { $words }
ev-weather-hidden = Not known yet.
ev-map-tile = Map tile { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $price }.
ev-map-mine = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $paid ->
    [yes] , paid
   *[no] {""}
}.
ev-map-own = the map
ev-map-next = next to pay:
ev-map-done = the whole way is paid
ev-map-empty = Your map; each exploration adds a tile, paid at the end.
ev-tiles-paid = { $n ->
    [one] One tile
   *[other] { $n } tiles
}, { $points } points paid.
ev-discoveries-left = { $n ->
    [one] 1 discovery lies face down.
   *[other] { $n } discoveries lie face down.
}
ev-offers = discoveries turned up
ev-offer = { $name }. { $words } { $price ->
    [0] Free.
   *[other] Costs { $price } resources or cards.
}
ev-free = free
ev-stormvale = cards of Stormvale
ev-stormvale-card = At Stormvale: { $what }
ev-discovery = Discovery { $name }. { $words }{ $points ->
    [0] {""}
    [one] {" "}{ $points } point now.
   *[other] {" "}{ $points } points now.
}{ $workers ->
    [none] {""}
   *[other] {" "}{ $workers }.
}
ev-under = Under a discovery: { $what }
ev-rabbit-at = The rabbit is { $region ->
    [foothills] in the foothills
    [peak] on the peak
    [ridge] on the ridge
   *[home] on its expedition
}.
ev-big-critter = { $name }, a big critter, { $home ->
    [yes] at home
   *[no] out
}
ev-exploring = Exploring the { $region ->
    [foothills] foothills
    [peak] peak
   *[ridge] ridge
}
ev-explore-step = { $step ->
    [chart] Chart: a tile for the map
    [discover] Discover: one of three
   *[travel] Travel: on to the next region
}
ev-kind-discovery = { $big ->
    [yes] big critter of the mountain
   *[no] discovery
}
ev-kind-map = map tile
ev-kind-weather = weather of { $season }
