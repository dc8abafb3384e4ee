# The rulebook for people. `**` marks what is bold.

everdell-book-goal = Bâtissez une ville des bois
everdell-book-goal-words = but objectif jeu gagner sujet
everdell-book-goal-1 = { $everdell__counts__city ->
    [one] Vous avez une année, une poignée d’ouvriers et **{ $everdell__counts__city } emplacement**. Remplissez-le de créatures et de constructions. **Qui a le plus de points gagne.**
   *[other] Vous avez une année, une poignée d’ouvriers et **{ $everdell__counts__city } emplacements**. Remplissez-les de créatures et de constructions. **Qui a le plus de points gagne.**
}

everdell-book-turn = À votre tour, faites une de ces trois choses
everdell-book-turn-words = tour déroulement ordre étapes faire
everdell-book-turn-1 = **Placez un ouvrier** sur un emplacement libre et prenez aussitôt ce qu’il indique. L’ouvrier y reste jusqu’à votre prochaine saison.
everdell-book-turn-2 = **Jouez une carte** depuis votre main ou la Prairie et payez son coût.
everdell-book-turn-3 = **Préparez-vous pour la saison suivante**, une fois tous vos ouvriers placés. Ils reviennent, et de nouveaux les rejoignent.

everdell-book-places = Où vont les ouvriers
everdell-book-places-words = ouvrier bloquer occupé lieu base forêt
everdell-book-places-1 = Un contour simple : **un ouvrier**. Un signe plus : **tout le monde**. Les lieux de forêt accueillent { $everdell__counts__forest_spaces__0 ->
    [one] { $everdell__counts__forest_spaces__0 } ouvrier
   *[other] { $everdell__counts__forest_spaces__0 } ouvriers
    }, ou { $everdell__counts__forest_spaces__3 } dans une partie à quatre. Vous pouvez visiter les cartes rouges de votre ville ; celles qui ont le symbole Ouvert sont ouvertes à tous, et leur propriétaire gagne un point.

everdell-book-free = Créatures gratuites
everdell-book-free-words = gratuit sans payer créature porte jouer
everdell-book-free-1 = Une construction avec une porte invite une de ses créatures **gratuitement, une fois**. La porte est marquée et le reste, même si la créature s’en va.

everdell-book-year = L’année
everdell-book-winter = Hiver
everdell-book-spring = Printemps
everdell-book-summer = Été
everdell-book-autumn = Automne
everdell-book-year-1 = Chacun a sa propre saison. Vous pouvez être en hiver pendant que d’autres sont au printemps.

everdell-book-colours = Les cartes par couleur
everdell-book-colours-1 = Les **vertes** donnent des ressources, quand on les joue, au printemps et en automne. Les **rouges** sont des lieux pour un ouvrier. Les **bleues** aident tant qu’elles sont en place. Les **violettes** marquent des points à la fin. Les **marron** agissent une fois, aussitôt.

everdell-book-events = Événements
everdell-book-events-words = événement autre base spécial
everdell-book-events-1 = Remplissez la condition d’un événement, placez-y un ouvrier, et il est à vous, à vous seulement.

everdell-book-end = Quand ai-je fini ?
everdell-book-end-words = passer automne fini arrêter rien
everdell-book-end-1 = En automne, quand vous ne pouvez ou ne voulez plus continuer, vous **passez**. C’est définitif ; les autres jouent jusqu’à ce que tous aient passé. Avant cela, le **Voyage** change des cartes de votre main en points.

everdell-book-wins = Qui gagne ?
everdell-book-wins-1 = On additionne tout. Égalité ? Le plus d’événements, puis le plus de ressources restantes ; sinon, la victoire est partagée.

everdell-book-rugwort = Paillasson, en solo
everdell-book-rugwort-words = qui rugwort rat adversaire solo
everdell-book-rugwort-1 = Paillasson n’a pas de tours. Chaque fois que vous jouez une carte, il lance le dé et prend la carte de la Prairie que le dé désigne. Quand vous vous préparez, il se prépare aussi : il prend les événements de base que ses couleurs permettent, déplace ses ouvriers et bloque davantage la Prairie.
everdell-book-rugwort-2 = Il marque { $everdell__rugwort_points__card } par carte, { $everdell__rugwort_points__purple } par carte violette, { $everdell__rugwort_points__basic_event } par événement de base, son Voyage, et des points pour chaque événement spécial que vous n’avez pas eu (davantage à partir de la deuxième année). **Il vous en faut plus que lui.**

