everdell-pad-cards = Cartes
everdell-pad-cards-says = Les points imprimés sur les cartes de votre ville ; un Fou en retire 2.
everdell-pad-tokens = Jetons de point
everdell-pad-tokens-says = Les jetons de votre réserve et de vos propres cartes.
everdell-pad-prosperity = Cartes violettes
everdell-pad-prosperity-says = Ce que vos cartes violettes rapportent en plus de leurs points imprimés.
everdell-pad-journey = Voyage
everdell-pad-journey-says = Vos ouvriers en Voyage, chacun vaut ce qui y est imprimé.
everdell-pad-events = Événements
everdell-pad-events-says = Les points des événements de base et spéciaux que vous avez réalisés.
everdell-pad-wonders = Merveilles
everdell-pad-wonders-says = Les merveilles que vous avez bâties, chacune une fois.
everdell-pad-adornments = Parures
everdell-pad-adornments-says = Ce que rapportent à la fin les parures que vous avez jouées.
everdell-pad-pearls = Perles
everdell-pad-pearls-says = { $everdell__river_counts__pearl_points ->
    [one] Chaque perle qui vous reste vaut { $everdell__river_counts__pearl_points } point.
   *[other] Chaque perle qui vous reste vaut { $everdell__river_counts__pearl_points } points.
}
everdell-pad-pearls-pearls = Perles restantes
everdell-pad-garland = Prix Garland
everdell-pad-garland-says = Comptez les cartes que nomme le prix : qui en a le plus marque { $everdell__fair__first }, le suivant { $everdell__fair__second }.
everdell-pad-garland-cards = Cartes de ce type
everdell-pad-visitors = Visiteurs
everdell-pad-visitors-says = Les visiteurs dont votre ville exauce le souhait.
everdell-pad-expedition = Expédition
everdell-pad-expedition-says = Les tuiles Carte que vous avez payées.
everdell-pad-discoveries = Découvertes
everdell-pad-discoveries-says = Ce que vos découvertes rapportent à la fin.

everdell-pad-his-cards = Cartes
everdell-pad-his-cards-says = Points par carte de sa ville : { $everdell__rugwort_points__card } ; par carte violette : { $everdell__rugwort_points__purple }.
everdell-pad-his-cards-others = Cartes non violettes
everdell-pad-his-cards-purple = Cartes violettes
everdell-pad-his-cards-glitzy = Cartes violettes, et il est clinquant
everdell-pad-his-basic = Événements de base
everdell-pad-his-basic-says = Points par événement de base qu’il a pris : { $everdell__rugwort_points__basic_event }.
everdell-pad-his-basic-events = Événements de base
everdell-pad-his-special = Événements spéciaux manqués
everdell-pad-his-special-says = Chaque événement spécial que vous n’avez pas réalisé lui rapporte des points, davantage à partir de sa deuxième année.
everdell-pad-his-special-events = Événements spéciaux manqués
everdell-pad-his-spaces = Vos emplacements vides
everdell-pad-his-spaces-says = S’il est trapu, Paillasson marque { $everdell__rugwort_points__squatty_space } pour chaque emplacement vide de votre ville.
everdell-pad-his-spaces-spaces = Emplacements vides

everdell-pad-her-cards = Cartes
everdell-pad-her-cards-says = Les points imprimés sur les cartes de sa ville, avec son butin ; celles de sa main ne valent rien.
everdell-pad-her-bonus = Son niveau
everdell-pad-her-bonus-says = Son niveau ajoute des points pour les cartes valant 0 et pour les cartes violettes, légendaires et de Newleaf ; un bonus par carte.
everdell-pad-her-bonus-zero = Cartes valant 0
everdell-pad-her-bonus-rich = Cartes violettes, légendaires ou de Newleaf
everdell-pad-her-bonus-both = Les deux : valant 0, et violettes, légendaires ou de Newleaf
everdell-pad-her-bonus-ruler = Paillasson le Souverain : événements du joueur qui en a le plus
everdell-pad-her-basic = Événements de base
everdell-pad-her-basic-says = Ses événements de base, aux points imprimés.
everdell-pad-her-special = Événements spéciaux
everdell-pad-her-special-says = Chacun de ses événements spéciaux compte selon son niveau, quels que soient les points imprimés.
everdell-pad-her-special-events = Événements spéciaux
everdell-pad-her-adornments = Parures
everdell-pad-her-adornments-says = Chacune de ses parures compte selon son niveau.
everdell-pad-her-adornments-adornments = Parures
everdell-pad-her-pearls = Perles
everdell-pad-her-pearls-says = { $everdell__river_counts__pearl_points ->
    [one] Chaque perle qui lui reste vaut { $everdell__river_counts__pearl_points } point.
   *[other] Chaque perle qui lui reste vaut { $everdell__river_counts__pearl_points } points.
}
everdell-pad-her-pearls-pearls = Perles restantes
everdell-pad-her-visitors = Visiteurs
everdell-pad-her-visitors-says = Ses visiteurs, autant que son niveau le permet.
everdell-pad-her-discoveries = Découvertes
everdell-pad-her-discoveries-says = Toutes ses découvertes comptent pleinement.
everdell-pad-rival-tokens = Jetons de point
everdell-pad-rival-tokens-says = Les jetons de point donnés à cet adversaire.
everdell-pad-rival-journey = Voyage
everdell-pad-rival-journey-says = Les ouvriers de cet adversaire en Voyage.
everdell-pad-rival-wonders = Merveilles
everdell-pad-rival-wonders-says = Les merveilles que cet adversaire a bâties.
everdell-pad-rival-expedition = Tuiles Carte
everdell-pad-rival-expedition-says = Toutes les tuiles Carte de cet adversaire.

