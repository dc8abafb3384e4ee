everdell-region = { $region ->
    [foothills] les contreforts
    [peak] le sommet
    [ridge] la crête
   *[home] son terrier
}
everdell-tile-price = { $kind ->
    [any] { $n ->
        [one] { $n } ressource de votre choix
       *[other] { $n } ressources de votre choix
    }
    [card] { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
    [point] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
   *[other] { everdell-goods }
}

everdell-title-explore = Exploration
everdell-title-expedition = L’expédition
everdell-title-surplus = Votre limite de main
everdell-title-stay = Sabot-de-Chaume
everdell-title-critter = Votre grande créature


everdell-ask-chart = { $region ->
    [foothills] quelle tuile Carte des contreforts prenez-vous ?
    [peak] quelle tuile Carte du sommet prenez-vous ?
   *[ridge] quelle tuile Carte de la crête prenez-vous ?
}
everdell-ask-discover = { $again ->
    [yes] prendre une deuxième découverte ?
   *[no] quelle découverte prenez-vous ?
}
everdell-ask-price = payez { everdell-toll }.
everdell-ask-expedition = { $n ->
    [one] mener votre lapin plus loin ({ $tile }) pour { $n } point ?
   *[other] mener votre lapin plus loin ({ $tile }) pour { $n } points ?
}
everdell-ask-forgo = à quoi renoncez-vous à cause de la météo ?
everdell-ask-lay-under = { $kind ->
    [critter] placer dessous une créature de votre main ou de la Prairie ? Places restantes : { $n }.
   *[construction] placer dessous une construction de votre main ou de la Prairie ? Places restantes : { $n }.
}
everdell-ask-search = { $kind ->
    [critter] nommez une créature à chercher dans la pioche.
   *[construction] nommez une construction à chercher dans la pioche.
}
everdell-ask-keep-lights = garder une carte révélée ?
everdell-ask-map-seller = prenez une carte de la Prairie ou de la défausse.
everdell-ask-discard-colors = { $n ->
    [1] défaussez une carte de la dernière couleur.
   *[other] défaussez { $n } cartes de couleurs différentes.
}
everdell-ask-call-worker = lequel de vos ouvriers vient ici ?
everdell-ask-mine = { $n ->
    [1] une carte est là : creuser encore, ou s’arrêter et la garder ?
   *[other] { $n } cartes sont là : creuser encore, ou s’arrêter et les garder ?
}
everdell-ask-lab = quelle carte jouez-vous ?
everdell-ask-lab-discard = { $n ->
    [0] défausser des cartes pour réduire le coût de la carte { $card } ?
   *[other] coût de la carte { $card } réduit de { $n }. En défausser d’autres ?
}
everdell-ask-send-critter = où va { $name } ?
everdell-ask-stay = Sabot-de-Chaume reste où il est ?
everdell-ask-prospect = défausser une carte avant de piocher ? Encore { $n } au plus.
everdell-ask-beak = prendre une carte défaussée ?


everdell-move-chart = { $n ->
    [one] prendre { $tile } ({ $n } point pour { $price })
   *[other] prendre { $tile } ({ $n } points pour { $price })
}
everdell-move-discover = { $n ->
    [0] prendre { $find } gratuitement
    [one] prendre { $find } pour { $n } carte ou ressource
   *[other] prendre { $find } pour { $n } cartes ou ressources
}
everdell-move-send-critter = envoyer { $find }
everdell-move-lift-critter = { $find }
everdell-move-stay = rester et utiliser à nouveau son emplacement
everdell-move-advance = { $n ->
    [one] avancer ({ $tile }) : payer { $price } pour { $n } point
   *[other] avancer ({ $tile }) : payer { $price } pour { $n } points
}
everdell-move-stand = { $owner ->
    [own] se placer sur sa propre carte { $card }
   *[other] se placer sur la carte { $card } d’une autre ville
}
everdell-move-play-under = jouer la carte { $card } placée sous la découverte
everdell-move-play-beside = jouer la carte { $card } de Valtempête
everdell-move-less-for = payer moins grâce à la découverte { $find }
everdell-move-name = nommer la carte { $card }
everdell-move-forgo = { $kind ->
    [twig] renoncer à 1 brindille
    [resin] renoncer à 1 résine
    [pebble] renoncer à 1 galet
    [berry] renoncer à 1 baie
   *[card] renoncer à la dernière carte
}
everdell-move-send-beside = son araignée se place ici : { $place }


everdell-event-charted = { $you ->
    [yes] Vous prenez la tuile Carte { $tile }.
   *[no] { $name } prend la tuile Carte { $tile }.
}
everdell-event-found = Révélées : { $finds }.
everdell-event-discovered = { $you ->
    [yes] Vous découvrez : { $find }.
   *[no] { $name } découvre : { $find }.
}
everdell-event-travelled = { $you ->
    [yes] Votre lapin atteint { $region }.
   *[no] Le lapin ({ $name }) atteint { $region }.
}
everdell-event-weather-up = Météo ({ $season }) : { $weather }.
everdell-event-tiles-up = Tuiles Carte ({ $region }) : { $tiles }.
everdell-event-weather-took = { $weather } : la météo prélève sa part.
everdell-event-laid-under = { $you ->
    [yes] Vous placez la carte { $card } sous votre découverte.
   *[no] { $name } place la carte { $card } sous une découverte.
}
everdell-event-laid-beside = Maintenant à côté de Valtempête : { $cards }.
everdell-event-used-find = La découverte { $find } réduit le coût.
everdell-event-combed = { $found ->
    [yes] { $you ->
        [yes] Vous trouvez la carte { $card } dans la pioche.
       *[no] { $name } trouve la carte { $card } dans la pioche.
    }
   *[no] { $you ->
        [yes] Vous cherchez la carte { $card } en vain.
       *[no] { $name } cherche la carte { $card } en vain.
    }
}
everdell-event-drew-discard = { $you ->
    [yes] Vous prenez dans la défausse : { $cards }.
   *[no] { $n ->
        [1] { $name } prend une carte dans la défausse.
       *[other] { $name } prend { $n } cartes dans la défausse.
    }
}
everdell-event-buried = La carte { $card } est aussi dans la Prairie : tout est perdu.
everdell-event-called-worker = { $you ->
    [yes] Vous faites venir un ouvrier.
   *[no] { $name } fait venir un ouvrier.
}
everdell-event-stood = { $owner_you ->
    [you] { $find } se place sur votre carte { $card }.
    [own] { $find } se place sur la carte { $card } ({ $name }).
   *[other] { $find } se place sur la carte { $card } ({ $owner }).
}
everdell-event-stayed = { $find } reste sur place.
everdell-event-crossed = { $you ->
    [yes] { $points ->
        [one] Votre lapin franchit { $tile } pour { $points } point.
       *[other] Votre lapin franchit { $tile } pour { $points } points.
    }
   *[no] { $points ->
        [one] Le lapin ({ $name }) franchit { $tile } pour { $points } point.
       *[other] Le lapin ({ $name }) franchit { $tile } pour { $points } points.
    }
}
everdell-event-rugwort-charted = Paillasson prend la tuile Carte { $tile }.
everdell-event-nightweave-charted = Tissenuit prend la tuile Carte { $tile }.
everdell-event-nightweave-discovered = Tissenuit prend la découverte { $find }.


everdell-no-weather = La météo ne le permet pas : { $weather }.
everdell-no-weather-toll = { $kinds ->
    [1] { $weather } : la météo demande une carte de plus que ce que vous pouvez donner.
   *[other] { $weather } : la météo demande une ressource de plus que ce que vous pouvez donner.
}
everdell-no-not-given-there = Le lieu n’a pas rapporté cela.
everdell-no-not-here = { $name } n’est pas dans la région de votre lapin.
everdell-no-not-in-row = { $name } n’a pas été révélée.
everdell-no-find-too-dear = { $n ->
    [one] { $name } coûte { $n } carte ou ressource, plus que vous n’avez.
   *[other] { $name } coûte { $n } cartes ou ressources, plus que vous n’avez.
}
everdell-no-not-in-deck = La carte { $card } n’est pas une carte de cette pioche.
everdell-no-from-discard = Ici, les cartes viennent de la Prairie ou de la défausse.
everdell-no-no-pile-left = La défausse est vide.
everdell-no-color-gone = Une carte de cette couleur est déjà défaussée : { everdell-color-word }.
everdell-no-enough-less = Le coût de la carte { $card } ne peut plus baisser.
everdell-no-not-under = La carte { $card } n’est pas sous une de vos découvertes.
everdell-no-critter-out = { $name } est déjà sur le plateau.
everdell-no-no-critter-here = { $name } ne travaille pas pour vous.
everdell-no-cannot-stand = Elle ne peut pas se placer là.
everdell-no-not-lifted = Cet ouvrier ne peut pas être déplacé maintenant.


everdell-about-weather = { $season ->
    [winter] Météo d’hiver, pour les joueurs qui sont dans cette saison.
    [spring] Météo de printemps, pour les joueurs qui sont dans cette saison.
    [summer] Météo d’été, pour les joueurs qui sont dans cette saison.
   *[autumn] Météo d’automne, pour les joueurs qui sont dans cette saison.
}
everdell-about-discovery = Découverte ({ $region }).
everdell-about-map-tile = Tuile Carte d’une expédition : { $n } points pour { $price }.
everdell-about-mountain = Le sentier passe par { $regions }. Trois découvertes sont révélées et coûtent { $prices } cartes ou ressources ; chaque région a une tuile par joueur et { $more_tiles } de plus, et { $stormvale } cartes sont à côté de Valtempête.
everdell-label-mountain = Montagne
everdell-label-weather = Météo : { $cards }.
everdell-label-region = { $region } : { $tiles }{ $down ->
    [0] {""}
   *[other] {" "}({ $down } face cachée)
} ; { $deck ->
    [one] { $deck } découverte dans la pioche.
   *[other] { $deck } découvertes dans la pioche.
}
everdell-label-found = Révélées, avec leurs prix : { $finds }.
everdell-label-beside = À côté de Valtempête : { $cards }.
everdell-label-own-mountain = Lapin : { $region }. Expédition : { $tiles }. Découvertes : { $finds }.

# Where a big critter is when it stands on no place that has a name.
everdell-label-critter-at = { $place ->
    [home] en attente
    [going] en chemin
    [lost] disparue
    [the_deck] pioche
    [the_discard_pile] défausse
    [nowhere] nulle part
   *[other] { $place }
}
