# Refusals: one line, beside the rule that forbids the wish.

mycelia-no-far = Una gota va de { $from } a una casilla adyacente, no a { $to }: nunca en diagonal, nunca más allá del borde.
mycelia-no-inside = Primero termina { $title } u omite el resto.
mycelia-no-hand = { $card } no está en tu mano.
mycelia-no-showcase = { $card } no está en la reserva disponible.
mycelia-no-price = { $cost ->
    [one] { $card } cuesta 1 hoja; tienes { $leaves }.
   *[other] { $card } cuesta { $cost } hojas; tienes { $leaves }.
}
mycelia-no-tile = No tienes ninguna loseta { $tile }.
mycelia-no-used = La loseta { $tile } ya se ha usado en este turno.
mycelia-no-tile-price = { $cost ->
    [one] La loseta { $tile } cuesta { $cost } hoja; tienes { $leaves }.
   *[other] La loseta { $tile } cuesta { $cost } hojas; tienes { $leaves }.
}
mycelia-no-tile-in-vain = La loseta { $tile } no haría nada ahora.
mycelia-no-finish = { $cards ->
    [one] Aún te queda 1 carta de la mano por jugar.
   *[other] Aún te quedan { $cards } cartas de la mano por jugar.
}
mycelia-no-skip = No hay nada que omitir: se juega toda la mano, y entre cartas reclutas, usas losetas o terminas el turno.
mycelia-no-move-now = Primero juega una carta o usa una loseta: dice qué gota se puede mover.
mycelia-no-remove-now = Primero juega una carta o usa una loseta: dice qué gota se quita.
mycelia-no-choose-now = Ahora no hay nada que elegir.
mycelia-no-trash-now = Ahora nada te permite eliminar esta carta.
mycelia-no-recycle-now = Ahora nada te permite reciclar esta carta.
mycelia-no-return-now = Una loseta solo se devuelve cuando llega una de más; el límite es { $limit }.
mycelia-no-four-tiles = { $limit ->
    [one] Tienes 1 loseta: di cuál devuelves.
   *[other] Tienes { $limit } losetas: di cuál devuelves.
}
mycelia-no-not-discarded = { $prisma ->
    [yes] { $card } no está en tu pila de descartes ni en tu zona de regalos.
   *[no] { $card } no está en tu pila de descartes.
}
mycelia-no-no-answer = { $card } no tiene nada a lo que responder ahora.
mycelia-no-only-drop = Una casilla de Santuario se pone donde hay exactamente una gota; en { $field } hay { $n }.
mycelia-no-answer-now = Ahora no se responde a ningún reclutamiento.
mycelia-no-refresh-now = Solo la loseta a cambia la reserva disponible o los regalos descubiertos.
mycelia-no-no-prisma = En esta mesa no hay regalos; son de Prisma.
mycelia-no-gift-top = { $card } no es el regalo descubierto de un mazo.
# The opponent of a game alone.
mycelia-gwidyon = Gwidyon
# Options that do not go together, behind “option NAME:”.
mycelia-clash-setup = con estas cartas se espera uno de { $names }; se ha dado { $given }
mycelia-clash-sides = se espera un lado para cada uno de los { $n } asientos; se ha dado { $given }
mycelia-clash-board = se espera { $side } una sola vez: hay un solo tablero con este reverso
mycelia-no-gift-colour = { $card } es de color { mycelia-label-colour }; tu seta está en el espacio { $space }, que no compra este color.
mycelia-no-kind = { $kind ->
    [prism] En { $field } no hay ninguna gota de prisma.
   *[dew] En { $field } no hay ninguna gota de rocío.
}
mycelia-no-lay-now = Ahora nada te permite poner ahí una casilla de Santuario.
mycelia-no-accept-now = Ahora no hay nada que aceptar.
mycelia-no-void-side = Este lado no haría nada ahora.
mycelia-no-shrine = { $field } es una casilla de Santuario: no tiene paisaje y no se puede elegir.
mycelia-no-landscape = La carta pide { mycelia-landscape-wanted }; { $field } es de { mycelia-landscape-found }.
mycelia-landscape-wanted = { $wanted ->
    [leaves] broza
    [moss] musgo
    [water] agua
    [soil] tierra
   *[other] { $wanted }
}
mycelia-landscape-found = { $found ->
    [leaves] broza
    [moss] musgo
    [water] agua
    [soil] tierra
   *[other] { $found }
}
mycelia-no-beetle = { $need ->
    [one] El escarabajo pide exactamente { $need } gota; en { $field } hay { $n }.
   *[other] El escarabajo pide exactamente { $need } gotas; en { $field } hay { $n }.
}
mycelia-no-at-least = { $need ->
    [one] Debe haber al menos { $need } gota; en { $field } hay { $n }.
   *[other] Debe haber al menos { $need } gotas; en { $field } hay { $n }.
}
mycelia-no-nothing-around = No hay ninguna gota junto a { $field }.
mycelia-no-no-move-symbol = Aquí la carta quita gotas, no las mueve.
mycelia-no-no-remove-symbol = Aquí la carta mueve gotas, no las quita.
mycelia-no-used-up = Los símbolos para eso ya se han gastado.
mycelia-no-centre-first = Primero elige la casilla del centro: por ejemplo, «at { $field }».
mycelia-no-no-centre = Esta carta no pide ninguna casilla central.
mycelia-no-sides-only = La carta quita gotas de las casillas adyacentes, no de esta.
mycelia-no-sides = { $sides ->
    [one] La carta tiene 1 lado para elegir.
   *[other] La carta tiene { $sides } lados para elegir.
}
mycelia-no-chosen = Todos los símbolos de esta imagen se aplican a { $field }, la casilla que has elegido.
mycelia-no-beside = Aquí solo cuentan las casillas junto a { $field } que conserven su gota.

