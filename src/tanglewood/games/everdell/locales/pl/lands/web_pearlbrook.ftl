# Pearlbrook in the browser: the river, pearls and frogs, adornments and wonders.

ev-river-space = { $name }. { $words } { $needs ->
    [none] {""}
   *[other] { $met ->
        [yes] Wymaga: { $needs }; twoje miasto to ma.
       *[no] Wymaga: { $needs }.
    }
} { $frogs ->
    [none] Nie ma tu ambasadora.
   *[other] Ambasadorzy: { $frogs }.
}
ev-river-unseen = Karta jest zakryta; kto przyjdzie pierwszy, odkrywa ją i bierze perłę.
ev-river-for-all = dla wszystkich
ev-river-needs = wymaga
ev-river-not-seen = Jeszcze nieznana
ev-river-first = 1.:
ev-wonders = Cuda
ev-wonder = { $name }, punkty: { $points }. { $words } Koszt: { $cost }, { $pearls ->
    [one] 1 perła
    [few] { $pearls } perły
   *[many] { $pearls } pereł
}, karty: { $cards }. { $owner ->
    [none] { $workers }
   *[other] Zbudowany: { $owner }.
}
ev-wonders-how = buduje robotnik
ev-adorned = { $points ->
    [one] Ozdoba { $name }, teraz { $points } punkt. { $words }
    [few] Ozdoba { $name }, teraz { $points } punkty. { $words }
   *[many] Ozdoba { $name }, teraz { $points } punktów. { $words }
}
ev-adornment = Ozdoba { $name }, kosztuje perłę. { $words }
ev-adornments-kept = { $n ->
    [one] 1 niezagrana ozdoba
    [few] { $n } niezagrane ozdoby
   *[many] { $n } niezagranych ozdób
}
ev-no-adornment = żadna ozdoba nie jest jeszcze zagrana
ev-pearls = perły
ev-pearls-now = { $n ->
    [one] { $n } perła
    [few] { $n } perły
   *[many] { $n } pereł
}
ev-they-have = Ten gracz ma { $n }.
ev-frog-home = Ambasador jest w domu.
ev-frog-away = Ambasadora nie ma.
ev-kind-adornment = ozdoba · tylko twoja
ev-kind-river = karta rzeki
