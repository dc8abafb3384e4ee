# Bellfaire: Market and garland.

everdell-ask-market = quale segnalino del Mercato usi?
everdell-move-market = { $side ->
    [gain] ottieni: { $token }
   *[trade] scambia per 3 punti e 2 risorse: { $token }
}
everdell-event-market-used = { $side ->
    [gain] { $you ->
        [yes] Al Mercato ottieni ciò che mostra il segnalino «{ $token }».
       *[no] Al Mercato { $name } ottiene ciò che mostra il segnalino «{ $token }».
    }
   *[trade] { $you ->
        [yes] Al Mercato scambi ciò che mostra il segnalino «{ $token }».
       *[no] Al Mercato { $name } scambia ciò che mostra il segnalino «{ $token }».
    }
}
everdell-event-nightweave-token = Tessinotte sposta il segnalino «{ $token }» del Mercato sul lato { $side ->
    [gain] Scambia
   *[trade] Ottieni
}.
everdell-no-market-worker = Un lavoratore al Mercato usa un segnalino.
everdell-no-token-side = Il segnalino «{ $token }» è sul lato { $side ->
    [gain] Ottieni
   *[trade] Scambia
}.
everdell-no-token-price = Non puoi pagare ciò che mostra il segnalino «{ $token }».
everdell-about-market-token = Un segnalino del Mercato.
everdell-about-garland = Una Ghirlanda, pescata all’inizio della partita.
everdell-about-fair = Una Ghirlanda porta { $first } punti a chi ha più carte e { $second } a chi viene dopo. In cinque e sei giocatori il limite di mano è di { $hand_limit } carte, e le prime mani sono { $hands }.
everdell-label-fair = Fiera
everdell-label-market-side = { $side ->
    [gain] Da ottenere:
   *[trade] Da scambiare:
}
everdell-label-garland = Ghirlanda: { $garland } ({ $counts ->
    [construction] costruzioni
    [critter] animali
    [tan] carte marroni
    [green] carte verdi
    [red] carte rosse
    [blue] carte blu
   *[purple] carte viola
}): { $standing }
everdell-label-garland-place = { $name } { $n }
everdell-about-kinds = { $n } { $kind ->
    [common-construction] costruzioni comuni
    [unique-construction] costruzioni uniche
    [common-critter] animali comuni
   *[unique-critter] animali unici
}
