# Refusals: one line, beside the rule that forbids the wish. In a turn they are said as they stand, otherwise behind the
# name of the card, location or event that asks.

everdell-no-not-now = Eso no toca ahora.
everdell-no-hand = La carta { $card } no está en tu mano.
everdell-no-slot = El espacio { $slot } del Prado está vacío.
everdell-no-blocked = El trabajador de Rugwort está sobre la carta { $card }.
everdell-no-last-season = Después del otoño no hay más estaciones.
everdell-no-workers-left = { $n ->
    [one] Primero coloca todos tus trabajadores: queda { $n } disponible.
   *[other] Primero coloca todos tus trabajadores: quedan { $n } disponibles.
}
everdell-no-pass = Solo puedes pasar en otoño.
everdell-no-no-worker = No tienes ningún trabajador disponible.
everdell-no-no-victim = Ningún oponente tiene sitio para la carta { $card }.
everdell-no-no-green = Ningún oponente tiene una carta verde que la carta { $card } pueda traer a tu ciudad.
everdell-no-unique = La carta { $card } es única y tu ciudad ya tiene una.
everdell-no-nothing-to-replace = La carta { $card } necesita una estructura que sustituir.
everdell-no-city-full = Tu ciudad no tiene espacio para la carta { $card }.
everdell-no-too-dear = La carta { $card } es demasiado cara. Falta: { $missing }.
everdell-no-not-dealt = No está en esta partida: { $place }.
everdell-no-journey-season = El Viaje empieza en tu otoño.
everdell-no-own-worker = Ya tienes un trabajador en «{ $place }».
everdell-no-taken = «{ $place }» ya está ocupado.
everdell-no-journey-cards = { $n ->
    [one] Este Viaje pide 1 carta; tienes { $hand }.
   *[other] Este Viaje pide { $n } cartas; tienes { $hand }.
}
everdell-no-in-vain = «{ $place }» no te serviría de nada ahora.
everdell-no-claimed = El evento { $event } ya se ha adquirido.
everdell-no-requirement = Tu ciudad no cumple lo que pide el evento { $event }.
everdell-no-event-cost = No puedes pagar lo que pide el evento { $event }.
everdell-no-no-such-card = Esa carta no está: { $card }.
everdell-no-not-open = La carta { $card } solo sirve a quien la tiene.
everdell-no-visited = La carta { $card } no tiene espacio libre para un trabajador.
everdell-no-no-link = La carta { $home } no trae gratis la carta { $card }.
everdell-no-occupied = La carta { $card } ya tiene su ficha de ocupado.
everdell-no-no-help = La carta { $helper } no puede ayudar con la carta { $card }.

# Things that are not there.

everdell-no-has-none = no tienes { everdell-kind }.
everdell-no-has-no-points = no tienes fichas de puntuación.
everdell-no-has-only = { $n ->
    [0] no tienes { everdell-kind }.
   *[other] solo tienes { everdell-goods }.
}
everdell-no-at-most = admite como máximo { everdell-goods }.
everdell-no-webbed = la carta { $card } está en la telaraña de Tejenoche.
everdell-no-face-down = la carta { $card } está boca abajo.
everdell-no-yourself = tienes que elegir a otra persona.
everdell-no-nobody-there = no hay nadie llamado { $name }.
everdell-no-alike = las dos son iguales: di la carta { $card } número { $copy }.
everdell-no-not-revealed = la carta { $card } no es ninguna de las cartas descubiertas.
everdell-no-not-drawn = la carta { $card } no es ninguna de las cartas que has robado.
everdell-no-no-deck = no quedan cartas que robar.

# Things that do not fit.

