# Words of Through the Deep Forest.

deep_forest-goal =
    { $deep_forest__fog__last_round } round nel tuo bosco. Ogni turno posa una striscia sul mercato, posizionati a una delle sue linee e prendi
    ciò che mostra; poi avanza, ogni passo per una pietra segnavia, senza che il tuo sentiero tocchi mai sé stesso.
    Supera ostacoli per fare set di tre, raccogli spade, sconfiggi i mostri delle rocce, ed esci dal muro superiore
    appena c’è la nebbia. Vince chi ha più oro.

# Things.

deep_forest-resource = { $resource ->
    [potion] pozione
    [book] libro
    [coin] moneta d’oro
   *[marker] pietra segnavia
}
# Helpers of Italian: a resource with its article, several of them, a tile with its article.
deep_forest-a-resource = { $resource ->
    [potion] una pozione
    [book] un libro
    [coin] una moneta d’oro
   *[marker] una pietra segnavia
}
deep_forest-resources = { $resource ->
    [potion] pozioni
    [book] libri
    [coin] monete d’oro
   *[marker] pietre segnavia
}
deep_forest-the-tile = { $tile ->
    [thicket] la boscaglia
    [gate] il cancello
    [guard] il guardiano
    [sword] la spada
    [troll] il troll
   *[forest] il bosco
}
deep_forest-a-tile = { $tile ->
    [thicket] una boscaglia
    [gate] un cancello
    [guard] un guardiano
    [sword] una spada
    [troll] un troll
   *[forest] un bosco
}
deep_forest-amount = { $n } { $resource ->
    [potion] { $n ->
        [one] pozione
       *[other] pozioni
    }
    [book] { $n ->
        [one] libro
       *[other] libri
    }
    [coin] { $n ->
        [one] moneta d’oro
       *[other] monete d’oro
    }
   *[marker] { $n ->
        [one] pietra segnavia
       *[other] pietre segnavia
    }
}
deep_forest-nothing = nulla
deep_forest-cell = { $cell ->
    [potion] pozione
    [book] libro
    [coin] moneta d’oro
    [marker] pietra segnavia
   *[nothing] vuota
}
deep_forest-tile = { $tile ->
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
deep_forest-tile-at = { $tile ->
    [thicket] una boscaglia
    [gate] un cancello
    [guard] un guardiano
    [sword] una spada
    [troll] un troll
   *[forest] bosco
} su { $field }
deep_forest-edge = { $side ->
    [row] riga { $n }
    [column] colonna { $n }
   *[corner] la diagonale
}
deep_forest-advantage = { $advantage ->
    [coin] 1 moneta d’oro all’inizio di ogni round successivo
    [wild] conta come boscaglia, cancello o guardiano
    [double] in ogni round successivo una risorsa della linea del mercato si prende due volte
   *[none] nient’altro
}

# Questions.

deep_forest-ask-enter = Dove attraversa il muro inferiore il tuo sentiero?
deep_forest-ask-choose = Round { $round }: quale striscia posi sul mercato?
deep_forest-ask-lay = Dove posi questa striscia?
deep_forest-ask-stand = A quale linea del mercato ti posizioni?
deep_forest-ask-double = Quale delle risorse appena ricevute prendi due volte?
deep_forest-ask-forest = { $attacked ->
    [yes] Un troll ti sbarra la strada: placalo, o termina il turno.
   *[no] Che cosa fai? Un passo costa { $cost ->
        [one] 1 pietra segnavia
       *[other] { $cost } pietre segnavia
    }.
}
deep_forest-ask-commit = Forza { $strength }: quante spade impegni?
deep_forest-ask-fight = Forza { $strength }: i dadi mostrano { $dice }, in tutto { $total }. { $left ->
    [0] Non restano lanci.
    [one] Resta un lancio.
   *[other] Restano { $left } lanci.
}
deep_forest-ask-fight-odds = Giocando bene, con tutto ciò che potresti aggiungere, probabilità di vittoria: { $chance }%.
deep_forest-ask-claim = Hai sconfitto la forza { $strength }: quale mostro prendi?
deep_forest-ask-closing = { $over ->
    [yes] Puoi tenere { $limit } risorse per tipo: scambia il resto o restituiscilo.
   *[no] Il combattimento è finito, e con lui il tuo turno. Prima mandi un troll?
}
deep_forest-ask-sending = Su quale casella di quel bosco va il troll?
deep_forest-ask-reward = Che cosa prendi per il troll, { $n } dello stesso tipo?

# Options.

deep_forest-move-enter = attraversa il muro inferiore in { $field }
deep_forest-move-strip = posa la striscia { $cells }
deep_forest-move-lay = dalla casella { $from } alla casella { $to }
deep_forest-move-edge = { $edge }: { $gives }
deep_forest-move-double = ancora { deep_forest-a-resource }
deep_forest-move-go = vai su { $field } ({ $tile ->
    [rock] roccia, lasciarla costerà di più; { $markers }
   *[other] { $markers }
} { $markers ->
    [one] pietra segnavia
   *[other] pietre segnavia
})
deep_forest-move-pass = passa oltre la spada su { $field }
deep_forest-move-take = raccogli la spada su { $field } (1 pozione, 1 libro, 1 moneta d’oro)
deep_forest-move-overcome = supera { deep_forest-the-tile } su { $field } ({ $price ->
    [one] 1 { deep_forest-resource }
   *[other] { $price } { deep_forest-resources }
})
deep_forest-move-pay = placa il troll su { $field } ({ $deep_forest__prices__troll ->
    [one] 1 moneta d’oro
   *[other] { $deep_forest__prices__troll } monete d’oro
    })
deep_forest-move-leave = lascia il bosco da { $field } ({ $markers ->
    [one] 1 pietra segnavia
   *[other] { $markers } pietre segnavia
})
deep_forest-move-fight = combatti un mostro di forza { $strength }
deep_forest-move-dice = { $n ->
    [one] 1 dado
   *[other] { $n } dadi
}: probabilità { $chance }%, { $swords ->
    [0] una vittoria non costa spade
    [one] una vittoria costa 1 spada
   *[other] una vittoria costa { $swords } spade
}
deep_forest-move-aside = metti da parte il dado { $die } ({ $pips })
deep_forest-move-roll = lancia gli altri dadi
deep_forest-move-boost = aggiungi un punto con una risorsa
deep_forest-move-yield = abbandona il combattimento
deep_forest-move-claim = prendi { $monster }: { $gold } oro{ $advantage ->
    [none] {""}
   *[other] ; { deep_forest-advantage }
}
deep_forest-move-back = torna indietro su { $field }: il turno finisce
deep_forest-move-send = manda un troll a { $who }
deep_forest-move-onto = su { $field }
deep_forest-move-reward = { deep_forest-amount }
deep_forest-move-sell = vendi { deep_forest-amount } per 1 moneta d’oro
deep_forest-move-buy = compra 1 { deep_forest-resource } per { $n ->
    [one] 1 moneta d’oro
   *[other] { $n } monete d’oro
}
deep_forest-move-return = restituisci 1 { deep_forest-resource }
deep_forest-move-end = termina il turno

# Events.

# Before what follows from a single option; only its player reads it.
deep_forest-event-unasked = { $verb ->
    [end] Non si può fare altro: il turno termina da sé.
   *[other] Mossa automatica: era l’unica opzione.
}
deep_forest-event-turn = { $you ->
    [yes] Round { $round }, tocca a te.
   *[no] Round { $round }, tocca a { $name }.
}
deep_forest-event-entered = { $you ->
    [yes] Sei
   *[no] { $name } è
} sul muro inferiore, in { $field }.
deep_forest-event-revealed = { $you ->
    [yes] Nel tuo bosco
   *[no] Nel bosco di { $name }
} si scopre su { $field }: { deep_forest-tile }.
deep_forest-event-revealed-all = { $you ->
    [yes] Vedi
   *[no] { $name } vede
} { $tiles }.
deep_forest-event-laid = { $you ->
    [yes] Posi
   *[no] { $name } posa
} una striscia ({ $where }): { $strip }.
deep_forest-laid-row = riga { $line }, colonne da { $from } a { $to }
deep_forest-laid-column = colonna { $line }, righe da { $from } a { $to }
deep_forest-event-stood = { $you ->
    [yes] Ti posizioni
   *[no] { $name } si posiziona
} a una linea del mercato: { $edge }.
deep_forest-event-income = { $you ->
    [yes] Prendi
   *[no] { $name } prende
} dal mercato { $gives }.
deep_forest-event-doubled = Arriva due volte: { deep_forest-resource }.
deep_forest-event-drew = { $you ->
    [yes] Peschi una striscia: { $strip }.
   *[no] { $name } pesca una striscia.
}
deep_forest-event-market-cleared = Il mazzo di pesca è esaurito: il mercato si svuota, { $n ->
    [one] la sua striscia si mescola
   *[other] le sue { $n } strisce si mescolano
}.
deep_forest-event-coins = { $out ->
    [one] 1 moneta d’oro è fuori
   *[other] { $out } monete d’oro sono fuori
} dalla riserva.
deep_forest-event-short = I pezzi stampati sono finiti: nella scatola non ci sono più { deep_forest-resources }.
deep_forest-event-walked = { $you ->
    [yes] Vai da { $from } su { $to } e lasci
   *[no] { $name } va da { $from } su { $to } e lascia
} { $markers ->
    [one] una pietra segnavia
   *[other] { $markers } pietre segnavia
}.
deep_forest-event-sword-taken = { $you ->
    [yes] Raccogli
   *[no] { $name } raccoglie
} la spada su { $field }.
deep_forest-event-overcame = { $you ->
    [yes] Superi
   *[no] { $name } supera
} { deep_forest-the-tile } su { $field }.
deep_forest-event-troll-paid = { $you ->
    [yes] Placi il troll su { $field } e lo tieni.
   *[no] { $name } placa il troll su { $field } e lo tiene.
}
deep_forest-event-troll-sent = { $you ->
    [yes] Mandi
   *[no] { $name } manda
} un troll a { $to_you ->
    [yes] te
   *[no] { $to }
}, su { $field }.
deep_forest-event-rewarded = { $you ->
    [yes] In cambio prendi
   *[no] In cambio { $name } prende
} { deep_forest-amount }.
deep_forest-event-retreated = { $you ->
    [yes] Torni indietro su { $to } e riprendi
   *[no] { $name } torna indietro su { $to } e riprende
} { $markers ->
    [one] 1 pietra segnavia
   *[other] { $markers } pietre segnavia
}.
deep_forest-event-left = { $you ->
    [yes] Lasci
   *[no] { $name } lascia
} il bosco da { $field }; il sentiero è lungo { $length ->
    [one] 1 casella
   *[other] { $length } caselle
}.{ $first ->
    [yes] {" "}Tutti gli altri hanno ancora un turno.
   *[no] {""}
}
deep_forest-event-fights = { $you ->
    [yes] Combatti
   *[no] { $name } combatte
} contro la forza { $strength } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}.
deep_forest-event-rolled = Lancio { $number }: { $dice }, in tutto { $sum }.
deep_forest-event-aside = { $you ->
    [yes] Metti
   *[no] { $name } mette
} da parte un { $pips }.
deep_forest-event-boosted = { $you ->
    [yes] Aggiungi
   *[no] { $name } aggiunge
} un punto con { deep_forest-a-resource }.
deep_forest-event-won = { $you ->
    [yes] Sconfiggi
   *[no] { $name } sconfigge
} il mostro.
deep_forest-event-lost = { $you ->
    [yes] Perdi
   *[no] { $name } perde
} il combattimento.
deep_forest-event-swords-turned = { $n ->
    [one] Si cede una spada.
   *[other] Si cedono { $n } spade.
}
deep_forest-event-claimed = { $you ->
    [yes] Prendi il mostro:
   *[no] { $name } prende il mostro:
} { $monster }.
deep_forest-event-tribute = { $you ->
    [yes] Il tuo mostro ti porta una moneta d’oro: { $monster }.
   *[no] Il suo mostro porta a { $name } una moneta d’oro: { $monster }.
}
deep_forest-event-sold = { $you ->
    [yes] Vendi
   *[no] { $name } vende
} { deep_forest-amount } per { $coins ->
    [one] una moneta d’oro
   *[other] { $coins } monete d’oro
}.
deep_forest-event-bought = { $you ->
    [yes] Compri
   *[no] { $name } compra
} { $bought } per { $n ->
    [one] 1 moneta d’oro
   *[other] { $n } monete d’oro
}.
deep_forest-event-returned = { $you ->
    [yes] Restituisci
   *[no] { $name } restituisce
} { deep_forest-a-resource }.
deep_forest-event-fog-sets-in = Il round { $round } è finito e scende la nebbia: d’ora in poi si può lasciare il bosco.
deep_forest-event-fog = La nebbia copre la riga { $row } e tutto ciò che sta sotto.
deep_forest-event-turn-ended = { $you ->
    [yes] Il tuo turno finisce.
   *[no] Il turno di { $name } finisce.
}
deep_forest-event-over = La partita è finita.

