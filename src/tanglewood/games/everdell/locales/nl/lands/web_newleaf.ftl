# Newleaf in the browser: station and train, visitors, tickets, reservations and golden leaves.

ev-station-cards = kaarten van het station, elk met hun wagon
ev-station-card = Station { $slot }: { $what }
ev-car = Wagon { $slot }: { $words }
ev-bag = { $n ->
    [one] Er zit één tegel in de zak.
   *[other] Er zitten { $n } tegels in de zak.
}
ev-visitors-here = open bezoekers
ev-visitor = { $met ->
    [yes] Bezoeker { $name }. { $words } Nu voldaan.
   *[no] Bezoeker { $name }. { $words } Nog niet voldaan.
}
ev-visitors-own = { $n ->
    [0] Geen bezoekers.
    [one] Eén bezoeker, nu { $points } punten.
   *[other] { $n } bezoekers, nu { $points } punten.
}
ev-golden = { $n ->
    [0] Geen gouden bezetfiche meer.
    [one] Nog één gouden bezetfiche.
   *[other] Nog { $n } gouden bezetfiches.
}
ev-ticket = { $side ->
    [outbound] Treinkaartje: heen en terug
    [inbound] Treinkaartje: de terugreis
   *[gone] Treinkaartje: op
}
ev-reserved = Gereserveerd: { $what }
ev-reservation = { $state ->
    [ready] Je kunt een kaart reserveren.
    [used] De reservering is gebruikt.
   *[other] Er is een kaart gereserveerd.
}
ev-reservation-short = { $state ->
    [ready] kaart reserveren
   *[other] gebruikt
}
ev-kind-visitor = bezoeker
ev-kind-tile = wagontegel
