# The table of Through the Deep Forest in the browser.

# Spoken names. Whatever can be touched says so at its end.
df-field = { $field }, { $tile ->
    [thicket] boscaglia
    [gate] cancello
    [guard] guardiano
    [sword] spada
    [troll] troll
    [rock] roccia
    [wall] muro
    [bare] radura
    [hidden] coperta
   *[forest] bosco
}
df-field-pawn = qui c’è la pedina
df-field-markers = { $n ->
    [one] 1 pietra segnavia
   *[other] { $n } pietre segnavia
}
df-field-visitors = { $n ->
    [one] un troll mandato qui
   *[other] { $n } troll mandati qui
}
df-field-attacks = ti attacca
df-field-fight = qui si combattono i mostri
df-field-fog = nella nebbia
df-field-sight = in vista
df-field-costs = costa { $price }
df-cell = Riga { $row }, colonna { $column }: { $cell ->
    [potion] pozione
    [book] libro
    [coin] moneta d’oro
    [marker] pietra segnavia
   *[nothing] vuota
}
df-edge = { $side ->
    [row] Riga { $n }
    [column] Colonna { $n }
   *[corner] La diagonale
}
df-edge-gives = { $edge } dà { $gives }
df-edge-would = { $edge } darebbe { $gives }
df-edge-taken = qui c’è { $name }
df-edge-own = qui c’è la tua pedina
df-edge-closed = { $edge } è chiusa: l’angolo è aperto con { $deep_forest__market__corner_from ->
    [one] 1 giocatore
   *[other] { $deep_forest__market__corner_from } giocatori
    }
df-strip = Striscia: { $cells }
df-strip-lies = Striscia: { $cells }, da { $from } a { $to }. Le frecce la spostano, R la gira, Invio la posa
df-monster = { $name }, forza { $strength }, { $gold } oro
df-strength-now = La sua forza è { $strength }.
df-monster-boost = ogni { $resource ->
    [potion] pozione
    [book] libro
    [coin] moneta d’oro
   *[marker] pietra segnavia
} che paghi aggiunge un punto
df-monster-left = { $n ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $n }
}
df-die = Il dado { $n } mostra { $pips }{ $aside ->
    [yes] , da parte
   *[no] {""}
}{ $advised ->
    [yes] , meglio metterlo da parte
   *[no] {""}
}
df-good-over = { $n } { $resource ->
    [potion] pozioni
    [book] libri
   *[marker] pietre segnavia
}: alla fine del turno puoi tenerne { $limit }
df-swords = { $n ->
    [one] 1 spada
   *[other] { $n } spade
}
df-spent = { $n ->
    [one] 1 spada ceduta
   *[other] { $n } spade cedute
}
df-retreats = { $n ->
    [one] 1 ritirata rimasta
   *[other] { $n } ritirate rimaste
}
df-trolls = { $n } troll, { $ready ->
    [0] ora nessuno da mandare
   *[other] { $ready } da mandare
}
df-won = { $n } { $tile ->
    [thicket] { $n ->
        [one] boscaglia
       *[other] boscaglie
    }
    [gate] { $n ->
        [one] cancello
       *[other] cancelli
    }
   *[guard] { $n ->
        [one] guardiano
       *[other] guardiani
    }
}
df-hidden = Coperte
df-hidden-of = { $n } × { $tile ->
    [thicket] boscaglia
    [gate] cancello
    [guard] guardiano
    [sword] spada
    [troll] troll
   *[forest] bosco
}
df-sets = set: { $gold } oro
df-forest-says = Bosco di { $name }, { $left ->
    [yes] uscita da { $pawn }
   *[no] pedina su { $pawn }
}, sentiero di { $n } caselle

# Headings and parts.
df-market = Mercato
df-edges = Linee del mercato
df-cells = Caselle del mercato
df-hand = Le tue strisce
df-hand-count = { $n ->
    [one] 1 striscia in mano
   *[other] { $n } strisce in mano
}
df-goods = Risorse
df-forest-own = Il tuo bosco
df-forest-of = Bosco di { $name }
df-monsters = Mostri delle rocce
df-fight = Combattimento
df-dice = Dadi
df-commit = Spade
df-actions = Che cosa puoi fare
df-points = Oro finora
df-total = Totale
df-rounds = Round
df-part-forest = Bosco
df-part-market = Mercato
df-part-fight = Lotta
df-part-monsters = Mostri
df-part-others = Altri
df-first = 1° giocatore
df-out = fuori dal bosco
df-path = sentiero di { $n }
df-gold = { $n } oro
df-pile = { $n ->
    [one] 1 striscia nel mazzo di pesca
   *[other] { $n } strisce nel mazzo di pesca
}

# Rounds and fog.
df-round = Round { $n } di { $of }
df-fog-after = nebbia dopo il round { $n }
df-fog-wall = nebbia al muro inferiore
df-fog-row = { $row ->
    [1] nebbia nella riga 1
   *[other] nebbia nelle righe da 1 a { $row }
}
df-last-turns = ultimi turni