everdell-no-gives = da { $kinds }, no { everdell-kind }.
everdell-no-takes = admite { $kinds }, no { everdell-kind }.
everdell-no-no-critter = la carta { $card } no es una criatura.
everdell-no-no-construction = la carta { $card } no es una estructura.
everdell-no-own-card = solo cuentan las cartas de tu propia ciudad.
everdell-no-itself = no puede ser la propia carta { $card }.
everdell-no-worth = la carta { $card } vale { $n }; puede valer { $limit } como máximo.
everdell-no-dear-with = { $n ->
    [one] incluso con { $less } menos te falta 1 recurso para la carta { $card }.
   *[other] incluso con { $less } menos te faltan { $n } recursos para la carta { $card }.
}
everdell-no-which-location = { $forest ->
    [yes] «{ $place }» no es un lugar básico ni de bosque.
   *[no] «{ $place }» no es un lugar básico.
}
everdell-no-used-already = «{ $place }» ya se ha usado.
everdell-no-no-worker-there = en «{ $place }» no hay ningún trabajador.
everdell-no-no-opponent-there = en «{ $place }» no hay ningún trabajador de un oponente.
everdell-no-no-own-worker = en «{ $place }» no hay ningún trabajador tuyo.
everdell-no-not-used = «{ $place }» no se puede usar desde otro sitio.
everdell-no-worker-stays = tu trabajador en «{ $place }» se queda ahí.
everdell-no-worker-hers = Tejenoche usa tu trabajador en «{ $place }».
everdell-no-came-from = el trabajador viene de ahí y tiene que ir a otro sitio.
everdell-no-choice-idle = la opción { $n } no se puede pagar o no haría nada ahora.
everdell-no-not-this-color = no se puede nombrar el color { everdell-color-word }.
everdell-no-other-color = la carta { $card } no es de color { everdell-color-word }.
everdell-no-juggle-either = un número o el otro: ya has empezado a descubrir cartas.

# Green cards.

everdell-no-own-city = solo actúan las cartas verdes de tu propia ciudad.
everdell-no-that-city = solo actúan las cartas verdes de la misma ciudad.
everdell-no-other-cities = mira en otras ciudades, no en la tuya.
everdell-no-legend-acts = la carta { $card } es una carta legendaria: solo actúa por sí misma.
everdell-no-no-sweep = nunca una carta { $card }.
everdell-no-not-copied = la carta { $card } no se puede copiar.
everdell-no-last-link = la carta { $card } actúa a través de otras cartas y no se puede copiar.
everdell-no-rowdy = nadie más usa la carta { $card }.
everdell-no-barricaded = una ficha de telaraña impide actuar a la carta { $card }.
everdell-no-acted = la carta { $card } ya ha actuado.
everdell-no-just-played = solo se puede usar la carta { $card }, que se acaba de jugar.

# Giving.

everdell-no-has-passed = { $name } ha pasado.
everdell-no-no-room = { $name } no tiene sitio para una carta.
everdell-no-she-is-done = Tejenoche ha terminado y ya no toma nada.
everdell-no-named-already = { $name } ya recibe algo.
everdell-no-give-first = primero da algo a { $name }.
everdell-no-has-takers = alguien tiene sitio para las cartas.

# Cards on their way into a city, and ways to pay.

everdell-no-full = { $name } no tiene ningún espacio libre.
everdell-no-has-one = { $name } ya tiene una.
everdell-no-frees-no-space = la carta { $card } no libera ningún espacio en tu ciudad llena.
everdell-no-frees-none-there = la carta { $card } no libera ningún espacio en esa ciudad llena.
everdell-no-no-green-card = la carta { $card } no es una carta verde.
everdell-no-unfit-city = la carta { $card } no encuentra sitio en tu ciudad.
everdell-no-space-shared = Sin la carta { $card }, una carta que comparte su espacio se quedaría sin sitio.
everdell-no-paired = la carta { $card } comparte su espacio.
everdell-no-no-reaction = la carta { $card } no reacciona ahora.
everdell-no-costs-nothing = la carta { $card } no cuesta nada: no hay nada que rebajar.
everdell-no-no-use = Ni siquiera con la carta { $helper } puedes pagar la carta { $card }.
everdell-no-bridge-taken = Sobre la carta { $helper } ya hay una estructura.
everdell-no-name-prisoner = la carta { $helper } ayuda con un prisionero: nombra la criatura que va a una celda.
everdell-no-no-jail = no tienes la carta { $card }.
everdell-no-opens-cell = la carta { $card } abre la segunda celda y no puede ir a ella.
everdell-no-cells-full = { $n ->
    [one] no hay ninguna celda libre: dentro hay 1 prisionero.
   *[other] no hay ninguna celda libre: dentro hay { $n } prisioneros.
}
everdell-no-spares-only = solo se puede dejar de pagar esto: { $kinds }.
everdell-no-none-in-cost = en su coste ya no hay { everdell-kind }.
everdell-no-not-in-cost = la carta { $card } no cuesta { everdell-kind }.
everdell-no-rest-unpaid = entonces no podrías pagar el resto de la carta { $card }.
everdell-no-stands-only = solo esto puede valer por otra cosa: { everdell-kind }.
everdell-no-tokens-held = { $n ->
    [one] solo tiene 1 ficha.
   *[other] solo tiene { $n } fichas.
}
everdell-no-tokens-few = { $n ->
    [one] hace falta al menos 1 ficha.
   *[other] hacen falta al menos { $n } fichas.
}
everdell-no-tokens-many = { $n ->
    [one] más de 1 ficha sería un desperdicio.
   *[other] más de { $n } fichas sería un desperdicio.
}

