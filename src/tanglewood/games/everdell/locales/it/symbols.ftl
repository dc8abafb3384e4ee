# Every symbol of the table: its name, and what it does in one sentence. What it does at the moment stands at the end.

# ------------------------------------------------------------------ goods

symbol-everdell-twig = rametto
symbol-everdell-twig-about = Serve a pagare le costruzioni.
symbol-everdell-resin = resina
symbol-everdell-resin-about = Serve a pagare le costruzioni.
symbol-everdell-pebble = ciottolo
symbol-everdell-pebble-about = Serve a pagare le costruzioni.
symbol-everdell-berry = bacca
symbol-everdell-berry-about = Serve a pagare gli animali.
symbol-everdell-any = risorsa a scelta
symbol-everdell-any-about = Un rametto, una resina, un ciottolo o una bacca, a tua scelta.
symbol-everdell-card = carta
symbol-everdell-card-about = Si pesca dal mazzo. In mano se ne tengono al massimo { $everdell__counts__hand_limit }, da cinque giocatori in su { $everdell__fair__hand_limit }; alcuni poteri lo cambiano.
symbol-everdell-points = punto
symbol-everdell-points-about = Un segnalino punto, o il valore di una carta alla fine.
symbol-everdell-total = punti finora
symbol-everdell-total-about = I punti di questo posto se la partita finisse ora.

# ------------------------------------------------------------------ cards

symbol-everdell-green = Produzione
symbol-everdell-green-about = Dà risorse quando viene giocata, e di nuovo in primavera e in autunno.
symbol-everdell-red = Destinazione
symbol-everdell-red-about = Un posto per un lavoratore.
symbol-everdell-blue = Governo
symbol-everdell-blue-about = Aiuta chi la possiede finché è in città.
symbol-everdell-purple = Prosperità
symbol-everdell-purple-about = Dà altri punti alla fine della partita.
symbol-everdell-tan = Viaggiatore
symbol-everdell-tan-about = Agisce una volta, quando viene giocata.
symbol-everdell-worth = valore
symbol-everdell-worth-about = Quanto vale la carta alla fine.
symbol-everdell-unique = unica
symbol-everdell-unique-about = Una città ne può avere una sola.
symbol-everdell-common = comune
symbol-everdell-common-about = Una città ne può avere quante ne entrano.
symbol-everdell-door = casa
symbol-everdell-door-about = Invita il suo animale senza pagamento, una volta.
symbol-everdell-door-lit = casa con l’ospite a portata di mano
symbol-everdell-door-lit-about = Il suo animale è nella tua mano o nel Prato e può venire senza pagamento.
symbol-everdell-door-shut = casa occupata
symbol-everdell-door-shut-about = Il suo ospite è arrivato; non invita nessun altro.
symbol-everdell-free-guest = può venire gratis
symbol-everdell-free-guest-about = Una carta della tua città la invita o le fa posto: si può giocare senza pagamento.
symbol-everdell-open = aperta
symbol-everdell-open-about = Gli altri possono visitarla; chi la possiede ottiene un punto.
symbol-everdell-pair = coppia
symbol-everdell-pair-about = Queste due condividono uno slot.
symbol-everdell-tokens = segnalini qui
symbol-everdell-tokens-about = Punti che stanno su questa carta e contano alla fine.
symbol-everdell-stored = in deposito
symbol-everdell-stored-about = Risorse che aspettano qui finché un lavoratore non le prende.
symbol-everdell-lock = permanentemente
symbol-everdell-lock-about = Questo lavoratore non torna mai.
symbol-everdell-bars = prigioniero
symbol-everdell-bars-about = Un animale sotto il Dungeon; non è più in città.
symbol-everdell-legend = carta leggendaria
symbol-everdell-legend-about = Può sostituire la carta sul suo nastro, e non conta per il limite di mano.
symbol-everdell-over = il Ponte del cielo
symbol-everdell-over-about = Sta sopra questa carta.

# ------------------------------------------------------------------ places and seasons

symbol-everdell-worker = lavoratore
symbol-everdell-worker-about = Va in un luogo, fa ciò che dice e torna con la prossima stagione.
symbol-everdell-free = spazio libero
symbol-everdell-free-about = C’è posto per un lavoratore.
symbol-everdell-shared = spazio condiviso
symbol-everdell-shared-about = Qui c’è posto per tutti.
symbol-everdell-at-most = al massimo
symbol-everdell-at-most-about = Nessuno, o quanti ne vuoi, ma non più del numero indicato.
symbol-everdell-cheaper = più economica
symbol-everdell-cheaper-about = Si gioca una carta per una risorsa in meno del suo costo.
symbol-everdell-exchange = scambio
symbol-everdell-exchange-about = Dai ciò che sta prima della freccia e ricevi ciò che sta dopo.
symbol-everdell-haven = Rifugio
symbol-everdell-haven-about = Scarta carte: ogni due portano una risorsa a tua scelta.
symbol-everdell-journey = Viaggio
symbol-everdell-journey-about = Dall’autunno: scarti il numero di carte indicato e ottieni altrettanti punti.
symbol-everdell-event = evento base
symbol-everdell-event-about = Questo numero di carte del colore nella tua città: manda un lavoratore, { $everdell__event__grand_tour__points ->
    [one] 1 punto
   *[other] { $everdell__event__grand_tour__points } punti
    }.
