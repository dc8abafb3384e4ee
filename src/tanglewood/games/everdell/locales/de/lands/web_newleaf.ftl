# Newleaf in the browser: station and train, visitors, tickets, reservations and golden leaves.

ev-station-cards = Karten am Bahnhof, jede mit ihrem Waggon
ev-station-card = Bahnhof { $slot }: { $what }
ev-car = Waggon { $slot }: { $words }
ev-bag = { $n ->
    [one] Ein Plättchen ist im Beutel.
   *[other] { $n } Plättchen sind im Beutel.
}
ev-visitors-here = ausliegende Gäste
ev-visitor = Gast { $name }. { $words }{ $met ->
    [yes] {" "}Jetzt erfüllt.
   *[no] {" "}Noch nicht erfüllt.
}
ev-visitors-own = { $n ->
    [0] Keine Gäste.
    [one] Ein Gast, jetzt { $points } Punkte.
   *[other] { $n } Gäste, jetzt { $points } Punkte.
}
ev-golden = { $n ->
    [0] Kein goldener Besetzt-Marker übrig.
    [one] Ein goldener Besetzt-Marker übrig.
   *[other] { $n } goldene Besetzt-Marker übrig.
}
ev-ticket = Fahrkarte: { $side ->
    [outbound] Hin- und Rückfahrt
    [inbound] Rückfahrt
   *[gone] verbraucht
}
ev-reserved = Reserviert: { $what }
ev-reservation = { $state ->
    [ready] Eine Karte kann reserviert werden.
    [used] Die Reservierung ist verbraucht.
   *[other] Eine Karte ist reserviert.
}
ev-reservation-short = { $state ->
    [ready] Karte reservieren
   *[other] benutzt
}
ev-kind-visitor = Gast
ev-kind-tile = Waggonplättchen
