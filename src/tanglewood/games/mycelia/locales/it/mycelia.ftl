# Refusals: one line, beside the rule that forbids the wish.

mycelia-no-far = Da { $from } una goccia si sposta su una casella ortogonalmente adiacente, non su { $to }: mai in diagonale, mai oltre il bordo.
mycelia-no-inside = Prima completa «{ $title }», oppure salta il resto.
mycelia-no-hand = La carta { $card } non è nella tua mano.
mycelia-no-showcase = La carta { $card } non è nel bosco.
mycelia-no-price = La carta { $card } costa { $cost ->
    [one] 1 foglia
   *[other] { $cost } foglie
}, tu ne hai { $leaves }.
mycelia-no-tile = Non hai una tessera { $tile }.
mycelia-no-used = In questo turno la tessera { $tile } è già stata usata.
mycelia-no-tile-price = La tessera { $tile } costa { $cost } { $cost ->
    [one] foglia
   *[other] foglie
}, tu ne hai { $leaves }.
mycelia-no-tile-in-vain = Ora la tessera { $tile } non farebbe nulla.
mycelia-no-finish = { $cards ->
    [one] Devi ancora giocare una carta della tua mano.
   *[other] Devi ancora giocare { $cards } carte della tua mano.
}
mycelia-no-skip = Non c’è nulla da saltare: si gioca tutta la mano; tra una carta e l’altra puoi reclutare, usare tessere o terminare il turno.
mycelia-no-move-now = Prima gioca una carta o usa una tessera: dice quale goccia si può spostare.
mycelia-no-remove-now = Prima gioca una carta o usa una tessera: dice quale goccia si può togliere.
mycelia-no-choose-now = Ora non c’è nulla tra cui scegliere.
mycelia-no-trash-now = Ora nulla ti permette di eliminare questa carta.
mycelia-no-recycle-now = Ora nulla ti permette di riciclare questa carta.
mycelia-no-return-now = Una tessera si restituisce solo quando ne arriva una quinta; il limite è { $limit }.
mycelia-no-four-tiles = Hai { $limit ->
    [one] 1 tessera
   *[other] { $limit } tessere
}: di’ quale restituisci.
mycelia-no-not-discarded = { $prisma ->
    [yes] La carta { $card } non è nella tua pila degli scarti né nella tua area dei doni.
   *[no] La carta { $card } non è nella tua pila degli scarti.
}
mycelia-no-no-answer = Ora la carta { $card } non ha nulla a cui reagire.
mycelia-no-only-drop = Una casella del Santuario si posa dove c’è esattamente una goccia; su { $field } ce ne sono { $n }.
mycelia-no-answer-now = Ora non si reagisce a nessun reclutamento.
mycelia-no-refresh-now = Solo la tessera a sostituisce il bosco o i doni scoperti.
mycelia-no-no-prisma = A questo tavolo non ci sono doni; fanno parte di Prisma.
mycelia-no-gift-top = { $card } non è il dono scoperto di una pila.
# The opponent of a game alone.
mycelia-gwidyon = Gwidyon
# Options that do not go together, behind “option NAME:”.
mycelia-clash-setup = previsto uno di { $names } con queste carte, ricevuto { $given }
mycelia-clash-sides = previsto un lato per ognuno dei { $n } posti, ricevuto { $given }
mycelia-clash-board = previsto { $side } una volta sola: c’è una sola plancia con questo retro
mycelia-no-gift-colour = Il dono { $card } è { mycelia-label-colour }; il tuo fungo è sullo spazio { $space }, che non basta per questo colore.
mycelia-no-kind = { $kind ->
    [prism] Su { $field } non c’è nessuna goccia Prisma.
   *[dew] Su { $field } non c’è nessuna goccia di rugiada.
}
mycelia-no-lay-now = Ora nulla ti permette di posare lì una casella del Santuario.
mycelia-no-accept-now = Ora non c’è nulla da accettare.
mycelia-no-void-side = Ora questo lato non farebbe nulla.
mycelia-no-shrine = { $field } è una casella del Santuario: non ha terreno e non si può scegliere.
mycelia-no-landscape = La carta richiede una casella { mycelia-land-wanted }, { $field } è una casella { mycelia-land-found }.
mycelia-land-wanted = { $wanted ->
    [leaves] foglie
    [moss] muschio
    [water] acqua
    [soil] terra
   *[other] { $wanted }
}
mycelia-land-found = { $found ->
    [leaves] foglie
    [moss] muschio
    [water] acqua
    [soil] terra
   *[other] { $found }
}
mycelia-no-beetle = L’insetto richiede esattamente { $need } { $need ->
    [one] goccia
   *[other] gocce
}, su { $field } ce ne sono { $n }.
mycelia-no-at-least = Lì { $need ->
    [one] deve esserci almeno 1 goccia
   *[other] devono esserci almeno { $need } gocce
}, su { $field } ce ne sono { $n }.
mycelia-no-nothing-around = Accanto a { $field } non c’è nessuna goccia.
mycelia-no-no-move-symbol = Qui la carta toglie gocce, non le sposta.
mycelia-no-no-remove-symbol = Qui la carta sposta gocce, non le toglie.
mycelia-no-used-up = I simboli per questo sono esauriti.
mycelia-no-centre-first = Prima scegli la casella al centro: per esempio «at { $field }».
mycelia-no-no-centre = Questa carta non richiede una casella al centro.
mycelia-no-sides-only = La carta toglie gocce dalle caselle accanto, non da questa.
mycelia-no-sides = La carta { $sides ->
    [one] ha 1 solo lato tra cui scegliere.
   *[other] ha { $sides } lati tra cui scegliere.
}
mycelia-no-chosen = Tutti i simboli di questa figura valgono per { $field }, la casella che hai scelto.
mycelia-no-beside = Qui contano solo le caselle accanto a { $field } che hanno ancora la loro goccia.

