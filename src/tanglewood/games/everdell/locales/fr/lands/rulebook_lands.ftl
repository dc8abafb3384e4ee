everdell-book-extras = Légendes, pouvoirs, nouvelles cartes
everdell-book-extras-1 = **Cartes légendaires :** vous en recevez deux, en secret. Payez-en une comme n’importe quelle carte, ou posez-la gratuitement à la place de la carte qu’elle nomme. Elle compte comme cette carte et tient dans une ville pleine.
everdell-book-extras-2 = **Pouvoirs :** choisissez-en un sur deux au début. Il n’est qu’à vous et toujours là ; en échange, personne ne reçoit de nouvel ouvrier au printemps.
everdell-book-extras-3 = Les **Fermes saisonnières** vous laissent choisir ce qu’elles donnent, à chaque fois. Les cartes de **Corrin** font venir n’importe quelle créature d’une couleur donnée, ou viennent elles-mêmes gratuitement grâce à une construction d’une couleur donnée.

everdell-book-pearlbrook = Pearlbrook
everdell-book-pearlbrook-1 = Une fois par saison, votre **grenouille** va à la rivière. Une rive demande à voir des cartes d’une couleur dans votre ville. La première arrivée prend sa **perle** et révèle la carte ; qui paie ce que demande la carte reçoit une perle. Au Haut-fond, deux ressources et deux cartes en achètent une.
everdell-book-pearlbrook-2 = Avec une perle, vous jouez { $everdell__river_counts__adornments ->
    [1] votre **parure**
   *[other] une de vos { $everdell__river_counts__adornments } **parures**
    }. Avec un ouvrier, des perles, des ressources et des cartes, vous bâtissez une **merveille**, une seule fois, pour 10 à 25 points ; il n’y a pas d’événements de base. Perles restantes : { $everdell__river_counts__pearl_points ->
    [one] { $everdell__river_counts__pearl_points } point
   *[other] { $everdell__river_counts__pearl_points } points
    } chacune.

everdell-book-newleaf = Newleaf
everdell-book-newleaf-1 = Trois cartes à la **gare** sont là pour tous, et qui en joue une gagne le **wagon** à côté. Un ouvrier à la butte change des cartes, un ouvrier à la gare accueille un **visiteur**, qui n’occupe aucun emplacement et marque des points si son souhait est exaucé.
everdell-book-newleaf-2 = Les cartes de Newleaf ont des **bannières dorées** qui nomment un groupe. Un jeton doré sur une construction libre fait venir une créature dont la bannière, ou celle de la construction, convient. Vous en avez trois pour la partie.
everdell-book-newleaf-3 = En y consacrant tout votre tour, vous pouvez **réserver** une carte, pour une ressource de moins plus tard, ou utiliser votre **billet** : un ouvrier placé va dans un autre lieu et travaille à nouveau.

everdell-book-bellfaire = Bellfaire
everdell-book-bellfaire-1 = Au **Marché**, un ouvrier prend ce qu’indique un jeton, ou paie ce qu’indique un jeton contre 3 points et 2 ressources. À chaque fois, le jeton change de côté.
everdell-book-bellfaire-2 = Le **prix Garland** va, à la fin, à la ville qui a le plus de cartes du type indiqué : { $everdell__fair__first ->
    [one] { $everdell__fair__first } point
   *[other] { $everdell__fair__first } points
    }, { $everdell__fair__second } pour la suivante. Le **Festival des fleurs** veut les cinq couleurs ; les événements de Bellfaire comptent des types au lieu de noms.
everdell-book-bellfaire-3 = On peut jouer à **cinq ou six**. La limite de main est alors de { $everdell__fair__hand_limit ->
    [one] { $everdell__fair__hand_limit } carte
   *[other] { $everdell__fair__hand_limit } cartes
    }, et qui passe défausse sa main.

everdell-book-spirecrest = Spirecrest
everdell-book-spirecrest-1 = Chaque saison a sa **météo**, toujours gênante, et seulement pour ceux qui sont dans cette saison.
everdell-book-spirecrest-2 = Après votre préparation, vous **explorez** : prenez une tuile Carte là où est votre lapin, prenez une découverte sur trois (pour { $everdell__mountain__prices__0 }, { $everdell__mountain__prices__1 } ou { $everdell__mountain__prices__2 }), et le lapin poursuit sa route.
everdell-book-spirecrest-3 = Quand vous avez passé, votre **lapin** se met en route le long de vos tuiles. Payez-les l’une après l’autre pour leurs points, ou arrêtez-vous. Les **grandes créatures** remplacent un ouvrier et savent en faire plus.

everdell-ask-replace-legend = Une carte légendaire coûte-t-elle quelque chose ?
everdell-ask-replace-legend-answer = Son prix, ou la carte qu’elle nomme : si celle-ci est dans votre ville, la carte légendaire la remplace gratuitement.
everdell-ask-replace-legend-words = jouer gratuit bannière légende
everdell-ask-legend-full-city = Puis-je jouer une carte légendaire dans une ville pleine ?
everdell-ask-legend-full-city-answer = Oui, elle apporte l’emplacement qu’elle occupe.
everdell-ask-spend-pearls = À quoi servent les perles ?
everdell-ask-spend-pearls-answer = Avec une perle, on joue une parure ; avec deux ou trois, on bâtit une merveille ; chaque perle restante vaut { $everdell__river_counts__pearl_points ->
    [one] { $everdell__river_counts__pearl_points } point
   *[other] { $everdell__river_counts__pearl_points } points
    }.