symbol-everdell-special = evento speciale
symbol-everdell-special-about = Entrambe le carte nella tua città: manda un lavoratore e realizzalo.
symbol-everdell-met = pronto
symbol-everdell-met-about = La tua città ha ciò che serve a questo evento.
symbol-everdell-winter = inverno
symbol-everdell-winter-about = La prima stagione: { $everdell__counts__workers ->
    [one] 1 lavoratore
   *[other] { $everdell__counts__workers } lavoratori
    }.
symbol-everdell-spring = primavera
symbol-everdell-spring-about = { $everdell__season__spring__workers ->
    [one] 1 lavoratore
   *[other] { $everdell__season__spring__workers } lavoratori
    } in più, e ogni carta verde dà le sue risorse.
symbol-everdell-summer = estate
symbol-everdell-summer-about = { $everdell__season__summer__workers ->
    [one] 1 lavoratore
   *[other] { $everdell__season__summer__workers } lavoratori
    } in più, e due carte dal Prato.
symbol-everdell-autumn = autunno
symbol-everdell-autumn-about = { $everdell__season__autumn__workers ->
    [one] 1 lavoratore
   *[other] { $everdell__season__autumn__workers } lavoratori
    } in più, ogni carta verde dà le sue risorse; l’ultima stagione.
symbol-everdell-city = slot
symbol-everdell-city-about = Gli slot occupati di una città, e tutti quelli che ha: { $everdell__counts__city }.
symbol-everdell-spaces = slot liberi
symbol-everdell-spaces-about = In ognuno va una carta; alcune carte condividono uno slot o non ne occupano.
symbol-everdell-deck = mazzo
symbol-everdell-deck-about = Da qui si pescano le carte, a faccia in giù; quando è vuoto si mescola la pila degli scarti.
symbol-everdell-discard = pila degli scarti
symbol-everdell-discard-about = Carte scartate o sostituite.
symbol-everdell-first = primo giocatore
symbol-everdell-first-about = Ha cominciato con meno carte.
symbol-everdell-figure = figura di un potere
symbol-everdell-figure-about = Un potere del giocatore l’ha messa in questo luogo.
symbol-everdell-rat-token = segnalino ratto
symbol-everdell-rat-token-about = Un potere del giocatore l’ha messo su questo spazio del Prato.

# ------------------------------------------------------------------ Rugwort

symbol-everdell-worker-5 = il ratto di Rugwort
symbol-everdell-worker-5-about = Blocca questo luogo o questa carta del Prato.
symbol-everdell-die = il suo dado
symbol-everdell-die-about = Un dado a 8 facce che indica la carta che prende dal Prato.

# ------------------------------------------------------------------ Nightweave

symbol-everdell-spider = ragno
symbol-everdell-spider-about = Il suo lavoratore: va solo nei luoghi esclusivi.
symbol-everdell-nightweave = Tessinotte
symbol-everdell-nightweave-about = Lei stessa: sta su uno spazio del Prato, che resta vuoto.
symbol-everdell-clockwise = freccia
symbol-everdell-clockwise-about = Cerca lo spazio successivo in senso orario: file da sinistra, colonne dall’alto.
symbol-everdell-counter = freccia
symbol-everdell-counter-about = Cerca lo spazio successivo in senso antiorario: file da destra, colonne dal basso.
symbol-everdell-walk-blocked = saltato
symbol-everdell-walk-blocked-about = Questo spazio è occupato, quindi passa al successivo.
symbol-everdell-walk-found = trovato
symbol-everdell-walk-found-about = Il primo spazio libero sul suo percorso: il suo ragno va lì.
symbol-everdell-clearing = radura
symbol-everdell-clearing-about = Quale luogo foresta si intende: il quadrato scuro.
symbol-everdell-lair = la sua città
symbol-everdell-lair-about = Gli slot occupati della sua città, e tutti quelli che ha.
symbol-everdell-meadow = Prato
symbol-everdell-meadow-about = { $everdell__counts__meadow ->
    [one] La 1 carta
   *[other] Le { $everdell__counts__meadow } carte
    } a faccia in su.
symbol-everdell-trash-card = scarto
symbol-everdell-trash-card-about = La sua prima carta va nella pila degli scarti, per un punto.
symbol-everdell-web = ragnatela
symbol-everdell-web-about = Ti costa qualcosa, o chiude il luogo su cui sta.
symbol-everdell-threads = a faccia in giù
symbol-everdell-threads-about = Questa carta è girata e ora non fa nulla.
symbol-everdell-personality = personalità
symbol-everdell-personality-about = Una sua abitudine per tutta la partita.
symbol-everdell-plan = piano
symbol-everdell-plan-about = Il suo trucco per tutta la partita.
symbol-everdell-intrigue = intrigo
symbol-everdell-intrigue-about = Il suo trucco per questa stagione.
symbol-everdell-loot = bottino
symbol-everdell-loot-about = Ciò che ha vinto e tiene.
symbol-everdell-purse = sventare
symbol-everdell-purse-about = Paga questo e il suo trucco fallisce.
symbol-everdell-hand = carte in mano
symbol-everdell-hand-about = In mano se ne tengono al massimo { $everdell__counts__hand_limit }, da cinque giocatori in su { $everdell__fair__hand_limit }; alcuni poteri lo cambiano.

