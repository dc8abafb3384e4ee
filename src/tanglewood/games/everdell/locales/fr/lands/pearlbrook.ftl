everdell-ask-pay-any = { $n ->
    [one] payez { $n } ressource.
   *[other] payez { $n } ressources.
}
everdell-ask-discard-colored = { $color ->
    [any] { $n ->
        [1] défaussez une carte d’une autre couleur.
       *[other] défaussez { $n } cartes de couleurs différentes.
    }
   *[other] { $n ->
        [1] défaussez une carte de cette couleur : { everdell-color-word }.
       *[other] défaussez { $n } cartes de cette couleur : { everdell-color-word }.
    }
}
everdell-ask-ferry = quelle carte de la rivière utilisez-vous ?
everdell-ask-use-river = utilisez-vous la carte { $card } ?
everdell-ask-lodge = avec quelle construction partage-t-il un emplacement ?
everdell-ask-swap-pearl = { $n ->
    [one] défaussez encore { $n } carte au plus et piochez-en autant ; si elles valent { $goal } ensemble, elles rapportent une perle.
   *[other] défaussez jusqu’à { $n } cartes et piochez-en autant ; si elles valent { $goal } ensemble, elles rapportent une perle.
}
everdell-ask-sail = vers quelle ville le bateau navigue-t-il ?
everdell-ask-gilded = de quelle carte bleue prenez-vous le coût ?
everdell-ask-reflect = quelle parure reflète-t-il ?
everdell-ask-repeat-tan = quelle carte marron agit à nouveau ? Encore { $n }.
everdell-ask-activate-greens = quelle carte verte agit ? Encore { $n }.
everdell-ask-fool-again = quelle ville reçoit le Fou ?
everdell-ask-bury = sur quelle carte posez-vous des jetons de point ?
everdell-ask-resort = { $n ->
    [one] placez encore { $n } créature au plus de la Prairie sous l’événement.
   *[other] placez jusqu’à { $n } créatures de la Prairie sous l’événement.
}
everdell-ask-invite = { $chosen ->
    [yes] { $n ->
        [one] donnez encore { $n } carte, ou arrêtez.
       *[other] donnez jusqu’à { $n } cartes, ou arrêtez.
    }
   *[no] à qui donnez-vous des cartes ? Encore { $n } au plus.
}
everdell-ask-race = quelle carte placez-vous sous l’événement ?

everdell-choice-search = chercher dans la pioche une carte { $card } et la jouer gratuitement

everdell-move-frog = envoyer la grenouille : { $space }
everdell-move-frog-ferry = envoyer la grenouille : { $card }{ $owner ->
    [own] {""}
    [rugwort] {" "}de Paillasson
    [nightweave] {" "}de Tissenuit
   *[other] {" "}({ $who })
}{ $copy ->
    [1] {""}
   *[other] {" "}(numéro { $copy })
}
everdell-move-adorn = jouer la parure { $card }
everdell-move-reflect = utiliser la parure { $card }
everdell-move-trade-river = utiliser la carte { $card }
everdell-move-lodge = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(numéro { $copy })
}
everdell-move-pick = { $card }{ $copy ->
    [1] {""}
   *[other] {" "}(numéro { $copy })
}

everdell-no-no-river = il n’y a pas de rivière dans cette partie.
everdell-no-frog-away = votre grenouille est sortie jusqu’à votre préparation pour une saison.
everdell-no-frog-there = { $place } : déjà occupé.
everdell-no-river-colors = votre ville n’a pas les cartes demandées : { $place }.
everdell-no-river-price = vous ne pouvez pas payer ce que demande la carte { $card }.
everdell-no-river-down = cette carte est encore face cachée.
everdell-no-other-bank = vous êtes à une autre carte de la rivière.
everdell-no-ferry-price = vous ne pouvez payer aucune carte visible de la rivière.
everdell-no-has-messenger = la carte { $card } n’a pas de place pour un autre Messager.
everdell-no-no-host = { $card } demande une construction sans Messager avec laquelle partager un emplacement.
everdell-no-only-forest = { $place } n’est pas un lieu de forêt.
everdell-no-not-reflected = aucun adversaire n’a joué la parure { $card }.
everdell-no-not-racing = la carte { $card } ne participe pas à la course.
everdell-no-adorned-before = vous avez déjà joué la parure { $card }.
everdell-no-not-adornment = { $card } n’est pas une de vos parures.
everdell-no-no-pearl = la parure { $card } coûte une perle, et vous n’en avez pas.
everdell-no-wonder-built = { $place } : déjà bâtie.
everdell-no-wonder-price = vous ne pouvez pas payer : { $place }.
everdell-no-same-color = une carte de la même couleur que { $card } est déjà partie.

