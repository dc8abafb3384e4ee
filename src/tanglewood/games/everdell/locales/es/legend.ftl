# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

everdell-symbols-goods = Recursos
everdell-symbol-twig = ramita
everdell-symbol-twig-says = Sirve para pagar estructuras.
everdell-symbol-resin = resina
everdell-symbol-resin-says = Sirve para pagar estructuras.
everdell-symbol-pebble = guijarro
everdell-symbol-pebble-says = Sirve para pagar estructuras.
everdell-symbol-berry = baya
everdell-symbol-berry-says = Sirve para pagar criaturas.
everdell-symbol-any-good = cualquier recurso
everdell-symbol-any-good-says = Uno de los cuatro, a tu elección.
everdell-symbol-card = carta
everdell-symbol-card-says = Roba una del mazo; el límite es { $everdell__counts__hand_limit }.
everdell-symbol-point = punto
everdell-symbol-point-says = Una ficha de puntuación, o lo que vale una carta.

everdell-symbols-cards = Cartas
everdell-symbol-production = Producción
everdell-symbol-production-says = Da recursos al jugarla, en primavera y en otoño.
everdell-symbol-destination = Destino
everdell-symbol-destination-says = Un lugar para un trabajador.
everdell-symbol-governance = Gobernanza
everdell-symbol-governance-says = Ayuda mientras esté en la ciudad.
everdell-symbol-prosperity = Prosperidad
everdell-symbol-prosperity-says = Puntúa más al final.
everdell-symbol-traveler = Viajero
everdell-symbol-traveler-says = Actúa una vez, al jugarla.
everdell-symbol-points = puntos
everdell-symbol-points-says = Lo que vale la carta al final.
everdell-symbol-cost = coste
everdell-symbol-cost-says = Lo que pagas para jugarla.
everdell-symbol-missing = falta
everdell-symbol-missing-says = Esto aún te falta.
everdell-symbol-unique = única
everdell-symbol-unique-says = Solo una de estas en una ciudad.
everdell-symbol-common = común
everdell-symbol-common-says = Tantas como quieras.
everdell-symbol-home = casa
everdell-symbol-home-says = Invita gratis a su criatura, una vez.
everdell-symbol-taken = ocupada
everdell-symbol-taken-says = Su huésped ha venido; no hay un segundo.
everdell-symbol-open = abierta
everdell-symbol-open-says = Otros pueden visitarla; quien la tiene gana un punto.
everdell-symbol-pair = pareja
everdell-symbol-pair-says = Estas dos comparten un espacio.
everdell-symbol-tokens-here = fichas aquí
everdell-symbol-tokens-here-says = Puntos que están sobre esta carta.
everdell-symbol-stored = almacenado
everdell-symbol-stored-says = Espera aquí hasta que lo recoja un trabajador.
everdell-symbol-for-good = hasta el final
everdell-symbol-for-good-says = Este trabajador no vuelve nunca a casa.
everdell-symbol-prisoner = prisionero
everdell-symbol-prisoner-says = Bajo la Mazmorra; ya no está en la ciudad.

everdell-symbols-places-and-seasons = Lugares y estaciones
everdell-symbol-worker = trabajador
everdell-symbol-worker-says = Los tuyos llevan tu color y tu forma.
everdell-symbol-free-space = espacio libre
everdell-symbol-free-space-says = Sitio para un trabajador.
everdell-symbol-shared = compartido
everdell-symbol-shared-says = Sitio para todos.
everdell-symbol-forest-place = lugar de bosque
everdell-symbol-forest-place-says = Distinto en cada partida.
everdell-symbol-haven = Refugio
everdell-symbol-haven-says = Dos cartas por un recurso a tu elección.
everdell-symbol-journey = Viaje
everdell-symbol-journey-says = En otoño: descarta cartas, puntúa.
everdell-symbol-basic-event = evento básico
everdell-symbol-basic-event-says = { $everdell__event__grand_tour__points ->
    [one] Ese número de cartas de este color: 1 punto.
   *[other] Ese número de cartas de este color: { $everdell__event__grand_tour__points } puntos.
    }
everdell-symbol-special-event = evento especial
everdell-symbol-special-event-says = Ambas cartas en tu ciudad: adquiérelo.
everdell-symbol-winter = invierno
everdell-symbol-winter-says = { $everdell__counts__workers ->
    [one] 1 trabajador
   *[other] { $everdell__counts__workers } trabajadores
    }.
everdell-symbol-spring = primavera
everdell-symbol-spring-says = { $everdell__season__spring__workers ->
    [one] 1 trabajador
   *[other] { $everdell__season__spring__workers } trabajadores
    } más; las cartas verdes producen.
everdell-symbol-summer = verano
everdell-symbol-summer-says = { $everdell__season__summer__workers ->
    [one] 1 trabajador
   *[other] { $everdell__season__summer__workers } trabajadores
    } más; dos cartas del Prado.
everdell-symbol-autumn = otoño
everdell-symbol-autumn-says = { $everdell__season__autumn__workers ->
    [one] 1 trabajador
   *[other] { $everdell__season__autumn__workers } trabajadores
    } más; las cartas verdes producen; la última estación.
everdell-symbol-spaces = espacios
everdell-symbol-spaces-says = Espacios llenos y libres de una ciudad.
everdell-symbol-you-can = puedes
everdell-symbol-you-can-says = Puedes hacer esto ahora mismo.

