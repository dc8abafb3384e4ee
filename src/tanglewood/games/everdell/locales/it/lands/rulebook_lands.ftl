# The rulebook for people, second part: what the other boxes bring. `**` marks what is bold.

everdell-book-extras = Carte leggendarie, poteri, nuove carte
everdell-book-extras-1 = **Carte leggendarie:** ne ricevi due, in segreto. Una si paga come ogni altra carta, oppure si mette gratis al posto della carta che nomina. Conta come quella carta, e trova posto in una città piena.
everdell-book-extras-2 = **Poteri:** all’inizio ne scegli uno tra due. È solo tuo e vale sempre; in cambio nessuno riceve un nuovo lavoratore in primavera.
everdell-book-extras-3 = Le **Fattorie stagionali** ti fanno scegliere ogni volta che cosa danno. Le carte di **Corrin** fanno entrare un animale qualsiasi di un colore, o entrano gratis tramite una costruzione di un colore.

everdell-book-pearlbrook = Pearlbrook
everdell-book-pearlbrook-1 = Una volta per stagione la tua **rana** va al fiume. Una riva chiede di vedere carte di un colore nella tua città. Chi arriva per primo prende la sua **perla** e rivela la carta; chi paga ciò che la carta chiede ottiene una perla. Alla Secca se ne compra una con due risorse e due carte.
everdell-book-pearlbrook-2 = Con una perla giochi { $everdell__river_counts__adornments ->
    [one] il tuo **ornamento**
   *[other] uno dei tuoi { $everdell__river_counts__adornments } **ornamenti**
    }. Con perle, risorse e carte, e un lavoratore, costruisci una **meraviglia**, una volta sola, da 10 a 25 punti; non ci sono eventi base. Perle inutilizzate: { $everdell__river_counts__pearl_points ->
    [one] 1 punto
   *[other] { $everdell__river_counts__pearl_points } punti
    } ciascuna.

everdell-book-newleaf = Newleaf
everdell-book-newleaf-1 = Tre carte alla **stazione** sono a disposizione di tutti, e chi ne gioca una ottiene il **vagone** accanto. Un lavoratore al Poggio cambia carte, uno alla Stazione accoglie un **visitatore**, che non occupa slot e dà punti se un desiderio è soddisfatto.
everdell-book-newleaf-2 = Le carte di Newleaf hanno **stendardi dorati** che nominano un gruppo. Un token dorato su una costruzione libera fa entrare un animale il cui stendardo, o quello della costruzione, corrisponde. Ne hai tre per la partita.
everdell-book-newleaf-3 = Dedicando un intero turno puoi **prenotare** una carta, che poi costa una risorsa in meno, o usare il tuo **biglietto**: un lavoratore schierato si muove in un altro luogo e lavora di nuovo.

everdell-book-bellfaire = Bellfaire
everdell-book-bellfaire-1 = Al **Mercato** un lavoratore prende ciò che mostra un segnalino, oppure paga ciò che mostra un altro, in cambio di 3 punti e 2 risorse. Ogni volta il segnalino cambia lato.
everdell-book-bellfaire-2 = Alla fine la **Ghirlanda** va alla città con più carte del suo tipo: { $everdell__fair__first ->
    [one] 1 punto
   *[other] { $everdell__fair__first } punti
    }, { $everdell__fair__second } alla seconda. Il **Festival dei fiori** vuole tutti e cinque i colori; gli eventi di Bellfaire contano tipi invece di nomi.
everdell-book-bellfaire-3 = Si può giocare in **cinque o sei**. Allora il limite di mano è di { $everdell__fair__hand_limit ->
    [one] 1 carta
   *[other] { $everdell__fair__hand_limit } carte
    }, e chi passa scarta la propria mano.

everdell-book-spirecrest = Spirecrest
everdell-book-spirecrest-1 = Ogni stagione ha il suo **meteo**, sempre un fastidio, e solo per chi è in quella stagione.
everdell-book-spirecrest-2 = Dopo la preparazione **esplori**: prendi una tessera mappa dove si trova il tuo coniglio, prendi una di tre scoperte, che costano { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } o { $everdell__mountain__prices__2 }, e il coniglio prosegue.
everdell-book-spirecrest-3 = Quando hai passato, il tuo **coniglio** parte lungo le tue tessere. Pagale una dopo l’altra per i loro punti, o fermati. Gli **animali giganti** prendono il posto di un lavoratore e sanno fare di più.

everdell-ask-replace-legend = Una carta leggendaria costa qualcosa?
everdell-ask-replace-legend-answer = Il suo prezzo, o la carta che nomina: se quella è nella tua città, la carta leggendaria la sostituisce gratis.
everdell-ask-replace-legend-words = giocare gratis nastro nominata leggenda
everdell-ask-legend-full-city = Posso giocare una carta leggendaria in una città piena?
everdell-ask-legend-full-city-answer = Sì, porta con sé lo slot che occupa.
everdell-ask-spend-pearls = A che cosa servono le perle?
everdell-ask-spend-pearls-answer = Con una giochi un ornamento, con due o tre costruisci una meraviglia, e ognuna che resta vale { $everdell__river_counts__pearl_points ->
    [one] 1 punto
   *[other] { $everdell__river_counts__pearl_points } punti
    }.