everdell-book-nightweave = Tissenuit
everdell-book-nightweave-words = qui tissenuit araignée adversaire tour
everdell-book-nightweave-1 = Après chacun de vos tours, elle révèle une carte et lit la ligne de **sa** saison. Elle fait **1** ; si c’est impossible, **2** ; si cela l’est aussi, la ligne **sinon**. Elle ne paie rien, ne gagne rien aux lieux et ne lit pas les textes des cartes.
everdell-book-nightweave-2 = Un lieu **occupé** ne compte pas comme impossible : son araignée suit la **flèche** jusqu’au prochain lieu exclusif de cette sorte. Si elle est dans la Prairie, que toutes ses araignées sont placées et que sa carte montre l’araignée ou son propre signe, elle **se prépare** à la place.
everdell-book-nightweave-3 = Les **intrigues** viennent avec son printemps, son été et son automne. Celles qui durent une saison ne peuvent pas être déjouées ; celles qui frappent aussitôt le peuvent, pour le prix indiqué sur la carte.

everdell-ask-start-with = Avec quoi est-ce que je commence ?
everdell-ask-start-with-answer = Avec { $everdell__counts__start_hands__0 }, { $everdell__counts__start_hands__1 }, { $everdell__counts__start_hands__2 } ou { $everdell__counts__start_hands__3 } cartes, selon l’ordre du tour, et { $everdell__counts__workers } ouvriers ; sans ressources et avec une ville vide.
everdell-ask-start-with-words = départ début cartes ouvriers ressources combien main reçoit
everdell-ask-specials-in-play = Combien d’événements y a-t-il en jeu ?
everdell-ask-specials-in-play-answer = Tous les événements de base, et { $everdell__counts__specials } événements spéciaux tirés pour chaque partie.
everdell-ask-specials-in-play-words = spéciaux spécial base nombre
everdell-ask-same-season = Tout le monde est-il dans la même saison ?
everdell-ask-same-season-answer = Non, chacun se prépare de son côté et peut être en avance ou en retard.
everdell-ask-same-season-words = même temps change ensemble
everdell-ask-what-fool = À quoi sert le Fou ?
everdell-ask-what-fool-answer = Vous le jouez dans la ville d’un adversaire : il y prend un emplacement et coûte des points.
everdell-ask-what-fool-words = fou adversaire négatif
everdell-ask-build-second-farm = Puis-je bâtir une deuxième Ferme ?
everdell-ask-build-second-farm-answer = Oui, les cartes communes autant de fois que vous voulez ; seules les uniques sont limitées à un exemplaire par ville.
everdell-ask-build-second-farm-words = deux même carte exemplaires double commune unique
everdell-ask-farm-bring-both = La Ferme peut-elle faire venir un Mari et une Épouse ?
everdell-ask-farm-bring-both-answer = Non, l’un des deux, une fois ; une deuxième Ferme fait venir l’autre.
everdell-ask-husband-wife-space = Le Mari et l’Épouse occupent-ils un ou deux emplacements ?
everdell-ask-husband-wife-space-answer = Un seul, s’ils le partagent ; ils forment un couple d’eux-mêmes.
everdell-ask-husband-wife-space-words = couple paire partager
everdell-ask-skip-turn = Puis-je sauter mon tour ?
everdell-ask-skip-turn-answer = Non ; avant l’automne, il y a toujours quelque chose à faire, et en automne vous passez définitivement.
everdell-ask-skip-turn-words = passer rien
everdell-ask-prepare-while-worker = Puis-je me préparer s’il me reste un ouvrier ?
everdell-ask-prepare-while-worker-answer = Non, tous doivent d’abord être placés.
everdell-ask-prepare-while-worker-words = saison suivante tôt
everdell-ask-cards-hold = Combien de cartes puis-je avoir en main ?
everdell-ask-cards-hold-answer = { $everdell__counts__hand_limit } ; on arrête simplement de piocher à ce nombre. À partir de cinq joueurs, c’est { $everdell__fair__hand_limit }, et certains pouvoirs changent cela.
everdell-ask-cards-hold-words = main limite maximum taille 8
everdell-ask-meadow-card-cost = Une carte de la Prairie coûte-t-elle plus cher ?
everdell-ask-meadow-card-cost-answer = Non, elle coûte autant que depuis votre main.
everdell-ask-meadow-card-cost-words = payer prix acheter cartes jouer
everdell-ask-visit-red-card = Puis-je visiter une carte rouge d’une autre ville ?
everdell-ask-visit-red-card-answer = Oui, si elle a le symbole Ouvert ; son propriétaire prend un jeton de point.
everdell-ask-visit-red-card-words = adversaire autre ouverte destination ouvrier auberge utiliser
everdell-ask-use-innkeeper-free = Puis-je utiliser un Aubergiste pour une créature qu’une porte fait venir gratuitement ?
everdell-ask-use-innkeeper-free-answer = Non, une seule aide par carte, et une carte gratuite n’en prend aucune.
everdell-ask-city-full-play = Ma ville est pleine. Puis-je encore jouer ?
everdell-ask-city-full-play-answer = Oui : un Vagabond, l’autre moitié d’un couple, des Ruines, ou une carte dont l’aide s’en va pendant le paiement.
everdell-ask-city-full-play-words = plus de place emplacement 15
everdell-ask-claim-event = Comment réaliser un événement ?
everdell-ask-claim-event-answer = Remplissez sa condition dans votre ville et placez-y un ouvrier. Il est à vous seulement et reste quand l’ouvrier rentre.
everdell-ask-claim-event-words = prendre obtenir gagner condition
everdell-ask-play-card-sits = Puis-je jouer une carte sur laquelle se trouve Paillasson ?
everdell-ask-play-card-sits-answer = Non, ni la jouer, ni la prendre, ni la défausser.
everdell-ask-play-card-sits-words = bloquée sous
everdell-ask-pay-use-cards = Paillasson paie-t-il ou utilise-t-il ses cartes ?
everdell-ask-pay-use-cards-answer = Non, seules comptent leurs couleurs.
everdell-ask-visit-inn-city = Puis-je visiter une Auberge de la ville de Paillasson ?
everdell-ask-visit-inn-city-answer = Oui, et il prend le jeton.
everdell-ask-unable-act = Puis-je empêcher Tissenuit d’agir ?
everdell-ask-unable-act-answer = Rarement : il y a toujours la ligne « sinon », dont elle prend les points dans tous les cas, sauf au niveau 0.
everdell-ask-event-fulfil = Tissenuit peut-elle prendre un événement dont elle ne remplit pas la condition ?
everdell-ask-event-fulfil-answer = Oui : de préférence un dont elle remplit la condition, sinon un qu’elle a commencé, sinon n’importe lequel.
everdell-ask-tie-nightweave = Qui gagne en cas d’égalité avec Tissenuit ?
everdell-ask-tie-nightweave-answer = Elle.
everdell-ask-wins-tie = Qui gagne en cas d’égalité ?
everdell-ask-wins-tie-answer = Celui qui a le plus d’événements ; si l’égalité persiste, celui qui a le plus de ressources restantes ; sinon, la victoire est partagée.
everdell-ask-wins-tie-words = même points départager ex æquo
everdell-ask-city-size = Combien de cartes tiennent dans une ville ?
everdell-ask-city-size-answer = { $everdell__counts__city ->
    [one] { $everdell__counts__city } emplacement, une carte sur chacun, sauf si une carte dit autre chose.
   *[other] { $everdell__counts__city } emplacements, une carte sur chacun, sauf si une carte dit autre chose.
    }
