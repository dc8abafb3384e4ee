# Why a move is good. Each is a piece of a line.

mycelia-why-ending = vacía tu tablero: esta ronda es la última
mycelia-why-off = { $n ->
    [one] quita una gota de tu tablero
   *[other] quita { $n } gotas de tu tablero
}
mycelia-why-nearer = { $n ->
    [one] acerca tus gotas un paso a una casilla de Santuario
   *[other] acerca tus gotas { $n } pasos a una casilla de Santuario
}
mycelia-why-leaves = { $n ->
    [one] da 1 hoja
   *[other] da { $n } hojas
}
mycelia-why-hire = pronto en tu mano: { $what }
mycelia-why-trash = una carta débil menos: las buenas llegan más a menudo
mycelia-why-showcase = saca otras setas para reclutar
mycelia-why-tile = la loseta { $tile } es tuya
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
mycelia-why-hand = luego robas una mano nueva
mycelia-why-card = { $what }
mycelia-why-rest = { $n ->
    [one] te deja 1 hoja
   *[other] te deja { $n } hojas
}
mycelia-why-gone = puedes prescindir de: { $what }
mycelia-why-again = la robas otra vez: { $what }
mycelia-why-roots = entonces quedan a la vista otros regalos
mycelia-why-skip = tus gotas se quedan donde están
mycelia-why-next = { $verb ->
    [remove] desde ahí, la carta { $card } de tu mano puede quitarla
   *[move] desde ahí, la carta { $card } de tu mano puede seguir moviéndola
}
mycelia-why-way = { $n ->
    [one] desde { $field } hay un paso hasta una casilla de Santuario
   *[other] desde { $field } hay { $n } pasos hasta una casilla de Santuario
}
