# Pearlbrook in the browser: the river, pearls and frogs, adornments and wonders.

ev-river-space = { $name }. { $words } { $needs ->
    [none] {""}
   *[other] Richiede { $needs }{ $met ->
        [yes] , che la tua città ha
       *[no] {""}
    }.
} { $frogs ->
    [none] Qui non c’è nessuna rana.
   *[other] Rane: { $frogs }.
}
ev-river-unseen = La carta è a faccia in giù; chi arriva per primo la rivela e prende la perla.
ev-river-for-all = per tutti
ev-river-needs = richiede
ev-river-not-seen = Non ancora vista
ev-river-first = 1ª:
ev-wonders = Meraviglie
ev-wonder = { $name }, { $points } punti. { $words } Costa { $cost }, { $pearls ->
    [one] una perla
   *[other] { $pearls } perle
} e { $cards } carte. { $owner ->
    [none] { $workers }
   *[other] Costruita: { $owner }.
}
ev-wonders-how = la costruisce un lavoratore
ev-adorned = Ornamento { $name }, { $points ->
    [one] ora { $points } punto
   *[other] ora { $points } punti
}. { $words }
ev-adornment = Ornamento { $name }, costa una perla. { $words }
ev-adornments-kept = { $n ->
    [one] un ornamento non ancora giocato
   *[other] { $n } ornamenti non ancora giocati
}
ev-no-adornment = ancora nessun ornamento giocato
ev-pearls = perle
ev-pearls-now = { $n ->
    [one] { $n } perla
   *[other] { $n } perle
}
ev-they-have = Ne ha { $n }.
ev-frog-home = La rana è a casa.
ev-frog-away = La rana è fuori.
ev-kind-adornment = ornamento · solo tuo
ev-kind-river = carta del fiume