# Landscapes. The litter of leaves on the ground is not the leaves one pays with.

mycelia-landscape = { $landscape ->
    [leaves] broza
    [moss] musgo
    [water] agua
    [soil] tierra
   *[shrine] Santuario
}

# Functions in words: clauses in the infinitive that follow one another in one sentence.

mycelia-function-empty = nada por sí misma
mycelia-function-then = { $first }; luego { $rest }
mycelia-function-or = o bien { $first }, o bien { $rest }
mycelia-function-times = hasta { $times } veces: { $what }
mycelia-function-each-time = { $times } veces ({ $what })
mycelia-function-others = los demás jugadores pueden { $what }
mycelia-function-leaves = { $n ->
    [one] obtener 1 hoja
   *[other] obtener { $n } hojas
}
mycelia-function-favours = { $n ->
    [one] obtener 1 favor
   *[other] obtener { $n } favores
}
mycelia-function-trash = eliminar del juego una carta de tu pila de descartes o de tu zona de regalos
mycelia-function-recycle = poner una carta de tu pila de descartes o de tu zona de regalos encima de tu mazo para robar
mycelia-function-tile = obtener una loseta de acción { $tile }
mycelia-function-shrine = quitar la única gota de una casilla y poner ahí una casilla de Santuario adicional
mycelia-function-showcase = cambiar todas las cartas de la reserva disponible

# A field that fits: its landscape, and how many drops must lie there (none, some at least, or exactly so many).
mycelia-field = { $landscape ->
    [leaves] una casilla de broza
    [moss] una casilla de musgo
    [water] una casilla de agua
    [soil] una casilla de tierra
   *[any] cualquier casilla
}{ $rule ->
    [exactly] { $need ->
        [0] {" "}sin gotas
        [one] {" "}con exactamente 1 gota
       *[other] {" "}con exactamente { $need } gotas
    }
    [at-least] { $need ->
        [one] {" "}con al menos 1 gota
       *[other] {" "}con al menos { $need } gotas
    }
   *[none] {""}
}
mycelia-picture-move = { $n ->
    [one] mover 1 gota de { $field }
   *[other] mover { $n } gotas de { $field }
}
mycelia-picture-move-may = { $n ->
    [one] mover hasta 1 gota de { $field }
   *[other] mover hasta { $n } gotas de { $field }
}
mycelia-picture-remove = { $n ->
    [one] quitar 1 gota de { $field }
   *[other] quitar { $n } gotas de { $field }
}
mycelia-picture-remove-may = { $n ->
    [one] quitar hasta 1 gota de { $field }
   *[other] quitar hasta { $n } gotas de { $field }
}
mycelia-picture-next-move = { $n ->
    [one] mover 1 gota de ahí
   *[other] mover { $n } gotas de ahí
}
mycelia-picture-next-move-may = { $n ->
    [one] si quieres, mover 1 más de ahí
   *[other] si quieres, mover hasta { $n } más de ahí
}
mycelia-picture-next-remove = { $n ->
    [one] quitar 1 gota de ahí
   *[other] quitar { $n } gotas de ahí
}
mycelia-picture-next-remove-may = { $n ->
    [one] si quieres, quitar 1 más de ahí
   *[other] si quieres, quitar hasta { $n } más de ahí
}
mycelia-then = luego { $what }
mycelia-picture-beside = { $sides ->
    [4] quitar 1 gota de cada casilla adyacente
    [one] quitar 1 gota de una casilla adyacente
   *[other] quitar 1 gota de cada una de { $sides } casillas adyacentes
}
mycelia-picture-around = { $sides ->
    [4] elegir { $field }: quitar 1 gota de cada casilla adyacente
    [one] elegir { $field }: quitar 1 gota de una casilla adyacente
   *[other] elegir { $field }: quitar 1 gota de cada una de { $sides } casillas adyacentes
}
mycelia-picture-around-and = elegir { $field }: { $takes ->
    [one] quitar hasta 1 gota de ella
   *[other] quitar hasta { $takes } gotas de ella
} y { $sides ->
    [4] 1 gota de cada casilla adyacente
    [one] 1 gota de una casilla adyacente
   *[other] 1 gota de cada una de { $sides } casillas adyacentes
}

