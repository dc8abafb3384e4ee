# Pearlbrook: river, frogs, pearls, adornments, wonders.

everdell-ask-pay-any = { $n ->
    [one] betaal een grondstof.
   *[other] betaal { $n } grondstoffen.
}
everdell-river-color = { $color ->
    [tan] bruine
    [green] groene
    [red] rode
    [blue] blauwe
    [purple] paarse
   *[other] { $color }
}
everdell-ask-discard-colored = { $color ->
    [any] { $n ->
        [one] leg een kaart van een andere kleur af.
       *[other] leg { $n } kaarten van verschillende kleuren af.
    }
   *[other] { $n ->
        [one] leg een { everdell-river-color } kaart af.
       *[other] leg { $n } { everdell-river-color } kaarten af.
    }
}
everdell-ask-ferry = welke kaart van de rivier gebruik je?
everdell-ask-use-river = gebruik je { $card }?
everdell-ask-lodge = met welk gebouw deelt de kaart een plek?
everdell-ask-swap-pearl = { $n ->
    [one] leg als je wilt nog één kaart af en trek er evenveel; zijn ze samen { $goal } waard, dan leveren ze een parel op.
   *[other] leg hoogstens { $n } kaarten af en trek er evenveel; zijn ze samen { $goal } waard, dan leveren ze een parel op.
}
everdell-ask-sail = naar wiens stad vaart het schip?
everdell-ask-gilded = de kosten van welke blauwe kaart neem je?
everdell-ask-reflect = welke versiering wordt gespiegeld?
everdell-ask-repeat-tan = welke bruine kaart werkt opnieuw? Nog { $n } te gaan.
everdell-ask-activate-greens = welke groene kaart werkt? Nog { $n } te gaan.
everdell-ask-fool-again = wie krijgt de Dwaas in de stad?
everdell-ask-bury = op welke kaart leg je puntfiches?
everdell-ask-resort = { $n ->
    [one] leg als je wilt nog één boswezen van de weide onder de gebeurtenis.
   *[other] leg hoogstens { $n } boswezens van de weide onder de gebeurtenis.
}
everdell-ask-invite = { $chosen ->
    [yes] { $n ->
        [one] geef als je wilt nog één kaart weg, of stop.
       *[other] geef hoogstens { $n } kaarten weg, of stop.
    }
   *[no] aan wie geef je kaarten? Nog hoogstens { $n } te gaan.
}
everdell-ask-race = welke kaart leg je onder de gebeurtenis?

everdell-choice-search = in de trekstapel { $card } zoeken en gratis spelen

everdell-move-frog = de kikker naar { $space } sturen
everdell-move-frog-ferry = de kikker sturen naar { $card }{ $owner ->
    [own] {""}
    [rugwort] {" "}van Rugwort
    [nightweave] {" "}van Nachtweefster
   *[other] {" "}van { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(nummer { $copy })
}
everdell-move-adorn = de versiering { $card } spelen
everdell-move-reflect = { $card } gebruiken
everdell-move-trade-river = { $card } gebruiken
everdell-move-lodge = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(nummer { $copy })
}
everdell-move-pick = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(nummer { $copy })
}

everdell-no-no-river = er is geen rivier in dit spel.
everdell-no-frog-away = je kikker is op pad tot je je voorbereidt op een seizoen.
everdell-no-frog-there = { $place } is bezet.
everdell-no-river-colors = je stad heeft niet de kaarten die { $place } vraagt.
everdell-no-river-price = je kunt niet betalen wat { $card } vraagt.
everdell-no-river-down = die kaart ligt nog gedekt.
everdell-no-other-bank = je bent bij een andere kaart van de rivier.
everdell-no-ferry-price = geen open kaart van de rivier kun je betalen.
everdell-no-has-messenger = bij { $card } is geen plaats voor nog een Boodschapper.
everdell-no-no-host = { $card } heeft een gebouw zonder Boodschapper nodig om een plek mee te delen.
everdell-no-only-forest = { $place } is geen boslocatie.
everdell-no-not-reflected = geen tegenstander heeft de versiering { $card } gespeeld.
everdell-no-not-racing = { $card } doet niet mee aan de race.
everdell-no-adorned-before = je hebt { $card } al gespeeld.
everdell-no-not-adornment = { $card } is geen versiering van jou.
everdell-no-no-pearl = { $card } kost een parel, en je hebt er geen.
everdell-no-wonder-built = { $place } is al gebouwd.
everdell-no-wonder-price = je kunt { $place } niet betalen.
everdell-no-same-color = er is al een kaart met de kleur van { $card } weg.

