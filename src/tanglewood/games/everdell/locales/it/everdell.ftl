# Things.

everdell-goods = { $kind ->
    [twig] { $n } { $n ->
        [one] rametto
       *[other] rametti
    }
    [resin] { $n } { $n ->
        [one] resina
       *[other] resine
    }
    [pebble] { $n } { $n ->
        [one] ciottolo
       *[other] ciottoli
    }
    [berry] { $n } { $n ->
        [one] bacca
       *[other] bacche
    }
   *[points] { $n } { $n ->
        [one] punto
       *[other] punti
    }
}
everdell-kind = { $kind ->
    [twig] rametti
    [resin] resina
    [pebble] ciottoli
   *[berry] bacche
}
everdell-nothing = nulla
everdell-nowhere = un luogo che non c’è più
everdell-rugwort = Rugwort
everdell-color = { $color ->
    [tan] Viaggiatore: agisce una volta, quando la giochi
    [green] Produzione: agisce quando la giochi e quando la città produce
    [red] Destinazione: agisce quando un lavoratore la visita
    [blue] Governo: vale finché è in città
   *[purple] Prosperità: aggiunge punti alla fine
}
# A resource as an option or an event names it; the values may be ids or words already.
everdell-kind-word = { $kind ->
    [twig] un rametto
    [resin] una resina
    [pebble] un ciottolo
    [berry] una bacca
    [pearl] una perla
   *[other] { $kind }
}
everdell-one-word = { $one ->
    [twig] un rametto
    [resin] una resina
    [pebble] un ciottolo
    [berry] una bacca
   *[other] { $one }
}
everdell-other-word = { $other ->
    [twig] un rametto
    [resin] una resina
    [pebble] un ciottolo
    [berry] una bacca
   *[other] { $other }
}
# Helpers of Italian: a colour as an adjective (masculine, feminine, feminine plural), a season with its article.
everdell-color-word = { $color ->
    [tan] marrone
    [green] verde
    [red] rosso
    [blue] blu
    [purple] viola
   *[other] { $color }
}
everdell-colour-f = { $color ->
    [tan] marrone
    [green] verde
    [red] rossa
    [blue] blu
    [purple] viola
   *[other] { $color }
}
everdell-colour-fp = { $color ->
    [tan] marroni
    [green] verdi
    [red] rosse
    [blue] blu
    [purple] viola
   *[other] { $color }
}
everdell-season-the = { $season ->
    [winter] l’inverno
    [inverno] l’inverno
    [spring] la primavera
    [primavera] la primavera
    [summer] l’estate
    [estate] l’estate
    [autumn] l’autunno
    [autunno] l’autunno
   *[other] { $season }
}
everdell-season = { $season ->
    [winter] inverno
    [spring] primavera
    [summer] estate
   *[autumn] autunno
}
everdell-breakdown = { $row ->
    [cards] carte
    [tokens] segnalini punto
    [prosperity] Prosperità
    [journey] Viaggio
    [bonus] bonus del suo livello
    [basic-events] eventi base
    [special-events] eventi speciali
    [missed-special-events] eventi speciali che hai mancato
    [empty-spaces] slot vuoti della tua città
    [wonders] meraviglie
    [adornments] ornamenti
    [pearls] perle
    [garland] Ghirlanda
    [visitors] visitatori
    [expedition] spedizione
    [discoveries] scoperte
   *[events] eventi
}
everdell-goal-rival = { $rival ->
    [rugwort] In solitario giochi contro Rugwort: dopo ogni carta che giochi, il dado gliene assegna una dal Prato. Ti servono più punti di lui.
    [nightweave] Tessinotte, la signora dei ragni, gioca dopo ogni tuo turno, secondo una carta attività. Ti servono più punti di lei.
   *[none] {""}
}
everdell-goal = Costruisci una città di { $everdell__counts__city } slot: piazza lavoratori per ottenere risorse, gioca animali e costruzioni, realizza eventi. Dopo l’autunno vince chi ha più punti.

