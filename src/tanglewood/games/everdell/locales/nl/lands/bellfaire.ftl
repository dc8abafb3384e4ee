# Bellfaire: Market and garland.

everdell-ask-market = welke fiche van de Markt gebruik je?
everdell-move-market = { $side ->
    [gain] krijgen: { $token }
   *[trade] ruilen voor 3 punten en 2 grondstoffen: { $token }
}
everdell-event-market-used = { $side ->
    [gain] { $you ->
        [yes] Je neemt de fiche “{ $token }” van de Markt.
       *[no] { $name } neemt de fiche “{ $token }” van de Markt.
    }
   *[trade] { $you ->
        [yes] Je ruilt met de fiche “{ $token }” van de Markt.
       *[no] { $name } ruilt met de fiche “{ $token }” van de Markt.
    }
}
everdell-event-nightweave-token = { $side ->
    [gain] Nachtweefster verplaatst de fiche “{ $token }” van de Markt naar de kant Ruilen.
   *[trade] Nachtweefster verplaatst de fiche “{ $token }” van de Markt naar de kant Krijgen.
}
everdell-no-market-worker = Een arbeider op de Markt gebruikt een fiche.
everdell-no-token-side = { $side ->
    [gain] De fiche “{ $token }” ligt aan de kant Krijgen.
   *[trade] De fiche “{ $token }” ligt aan de kant Ruilen.
}
everdell-no-token-price = Je kunt niet betalen wat de fiche “{ $token }” toont.
everdell-about-market-token = Een fiche van de Markt.
everdell-about-garland = Een Garland-prijs, getrokken aan het begin van het spel.
everdell-about-fair = Een Garland-prijs levert { $first } punten op voor de meeste kaarten en { $second } voor de op één na meeste. Met vijf en zes spelers heeft een hand plaats voor { $hand_limit } kaarten, en de eerste handen zijn { $hands }.
everdell-label-fair = Feest
everdell-label-market-side = { $side ->
    [gain] Om te krijgen:
   *[trade] Om te ruilen:
}
everdell-label-garland = Garland-prijs { $garland } ({ $counts ->
    [construction] gebouwen
    [critter] boswezens
    [tan] bruine kaarten
    [green] groene kaarten
    [red] rode kaarten
    [blue] blauwe kaarten
   *[purple] paarse kaarten
}): { $standing }
everdell-label-garland-place = { $name } { $n }
everdell-about-kinds = { $n } { $kind ->
    [common-construction] gewone gebouwen
    [unique-construction] unieke gebouwen
    [common-critter] gewone boswezens
   *[unique-critter] unieke boswezens
}