# What gifts do while they lie in the gift area, and the steps of Gwidyon's cards.

mycelia-ability-cheaper = { $n ->
    [one] Cada carta que reclutes en este turno cuesta 1 hoja menos.
   *[other] Cada carta que reclutes en este turno cuesta { $n } hojas menos.
}
mycelia-ability-hire = Por cada carta que reclutes en este turno: { $what }.
mycelia-ability-drop = Por cada gota que salga de tu tablero en este turno: { $what }.
mycelia-ability-no-bonus = En este turno no tienes que dar el bonus para otros jugadores de tus cartas.
mycelia-ability-no-beetles = En este turno tus cartas ignoran los escarabajos: el número indicado es un mínimo.
mycelia-ability-any-landscape = En este turno tus cartas ignoran los paisajes: vale cualquier casilla.
mycelia-ability-moves-remove = En este turno, cada movimiento de tus cartas puede quitar la gota en vez de moverla.
mycelia-ability-twice = La primera carta que juegues de tu mano en este turno se puede aplicar dos veces.
mycelia-ability-free-tiles = En este turno todas tus losetas son gratis.
mycelia-solo-chip = Se da la vuelta a la ficha; con la cara de quitar, Gwidyon quita 1 gota de su hojarasca.
mycelia-solo-removes = { $n ->
    [one] Gwidyon quita 1 gota de su hojarasca.
   *[other] Gwidyon quita { $n } gotas de su hojarasca.
}
mycelia-solo-showcase = Se cambia toda la reserva disponible.
mycelia-solo-you = Puedes { $what }.

# What is being asked now. The title says what is running.

mycelia-title = { $kind ->
    [tile] Loseta { $name }
    [single] { $name }, al llegar a ti
    [ability] { $name } en tu zona de regalos
   *[function] { $name }
}
mycelia-title-solo = Carta de Gwidyon { $card }
mycelia-title-bonus = Bonus para ti de { $title }
mycelia-counted = { $moves ->
    [yes] { $title }, movimiento { $at } de { $times }
   *[no] { $title }, { $at } de { $times }
}
mycelia-ask-turn = Ronda { $round }, tu turno: { $hand ->
    [0] has jugado tu mano. ¿Reclutas, usas una loseta o terminas tu turno?
    [one] ¿juegas tu última carta, o antes reclutas o usas una loseta?
   *[other] ¿qué carta juegas? { $extras ->
        [yes] Entre cartas también puedes reclutar y usar losetas en cualquier momento.
       *[no] Se juega toda la mano, en cualquier orden.
    }
}
mycelia-ask-move = { $landscape ->
    [leaves] ¿qué gota de una casilla de broza se mueve y adónde?
    [moss] ¿qué gota de una casilla de musgo se mueve y adónde?
    [water] ¿qué gota de una casilla de agua se mueve y adónde?
    [soil] ¿qué gota de una casilla de tierra se mueve y adónde?
   *[any] ¿qué gota se mueve y adónde?
}
mycelia-ask-remove = { $landscape ->
    [leaves] ¿qué gota de una casilla de broza sale del tablero?
    [moss] ¿qué gota de una casilla de musgo sale del tablero?
    [water] ¿qué gota de una casilla de agua sale del tablero?
    [soil] ¿qué gota de una casilla de tierra sale del tablero?
   *[any] ¿qué gota sale del tablero?
}
mycelia-ask-both = elige la casilla con el primer paso.
mycelia-ask-centre = ¿qué casilla es la del centro?
mycelia-ask-on-field = { $kind ->
    [move] en { $field }, ¿adónde va otra gota?
    [remove] en { $field }, ¿sale otra gota?
    [around] en { $field }, ¿qué gota sale ahora?
   *[both] en { $field }, ¿qué pasa ahora con una gota?
}
mycelia-ask-either = ¿cuál de estas opciones?
mycelia-ask-leaves = { $n ->
    [one] ¿obtener 1 hoja?
   *[other] ¿obtener { $n } hojas?
}
mycelia-ask-favours = { $n ->
    [one] ¿obtener 1 favor?
   *[other] ¿obtener { $n } favores?
}
mycelia-ask-trash = ¿qué carta sale del juego?
mycelia-ask-recycle = ¿qué carta vuelve encima de tu mazo para robar?
mycelia-ask-tile = ¿obtener una loseta { $tile }?
mycelia-ask-tile-return = tienes cuatro losetas. ¿Cuál devuelves por una loseta { $tile }?
mycelia-ask-shrine = ¿qué casilla se convierte en casilla de Santuario? Lo que haya ahí se quita.
mycelia-ask-void = ¿niegas a los demás el bonus de esta carta?
mycelia-ask-refresh = ¿cambiar la reserva disponible o poner los regalos descubiertos bajo sus mazos?
mycelia-ask-answers = ¿cuál de tus regalos responde al reclutamiento?
mycelia-ask-again = { $card } ha sido tu primera carta de este turno. ¿Aplicarla otra vez?

