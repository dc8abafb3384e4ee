# Spirecrest in the browser: the mountain with its weather, map tiles, discoveries, rabbits and big critters.

ev-region = { $region ->
    [foothills] Heuvelland
    [peak] Top
    [ridge] Bergkam
   *[home] Thuis
}
# $season comes as an id.
ev-weather-season = { $season ->
    [winter] de winter
    [spring] de lente
    [summer] de zomer
    [autumn] de herfst
   *[other] { $season }
}
ev-weather = Weer van { ev-weather-season }: { $words }
ev-weather-hidden = Nog niet bekend.
ev-map-tile = { $points ->
    [one] Landkaarttegel { $name }, { $points } punt voor { $price }.
   *[other] Landkaarttegel { $name }, { $points } punten voor { $price }.
}
ev-map-mine = { $name }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $paid ->
    [yes] , betaald
   *[no] {""}
}.
ev-map-own = de landkaart
ev-map-next = nu te betalen:
ev-map-done = de hele weg is betaald
ev-map-empty = Jouw landkaart; elke verkenning voegt een tegel toe, die je aan het einde betaalt.
ev-tiles-paid = { $n ->
    [one] Eén tegel betaald, { $points } punten.
   *[other] { $n } tegels betaald, { $points } punten.
}
ev-discoveries-left = { $n ->
    [one] 1 ontdekking ligt gedekt.
   *[other] { $n } ontdekkingen liggen gedekt.
}
ev-offers = opengedraaide ontdekkingen
ev-offer = { $price ->
    [0] { $name }. { $words } Gratis.
   *[other] { $name }. { $words } Prijs: { $price } (grondstoffen of kaarten).
}
ev-free = gratis
ev-stormvale = kaarten van Stormdal
ev-stormvale-card = Bij Stormdal: { $what }
ev-discovery = Ontdekking { $name }. { $words }{ $points ->
    [0] {""}
    [one] {" "}Nu { $points } punt.
   *[other] {" "}Nu { $points } punten.
}{ $workers ->
    [none] {""}
   *[other] {" "}{ $workers }.
}
ev-under = Onder een ontdekking: { $what }
ev-rabbit-at = { $region ->
    [foothills] Het konijn is in het heuvelland.
    [peak] Het konijn is op de top.
    [ridge] Het konijn is op de bergkam.
   *[home] Het konijn is op expeditie.
}
ev-big-critter = { $home ->
    [yes] { $name }, een reuzenwezen, thuis
   *[no] { $name }, een reuzenwezen, op pad
}
ev-exploring = { $region ->
    [foothills] Het heuvelland verkennen
    [peak] De top verkennen
   *[ridge] De bergkam verkennen
}
ev-explore-step = { $step ->
    [chart] In kaart brengen: een landkaarttegel
    [discover] Ontdekken: een van drie
   *[travel] Reizen: naar het volgende gebied
}
ev-kind-discovery = { $big ->
    [yes] reuzenwezen van de berg
   *[no] ontdekking
}
ev-kind-map = landkaarttegel
ev-kind-weather = weer van { ev-weather-season }