everdell-symbols-rugwort = Rugwort
everdell-symbol-rugwort-s-worker = trabajador de Rugwort
everdell-symbol-rugwort-s-worker-says = Bloquea este lugar o esta carta del Prado.
everdell-symbol-his-die = su dado
everdell-symbol-his-die-says = Elige la carta del Prado que se lleva.

everdell-symbols-nightweave = Tejenoche
everdell-symbol-her-worker = su araña
everdell-symbol-her-worker-says = Solo va a lugares exclusivos.
everdell-symbol-herself = ella misma
everdell-symbol-herself-says = Ocupa un espacio del Prado, que queda vacío.
everdell-symbol-activity-row = fila de actividad
everdell-symbol-activity-row-says = Solo cuenta la fila de su estación.
everdell-symbol-first = primero
everdell-symbol-first-says = Hace esto si es posible.
everdell-symbol-second = segundo
everdell-symbol-second-says = Si lo primero es imposible.
everdell-symbol-backup = acción de reserva
everdell-symbol-backup-says = Si ambas cosas son imposibles.
everdell-symbol-arrow = flecha
everdell-symbol-arrow-says = Hacia dónde busca el siguiente.
everdell-symbol-spider-card = carta de araña
everdell-symbol-spider-card-says = Todas sus acciones necesitan una araña en casa.
everdell-symbol-entering-card = carta de entrada
everdell-symbol-entering-card-says = La deja instalarse en el Prado.
everdell-symbol-clearing = claro
everdell-symbol-clearing-says = Qué lugar de bosque se indica.
everdell-symbol-her-city = su ciudad
everdell-symbol-her-city-says = Una araña en una de sus propias cartas.
everdell-symbol-special-event-nightweave = evento especial
everdell-symbol-special-event-nightweave-says = Se lleva un evento especial por estación.
everdell-symbol-basic-event-nightweave = evento básico
everdell-symbol-basic-event-nightweave-says = Se lleva el evento básico que mejor encaja.
everdell-symbol-discard = descartar
everdell-symbol-discard-says = La primera carta de su mano, por un punto.
everdell-symbol-level = nivel
everdell-symbol-level-says = Tantos puntos como su nivel.
everdell-symbol-web = telaraña
everdell-symbol-web-says = Te cuesta algo o cierra el lugar en el que está.
everdell-symbol-loot = botín
everdell-symbol-loot-says = Lo que ha ganado y se queda.
everdell-symbol-intrigue = intriga
everdell-symbol-intrigue-says = Su treta para esta estación.
everdell-symbol-plan = plan
everdell-symbol-plan-says = Su treta para toda la partida.
everdell-symbol-personality = personalidad
everdell-symbol-personality-says = Una costumbre suya para toda la partida.
everdell-symbol-foil-price = precio de frustrar
everdell-symbol-foil-price-says = Paga esto y su treta fracasa.

everdell-symbols-pearlbrook = Pearlbrook
everdell-symbol-pearl = perla
everdell-symbol-pearl-says = Sirve para ornamentos y maravillas; { $everdell__river_counts__pearl_points ->
    [one] 1 punto
   *[other] { $everdell__river_counts__pearl_points } puntos
    } cada una al final.
everdell-symbol-frog = rana
everdell-symbol-frog-says = Va al río una vez por estación.
everdell-symbol-frog-space = espacio para una rana
everdell-symbol-frog-space-says = Aquí no puede ir ningún trabajador.
everdell-symbol-river-card = carta boca abajo
everdell-symbol-river-card-says = La primera rana la descubre y se lleva la perla.
everdell-symbol-adornment = ornamento
everdell-symbol-adornment-says = Se juega por una perla; puntúa al final.
everdell-symbol-wonder = maravilla
everdell-symbol-wonder-says = La construye un trabajador con recursos, perlas y cartas.

everdell-symbols-newleaf = Newleaf
everdell-symbol-train-tile = loseta de vagoneta
everdell-symbol-train-tile-says = Toma lo que muestra una vagoneta.
everdell-symbol-golden-leaf = ficha dorada
everdell-symbol-golden-leaf-says = Trae gratis una criatura donde encaje un estandarte dorado. Tres por partida.
everdell-symbol-ticket = billete
everdell-symbol-ticket-says = Mueve un trabajador; ida y vuelta.
everdell-symbol-reservation = reserva
everdell-symbol-reservation-says = Aparta una carta para ti.
everdell-symbol-visitor = visitante
everdell-symbol-visitor-says = Puntúa al final si se cumple su deseo.

everdell-symbols-bellfaire = Bellfaire
everdell-symbol-market-token = ficha del Mercado
everdell-symbol-market-token-says = Se obtiene, o se intercambia por puntos y recursos.
everdell-symbol-garland = guirnalda
everdell-symbol-garland-says = Puntos para quien tenga más cartas de un tipo.
everdell-symbol-flower-festival = Festival floral
everdell-symbol-flower-festival-says = Una carta de cada color.

everdell-symbols-spirecrest = Spirecrest
everdell-symbol-weather = clima
everdell-symbol-weather-says = Vale para todos en su estación.
everdell-symbol-rabbit = conejo
everdell-symbol-rabbit-says = Hasta dónde has llegado.
everdell-symbol-map-tile = loseta de mapa
everdell-symbol-map-tile-says = Se pagan al final, una tras otra.
everdell-symbol-discovery = descubrimiento
everdell-symbol-discovery-says = Uno de tres, por { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } o { $everdell__mountain__prices__2 }.
everdell-symbol-big-critter = criatura grande
everdell-symbol-big-critter-says = Sustituye a un trabajador.