# Refusals: one line, beside the rule that forbids the wish.

deep_forest-no-trade-coins = Le monete d’oro sono ciò con cui si scambiano le altre risorse.
deep_forest-no-sell = Per vendere servono { $price } risorse dello stesso tipo; di questo { $n ->
    [0] non ne hai
   *[other] ne hai { $n }
}.
deep_forest-no-buy = Costa { $price ->
    [one] 1 moneta d’oro
   *[other] { $price } monete d’oro
}, tu ne hai { $n }.
deep_forest-no-supply-empty = La riserva non ne ha più.
deep_forest-no-hopeless = Nulla può più cambiare questo combattimento.
deep_forest-no-sending = Prima finisci di mandare il troll.
deep_forest-no-onto = Su { $field } c’è una pietra segnavia o una pedina: lì non va nessun troll.
deep_forest-no-onto-now = Ora non stai mandando un troll.
deep_forest-no-reward-coin = Per un troll ricevi pozioni, libri o pietre segnavia, mai monete d’oro.
deep_forest-no-send-whom = Un troll va a un altro giocatore a questo tavolo.
deep_forest-no-send-fight = Durante un combattimento non si mandano troll.
deep_forest-no-send-closing = Il tuo turno è finito: ora non si possono mandare troll.
deep_forest-no-send-twice = Un troll per round basta: il tuo l’hai già mandato.
deep_forest-no-send-fresh = Un troll vinto in questo round si può mandare dal prossimo round.
deep_forest-no-send-none = Non hai troll.
deep_forest-no-enter = Attraversi il muro inferiore in un solo punto, prima del tuo primo turno.
deep_forest-no-strip-hand = La striscia { $strip } non è nella tua mano.
deep_forest-no-strip-now = Una striscia per turno, all’inizio.
deep_forest-no-lay-same = Questa striscia è uguale in entrambi i versi.
deep_forest-no-lay-now = Ora non si posa nessuna striscia.
deep_forest-no-edge-now = La pedina del mercato si muove dopo aver posato la striscia, una volta per turno.
deep_forest-no-corner = L’angolo del mercato è aperto solo con { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}.
deep_forest-no-edge-own = La tua pedina è già lì: deve cambiare posto.
deep_forest-no-edge-taken = Lì c’è un’altra pedina.
deep_forest-no-double-kind = Dal mercato non hai ricevuto { deep_forest-resources }.
deep_forest-no-double-now = Ora non c’è nulla da raddoppiare.
deep_forest-no-dice = Puoi impegnare da { $low } a { $swords ->
    [one] 1 spada
   *[other] { $swords } spade
}, non { $n }.
deep_forest-no-dice-fixed = Hai impegnato { $dice ->
    [one] 1 spada
   *[other] { $dice } spade
}; il numero resta.
deep_forest-no-gone = Non resta nessun mostro di quel tipo con forza { $strength }.
deep_forest-no-claim = Hai annunciato la forza { $strength }: prendi uno di quelli.
deep_forest-no-no-fight = Ora non c’è nessun combattimento.
deep_forest-no-die = Non c’è un dado { $n }: ne hai impegnati { $dice }.
deep_forest-no-last-roll = { $rolls ->
    [one] L’unico lancio è già stato fatto.
   *[other] Tutti e { $rolls } i lanci sono già stati fatti.
}
deep_forest-no-aside = Il dado { $n } è già da parte.
deep_forest-no-all-aside = Tutti i dadi sono da parte: non c’è nulla da lanciare.
deep_forest-no-boost-none = Contro la forza { $strength } nulla aggiunge punti.
deep_forest-no-boost = Un punto costa { deep_forest-a-resource }, e non ne hai.
deep_forest-no-in-fight = Prima finisci il combattimento.
deep_forest-no-turn-over = Il tuo turno è finito.
deep_forest-no-over-limit = Hai più di { $limit } risorse dello stesso tipo: prima scambia o restituisci il resto.
deep_forest-no-return = Si restituisce solo ciò che supera { $limit } per tipo, alla fine del turno.
deep_forest-no-market-first = Prima viene il mercato: posa una striscia, posizionati a una linea, prendi ciò che dà.
deep_forest-no-no-troll = Nessun troll ti attacca da { $field }.
deep_forest-no-broke = Il troll vuole { $price ->
    [one] una moneta d’oro
   *[other] { $price } monete d’oro
}, e non ne hai.
deep_forest-no-attacked = Il troll su { $field } va placato prima di tutto.
deep_forest-no-fog = Nessuno esce prima che scenda la nebbia, dopo il round { $rounds }.
deep_forest-no-not-below = Per uscire lì devi essere proprio sotto { $field }.
deep_forest-no-leave-markers = Uscire costa { $need ->
    [one] 1 pietra segnavia
   *[other] { $need } pietre segnavia
} con quella sul muro, tu ne hai { $n }.
deep_forest-no-not-here = I mostri si combattono su una roccia o proprio accanto.
deep_forest-no-swords = Un combattimento richiede almeno { $low ->
    [one] 1 spada
   *[other] { $low } spade
}, tu ne hai { $n }.
deep_forest-no-beaten = Hai già sconfitto un mostro di forza { $strength }.
deep_forest-no-retreats = { $n ->
    [one] Hai già usato la tua ritirata.
   *[other] Hai già usato tutte e { $n } le ritirate.
}
deep_forest-no-back-far = { $field } è più indietro di { $n ->
    [one] 1 casella
   *[other] { $n } caselle
}.
deep_forest-no-back-path = { $field } non è sul tuo sentiero dietro di te.
deep_forest-no-wall = { $field } è una casella muro: lì non si cammina.
deep_forest-no-far = { $field } non è proprio accanto alla tua pedina.
deep_forest-no-hidden = La tessera su { $field } è coperta.
deep_forest-no-touch = Su { $field } il tuo sentiero toccherebbe sé stesso.
deep_forest-no-no-sword = Su { $field } non c’è nessuna spada.
deep_forest-no-no-obstacle = Su { $field } non c’è nessun ostacolo.
deep_forest-no-sword-how = Su { $field } c’è una spada: raccoglila o passa oltre.
deep_forest-no-obstacle = Su { $field } un ostacolo sbarra la strada ({ deep_forest-tile }): va superato.
deep_forest-no-markers = Questo passo costa { $need ->
    [one] 1 pietra segnavia
   *[other] { $need } pietre segnavia
}, tu ne hai { $n }.
deep_forest-no-sword-price = Una spada costa 1 pozione, 1 libro e 1 moneta d’oro.
deep_forest-no-price = Superare { deep_forest-a-tile } costa { $price ->
    [one] 1 { deep_forest-resource }
   *[other] { $price } { deep_forest-resources }
}.

