# Spirecrest: weather, exploring, discoveries, big critters, the expedition.

everdell-region = { $region ->
    [foothills] las estribaciones
    [peak] la cumbre
    [ridge] la cresta
   *[home] casa
}
everdell-tile-price = { $kind ->
    [any] { $n ->
        [one] { $n } recurso a tu elección
       *[other] { $n } recursos a tu elección
    }
    [card] { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
    [point] { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
   *[other] { everdell-goods }
}

everdell-title-explore = Exploración
everdell-title-expedition = La expedición
everdell-title-surplus = Tu límite de mano
everdell-title-stay = Pezuñarrastrojo
everdell-title-critter = Tu criatura grande

# Questions.

everdell-ask-chart = { $region ->
    [foothills] ¿qué loseta de mapa de las estribaciones cartografías?
    [peak] ¿qué loseta de mapa de la cumbre cartografías?
   *[ridge] ¿qué loseta de mapa de la cresta cartografías?
}
everdell-ask-discover = { $again ->
    [yes] ¿tomar un segundo descubrimiento?
   *[no] ¿qué descubrimiento tomas?
}
everdell-ask-price = paga { everdell-toll }.
everdell-ask-expedition = { $n ->
    [one] ¿llevar tu conejo a { $tile } por 1 punto?
   *[other] ¿llevar tu conejo a { $tile } por { $n } puntos?
}
everdell-ask-forgo = ¿a qué renuncias por el clima?
everdell-ask-lay-under = { $kind ->
    [critter] ¿poner debajo una criatura de tu mano o del Prado?
   *[construction] ¿poner debajo una estructura de tu mano o del Prado?
} { $n ->
    [one] Cabe una más.
   *[other] Caben { $n }.
}
everdell-ask-search = { $kind ->
    [critter] nombra una criatura para buscarla en el mazo.
   *[construction] nombra una estructura para buscarla en el mazo.
}
everdell-ask-keep-lights = ¿quedarte una carta descubierta?
everdell-ask-map-seller = toma una carta del Prado o de la pila de descarte.
everdell-ask-discard-colors = { $n ->
    [one] descarta una carta del último color.
   *[other] descarta { $n } cartas de colores distintos.
}
everdell-ask-call-worker = ¿cuál de tus trabajadores viene?
everdell-ask-mine = { $n ->
    [one] hay una carta: ¿seguir cavando, o parar y quedártela?
   *[other] hay { $n } cartas: ¿seguir cavando, o parar y quedártelas?
}
everdell-ask-lab = ¿qué carta juegas?
everdell-ask-lab-discard = { $n ->
    [0] ¿descartar cartas para abaratar la carta { $card }?
   *[other] la carta { $card } cuesta { $n } menos. ¿Descartar más?
}
everdell-ask-send-critter = ¿adónde va { $name }?
everdell-ask-stay = ¿se queda Pezuñarrastrojo donde está?
everdell-ask-prospect = { $n ->
    [one] ¿descartar una carta antes de robar? Puede irse una.
   *[other] ¿descartar una carta antes de robar? Pueden irse { $n }.
}
everdell-ask-beak = ¿tomar una carta que se ha descartado?

# Options.

everdell-move-chart = { $n ->
    [one] cartografiar { $tile } (1 punto por { $price })
   *[other] cartografiar { $tile } ({ $n } puntos por { $price })
}
everdell-move-discover = { $n ->
    [0] tomar { $find } gratis
    [one] tomar { $find } por 1 carta o recurso
   *[other] tomar { $find } por { $n } cartas o recursos
}
everdell-move-send-critter = enviar a { $find }
everdell-move-lift-critter = { $find }
everdell-move-stay = quedarse y volver a usar su espacio
everdell-move-advance = { $n ->
    [one] ir a { $tile }: pagar { $price } por 1 punto
   *[other] ir a { $tile }: pagar { $price } por { $n } puntos
}
everdell-move-stand = { $owner ->
    [own] ponerse sobre la carta { $card }
   *[other] ponerse sobre la carta { $card } de otra ciudad
}
everdell-move-play-under = jugar la carta { $card } de debajo del descubrimiento
everdell-move-play-beside = jugar la carta { $card } de Valletormenta
everdell-move-less-for = pagar menos gracias al descubrimiento { $find }
everdell-move-name = nombrar la carta { $card }
everdell-move-forgo = renunciar a { $kind ->
    [twig] 1 ramita
    [resin] 1 resina
    [pebble] 1 guijarro
    [berry] 1 baya
   *[card] la última carta
}
everdell-move-send-beside = su araña va a { $place }

# What happened.

everdell-event-charted = { $you ->
    [yes] Cartografías { $tile }.
   *[no] { $name } cartografía { $tile }.
}
everdell-event-found = A la vista: { $finds }.
everdell-event-discovered = { $you ->
    [yes] Descubres { $find }.
   *[no] { $name } descubre { $find }.
}
everdell-event-travelled = { $you ->
    [yes] Tu conejo llega a { $region }.
   *[no] El conejo de { $name } llega a { $region }.
}
everdell-event-weather-up = Clima de { $season }: { $weather }.
everdell-event-tiles-up = Losetas de mapa de { $region }: { $tiles }.
everdell-event-weather-took = { $weather } se cobra su parte.
everdell-event-laid-under = { $you ->
    [yes] Pones la carta { $card } bajo tu descubrimiento.
   *[no] { $name } pone la carta { $card } bajo un descubrimiento.
}
everdell-event-laid-beside = Ahora junto a Valletormenta: { $cards }.
everdell-event-used-find = El descubrimiento { $find } lo abarata.
everdell-event-combed = { $found ->
    [yes] { $you ->
        [yes] Encuentras la carta { $card } en el mazo.
       *[no] { $name } encuentra la carta { $card } en el mazo.
    }
   *[no] { $you ->
        [yes] Buscas la carta { $card } en vano.
       *[no] { $name } busca la carta { $card } en vano.
    }
}
everdell-event-drew-discard = { $you ->
    [yes] Tomas { $cards } de la pila de descarte.
   *[no] { $n ->
        [one] { $name } toma una carta de la pila de descarte.
       *[other] { $name } toma { $n } cartas de la pila de descarte.
    }
}
everdell-event-buried = La carta { $card } también está en el Prado: se pierde todo.
everdell-event-called-worker = { $you ->
    [yes] Llamas a un trabajador.
   *[no] { $name } llama a un trabajador.
}
everdell-event-stood = { $owner_you ->
    [you] { $find } se pone sobre tu carta { $card }.
    [own] { $find } se pone sobre la carta { $card } de { $name }.
   *[other] { $find } se pone sobre la carta { $card } de { $owner }.
}
everdell-event-stayed = { $find } se queda donde está.
everdell-event-crossed = { $you ->
    [yes] { $points ->
        [one] Tu conejo cruza { $tile } por 1 punto.
       *[other] Tu conejo cruza { $tile } por { $points } puntos.
    }
   *[no] { $points ->
        [one] El conejo de { $name } cruza { $tile } por 1 punto.
       *[other] El conejo de { $name } cruza { $tile } por { $points } puntos.
    }
}
everdell-event-rugwort-charted = Rugwort se lleva la loseta de mapa { $tile }.
everdell-event-nightweave-charted = Tejenoche se lleva la loseta de mapa { $tile }.
everdell-event-nightweave-discovered = Tejenoche se lleva el descubrimiento { $find }.

# Refusals.

everdell-no-weather = { $weather } no lo permite.
everdell-no-weather-toll = { $kinds ->
    [1] { $weather } pide una carta más de las que puedes gastar.
   *[other] { $weather } pide un recurso más de los que puedes gastar.
}
everdell-no-not-given-there = El lugar no ha dado eso.
everdell-no-not-here = { $name } no está en la región de tu conejo.
everdell-no-not-in-row = { $name } no está a la vista.
everdell-no-find-too-dear = { $n ->
    [one] { $name } cuesta 1 carta o recurso, más de lo que tienes.
   *[other] { $name } cuesta { $n } cartas o recursos, más de lo que tienes.
}
everdell-no-not-in-deck = La carta { $card } no es una carta de este mazo.
everdell-no-from-discard = Aquí las cartas vienen del Prado o de la pila de descarte.
everdell-no-no-pile-left = La pila de descarte está vacía.
everdell-no-color-gone = Ya se ha descartado una carta { everdell-color-card }.
everdell-no-enough-less = La carta { $card } no puede ser más barata.
everdell-no-not-under = La carta { $card } no está bajo un descubrimiento tuyo.
everdell-no-critter-out = { $name } ya está en el tablero.
everdell-no-no-critter-here = { $name } no trabaja para ti.
everdell-no-cannot-stand = No puede ponerse ahí.
everdell-no-not-lifted = Este trabajador no se puede mover ahora.

# Components, and the table in a terminal.

everdell-about-weather = { $season ->
    [winter] Clima de invierno, para los jugadores que están en esa estación.
    [spring] Clima de primavera, para los jugadores que están en esa estación.
    [summer] Clima de verano, para los jugadores que están en esa estación.
   *[autumn] Clima de otoño, para los jugadores que están en esa estación.
}
everdell-about-discovery = Descubrimiento de { $region }.
everdell-about-map-tile = Loseta de mapa de una expedición: { $n } puntos por { $price }.
everdell-about-mountain = El camino pasa por { $regions }. Quedan a la vista tres descubrimientos, que cuestan { $prices } cartas o recursos; cada región tiene una loseta por jugador y { $more_tiles } más, y junto a Valletormenta hay { $stormvale } cartas.
everdell-label-mountain = Montaña
everdell-label-weather = Clima: { $cards }.
everdell-label-region = { $region }: { $tiles }{ $down ->
    [0] {""}
   *[other] {" "}({ $down } boca abajo)
}; { $deck ->
    [one] 1 descubrimiento
   *[other] { $deck } descubrimientos
} en el mazo.
everdell-label-found = A la vista, con precio: { $finds }.
everdell-label-beside = Junto a Valletormenta: { $cards }.
everdell-label-own-mountain = Conejo: { $region }. Expedición: { $tiles }. Descubrimientos: { $finds }.
# Where a big critter is when it stands on no place that has a name.
everdell-label-critter-at = { $place ->
    [home] en espera
    [going] en camino
    [lost] ya no está
    [the_deck] mazo
    [the_discard_pile] pila de descarte
    [nowhere] en ninguna parte
   *[other] { $place }
}
