# Rugwort and Nightweave, run for people who play with their own pieces.

everdell-companion-called-nightweave = Tejenoche
everdell-companion-called-rugwort = Rugwort
everdell-companion-lead-nightweave = Everdell con Mistwood, para una o dos personas.
everdell-companion-lead-rugwort = Everdell, para una persona.
everdell-companion-about-bellfaire = Los eventos y las cartas de bosque de Bellfaire, y Rugwort con varios humores. No usa el Mercado; la guirnalda la comparas tú.

everdell-companion-unseen-deck = la primera carta del mazo
everdell-companion-unseen-deck-many = { $n ->
    [1] la primera carta del mazo
   *[other] las { $n } primeras cartas del mazo
}
everdell-companion-unseen-meadow = la carta del espacio { $slot }
everdell-companion-unseen-hand = la primera carta de su mano
everdell-companion-unseen-loot = la carta { $nth } de su botín
everdell-companion-none = Ninguna
everdell-companion-all-taken = Están todos ocupados
everdell-companion-nth = Evento { $n }
everdell-companion-slot = Espacio { $slot }
everdell-companion-pay = Pagarlo
everdell-companion-done = Hecho

everdell-companion-ask-forest = ¿Qué cartas hay en el bosque?
everdell-companion-ask-specials = ¿Qué eventos especiales hay, de izquierda a derecha?
everdell-companion-ask-activity = Descubre su próxima carta de actividad. ¿Cuál es?
everdell-companion-ask-die = Tira su dado. ¿Qué muestra?
everdell-companion-ask-intrigue = Descubre una intriga. ¿Cuál es?
everdell-companion-ask-personality = Descubre su nueva personalidad. ¿Cuál es?
everdell-companion-ask-taken = ¿Hay un trabajador en «{ $place }»?
everdell-companion-ask-gone = ¿Alguien ha adquirido el evento { $event }?
everdell-companion-ask-gone-all = ¿Cuáles de estos eventos ya no están?
everdell-companion-ask-card = { $place ->
    [meadow] ¿Qué carta hay en el espacio { $slot } del Prado?
    [deck] Descubre la primera carta del mazo. ¿Cuál es?
    [top] Mira la primera carta de su mano. ¿Cuál es?
    [hand] Descubre la primera carta de su mano. ¿Cuál es?
   *[other] ¿Qué carta es?
}
everdell-companion-ask-open = { $players ->
    [1] ¿Qué cartas abiertas de tu ciudad tienen un espacio libre?
   *[other] ¿Qué cartas abiertas de la ciudad del jugador { $seat } tienen un espacio libre?
}
everdell-companion-ask-her-open = ¿Qué cartas abiertas de su ciudad tienen un espacio libre?
everdell-companion-ask-room = { $players ->
    [1] ¿Cabe el Bufón en tu ciudad? Debe haber un espacio libre y aún ningún Bufón.
   *[other] ¿Cabe el Bufón en la ciudad del jugador { $seat }? Debe haber un espacio libre y aún ningún Bufón.
}
everdell-companion-ask-season = ¿En qué estación estás?
everdell-companion-ask-hand = ¿Cuántas cartas tienes en la mano?
everdell-companion-ask-hand-kept = Descarta de tu mano lo que quieras. ¿Cuántas cartas te quedas?
everdell-companion-ask-goods-kept = Descarta recursos si quieres. ¿Cuántos te quedas?
everdell-companion-ask-kept-out = { $color ->
    [tan] ¿Qué espacios del Prado tienen una carta marrón?
   *[other] ¿Qué espacios del Prado tienen una carta del color excluido?
}
everdell-companion-ask-loot = Descubre su botín. ¿Qué cartas son?
everdell-companion-ask-takeover = Se lleva una carta violeta de tu ciudad; si no hay, la más valiosa. ¿Cuál eliges?
everdell-companion-ask-covered = { $kind ->
    [critters] Tus criaturas se ponen boca abajo; una carta o un recurso mantiene una boca arriba. ¿Cuántas pones boca abajo?
   *[other] Tus estructuras se ponen boca abajo; una carta o un recurso mantiene una boca arriba. ¿Cuántas pones boca abajo?
}
everdell-companion-ask-prey = ¿Hay en tu ciudad una carta que valga al menos 1 punto?
everdell-companion-ask-bounty = ¿Qué carta de tu ciudad se lleva? Debe valer al menos 1 punto.
everdell-companion-ask-strength = { $foiled ->
    [yes] ¿Qué carta de tu mano le das?
   *[no] Saca al azar una carta de tu mano. ¿Cuál es?
}
everdell-companion-ask-unravel = ¿Qué carta abierta del Prado juega? Eliges tú.
everdell-companion-ask-slot-taken = ¿De qué espacio la has tomado?
everdell-companion-ask-slot = ¿En qué espacio está?
everdell-companion-ask-deployed = ¿Tienes en el tablero un trabajador que se pueda recuperar?
everdell-companion-ask-free-worker = ¿Tienes un trabajador sin colocar?
everdell-companion-ask-paid = ¿Cuántos pagas, como máximo { $n }?
everdell-companion-ask-given = { $what ->
    [cards] ¿Cuántas cartas le has dado?
   *[other] ¿Cuántos recursos le has dado?
}
everdell-companion-ask-visited = ¿Qué carta de su ciudad has visitado?
everdell-companion-ask-took = ¿Qué carta has tomado?
everdell-companion-ask-played = ¿Qué carta has jugado?

