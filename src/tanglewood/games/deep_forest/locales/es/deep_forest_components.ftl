# The deep forest's components in words, for the terminal, `tanglewood cards` and the browser.

deep_forest-about-name = { $table ->
    [strip] Tira { $id }
    [deal] Tiras para { $id } jugadores
    [board] El bosque
    [fog] Niebla
    [start] Con qué empiezan todos
    [limits] Límites
    [prices] Precios
    [points] Puntos
    [market] El mercado
    [supply] Reserva
    [coins] Monedas
   *[other] { $table } { $id }
}
deep_forest-about-board = { $columns } columnas y { $rows } filas entre el muro inferior y el superior; rocas en { $rocks }.
deep_forest-about-fog = La niebla llega tras la ronda { $after_round } y sube una fila cada ronda. La partida termina como muy tarde con la ronda { $last_round }.
deep_forest-about-start = { $potion ->
    [one] 1 poción
   *[other] { $potion } pociones
}, { $book ->
    [one] 1 libro
   *[other] { $book } libros
}, { $coin ->
    [one] 1 moneda
   *[other] { $coin } monedas
}, { $marker ->
    [one] 1 piedra de marca
   *[other] { $marker } piedras de marca
}, { $swords ->
    [one] 1 espada
   *[other] { $swords } espadas
} y { $retreats ->
    [one] 1 retirada
   *[other] { $retreats } retiradas
}.
deep_forest-about-limits = Al final de un turno conservas hasta { $kept } pociones, { $kept } libros y { $kept } piedras de marca. Un combate exige al menos { $committed } espadas, un dado por cada una, hasta { $dice } dados y { $rolls } tiradas. Una retirada retrocede hasta { $retreat_steps } casillas.
deep_forest-about-prices = { $sell } piezas iguales valen 1 moneda, { $buy } monedas compran una pieza. Un obstáculo cuesta { $obstacle } piezas de su tipo; un trol, { $troll ->
    [one] 1 moneda
   *[other] { $troll } monedas
}; un trol enviado a otro tablero da { $troll_reward } piezas iguales. Salir por el muro cuesta { $wall ->
    [one] 1 piedra de marca
   *[other] { $wall } piedras de marca
} más.
deep_forest-about-points = Al final: { $set } de oro por tres obstáculos iguales o tres distintos, { $single } por uno suelto; { $sword } por cada espada y { $troll } por cada trol que conserves; { $left } por salir del bosque; { $longest } por el sendero más largo entre quienes han salido, { $longest_tied } si hay empate.
deep_forest-about-market = Una cuadrícula de { $size } por { $size } casillas, { $hand } tiras en la mano. La esquina está abierta con { $corner_from } jugadores.
deep_forest-about-deal = Con { $players } jugadores hay { $strips } tiras en juego.
deep_forest-about-supply = { $potion } pociones, { $book } libros y { $marker } piedras de marca.
deep_forest-about-coins = { $ones } de uno, { $fives } de cinco, { $tens } de diez y { $twenties } de veinte.
deep_forest-about-strip = { $set ->
    [sparse] { $cells } (solo para dos jugadores, con tiras escasas). Se puede colocar en ambos sentidos.
   *[base] { $cells }. Se puede colocar en ambos sentidos.
}
deep_forest-about-tile = { $count ->
    [one] 1 loseta
   *[other] { $count } losetas
} en cada bosque{ $dotted ->
    [0] , todas boca abajo al principio
    [one] , 1 de ellas boca arriba en la fila inferior
   *[other] , { $dotted } de ellas boca arriba en la fila inferior
}.
deep_forest-about-obstacle = Un obstáculo: superarlo cuesta { $price } y pasa a tu colección.
deep_forest-about-tile-does = { $tile ->
    [sword] Se puede recoger por { $sword }, o se puede pasar por encima.
    [troll] { $coins ->
        [one] Ataca a un peón que esté a su lado: hasta que se le pague 1 moneda, el peón no puede moverse.
       *[other] Ataca a un peón que esté a su lado: hasta que se le paguen { $coins } monedas, el peón no puede moverse.
    }
   *[forest] Se puede pasar por encima.
}
deep_forest-about-monster = Fuerza { $strength }; { $gold ->
    [0] sin oro
   *[other] { $gold } de oro
} al final; { $copies ->
    [one] 1 carta
   *[other] { $copies } cartas
}. { $boost ->
    [none] Nada ayuda a los dados.
   *[other] En un combate, cada { deep_forest-boost } añade 1 punto.
}
# The code hands over the id of a resource.
deep_forest-boost = { $boost ->
    [potion] poción
    [book] libro
    [coin] moneda
    [marker] piedra de marca
   *[other] { $boost }
}
deep_forest-about-advantage = Para quien lo venza: { $what }.
