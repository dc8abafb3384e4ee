# Every symbol of the table: its name, and what it does in one sentence. What it does at the moment stands at the end.

# ------------------------------------------------------------------ goods

symbol-deep-forest-potion = pozione
symbol-deep-forest-potion-about = { $deep_forest__prices__obstacle ->
    [one] 1 apre
   *[other] { $deep_forest__prices__obstacle } aprono
    } una boscaglia.
symbol-deep-forest-book = libro
symbol-deep-forest-book-about = { $deep_forest__prices__obstacle ->
    [one] 1 apre
   *[other] { $deep_forest__prices__obstacle } aprono
    } un cancello.
symbol-deep-forest-coin = moneta d’oro
symbol-deep-forest-coin-about = { $deep_forest__prices__obstacle ->
    [one] 1 corrompe
   *[other] { $deep_forest__prices__obstacle } corrompono
    } un guardiano, { $deep_forest__prices__troll } per un troll, { $deep_forest__prices__buy } per una risorsa qualsiasi.
symbol-deep-forest-pawn = pedina
symbol-deep-forest-pawn-about = Dove si trova qualcuno: nel suo bosco, o a una linea del mercato.
symbol-deep-forest-marker = pietra segnavia
symbol-deep-forest-marker-about = Se ne posa una per ogni passo; mostra il tuo sentiero.
symbol-deep-forest-gold = oro
symbol-deep-forest-gold-about = Ciò che conta alla fine della partita.

# ------------------------------------------------------------------ the market

symbol-deep-forest-strip = striscia
symbol-deep-forest-strip-about = Posala ovunque nel mercato; copre ciò che c’è.

# ------------------------------------------------------------------ the forest

symbol-deep-forest-hidden = tessera coperta
symbol-deep-forest-hidden-about = Si scopre quando la vedi, e puoi camminare solo su ciò che vedi.
symbol-deep-forest-forest = bosco
symbol-deep-forest-forest-about = Un passo qui costa una pietra segnavia.
symbol-deep-forest-bare = radura
symbol-deep-forest-bare-about = La sua tessera non c’è più; un passo qui costa una pietra segnavia.
symbol-deep-forest-thicket = boscaglia
symbol-deep-forest-thicket-about = { $deep_forest__prices__obstacle ->
    [one] 1 pozione la apre
   *[other] { $deep_forest__prices__obstacle } pozioni la aprono
    }, e tieni la tessera: tre uguali o tre diverse sono un set.
symbol-deep-forest-gate = cancello
symbol-deep-forest-gate-about = { $deep_forest__prices__obstacle ->
    [one] 1 libro lo apre
   *[other] { $deep_forest__prices__obstacle } libri lo aprono
    }, e tieni la tessera: tre uguali o tre diverse sono un set.
symbol-deep-forest-guard = guardiano
symbol-deep-forest-guard-about = { $deep_forest__prices__obstacle ->
    [one] 1 moneta d’oro lo corrompe
   *[other] { $deep_forest__prices__obstacle } monete d’oro lo corrompono
    }, e tieni la tessera: tre uguali o tre diverse sono un set.
symbol-deep-forest-sword = spada
symbol-deep-forest-sword-about = Si raccoglie per una pozione, un libro e una moneta d’oro; è un dado in un combattimento.
symbol-deep-forest-spent = spada ceduta
symbol-deep-forest-spent-about = Non combatte più e non conta più.
symbol-deep-forest-troll = troll
symbol-deep-forest-troll-about = Accanto a te vuole { $deep_forest__prices__troll ->
    [one] 1 moneta d’oro
   *[other] { $deep_forest__prices__troll } monete d’oro
    } prima di tutto; il tuo lo puoi mandare a qualcuno.
symbol-deep-forest-rock = roccia
symbol-deep-forest-rock-about = Qui si combattono i mostri; lasciarla costa due pietre segnavia.
symbol-deep-forest-wall = muro
symbol-deep-forest-wall-about = Si entra in basso, si esce in alto.
symbol-deep-forest-fog = nebbia
symbol-deep-forest-fog-about = Lasciare una casella nella nebbia costa una pietra segnavia in più.
symbol-deep-forest-retreat = ritirata
symbol-deep-forest-retreat-about = Indietro fino a { $deep_forest__limits__retreat_steps ->
    [one] 1 casella
   *[other] { $deep_forest__limits__retreat_steps } caselle
    } lungo il tuo sentiero, { $deep_forest__start__retreats ->
    [one] 1 volta
   *[other] { $deep_forest__start__retreats } volte
    } a partita.
symbol-deep-forest-exit = uscita
symbol-deep-forest-exit-about = Si apre con la nebbia; chi esce ottiene oro.

# ------------------------------------------------------------------ fights

symbol-deep-forest-wild = ostacolo qualsiasi
symbol-deep-forest-wild-about = Conta come boscaglia, cancello o guardiano per i tuoi set.
symbol-deep-forest-double = due volte
symbol-deep-forest-double-about = In ogni round successivo una risorsa della tua linea del mercato si prende due volte.
symbol-deep-forest-die = dado
symbol-deep-forest-die-about = Uno per ogni spada che impegni.
symbol-deep-forest-strength = forza
symbol-deep-forest-strength-about = Ciò che i dadi e ciò che aggiungi devono raggiungere insieme.
symbol-deep-forest-boost = un punto in più
symbol-deep-forest-boost-about = Ogni risorsa di questo tipo che dai nel combattimento aggiunge un punto.
symbol-deep-forest-copies = quante
symbol-deep-forest-copies-about = Carte di questo mostro ancora da vincere.
symbol-deep-forest-monster = mostro
symbol-deep-forest-monster-about = I dadi che raggiungono la sua forza vincono la sua carta.
