# Nightweave, the spider: her steps, and the choices that are left to people.

everdell-nightweave = Tejenoche
everdell-label-nightweave = nivel { $level }, { $name }; { $season ->
    [winter] invierno
    [spring] primavera
    [summer] verano
    [autumn] otoño
   *[over] ha terminado
}; { $home } de { $spiders } arañas en casa; { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}, { $used } de { $spaces } espacios; { $total ->
    [one] 1 punto de momento
   *[other] { $total } puntos de momento
}
everdell-label-her-plots = Trama: { $names }
everdell-label-her-card = { $left ->
    [one] Su última acción fue según la carta de actividad { $number }; queda 1 carta boca abajo.
   *[other] Su última acción fue según la carta de actividad { $number }; quedan { $left } cartas boca abajo.
}
everdell-label-her-pawn = Está en el espacio { $slot } del Prado.
everdell-label-her-loot = Su botín: { $cards ->
    [none] {""}
   *[other] { $cards }{ $hidden ->
        [0] {""}
       *[other] {" "}y{" "}
    }
}{ $hidden ->
    [0] {""}
    [one] 1 carta boca abajo
   *[other] { $hidden } cartas boca abajo
}
everdell-label-her-events = Sus eventos: { $events }
everdell-label-her-captives = { $n ->
    [one] En su tablero: 1 trabajador tuyo
   *[other] En su tablero: { $n } trabajadores tuyos
}
everdell-label-her-slot = { $what ->
    [pawn] está aquí
    [web] adyacente a ella, con una ficha de telaraña
   *[beside] adyacente a ella
}
everdell-label-web = ficha de telaraña
everdell-label-webs = { $n ->
    [one] 1 ficha de telaraña
   *[other] { $n } fichas de telaraña
}
everdell-ask-her-space = elige la carta de su propia ciudad que visita la araña de Tejenoche.
everdell-ask-her-open = elige la carta abierta que visita la araña de Tejenoche.
everdell-move-send-spider = su araña va a { $owner ->
    [own] la carta { $card }
    [nightweave] su carta { $card }
   *[other] la carta { $card } de { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(número { $copy })
}
everdell-toll = { $kinds ->
    [1] { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
    [2] { $n ->
        [one] { $n } recurso
       *[other] { $n } recursos
    }
    [3] { $n ->
        [one] { $n } carta o recurso
       *[other] { $n } cartas o recursos
    }
   *[6] { $n ->
        [one] { $n } punto o recurso
       *[other] { $n } puntos o recursos
    }
}
everdell-ask-toll = { $hers ->
    [yes] paga { everdell-toll } por culpa de Tejenoche.
   *[no] paga { everdell-toll }.
}
everdell-move-spend = { $kind ->
    [twig] pagar 1 ramita
    [resin] pagar 1 resina
    [pebble] pagar 1 guijarro
   *[berry] pagar 1 baya
}
everdell-move-spend-point = pagar 1 punto
everdell-move-foil = frustrarlo
everdell-move-suffer = dejar que ocurra
everdell-move-lay = reponer el hueco con la carta { $card }
everdell-move-web = poner una ficha de telaraña en «{ $place }»
everdell-move-hers = dejar que juegue la carta { $card } (espacio { $slot })
everdell-ask-foil-plan = { $plan ->
    [web_barricade] una ficha de telaraña impediría a tu nueva carta volver a actuar: ¿frustrarlo por { $price }?
    [hypnotic_gaze] la mirada de Tejenoche toma dos cartas, una para la pila de descarte y otra para su mano: ¿frustrarlo por { $price }?
    [bounty_hunter] Tejenoche quiere una carta de tu ciudad: ¿frustrarlo por { $price }?
    [test_of_strength] Tejenoche quiere una carta de tu mano: ¿frustrarlo por { $price }?
   *[extortion] Tejenoche encuentra su espacio bloqueado y quiere puntos por ello: ¿frustrarlo por { $price }?
}
everdell-ask-gaze = elige la carta que se descarta; Tejenoche recibe la otra.
everdell-ask-bounty = elige la carta de tu ciudad que se lleva Tejenoche.
everdell-ask-strength = elige la carta de tu mano que juega Tejenoche.
everdell-ask-nasty = { $n ->
    [one] Tejenoche obtiene una ficha de puntuación; una carta o un recurso la evita.
   *[other] Tejenoche obtiene { $n } fichas de puntuación; una carta o un recurso evita una.
}
everdell-ask-pessimist = repón el espacio { $slot } del Prado con una carta { everdell-color-card } de tu mano.
everdell-ask-spin = { $plan ->
    [masquerade] elige el evento especial que recibe una ficha de telaraña.
   *[swarm] elige el espacio que recibe una ficha de telaraña hasta el final de la partida.
}
everdell-ask-smarty = { $n ->
    [one] descarta recursos, o Tejenoche se queda una carta del mazo.
   *[other] descarta recursos, o Tejenoche se queda { $n } cartas del mazo.
}
everdell-ask-connections = descarta cartas, o Tejenoche se queda una carta del mazo por cada una de tu mano.
everdell-ask-unravel = elige la carta abierta del Prado que juega Tejenoche.
everdell-no-her-card = Tejenoche ({ $name }) no te deja tener la carta { $card }.
everdell-no-taken-there = La carta { $card } es la carta que has tomado de ahí.
everdell-no-her-price = { $n ->
    [one] No puedes pagar lo que pide Tejenoche por { $place }: una carta o un recurso.
   *[other] No puedes pagar lo que pide Tejenoche por { $place }: { $n } cartas o recursos.
}
everdell-clearing = { $clearing ->
    [top_left] el claro de arriba a la izquierda
    [bottom_left] el claro de abajo a la izquierda
    [top_right] el claro de arriba a la derecha
   *[bottom_right] el claro de abajo a la derecha
}
everdell-her-action = { $what ->
    [basic] una araña a «{ $place }»
    [forest] una araña al bosque: { $place }
    [journey] una araña al Viaje: { $place }
    [own-city] una araña a su propia ciudad
    [open-card] una araña a una carta abierta
    [basic-event] una araña a un evento básico
    [special-event] una araña a un evento especial
    [haven] una araña al Refugio
    [draw] robar una carta
    [discard] descartar una carta por un punto
    [play-hand] jugar una carta de su mano
    [play-meadow] jugar una carta del Prado
    [enter] entrar ella misma en el Prado
    [ambassador] su rana al río
    [wonder] una maravilla y un ornamento por perlas
   *[none] su acción de reserva
}{ $then ->
    [draw] , luego robar una carta
    [discard] , luego descartar una carta por un punto
   *[none] {""}
}{ $points ->
    [0] {""}
    [level] , y los puntos de su nivel
    [1] , y 1 punto
   *[other] , y { $points } puntos
}

everdell-event-nightweave-turn = Tejenoche juega su turno.
everdell-event-nightweave-reveals = Descubre una carta de actividad; su estación es: { $season }.
everdell-event-nightweave-acts = Hace lo que dice: { $words }.
everdell-event-nightweave-reshuffled = Sus cartas de actividad se barajan de nuevo.
everdell-event-nightweave-points = { $n ->
    [one] Tejenoche obtiene una ficha de puntuación.
   *[other] Tejenoche obtiene { $n } fichas de puntuación.
}
everdell-event-nightweave-drew = { $n ->
    [one] Tejenoche roba una carta.
   *[other] Tejenoche roba { $n } cartas.
}
everdell-event-nightweave-discarded = Tejenoche descarta la primera carta de su mano.
everdell-event-nightweave-placed = Una araña va a «{ $place }».
everdell-event-nightweave-claimed = Tejenoche se lleva el evento { $event }.
everdell-event-nightweave-rolled = Saca un { $die }.
everdell-event-nightweave-turned = Descubre la carta { $card } del mazo.
everdell-event-nightweave-played = La carta { $card } va a su ciudad.
everdell-event-nightweave-fool = { $to_you ->
    [you] Tejenoche envía la carta { $card } a tu ciudad.
   *[other] Tejenoche envía la carta { $card } a la ciudad de { $to }.
}
everdell-event-nightweave-threw = Tejenoche descarta la carta { $card }.
everdell-event-nightweave-entered = Tejenoche misma se instala en el espacio { $slot } del Prado.
everdell-event-nightweave-visited-own = Una araña va a su carta { $card }.
everdell-event-nightweave-visited = Una araña va a la carta { $card } en { everdell-owner-city }.
everdell-event-nightweave-home = Tejenoche y sus arañas vuelven a casa.
everdell-event-nightweave-prepared = { $n ->
    [0] Se prepara para la siguiente estación, { $season }: ninguna araña nueva.
    [one] Se prepara para la siguiente estación, { $season }: una araña nueva.
   *[other] Se prepara para la siguiente estación, { $season }: { $n } arañas nuevas.
}
everdell-event-nightweave-took = Toma la carta { $card } del Prado en su mano.
everdell-event-nightweave-cleared = Fuera del Prado: { $card }.
everdell-event-nightweave-finished = Tejenoche ha terminado su otoño.
everdell-event-nightweave-looted = La carta { $card } pasa a su botín.
everdell-event-nightweave-secret = { $n ->
    [one] Tejenoche guarda una carta del mazo boca abajo como botín.
   *[other] Tejenoche guarda { $n } cartas del mazo boca abajo como botín.
}
everdell-event-nightweave-moved = Tejenoche se mueve al espacio { $slot } del Prado.
everdell-event-nightweave-web = Se pone una ficha de telaraña en «{ $place }».
everdell-event-nightweave-barricaded = Se pone una ficha de telaraña sobre la carta { $card }: no vuelve a actuar nunca.
everdell-event-nightweave-whim = Tejenoche cambia de idea; su personalidad es ahora: { $personality }.
everdell-event-nightweave-robbed = Tejenoche se lleva la carta { $card } de { everdell-owner-city }.
everdell-event-nightweave-snatched = { $owner_you ->
    [you] Tejenoche se lleva la carta { $card } de tu mano.
   *[other] Tejenoche se lleva la carta { $card } de la mano de { $owner }.
}
everdell-event-nightweave-gazed = { $you ->
    [yes] La mirada de Tejenoche te cuesta { $cards }: una se descarta, la otra es suya.
   *[no] La mirada de Tejenoche cuesta a { $name } dos cartas: una se descarta, la otra es suya.
}
everdell-event-nightweave-showed = { $you ->
    [yes] Tejenoche roba, y tú lo ves: { $cards }.
   *[no] { $n ->
        [one] Tejenoche roba una carta, y { $name } ve cuál.
       *[other] Tejenoche roba { $n } cartas, y { $name } ve cuáles.
    }
}
everdell-event-laid = { $you ->
    [yes] Pones la carta { $card } en el espacio { $slot } del Prado.
   *[no] { $name } pone la carta { $card } en el espacio { $slot } del Prado.
}
everdell-event-nightweave-legend = Se baraja una carta legendaria en su mano.
everdell-event-nightweave-took-green = Tejenoche se lleva la carta { $card } de tu ciudad y deja allí a Rugwort el Ruidoso.
everdell-ask-her-green = elige la carta verde que se lleva Tejenoche.
