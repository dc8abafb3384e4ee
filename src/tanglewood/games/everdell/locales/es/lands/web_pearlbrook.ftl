# Pearlbrook in the browser: the river, pearls and frogs, adornments and wonders.

ev-river-space = { $name }. { $words } { $needs ->
    [none] {""}
   *[other] { $met ->
        [yes] Pide { $needs }, y tu ciudad lo tiene.
       *[no] Pide { $needs }.
    }
} { $frogs ->
    [none] Aquí no hay ninguna rana.
   *[other] Ranas: { $frogs }.
}
ev-river-unseen = La carta está boca abajo; quien llegue primero la descubre y se lleva la perla.
ev-river-for-all = para todos
ev-river-needs = pide
ev-river-not-seen = Aún sin ver
ev-river-first = 1.º:
ev-wonders = Maravillas
ev-wonder = { $name }, { $points } puntos. { $words } Cuesta { $cost }, { $pearls ->
    [one] una perla
   *[other] { $pearls } perlas
} y { $cards } cartas. { $owner ->
    [none] { $workers }
   *[other] Ya es de { $owner }.
}
ev-wonders-how = las construye un trabajador
ev-adorned = Ornamento { $name }, { $points ->
    [one] { $points } punto ahora
   *[other] { $points } puntos ahora
}. { $words }
ev-adornment = Ornamento { $name }, cuesta una perla. { $words }
ev-adornments-kept = { $n ->
    [one] un ornamento sin jugar
   *[other] { $n } ornamentos sin jugar
}
ev-no-adornment = aún ningún ornamento jugado
ev-pearls = perlas
ev-pearls-now = { $n ->
    [one] { $n } perla
   *[other] { $n } perlas
}
ev-they-have = Tiene { $n }.
ev-frog-home = La rana está en casa.
ev-frog-away = La rana está fuera.
ev-kind-adornment = ornamento · solo tuyo
ev-kind-river = carta del río
