everdell-companion-called-nightweave = Tissenuit
everdell-companion-called-rugwort = Paillasson
everdell-companion-lead-nightweave = Everdell avec Mistwood, pour une ou deux personnes.
everdell-companion-lead-rugwort = Everdell, pour une personne.
everdell-companion-about-bellfaire = Les événements et les cartes Forêt de Bellfaire, et plusieurs humeurs de Paillasson. Il n’utilise pas le Marché ; pour le prix Garland, comparez vous-même.

everdell-companion-unseen-deck = la première carte de la pioche
everdell-companion-unseen-deck-many = { $n ->
    [1] la première carte de la pioche
   *[other] les { $n } premières cartes de la pioche
}
everdell-companion-unseen-meadow = la carte de l’emplacement { $slot }
everdell-companion-unseen-hand = la carte du dessus de sa main
everdell-companion-unseen-loot = la carte { $nth } de son butin
everdell-companion-none = Aucune
everdell-companion-all-taken = Tous sont occupés
everdell-companion-nth = Événement { $n }
everdell-companion-slot = Emplacement { $slot }
everdell-companion-pay = La payer
everdell-companion-done = Fini

everdell-companion-ask-forest = Quelles cartes y a-t-il dans la forêt ?
everdell-companion-ask-specials = Quels événements spéciaux y a-t-il, de gauche à droite ?
everdell-companion-ask-activity = Révélez sa prochaine carte Activité. Laquelle est-ce ?
everdell-companion-ask-die = Lancez son dé. Que montre-t-il ?
everdell-companion-ask-intrigue = Révélez une intrigue. Laquelle est-ce ?
everdell-companion-ask-personality = Révélez sa nouvelle personnalité. Laquelle est-ce ?
everdell-companion-ask-taken = Y a-t-il un ouvrier ici : { $place } ?
everdell-companion-ask-gone = Quelqu’un a-t-il pris l’événement { $event } ?
everdell-companion-ask-gone-all = Lesquels de ces événements ne sont plus là ?
everdell-companion-ask-card = { $place ->
    [meadow] Quelle carte y a-t-il à l’emplacement { $slot } de la Prairie ?
    [deck] Révélez la première carte de la pioche. Laquelle est-ce ?
    [top] Regardez la carte du dessus de sa main. Laquelle est-ce ?
    [hand] Révélez la carte du dessus de sa main. Laquelle est-ce ?
   *[other] Quelle carte est-ce ?
}
everdell-companion-ask-open = { $players ->
    [1] Quelles cartes ouvertes de votre ville ont un emplacement libre ?
   *[other] Quelles cartes ouvertes de la ville du joueur { $seat } ont un emplacement libre ?
}
everdell-companion-ask-her-open = Quelles cartes ouvertes de sa ville ont un emplacement libre ?
everdell-companion-ask-room = { $players ->
    [1] Le Fou a-t-il sa place dans votre ville ? Il faut un emplacement libre, et pas encore de Fou.
   *[other] Le Fou a-t-il sa place dans la ville du joueur { $seat } ? Il faut un emplacement libre, et pas encore de Fou.
}
everdell-companion-ask-season = Dans quelle saison êtes-vous ?
everdell-companion-ask-hand = Combien de cartes avez-vous en main ?
everdell-companion-ask-hand-kept = Défaussez de votre main ce que vous voulez. Combien de cartes gardez-vous ?
everdell-companion-ask-goods-kept = Défaussez des ressources si vous voulez. Combien en gardez-vous ?
everdell-companion-ask-kept-out = { $color ->
    [tan] Quels emplacements de la Prairie ont une carte marron ?
   *[other] Quels emplacements de la Prairie ont une carte de la couleur écartée ?
}
everdell-companion-ask-loot = Révélez son butin. De quelles cartes s’agit-il ?
everdell-companion-ask-takeover = Elle prend une carte violette de votre ville ; à défaut, celle de plus grande valeur. Laquelle choisissez-vous ?
everdell-companion-ask-covered = { $kind ->
    [critters] Vos créatures sont retournées face cachée ; une carte ou une ressource en garde une visible. Combien en retournez-vous ?
   *[other] Vos constructions sont retournées face cachée ; une carte ou une ressource en garde une visible. Combien en retournez-vous ?
}
everdell-companion-ask-prey = Y a-t-il dans votre ville une carte valant au moins 1 point ?
everdell-companion-ask-bounty = Quelle carte de votre ville prend-elle ? Elle doit valoir au moins 1 point.
everdell-companion-ask-strength = { $foiled ->
    [yes] Quelle carte de votre main lui donnez-vous ?
   *[no] Tirez au hasard une carte de votre main. Laquelle est-ce ?
}
everdell-companion-ask-unravel = Quelle carte ouverte de la Prairie joue-t-elle ? Vous choisissez.
everdell-companion-ask-slot-taken = De quel emplacement l’avez-vous prise ?
everdell-companion-ask-slot = À quel emplacement est-elle ?
everdell-companion-ask-deployed = Avez-vous sur le plateau un ouvrier qui pourrait être récupéré ?
everdell-companion-ask-free-worker = Avez-vous un ouvrier qui n’est pas placé ?
everdell-companion-ask-paid = Combien en payez-vous, { $n } au plus ?
everdell-companion-ask-given = { $what ->
    [cards] Combien de cartes lui avez-vous données ?
   *[other] Combien de ressources lui avez-vous données ?
}
everdell-companion-ask-visited = Quelle carte de sa ville avez-vous visitée ?
everdell-companion-ask-took = Quelle carte avez-vous prise ?
everdell-companion-ask-played = Quelle carte avez-vous jouée ?