# Questions.

everdell-ask-turn = { $season ->
    [winter] È il tuo inverno
    [spring] È la tua primavera
    [summer] È la tua estate
   *[autumn] È il tuo autunno
}: { $workers ->
    [0] { $autumn ->
        [yes] gioca una carta o passa.
       *[no] gioca una carta o preparati per la prossima stagione.
    }
    [one] { $autumn ->
        [yes] gioca una carta, piazza il tuo ultimo lavoratore o passa.
       *[no] gioca una carta o piazza il tuo ultimo lavoratore.
    }
   *[other] { $autumn ->
        [yes] gioca una carta, piazza uno dei tuoi { $workers } lavoratori o passa.
       *[no] gioca una carta o piazza uno dei tuoi { $workers } lavoratori.
    }
}
everdell-title-season = { $season ->
    [spring] Primavera
    [summer] Estate
    [autumn] Autunno
   *[winter] Inverno
}
everdell-moment = { everdell-title-season }, { $cards ->
    [0] città vuota
    [one] { $cards } carta in città
   *[other] { $cards } carte in città
}
everdell-ask-pay = come paghi la carta { $card } ({ $cost })?
everdell-ask-spare = quale risorsa risparmi? Ancora { $n }.
everdell-ask-replace = quale risorsa della carta { $card } paghi con un’altra?
everdell-ask-fool = { $rugwort ->
    [yes] quale carta perde Rugwort per questo?
   *[no] in quale città va?
}
everdell-ask-ruins = quale costruzione le fa posto?
everdell-ask-react = quale carta della tua città reagisce per prima?
everdell-ask-gain = scegli { $n ->
    [one] una risorsa
   *[other] { $n } risorse
}.
everdell-ask-spend = { $give ->
    [yes] quante bacche regali, per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } ciascuna?
   *[no] quante risorse paghi, al massimo { $most }, per { $points ->
        [one] 1 punto
       *[other] { $points } punti
    } ciascuna?
}
everdell-ask-give = scegli { $n ->
    [one] una risorsa
   *[other] { $n } risorse
} da dare.
everdell-ask-give-here = dai ancora al massimo { $n }, o fermati.
everdell-ask-to = chi riceve?
everdell-ask-teach = quale delle carte pescate dai?
everdell-ask-post-give = scegli { $n ->
    [one] una carta
   *[other] { $n } carte
} da dare.
everdell-ask-post-discard = scarta quante carte vuoi, poi riempi la mano.
everdell-ask-discard = { $least ->
    [0] { $most ->
        [0] scarta quante carte vuoi
        [one] se vuoi, scarta un’altra carta
       *[other] scarta fino a { $most } carte
    }
    [one] scarta una carta
   *[other] { $most ->
        [0] scarta quante carte vuoi
        [one] scarta una carta
       *[other] scarta { $most } carte
    }
}.
everdell-ask-play-one = puoi giocare una delle carte prese, per { $less ->
    [one] 1 risorsa
   *[other] { $less } risorse
} in meno.
everdell-ask-take-meadow = prendi dal Prato { $n ->
    [one] una carta
   *[other] fino a { $n } carte
}.
everdell-ask-clear = scegli { $n ->
    [one] una carta
   *[other] { $n } carte
} da scartare dal Prato.
everdell-ask-source = riveli carte del mazzo o della pila degli scarti?
everdell-ask-bring = quale carta giochi gratuitamente, se vuoi?
everdell-ask-put = metti qui al massimo { $n }, o fermati.
everdell-ask-city-card = { $under ->
    [yes] metti sotto l’evento { $n ->
        [one] al massimo 1 animale
       *[other] fino a { $n } animali
    } della tua città, o fermati.
   *[no] scegli { $n ->
        [one] una carta
       *[other] { $n } carte
    } della tua città da scartare.
}
everdell-ask-lift = quale lavoratore si muove?
everdell-ask-move-worker = dove va il lavoratore?
everdell-ask-store = che cosa ci metti sopra?
everdell-ask-swap = scambia una risorsa, o fermati.
everdell-ask-tuck = metti un animale della tua mano sotto l’evento, o fermati.
everdell-ask-keep = tieni una carta, o metti tutto il resto sotto l’evento.
everdell-ask-play-meadow = quale carta del Prato giochi?
everdell-ask-play-free = quale carta{ $limit ->
    [-1] {""}
    [one] {" "}da al massimo 1 punto
   *[other] {" "}da al massimo { $limit } punti
} giochi gratuitamente{ $may ->
    [yes] , se vuoi
   *[no] {""}
}?
everdell-ask-copy = quale luogo usi?
everdell-ask-repeat = spendi un suo segnalino per usare di nuovo un luogo?
everdell-ask-tear-down = quale carta della tua città scarti?
everdell-ask-activate = quale carta verde della tua città attivi?
everdell-ask-copy-green = quale carta verde copi, se vuoi?
everdell-ask-produce = quale carta della tua città produce ora?
everdell-ask-recall = quale lavoratore torna?

