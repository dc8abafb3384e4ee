# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

deep_forest-symbols-goods = Recursos
deep_forest-symbol-potion = poción
deep_forest-symbol-potion-says = { $deep_forest__prices__obstacle ->
    [one] 1 atraviesa
   *[other] { $deep_forest__prices__obstacle } atraviesan
    } una maleza.
deep_forest-symbol-book = libro
deep_forest-symbol-book-says = { $deep_forest__prices__obstacle ->
    [one] 1 abre
   *[other] { $deep_forest__prices__obstacle } abren
    } una puerta.
deep_forest-symbol-coin = moneda
deep_forest-symbol-coin-says = { $deep_forest__prices__obstacle ->
    [one] 1 soborna
   *[other] { $deep_forest__prices__obstacle } sobornan
    } a un guardián; { $deep_forest__prices__troll ->
    [one] 1 paga
   *[other] { $deep_forest__prices__troll } pagan
    } a un trol.
deep_forest-symbol-marker = piedra de marca
deep_forest-symbol-marker-says = Una por cada paso.
deep_forest-symbol-buy = comprar
deep_forest-symbol-buy-says = { $deep_forest__prices__buy ->
    [one] 1 moneda se convierte
   *[other] { $deep_forest__prices__buy } monedas se convierten
    } en un recurso.
deep_forest-symbol-sell = vender
deep_forest-symbol-sell-says = { $deep_forest__prices__sell ->
    [one] 1 recurso se convierte
   *[other] { $deep_forest__prices__sell } de un tipo se convierten
    } en una moneda.
deep_forest-symbol-limit = límite
deep_forest-symbol-limit-says = Conserva { $deep_forest__limits__kept } al final de tu turno.

deep_forest-symbols-the-market = El mercado
deep_forest-symbol-strip = tira
deep_forest-symbol-strip-says = Colócala donde quieras; cubre lo que haya.
deep_forest-symbol-line = línea
deep_forest-symbol-line-says = Colócate aquí y toma todo lo que muestra.
deep_forest-symbol-taken-line = línea ocupada
deep_forest-symbol-taken-line-says = Ahí hay alguien; tú no puedes.
deep_forest-symbol-closed-corner = esquina cerrada
deep_forest-symbol-closed-corner-says = La diagonal se abre con { $deep_forest__market__corner_from ->
    [one] 1 jugador
   *[other] { $deep_forest__market__corner_from } jugadores
    }.

deep_forest-symbols-the-forest = El bosque
deep_forest-symbol-face-down-tile = loseta boca abajo
deep_forest-symbol-face-down-tile-says = Se descubre cuando la ves.
deep_forest-symbol-forest = bosque
deep_forest-symbol-forest-says = Un paso aquí por una piedra de marca.
deep_forest-symbol-thicket = maleza
deep_forest-symbol-thicket-says = { $deep_forest__prices__obstacle ->
    [one] 1 poción
   *[other] { $deep_forest__prices__obstacle } pociones
    }; te quedas la loseta.
deep_forest-symbol-gate = puerta
deep_forest-symbol-gate-says = { $deep_forest__prices__obstacle ->
    [one] 1 libro
   *[other] { $deep_forest__prices__obstacle } libros
    }; te quedas la loseta.
deep_forest-symbol-guard = guardián
deep_forest-symbol-guard-says = { $deep_forest__prices__obstacle ->
    [one] 1 moneda
   *[other] { $deep_forest__prices__obstacle } monedas
    }; te quedas la loseta.
deep_forest-symbol-sword = espada
deep_forest-symbol-sword-says = Poción, libro y moneda; un dado en un combate.
deep_forest-symbol-troll = trol
deep_forest-symbol-troll-says = A tu lado: paga { $deep_forest__prices__troll ->
    [one] 1 moneda
   *[other] { $deep_forest__prices__troll } monedas
    } antes que nada.
deep_forest-symbol-rock = roca
deep_forest-symbol-rock-says = Lucha aquí; salir cuesta dos piedras de marca.
deep_forest-symbol-marked-field = casilla marcada
deep_forest-symbol-marked-field-says = Desde aquí puedes luchar.
deep_forest-symbol-your-path = tu sendero
deep_forest-symbol-your-path-says = No vuelvas a pasar junto a él.
deep_forest-symbol-touching = contacto
deep_forest-symbol-touching-says = Aquí tu sendero se tocaría a sí mismo.
deep_forest-symbol-wall = muro
deep_forest-symbol-wall-says = Entrada por abajo, salida por arriba.
deep_forest-symbol-fog = niebla
deep_forest-symbol-fog-says = Salir de una casilla aquí cuesta una piedra de marca más.
deep_forest-symbol-retreat = retirada
deep_forest-symbol-retreat-says = { $deep_forest__limits__retreat_steps ->
    [one] Hasta 1 casilla
   *[other] Hasta { $deep_forest__limits__retreat_steps } casillas
    } atrás; { $deep_forest__start__retreats ->
    [one] 1 vez
   *[other] { $deep_forest__start__retreats } veces
    } por partida.
deep_forest-symbol-send = enviar
deep_forest-symbol-send-says = Tu trol para alguien, por { $deep_forest__prices__troll_reward ->
    [one] 1 recurso
   *[other] { $deep_forest__prices__troll_reward } recursos
    }.

deep_forest-symbols-fights-and-gold = Combates y oro
deep_forest-symbol-strength = fuerza
deep_forest-symbol-strength-says = Alcánzala con tus dados para ganar.
deep_forest-symbol-die = dado
deep_forest-symbol-die-says = Uno por cada espada que emplees.
deep_forest-symbol-set-aside = apartado
deep_forest-symbol-set-aside-says = Conserva sus puntos mientras se tiran los demás.
deep_forest-symbol-pip-for-a-good = punto por un recurso
deep_forest-symbol-pip-for-a-good-says = Paga uno de estos y añade un punto.
deep_forest-symbol-worn-out = gastada
deep_forest-symbol-worn-out-says = Ya no lucha ni cuenta.
deep_forest-symbol-gold = oro
deep_forest-symbol-gold-says = Lo que vale al final.
deep_forest-symbol-set = set
deep_forest-symbol-set-says = Tres iguales o tres distintos: { $deep_forest__points__set } de oro.
deep_forest-symbol-longest-path = sendero más largo
deep_forest-symbol-longest-path-says = { $deep_forest__points__longest } de oro, si has salido del bosque.
deep_forest-symbol-way-out = salida
deep_forest-symbol-way-out-says = Se abre con la niebla: { $deep_forest__points__left } de oro.
deep_forest-symbol-round = ronda
deep_forest-symbol-round-says = Niebla tras la { $deep_forest__fog__after_round }, el final tras la { $deep_forest__fog__last_round }.
