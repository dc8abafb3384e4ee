# ------------------------------------------------------------------ goods

symbol-everdell-twig = brindille
symbol-everdell-twig-about = Paie les constructions.
symbol-everdell-resin = résine
symbol-everdell-resin-about = Paie les constructions.
symbol-everdell-pebble = galet
symbol-everdell-pebble-about = Paie les constructions.
symbol-everdell-berry = baie
symbol-everdell-berry-about = Paie les créatures.
symbol-everdell-any = ressource au choix
symbol-everdell-any-about = Une brindille, une résine, un galet ou une baie, à votre choix.
symbol-everdell-card = carte
symbol-everdell-card-about = Se prend dans la pioche. On en a { $everdell__counts__hand_limit } au plus en main, à partir de cinq joueurs { $everdell__fair__hand_limit } ; certains pouvoirs changent cela.
symbol-everdell-points = point
symbol-everdell-points-about = Un jeton de point, ou ce que vaut une carte à la fin.
symbol-everdell-total = points jusqu’ici
symbol-everdell-total-about = Ce que cette place marquerait si la partie finissait maintenant.

# ------------------------------------------------------------------ cards

symbol-everdell-green = Production
symbol-everdell-green-about = Donne des ressources quand on la joue, et à nouveau au printemps et en automne.
symbol-everdell-red = Destination
symbol-everdell-red-about = Un lieu pour un ouvrier.
symbol-everdell-blue = Gouvernance
symbol-everdell-blue-about = Aide son propriétaire tant qu’elle est en place.
symbol-everdell-purple = Prospérité
symbol-everdell-purple-about = Rapporte plus de points à la fin de la partie.
symbol-everdell-tan = Voyageur
symbol-everdell-tan-about = Agit une fois, quand on la joue.
symbol-everdell-worth = valeur
symbol-everdell-worth-about = Ce que vaut la carte à la fin.
symbol-everdell-unique = unique
symbol-everdell-unique-about = Une ville ne peut en avoir qu’un exemplaire.
symbol-everdell-common = commune
symbol-everdell-common-about = Une ville peut en avoir autant qu’elle a de place.
symbol-everdell-door = porte
symbol-everdell-door-about = Fait venir sa créature gratuitement, une fois.
symbol-everdell-door-lit = porte, invité à portée
symbol-everdell-door-lit-about = Sa créature est dans votre main ou dans la Prairie et peut venir gratuitement.
symbol-everdell-door-shut = porte, occupée
symbol-everdell-door-shut-about = Son invité est venu ; elle n’invite plus personne.
symbol-everdell-free-guest = peut venir gratuitement
symbol-everdell-free-guest-about = Une carte de votre ville l’invite ou lui fait place : on peut la jouer sans payer.
symbol-everdell-open = ouverte
symbol-everdell-open-about = Les autres peuvent la visiter ; son propriétaire prend un point.
symbol-everdell-pair = couple
symbol-everdell-pair-about = Ces deux cartes partagent un emplacement.
symbol-everdell-tokens = jetons ici
symbol-everdell-tokens-about = Des points posés sur cette carte, qui comptent à la fin.
symbol-everdell-stored = en réserve
symbol-everdell-stored-about = Des ressources qui attendent ici qu’un ouvrier vienne les chercher.
symbol-everdell-lock = en permanence
symbol-everdell-lock-about = Cet ouvrier ne revient jamais.
symbol-everdell-bars = prisonnier
symbol-everdell-bars-about = Une créature sous le Donjon ; elle n’est plus dans la ville.
symbol-everdell-legend = carte légendaire
symbol-everdell-legend-about = Peut remplacer la carte de sa bannière, et ne compte pas dans la main.
symbol-everdell-over = le Pont du ciel
symbol-everdell-over-about = Il est posé au-dessus de cette carte.

# ------------------------------------------------------------------ places and seasons

