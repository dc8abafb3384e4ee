# Every symbol of the table: its name, and what it does in one sentence.

# ------------------------------------------------------------------ goods

symbol-everdell-twig = ramita
symbol-everdell-twig-about = Sirve para pagar estructuras.
symbol-everdell-resin = resina
symbol-everdell-resin-about = Sirve para pagar estructuras.
symbol-everdell-pebble = guijarro
symbol-everdell-pebble-about = Sirve para pagar estructuras.
symbol-everdell-berry = baya
symbol-everdell-berry-about = Sirve para pagar criaturas.
symbol-everdell-any = cualquier recurso
symbol-everdell-any-about = Una ramita, una resina, un guijarro o una baya, a tu elección.
symbol-everdell-card = carta
symbol-everdell-card-about = Se roba del mazo. En la mano caben { $everdell__counts__hand_limit } como máximo, desde cinco jugadores { $everdell__fair__hand_limit }; algunos poderes lo cambian.
symbol-everdell-points = punto
symbol-everdell-points-about = Una ficha de puntuación, o lo que vale una carta al final.
symbol-everdell-total = puntos de momento
symbol-everdell-total-about = Lo que puntuaría este asiento si la partida terminara ahora.

# ------------------------------------------------------------------ cards

symbol-everdell-green = Producción
symbol-everdell-green-about = Da recursos al jugarla y otra vez en primavera y en otoño.
symbol-everdell-red = Destino
symbol-everdell-red-about = Un lugar para un trabajador.
symbol-everdell-blue = Gobernanza
symbol-everdell-blue-about = Ayuda a quien la tiene mientras esté en la ciudad.
symbol-everdell-purple = Prosperidad
symbol-everdell-purple-about = Puntúa más al final de la partida.
symbol-everdell-tan = Viajero
symbol-everdell-tan-about = Actúa una vez, al jugarla.
symbol-everdell-worth = valor
symbol-everdell-worth-about = Lo que vale la carta al final.
symbol-everdell-unique = única
symbol-everdell-unique-about = Una ciudad solo puede tener una de estas.
symbol-everdell-common = común
symbol-everdell-common-about = Una ciudad puede tener tantas como quepan.
symbol-everdell-door = casa
symbol-everdell-door-about = Invita a su criatura sin pagar, una vez.
symbol-everdell-door-lit = casa con su huésped a mano
symbol-everdell-door-lit-about = Su criatura está en tu mano o en el Prado y puede venir sin pagar.
symbol-everdell-door-shut = casa, ocupada
symbol-everdell-door-shut-about = Su huésped ya ha venido; no invita a nadie más.
symbol-everdell-free-guest = puede venir gratis
symbol-everdell-free-guest-about = Una carta de tu ciudad la invita o le hace sitio: se puede jugar sin pagar.
symbol-everdell-open = abierta
symbol-everdell-open-about = Los demás pueden visitarla; quien la tiene obtiene un punto.
symbol-everdell-pair = pareja
symbol-everdell-pair-about = Estas dos comparten un espacio.
symbol-everdell-tokens = fichas aquí
symbol-everdell-tokens-about = Puntos que están sobre esta carta y cuentan al final.
symbol-everdell-stored = almacenado
symbol-everdell-stored-about = Recursos que esperan aquí hasta que los recoja un trabajador.
symbol-everdell-lock = hasta el final
symbol-everdell-lock-about = Este trabajador no vuelve nunca a casa.
symbol-everdell-bars = prisionero
symbol-everdell-bars-about = Una criatura bajo la Mazmorra; ya no está en la ciudad.
symbol-everdell-legend = carta legendaria
symbol-everdell-legend-about = Puede sustituir a la carta de su bandera y no cuenta para la mano.
symbol-everdell-over = el Puente del cielo
symbol-everdell-over-about = Está sobre esta carta.

# ------------------------------------------------------------------ places and seasons

symbol-everdell-worker = trabajador
symbol-everdell-worker-about = Va a un lugar, hace lo que dice y vuelve a casa con la siguiente estación.
symbol-everdell-free = espacio libre
symbol-everdell-free-about = Hay sitio para un trabajador.
symbol-everdell-shared = espacio compartido
symbol-everdell-shared-about = Aquí hay sitio para todos.
symbol-everdell-at-most = como máximo
symbol-everdell-at-most-about = No des ninguno o da cuantos quieras, pero no más de lo que dice el número.
symbol-everdell-cheaper = más barata
symbol-everdell-cheaper-about = Se juega una carta por un recurso menos de lo que cuesta.
symbol-everdell-exchange = intercambio
symbol-everdell-exchange-about = Da lo que está antes de la flecha y recibe lo que está después.
symbol-everdell-haven = Refugio
symbol-everdell-haven-about = Descarta cartas: cada dos dan un recurso a tu elección.
symbol-everdell-journey = Viaje
symbol-everdell-journey-about = Desde otoño: descarta el número de cartas indicado y obtén otros tantos puntos.
symbol-everdell-event = evento básico
symbol-everdell-event-about = { $everdell__event__grand_tour__points ->
    [one] Ese número de cartas de este color en tu ciudad: envía un trabajador, 1 punto.
   *[other] Ese número de cartas de este color en tu ciudad: envía un trabajador, { $everdell__event__grand_tour__points } puntos.
    }
