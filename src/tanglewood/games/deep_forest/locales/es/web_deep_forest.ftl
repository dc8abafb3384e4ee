# The table of Through the Deep Forest in the browser.

# Spoken names. Whatever can be touched says so at its end.
df-field = { $field }, { $tile ->
    [thicket] maleza
    [gate] puerta
    [guard] guardián
    [sword] espada
    [troll] trol
    [rock] roca
    [wall] muro
    [bare] claro
    [hidden] boca abajo
   *[forest] bosque
}
df-field-pawn = aquí está el peón
df-field-markers = { $n ->
    [one] 1 piedra de marca
   *[other] { $n } piedras de marca
}
df-field-visitors = { $n ->
    [one] un trol enviado aquí
   *[other] { $n } troles enviados aquí
}
df-field-attacks = te ataca
df-field-fight = aquí se lucha contra monstruos
df-field-fog = en la niebla
df-field-sight = a la vista
df-field-costs = cuesta { $price }
df-cell = Fila { $row }, columna { $column }: { $cell ->
    [potion] poción
    [book] libro
    [coin] moneda
    [marker] piedra de marca
   *[nothing] vacío
}
df-edge = { $side ->
    [row] Fila { $n }
    [column] Columna { $n }
   *[corner] La diagonal
}
df-edge-gives = { $edge } da { $gives }
df-edge-would = { $edge } daría { $gives }
df-edge-taken = aquí está { $name }
df-edge-own = aquí está tu peón
df-edge-closed = { $edge }, cerrada: la esquina se abre con { $deep_forest__market__corner_from ->
    [one] 1 jugador
   *[other] { $deep_forest__market__corner_from } jugadores
    }
df-strip = Tira: { $cells }
df-strip-lies = Tira de { $cells }, de { $from } a { $to }. Las flechas la mueven, R la gira, Enter la coloca
df-monster = { $name }, fuerza { $strength }, { $gold } de oro
df-strength-now = Su fuerza es { $strength }.
df-monster-boost = { $resource ->
    [potion] cada poción que pagas añade un punto
    [book] cada libro que pagas añade un punto
    [coin] cada moneda que pagas añade un punto
   *[marker] cada piedra de marca que pagas añade un punto
}
df-monster-left = { $n ->
    [0] no queda ninguno
    [one] queda { $n }
   *[other] quedan { $n }
}
df-die = El dado { $n } muestra { $pips }{ $aside ->
    [yes] , apartado
   *[no] {""}
}{ $advised ->
    [yes] , mejor apartarlo
   *[no] {""}
}
df-good-over = { $resource ->
    [potion] { $n } pociones
    [book] { $n } libros
   *[marker] { $n } piedras de marca
}: al final de tu turno puedes conservar { $limit }
df-swords = { $n ->
    [one] 1 espada
   *[other] { $n } espadas
}
df-spent = { $n ->
    [one] 1 espada boca abajo
   *[other] { $n } espadas boca abajo
}
df-retreats = { $n ->
    [one] queda 1 retirada
   *[other] quedan { $n } retiradas
}
df-trolls = { $n ->
    [one] 1 trol
   *[other] { $n } troles
}, { $ready ->
    [0] ninguno para enviar ahora
   *[other] { $ready } para enviar
}
df-won = { $tile ->
    [thicket] { $n ->
        [one] { $n } maleza
       *[other] { $n } malezas
    }
    [gate] { $n ->
        [one] { $n } puerta
       *[other] { $n } puertas
    }
   *[guard] { $n ->
        [one] { $n } guardián
       *[other] { $n } guardianes
    }
}
df-hidden = Boca abajo
df-hidden-of = { $n } × { $tile ->
    [thicket] maleza
    [gate] puerta
    [guard] guardián
    [sword] espada
    [troll] trol
   *[forest] bosque
}
df-sets = sets: { $gold } de oro
df-forest-says = { $left ->
    [yes] Bosque de { $name }, salida por { $pawn }, sendero de { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }
   *[no] Bosque de { $name }, peón en { $pawn }, sendero de { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }
}

# Headings and parts.
df-market = Mercado
df-edges = Líneas del mercado
df-cells = Casillas del mercado
df-hand = Tus tiras
df-hand-count = { $n ->
    [one] 1 tira en la mano
   *[other] { $n } tiras en la mano
}
df-goods = Recursos
df-forest-own = Tu bosque
df-forest-of = Bosque de { $name }
df-monsters = Monstruos de las rocas
df-fight = Combate
df-dice = Dados
df-commit = Espadas
df-actions = Qué puedes hacer
df-points = Oro de momento
df-total = Total
df-rounds = Rondas
df-part-forest = Bosque
df-part-market = Mercado
df-part-fight = Combate
df-part-monsters = Monstruos
df-part-others = Los demás
df-first = 1.er jugador
df-out = fuera del bosque
df-path = sendero de { $n }
df-gold = { $n } de oro
df-pile = { $n ->
    [one] 1 tira en el mazo
   *[other] { $n } tiras en el mazo
}

# Rounds and fog.
df-round = Ronda { $n } de { $of }
df-fog-after = niebla tras la ronda { $n }
df-fog-wall = niebla en el muro inferior
df-fog-row = { $row ->
    [1] niebla en la fila 1
   *[other] niebla en las filas 1 a { $row }
}
df-last-turns = últimos turnos

