# The table of Everdell in the browser.

# Spoken names. Whatever can be touched says so at its end.
ev-kind = { $colour ->
    [tan] Viaggiatore
    [green] Produzione
    [red] Destinazione
    [blue] Governo
   *[purple] Prosperità
} · { $critter ->
    [yes] { $unique ->
        [yes] animale unico
       *[no] animale comune
    }
   *[no] { $unique ->
        [yes] costruzione unica
       *[no] costruzione comune
    }
}
ev-card = { $name }, { $kind }, costa { $cost }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. { $words }
ev-slot = Spazio { $slot }: { $what }{ $blocked ->
    [yes] {" "}C’è sopra il lavoratore di Rugwort.
   *[no] {""}
}{ $beside ->
    [yes] {" "}Tessinotte è adiacente.
   *[no] {""}
}
ev-city-card = { $name }, { $kind }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}{ $noted ->
    [yes] . { $notes }
   *[no] {""}
}. { $words }
ev-occupied = occupata
ev-prisoners = { $n ->
    [one] 1 prigioniero
   *[other] { $n } prigionieri
}
ev-nobody = nessuno
ev-location = { $name }: { $words } { $spaces ->
    [shared] Condiviso da tutti.
    [1] Uno spazio.
   *[other] { $spaces } spazi.
} Lì: { $workers }.
ev-place-kind = { $sort ->
    [basic] { $shared ->
        [yes] Luogo base condiviso
       *[no] Luogo base esclusivo
    }
    [forest] Luogo foresta
    [haven] Rifugio, condiviso
   *[journey] Viaggio, in autunno
}
ev-stands-there = { $n ->
    [0] Qui non c’è nessuno.
   *[other] Qui: { $names }.
}
ev-need-colour = { $n } { $colour ->
    [tan] { $n ->
        [one] marrone
       *[other] marroni
    }
    [green] { $n ->
        [one] verde
       *[other] verdi
    }
    [red] { $n ->
        [one] rossa
       *[other] rosse
    }
    [blue] blu
   *[purple] viola
}
ev-event = { $name }: richiede { $needs }{ $points ->
    [0] {"."}
    [one] , 1 punto.
   *[other] , { $points } punti.
} { $words } { $state ->
    [taken] Già realizzato: { $owner }.
    [met] La tua città soddisfa il requisito.
   *[open] Non ancora realizzato.
}
ev-stock = { $kind ->
    [twig] { $n ->
        [one] 1 rametto
       *[other] { $n } rametti
    }
    [resin] { $n ->
        [one] 1 resina
       *[other] { $n } resine
    }
    [pebble] { $n ->
        [one] 1 ciottolo
       *[other] { $n } ciottoli
    }
   *[berry] { $n ->
        [one] 1 bacca
       *[other] { $n } bacche
    }
}.
ev-resource = { $kind ->
    [twig] rametti
    [resin] resina
    [pebble] ciottoli
   *[berry] bacche
}
ev-legend = Una tua carta leggendaria, può sostituire la tua carta { $old }: { $what }
ev-ribbon = Una carta leggendaria: può sostituire gratuitamente la tua carta { $old }
ev-legends-in-hand = carte leggendarie non ancora giocate
ev-power = Potere del giocatore: { $name }, { $title }. { $words }{ $noted ->
    [yes] {" "}Ora: { $notes }.
   *[no] {""}
}
ev-own-power = Che cosa sanno fare i tuoi lavoratori
ev-wild = { $n ->
    [one] 1 segnalino jolly
   *[other] { $n } segnalini jolly
}
ev-kept = { $n ->
    [one] 1 carta accanto
   *[other] { $n } carte accanto
}
ev-figure-on = la figura è qui: { $place }
ev-token-on = il segnalino è sullo spazio { $slot } del Prato
ev-trail = { $n ->
    [one] 1 carta foresta a faccia in giù
   *[other] { $n } carte foresta a faccia in giù
}
ev-workers = { $free ->
    [one] 1 lavoratore su { $all } è disponibile
   *[other] { $free } lavoratori su { $all } sono disponibili
}
ev-season-now = È { $season ->
    [winter] inverno
    [spring] primavera
    [summer] estate
   *[autumn] autunno
}
ev-deck = Mazzo, { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
ev-discard = Pila degli scarti, { $n ->
    [0] vuota
    [one] 1 carta
   *[other] { $n } carte
}
ev-unseen = Carte che non hai visto
ev-unseen-about = { $n ->
    [one] 1 carta è nel mazzo
   *[other] { $n } carte sono nel mazzo
}, le altre nelle mani o a faccia in giù nella pila degli scarti.
ev-face-down = { $n ->
    [one] 1 carta è
   *[other] { $n } carte sono
} a faccia in giù.
ev-rolled = Il suo lancio: { $n }.

# What a card would cost now.
ev-price-ways = Potresti giocarla: { $ways }.
ev-price-missing = Ti manca: { $goods }.
ev-price-no-room = La tua città non ha posto.
ev-way = { $way ->
    [pay] pagando il costo
    [occupy] gratuitamente, occupando la tua carta { $card }
    [use] con l’aiuto della tua carta { $card }
    [replace] gratuitamente, al posto della tua carta { $card }
   *[imprison] con { $card } come prigioniero del tuo Dungeon
}

# Headings.
ev-board = Ciò che è di tutti
ev-special = Eventi speciali nel grande albero
ev-basics = Eventi base
ev-meadow = Prato
ev-forest = Luoghi foresta
ev-far = Rifugio e Viaggio
ev-river = Luoghi base
ev-city = Città
ev-city-own = La tua città
ev-city-of = Città di { $name }
ev-city-large = Mostra in grande la città di { $name }
ev-hand = Mano
ev-hand-own = La tua mano
ev-hand-count = Mano: { $n } su { $limit }
ev-goods = Risorse e segnalini punto
ev-own-events = Eventi realizzati
ev-ask = Che cosa ti viene chiesto
ev-revealed = Carte rivelate
ev-list-short = { $n ->
    [one] 1 opzione
   *[other] Tutte le { $n } opzioni
}
ev-part-city = Città
ev-part-hand = Mano
ev-part-meadow = Prato
ev-part-forest = Foresta
ev-part-events = Eventi
ev-part-others = Altri

# Small words.
ev-first = 1° giocatore
ev-passed = ha passato
ev-touch = Tocca una delle cose che brillano.
ev-spaces = { $used } slot su { $all }
ev-free-spaces = { $n ->
    [one] 1 slot libero
   *[other] { $n } slot liberi
}
ev-room = posto per { $n }
ev-kinds = Carte per tipo
ev-kind-count = { $n ->
    [one] In città ce n’è 1.
   *[other] In città ce ne sono { $n }.
}
ev-you-have = { $n ->
    [0] Non ne hai.
   *[other] Ne hai { $n }.
}
ev-tokens-now = { $n ->
    [0] Non hai ancora segnalini.
    [one] Hai 1 segnalino.
   *[other] Hai { $n } segnalini.
}
ev-her-tokens = { $n ->
    [0] Non ha ancora segnalini.
    [one] 1 è un segnalino.
   *[other] { $n } sono segnalini.
}
ev-cards-there = { $n ->
    [0] Ora è vuoto.
    [one] Ora c’è 1 carta.
   *[other] Ora ci sono { $n } carte.
}
ev-event-needs = Richiede { $needs }.
ev-event-is-mine = { $name }: { $n ->
    [one] 1 punto.
   *[other] { $n } punti.
}
ev-workers-home = { $n ->
    [1] Un lavoratore è ancora a casa.
    [2] Due lavoratori sono ancora a casa.
    [3] Tre lavoratori sono ancora a casa.
    [4] Quattro lavoratori sono ancora a casa.
    [5] Cinque lavoratori sono ancora a casa.
    [6] Sei lavoratori sono ancora a casa.
   *[other] { $n } lavoratori sono ancora a casa.
}
ev-pass-anyway = Passa comunque
ev-pass-not-yet = Non ancora
ev-season-later = { $season ->
    [spring] La primavera arriva
    [summer] L’estate arriva
   *[autumn] L’autunno arriva
} quando tutti i tuoi lavoratori sono fuori.
ev-cards-in-hand = carte in mano
ev-free-workers = lavoratori disponibili
ev-points-so-far = punti finora
ev-points-open = punti finora. Mostra da dove vengono
ev-points-now = Punti se la partita finisse ora
ev-source = provenienza
ev-total = Totale
ev-needs = Richiede { $needs }
ev-brings = Se occupata, fa entrare gratis: { $names }
ev-brings-any = Se occupata, fa entrare gratis un animale qualsiasi
ev-home = Gratis se occupi: { $names }
ev-all-cards = Nella pagina delle carte
ev-read-nothing = Indica una carta o un luogo per leggerli qui.

# Rugwort, when one plays alone.
ev-rugwort-about = gioca senza posto
ev-mood = { $mood ->
    [cranky] scontroso: prende carte della tua mano
    [glitzy] sfarzoso: le sue carte viola contano di più
    [hasty] frettoloso: realizza presto gli eventi
    [lucky] fortunato: un numero ripetuto gli porta un punto
   *[squatty] abusivo: i tuoi slot vuoti contano per lui
}
ev-his-events = eventi che ha realizzato
ev-he-did = Che cosa ha fatto
ev-rule = Regola { $rule }

# The last turn of the opponent without a seat, once more.
ev-his-turn-again = Rivedi il suo turno
ev-her-turn-again = Rivedi il suo turno
ev-her-turn-again-short = Rivedi il turno
ev-again-at = Passo { $n } di { $all }
ev-again-back = Passo indietro
ev-again-on = Passo dopo
ev-again-end = È tutto: torna al tavolo

# Nightweave’s lair.
ev-part-lair = Tana
ev-lair-of = La tana di Tessinotte
ev-lair-open = Nella sua tana
ev-level = { $name }, livello { $level }
ev-level-short = { $name } ({ $level })
ev-level-means = il simbolo del suo livello porta { $points ->
    [one] 1 punto
   *[other] { $points } punti
}; alla fine { $zero } in più per ogni carta da 0, { $rich } per ogni carta viola, leggendaria o di Newleaf, { $special } per ogni evento speciale
ev-quiet-discard = scarta una carta, senza punti
ev-level-points = Punti del suo livello: { $n }
ev-level-token = e i punti del suo livello
ev-she-did = Che cosa ha fatto
ev-she-began = Ha mosso per prima, quando nessuno guardava: la sua carta è qui.
ev-spiders = Ragni
ev-spiders-home = ragni a casa
ev-spiders-where = { $home } a casa, { $out } sul tabellone, { $later } devono ancora arrivare
ev-her-events = Eventi che ha preso
ev-loot = Bottino
ev-her-hand = La sua mano: { $n ->
    [one] 1 carta, a faccia in giù
   *[other] { $n } carte, a faccia in giù
}
ev-known = Viste mentre entravano nella sua mano; ancora lì o scartate a faccia in giù: { $names }
ev-her-city = La sua città: { $used } su { $all }
ev-season = Stagione
ev-season-name = { $season ->
    [winter] Inverno
    [spring] Primavera
    [summer] Estate
   *[autumn] Autunno
}
ev-now = ora
ev-tokens = Segnalini punto
ev-where-she-is = Lei
ev-she-sits = Tessinotte è sullo spazio { $slot } del Prato
ev-she-is-home = A casa
ev-modules = Che cosa trama
ev-module = { $table ->
    [personality] Personalità
    [plan] Piano
   *[intrigue] { $kind ->
        [seasonal] Intrigo di questa stagione
        [short] Intrigo
       *[instant] Intrigo immediato
    }
}
ev-foil = Per sventarlo:
ev-intrigues-left = { $n ->
    [one] 1 intrigo è ancora a faccia in giù.
   *[other] { $n } intrighi sono ancora a faccia in giù.
}
ev-activity = La carta che segue
ev-activity-card = Carta attività. In { $season ->
    [winter] inverno
    [spring] primavera
    [summer] estate
   *[autumn] autunno
}: prima { $first }; se è impossibile { $second }; altrimenti { $backup }. Gli spazi occupati si saltano { $arrow ->
    [clockwise] in senso orario
   *[counter] in senso antiorario
}.
ev-arrow = { $arrow ->
    [clockwise] in senso orario
   *[counter] in senso antiorario
}
ev-mark = { $mark ->
    [worker] serve un ragno
   *[pawn] serve lei stessa
}
ev-else = altrimenti
ev-to-come = Possono ancora arrivare: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
ev-to-come-about = { $all ->
    [one] È questa.
   *[other] Di queste { $all }, { $n } sono a faccia in giù. Ecco che cosa dicono nella sua stagione.
}
ev-down = a faccia in giù
ev-web-on-card = c’è sopra un segnalino ragnatela
ev-captives = { $n ->
    [one] Un lavoratore è sulla sua plancia
   *[other] { $n } lavoratori sono sulla sua plancia
}{ $lent ->
    [0] {"."}
   *[other] ; è il prossimo che usa.
}
ev-owed = Il primo lavoratore che piazzi è suo.
ev-turned-away = Girata da Tessinotte, non si può usare: { $what }
ev-web-here = C’è sopra un segnalino ragnatela.
ev-webs-here = { $n ->
    [one] C’è sopra un segnalino ragnatela.
   *[other] Ci sono sopra { $n } segnalini ragnatela.
}

# Help.
ev-help = Come si gioca
ev-help-short = Aiuto
ev-help-workers = Piazza un lavoratore dove qualcosa brilla: sul fiume, nella foresta, su un evento o su una carta rossa di una città.
ev-help-cards = Gioca carte dalla mano o dal Prato. Una linea tratteggiata sotto un numero dice che cosa ti manca ancora.
ev-help-homes = Una costruzione con una porta fa entrare gratis il suo animale, una volta.
ev-help-seasons = Quando tutti i tuoi lavoratori sono fuori, preparati per la prossima stagione: tornano e ne portano di nuovi.
ev-help-events = Un evento va a chi per primo ha le sue carte e vi manda un lavoratore.
ev-help-rugwort = Dopo ogni carta che giochi Rugwort lancia un dado e prende quella carta dal Prato. A ogni stagione blocca di più.
ev-help-nightweave = Tessinotte gioca dopo ogni tuo turno: una carta attività dice che cosa fa nella sua stagione. Se la prima cosa è impossibile fa la seconda, altrimenti quella in fondo.
ev-help-activity = Uno spazio occupato fa andare il suo ragno al prossimo dello stesso tipo, nel verso della freccia sulla carta.
ev-help-webs = Le ragnatele segnano ciò che ha tessuto: le carte adiacenti su cui influisce e i luoghi che costano qualcosa in più.
ev-help-again = Il suo ultimo turno si può rivedere passo per passo: con il pulsante sotto, o con R; le frecce vanno avanti e indietro.
ev-help-keys = Tasti: le frecce e Tab scorrono ciò che brilla, Invio lo sceglie, Z lo ingrandisce, Esc torna indietro, U annulla, H suggerisce.
ev-help-rules = Tutte le regole

# Laying a table.
web-rival-everdell = Rugwort
web-rival-everdell-about = Il tuo avversario non ha bisogno di un posto: un vecchio ratto che prende una carta del Prato dopo ognuna che giochi e realizza eventi con il passare delle stagioni.
ev-companion-ready-rugwort = Che cosa hai fatto?
ev-rival-nightweave = Tessinotte
ev-rival-nightweave-about = Non ha bisogno di un posto: una signora dei ragni che costruisce una sua città, manda ragni dove vuoi andare tu e si siede lei stessa nel Prato.
web-setting-everdell-rugwort = L’anno di Rugwort
web-setting-everdell-mood = Il suo umore
web-setting-everdell-first = Chi comincia
web-setting-everdell-nightweave = Contro Tessinotte
web-setting-everdell-difficulty = Il suo livello
web-setting-everdell-personality = La sua personalità
web-setting-everdell-plan = Il suo piano
web-setting-everdell-intrigues = Intrighi
web-setting-everdell-farms = Fattorie stagionali
web-setting-everdell-corrin = Carte di Corrin Evertail
web-setting-everdell-extra = Extra! Extra!
web-setting-everdell-rugwort-cards = Carte di Rugwort
web-setting-everdell-legends = Carte leggendarie
web-setting-everdell-powers = Poteri dei giocatori
web-choice-everdell-rugwort = { $choice ->
    [1] 1: il Furfante
    [2] 2: il Marcio
   *[3] 3: la Canaglia
}
web-choice-everdell-mood = { $choice ->
    [none] Nessuno
    [cranky] Scontroso
    [glitzy] Sfarzoso
    [hasty] Frettoloso
    [lucky] Fortunato
   *[squatty] Abusivo
}
web-choice-everdell-difficulty = { $choice ->
    [0] 0: mite
    [1] 1: scaltra
    [2] 2: insopportabile
    [3] 3: tormentatrice
   *[4] 4: terrificante
}
web-choice-everdell-personality = { $choice ->
    [none] Nessuna
    [any] A caso
    [nasty] Cattiva
    [pessimist] Pessimista
    [infernal] Infernale
    [vile] Vile
    [gambler] Giocatrice d’azzardo
    [idler] Sfaccendata
    [privileged] Privilegiata
    [needy] Bisognosa
   *[other] { $choice }
}
web-choice-everdell-plan = { $choice ->
    [none] Nessuno
    [any] A caso
    [masquerade] Ballo in maschera
    [web_barricade] Barricata di ragnatela
    [hypnotic_gaze] Sguardo ipnotico
    [plot_thickens] L’intrigo s’infittisce
    [weavers_whim] Capriccio della tessitrice
    [bounty_hunter] Cacciatrice di taglie
    [swarm] Sciame travolgente
    [test_of_strength] Prova di forza
    [unraveler] Disfattrice
    [web_expansion] Espansione della ragnatela
    [smarty] Furbetta
    [extortion] Estorsione
    [connections] Conoscenze
   *[other] { $choice }
}
web-choice-everdell-legends = { $choice ->
    [none] Nessuna
    [first] Le prime dieci
    [more] Le altre dieci
   *[both] Tutte e venti
}
web-choice-everdell-powers = { $choice ->
    [none] Nessuno
    [mistwood] I quattro di Mistwood
   *[all] Tutti, uno tra due
}
ev-fixed-plan = Non con gli intrighi: si escludono a vicenda.
ev-fixed-intrigues = Non con un piano: si escludono a vicenda.
ev-fixed-modules = Non con la sua personalità, il suo piano o i suoi intrighi.

# Other pages.
web-curve-everdell = Punti, turno per turno
web-curve-label-everdell = Curva dell’andamento: punti di ogni giocatore, turno per turno
web-total-everdell = punti
web-cards-everdell = { $table ->
    [card] Animali e costruzioni
    [location] Luoghi
    [event] Eventi
    [season] Stagioni
    [rugwort] Rugwort
    [rugwort_points] I punti di Rugwort
    [activity] Carte attività di Tessinotte
    [personality] Le sue personalità
    [plan] I suoi piani
    [intrigue] I suoi intrighi
    [level] I suoi livelli
    [lair] La sua tana
    [her_season] Che cosa le porta una stagione
    [power] Poteri dei giocatori
    [adornment] Pearlbrook: ornamenti
    [river_space] Pearlbrook: rive del fiume
    [river_card] Pearlbrook: carte del fiume
    [river_counts] Pearlbrook: preparazione del fiume
    [visitor] Newleaf: visitatori
    [train_tile] Newleaf: vagoni
    [garland] Bellfaire: Ghirlande
    [market_token] Bellfaire: segnalini del Mercato
    [fair] Bellfaire: la fiera
    [discovery] Spirecrest: scoperte
    [map_tile] Spirecrest: tessere mappa
    [weather] Spirecrest: meteo
    [mountain] Spirecrest: la montagna
    [counts] Come si prepara il tavolo
   *[other] Altro
}

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-everdell = Everdell
web-game-about-everdell = Costruisci una città nel bosco prima dell’inverno.
web-game-facts-everdell = 1–4 giocatori, fino a 6 con Bellfaire
web-game-picture-everdell = Un grande albero cavo sopra una piccola città nel bosco, un ragno appeso al suo filo
web-group-everdell = { $group ->
    [alone] Quanto è forte { $rival }
    [lair] La tana di Tessinotte
    [box] Che cosa c’è nella scatola
    [pearlbrook] Pearlbrook: il fiume
    [newleaf] Newleaf: la stazione
    [bellfaire] Bellfaire: la fiera
    [spirecrest] Spirecrest: la montagna
    [start] Come si comincia
    [asking] Che cosa ti viene chiesto
   *[rest] Altro
}
web-part-everdell = { $part ->
    [base] Il gioco base
    [solo] In solitario, contro Rugwort
    [mistwood] Mistwood: che cosa c’è nella scatola
    [farms] Fattorie stagionali
    [corrin] Corrin Evertail
    [extra] Carte extra
    [rugwort_cards] Carte di Rugwort
    [legends] Carte leggendarie
    [powers] Poteri dei giocatori
    [nightweave] Contro Tessinotte
    [modules] I suoi piani, intrighi e personalità
    [newleaf] Con Newleaf
    [pearlbrook] Con Pearlbrook
    [spirecrest] Con Spirecrest
    [bellfaire] Con Bellfaire
   *[other] { $part }
}

# Words in names that are too long for a narrow card, with a dot wherever they may be divided. List those of your
# language, from about eleven letters on.
ev-divided =
    Condot·tiero Diplo·matico Forte·radice Giar·diniere Intaglia·tore Lungi·mirante Mongol·fiera Rugiada·lucente
    Spazza·trucioli Vento·caduto Zampa·morbida architet·tonico prima·verile traghet·tatore