everdell-companion-her-turn = Son tour
everdell-companion-tell-cards = Je lui ai donné des cartes
everdell-companion-tell-goods = Je lui ai donné des ressources
everdell-companion-tell-fool = Je lui ai envoyé le Fou
everdell-companion-tell-visit = J’ai visité sa ville
everdell-companion-tell-took = J’ai pris une carte à côté d’elle
everdell-companion-tell-webbed = Mon ouvrier est allé sur une toile
everdell-companion-tell-played = { $color ->
    [purple] J’ai joué une carte violette
    [green] J’ai joué une carte verte
    [blue] J’ai joué une carte bleue
    [red] J’ai joué une carte rouge
   *[other] J’ai joué une carte marron
}
everdell-companion-tell-used = J’ai visité une carte rouge
everdell-companion-tell-first = J’ai placé un ouvrier

everdell-companion-tell-field = J’ai utilisé le Champ de Corrin
everdell-companion-tell-fetched = Nouvelle saison : l’ouvrier qu’elle utilisait est à nouveau à moi
everdell-event-nightweave-fetched = L’ouvrier qu’elle utilisait vous revient.

everdell-companion-her-season = sa saison
everdell-companion-spiders-home = dans l’antre
everdell-companion-her-hand = sa main
everdell-companion-her-points = points
everdell-companion-her-pawn = emplacement de la Prairie
everdell-companion-personality = personnalité
everdell-companion-plan = plan
everdell-companion-intrigue = intrigue
everdell-companion-score = { $row ->
    [cards] Cartes
    [bonus] Bonus
    [tokens] Jetons
    [journey] Voyage
    [basic-events] Événements de base
    [special-events] Événements spéciaux
    [missed-special-events] Événements spéciaux manqués
    [empty-spaces] Emplacements vides de votre ville
   *[other] Autres
}


everdell-companion-tell-card = J’ai joué une carte
everdell-companion-tell-prepared = Nouvelle saison : je me prépare
everdell-companion-tell-end = J’ai passé : compter ses points
everdell-companion-tell-visit-his = J’ai visité sa ville
everdell-companion-tell-fool-his = Mon Fou lui a pris une carte
everdell-companion-tell-rowdy-his = Mon Voyou lui a pris une carte verte
everdell-companion-ask-any-card = Avez-vous au moins une carte en main ?
everdell-companion-ask-visited-his = Quelle carte de sa ville avez-vous visitée ?
everdell-companion-ask-lost-his = Quelle carte perd-il ?
everdell-companion-ask-own-specials = Combien d’événements spéciaux avez-vous réalisés ?
everdell-companion-ask-spaces = Combien d’emplacements de votre ville sont vides ?
everdell-companion-your-season = votre saison
everdell-companion-his-cards = ses cartes
everdell-companion-his-worker = son ouvrier
everdell-companion-blocked-slots = emplacements bloqués

# Steps about what only the person knows: which cards and goods go is the person's own business.

everdell-event-nightweave-price = { $kinds ->
    [1] Défaussez { everdell-toll } au choix.
   *[other] Payez { everdell-toll } au choix.
}
everdell-event-nightweave-stole = Rendez { $goods } à la réserve, ou tout ce que vous en avez.
everdell-event-nightweave-took-unseen = { $n ->
    [one] Tirez { $n } carte au hasard de votre main et mélangez-la à la sienne sans la montrer.
   *[other] Tirez { $n } cartes au hasard de votre main et mélangez-les à la sienne sans les montrer.
}
everdell-event-nightweave-turned-away = { $n ->
    [0] Vous n’avez aucune carte en main à retourner.
    [one] Retournez { $n } carte au hasard de votre main jusqu’à ce qu’elle se prépare : vous ne pouvez ni la jouer ni la défausser.
   *[other] Retournez { $n } cartes au hasard de votre main jusqu’à ce qu’elle se prépare : vous ne pouvez ni les jouer ni les défausser.
}
everdell-event-nightweave-turned-back = Les cartes retournées de votre main sont de nouveau à vous.
everdell-event-nightweave-drew-open = { $n ->
    [1] Regardez la première carte de la pioche ; elle va dans sa main.
   *[other] Regardez les { $n } premières cartes de la pioche ; elles vont dans sa main.
}
everdell-event-nightweave-gaze = { $foiled ->
    [yes] Tirez 2 cartes au hasard de votre main et regardez-les : défaussez celle de votre choix, l’autre va dans sa main.
   *[no] Tirez 2 cartes au hasard de votre main sans les regarder : défaussez-en une, mélangez l’autre à sa main.
}
everdell-event-nightweave-tan-cards = Défaussez toutes les cartes marron de votre main.
everdell-event-nightweave-webs-gone = Retirez de la table les jetons Toile de sa dernière intrigue.
everdell-event-nightweave-personality = Sa personnalité : { $personality }.
everdell-event-nightweave-plan = Son plan : { $plan }.
everdell-event-rugwort-draws-lot = Paillasson est grincheux : défaussez une carte au hasard de votre main.
