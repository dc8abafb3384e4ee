# Bellfaire: Market and garland.

everdell-ask-market = ¿qué ficha del Mercado usas?
everdell-move-market = { $side ->
    [gain] obtener: { $token }
   *[trade] intercambiar por 3 puntos y 2 recursos: { $token }
}
everdell-event-market-used = { $side ->
    [gain] { $you ->
        [yes] Obtienes lo que muestra la ficha «{ $token }» del Mercado.
       *[no] { $name } obtiene lo que muestra la ficha «{ $token }» del Mercado.
    }
   *[trade] { $you ->
        [yes] Intercambias con la ficha «{ $token }» del Mercado.
       *[no] { $name } intercambia con la ficha «{ $token }» del Mercado.
    }
}
everdell-event-nightweave-token = { $side ->
    [gain] Tejenoche mueve la ficha «{ $token }» del Mercado al lado Intercambio.
   *[trade] Tejenoche mueve la ficha «{ $token }» del Mercado al lado Obtener.
}
everdell-no-market-worker = Un trabajador en el Mercado usa una ficha.
everdell-no-token-side = { $side ->
    [gain] La ficha «{ $token }» está en el lado Obtener.
   *[trade] La ficha «{ $token }» está en el lado Intercambio.
}
everdell-no-token-price = No puedes pagar lo que muestra la ficha «{ $token }».
everdell-about-market-token = Una ficha del Mercado.
everdell-about-garland = Una guirnalda, sorteada al principio de la partida.
everdell-about-fair = Una guirnalda da { $first } puntos a quien tenga más cartas y { $second } a quien quede en segundo lugar. Con cinco y seis jugadores, una mano admite { $hand_limit } cartas, y las manos iniciales son { $hands }.
everdell-label-fair = Feria
everdell-label-market-side = { $side ->
    [gain] Para obtener:
   *[trade] Para intercambiar:
}
everdell-label-garland = Guirnalda: { $garland } ({ $counts ->
    [construction] estructuras
    [critter] criaturas
    [tan] cartas marrones
    [green] cartas verdes
    [red] cartas rojas
    [blue] cartas azules
   *[purple] cartas violetas
}): { $standing }
everdell-label-garland-place = { $name } { $n }
everdell-about-kinds = { $kind ->
    [common-construction] { $n } estructuras comunes
    [unique-construction] { $n } estructuras únicas
    [common-critter] { $n } criaturas comunes
   *[unique-critter] { $n } criaturas únicas
}
