# What the reading panel says of fields and the things of all, and what is written on the board

my-needs = { $n }, necesita { $need }
my-field-drops = { $n ->
    [0] Aquí no hay ninguna gota.
    [one] Aquí hay 1 gota.
   *[other] Aquí hay { $n } gotas.
}
my-field-fits = Encaja con lo que se pide.
my-wheel-now = { $n ->
    [one] 1 de { $of } agujeros está lleno
   *[other] { $n } de { $of } agujeros están llenos
}; { $left ->
    [0] gira al final de este turno.
    [one] con 1 gota más gira.
   *[other] con { $left } gotas más gira.
}
my-map-now = Este es el lado { $side } de la tabla { $card }; se le da la vuelta cada vez.
my-ring = plataforma de favores
my-ring-about = Cada gota de prisma que quitas hace avanzar tu seta un espacio; en un espacio de color puedes comprar un regalo de ese color.
my-on-top = Encima, visible para ti: { $name }
my-gift-story = { $n ->
    [0] Se roba un regalo. Nunca se queda en la mano: queda descubierto junto a tus cosas, no se roba ninguna carta por él y ayuda durante todo este turno. Luego va a la pila de descartes.
    [one] Se roba un regalo. Nunca se queda en la mano: queda descubierto junto a tus cosas, se roba 1 carta por él y ayuda durante todo este turno. Luego va a la pila de descartes.
   *[other] Se roba un regalo. Nunca se queda en la mano: queda descubierto junto a tus cosas, se roban { $n } cartas por él y ayuda durante todo este turno. Luego va a la pila de descartes.
}
my-chip-back = El otro lado queda debajo.
