# The score pad for the real table: `everdell-pad-ROW` is a row, `-says` what it counts, `-FIELD` something in it.

everdell-pad-cards = Carte
everdell-pad-cards-says = I punti stampati sulle carte della tua città; un Giullare ne toglie 2.
everdell-pad-tokens = Segnalini punto
everdell-pad-tokens-says = Segnalini nella tua riserva e sulle tue carte.
everdell-pad-prosperity = Carte viola
everdell-pad-prosperity-says = Che cosa portano le tue carte viola oltre ai punti stampati.
everdell-pad-journey = Viaggio
everdell-pad-journey-says = I tuoi lavoratori nel Viaggio, ognuno vale quanto è stampato lì.
everdell-pad-events = Eventi
everdell-pad-events-says = I punti degli eventi base e speciali che hai realizzato.
everdell-pad-wonders = Meraviglie
everdell-pad-wonders-says = Le meraviglie che hai costruito, ognuna una volta.
everdell-pad-adornments = Ornamenti
everdell-pad-adornments-says = Che cosa portano alla fine gli ornamenti che hai giocato.
everdell-pad-pearls = Perle
everdell-pad-pearls-says = Ogni perla che ti resta vale { $everdell__river_counts__pearl_points ->
    [one] { $everdell__river_counts__pearl_points } punto
   *[other] { $everdell__river_counts__pearl_points } punti
}.
everdell-pad-pearls-pearls = Perle rimaste
everdell-pad-garland = Ghirlanda
everdell-pad-garland-says = Conta le carte che il premio nomina: chi ne ha di più ottiene { $everdell__fair__first } punti, chi viene dopo { $everdell__fair__second }.
everdell-pad-garland-cards = Carte del suo tipo
everdell-pad-visitors = Visitatori
everdell-pad-visitors-says = I visitatori di cui la tua città soddisfa il desiderio.
everdell-pad-expedition = Spedizione
everdell-pad-expedition-says = Le tessere mappa che hai pagato.
everdell-pad-discoveries = Scoperte
everdell-pad-discoveries-says = Che cosa portano alla fine le tue scoperte.

everdell-pad-his-cards = Carte
everdell-pad-his-cards-says = Punti per ogni carta della sua città: { $everdell__rugwort_points__card }; per una viola: { $everdell__rugwort_points__purple }.
everdell-pad-his-cards-others = Carte non viola
everdell-pad-his-cards-purple = Carte viola
everdell-pad-his-cards-glitzy = Carte viola, e lui è sfarzoso
everdell-pad-his-basic = Eventi base
everdell-pad-his-basic-says = Punti per ogni evento base che ha preso: { $everdell__rugwort_points__basic_event }.
everdell-pad-his-basic-events = Eventi base
everdell-pad-his-special = Eventi speciali che hai mancato
everdell-pad-his-special-says = Ogni evento speciale che non hai realizzato dà punti a lui, di più dal suo secondo anno.
everdell-pad-his-special-events = Eventi speciali che hai mancato
everdell-pad-his-spaces = I tuoi slot vuoti
everdell-pad-his-spaces-says = Rugwort abusivo ottiene { $everdell__rugwort_points__squatty_space } per ogni slot vuoto della tua città.
everdell-pad-his-spaces-spaces = Slot vuoti

everdell-pad-her-cards = Carte
everdell-pad-her-cards-says = I punti stampati sulle carte della sua città, con il bottino; quelle in mano non valgono nulla.
everdell-pad-her-bonus = Il suo livello
everdell-pad-her-bonus-says = Il suo livello aggiunge punti per le carte da 0 e per quelle viola, leggendarie e di Newleaf; un bonus per carta.
everdell-pad-her-bonus-zero = Carte da 0
everdell-pad-her-bonus-rich = Carte viola, leggendarie o di Newleaf
everdell-pad-her-bonus-both = Entrambe: da 0, e viola, leggendarie o di Newleaf
everdell-pad-her-bonus-ruler = Rugwort il Regnante: il massimo di eventi di una persona
everdell-pad-her-basic = Eventi base
everdell-pad-her-basic-says = I suoi eventi base, con i punti stampati.
everdell-pad-her-special = Eventi speciali
everdell-pad-her-special-says = Ogni suo evento speciale conta secondo il suo livello, qualunque cosa vi sia stampata.
everdell-pad-her-special-events = Eventi speciali
everdell-pad-her-adornments = Ornamenti
everdell-pad-her-adornments-says = Ogni suo ornamento conta secondo il suo livello.
everdell-pad-her-adornments-adornments = Ornamenti
everdell-pad-her-pearls = Perle
everdell-pad-her-pearls-says = Ogni perla che le resta vale { $everdell__river_counts__pearl_points ->
    [one] { $everdell__river_counts__pearl_points } punto
   *[other] { $everdell__river_counts__pearl_points } punti
}.
everdell-pad-her-pearls-pearls = Perle rimaste
everdell-pad-her-visitors = Visitatori
everdell-pad-her-visitors-says = I suoi visitatori, quanti ne permette il suo livello.
everdell-pad-her-discoveries = Scoperte
everdell-pad-her-discoveries-says = Tutte le sue scoperte contano per intero.
everdell-pad-rival-tokens = Segnalini punto
everdell-pad-rival-tokens-says = Segnalini punto dati a questo avversario.
everdell-pad-rival-journey = Viaggio
everdell-pad-rival-journey-says = I lavoratori di questo avversario nel Viaggio.
everdell-pad-rival-wonders = Meraviglie
everdell-pad-rival-wonders-says = Le meraviglie costruite da questo avversario.
everdell-pad-rival-expedition = Tessere mappa
everdell-pad-rival-expedition-says = Tutte le tessere mappa di questo avversario.

