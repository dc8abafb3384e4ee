# Gwidyon, run for people who play with their own pieces.

mycelia-companion-called-gwidyon = Gwidyon
mycelia-companion-lead-gwidyon = Mycelia con o sin Prisma, para una persona.
mycelia-companion-his-turn = Su turno
mycelia-companion-tell-drops = Un bonus mío quita gotas
mycelia-companion-tell-moves = Un bonus mío mueve gotas
mycelia-companion-tell-won = He ganado: mi última gota se ha ido
mycelia-companion-ask-solo = Descubre la próxima carta de Gwidyon. ¿Cuál es?
mycelia-companion-solo-card = Carta { $card }: { $does }
mycelia-companion-ask-favour = ¿Está tu seta en el espacio { $space } de la plataforma de favores?
mycelia-companion-ask-drops = ¿Cuántas gotas pueden quitar los demás?
mycelia-companion-ask-moves = ¿Cuántos movimientos pueden hacer los demás?
mycelia-companion-his-drops = sus gotas
mycelia-companion-his-chip = su ficha
mycelia-companion-his-cards = sus cartas
mycelia-companion-his-favour = plataforma de favores
mycelia-companion-side = { $side ->
    [remove] cara de quitar
   *[rest] cara tranquila
}
mycelia-companion-drops-left = Gotas restantes

mycelia-event-gwidyon-roots = El regalo descubierto de cada mazo va debajo de su mazo.
mycelia-event-gwidyon-you = { $what ->
    [move] Puedes mover una gota tuya una casilla.
   *[other] Obtienes una hoja.
}
mycelia-event-gwidyon-lost = Te quedas sin gotas antes que él: ganas.
