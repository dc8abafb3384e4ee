# Why a move is good. Each is a piece of a line.

everdell-why-occupied = no cuesta nada: ocupa la carta { $home }
everdell-why-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
everdell-why-goods = da { $goods }{ $again ->
    [both] , otra vez en primavera y en otoño
    [autumn] , otra vez en otoño
   *[no] {""}
}
everdell-why-produces = { $again ->
    [both] la ciudad produce más en primavera y en otoño
   *[other] la ciudad produce más en otoño
}
everdell-why-draw = { $n ->
    [one] roba una carta
   *[other] roba { $n } cartas
}
everdell-why-prepare = { $n ->
    [one] entonces hay un trabajador disponible
   *[other] entonces hay { $n } trabajadores disponibles
}
everdell-why-guests = permite jugar gratis: { $cards }
everdell-why-card = { $card }
everdell-why-reach = suficiente para: { $cards }
everdell-why-given = pero da a otros { $goods }
everdell-why-pass = nada de lo que queda da más
everdell-why-costs = cuesta { $goods }
everdell-why-discards = { $n ->
    [one] cuesta una carta de la mano
   *[other] cuesta { $n } cartas de la mano
}
everdell-why-leaves = renuncia en la ciudad a: { $cards }
everdell-why-event = entonces se puede adquirir: { $events }
everdell-why-says = «{ $what }»
everdell-why-ready = el último trabajador: después llega la preparación para la siguiente estación, { $season }
everdell-why-worth = { $n ->
    [0] por sí sola no vale puntos
    [one] vale 1 punto
   *[other] vale { $n } puntos
}
everdell-why-payable = ahora se puede pagar
everdell-why-lacks = para ella falta: { $goods }
everdell-why-little = { $n ->
    [0] no vale puntos
    [one] solo vale 1 punto
   *[other] solo vale { $n } puntos
}
