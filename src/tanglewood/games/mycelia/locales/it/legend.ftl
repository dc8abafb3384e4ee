# The symbols of the game: a name and at most twelve words for each. Order and drawings are in legend.toml.

mycelia-symbols-on-the-board = Sulla plancia
mycelia-symbol-dewdrop = goccia di rugiada
mycelia-symbol-dewdrop-says = Guidala al Santuario.
mycelia-symbol-drops-here = gocce qui
mycelia-symbol-drops-here-says = Quante gocce ci sono su questa casella.
mycelia-symbol-leaf-litter = casella foglie
mycelia-symbol-leaf-litter-says = Un terreno; le carte dicono dove agiscono.
mycelia-symbol-moss = casella muschio
mycelia-symbol-moss-says = Un terreno.
mycelia-symbol-water = casella acqua
mycelia-symbol-water-says = Un terreno.
mycelia-symbol-soil = casella terra
mycelia-symbol-soil-says = Un terreno raggiunto solo da carte per una «casella qualsiasi».
mycelia-symbol-shrine-field = casella del Santuario
mycelia-symbol-shrine-field-says = Una goccia spostata qui lascia la plancia.
mycelia-symbol-extra-shrine-field = casella del Santuario supplementare
mycelia-symbol-extra-shrine-field-says = Una seconda uscita dalla tua plancia.
mycelia-symbol-shrine = Santuario
mycelia-symbol-shrine-says = Raccoglie gocce; gira quando è pieno.
mycelia-symbol-supply-map = carta rifornimento
mycelia-symbol-supply-map-says = Dove arrivano nuove gocce quando il Santuario gira.
mycelia-symbol-die-faces = facce del dado
mycelia-symbol-die-faces-says = Il dado ne indica una; la carta mostra le sue caselle.

mycelia-symbols-on-cards = Sulle carte
mycelia-symbol-price = prezzo
mycelia-symbol-price-says = Foglie che paghi per reclutare questo fungo.
mycelia-symbol-leaves = foglie
mycelia-symbol-leaves-says = Ricevi questo numero di foglie.
mycelia-symbol-from-this-landscape = da questo terreno
mycelia-symbol-from-this-landscape-says = Scegli una casella di questo tipo.
mycelia-symbol-any-field = casella qualsiasi
mycelia-symbol-any-field-says = Va bene ogni terreno, anche la terra.
mycelia-symbol-at-least-so-many = numero minimo
mycelia-symbol-at-least-so-many-says = Devono esserci almeno queste gocce.
mycelia-symbol-exactly = esattamente
mycelia-symbol-exactly-says = Esattamente questo numero di gocce, né più né meno.
mycelia-symbol-move = sposta
mycelia-symbol-move-says = Una goccia, una casella: su, giù, sinistra o destra.
mycelia-symbol-take-off = togli
mycelia-symbol-take-off-says = Una goccia lascia subito la plancia.
mycelia-symbol-if-you-can-and-like = se puoi e vuoi
mycelia-symbol-if-you-can-and-like-says = Una goccia in più, solo se c’è.
mycelia-symbol-all-around = tutto intorno
mycelia-symbol-all-around-says = Una goccia da ogni casella accanto che ne ha.
mycelia-symbol-around = intorno
mycelia-symbol-around-says = Una goccia da questo numero di caselle accanto, a tua scelta.
mycelia-symbol-up-to-so-often = ripeti
mycelia-symbol-up-to-so-often-says = Fino a questo numero di volte, sulla stessa casella o su un’altra.
mycelia-symbol-and = e
mycelia-symbol-and-says = Entrambi, da sinistra a destra; salta ciò che vuoi.
mycelia-symbol-or = o
mycelia-symbol-or-says = Uno dei due, mai entrambi.
mycelia-symbol-the-others = gli altri
mycelia-symbol-the-others-says = Tutti gli altri possono prenderlo; tu no.
mycelia-symbol-once-when-hired = una volta, al reclutamento
mycelia-symbol-once-when-hired-says = Vale quando la recluti, poi mai più.
mycelia-symbol-let-go = elimina
mycelia-symbol-let-go-says = Togli per sempre una carta dalla tua pila degli scarti.
mycelia-symbol-bring-back = ricicla
mycelia-symbol-bring-back-says = Una carta dalla tua pila degli scarti in cima al mazzo.
mycelia-symbol-new-tile = nuova tessera
mycelia-symbol-new-tile-says = Prendi questa tessera; usala una volta per turno.
mycelia-symbol-start-card = carta iniziale
mycelia-symbol-start-card-says = Una delle carte con cui tutti cominciano.