# Worker abilities.

everdell-no-price-cards = { $n ->
    [one] { everdell-kind }: hace falta 1 carta; tienes { $hand }.
   *[other] { everdell-kind }: hacen falta { $n } cartas; tienes { $hand }.
}
everdell-no-token-here = la ficha ya está sobre la carta { $card }.
everdell-no-figure-here = la figura ya está en «{ $place }».
everdell-no-from-deck = la carta viene del mazo.
everdell-no-deck-or-meadow = la carta viene del mazo o del Prado.
everdell-no-owned = ya tienes { everdell-kind }.
everdell-no-for-pebble = solo se puede obtener un guijarro.
everdell-no-not-brought = este trabajador no ha traído { everdell-kind }.
everdell-no-power-not-dealt = el poder { $power } no te ha tocado.
everdell-no-path-not-drawn = «{ $place }» no es ninguna de las cartas de bosque que has robado.

# Nightweave.

everdell-no-undrawn = a causa de { $name } no puedes robar la carta { $card }.
everdell-no-still-needed = lo necesitas para lo que estás pagando.
everdell-no-no-web = { $plan ->
    [masquerade] «{ $place }» no es un evento especial libre sin ficha.
   *[swarm] «{ $place }» no es un espacio exclusivo libre sin ficha.
}
everdell-no-worthless = la carta { $card } no vale nada para ella.
everdell-no-not-open-card = la carta { $card } no tiene el cartel de abierto.
everdell-no-open-card = la carta { $card } está abierta a todos.
everdell-no-her-city = su araña va a su propia ciudad.
everdell-no-your-city-first = una carta de tu ciudad va antes que una de la suya.
everdell-no-not-gazed-at = la carta { $card } no es ninguna de las dos cartas.
everdell-no-foil-price = frustrarla cuesta { $price }, y no lo tienes.
everdell-no-half-hand = { $n ->
    [one] la mitad de tu mano es 1 carta; puede tomar como mucho 1 menos.
   *[other] la mitad de tu mano son { $n } cartas; puede tomar como mucho { $n } menos.
}
everdell-no-shielded = la carta { $card } ya se queda boca arriba.
everdell-no-not-threatened = la carta { $card } no se pone boca abajo.
everdell-no-not-hers = ella no quiere la carta { $card }.
everdell-no-not-best-green = la carta { $card } no es tu carta verde más valiosa.

# Options that do not go together, behind “opción NAME:”; the rule that says so follows in brackets.

everdell-clash-spring-worker = facilita las partidas con poderes de jugador contra Tejenoche
everdell-clash-no-nightweave = es de Tejenoche, que no está en esta partida
everdell-clash-two-people = Tejenoche juega contra una o dos personas
everdell-clash-no-rugwort = Rugwort se queda fuera cuando juega Tejenoche
everdell-clash-one-person = los planes y las intrigas son para una sola persona
everdell-clash-plan-or-intrigues = los planes y las intrigas se excluyen
everdell-clash-swarm = el Enjambre abrumador no hace nada en el nivel 0
everdell-clash-weavers-whim = el Capricho de la tejedora necesita una personalidad
everdell-clash-her-modules = sus módulos se juegan sin esto
everdell-clash-six = para cinco y seis personas hace falta Bellfaire
everdell-clash-award = es un premio de Bellfaire, que no está en esta partida
everdell-clash-traits = varios rasgos de Rugwort necesitan Bellfaire; sin ella, elige un solo humor
everdell-clash-abilities = Mistwood tiene cuatro poderes, demasiado pocos para { $n } personas
everdell-clash-legends = esta caja tiene demasiado pocas cartas legendarias para { $n } personas
