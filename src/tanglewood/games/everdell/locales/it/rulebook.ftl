# The rulebook for people: headings, paragraphs and the questions people ask. `**` marks what is bold.
# Order, drawings and the exact rules behind each paragraph are in rulebook.toml.

everdell-book-goal = Costruisci una città nel bosco
everdell-book-goal-words = scopo obiettivo gioco vincere
everdell-book-goal-1 = Hai un anno, un pugno di lavoratori e **{ $everdell__counts__city ->
    [one] 1 slot
   *[other] { $everdell__counts__city } slot
    }**. Riempili di animali e costruzioni. **Vince chi ha più punti.**

everdell-book-turn = Nel tuo turno fai una di tre cose
everdell-book-turn-words = turno svolgimento ordine fasi fare
everdell-book-turn-1 = **Piazza un lavoratore** su uno spazio libero e ottieni subito ciò che mostra. Resta lì fino alla tua prossima stagione.
everdell-book-turn-2 = **Gioca una carta** dalla mano o dal Prato e paga ciò che costa.
everdell-book-turn-3 = **Preparati per la prossima stagione**, quando tutti i tuoi lavoratori sono fuori. Tornano, e se ne aggiungono di nuovi.

everdell-book-places = Dove vanno i lavoratori
everdell-book-places-words = lavoratore bloccare occupato luogo base foresta
everdell-book-places-1 = Una sagoma: **un lavoratore**. Un più: **tutti**. I luoghi foresta accolgono { $everdell__counts__forest_spaces__0 ->
    [one] 1 lavoratore
   *[other] { $everdell__counts__forest_spaces__0 } lavoratori
    }, in quattro giocatori { $everdell__counts__forest_spaces__3 }. Le carte rosse della tua città le visiti tu; quelle con il simbolo aperto sono aperte a tutti, e chi le possiede ottiene un punto.

everdell-book-free = Animali gratis
everdell-book-free-words = gratis senza pagare animale porta giocare
everdell-book-free-1 = Una costruzione con una porta invita uno dei suoi animali **gratis, una volta**. La porta viene segnata e resta segnata, anche se l’ospite se ne va.

everdell-book-year = L’anno
everdell-book-winter = Inverno
everdell-book-spring = Primavera
everdell-book-summer = Estate
everdell-book-autumn = Autunno
everdell-book-year-1 = Ognuno ha la propria stagione. Puoi essere in inverno mentre altri sono in primavera.

everdell-book-colours = Le carte per colore
everdell-book-colours-1 = Le **verdi** danno risorse, quando le giochi e in primavera e in autunno. Le **rosse** sono un posto per un lavoratore. Le **blu** aiutano finché sono in città. Le **viola** danno punti alla fine. Le **marroni** agiscono una volta, subito.

everdell-book-events = Eventi
everdell-book-events-words = evento altri base speciale
everdell-book-events-1 = Soddisfa ciò che un evento richiede, piazzaci un lavoratore, ed è solo tuo.

everdell-book-end = Quando ho finito?
everdell-book-end-words = passare autunno finito fermarsi nulla
everdell-book-end-1 = In autunno, quando non puoi o non vuoi continuare, **passi**. È definitivo; gli altri giocano finché tutti non hanno passato. Prima, il **Viaggio** trasforma in punti le carte della tua mano.

everdell-book-wins = Chi vince?
everdell-book-wins-1 = Si somma tutto. Pareggio? Più eventi, poi più risorse inutilizzate, poi la vittoria è condivisa.

everdell-book-rugwort = Rugwort, in solitario
everdell-book-rugwort-words = chi rugwort ratto avversario solitario
everdell-book-rugwort-1 = Rugwort non ha turni. Ogni volta che giochi una carta, lui lancia il dado e prende dal Prato la carta indicata. Quando ti prepari, si prepara anche lui: prende gli eventi base che i suoi colori permettono, muove i suoi lavoratori e blocca più carte del Prato.
everdell-book-rugwort-2 = Ottiene { $everdell__rugwort_points__card } punti per carta, { $everdell__rugwort_points__purple } per una viola, { $everdell__rugwort_points__basic_event } per un evento base, il suo Viaggio, e punti per ogni evento speciale che non hai realizzato (di più dal secondo anno). **Ti servono più punti di lui.**

