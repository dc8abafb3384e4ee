# Pearlbrook in the browser: the river, pearls and frogs, adornments and wonders.

ev-river-space = { $name }. { $words } { $needs ->
    [none] {""}
   *[other] { $met ->
        [yes] Vraagt { $needs }, en dat heeft je stad.
       *[no] Vraagt { $needs }.
    }
} { $frogs ->
    [none] Hier is geen kikker.
   *[other] Kikkers: { $frogs }.
}
ev-river-unseen = De kaart ligt gedekt; wie het eerst komt, draait hem open en neemt de parel.
ev-river-for-all = voor iedereen
ev-river-needs = vraagt
ev-river-not-seen = Nog niet gezien
ev-river-first = 1e:
ev-wonders = Wonderen
ev-wonder = { $name }, { $points } punten. { $words } Kost { $cost }, { $pearls ->
    [one] een parel
   *[other] { $pearls } parels
} en { $cards } kaarten. { $owner ->
    [none] { $workers }
   *[other] Gebouwd: { $owner }.
}
ev-wonders-how = een arbeider bouwt er een
ev-adorned = { $points ->
    [one] Versiering { $name }, nu { $points } punt. { $words }
   *[other] Versiering { $name }, nu { $points } punten. { $words }
}
ev-adornment = Versiering { $name }, kost een parel. { $words }
ev-adornments-kept = { $n ->
    [one] één versiering nog niet gespeeld
   *[other] { $n } versieringen nog niet gespeeld
}
ev-no-adornment = nog geen versiering gespeeld
ev-pearls = parels
ev-pearls-now = { $n ->
    [one] { $n } parel
   *[other] { $n } parels
}
ev-they-have = Heeft er { $n }.
ev-frog-home = De kikker is thuis.
ev-frog-away = De kikker is op pad.
ev-kind-adornment = versiering · alleen van jou
ev-kind-river = kaart van de rivier
