# Newleaf in the browser: station and train, visitors, tickets, reservations and golden leaves.

ev-station-cards = cartas del apeadero, cada una con su vagoneta
ev-station-card = Apeadero { $slot }: { $what }
ev-car = Vagoneta { $slot }: { $words }
ev-bag = { $n ->
    [one] En la bolsa hay una loseta.
   *[other] En la bolsa hay { $n } losetas.
}
ev-visitors-here = visitantes a la vista
ev-visitor = Visitante { $name }. { $words }{ $met ->
    [yes] {" "}Se cumple ahora.
   *[no] {" "}Aún no se cumple.
}
ev-visitors-own = { $n ->
    [0] Ningún visitante.
    [one] Un visitante, { $points } puntos ahora.
   *[other] { $n } visitantes, { $points } puntos ahora.
}
ev-golden = { $n ->
    [0] No queda ninguna ficha dorada.
    [one] Queda una ficha dorada.
   *[other] Quedan { $n } fichas doradas.
}
ev-ticket = { $side ->
    [outbound] Billete: ida y vuelta
    [inbound] Billete: la vuelta
   *[gone] Billete: gastado
}
ev-reserved = Reservada: { $what }
ev-reservation = { $state ->
    [ready] Se puede reservar una carta.
    [used] La reserva está gastada.
   *[other] Hay una carta reservada.
}
ev-reservation-short = { $state ->
    [ready] reservar una carta
   *[other] gastada
}
ev-kind-visitor = visitante
ev-kind-tile = loseta de vagoneta