# The terminal's table.

deep_forest-label-round = round { $round } di { $rounds }
deep_forest-moment = Round { $round }
deep_forest-label-fog = nebbia fino alla riga { $row }
deep_forest-label-no-fog = nebbia dopo il round { $after }
deep_forest-label-leaving = ultimi turni
deep_forest-label-market = Mercato
deep_forest-label-monsters = Mostri
deep_forest-label-hand = Le tue strisce
deep_forest-label-your-forest = Il tuo bosco
deep_forest-label-forest-of = Bosco di { $name }
deep_forest-label-gold = { $n } oro
deep_forest-label-things = spade { $swords }, troll { $trolls }, ritirate { $retreats }
deep_forest-label-won = ostacoli: { $thicket ->
    [one] 1 boscaglia
   *[other] { $thicket } boscaglie
}, { $gate ->
    [one] 1 cancello
   *[other] { $gate } cancelli
}, { $guard ->
    [one] 1 guardiano
   *[other] { $guard } guardiani
}
deep_forest-label-lay = Una casella si indica con riga e colonna; tra parentesi quante risorse mostra poi la linea migliore.
deep_forest-label-signs = Bosco: @ pedina, o sentiero, ? coperta, · bosco, t boscaglia, g cancello, w guardiano, s spada, T troll, R roccia, = muro. Mercato: p pozione, b libro, c moneta d’oro, m pietra segnavia.
deep_forest-label-pile = { $pile ->
    [one] 1 striscia
   *[other] { $pile } strisce
} nel mazzo di pesca
deep_forest-label-left = fuori dal bosco
deep_forest-label-monster = { $strength }: { $name }, { $gold } oro
deep_forest-label-legend = @ tu, o il tuo sentiero, ? coperta, . bosco, t boscaglia, g cancello, w guardiano, s spada, T troll, R roccia, ~ nebbia
deep_forest-breakdown = { $row ->
    [coins] Monete d’oro
    [resources] Risorse, { $deep_forest__prices__sell } per un oro
    [sets] Set di ostacoli
    [single-obstacles] Ostacoli singoli
    [monsters] Mostri
    [trolls] Troll
    [swords] Spade
    [left-the-forest] Uscita dal bosco
    [longest-path] Sentiero più lungo
   *[other] { $row }
}
