# Worker abilities.

everdell-no-no-pile = Nadie tiene un montón de Granjas.
everdell-no-not-kept = La carta { $card } no está junto a ti.
everdell-no-power-used = Una vez por turno basta.
everdell-no-no-token = Tus trabajadores no tienen ninguna ficha que gastar.
everdell-ask-power = ¿qué poder reciben tus trabajadores?
everdell-ask-path = ¿qué carta de bosque dejas junto a ti?
everdell-ask-figure = ¿dónde se pone la figura?
everdell-ask-token = ¿qué carta del Prado recibe la ficha?
everdell-ask-stand-in = paga la carta { $card } o haz que un recurso valga por otro.
everdell-ask-swap-cards = { $n ->
    [0] ¿descartar cartas por un recurso?
    [one] descarta una carta.
   *[other] descarta { $n } cartas.
}
everdell-ask-down-to-limit = tienes demasiadas cartas en la mano: descarta una.
everdell-ask-invest = ¿dejar un recurso sobre la carta?
everdell-ask-use-again = ¿descartar una carta para usarla otra vez?
everdell-ask-rouse = ¿descartar una carta para usar una carta verde?
everdell-ask-keep-meadow = ¿poner una carta del Prado junto a ti?
everdell-ask-follow = ¿dar una de tus cartas para usar también la carta { $card }?
everdell-ask-play-pile = ¿jugar gratis la Granja de arriba?
everdell-ask-one-more = ¿robar una carta más?
everdell-ask-deck-or-meadow = { $n ->
    [one] roba una carta, del mazo o del Prado.
   *[other] roba { $n } cartas, del mazo o del Prado.
}
everdell-ask-not-owned = elige un recurso que no tengas.
everdell-ask-dig = ¿cambiar algo por un guijarro?
everdell-ask-track = ¿qué lugar usas?
everdell-ask-ponder-discard = ¿descartar una carta?
everdell-ask-ponder-draw = ¿robar una carta?
everdell-ask-ponder-give = ¿dar la carta para robar dos?
everdell-move-stand-in = { everdell-other-word } en lugar de { everdell-one-word }
everdell-move-play-pile = jugar la carta { $card } del montón
everdell-move-play-kept = jugar la carta { $card }, que está junto a la ciudad
everdell-move-figure = figura a «{ $place }»
everdell-move-token = ficha a la carta { $card }
everdell-move-path = { $place }
everdell-move-wild = convertir una ficha comodín en { $kind ->
    [twig] una ramita
    [resin] una resina
    [pebble] un guijarro
   *[berry] una baya
}
everdell-move-use-power = gastar una ficha del poder
everdell-move-keep-power = { $power }
everdell-event-power = { $you ->
    [yes] Tus { $power } ayudan.
   *[no] { $power }: ayudan a { $name }.
}
everdell-event-power-taken = { $you ->
    [yes] Tus trabajadores son { $power }.
   *[no] Los trabajadores de { $name } son { $power }.
}
everdell-event-hoarded = { $you ->
    [yes] Pones la carta { $card } junto a ti.
   *[no] { $name } aparta la carta { $card }.
}
everdell-event-gave-kept = { $you ->
    [yes] Das una carta sin mostrarla a { $to }.
   *[no] { everdell-gives-kept }
}
everdell-gives-kept = { $to_you ->
    [you] { $name } te da una carta sin mostrarla.
   *[other] { $name } da una carta sin mostrarla a { $to }.
}
everdell-event-rat-token = { $you ->
    [yes] Pones la ficha sobre la carta { $card }.
   *[no] { $name } pone la ficha sobre la carta { $card }.
}
everdell-event-wild-taken = { $you ->
    [yes] Tomas la ficha comodín de «{ $place }».
   *[no] { $name } toma la ficha comodín de «{ $place }».
}
everdell-event-figure = { $you ->
    [yes] Pones la figura en «{ $place }».
   *[no] { $name } pone la figura en «{ $place }».
}
everdell-event-path = { $you ->
    [yes] Dejas «{ $place }» junto a ti.
   *[no] { $name } abre un lugar de bosque: { $place }.
}
everdell-event-tracked = { $you ->
    [yes] Usas la carta { $card } en { everdell-owner-city }.
   *[no] { $name } usa la carta { $card } en { everdell-owner-city }.
}
everdell-label-power = { $power }{ $state ->
    [none] {""}
   *[other] {" "}({ $state })
}
everdell-label-power-choice = elige un poder
everdell-label-power-figure = figura en «{ $place }»
everdell-label-power-slot = ficha en el espacio { $slot } del Prado
everdell-label-power-tokens = { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}
everdell-label-power-wild = { $n ->
    [one] 1 ficha comodín
   *[other] { $n } fichas comodín
}
everdell-label-power-wild-at = fichas comodín en { $places }
everdell-label-power-kept = { $n ->
    [one] 1 carta apartada
   *[other] { $n } cartas apartadas
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
everdell-label-power-paths = lugares propios: { $places }
