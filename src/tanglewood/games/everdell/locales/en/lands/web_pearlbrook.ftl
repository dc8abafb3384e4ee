# Pearlbrook in the browser: the river, pearls and frogs, adornments and wonders.

ev-river-space = { $name }. { $words } { $needs ->
    [none] {""}
   *[other] Needs { $needs }{ $met ->
        [yes] , which your city has
       *[no] {""}
    }.
} { $frogs ->
    [none] No frog is here.
   *[other] Frogs: { $frogs }.
}
ev-river-unseen = The card lies face down; whoever comes first turns it up and takes the pearl.
ev-river-for-all = for all
ev-river-needs = needs
ev-river-not-seen = Not seen yet
ev-river-first = 1st:
ev-wonders = Wonders
ev-wonder = { $name }, { $points } points. { $words } Costs { $cost }, { $pearls ->
    [one] a pearl
   *[other] { $pearls } pearls
} and { $cards } cards. { $owner ->
    [none] { $workers }
   *[other] Built: { $owner }.
}
ev-wonders-how = a worker builds one
ev-adorned = Adornment { $name }, { $points ->
    [one] { $points } point now
   *[other] { $points } points now
}. { $words }
ev-adornment = Adornment { $name }, costs a pearl. { $words }
ev-adornments-kept = { $n ->
    [one] one adornment not played yet
   *[other] { $n } adornments not played yet
}
ev-no-adornment = no adornment played yet
ev-pearls = pearls
ev-pearls-now = { $n ->
    [one] { $n } pearl
   *[other] { $n } pearls
}
ev-they-have = They have { $n }.
ev-frog-home = The frog is at home.
ev-frog-away = The frog is away.
ev-kind-adornment = adornment · yours alone
ev-kind-river = card of the river
