# The table of Mycelia in the browser.

my-card-start = iniziale
my-card-gift = dono

# Spoken names. Whatever can be touched says so at its end.
my-field = { $field }, { $land ->
    [leaves] casella foglie
    [moss] casella muschio
    [water] casella acqua
    [soil] casella terra
   *[shrine] casella del Santuario
}, { $drops ->
    [0] vuota
    [one] 1 goccia
   *[other] { $drops } gocce
}{ $prisms ->
    [0] {""}
    [one] , 1 è una goccia Prisma
   *[other] , { $prisms } sono gocce Prisma
}
my-prisms-on = { $n ->
    [one] La goccia Prisma su { $field }
   *[other] Le { $n } gocce Prisma su { $field }
}
my-drops-on = { $field } { $n }{ $prisms ->
    [0] {""}
   *[other] {" "}({ $prisms } Prisma)
}
my-card = { $name }{ $cost ->
    [0] {""}
    [one] , costa 1 foglia
   *[other] , costa { $cost } foglie
}. { $words }
my-single = Al reclutamento: { $words }
my-bought = Quando lo acquisti: { $words }
my-draws = { $n ->
    [0] Quando lo giochi, non peschi carte.
    [one] Quando lo giochi, peschi 1 carta.
   *[other] Quando lo giochi, peschi { $n } carte.
}
my-gift = Dono { $name }{ $works ->
    [yes] , attivo ora
   *[no] {""}
}. { $words }
my-gift-idle = Nessuna abilità durevole.
my-gift-kind = { $colour ->
    [start] Dono iniziale
    [green] Dono verde
    [amber] Dono ambra
   *[violet] Dono viola
}
my-colour = { $colour ->
    [green] verde
    [amber] ambra
   *[violet] viola
}
my-root = { $what } { $colour ->
    [green] Pila verde
    [amber] Pila ambra
   *[violet] Pila viola
}, { $n ->
    [one] 1 dono
   *[other] { $n } doni
}
my-tile = Tessera { $tile }, { $name }, { $cost ->
    [one] 1 foglia
   *[other] { $cost } foglie
}{ $used ->
    [yes] , già usata in questo turno
   *[no] {""}
}
my-gap = Posto vuoto
my-back-hint = annulla la scelta

# Headings.
my-showcase = Bosco
my-hand = Mano
my-hand-own = La tua mano
my-board = Plancia
my-board-own = La tua plancia
my-board-of = Plancia di { $name }
my-board-says = Plancia di { $name }, { $left ->
    [one] 1 goccia rimasta
   *[other] { $left } gocce rimaste
}: { $fields }
my-tiles-own = Le tue tessere azione
my-actions = Che cosa puoi fare
my-supply = Quando il Santuario gira
my-supply-side = carta { $card }, lato { $side }
my-discard-own = La tua pila degli scarti
my-discard-of = Pila degli scarti di { $name }
my-gifts = Area dei doni
my-gifts-of = Area dei doni di { $name }
my-roots = Radici
my-roots-about = doni per favori