everdell-event-pearls = { $you ->
    [yes] { $n ->
        [one] Je neemt een parel.
       *[other] Je neemt { $n } parels.
    }
   *[no] { $n ->
        [one] { $name } neemt een parel.
       *[other] { $name } neemt { $n } parels.
    }
}
everdell-event-pearls-paid = { $you ->
    [yes] { $n ->
        [one] Je betaalt een parel.
       *[other] Je betaalt { $n } parels.
    }
   *[no] { $n ->
        [one] { $name } betaalt een parel.
       *[other] { $name } betaalt { $n } parels.
    }
}
everdell-event-frog = { $you ->
    [yes] Je stuurt je kikker naar { $space }.
   *[no] { $name } stuurt de kikker naar { $space }.
}
everdell-event-frog-ferry = { $you ->
    [yes] Je stuurt je kikker naar { $card } in { everdell-owner-city }.
   *[no] { $name } stuurt de kikker naar { $card } in { everdell-owner-city }.
}
everdell-event-river-turned = Aan de rivier ligt { $river_card }.
everdell-event-showed-off = { $you ->
    [yes] Je legt { $card } zichtbaar voor iedereen af.
   *[no] { $name } legt { $card } zichtbaar voor iedereen af.
}
everdell-event-lodged = { $you ->
    [yes] Jouw { $card } deelt de plek van { $host }.
   *[no] { $card } van { $name } deelt de plek van { $host }.
}
everdell-event-pirate-showed = { $you ->
    [yes] Je toont { $cards }, samen { $worth } waard.
   *[no] { $name } toont { $cards }, samen { $worth } waard.
}
everdell-event-sailed = { $you ->
    [yes] Jouw { $card } vaart naar { $to }.
   *[no] { $card } van { $name } vaart naar { everdell-person-to }.
}
everdell-event-adorned = { $you ->
    [yes] Je speelt de versiering { $adornment }.
   *[no] { $name } speelt de versiering { $adornment }.
}
everdell-event-reflected = { $you ->
    [yes] Je Spiegel weerspiegelt de versiering { $adornment }.
   *[no] De Spiegel van { $name } weerspiegelt de versiering { $adornment }.
}
everdell-event-built = { $you ->
    [yes] Je bouwt { $wonder }.
   *[no] { $name } bouwt { $wonder }.
}
everdell-event-searched = { $you ->
    [yes] { $n ->
        [0] Je zoekt in de trekstapel naar { $card }: er is er geen.
       *[other] Je zoekt in de trekstapel naar { $card }.
    }
   *[no] { $n ->
        [0] { $name } zoekt in de trekstapel naar { $card }: er is er geen.
       *[other] { $name } zoekt in de trekstapel naar { $card }.
    }
}
everdell-event-rugwort-frog = De figuur van Rugwort blokkeert { $space }.
everdell-event-rugwort-wonder = Rugwort neemt { $wonder }.
everdell-event-nightweave-frog = De kikker van Nachtweefster gaat naar { $space }.
everdell-event-nightweave-pearls = { $n ->
    [one] Nachtweefster neemt een parel.
   *[other] Nachtweefster neemt { $n } parels.
}
everdell-event-nightweave-wonder = { $n ->
    [one] Nachtweefster bouwt { $wonder } voor een parel.
   *[other] Nachtweefster bouwt { $wonder } voor { $n } parels.
}
everdell-event-nightweave-adorned = Nachtweefster betaalt een parel en draait de versiering { $adornment } open.
everdell-event-nightweave-sailed = { $to_you ->
    [you] { $card } van Nachtweefster vaart met een spin naar jouw stad.
   *[other] { $card } van Nachtweefster vaart met een spin naar de stad van { $to }.
}

everdell-label-river = Rivier
everdell-label-wonders = Wonderen
everdell-label-river-space = { $card ->
    [down] { $space }: gedekt, met een parel
    [none] { $space }: 2 grondstoffen en 2 kaarten voor een parel
   *[other] { $space }: { $card }
}
everdell-label-wonder = { $wonder } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
}: { $cost }, { $pearls ->
    [one] 1 parel
   *[other] { $pearls } parels
}, { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
})
everdell-label-pearls = { $n ->
    [one] 1 parel
   *[other] { $n } parels
}
everdell-label-frog = { $place ->
    [home] kikker thuis
    [nowhere] kikker op pad
   *[other] kikker: { $place }
}
everdell-label-adornments = { $n ->
    [one] 1 versiering in de hand
   *[other] { $n } versieringen in de hand
}{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
}
everdell-label-adorned = versierd met { $names }
everdell-label-built = wonderen: { $names }

everdell-about-adornment = Versiering, gespeeld voor een parel.
everdell-about-river-card = { $sort ->
    [citizen] Rivierbestemming, een rivierbewoner.
   *[location] Rivierbestemming, een locatie.
}
everdell-about-river-space = { $shared ->
    [yes] Plek voor een willekeurig aantal kikkers.
   *[no] Plek voor één kikker, met een rivierbestemming.
}
everdell-about-river-counts = Langs de rivier liggen { $citizens } rivierbewoners en { $locations } locaties, iedereen krijgt { $adornments } versieringen, en een parel die aan het einde over is, is { $pearl_points } punten waard. De versieringen van Nachtweefster zijn naar haar niveau { $levels } punten waard.
