# Why a move is good. Each is a piece of a line.

mycelia-why-ending = vacía el tablero: esta ronda es la última
mycelia-why-off = { $n ->
    [one] quita una gota del tablero
   *[other] quita { $n } gotas del tablero
}
mycelia-why-nearer = { $n ->
    [one] acerca las gotas un paso a una casilla de Santuario
   *[other] acerca las gotas { $n } pasos a una casilla de Santuario
}
mycelia-why-leaves = { $n ->
    [one] da 1 hoja
   *[other] da { $n } hojas
}
mycelia-why-hire = pronto en la mano: { $what }
mycelia-why-trash = una carta débil menos: las buenas llegan más a menudo
mycelia-why-showcase = saca otras setas para reclutar
mycelia-why-tile = consigue la loseta { $tile }
mycelia-why-shrine = una casilla de Santuario en { $field } acorta los caminos
mycelia-why-favour = avanza al espacio { $space } de la plataforma de favores
mycelia-why-full = llena el Santuario: todos reciben gotas nuevas
mycelia-why-given = { $n ->
    [one] pero da a los demás 1 hoja
   *[other] pero da a los demás { $n } hojas
}
mycelia-why-end = { $n ->
    [one] guarda 1 hoja para el próximo turno
   *[other] guarda { $n } hojas para el próximo turno
}
mycelia-why-hand = luego se roba una mano nueva
mycelia-why-card = { $what }
mycelia-why-rest = { $n ->
    [one] deja 1 hoja
   *[other] deja { $n } hojas
}
mycelia-why-gone = se puede prescindir de: { $what }
mycelia-why-again = se roba otra vez: { $what }
mycelia-why-roots = entonces quedan a la vista otros regalos
mycelia-why-skip = las gotas se quedan donde están
mycelia-why-next = { $verb ->
    [remove] desde ahí, la carta { $card } de la mano puede quitarla
   *[move] desde ahí, la carta { $card } de la mano puede seguir moviéndola
}
mycelia-why-way = { $n ->
    [one] desde { $field } hay un paso hasta una casilla de Santuario
   *[other] desde { $field } hay { $n } pasos hasta una casilla de Santuario
}