symbol-everdell-special = evento especial
symbol-everdell-special-about = Ambas cartas en tu ciudad: envía un trabajador y adquiérelo.
symbol-everdell-met = listo
symbol-everdell-met-about = Tu ciudad tiene lo que pide este evento.
symbol-everdell-winter = invierno
symbol-everdell-winter-about = { $everdell__counts__workers ->
    [one] La primera estación: 1 trabajador.
   *[other] La primera estación: { $everdell__counts__workers } trabajadores.
    }
symbol-everdell-spring = primavera
symbol-everdell-spring-about = { $everdell__season__spring__workers ->
    [one] 1 trabajador
   *[other] { $everdell__season__spring__workers } trabajadores
    } más, y cada carta verde da sus recursos.
symbol-everdell-summer = verano
symbol-everdell-summer-about = { $everdell__season__summer__workers ->
    [one] 1 trabajador
   *[other] { $everdell__season__summer__workers } trabajadores
    } más y dos cartas del Prado.
symbol-everdell-autumn = otoño
symbol-everdell-autumn-about = { $everdell__season__autumn__workers ->
    [one] 1 trabajador
   *[other] { $everdell__season__autumn__workers } trabajadores
    } más, cada carta verde da sus recursos; la última estación.
symbol-everdell-city = espacios
symbol-everdell-city-about = Espacios ocupados de una ciudad y todos los que tiene: { $everdell__counts__city }.
symbol-everdell-spaces = espacios libres
symbol-everdell-spaces-about = En cada uno cabe una carta; algunas comparten espacio o no necesitan ninguno.
symbol-everdell-deck = mazo
symbol-everdell-deck-about = De aquí se roban cartas, boca abajo; cuando se acaba, se baraja la pila de descarte.
symbol-everdell-discard = pila de descarte
symbol-everdell-discard-about = Cartas descartadas o sustituidas.
symbol-everdell-first = jugador inicial
symbol-everdell-first-about = Ha empezado con menos cartas que nadie.
symbol-everdell-figure = figura de un poder
symbol-everdell-figure-about = Un poder de los trabajadores la ha puesto en este lugar.
symbol-everdell-rat-token = ficha de rata
symbol-everdell-rat-token-about = Un poder de los trabajadores la ha puesto en este espacio del Prado.

# ------------------------------------------------------------------ Rugwort

symbol-everdell-worker-5 = rata de Rugwort
symbol-everdell-worker-5-about = Bloquea este lugar o esta carta del Prado.
symbol-everdell-die = su dado
symbol-everdell-die-about = Un dado de ocho caras que elige la carta que se lleva del Prado.

# ------------------------------------------------------------------ Nightweave

symbol-everdell-spider = araña
symbol-everdell-spider-about = Su trabajadora: solo va a lugares para un único trabajador.
symbol-everdell-nightweave = Tejenoche
symbol-everdell-nightweave-about = Ella misma: ocupa un espacio del Prado, que queda vacío.
symbol-everdell-clockwise = flecha
symbol-everdell-clockwise-about = Busca el siguiente espacio en sentido horario: filas desde la izquierda, columnas desde arriba.
symbol-everdell-counter = flecha
symbol-everdell-counter-about = Busca el siguiente espacio en sentido antihorario: filas desde la derecha, columnas desde abajo.
symbol-everdell-walk-blocked = saltado
symbol-everdell-walk-blocked-about = Este espacio está ocupado, así que sigue hasta el siguiente.
symbol-everdell-walk-found = encontrado
symbol-everdell-walk-found-about = El primer espacio libre en su camino: su araña va ahí.
symbol-everdell-clearing = claro
symbol-everdell-clearing-about = Qué lugar de bosque se indica: el cuadrado oscuro.
symbol-everdell-lair = su ciudad
symbol-everdell-lair-about = Espacios ocupados de su ciudad y todos los que tiene.
symbol-everdell-meadow = Prado
symbol-everdell-meadow-about = { $everdell__counts__meadow ->
    [one] La 1 carta descubierta
   *[other] Las { $everdell__counts__meadow } cartas descubiertas
    }.
symbol-everdell-trash-card = descartar
symbol-everdell-trash-card-about = Su primera carta va a la pila de descarte, por un punto.
symbol-everdell-web = telaraña
symbol-everdell-web-about = Te cuesta algo o cierra el lugar en el que está.
symbol-everdell-threads = boca abajo
symbol-everdell-threads-about = Esta carta está boca abajo y ahora no hace nada.
symbol-everdell-personality = personalidad
symbol-everdell-personality-about = Una costumbre suya para toda la partida.
symbol-everdell-plan = plan
symbol-everdell-plan-about = Su treta para toda la partida.
symbol-everdell-intrigue = intriga
symbol-everdell-intrigue-about = Su treta para esta estación.
symbol-everdell-loot = botín
symbol-everdell-loot-about = Lo que ha ganado y se queda.
symbol-everdell-purse = frustrar
symbol-everdell-purse-about = Paga esto y su treta fracasa.
symbol-everdell-hand = cartas en la mano
symbol-everdell-hand-about = En la mano caben { $everdell__counts__hand_limit } como máximo, desde cinco jugadores { $everdell__fair__hand_limit }; algunos poderes lo cambian.