# ------------------------------------------------------------------ the lands

symbol-everdell-pearl = perla
symbol-everdell-pearl-about = Serve per ornamenti e meraviglie; ognuna che resta vale { $everdell__river_counts__pearl_points ->
    [one] 1 punto
   *[other] { $everdell__river_counts__pearl_points } punti
    }.
symbol-everdell-frog = ambasciatore rana
symbol-everdell-frog-about = Va al fiume, una volta per stagione.
symbol-everdell-frog-free = posto per una rana
symbol-everdell-frog-free-about = Qui può andare una rana, non un lavoratore.
symbol-everdell-river-need = carte richieste
symbol-everdell-river-need-about = La città di chi manda la rana deve mostrare carte di questo colore; non si cedono.
symbol-everdell-river-back = carta a faccia in giù
symbol-everdell-river-back-about = La rivela la prima rana, che prende la perla sopra.
symbol-everdell-adornment = ornamento
symbol-everdell-adornment-about = Si gioca per una perla: agisce subito e dà punti alla fine.
symbol-everdell-wonder = meraviglia
symbol-everdell-wonder-about = La costruisce un lavoratore con risorse, perle e carte; una sola per tipo.
symbol-everdell-lily-pad = fiume
symbol-everdell-lily-pad-about = Dove le rane vanno a prendere perle.

symbol-everdell-gold-leaf = token dorato
symbol-everdell-gold-leaf-about = Segna una casa come occupata da un animale qualsiasi del suo colore o gruppo, che allora viene gratis.
symbol-everdell-ticket = biglietto del treno
symbol-everdell-ticket-about = Muove un lavoratore in un altro luogo, due volte a partita: andata e ritorno.
symbol-everdell-reserve = prenotazione
symbol-everdell-reserve-about = Mette da parte per te una carta del Prato o della stazione, da giocare più tardi.
symbol-everdell-visitor = visitatore
symbol-everdell-visitor-about = Dà punti alla fine se ciò che chiede è soddisfatto.
symbol-everdell-visitor-met = soddisfatto
symbol-everdell-visitor-met-about = Ora otterresti i punti di questo visitatore.
symbol-everdell-car = vagone
symbol-everdell-car-about = La sua tessera va a chi gioca la carta sotto.
symbol-everdell-tile-bag = sacchetto delle tessere
symbol-everdell-tile-bag-about = Da qui si pescano nuove tessere per i vagoni.
symbol-everdell-train-mark = tessera vagone
symbol-everdell-train-mark-about = Ottieni ciò che mostra uno dei vagoni.
symbol-everdell-station-house = Stazione
symbol-everdell-station-house-about = Un lavoratore prende un visitatore e una tessera del treno.
symbol-everdell-knoll = Poggio
symbol-everdell-knoll-about = Un lavoratore prende nuove carte e una tessera del treno.

symbol-everdell-garland = Ghirlanda
symbol-everdell-garland-about = Alla fine danno punti le città con più carte del suo tipo.
symbol-everdell-market-gain = lato Ottieni
symbol-everdell-market-gain-about = Qui un lavoratore prende ciò che mostra un segnalino; il segnalino passa al lato Scambia.
symbol-everdell-market-trade = lato Scambia
symbol-everdell-market-trade-about = Qui un lavoratore paga ciò che mostra un segnalino per punti e risorse; il segnalino passa al lato Ottieni.
symbol-everdell-construction = costruzione
symbol-everdell-construction-about = Una carta che si costruisce con rametti, resina e ciottoli.
symbol-everdell-critter = animale
symbol-everdell-critter-about = Una carta che si paga con bacche.

symbol-everdell-weather = meteo
symbol-everdell-weather-about = Rende qualcosa più difficile per chi è nella sua stagione.
symbol-everdell-rabbit = coniglio
symbol-everdell-rabbit-about = Mostra fin dove un giocatore è arrivato sulla montagna.
symbol-everdell-map-tile = tessera mappa
symbol-everdell-map-tile-about = Si prende esplorando; le tessere si pagano alla fine della partita, una dopo l’altra, per i loro punti.
symbol-everdell-discovery = scoperta
symbol-everdell-discovery-about = Esplorando se ne prende una di tre; i loro posti costano { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } e { $everdell__mountain__prices__2 }.
symbol-everdell-big-critter = animale gigante
symbol-everdell-big-critter-about = Prende il posto di un lavoratore e ha un’abilità propria.
symbol-everdell-mountain = montagna
symbol-everdell-mountain-about = Si esplora dopo la preparazione per una stagione.