# Options in words.

mycelia-move-play = jugar { $card }
mycelia-move-hire = { $cost ->
    [one] reclutar { $card } por 1 hoja
   *[other] reclutar { $card } por { $cost } hojas
}
mycelia-move-buy = tomar el regalo { $card }; la seta vuelve al inicio
mycelia-move-answer = { $card }: { $what }
mycelia-move-void = negar el bonus a los demás
mycelia-move-let = dejárselo a los demás
mycelia-move-again = aplicar { $card } otra vez
mycelia-move-skip-answers = no responder más: seguir
mycelia-move-skip-again = con una vez basta
mycelia-move-refresh-showcase = cambiar la reserva disponible
mycelia-move-refresh-roots = poner los regalos descubiertos bajo sus mazos
mycelia-move-prism-step = mover una gota de prisma de { $from } a { $to }
mycelia-move-prism-take = quitar una gota de prisma de { $field }
mycelia-move-use = { $cost ->
    [0] usar la loseta { $tile } gratis
    [one] usar la loseta { $tile } por 1 hoja
   *[other] usar la loseta { $tile } por { $cost } hojas
}
mycelia-move-end = terminar el turno
mycelia-move-step = mover una gota de { $from } a { $to }
mycelia-move-take = quitar una gota de { $field }
mycelia-move-at = elegir { $field }
mycelia-move-skip = omitir el resto
mycelia-move-trash = eliminar { $card } del juego
mycelia-move-recycle = poner { $card } encima del mazo para robar
mycelia-move-return = devolver la loseta { $tile }
mycelia-move-lay = poner una casilla de Santuario en { $field }

# What happened. Every event has a sentence; `you` says whether the reader did it.

