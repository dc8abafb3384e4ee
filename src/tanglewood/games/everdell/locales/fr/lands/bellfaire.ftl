everdell-ask-market = quel jeton du Marché utilisez-vous ?
everdell-move-market = { $side ->
    [gain] gagner : { $token }
   *[trade] échanger contre 3 points et 2 ressources : { $token }
}
everdell-event-market-used = { $side ->
    [gain] { $you ->
        [yes] Vous prenez le jeton « { $token } » du Marché.
       *[no] { $name } prend le jeton « { $token } » du Marché.
    }
   *[trade] { $you ->
        [yes] Vous échangez avec le jeton « { $token } » du Marché.
       *[no] { $name } échange avec le jeton « { $token } » du Marché.
    }
}
everdell-event-nightweave-token = { $side ->
    [gain] Tissenuit fait passer le jeton « { $token } » du Marché du côté Échange.
   *[trade] Tissenuit fait passer le jeton « { $token } » du Marché du côté Gains.
}
everdell-no-market-worker = Un ouvrier au Marché utilise un jeton.
everdell-no-token-side = { $side ->
    [gain] Le jeton « { $token } » est du côté Gains.
   *[trade] Le jeton « { $token } » est du côté Échange.
}
everdell-no-token-price = Vous ne pouvez pas payer ce qu’indique le jeton « { $token } ».
everdell-about-market-token = Un jeton du Marché.
everdell-about-garland = Un prix Garland, tiré au début de la partie.
everdell-about-fair = Un prix Garland rapporte { $first } points à qui a le plus de cartes et { $second } au suivant. À cinq ou six joueurs, la limite de main est de { $hand_limit } cartes, et les premières mains sont de { $hands }.
everdell-label-fair = Foire
everdell-label-market-side = { $side ->
    [gain] Gains :
   *[trade] Échange :
}
everdell-label-garland = Prix Garland, { $garland } ({ $counts ->
    [construction] constructions
    [critter] créatures
    [tan] cartes marron
    [green] cartes vertes
    [red] cartes rouges
    [blue] cartes bleues
   *[purple] cartes violettes
}) : { $standing }
everdell-label-garland-place = { $name } { $n }
everdell-about-kinds = { $kind ->
    [common-construction] { $n } constructions communes
    [unique-construction] { $n } constructions uniques
    [common-critter] { $n } créatures communes
   *[unique-critter] { $n } créatures uniques
}
