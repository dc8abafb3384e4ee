# Newleaf in the browser: station and train, visitors, tickets, reservations and golden leaves.

ev-station-cards = carte della stazione, ognuna con il suo vagone
ev-station-card = Stazione { $slot }: { $what }
ev-car = Vagone { $slot }: { $words }
ev-bag = { $n ->
    [one] Nel sacchetto c’è una tessera.
   *[other] Nel sacchetto ci sono { $n } tessere.
}
ev-visitors-here = visitatori in mostra
ev-visitor = Visitatore { $name }. { $words }{ $met ->
    [yes] {" "}Ora soddisfatto.
   *[no] {" "}Non ancora soddisfatto.
}
ev-visitors-own = { $n ->
    [0] Nessun visitatore.
    [one] Un visitatore, ora { $points } punti.
   *[other] { $n } visitatori, ora { $points } punti.
}
ev-golden = { $n ->
    [0] Nessun token dorato rimasto.
    [one] Resta un token dorato.
   *[other] Restano { $n } token dorati.
}
ev-ticket = Biglietto del treno: { $side ->
    [outbound] andata e ritorno
    [inbound] il ritorno
   *[gone] usato
}
ev-reserved = Prenotata: { $what }
ev-reservation = { $state ->
    [ready] Si può prenotare una carta.
    [used] La prenotazione è usata.
   *[other] Una carta è prenotata.
}
ev-reservation-short = { $state ->
    [ready] prenota una carta
   *[other] usata
}
ev-kind-visitor = visitatore
ev-kind-tile = tessera vagone
