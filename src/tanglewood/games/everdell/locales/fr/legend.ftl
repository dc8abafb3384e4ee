everdell-symbols-goods = Ressources
everdell-symbol-twig = brindille
everdell-symbol-twig-says = Paie les constructions.
everdell-symbol-resin = résine
everdell-symbol-resin-says = Paie les constructions.
everdell-symbol-pebble = galet
everdell-symbol-pebble-says = Paie les constructions.
everdell-symbol-berry = baie
everdell-symbol-berry-says = Paie les créatures.
everdell-symbol-any-good = ressource au choix
everdell-symbol-any-good-says = Une des quatre, à votre choix.
everdell-symbol-card = carte
everdell-symbol-card-says = Piochez-en une ; la limite est de { $everdell__counts__hand_limit }.
everdell-symbol-point = point
everdell-symbol-point-says = Un jeton de point, ou ce que vaut une carte.

everdell-symbols-cards = Cartes
everdell-symbol-production = Production
everdell-symbol-production-says = Donne des ressources quand on la joue, au printemps et en automne.
everdell-symbol-destination = Destination
everdell-symbol-destination-says = Un lieu pour un ouvrier.
everdell-symbol-governance = Gouvernance
everdell-symbol-governance-says = Aide tant qu’elle est en place.
everdell-symbol-prosperity = Prospérité
everdell-symbol-prosperity-says = Rapporte plus de points à la fin.
everdell-symbol-traveler = Voyageur
everdell-symbol-traveler-says = Agit une fois, quand vous la jouez.
everdell-symbol-points = points
everdell-symbol-points-says = Ce que vaut la carte à la fin.
everdell-symbol-cost = coût
everdell-symbol-cost-says = Ce que vous payez pour la jouer.
everdell-symbol-missing = manque
everdell-symbol-missing-says = Il vous manque encore cela.
everdell-symbol-unique = unique
everdell-symbol-unique-says = Un seul exemplaire par ville.
everdell-symbol-common = commune
everdell-symbol-common-says = Autant que vous voulez.
everdell-symbol-home = porte
everdell-symbol-home-says = Invite sa créature gratuitement, une fois.
everdell-symbol-taken = occupée
everdell-symbol-taken-says = Son invité est venu ; pas de second.
everdell-symbol-open = ouverte
everdell-symbol-open-says = Les autres peuvent la visiter ; le propriétaire gagne un point.
everdell-symbol-pair = couple
everdell-symbol-pair-says = Ces deux cartes partagent un emplacement.
everdell-symbol-tokens-here = jetons ici
everdell-symbol-tokens-here-says = Des points posés sur cette carte.
everdell-symbol-stored = en réserve
everdell-symbol-stored-says = Attendent ici qu’un ouvrier vienne les chercher.
everdell-symbol-for-good = en permanence
everdell-symbol-for-good-says = Cet ouvrier ne revient jamais.
everdell-symbol-prisoner = prisonnier
everdell-symbol-prisoner-says = Sous le Donjon ; n’est plus dans la ville.

everdell-symbols-places-and-seasons = Lieux et saisons
everdell-symbol-worker = ouvrier
everdell-symbol-worker-says = Les vôtres ont votre couleur et votre forme.
everdell-symbol-free-space = emplacement libre
everdell-symbol-free-space-says = Place pour un ouvrier.
everdell-symbol-shared = partagé
everdell-symbol-shared-says = De la place pour tous.
everdell-symbol-forest-place = lieu de forêt
everdell-symbol-forest-place-says = Différent à chaque partie.
everdell-symbol-haven = Havre de paix
everdell-symbol-haven-says = Deux cartes pour une ressource de votre choix.
everdell-symbol-journey = Voyage
everdell-symbol-journey-says = En automne : défaussez des cartes, marquez des points.
everdell-symbol-basic-event = événement de base
everdell-symbol-basic-event-says = { $everdell__event__grand_tour__points ->
    [one] Ce nombre de cartes de cette couleur : { $everdell__event__grand_tour__points } point.
   *[other] Ce nombre de cartes de cette couleur : { $everdell__event__grand_tour__points } points.
    }
everdell-symbol-special-event = événement spécial
everdell-symbol-special-event-says = Les deux cartes dans votre ville : réalisez-le.
everdell-symbol-winter = hiver
everdell-symbol-winter-says = { $everdell__counts__workers ->
    [one] { $everdell__counts__workers } ouvrier
   *[other] { $everdell__counts__workers } ouvriers
    }.
everdell-symbol-spring = printemps
everdell-symbol-spring-says = { $everdell__season__spring__workers ->
    [one] { $everdell__season__spring__workers } ouvrier
   *[other] { $everdell__season__spring__workers } ouvriers
    } de plus ; les cartes vertes produisent.
everdell-symbol-summer = été
everdell-symbol-summer-says = { $everdell__season__summer__workers ->
    [one] { $everdell__season__summer__workers } ouvrier
   *[other] { $everdell__season__summer__workers } ouvriers
    } de plus ; deux cartes de la Prairie.
everdell-symbol-autumn = automne
everdell-symbol-autumn-says = { $everdell__season__autumn__workers ->
    [one] { $everdell__season__autumn__workers } ouvrier
   *[other] { $everdell__season__autumn__workers } ouvriers
    } de plus ; les cartes vertes produisent ; la dernière saison.
everdell-symbol-spaces = emplacements
everdell-symbol-spaces-says = Emplacements occupés et libres d’une ville.
everdell-symbol-you-can = possible
everdell-symbol-you-can-says = Vous pouvez le faire maintenant.

