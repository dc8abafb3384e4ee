# Newleaf.

# What asks.

everdell-title-train = el tren
everdell-title-ticket = tu billete
everdell-title-reservation = tu reserva

# Questions.

everdell-ask-tile = ¿qué loseta de vagoneta tomas?
everdell-ask-dismiss = ¿a qué visitante despides?
everdell-ask-welcome = ¿a qué visitante te llevas?
everdell-ask-clear-shown = { $n ->
    [one] descarta una carta del Prado o del apeadero.
   *[other] descarta { $n } cartas del Prado y del apeadero.
}
everdell-ask-take-shown = { $n ->
    [one] toma una carta del Prado o del apeadero.
   *[other] toma { $n } cartas del Prado y del apeadero.
}
everdell-ask-draw-anywhere = { $n ->
    [one] puedes robar una carta, del mazo, del Prado o del apeadero.
   *[other] puedes robar { $n } cartas, del mazo, del Prado o del apeadero.
}
everdell-ask-may-draw = { $n ->
    [one] ¿robar una carta?
   *[other] ¿robar { $n } cartas?
}
everdell-ask-poet = { $points ->
    [one] ¿qué color nombras? Cada carta de ese color del Prado que robes da un punto.
   *[other] ¿qué color nombras? Cada carta de ese color del Prado que robes da { $points } puntos.
}
everdell-ask-mimic = ¿qué carta marrón de un oponente copia?
everdell-ask-copy-red = ¿qué carta roja de un oponente usas?
everdell-ask-activate-different = { $may ->
    [yes] { $n ->
        [one] puedes activar otra carta verde.
       *[other] puedes activar hasta { $n } cartas verdes.
    }
   *[no] ¿qué carta verde se activa?
}
everdell-ask-give-one = { $any ->
    [0] { $points ->
        [one] ¿dar una carta a un oponente por un punto y una carta nueva?
       *[other] ¿dar una carta a un oponente por { $points } puntos y una carta nueva?
    }
   *[other] ¿dar una carta a un oponente por un recurso y una carta nueva?
}
everdell-ask-magician = ¿descartar una carta de tu ciudad por un punto y un recurso?
everdell-ask-unload = { $n ->
    [one] toma un recurso de la carta.
   *[other] toma { $n } recursos de la carta.
}
everdell-ask-play-hand-less = { $less ->
    [one] juega una carta de tu mano por 1 recurso menos.
   *[other] juega una carta de tu mano por { $less } recursos menos.
}
everdell-ask-play-station-less = { $less ->
    [one] juega una carta del apeadero por 1 recurso menos.
   *[other] juega una carta del apeadero por { $less } recursos menos.
}
everdell-ask-reserve = ¿qué carta reservas?
everdell-ask-keep-reserved = ¿sigue reservada la carta { $card }?

# Options.

