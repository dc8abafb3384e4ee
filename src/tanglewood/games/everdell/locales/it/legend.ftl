# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

everdell-symbols-goods = Risorse
everdell-symbol-twig = rametto
everdell-symbol-twig-says = Serve a pagare le costruzioni.
everdell-symbol-resin = resina
everdell-symbol-resin-says = Serve a pagare le costruzioni.
everdell-symbol-pebble = ciottolo
everdell-symbol-pebble-says = Serve a pagare le costruzioni.
everdell-symbol-berry = bacca
everdell-symbol-berry-says = Serve a pagare gli animali.
everdell-symbol-any-good = risorsa a scelta
everdell-symbol-any-good-says = Una delle quattro, a tua scelta.
everdell-symbol-card = carta
everdell-symbol-card-says = Pescane una dal mazzo; il limite è { $everdell__counts__hand_limit }.
everdell-symbol-point = punto
everdell-symbol-point-says = Un segnalino punto, o il valore di una carta.

everdell-symbols-cards = Carte
everdell-symbol-production = Produzione
everdell-symbol-production-says = Dà risorse quando la giochi, in primavera e in autunno.
everdell-symbol-destination = Destinazione
everdell-symbol-destination-says = Un posto per un lavoratore.
everdell-symbol-governance = Governo
everdell-symbol-governance-says = Aiuta finché è in città.
everdell-symbol-prosperity = Prosperità
everdell-symbol-prosperity-says = Dà altri punti alla fine.
everdell-symbol-traveler = Viaggiatore
everdell-symbol-traveler-says = Agisce una volta, quando la giochi.
everdell-symbol-points = punti
everdell-symbol-points-says = Quanto vale la carta alla fine.
everdell-symbol-cost = costo
everdell-symbol-cost-says = Che cosa paghi per giocarla.
everdell-symbol-missing = manca
everdell-symbol-missing-says = Questo ti manca ancora.
everdell-symbol-unique = unica
everdell-symbol-unique-says = Una sola in ogni città.
everdell-symbol-common = comune
everdell-symbol-common-says = Quante ne vuoi.
everdell-symbol-home = casa
everdell-symbol-home-says = Invita gratis il suo animale, una volta.
everdell-symbol-taken = occupata
everdell-symbol-taken-says = Il suo ospite è arrivato; non ce n’è un secondo.
everdell-symbol-open = aperta
everdell-symbol-open-says = Gli altri possono visitarla; chi la possiede ottiene un punto.
everdell-symbol-pair = coppia
everdell-symbol-pair-says = Queste due condividono uno slot.
everdell-symbol-tokens-here = segnalini qui
everdell-symbol-tokens-here-says = Punti che stanno su questa carta.
everdell-symbol-stored = in deposito
everdell-symbol-stored-says = Aspettano qui finché un lavoratore non le prende.
everdell-symbol-for-good = permanentemente
everdell-symbol-for-good-says = Questo lavoratore non torna mai.
everdell-symbol-prisoner = prigioniero
everdell-symbol-prisoner-says = Sotto il Dungeon; non è più in città.

everdell-symbols-places-and-seasons = Luoghi e stagioni
everdell-symbol-worker = lavoratore
everdell-symbol-worker-says = Il tuo, con il tuo colore e la tua forma.
everdell-symbol-free-space = spazio libero
everdell-symbol-free-space-says = Posto per un lavoratore.
everdell-symbol-shared = condiviso
everdell-symbol-shared-says = Posto per tutti.
everdell-symbol-forest-place = luogo foresta
everdell-symbol-forest-place-says = Diverso in ogni partita.
everdell-symbol-haven = Rifugio
everdell-symbol-haven-says = Due carte per una risorsa a tua scelta.
everdell-symbol-journey = Viaggio
everdell-symbol-journey-says = In autunno: scarta carte, ottieni punti.
everdell-symbol-basic-event = evento base
everdell-symbol-basic-event-says = Questo numero di carte del colore: { $everdell__event__grand_tour__points ->
    [one] 1 punto
   *[other] { $everdell__event__grand_tour__points } punti
    }.
everdell-symbol-special-event = evento speciale
everdell-symbol-special-event-says = Entrambe le carte nella tua città: realizzalo.
everdell-symbol-winter = inverno
everdell-symbol-winter-says = { $everdell__counts__workers ->
    [one] 1 lavoratore
   *[other] { $everdell__counts__workers } lavoratori
    }.
everdell-symbol-spring = primavera
everdell-symbol-spring-says = { $everdell__season__spring__workers ->
    [one] 1 lavoratore
   *[other] { $everdell__season__spring__workers } lavoratori
    } in più; le carte verdi producono.
everdell-symbol-summer = estate
everdell-symbol-summer-says = { $everdell__season__summer__workers ->
    [one] 1 lavoratore
   *[other] { $everdell__season__summer__workers } lavoratori
    } in più; due carte dal Prato.
everdell-symbol-autumn = autunno
everdell-symbol-autumn-says = { $everdell__season__autumn__workers ->
    [one] 1 lavoratore
   *[other] { $everdell__season__autumn__workers } lavoratori
    } in più; le carte verdi producono; l’ultima stagione.
everdell-symbol-spaces = slot
everdell-symbol-spaces-says = Slot occupati e liberi di una città.
everdell-symbol-you-can = puoi
everdell-symbol-you-can-says = Puoi farlo proprio ora.

everdell-symbols-rugwort = Rugwort
everdell-symbol-rugwort-s-worker = lavoratore di Rugwort
everdell-symbol-rugwort-s-worker-says = Blocca questo luogo o questa carta del Prato.
everdell-symbol-his-die = il suo dado
everdell-symbol-his-die-says = Indica la carta del Prato che prende.