everdell-pad-tie-events = Événements, de base et spéciaux ensemble
everdell-pad-tie-resources = Ressources restantes dans la réserve
everdell-pad-rival-nightweave = Tissenuit
everdell-pad-rival-rugwort = Paillasson


everdell-tonight-board = Installez le plateau et l’arbre, et triez brindilles, résines, galets, baies et jetons de point.
everdell-tonight-forest = { $n ->
    [1] Placez cette carte Forêt dans sa clairière ; les autres retournent dans la boîte.
   *[other] Placez ces { $n } cartes Forêt dans leurs clairières ; les autres retournent dans la boîte.
}
everdell-tonight-basic-events = Installez les événements de base.
everdell-tonight-special-events = { $n ->
    [1] Placez cet événement spécial sur l’arbre ; les autres retournent dans la boîte.
   *[other] Placez ces { $n } événements spéciaux sur l’arbre ; les autres retournent dans la boîte.
}
everdell-tonight-farms = Retirez les Fermes habituelles de la pioche et mélangez-y les huit Fermes saisonnières.
everdell-tonight-corrin = Mélangez à la pioche les cinq cartes de Corrin Evertail.
everdell-tonight-extra = Mélangez à la pioche les quinze cartes d’Oyez ! Oyez !
everdell-tonight-rugwort-cards = Mélangez à la pioche les trois cartes de Paillasson.
everdell-tonight-pearlbrook-deck = Mélangez à la pioche les cartes de Pearlbrook.
everdell-tonight-newleaf-deck = Mélangez à la pioche les cartes de Newleaf.
everdell-tonight-river = Placez le plateau de la rivière à côté du plateau principal, les perles sur son Haut-fond. Piochez { $everdell__river_counts__citizens } habitants et { $everdell__river_counts__locations } lieux, mélangez-les et posez-en un face cachée sur chaque emplacement de la rivière, avec une perle dessus.
everdell-tonight-wonders = Installez les quatre merveilles. Il n’y a pas d’événements de base.
everdell-tonight-adornments = Chacun reçoit une grenouille et { $everdell__river_counts__adornments } parures, cachées aux autres ; le reste retourne dans la boîte sans être vu.
everdell-tonight-train = Mettez toutes les tuiles Wagon dans le sac, tirez-en trois sur le train et posez une carte de la pioche à côté de chacune.
everdell-tonight-visitors = Répartissez les visiteurs en deux piles égales, face visible.
everdell-tonight-golden = Chacun reçoit trois jetons « Occupé » dorés.
everdell-tonight-ticket = Chacun reçoit un billet de train, côté Aller visible.
everdell-tonight-reservation = Chacun reçoit un jeton Réservation, face prête visible.
everdell-tonight-market = Installez le Marché avec ses quatre jetons du côté indiqué ici, dans cet ordre.
everdell-tonight-garland = Posez ce prix Garland à côté du plateau ; les autres retournent dans la boîte.
everdell-tonight-weather = Placez la montagne sous le plateau. Mélangez séparément la météo de chaque saison et posez-en une de chaque face cachée ; pour l’hiver, prenez celle-ci et révélez-la aussitôt.
everdell-tonight-discoveries = Mélangez séparément les trois pioches de découvertes et posez-les à leurs régions ; les grandes créatures attendent à côté du plateau.
everdell-tonight-map = Chacun prend une tuile de départ. Posez ces tuiles Carte face visible dans la première région, et autant face cachée dans chacune des autres.
everdell-tonight-rabbits = Chaque lapin commence dans les contreforts.
everdell-tonight-rugwort = Mise en place comme à deux. Paillasson ne reçoit pas de cartes ; ses ouvriers sont ici.
everdell-tonight-level = Tissenuit joue à ce niveau : sortez sa carte de score.
everdell-tonight-personality = Voici comment elle est ce soir.
everdell-tonight-plan = Voici ce qu’elle manigance ce soir.
everdell-tonight-intrigues = Mélangez les intrigues en une pile face cachée ; l’hiver n’en a pas.
everdell-tonight-activity = Retirez les cartes de la rivière si Pearlbrook n’est pas en jeu. Triez les cartes Activité par leur première saison. Parmi celles d’hiver, prenez-en deux qui placent une araignée : l’une quitte le jeu ; mélangez les autres et placez la seconde au sommet.
everdell-tonight-spiders = { $players ->
    [1] Donnez-lui le dé, ses araignées et sa figurine, et une carte de la pioche face cachée. L’événement Les Jeux d’Everdell retourne dans la boîte.
   *[other] Donnez-lui le dé, ses araignées et sa figurine, et deux cartes de la pioche face cachée. L’événement Les Jeux d’Everdell retourne dans la boîte.
}
everdell-tonight-powers = Distribuez ou choisissez les pouvoirs de joueur, avant de distribuer les cartes.
everdell-tonight-legends = Chacun reçoit une créature et une construction légendaires, cachées aux autres.
everdell-tonight-workers = Ouvriers pour chacun : { $everdell__counts__workers } ; les autres attendent sur l’arbre.
everdell-tonight-meadow = Mélangez la pioche et révélez la Prairie, { $everdell__counts__meadow } cartes en tout.
everdell-tonight-hands = Distribuez les premières mains.
everdell-tonight-note = { $note ->
    [top_left] en haut à gauche
    [bottom_left] en bas à gauche
    [top_right] en haut à droite
    [bottom_right] en bas à droite
    [gain] côté Gains
   *[trade] côté Échange
}
