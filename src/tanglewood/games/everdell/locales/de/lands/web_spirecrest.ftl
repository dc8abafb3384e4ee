# Spirecrest in the browser: the mountain with its weather, map tiles, discoveries, rabbits and big critters.

ev-region = { $region ->
    [foothills] Vorgebirge
    [peak] Gipfel
    [ridge] Gebirgskamm
   *[home] Zu Hause
}
# `$season` is an id.
ev-weather-season = { $season ->
    [winter] Winter
    [spring] Frühling
    [summer] Sommer
    [autumn] Herbst
   *[other] { $season }
}
ev-weather = Wetter im { ev-weather-season }: { $words }
ev-weather-hidden = Noch nicht bekannt.
ev-map-tile = Kartenstück { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für { $price }.
ev-map-mine = { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $paid ->
    [yes] , bezahlt
   *[no] {""}
}.
ev-map-own = die Landkarte
ev-map-next = zu zahlen:
ev-map-done = der ganze Weg ist bezahlt
ev-map-empty = Deine Landkarte; jedes Erkunden fügt ein Kartenstück hinzu, bezahlt wird am Ende.
ev-tiles-paid = { $n ->
    [one] Ein Kartenstück, { $points } Punkte bezahlt.
   *[other] { $n } Kartenstücke, { $points } Punkte bezahlt.
}
ev-discoveries-left = { $n ->
    [one] 1 Entdeckung liegt verdeckt.
   *[other] { $n } Entdeckungen liegen verdeckt.
}
ev-offers = aufgedeckte Entdeckungen
ev-offer = { $name }. { $words } { $price ->
    [0] Kostenlos.
   *[other] Preis: { $price } (Ressourcen oder Karten).
}
ev-free = gratis
ev-stormvale = Karten im Sturmtal
ev-stormvale-card = Im Sturmtal: { $what }
ev-discovery = Entdeckung { $name }. { $words }{ $points ->
    [0] {""}
    [one] {" "}Jetzt { $points } Punkt.
   *[other] {" "}Jetzt { $points } Punkte.
}{ $workers ->
    [none] {""}
   *[other] {" "}{ $workers }.
}
ev-under = Unter einer Entdeckung: { $what }
ev-rabbit-at = Der Wanderer ist { $region ->
    [foothills] im Vorgebirge
    [peak] auf dem Gipfel
    [ridge] auf dem Gebirgskamm
   *[home] auf seiner Expedition
}.
ev-big-critter = { $home ->
    [yes] { $name }, ein Riesenwesen, zu Hause
   *[no] { $name }, ein Riesenwesen, unterwegs
}
ev-exploring = { $region ->
    [foothills] Das Vorgebirge erkunden
    [peak] Den Gipfel erkunden
   *[ridge] Den Gebirgskamm erkunden
}
ev-explore-step = { $step ->
    [chart] Kartieren: ein Kartenstück
    [discover] Entdecken: eine von dreien
   *[travel] Reisen: weiter in die nächste Gegend
}
ev-kind-discovery = { $big ->
    [yes] Riesenwesen des Gebirges
   *[no] Entdeckung
}
ev-kind-map = Kartenstück
ev-kind-weather = Wetter im { ev-weather-season }