# Landscapes. The litter of leaves on the ground is not the leaves one pays with.

mycelia-landscape = { $landscape ->
    [leaves] foglie
    [moss] muschio
    [water] acqua
    [soil] terra
   *[shrine] Santuario
}

# Functions in words: clauses that follow one another in one sentence.

mycelia-function-empty = nulla da sola
mycelia-function-then = { $first }; poi { $rest }
mycelia-function-or = o { $first }, oppure { $rest }
mycelia-function-times = fino a { $times } volte: { $what }
mycelia-function-each-time = { $times } volte ({ $what })
mycelia-function-others = bonus facoltativo per gli altri giocatori: { $what }
mycelia-function-leaves = { $n ->
    [one] prendi 1 foglia
   *[other] prendi { $n } foglie
}
mycelia-function-favours = { $n ->
    [one] ottieni 1 favore
   *[other] ottieni { $n } favori
}
mycelia-function-trash = elimina dal gioco una carta della tua pila degli scarti o della tua area dei doni
mycelia-function-recycle = metti una carta della tua pila degli scarti o della tua area dei doni in cima al tuo mazzo
mycelia-function-tile = prendi una tessera azione { $tile }
mycelia-function-shrine = togli l’unica goccia di una casella e posa lì una casella del Santuario supplementare
mycelia-function-showcase = sostituisci tutte le carte del bosco

