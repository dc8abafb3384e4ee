# Spirecrest in the browser: the mountain with its weather, map tiles, discoveries, rabbits and big critters.

ev-region = { $region ->
    [foothills] Estribaciones
    [peak] Cumbre
    [ridge] Cresta
   *[home] Casa
}
# The code hands over the id of a season.
ev-weather-season = { $season ->
    [winter] invierno
    [spring] primavera
    [summer] verano
    [autumn] otoño
   *[other] { $season }
}
ev-weather = Clima de { ev-weather-season }: { $words }
ev-weather-hidden = Aún no se conoce.
ev-map-tile = { $points ->
    [one] Loseta de mapa { $name }, { $points } punto por { $price }.
   *[other] Loseta de mapa { $name }, { $points } puntos por { $price }.
}
ev-map-mine = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}{ $paid ->
    [yes] , pagada
   *[no] {""}
}.
ev-map-own = el mapa
ev-map-next = ahora se paga:
ev-map-done = todo el camino está pagado
ev-map-empty = Tu mapa; cada exploración añade una loseta que se paga al final.
ev-tiles-paid = { $n ->
    [one] Una loseta, { $points } puntos pagados.
   *[other] { $n } losetas, { $points } puntos pagados.
}
ev-discoveries-left = { $n ->
    [one] { $n } descubrimiento está boca abajo.
   *[other] { $n } descubrimientos están boca abajo.
}
ev-offers = descubrimientos a la vista
ev-offer = { $name }. { $words } { $price ->
    [0] Gratis.
   *[other] Cuesta { $price } recursos o cartas.
}
ev-free = gratis
ev-stormvale = cartas de Valletormenta
ev-stormvale-card = En Valletormenta: { $what }
ev-discovery = Descubrimiento { $name }. { $words }{ $points ->
    [0] {""}
    [one] {" "}{ $points } punto ahora.
   *[other] {" "}{ $points } puntos ahora.
}{ $workers ->
    [none] {""}
   *[other] {" "}{ $workers }.
}
ev-under = Bajo un descubrimiento: { $what }
ev-rabbit-at = { $region ->
    [foothills] El conejo está en las estribaciones.
    [peak] El conejo está en la cumbre.
    [ridge] El conejo está en la cresta.
   *[home] El conejo está en su expedición.
}
ev-big-critter = { $home ->
    [yes] { $name }, criatura grande, en casa
   *[no] { $name }, criatura grande, fuera
}
ev-exploring = { $region ->
    [foothills] Exploras las estribaciones
    [peak] Exploras la cumbre
   *[ridge] Exploras la cresta
}
ev-explore-step = { $step ->
    [chart] Cartografiar: una loseta para el mapa
    [discover] Descubrir: uno de tres
   *[travel] Viajar: a la siguiente región
}
ev-kind-discovery = { $big ->
    [yes] criatura grande de la montaña
   *[no] descubrimiento
}
ev-kind-map = loseta de mapa
ev-kind-weather = clima de { ev-weather-season }