mycelia-symbols-around-the-table = Intorno al tavolo
mycelia-symbol-leaves-around-the-table = foglie
mycelia-symbol-leaves-around-the-table-says = Con queste paghi; decidono i pareggi.
mycelia-symbol-drops-left = gocce rimaste
mycelia-symbol-drops-left-says = Ancora su questa plancia. Con zero la partita finisce.
mycelia-symbol-off-now = tolte ora
mycelia-symbol-off-now-says = Gocce tolte in questo turno.
mycelia-symbol-draw-pile = mazzo
mycelia-symbol-draw-pile-says = Le tue prossime carte; quelle reclutate stanno in cima.
mycelia-symbol-discard-pile = pila degli scarti
mycelia-symbol-discard-pile-says = Carte giocate; si mescolano quando il mazzo non basta.
mycelia-symbol-showcase = bosco
mycelia-symbol-showcase-says = Funghi da reclutare; si riempie a fine turno.
mycelia-symbol-new-showcase = nuovo bosco
mycelia-symbol-new-showcase-says = { $mycelia__tile__a__cost ->
    [one] 1 foglia
   *[other] { $mycelia__tile__a__cost } foglie
    }: { $mycelia__counts__showcase ->
    [one] 1 nuovo fungo
   *[other] { $mycelia__counts__showcase } nuovi funghi
    }. Una volta per turno.
mycelia-symbol-a-step = un passo
mycelia-symbol-a-step-says = { $mycelia__tile__b__cost ->
    [one] 1 foglia
   *[other] { $mycelia__tile__b__cost } foglie
    }: una goccia qualsiasi, una casella.
mycelia-symbol-two-steps = due passi
mycelia-symbol-two-steps-says = { $mycelia__tile__c__cost ->
    [one] 1 foglia
   *[other] { $mycelia__tile__c__cost } foglie
    }: si spostano due gocce della stessa casella.
mycelia-symbol-off-the-board = via dalla plancia
mycelia-symbol-off-the-board-says = { $mycelia__tile__d__cost ->
    [one] 1 foglia
   *[other] { $mycelia__tile__d__cost } foglie
    }: togli una goccia qualsiasi.
mycelia-symbol-let-go-around-the-table = elimina
mycelia-symbol-let-go-around-the-table-says = { $mycelia__tile__e__cost ->
    [one] 1 foglia
   *[other] { $mycelia__tile__e__cost } foglie
    }: elimina una tua carta.
mycelia-symbol-first-player = primo giocatore
mycelia-symbol-first-player-says = L’ultimo giro finisce prima di questo posto.

mycelia-symbols-gwidyon = Gwidyon
mycelia-symbol-his-pile = il suo mucchio
mycelia-symbol-his-pile-says = Quando è vuoto, vince lui.
mycelia-symbol-chip-a-drop = gettone: eliminare
mycelia-symbol-chip-a-drop-says = Capovolto su questo lato, lui perde una goccia.
mycelia-symbol-chip-quiet = gettone: riposo
mycelia-symbol-chip-quiet-says = Capovolto su questo lato, non succede nulla.
mycelia-symbol-solo-card = carta solitario
mycelia-symbol-solo-card-says = Che cosa fa dopo il tuo turno.

mycelia-symbols-prisma = Prisma
mycelia-symbol-prism-drop = goccia Prisma
mycelia-symbol-prism-drop-says = Una goccia che vale un favore quando la togli.
mycelia-symbol-favours = favori
mycelia-symbol-favours-says = Il tuo fungo avanza di questo numero di spazi.
mycelia-symbol-favour-ring = piattaforma dei favori
mycelia-symbol-favour-ring-says = Gli spazi occupati si saltano.
mycelia-symbol-gift-spaces = spazi dei doni
mycelia-symbol-gift-spaces-says = Acquista un dono di questo colore o inferiore.
mycelia-symbol-idle-mushroom = fungo inattivo
mycelia-symbol-idle-mushroom-says = Non si muove mai; lo salti.
mycelia-symbol-gift = dono
mycelia-symbol-gift-says = Ti aiuta ogni volta che lo peschi.
mycelia-symbol-draws = pesca
mycelia-symbol-draws-says = Carte che fa pescare quando lo giochi.
mycelia-symbol-gift-area = area dei doni
mycelia-symbol-gift-area-says = Doni scoperti; valgono fino alla fine del tuo turno.
mycelia-symbol-favour = favore
mycelia-symbol-favour-says = { $mycelia__tile__f__cost ->
    [one] 1 foglia
   *[other] { $mycelia__tile__f__cost } foglie
    }: un favore.
mycelia-symbol-bring-back-prisma = ricicla
mycelia-symbol-bring-back-prisma-says = { $mycelia__tile__g__cost ->
    [one] 1 foglia
   *[other] { $mycelia__tile__g__cost } foglie
    }: una carta usata in cima al mazzo.
