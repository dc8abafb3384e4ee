# Rugwort and Nightweave, run for people who play with their own pieces.

everdell-companion-called-nightweave = Tessinotte
everdell-companion-called-rugwort = Rugwort
everdell-companion-lead-nightweave = Everdell con Mistwood, per una o due persone.
everdell-companion-lead-rugwort = Everdell, per una persona.
everdell-companion-about-bellfaire = Gli eventi e le carte foresta di Bellfaire, e Rugwort con più umori. Non usa il Mercato; per la Ghirlanda confronti tu.

everdell-companion-unseen-deck = la prima carta del mazzo
everdell-companion-unseen-deck-many = { $n ->
    [1] la prima carta del mazzo
   *[other] le prime { $n } carte del mazzo
}
everdell-companion-unseen-meadow = la carta nello spazio { $slot }
everdell-companion-unseen-hand = la prima carta della sua mano
everdell-companion-unseen-loot = la carta { $nth } del suo bottino
everdell-companion-none = Nessuna
everdell-companion-all-taken = Sono tutti occupati
everdell-companion-nth = Evento { $n }
everdell-companion-slot = Spazio { $slot }
everdell-companion-pay = Paga
everdell-companion-done = Fatto

everdell-companion-ask-forest = Quali carte sono nella foresta?
everdell-companion-ask-specials = Quali eventi speciali ci sono, da sinistra a destra?
everdell-companion-ask-activity = Rivela la sua prossima carta attività. Qual è?
everdell-companion-ask-die = Lancia il suo dado. Che cosa mostra?
everdell-companion-ask-intrigue = Rivela un intrigo. Qual è?
everdell-companion-ask-personality = Rivela la sua nuova personalità. Qual è?
everdell-companion-ask-taken = C’è un lavoratore qui: { $place }?
everdell-companion-ask-gone = Qualcuno ha realizzato l’evento { $event }?
everdell-companion-ask-gone-all = Quali di questi eventi non ci sono più?
everdell-companion-ask-card = { $place ->
    [meadow] Quale carta è nello spazio { $slot } del Prato?
    [deck] Rivela la prima carta del mazzo. Qual è?
    [top] Guarda la prima carta della sua mano. Qual è?
    [hand] Rivela la prima carta della sua mano. Qual è?
   *[other] Quale carta è?
}
everdell-companion-ask-open = { $players ->
    [1] Quali carte aperte nella tua città hanno uno spazio libero?
   *[other] Quali carte aperte nella città del giocatore { $seat } hanno uno spazio libero?
}
everdell-companion-ask-her-open = Quali carte aperte della sua città hanno uno spazio libero?
everdell-companion-ask-room = { $players ->
    [1] C’è posto per il Giullare nella tua città? Serve uno slot libero, e nessun Giullare presente.
   *[other] C’è posto per il Giullare nella città del giocatore { $seat }? Serve uno slot libero, e nessun Giullare presente.
}
everdell-companion-ask-season = In quale stagione sei?
everdell-companion-ask-hand = Quante carte hai in mano?
everdell-companion-ask-hand-kept = Scarta dalla mano ciò che vuoi. Quante carte tieni?
everdell-companion-ask-goods-kept = Se vuoi, scarta risorse. Quante ne tieni?
everdell-companion-ask-kept-out = { $color ->
    [tan] Quali spazi del Prato hanno una carta marrone?
   *[other] Quali spazi del Prato hanno una carta del colore escluso?
}
everdell-companion-ask-loot = Rivela il suo bottino. Quali carte sono?
everdell-companion-ask-takeover = Prende una carta viola della tua città; senza, quella di maggior valore. Quale scegli?
everdell-companion-ask-covered = { $kind ->
    [critters] I tuoi animali si girano a faccia in giù; una carta o una risorsa ne tiene uno a faccia in su. Quanti ne giri?
   *[other] Le tue costruzioni si girano a faccia in giù; una carta o una risorsa ne tiene una a faccia in su. Quante ne giri?
}
everdell-companion-ask-prey = Nella tua città c’è una carta che vale almeno 1 punto?
everdell-companion-ask-bounty = Quale carta della tua città prende? Deve valere almeno 1 punto.
everdell-companion-ask-strength = { $foiled ->
    [yes] Quale carta della tua mano le dai?
   *[no] Estrai a caso una carta della tua mano. Qual è?
}
everdell-companion-ask-unravel = Quale carta aperta del Prato gioca? Scegli tu.
everdell-companion-ask-slot-taken = Da quale spazio l’hai presa?
everdell-companion-ask-slot = In quale spazio si trova?
everdell-companion-ask-deployed = Hai sul tabellone un lavoratore che si potrebbe riprendere?
everdell-companion-ask-free-worker = Hai un lavoratore non piazzato?
everdell-companion-ask-paid = Quante ne paghi, al massimo { $n }?
everdell-companion-ask-given = { $what ->
    [cards] Quante carte le hai dato?
   *[other] Quante risorse le hai dato?
}
everdell-companion-ask-visited = Quale carta della sua città hai visitato?
everdell-companion-ask-took = Quale carta hai preso?
everdell-companion-ask-played = Quale carta hai giocato?

