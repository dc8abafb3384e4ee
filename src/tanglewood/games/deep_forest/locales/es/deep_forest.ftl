# Words of Through the Deep Forest.

deep_forest-goal =
    { $deep_forest__fog__last_round ->
    [one] 1 ronda
   *[other] { $deep_forest__fog__last_round } rondas
    } en tu propio bosque. En cada turno coloca una tira en el mercado, colócate en una de sus líneas y toma
    lo que muestra; luego avanza, cada paso por una piedra de marca, sin que tu sendero se toque nunca a sí mismo. Supera
    obstáculos para formar sets de tres, recoge espadas, vence a monstruos de las rocas y sal por el muro superior cuando
    haya llegado la niebla. Gana quien tenga más oro.

# Things.

deep_forest-resource = { $resource ->
    [potion] poción
    [book] libro
    [coin] moneda
   *[marker] piedra de marca
}
deep_forest-resource-one = { $resource ->
    [potion] una poción
    [book] un libro
    [coin] una moneda
   *[marker] una piedra de marca
}
deep_forest-amount = { $resource ->
    [potion] { $n ->
        [one] { $n } poción
       *[other] { $n } pociones
    }
    [book] { $n ->
        [one] { $n } libro
       *[other] { $n } libros
    }
    [coin] { $n ->
        [one] { $n } moneda
       *[other] { $n } monedas
    }
   *[marker] { $n ->
        [one] { $n } piedra de marca
       *[other] { $n } piedras de marca
    }
}
deep_forest-price = { $resource ->
    [potion] { $price ->
        [one] { $price } poción
       *[other] { $price } pociones
    }
    [book] { $price ->
        [one] { $price } libro
       *[other] { $price } libros
    }
    [coin] { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }
   *[marker] { $price ->
        [one] { $price } piedra de marca
       *[other] { $price } piedras de marca
    }
}
deep_forest-nothing = nada
deep_forest-cell = { $cell ->
    [potion] poción
    [book] libro
    [coin] moneda
    [marker] piedra de marca
   *[nothing] vacío
}
deep_forest-tile = { $tile ->
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
# The same with its article.
deep_forest-tile-the = { $tile ->
    [thicket] la maleza
    [gate] la puerta
    [guard] al guardián
   *[other] { deep_forest-tile }
}
deep_forest-tile-a = { $tile ->
    [thicket] una maleza
    [gate] una puerta
    [guard] un guardián
   *[other] { deep_forest-tile }
}
deep_forest-tile-at = { $tile ->
    [thicket] una maleza en { $field }
    [gate] una puerta en { $field }
    [guard] un guardián en { $field }
    [sword] una espada en { $field }
    [troll] un trol en { $field }
   *[forest] bosque en { $field }
}
deep_forest-edge = { $side ->
    [row] fila { $n }
    [column] columna { $n }
   *[corner] la diagonal
}
deep_forest-advantage = { $advantage ->
    [coin] 1 moneda al comienzo de cada ronda posterior
    [wild] cuenta como maleza, puerta o guardián
    [double] en cada ronda posterior, una pieza de la línea del mercado viene dos veces
   *[none] nada más
}

# Questions.

deep_forest-ask-enter = ¿Por dónde cruza tu sendero el muro inferior?
deep_forest-ask-choose = Ronda { $round }: ¿qué tira colocas en el mercado?
deep_forest-ask-lay = ¿Dónde colocas esta tira?
deep_forest-ask-stand = ¿En qué línea del mercado te colocas?
deep_forest-ask-double = ¿Cuál de los recursos que acabas de recibir viene dos veces?
deep_forest-ask-forest = { $attacked ->
    [yes] Un trol te cierra el paso: págale o termina tu turno.
   *[no] { $cost ->
        [one] ¿Qué haces? Un paso cuesta 1 piedra de marca.
       *[other] ¿Qué haces? Un paso cuesta { $cost } piedras de marca.
    }
}
deep_forest-ask-commit = Fuerza { $strength }: ¿cuántas espadas empleas?
deep_forest-ask-fight = Fuerza { $strength }: los dados muestran { $dice }, { $total } en total. { $left ->
    [0] No queda ninguna tirada.
    [one] Queda una tirada.
   *[other] Quedan { $left } tiradas.
}
deep_forest-ask-fight-odds = Jugando bien, con todo lo que podrías añadir, tu probabilidad es del { $chance } %.
deep_forest-ask-claim = Has vencido a una fuerza de { $strength }: ¿qué monstruo te llevas?
deep_forest-ask-closing = { $over ->
    [yes] Puedes conservar { $limit } de cada tipo: intercambia el resto o devuélvelo.
   *[no] El combate ha terminado, y con él tu turno. ¿Envías antes un trol?
}
deep_forest-ask-sending = ¿A qué casilla de ese bosque va el trol?
deep_forest-ask-reward = ¿Qué tomas por el trol, { $n } de un mismo tipo?

# Options.

deep_forest-move-enter = cruzar el muro inferior en { $field }
deep_forest-move-strip = colocar la tira { $cells }
deep_forest-move-lay = de la casilla { $from } a la casilla { $to }
deep_forest-move-edge = { $edge }: { $gives }
deep_forest-move-double = { deep_forest-resource-one } más
deep_forest-move-go = { $tile ->
    [rock] { $markers ->
        [one] avanzar a { $field } (roca, salir costará más; { $markers } piedra de marca)
       *[other] avanzar a { $field } (roca, salir costará más; { $markers } piedras de marca)
    }
   *[other] { $markers ->
        [one] avanzar a { $field } ({ $markers } piedra de marca)
       *[other] avanzar a { $field } ({ $markers } piedras de marca)
    }
}
deep_forest-move-pass = pasar de largo la espada de { $field }
deep_forest-move-take = recoger la espada de { $field } (1 poción, 1 libro, 1 moneda)
deep_forest-move-overcome = superar { deep_forest-tile-the } de { $field } ({ deep_forest-price })
deep_forest-move-pay = pagar al trol de { $field } ({ $deep_forest__prices__troll ->
    [one] 1 moneda
   *[other] { $deep_forest__prices__troll } monedas
    })
deep_forest-move-leave = { $markers ->
    [one] salir del bosque por { $field } (1 piedra de marca)
   *[other] salir del bosque por { $field } ({ $markers } piedras de marca)
}
deep_forest-move-fight = luchar contra un monstruo de fuerza { $strength }
deep_forest-move-dice = { $n ->
    [one] 1 dado
   *[other] { $n } dados
}: probabilidad { $chance } %, { $swords ->
    [0] ganar no cuesta espadas
    [one] ganar cuesta 1 espada
   *[other] ganar cuesta { $swords } espadas
}
deep_forest-move-aside = apartar el dado { $die } ({ $pips })
deep_forest-move-roll = tirar los demás dados
deep_forest-move-boost = añadir un punto con un recurso
deep_forest-move-yield = abandonar el combate
deep_forest-move-claim = llevarse { $monster }: { $gold } de oro{ $advantage ->
    [none] {""}
   *[other] ; { deep_forest-advantage }
}
deep_forest-move-back = retroceder a { $field }: termina el turno
deep_forest-move-send = enviar un trol a { $who }
deep_forest-move-onto = a { $field }
deep_forest-move-reward = { deep_forest-amount }
deep_forest-move-sell = vender { deep_forest-amount } por 1 moneda
deep_forest-move-buy = { $n ->
    [one] comprar { deep_forest-resource-one } por 1 moneda
   *[other] comprar { deep_forest-resource-one } por { $n } monedas
}
deep_forest-move-return = devolver { deep_forest-resource-one }
deep_forest-move-end = terminar el turno

# Events.

deep_forest-event-unasked = { $verb ->
    [end] No se puede hacer nada más: el turno termina solo.
   *[other] Se ha jugado automáticamente: era la única opción.
}
deep_forest-event-turn = { $you ->
    [yes] Ronda { $round }, tu turno.
   *[no] Ronda { $round }, turno de { $name }.
}
deep_forest-event-entered = { $you ->
    [yes] Estás en el muro inferior, en { $field }.
   *[no] { $name } está en el muro inferior, en { $field }.
}
deep_forest-event-revealed = { $you ->
    [yes] En { $field } de tu bosque se descubre: { deep_forest-tile }.
   *[no] En { $field } del bosque de { $name } se descubre: { deep_forest-tile }.
}
deep_forest-event-revealed-all = { $you ->
    [yes] Ves { $tiles }.
   *[no] { $name } ve { $tiles }.
}
deep_forest-event-laid = { $you ->
    [yes] Colocas una tira en { $where }: { $strip }.
   *[no] { $name } coloca una tira en { $where }: { $strip }.
}
deep_forest-laid-row = la fila { $line }, columnas { $from } a { $to }
deep_forest-laid-column = la columna { $line }, filas { $from } a { $to }
deep_forest-event-stood = { $you ->
    [yes] Te colocas en el mercado: { $edge }.
   *[no] { $name } se coloca en el mercado: { $edge }.
}
deep_forest-event-income = { $you ->
    [yes] Tomas { $gives } del mercado.
   *[no] { $name } toma { $gives } del mercado.
}
deep_forest-event-doubled = Viene dos veces: { deep_forest-resource }.
deep_forest-event-drew = { $you ->
    [yes] Robas una tira: { $strip }.
   *[no] { $name } roba una tira.
}
deep_forest-event-market-cleared = { $n ->
    [one] El mazo se ha agotado: se vacía el mercado y se baraja su tira.
   *[other] El mazo se ha agotado: se vacía el mercado y se barajan sus { $n } tiras.
}
deep_forest-event-coins = { $out ->
    [one] 1 moneda está fuera de la reserva.
   *[other] { $out } monedas están fuera de la reserva.
}
deep_forest-event-short = { $resource ->
    [potion] Se agotan las piezas impresas: en la caja no hay más pociones.
    [book] Se agotan las piezas impresas: en la caja no hay más libros.
    [coin] Se agotan las piezas impresas: en la caja no hay más monedas.
   *[marker] Se agotan las piezas impresas: en la caja no hay más piedras de marca.
}
deep_forest-event-walked = { $you ->
    [yes] { $markers ->
        [one] Avanzas de { $from } a { $to } y dejas una piedra de marca.
       *[other] Avanzas de { $from } a { $to } y dejas { $markers } piedras de marca.
    }
   *[no] { $markers ->
        [one] { $name } avanza de { $from } a { $to } y deja una piedra de marca.
       *[other] { $name } avanza de { $from } a { $to } y deja { $markers } piedras de marca.
    }
}
deep_forest-event-sword-taken = { $you ->
    [yes] Recoges la espada de { $field }.
   *[no] { $name } recoge la espada de { $field }.
}
deep_forest-event-overcame = { $you ->
    [yes] Superas { deep_forest-tile-the } de { $field }.
   *[no] { $name } supera { deep_forest-tile-the } de { $field }.
}
deep_forest-event-troll-paid = { $you ->
    [yes] Pagas al trol de { $field } y te lo quedas.
   *[no] { $name } paga al trol de { $field } y se lo queda.
}
deep_forest-event-troll-sent = { $you ->
    [yes] Envías un trol a { $to }, a { $field }.
   *[no] { $to_you ->
        [yes] { $name } te envía un trol, a { $field }.
       *[no] { $name } envía un trol a { $to }, a { $field }.
    }
}
deep_forest-event-rewarded = { $you ->
    [yes] Tomas { deep_forest-amount } por él.
   *[no] { $name } toma { deep_forest-amount } por él.
}
deep_forest-event-retreated = { $you ->
    [yes] { $markers ->
        [one] Retrocedes a { $to } y recuperas 1 piedra de marca.
       *[other] Retrocedes a { $to } y recuperas { $markers } piedras de marca.
    }
   *[no] { $markers ->
        [one] { $name } retrocede a { $to } y recupera 1 piedra de marca.
       *[other] { $name } retrocede a { $to } y recupera { $markers } piedras de marca.
    }
}
deep_forest-event-left = { $you ->
    [yes] { $length ->
        [one] Sales del bosque por { $field }; el sendero mide 1 casilla.
       *[other] Sales del bosque por { $field }; el sendero mide { $length } casillas.
    }
   *[no] { $length ->
        [one] { $name } sale del bosque por { $field }; el sendero mide 1 casilla.
       *[other] { $name } sale del bosque por { $field }; el sendero mide { $length } casillas.
    }
}{ $first ->
    [yes] {" "}Todos los demás tienen un turno más.
   *[no] {""}
}
deep_forest-event-fights = { $you ->
    [yes] { $dice ->
        [one] Luchas contra fuerza { $strength } con 1 dado.
       *[other] Luchas contra fuerza { $strength } con { $dice } dados.
    }
   *[no] { $dice ->
        [one] { $name } lucha contra fuerza { $strength } con 1 dado.
       *[other] { $name } lucha contra fuerza { $strength } con { $dice } dados.
    }
}
deep_forest-event-rolled = Tirada { $number }: { $dice }, { $sum } en total.
deep_forest-event-aside = { $you ->
    [yes] Apartas un { $pips }.
   *[no] { $name } aparta un { $pips }.
}
deep_forest-event-boosted = { $you ->
    [yes] Añades un punto por { deep_forest-resource-one }.
   *[no] { $name } añade un punto por { deep_forest-resource-one }.
}
deep_forest-event-won = { $you ->
    [yes] Vences al monstruo.
   *[no] { $name } vence al monstruo.
}
deep_forest-event-lost = { $you ->
    [yes] Pierdes el combate.
   *[no] { $name } pierde el combate.
}
deep_forest-event-swords-turned = { $n ->
    [one] Se entrega una espada: queda boca abajo.
   *[other] Se entregan { $n } espadas: quedan boca abajo.
}
deep_forest-event-claimed = { $you ->
    [yes] Te llevas la carta { $monster }.
   *[no] { $name } se lleva la carta { $monster }.
}
deep_forest-event-tribute = { $you ->
    [yes] La carta { $monster } te da una moneda.
   *[no] La carta { $monster } da una moneda a { $name }.
}
deep_forest-event-sold = { $you ->
    [yes] { $coins ->
        [one] Vendes { deep_forest-amount } por una moneda.
       *[other] Vendes { deep_forest-amount } por { $coins } monedas.
    }
   *[no] { $coins ->
        [one] { $name } vende { deep_forest-amount } por una moneda.
       *[other] { $name } vende { deep_forest-amount } por { $coins } monedas.
    }
}
deep_forest-event-bought = { $you ->
    [yes] { $n ->
        [one] Compras { $bought } por 1 moneda.
       *[other] Compras { $bought } por { $n } monedas.
    }
   *[no] { $n ->
        [one] { $name } compra { $bought } por 1 moneda.
       *[other] { $name } compra { $bought } por { $n } monedas.
    }
}
deep_forest-event-returned = { $you ->
    [yes] Devuelves { deep_forest-resource-one }.
   *[no] { $name } devuelve { deep_forest-resource-one }.
}
deep_forest-event-fog-sets-in = Termina la ronda { $round } y llega la niebla: desde ahora se puede salir del bosque.
deep_forest-event-fog = La niebla cubre la fila { $row } y todo lo de debajo.
deep_forest-event-turn-ended = { $you ->
    [yes] Tu turno termina.
   *[no] El turno de { $name } termina.
}
deep_forest-event-over = La partida ha terminado.

# Refusals: one line, beside the rule that forbids the wish.

deep_forest-no-trade-coins = Las monedas no: los demás recursos se intercambian por ellas.
deep_forest-no-sell = { $n ->
    [0] Para vender hacen falta { $price } de un tipo; de este no tienes ninguno.
   *[other] Para vender hacen falta { $price } de un tipo; de este tienes { $n }.
}
deep_forest-no-buy = { $price ->
    [one] Eso cuesta 1 moneda; tienes { $n }.
   *[other] Eso cuesta { $price } monedas; tienes { $n }.
}
deep_forest-no-supply-empty = En la reserva no queda ninguno.
deep_forest-no-hopeless = Ya nada puede cambiar este combate.
deep_forest-no-sending = Primero termina de enviar el trol.
deep_forest-no-onto = En { $field } hay una piedra de marca o un peón: ahí no va ningún trol.
deep_forest-no-onto-now = Ahora no estás enviando un trol.
deep_forest-no-reward-coin = Por un trol recibes pociones, libros o piedras de marca, nunca monedas.
deep_forest-no-send-whom = Un trol va a otro jugador de esta mesa.
deep_forest-no-send-fight = No se envía ningún trol en mitad de un combate.
deep_forest-no-send-closing = Tu turno ha terminado: ya no se puede enviar un trol.
deep_forest-no-send-twice = Un trol por ronda basta: ya has enviado el tuyo.
deep_forest-no-send-fresh = Un trol ganado en esta ronda se puede enviar desde la ronda siguiente.
deep_forest-no-send-none = No tienes ningún trol.
deep_forest-no-enter = Cruzas el muro inferior por un solo sitio, antes de tu primer turno.
deep_forest-no-strip-hand = La tira { $strip } no está en tu mano.
deep_forest-no-strip-now = Una tira por turno, al comienzo.
deep_forest-no-lay-same = Esta tira es igual en ambos sentidos.
deep_forest-no-lay-now = Ahora no se coloca ninguna tira.
deep_forest-no-edge-now = El peón del mercado se mueve después de colocar la tira, una vez por turno.
deep_forest-no-corner = { $players ->
    [one] La esquina del mercado solo está abierta con 1 jugador.
   *[other] La esquina del mercado solo está abierta con { $players } jugadores.
}
deep_forest-no-edge-own = Tu peón ya está ahí: tiene que cambiar de sitio.
deep_forest-no-edge-taken = Ahí hay otro peón.
deep_forest-no-double-kind = No has recibido { deep_forest-resource } del mercado.
deep_forest-no-double-now = Ahora no hay nada que doblar.
deep_forest-no-dice = { $swords ->
    [one] Puedes emplear de { $low } a 1 espada, no { $n }.
   *[other] Puedes emplear de { $low } a { $swords } espadas, no { $n }.
}
deep_forest-no-dice-fixed = { $dice ->
    [one] Has empleado 1 espada; el número no cambia.
   *[other] Has empleado { $dice } espadas; el número no cambia.
}
deep_forest-no-gone = No queda ningún monstruo de fuerza { $strength } de ese tipo.
deep_forest-no-claim = Has anunciado fuerza { $strength }: llévate uno de esos.
deep_forest-no-no-fight = Ahora no hay combate.
deep_forest-no-die = No hay dado { $n }: has empleado { $dice }.
deep_forest-no-last-roll = { $rolls ->
    [one] Ya se ha hecho la única tirada.
   *[other] Ya se han hecho las { $rolls } tiradas.
}
deep_forest-no-aside = El dado { $n } ya está apartado.
deep_forest-no-all-aside = Todos los dados están apartados: no hay nada que tirar.
deep_forest-no-boost-none = Contra fuerza { $strength } nada añade puntos.
deep_forest-no-boost = Un punto cuesta { deep_forest-resource-one }, y no tienes.
deep_forest-no-in-fight = Primero termina el combate.
deep_forest-no-turn-over = Tu turno ha terminado.
deep_forest-no-over-limit = Tienes más de { $limit } de un tipo: primero intercambia el resto o devuélvelo.
deep_forest-no-return = Solo se devuelve lo que pasa de { $limit } de un tipo, al final del turno.
deep_forest-no-market-first = Primero va el mercado: coloca una tira, colócate en una línea, toma lo que da.
deep_forest-no-no-troll = Ningún trol te ataca desde { $field }.
deep_forest-no-broke = { $price ->
    [one] El trol quiere una moneda, y no tienes ninguna.
   *[other] El trol quiere { $price } monedas, y no tienes ninguna.
}
deep_forest-no-attacked = Antes que nada hay que pagar al trol de { $field }.
deep_forest-no-fog = Nadie sale antes de que llegue la niebla, tras la ronda { $rounds }.
deep_forest-no-not-below = Para salir por ahí tienes que estar justo debajo de { $field }.
deep_forest-no-leave-markers = { $need ->
    [one] Salir cuesta 1 piedra de marca con la del muro; tienes { $n }.
   *[other] Salir cuesta { $need } piedras de marca con la del muro; tienes { $n }.
}
deep_forest-no-not-here = Contra los monstruos se lucha en una roca o justo al lado de una.
deep_forest-no-swords = { $low ->
    [one] Un combate exige al menos 1 espada; tienes { $n }.
   *[other] Un combate exige al menos { $low } espadas; tienes { $n }.
}
deep_forest-no-beaten = Ya has vencido a un monstruo de fuerza { $strength }.
deep_forest-no-retreats = { $n ->
    [one] Ya has usado tu retirada.
   *[other] Ya has usado las { $n } retiradas.
}
deep_forest-no-back-far = { $n ->
    [one] { $field } está a más de 1 casilla por detrás.
   *[other] { $field } está a más de { $n } casillas por detrás.
}
deep_forest-no-back-path = { $field } no está en tu sendero por detrás de ti.
deep_forest-no-wall = { $field } es una casilla de muro: por ahí no avanza nadie.
deep_forest-no-far = { $field } no está justo al lado de tu peón.
deep_forest-no-hidden = La loseta de { $field } está boca abajo.
deep_forest-no-touch = En { $field } tu sendero se tocaría a sí mismo.
deep_forest-no-no-sword = En { $field } no hay ninguna espada.
deep_forest-no-no-obstacle = En { $field } no hay ningún obstáculo.
deep_forest-no-sword-how = En { $field } hay una espada: recógela o pasa de largo.
deep_forest-no-obstacle = En { $field } cierra el paso { deep_forest-tile-a }: hay que superar el obstáculo.
deep_forest-no-markers = { $need ->
    [one] Este paso cuesta 1 piedra de marca; tienes { $n }.
   *[other] Este paso cuesta { $need } piedras de marca; tienes { $n }.
}
deep_forest-no-sword-price = Una espada cuesta 1 poción, 1 libro y 1 moneda.
deep_forest-no-price = Superar { deep_forest-tile-the } cuesta { deep_forest-price }.

# The terminal's table.

deep_forest-label-round = ronda { $round } de { $rounds }
deep_forest-moment = Ronda { $round }
deep_forest-label-fog = niebla hasta la fila { $row }
deep_forest-label-no-fog = niebla tras la ronda { $after }
deep_forest-label-leaving = últimos turnos
deep_forest-label-market = Mercado
deep_forest-label-monsters = Monstruos
deep_forest-label-hand = Tus tiras
deep_forest-label-your-forest = Tu bosque
deep_forest-label-forest-of = Bosque de { $name }
deep_forest-label-gold = { $n } de oro
deep_forest-label-things = espadas { $swords }, troles { $trolls }, retiradas { $retreats }
deep_forest-label-won = obstáculos: { $thicket ->
    [one] 1 maleza
   *[other] { $thicket } malezas
}, { $gate ->
    [one] 1 puerta
   *[other] { $gate } puertas
}, { $guard ->
    [one] 1 guardián
   *[other] { $guard } guardianes
}
deep_forest-label-lay = Una casilla se nombra por fila y columna; entre paréntesis, cuántas piezas muestra entonces la mejor línea.
deep_forest-label-signs = Bosque: @ peón, o sendero, ? boca abajo, · bosque, t maleza, g puerta, w guardián, s espada, T trol, R roca, = muro. Mercado: p poción, b libro, c moneda, m piedra de marca.
deep_forest-label-pile = { $pile ->
    [one] 1 tira en el mazo
   *[other] { $pile } tiras en el mazo
}
deep_forest-label-left = fuera del bosque
deep_forest-label-monster = { $strength }: { $name }, { $gold } de oro
deep_forest-label-legend = @ tú, o tu sendero, ? boca abajo, . bosque, t maleza, g puerta, w guardián, s espada, T trol, R roca, ~ niebla
deep_forest-breakdown = { $row ->
    [coins] Monedas
    [resources] Recursos, { $deep_forest__prices__sell } por uno
    [sets] Sets de obstáculos
    [single-obstacles] Obstáculos sueltos
    [monsters] Monstruos
    [trolls] Troles
    [swords] Espadas
    [left-the-forest] Salir del bosque
    [longest-path] Sendero más largo
   *[other] { $row }
}
