# Spirecrest in the browser: the mountain with its weather, map tiles, discoveries, rabbits and big critters.

ev-region = { $region ->
    [foothills] Colline
    [peak] Vetta
    [ridge] Cresta
   *[home] Casa
}
ev-weather = Meteo ({ $season }): { $words }
ev-weather-hidden = Non ancora noto.
ev-map-tile = Tessera mappa { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per { $price }.
ev-map-mine = { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $paid ->
    [yes] , pagata
   *[no] {""}
}.
ev-map-own = la mappa
ev-map-next = prossima da pagare:
ev-map-done = l’intero percorso è pagato
ev-map-empty = La tua mappa; ogni esplorazione aggiunge una tessera, da pagare alla fine.
ev-tiles-paid = { $n ->
    [one] Una tessera
   *[other] { $n } tessere
}, { $points } punti pagati.
ev-discoveries-left = { $n ->
    [one] 1 scoperta è a faccia in giù.
   *[other] { $n } scoperte sono a faccia in giù.
}
ev-offers = scoperte rivelate
ev-offer = { $name }. { $words } { $price ->
    [0] Gratis.
   *[other] Costa { $price } tra risorse e carte.
}
ev-free = gratis
ev-stormvale = carte di Valtempesta
ev-stormvale-card = A Valtempesta: { $what }
ev-discovery = Scoperta { $name }. { $words }{ $points ->
    [0] {""}
    [one] {" "}Ora { $points } punto.
   *[other] {" "}Ora { $points } punti.
}{ $workers ->
    [none] {""}
   *[other] {" "}{ $workers }.
}
ev-under = Sotto una scoperta: { $what }
ev-rabbit-at = Il coniglio è { $region ->
    [foothills] sulle colline
    [peak] sulla vetta
    [ridge] sulla cresta
   *[home] in spedizione
}.
ev-big-critter = { $name }, un animale gigante, { $home ->
    [yes] a casa
   *[no] fuori
}
ev-exploring = Esplori { $region ->
    [foothills] le colline
    [peak] la vetta
   *[ridge] la cresta
}
ev-explore-step = { $step ->
    [chart] Mappa: una tessera per la mappa
    [discover] Scopri: una di tre
   *[travel] Viaggia: alla prossima regione
}
ev-kind-discovery = { $big ->
    [yes] animale gigante della montagna
   *[no] scoperta
}
ev-kind-map = tessera mappa
ev-kind-weather = meteo ({ $season })