# A field that fits: its landscape, and how many drops must lie there (none, some at least, or exactly so many).
mycelia-field = { $landscape ->
    [leaves] una casella foglie
    [moss] una casella muschio
    [water] una casella acqua
    [soil] una casella terra
   *[any] una casella qualsiasi
}{ $rule ->
    [exactly] { $need ->
        [0] {" "}senza gocce
        [one] {" "}con esattamente 1 goccia
       *[other] {" "}con esattamente { $need } gocce
    }
    [at-least] { $need ->
        [one] {" "}con almeno 1 goccia
       *[other] {" "}con almeno { $need } gocce
    }
   *[none] {""}
}
mycelia-picture-move = { $n ->
    [one] sposta 1 goccia da { $field }
   *[other] sposta { $n } gocce da { $field }
}
mycelia-picture-move-may = { $n ->
    [one] sposta al massimo 1 goccia da { $field }
   *[other] sposta fino a { $n } gocce da { $field }
}
mycelia-picture-remove = { $n ->
    [one] togli 1 goccia da { $field }
   *[other] togli { $n } gocce da { $field }
}
mycelia-picture-remove-may = { $n ->
    [one] togli al massimo 1 goccia da { $field }
   *[other] togli fino a { $n } gocce da { $field }
}
mycelia-picture-next-move = { $n ->
    [one] da lì sposta 1 goccia
   *[other] da lì sposta { $n } gocce
}
mycelia-picture-next-move-may = { $n ->
    [one] se vuoi, da lì spostane ancora 1
   *[other] se vuoi, da lì spostane ancora fino a { $n }
}
mycelia-picture-next-remove = { $n ->
    [one] da lì togli 1 goccia
   *[other] da lì togli { $n } gocce
}
mycelia-picture-next-remove-may = { $n ->
    [one] se vuoi, da lì togline ancora 1
   *[other] se vuoi, da lì togline ancora fino a { $n }
}
mycelia-then = poi { $what }
mycelia-picture-beside = { $sides ->
    [4] togli 1 goccia da ogni casella accanto
    [one] togli 1 goccia da una casella accanto
   *[other] togli 1 goccia da ciascuna di { $sides } caselle accanto
}
mycelia-picture-around = scegli { $field }: { $sides ->
    [4] togli 1 goccia da ogni casella accanto
    [one] togli 1 goccia da una casella accanto
   *[other] togli 1 goccia da ciascuna di { $sides } caselle accanto
}
mycelia-picture-around-and = scegli { $field }: { $takes ->
    [one] togli al massimo 1 goccia da lì
   *[other] togli fino a { $takes } gocce da lì
} e { $sides ->
    [4] 1 goccia da ogni casella accanto
    [one] 1 goccia da una casella accanto
   *[other] 1 goccia da ciascuna di { $sides } caselle accanto
}

# What gifts do while they lie in the gift area, and the steps of Gwidyon's cards.

mycelia-ability-cheaper = In questo turno ogni carta che recluti costa { $n ->
    [one] 1 foglia
   *[other] { $n } foglie
} in meno.
mycelia-ability-hire = Per ogni carta che recluti in questo turno: { $what }.
mycelia-ability-drop = Per ogni goccia che lascia la tua plancia in questo turno: { $what }.
mycelia-ability-no-bonus = In questo turno puoi non concedere i bonus per gli altri delle tue carte.
mycelia-ability-no-beetles = In questo turno le tue carte ignorano gli insetti: il numero indicato è un minimo.
mycelia-ability-any-landscape = In questo turno le tue carte ignorano i terreni: va bene ogni casella.
mycelia-ability-moves-remove = In questo turno ogni spostamento delle tue carte può invece togliere la goccia.
mycelia-ability-twice = In questo turno puoi applicare due volte la prima carta che giochi dalla mano.
mycelia-ability-free-tiles = In questo turno tutte le tue tessere sono gratuite.
mycelia-solo-chip = Il gettone si capovolge; sul lato eliminare Gwidyon toglie 1 goccia dal suo mucchio.
mycelia-solo-removes = Gwidyon toglie { $n ->
    [one] 1 goccia
   *[other] { $n } gocce
} dal suo mucchio.
mycelia-solo-showcase = Si sostituisce tutto il bosco.
mycelia-solo-you = Se vuoi: { $what }.

# What is being asked now. The title says what is running.

