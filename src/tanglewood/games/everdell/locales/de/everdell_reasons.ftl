# Why a move is good. Each is a piece of a line.

everdell-why-occupied = kostet nichts: besetzt die Karte { $home }
everdell-why-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
everdell-why-goods = bringt { $goods }{ $again ->
    [both] , im Frühling und im Herbst noch einmal
    [autumn] , im Herbst noch einmal
   *[no] {""}
}
everdell-why-produces = { $again ->
    [both] die Stadt produziert im Frühling und im Herbst mehr
   *[other] die Stadt produziert im Herbst mehr
}
everdell-why-draw = { $n ->
    [one] zieht eine Karte
   *[other] zieht { $n } Karten
}
everdell-why-prepare = { $n ->
    [one] dann ist ein Arbeiter frei
   *[other] dann sind { $n } Arbeiter frei
}
everdell-why-guests = macht kostenlos möglich: { $cards }
everdell-why-card = { $card }
everdell-why-reach = reicht für { $cards }
everdell-why-given = gibt aber { $goods } ab
everdell-why-pass = nichts, was bleibt, bringt mehr
everdell-why-costs = kostet { $goods }
everdell-why-discards = { $n ->
    [one] kostet eine Handkarte
   *[other] kostet { $n } Handkarten
}
everdell-why-leaves = gibt aus der Stadt auf: { $cards }
everdell-why-event = dann ist erreichbar: { $events }
everdell-why-says = „{ $what }“
everdell-why-ready = der letzte Arbeiter: Danach steht die Vorbereitung auf den { $season } an
everdell-why-worth = { $n ->
    [0] von sich aus keine Punkte wert
    [one] 1 Punkt wert
   *[other] { $n } Punkte wert
}
everdell-why-payable = sie ist jetzt bezahlbar
everdell-why-lacks = dafür fehlt: { $goods }
everdell-why-little = { $n ->
    [0] sie ist keine Punkte wert
    [one] sie ist nur 1 Punkt wert
   *[other] sie ist nur { $n } Punkte wert
}