everdell-symbols-rugwort = Paillasson
everdell-symbol-rugwort-s-worker = ouvrier de Paillasson
everdell-symbol-rugwort-s-worker-says = Bloque ce lieu ou cette carte de la Prairie.
everdell-symbol-his-die = son dé
everdell-symbol-his-die-says = Choisit la carte de la Prairie qu’il prend.

everdell-symbols-nightweave = Tissenuit
everdell-symbol-her-worker = son ouvrier
everdell-symbol-her-worker-says = Ne va que dans les lieux exclusifs.
everdell-symbol-herself = elle-même
everdell-symbol-herself-says = Occupe un emplacement de la Prairie, qui reste vide.
everdell-symbol-activity-row = ligne d’activité
everdell-symbol-activity-row-says = Seule compte la ligne de sa saison.
everdell-symbol-first = premier
everdell-symbol-first-says = Elle le fait si c’est possible.
everdell-symbol-second = deuxième
everdell-symbol-second-says = Si le premier est impossible.
everdell-symbol-backup = action de secours
everdell-symbol-backup-says = Si les deux sont impossibles.
everdell-symbol-arrow = flèche
everdell-symbol-arrow-says = Dans quel sens elle cherche le suivant.
everdell-symbol-spider-card = carte d’araignée
everdell-symbol-spider-card-says = Toutes ses actions demandent une araignée dans l’antre.
everdell-symbol-entering-card = carte d’entrée
everdell-symbol-entering-card-says = La fait entrer dans la Prairie.
everdell-symbol-clearing = clairière
everdell-symbol-clearing-says = Quel lieu de forêt est désigné.
everdell-symbol-her-city = sa ville
everdell-symbol-her-city-says = Une araignée sur une de ses propres cartes.
everdell-symbol-special-event-nightweave = événement spécial
everdell-symbol-special-event-nightweave-says = Elle en prend un par saison.
everdell-symbol-basic-event-nightweave = événement de base
everdell-symbol-basic-event-nightweave-says = Elle prend celui qui lui convient le mieux.
everdell-symbol-discard = défausser
everdell-symbol-discard-says = La carte du dessus de sa main, pour un point.
everdell-symbol-level = niveau
everdell-symbol-level-says = Autant de points que son niveau.
everdell-symbol-web = toile
everdell-symbol-web-says = Vous coûte quelque chose, ou ferme le lieu où elle se trouve.
everdell-symbol-loot = butin
everdell-symbol-loot-says = Ce qu’elle a gagné et garde.
everdell-symbol-intrigue = intrigue
everdell-symbol-intrigue-says = Son stratagème pour cette saison.
everdell-symbol-plan = plan
everdell-symbol-plan-says = Son stratagème pour toute la partie.
everdell-symbol-personality = personnalité
everdell-symbol-personality-says = Une de ses habitudes, pour toute la partie.
everdell-symbol-foil-price = prix pour déjouer
everdell-symbol-foil-price-says = Payez-le et son stratagème échoue.

everdell-symbols-pearlbrook = Pearlbrook
everdell-symbol-pearl = perle
everdell-symbol-pearl-says = Paie parures et merveilles ; { $everdell__river_counts__pearl_points ->
    [one] { $everdell__river_counts__pearl_points } point
   *[other] { $everdell__river_counts__pearl_points } points
    } chacune à la fin.
everdell-symbol-frog = grenouille
everdell-symbol-frog-says = Va à la rivière une fois par saison.
everdell-symbol-frog-space = emplacement de grenouille
everdell-symbol-frog-space-says = Aucun ouvrier ne peut y aller.
everdell-symbol-river-card = carte face cachée
everdell-symbol-river-card-says = La première grenouille la révèle et prend la perle.
everdell-symbol-adornment = parure
everdell-symbol-adornment-says = Se joue pour une perle ; rapporte des points à la fin.
everdell-symbol-wonder = merveille
everdell-symbol-wonder-says = Un ouvrier la bâtit pour ressources, perles et cartes.

everdell-symbols-newleaf = Newleaf
everdell-symbol-train-tile = tuile Wagon
everdell-symbol-train-tile-says = Prenez ce qu’indique un wagon.
everdell-symbol-golden-leaf = jeton doré
everdell-symbol-golden-leaf-says = Créature gratuite si une bannière dorée convient. Trois par partie.
everdell-symbol-ticket = billet de train
everdell-symbol-ticket-says = Déplace un ouvrier ; aller et retour.
everdell-symbol-reservation = réservation
everdell-symbol-reservation-says = Met une carte de côté pour vous.
everdell-symbol-visitor = visiteur
everdell-symbol-visitor-says = Rapporte des points à la fin si son souhait est exaucé.

everdell-symbols-bellfaire = Bellfaire
everdell-symbol-market-token = jeton du Marché
everdell-symbol-market-token-says = Gagné, ou échangé contre points et ressources.
everdell-symbol-garland = prix Garland
everdell-symbol-garland-says = Des points pour le plus de cartes d’un type.
everdell-symbol-flower-festival = Festival des fleurs
everdell-symbol-flower-festival-says = Une carte de chaque couleur.

everdell-symbols-spirecrest = Spirecrest
everdell-symbol-weather = météo
everdell-symbol-weather-says = Vaut pour tous ceux qui sont dans sa saison.
everdell-symbol-rabbit = lapin
everdell-symbol-rabbit-says = Votre avancée sur la montagne.
everdell-symbol-map-tile = tuile Carte
everdell-symbol-map-tile-says = Payée à la fin, l’une après l’autre.
everdell-symbol-discovery = découverte
everdell-symbol-discovery-says = Une sur trois, pour { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } ou { $everdell__mountain__prices__2 }.
everdell-symbol-big-critter = grande créature
everdell-symbol-big-critter-says = Remplace un ouvrier.