symbol-everdell-worker = ouvrier
symbol-everdell-worker-about = Va dans un lieu, fait ce qu’il indique et revient à la saison suivante.
symbol-everdell-free = emplacement libre
symbol-everdell-free-about = Il y a de la place pour un ouvrier.
symbol-everdell-shared = emplacement partagé
symbol-everdell-shared-about = Il y a de la place pour tout le monde.
symbol-everdell-at-most = au plus ce nombre
symbol-everdell-at-most-about = Donnez-en autant que vous voulez, ou rien, mais pas plus que le nombre indiqué.
symbol-everdell-cheaper = moins cher
symbol-everdell-cheaper-about = Une carte est jouée pour une ressource de moins que son coût.
symbol-everdell-exchange = échange
symbol-everdell-exchange-about = Donnez ce qui est avant la flèche et obtenez ce qui est après.
symbol-everdell-haven = Havre de paix
symbol-everdell-haven-about = Défaussez des cartes : chaque paire rapporte une ressource de votre choix.
symbol-everdell-journey = Voyage
symbol-everdell-journey-about = À partir de l’automne : défaussez ce nombre de cartes, marquez ce nombre de points.
symbol-everdell-event = événement de base
symbol-everdell-event-about = { $everdell__event__grand_tour__points ->
    [one] Ce nombre de cartes de cette couleur dans votre ville : envoyez un ouvrier, { $everdell__event__grand_tour__points } point.
   *[other] Ce nombre de cartes de cette couleur dans votre ville : envoyez un ouvrier, { $everdell__event__grand_tour__points } points.
    }
symbol-everdell-special = événement spécial
symbol-everdell-special-about = Les deux cartes dans votre ville : envoyez un ouvrier et réalisez-le.
symbol-everdell-met = prêt
symbol-everdell-met-about = Votre ville a ce que demande cet événement.
symbol-everdell-winter = hiver
symbol-everdell-winter-about = { $everdell__counts__workers ->
    [one] La première saison : { $everdell__counts__workers } ouvrier.
   *[other] La première saison : { $everdell__counts__workers } ouvriers.
    }
symbol-everdell-spring = printemps
symbol-everdell-spring-about = { $everdell__season__spring__workers ->
    [one] { $everdell__season__spring__workers } ouvrier
   *[other] { $everdell__season__spring__workers } ouvriers
    } de plus, et chaque carte verte donne ses ressources.
symbol-everdell-summer = été
symbol-everdell-summer-about = { $everdell__season__summer__workers ->
    [one] { $everdell__season__summer__workers } ouvrier
   *[other] { $everdell__season__summer__workers } ouvriers
    } de plus, et deux cartes de la Prairie.
symbol-everdell-autumn = automne
symbol-everdell-autumn-about = { $everdell__season__autumn__workers ->
    [one] { $everdell__season__autumn__workers } ouvrier
   *[other] { $everdell__season__autumn__workers } ouvriers
    } de plus, chaque carte verte donne ses ressources ; la dernière saison.
symbol-everdell-city = emplacements
symbol-everdell-city-about = Les emplacements occupés d’une ville, et tous ceux qu’elle a : { $everdell__counts__city }.
symbol-everdell-spaces = emplacements libres
symbol-everdell-spaces-about = Chacun accueille une carte ; certaines cartes en partagent un ou n’en occupent aucun.
symbol-everdell-deck = pioche
symbol-everdell-deck-about = On y prend des cartes, face cachée ; quand elle est vide, la défausse est mélangée.
symbol-everdell-discard = défausse
symbol-everdell-discard-about = Les cartes cédées ou remplacées.
symbol-everdell-first = premier joueur
symbol-everdell-first-about = A commencé avec le moins de cartes.
symbol-everdell-figure = figurine d’un pouvoir
symbol-everdell-figure-about = Un pouvoir de joueur l’a placée ici.
symbol-everdell-rat-token = jeton Rat
symbol-everdell-rat-token-about = Un pouvoir de joueur l’a posé sur cet emplacement de la Prairie.

