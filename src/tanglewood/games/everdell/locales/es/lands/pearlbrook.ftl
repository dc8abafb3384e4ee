# Pearlbrook: river, frogs, pearls, adornments, wonders.

everdell-ask-pay-any = { $n ->
    [one] paga un recurso.
   *[other] paga { $n } recursos.
}
everdell-ask-discard-colored = { $color ->
    [any] { $n ->
        [one] descarta una carta de otro color.
       *[other] descarta { $n } cartas de colores distintos.
    }
   *[other] { $n ->
        [one] descarta una carta { everdell-color-card }.
       *[other] descarta { $n } cartas { everdell-color-cards }.
    }
}
everdell-ask-ferry = ¿qué carta del río usas?
everdell-ask-use-river = ¿usas la carta { $card }?
everdell-ask-lodge = ¿con qué estructura comparte espacio?
everdell-ask-swap-pearl = { $n ->
    [one] descarta como mucho una carta más y roba otras tantas; si juntas valen { $goal }, dan una perla.
   *[other] descarta hasta { $n } cartas y roba otras tantas; si juntas valen { $goal }, dan una perla.
}
everdell-ask-sail = ¿a la ciudad de quién navega el barco?
everdell-ask-gilded = ¿el coste de qué carta azul obtienes?
everdell-ask-reflect = ¿qué ornamento refleja?
everdell-ask-repeat-tan = { $n ->
    [one] ¿qué carta marrón actúa otra vez? Queda { $n }.
   *[other] ¿qué carta marrón actúa otra vez? Quedan { $n }.
}
everdell-ask-activate-greens = { $n ->
    [one] ¿qué carta verde actúa? Queda { $n }.
   *[other] ¿qué carta verde actúa? Quedan { $n }.
}
everdell-ask-fool-again = ¿a la ciudad de quién va el Bufón?
everdell-ask-bury = ¿sobre qué carta dejas fichas de puntuación?
everdell-ask-resort = { $n ->
    [one] pon bajo el evento como mucho una criatura más del Prado.
   *[other] pon bajo el evento hasta { $n } criaturas del Prado.
}
everdell-ask-invite = { $chosen ->
    [yes] { $n ->
        [one] da como mucho una carta más o termina.
       *[other] da hasta { $n } cartas o termina.
    }
   *[no] ¿a quién das cartas? Quedan hasta { $n }.
}
everdell-ask-race = ¿qué carta pones bajo el evento?

everdell-choice-search = buscar en el mazo una carta { $card } y jugarla gratis

everdell-move-frog = enviar la rana a «{ $space }»
everdell-move-frog-ferry = enviar la rana a la carta { $card }{ $owner ->
    [own] {""}
    [rugwort] {" "}de Rugwort
    [nightweave] {" "}de Tejenoche
   *[other] {" "}de { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(número { $copy })
}
everdell-move-adorn = jugar el ornamento { $card }
everdell-move-reflect = usar el ornamento { $card }
everdell-move-trade-river = usar la carta { $card }
everdell-move-lodge = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(número { $copy })
}
everdell-move-pick = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(número { $copy })
}

everdell-no-no-river = en esta partida no hay río.
everdell-no-frog-away = tu rana está fuera hasta que te prepares para una estación.
everdell-no-frog-there = «{ $place }» ya está ocupado.
everdell-no-river-colors = tu ciudad no tiene las cartas que pide «{ $place }».
everdell-no-river-price = no puedes pagar lo que pide la carta { $card }.
everdell-no-river-down = esa carta aún está boca abajo.
everdell-no-other-bank = estás en otra carta del río.
everdell-no-ferry-price = no podrías pagar ninguna de las cartas del río que están boca arriba.
everdell-no-has-messenger = en la carta { $card } no cabe otro Mensajero.
everdell-no-no-host = la carta { $card } necesita una estructura sin Mensajero con la que compartir espacio.
everdell-no-only-forest = «{ $place }» no es un lugar de bosque.
everdell-no-not-reflected = ningún oponente ha jugado el ornamento { $card }.
everdell-no-not-racing = la carta { $card } no participa en la carrera.
everdell-no-adorned-before = ya has jugado el ornamento { $card }.
everdell-no-not-adornment = { $card } no es un ornamento tuyo.
everdell-no-no-pearl = el ornamento { $card } cuesta una perla, y no tienes ninguna.
everdell-no-wonder-built = la maravilla { $place } ya está construida.
everdell-no-wonder-price = no puedes pagar la maravilla { $place }.
everdell-no-same-color = ya se ha ido una carta del color de la carta { $card }.