everdell-companion-her-turn = Su turno
everdell-companion-tell-cards = Le he dado cartas
everdell-companion-tell-goods = Le he dado recursos
everdell-companion-tell-fool = Le he enviado el Bufón
everdell-companion-tell-visit = He visitado su ciudad
everdell-companion-tell-took = He tomado una carta adyacente a ella
everdell-companion-tell-webbed = Mi trabajador ha ido a una telaraña
everdell-companion-tell-played = { $color ->
    [purple] He jugado una carta violeta
    [green] He jugado una carta verde
    [blue] He jugado una carta azul
    [red] He jugado una carta roja
   *[other] He jugado una carta marrón
}
everdell-companion-tell-used = He visitado una carta roja
everdell-companion-tell-first = He colocado un trabajador

everdell-companion-tell-field = He usado el campo de Corrin
everdell-companion-tell-fetched = Me he preparado: el trabajador que usaba vuelve a ser mío
everdell-event-nightweave-fetched = El trabajador que usaba vuelve contigo.

everdell-companion-her-season = su estación
everdell-companion-spiders-home = en casa
everdell-companion-her-hand = su mano
everdell-companion-her-points = puntos
everdell-companion-her-pawn = espacio del Prado
everdell-companion-personality = personalidad
everdell-companion-plan = plan
everdell-companion-intrigue = intriga
everdell-companion-score = { $row ->
    [cards] Cartas
    [bonus] Bonificación
    [tokens] Fichas
    [journey] Viaje
    [basic-events] Eventos básicos
    [special-events] Eventos especiales
    [missed-special-events] Eventos especiales que no tienes
    [empty-spaces] Espacios vacíos de tu ciudad
   *[other] Otros
}

# Rugwort.

everdell-companion-tell-card = He jugado una carta
everdell-companion-tell-prepared = Me he preparado para una estación
everdell-companion-tell-end = He pasado: contar sus puntos
everdell-companion-tell-visit-his = He visitado su ciudad
everdell-companion-tell-fool-his = Mi Bufón le ha quitado una carta
everdell-companion-tell-rowdy-his = Mi Ruidoso le ha quitado una carta verde
everdell-companion-ask-any-card = ¿Tienes al menos una carta en la mano?
everdell-companion-ask-visited-his = ¿Qué carta de su ciudad has visitado?
everdell-companion-ask-lost-his = ¿Qué carta pierde?
everdell-companion-ask-own-specials = ¿Cuántos eventos especiales has adquirido?
everdell-companion-ask-spaces = ¿Cuántos espacios de tu ciudad están vacíos?
everdell-companion-your-season = tu estación
everdell-companion-his-cards = sus cartas
everdell-companion-his-worker = su trabajador
everdell-companion-blocked-slots = espacios bloqueados

# Steps about what only the person knows: which cards and goods go is the person's own business.

everdell-event-nightweave-price = { $kinds ->
    [1] Descarta { everdell-toll } a tu elección.
   *[other] Paga { everdell-toll } a tu elección.
}
everdell-event-nightweave-stole = Devuelve { $goods } a la reserva, o todo lo que tengas.
everdell-event-nightweave-took-unseen = { $n ->
    [one] Saca una carta al azar de tu mano y barájala en la suya sin mirarla.
   *[other] Saca { $n } cartas al azar de tu mano y barájalas en la suya sin mirarlas.
}
everdell-event-nightweave-turned-away = { $n ->
    [0] No tienes en la mano ninguna carta que girar.
    [one] Gira una carta al azar de tu mano hasta que ella se prepare: no puedes jugarla ni descartarla.
   *[other] Gira { $n } cartas al azar de tu mano hasta que ella se prepare: no puedes jugarlas ni descartarlas.
}
everdell-event-nightweave-turned-back = Las cartas giradas de tu mano vuelven a ser tuyas.
everdell-event-nightweave-drew-open = { $n ->
    [one] Mira la primera carta del mazo; va a su mano.
   *[other] Mira las primeras { $n } cartas del mazo; van a su mano.
}
everdell-event-nightweave-gaze = { $foiled ->
    [yes] Saca 2 cartas al azar de tu mano y míralas: descarta la que elijas; la otra va a su mano.
   *[no] Saca 2 cartas al azar de tu mano sin mirarlas: descarta una y baraja la otra en su mano.
}
everdell-event-nightweave-tan-cards = Descarta todas las cartas marrones de tu mano.
everdell-event-nightweave-webs-gone = Retira de la mesa las fichas de telaraña de su última intriga.
everdell-event-nightweave-personality = Su personalidad: { $personality }.
everdell-event-nightweave-plan = Su plan: { $plan }.
everdell-event-rugwort-draws-lot = Rugwort está cabreado: descarta una carta al azar de tu mano.