# ------------------------------------------------------------------ Rugwort

symbol-everdell-worker-5 = le rat de Paillasson
symbol-everdell-worker-5-about = Bloque ce lieu ou cette carte de la Prairie.
symbol-everdell-die = son dé
symbol-everdell-die-about = Un dé à huit faces qui choisit la carte qu’il prend dans la Prairie.

# ------------------------------------------------------------------ Nightweave

symbol-everdell-spider = araignée
symbol-everdell-spider-about = Son ouvrier : ne va que dans les lieux pour un seul ouvrier.
symbol-everdell-nightweave = Tissenuit
symbol-everdell-nightweave-about = Elle-même : occupe un emplacement de la Prairie, qui reste vide.
symbol-everdell-clockwise = flèche
symbol-everdell-clockwise-about = Elle cherche l’emplacement suivant dans le sens horaire : rangées depuis la gauche, colonnes depuis le haut.
symbol-everdell-counter = flèche
symbol-everdell-counter-about = Elle cherche l’emplacement suivant dans le sens antihoraire : rangées depuis la droite, colonnes depuis le bas.
symbol-everdell-walk-blocked = sauté
symbol-everdell-walk-blocked-about = Cet emplacement est occupé : elle continue vers le suivant.
symbol-everdell-walk-found = trouvé
symbol-everdell-walk-found-about = Le premier emplacement libre sur son chemin : son araignée y va.
symbol-everdell-clearing = clairière
symbol-everdell-clearing-about = Quel lieu de forêt est désigné : le carré sombre.
symbol-everdell-lair = sa ville
symbol-everdell-lair-about = Les emplacements occupés de sa ville, et tous ceux qu’elle a.
symbol-everdell-meadow = Prairie
symbol-everdell-meadow-about = { $everdell__counts__meadow ->
    [one] La { $everdell__counts__meadow } carte visible
   *[other] Les { $everdell__counts__meadow } cartes visibles
    }.
symbol-everdell-trash-card = défausser
symbol-everdell-trash-card-about = La carte du dessus de sa main va à la défausse, pour un point.
symbol-everdell-web = toile
symbol-everdell-web-about = Vous coûte quelque chose, ou ferme le lieu où elle se trouve.
symbol-everdell-threads = face cachée
symbol-everdell-threads-about = Cette carte est retournée et n’a aucun effet pour l’instant.
symbol-everdell-personality = personnalité
symbol-everdell-personality-about = Une de ses habitudes, pour toute la partie.
symbol-everdell-plan = plan
symbol-everdell-plan-about = Son stratagème pour toute la partie.
symbol-everdell-intrigue = intrigue
symbol-everdell-intrigue-about = Son stratagème pour cette saison.
symbol-everdell-loot = butin
symbol-everdell-loot-about = Ce qu’elle a gagné et garde.
symbol-everdell-purse = déjouer
symbol-everdell-purse-about = Payez ceci et son stratagème échoue.
symbol-everdell-hand = cartes en main
symbol-everdell-hand-about = On en a { $everdell__counts__hand_limit } au plus en main, à partir de cinq joueurs { $everdell__fair__hand_limit } ; certains pouvoirs changent cela.

# ------------------------------------------------------------------ the lands

symbol-everdell-pearl = perle
symbol-everdell-pearl-about = Paie les parures et les merveilles ; celles qui restent valent { $everdell__river_counts__pearl_points ->
    [one] { $everdell__river_counts__pearl_points } point
   *[other] { $everdell__river_counts__pearl_points } points
    } chacune.
