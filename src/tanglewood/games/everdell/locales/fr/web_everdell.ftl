# The table of Everdell in the browser.

ev-kind = { $colour ->
    [tan] Voyageur
    [green] Production
    [red] Destination
    [blue] Gouvernance
   *[purple] Prospérité
} · { $unique ->
    [yes] { $critter ->
        [yes] créature unique
       *[no] construction unique
    }
   *[no] { $critter ->
        [yes] créature commune
       *[no] construction commune
    }
}
ev-card = { $name }, { $kind }, coûte { $cost }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $words }
ev-slot = Emplacement { $slot } : { $what }{ $blocked ->
    [yes] {" "}L’ouvrier de Paillasson est dessus.
   *[no] {""}
}{ $beside ->
    [yes] {" "}Tissenuit est juste à côté.
   *[no] {""}
}
ev-city-card = { $name }, { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $noted ->
    [yes] . { $notes }
   *[no] {""}
}. { $words }
ev-occupied = occupé
ev-prisoners = { $n ->
    [one] { $n } prisonnier
   *[other] { $n } prisonniers
}
ev-nobody = personne
ev-location = { $name } : { $words } { $spaces ->
    [shared] Partagé par tous.
    [1] Un emplacement.
   *[other] { $spaces } emplacements.
} S’y trouve : { $workers }.
ev-place-kind = { $sort ->
    [basic] { $shared ->
        [yes] Lieu de base, de la place pour tous
       *[no] Lieu de base, place pour un ouvrier
    }
    [forest] Lieu de forêt
    [haven] Havre de paix, de la place pour tous
   *[journey] Voyage, en automne
}
ev-stands-there = { $n ->
    [0] Personne ici.
   *[other] Ici : { $names }.
}
ev-need-colour = { $colour ->
    [tan] { $n } marron
    [green] { $n ->
        [one] { $n } verte
       *[other] { $n } vertes
    }
    [red] { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
    [blue] { $n ->
        [one] { $n } bleue
       *[other] { $n } bleues
    }
   *[purple] { $n ->
        [one] { $n } violette
       *[other] { $n } violettes
    }
}
ev-event = { $name } : demande { $needs }{ $points ->
    [0] {"."}
    [one] , { $points } point.
   *[other] , { $points } points.
} { $words } { $state ->
    [taken] Réalisé : { $owner }.
    [met] Votre ville remplit la condition.
   *[open] Pas encore réalisé.
}
ev-stock = { $kind ->
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
   *[berry] { $n ->
        [one] { $n } baie
       *[other] { $n } baies
    }
}.
ev-resource = { $kind ->
    [twig] brindilles
    [resin] résines
    [pebble] galets
   *[berry] baies
}
ev-legend = Une de vos cartes légendaires, elle peut remplacer { $old } : { $what }
ev-ribbon = Carte légendaire : elle peut remplacer gratuitement votre carte { $old }
ev-legends-in-hand = cartes légendaires pas encore jouées
ev-power = Pouvoir de joueur : { $name }, { $title }. { $words }{ $noted ->
    [yes] {" "}Maintenant : { $notes }.
   *[no] {""}
}
ev-own-power = Ce que savent faire vos ouvriers
ev-wild = { $n ->
    [one] { $n } jeton Joker
   *[other] { $n } jetons Joker
}
ev-kept = { $n ->
    [one] { $n } carte à côté
   *[other] { $n } cartes à côté
}
ev-figure-on = la figurine est ici : { $place }
ev-token-on = le jeton est sur l’emplacement { $slot } de la Prairie
ev-trail = { $n ->
    [one] { $n } carte Forêt face cachée
   *[other] { $n } cartes Forêt face cachée
}
ev-workers = Ouvriers libres : { $free } sur { $all }
ev-season-now = { $season ->
    [winter] C’est l’hiver
    [spring] C’est le printemps
    [summer] C’est l’été
   *[autumn] C’est l’automne
}
ev-deck = Pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
ev-discard = Défausse, { $n ->
    [0] vide
    [one] { $n } carte
   *[other] { $n } cartes
}
ev-unseen = Cartes que vous n’avez pas vues
ev-unseen-about = { $n ->
    [one] { $n } carte est dans la pioche
   *[other] { $n } cartes sont dans la pioche
}, les autres dans les mains ou face cachée dans la défausse.
ev-face-down = { $n ->
    [one] { $n } carte est face cachée.
   *[other] { $n } cartes sont face cachée.
}
ev-rolled = Son dé : { $n }.

# What a card would cost now.
ev-price-ways = Vous pourriez la jouer : { $ways }.
ev-price-missing = Il vous manque { $goods }.
ev-price-no-room = Votre ville n’a pas de place pour elle.
ev-way = { $way ->
    [pay] en payant son coût
    [occupy] gratuitement, en occupant votre carte { $card }
    [use] avec l’aide de votre carte { $card }
    [replace] gratuitement, à la place de votre carte { $card }
   *[imprison] avec { $card } comme prisonnier de votre Donjon
}

# Headings.
ev-board = Ce que tous partagent
ev-special = Événements spéciaux du grand arbre
ev-basics = Événements de base
ev-meadow = Prairie
ev-forest = Lieux de forêt
ev-far = Havre de paix et Voyage
ev-river = Lieux de base
ev-city = Ville
ev-city-own = Votre ville
ev-city-of = Ville : { $name }
ev-city-large = Voir en grand la ville : { $name }
ev-hand = Main
ev-hand-own = Votre main
ev-hand-count = Main : { $n } sur { $limit }
ev-goods = Ressources et jetons de point
ev-own-events = Événements réalisés
ev-ask = Ce qu’on vous demande
ev-revealed = Cartes révélées
ev-list-short = { $n ->
    [one] { $n } possibilité
   *[other] Les { $n } possibilités
}
ev-part-city = Ville
ev-part-hand = Main
ev-part-meadow = Prairie
ev-part-forest = Forêt
ev-part-events = Événements
ev-part-others = Autres

# Small words.
ev-first = 1er joueur
ev-passed = a passé
ev-touch = Touchez l’un des éléments qui brillent.
ev-spaces = emplacements : { $used } sur { $all }
ev-free-spaces = { $n ->
    [one] { $n } emplacement libre
   *[other] { $n } emplacements libres
}
ev-room = place pour { $n }
ev-kinds = Cartes par type
ev-kind-count = { $n ->
    [one] La ville en a { $n }.
   *[other] La ville en a { $n }.
}
ev-you-have = { $n ->
    [0] Vous n’en avez pas.
   *[other] Vous en avez { $n }.
}
ev-tokens-now = { $n ->
    [0] Vous n’avez pas encore de jetons.
    [one] Vous avez { $n } jeton.
   *[other] Vous avez { $n } jetons.
}
ev-her-tokens = { $n ->
    [0] Elle n’a pas encore de jetons.
    [one] Dont { $n } jeton.
   *[other] Dont { $n } jetons.
}
ev-cards-there = { $n ->
    [0] Vide pour l’instant.
    [one] { $n } carte pour l’instant.
   *[other] { $n } cartes pour l’instant.
}
ev-event-needs = Demande { $needs }.
ev-event-is-mine = { $n ->
    [one] { $name } : { $n } point.
   *[other] { $name } : { $n } points.
}
ev-workers-home = { $n ->
    [1] Il vous reste un ouvrier à placer.
    [2] Il vous reste deux ouvriers à placer.
    [3] Il vous reste trois ouvriers à placer.
    [4] Il vous reste quatre ouvriers à placer.
    [5] Il vous reste cinq ouvriers à placer.
    [6] Il vous reste six ouvriers à placer.
   *[other] Il vous reste { $n } ouvriers à placer.
}
ev-pass-anyway = Passer quand même
ev-pass-not-yet = Pas encore
ev-season-later = { $season ->
    [spring] Le printemps vient quand tous vos ouvriers sont placés.
    [summer] L’été vient quand tous vos ouvriers sont placés.
   *[autumn] L’automne vient quand tous vos ouvriers sont placés.
}
ev-cards-in-hand = cartes en main
ev-free-workers = ouvriers libres
ev-points-so-far = points jusqu’ici
ev-points-open = points jusqu’ici. Voir d’où ils viennent
ev-points-now = Points si la partie finissait maintenant
ev-source = origine
ev-total = Total
ev-needs = Demande { $needs }
ev-brings = Une fois occupée, fait venir gratuitement : { $names }
ev-brings-any = Une fois occupée, fait venir gratuitement n’importe quelle créature
ev-home = Vient gratuitement en occupant : { $names }
ev-all-cards = Sur la page des cartes
ev-read-nothing = Pointez une carte ou un lieu pour le lire ici.

# Rugwort, when one plays alone.
ev-rugwort-about = joue sans occuper de place
ev-mood = { $mood ->
    [cranky] grincheux : il prend des cartes de votre main
    [glitzy] clinquant : ses cartes violettes comptent plus
    [hasty] rapide : il réalise des événements plus tôt
    [lucky] chanceux : un nombre deux fois de suite lui rapporte un point
   *[squatty] trapu : vos emplacements vides comptent pour lui
}
ev-his-events = événements qu’il a réalisés
ev-he-did = Ce qu’il a fait
ev-rule = Règle { $rule }

# The last turn of the opponent without a seat, once more.
ev-his-turn-again = Revoir son tour
ev-her-turn-again = Revoir son tour
ev-her-turn-again-short = Revoir son tour
ev-again-at = Étape { $n } sur { $all }
ev-again-back = Un pas en arrière
ev-again-on = Étape suivante
ev-again-end = C’était tout : retour à la table

# Nightweave’s lair.
ev-part-lair = Antre
ev-lair-of = L’antre de Tissenuit
ev-lair-open = Entrer dans l’antre
ev-level = { $name }, niveau { $level }
ev-level-short = { $name } ({ $level })
ev-level-means = { $points ->
    [one] le signe de son niveau rapporte { $points } point
   *[other] le signe de son niveau rapporte { $points } points
} ; à la fin, { $zero } de plus par carte valant 0, { $rich } par carte violette, légendaire ou de Newleaf, { $special } par événement spécial
ev-quiet-discard = défausser une carte, sans point
ev-level-points = Points de son niveau : { $n }
ev-level-token = et les points de son niveau
ev-she-did = Ce qu’elle a fait
ev-she-began = Elle a joué en premier, avant que l’on regarde : sa carte est ici.
ev-spiders = Araignées
ev-spiders-home = araignées dans l’antre
ev-spiders-where = { $home } dans l’antre, { $out } sur le plateau, { $later } encore à venir
ev-her-events = Événements qu’elle a pris
ev-loot = Butin
ev-her-hand = { $n ->
    [one] Sa main : { $n } carte, face cachée
   *[other] Sa main : { $n } cartes, face cachée
}
ev-known = Vues en chemin vers sa main ; encore là, ou défaussées face cachée : { $names }
ev-her-city = Sa ville : { $used } sur { $all }
ev-season = Saison
ev-season-name = { $season ->
    [winter] Hiver
    [spring] Printemps
    [summer] Été
   *[autumn] Automne
}
ev-now = maintenant
ev-tokens = Jetons de point
ev-where-she-is = Elle-même
ev-she-sits = Tissenuit est sur l’emplacement { $slot } de la Prairie
ev-she-is-home = Dans l’antre
ev-modules = Ce qu’elle manigance
ev-module = { $table ->
    [personality] Personnalité
    [plan] Plan
   *[intrigue] { $kind ->
        [seasonal] Intrigue de cette saison
        [short] Intrigue
       *[instant] Intrigue immédiate
    }
}
ev-foil = Déjouer :
ev-intrigues-left = { $n ->
    [one] { $n } intrigue est encore face cachée.
   *[other] { $n } intrigues sont encore face cachée.
}
ev-activity = La carte qui la fait agir
ev-activity-card = Carte Activité. { $season ->
    [winter] En hiver
    [spring] Au printemps
    [summer] En été
   *[autumn] En automne
} : d’abord { $first } ; si c’est impossible, { $second } ; sinon, { $backup }. Si un emplacement est occupé, elle passe au suivant { $arrow ->
    [clockwise] dans le sens horaire
   *[counter] dans le sens antihoraire
}.
ev-arrow = { $arrow ->
    [clockwise] sens horaire
   *[counter] sens antihoraire
}
ev-mark = { $mark ->
    [worker] demande une araignée
   *[pawn] demande Tissenuit elle-même
}
ev-else = sinon
ev-to-come = { $n ->
    [one] Encore à venir : { $n } carte
   *[other] Encore à venir : { $n } cartes
}
ev-to-come-about = { $all ->
    [1] C’est celle-ci.
   *[other] Sur ces { $all }, { $n } sont face cachée. Voici ce qu’elles disent dans sa saison.
}
ev-down = face cachée
ev-web-on-card = un jeton Toile est dessus
ev-captives = { $n ->
    [one] { $n } ouvrier est sur son plateau
   *[other] { $n } ouvriers sont sur son plateau
}{ $lent ->
    [0] {"."}
   *[other] {" "}; elle s’en sert ensuite.
}
ev-owed = Le premier ouvrier que vous placez est pour elle.
ev-turned-away = Retournée par Tissenuit, inutilisable : { $what }
ev-web-here = Un jeton Toile est dessus.
ev-webs-here = { $n ->
    [1] Un jeton Toile est dessus.
   *[other] { $n } jetons Toile sont dessus.
}

# Help.
ev-help = Comment on joue
ev-help-short = Aide
ev-help-workers = Placez un ouvrier là où quelque chose brille : à la rivière, dans la forêt, sur un événement ou sur une carte rouge d’une ville.
ev-help-cards = Jouez des cartes de votre main ou de la Prairie. Un trait pointillé sous un nombre indique ce qui vous manque encore.
ev-help-homes = Une construction avec une porte fait venir sa créature gratuitement, une fois.
ev-help-seasons = Quand tous vos ouvriers sont placés, préparez-vous pour la saison suivante : ils reviennent et en amènent de nouveaux.
ev-help-events = Un événement va à qui a ses cartes en premier et y envoie un ouvrier.
ev-help-rugwort = Après chaque carte que vous jouez, Paillasson lance un dé et prend cette carte de la Prairie. À chaque saison, il bloque davantage.
ev-help-nightweave = Tissenuit joue après chacun de vos tours : une carte Activité dit ce qu’elle fait dans sa saison. Si la première action est impossible, elle fait la deuxième, sinon celle du bas.
ev-help-activity = Un emplacement occupé fait avancer son araignée vers le suivant de la même sorte, dans le sens de la flèche de la carte.
ev-help-webs = Les toiles marquent ce qu’elle a tissé : les cartes voisines qu’elle touche, et les lieux qui coûtent quelque chose de plus.
ev-help-again = Son dernier tour peut être revu pas à pas : le bouton dessous, ou R ; les flèches avancent et reculent.
ev-help-keys = Touches : les flèches et Tab parcourent ce qui brille, Entrée le prend, Z l’agrandit, Échap revient, U annule, H conseille.
ev-help-rules = Toutes les règles

# Laying a table.
web-rival-everdell = Paillasson
web-rival-everdell-about = Votre adversaire n’a pas besoin de place : un vieux rat qui prend une carte de la Prairie après chacune des vôtres et réalise des événements au fil des saisons.
ev-companion-ready-rugwort = Qu’avez-vous fait ?
ev-rival-nightweave = Tissenuit
ev-rival-nightweave-about = N’a pas besoin de place : une araignée qui bâtit sa propre ville, envoie des araignées là où vous voulez aller et s’installe elle-même dans la Prairie.
web-setting-everdell-rugwort = Année de Paillasson
web-setting-everdell-mood = Son humeur
web-setting-everdell-first = Qui commence
web-setting-everdell-nightweave = Contre Tissenuit
web-setting-everdell-difficulty = Son niveau
web-setting-everdell-personality = Sa personnalité
web-setting-everdell-plan = Son plan
web-setting-everdell-intrigues = Intrigues
web-setting-everdell-farms = Fermes saisonnières
web-setting-everdell-corrin = Cartes de Corrin Evertail
web-setting-everdell-extra = Oyez ! Oyez !
web-setting-everdell-rugwort-cards = Cartes de Paillasson
web-setting-everdell-legends = Cartes légendaires
web-setting-everdell-powers = Pouvoirs de joueur
web-choice-everdell-rugwort = { $choice ->
    [1] 1 : le scélérat
    [2] 2 : le véreux
   *[3] 3 : le vaurien
}
web-choice-everdell-mood = { $choice ->
    [none] Aucune humeur
    [cranky] Grincheux
    [glitzy] Clinquant
    [hasty] Rapide
    [lucky] Chanceux
   *[squatty] Trapu
}
web-choice-everdell-difficulty = { $choice ->
    [0] 0 : docile
    [1] 1 : rusée
    [2] 2 : insupportable
    [3] 3 : tourmenteuse
   *[4] 4 : terrifiante
}
web-choice-everdell-personality = { $choice ->
    [none] Aucune
    [any] Au hasard
    [nasty] Méchante
    [pessimist] Pessimiste
    [infernal] Infernale
    [vile] Ignoble
    [gambler] Joueuse
    [idler] Oisive
    [privileged] Privilégiée
    [needy] Nécessiteuse
   *[other] { $choice }
}
web-choice-everdell-plan = { $choice ->
    [none] Aucun
    [any] Au hasard
    [masquerade] Bal masqué
    [web_barricade] Barricade de toile
    [hypnotic_gaze] Regard hypnotique
    [plot_thickens] L’intrigue se corse
    [weavers_whim] Caprice de la tisseuse
    [bounty_hunter] Chasseuse de primes
    [swarm] Nuée accablante
    [test_of_strength] Épreuve de force
    [unraveler] Détricoteuse
    [web_expansion] Extension de la toile
    [smarty] Petite maligne
    [extortion] Extorsion
    [connections] Relations
   *[other] { $choice }
}
web-choice-everdell-legends = { $choice ->
    [none] Aucune
    [first] Les dix premières
    [more] Les dix autres
   *[both] Les vingt
}
web-choice-everdell-powers = { $choice ->
    [none] Aucun
    [mistwood] Les quatre de Mistwood
   *[all] Tous, un sur deux
}
ev-fixed-plan = Pas avec les intrigues : elles excluent le plan.
ev-fixed-intrigues = Pas avec un plan : il exclut les intrigues.
ev-fixed-modules = Pas avec sa personnalité, son plan ou ses intrigues.

# Other pages.
web-curve-everdell = Points, tour par tour
web-curve-label-everdell = Courbe du déroulement : points de chaque joueur, tour par tour
web-total-everdell = points
web-cards-everdell = { $table ->
    [card] Créatures et constructions
    [location] Lieux
    [event] Événements
    [season] Saisons
    [rugwort] Paillasson
    [rugwort_points] Ce que marque Paillasson
    [activity] Cartes Activité de Tissenuit
    [personality] Ses personnalités
    [plan] Ses plans
    [intrigue] Ses intrigues
    [level] Ses niveaux
    [lair] Son antre
    [her_season] Ce qu’une saison lui apporte
    [power] Pouvoirs de joueur
    [adornment] Pearlbrook : parures
    [river_space] Pearlbrook : rives de la rivière
    [river_card] Pearlbrook : cartes de la rivière
    [river_counts] Pearlbrook : mise en place de la rivière
    [visitor] Newleaf : visiteurs
    [train_tile] Newleaf : wagons
    [garland] Bellfaire : prix Garland
    [market_token] Bellfaire : jetons du Marché
    [fair] Bellfaire : la foire
    [discovery] Spirecrest : découvertes
    [map_tile] Spirecrest : tuiles Carte
    [weather] Spirecrest : météo
    [mountain] Spirecrest : la montagne
    [counts] Mise en place de la table
   *[other] Autres
}

# On the other pages
web-game-title-everdell = Everdell
web-game-about-everdell = Bâtissez une ville des bois avant l’hiver.
web-game-facts-everdell = 1–4 joueurs, jusqu’à 6 avec Bellfaire
web-game-picture-everdell = Un grand arbre creux au-dessus d’une petite ville des bois, une araignée au bout de son fil
web-group-everdell = { $group ->
    [alone] Force : { $rival }
    [lair] L’antre de Tissenuit
    [box] Contenu de la boîte
    [pearlbrook] Pearlbrook : la rivière
    [newleaf] Newleaf : la gare
    [bellfaire] Bellfaire : la foire
    [spirecrest] Spirecrest : la montagne
    [start] Début de partie
    [asking] Ce qu’on vous demande
   *[rest] Autres
}
web-part-everdell = { $part ->
    [base] Le jeu de base
    [solo] En solo, contre Paillasson
    [mistwood] Mistwood : le contenu de la boîte
    [farms] Fermes saisonnières
    [corrin] Corrin Evertail
    [extra] Oyez ! Oyez !
    [rugwort_cards] Cartes de Paillasson
    [legends] Cartes légendaires
    [powers] Pouvoirs de joueur
    [nightweave] Contre Tissenuit
    [modules] Ses plans, intrigues et personnalités
    [newleaf] Avec Newleaf
    [pearlbrook] Avec Pearlbrook
    [spirecrest] Avec Spirecrest
    [bellfaire] Avec Bellfaire
   *[other] { $part }
}

# Words in names that are too long for a narrow card, with a dot wherever they may be divided. List those of your
# language, from about eleven letters on.
ev-divided =
    Biblio·thèque Char·pentier Forte·racine Mont·golfière Photo·graphe Poudrauz·yeux Rassem·blement Sombre·profond
    architec·turale marchan·dises mont·golfières étin·celante
