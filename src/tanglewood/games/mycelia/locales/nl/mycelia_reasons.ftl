# Why a move is good. Each is a piece of a line: `verwijdert 2 druppels van het bord; levert 1 blad op`.

mycelia-why-ending = maakt het bord leeg: dit is de laatste ronde
mycelia-why-off = { $n ->
    [one] verwijdert een druppel van het bord
   *[other] verwijdert { $n } druppels van het bord
}
mycelia-why-nearer = { $n ->
    [one] brengt de druppels een stap dichter bij een tempelveld
   *[other] brengt de druppels { $n } stappen dichter bij een tempelveld
}
mycelia-why-leaves = { $n ->
    [one] levert 1 blad op
   *[other] levert { $n } bladeren op
}
mycelia-why-hire = binnenkort in de hand: { $what }
mycelia-why-trash = een zwakke kaart minder: de goede komen vaker
mycelia-why-showcase = legt andere paddenstoelen open om in te huren
mycelia-why-tile = levert actiekaartje { $tile } op
mycelia-why-shrine = een tempelveld op { $field } verkort de weg
mycelia-why-favour = gaat naar vak { $space } van het gunstplatform
mycelia-why-full = maakt de tempel vol: iedereen krijgt nieuwe druppels
mycelia-why-given = { $n ->
    [one] maar geeft de anderen 1 blad
   *[other] maar geeft de anderen { $n } bladeren
}
mycelia-why-end = { $n ->
    [one] bewaart 1 blad voor de volgende beurt
   *[other] bewaart { $n } bladeren voor de volgende beurt
}
mycelia-why-hand = dan wordt een nieuwe hand getrokken
mycelia-why-card = { $what }
mycelia-why-rest = { $n ->
    [one] laat 1 blad over
   *[other] laat { $n } bladeren over
}
mycelia-why-gone = kan gemist worden: { $what }
mycelia-why-again = wordt nog een keer getrokken: { $what }
mycelia-why-roots = dan liggen er andere geschenken open
mycelia-why-skip = de druppels blijven waar ze zijn
mycelia-why-next = { $verb ->
    [remove] daar kan { $card } uit de hand hem verwijderen
   *[move] daar kan { $card } uit de hand hem verder verplaatsen
}
mycelia-why-way = { $n ->
    [one] vanaf { $field } is het een stap naar een tempelveld
   *[other] vanaf { $field } zijn het { $n } stappen naar een tempelveld
}