# The market.
df-turn = Girar
df-lay-it = Colocarla
df-lay-about = Arrástrala o haz clic en su sitio; una línea la coloca y da lo que muestra.
df-stand-about = Elige la línea en la que te colocas: tomas lo que muestra.
df-choose-about = Elige una tira o arrástrala al mercado.
df-market-about = { $n ->
    [0] Aún no hay nada colocado.
    [one] Aquí hay 1 tira.
   *[other] Aquí hay { $n } tiras.
}

# Buttons that need a second choice.
df-button = { $what ->
    [sell] Vender { $deep_forest__prices__sell }
    [buy] Comprar
    [back] Retroceder
    [send] Enviar un trol
    [return] Devolver
    [take] Recoger la espada
    [pass] Pasar de largo
   *[other] { $what }
}
df-now-resource = ¿Qué tipo?
df-now-seat = ¿A quién?
df-now-field = ¿Qué casilla?
df-send-to = Enviar el trol a { $name }
df-send-about = ¿A qué casilla va el trol?
df-enlarge = Mostrar en grande el bosque de { $name }

# Fights.
df-fight-head = Fuerza { $strength }
df-fight-rule = { $deep_forest__limits__rolls ->
    [one] Un dado por cada espada que empleas, hasta 1 tirada.
   *[other] Un dado por cada espada que empleas, hasta { $deep_forest__limits__rolls } tiradas.
    }
df-fight-rolls = { $name }: tirada { $n }, { $left ->
    [0] no queda ninguna
    [one] queda 1
   *[other] quedan { $left }
}
df-fight-of = de { $strength }
df-fight-extra = { $n ->
    [one] { $n } pagado
   *[other] { $n } pagados
}
df-commit-about = solo dados { $chance } %, ganar cuesta { $swords ->
    [0] ninguna espada
    [one] 1 espada
   *[other] { $swords } espadas
}
df-aside = apartado
df-keep = apartar
df-aside-about = Haz clic en los dados que quieras apartar y tira los demás.
df-odds = Probabilidades
df-odds-ask = Ver probabilidades
df-odds-hide = Ocultarlas
df-odds-strength = Fuerza
df-odds-dice = Dados
df-odds-chance = Solo dados
df-odds-with = Con todo
df-odds-swords = Espadas perdidas
df-fight-odds = { $missing ->
    [0] Es suficiente.
    [one] Falta 1 punto.
   *[other] Faltan { $missing } puntos.
} Jugando bien, los dados por sí solos ganan en el { $chance } % de los casos; con todo lo que podrías añadir, en el { $more } %. Los puntitos marcan los dados que conviene apartar.

# Help.
df-help = Cómo se juega
df-help-market = Coloca una tira en cualquier parte del mercado, encima de lo que haya. Luego colócate en una línea libre y toma lo que muestra.
df-help-path = Cada paso deja una piedra de marca detrás de ti, dos al dejar una roca o en la niebla, tres por ambas cosas. Tu sendero no debe tocarse nunca a sí mismo.
df-help-obstacles = { $deep_forest__prices__obstacle ->
    [one] Una maleza cuesta 1 poción
   *[other] Una maleza cuesta { $deep_forest__prices__obstacle } pociones
    }, una puerta, otros tantos libros, y un guardián, otras tantas monedas. Tres iguales o tres distintos valen { $deep_forest__points__set } de oro.
df-help-fights = { $deep_forest__limits__committed ->
    [one] En una roca o a su lado puedes luchar: al menos 1 espada, un dado por cada una.
   *[other] En una roca o a su lado puedes luchar: al menos { $deep_forest__limits__committed } espadas, un dado por cada una.
    } Ganes o pierdas, el combate termina tu turno.
df-help-trolls = Un trol a tu lado quiere una moneda antes que nada. Desde la ronda siguiente puedes enviárselo a alguien.
df-help-fog = Tras la ronda { $deep_forest__fog__after_round } la niebla sube una fila cada ronda. Desde entonces puedes salir por el muro superior: { $deep_forest__points__left } de oro, y { $deep_forest__points__longest } por el sendero más largo.
df-help-keys = Las flechas recorren lo que brilla, Enter lo elige. Mientras se coloca una tira, las flechas la mueven y R la gira.
df-help-rules = Todas las reglas, una a una

# A new table and the page of cards.
web-setting-deep-forest-first = Quién empieza
web-setting-deep-forest-sparse = Tiras escasas
web-setting-deep-forest-limited-supply = Reserva limitada
web-cards-deep-forest = { $table ->
    [monster] Monstruos de las rocas
    [tile] Losetas del bosque
    [strip] Tiras del mercado
    [board] El bosque
    [fog] Niebla
    [start] Con qué empiezan todos
    [limits] Límites
    [prices] Precios
    [points] Puntos
    [market] El mercado
    [deal] Tiras en juego
    [supply] Reserva
    [coins] Monedas
   *[other] { $table }
}

# The end.
web-total-deep-forest = Oro en total
web-curve-deep-forest = Oro como si la partida hubiera terminado, ronda a ronda
web-curve-label-deep-forest = Curva de cómo ha ido: el oro de cada jugador, ronda a ronda

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-deep-forest = A través del bosque profundo
web-game-about-deep-forest = Encuentra un camino antes que la niebla.
web-game-facts-deep-forest = 2–4 jugadores · 15 rondas
web-game-picture-deep-forest = Un sendero de piedras azules hacia un bosque oscuro con niebla y un monstruo de las rocas
