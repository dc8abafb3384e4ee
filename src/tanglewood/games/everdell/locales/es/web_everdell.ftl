# The table of Everdell in the browser.

# Spoken names. Whatever can be touched says so at its end.
ev-kind = { $colour ->
    [tan] Viajero
    [green] Producción
    [red] Destino
    [blue] Gobernanza
   *[purple] Prosperidad
} · { $critter ->
    [yes] { $unique ->
        [yes] criatura única
       *[no] criatura común
    }
   *[no] { $unique ->
        [yes] estructura única
       *[no] estructura común
    }
}
ev-card = { $name }, { $kind }, coste: { $cost }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. { $words }
ev-slot = Espacio { $slot }: { $what }{ $blocked ->
    [yes] {" "}El trabajador de Rugwort está encima.
   *[no] {""}
}{ $beside ->
    [yes] {" "}Tejenoche está al lado.
   *[no] {""}
}
ev-city-card = { $name }, { $kind }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $noted ->
    [yes] . { $notes }
   *[no] {""}
}. { $words }
ev-occupied = ocupada
ev-prisoners = { $n ->
    [one] 1 prisionero
   *[other] { $n } prisioneros
}
ev-nobody = nadie
ev-location = { $name }: { $words } { $spaces ->
    [shared] Compartido por todos.
    [1] Un espacio.
   *[other] { $spaces } espacios.
} Ahí: { $workers }.
ev-place-kind = { $sort ->
    [basic] { $shared ->
        [yes] Lugar básico, hay sitio para todos
       *[no] Lugar básico, sitio para un trabajador
    }
    [forest] Lugar de bosque
    [haven] Refugio, hay sitio para todos
   *[journey] Viaje, en otoño
}
ev-stands-there = { $n ->
    [0] Aquí no hay nadie.
   *[other] Aquí: { $names }.
}
ev-need-colour = { $colour ->
    [tan] { $n ->
        [one] { $n } marrón
       *[other] { $n } marrones
    }
    [green] { $n ->
        [one] { $n } verde
       *[other] { $n } verdes
    }
    [red] { $n ->
        [one] { $n } roja
       *[other] { $n } rojas
    }
    [blue] { $n ->
        [one] { $n } azul
       *[other] { $n } azules
    }
   *[purple] { $n ->
        [one] { $n } violeta
       *[other] { $n } violetas
    }
}
ev-event = { $name }: pide { $needs }{ $points ->
    [0] .
    [one] , 1 punto.
   *[other] , { $points } puntos.
} { $words } { $state ->
    [taken] Lo tiene { $owner }.
    [met] Tu ciudad lo cumple.
   *[open] Aún no se ha adquirido.
}
ev-stock = { $kind ->
    [twig] { $n ->
        [one] 1 ramita
       *[other] { $n } ramitas
    }
    [resin] { $n ->
        [one] 1 resina
       *[other] { $n } resinas
    }
    [pebble] { $n ->
        [one] 1 guijarro
       *[other] { $n } guijarros
    }
   *[berry] { $n ->
        [one] 1 baya
       *[other] { $n } bayas
    }
}.
ev-resource = { $kind ->
    [twig] ramitas
    [resin] resina
    [pebble] guijarros
   *[berry] bayas
}
ev-legend = Una carta legendaria tuya; puede sustituir a { $old }: { $what }
ev-ribbon = Una carta legendaria: puede sustituir gratis a tu carta { $old }
ev-legends-in-hand = cartas legendarias sin jugar
ev-power = Poder de jugador: { $name }, { $title }. { $words }{ $noted ->
    [yes] {" "}Ahora: { $notes }.
   *[no] {""}
}
ev-own-power = Qué pueden hacer tus trabajadores
ev-wild = { $n ->
    [one] 1 ficha comodín
   *[other] { $n } fichas comodín
}
ev-kept = { $n ->
    [one] 1 carta al lado
   *[other] { $n } cartas al lado
}
ev-figure-on = la figura está en «{ $place }»
ev-token-on = la ficha está en el espacio { $slot } del Prado
ev-trail = { $n ->
    [one] 1 carta de bosque boca abajo
   *[other] { $n } cartas de bosque boca abajo
}
ev-workers = { $free ->
    [one] 1 de { $all } trabajadores disponible
   *[other] { $free } de { $all } trabajadores disponibles
}
ev-season-now = Es { $season ->
    [winter] invierno
    [spring] primavera
    [summer] verano
   *[autumn] otoño
}
ev-deck = Mazo, { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
ev-discard = Pila de descarte, { $n ->
    [0] vacía
    [one] 1 carta
   *[other] { $n } cartas
}
ev-unseen = Cartas que no has visto
ev-unseen-about = { $n ->
    [one] 1 carta está en el mazo; las demás, en manos o boca abajo en la pila de descarte.
   *[other] { $n } cartas están en el mazo; las demás, en manos o boca abajo en la pila de descarte.
}
ev-face-down = { $n ->
    [one] 1 carta está boca abajo.
   *[other] { $n } cartas están boca abajo.
}
ev-rolled = Ha sacado un { $n }.

# What a card would cost now.
ev-price-ways = Podrías jugarla: { $ways }.
ev-price-missing = Te falta: { $goods }.
ev-price-no-room = Tu ciudad no tiene sitio para ella.
ev-way = { $way ->
    [pay] pagando su coste
    [occupy] gratis, ocupando tu carta { $card }
    [use] con la ayuda de tu carta { $card }
    [replace] gratis, en lugar de tu carta { $card }
   *[imprison] con { $card } como prisionero de tu Mazmorra
}

# Headings.
ev-board = Lo que comparten todos
ev-special = Eventos especiales en el gran árbol
ev-basics = Eventos básicos
ev-meadow = Prado
ev-forest = Lugares de bosque
ev-far = Refugio y Viaje
ev-river = Lugares básicos
ev-city = Ciudad
ev-city-own = Tu ciudad
ev-city-of = Ciudad de { $name }
ev-city-large = Mostrar en grande la ciudad de { $name }
ev-hand = Mano
ev-hand-own = Tu mano
ev-hand-count = Mano: { $n } de { $limit }
ev-goods = Recursos y fichas de puntuación
ev-own-events = Eventos adquiridos
ev-ask = Qué se te pregunta
ev-revealed = Cartas descubiertas
ev-list-short = { $n ->
    [one] 1 opción
   *[other] Las { $n } opciones
}
ev-part-city = Ciudad
ev-part-hand = Mano
ev-part-meadow = Prado
ev-part-forest = Bosque
ev-part-events = Eventos
ev-part-others = Los demás

# Small words.
ev-first = 1.er jugador
ev-passed = ha pasado
ev-touch = Toca una de las cosas que brillan.
ev-spaces = { $used } de { $all } espacios
ev-free-spaces = { $n ->
    [one] 1 espacio libre
   *[other] { $n } espacios libres
}
ev-room = sitio para { $n }
ev-kinds = Cartas por tipo
ev-kind-count = { $n ->
    [one] Hay 1 de estas en la ciudad.
   *[other] Hay { $n } de estas en la ciudad.
}
ev-you-have = { $n ->
    [0] No tienes.
   *[other] Tienes { $n }.
}
ev-tokens-now = { $n ->
    [0] Aún no tienes fichas.
    [one] Tienes 1 ficha.
   *[other] Tienes { $n } fichas.
}
ev-her-tokens = { $n ->
    [0] Aún no tiene fichas.
    [one] 1 de ellos es de una ficha.
   *[other] { $n } de ellos son de fichas.
}
ev-cards-there = { $n ->
    [0] Ahora está vacío.
    [one] Ahora hay 1 carta.
   *[other] Ahora hay { $n } cartas.
}
ev-event-needs = Pide { $needs }.
ev-event-is-mine = { $name }: { $n ->
    [one] 1 punto.
   *[other] { $n } puntos.
}
ev-workers-home = { $n ->
    [1] Aún queda un trabajador en casa.
    [2] Aún quedan dos trabajadores en casa.
    [3] Aún quedan tres trabajadores en casa.
    [4] Aún quedan cuatro trabajadores en casa.
    [5] Aún quedan cinco trabajadores en casa.
    [6] Aún quedan seis trabajadores en casa.
   *[other] Aún quedan { $n } trabajadores en casa.
}
ev-pass-anyway = Pasar igualmente
ev-pass-not-yet = Aún no
ev-season-later = { $season ->
    [spring] La primavera llega cuando todos tus trabajadores estén fuera.
    [summer] El verano llega cuando todos tus trabajadores estén fuera.
   *[autumn] El otoño llega cuando todos tus trabajadores estén fuera.
}
ev-cards-in-hand = cartas en la mano
ev-free-workers = trabajadores disponibles
ev-points-so-far = puntos de momento
ev-points-open = puntos de momento. Mostrar de dónde vienen
ev-points-now = Puntos si la partida terminara ahora
ev-source = origen
ev-total = Total
ev-needs = Pide { $needs }
ev-brings = Al ocuparla permite jugar gratis: { $names }
ev-brings-any = Al ocuparla permite jugar gratis cualquier criatura
ev-home = Se juega gratis si ocupas: { $names }
ev-all-cards = En la página de cartas
ev-read-nothing = Señala una carta o un lugar para leerlo aquí.

# Rugwort, when one plays alone.
ev-rugwort-about = juega sin asiento
ev-mood = { $mood ->
    [cranky] cabreado: te quita cartas de la mano
    [glitzy] ostentoso: sus cartas violetas cuentan más
    [hasty] raudo: adquiere eventos antes
    [lucky] suertudo: un número repetido le da un punto
   *[squatty] okupa: tus espacios vacíos cuentan para él
}
ev-his-events = eventos que ha adquirido
ev-he-did = Qué ha hecho
ev-rule = Regla { $rule }

# The last turn of the opponent without a seat, once more.
ev-his-turn-again = Volver a ver su turno
ev-her-turn-again = Volver a ver su turno
ev-her-turn-again-short = Su turno otra vez
ev-again-at = Paso { $n } de { $all }
ev-again-back = Un paso atrás
ev-again-on = Paso siguiente
ev-again-end = Eso ha sido todo: volver a la mesa

# Nightweave’s lair.
ev-part-lair = Guarida
ev-lair-of = La guarida de Tejenoche
ev-lair-open = Entrar en su guarida
ev-level = { $name }, nivel { $level }
ev-level-short = { $name } ({ $level })
ev-level-means = { $points ->
    [one] el signo de su nivel da 1 punto; al final, { $zero } más por cada carta que vale 0, { $rich } por cada carta violeta, legendaria o de Newleaf, { $special } por cada evento especial
   *[other] el signo de su nivel da { $points } puntos; al final, { $zero } más por cada carta que vale 0, { $rich } por cada carta violeta, legendaria o de Newleaf, { $special } por cada evento especial
}
ev-quiet-discard = descartar una carta, sin puntos
ev-level-points = Puntos de su nivel: { $n }
ev-level-token = y los puntos de su nivel
ev-she-did = Qué ha hecho
ev-she-began = Ha movido primero, antes de que nadie mirara: su carta está aquí.
ev-spiders = Arañas
ev-spiders-home = arañas en casa
ev-spiders-where = { $home } en casa, { $out } en el tablero, { $later } por llegar
ev-her-events = Eventos que ha tomado
ev-loot = Botín
ev-her-hand = { $n ->
    [one] Su mano: 1 carta, boca abajo
   *[other] Su mano: { $n } cartas, boca abajo
}
ev-known = Vistas de camino a su mano; siguen ahí o se han descartado boca abajo: { $names }
ev-her-city = Su ciudad: { $used } de { $all }
ev-season = Estación
ev-season-name = { $season ->
    [winter] Invierno
    [spring] Primavera
    [summer] Verano
   *[autumn] Otoño
}
ev-now = ahora
ev-tokens = Fichas de puntuación
ev-where-she-is = Ella misma
ev-she-sits = Tejenoche está en el espacio { $slot } del Prado
ev-she-is-home = En casa
ev-modules = Qué trama
ev-module = { $table ->
    [personality] Personalidad
    [plan] Plan
   *[intrigue] { $kind ->
        [seasonal] Intriga de esta estación
        [short] Intriga
       *[instant] Intriga inmediata
    }
}
ev-foil = Frustrarla:
ev-intrigues-left = { $n ->
    [one] Aún hay 1 intriga boca abajo.
   *[other] Aún hay { $n } intrigas boca abajo.
}
ev-activity = La carta según la que actúa
ev-activity-card = { $season ->
    [winter] Carta de actividad. En invierno: primero { $first }; si es imposible, { $second }; si también lo es, { $backup }.
    [spring] Carta de actividad. En primavera: primero { $first }; si es imposible, { $second }; si también lo es, { $backup }.
    [summer] Carta de actividad. En verano: primero { $first }; si es imposible, { $second }; si también lo es, { $backup }.
   *[autumn] Carta de actividad. En otoño: primero { $first }; si es imposible, { $second }; si también lo es, { $backup }.
} { $arrow ->
    [clockwise] Los espacios ocupados se saltan en sentido horario.
   *[counter] Los espacios ocupados se saltan en sentido antihorario.
}
ev-arrow = { $arrow ->
    [clockwise] en sentido horario
   *[counter] en sentido antihorario
}
ev-mark = { $mark ->
    [worker] necesita una araña
   *[pawn] la necesita a ella misma
}
ev-else = si no
ev-to-come = { $n ->
    [one] Aún puede salir: 1 carta
   *[other] Aún pueden salir: { $n } cartas
}
ev-to-come-about = { $all ->
    [one] Es esta.
   *[other] De estas { $all }, { $n } están boca abajo. Esto es lo que dicen en su estación.
}
ev-down = boca abajo
ev-web-on-card = tiene encima una ficha de telaraña
ev-captives = { $n ->
    [one] Un trabajador está en su tablero
   *[other] { $n } trabajadores están en su tablero
}{ $lent ->
    [0] .
   *[other] ; ella lo usará a continuación.
}
ev-owed = El primer trabajador que coloques será suyo.
ev-turned-away = Girada por Tejenoche, no se puede usar: { $what }
ev-web-here = Tiene encima una ficha de telaraña.
ev-webs-here = { $n ->
    [one] Tiene encima una ficha de telaraña.
   *[other] Tiene encima { $n } fichas de telaraña.
}

# Help.
ev-help = Cómo se juega
ev-help-short = Ayuda
ev-help-workers = Coloca un trabajador donde algo brille: en el río, en el bosque, en un evento o en una carta roja de una ciudad.
ev-help-cards = Juega cartas de tu mano o del Prado. Una línea discontinua bajo un número dice lo que aún te falta.
ev-help-homes = Una estructura con puerta permite jugar gratis a su criatura, una vez.
ev-help-seasons = Cuando todos tus trabajadores estén fuera, prepárate para la siguiente estación: vuelven a casa y traen otros nuevos.
ev-help-events = Un evento es para quien primero tenga sus cartas y envíe un trabajador.
ev-help-rugwort = Después de cada carta que juegas, Rugwort tira un dado y se lleva esa carta del Prado. Cada estación bloquea más.
ev-help-nightweave = Tejenoche juega después de cada turno tuyo: una carta de actividad dice qué hace en su estación. Si lo primero es imposible, hace lo segundo; si también lo es, lo de abajo.
ev-help-activity = Si un espacio está ocupado, su araña sigue hasta el siguiente del mismo tipo, en el sentido de la flecha de la carta.
ev-help-webs = Las telarañas marcan lo que ha tejido: las cartas adyacentes a las que afecta y los lugares que cuestan algo más.
ev-help-again = Su último turno se puede volver a ver paso a paso: el botón de debajo o R; las flechas avanzan y retroceden.
ev-help-keys = Teclas: las flechas y Tab recorren lo que brilla, Enter lo elige, Z lo muestra en grande, Escape vuelve atrás, U deshace, H da una pista.
ev-help-rules = Todas las reglas

# Laying a table.
web-rival-everdell = Rugwort
web-rival-everdell-about = Tu oponente no necesita asiento: una vieja rata que se lleva una carta del Prado después de cada una que juegas y adquiere eventos con el paso de las estaciones.
ev-companion-ready-rugwort = ¿Qué has hecho?
ev-rival-nightweave = Tejenoche
ev-rival-nightweave-about = No necesita asiento: una araña que construye su propia ciudad, envía arañas adonde tú quieres ir y se instala ella misma en el Prado.
web-setting-everdell-rugwort = Año de Rugwort
web-setting-everdell-mood = Su humor
web-setting-everdell-first = Quién empieza
web-setting-everdell-nightweave = Contra Tejenoche
web-setting-everdell-difficulty = Su nivel
web-setting-everdell-personality = Su personalidad
web-setting-everdell-plan = Su plan
web-setting-everdell-intrigues = Intrigas
web-setting-everdell-farms = Granjas estacionales
web-setting-everdell-corrin = Cartas de Corrin Evertail
web-setting-everdell-extra = ¡Extra! ¡Extra!
web-setting-everdell-rugwort-cards = Cartas de Rugwort
web-setting-everdell-legends = Leyendas
web-setting-everdell-powers = Poderes de jugador
web-choice-everdell-rugwort = { $choice ->
    [1] 1: el rufián
    [2] 2: el roído
   *[3] 3: el rastrero
}
web-choice-everdell-mood = { $choice ->
    [none] Sin humor
    [cranky] Cabreado
    [glitzy] Ostentoso
    [hasty] Raudo
    [lucky] Suertudo
   *[squatty] Okupa
}
web-choice-everdell-difficulty = { $choice ->
    [0] 0: mansa
    [1] 1: astuta
    [2] 2: insufrible
    [3] 3: torturadora
   *[4] 4: aterradora
}
web-choice-everdell-personality = { $choice ->
    [none] Ninguna
    [any] Cualquiera, al azar
    [nasty] Desagradable
    [pessimist] Pesimista
    [infernal] Infernal
    [vile] Vil
    [gambler] Apostadora
    [idler] Holgazana
    [privileged] Privilegiada
    [needy] Necesitada
   *[other] { $choice }
}
web-choice-everdell-plan = { $choice ->
    [none] Ninguno
    [any] Cualquiera, al azar
    [masquerade] Baile de máscaras
    [web_barricade] Barricada de telaraña
    [hypnotic_gaze] Mirada hipnótica
    [plot_thickens] La intriga se complica
    [weavers_whim] Capricho de la tejedora
    [bounty_hunter] Cazarrecompensas
    [swarm] Enjambre abrumador
    [test_of_strength] Prueba de fuerza
    [unraveler] Destejedora
    [web_expansion] Ampliación de la telaraña
    [smarty] Listilla
    [extortion] Extorsión
    [connections] Contactos
   *[other] { $choice }
}
web-choice-everdell-legends = { $choice ->
    [none] Ninguna
    [first] Las diez primeras
    [more] Las otras diez
   *[both] Las veinte
}
web-choice-everdell-powers = { $choice ->
    [none] Ninguno
    [mistwood] Los cuatro de Mistwood
   *[all] Todos, uno de dos
}
ev-fixed-plan = No con intrigas: se excluyen entre sí.
ev-fixed-intrigues = No con un plan: se excluyen entre sí.
ev-fixed-modules = No con su personalidad, plan o intrigas.

# Other pages.
web-curve-everdell = Puntos, turno a turno
web-curve-label-everdell = Curva de cómo ha ido: puntos de cada jugador, turno a turno
web-total-everdell = puntos
web-cards-everdell = { $table ->
    [card] Criaturas y estructuras
    [location] Lugares
    [event] Eventos
    [season] Estaciones
    [rugwort] Rugwort
    [rugwort_points] Qué puntúa Rugwort
    [activity] Cartas de actividad de Tejenoche
    [personality] Sus personalidades
    [plan] Sus planes
    [intrigue] Sus intrigas
    [level] Sus niveles
    [lair] Su guarida
    [her_season] Qué le trae una estación
    [power] Poderes de jugador
    [adornment] Pearlbrook: ornamentos
    [river_space] Pearlbrook: orillas del río
    [river_card] Pearlbrook: cartas del río
    [river_counts] Pearlbrook: cómo se prepara el río
    [visitor] Newleaf: visitantes
    [train_tile] Newleaf: vagonetas
    [garland] Bellfaire: guirnaldas
    [market_token] Bellfaire: fichas del Mercado
    [fair] Bellfaire: la feria
    [discovery] Spirecrest: descubrimientos
    [map_tile] Spirecrest: losetas de mapa
    [weather] Spirecrest: clima
    [mountain] Spirecrest: la montaña
    [counts] Cómo se prepara la mesa
   *[other] Más
}

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-everdell = Everdell
web-game-about-everdell = Construye una ciudad en el bosque antes del invierno.
web-game-facts-everdell = 1–4 jugadores, hasta 6 con Bellfaire
web-game-picture-everdell = Un gran árbol hueco sobre una pequeña ciudad del bosque, una araña en su hilo
web-group-everdell = { $group ->
    [alone] Nivel de { $rival }
    [lair] La guarida de Tejenoche
    [box] Qué hay en la caja
    [pearlbrook] Pearlbrook: el río
    [newleaf] Newleaf: el apeadero
    [bellfaire] Bellfaire: la feria
    [spirecrest] Spirecrest: la montaña
    [start] Cómo empieza
    [asking] Qué se te pregunta
   *[rest] Más
}
web-part-everdell = { $part ->
    [base] El juego base
    [solo] En solitario, contra Rugwort
    [mistwood] Mistwood: qué hay en la caja
    [farms] Granjas estacionales
    [corrin] Corrin Evertail
    [extra] Cartas extra
    [rugwort_cards] Cartas de Rugwort
    [legends] Leyendas
    [powers] Poderes de jugador
    [nightweave] Contra Tejenoche
    [modules] Sus planes, intrigas y personalidades
    [newleaf] Con Newleaf
    [pearlbrook] Con Pearlbrook
    [spirecrest] Con Spirecrest
    [bellfaire] Con Bellfaire
   *[other] { $part }
}

# Words in names that are too long for a narrow card, with a dot wherever they may be divided. List those of your
# language, from about eleven letters on.
ev-divided =
    Ayunta·miento Clari·videncio Diplo·mático Estable·cimiento Gota·brillante Guarda·bosques Historia·dor Inver·nadero
    Malaba·rista Transbor·dador Trota·mundos Univer·sidad aeros·tático arquitec·tónico
