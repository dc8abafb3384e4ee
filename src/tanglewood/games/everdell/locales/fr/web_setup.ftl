web-setting-everdell-spring-worker = Un ouvrier pour le printemps
web-about-everdell-rugwort = La première année, c’est un scélérat ; chaque année suivante est plus dure.
web-about-everdell-mood = Une humeur le rend plus difficile à battre.
web-about-everdell-farms = Huit Fermes, deux par saison, à la place des habituelles.
web-about-everdell-corrin = Cinq cartes sur le fondateur d’Everdell sont ajoutées à la pioche.
web-about-everdell-extra = Quinze cartes sur l’actualité de la vallée sont ajoutées à la pioche.
web-about-everdell-rugwort-cards = Les trois cartes du rat sont ajoutées à la pioche.
web-about-everdell-legends = Chacun reçoit une créature et une construction légendaires.
web-about-everdell-powers = L’espèce de vos ouvriers décide de ce qu’ils savent faire.
web-about-everdell-spring-worker = Vous gardez l’ouvrier du printemps malgré les pouvoirs, ce qui facilite la partie.
web-about-everdell-nightweave = Une araignée qui joue contre un ou deux joueurs.
web-about-everdell-difficulty = De docile à terrifiante.
web-about-everdell-personality = Comment elle traite la Prairie autour d’elle.
web-about-everdell-plan = Ce qu’elle manigance toute la partie, contre un joueur.
web-about-everdell-intrigues = À chaque saison, elle trame une intrigue, contre un joueur.
web-preset-everdell-rugwort = Contre Paillasson
web-preset-about-everdell-rugwort = En solo, avec un rat qui prend ce qu’il veut.
web-preset-everdell-nightweave = Contre Tissenuit
web-preset-about-everdell-nightweave = En solo, avec une araignée qui bâtit une ville, à son niveau le plus docile.
web-preset-everdell-small = Plus de cartes
web-preset-about-everdell-small = Les petites boîtes sont ajoutées.
web-preset-about-everdell-everything = Quatre joueurs, toutes les cartes, légendes, pouvoirs et les quatre contrées à la fois. Seule Tissenuit reste à l’écart : elle affronte un ou deux joueurs. Une longue soirée pour qui connaît chacune d’elles.

# ------------------------------------------------------------------ the lands

web-about-everdell-pearlbrook = Une rivière avec des grenouilles et des perles ; les perles paient parures et merveilles.
web-about-everdell-newleaf = Une gare avec un train, des visiteurs, des billets et des jetons dorés ; 59 cartes de plus.
web-about-everdell-tickets = Un billet déplace un ouvrier, aller et retour.
web-about-everdell-reservations = Chacun peut mettre une carte de côté.
web-about-everdell-bellfaire = Un Marché, un prix Garland pour le plus de cartes d’un type, et de la place pour six.
web-about-everdell-market = On gagne des jetons, et on les échange contre des points et des ressources.
web-about-everdell-garland = Un prix à la fin pour le plus de cartes d’un type.
web-about-everdell-spirecrest = Météo, découvertes et grandes créatures en gravissant une montagne.
web-about-everdell-cranky = Quand il obtient un 8, vous perdez une carte de votre main.
web-about-everdell-glitzy = { $everdell__rugwort_points__glitzy_purple ->
    [one] Ses cartes violettes marquent { $everdell__rugwort_points__glitzy_purple } point.
   *[other] Ses cartes violettes marquent { $everdell__rugwort_points__glitzy_purple } points.
    }
web-about-everdell-hasty = À chaque saison, il prend l’événement spécial le plus à gauche.
web-about-everdell-lucky = Un nombre obtenu deux fois de suite lui rapporte un point.
web-about-everdell-squatty = { $everdell__rugwort_points__squatty_space ->
    [one] Chaque emplacement vide de votre ville lui rapporte { $everdell__rugwort_points__squatty_space } point.
   *[other] Chaque emplacement vide de votre ville lui rapporte { $everdell__rugwort_points__squatty_space } points.
    }
web-preset-everdell-pearlbrook = Pearlbrook
web-preset-about-everdell-pearlbrook = Des grenouilles rapportent des perles de la rivière.
web-preset-everdell-newleaf = Newleaf
web-preset-about-everdell-newleaf = Trains, visiteurs et jetons dorés.
web-preset-everdell-bellfaire = Bellfaire
web-preset-about-everdell-bellfaire = Six joueurs à la foire.
web-preset-everdell-spirecrest = Spirecrest
web-preset-about-everdell-spirecrest = À l’assaut de la montagne, par tous les temps.
ev-fixed-bellfaire = À cinq ou six joueurs, il faut ses plateaux.
ev-fixed-legends = Une seule boîte n’a de cartes légendaires que pour cinq joueurs.
ev-fixed-powers = Mistwood seul n’a de pouvoirs que pour quatre joueurs.

web-setting-everdell-pearlbrook = Avec Pearlbrook
web-setting-everdell-newleaf = Avec Newleaf
web-setting-everdell-tickets = Billets de train
web-setting-everdell-reservations = Réservations
web-setting-everdell-bellfaire = Avec Bellfaire
web-setting-everdell-market = Le Marché
web-setting-everdell-garland = Le prix Garland
web-setting-everdell-spirecrest = Avec Spirecrest
web-setting-everdell-cranky = Grincheux
web-setting-everdell-glitzy = Clinquant
web-setting-everdell-hasty = Rapide
web-setting-everdell-lucky = Chanceux
web-setting-everdell-squatty = Trapu
