# Why a move is good. Each is a piece of a line: `2 punten; levert 1 bes op, opnieuw in de herfst`.

everdell-why-occupied = kost niets: trekt in bij { $home }
everdell-why-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
everdell-why-goods = { $again ->
    [both] levert { $goods } op, opnieuw in de lente en de herfst
    [autumn] levert { $goods } op, opnieuw in de herfst
   *[no] levert { $goods } op
}
everdell-why-produces = { $again ->
    [both] de stad produceert meer in de lente en de herfst
   *[other] de stad produceert meer in de herfst
}
everdell-why-draw = { $n ->
    [one] trekt een kaart
   *[other] trekt { $n } kaarten
}
everdell-why-prepare = { $n ->
    [one] dan is er een arbeider vrij
   *[other] dan zijn er { $n } arbeiders vrij
}
everdell-why-guests = dan kan gratis komen: { $cards }
everdell-why-card = { $card }
everdell-why-reach = genoeg voor { $cards }
everdell-why-given = maar geeft { $goods } weg
everdell-why-pass = niets wat over is, levert meer op
everdell-why-costs = kost { $goods }
everdell-why-discards = { $n ->
    [one] kost een kaart uit de hand
   *[other] kost { $n } kaarten uit de hand
}
everdell-why-leaves = offert { $cards } uit de stad op
everdell-why-event = dan te behalen: { $events }
everdell-why-says = “{ $what }”
everdell-why-ready = de laatste arbeider: hierna volgt de voorbereiding op { everdell-the-season }
everdell-why-worth = { $n ->
    [0] op zichzelf geen punten waard
    [one] 1 punt waard
   *[other] { $n } punten waard
}
everdell-why-payable = kan nu worden betaald
everdell-why-lacks = daarvoor ontbreekt: { $goods }
everdell-why-little = { $n ->
    [0] is geen punten waard
    [one] is maar 1 punt waard
   *[other] is maar { $n } punten waard
}