mycelia-title = { $kind ->
    [tile] Tessera { $name }
    [single] { $name }, al suo arrivo
    [ability] { $name } nella tua area dei doni
   *[function] { $name }
}
mycelia-title-solo = Carta { $card } di Gwidyon
mycelia-title-bonus = Bonus per te da { $title }
mycelia-counted = { $moves ->
    [yes] { $title }, spostamento { $at } di { $times }
   *[no] { $title }, { $at } di { $times }
}
mycelia-ask-turn = Giro { $round }, tocca a te: { $hand ->
    [0] la tua mano è giocata. Recluti, usi una tessera o termini il turno?
    [one] giochi l’ultima carta, o prima recluti o usi una tessera?
   *[other] quale carta giochi? { $extras ->
        [yes] Tra una carta e l’altra puoi anche reclutare e usare tessere.
       *[no] Si gioca tutta la mano, nell’ordine che vuoi.
    }
}
mycelia-ask-move = { $landscape ->
    [leaves] quale goccia su una casella foglie si sposta, e dove?
    [moss] quale goccia su una casella muschio si sposta, e dove?
    [water] quale goccia su una casella acqua si sposta, e dove?
    [soil] quale goccia su una casella terra si sposta, e dove?
   *[any] quale goccia si sposta, e dove?
}
mycelia-ask-remove = { $landscape ->
    [leaves] quale goccia togli da una casella foglie?
    [moss] quale goccia togli da una casella muschio?
    [water] quale goccia togli da una casella acqua?
    [soil] quale goccia togli da una casella terra?
   *[any] quale goccia togli dalla plancia?
}
mycelia-ask-both = scegli la casella con il primo passo.
mycelia-ask-centre = qual è la casella al centro?
mycelia-ask-on-field = su { $field }, { $kind ->
    [move] dove va un’altra goccia?
    [remove] togli un’altra goccia?
    [around] quale goccia togli ora?
   *[both] che cosa succede ora a una goccia?
}
mycelia-ask-either = quale di queste?
mycelia-ask-leaves = { $n ->
    [one] prendi 1 foglia?
   *[other] prendi { $n } foglie?
}
mycelia-ask-favours = { $n ->
    [one] ottieni 1 favore?
   *[other] ottieni { $n } favori?
}
mycelia-ask-trash = quale carta elimini dal gioco?
mycelia-ask-recycle = quale carta torna in cima al tuo mazzo?
mycelia-ask-tile = prendi una tessera { $tile }?
mycelia-ask-tile-return = hai quattro tessere. Quale restituisci per una tessera { $tile }?
mycelia-ask-shrine = quale casella diventa una casella del Santuario? La goccia che c’è viene tolta.
mycelia-ask-void = neghi agli altri il bonus di questa carta?
mycelia-ask-refresh = sostituisci il bosco o metti i doni scoperti sotto le loro pile?
mycelia-ask-answers = quale dei tuoi doni reagisce al reclutamento?
mycelia-ask-again = { $card } è la tua prima carta di questo turno. Vuoi applicarla ancora una volta?

# Options in words.

mycelia-move-play = gioca { $card }
mycelia-move-hire = recluta { $card } per { $cost ->
    [one] 1 foglia
   *[other] { $cost } foglie
}
mycelia-move-buy = prendi il dono { $card }; il fungo torna allo spazio iniziale
mycelia-move-answer = { $card }: { $what }
mycelia-move-void = nega il bonus agli altri
mycelia-move-let = lascialo agli altri
mycelia-move-again = applica ancora { $card }
mycelia-move-skip-answers = nessun’altra reazione: continua
mycelia-move-skip-again = una volta basta
mycelia-move-refresh-showcase = sostituisci il bosco
mycelia-move-refresh-roots = metti i doni scoperti sotto le loro pile
mycelia-move-prism-step = sposta una goccia Prisma da { $from } su { $to }
mycelia-move-prism-take = togli una goccia Prisma da { $field }
mycelia-move-use = { $cost ->
    [0] usa gratis la tessera { $tile }
    [one] usa la tessera { $tile } per 1 foglia
   *[other] usa la tessera { $tile } per { $cost } foglie
}
mycelia-move-end = termina il turno
mycelia-move-step = sposta una goccia da { $from } su { $to }
mycelia-move-take = togli una goccia da { $field }
mycelia-move-at = scegli { $field }
mycelia-move-skip = salta il resto
mycelia-move-trash = elimina { $card } dal gioco
mycelia-move-recycle = metti { $card } in cima al mazzo
mycelia-move-return = restituisci la tessera { $tile }
mycelia-move-lay = posa una casella del Santuario su { $field }

# What happened. Every event has a sentence; `you` says whether the reader did it.

