# Bellfaire in the browser: the fair, its Market and its garland.

ev-market-token = { $name }, { $side ->
    [gain] auf der Erhalten-Seite
   *[trade] auf der Verkaufen-Seite
}. { $words }
ev-market-tokens = Marker des Markts
ev-market-side = { $side ->
    [gain] Erhalten
   *[trade] Verkaufen
}
ev-market-side-how = { $side ->
    [gain] einen nehmen
   *[trade] einen zahlen
}
ev-market-none = kein Marker hier
ev-market-as-shown = wie gezeigt
ev-garland = Königliche Auszeichnung { $name }. { $words } Jetzt: { $standing }.
ev-garland-place = { $name } { $n }{ $points ->
    [0] {""}
    [one] , { $points } Punkt
   *[other] , { $points } Punkte
}
ev-garland-name = { $name }
ev-garland-most = meiste
ev-garland-next = zweite
ev-garland-mine = { $n ->
    [one] Eine Karte zählt
   *[other] { $n } Karten zählen
}, { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn das Spiel jetzt endete.
ev-garland-rank = { $place ->
    [first] Erster Rang mit { $n }
    [second] Zweiter Rang mit { $n }
   *[none] bisher { $n }
}

ev-kind-token = Marker des Markts
ev-kind-garland = Auszeichnung
