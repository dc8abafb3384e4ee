ev-station-cards = cartes de la gare, chacune avec son wagon
ev-station-card = Gare { $slot } : { $what }
ev-car = Wagon { $slot } : { $words }
ev-bag = { $n ->
    [one] { $n } tuile est dans le sac.
   *[other] { $n } tuiles sont dans le sac.
}
ev-visitors-here = visiteurs présents
ev-visitor = { $met ->
    [yes] Visiteur { $name }. { $words } Souhait exaucé.
   *[no] Visiteur { $name }. { $words } Souhait pas encore exaucé.
}
ev-visitors-own = { $n ->
    [0] Aucun visiteur.
    [one] { $n } visiteur ; points maintenant : { $points }.
   *[other] { $n } visiteurs ; points maintenant : { $points }.
}
ev-golden = { $n ->
    [0] Plus de jeton doré.
    [one] Il reste { $n } jeton doré.
   *[other] Il reste { $n } jetons dorés.
}
ev-ticket = Billet de train : { $side ->
    [outbound] aller et retour
    [inbound] le retour
   *[gone] utilisé
}
ev-reserved = Réservée : { $what }
ev-reservation = { $state ->
    [ready] Une carte peut être réservée.
    [used] La réservation est utilisée.
   *[other] Une carte est réservée.
}
ev-reservation-short = { $state ->
    [ready] réserver une carte
   *[other] utilisée
}
ev-kind-visitor = visiteur
ev-kind-tile = tuile Wagon