# The market.
df-turn = Gira
df-lay-it = Posa
df-lay-about = Trascinala o clicca per metterla a posto; scegliendo una linea la posi e ricevi ciò che mostra.
df-stand-about = Scegli la linea a cui ti posizioni: prendi ciò che mostra.
df-choose-about = Scegli una striscia, o trascinala sul mercato.
df-market-about = { $n ->
    [0] Non è stato posato ancora nulla.
    [one] Qui c’è 1 striscia.
   *[other] Qui ci sono { $n } strisce.
}

# Buttons that need a second choice.
df-button = { $what ->
    [sell] Vendi { $deep_forest__prices__sell }
    [buy] Compra
    [back] Torna indietro
    [send] Manda un troll
    [return] Restituisci
    [take] Raccogli la spada
    [pass] Passa oltre
   *[other] { $what }
}
df-now-resource = Quale tipo?
df-now-seat = A chi?
df-now-field = Quale casella?
df-send-to = Manda il troll a { $name }
df-send-about = Su quale casella va il troll?
df-enlarge = Mostra in grande il bosco di { $name }

# Fights.
df-fight-head = Forza { $strength }
df-fight-rule = Un dado per ogni spada che impegni, fino a { $deep_forest__limits__rolls ->
    [one] 1 lancio
   *[other] { $deep_forest__limits__rolls } lanci
    }.
df-fight-rolls = { $name }: lancio { $n }, { $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
}
df-fight-of = su { $strength }
df-fight-extra = di cui pagati { $n }
df-commit-about = solo dadi { $chance }%, una vittoria costa { $swords ->
    [0] nessuna spada
    [one] 1 spada
   *[other] { $swords } spade
}
df-aside = da parte
df-keep = tieni
df-aside-about = Clicca i dadi che vuoi tenere, poi lancia gli altri.
df-odds = Probabilità di ogni combattimento
df-odds-ask = Mostra le probabilità
df-odds-hide = Nascondi le probabilità
df-odds-strength = Forza
df-odds-dice = Dadi
df-odds-chance = Solo dadi
df-odds-with = Con tutto ciò che hai
df-odds-swords = Spade perse
df-fight-odds = { $missing ->
    [0] Basta.
    [one] Manca 1 punto.
   *[other] Mancano { $missing } punti.
} Probabilità di vittoria giocando bene: con i soli dadi { $chance }%, con tutto ciò che potresti aggiungere { $more }%. I puntini segnano i dadi da tenere.

# Help.
df-help = Come si gioca
df-help-market = Posa una striscia ovunque sul mercato, sopra ciò che c’è. Poi posizionati a una linea libera e prendi ciò che mostra.
df-help-path = Ogni passo lascia una pietra segnavia dietro di te, due lasciando una roccia o nella nebbia, tre per entrambe. Il tuo sentiero non deve mai toccare sé stesso.
df-help-obstacles = Le boscaglie costano { $deep_forest__prices__obstacle ->
    [one] 1 pozione
   *[other] { $deep_forest__prices__obstacle } pozioni
    }, i cancelli altrettanti libri, i guardiani altrettante monete d’oro. Tre uguali o tre diversi valgono { $deep_forest__points__set } oro.
df-help-fights = Accanto a una roccia o sopra puoi combattere: almeno { $deep_forest__limits__committed ->
    [one] 1 spada
   *[other] { $deep_forest__limits__committed } spade
    }, un dado per ognuna. Vinto o perso, il combattimento chiude il tuo turno.
df-help-trolls = Un troll accanto a te vuole una moneta d’oro prima di tutto. Dal prossimo round puoi mandarlo a qualcuno.
df-help-fog = Dopo il round { $deep_forest__fog__after_round } la nebbia sale di una riga a ogni round. Da allora puoi uscire dal muro superiore: { $deep_forest__points__left } oro, e { $deep_forest__points__longest } per il sentiero più lungo.
df-help-keys = Le frecce scorrono ciò che brilla, Invio lo sceglie. Mentre posi una striscia le frecce la spostano e R la gira.
df-help-rules = Tutte le regole, una per una

# A new table and the page of cards.
web-setting-deep-forest-first = Chi comincia
web-setting-deep-forest-sparse = Strisce rade
web-setting-deep-forest-limited-supply = Riserva limitata
web-cards-deep-forest = { $table ->
    [monster] Mostri delle rocce
    [tile] Tessere del bosco
    [strip] Strisce del mercato
    [board] Il bosco
    [fog] Nebbia
    [start] Con che cosa si comincia
    [limits] Limiti
    [prices] Prezzi
    [points] Punti
    [market] Il mercato
    [deal] Strisce in gioco
    [supply] Riserva
    [coins] Monete d’oro
   *[other] { $table }
}

# The end.
web-total-deep-forest = Oro in tutto
web-curve-deep-forest = Oro come se la partita finisse, round per round
web-curve-label-deep-forest = Curva dell’andamento: l’oro di ogni giocatore, round per round

# On the other pages: the home page, a new table, rules and cards, the end of a game.
web-game-title-deep-forest = Attraverso il bosco profondo
web-game-about-deep-forest = Trova la strada prima della nebbia.
web-game-facts-deep-forest = 2–4 giocatori · 15 round
web-game-picture-deep-forest = Un sentiero di pietre blu in un bosco scuro con nebbia e un mostro delle rocce