# Counts.
my-pile = scorta
my-pile-says = Mazzo di scorta, { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
my-draw = mazzo
my-draw-says = Mazzo, { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
my-discard = scarti
my-discard-says = Pila degli scarti, { $n ->
    [0] vuota
    [one] 1 carta
   *[other] { $n } carte
}. Aprila
my-discard-empty = Qui non c’è nulla.
my-leaves = foglie
my-left = gocce rimaste
my-prisms-left = di cui gocce Prisma
my-off = tolte ora
my-box = Nella scatola:
my-box-shrine = caselle del Santuario supplementari
my-times = × { $n }
my-hand-count = carte in mano
my-first = 1° giocatore
my-last-round = ultimo giro

my-shrine-says = Santuario: { $n ->
    [one] 1 foro su { $of } è pieno
   *[other] { $n } fori su { $of } sono pieni
}{ $more ->
    [0] {""}
    [one] , 1 goccia attende
   *[other] , { $more } gocce attendono
}.
my-shrine-of = { $n } su { $of }
my-shrine-full = gira quando è pieno
my-shrine-more = +{ $n } in questo turno
my-shrine-never = non gira più
my-die = Il dado mostra { $face ->
    [sun] il sole
    [moon] la luna
    [acorn] la ghianda
    [feather] la piuma
    [snail] la lumaca
   *[web] la ragnatela
}.
my-face = { $face ->
    [sun] Sole
    [moon] Luna
    [acorn] Ghianda
    [feather] Piuma
    [snail] Lumaca
   *[web] Ragnatela
}: { $fields }.

# The ring of favours.
my-favours-say = Favori: { $all }
my-favour-at = { $name } è sullo spazio { $space }{ $kind ->
    [start] , quello iniziale.
    [green] , verde.
    [amber] , ambra.
    [violet] , viola.
   *[plain] {"."}
}

# Gwidyon, when one plays alone.
my-gwidyon = Gwidyon
my-gwidyon-about = gioca senza posto
my-his-turn = il suo turno
my-gwidyon-of = gocce rimaste su { $of }
my-gwidyon-pile-says = Mucchio di Gwidyon: restano { $n } gocce su { $of }.
my-chip-side = { $side ->
    [remove] lato eliminare in su
   *[rest] lato riposo in su
}
my-chip-next = { $side ->
    [remove] Quando il gettone si capovolge di nuovo, non succede nulla.
   *[rest] Quando il gettone si capovolge di nuovo, lui toglie 1 goccia.
}
my-solo-cards = Carte di Gwidyon
my-solo-card = Carta { $id } di Gwidyon
my-solo-says = Carta { $id }: { $words }
my-solo-deck = { $n ->
    [one] 1 carta è coperta.
   *[other] { $n } carte sono coperte.
}
my-solo-now = in corso
my-solo-last = ultima
my-he-did = Che cosa ha fatto

# Where the data of a card come from.
my-source = { $source ->
    [rulebook] dal regolamento
    [found] da una pagina pubblica
    [inferred] dedotto da ciò che si sa
   *[reconstructed] ricostruito da noi
}
my-read-nothing = Indica una carta per leggerla qui.
my-read-nothing-yet = nulla

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-mycelia = Mycelia
web-game-about-mycelia = Guida ogni goccia di rugiada al Santuario.
web-game-facts-mycelia = 1–4 giocatori · circa 40 minuti
web-game-picture-mycelia = Funghi intorno a un Santuario di pietra, con gocce di rugiada
web-rival-mycelia = Gwidyon
web-rival-mycelia-about = Il tuo avversario non ha bisogno di un posto: ha un mucchio di gocce, un gettone a due facce e sei carte. Dopo ogni tuo turno si rivela una carta e la si applica per lui.
web-setting-mycelia-expansion = Espansione inclusa
web-setting-mycelia-prisma = Prisma
web-setting-mycelia-boards = Plancia
web-setting-mycelia-gwidyon = Gocce sul suo mucchio
web-setting-mycelia-first = Chi comincia
web-setting-mycelia-setup = Dove sono le gocce
web-setting-mycelia-ask-leaves = Chiedi prima di prendere foglie
web-fixed-mycelia-expansion = Fa parte di Prisma: sempre attiva.
web-choice-mycelia-boards = { $choice ->
    [front] Fronte
    [pond] Retro: stagno
    [cushion] Retro: cuscino di muschio
    [litter] Retro: tappeto di foglie
    [clearing] Retro: radura spoglia
   *[random] Retro a caso
}
web-part-mycelia = { $part ->
    [base] Il gioco base
    [effects] Che cosa fanno le carte
    [boards] I retro delle plance
    [expansion] L’espansione inclusa
    [solo] Il solitario, contro Gwidyon
    [prisma] Prisma
   *[other] { $part }
}
web-cards-mycelia = { $table ->
    [card] Carte da reclutare
    [start] Carte iniziali
    [tile] Tessere azione
    [side] Plance
    [setup] Carte configurazione
    [supply] Carte rifornimento
    [gift] Doni
    [solo] Carte di Gwidyon
    [die] Dado
    [board] Formato delle plance
    [prisma] Prisma
    [track] Piattaforma dei favori
    [counts] Numeri
   *[other] { $table }
}
web-card-cost-mycelia = { $n ->
    [one] costa 1 foglia
   *[other] costa { $n } foglie
}
web-card-single-mycelia = Al reclutamento
web-card-set-mycelia = { $set ->
    [base] gioco base
    [expansion] espansione inclusa
    [prisma] Prisma
   *[other] { $set }
}
web-curve-mycelia = Gocce rimaste, giro per giro
web-curve-label-mycelia = Curva dell’andamento: gocce rimaste di ogni giocatore, giro per giro