mycelia-event-unasked = { $verb ->
    [play] Solo queda una carta: se juega sola.
    [end] No se puede hacer nada más: el turno termina solo.
   *[other] Se ha jugado automáticamente: era la única opción.
}
mycelia-event-turn = { $you ->
    [yes] Ronda { $round }, tu turno.
   *[no] Ronda { $round }, turno de { $name }.
}
mycelia-event-played = { $you ->
    [yes] Juegas { $card }.
   *[no] { $name } juega { $card }.
}
mycelia-event-hired = { $you ->
    [yes] { $cost ->
        [one] Reclutas { $card } por 1 hoja; queda encima de tu mazo para robar.
       *[other] Reclutas { $card } por { $cost } hojas; queda encima de tu mazo para robar.
    }
   *[no] { $cost ->
        [one] { $name } recluta { $card } por 1 hoja.
       *[other] { $name } recluta { $card } por { $cost } hojas.
    }
}
mycelia-event-used = { $you ->
    [yes] Usas
   *[no] { $name } usa
} la loseta { $tile } { $cost ->
    [0] gratis
    [one] por 1 hoja
   *[other] por { $cost } hojas
}.
mycelia-event-leaves = { $you ->
    [yes] Obtienes
   *[no] { $name } obtiene
} { $n ->
    [one] 1 hoja
   *[other] { $n } hojas
}.
mycelia-event-favour = { $you ->
    [yes] Tu seta avanza al espacio { $space } de la plataforma de favores.
   *[no] La seta de { $name } avanza al espacio { $space } de la plataforma de favores.
}
mycelia-event-moved = { $you ->
    [yes] { $prism ->
        [1] Mueves una gota de prisma de { $from } a { $to }.
       *[other] Mueves una gota de { $from } a { $to }.
    }
   *[no] { $prism ->
        [1] { $name } mueve una gota de prisma de { $from } a { $to }.
       *[other] { $name } mueve una gota de { $from } a { $to }.
    }
}
mycelia-event-moved-off = { $you ->
    [yes] { $prism ->
        [1] Mueves una gota de prisma de { $from } a la casilla de Santuario { $to }: sale de tu tablero.
       *[other] Mueves una gota de { $from } a la casilla de Santuario { $to }: sale de tu tablero.
    }
   *[no] { $prism ->
        [1] { $name } mueve una gota de prisma de { $from } a la casilla de Santuario { $to }: sale del tablero.
       *[other] { $name } mueve una gota de { $from } a la casilla de Santuario { $to }: sale del tablero.
    }
}
mycelia-event-moved-on = { $you ->
    [yes] { $prism ->
        [1] Mueves gotas de prisma: { $steps }.
       *[other] Mueves gotas: { $steps }.
    }
   *[no] { $prism ->
        [1] { $name } mueve gotas de prisma: { $steps }.
       *[other] { $name } mueve gotas: { $steps }.
    }
}
mycelia-step-words = { $off ->
    [yes] de { $from } a { $to } y fuera del tablero
   *[no] de { $from } a { $to }
}
mycelia-drops = { $n ->
    [1] { $prism ->
        [1] una gota de prisma
       *[other] una gota
    }
   *[other] { $prism ->
        [1] { $n } gotas de prisma
       *[other] { $n } gotas
    }
}
mycelia-event-off = { $you ->
    [yes] Quitas { mycelia-drops } de { $field }.
   *[no] { $name } quita { mycelia-drops } de { $field }.
}
mycelia-event-skipped = { $you ->
    [yes] Renuncias al resto.
   *[no] { $name } renuncia al resto.
}
mycelia-event-trashed = { $you ->
    [yes] Eliminas { $card } del juego.
   *[no] { $name } elimina { $card } del juego.
}
mycelia-event-recycled = { $you ->
    [yes] Pones { $card } encima de tu mazo para robar.
   *[no] { $name } pone { $card } encima de su mazo para robar.
}
mycelia-event-tile-gained = { $you ->
    [yes] Obtienes la loseta { $tile }.
   *[no] { $name } obtiene la loseta { $tile }.
}
mycelia-event-tile-returned = { $you ->
    [yes] Devuelves la loseta { $tile }.
   *[no] { $name } devuelve la loseta { $tile }.
}
mycelia-event-shrine-laid = { $you ->
    [yes] Pones una casilla de Santuario en { $field }.
   *[no] { $name } pone una casilla de Santuario en { $field }.
}
mycelia-event-ending = { $you ->
    [yes] ¡Tu tablero está vacío! Esta ronda es la última.
   *[no] ¡El tablero de { $name } está vacío! Esta ronda es la última.
}
mycelia-event-turn-ended = { $you ->
    [yes] Terminas tu turno.
   *[no] { $name } termina su turno.
}
mycelia-event-shrine = El Santuario tiene ahora { $n } de { $capacity } gotas.
mycelia-event-rolled = El Santuario está lleno y gira: el dado muestra { mycelia-face-shown }.
mycelia-face-shown = { $face ->
    [sun] el sol
    [moon] la luna
    [acorn] la bellota
    [feather] la pluma
    [snail] el caracol
    [web] la telaraña
   *[other] { $face }
}
# A face of the die of the shrine, by itself.
mycelia-face = { $face ->
    [sun] sol
    [moon] luna
    [acorn] bellota
    [feather] pluma
    [snail] caracol
    [web] telaraña
   *[other] { $face }
}
mycelia-event-supplied = { $you ->
    [yes] Gotas nuevas para ti: { $field }.
   *[no] Gotas nuevas para { $name }: { $field }.
}
mycelia-event-shown = Nueva carta en la reserva disponible: { $card }.
mycelia-event-showcase-replaced = Se cambia toda la reserva disponible.
mycelia-event-pile-shuffled = { $n ->
    [one] El mazo de reserva está vacío; la carta apartada lo forma de nuevo.
   *[other] El mazo de reserva está vacío; las { $n } cartas apartadas se barajan y lo forman de nuevo.
}
mycelia-event-shuffled = { $you ->
    [yes] { $n ->
        [one] Tu pila de descartes ({ $n } carta) se baraja y va bajo tu mazo para robar.
       *[other] Tu pila de descartes ({ $n } cartas) se baraja y va bajo tu mazo para robar.
    }
   *[no] { $n ->
        [one] La pila de descartes de { $name } ({ $n } carta) se baraja y va bajo su mazo para robar.
       *[other] La pila de descartes de { $name } ({ $n } cartas) se baraja y va bajo su mazo para robar.
    }
}
mycelia-event-drew = { $you ->
    [yes] Robas { $cards }.
   *[no] { $n ->
        [one] { $name } roba 1 carta.
       *[other] { $name } roba { $n } cartas.
    }
}
mycelia-event-over = La partida ha terminado.
mycelia-event-gift-laid = { $you ->
    [yes] { $n ->
        [0] Robas el regalo { $card } y lo pones en tu zona de regalos.
        [one] Robas el regalo { $card } y lo pones en tu zona de regalos; con él robas 1 carta más.
       *[other] Robas el regalo { $card } y lo pones en tu zona de regalos; con él robas { $n } cartas más.
    }
   *[no] { $n ->
        [0] { $name } roba el regalo { $card } y lo pone en su zona de regalos.
        [one] { $name } roba el regalo { $card } y lo pone en su zona de regalos; con él roba 1 carta más.
       *[other] { $name } roba el regalo { $card } y lo pone en su zona de regalos; con él roba { $n } cartas más.
    }
}
mycelia-event-gift-bought = { $you ->
    [yes] Tomas el regalo { $card }; tu seta vuelve al inicio.
   *[no] { $name } toma el regalo { $card }; su seta vuelve al inicio.
}
mycelia-event-gifts-cleared = { $you ->
    [yes] Tu zona de regalos va a tu pila de descartes.
   *[no] La zona de regalos de { $name } va a su pila de descartes.
}
mycelia-event-answered = { $card } responde al reclutamiento.
mycelia-event-again = { $you ->
    [yes] Aplicas { $card } otra vez.
   *[no] { $name } aplica { $card } otra vez.
}
mycelia-event-voided = { $you ->
    [yes] Niegas el bonus a los demás.
   *[no] { $name } niega el bonus a los demás.
}
mycelia-event-roots-turned = Los regalos descubiertos van bajo sus mazos. Ahora se ven: { $cards }.

