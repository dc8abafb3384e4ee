# Why a move is good. Each is a piece of a line.

deep_forest-why-gold = { $n } de oro
deep_forest-why-income = da { $gives }
deep_forest-why-sword = una espada: un dado más en un combate
deep_forest-why-obstacle = cuenta para un set: { deep_forest-tile }
deep_forest-why-troll = un trol se interpone en el camino de alguien
deep_forest-why-walk = { $markers ->
    [one] una casilla más allá, por una piedra de marca
   *[other] una casilla más allá, por { $markers } piedras de marca
}
deep_forest-why-tiles = { $n ->
    [one] descubre una loseta boca abajo
   *[other] descubre { $n } losetas boca abajo
}
deep_forest-why-line = entonces la mejor línea da { $gives }
deep_forest-why-end = guarda lo que hay para el próximo turno
deep_forest-why-strip = bien colocada, una línea da { $gives }
deep_forest-why-have = entonces en la reserva propia: { $gives }
deep_forest-why-enough = basta para { deep_forest-tile-a }
deep_forest-why-back = { $n ->
    [0] de vuelta a la casilla anterior
    [one] recupera una piedra de marca
   *[other] recupera { $n } piedras de marca
}
deep_forest-why-way = { $n ->
    [one] entonces queda una fila hasta la salida
   *[other] entonces quedan { $n } filas hasta la salida
}
