everdell-nightweave = Tissenuit
everdell-label-nightweave = niveau { $level }, { $name } ; { $season ->
    [winter] hiver
    [spring] printemps
    [summer] été
    [autumn] automne
   *[over] a terminé
} ; araignées dans l’antre : { $home } sur { $spiders } ; { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, emplacements : { $used } sur { $spaces } ; { $total ->
    [one] { $total } point
   *[other] { $total } points
} jusqu’ici
everdell-label-her-plots = Elle manigance : { $names }
everdell-label-her-card = Elle a agi en dernier selon la carte Activité { $number } ; { $left ->
    [one] { $left } carte est face cachée.
   *[other] { $left } cartes sont face cachée.
}
everdell-label-her-pawn = Elle est sur l’emplacement { $slot } de la Prairie.
everdell-label-her-loot = Son butin : { $cards ->
    [none] {""}
   *[other] { $cards }{ $hidden ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $hidden ->
    [0] {""}
    [one] { $hidden } carte face cachée
   *[other] { $hidden } cartes face cachée
}
everdell-label-her-events = Ses événements : { $events }
everdell-label-her-captives = { $n ->
    [one] Sur son plateau : { $n } de vos ouvriers
   *[other] Sur son plateau : { $n } de vos ouvriers
}
everdell-label-her-slot = { $what ->
    [pawn] elle est ici
    [web] à côté d’elle, avec un jeton Toile
   *[beside] à côté d’elle
}
everdell-label-web = jeton Toile
everdell-label-webs = { $n ->
    [one] { $n } jeton Toile
   *[other] { $n } jetons Toile
}
everdell-ask-her-space = choisissez la carte de sa propre ville que visite l’araignée de Tissenuit.
everdell-ask-her-open = choisissez la carte ouverte que visite l’araignée de Tissenuit.
everdell-move-send-spider = { $owner ->
    [own] son araignée va sur la carte { $card }
    [nightweave] son araignée va sur sa carte { $card }
   *[other] son araignée va sur la carte { $card } ({ $who })
}{ $copy ->
    [1] {""}
   *[other] {" "}(numéro { $copy })
}
everdell-toll = { $kinds ->
    [1] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    [2] { $n ->
        [one] { $n } ressource
       *[other] { $n } ressources
    }
    [3] { $n ->
        [one] { $n } carte ou ressource
       *[other] { $n } cartes ou ressources
    }
   *[6] { $n ->
        [one] { $n } point ou ressource
       *[other] { $n } points ou ressources
    }
}
everdell-ask-toll = { $hers ->
    [yes] payez { everdell-toll } à cause de Tissenuit.
   *[no] payez { everdell-toll }.
}
everdell-move-spend = { $kind ->
    [twig] payer 1 brindille
    [resin] payer 1 résine
    [pebble] payer 1 galet
   *[berry] payer 1 baie
}
everdell-move-spend-point = payer 1 point
everdell-move-foil = déjouer
everdell-move-suffer = laisser faire
everdell-move-lay = remplir le vide avec la carte { $card }
everdell-move-web = poser un jeton Toile ici : { $place }
everdell-move-hers = lui laisser jouer la carte { $card } (emplacement { $slot })
everdell-ask-foil-plan = { $plan ->
    [web_barricade] un jeton Toile empêcherait à jamais votre nouvelle carte d’agir à nouveau
    [hypnotic_gaze] le regard de Tissenuit prend deux cartes, une pour la défausse et une pour sa main
    [bounty_hunter] Tissenuit veut une carte de votre ville
    [test_of_strength] Tissenuit veut une carte de votre main
   *[extortion] Tissenuit a trouvé son emplacement bloqué et veut des points pour cela
} : déjouer son plan pour { $price } ?
everdell-ask-gaze = choisissez la carte défaussée ; Tissenuit reçoit l’autre.
everdell-ask-bounty = choisissez la carte de votre ville que prend Tissenuit.
everdell-ask-strength = choisissez la carte de votre main que joue Tissenuit.
everdell-ask-nasty = { $n ->
    [one] Tissenuit prend { $n } jeton de point ; une carte ou une ressource l’évite.
   *[other] Tissenuit prend { $n } jetons de point ; une carte ou une ressource en évite un.
}
everdell-ask-pessimist = remplissez l’emplacement { $slot } de la Prairie avec une carte de votre main de cette couleur : { everdell-color-word }.
everdell-ask-spin = { $plan ->
    [masquerade] choisissez l’événement spécial qui reçoit un jeton Toile
   *[swarm] choisissez l’emplacement qui reçoit définitivement un jeton Toile
}.
everdell-ask-smarty = { $n ->
    [one] défaussez des ressources, sinon Tissenuit garde { $n } carte de la pioche.
   *[other] défaussez des ressources, sinon Tissenuit garde { $n } cartes de la pioche.
}
everdell-ask-connections = défaussez des cartes, sinon Tissenuit garde une carte de la pioche pour chacune de votre main.
everdell-ask-unravel = choisissez la carte ouverte de la Prairie que joue Tissenuit.
everdell-no-her-card = Tissenuit ({ $name }) ne vous laisse pas prendre la carte { $card }.
everdell-no-taken-there = La carte { $card } est la carte que vous y avez prise.
everdell-no-her-price = { $n ->
    [one] Vous ne pouvez pas payer ce que Tissenuit demande ({ $place }) : { $n } carte ou ressource.
   *[other] Vous ne pouvez pas payer ce que Tissenuit demande ({ $place }) : { $n } cartes ou ressources.
}
everdell-clearing = { $clearing ->
    [top_left] la clairière en haut à gauche
    [bottom_left] la clairière en bas à gauche
    [top_right] la clairière en haut à droite
   *[bottom_right] la clairière en bas à droite
}
everdell-her-action = { $what ->
    [basic] une araignée : { $place }
    [forest] une araignée : { $place }
    [journey] une araignée en Voyage : { $place }
    [own-city] une araignée dans sa propre ville
    [open-card] une araignée sur une carte ouverte
    [basic-event] une araignée sur un événement de base
    [special-event] une araignée sur un événement spécial
    [haven] une araignée au Havre de paix
    [draw] piocher une carte
    [discard] défausser une carte pour un point
    [play-hand] jouer une carte de sa main
    [play-meadow] jouer une carte de la Prairie
    [enter] entrer elle-même dans la Prairie
    [ambassador] sa grenouille à la rivière
    [wonder] une merveille et une parure pour des perles
   *[none] son action de secours
}{ $then ->
    [draw] , puis piocher une carte
    [discard] , puis défausser une carte pour un point
   *[none] {""}
}{ $points ->
    [0] {""}
    [level] , et les points de son niveau
    [1] , et 1 point
   *[other] , et { $points } points
}

everdell-event-nightweave-turn = Tissenuit joue son tour.
everdell-event-nightweave-reveals = Elle révèle une carte Activité ; sa saison : { $season }.
everdell-event-nightweave-acts = Elle fait ce qui est écrit : { $words }.
everdell-event-nightweave-reshuffled = Ses cartes Activité sont à nouveau mélangées.
everdell-event-nightweave-points = { $n ->
    [1] Tissenuit prend un jeton de point.
   *[other] Tissenuit prend { $n } jetons de point.
}
everdell-event-nightweave-drew = { $n ->
    [1] Tissenuit pioche une carte.
   *[other] Tissenuit pioche { $n } cartes.
}
everdell-event-nightweave-discarded = Tissenuit défausse la carte du dessus de sa main.
everdell-event-nightweave-placed = Une araignée se place : { $place }.
everdell-event-nightweave-claimed = Tissenuit prend l’événement { $event }.
everdell-event-nightweave-rolled = Son dé : { $die }.
everdell-event-nightweave-turned = Elle révèle la carte { $card } de la pioche.
everdell-event-nightweave-played = La carte { $card } va dans sa ville.
everdell-event-nightweave-fool = { $to_you ->
    [you] Tissenuit envoie la carte { $card } dans votre ville.
   *[other] Tissenuit envoie la carte { $card } dans une ville ({ $to }).
}
everdell-event-nightweave-threw = Tissenuit défausse la carte { $card }.
everdell-event-nightweave-entered = Tissenuit elle-même s’installe sur l’emplacement { $slot } de la Prairie.
everdell-event-nightweave-visited-own = Une araignée va sur sa carte { $card }.
everdell-event-nightweave-visited = Une araignée va sur la carte { $card } dans { everdell-owner-city }.
everdell-event-nightweave-home = Tissenuit et ses araignées rentrent.
everdell-event-nightweave-prepared = { $n ->
    [0] Elle se prépare pour la saison suivante ({ $season }) : pas de nouvelle araignée.
    [one] Elle se prépare pour la saison suivante ({ $season }) : { $n } nouvelle araignée.
   *[other] Elle se prépare pour la saison suivante ({ $season }) : { $n } nouvelles araignées.
}
everdell-event-nightweave-took = Elle prend la carte { $card } de la Prairie dans sa main.
everdell-event-nightweave-cleared = Disparue de la Prairie : { $card }.
everdell-event-nightweave-finished = Tissenuit a terminé son automne.
everdell-event-nightweave-looted = La carte { $card } devient son butin.
everdell-event-nightweave-secret = { $n ->
    [1] Tissenuit garde une carte de la pioche face cachée comme butin.
   *[other] Tissenuit garde { $n } cartes de la pioche face cachée comme butin.
}
everdell-event-nightweave-moved = Tissenuit va sur l’emplacement { $slot } de la Prairie.
everdell-event-nightweave-web = Un jeton Toile est posé ici : { $place }.
everdell-event-nightweave-barricaded = Un jeton Toile est posé sur la carte { $card } : elle n’agira plus jamais.
everdell-event-nightweave-whim = Tissenuit change d’humeur. Maintenant : { $personality }.
everdell-event-nightweave-robbed = Tissenuit prend la carte { $card } dans { everdell-owner-city }.
everdell-event-nightweave-snatched = { $owner_you ->
    [you] Tissenuit prend la carte { $card } dans votre main.
   *[other] Tissenuit prend la carte { $card } dans une main ({ $owner }).
}
everdell-event-nightweave-gazed = { $you ->
    [yes] Le regard de Tissenuit vous coûte deux cartes ({ $cards }) : l’une est défaussée, l’autre est à elle.
   *[no] Le regard de Tissenuit coûte deux cartes à { $name } : l’une est défaussée, l’autre est à elle.
}
everdell-event-nightweave-showed = { $you ->
    [yes] Tissenuit pioche, et vous le voyez : { $cards }.
   *[no] { $n ->
        [1] Tissenuit pioche une carte, et { $name } voit laquelle.
       *[other] Tissenuit pioche { $n } cartes, et { $name } voit lesquelles.
    }
}
everdell-event-laid = { $you ->
    [yes] Vous posez la carte { $card } sur l’emplacement { $slot } de la Prairie.
   *[no] { $name } pose la carte { $card } sur l’emplacement { $slot } de la Prairie.
}
everdell-event-nightweave-legend = Une carte légendaire est mélangée à sa main.
everdell-event-nightweave-took-green = Tissenuit prend la carte { $card } de votre ville et y laisse le Voyou.
everdell-ask-her-green = choisissez la carte verte que prend Tissenuit.