# Before what follows from a single option; only its player reads it.
mycelia-event-unasked = { $verb ->
    [play] Resta una sola carta: si gioca da sé.
    [end] Non si può fare altro: il turno termina da sé.
   *[other] Mossa automatica: era l’unica opzione.
}
mycelia-event-turn = { $you ->
    [yes] Giro { $round }, tocca a te.
   *[no] Giro { $round }, tocca a { $name }.
}
mycelia-event-played = { $you ->
    [yes] Giochi { $card }.
   *[no] { $name } gioca { $card }.
}
mycelia-event-hired = { $you ->
    [yes] Recluti { $card } per { $cost ->
        [one] 1 foglia
       *[other] { $cost } foglie
    }; va in cima al tuo mazzo.
   *[no] { $name } recluta { $card } per { $cost ->
        [one] 1 foglia
       *[other] { $cost } foglie
    }.
}
mycelia-event-used = { $you ->
    [yes] Usi la tessera { $tile }
   *[no] { $name } usa la tessera { $tile }
}{ $cost ->
    [0] {" "}gratis.
    [one] {" "}per 1 foglia.
   *[other] {" "}per { $cost } foglie.
}
mycelia-event-leaves = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} { $n ->
    [one] 1 foglia
   *[other] { $n } foglie
}.
mycelia-event-favour = { $you ->
    [yes] Il tuo fungo avanza sullo spazio { $space } della piattaforma dei favori.
   *[no] Il fungo di { $name } avanza sullo spazio { $space } della piattaforma dei favori.
}
mycelia-event-moved = { $you ->
    [yes] Sposti una goccia{ $prism ->
        [1] {" "}Prisma
       *[other] {""}
    } da { $from } su { $to }.
   *[no] { $name } sposta una goccia{ $prism ->
        [1] {" "}Prisma
       *[other] {""}
    } da { $from } su { $to }.
}
mycelia-event-moved-off = { $you ->
    [yes] Sposti una goccia{ $prism ->
        [1] {" "}Prisma
       *[other] {""}
    } da { $from } alla casella del Santuario { $to }: via dalla tua plancia.
   *[no] { $name } sposta una goccia{ $prism ->
        [1] {" "}Prisma
       *[other] {""}
    } da { $from } alla casella del Santuario { $to }: via dalla plancia.
}
mycelia-event-moved-on = { $you ->
    [yes] Sposti gocce{ $prism ->
        [1] {" "}Prisma
       *[other] {""}
    }: { $steps }.
   *[no] { $name } sposta gocce{ $prism ->
        [1] {" "}Prisma
       *[other] {""}
    }: { $steps }.
}
mycelia-step-words = da { $from } su { $to }{ $off ->
    [yes] {" "}e via dalla plancia
   *[no] {""}
}
mycelia-drops = { $n ->
    [1] { $prism ->
        [1] una goccia Prisma
       *[other] una goccia
    }
   *[other] { $prism ->
        [1] { $n } gocce Prisma
       *[other] { $n } gocce
    }
}
mycelia-event-off = { $you ->
    [yes] Togli { mycelia-drops } da { $field }.
   *[no] { $name } toglie { mycelia-drops } da { $field }.
}
mycelia-event-skipped = { $you ->
    [yes] Rinunci al resto.
   *[no] { $name } rinuncia al resto.
}
mycelia-event-trashed = { $you ->
    [yes] Elimini { $card } dal gioco.
   *[no] { $name } elimina { $card } dal gioco.
}
mycelia-event-recycled = { $you ->
    [yes] Metti { $card } in cima al tuo mazzo.
   *[no] { $name } mette { $card } in cima al mazzo.
}
mycelia-event-tile-gained = { $you ->
    [yes] Ricevi la tessera { $tile }.
   *[no] { $name } riceve la tessera { $tile }.
}
mycelia-event-tile-returned = { $you ->
    [yes] Restituisci la tessera { $tile }.
   *[no] { $name } restituisce la tessera { $tile }.
}
mycelia-event-shrine-laid = { $you ->
    [yes] Posi una casella del Santuario su { $field }.
   *[no] { $name } posa una casella del Santuario su { $field }.
}
mycelia-event-ending = { $you ->
    [yes] La tua plancia è vuota! Questo è l’ultimo giro.
   *[no] La plancia di { $name } è vuota! Questo è l’ultimo giro.
}
mycelia-event-turn-ended = { $you ->
    [yes] Termini il turno.
   *[no] { $name } termina il turno.
}
mycelia-event-shrine = Ora il Santuario contiene { $n } gocce su { $capacity }.
# A face of the die of the shrine.
mycelia-face = { $face ->
    [sun] sole
    [moon] luna
    [acorn] ghianda
    [feather] piuma
    [snail] lumaca
    [web] ragnatela
   *[other] { $face }
}
mycelia-event-rolled = Il Santuario è pieno e gira; il dado mostra: { mycelia-face }.
mycelia-event-supplied = { $you ->
    [yes] Nuove gocce per te: { $field }.
   *[no] Nuove gocce per { $name }: { $field }.
}
mycelia-event-shown = Novità nel bosco: { $card }.
mycelia-event-showcase-replaced = Si sostituisce tutto il bosco.
mycelia-event-pile-shuffled = Il mazzo di scorta è esaurito; { $n ->
    [one] la carta messa da parte lo forma di nuovo.
   *[other] le { $n } carte messe da parte si mescolano e lo formano di nuovo.
}
mycelia-event-shuffled = { $you ->
    [yes] La tua pila degli scarti ({ $n } { $n ->
        [one] carta
       *[other] carte
    }) si mescola e va sotto il tuo mazzo.
   *[no] La pila degli scarti di { $name } ({ $n } { $n ->
        [one] carta
       *[other] carte
    }) si mescola e va sotto il mazzo.
}
mycelia-event-drew = { $you ->
    [yes] Peschi: { $cards }.
   *[no] { $name } pesca { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }.
}
mycelia-event-over = La partita è finita.
mycelia-event-gift-laid = { $you ->
    [yes] Peschi il dono { $card } e lo metti nella tua area dei doni
   *[no] { $name } pesca il dono { $card } e lo mette nell’area dei doni
}{ $n ->
    [0] {"."}
    [one] ; fa pescare 1 altra carta.
   *[other] ; fa pescare altre { $n } carte.
}
mycelia-event-gift-bought = { $you ->
    [yes] Prendi il dono { $card }; il tuo fungo torna allo spazio iniziale.
   *[no] { $name } prende il dono { $card }; il fungo torna allo spazio iniziale.
}
mycelia-event-gifts-cleared = { $you ->
    [yes] I doni della tua area vanno nella tua pila degli scarti.
   *[no] I doni dell’area di { $name } vanno nella pila degli scarti.
}
mycelia-event-answered = { $card } reagisce al reclutamento.
mycelia-event-again = { $you ->
    [yes] Applichi ancora una volta { $card }.
   *[no] { $name } applica ancora una volta { $card }.
}
mycelia-event-voided = { $you ->
    [yes] Neghi il bonus agli altri.
   *[no] { $name } nega il bonus agli altri.
}
mycelia-event-roots-turned = I doni scoperti vanno sotto le loro pile. Ora sono scoperti: { $cards }.