everdell-ask-city-size-words = limite maximum taille 15 bâtiments
everdell-ask-game-ends = Quand la partie se termine-t-elle ?
everdell-ask-game-ends-answer = Quand tout le monde a passé ; chacun passe pour soi, en automne.
everdell-ask-game-ends-words = fin finir dernier tour combien manches longtemps
everdell-ask-workers-back = Quand mes ouvriers reviennent-ils ?
everdell-ask-workers-back-answer = Quand vous vous préparez pour la saison suivante : tous, sauf ceux placés en permanence.
everdell-ask-workers-back-words = retour revenir récupérer
everdell-ask-more-workers = Comment avoir plus d’ouvriers ?
everdell-ask-more-workers-answer = En se préparant : { $everdell__season__spring__workers } au printemps, { $everdell__season__summer__workers } en été, { $everdell__season__autumn__workers } en automne.
everdell-ask-more-workers-words = nouveaux nombre combien
everdell-ask-deck-empty = Que se passe-t-il si la pioche est épuisée ?
everdell-ask-deck-empty-answer = La défausse est mélangée et forme une nouvelle pioche.
everdell-ask-deck-empty-words = vide cartes restantes
everdell-ask-same-place = Puis-je envoyer deux ouvriers au même lieu ?
everdell-ask-same-place-answer = Seulement là où il y a un signe plus ; un lieu au contour simple accueille un ouvrier.
everdell-ask-same-place-words = occupé pris emplacement lieu partager joueurs adversaire même plus
everdell-ask-free-critter = Comment obtenir une créature gratuitement ?
everdell-ask-free-critter-answer = Il faut que sa construction soit dans votre ville et que personne ne l’occupe encore.
everdell-ask-free-critter-words = sans payer porte inviter occuper
everdell-ask-card-colours = Que veulent dire les couleurs des cartes ?
everdell-ask-card-colours-answer = Les vertes donnent des ressources, les rouges sont des lieux pour un ouvrier, les bleues aident tout le temps, les violettes marquent des points à la fin, les marron agissent une fois.
everdell-ask-card-colours-words = vert rouge bleu violet marron type sorte production quand
everdell-ask-journey = Qu’est-ce que le Voyage ?
everdell-ask-journey-answer = En automne, un ouvrier envoyé en Voyage change des cartes de votre main en { $everdell__location__journey_2__points } à { $everdell__location__journey_5__points ->
    [one] { $everdell__location__journey_5__points } point
   *[other] { $everdell__location__journey_5__points } points
    }.