everdell-event-pearls = { $you ->
    [yes] { $n ->
        [one] Obtienes una perla.
       *[other] Obtienes { $n } perlas.
    }
   *[no] { $n ->
        [one] { $name } obtiene una perla.
       *[other] { $name } obtiene { $n } perlas.
    }
}
everdell-event-pearls-paid = { $you ->
    [yes] { $n ->
        [one] Pagas una perla.
       *[other] Pagas { $n } perlas.
    }
   *[no] { $n ->
        [one] { $name } paga una perla.
       *[other] { $name } paga { $n } perlas.
    }
}
everdell-event-frog = { $you ->
    [yes] Envías tu rana a «{ $space }».
   *[no] { $name } envía su rana a «{ $space }».
}
everdell-event-frog-ferry = { $you ->
    [yes] Envías tu rana a la carta { $card } en { everdell-owner-city }.
   *[no] { $name } envía su rana a la carta { $card } en { everdell-owner-city }.
}
everdell-event-river-turned = En el río aparece { $river_card }.
everdell-event-showed-off = { $you ->
    [yes] Descartas la carta { $card } a la vista de todos.
   *[no] { $name } descarta la carta { $card } a la vista de todos.
}
everdell-event-lodged = { $you ->
    [yes] Tu carta { $card } comparte el espacio de la carta { $host }.
   *[no] La carta { $card } de { $name } comparte el espacio de la carta { $host }.
}
everdell-event-pirate-showed = { $you ->
    [yes] Muestras { $cards }; valen { $worth }.
   *[no] { $name } muestra { $cards }; valen { $worth }.
}
everdell-event-sailed = { $you ->
    [yes] Tu carta { $card } navega a la ciudad de { $to }.
   *[no] { everdell-sails-to }
}
everdell-sails-to = { $to_you ->
    [you] La carta { $card } de { $name } navega a tu ciudad.
   *[other] La carta { $card } de { $name } navega a la ciudad de { $to }.
}
everdell-event-adorned = { $you ->
    [yes] Juegas el ornamento { $adornment }.
   *[no] { $name } juega el ornamento { $adornment }.
}
everdell-event-reflected = { $you ->
    [yes] Tu Espejo refleja el ornamento { $adornment }.
   *[no] El Espejo de { $name } refleja el ornamento { $adornment }.
}
everdell-event-built = { $you ->
    [yes] Construyes la maravilla { $wonder }.
   *[no] { $name } construye la maravilla { $wonder }.
}
everdell-event-searched = { $you ->
    [yes] { $n ->
        [0] Buscas en el mazo una carta { $card }: no hay ninguna.
       *[other] Buscas en el mazo una carta { $card }.
    }
   *[no] { $n ->
        [0] { $name } busca en el mazo una carta { $card }: no hay ninguna.
       *[other] { $name } busca en el mazo una carta { $card }.
    }
}
everdell-event-rugwort-frog = La figura de Rugwort bloquea «{ $space }».
everdell-event-rugwort-wonder = Rugwort se lleva la maravilla { $wonder }.
everdell-event-nightweave-frog = La rana de Tejenoche va a «{ $space }».
everdell-event-nightweave-pearls = { $n ->
    [one] Tejenoche obtiene una perla.
   *[other] Tejenoche obtiene { $n } perlas.
}
everdell-event-nightweave-wonder = { $n ->
    [one] Tejenoche construye la maravilla { $wonder } por una perla.
   *[other] Tejenoche construye la maravilla { $wonder } por { $n } perlas.
}
everdell-event-nightweave-adorned = Tejenoche paga una perla y descubre el ornamento { $adornment }.
everdell-event-nightweave-sailed = { $to_you ->
    [you] La carta { $card } de Tejenoche navega a tu ciudad con una araña.
   *[other] La carta { $card } de Tejenoche navega a la ciudad de { $to } con una araña.
}

everdell-label-river = Río
everdell-label-wonders = Maravillas
everdell-label-river-space = { $space }: { $card ->
    [down] boca abajo, con una perla
    [none] 2 recursos y 2 cartas por una perla
   *[other] { $card }
}
everdell-label-wonder = { $wonder } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $cost }, { $pearls ->
    [one] 1 perla
   *[other] { $pearls } perlas
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
})
everdell-label-pearls = { $n ->
    [one] 1 perla
   *[other] { $n } perlas
}
everdell-label-frog = { $place ->
    [home] rana en casa
    [nowhere] rana fuera
   *[other] rana: { $place }
}
everdell-label-adornments = { $n ->
    [one] 1 ornamento en la mano
   *[other] { $n } ornamentos en la mano
}{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
}
everdell-label-adorned = ornamentos jugados: { $names }
everdell-label-built = maravillas: { $names }

everdell-about-adornment = Ornamento, se juega por una perla.
everdell-about-river-card = { $sort ->
    [citizen] Destino fluvial, un ciudadano del río.
   *[location] Destino fluvial, un lugar.
}
everdell-about-river-space = { $shared ->
    [yes] Espacio para ranas, cuantas quieran.
   *[no] Espacio para una rana, con un destino fluvial.
}
everdell-about-river-counts = A lo largo del río hay { $citizens } ciudadanos y { $locations } lugares, cada jugador recibe { $adornments } ornamentos, y una perla restante al final vale { $pearl_points } puntos. Los ornamentos de Tejenoche valen { $levels } puntos según su nivel.
