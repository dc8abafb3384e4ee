everdell-title-train = le train
everdell-title-ticket = votre billet
everdell-title-reservation = votre réservation


everdell-ask-tile = quelle tuile Wagon prenez-vous ?
everdell-ask-dismiss = quel visiteur est renvoyé ?
everdell-ask-welcome = quel visiteur accueillez-vous ?
everdell-ask-clear-shown = { $n ->
    [one] défaussez { $n } carte de la Prairie et de la gare.
   *[other] défaussez { $n } cartes de la Prairie et de la gare.
}
everdell-ask-take-shown = { $n ->
    [one] prenez { $n } carte de la Prairie et de la gare.
   *[other] prenez { $n } cartes de la Prairie et de la gare.
}
everdell-ask-draw-anywhere = { $n ->
    [one] vous pouvez prendre { $n } carte, de la pioche, de la Prairie ou de la gare.
   *[other] vous pouvez prendre { $n } cartes, de la pioche, de la Prairie ou de la gare.
}
everdell-ask-may-draw = { $n ->
    [one] piocher { $n } carte ?
   *[other] piocher { $n } cartes ?
}
everdell-ask-poet = { $points ->
    [one] quelle couleur nommez-vous ? Chaque carte de cette couleur que vous prenez dans la Prairie rapporte { $points } point.
   *[other] quelle couleur nommez-vous ? Chaque carte de cette couleur que vous prenez dans la Prairie rapporte { $points } points.
}
everdell-ask-mimic = quelle carte marron d’un adversaire copie-t-elle ?
everdell-ask-copy-red = quelle carte rouge d’un adversaire utilisez-vous ?
everdell-ask-activate-different = { $may ->
    [yes] { $n ->
        [1] vous pouvez activer une autre carte verte.
       *[other] vous pouvez activer jusqu’à { $n } cartes vertes.
    }
   *[no] quelle carte verte est activée ?
}
everdell-ask-give-one = { $any ->
    [0] { $points ->
        [one] donner une carte à un adversaire pour { $points } point et une nouvelle carte ?
       *[other] donner une carte à un adversaire pour { $points } points et une nouvelle carte ?
    }
   *[other] donner une carte à un adversaire pour une ressource et une nouvelle carte ?
}
everdell-ask-magician = défausser une carte de votre ville pour un point et une ressource ?
everdell-ask-unload = { $n ->
    [one] prenez { $n } ressource sur la carte.
   *[other] prenez { $n } ressources sur la carte.
}
everdell-ask-play-hand-less = { $less ->
    [one] jouez une carte de votre main pour { $less } ressource de moins.
   *[other] jouez une carte de votre main pour { $less } ressources de moins.
}
everdell-ask-play-station-less = { $less ->
    [one] jouez une carte de la gare pour { $less } ressource de moins.
   *[other] jouez une carte de la gare pour { $less } ressources de moins.
}
everdell-ask-reserve = quelle carte réservez-vous ?
everdell-ask-keep-reserved = garder la réservation de la carte { $card } ?


everdell-move-play-station = jouer la carte { $card } de la gare
everdell-move-play-reserved = jouer { $card }, la carte réservée
everdell-move-reserve = réserver une carte
everdell-move-reserve-meadow = réserver la carte { $card } de la Prairie
everdell-move-reserve-station = réserver la carte { $card } de la gare
everdell-move-take-station = prendre la carte { $card } de la gare
everdell-move-clear-station = défausser la carte { $card } de la gare
everdell-move-ticket = utiliser le billet pour déplacer un ouvrier
everdell-move-tile = { $tile }
everdell-move-dismiss = { $points ->
    [one] renvoyer { $visitor } ({ $points } point)
   *[other] renvoyer { $visitor } ({ $points } points)
}
everdell-move-welcome = { $points ->
    [one] accueillir { $visitor } ({ $points } point)
   *[other] accueillir { $visitor } ({ $points } points)
}
everdell-move-reservation = une ressource de moins, grâce à la réservation
everdell-move-keep-reserved = garder la carte { $card }
everdell-move-drop-reserved = défausser la carte { $card }
everdell-newleaf-whose = { $owner ->
    [own] sa propre carte { $card }
    [rugwort] la carte { $card } de Paillasson
    [nightweave] la carte { $card } de Tissenuit
   *[other] la carte { $card } ({ $who })
}{ $copy ->
    [1] {""}
   *[other] {" "}(numéro { $copy })
}
everdell-move-gild = gratuitement, par un jeton doré sur { everdell-newleaf-whose }
everdell-move-mimic = faire ce que fait { everdell-newleaf-whose }


everdell-no-no-newleaf = Newleaf n’est pas dans cette partie.
everdell-no-tile-alike = C’est la même que la tuile { $slot }.
everdell-no-no-visitor = Il n’y a pas de visiteur sur la pile { $pile }.
everdell-no-station-slot = Il n’y a pas de carte à la place { $slot } de la gare.
everdell-no-only-deck = Les cartes viennent de la pioche.
everdell-no-color-not-shown = On ne peut prendre dans la Prairie aucune carte de cette couleur : { everdell-color-word }.
everdell-no-same-elsewhere = { $card } d’une autre ville fait la même chose.
everdell-no-other-forest = { $place } n’est pas un autre lieu de forêt.
everdell-no-not-loaded = Il n’y en a pas sur la carte : { everdell-kind-word }.
everdell-no-card-stays = La carte { $card } reste dans sa ville.
everdell-no-no-golden = La carte { $card } ne peut pas venir par un jeton doré : il n’y en a pas dans cette partie.
everdell-no-golden-spent = La carte { $card } ne peut pas venir par un jeton doré : vous n’en avez plus.
everdell-no-no-golden-link = Aucune bannière dorée ne relie la carte { $card } à { $home }.
everdell-no-not-reserved = La carte { $card } n’est pas la carte que vous avez réservée.
everdell-no-reservation-dear = Même avec une ressource de moins, la carte { $card } est trop chère.
everdell-no-no-reservations = Il n’y a pas de réservations dans cette partie.
everdell-no-nothing-reserved = Vous n’avez pas réservé de carte.
everdell-no-reservation-used = Votre jeton Réservation est utilisé jusqu’à votre préparation pour une saison.
everdell-no-nothing-to-reserve = Il n’y a pas de carte à réserver.
everdell-no-one-reserved = La carte { $card } est encore sous votre jeton Réservation.
everdell-no-no-ticket = Vous n’avez plus de billet.
everdell-no-too-early = Le côté Retour de votre billet est valable à partir de l’été.
everdell-no-nobody-to-move = Vous n’avez pas d’ouvrier qui puisse voyager.