# Gwidyon, the solo opponent. Each step says what makes him do it.

mycelia-event-gwidyon-turn = Ronda { $round }, turno de Gwidyon.
mycelia-event-gwidyon-card = Gwidyon descubre la carta-solitario { $card }.
mycelia-event-gwidyon-chip = { $side ->
    [remove] La ficha se gira a la cara de quitar.
   *[rest] La ficha se gira a la cara tranquila: no pasa nada.
}
mycelia-event-gwidyon-removed = { $left ->
    [0] { $n ->
        [one] Gwidyon quita 1 gota de su hojarasca; no queda ninguna.
       *[other] Gwidyon quita { $n } gotas de su hojarasca; no queda ninguna.
    }
    [one] { $n ->
        [one] Gwidyon quita 1 gota de su hojarasca; queda 1.
       *[other] Gwidyon quita { $n } gotas de su hojarasca; queda 1.
    }
   *[other] { $n ->
        [one] Gwidyon quita 1 gota de su hojarasca; quedan { $left }.
       *[other] Gwidyon quita { $n } gotas de su hojarasca; quedan { $left }.
    }
}
mycelia-event-gwidyon-ending = ¡La hojarasca de Gwidyon está vacía! Este turno es el último.
mycelia-event-gwidyon-shuffled = Se han descubierto cinco de las seis cartas de Gwidyon; se barajan de nuevo las seis.
mycelia-event-gwidyon-favour = La seta amarilla de Gwidyon va al espacio { $space } de la plataforma de favores.

# The terminal table.

