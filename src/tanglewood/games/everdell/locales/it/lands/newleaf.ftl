# Newleaf.

# What asks.

everdell-title-train = il treno
everdell-title-ticket = il tuo biglietto
everdell-title-reservation = la tua prenotazione

# Questions.

everdell-ask-tile = quale tessera vagone prendi?
everdell-ask-dismiss = quale visitatore mandi via?
everdell-ask-welcome = quale visitatore accogli?
everdell-ask-clear-shown = scarta { $n ->
    [one] una carta
   *[other] { $n } carte
} di Prato e stazione.
everdell-ask-take-shown = prendi { $n ->
    [one] una carta
   *[other] { $n } carte
} di Prato e stazione.
everdell-ask-draw-anywhere = puoi pescare { $n ->
    [one] una carta
   *[other] { $n } carte
}, da mazzo, Prato o stazione.
everdell-ask-may-draw = peschi { $n ->
    [one] una carta
   *[other] { $n } carte
}?
everdell-ask-poet = quale colore nomini? Ogni carta di quel colore che peschi dal Prato porta { $points ->
    [one] un punto
   *[other] { $points } punti
}.
everdell-ask-mimic = quale carta marrone di un avversario copia?
everdell-ask-copy-red = quale carta rossa di un avversario usi?
everdell-ask-activate-different = { $may ->
    [yes] puoi attivare { $n ->
        [one] un’altra carta verde
       *[other] fino a { $n } carte verdi
    }.
   *[no] quale carta verde attivi?
}
everdell-ask-give-one = dai una carta a un avversario per { $any ->
    [0] { $points ->
        [one] un punto
       *[other] { $points } punti
    }
   *[other] una risorsa
} e una nuova carta?
everdell-ask-magician = scarti una carta della tua città per un punto e una risorsa?
everdell-ask-unload = prendi dalla carta { $n ->
    [one] una risorsa
   *[other] { $n } risorse
}.
everdell-ask-play-hand-less = gioca una carta della tua mano per { $less ->
    [one] 1 risorsa
   *[other] { $less } risorse
} in meno.
everdell-ask-play-station-less = gioca una carta della stazione per { $less ->
    [one] 1 risorsa
   *[other] { $less } risorse
} in meno.
everdell-ask-reserve = quale carta prenoti?
everdell-ask-keep-reserved = la carta { $card } resta prenotata?

# Options.

