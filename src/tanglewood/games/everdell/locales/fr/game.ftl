# The title of the game, and one sentence about it: in lists of games.

everdell-game-title = Everdell
everdell-game-about = Bâtissez une ville des bois de quinze emplacements, avec une poignée d’ouvriers et quatre saisons.

# Options and variants, where they are listed.

everdell-option-bellfaire = Bellfaire : plus d’événements et de cartes Forêt, le Marché, un prix Garland et jusqu’à six joueurs.
everdell-option-corrin = Les cinq cartes de Corrin Evertail sont ajoutées à la pioche.
everdell-option-cranky = Paillasson est grincheux : quand il obtient un 8, vous perdez une carte de votre main.
everdell-option-difficulty = Le niveau de Tissenuit, de docile à terrifiante.
everdell-option-extra = Les quinze cartes d’Oyez ! Oyez ! sont ajoutées à la pioche.
everdell-option-farms = Huit Fermes saisonnières remplacent les habituelles.
everdell-option-first = La place qui commence, comptée à partir de 0, ou une place au hasard.
everdell-option-garland = Le prix Garland de Bellfaire pour le plus de cartes d’un type : un prix au hasard, un prix précis ou aucun.
everdell-option-glitzy = Paillasson est clinquant : ses cartes violettes marquent 5 points.
everdell-option-hasty = Paillasson est rapide : à chaque saison, il prend l’événement spécial le plus à gauche.
everdell-option-intrigues = À chaque saison, Tissenuit trame une intrigue ; seulement contre un joueur.
everdell-option-legends = Chacun reçoit une créature et une construction légendaires.
everdell-option-lucky = Paillasson est chanceux : un nombre obtenu deux fois de suite lui rapporte un point.
everdell-option-market = Le Marché de Bellfaire, où l’on gagne et échange des jetons.
everdell-option-mood = Une humeur de Paillasson qui rend une partie en solo plus difficile.
everdell-option-newleaf = Newleaf : ses cartes et événements, une gare, des visiteurs, des jetons dorés.
everdell-option-nightweave = Tissenuit, l’araignée, joue contre un ou deux joueurs.
everdell-option-pearlbrook = Pearlbrook : une rivière avec des grenouilles et des perles, des parures et des merveilles.
everdell-option-personality = Comment Tissenuit traite la Prairie autour d’elle ; une personnalité précise ou n’importe laquelle.
everdell-option-plan = Ce que Tissenuit manigance toute la partie ; seulement contre un joueur.
everdell-option-players = Le nombre de places à la table ; en solo, vous jouez contre Paillasson.
everdell-option-powers = Les ouvriers ont un pouvoir : un des quatre de Mistwood, ou un sur deux distribués parmi tous.
everdell-option-reservations = Les jetons Réservation de Newleaf.
everdell-option-rugwort = L’année de Paillasson en solo : 1 le scélérat, 2 le véreux, 3 le vaurien.
everdell-option-rugwort_cards = Les trois cartes de Paillasson sont ajoutées à la pioche.
everdell-option-spirecrest = La montagne de Spirecrest : météo, découvertes et une expédition.
everdell-option-spring_worker = Contre Tissenuit : un ouvrier pour le printemps malgré les pouvoirs, ce qui facilite la partie.
everdell-option-squatty = Paillasson est trapu : chaque emplacement vide de votre ville lui rapporte 2 points.
everdell-option-tickets = Les billets de train de Newleaf, qui déplacent un ouvrier.
everdell-variant-bellfaire = Avec le Marché, un prix Garland et les événements de Bellfaire.
everdell-variant-corrin = Avec les cinq cartes de Corrin Evertail.
everdell-variant-extra = Avec les quinze cartes d’Oyez ! Oyez !
everdell-variant-farms = Des Fermes saisonnières remplacent les habituelles.
everdell-variant-legends = Chacun a une créature et une construction légendaires à jouer.
everdell-variant-newleaf = Avec Newleaf : une gare, des visiteurs et des jetons dorés.
everdell-variant-nightweave = En solo contre Tissenuit, l’araignée de Mistwood.
everdell-variant-pearlbrook = Avec Pearlbrook : des grenouilles rapportent des perles, qui paient parures et merveilles.
everdell-variant-powers = Les ouvriers ont des pouvoirs : deux cartes distribuées à chacun, une gardée.
everdell-variant-rugwort_cards = Avec les trois cartes de Paillasson.
everdell-variant-six = Six joueurs, avec le Marché, un prix Garland et les événements de Bellfaire.
everdell-variant-solo = En solo contre Paillasson, qui prend ce que le dé lui donne.
everdell-variant-spirecrest = Avec la montagne de Spirecrest : météo, découvertes, une expédition.
