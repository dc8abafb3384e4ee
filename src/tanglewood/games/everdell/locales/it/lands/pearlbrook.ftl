# Pearlbrook: river, frogs, pearls, adornments, wonders.

everdell-ask-pay-any = paga { $n ->
    [one] una risorsa
   *[other] { $n } risorse
}.
everdell-ask-discard-colored = scarta { $color ->
    [any] { $n ->
        [one] una carta di un altro colore
       *[other] { $n } carte di colori diversi
    }
   *[other] { $n ->
        [one] una carta { everdell-colour-f }
       *[other] { $n } carte { everdell-colour-fp }
    }
}.
everdell-ask-ferry = quale carta del fiume usi?
everdell-ask-use-river = usi la carta { $card }?
everdell-ask-lodge = con quale costruzione condivide lo slot?
everdell-ask-swap-pearl = scarta { $n ->
    [one] al massimo un’altra carta
   *[other] fino a { $n } carte
} e pescane altrettante; se insieme valgono { $goal } portano una perla.
everdell-ask-sail = verso quale città salpa la nave?
everdell-ask-gilded = di quale carta blu ottieni il costo?
everdell-ask-reflect = quale ornamento riflette?
everdell-ask-repeat-tan = quale carta marrone agisce di nuovo? Ancora { $n }.
everdell-ask-activate-greens = quale carta verde attivi? Ancora { $n }.
everdell-ask-fool-again = in quale città va il Giullare?
everdell-ask-bury = su quale carta metti segnalini punto?
everdell-ask-resort = metti sotto l’evento { $n ->
    [one] al massimo un altro animale
   *[other] fino a { $n } animali
} del Prato.
everdell-ask-invite = { $chosen ->
    [yes] dai { $n ->
        [one] al massimo un’altra carta
       *[other] fino a { $n } carte
    }, o fermati
   *[no] a chi dai carte? Al massimo ancora { $n }
}.
everdell-ask-race = quale carta metti sotto l’evento?

everdell-choice-search = cerca nel mazzo la carta { $card } e giocala gratuitamente

everdell-move-frog = manda la rana: { $space }
everdell-move-frog-ferry = manda la rana alla carta { $card }{ $owner ->
    [own] {""}
    [rugwort] {" "}di Rugwort
    [nightweave] {" "}di Tessinotte
   *[other] {" "}di { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(numero { $copy })
}
everdell-move-adorn = gioca l’ornamento { $card }
everdell-move-reflect = usa l’ornamento { $card }
everdell-move-trade-river = usa la carta { $card }
everdell-move-lodge = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(numero { $copy })
}
everdell-move-pick = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(numero { $copy })
}

everdell-no-no-river = in questa partita non c’è il fiume.
everdell-no-frog-away = la tua rana è fuori finché non ti prepari per una stagione.
everdell-no-frog-there = già occupato: { $place }.
everdell-no-river-colors = la tua città non ha le carte richieste: { $place }.
everdell-no-river-price = non puoi pagare ciò che chiede la carta { $card }.
everdell-no-river-down = quella carta è ancora a faccia in giù.
everdell-no-other-bank = ti trovi a un’altra carta del fiume.
everdell-no-ferry-price = nessuna carta scoperta del fiume è alla tua portata.
everdell-no-has-messenger = la carta { $card } non ha posto per un altro Messaggero.
everdell-no-no-host = la carta { $card } richiede una costruzione senza Messaggero con cui condividere lo slot.
everdell-no-only-forest = { $place } non è un luogo foresta.
everdell-no-not-reflected = nessun avversario ha giocato l’ornamento { $card }.
everdell-no-not-racing = la carta { $card } non partecipa alla corsa.
everdell-no-adorned-before = hai già giocato l’ornamento { $card }.
everdell-no-not-adornment = { $card } non è un tuo ornamento.
everdell-no-no-pearl = l’ornamento { $card } costa una perla, e non ne hai.
everdell-no-wonder-built = già costruita: { $place }.
everdell-no-wonder-price = non puoi pagare { $place }.
everdell-no-same-color = una carta del colore della carta { $card } è già stata scartata.