symbol-everdell-frog = grenouille ambassadrice
symbol-everdell-frog-about = Va à la rivière, une fois par saison.
symbol-everdell-frog-free = emplacement de grenouille
symbol-everdell-frog-free-about = Une grenouille peut y aller, pas un ouvrier.
symbol-everdell-river-need = cartes demandées
symbol-everdell-river-need-about = La ville du propriétaire de la grenouille doit avoir des cartes de cette couleur ; elles ne sont pas cédées.
symbol-everdell-river-back = carte face cachée
symbol-everdell-river-back-about = Révélée par la première grenouille, qui prend la perle posée dessus.
symbol-everdell-adornment = parure
symbol-everdell-adornment-about = Se joue pour une perle : elle agit aussitôt et rapporte des points à la fin.
symbol-everdell-wonder = merveille
symbol-everdell-wonder-about = Un ouvrier la bâtit pour des ressources, des perles et des cartes ; une seule de chaque.
symbol-everdell-lily-pad = rivière
symbol-everdell-lily-pad-about = Là où les grenouilles cherchent des perles.

symbol-everdell-gold-leaf = jeton doré
symbol-everdell-gold-leaf-about = Marque une porte comme occupée par n’importe quelle créature de sa couleur ou de sa catégorie, qui vient alors gratuitement.
symbol-everdell-ticket = billet de train
symbol-everdell-ticket-about = Déplace un ouvrier vers un autre lieu, deux fois par partie : aller et retour.
symbol-everdell-reserve = réservation
symbol-everdell-reserve-about = Met de côté pour vous une carte de la Prairie ou de la gare, à jouer plus tard.
symbol-everdell-visitor = visiteur
symbol-everdell-visitor-about = Rapporte des points à la fin si son souhait est exaucé.
symbol-everdell-visitor-met = souhait exaucé
symbol-everdell-visitor-met-about = Ce visiteur vous rapporterait ses points maintenant.
symbol-everdell-car = wagon
symbol-everdell-car-about = Sa tuile va à qui joue la carte en dessous.
symbol-everdell-tile-bag = sac de tuiles
symbol-everdell-tile-bag-about = On y tire de nouvelles tuiles pour les wagons.
symbol-everdell-train-mark = tuile Wagon
symbol-everdell-train-mark-about = Prenez ce qu’indique un des wagons.
symbol-everdell-station-house = gare
symbol-everdell-station-house-about = Un ouvrier prend un visiteur et une tuile du train.
symbol-everdell-knoll = butte
symbol-everdell-knoll-about = Un ouvrier prend de nouvelles cartes et une tuile du train.

symbol-everdell-garland = prix Garland
symbol-everdell-garland-about = À la fin, les villes avec le plus de cartes de ce type marquent des points.
symbol-everdell-market-gain = côté Gains
symbol-everdell-market-gain-about = Un ouvrier prend ici ce qu’indique un jeton ; le jeton passe du côté Échange.
symbol-everdell-market-trade = côté Échange
symbol-everdell-market-trade-about = Un ouvrier paie ici ce qu’indique un jeton pour des points et des ressources ; le jeton passe du côté Gains.
symbol-everdell-construction = construction
symbol-everdell-construction-about = Une carte bâtie avec brindilles, résines et galets.
symbol-everdell-critter = créature
symbol-everdell-critter-about = Une carte qui se paie en baies.

symbol-everdell-weather = météo
symbol-everdell-weather-about = Complique quelque chose à tous ceux qui sont dans sa saison.
symbol-everdell-rabbit = lapin
symbol-everdell-rabbit-about = Montre jusqu’où un joueur est arrivé sur la montagne.
symbol-everdell-map-tile = tuile Carte
symbol-everdell-map-tile-about = Gagnée en explorant ; payée à la fin de la partie, l’une après l’autre, pour ses points.
symbol-everdell-discovery = découverte
symbol-everdell-discovery-about = On en prend une sur trois en explorant ; leurs places coûtent { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } et { $everdell__mountain__prices__2 }.
symbol-everdell-big-critter = grande créature
symbol-everdell-big-critter-about = Remplace un ouvrier et a sa propre capacité.
symbol-everdell-mountain = montagne
symbol-everdell-mountain-about = Explorée après la préparation pour une saison.