everdell-move-play-station = gioca la carta { $card } dalla stazione
everdell-move-play-reserved = gioca la carta prenotata { $card }
everdell-move-reserve = prenota una carta
everdell-move-reserve-meadow = prenota la carta { $card } del Prato
everdell-move-reserve-station = prenota la carta { $card } della stazione
everdell-move-take-station = prendi la carta { $card } della stazione
everdell-move-clear-station = scarta { $card } della stazione
everdell-move-ticket = usa il biglietto per muovere un lavoratore
everdell-move-tile = tessera { $tile }
everdell-move-dismiss = manda via { $visitor } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
everdell-move-welcome = accogli { $visitor } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
everdell-move-reservation = una risorsa in meno, con la prenotazione
everdell-move-keep-reserved = tieni la carta { $card }
everdell-move-drop-reserved = scarta { $card }
everdell-move-gild = gratuitamente, con un token dorato { $owner ->
    [own] sulla carta { $card }
    [rugwort] sulla carta { $card } di Rugwort
    [nightweave] sulla carta { $card } di Tessinotte
   *[other] sulla carta { $card } di { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(numero { $copy })
}
everdell-move-mimic = fai ciò che fa { $owner ->
    [own] la carta { $card }
    [rugwort] la carta { $card } di Rugwort
    [nightweave] la carta { $card } di Tessinotte
   *[other] la carta { $card } di { $who }
}{ $copy ->
    [1] {""}
   *[other] {" "}(numero { $copy })
}

# Refusals.

everdell-no-no-newleaf = Newleaf non è in questa partita.
everdell-no-tile-alike = È uguale alla tessera { $slot }.
everdell-no-no-visitor = Sulla pila { $pile } non ci sono visitatori.
everdell-no-station-slot = Al posto { $slot } della stazione non c’è nessuna carta.
everdell-no-only-deck = Si pesca dal mazzo.
everdell-no-color-not-shown = Dal Prato non si può pescare nessuna carta di questo colore: { everdell-color-word }.
everdell-no-same-elsewhere = La carta { $card } di un’altra città fa lo stesso.
everdell-no-other-forest = { $place } non è un altro luogo foresta.
everdell-no-not-loaded = Sulla carta non c’è nulla di questo tipo: { $kind ->
    [twig] rametti
    [resin] resina
    [pebble] ciottoli
    [berry] bacche
   *[other] { $kind }
}.
everdell-no-card-stays = La carta { $card } resta nella sua città.
everdell-no-no-golden = La carta { $card } non può venire con un token dorato: in questa partita non ce ne sono.
everdell-no-golden-spent = La carta { $card } non può venire con un token dorato: non ne hai più.
everdell-no-no-golden-link = Nessuno stendardo dorato collega la carta { $card } e la carta { $home }.
everdell-no-not-reserved = La carta { $card } non è la carta che hai prenotato.
everdell-no-reservation-dear = Anche per una risorsa in meno la carta { $card } è troppo cara.
everdell-no-no-reservations = In questa partita non ci sono prenotazioni.
everdell-no-nothing-reserved = Non hai prenotato nessuna carta.
everdell-no-reservation-used = Il tuo segnalino prenotazione è usato finché non ti prepari per una stagione.
everdell-no-nothing-to-reserve = Non c’è nessuna carta da prenotare.
everdell-no-one-reserved = La carta { $card } è ancora sotto il tuo segnalino prenotazione.
everdell-no-no-ticket = Non hai più il biglietto.
everdell-no-too-early = Il lato ritorno del tuo biglietto vale dall’estate in poi.
everdell-no-nobody-to-move = Non hai lavoratori che possano viaggiare.

# Events.

everdell-event-station-shown = Novità alla stazione: { $card }.
everdell-event-station-took = { $you ->
    [yes] Prendi la carta { $card } dalla stazione.
   *[no] { $name } prende la carta { $card } dalla stazione.
}
everdell-event-station-cleared = { $you ->
    [yes] Scarti la carta { $card } della stazione.
   *[no] { $name } scarta { $card } della stazione.
}
everdell-event-tile = { $you ->
    [yes] Prendi la tessera { $tile }.
   *[no] { $name } prende la tessera { $tile }.
}
everdell-event-tile-shown = Nuova tessera sul treno: { $tile }.
everdell-event-visitor-shown = Nuovo visitatore: { $visitor }.
everdell-event-visitor-dismissed = { $you ->
    [yes] Mandi via { $visitor }.
   *[no] { $name } manda via { $visitor }.
}
everdell-event-visitor-welcomed = { $you ->
    [yes] Accogli { $visitor }.
   *[no] { $name } accoglie { $visitor }.
}
everdell-event-visitors-shuffled = { $n ->
    [one] Il visitatore mandato via ritorna.
   *[other] Ritornano { $n } visitatori mandati via.
}
everdell-event-gilded = { $you ->
    [yes] Metti un token dorato sulla carta { $card }: la carta { $guest } viene gratis.
   *[no] { $name } mette un token dorato sulla carta { $card }: la carta { $guest } viene gratis.
}
everdell-event-reserved = { $you ->
    [yes] Prenoti la carta { $card }.
   *[no] { $name } prenota la carta { $card }.
}
everdell-event-unreserved = { $you ->
    [yes] Rinunci alla carta prenotata { $card }.
   *[no] { $name } rinuncia alla carta prenotata { $card }.
}
everdell-event-ticket = { $you ->
    [yes] Viaggi con il lato { everdell-ticket-side } del tuo biglietto.
   *[no] { $name } viaggia con il lato { everdell-ticket-side } del biglietto.
}
everdell-ticket-side = { $side ->
    [outbound] andata
    [inbound] ritorno
   *[other] { $side }
}
everdell-event-rugwort-station = Rugwort manda via la carta { $card } dalla stazione.
everdell-event-rugwort-visitor = Rugwort spaventa e fa scappare { $visitor }.
everdell-event-nightweave-station = Tessinotte va al posto { $slot } della stazione.
everdell-event-nightweave-station-threw = Via dalla stazione: { $card }.
everdell-event-nightweave-station-took = Prende in mano la carta { $card } dalla stazione.
everdell-event-nightweave-visitor = { $visitor } diventa suo bottino.
everdell-event-nightweave-visitor-gone = Mandato via: { $visitor }.

# Components.

everdell-about-visitor = Visitatore; { $points ->
    [one] 1 punto
   *[other] { $points } punti
} alla fine.
everdell-about-tile = Tessera vagone, ce ne sono { $n }.
everdell-about-golden = Stendardo dorato: { $kind ->
    [critter] un animale { everdell-golden-m } qualsiasi
   *[construction] una costruzione { everdell-golden-f } qualsiasi
}.
everdell-golden-m = { $which ->
    [tan] marrone
    [green] verde
    [red] rosso
    [blue] blu
    [purple] viola
    [common] comune
    [unique] unico
   *[other] { $which }
}
everdell-golden-f = { $which ->
    [tan] marrone
    [green] verde
    [red] rossa
    [blue] blu
    [purple] viola
    [common] comune
    [unique] unica
   *[other] { $which }
}
everdell-about-numbered = { $what ->
    [critter] { $n } animali
    [construction] { $n } costruzioni
   *[card] { $n } carte
}
everdell-about-needs-events = Richiede { $n ->
    [one] un evento realizzato
   *[other] { $n } eventi realizzati
}.

# In the terminal.

everdell-label-station = Stazione
everdell-label-tile = con: { $tile }
everdell-label-visitors = Visitatori in mostra: { $visitors }
everdell-label-her-place = Lei è al posto { $slot } della stazione.
everdell-label-her-station = qui c’è Tessinotte
everdell-label-her-visitors = Visitatori nel suo bottino: { $visitors }
everdell-label-visitor = { $visitor } ({ $points }{ $met ->
    [yes] , soddisfatto
   *[no] {""}
})
everdell-label-travel = token dorati { $golden }; biglietto { $ticket ->
    [outbound] andata
    [inbound] ritorno
   *[gone] nessuno
}; prenotazione { $reservation ->
    [ready] pronta
    [holding] { $card }
    [used] usata
   *[none] nessuna
}
everdell-label-own-visitors = visitatori { $visitors }
everdell-label-needs = { $n } { $what ->
    [card] carte
    [critter] animali
    [construction] costruzioni
   *[event] eventi
}