everdell-event-station-shown = Nouvelle carte à la gare : { $card }.
everdell-event-station-took = { $you ->
    [yes] Vous prenez la carte { $card } à la gare.
   *[no] { $name } prend la carte { $card } à la gare.
}
everdell-event-station-cleared = { $you ->
    [yes] Vous défaussez la carte { $card } de la gare.
   *[no] { $name } défausse la carte { $card } de la gare.
}
everdell-event-tile = { $you ->
    [yes] Vous prenez la tuile { $tile }.
   *[no] { $name } prend la tuile { $tile }.
}
everdell-event-tile-shown = Nouvelle tuile sur le train : { $tile }.
everdell-event-visitor-shown = Nouveau visiteur : { $visitor }.
everdell-event-visitor-dismissed = { $you ->
    [yes] Vous renvoyez { $visitor }.
   *[no] { $name } renvoie { $visitor }.
}
everdell-event-visitor-welcomed = { $you ->
    [yes] Vous accueillez { $visitor }.
   *[no] { $name } accueille { $visitor }.
}
everdell-event-visitors-shuffled = { $n ->
    [1] Le visiteur renvoyé revient.
   *[other] Les { $n } visiteurs renvoyés reviennent.
}
everdell-event-gilded = { $you ->
    [yes] Vous posez un jeton doré sur la carte { $card } : { $guest } vient gratuitement.
   *[no] { $name } pose un jeton doré sur la carte { $card } : { $guest } vient gratuitement.
}
everdell-event-reserved = { $you ->
    [yes] Vous réservez la carte { $card }.
   *[no] { $name } réserve la carte { $card }.
}
everdell-event-unreserved = { $you ->
    [yes] Vous renoncez à la carte réservée { $card }.
   *[no] { $name } renonce à la carte réservée { $card }.
}
everdell-ticket-side = { $side ->
    [outbound] Aller
    [inbound] Retour
   *[other] { $side }
}
everdell-event-ticket = { $you ->
    [yes] Vous voyagez avec le côté { everdell-ticket-side } de votre billet.
   *[no] { $name } voyage avec le côté { everdell-ticket-side } de son billet.
}
everdell-event-rugwort-station = Paillasson chasse la carte { $card } de la gare.
everdell-event-rugwort-visitor = Paillasson fait fuir { $visitor }.
everdell-event-nightweave-station = Tissenuit va à la place { $slot } de la gare.
everdell-event-nightweave-station-threw = Disparue de la gare : { $card }.
everdell-event-nightweave-station-took = Elle prend la carte { $card } de la gare dans sa main.
everdell-event-nightweave-visitor = { $visitor } devient son butin.
everdell-event-nightweave-visitor-gone = { $visitor } : visiteur renvoyé.


everdell-about-visitor = { $points ->
    [one] Visiteur ; { $points } point à la fin.
   *[other] Visiteur ; { $points } points à la fin.
}
everdell-about-tile = Tuile Wagon, { $n } exemplaires.
everdell-golden-which = { $which ->
    [tan] marron
    [green] verte
    [red] rouge
    [blue] bleue
    [purple] violette
    [common] commune
    [unique] unique
   *[other] { $which }
}
everdell-about-golden = { $kind ->
    [critter] Bannière dorée : n’importe quelle créature { everdell-golden-which }.
    [construction] Bannière dorée : n’importe quelle construction { everdell-golden-which }.
   *[other] Bannière dorée : { $kind } { everdell-golden-which }.
}
everdell-about-numbered = { $what ->
    [critter] { $n } créatures
    [construction] { $n } constructions
   *[card] { $n } cartes
}
everdell-about-needs-events = { $n ->
    [one] Demande { $n } événement que vous avez réalisé.
   *[other] Demande { $n } événements que vous avez réalisés.
}


everdell-label-station = Gare
everdell-label-tile = avec : { $tile }
everdell-label-visitors = Visiteurs présents : { $visitors }
everdell-label-her-place = Elle est à la place { $slot } de la gare.
everdell-label-her-station = Tissenuit y est
everdell-label-her-visitors = Visiteurs de son butin : { $visitors }
everdell-label-visitor = { $visitor } ({ $points }{ $met ->
    [yes] , exaucé
   *[no] {""}
})
everdell-label-travel = jetons dorés { $golden } ; billet { $ticket ->
    [outbound] Aller
    [inbound] Retour
   *[gone] aucun
} ; réservation { $reservation ->
    [ready] prête
    [holding] { $card }
    [used] utilisée
   *[none] aucune
}
everdell-label-own-visitors = visiteurs { $visitors }
everdell-label-needs = { $what ->
    [card] { $n } cartes
    [critter] { $n } créatures
    [construction] { $n } constructions
   *[event] { $n } événements
}