everdell-pad-tie-events = Eventi, base e speciali insieme
everdell-pad-tie-resources = Risorse inutilizzate nella riserva
everdell-pad-rival-nightweave = Tessinotte
everdell-pad-rival-rugwort = Rugwort

# Tonight’s set-up of the real box: `$n` things, `$what` they are, `$players` people.

everdell-tonight-board = Disponete il tabellone e l’albero, e dividete rametti, resine, ciottoli, bacche e segnalini punto.
everdell-tonight-forest = { $n ->
    [one] Mettete questa carta foresta nella sua radura; le altre tornano nella scatola.
   *[other] Mettete queste { $n } carte foresta nelle loro radure; le altre tornano nella scatola.
}
everdell-tonight-basic-events = Disponete gli eventi base.
everdell-tonight-special-events = { $n ->
    [one] Mettete questo evento speciale sull’albero; gli altri tornano nella scatola.
   *[other] Mettete questi { $n } eventi speciali sull’albero; gli altri tornano nella scatola.
}
everdell-tonight-farms = Togliete dal mazzo le solite Fattorie e mescolatevi le otto stagionali.
everdell-tonight-corrin = Mescolate nel mazzo le cinque carte di Corrin Evertail.
everdell-tonight-extra = Mescolate nel mazzo le quindici carte di Extra! Extra!
everdell-tonight-rugwort-cards = Mescolate nel mazzo le tre carte di Rugwort.
everdell-tonight-pearlbrook-deck = Mescolate nel mazzo le carte di Pearlbrook.
everdell-tonight-newleaf-deck = Mescolate nel mazzo le carte di Newleaf.
everdell-tonight-river = Mettete il tabellone del fiume accanto a quello principale, le perle sulla sua Secca. Pescate { $everdell__river_counts__citizens } abitanti e { $everdell__river_counts__locations } luoghi, mescolateli e mettetene uno a faccia in giù su ogni spazio del fiume, con una perla sopra.
everdell-tonight-wonders = Disponete le quattro meraviglie. Non ci sono eventi base.
everdell-tonight-adornments = Ciascuno riceve una rana e { $everdell__river_counts__adornments } ornamenti, nascosti agli altri; il resto torna nella scatola senza guardarlo.
everdell-tonight-train = Mettete tutte le tessere vagone nel sacchetto, pescatene tre sul treno, e mettete accanto a ognuna una carta del mazzo.
everdell-tonight-visitors = Dividete i visitatori in due pile uguali, a faccia in su.
everdell-tonight-golden = Ciascuno riceve tre token occupazione dorati.
everdell-tonight-ticket = Ciascuno riceve un biglietto del treno, con il lato andata in su.
everdell-tonight-reservation = Ciascuno riceve un segnalino prenotazione, con il lato pronto in su.
everdell-tonight-market = Preparate il Mercato con i suoi quattro segnalini sul lato indicato qui, in questo ordine.
everdell-tonight-garland = Mettete questa Ghirlanda accanto al tabellone; le altre tornano nella scatola.
everdell-tonight-weather = Mettete la montagna sotto il tabellone. Mescolate separatamente il meteo di ogni stagione e mettetene uno per stagione a faccia in giù; per l’inverno prendete questo e rivelatelo subito.
everdell-tonight-discoveries = Mescolate separatamente i tre mazzi delle scoperte e metteteli alle loro regioni; gli animali giganti aspettano accanto al tabellone.
everdell-tonight-map = Ciascuno prende una tessera iniziale. Mettete queste tessere mappa scoperte nella prima regione, e altrettante a faccia in giù in ognuna delle altre.
everdell-tonight-rabbits = Ogni coniglio parte dalle colline.
everdell-tonight-rugwort = Preparate come per due giocatori. Rugwort non riceve carte; i suoi lavoratori stanno qui.
everdell-tonight-level = Tessinotte gioca a questo livello: disponete la sua carta punteggio.
everdell-tonight-personality = Ecco com’è stasera.
everdell-tonight-plan = Ecco che cosa trama stasera.
everdell-tonight-intrigues = Mescolate gli intrighi in una pila a faccia in giù; l’inverno non ne ha.
everdell-tonight-activity = Togliete le carte del fiume se Pearlbrook non è in gioco. Dividete le carte attività secondo la loro prima stagione. Delle carte dell’inverno prendetene due che piazzano un ragno: una lascia il gioco; mescolate le altre e mettete la seconda in cima.
everdell-tonight-spiders = Datele il dado, i suoi ragni e la sua figura, e { $players ->
    [one] una carta a faccia in giù
   *[other] due carte a faccia in giù
} del mazzo. L’evento I Giochi di Everdell torna nella scatola.
everdell-tonight-powers = Distribuite o scegliete i poteri dei giocatori, prima di distribuire le carte.
everdell-tonight-legends = Ciascuno riceve un animale leggendario e una costruzione leggendaria, senza mostrarli agli altri.
everdell-tonight-workers = Lavoratori per ciascuno: { $everdell__counts__workers }; gli altri aspettano sull’albero.
everdell-tonight-meadow = Mescolate il mazzo e scoprite il Prato: { $everdell__counts__meadow } carte in tutto.
everdell-tonight-hands = Distribuite le prime mani.
everdell-tonight-note = { $note ->
    [top_left] in alto a sinistra
    [bottom_left] in basso a sinistra
    [top_right] in alto a destra
    [bottom_right] in basso a destra
    [gain] lato Ottieni
   *[trade] lato Scambia
}