everdell-book-nightweave = Tessinotte
everdell-book-nightweave-words = chi tessinotte ragno avversaria turno
everdell-book-nightweave-1 = Dopo ogni tuo turno rivela una carta e legge la riga della **sua** stagione. Fa la **1**; se è impossibile, la **2**; se è impossibile anche quella, la riga **altrimenti**. Non paga nulla, non ottiene nulla dai luoghi e non legge i testi delle carte.
everdell-book-nightweave-2 = Un luogo **occupato** non è impossibile: il suo ragno segue la **freccia** fino al prossimo luogo esclusivo di quel tipo. Se è nel Prato, tutti i ragni sono fuori e la sua carta mostra il ragno o il suo simbolo, invece di agire **si prepara**.
everdell-book-nightweave-3 = Gli **intrighi** arrivano con la sua primavera, estate e autunno. Quelli che durano una stagione non si possono sventare; quelli immediati sì, al prezzo sulla carta.

everdell-ask-start-with = Con che cosa comincio?
everdell-ask-start-with-answer = Con { $everdell__counts__start_hands__0 }, { $everdell__counts__start_hands__1 }, { $everdell__counts__start_hands__2 } o { $everdell__counts__start_hands__3 } carte, secondo l’ordine di gioco, e { $everdell__counts__workers } lavoratori; senza risorse e con la città vuota.
everdell-ask-start-with-words = inizio inizia parte carte lavoratori ricevono mano
everdell-ask-specials-in-play = Quanti eventi ci sono in gioco?
everdell-ask-specials-in-play-answer = Tutti gli eventi base e { $everdell__counts__specials } eventi speciali, estratti per ogni partita.
everdell-ask-specials-in-play-words = speciali speciale base numero
everdell-ask-same-season = Siamo tutti nella stessa stagione?
everdell-ask-same-season-answer = No, ognuno si prepara per conto suo e può essere avanti o indietro.
everdell-ask-same-season-words = stessa insieme contemporaneamente
everdell-ask-what-fool = A che cosa serve il Giullare?
everdell-ask-what-fool-answer = Lo giochi nella città di un avversario: lì occupa uno slot e costa punti.
everdell-ask-what-fool-words = giullare avversario negativo
everdell-ask-build-second-farm = Posso costruire una seconda Fattoria?
everdell-ask-build-second-farm-answer = Sì, le carte comuni quante volte vuoi; solo quelle uniche devono restare sole.
everdell-ask-build-second-farm-words = due stessa carta copie doppia comune unica
everdell-ask-farm-bring-both = La Fattoria può far entrare sia un Marito sia una Moglie?
everdell-ask-farm-bring-both-answer = No, uno dei due, una volta; una seconda Fattoria fa entrare l’altro.
everdell-ask-husband-wife-space = Marito e Moglie occupano uno slot o due?
everdell-ask-husband-wife-space-answer = Uno, se lo condividono; formano la coppia da sé.
everdell-ask-husband-wife-space-words = coppia condividere
everdell-ask-skip-turn = Posso saltare il mio turno?
everdell-ask-skip-turn-answer = No; prima dell’autunno c’è sempre qualcosa che puoi fare, e in autunno passi definitivamente.
everdell-ask-skip-turn-words = passare nulla niente
everdell-ask-prepare-while-worker = Posso prepararmi se un lavoratore è ancora a casa?
everdell-ask-prepare-while-worker-answer = No, prima devono essere tutti fuori.
everdell-ask-prepare-while-worker-words = stagione prossima presto
everdell-ask-cards-hold = Quante carte posso tenere in mano?
everdell-ask-cards-hold-answer = { $everdell__counts__hand_limit }; quando ci arrivi, smetti semplicemente di pescare. Da cinque giocatori in su il limite è { $everdell__fair__hand_limit }, e alcuni poteri lo cambiano.
everdell-ask-cards-hold-words = mano limite massimo 8
everdell-ask-meadow-card-cost = Una carta del Prato costa di più?
everdell-ask-meadow-card-cost-answer = No, costa come dalla mano.
everdell-ask-meadow-card-cost-words = pagare prezzo comprare carte giocare
everdell-ask-visit-red-card = Posso visitare una carta rossa in un’altra città?
everdell-ask-visit-red-card-answer = Sì, se ha il simbolo aperto; chi la possiede ottiene un segnalino punto.
everdell-ask-visit-red-card-words = avversario altri aperta destinazione lavoratore locanda usare
everdell-ask-use-innkeeper-free = Posso usare un Locandiere per un animale che una porta fa entrare gratis?
everdell-ask-use-innkeeper-free-answer = No, un aiuto per carta, e una carta gratis non ne ammette.
everdell-ask-city-full-play = La mia città è piena. Posso ancora giocare?
everdell-ask-city-full-play-answer = Sì: un Vagabondo, il secondo di una coppia, le Rovine, o una carta il cui aiutante se ne va mentre paghi.
everdell-ask-city-full-play-words = nessuno slot spazio posto 15
everdell-ask-claim-event = Come realizzo un evento?
everdell-ask-claim-event-answer = Soddisfa nella tua città ciò che richiede e piazzaci un lavoratore. È solo tuo e resta quando il lavoratore torna.
everdell-ask-claim-event-words = prendere prendo ottenere requisito
everdell-ask-play-card-sits = Posso giocare una carta su cui sta Rugwort?
everdell-ask-play-card-sits-answer = No, non puoi né giocarla, né pescarla, né scartarla.
everdell-ask-play-card-sits-words = bloccata sotto
everdell-ask-pay-use-cards = Rugwort paga, o usa le sue carte?
everdell-ask-pay-use-cards-answer = No, contano solo i loro colori.
everdell-ask-visit-inn-city = Posso visitare una Locanda nella città di Rugwort?
everdell-ask-visit-inn-city-answer = Sì, e lui ottiene il segnalino.
everdell-ask-unable-act = Posso impedire a Tessinotte di agire?
everdell-ask-unable-act-answer = Raramente: c’è sempre la riga «altrimenti», e i suoi punti li ottiene comunque, tranne al livello 0.
everdell-ask-event-fulfil = Tessinotte può prendere un evento che non soddisfa?
everdell-ask-event-fulfil-answer = Sì: di preferenza uno che soddisfa, altrimenti uno che ha cominciato, altrimenti uno qualsiasi.
everdell-ask-tie-nightweave = Chi vince in caso di pareggio con Tessinotte?
everdell-ask-tie-nightweave-answer = Lei.
everdell-ask-wins-tie = Chi vince in caso di pareggio?
everdell-ask-wins-tie-answer = Chi ha più eventi; se siete ancora pari, chi ha più risorse inutilizzate; poi la vittoria è condivisa.
everdell-ask-wins-tie-words = stessi punti parità spareggio
everdell-ask-city-size = Quante carte entrano in una città?
everdell-ask-city-size-answer = { $everdell__counts__city ->
    [one] 1 slot
   *[other] { $everdell__counts__city } slot
    }, una carta per ciascuno, salvo che una carta dica altro.
