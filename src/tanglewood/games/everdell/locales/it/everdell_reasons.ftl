# Why a move is good. Each is a piece of a line: `2 points; brings 1 berry, again in autumn`.

everdell-why-occupied = non costa nulla: occupa la carta { $home }
everdell-why-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
everdell-why-goods = porta { $goods }{ $again ->
    [both] , di nuovo in primavera e in autunno
    [autumn] , di nuovo in autunno
   *[no] {""}
}
everdell-why-produces = la città produce di più { $again ->
    [both] in primavera e in autunno
   *[other] in autunno
}
everdell-why-draw = fa pescare { $n ->
    [one] una carta
   *[other] { $n } carte
}
everdell-why-prepare = poi { $n ->
    [one] un lavoratore è disponibile
   *[other] { $n } lavoratori sono disponibili
}
everdell-why-guests = permette di giocare gratis { $cards }
everdell-why-card = { $card }
everdell-why-reach = basta per { $cards }
everdell-why-given = ma regala { $goods }
everdell-why-pass = nulla di ciò che resta porta di più
everdell-why-costs = costa { $goods }
everdell-why-discards = costa { $n ->
    [one] una carta della mano
   *[other] { $n } carte della mano
}
everdell-why-leaves = rinuncia a { $cards } della città
everdell-why-event = poi si può realizzare: { $events }
everdell-why-says = «{ $what }»
everdell-why-ready = l’ultimo lavoratore: poi ci si può preparare per { everdell-season-the }
everdell-why-worth = { $n ->
    [0] da sola non vale punti
    [one] vale 1 punto
   *[other] vale { $n } punti
}
everdell-why-payable = ora si può pagare
everdell-why-lacks = manca: { $goods }
everdell-why-little = { $n ->
    [0] non vale punti
    [one] vale solo 1 punto
   *[other] vale solo { $n } punti
}
