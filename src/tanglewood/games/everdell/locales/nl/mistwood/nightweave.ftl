# Nightweave, the spider: her steps, and the choices that are left to people.

everdell-nightweave = Nachtweefster
everdell-label-nightweave = niveau { $level }, { $name }; { $season ->
    [winter] winter
    [spring] lente
    [summer] zomer
    [autumn] herfst
   *[over] is klaar
}; { $home } van { $spiders } spinnen thuis; { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} in de hand, { $used } van { $spaces } plekken; { $total ->
    [one] 1 punt
   *[other] { $total } punten
} tot nu toe
everdell-label-her-plots = Wat ze in haar schild voert: { $names }
everdell-label-her-card = { $left ->
    [one] Haar laatste activiteitskaart was { $number }; 1 kaart ligt gedekt.
   *[other] Haar laatste activiteitskaart was { $number }; { $left } kaarten liggen gedekt.
}
everdell-label-her-pawn = Ze zit op plek { $slot } van de weide.
everdell-label-her-loot = Haar buit: { $cards ->
    [none] {""}
   *[other] { $cards }{ $hidden ->
        [0] {""}
       *[other] {" "}en{" "}
    }
}{ $hidden ->
    [0] {""}
    [one] 1 gedekte kaart
   *[other] { $hidden } gedekte kaarten
}
everdell-label-her-events = Haar gebeurtenissen: { $events }
everdell-label-her-captives = { $n ->
    [one] Op haar spelersbord: 1 arbeider van jou
   *[other] Op haar spelersbord: { $n } arbeiders van jou
}
everdell-label-her-slot = { $what ->
    [pawn] ze zit hier
    [web] naast haar, met een webfiche
   *[beside] naast haar
}
everdell-label-web = webfiche
everdell-label-webs = { $n ->
    [one] 1 webfiche
   *[other] { $n } webfiches
}
everdell-ask-her-space = kies de kaart in haar eigen stad die de spin van Nachtweefster bezoekt.
everdell-ask-her-open = kies de open kaart die de spin van Nachtweefster bezoekt.
everdell-move-send-spider = haar spin gaat naar { $owner ->
    [own] { $card }
    [nightweave] haar { $card }
   *[other] { $card } van { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(nummer { $copy })
}
everdell-toll = { $n } { $kinds ->
    [1] { $n ->
        [one] kaart
       *[other] kaarten
    }
    [2] { $n ->
        [one] grondstof
       *[other] grondstoffen
    }
    [3] { $n ->
        [one] kaart of grondstof
       *[other] kaarten of grondstoffen
    }
   *[6] { $n ->
        [one] punt of grondstof
       *[other] punten of grondstoffen
    }
}
everdell-ask-toll = { $hers ->
    [yes] betaal { everdell-toll } vanwege Nachtweefster.
   *[no] betaal { everdell-toll }.
}
everdell-move-spend = { $kind ->
    [twig] 1 tak betalen
    [resin] 1 hars betalen
    [pebble] 1 kiezelsteen betalen
   *[berry] 1 bes betalen
}
everdell-move-spend-point = 1 punt betalen
everdell-move-foil = verijdelen
everdell-move-suffer = laten gebeuren
everdell-move-lay = de plek aanvullen met { $card }
everdell-move-web = een webfiche leggen op { $place }
everdell-move-hers = haar { $card } laten spelen (plek { $slot })
everdell-ask-foil-plan = { $plan ->
    [web_barricade] door een webfiche zou je nieuwe kaart nooit meer werken: verijdelen voor { $price }?
    [hypnotic_gaze] de blik van Nachtweefster neemt twee kaarten, een voor de aflegstapel en een voor haar hand: verijdelen voor { $price }?
    [bounty_hunter] Nachtweefster wil een kaart uit je stad: verijdelen voor { $price }?
    [test_of_strength] Nachtweefster wil een kaart uit je hand: verijdelen voor { $price }?
   *[extortion] Nachtweefster vond haar plek geblokkeerd en wil daar punten voor: verijdelen voor { $price }?
}
everdell-ask-gaze = kies de kaart die wordt afgelegd; Nachtweefster krijgt de andere.
everdell-ask-bounty = kies de kaart uit je stad die Nachtweefster neemt.
everdell-ask-strength = kies de kaart uit je hand die Nachtweefster speelt.
everdell-ask-nasty = { $n ->
    [one] Nachtweefster neemt een puntfiche; met een kaart of een grondstof houd je er een tegen.
   *[other] Nachtweefster neemt { $n } puntfiches; met een kaart of een grondstof houd je er een tegen.
}
everdell-pessimist-color = { $color ->
    [tan] bruine
    [green] groene
    [red] rode
    [blue] blauwe
    [purple] paarse
   *[other] { $color }
}
everdell-ask-pessimist = vul plek { $slot } van de weide met een { everdell-pessimist-color } kaart uit je hand.
everdell-ask-spin = { $plan ->
    [masquerade] kies de speciale gebeurtenis die een webfiche krijgt.
   *[swarm] kies de plek die voorgoed een webfiche krijgt.
}
everdell-ask-smarty = { $n ->
    [one] leg grondstoffen af, of Nachtweefster houdt een kaart van de trekstapel.
   *[other] leg grondstoffen af, of Nachtweefster houdt { $n } kaarten van de trekstapel.
}
everdell-ask-connections = leg kaarten af, of Nachtweefster houdt een kaart van de trekstapel voor elke kaart in je hand.
everdell-ask-unravel = kies de open kaart van de weide die Nachtweefster speelt.
everdell-no-her-card = Nachtweefster ({ $name }) gunt je { $card } niet.
everdell-no-taken-there = { $card } is de kaart die je daar nam.
everdell-no-her-price = { $n ->
    [one] Je kunt niet betalen wat Nachtweefster voor { $place } vraagt: een kaart of een grondstof.
   *[other] Je kunt niet betalen wat Nachtweefster voor { $place } vraagt: { $n } kaarten of grondstoffen.
}
everdell-clearing = { $clearing ->
    [top_left] de open plek linksboven
    [bottom_left] de open plek linksonder
    [top_right] de open plek rechtsboven
   *[bottom_right] de open plek rechtsonder
}
everdell-her-action = { $what ->
    [basic] een spin naar { $place }
    [forest] een spin naar { $place }
    [journey] een spin op Reis: { $place }
    [own-city] een spin naar haar eigen stad
    [open-card] een spin naar een open kaart
    [basic-event] een spin naar een basisgebeurtenis
    [special-event] een spin naar een speciale gebeurtenis
    [haven] een spin naar het Toevluchtsoord
    [draw] een kaart trekken
    [discard] een kaart afleggen voor een punt
    [play-hand] een kaart uit haar hand spelen
    [play-meadow] een kaart van de weide spelen
    [enter] zelf de weide betreden
    [ambassador] haar kikker naar de rivier
    [wonder] een wonder en een versiering voor parels
   *[none] haar reserveactie
}{ $then ->
    [draw] , dan een kaart trekken
    [discard] , dan een kaart afleggen voor een punt
   *[none] {""}
}{ $points ->
    [0] {""}
    [level] , en punten van haar niveau
    [1] , en 1 punt
   *[other] , en { $points } punten
}

everdell-event-nightweave-turn = Nachtweefster is aan de beurt.
everdell-event-nightweave-reveals = Ze draait een activiteitskaart open; voor haar is het { everdell-bare-season }.
everdell-event-nightweave-acts = Ze doet wat er staat: { $words }.
everdell-event-nightweave-reshuffled = Haar activiteitskaarten worden opnieuw geschud.
everdell-event-nightweave-points = { $n ->
    [one] Nachtweefster neemt een puntfiche.
   *[other] Nachtweefster neemt { $n } puntfiches.
}
everdell-event-nightweave-drew = { $n ->
    [one] Nachtweefster trekt een kaart.
   *[other] Nachtweefster trekt { $n } kaarten.
}
everdell-event-nightweave-discarded = Nachtweefster legt de bovenste kaart van haar hand af.
everdell-event-nightweave-placed = Een spin gaat naar { $place }.
everdell-event-nightweave-claimed = Nachtweefster neemt de gebeurtenis { $event }.
everdell-event-nightweave-rolled = Ze gooit { $die }.
everdell-event-nightweave-turned = Ze draait { $card } van de trekstapel open.
everdell-event-nightweave-played = { $card } gaat naar haar stad.
everdell-event-nightweave-fool = { $to_you ->
    [you] Nachtweefster stuurt { $card } naar jouw stad.
   *[other] Nachtweefster stuurt { $card } naar de stad van { $to }.
}
everdell-event-nightweave-threw = Nachtweefster legt { $card } af.
everdell-event-nightweave-entered = Nachtweefster gaat zelf op plek { $slot } van de weide zitten.
everdell-event-nightweave-visited-own = Een spin gaat naar haar { $card }.
everdell-event-nightweave-visited = Een spin gaat naar { $card } in { everdell-owner-city }.
everdell-event-nightweave-home = Nachtweefster en haar spinnen komen thuis.
everdell-event-nightweave-prepared = { $n ->
    [0] Ze bereidt zich voor op { everdell-the-season }: geen nieuwe spin.
    [one] Ze bereidt zich voor op { everdell-the-season }: één nieuwe spin.
   *[other] Ze bereidt zich voor op { everdell-the-season }: { $n } nieuwe spinnen.
}
everdell-event-nightweave-took = Ze neemt { $card } van de weide in haar hand.
everdell-event-nightweave-cleared = Weg van de weide: { $card }.
everdell-event-nightweave-finished = Nachtweefster is klaar met haar herfst.
everdell-event-nightweave-looted = { $card } wordt haar buit.
everdell-event-nightweave-secret = { $n ->
    [one] Nachtweefster houdt een kaart van de trekstapel gedekt als buit.
   *[other] Nachtweefster houdt { $n } kaarten van de trekstapel gedekt als buit.
}
everdell-event-nightweave-moved = Nachtweefster gaat naar plek { $slot } van de weide.
everdell-event-nightweave-web = Er komt een webfiche op { $place }.
everdell-event-nightweave-barricaded = Er komt een webfiche op { $card }: die kaart werkt nooit meer.
everdell-event-nightweave-whim = Nachtweefster bedenkt zich. Haar persoonlijkheid is nu: { $personality }.
everdell-event-nightweave-robbed = Nachtweefster neemt { $card } uit { everdell-owner-city }.
everdell-event-nightweave-snatched = { $owner_you ->
    [you] Nachtweefster neemt { $card } uit jouw hand.
   *[other] Nachtweefster neemt { $card } uit de hand van { $owner }.
}
everdell-event-nightweave-gazed = { $you ->
    [yes] De blik van Nachtweefster kost je { $cards }: één wordt afgelegd, één is van haar.
   *[no] De blik van Nachtweefster kost { $name } twee kaarten: één wordt afgelegd, één is van haar.
}
everdell-event-nightweave-showed = { $you ->
    [yes] Nachtweefster trekt, en je ziet het: { $cards }.
   *[no] { $n ->
        [one] Nachtweefster trekt een kaart, en { $name } ziet welke.
       *[other] Nachtweefster trekt { $n } kaarten, en { $name } ziet welke.
    }
}
everdell-event-laid = { $you ->
    [yes] Je legt { $card } op plek { $slot } van de weide.
   *[no] { $name } legt { $card } op plek { $slot } van de weide.
}
everdell-event-nightweave-legend = Een legendarische kaart wordt door haar hand geschud.
everdell-event-nightweave-took-green = Nachtweefster neemt { $card } uit je stad en laat de Raddraaier daar achter.
everdell-ask-her-green = kies de groene kaart die Nachtweefster neemt.