everdell-ask-either = scegli una delle due cose.
everdell-ask-use-place = quale posto occupato usi?
everdell-ask-give-drawn = dai una delle carte pescate, per { $n ->
    [one] un punto
   *[other] { $n } punti
}, o tienile.
everdell-ask-give-many = { $named ->
    [no] chi riceve qualcosa? { $n ->
        [one] Al massimo 1 carta o risorsa
       *[other] Fino a { $n } tra carte e risorse
    }, un punto per ognuna.
   *[yes] che cosa dai a { $to }? Ancora al massimo { $n }, un punto per ognuna.
}
everdell-ask-juggle = { $shown ->
    [0] quale numero da giocoliere paghi, se vuoi?
   *[other] finora le carte valgono { $worth }, ti serve { $goal }. Ancora una?
}
everdell-ask-color = nomina un colore, poi pesca { $n ->
    [one] 1 carta
   *[other] { $n } carte
}.
everdell-ask-show = quale carta mostri, per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}?
everdell-ask-give-cards = a chi dai { $n ->
    [one] 1 carta
   *[other] { $n } carte
}, per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}?
everdell-ask-swap-hands = con chi scambi la mano?
everdell-ask-rob = quale carta verde passa nella tua città?

# Options.

everdell-move-play = gioca la carta { $card }
everdell-move-discard = scarta { $card }
everdell-move-give-card = dai la carta { $card }
everdell-move-bring = gioca gratuitamente la carta { $card }
everdell-move-keep = tieni la carta { $card }
everdell-move-tuck = metti la carta { $card } sotto l’evento
everdell-move-show = mostra la carta { $card }
everdell-move-color = { everdell-color-word }
everdell-choice-gain = { $gain }
everdell-choice-pay = paga { $price } per { $gain }
everdell-choice-any = { $n ->
    [one] 1 risorsa a tua scelta
   *[other] { $n } risorse a tua scelta
}
everdell-choice-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
everdell-choice-juggle = paga { $price } e rivela una carta
everdell-choice-discard = nessuno ha posto: scarta { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
everdell-move-react = prima la carta { $card }
everdell-move-play-meadow = gioca la carta { $card } dal Prato
everdell-move-take-meadow = prendi la carta { $card }
everdell-move-clear = scarta { $card }
everdell-move-prepare = preparati per la prossima stagione
everdell-move-pass = passa: niente più turni
everdell-move-pay = paga il costo
everdell-move-done = basta così
everdell-move-place = piazza un lavoratore: { $place }
everdell-move-copy = usa: { $place }
everdell-move-claim = realizza l’evento { $event }
everdell-move-instead = paga { everdell-other-word } invece di { everdell-one-word }
everdell-move-trade = scambia { everdell-one-word } con { everdell-other-word }
everdell-move-amount = { $n }
everdell-move-source = { $pile ->
    [deck] dal mazzo
   *[discard] dalla pila degli scarti
}
everdell-move-spare = risparmia { everdell-kind-word }
everdell-move-give = dai { everdell-kind-word }
everdell-move-put = metti qui { everdell-kind-word }
everdell-move-gain = prendi { everdell-kind-word }
everdell-move-store = metti { $kind ->
    [twig] { $n } { $n ->
        [one] rametto
       *[other] rametti
    }
    [resin] { $n } { $n ->
        [one] resina
       *[other] resine
    }
    [pebble] { $n } { $n ->
        [one] ciottolo
       *[other] ciottoli
    }
   *[berry] { $n } { $n ->
        [one] bacca
       *[other] bacche
    }
}
# A card of somebody, with its number if there are several.
everdell-card-of = { $owner ->
    [own] la propria carta { $card }
    [rugwort] la carta { $card } di Rugwort
    [nightweave] la carta { $card } di Tessinotte
    [none] { $card }
   *[other] la carta { $card } di { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(numero { $copy })
}
everdell-move-visit = visita { everdell-card-of }
everdell-move-occupy = gratuitamente, occupando { everdell-card-of }
everdell-move-use = usando { everdell-card-of }
everdell-move-imprison = metti un prigioniero nel Dungeon: { everdell-card-of }
everdell-move-activate = attiva { everdell-card-of }
everdell-move-remove = scegli { everdell-card-of }
everdell-move-lift = questo lavoratore: { everdell-card-of }

# Events.

# Before what follows from a single option; only its player reads it.
everdell-event-unasked = { $verb ->
    [paying] C’era un solo modo di pagare: è stato scelto automaticamente.
   *[other] Mossa automatica: era l’unica opzione.
}
everdell-event-turn = { $you ->
    [yes] Tocca a te.
   *[no] Tocca a { $name }.
}
everdell-event-gained = { $you ->
    [yes] Ottieni { $goods }.
   *[no] { $name } ottiene { $goods }.
}
everdell-event-paid = { $you ->
    [yes] Paghi { $goods }.
   *[no] { $name } paga { $goods }.
}
everdell-event-gave-card = { $you ->
    [yes] Dai a { $to }: { $card }.
   *[no] { $name } dà { everdell-some-cards } a { everdell-person-to }.
}
everdell-event-got-card = { $you ->
    [yes] Ricevi da { $from }: { $card }.
   *[no] { $name } riceve { everdell-some-cards } da { everdell-person-from }.
}
everdell-event-received = { $you ->
    [yes] Ricevi { $goods } da { $from }.
   *[no] { $name } riceve { $goods } da { everdell-person-from }.
}
everdell-event-stored = { $you ->
    [yes] Metti { $goods } sulla carta { $card }.
   *[no] { $name } mette { $goods } sulla carta { $card }.
}
everdell-event-tokens = { $you ->
    [yes] Metti { $n ->
        [one] un segnalino punto
       *[other] { $n } segnalini punto
    } sulla carta { $card }.
   *[no] { $name } mette { $n ->
        [one] un segnalino punto
       *[other] { $n } segnalini punto
    } sulla carta { $card }.
}
everdell-event-traded = { $you ->
    [yes] Scambi { everdell-one-word } con { everdell-other-word }.
   *[no] { $name } scambia { everdell-one-word } con { everdell-other-word }.
}
everdell-event-cleared = { $you ->
    [yes] Scarti dal Prato: { $card }.
   *[no] { $name } scarta dal Prato: { $card }.
}
everdell-event-took = { $you ->
    [yes] Prendi dal Prato: { $card }.
   *[no] { $name } prende dal Prato: { $card }.
}
everdell-event-put = { $you ->
    [yes] Metti { $goods } sull’evento { $event }.
   *[no] { $name } mette { $goods } sull’evento { $event }.
}
everdell-event-tucked = { $you ->
    [yes] Metti sotto l’evento { $event }: { $card }.
   *[no] { $name } mette sotto l’evento { $event }: { $card }.
}
everdell-event-kept = { $you ->
    [yes] Tieni la carta { $card }.
   *[no] { $name } tiene la carta { $card }.
}
everdell-event-revealed = { $you ->
    [yes] Riveli: { $cards }.
   *[no] { $name } rivela: { $cards }.
}
everdell-event-occupied = { $you ->
    [yes] Occupi la carta { $card } con la carta { $guest }.
   *[no] { $name } occupa la carta { $card } con la carta { $guest }.
}
everdell-event-imprisoned = { $you ->
    [yes] Metti la carta { $card } nel Dungeon.
   *[no] { $name } mette la carta { $card } nel Dungeon.
}
everdell-event-used = { $you ->
    [yes] Usi la carta { $card }.
   *[no] { $name } usa la carta { $card }.
}
everdell-event-left = { $you ->
    [yes] Scarti dalla tua città: { $card }.
   *[no] { $name } scarta dalla propria città: { $card }.
}
everdell-event-played = { $you ->
    [yes] Giochi la carta { $card }{ $from ->
        [meadow] {" "}dal Prato
       *[other] {""}
    }.
   *[no] { $name } gioca la carta { $card }{ $from ->
        [meadow] {" "}dal Prato
       *[other] {""}
    }.
}
everdell-event-sent = { $you ->
    [yes] Mandi la carta { $card } a { $to }.
   *[no] { $name } manda la carta { $card } a { everdell-person-to }.
}
everdell-event-named = { $you ->
    [yes] Nomini il colore { everdell-color-word }.
   *[no] { $name } nomina il colore { everdell-color-word }.
}
everdell-event-showed = { $you ->
    [yes] Mostri la carta { $card }.
   *[no] { $name } mostra la carta { $card }.
}
everdell-event-swapped = { $you ->
    [yes] Scambi la mano con { $to }.
   *[no] { $name } scambia la mano con { everdell-person-to }.
}
everdell-event-took-hand = { $you ->
    [yes] { $n ->
        [0] Ora non hai carte in mano.
       *[other] Ora hai in mano: { $cards }.
    }
   *[no] { $n ->
        [0] Ora { $name } non ha carte in mano.
        [one] Ora { $name } ha in mano 1 carta.
       *[other] Ora { $name } ha in mano { $n } carte.
    }
}
everdell-event-robbed = { $you ->
    [yes] Prendi la carta { $card } { everdell-from-city }.
   *[no] { $name } prende la carta { $card } { everdell-from-city }.
}
everdell-event-activated = { $you ->
    [yes] Attivi: { $card }.
   *[no] { $name } attiva: { $card }.
}
everdell-event-copied = { $you ->
    [yes] Usi: { $place }.
   *[no] { $name } usa: { $place }.
}
everdell-event-placed = { $you ->
    [yes] Piazzi un lavoratore: { $place }.
   *[no] { $name } piazza un lavoratore: { $place }.
}
everdell-event-claimed = { $you ->
    [yes] Realizzi l’evento { $event }.
   *[no] { $name } realizza l’evento { $event }.
}
everdell-event-visited = { $you ->
    [yes] Visiti la carta { $card } { everdell-in-city }.
   *[no] { $name } visita la carta { $card } { everdell-in-city }.
}
# Somebody a sentence speaks of, and a city.
everdell-person-to = { $to_you ->
    [you] te
   *[other] { $to }
}
everdell-person-from = { $from_you ->
    [you] te
   *[other] { $from }
}
everdell-owner-city = { $owner_you ->
    [you] la tua città
    [own] la propria città
   *[other] la città di { $owner }
}
everdell-in-city = { $owner_you ->
    [you] nella tua città
    [own] nella propria città
   *[other] nella città di { $owner }
}
everdell-from-city = { $owner_you ->
    [you] dalla tua città
    [own] dalla propria città
   *[other] dalla città di { $owner }
}
everdell-some-cards = { $n ->
    [one] una carta
   *[other] { $n } carte
}
everdell-event-recalled = { $you ->
    [yes] Riprendi { $n ->
        [one] un lavoratore
       *[other] { $n } lavoratori
    }.
   *[no] { $name } riprende { $n ->
        [one] un lavoratore
       *[other] { $n } lavoratori
    }.
}
everdell-event-moved-worker = { $you ->
    [yes] Muovi un lavoratore.
   *[no] { $name } muove un lavoratore.
}
everdell-event-prepared = { $you ->
    [yes] Ti prepari per { everdell-season-the }{ everdell-new-workers }.
   *[no] { $name } si prepara per { everdell-season-the }{ everdell-new-workers }.
}
everdell-new-workers = { $workers ->
    [0] {""}
    [one] : 1 nuovo lavoratore
   *[other] : { $workers } nuovi lavoratori
}
everdell-event-passed = { $you ->
    [yes] Passi.
   *[no] { $name } passa.
}
everdell-event-drew = { $you ->
    [yes] Peschi: { $cards }.
   *[no] { $name } pesca { $n ->
        [one] una carta
       *[other] { $n } carte
    }.
}
everdell-event-discarded = { $you ->
    [yes] Scarti: { $cards }.
   *[no] { $name } scarta { everdell-some-cards }.
}
everdell-event-reacted = La carta { $card } reagisce.
everdell-event-shown = Novità nel Prato: { $card }.
everdell-event-reshuffled = La pila degli scarti diventa un nuovo mazzo di { $n ->
    [one] 1 carta
   *[other] { $n } carte
}.
everdell-event-over = La partita è finita.
everdell-event-rugwort-rolled = Rugwort lancia il dado: { $die }.
everdell-event-rugwort-lucky = Di nuovo lo stesso numero: un punto per Rugwort.
everdell-event-rugwort-played = Rugwort prende la carta { $card }.
everdell-event-rugwort-cranky = Rugwort è scontroso: perdi una carta della tua mano.
everdell-event-rugwort-fool = Rugwort manda la carta { $card } nella tua città.
everdell-event-rugwort-lost = Rugwort perde la carta { $card }.
everdell-event-rugwort-token = Rugwort ottiene { $goods } per la tua visita.
everdell-event-rugwort-claimed = Rugwort realizza l’evento { $event }.
everdell-event-rugwort-blocks = Il lavoratore di Rugwort blocca lo spazio { $slot } del Prato.
everdell-event-rugwort-moved = Il lavoratore di Rugwort si muove: { $place }.
everdell-event-rugwort-took-worker = Il lavoratore di Rugwort se ne va e porta con sé uno dei tuoi.

# The table in a terminal.

everdell-label-meadow = Prato
everdell-label-places = Luoghi
everdell-label-events = Eventi
everdell-label-hand = La tua mano
# How many cards of a colour an event or a place asks for, in brackets.
everdell-label-colored = { $n ->
    [one] { $n } { everdell-colour-f }
   *[other] { $n } { everdell-colour-fp }
}
everdell-label-card = { everdell-colour-f }, { $points }
everdell-label-other-way = in un modo diverso dal costo
everdell-label-missing = manca: { $goods }
everdell-label-no-room = non c’è posto
everdell-label-blocked = c’è sopra Rugwort
everdell-label-occupied = occupata
everdell-label-empty = ancora nulla di costruito
everdell-label-passed = ha passato
everdell-label-player = { $season }; { $goods }; { $workers ->
    [one] 1 lavoratore disponibile
   *[other] { $workers } lavoratori disponibili
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano, { $used } slot su { $spaces }; finora { $total ->
    [one] 1 punto
   *[other] { $total } punti
}
everdell-label-rugwort = { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}; finora { $total ->
    [one] 1 punto
   *[other] { $total } punti
}