everdell-companion-her-turn = Il suo turno
everdell-companion-tell-cards = Le ho dato carte
everdell-companion-tell-goods = Le ho dato risorse
everdell-companion-tell-fool = Le ho mandato il Giullare
everdell-companion-tell-visit = Ho visitato la sua città
everdell-companion-tell-took = Ho preso una carta adiacente a lei
everdell-companion-tell-webbed = Il mio lavoratore è andato su una ragnatela
everdell-companion-tell-played = { $color ->
    [purple] Ho giocato una carta viola
    [green] Ho giocato una carta verde
    [blue] Ho giocato una carta blu
    [red] Ho giocato una carta rossa
   *[other] Ho giocato una carta marrone
}
everdell-companion-tell-used = Ho visitato una carta rossa
everdell-companion-tell-first = Ho piazzato un lavoratore

everdell-companion-tell-field = Ho usato il campo di Corrin
everdell-companion-tell-fetched = Ho fatto la preparazione: il lavoratore che usava è di nuovo mio
everdell-event-nightweave-fetched = Il lavoratore che usava torna a te.

everdell-companion-her-season = la sua stagione
everdell-companion-spiders-home = a casa
everdell-companion-her-hand = la sua mano
everdell-companion-her-points = punti
everdell-companion-her-pawn = spazio del Prato
everdell-companion-personality = personalità
everdell-companion-plan = piano
everdell-companion-intrigue = intrigo
everdell-companion-score = { $row ->
    [cards] Carte
    [bonus] Bonus
    [tokens] Segnalini
    [journey] Viaggio
    [basic-events] Eventi base
    [special-events] Eventi speciali
    [missed-special-events] Eventi speciali che hai mancato
    [empty-spaces] Slot vuoti nella tua città
   *[other] Altro
}

# Rugwort.

everdell-companion-tell-card = Ho giocato una carta
everdell-companion-tell-prepared = Ho fatto la preparazione per una stagione
everdell-companion-tell-end = Ho passato: conta i suoi punti
everdell-companion-tell-visit-his = Ho visitato la sua città
everdell-companion-tell-fool-his = Il mio Giullare ha preso una sua carta
everdell-companion-tell-rowdy-his = Il mio Rissoso ha preso una sua carta verde
everdell-companion-ask-any-card = Hai almeno una carta in mano?
everdell-companion-ask-visited-his = Quale carta della sua città hai visitato?
everdell-companion-ask-lost-his = Quale carta perde?
everdell-companion-ask-own-specials = Quanti eventi speciali hai realizzato?
everdell-companion-ask-spaces = Quanti slot della tua città sono vuoti?
everdell-companion-your-season = la tua stagione
everdell-companion-his-cards = le sue carte
everdell-companion-his-worker = il suo lavoratore
everdell-companion-blocked-slots = spazi bloccati

# Steps about what only the person knows: which cards and goods go is the person's own business.

everdell-event-nightweave-price = { $kinds ->
    [1] Scarta { everdell-toll } a tua scelta.
   *[other] Paga { everdell-toll } a tua scelta.
}
everdell-event-nightweave-stole = Rimetti nella riserva { $goods }, o tutto ciò che ne hai.
everdell-event-nightweave-took-unseen = { $n ->
    [one] Pesca una carta a caso dalla tua mano e mescolala nella sua senza guardarla.
   *[other] Pesca { $n } carte a caso dalla tua mano e mescolale nella sua senza guardarle.
}
everdell-event-nightweave-turned-away = { $n ->
    [0] Non hai carte in mano da girare.
    [one] Gira una carta a caso della tua mano finché lei non si prepara: non puoi né giocarla né scartarla.
   *[other] Gira { $n } carte a caso della tua mano finché lei non si prepara: non puoi né giocarle né scartarle.
}
everdell-event-nightweave-turned-back = Le carte girate della tua mano sono di nuovo tue.
everdell-event-nightweave-drew-open = { $n ->
    [one] Guarda la prima carta del mazzo; va nella sua mano.
   *[other] Guarda le prime { $n } carte del mazzo; vanno nella sua mano.
}
everdell-event-nightweave-gaze = { $foiled ->
    [yes] Pesca 2 carte a caso dalla tua mano e guardale: scarta quella che scegli, l’altra va nella sua mano.
   *[no] Pesca 2 carte a caso dalla tua mano senza guardarle: scartane una e mescola l’altra nella sua mano.
}
everdell-event-nightweave-tan-cards = Scarta tutte le carte marroni della tua mano.
everdell-event-nightweave-webs-gone = Togli dal tavolo i segnalini ragnatela del suo ultimo intrigo.
everdell-event-nightweave-personality = La sua personalità: { $personality }.
everdell-event-nightweave-plan = Il suo piano: { $plan }.
everdell-event-rugwort-draws-lot = Rugwort è scontroso: scarta una carta a caso della tua mano.