everdell-event-pearls = { $you ->
    [yes] { $n ->
        [1] Vous prenez une perle.
       *[other] Vous prenez { $n } perles.
    }
   *[no] { $n ->
        [1] { $name } prend une perle.
       *[other] { $name } prend { $n } perles.
    }
}
everdell-event-pearls-paid = { $you ->
    [yes] { $n ->
        [1] Vous payez une perle.
       *[other] Vous payez { $n } perles.
    }
   *[no] { $n ->
        [1] { $name } paie une perle.
       *[other] { $name } paie { $n } perles.
    }
}
everdell-event-frog = { $you ->
    [yes] Vous envoyez votre grenouille : { $space }.
   *[no] { $name } envoie sa grenouille : { $space }.
}
everdell-event-frog-ferry = { $you ->
    [yes] Vous envoyez votre grenouille sur la carte { $card } dans { everdell-owner-city }.
   *[no] { $name } envoie sa grenouille sur la carte { $card } dans { everdell-owner-city }.
}
everdell-event-river-turned = Révélée à la rivière : { $river_card }.
everdell-event-showed-off = { $you ->
    [yes] Vous défaussez la carte { $card } à la vue de tous.
   *[no] { $name } défausse la carte { $card } à la vue de tous.
}
everdell-event-lodged = { $you ->
    [yes] Votre carte { $card } partage l’emplacement de la carte { $host }.
   *[no] La carte { $card } ({ $name }) partage l’emplacement de la carte { $host }.
}
everdell-event-pirate-showed = { $you ->
    [yes] Vous montrez ces cartes, d’une valeur de { $worth } : { $cards }.
   *[no] { $name } montre ces cartes, d’une valeur de { $worth } : { $cards }.
}
everdell-event-sailed = { $you ->
    [yes] Votre carte { $card } navigue vers { $to }.
   *[no] La carte { $card } ({ $name }) navigue vers { everdell-person-to }.
}
everdell-event-adorned = { $you ->
    [yes] Vous jouez la parure { $adornment }.
   *[no] { $name } joue la parure { $adornment }.
}
everdell-event-reflected = { $you ->
    [yes] Votre Miroir reflète la parure { $adornment }.
   *[no] Le Miroir ({ $name }) reflète la parure { $adornment }.
}
everdell-event-built = { $you ->
    [yes] Vous bâtissez la merveille { $wonder }.
   *[no] { $name } bâtit la merveille { $wonder }.
}
everdell-event-searched = { $you ->
    [yes] { $n ->
        [0] Vous cherchez la carte { $card } dans la pioche : il n’y en a pas.
       *[other] Vous cherchez la carte { $card } dans la pioche.
    }
   *[no] { $n ->
        [0] { $name } cherche la carte { $card } dans la pioche : il n’y en a pas.
       *[other] { $name } cherche la carte { $card } dans la pioche.
    }
}
everdell-event-rugwort-frog = La figurine de Paillasson bloque : { $space }.
everdell-event-rugwort-wonder = Paillasson prend la merveille { $wonder }.
everdell-event-nightweave-frog = La grenouille de Tissenuit se déplace : { $space }.
everdell-event-nightweave-pearls = { $n ->
    [1] Tissenuit prend une perle.
   *[other] Tissenuit prend { $n } perles.
}
everdell-event-nightweave-wonder = { $n ->
    [1] Tissenuit bâtit la merveille { $wonder } pour une perle.
   *[other] Tissenuit bâtit la merveille { $wonder } pour { $n } perles.
}
everdell-event-nightweave-adorned = Tissenuit paie une perle et révèle la parure { $adornment }.
everdell-event-nightweave-sailed = { $to_you ->
    [you] La carte { $card } de Tissenuit navigue vers votre ville avec une araignée.
   *[other] La carte { $card } de Tissenuit navigue vers une autre ville ({ $to }) avec une araignée.
}

everdell-label-river = Rivière
everdell-label-wonders = Merveilles
everdell-label-river-space = { $space } : { $card ->
    [down] face cachée, avec une perle
    [none] 2 ressources et 2 cartes pour une perle
   *[other] { $card }
}
everdell-label-wonder = { $wonder } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cost }, { $pearls ->
    [one] { $pearls } perle
   *[other] { $pearls } perles
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
everdell-label-pearls = { $n ->
    [one] { $n } perle
   *[other] { $n } perles
}
everdell-label-frog = { $place ->
    [home] grenouille disponible
    [nowhere] grenouille sortie
   *[other] grenouille : { $place }
}
everdell-label-adornments = { $n ->
    [one] { $n } parure en main
   *[other] { $n } parures en main
}{ $names ->
    [none] {""}
   *[other] {" "}({ $names })
}
everdell-label-adorned = parures jouées : { $names }
everdell-label-built = merveilles : { $names }

everdell-about-adornment = Parure, se joue pour une perle.
everdell-about-river-card = { $sort ->
    [citizen] Destination fluviale, un habitant.
   *[location] Destination fluviale, un lieu.
}
everdell-about-river-space = { $shared ->
    [yes] Emplacement pour autant de grenouilles que l’on veut.
   *[no] Emplacement pour une grenouille, avec une destination fluviale.
}
everdell-about-river-counts = { $citizens } habitants et { $locations } lieux sont disposés le long de la rivière, chacun reçoit { $adornments } parures, et une perle restante à la fin vaut { $pearl_points } points. Les parures de Tissenuit valent { $levels } points selon son niveau.