everdell-event-pearls = { $you ->
    [yes] Ottieni { $n ->
        [one] una perla
       *[other] { $n } perle
    }.
   *[no] { $name } ottiene { $n ->
        [one] una perla
       *[other] { $n } perle
    }.
}
everdell-event-pearls-paid = { $you ->
    [yes] Paghi { $n ->
        [one] una perla
       *[other] { $n } perle
    }.
   *[no] { $name } paga { $n ->
        [one] una perla
       *[other] { $n } perle
    }.
}
everdell-event-frog = { $you ->
    [yes] Mandi la tua rana: { $space }.
   *[no] { $name } manda la rana: { $space }.
}
everdell-event-frog-ferry = { $you ->
    [yes] Mandi la tua rana alla carta { $card } { everdell-in-city }.
   *[no] { $name } manda la rana alla carta { $card } { everdell-in-city }.
}
everdell-event-river-turned = Sul fiume si scopre: { $river_card }.
everdell-event-showed-off = { $you ->
    [yes] Scarti la carta { $card } davanti a tutti.
   *[no] { $name } scarta { $card } davanti a tutti.
}
everdell-event-lodged = { $you ->
    [yes] La tua carta { $card } condivide lo slot con la carta { $host }.
   *[no] La carta { $card } di { $name } condivide lo slot con la carta { $host }.
}
everdell-event-pirate-showed = { $you ->
    [yes] Mostri { $cards }, valore { $worth }.
   *[no] { $name } mostra { $cards }, valore { $worth }.
}
everdell-event-sailed = { $you ->
    [yes] La tua carta { $card } salpa verso { $to }.
   *[no] La carta { $card } di { $name } salpa verso { everdell-person-to }.
}
everdell-event-adorned = { $you ->
    [yes] Giochi l’ornamento { $adornment }.
   *[no] { $name } gioca l’ornamento { $adornment }.
}
everdell-event-reflected = { $you ->
    [yes] Il tuo Specchio riflette l’ornamento { $adornment }.
   *[no] Lo Specchio di { $name } riflette l’ornamento { $adornment }.
}
everdell-event-built = { $you ->
    [yes] Costruisci { $wonder }.
   *[no] { $name } costruisce { $wonder }.
}
everdell-event-searched = { $you ->
    [yes] Cerchi nel mazzo la carta { $card }{ $n ->
        [0] : non ce n’è
       *[other] {""}
    }.
   *[no] { $name } cerca nel mazzo la carta { $card }{ $n ->
        [0] : non ce n’è
       *[other] {""}
    }.
}
everdell-event-rugwort-frog = La figura di Rugwort blocca { $space }.
everdell-event-rugwort-wonder = Rugwort prende { $wonder }.
everdell-event-nightweave-frog = La rana di Tessinotte si muove: { $space }.
everdell-event-nightweave-pearls = Tessinotte ottiene { $n ->
    [one] una perla
   *[other] { $n } perle
}.
everdell-event-nightweave-wonder = Tessinotte costruisce { $wonder } per { $n ->
    [one] una perla
   *[other] { $n } perle
}.
everdell-event-nightweave-adorned = Tessinotte paga una perla e rivela l’ornamento { $adornment }.
everdell-event-nightweave-sailed = La carta { $card } di Tessinotte salpa verso { $to_you ->
    [you] la tua città
   *[other] la città di { $to }
} con un ragno.

everdell-label-river = Fiume
everdell-label-wonders = Meraviglie
everdell-label-river-space = { $space }: { $card ->
    [down] a faccia in giù, con una perla
    [none] 2 risorse e 2 carte per una perla
   *[other] { $card }
}
everdell-label-wonder = { $wonder } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $cost }, { $pearls ->
    [one] 1 perla
   *[other] { $pearls } perle
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
})
everdell-label-pearls = { $n ->
    [one] 1 perla
   *[other] { $n } perle
}
everdell-label-frog = { $place ->
    [home] rana a casa
    [nowhere] rana fuori
   *[other] rana: { $place }
}
everdell-label-adornments = { $n ->
    [one] 1 ornamento
   *[other] { $n } ornamenti
} in mano{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
}
everdell-label-adorned = ornamenti: { $names }
everdell-label-built = meraviglie: { $names }

everdell-about-adornment = Ornamento, si gioca per una perla.
everdell-about-river-card = Destinazione fluviale, { $sort ->
    [citizen] un abitante
   *[location] un luogo
}.
everdell-about-river-space = Spazio per { $shared ->
    [yes] quante rane si vuole
   *[no] una rana, con una destinazione fluviale
}.
everdell-about-river-counts = Lungo il fiume ci sono { $citizens } abitanti e { $locations } luoghi, ciascuno riceve { $adornments } ornamenti, e una perla rimasta alla fine vale { $pearl_points } punti. Gli ornamenti di Tessinotte valgono { $levels } punti secondo il suo livello.
