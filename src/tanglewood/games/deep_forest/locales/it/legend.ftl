# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

deep_forest-symbols-goods = Risorse
deep_forest-symbol-potion = pozione
deep_forest-symbol-potion-says = { $deep_forest__prices__obstacle ->
    [one] 1 apre
   *[other] { $deep_forest__prices__obstacle } aprono
    } una boscaglia.
deep_forest-symbol-book = libro
deep_forest-symbol-book-says = { $deep_forest__prices__obstacle ->
    [one] 1 apre
   *[other] { $deep_forest__prices__obstacle } aprono
    } un cancello.
deep_forest-symbol-coin = moneta d’oro
deep_forest-symbol-coin-says = { $deep_forest__prices__obstacle ->
    [one] 1 corrompe
   *[other] { $deep_forest__prices__obstacle } corrompono
    } un guardiano; { $deep_forest__prices__troll ->
    [one] 1 placa
   *[other] { $deep_forest__prices__troll } placano
    } un troll.
deep_forest-symbol-marker = pietra segnavia
deep_forest-symbol-marker-says = Una per ogni passo.
deep_forest-symbol-buy = compra
deep_forest-symbol-buy-says = { $deep_forest__prices__buy ->
    [one] 1 moneta d’oro diventa
   *[other] { $deep_forest__prices__buy } monete d’oro diventano
    } una risorsa.
deep_forest-symbol-sell = vendi
deep_forest-symbol-sell-says = { $deep_forest__prices__sell ->
    [one] 1 risorsa diventa
   *[other] { $deep_forest__prices__sell } dello stesso tipo diventano
    } una moneta d’oro.
deep_forest-symbol-limit = limite
deep_forest-symbol-limit-says = Alla fine del turno ne tieni { $deep_forest__limits__kept }.

deep_forest-symbols-the-market = Il mercato
deep_forest-symbol-strip = striscia
deep_forest-symbol-strip-says = Posala ovunque; copre ciò che c’è.
deep_forest-symbol-line = linea
deep_forest-symbol-line-says = Posizionati qui e prendi tutto ciò che mostra.
deep_forest-symbol-taken-line = linea occupata
deep_forest-symbol-taken-line-says = C’è qualcuno; tu non puoi.
deep_forest-symbol-closed-corner = angolo chiuso
deep_forest-symbol-closed-corner-says = La diagonale si apre con { $deep_forest__market__corner_from ->
    [one] 1 giocatore
   *[other] { $deep_forest__market__corner_from } giocatori
    }.

deep_forest-symbols-the-forest = Il bosco
deep_forest-symbol-face-down-tile = tessera coperta
deep_forest-symbol-face-down-tile-says = Si scopre quando la vedi.
deep_forest-symbol-forest = bosco
deep_forest-symbol-forest-says = Un passo qui per una pietra segnavia.
deep_forest-symbol-thicket = boscaglia
deep_forest-symbol-thicket-says = { $deep_forest__prices__obstacle ->
    [one] 1 pozione
   *[other] { $deep_forest__prices__obstacle } pozioni
    }; tieni la tessera.
deep_forest-symbol-gate = cancello
deep_forest-symbol-gate-says = { $deep_forest__prices__obstacle ->
    [one] 1 libro
   *[other] { $deep_forest__prices__obstacle } libri
    }; tieni la tessera.
deep_forest-symbol-guard = guardiano
deep_forest-symbol-guard-says = { $deep_forest__prices__obstacle ->
    [one] 1 moneta d’oro
   *[other] { $deep_forest__prices__obstacle } monete d’oro
    }; tieni la tessera.
deep_forest-symbol-sword = spada
deep_forest-symbol-sword-says = Pozione, libro e moneta d’oro; un dado in combattimento.
deep_forest-symbol-troll = troll
deep_forest-symbol-troll-says = Accanto a te: paga { $deep_forest__prices__troll ->
    [one] 1 moneta d’oro
   *[other] { $deep_forest__prices__troll } monete d’oro
    } prima di tutto.
deep_forest-symbol-rock = roccia
deep_forest-symbol-rock-says = Qui si combatte; lasciarla costa due pietre segnavia.
deep_forest-symbol-marked-field = casella segnata
deep_forest-symbol-marked-field-says = Da qui puoi combattere.
deep_forest-symbol-your-path = il tuo sentiero
deep_forest-symbol-your-path-says = Non camminarci mai più accanto.
deep_forest-symbol-touching = contatto
deep_forest-symbol-touching-says = Qui il tuo sentiero toccherebbe sé stesso.
deep_forest-symbol-wall = muro
deep_forest-symbol-wall-says = Si entra in basso, si esce in alto.
deep_forest-symbol-fog = nebbia
deep_forest-symbol-fog-says = Lasciare una casella qui costa una pietra segnavia in più.
deep_forest-symbol-retreat = ritirata
deep_forest-symbol-retreat-says = Indietro fino a { $deep_forest__limits__retreat_steps ->
    [one] 1 casella
   *[other] { $deep_forest__limits__retreat_steps } caselle
    }; { $deep_forest__start__retreats ->
    [one] 1 volta
   *[other] { $deep_forest__start__retreats } volte
    } a partita.
deep_forest-symbol-send = manda
deep_forest-symbol-send-says = Il tuo troll a qualcuno, per { $deep_forest__prices__troll_reward ->
    [one] 1 risorsa
   *[other] { $deep_forest__prices__troll_reward } risorse
    }.

deep_forest-symbols-fights-and-gold = Combattimenti e oro
deep_forest-symbol-strength = forza
deep_forest-symbol-strength-says = Raggiungila con i dadi per vincere.
deep_forest-symbol-die = dado
deep_forest-symbol-die-says = Uno per ogni spada che impegni.
deep_forest-symbol-set-aside = messo da parte
deep_forest-symbol-set-aside-says = Mantiene i suoi punti mentre lanci gli altri.
deep_forest-symbol-pip-for-a-good = punto per una risorsa
deep_forest-symbol-pip-for-a-good-says = Paga una di queste, aggiungi un punto.
deep_forest-symbol-worn-out = ceduta
deep_forest-symbol-worn-out-says = Non combatte più, non conta più.
deep_forest-symbol-gold = oro
deep_forest-symbol-gold-says = Quanto vale alla fine.
deep_forest-symbol-set = set
deep_forest-symbol-set-says = Tre uguali o tre diversi: { $deep_forest__points__set } oro.
deep_forest-symbol-longest-path = sentiero più lungo
deep_forest-symbol-longest-path-says = { $deep_forest__points__longest } oro, se hai lasciato il bosco.
deep_forest-symbol-way-out = uscita
deep_forest-symbol-way-out-says = Si apre con la nebbia: { $deep_forest__points__left } oro.
deep_forest-symbol-round = round
deep_forest-symbol-round-says = Nebbia dopo il round { $deep_forest__fog__after_round }, fine dopo il round { $deep_forest__fog__last_round }.
