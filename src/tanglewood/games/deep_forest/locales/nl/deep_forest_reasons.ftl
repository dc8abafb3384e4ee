# Why a move is good. Each is a piece of a line: `3 goud; toont 2 tegels`.

deep_forest-why-gold = { $n } goud
deep_forest-why-income = levert { $gives } op
deep_forest-why-sword = een zwaard: één dobbelsteen meer in een gevecht
deep_forest-why-obstacle = telt voor een set: { deep_forest-tile }
deep_forest-why-troll = een trol staat iemand in de weg
deep_forest-why-walk = { $markers ->
    [one] een veld verder, voor een markeersteen
   *[other] een veld verder, voor { $markers } markeerstenen
}
deep_forest-why-tiles = { $n ->
    [one] toont een gedekte tegel
   *[other] toont { $n } gedekte tegels
}
deep_forest-why-line = dan geeft de beste lijn { $gives }
deep_forest-why-end = bewaart wat er is voor de volgende beurt
deep_forest-why-strip = goed gelegd geeft een lijn { $gives }
deep_forest-why-have = dan in voorraad: { $gives }
deep_forest-why-enough = genoeg voor deze hindernis: { deep_forest-tile }
deep_forest-why-back = { $n ->
    [0] terug naar het vorige veld
    [one] levert een markeersteen terug op
   *[other] levert { $n } markeerstenen terug op
}
deep_forest-why-way = { $n ->
    [one] dan is het nog een rij naar de uitgang
   *[other] dan zijn het nog { $n } rijen naar de uitgang
}
