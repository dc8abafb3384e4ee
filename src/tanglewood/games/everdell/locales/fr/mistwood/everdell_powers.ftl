everdell-no-no-pile = Personne n’a de pile de Fermes.
everdell-no-not-kept = La carte { $card } n’est pas à côté de vous.
everdell-no-power-used = Une fois par tour suffit.
everdell-no-no-token = Vos ouvriers n’ont pas de jeton à dépenser.
everdell-ask-power = quel pouvoir reçoivent vos ouvriers ?
everdell-ask-path = quelle carte Forêt posez-vous à côté de vous ?
everdell-ask-figure = où va la figurine ?
everdell-ask-token = quelle carte de la Prairie reçoit le jeton ?
everdell-ask-stand-in = payez la carte { $card }, ou remplacez une ressource par une autre.
everdell-ask-swap-cards = { $n ->
    [0] défausser des cartes pour une ressource ?
    [one] défaussez { $n } carte.
   *[other] défaussez { $n } cartes.
}
everdell-ask-down-to-limit = vous avez trop de cartes en main : défaussez-en une.
everdell-ask-invest = poser une ressource sur la carte ?
everdell-ask-use-again = défausser une carte pour l’utiliser encore une fois ?
everdell-ask-rouse = défausser une carte pour utiliser une carte verte ?
everdell-ask-keep-meadow = placer une carte de la Prairie à côté de vous ?
everdell-ask-follow = donner une de vos cartes pour utiliser aussi la carte { $card } ?
everdell-ask-play-pile = jouer gratuitement la Ferme du dessus ?
everdell-ask-one-more = piocher une carte de plus ?
everdell-ask-deck-or-meadow = { $n ->
    [one] prenez { $n } carte, de la pioche ou de la Prairie.
   *[other] prenez { $n } cartes, de la pioche ou de la Prairie.
}
everdell-ask-not-owned = choisissez une ressource que vous ne possédez pas.
everdell-ask-dig = échanger quelque chose contre un galet ?
everdell-ask-track = quel endroit utilisez-vous ?
everdell-ask-ponder-discard = défausser une carte ?
everdell-ask-ponder-draw = piocher une carte ?
everdell-ask-ponder-give = donner la carte pour en piocher deux ?
everdell-move-stand-in = remplacer { everdell-one-one } par { everdell-one-other }
everdell-move-play-pile = jouer la carte { $card } de la pile
everdell-move-play-kept = jouer la carte { $card } placée à côté de la ville
everdell-move-figure = figurine : { $place }
everdell-move-token = jeton sur la carte { $card }
everdell-move-path = { $place }
everdell-move-wild = { $kind ->
    [twig] changer un jeton Joker en brindille
    [resin] changer un jeton Joker en résine
    [pebble] changer un jeton Joker en galet
   *[berry] changer un jeton Joker en baie
}
everdell-move-use-power = dépenser un jeton du pouvoir
everdell-move-keep-power = { $power }
everdell-event-power = { $you ->
    [yes] Votre pouvoir vous aide : { $power }.
   *[no] Un pouvoir aide { $name } : { $power }.
}
everdell-event-power-taken = { $you ->
    [yes] Votre pouvoir : { $power }.
   *[no] Pouvoir choisi ({ $name }) : { $power }.
}
everdell-event-hoarded = { $you ->
    [yes] Vous placez la carte { $card } à côté de vous.
   *[no] { $name } met la carte { $card } de côté.
}
everdell-seen-gave-kept = { $to_you ->
    [you] { $name } vous donne une carte cachée.
   *[other] { $name } donne une carte cachée à { $to }.
}
everdell-event-gave-kept = { $you ->
    [yes] Vous donnez une carte cachée à { $to }.
   *[no] { everdell-seen-gave-kept }
}
everdell-event-rat-token = { $you ->
    [yes] Vous posez le jeton sur la carte { $card }.
   *[no] { $name } pose le jeton sur la carte { $card }.
}
everdell-event-wild-taken = { $you ->
    [yes] Vous prenez le jeton Joker ici : { $place }.
   *[no] { $name } prend le jeton Joker ici : { $place }.
}
everdell-event-figure = { $you ->
    [yes] Vous placez la figurine ici : { $place }.
   *[no] { $name } place la figurine ici : { $place }.
}
everdell-event-path = { $you ->
    [yes] Vous posez { $place } à côté de vous.
   *[no] { $name } ouvre un lieu de forêt : { $place }.
}
everdell-event-tracked = { $you ->
    [yes] Vous utilisez la carte { $card } dans { everdell-owner-city }.
   *[no] { $name } utilise la carte { $card } dans { everdell-owner-city }.
}
everdell-label-power = { $power }{ $state ->
    [none] {""}
   *[other] {" "}({ $state })
}
everdell-label-power-choice = choisit un pouvoir
everdell-label-power-figure = figurine : { $place }
everdell-label-power-slot = jeton sur l’emplacement { $slot } de la Prairie
everdell-label-power-tokens = { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}
everdell-label-power-wild = { $n ->
    [one] { $n } jeton Joker
   *[other] { $n } jetons Joker
}
everdell-label-power-wild-at = jetons Joker : { $places }
everdell-label-power-kept = { $n ->
    [one] { $n } carte de côté
   *[other] { $n } cartes de côté
}{ $cards ->
    [none] {""}
   *[other] {" "}: { $cards }
}
everdell-label-power-paths = lieux personnels : { $places }
