# Things.

everdell-goods = { $kind ->
    [twig] { $n ->
        [one] { $n } ramita
       *[other] { $n } ramitas
    }
    [resin] { $n ->
        [one] { $n } resina
       *[other] { $n } resinas
    }
    [pebble] { $n ->
        [one] { $n } guijarro
       *[other] { $n } guijarros
    }
    [berry] { $n ->
        [one] { $n } baya
       *[other] { $n } bayas
    }
   *[points] { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
}
everdell-kind = { $kind ->
    [twig] ramitas
    [resin] resina
    [pebble] guijarros
   *[berry] bayas
}
# One piece of a kind; the code hands over ids.
everdell-kind-word = { $kind ->
    [twig] una ramita
    [resin] una resina
    [pebble] un guijarro
    [berry] una baya
    [pearl] una perla
   *[other] { $kind }
}
everdell-one-word = { $one ->
    [twig] una ramita
    [resin] una resina
    [pebble] un guijarro
    [berry] una baya
   *[other] { $one }
}
everdell-other-word = { $other ->
    [twig] una ramita
    [resin] una resina
    [pebble] un guijarro
    [berry] una baya
   *[other] { $other }
}
# A colour by itself, of one card, of several cards; the code hands over ids.
everdell-color-word = { $color ->
    [tan] marrón
    [green] verde
    [red] rojo
    [blue] azul
    [purple] violeta
   *[other] { $color }
}
everdell-color-card = { $color ->
    [tan] marrón
    [green] verde
    [red] roja
    [blue] azul
    [purple] violeta
   *[other] { $color }
}
everdell-color-cards = { $color ->
    [tan] marrones
    [green] verdes
    [red] rojas
    [blue] azules
    [purple] violetas
   *[other] { $color }
}
everdell-nothing = nada
everdell-nowhere = un lugar que ya no está
everdell-rugwort = Rugwort
everdell-color = { $color ->
    [tan] Viajero: actúa una vez, al jugarla
    [green] Producción: actúa al jugarla y cuando la ciudad produce
    [red] Destino: actúa cuando la visita un trabajador
    [blue] Gobernanza: funciona mientras esté en la ciudad
   *[purple] Prosperidad: añade puntos al final
}
everdell-season = { $season ->
    [winter] invierno
    [spring] primavera
    [summer] verano
   *[autumn] otoño
}
everdell-breakdown = { $row ->
    [cards] cartas
    [tokens] fichas de puntuación
    [prosperity] Prosperidad
    [journey] Viaje
    [bonus] bonificación de su nivel
    [basic-events] eventos básicos
    [special-events] eventos especiales
    [missed-special-events] eventos especiales que no tienes
    [empty-spaces] espacios vacíos de tu ciudad
    [wonders] maravillas
    [adornments] ornamentos
    [pearls] perlas
    [garland] guirnalda
    [visitors] visitantes
    [expedition] expedición
    [discoveries] descubrimientos
   *[events] eventos
}
everdell-goal-rival = { $rival ->
    [rugwort] En solitario juegas contra Rugwort: después de cada carta que juegas, el dado le da una del Prado. Necesitas más puntos que él.
    [nightweave] Tejenoche, la araña, juega después de cada turno tuyo según una carta de actividad. Necesitas más puntos que ella.
   *[none] {""}
}
everdell-goal = Construye una ciudad de { $everdell__counts__city ->
    [one] 1 espacio
   *[other] { $everdell__counts__city } espacios
    }: coloca trabajadores para obtener recursos, juega criaturas y estructuras, adquiere eventos. Después del otoño gana quien tenga más puntos.

# Questions.

everdell-ask-turn = Estás en { $season ->
    [winter] invierno
    [spring] primavera
    [summer] verano
    [autumn] otoño
   *[other] { $season }
}: { $workers ->
    [0] { $autumn ->
        [yes] juega una carta o pasa.
       *[no] juega una carta o prepárate para la siguiente estación.
    }
    [one] { $autumn ->
        [yes] juega una carta o coloca tu último trabajador, o pasa.
       *[no] juega una carta o coloca tu último trabajador.
    }
   *[other] { $autumn ->
        [yes] juega una carta o coloca uno de tus { $workers } trabajadores, o pasa.
       *[no] juega una carta o coloca uno de tus { $workers } trabajadores.
    }
}
everdell-title-season = { $season ->
    [spring] Primavera
    [summer] Verano
    [autumn] Otoño
   *[winter] Invierno
}
everdell-moment = { everdell-title-season }, { $cards ->
    [0] ciudad vacía
    [one] { $cards } carta en la ciudad
   *[other] { $cards } cartas en la ciudad
}
everdell-ask-pay = ¿cómo pagas la carta { $card } ({ $cost })?
everdell-ask-spare = { $n ->
    [one] ¿qué recurso dejas de pagar? Falta { $n }.
   *[other] ¿qué recurso dejas de pagar? Faltan { $n }.
}
everdell-ask-replace = ¿qué recurso de la carta { $card } pagas con otro?
everdell-ask-fool = { $rugwort ->
    [yes] ¿qué carta pierde Rugwort a cambio?
   *[no] ¿a la ciudad de quién va?
}
everdell-ask-ruins = ¿qué estructura le hace sitio?
everdell-ask-react = ¿qué carta de tu ciudad reacciona primero?
everdell-ask-gain = { $n ->
    [one] elige un recurso.
   *[other] elige { $n } recursos.
}
everdell-ask-spend = { $give ->
    [yes] { $points ->
        [one] ¿cuántas bayas das, por 1 punto cada una?
       *[other] ¿cuántas bayas das, por { $points } puntos cada una?
    }
   *[no] { $points ->
        [one] ¿cuántos recursos pagas, { $most } como máximo, por 1 punto cada uno?
       *[other] ¿cuántos recursos pagas, { $most } como máximo, por { $points } puntos cada uno?
    }
}
everdell-ask-give = { $n ->
    [one] elige un recurso para dar.
   *[other] elige { $n } recursos para dar.
}
everdell-ask-give-here = da hasta { $n } más o termina.
everdell-ask-to = ¿quién lo recibe?
everdell-ask-teach = ¿cuál de las cartas robadas das?
everdell-ask-post-give = { $n ->
    [one] elige una carta para dar.
   *[other] elige { $n } cartas para dar.
}
everdell-ask-post-discard = descarta cuantas cartas quieras y luego llena tu mano.
everdell-ask-discard = { $least ->
    [0] { $most ->
        [0] descarta cuantas cartas quieras.
        [one] descarta una carta más si quieres.
       *[other] descarta hasta { $most } cartas.
    }
    [one] descarta una carta.
   *[other] { $most ->
        [0] descarta cuantas cartas quieras.
        [one] descarta una carta.
       *[other] descarta { $most } cartas.
    }
}
everdell-ask-play-one = { $less ->
    [one] puedes jugar una de las cartas que has tomado por { $less } recurso menos.
   *[other] puedes jugar una de las cartas que has tomado por { $less } recursos menos.
}
everdell-ask-take-meadow = { $n ->
    [one] toma una carta del Prado.
   *[other] toma hasta { $n } cartas del Prado.
}
everdell-ask-clear = { $n ->
    [one] elige una carta del Prado para descartar.
   *[other] elige { $n } cartas del Prado para descartar.
}
everdell-ask-source = ¿descubres cartas del mazo o de la pila de descarte?
everdell-ask-bring = ¿qué carta juegas gratis, si quieres alguna?
everdell-ask-put = deja aquí hasta { $n } o termina.
everdell-ask-city-card = { $under ->
    [yes] { $n ->
        [one] pon bajo el evento hasta 1 criatura de tu ciudad o termina.
       *[other] pon bajo el evento hasta { $n } criaturas de tu ciudad o termina.
    }
   *[no] { $n ->
        [one] elige una carta de tu ciudad para descartar.
       *[other] elige { $n } cartas de tu ciudad para descartar.
    }
}
everdell-ask-lift = ¿qué trabajador se mueve?
everdell-ask-move-worker = ¿adónde va el trabajador?
everdell-ask-store = ¿qué dejas sobre él?
everdell-ask-swap = cambia un recurso o termina.
everdell-ask-tuck = pon una criatura de tu mano bajo el evento o termina.
everdell-ask-keep = quédate una carta o pon todas las que quedan bajo el evento.
everdell-ask-play-meadow = ¿qué carta del Prado juegas?
everdell-ask-play-free = { $limit ->
    [-1] { $may ->
        [yes] ¿qué carta juegas gratis, si quieres alguna?
       *[no] ¿qué carta juegas gratis?
    }
    [one] { $may ->
        [yes] ¿qué carta de hasta 1 punto juegas gratis, si quieres alguna?
       *[no] ¿qué carta de hasta 1 punto juegas gratis?
    }
   *[other] { $may ->
        [yes] ¿qué carta de hasta { $limit } puntos juegas gratis, si quieres alguna?
       *[no] ¿qué carta de hasta { $limit } puntos juegas gratis?
    }
}
everdell-ask-copy = ¿qué lugar usas?
everdell-ask-repeat = ¿gastas una de sus fichas para volver a usar un lugar?
everdell-ask-tear-down = ¿qué carta de tu ciudad descartas?
everdell-ask-activate = ¿qué carta verde de tu ciudad actúa?
everdell-ask-copy-green = ¿qué carta verde copias, si quieres alguna?
everdell-ask-produce = ¿qué carta de tu ciudad produce ahora?
everdell-ask-recall = ¿qué trabajador vuelve?

everdell-ask-either = elige una de las dos cosas.
everdell-ask-use-place = ¿qué lugar ocupado usas?
everdell-ask-give-drawn = { $n ->
    [one] da una de las cartas robadas por un punto o quédatelas.
   *[other] da una de las cartas robadas por { $n } puntos o quédatelas.
}
everdell-ask-give-many = { $named ->
    [no] { $n ->
        [one] ¿quién recibe algo? Hasta 1 carta o recurso, un punto por cada uno.
       *[other] ¿quién recibe algo? Hasta { $n } cartas y recursos, un punto por cada uno.
    }
   *[yes] ¿qué das a { $to }? Hasta { $n } más, un punto por cada uno.
}
everdell-ask-juggle = { $shown ->
    [0] ¿qué número pagas, si quieres alguno?
   *[other] las cartas suman { $worth } de momento; necesitas { $goal }. ¿Otra más?
}
everdell-ask-color = { $n ->
    [one] nombra un color y luego roba 1 carta.
   *[other] nombra un color y luego roba { $n } cartas.
}
everdell-ask-show = { $points ->
    [one] ¿qué carta muestras, por 1 punto?
   *[other] ¿qué carta muestras, por { $points } puntos?
}
everdell-ask-give-cards = { $n ->
    [one] { $points ->
        [one] ¿a quién das 1 carta, por 1 punto?
       *[other] ¿a quién das 1 carta, por { $points } puntos?
    }
   *[other] { $points ->
        [one] ¿a quién das { $n } cartas, por 1 punto?
       *[other] ¿a quién das { $n } cartas, por { $points } puntos?
    }
}
everdell-ask-swap-hands = ¿con quién intercambias la mano?
everdell-ask-rob = ¿qué carta verde va a tu ciudad?

# Options.

everdell-move-play = jugar la carta { $card }
everdell-move-discard = descartar la carta { $card }
everdell-move-give-card = dar la carta { $card }
everdell-move-bring = jugar gratis la carta { $card }
everdell-move-keep = quedarse la carta { $card }
everdell-move-tuck = poner la carta { $card } bajo el evento
everdell-move-show = mostrar la carta { $card }
everdell-move-color = { everdell-color-word }
everdell-choice-gain = { $gain }
everdell-choice-pay = pagar { $price } por { $gain }
everdell-choice-any = { $n ->
    [one] 1 recurso a tu elección
   *[other] { $n } recursos a tu elección
}
everdell-choice-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
everdell-choice-juggle = pagar { $price } y descubrir una carta
everdell-choice-discard = { $n ->
    [one] nadie tiene sitio: descartar 1 carta
   *[other] nadie tiene sitio: descartar { $n } cartas
}
everdell-move-react = primero la carta { $card }
everdell-move-play-meadow = jugar la carta { $card } del Prado
everdell-move-take-meadow = tomar la carta { $card }
everdell-move-clear = descartar la carta { $card }
everdell-move-prepare = prepararse para la siguiente estación
everdell-move-pass = pasar: ya no hay más turnos
everdell-move-pay = pagar su coste
everdell-move-done = eso es todo
everdell-move-place = trabajador a «{ $place }»
everdell-move-copy = usar «{ $place }»
everdell-move-claim = adquirir el evento { $event }
everdell-move-instead = pagar { everdell-other-word } en lugar de { everdell-one-word }
everdell-move-trade = cambiar { everdell-one-word } por { everdell-other-word }
everdell-move-amount = { $n }
everdell-move-source = { $pile ->
    [deck] del mazo
   *[discard] de la pila de descarte
}
everdell-move-spare = dejar de pagar { everdell-kind-word }
everdell-move-give = dar { everdell-kind-word }
everdell-move-put = dejar aquí { everdell-kind-word }
everdell-move-gain = obtener { everdell-kind-word }
everdell-move-store = { $kind ->
    [twig] { $n ->
        [one] dejar { $n } ramita
       *[other] dejar { $n } ramitas
    }
    [resin] { $n ->
        [one] dejar { $n } resina
       *[other] dejar { $n } resinas
    }
    [pebble] { $n ->
        [one] dejar { $n } guijarro
       *[other] dejar { $n } guijarros
    }
   *[berry] { $n ->
        [one] dejar { $n } baya
       *[other] dejar { $n } bayas
    }
}
# A card of somebody's city.
everdell-whose-card = { $owner ->
    [own] la carta { $card }
    [rugwort] la carta { $card } de Rugwort
    [nightweave] la carta { $card } de Tejenoche
    [none] { $card }
   *[other] la carta { $card } de { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(número { $copy })
}
everdell-move-visit = visitar { everdell-whose-card }
everdell-move-occupy = gratis, ocupando { everdell-whose-card }
everdell-move-use = con la ayuda de { everdell-whose-card }
everdell-move-imprison = meter un prisionero en la Mazmorra: { everdell-whose-card }
everdell-move-activate = usar { everdell-whose-card }
everdell-move-remove = elegir { everdell-whose-card }
everdell-move-lift = el trabajador en { everdell-whose-card }

# Events.

everdell-event-unasked = { $verb ->
    [paying] Solo había una forma de pagar: se ha elegido automáticamente.
   *[other] Se ha jugado automáticamente: era la única opción.
}
everdell-event-turn = { $you ->
    [yes] Es tu turno.
   *[no] Es el turno de { $name }.
}
everdell-event-gained = { $you ->
    [yes] Obtienes { $goods }.
   *[no] { $name } obtiene { $goods }.
}
everdell-event-paid = { $you ->
    [yes] Pagas { $goods }.
   *[no] { $name } paga { $goods }.
}
everdell-event-gave-card = { $you ->
    [yes] Das la carta { $card } a { $to }.
   *[no] { everdell-gives-cards }
}
everdell-gives-cards = { $to_you ->
    [you] { $name } te da { everdell-some-cards }.
   *[other] { $name } da { everdell-some-cards } a { $to }.
}
everdell-event-got-card = { $you ->
    [yes] Recibes la carta { $card } de { $from }.
   *[no] { $name } recibe { everdell-some-cards } de { everdell-person-from }.
}
everdell-event-received = { $you ->
    [yes] Recibes { $goods } de { $from }.
   *[no] { $name } recibe { $goods } de { everdell-person-from }.
}
everdell-event-stored = { $you ->
    [yes] Dejas { $goods } en la carta { $card }.
   *[no] { $name } deja { $goods } en la carta { $card }.
}
everdell-event-tokens = { $you ->
    [yes] { $n ->
        [one] Dejas una ficha de puntuación en la carta { $card }.
       *[other] Dejas { $n } fichas de puntuación en la carta { $card }.
    }
   *[no] { $n ->
        [one] { $name } deja una ficha de puntuación en la carta { $card }.
       *[other] { $name } deja { $n } fichas de puntuación en la carta { $card }.
    }
}
everdell-event-traded = { $you ->
    [yes] Cambias { everdell-one-word } por { everdell-other-word }.
   *[no] { $name } cambia { everdell-one-word } por { everdell-other-word }.
}
everdell-event-cleared = { $you ->
    [yes] Descartas la carta { $card } del Prado.
   *[no] { $name } descarta la carta { $card } del Prado.
}
everdell-event-took = { $you ->
    [yes] Tomas la carta { $card } del Prado.
   *[no] { $name } toma la carta { $card } del Prado.
}
everdell-event-put = { $you ->
    [yes] Dejas { $goods } en el evento { $event }.
   *[no] { $name } deja { $goods } en el evento { $event }.
}
everdell-event-tucked = { $you ->
    [yes] Pones la carta { $card } bajo el evento { $event }.
   *[no] { $name } pone la carta { $card } bajo el evento { $event }.
}
everdell-event-kept = { $you ->
    [yes] Te quedas la carta { $card }.
   *[no] { $name } se queda la carta { $card }.
}
everdell-event-revealed = { $you ->
    [yes] Descubres { $cards }.
   *[no] { $name } descubre { $cards }.
}
everdell-event-occupied = { $you ->
    [yes] Tu carta { $guest } ocupa la carta { $card }.
   *[no] La carta { $guest } de { $name } ocupa la carta { $card }.
}
everdell-event-imprisoned = { $you ->
    [yes] Metes la carta { $card } en la Mazmorra.
   *[no] { $name } mete la carta { $card } en la Mazmorra.
}
everdell-event-used = { $you ->
    [yes] Usas la carta { $card }.
   *[no] { $name } usa la carta { $card }.
}
everdell-event-left = { $you ->
    [yes] Descartas la carta { $card } de tu ciudad.
   *[no] { $name } descarta la carta { $card } de su propia ciudad.
}
everdell-event-played = { $you ->
    [yes] { $from ->
        [meadow] Juegas la carta { $card } del Prado.
       *[other] Juegas la carta { $card }.
    }
   *[no] { $from ->
        [meadow] { $name } juega la carta { $card } del Prado.
       *[other] { $name } juega la carta { $card }.
    }
}
everdell-event-sent = { $you ->
    [yes] Envías la carta { $card } a { $to }.
   *[no] { everdell-sends-card }
}
everdell-sends-card = { $to_you ->
    [you] { $name } te envía la carta { $card }.
   *[other] { $name } envía la carta { $card } a { $to }.
}
everdell-event-named = { $you ->
    [yes] Nombras el color { everdell-color-word }.
   *[no] { $name } nombra el color { everdell-color-word }.
}
everdell-event-showed = { $you ->
    [yes] Muestras la carta { $card }.
   *[no] { $name } muestra la carta { $card }.
}
everdell-event-swapped = { $you ->
    [yes] Intercambias la mano con { $to }.
   *[no] { everdell-swaps-hands }
}
everdell-swaps-hands = { $to_you ->
    [you] { $name } intercambia la mano contigo.
   *[other] { $name } intercambia la mano con { $to }.
}
everdell-event-took-hand = { $you ->
    [yes] { $n ->
        [0] Ahora no tienes cartas en la mano.
       *[other] Ahora tienes en la mano: { $cards }.
    }
   *[no] { $n ->
        [0] { $name } no tiene ahora cartas en la mano.
        [one] { $name } tiene ahora 1 carta en la mano.
       *[other] { $name } tiene ahora { $n } cartas en la mano.
    }
}
everdell-event-robbed = { $you ->
    [yes] Te llevas la carta { $card } de { everdell-owner-city }.
   *[no] { $name } se lleva la carta { $card } de { everdell-owner-city }.
}
everdell-event-activated = { $you ->
    [yes] Usas la carta { $card }.
   *[no] { $name } usa la carta { $card }.
}
everdell-event-copied = { $you ->
    [yes] Usas «{ $place }».
   *[no] { $name } usa «{ $place }».
}
everdell-event-placed = { $you ->
    [yes] Envías un trabajador a «{ $place }».
   *[no] { $name } envía un trabajador a «{ $place }».
}
everdell-event-claimed = { $you ->
    [yes] Adquieres el evento { $event }.
   *[no] { $name } adquiere el evento { $event }.
}
everdell-event-visited = { $you ->
    [yes] Visitas la carta { $card } en { everdell-owner-city }.
   *[no] { $name } visita la carta { $card } en { everdell-owner-city }.
}
# Somebody a sentence speaks of, and a city.
everdell-person-to = { $to_you ->
    [you] ti
   *[other] { $to }
}
everdell-person-from = { $from_you ->
    [you] ti
   *[other] { $from }
}
everdell-owner-city = { $owner_you ->
    [you] tu ciudad
    [own] su propia ciudad
   *[other] la ciudad de { $owner }
}
everdell-some-cards = { $n ->
    [one] una carta
   *[other] { $n } cartas
}
everdell-event-recalled = { $you ->
    [yes] { $n ->
        [one] Recuperas un trabajador.
       *[other] Recuperas { $n } trabajadores.
    }
   *[no] { $n ->
        [one] { $name } recupera un trabajador.
       *[other] { $name } recupera { $n } trabajadores.
    }
}
everdell-event-moved-worker = { $you ->
    [yes] Mueves un trabajador.
   *[no] { $name } mueve un trabajador.
}
everdell-event-prepared = { $you ->
    [yes] Te preparas para la siguiente estación, { $season }{ everdell-new-workers }.
   *[no] { $name } se prepara para la siguiente estación, { $season }{ everdell-new-workers }.
}
everdell-new-workers = { $workers ->
    [0] {""}
    [one] : 1 trabajador nuevo
   *[other] : { $workers } trabajadores nuevos
}
everdell-event-passed = { $you ->
    [yes] Pasas.
   *[no] { $name } pasa.
}
everdell-event-drew = { $you ->
    [yes] Robas { $cards }.
   *[no] { $n ->
        [one] { $name } roba una carta.
       *[other] { $name } roba { $n } cartas.
    }
}
everdell-event-discarded = { $you ->
    [yes] Descartas { $cards }.
   *[no] { $name } descarta { everdell-some-cards }.
}
everdell-event-reacted = La carta { $card } reacciona.
everdell-event-shown = Nueva carta en el Prado: { $card }.
everdell-event-reshuffled = { $n ->
    [one] La pila de descarte forma un mazo nuevo de 1 carta.
   *[other] La pila de descarte forma un mazo nuevo de { $n } cartas.
}
everdell-event-over = La partida ha terminado.
everdell-event-rugwort-rolled = Rugwort saca un { $die }.
everdell-event-rugwort-lucky = Otra vez el mismo número: un punto para Rugwort.
everdell-event-rugwort-played = Rugwort se lleva la carta { $card }.
everdell-event-rugwort-cranky = Rugwort está cabreado: pierdes una carta de tu mano.
everdell-event-rugwort-fool = Rugwort envía la carta { $card } a tu ciudad.
everdell-event-rugwort-lost = Rugwort pierde la carta { $card }.
everdell-event-rugwort-token = Rugwort obtiene { $goods } por tu visita.
everdell-event-rugwort-claimed = Rugwort adquiere el evento { $event }.
everdell-event-rugwort-blocks = El trabajador de Rugwort bloquea el espacio { $slot } del Prado.
everdell-event-rugwort-moved = El trabajador de Rugwort va a «{ $place }».
everdell-event-rugwort-took-worker = El trabajador de Rugwort se va y se lleva a uno de los tuyos.

# The table in a terminal.

everdell-label-meadow = Prado
everdell-label-places = Lugares
everdell-label-events = Eventos
everdell-label-hand = Tu mano
# How many cards of a colour an event or a place asks for, in brackets.
everdell-label-colored = { $n ->
    [one] { $n } { everdell-color-card }
   *[other] { $n } { everdell-color-cards }
}
everdell-label-card = { everdell-color-card }, { $points }
everdell-label-other-way = de otra forma que con su coste
everdell-label-missing = falta: { $goods }
everdell-label-no-room = no hay sitio
everdell-label-blocked = Rugwort está encima
everdell-label-occupied = ocupada
everdell-label-empty = aún no hay nada construido
everdell-label-passed = ha pasado
everdell-label-player = { $season }; { $goods }; { $workers ->
    [one] 1 trabajador disponible
   *[other] { $workers } trabajadores disponibles
}, { $cards ->
    [one] 1 carta en la mano
   *[other] { $cards } cartas en la mano
}, { $used } de { $spaces } espacios; { $total ->
    [one] 1 punto de momento
   *[other] { $total } puntos de momento
}
everdell-label-rugwort = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}; { $total ->
    [one] 1 punto de momento
   *[other] { $total } puntos de momento
}