mycelia-goal =
    Hay gotas de rocío en el suelo de tu bosque. Quítalas todas de tu tablero antes que
    nadie: muévelas casilla a casilla hasta la casilla de Santuario o quítalas con una
    carta. En cada turno juegas todas las cartas de tu mano. Con las hojas reclutas mejores
    cartas y pagas las losetas; una carta reclutada queda encima de tu mazo para robar, así
    que llega pronto. Las gotas van al Santuario. Cuando está lleno gira y todos reciben
    gotas nuevas. En cuanto un tablero queda vacío, se completa la ronda y después termina
    la partida. Entre varios tableros vacíos gana el que tenga más hojas.
mycelia-goal-solo =
    Hay gotas de rocío en el suelo de tu bosque, y juegas en solitario contra Gwidyon, que
    tiene gotas en su hojarasca. Quita todas las gotas de tu tablero antes de que su
    hojarasca se vacíe: muévelas casilla a casilla hasta la casilla de Santuario o
    quítalas con una carta. En cada turno juegas todas las cartas de tu mano. Con las hojas
    reclutas mejores cartas y pagas las losetas; una carta reclutada queda encima de tu
    mazo para robar, así que llega pronto. Después de cada turno tuyo se
    descubre y se aplica una de las cartas-solitario de Gwidyon. Lo que tus cartas
    ofrecen a los demás le ayuda: salen gotas de su hojarasca, y cada movimiento da la
    vuelta a su ficha. Las gotas de ambos llenan el Santuario; cuando está lleno gira y
    tú recibes gotas nuevas. El turno en que uno de los dos se queda sin gotas es el
    último; si os quedáis sin gotas ambos, ganáis los dos.
mycelia-goal-expansion =
    Con la expansión, algunas cartas hacen algo una sola vez, al reclutarlas: dan losetas
    o una casilla de Santuario adicional, o eliminan cartas débiles de tu mazo.
mycelia-goal-prisma =
    Con Prisma, algunas gotas son gotas de prisma: cada una que sale de tu tablero hace
    avanzar tu seta un favor en la plataforma. En un espacio de color puedes tomar el
    regalo descubierto de ese color o de uno anterior; tu seta vuelve entonces al inicio.
    Un regalo que robas queda en tu zona de regalos durante un turno, te deja robar más
    cartas y cambia una regla a tu favor.