# Gwidyon, the solo opponent. Each step says what makes him do it.

mycelia-event-gwidyon-turn = Giro { $round }, turno di Gwidyon.
mycelia-event-gwidyon-card = Gwidyon rivela la carta solitario { $card }.
mycelia-event-gwidyon-chip = { $side ->
    [remove] Il gettone si capovolge sul lato eliminare.
   *[rest] Il gettone si capovolge sul lato riposo: non succede nulla.
}
mycelia-event-gwidyon-removed = Gwidyon toglie { $n ->
    [one] 1 goccia
   *[other] { $n } gocce
} dal suo mucchio; { $left ->
    [0] non ne resta nessuna
    [one] ne resta 1
   *[other] ne restano { $left }
}.
mycelia-event-gwidyon-ending = Il mucchio di Gwidyon è vuoto! Questo è l’ultimo turno.
mycelia-event-gwidyon-shuffled = Cinque delle sei carte di Gwidyon sono state rivelate; si rimescolano tutte e sei.
mycelia-event-gwidyon-favour = Il fungo giallo di Gwidyon avanza sullo spazio { $space } della piattaforma dei favori.

# The terminal table.

mycelia-goal =
    Sul suolo del tuo bosco ci sono gocce di rugiada. Toglile tutte dalla plancia prima
    degli altri: spostale casella per casella fino alla casella del Santuario, o toglile
    con una carta. Ogni turno giochi tutte le carte della tua mano. Con le foglie
    recluti carte migliori e paghi le tessere; una carta reclutata va in cima al tuo
    mazzo, quindi arriva presto. Le gocce vanno nel Santuario. Quando è pieno gira, e
    tutti ne ricevono di nuove. Appena una plancia è vuota si completa il giro e poi la partita termina. Tra più plance vuote vince quella con più foglie.
