# Every symbol of the table: its name, and what it does in one sentence. What it does at the moment stands at the end.

# ------------------------------------------------------------------ the board

symbol-mycelia-drop = goccia di rugiada
symbol-mycelia-drop-about = Guidala al Santuario; vince la prima plancia vuota.
symbol-mycelia-land-leaves = casella foglie
symbol-mycelia-land-leaves-about = Un terreno; le carte dicono su quale agiscono.
symbol-mycelia-land-moss = casella muschio
symbol-mycelia-land-moss-about = Un terreno; le carte dicono su quale agiscono.
symbol-mycelia-land-water = casella acqua
symbol-mycelia-land-water-about = Un terreno; le carte dicono su quale agiscono.
symbol-mycelia-land-soil = casella terra
symbol-mycelia-land-soil-about = Un terreno che solo le carte per una casella qualsiasi raggiungono.
symbol-mycelia-land-any = casella qualsiasi
symbol-mycelia-land-any-about = Va bene ogni terreno, anche la terra.
symbol-mycelia-shrine = casella del Santuario
symbol-mycelia-shrine-about = Una goccia spostata qui lascia la plancia.
symbol-mycelia-wheel = Santuario
symbol-mycelia-wheel-about = Raccoglie le gocce che lasciano le plance; quando è pieno gira e arrivano nuove gocce.
symbol-mycelia-map = carta rifornimento
symbol-mycelia-map-about = Dove arriva una nuova goccia quando il Santuario gira: il dado indica un simbolo, e le sue caselle ricevono una goccia su ogni plancia.
symbol-mycelia-die = dado
symbol-mycelia-die-about = Indica il simbolo della carta rifornimento quando il Santuario gira.

# ------------------------------------------------------------------ on cards

symbol-mycelia-leaf = foglie
symbol-mycelia-leaf-about = Con queste paghi funghi e tessere; decidono i pareggi.
symbol-mycelia-move = sposta
symbol-mycelia-move-about = Una goccia, una casella: su, giù, a sinistra o a destra.
symbol-mycelia-move-clear = sposta, se vuoi
symbol-mycelia-move-clear-about = Una goccia in più, solo se c’è e se vuoi.
symbol-mycelia-remove = togli
symbol-mycelia-remove-about = Una goccia lascia subito la plancia.
symbol-mycelia-remove-clear = togli, se vuoi
symbol-mycelia-remove-clear-about = Una goccia in più, solo se c’è e se vuoi.
symbol-mycelia-least = numero minimo
symbol-mycelia-least-about = Sulla casella devono esserci almeno queste gocce.
symbol-mycelia-beetle = esattamente
symbol-mycelia-beetle-about = Deve esserci esattamente questo numero di gocce, né più né meno.
symbol-mycelia-around = tutto intorno
symbol-mycelia-around-about = Scegli una casella, anche vuota; si toglie una goccia da ogni casella accanto che ne ha.
symbol-mycelia-others = gli altri
symbol-mycelia-others-about = Tutti gli altri possono prenderlo, tu no.
symbol-mycelia-bolt = una volta, al reclutamento
symbol-mycelia-bolt-about = Vale quando recluti la carta, poi mai più.
symbol-mycelia-trash = elimina
symbol-mycelia-trash-about = Una carta lascia per sempre la tua pila degli scarti.
symbol-mycelia-recycle = ricicla
symbol-mycelia-recycle-about = Una carta della tua pila degli scarti va in cima al tuo mazzo.
symbol-mycelia-showcase = nuovo bosco
symbol-mycelia-showcase-about = { $mycelia__counts__showcase ->
    [one] 1 nuovo fungo
   *[other] { $mycelia__counts__showcase } nuovi funghi
    } da reclutare.

# ------------------------------------------------------------------ around the table

symbol-mycelia-back = carte
symbol-mycelia-back-about = Alla fine di un turno { $mycelia__counts__hand ->
    [one] se ne pesca 1
   *[other] se ne pescano { $mycelia__counts__hand }
    }; quelle reclutate stanno in cima.
symbol-mycelia-first = primo giocatore
symbol-mycelia-first-about = L’ultimo giro finisce prima di questo posto.

# ------------------------------------------------------------------ Gwidyon

symbol-mycelia-gwidyon = Gwidyon
symbol-mycelia-gwidyon-about = L’avversario del solitario; vince quando il suo mucchio è vuoto.
symbol-mycelia-chip-remove = gettone, lato eliminare
symbol-mycelia-chip-remove-about = Capovolto su questo lato, lui perde una goccia.
symbol-mycelia-chip-rest = gettone, lato riposo
symbol-mycelia-chip-rest-about = Capovolto su questo lato, non succede nulla.
symbol-mycelia-solo-back = carta solitario
symbol-mycelia-solo-back-about = Dice che cosa fa dopo il tuo turno.

# ------------------------------------------------------------------ Prisma

symbol-mycelia-prism = goccia Prisma
symbol-mycelia-prism-about = Una goccia che vale un favore quando la togli.
symbol-mycelia-favour = favore
symbol-mycelia-favour-about = Il tuo fungo avanza di uno spazio sulla piattaforma.
symbol-mycelia-space-green = doni verdi
symbol-mycelia-space-green-about = Un fungo su questo colore può acquistare un dono verde.
symbol-mycelia-space-amber = doni ambra
symbol-mycelia-space-amber-about = Un fungo su questo colore può acquistare un dono ambra o verde.
symbol-mycelia-space-violet = doni viola
symbol-mycelia-space-violet-about = Un fungo su questo colore può acquistare qualsiasi dono.
symbol-mycelia-gift = dono
symbol-mycelia-gift-about = Ti aiuta ogni volta che lo peschi.