everdell-ask-city-size-words = limite massimo dimensione 15 edifici
everdell-ask-game-ends = Quando finisce la partita?
everdell-ask-game-ends-answer = Quando tutti hanno passato; ognuno passa per conto suo, in autunno.
everdell-ask-game-ends-words = gioco fine terminare ultimo giro quanti round dura
everdell-ask-workers-back = Quando tornano i miei lavoratori?
everdell-ask-workers-back-answer = Quando ti prepari per la prossima stagione: tutti, tranne quelli che restano permanentemente.
everdell-ask-workers-back-words = riprendo riprendere tornare casa riprendere
everdell-ask-more-workers = Come ottengo altri lavoratori?
everdell-ask-more-workers-answer = Preparandoti: { $everdell__season__spring__workers } in primavera, { $everdell__season__summer__workers } in estate, { $everdell__season__autumn__workers } in autunno.
everdell-ask-more-workers-words = nuovi numero quanti
everdell-ask-deck-empty = E se il mazzo finisce?
everdell-ask-deck-empty-answer = La pila degli scarti si mescola e diventa un nuovo mazzo.
everdell-ask-deck-empty-words = vuoto esaurito carte
everdell-ask-same-place = Posso mandare due lavoratori nello stesso luogo?
everdell-ask-same-place-answer = Solo dove c’è un più; un luogo con una sagoma accoglie un lavoratore.
everdell-ask-same-place-words = occupato spazio luogo condividere giocatori avversario stesso più
everdell-ask-free-critter = Come ottengo un animale gratis?
everdell-ask-free-critter-answer = La sua costruzione è nella tua città e nessuno vi è ancora entrato.
everdell-ask-free-critter-words = senza pagare porta invito occupare casa
everdell-ask-card-colours = Che cosa significano i colori delle carte?
everdell-ask-card-colours-answer = Le verdi danno risorse, le rosse sono un posto per un lavoratore, le blu aiutano sempre, le viola danno punti alla fine, le marroni agiscono una volta.
everdell-ask-card-colours-words = verde rosso blu viola marrone tipo produzione quando
everdell-ask-journey = Che cos’è il Viaggio?
everdell-ask-journey-answer = In autunno un lavoratore lì trasforma carte della tua mano in punti, da { $everdell__location__journey_2__points } a { $everdell__location__journey_5__points }.
everdell-ask-journey-words = scartare punti
everdell-ask-after-pass = Posso rientrare dopo aver passato?
everdell-ask-after-pass-answer = No, passare è definitivo, e si può solo in autunno.
everdell-ask-after-pass-words = ancora di nuovo
web-card-set-everdell = { $set ->
    [base] gioco base
    [farms] Fattorie stagionali
    [corrin] Corrin Evertail
    [extra] carte extra
    [rugwort_cards] carte di Rugwort
    [legends_first] carte leggendarie
    [legends_more] carte leggendarie di Mistwood
    [pearlbrook] Pearlbrook
    [newleaf] Newleaf
    [bellfaire] Bellfaire
    [spirecrest] Spirecrest
   *[other] { $set }
}
everdell-ask-who-begins = Chi comincia?
everdell-ask-who-begins-answer = Il primo giocatore è estratto a sorte o scelto quando si prepara il tavolo; poi si procede in senso orario.
everdell-ask-who-begins-words = inizia primo giocatore gioca per primo ordine di turno
everdell-ask-meadow = Che cos’è il Prato?
everdell-ask-meadow-answer = Carte scoperte al centro: chiunque può giocarle come dalla propria mano, e i vuoti si riempiono subito.
everdell-ask-meadow-words = centro scoperte comuni riempire vuoto nuova
everdell-ask-score-what = Come faccio punti?
everdell-ask-score-what-answer = Con le carte della tua città, i segnalini punto, i bonus delle carte viola, il Viaggio e gli eventi.
everdell-ask-score-what-words = punteggio contare vincere fine
everdell-ask-goods-left = Le risorse inutilizzate valgono punti?
everdell-ask-goods-left-answer = No, decidono solo un pareggio che gli eventi non hanno deciso.
everdell-ask-goods-left-words = avanzate rimaste valore fine
everdell-ask-two-sorts = Che cosa sono animali e costruzioni?
everdell-ask-two-sorts-answer = I due tipi di carte. Una costruzione può far entrare gratis un animale.
everdell-ask-two-sorts-words = animale costruzione tipi differenza edificio
everdell-ask-draw-cards = Come pesco carte?
everdell-ask-draw-cards-answer = Con i luoghi e le carte che lo dicono; non si pesca solo perché è il proprio turno.
everdell-ask-draw-cards-words = altre nuove ottenere mano mazzo
everdell-ask-give-up-card = Posso scartare una carta o toglierne una dalla mia città?
everdell-ask-give-up-card-answer = Solo se lo dice un luogo o una carta.
everdell-ask-give-up-card-words = rimuovere distruggere demolire buttare liberarmi
everdell-ask-goods-limit = Quante risorse posso avere?
everdell-ask-goods-limit-answer = Quante ne vuoi; e la riserva non finisce mai.
everdell-ask-goods-limit-words = limite massimo possedere riserva tenere
everdell-ask-how-many-play = In quanti si può giocare?
everdell-ask-how-many-play-answer = Da uno a quattro; con Bellfaire fino a sei.
everdell-ask-how-many-play-words = giocatori persone numero