# ------------------------------------------------------------------ the lands

symbol-everdell-pearl = perla
symbol-everdell-pearl-about = Sirve para ornamentos y maravillas; las que quedan puntúan { $everdell__river_counts__pearl_points ->
    [one] 1 punto
   *[other] { $everdell__river_counts__pearl_points } puntos
    } cada una.
symbol-everdell-frog = rana embajadora
symbol-everdell-frog-about = Va al río, una vez en cada estación.
symbol-everdell-frog-free = sitio para una rana
symbol-everdell-frog-free-about = Aquí puede ir una rana, no un trabajador.
symbol-everdell-river-need = cartas que se piden
symbol-everdell-river-need-about = La ciudad de quien envía la rana debe tener cartas de este color; no se entregan.
symbol-everdell-river-back = carta boca abajo
symbol-everdell-river-back-about = La descubre la primera rana, que se lleva la perla que tiene encima.
symbol-everdell-adornment = ornamento
symbol-everdell-adornment-about = Se juega por una perla: actúa enseguida y puntúa al final.
symbol-everdell-wonder = maravilla
symbol-everdell-wonder-about = La construye un trabajador con recursos, perlas y cartas; solo hay una de cada.
symbol-everdell-lily-pad = río
symbol-everdell-lily-pad-about = Adonde van las ranas a por perlas.

symbol-everdell-gold-leaf = ficha dorada
symbol-everdell-gold-leaf-about = Marca una casa como ocupada por cualquier criatura de su color o clase, que entonces viene gratis.
symbol-everdell-ticket = billete
symbol-everdell-ticket-about = Mueve un trabajador a otro lugar, dos veces por partida: ida y vuelta.
symbol-everdell-reserve = reserva
symbol-everdell-reserve-about = Aparta para ti una carta del Prado o del apeadero, para jugarla más tarde.
symbol-everdell-visitor = visitante
symbol-everdell-visitor-about = Puntúa al final si se cumple lo que pide.
symbol-everdell-visitor-met = cumplido
symbol-everdell-visitor-met-about = Ahora puntuarías este visitante.
symbol-everdell-car = vagoneta
symbol-everdell-car-about = Su loseta es para quien juegue la carta de debajo.
symbol-everdell-tile-bag = bolsa de losetas
symbol-everdell-tile-bag-about = De ella se sacan losetas nuevas para las vagonetas.
symbol-everdell-train-mark = loseta de vagoneta
symbol-everdell-train-mark-about = Toma lo que muestra una de las vagonetas.
symbol-everdell-station-house = Apeadero
symbol-everdell-station-house-about = Un trabajador toma un visitante y una loseta del tren.
symbol-everdell-knoll = Loma
symbol-everdell-knoll-about = Un trabajador toma cartas nuevas y una loseta del tren.

symbol-everdell-garland = guirnalda
symbol-everdell-garland-about = Al final puntúan las ciudades con más cartas de su tipo.
symbol-everdell-market-gain = lado Obtener
symbol-everdell-market-gain-about = Un trabajador toma lo que muestra aquí una ficha; la ficha pasa al lado Intercambio.
symbol-everdell-market-trade = lado Intercambio
symbol-everdell-market-trade-about = Un trabajador paga lo que muestra aquí una ficha por puntos y recursos; la ficha pasa al lado Obtener.
symbol-everdell-construction = estructura
symbol-everdell-construction-about = Una carta que se construye con ramitas, resina y guijarros.
symbol-everdell-critter = criatura
symbol-everdell-critter-about = Una carta que se paga con bayas.

symbol-everdell-weather = clima
symbol-everdell-weather-about = Dificulta algo a todos los que están en su estación.
symbol-everdell-rabbit = conejo
symbol-everdell-rabbit-about = Muestra hasta dónde ha llegado un jugador en la montaña.
symbol-everdell-map-tile = loseta de mapa
symbol-everdell-map-tile-about = Se cartografía al explorar; las losetas se pagan al final de la partida, una tras otra, por sus puntos.
symbol-everdell-discovery = descubrimiento
symbol-everdell-discovery-about = Al explorar se toma uno de tres; sus lugares cuestan { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } y { $everdell__mountain__prices__2 }.
symbol-everdell-big-critter = criatura grande
symbol-everdell-big-critter-about = Sustituye a un trabajador y tiene una habilidad propia.
symbol-everdell-mountain = montaña
symbol-everdell-mountain-about = Se explora después de prepararse para una estación.