mycelia-goal-solo =
    Sul suolo del tuo bosco ci sono gocce di rugiada, e giochi in solitario contro
    Gwidyon, che ha un mucchio di gocce. Togli tutte le gocce dalla tua plancia prima che
    il suo mucchio sia vuoto: spostale casella per casella fino alla casella del
    Santuario, o toglile con una carta. Ogni turno giochi tutte le carte della tua
    mano. Con le foglie recluti carte migliori e paghi le tessere; una carta reclutata va
    in cima al tuo mazzo, quindi arriva presto. Dopo ogni tuo turno si rivela e si applica
    una delle carte solitario di Gwidyon. Ciò che le tue carte offrono agli altri
    aiuta lui: toglie gocce dal suo mucchio, e ogni spostamento capovolge il suo gettone. Le
    gocce di entrambi riempiono il Santuario; quando è pieno gira, e tu ne ricevi di
    nuove. Il turno in cui uno dei due resta senza gocce è l’ultimo; se succede a
    entrambi, vincete entrambi.
mycelia-goal-expansion =
    Con l’espansione alcune carte fanno qualcosa una volta sola, quando le recluti:
    portano tessere o una casella del Santuario supplementare, o eliminano carte deboli
    dal tuo mazzo.
mycelia-goal-prisma =
    Con Prisma alcune gocce sono gocce Prisma: ognuna che lascia la tua plancia fa
    avanzare di un favore il tuo fungo sulla piattaforma. Su uno spazio colorato puoi
    prendere il dono scoperto di quel colore o di un colore precedente; poi il fungo torna
    allo spazio iniziale. Un dono che peschi resta per un turno nella tua area dei doni,
    ti fa pescare altre carte e cambia una regola a tuo favore.
