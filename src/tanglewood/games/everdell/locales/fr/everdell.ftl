# Things.

everdell-goods = { $kind ->
    [twig] { $n ->
        [one] { $n } brindille
       *[other] { $n } brindilles
    }
    [resin] { $n ->
        [one] { $n } résine
       *[other] { $n } résines
    }
    [pebble] { $n ->
        [one] { $n } galet
       *[other] { $n } galets
    }
    [berry] { $n ->
        [one] { $n } baie
       *[other] { $n } baies
    }
   *[points] { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
}
everdell-kind = { $kind ->
    [twig] brindilles
    [resin] résines
    [pebble] galets
   *[berry] baies
}
# Helpers of French: variables that hold an id.
everdell-one-kind = { $kind ->
    [pearl] 1 perle
    [twig] 1 brindille
    [resin] 1 résine
    [pebble] 1 galet
    [berry] 1 baie
   *[other] { $kind }
}
everdell-one-one = { $one ->
    [twig] 1 brindille
    [resin] 1 résine
    [pebble] 1 galet
    [berry] 1 baie
   *[other] { $one }
}
everdell-one-other = { $other ->
    [twig] 1 brindille
    [resin] 1 résine
    [pebble] 1 galet
    [berry] 1 baie
   *[other] { $other }
}
everdell-kind-word = { $kind ->
    [twig] brindille
    [resin] résine
    [pebble] galet
    [pearl] perle
    [berry] baie
   *[other] { $kind }
}
everdell-one-word = { $one ->
    [twig] brindille
    [resin] résine
    [pebble] galet
    [berry] baie
   *[other] { $one }
}
everdell-other-word = { $other ->
    [twig] brindille
    [resin] résine
    [pebble] galet
    [berry] baie
   *[other] { $other }
}
everdell-color-plural = { $color ->
    [tan] marron
    [green] vertes
    [red] rouges
    [blue] bleues
    [purple] violettes
   *[other] { $color }
}
everdell-color-word = { $color ->
    [tan] marron
    [green] vert
    [red] rouge
    [blue] bleu
    [purple] violet
   *[other] { $color }
}
everdell-color-feminine = { $color ->
    [tan] marron
    [green] verte
    [red] rouge
    [blue] bleue
    [purple] violette
   *[other] { $color }
}
everdell-nothing = rien
everdell-nowhere = un endroit disparu
everdell-rugwort = Paillasson
everdell-color = { $color ->
    [tan] Voyageur : agit une fois, quand on la joue
    [green] Production : agit quand on la joue et quand la ville produit
    [red] Destination : agit quand un ouvrier la visite
    [blue] Gouvernance : agit tant qu’elle est dans la ville
   *[purple] Prospérité : ajoute des points à la fin
}
everdell-season = { $season ->
    [winter] hiver
    [spring] printemps
    [summer] été
   *[autumn] automne
}
everdell-breakdown = { $row ->
    [cards] cartes
    [tokens] jetons de point
    [prosperity] Prospérité
    [journey] Voyage
    [bonus] bonus de son niveau
    [basic-events] événements de base
    [special-events] événements spéciaux
    [missed-special-events] événements spéciaux manqués
    [empty-spaces] emplacements vides de votre ville
    [wonders] merveilles
    [adornments] parures
    [pearls] perles
    [garland] prix Garland
    [visitors] visiteurs
    [expedition] expédition
    [discoveries] découvertes
   *[events] événements
}
everdell-goal-rival = { $rival ->
    [rugwort] En solo, vous jouez contre Paillasson : après chaque carte que vous jouez, le dé lui en donne une de la Prairie. Il vous faut plus de points que lui.
    [nightweave] Tissenuit, l’araignée, joue après chacun de vos tours, selon une carte Activité. Il vous faut plus de points qu’elle.
   *[none] {""}
}
everdell-goal = Bâtissez une ville de { $everdell__counts__city ->
    [one] { $everdell__counts__city } emplacement
   *[other] { $everdell__counts__city } emplacements
    } : placez des ouvriers pour des ressources, jouez des créatures et des constructions, réalisez des événements. Qui a le plus de points après l’automne l’emporte.

# Questions.

everdell-season-yours = { $season ->
    [winter] C’est votre hiver
    [spring] C’est votre printemps
    [summer] C’est votre été
    [autumn] C’est votre automne
   *[other] Saison : { $season }
}
everdell-ask-turn = { everdell-season-yours } : { $workers ->
    [0] { $autumn ->
        [yes] jouez une carte ou passez
       *[no] jouez une carte ou préparez-vous pour la saison suivante
    }
    [1] { $autumn ->
        [yes] jouez une carte, placez votre dernier ouvrier ou passez
       *[no] jouez une carte ou placez votre dernier ouvrier
    }
   *[other] { $autumn ->
        [yes] jouez une carte, placez un de vos { $workers } ouvriers ou passez
       *[no] jouez une carte ou placez un de vos { $workers } ouvriers
    }
}.
everdell-title-season = { $season ->
    [spring] Printemps
    [summer] Été
    [autumn] Automne
   *[winter] Hiver
}
everdell-moment = { everdell-title-season }, { $cards ->
    [0] ville vide
    [one] { $cards } carte dans la ville
   *[other] { $cards } cartes dans la ville
}
everdell-ask-pay = comment payez-vous la carte { $card } ({ $cost }) ?
everdell-ask-spare = quelle ressource ne payez-vous pas ? Encore { $n }.
everdell-ask-replace = quelle ressource de la carte { $card } payez-vous avec une autre ?
everdell-ask-fool = { $rugwort ->
    [yes] quelle carte Paillasson perd-il ?
   *[no] quelle ville le reçoit ?
}
everdell-ask-ruins = quelle construction lui fait place ?
everdell-ask-react = quelle carte de votre ville réagit en premier ?
everdell-ask-gain = { $n ->
    [1] choisissez une ressource.
   *[other] choisissez { $n } ressources.
}
everdell-ask-spend = { $give ->
    [yes] { $points ->
        [one] combien de baies donnez-vous, pour { $points } point chacune ?
       *[other] combien de baies donnez-vous, pour { $points } points chacune ?
    }
   *[no] { $points ->
        [one] combien en payez-vous ({ $most } au plus), pour { $points } point l’unité ?
       *[other] combien en payez-vous ({ $most } au plus), pour { $points } points l’unité ?
    }
}
everdell-ask-give = { $n ->
    [1] choisissez une ressource à donner.
   *[other] choisissez { $n } ressources à donner.
}
everdell-ask-give-here = donnez-en encore jusqu’à { $n }, ou arrêtez.
everdell-ask-to = à qui ?
everdell-ask-teach = laquelle des cartes piochées donnez-vous ?
everdell-ask-post-give = { $n ->
    [1] choisissez une carte à donner.
   *[other] choisissez { $n } cartes à donner.
}
everdell-ask-post-discard = défaussez autant de cartes que vous voulez, puis complétez votre main.
everdell-ask-discard = { $least ->
    [0] { $most ->
        [0] défaussez autant de cartes que vous voulez
        [1] défaussez encore une carte si vous voulez
       *[other] défaussez jusqu’à { $most } cartes
    }
    [1] défaussez une carte
   *[other] { $most ->
        [0] défaussez autant de cartes que vous voulez
        [1] défaussez une carte
       *[other] défaussez { $most } cartes
    }
}.
everdell-ask-play-one = { $less ->
    [one] vous pouvez jouer une des cartes prises, pour { $less } ressource de moins.
   *[other] vous pouvez jouer une des cartes prises, pour { $less } ressources de moins.
}
everdell-ask-take-meadow = { $n ->
    [1] prenez une carte de la Prairie.
   *[other] prenez jusqu’à { $n } cartes de la Prairie.
}
everdell-ask-clear = { $n ->
    [1] choisissez une carte de la Prairie à défausser.
   *[other] choisissez { $n } cartes de la Prairie à défausser.
}
everdell-ask-source = révélez-vous des cartes de la pioche ou de la défausse ?
everdell-ask-bring = quelle carte jouez-vous gratuitement, le cas échéant ?
everdell-ask-put = posez-en jusqu’à { $n } ici, ou arrêtez.
everdell-ask-city-card = { $under ->
    [yes] { $n ->
        [one] placez jusqu’à { $n } créature de votre ville sous l’événement, ou arrêtez.
       *[other] placez jusqu’à { $n } créatures de votre ville sous l’événement, ou arrêtez.
    }
   *[no] { $n ->
        [1] choisissez une carte de votre ville à défausser.
       *[other] choisissez { $n } cartes de votre ville à défausser.
    }
}
everdell-ask-lift = quel ouvrier se déplace ?
everdell-ask-move-worker = où va l’ouvrier ?
everdell-ask-store = qu’y posez-vous ?
everdell-ask-swap = échangez une ressource, ou arrêtez.
everdell-ask-tuck = placez une créature de votre main sous l’événement, ou arrêtez.
everdell-ask-keep = gardez une carte, ou placez tout le reste sous l’événement.
everdell-ask-play-meadow = quelle carte de la Prairie jouez-vous ?
everdell-ask-play-free = { $limit ->
    [-1] { $may ->
        [yes] quelle carte jouez-vous gratuitement, le cas échéant ?
       *[no] quelle carte jouez-vous gratuitement ?
    }
    [1] { $may ->
        [yes] quelle carte de 1 point au plus jouez-vous gratuitement, le cas échéant ?
       *[no] quelle carte de 1 point au plus jouez-vous gratuitement ?
    }
   *[other] { $may ->
        [yes] quelle carte de { $limit } points au plus jouez-vous gratuitement, le cas échéant ?
       *[no] quelle carte de { $limit } points au plus jouez-vous gratuitement ?
    }
}
everdell-ask-copy = quel lieu utilisez-vous ?
everdell-ask-repeat = dépenser un de ses jetons pour utiliser à nouveau un lieu ?
everdell-ask-tear-down = quelle carte de votre ville défaussez-vous ?
everdell-ask-activate = quelle carte verte de votre ville agit ?
everdell-ask-copy-green = quelle carte verte copiez-vous, le cas échéant ?
everdell-ask-produce = quelle carte de votre ville produit ensuite ?
everdell-ask-recall = quel ouvrier revient ?

everdell-ask-either = choisissez l’un des deux.
everdell-ask-use-place = quel endroit occupé utilisez-vous ?
everdell-ask-give-drawn = { $n ->
    [one] donnez une des cartes piochées, pour { $n } point, ou gardez-les.
   *[other] donnez une des cartes piochées, pour { $n } points, ou gardez-les.
}
everdell-ask-give-many = { $named ->
    [no] { $n ->
        [one] à qui donnez-vous quelque chose ? Jusqu’à { $n } carte ou ressource, un point chacune.
       *[other] à qui donnez-vous quelque chose ? Jusqu’à { $n } cartes et ressources, un point chacune.
    }
   *[yes] que donnez-vous à { $to } ? Encore { $n } au plus, un point chacune.
}
everdell-ask-juggle = { $shown ->
    [0] quel tour de jonglage payez-vous, le cas échéant ?
   *[other] les cartes valent { $worth } jusqu’ici, il vous faut { $goal }. Encore une ?
}
everdell-ask-color = { $n ->
    [one] nommez une couleur, puis piochez { $n } carte.
   *[other] nommez une couleur, puis piochez { $n } cartes.
}
everdell-ask-show = { $points ->
    [one] quelle carte montrez-vous, pour { $points } point ?
   *[other] quelle carte montrez-vous, pour { $points } points ?
}
everdell-ask-give-cards = { $n ->
    [one] à qui donnez-vous { $n } carte, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ?
   *[other] à qui donnez-vous { $n } cartes, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ?
}
everdell-ask-swap-hands = avec qui échangez-vous votre main ?
everdell-ask-rob = quelle carte verte s’installe dans votre ville ?

# Options.

everdell-move-play = jouer la carte { $card }
everdell-move-discard = défausser la carte { $card }
everdell-move-give-card = donner la carte { $card }
everdell-move-bring = jouer la carte { $card } gratuitement
everdell-move-keep = garder la carte { $card }
everdell-move-tuck = placer la carte { $card } sous l’événement
everdell-move-show = montrer la carte { $card }
everdell-move-color = { everdell-color-word }
everdell-choice-gain = { $gain }
everdell-choice-pay = payer { $price } pour { $gain }
everdell-choice-any = { $n ->
    [one] { $n } ressource de votre choix
   *[other] { $n } ressources de votre choix
}
everdell-choice-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
everdell-choice-juggle = payer { $price } et révéler une carte
everdell-choice-discard = { $n ->
    [one] personne n’a de place : défausser { $n } carte
   *[other] personne n’a de place : défausser { $n } cartes
}
everdell-move-react = { $card } d’abord
everdell-move-play-meadow = jouer la carte { $card } depuis la Prairie
everdell-move-take-meadow = prendre la carte { $card }
everdell-move-clear = défausser la carte { $card }
everdell-move-prepare = se préparer pour la saison suivante
everdell-move-pass = passer : plus aucun tour ensuite
everdell-move-pay = payer son coût
everdell-move-done = c’est tout
everdell-move-place = ouvrier : { $place }
everdell-move-copy = utiliser : { $place }
everdell-move-claim = réaliser l’événement { $event }
everdell-move-instead = remplacer { everdell-one-one } par { everdell-one-other }
everdell-move-trade = échanger { everdell-one-one } contre { everdell-one-other }
everdell-move-amount = { $n }
everdell-move-source = { $pile ->
    [deck] de la pioche
   *[discard] de la défausse
}
everdell-move-spare = ne pas payer { everdell-one-kind }
everdell-move-give = donner { everdell-one-kind }
everdell-move-put = poser { everdell-one-kind } ici
everdell-move-gain = prendre { everdell-one-kind }
everdell-move-store = { $kind ->
    [twig] { $n ->
        [one] poser { $n } brindille
       *[other] poser { $n } brindilles
    }
    [resin] { $n ->
        [one] poser { $n } résine
       *[other] poser { $n } résines
    }
    [pebble] { $n ->
        [one] poser { $n } galet
       *[other] poser { $n } galets
    }
   *[berry] { $n ->
        [one] poser { $n } baie
       *[other] poser { $n } baies
    }
}
# A card of a city, with its owner; which copy.
everdell-whose-card = { $owner ->
    [own] sa propre carte { $card }
    [rugwort] la carte { $card } de Paillasson
    [nightweave] la carte { $card } de Tissenuit
    [none] { $card }
   *[other] la carte { $card } ({ $who })
}{ $copy ->
    [1] {""}
   *[other] {" "}(numéro { $copy })
}
everdell-move-visit = visiter { everdell-whose-card }
everdell-move-occupy = gratuitement, en occupant { everdell-whose-card }
everdell-move-use = avec l’aide de { everdell-whose-card }
everdell-move-imprison = mettre un prisonnier dans le Donjon : { everdell-whose-card }
everdell-move-activate = utiliser { everdell-whose-card }
everdell-move-remove = choisir { everdell-whose-card }
everdell-move-lift = l’ouvrier sur { everdell-whose-card }

# Events.

everdell-event-unasked = { $verb ->
    [paying] Il n’y avait qu’une façon de payer : elle a été choisie automatiquement.
   *[other] Joué automatiquement : c’était la seule possibilité.
}
everdell-event-turn = { $you ->
    [yes] C’est votre tour.
   *[no] C’est à { $name } de jouer.
}
everdell-event-gained = { $you ->
    [yes] Vous gagnez { $goods }.
   *[no] { $name } gagne { $goods }.
}
everdell-event-paid = { $you ->
    [yes] Vous payez { $goods }.
   *[no] { $name } paie { $goods }.
}
everdell-event-gave-card = { $you ->
    [yes] Vous donnez la carte { $card } à { $to }.
   *[no] { everdell-seen-gave-card }
}
everdell-seen-gave-card = { $to_you ->
    [you] { $name } vous donne { everdell-some-cards }.
   *[other] { $name } donne { everdell-some-cards } à { $to }.
}
everdell-event-got-card = { $you ->
    [yes] { $from } vous donne la carte { $card }.
   *[no] { everdell-seen-got-card }
}
everdell-seen-got-card = { $from_you ->
    [you] Vous donnez { everdell-some-cards } à { $name }.
   *[other] { $from } donne { everdell-some-cards } à { $name }.
}
everdell-event-received = { $you ->
    [yes] { $from } vous donne { $goods }.
   *[no] { everdell-seen-received }
}
everdell-seen-received = { $from_you ->
    [you] Vous donnez { $goods } à { $name }.
   *[other] { $from } donne { $goods } à { $name }.
}
everdell-event-stored = { $you ->
    [yes] Vous posez { $goods } sur la carte { $card }.
   *[no] { $name } pose { $goods } sur la carte { $card }.
}
everdell-event-tokens = { $you ->
    [yes] { $n ->
        [1] Vous posez un jeton de point sur la carte { $card }.
       *[other] Vous posez { $n } jetons de point sur la carte { $card }.
    }
   *[no] { $n ->
        [1] { $name } pose un jeton de point sur la carte { $card }.
       *[other] { $name } pose { $n } jetons de point sur la carte { $card }.
    }
}
everdell-event-traded = { $you ->
    [yes] Vous échangez { everdell-one-one } contre { everdell-one-other }.
   *[no] { $name } échange { everdell-one-one } contre { everdell-one-other }.
}
everdell-event-cleared = { $you ->
    [yes] Vous défaussez la carte { $card } de la Prairie.
   *[no] { $name } défausse la carte { $card } de la Prairie.
}
everdell-event-took = { $you ->
    [yes] Vous prenez la carte { $card } dans la Prairie.
   *[no] { $name } prend la carte { $card } dans la Prairie.
}
everdell-event-put = { $you ->
    [yes] Vous posez { $goods } sur l’événement { $event }.
   *[no] { $name } pose { $goods } sur l’événement { $event }.
}
everdell-event-tucked = { $you ->
    [yes] Vous placez la carte { $card } sous l’événement { $event }.
   *[no] { $name } place la carte { $card } sous l’événement { $event }.
}
everdell-event-kept = { $you ->
    [yes] Vous gardez la carte { $card }.
   *[no] { $name } garde la carte { $card }.
}
everdell-event-revealed = { $you ->
    [yes] Vous révélez : { $cards }.
   *[no] { $name } révèle : { $cards }.
}
everdell-event-occupied = { $you ->
    [yes] Vous occupez la carte { $card } pour jouer la carte { $guest }.
   *[no] { $name } occupe la carte { $card } pour jouer la carte { $guest }.
}
everdell-event-imprisoned = { $you ->
    [yes] Vous mettez la carte { $card } dans le Donjon.
   *[no] { $name } met la carte { $card } dans le Donjon.
}
everdell-event-used = { $you ->
    [yes] Vous utilisez la carte { $card }.
   *[no] { $name } utilise la carte { $card }.
}
everdell-event-left = { $you ->
    [yes] Vous défaussez la carte { $card } de votre ville.
   *[no] { $name } défausse la carte { $card } de sa ville.
}
everdell-event-played = { $you ->
    [yes] { $from ->
        [meadow] Vous jouez la carte { $card } depuis la Prairie.
       *[other] Vous jouez la carte { $card }.
    }
   *[no] { $from ->
        [meadow] { $name } joue la carte { $card } depuis la Prairie.
       *[other] { $name } joue la carte { $card }.
    }
}
everdell-event-sent = { $you ->
    [yes] Vous envoyez la carte { $card } à { $to }.
   *[no] { everdell-seen-sent }
}
everdell-seen-sent = { $to_you ->
    [you] { $name } vous envoie la carte { $card }.
   *[other] { $name } envoie la carte { $card } à { $to }.
}
everdell-event-named = { $you ->
    [yes] Vous nommez une couleur : { everdell-color-word }.
   *[no] { $name } nomme une couleur : { everdell-color-word }.
}
everdell-event-showed = { $you ->
    [yes] Vous montrez la carte { $card }.
   *[no] { $name } montre la carte { $card }.
}
everdell-event-swapped = { $you ->
    [yes] Vous échangez votre main avec { $to }.
   *[no] { $name } échange sa main avec { everdell-person-to }.
}
everdell-event-took-hand = { $you ->
    [yes] { $n ->
        [0] Vous n’avez plus de cartes en main.
       *[other] Vous avez maintenant en main : { $cards }.
    }
   *[no] { $n ->
        [0] { $name } n’a plus de cartes en main.
        [one] { $name } a maintenant { $n } carte en main.
       *[other] { $name } a maintenant { $n } cartes en main.
    }
}
everdell-event-robbed = { $you ->
    [yes] Vous prenez la carte { $card } dans { everdell-owner-city }.
   *[no] { $name } prend la carte { $card } dans { everdell-owner-city }.
}
everdell-event-activated = { $you ->
    [yes] Vous utilisez la carte { $card }.
   *[no] { $name } utilise la carte { $card }.
}
everdell-event-copied = { $you ->
    [yes] Vous utilisez un lieu : { $place }.
   *[no] { $name } utilise un lieu : { $place }.
}
everdell-event-placed = { $you ->
    [yes] Vous placez un ouvrier : { $place }.
   *[no] { $name } place un ouvrier : { $place }.
}
everdell-event-claimed = { $you ->
    [yes] Vous réalisez l’événement { $event }.
   *[no] { $name } réalise l’événement { $event }.
}
everdell-event-visited = { $you ->
    [yes] Vous visitez la carte { $card } dans { everdell-owner-city }.
   *[no] { $name } visite la carte { $card } dans { everdell-owner-city }.
}
# Somebody a sentence speaks of, and a city.
everdell-person-to = { $to_you ->
    [you] vous
   *[other] { $to }
}
everdell-person-from = { $from_you ->
    [you] vous
   *[other] { $from }
}
everdell-owner-city = { $owner_you ->
    [you] votre ville
    [own] sa propre ville
   *[other] une autre ville ({ $owner })
}
everdell-some-cards = { $n ->
    [1] une carte
   *[other] { $n } cartes
}
everdell-event-recalled = { $you ->
    [yes] { $n ->
        [1] Vous récupérez un ouvrier.
       *[other] Vous récupérez { $n } ouvriers.
    }
   *[no] { $n ->
        [1] { $name } récupère un ouvrier.
       *[other] { $name } récupère { $n } ouvriers.
    }
}
everdell-event-moved-worker = { $you ->
    [yes] Vous déplacez un ouvrier.
   *[no] { $name } déplace un ouvrier.
}
everdell-event-prepared = { $you ->
    [yes] Vous vous préparez pour la saison suivante ({ $season }){ everdell-new-workers }.
   *[no] { $name } se prépare pour la saison suivante ({ $season }){ everdell-new-workers }.
}
everdell-new-workers = { $workers ->
    [0] {""}
    [one] {" "}: { $workers } nouvel ouvrier
   *[other] {" "}: { $workers } nouveaux ouvriers
}
everdell-event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $name } passe.
}
everdell-event-drew = { $you ->
    [yes] Vous piochez : { $cards }.
   *[no] { $n ->
        [1] { $name } pioche une carte.
       *[other] { $name } pioche { $n } cartes.
    }
}
everdell-event-discarded = { $you ->
    [yes] Vous défaussez : { $cards }.
   *[no] { $name } défausse { everdell-some-cards }.
}
everdell-event-reacted = La carte { $card } réagit.
everdell-event-shown = Nouvelle carte dans la Prairie : { $card }.
everdell-event-reshuffled = { $n ->
    [one] La défausse devient une nouvelle pioche de { $n } carte.
   *[other] La défausse devient une nouvelle pioche de { $n } cartes.
}
everdell-event-over = La partie est terminée.
everdell-event-rugwort-rolled = Paillasson lance le dé : { $die }.
everdell-event-rugwort-lucky = Encore le même nombre : un point pour Paillasson.
everdell-event-rugwort-played = Paillasson prend la carte { $card }.
everdell-event-rugwort-cranky = Paillasson est grincheux : une carte de votre main disparaît.
everdell-event-rugwort-fool = Paillasson envoie la carte { $card } dans votre ville.
everdell-event-rugwort-lost = Paillasson perd la carte { $card }.
everdell-event-rugwort-token = Paillasson prend { $goods } pour votre visite.
everdell-event-rugwort-claimed = Paillasson réalise l’événement { $event }.
everdell-event-rugwort-blocks = L’ouvrier de Paillasson bloque l’emplacement { $slot } de la Prairie.
everdell-event-rugwort-moved = L’ouvrier de Paillasson se déplace : { $place }.
everdell-event-rugwort-took-worker = L’ouvrier de Paillasson s’en va et emmène un des vôtres.

# The table in a terminal.

everdell-label-meadow = Prairie
everdell-label-places = Lieux
everdell-label-events = Événements
everdell-label-hand = Votre main
everdell-label-card = { everdell-color-feminine }, { $points }
# How many cards of a colour an event or a place asks for, in brackets.
everdell-label-colored = { $n ->
    [one] { $n } { everdell-color-feminine }
   *[other] { $n } { everdell-color-plural }
}
everdell-label-other-way = autrement que par son coût
everdell-label-missing = il manque { $goods }
everdell-label-no-room = pas de place pour elle
everdell-label-blocked = Paillasson est dessus
everdell-label-occupied = occupé
everdell-label-empty = rien de construit
everdell-label-passed = a passé
everdell-label-player = { $season } ; { $goods } ; { $workers ->
    [one] { $workers } ouvrier libre
   *[other] { $workers } ouvriers libres
}, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}, emplacements : { $used } sur { $spaces } ; { $total ->
    [one] { $total } point
   *[other] { $total } points
} jusqu’ici
everdell-label-rugwort = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; { $total ->
    [one] { $total } point
   *[other] { $total } points
} jusqu’ici
