# Pearlbrook in the browser: the river, pearls and frogs, adornments and wonders.

ev-river-space = { $name }. { $words } { $needs ->
    [none] {""}
   *[other] { $met ->
        [yes] Verlangt: { $needs }. Deine Stadt hat es.
       *[no] Verlangt: { $needs }.
    }
} { $frogs ->
    [none] Hier ist kein Frosch.
   *[other] Frösche: { $frogs }.
}
ev-river-unseen = Die Karte liegt verdeckt; wer zuerst kommt, deckt sie auf und nimmt die Perle.
ev-river-for-all = für alle
ev-river-needs = verlangt
ev-river-not-seen = Noch ungesehen
ev-river-first = Zuerst:
ev-wonders = Wunder
ev-wonder = { $name }, { $points } Punkte. { $words } Kostet { $cost }, { $pearls ->
    [one] eine Perle
   *[other] { $pearls } Perlen
} und { $cards } Karten. { $owner ->
    [none] { $workers }
   *[other] Gebaut: { $owner }.
}
ev-wonders-how = ein Arbeiter baut eins
ev-adorned = Artefakt { $name }, { $points ->
    [one] jetzt { $points } Punkt
   *[other] jetzt { $points } Punkte
}. { $words }
ev-adornment = Artefakt { $name }, kostet eine Perle. { $words }
ev-adornments-kept = { $n ->
    [one] ein Artefakt, noch nicht ausgespielt
   *[other] { $n } Artefakte, noch nicht ausgespielt
}
ev-no-adornment = noch kein Artefakt ausgespielt
ev-pearls = Perlen
ev-pearls-now = { $n ->
    [one] { $n } Perle
   *[other] { $n } Perlen
}
ev-they-have = Dort: { $n }.
ev-frog-home = Der Frosch ist zu Hause.
ev-frog-away = Der Frosch ist weg.
ev-kind-adornment = Artefakt · nur für dich
ev-kind-river = Karte des Flusses