everdell-ask-spend-pearls-words = utiliser dépenser valeur
everdell-ask-adornment-cost = Combien coûte une parure ?
everdell-ask-adornment-cost-answer = Une perle, payée d’abord. Vous recevez aussitôt son effet, et ses points à la fin ; elle ne prend pas de place dans votre ville.
everdell-ask-adornment-cost-words = prix jouer payer
everdell-ask-frog-often = Combien de fois ma grenouille sort-elle ?
everdell-ask-frog-often-answer = Une fois par saison, si vous voulez ; vous pouvez vous préparer sans elle.
everdell-ask-frog-often-words = ambassadrice rivière souvent
everdell-ask-bank-cards-spent = Les cartes demandées par une rive sont-elles perdues ?
everdell-ask-bank-cards-spent-answer = Non, il suffit qu’elles soient dans votre ville.
everdell-ask-bank-cards-spent-words = dépenser perdre montrer pearlbrook
everdell-ask-station-card-tile = Quand est-ce que je reçois un wagon ?
everdell-ask-station-card-tile-answer = Quand vous jouez une carte de la gare ; la prendre ou la réserver n’en donne pas. La butte et la gare en donnent un aussi.
everdell-ask-station-card-tile-words = tuile récompense train gagner obtenir
everdell-ask-golden-back = Les jetons dorés reviennent-ils ?
everdell-ask-golden-back-answer = Non, vous en avez trois pour toute la partie.
everdell-ask-golden-back-words = feuille or retour combien newleaf
everdell-ask-visitor-space = Les visiteurs occupent-ils des emplacements de ma ville ?
everdell-ask-visitor-space-answer = Non, ils sont à côté, autant que vous voulez.
everdell-ask-ticket-often = Combien de fois puis-je utiliser mon billet de train ?
everdell-ask-ticket-often-answer = Deux fois : une fois dans n’importe quelle saison, et une autre à partir de l’été.
everdell-ask-ticket-often-words = deux retour souvent
everdell-ask-market-often = Puis-je aller deux fois au Marché ?
everdell-ask-market-often-answer = Un seul de vos ouvriers peut y être à la fois ; après votre préparation, vous pouvez y retourner.
everdell-ask-market-often-words = bellfaire ouvriers encore
everdell-ask-garland-tie = Qui reçoit le prix Garland en cas d’égalité ?
everdell-ask-garland-tie-answer = Tous les ex æquo le reçoivent en entier, et le suivant reçoit quand même { $everdell__fair__second ->
    [one] { $everdell__fair__second } point
   *[other] { $everdell__fair__second } points
    }.
everdell-ask-garland-tie-words = prix plus même
everdell-ask-six-players = Peut-on jouer à cinq ou six ?
everdell-ask-six-players-answer = Oui, avec Bellfaire ; la limite de main est alors de { $everdell__fair__hand_limit ->
    [one] { $everdell__fair__hand_limit } carte
   *[other] { $everdell__fair__hand_limit } cartes
    }.
everdell-ask-six-players-words = combien joueurs 5 6 personnes
everdell-ask-weather-whom = Qui est touché par la météo ?
everdell-ask-weather-whom-answer = Seulement ceux qui sont dans sa saison, jusqu’à leur préparation.
everdell-ask-weather-whom-words = tempête gel effet hiver printemps été automne
everdell-ask-pay-map-tiles = Quand est-ce que je paie les tuiles Carte ?
everdell-ask-pay-map-tiles-answer = Après avoir passé, l’une après l’autre ; la première que vous ne payez pas met fin à l’expédition.
everdell-ask-pay-map-tiles-words = expédition lapin montagne points
everdell-ask-discovery-price = Combien coûte une découverte ?
everdell-ask-discovery-price-answer = La première des trois coûte { $everdell__mountain__prices__0 }, les autres { $everdell__mountain__prices__1 } et { $everdell__mountain__prices__2 }, en ressources ou en cartes.
everdell-ask-discovery-price-words = payer spirecrest explorer
everdell-ask-build-wonder = Comment bâtir une merveille ?
everdell-ask-build-wonder-answer = Envoyez-y un ouvrier et payez aussitôt ressources, perles et cartes ; elle va à qui vient en premier.
everdell-ask-reserve-card = Comment réserver une carte ?
everdell-ask-reserve-card-answer = En y consacrant tout votre tour, une fois par saison, dans la Prairie ou à la gare ; plus tard, elle vous coûte une ressource de moins.
everdell-ask-big-critter = Qu’est-ce qu’une grande créature ?
everdell-ask-big-critter-answer = Une découverte qui remplace un de vos ouvriers, pour le reste de la partie, et sait en faire plus.
everdell-ask-big-critter-words = spirecrest capacité ouvrier
everdell-ask-worker-ability = Qu’est-ce qu’un pouvoir ?
everdell-ask-worker-ability-answer = Ce que vous seul savez faire, toute la partie : l’espèce de vos ouvriers. En échange, personne ne reçoit de nouvel ouvrier au printemps.
everdell-ask-worker-ability-words = pouvoirs capacité ouvriers animal