everdell-symbols-nightweave = Tessinotte
everdell-symbol-her-worker = ragno
everdell-symbol-her-worker-says = Va solo nei luoghi esclusivi.
everdell-symbol-herself = lei stessa
everdell-symbol-herself-says = Sta su uno spazio del Prato, che resta vuoto.
everdell-symbol-activity-row = riga di attività
everdell-symbol-activity-row-says = Conta solo la riga della sua stagione.
everdell-symbol-first = prima
everdell-symbol-first-says = La fa se è possibile.
everdell-symbol-second = seconda
everdell-symbol-second-says = Se la prima è impossibile.
everdell-symbol-backup = azione di riserva
everdell-symbol-backup-says = Se entrambe sono impossibili.
everdell-symbol-arrow = freccia
everdell-symbol-arrow-says = In quale verso cerca lo spazio successivo.
everdell-symbol-spider-card = carta ragno
everdell-symbol-spider-card-says = Tutte le sue azioni richiedono un ragno a casa.
everdell-symbol-entering-card = carta d’entrata
everdell-symbol-entering-card-says = La fa entrare nel Prato.
everdell-symbol-clearing = radura
everdell-symbol-clearing-says = Quale luogo foresta si intende.
everdell-symbol-her-city = la sua città
everdell-symbol-her-city-says = Un ragno su una delle sue carte.
everdell-symbol-special-event-nightweave = evento speciale
everdell-symbol-special-event-nightweave-says = Prende un evento speciale per stagione.
everdell-symbol-basic-event-nightweave = evento base
everdell-symbol-basic-event-nightweave-says = Prende l’evento base più adatto.
everdell-symbol-discard = scarto
everdell-symbol-discard-says = La prima carta della sua mano, per un punto.
everdell-symbol-level = livello
everdell-symbol-level-says = Tanti punti quanto il suo livello.
everdell-symbol-web = ragnatela
everdell-symbol-web-says = Ti costa qualcosa, o chiude il luogo su cui sta.
everdell-symbol-loot = bottino
everdell-symbol-loot-says = Ciò che ha vinto e tiene.
everdell-symbol-intrigue = intrigo
everdell-symbol-intrigue-says = Il suo trucco per questa stagione.
everdell-symbol-plan = piano
everdell-symbol-plan-says = Il suo trucco per tutta la partita.
everdell-symbol-personality = personalità
everdell-symbol-personality-says = Una sua abitudine per tutta la partita.
everdell-symbol-foil-price = prezzo per sventare
everdell-symbol-foil-price-says = Paga questo e il suo trucco fallisce.

everdell-symbols-pearlbrook = Pearlbrook
everdell-symbol-pearl = perla
everdell-symbol-pearl-says = Serve per ornamenti e meraviglie; alla fine { $everdell__river_counts__pearl_points ->
    [one] 1 punto
   *[other] { $everdell__river_counts__pearl_points } punti
    } ciascuna.
everdell-symbol-frog = rana
everdell-symbol-frog-says = Va al fiume una volta per stagione.
everdell-symbol-frog-space = spazio per una rana
everdell-symbol-frog-space-says = Qui non può andare un lavoratore.
everdell-symbol-river-card = carta a faccia in giù
everdell-symbol-river-card-says = La prima rana la rivela e prende la perla.
everdell-symbol-adornment = ornamento
everdell-symbol-adornment-says = Si gioca per una perla; dà punti alla fine.
everdell-symbol-wonder = meraviglia
everdell-symbol-wonder-says = La costruisce un lavoratore con risorse, perle e carte.

everdell-symbols-newleaf = Newleaf
everdell-symbol-train-tile = tessera vagone
everdell-symbol-train-tile-says = Ottieni ciò che mostra un vagone.
everdell-symbol-golden-leaf = token dorato
everdell-symbol-golden-leaf-says = Fa entrare gratis un animale se uno stendardo dorato corrisponde. Tre a partita.
everdell-symbol-ticket = biglietto del treno
everdell-symbol-ticket-says = Muove un lavoratore; andata e ritorno.
everdell-symbol-reservation = prenotazione
everdell-symbol-reservation-says = Mette da parte una carta per te.
everdell-symbol-visitor = visitatore
everdell-symbol-visitor-says = Dà punti alla fine se il suo desiderio è soddisfatto.

everdell-symbols-bellfaire = Bellfaire
everdell-symbol-market-token = segnalino del Mercato
everdell-symbol-market-token-says = Si ottiene, o si scambia con punti e risorse.
everdell-symbol-garland = Ghirlanda
everdell-symbol-garland-says = Punti per chi ha più carte di un tipo.
everdell-symbol-flower-festival = Festival dei fiori
everdell-symbol-flower-festival-says = Una carta di ogni colore.

everdell-symbols-spirecrest = Spirecrest
everdell-symbol-weather = meteo
everdell-symbol-weather-says = Vale per chi è nella sua stagione.
everdell-symbol-rabbit = coniglio
everdell-symbol-rabbit-says = A che punto è il tuo cammino.
everdell-symbol-map-tile = tessera mappa
everdell-symbol-map-tile-says = Si pagano alla fine, una dopo l’altra.
everdell-symbol-discovery = scoperta
everdell-symbol-discovery-says = Una di tre, per { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } o { $everdell__mountain__prices__2 }.
everdell-symbol-big-critter = animale gigante
everdell-symbol-big-critter-says = Prende il posto di un lavoratore.