everdell-move-play-station = jugar la carta { $card } del apeadero
everdell-move-play-reserved = jugar la carta reservada { $card }
everdell-move-reserve = reservar una carta
everdell-move-reserve-meadow = reservar la carta { $card } del Prado
everdell-move-reserve-station = reservar la carta { $card } del apeadero
everdell-move-take-station = tomar la carta { $card } del apeadero
everdell-move-clear-station = descartar la carta { $card } del apeadero
everdell-move-ticket = usar el billete para mover un trabajador
everdell-move-tile = { $tile }
everdell-move-dismiss = { $points ->
    [one] despedir a { $visitor } (1 punto)
   *[other] despedir a { $visitor } ({ $points } puntos)
}
everdell-move-welcome = { $points ->
    [one] llevarse a { $visitor } (1 punto)
   *[other] llevarse a { $visitor } ({ $points } puntos)
}
everdell-move-reservation = un recurso menos, por la reserva
everdell-move-keep-reserved = conservar la carta { $card }
everdell-move-drop-reserved = descartar la carta { $card }
everdell-move-gild = gratis, con una ficha dorada sobre { $owner ->
    [own] la carta { $card }
    [rugwort] la carta { $card } de Rugwort
    [nightweave] la carta { $card } de Tejenoche
   *[other] la carta { $card } de { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(número { $copy })
}
everdell-move-mimic = hacer lo que hace { $owner ->
    [own] la carta { $card }
    [rugwort] la carta { $card } de Rugwort
    [nightweave] la carta { $card } de Tejenoche
   *[other] la carta { $card } de { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(número { $copy })
}

# Refusals.

everdell-no-no-newleaf = Newleaf no está en esta partida.
everdell-no-tile-alike = Es igual que la loseta { $slot }.
everdell-no-no-visitor = No hay ningún visitante en el montón { $pile }.
everdell-no-station-slot = No hay ninguna carta en el sitio { $slot } del apeadero.
everdell-no-only-deck = Roba del mazo.
everdell-no-color-not-shown = No se puede robar del Prado ninguna carta de color { everdell-color-word }.
everdell-no-same-elsewhere = La carta { $card } de otra ciudad hace lo mismo.
everdell-no-other-forest = { $place } no es otro lugar de bosque.
everdell-no-not-loaded = La carta ya no tiene de esto: { $kind ->
    [twig] ramitas
    [resin] resina
    [pebble] guijarros
    [berry] bayas
   *[other] { $kind }
}.
everdell-no-card-stays = La carta { $card } se queda en su ciudad.
everdell-no-no-golden = La carta { $card } no puede venir con una ficha dorada: en esta partida no hay.
everdell-no-golden-spent = La carta { $card } no puede venir con una ficha dorada: no te queda ninguna.
everdell-no-no-golden-link = Ningún estandarte dorado vincula la carta { $card } y la carta { $home }.
everdell-no-not-reserved = La carta { $card } no es la carta que reservaste.
everdell-no-reservation-dear = Incluso por un recurso menos, la carta { $card } es demasiado cara.
everdell-no-no-reservations = En esta partida no hay reservas.
everdell-no-nothing-reserved = No has reservado ninguna carta.
everdell-no-reservation-used = Tu ficha de reserva está gastada hasta que te prepares para una estación.
everdell-no-nothing-to-reserve = No hay ninguna carta que reservar.
everdell-no-one-reserved = La carta { $card } sigue bajo tu ficha de reserva.
everdell-no-no-ticket = Ya no tienes billete.
everdell-no-too-early = La vuelta de tu billete vale desde el verano.
everdell-no-nobody-to-move = No tienes ningún trabajador que pueda viajar.

# Events.

everdell-event-station-shown = Nueva carta en el apeadero: { $card }.
everdell-event-station-took = { $you ->
    [yes] Tomas la carta { $card } del apeadero.
   *[no] { $name } toma la carta { $card } del apeadero.
}
everdell-event-station-cleared = { $you ->
    [yes] Descartas la carta { $card } del apeadero.
   *[no] { $name } descarta la carta { $card } del apeadero.
}
everdell-event-tile = { $you ->
    [yes] Tomas la loseta «{ $tile }».
   *[no] { $name } toma la loseta «{ $tile }».
}
everdell-event-tile-shown = Nueva loseta en el tren: { $tile }.
everdell-event-visitor-shown = Nuevo visitante: { $visitor }.
everdell-event-visitor-dismissed = { $you ->
    [yes] Despides a { $visitor }.
   *[no] { $name } despide a { $visitor }.
}
everdell-event-visitor-welcomed = { $you ->
    [yes] Te llevas a { $visitor }.
   *[no] { $name } se lleva a { $visitor }.
}
everdell-event-visitors-shuffled = { $n ->
    [one] Vuelve el visitante despedido.
   *[other] Vuelven los { $n } visitantes despedidos.
}
everdell-event-gilded = { $you ->
    [yes] Pones una ficha dorada sobre la carta { $card }: la carta { $guest } viene gratis.
   *[no] { $name } pone una ficha dorada sobre la carta { $card }: la carta { $guest } viene gratis.
}
everdell-event-reserved = { $you ->
    [yes] Reservas la carta { $card }.
   *[no] { $name } reserva la carta { $card }.
}
everdell-event-unreserved = { $you ->
    [yes] Renuncias a la carta reservada { $card }.
   *[no] { $name } renuncia a la carta reservada { $card }.
}
everdell-event-ticket = { $you ->
    [yes] Viajas con { everdell-ticket-side } de tu billete.
   *[no] { $name } viaja con { everdell-ticket-side } de su billete.
}
everdell-ticket-side = { $side ->
    [outbound] la ida
    [inbound] la vuelta
   *[other] { $side }
}
everdell-event-rugwort-station = Rugwort retira la carta { $card } del apeadero.
everdell-event-rugwort-visitor = Rugwort espanta a { $visitor }.
everdell-event-nightweave-station = Tejenoche se pone en el sitio { $slot } del apeadero.
everdell-event-nightweave-station-threw = Fuera del apeadero: { $card }.
everdell-event-nightweave-station-took = Toma la carta { $card } del apeadero en su mano.
everdell-event-nightweave-visitor = { $visitor } pasa a su botín.
everdell-event-nightweave-visitor-gone = Visitante despedido: { $visitor }.

# Components.

everdell-about-visitor = { $points ->
    [one] Visitante; 1 punto al final.
   *[other] Visitante; { $points } puntos al final.
}
everdell-about-tile = Loseta de vagoneta, { $n } en total.
everdell-about-golden = Estandarte dorado: cualquier { everdell-golden-kind } { everdell-golden-which }.
everdell-golden-kind = { $kind ->
    [critter] criatura
    [construction] estructura
   *[other] { $kind }
}
everdell-golden-which = { $which ->
    [tan] marrón
    [green] verde
    [red] roja
    [blue] azul
    [purple] violeta
    [unique] única
    [common] común
   *[other] { $which }
}
everdell-about-numbered = { $what ->
    [critter] { $n } criaturas
    [construction] { $n } estructuras
   *[card] { $n } cartas
}
everdell-about-needs-events = { $n ->
    [one] Pide un evento que hayas adquirido.
   *[other] Pide { $n } eventos que hayas adquirido.
}

# In the terminal.

everdell-label-station = Apeadero
everdell-label-tile = con ella: { $tile }
everdell-label-visitors = Visitantes a la vista: { $visitors }
everdell-label-her-place = Está en el sitio { $slot } del apeadero.
everdell-label-her-station = ahí está Tejenoche
everdell-label-her-visitors = Visitantes en su botín: { $visitors }
everdell-label-visitor = { $visitor } ({ $points }{ $met ->
    [yes] , se cumple
   *[no] {""}
})
everdell-label-travel = fichas doradas { $golden }; billete: { $ticket ->
    [outbound] ida
    [inbound] vuelta
   *[gone] ninguno
}; reserva: { $reservation ->
    [ready] lista
    [holding] { $card }
    [used] gastada
   *[none] ninguna
}
everdell-label-own-visitors = visitantes { $visitors }
everdell-label-needs = { $what ->
    [card] { $n } cartas
    [critter] { $n } criaturas
    [construction] { $n } estructuras
   *[event] { $n } eventos
}