everdell-ask-spend-pearls-words = usare spendere valore
everdell-ask-adornment-cost = Quanto costa un ornamento?
everdell-ask-adornment-cost-answer = Una perla, pagata per prima. Ottieni subito il suo effetto e alla fine i suoi punti; non occupa slot nella tua città.
everdell-ask-adornment-cost-words = prezzo giocare pagare
everdell-ask-frog-often = Quante volte esce la mia rana?
everdell-ask-frog-often-answer = Una volta per stagione, se vuoi; puoi prepararti anche senza.
everdell-ask-frog-often-words = ambasciatore fiume volte
everdell-ask-bank-cards-spent = Le carte che chiede una riva del fiume vanno perse?
everdell-ask-bank-cards-spent-answer = No, devono solo essere nella tua città.
everdell-ask-bank-cards-spent-words = spendere perdere mostrare pearlbrook
everdell-ask-station-card-tile = Quando ottengo un vagone?
everdell-ask-station-card-tile-answer = Quando giochi una carta dalla stazione; pescarla o prenotarla non ne porta. Anche il Poggio e la Stazione ne danno uno.
everdell-ask-station-card-tile-words = tessera ricompensa treno
everdell-ask-golden-back = I token dorati tornano?
everdell-ask-golden-back-answer = No, ne hai tre in tutto per la partita.
everdell-ask-golden-back-words = foglia foglie oro tornare quanti newleaf segnalini
everdell-ask-visitor-space = I visitatori occupano slot nella mia città?
everdell-ask-visitor-space-answer = No, stanno accanto, quanti ne vuoi.
everdell-ask-ticket-often = Quante volte posso usare il mio biglietto del treno?
everdell-ask-ticket-often-answer = Due: una in qualsiasi stagione, e un’altra dall’estate in poi.
everdell-ask-ticket-often-words = due volte ritorno
everdell-ask-market-often = Posso andare due volte al Mercato?
everdell-ask-market-often-answer = Vi può stare un solo tuo lavoratore alla volta; dopo la preparazione puoi tornarci.
everdell-ask-market-often-words = bellfaire lavoratori ancora
everdell-ask-garland-tie = Chi ottiene la Ghirlanda in caso di pareggio?
everdell-ask-garland-tie-answer = Tutti quelli in parità la ottengono per intero, e il successivo ottiene comunque { $everdell__fair__second ->
    [one] 1 punto
   *[other] { $everdell__fair__second } punti
    }.
everdell-ask-garland-tie-words = premio più parità uguale
everdell-ask-six-players = Possiamo giocare in cinque o sei?
everdell-ask-six-players-answer = Sì, con Bellfaire; allora il limite di mano è di { $everdell__fair__hand_limit ->
    [one] 1 carta
   *[other] { $everdell__fair__hand_limit } carte
    }.
everdell-ask-six-players-words = quanti giocatori 5 6 persone
everdell-ask-weather-whom = Chi colpisce il meteo?
everdell-ask-weather-whom-answer = Solo chi è nella sua stagione, fino alla preparazione successiva.
everdell-ask-weather-whom-words = tempesta gelo inverno primavera estate autunno tempo
everdell-ask-pay-map-tiles = Quando pago le tessere mappa?
everdell-ask-pay-map-tiles-answer = Dopo aver passato, una dopo l’altra; alla prima che non paghi ti fermi.
everdell-ask-pay-map-tiles-words = spedizione coniglio montagna punti
everdell-ask-discovery-price = Quanto costa una scoperta?
everdell-ask-discovery-price-answer = La prima delle tre costa { $everdell__mountain__prices__0 }, le altre { $everdell__mountain__prices__1 } e { $everdell__mountain__prices__2 }, in risorse o carte.
everdell-ask-discovery-price-words = pagare spirecrest esplorare
everdell-ask-build-wonder = Come costruisco una meraviglia?
everdell-ask-build-wonder-answer = Manda lì un lavoratore e paga subito risorse, perle e carte; va a chi arriva per primo.
everdell-ask-reserve-card = Come prenoto una carta?
everdell-ask-reserve-card-answer = Dedicandole un intero turno, una volta per stagione, dal Prato o dalla stazione; poi ti costa una risorsa in meno.
everdell-ask-big-critter = Che cos’è un animale gigante?
everdell-ask-big-critter-answer = Una scoperta che prende il posto di un tuo lavoratore, per il resto della partita, e sa fare di più.
everdell-ask-big-critter-words = spirecrest abilità lavoratore
everdell-ask-worker-ability = Che cos’è un potere?
everdell-ask-worker-ability-answer = Ciò che solo tu sai fare, per tutta la partita: quali animali sono i tuoi lavoratori. In cambio nessuno riceve un nuovo lavoratore in primavera.
everdell-ask-worker-ability-words = poteri abilità lavoratori animale