mycelia-cell = { $landscape ->
    [leaves] Broza
    [moss] Musgo
    [water] Agua
    [soil] Tierra
   *[shrine] SANT.
}
mycelia-label-your-board = Tu tablero
mycelia-label-board-of = Tablero de { $name }
mycelia-label-round = ronda { $round }
mycelia-moment = Ronda { $round }
mycelia-label-ending = { $alone ->
    [yes] ÚLTIMO TURNO
   *[no] ÚLTIMA RONDA
}
mycelia-label-drops = { $n ->
    [one] 1 gota
   *[other] { $n } gotas
}
mycelia-label-leaves = { $n ->
    [one] 1 hoja
   *[other] { $n } hojas
}
mycelia-label-prisms = { $n ->
    [one] 1 de prisma
   *[other] { $n } de prisma
}
mycelia-label-free = gratis
mycelia-label-used = usada
mycelia-label-piles = mazo { $draw }, descartes { $discard }
mycelia-label-top = Encima del mazo para robar: { $card }
mycelia-label-shrine = Santuario  { $n } de { $capacity } gotas
mycelia-label-collected = +{ $n } al final de este turno
mycelia-label-usable = [ ] marca las casillas que puedes usar ahora
mycelia-label-prism-legend = 2+1: 2 gotas de rocío { $dew } y 1 gota de prisma { $prism }
mycelia-label-extra-legend = { $mark } marca una casilla de Santuario adicional
mycelia-label-supply = Cuando se llena, la tabla { $card } da:
mycelia-label-others-things = { $leaves ->
    [one] 1 hoja, losetas { $tiles }
   *[other] { $leaves } hojas, losetas { $tiles }
}
mycelia-label-others-gifts = regalos: { $gifts }
mycelia-label-others-piles = mano { $hand }, robar { $draw }, descartes { $discard }
mycelia-label-showcase = Reserva disponible
mycelia-label-showcase-hint = cartas para reclutar; { $leaves ->
    [0] no tienes hojas
    [one] tienes 1 hoja
   *[other] tienes { $leaves } hojas
} ({ $pile } más en el mazo de reserva){ $discount ->
    [0] {""}
    [one] ; cada una cuesta 1 hoja menos en este turno
   *[other] ; cada una cuesta { $discount } hojas menos en este turno
}
mycelia-label-single = Al reclutar: { $single } Después: { $what }
mycelia-label-gap = (hueco hasta el final del turno)
mycelia-label-tiles = Losetas
mycelia-label-tiles-hint = { $free ->
    [yes] cada una, una vez por turno; en este turno, todas gratis
   *[no] cada una, una vez por turno; se pagan con hojas
}
mycelia-label-stock = { $fields ->
    [0] En la reserva: losetas { $tiles }; ninguna casilla de Santuario adicional. «card c» dice qué hace la loseta c.
    [one] En la reserva: losetas { $tiles }; 1 casilla de Santuario adicional. «card c» dice qué hace la loseta c.
   *[other] En la reserva: losetas { $tiles }; { $fields } casillas de Santuario adicionales. «card c» dice qué hace la loseta c.
}
mycelia-label-tile = { $used ->
    [yes] loseta { $tile } (usada)
   *[no] loseta { $tile }
}
mycelia-label-hand = Mano
mycelia-label-hand-hint = se juega entera, en cualquier orden
mycelia-label-copies = { $n ->
    [one] { $card }
   *[other] { $card } (×{ $n })
}
mycelia-label-hidden = { $n ->
    [0] (sin cartas)
    [one] 1 carta oculta
   *[other] { $n } cartas ocultas
}
mycelia-label-stock-tile = { $tile } ×{ $n }
mycelia-label-none = ninguna
mycelia-label-area = Zona de regalos
mycelia-label-area-hint = tus regalos; van a tu pila de descartes cuando termina tu turno
mycelia-label-gift-works = Funciona ahora: { $what }
mycelia-label-gift-waits = Espera tu turno: { $what }
mycelia-label-gift-none = { $n ->
    [0] Ya ha tenido su efecto.
    [one] Ya ha tenido su efecto: ha hecho robar 1 carta.
   *[other] Ya ha tenido su efecto: ha hecho robar { $n } cartas.
}
mycelia-label-gift-short = { $works ->
    [yes] { $gift } (funciona ahora)
   *[no] { $gift }
}
mycelia-label-roots = Regalos
mycelia-label-roots-hint = los descubiertos; tomar uno devuelve tu seta al inicio
mycelia-label-roots-rest = Fuera de alcance ahora: { $gifts }.{ $example ->
    [none] {""}
   *[other] {" "}«card { $example }» dice qué hace.
}
mycelia-label-root = { $gift ->
    [none] no queda ninguno de color { $colour }
   *[other] { $gift } ({ $colour }, { $n } en el mazo)
}
mycelia-label-root-more = { $n ->
    [0] (El último.)
   *[other] ({ $n } más debajo.)
}
mycelia-label-gift-single = Al tomarlo: { $what }
mycelia-label-gift-draws = { $n ->
    [0] No roba cartas.
    [one] Roba 1 carta.
   *[other] Roba { $n } cartas.
}
mycelia-label-colour = { $colour ->
    [start] espacio inicial
    [plain] sin color
    [green] verde
    [amber] ámbar
    [violet] violeta
   *[other] { $colour }
}
mycelia-label-track = Favores
mycelia-label-colour-short = { $colour ->
    [green] Ve
    [amber] Ám
   *[violet] Vi
}
mycelia-label-track-legend = { $short ->
    [yes] Ve verde, Ám ámbar, Vi violeta: un espacio para un regalo de este color o de uno anterior
   *[no] En un espacio de color puedes tomar un regalo de este color o de uno anterior.
}
mycelia-label-idle = inactiva
mycelia-label-pile = { $n } de { $start } gotas
mycelia-label-chip = { $side ->
    [remove] Ficha: cara de quitar arriba (al darle la vuelta: nada)
   *[rest] Ficha: cara tranquila arriba (al darle la vuelta: 1 gota menos)
}
mycelia-label-solo-cards = Cartas: { $deck } boca abajo, vistas { $seen }
mycelia-label-solo-next = Cartas de Gwidyon
mycelia-label-solo-next-hint = una de estas viene ahora; la última queda sin ver
mycelia-label-step-chip = la ficha gira
mycelia-label-step-removes = quita { $n }
mycelia-label-step-showcase = reserva nueva
mycelia-label-step-you = puedes { $what }
mycelia-choose-take = Quitar una gota de
mycelia-choose-prism-take = Quitar una gota de prisma de
mycelia-choose-at = Elegir la casilla
mycelia-choose-lay = Poner la casilla de Santuario en
mycelia-breakdown = { $row ->
    [drops-left] gotas restantes
    [leaves] hojas
    [favours] favores
   *[other] { $row }
}