mycelia-cell = { $landscape ->
    [leaves] Foglie
    [moss] Muschio
    [water] Acqua
    [soil] Terra
   *[shrine] SANTUARIO
}
mycelia-label-your-board = La tua plancia
mycelia-label-board-of = Plancia di { $name }
mycelia-label-round = giro { $round }
mycelia-moment = Giro { $round }
mycelia-label-ending = { $alone ->
    [yes] ULTIMO TURNO
   *[no] ULTIMO GIRO
}
mycelia-label-drops = { $n ->
    [one] 1 goccia
   *[other] { $n } gocce
}
mycelia-label-leaves = { $n ->
    [one] 1 foglia
   *[other] { $n } foglie
}
mycelia-label-prisms = { $n ->
    [one] 1 goccia Prisma
   *[other] { $n } gocce Prisma
}
mycelia-label-free = gratis
mycelia-label-used = usata
mycelia-label-piles = mazzo { $draw }, scarti { $discard }
mycelia-label-top = In cima al mazzo: { $card }
mycelia-label-shrine = Santuario  { $n } gocce su { $capacity }
mycelia-label-collected = +{ $n } alla fine di questo turno
mycelia-label-usable = [ ] indica le caselle che puoi usare ora
mycelia-label-prism-legend = 2+1: 2 gocce di rugiada { $dew } e 1 goccia Prisma { $prism }
mycelia-label-extra-legend = { $mark } indica una casella del Santuario supplementare
mycelia-label-supply = Quando è pieno, la carta { $card } dà:
mycelia-label-others-things = { $leaves ->
    [one] 1 foglia
   *[other] { $leaves } foglie
}, tessere { $tiles }
mycelia-label-others-gifts = doni: { $gifts }
mycelia-label-others-piles = mano { $hand }, mazzo { $draw }, scarti { $discard }
mycelia-label-showcase = Bosco
mycelia-label-showcase-hint = carte da reclutare; { $leaves ->
    [0] non hai foglie
    [one] hai 1 foglia
   *[other] hai { $leaves } foglie
} (altre { $pile } nel mazzo di scorta){ $discount ->
    [0] {""}
    [one] ; in questo turno ognuna costa 1 foglia in meno
   *[other] ; in questo turno ognuna costa { $discount } foglie in meno
}
mycelia-label-single = Al reclutamento: { $single } Poi: { $what }
mycelia-label-gap = (vuoto fino alla fine del turno)
mycelia-label-tiles = Tessere
mycelia-label-tiles-hint = { $free ->
    [yes] ognuna una volta per turno; in questo turno tutte gratis
   *[no] ognuna una volta per turno; si pagano con foglie
}
mycelia-label-stock = Nella riserva: tessere { $tiles }; { $fields ->
    [0] nessuna casella del Santuario supplementare
    [one] 1 casella del Santuario supplementare
   *[other] { $fields } caselle del Santuario supplementari
}. «card c» dice che cosa fa la tessera c.
mycelia-label-tile = { $used ->
    [yes] tessera { $tile } (usata)
   *[no] tessera { $tile }
}
mycelia-label-hand = Mano
mycelia-label-hand-hint = si gioca tutta, nell’ordine che vuoi
mycelia-label-copies = { $n ->
    [one] { $card }
   *[other] { $card } (×{ $n })
}
mycelia-label-hidden = { $n ->
    [0] (nessuna carta)
    [one] 1 carta nascosta
   *[other] { $n } carte nascoste
}
mycelia-label-stock-tile = { $tile } ×{ $n }
mycelia-label-none = nessuna
mycelia-label-area = Area dei doni
mycelia-label-area-hint = i tuoi doni; alla fine del tuo turno vanno nella pila degli scarti
mycelia-label-gift-works = Attivo ora: { $what }
mycelia-label-gift-waits = Aspetta il tuo turno: { $what }
mycelia-label-gift-none = { $n ->
    [0] Ha fatto il suo lavoro.
    [one] Ha fatto il suo lavoro: ha fatto pescare 1 carta.
   *[other] Ha fatto il suo lavoro: ha fatto pescare { $n } carte.
}
mycelia-label-gift-short = { $gift }{ $works ->
    [yes] {" "}(attivo ora)
   *[no] {""}
}
mycelia-label-roots = Doni
mycelia-label-roots-hint = quelli scoperti; se ne prendi uno, il tuo fungo torna allo spazio iniziale
mycelia-label-roots-rest = Ora fuori portata: { $gifts }.{ $example ->
    [none] {""}
   *[other] {" "}«card { $example }» dice che cosa fa.
}
mycelia-label-root = { $gift ->
    [none] nessun dono { $colour }
   *[other] { $gift } ({ $colour }, { $n } nella pila)
}
mycelia-label-root-more = { $n ->
    [0] (L’ultimo.)
    [one] (Ancora 1 sotto.)
   *[other] (Altri { $n } sotto.)
}
mycelia-label-gift-single = Quando lo prendi: { $what }
mycelia-label-gift-draws = { $n ->
    [0] Non fa pescare carte.
    [one] Fa pescare 1 carta.
   *[other] Fa pescare { $n } carte.
}
mycelia-label-colour = { $colour ->
    [start] spazio iniziale
    [plain] senza colore
    [green] verde
    [amber] ambra
    [violet] viola
   *[other] { $colour }
}
mycelia-label-track = Favori
mycelia-label-colour-short = { $colour ->
    [green] Ve
    [amber] Am
   *[violet] Vi
}
mycelia-label-track-legend = { $short ->
    [yes] Ve verde, Am ambra, Vi viola: uno spazio per un dono di questo colore o di uno precedente
   *[no] Su uno spazio colorato puoi prendere un dono di questo colore o di uno precedente.
}
mycelia-label-idle = inattivo
mycelia-label-pile = { $n } gocce su { $start }
mycelia-label-chip = { $side ->
    [remove] Gettone: lato eliminare in su (capovolgendolo: nulla)
   *[rest] Gettone: lato riposo in su (capovolgendolo: 1 goccia via)
}
mycelia-label-solo-cards = Carte: { $deck } coperte, viste { $seen }
mycelia-label-solo-next = Carte di Gwidyon
mycelia-label-solo-next-hint = la prossima è una di queste; l’ultima resta nascosta
mycelia-label-step-chip = capovolge il gettone
mycelia-label-step-removes = ne toglie { $n }
mycelia-label-step-showcase = nuovo bosco
mycelia-label-step-you = se vuoi: { $what }
mycelia-choose-take = Togli una goccia da
mycelia-choose-prism-take = Togli una goccia Prisma da
mycelia-choose-at = Scegli la casella
mycelia-choose-lay = Posa la casella del Santuario su
mycelia-breakdown = { $row ->
    [drops-left] gocce rimaste
    [leaves] foglie
    [favours] favori
   *[other] { $row }
}
