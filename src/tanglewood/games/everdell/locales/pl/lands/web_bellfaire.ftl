# Bellfaire in the browser: the fair, its Market and its garland.

ev-market-token = { $side ->
    [gain] { $name }, po stronie zysku. { $words }
   *[trade] { $name }, po stronie wymiany. { $words }
}
ev-market-tokens = żetony targowiska
ev-market-side = { $side ->
    [gain] Zysk
   *[trade] Wymiana
}
ev-market-side-how = { $side ->
    [gain] weź
   *[trade] zapłać
}
ev-market-none = nie ma tu żetonu
ev-market-as-shown = jak pokazano
ev-garland = „Wianek stulecia”: { $name }. { $words } Teraz: { $standing }.
ev-garland-place = { $name } { $n }{ $points ->
    [0] {""}
    [one] , { $points } punkt
    [few] , { $points } punkty
   *[many] , { $points } punktów
}
ev-garland-name = { $name }
ev-garland-most = najwięcej
ev-garland-next = drugie
ev-garland-mine = { $n ->
    [one] Liczy się 1 karta
    [few] Liczą się { $n } karty
   *[many] Liczy się { $n } kart
}; gdyby gra skończyła się teraz: { $points ->
    [0] nic
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
ev-garland-rank = { $place ->
    [first] pierwsze miejsce: { $n }
    [second] drugie miejsce: { $n }
   *[none] dotąd { $n }
}

ev-kind-token = żeton targowiska
ev-kind-garland = „Wianek stulecia”