everdell-ask-journey-words = défausser points
everdell-ask-after-pass = Puis-je revenir après avoir passé ?
everdell-ask-after-pass-answer = Non, passer est définitif, et possible seulement en automne.
everdell-ask-after-pass-words = encore
web-card-set-everdell = { $set ->
    [base] jeu de base
    [farms] Fermes saisonnières
    [corrin] Corrin Evertail
    [extra] Oyez ! Oyez !
    [rugwort_cards] cartes de Paillasson
    [legends_first] cartes légendaires
    [legends_more] cartes légendaires de Mistwood
    [pearlbrook] Pearlbrook
    [newleaf] Newleaf
    [bellfaire] Bellfaire
    [spirecrest] Spirecrest
   *[other] { $set }
}
everdell-ask-who-begins = Qui commence ?
everdell-ask-who-begins-answer = Le premier joueur est tiré au sort, ou choisi à la création de la table ; ensuite on joue dans le sens horaire.
everdell-ask-who-begins-words = début premier joueur ordre du tour
everdell-ask-meadow = Qu’est-ce que la Prairie ?
everdell-ask-meadow-answer = Des cartes face visible au centre : chacun peut les jouer comme de sa main, et les vides sont aussitôt comblés.
everdell-ask-meadow-words = centre visibles communes remplir vide nouvelle
everdell-ask-score-what = Comment marquer des points ?
everdell-ask-score-what-answer = Avec les cartes de votre ville, les jetons de point, les bonus des cartes violettes, le Voyage et les événements.
everdell-ask-score-what-words = score compter gagner victoire fin
everdell-ask-goods-left = Les ressources restantes valent-elles des points ?
everdell-ask-goods-left-answer = Non, elles ne départagent qu’une égalité que les événements n’ont pas tranchée.
everdell-ask-goods-left-words = reste valeur fin
everdell-ask-two-sorts = Que sont les créatures et les constructions ?
everdell-ask-two-sorts-answer = Les deux sortes de cartes, animaux et bâtiments. Une construction peut faire venir une créature gratuitement.
everdell-ask-two-sorts-words = créature construction types différence animal bâtiment
everdell-ask-draw-cards = Comment piocher des cartes ?
everdell-ask-draw-cards-answer = Par les lieux et les cartes qui le disent ; on ne pioche pas simplement parce que c’est son tour.
everdell-ask-draw-cards-words = plus nouvelles obtenir main pioche
everdell-ask-give-up-card = Puis-je défausser une carte ou en retirer une de ma ville ?
everdell-ask-give-up-card-answer = Seulement si un lieu ou une carte le dit.
everdell-ask-give-up-card-words = enlever détruire démolir jeter débarrasser
everdell-ask-goods-limit = Combien de ressources puis-je avoir ?
everdell-ask-goods-limit-answer = Autant que vous voulez ; et la réserve ne s’épuise jamais.
everdell-ask-goods-limit-words = limite maximum posséder réserve garder
everdell-ask-how-many-play = À combien peut-on jouer ?
everdell-ask-how-many-play-answer = De un à quatre ; avec Bellfaire jusqu’à six.
everdell-ask-how-many-play-words = joueurs personnes nombre
