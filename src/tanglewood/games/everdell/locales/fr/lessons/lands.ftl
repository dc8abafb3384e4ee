lesson-everdell-pearlbrook-title = Pearlbrook : perles et merveilles
lesson-everdell-pearlbrook-goal = Envoyez votre grenouille chercher des perles, et bâtissez une merveille à vingt points.
lesson-everdell-pearlbrook-closing = Vingt-neuf points à dix-sept, dont vingt-trois venus de la rivière. Les perles restantes valent deux points chacune.

lesson-everdell-pearlbrook-1-say = Votre grenouille cherche des perles. La rive verte demande trois cartes vertes, et vous les avez. Allez-y et utilisez le Moulin à eau.
lesson-everdell-pearlbrook-1-notice = Une perle pour la première arrivée, une pour un point et une brindille. Vos cartes vertes ont seulement été montrées.
lesson-everdell-pearlbrook-1-otherwise = Vos ouvriers sont tous placés, mais la grenouille n’est pas un ouvrier. La rivière d’abord.
lesson-everdell-pearlbrook-1-meanwhile = Le Moulin à eau est visible pour le reste de la partie. Ada va chercher une résine et une brindille.
lesson-everdell-pearlbrook-1-slip-1 = La rive bleue demande deux cartes bleues, et votre ville n’en a pas.
lesson-everdell-pearlbrook-1-trap-1 = Une perle est à vous, mais le moulin en donnerait une autre et deux cartes. Annulez et payez-le.

lesson-everdell-pearlbrook-2-say = Avec une perle, vous jouez une de vos deux parures. La Longue-vue donne une ressource, une carte et une perle. Choisissez une baie.
lesson-everdell-pearlbrook-2-notice = Payée d’une perle, elle en a rapporté une. À la fin, elle compte trois points pour chacune de vos merveilles.
lesson-everdell-pearlbrook-2-otherwise = La Longue-vue. Elle est avec vos affaires et n’occupe aucun emplacement de la ville.
lesson-everdell-pearlbrook-2-meanwhile = Jouer une parure est un tour entier. Ada joue un Mari.
lesson-everdell-pearlbrook-2-slip-1 = Votre grenouille sort une fois par saison. Elle revient quand vous vous préparez.
lesson-everdell-pearlbrook-2-trap-1 = L’Amulette rapporte beaucoup, mais pas de perle. Aujourd’hui, il vous les faut toutes : annulez.

lesson-everdell-pearlbrook-3-say = Tous les ouvriers sont placés : préparez-vous pour l’automne. La grenouille revient avec eux.
lesson-everdell-pearlbrook-3-notice = La ferme, la barque et la raffinerie ont travaillé. Mais regardez qui est maintenant sur la rive verte !
lesson-everdell-pearlbrook-3-otherwise = Préparez-vous : plus personne n’est disponible.
lesson-everdell-pearlbrook-3-meanwhile = La grenouille d’Ada va à votre moulin et paie un point pour une perle.

lesson-everdell-pearlbrook-4-say = Le Haut-fond a de la place pour toutes les grenouilles : deux ressources et deux cartes pour une perle. Deux baies, le Fou et le Barde feront l’affaire.
lesson-everdell-pearlbrook-4-notice = Trois perles. Regardez maintenant les quatre merveilles, là-haut.
lesson-everdell-pearlbrook-4-otherwise = Au Haut-fond. La merveille que vous voulez coûte trois perles, et vous en avez deux.
lesson-everdell-pearlbrook-4-meanwhile = Ada n’a plus rien à faire, et passe.
lesson-everdell-pearlbrook-4-slip-1 = La grenouille d’Ada y est. Une rive accueille une grenouille.
lesson-everdell-pearlbrook-4-slip-2 = Le Pont de Flammesoleil coûte trois perles. Il en manque une.
lesson-everdell-pearlbrook-4-fine-1 = L’un ou l’autre d’abord.

lesson-everdell-pearlbrook-5-say = Envoyez un ouvrier au Pont de Flammesoleil : deux ressources de chaque sorte sauf les baies, trois perles, trois cartes. Gardez le Roi et le Bureau de poste.
lesson-everdell-pearlbrook-5-notice = Vingt points, et trois de plus grâce à la Longue-vue. Une merveille est bâtie une fois, par un joueur.
lesson-everdell-pearlbrook-5-otherwise = Le pont ! Un ouvrier y va, et vous le payez aussitôt.
lesson-everdell-pearlbrook-5-slip-1 = Vingt-cinq points, mais il faut trois galets.
lesson-everdell-pearlbrook-5-trap-1 = Quinze points, là où vingt étaient à prendre. Annulez.


lesson-everdell-newleaf-title = Newleaf : en voiture !
lesson-everdell-newleaf-goal = Utilisez la gare, un jeton doré, une réservation et votre billet.
lesson-everdell-newleaf-closing = Une carte pour une résine de moins, une créature pour rien, et un visiteur qui vous remercie de cinq points. Le train part à chaque partie.

lesson-everdell-newleaf-1-say = Trois cartes attendent à la gare, pour tout le monde. Jouez-y la Mine : le wagon à côté vient avec.
lesson-everdell-newleaf-1-notice = La Mine a payé un galet, le wagon une baie. Une autre carte et un autre wagon sont arrivés.
lesson-everdell-newleaf-1-otherwise = La Mine à la gare, s’il vous plaît. Le wagon à côté la rend meilleure.
lesson-everdell-newleaf-1-meanwhile = Ada envoie son dernier ouvrier au Havre de paix.

lesson-everdell-newleaf-2-say = Votre Jardinier a une bannière dorée : une construction verte. Posez un jeton doré sur la Mine, et il vient gratuitement.
lesson-everdell-newleaf-2-notice = La Ferme et la Mine ont travaillé encore une fois. Vous avez trois jetons dorés pour toute la partie.
lesson-everdell-newleaf-2-otherwise = Le Jardinier. Il coûte trois baies, ou un jeton doré.
lesson-everdell-newleaf-2-meanwhile = Ada passe.
lesson-everdell-newleaf-2-slip-1 = L’Auberge est rouge. Sa bannière demande une construction verte.
lesson-everdell-newleaf-2-trap-1 = Mieux vaut garder la porte de la Ferme pour un Mari, qui n’a pas besoin d’or. Annulez, et prenez la Mine.
lesson-everdell-newleaf-2-fine-1 = L’une ou l’autre d’abord.

lesson-everdell-newleaf-3-say = Un ouvrier à la gare : renvoyez Mossy et accueillez Dillweed. Il aime les constructions. Puis prenez le wagon aux deux brindilles.
lesson-everdell-newleaf-3-notice = Cinq points, si vous avez à la fin plus de constructions que de créatures. Les visiteurs n’occupent aucun emplacement.
lesson-everdell-newleaf-3-otherwise = Votre dernier ouvrier va à la gare, où sont les visiteurs.
lesson-everdell-newleaf-3-trap-1 = C’était Dillweed ! Mossy veut cinq cartes vertes. Annulez et renvoyez Mossy.

lesson-everdell-newleaf-4-say = Le Musée est trop cher aujourd’hui. Réservez-le : personne d’autre ne l’aura, et il coûtera une ressource de moins.
lesson-everdell-newleaf-4-notice = Réserver est un tour entier, une fois par saison. Le vide est aussitôt rempli.
lesson-everdell-newleaf-4-otherwise = Réservez le Musée. Il est au milieu de la gare.
lesson-everdell-newleaf-4-slip-1 = Vous ne pouvez pas encore le payer. C’est à cela que sert la réservation.

lesson-everdell-newleaf-5-say = Il vous faut une résine, et aucun ouvrier n’est disponible. Votre billet en déplace un : des brindilles vers une résine et une carte.
lesson-everdell-newleaf-5-notice = L’ouvrier a travaillé deux fois. Le retour vaut pour un autre trajet, à partir de l’été.
lesson-everdell-newleaf-5-otherwise = Le billet. Il déplace un ouvrier déjà placé.
lesson-everdell-newleaf-5-slip-1 = Aucun ouvrier n’est disponible. Le billet en déplace un déjà placé.

lesson-everdell-newleaf-6-say = Et maintenant le Musée, pour une brindille, une résine et un galet. La deuxième résine est épargnée.
lesson-everdell-newleaf-6-notice = Quatre constructions, une créature : Dillweed est content. Et le Musée vous fait piocher deux cartes chaque fois que vous en jouez une.
lesson-everdell-newleaf-6-otherwise = Jouez la carte réservée.


lesson-everdell-bellfaire-title = Bellfaire : Marché et prix Garland
lesson-everdell-bellfaire-goal = Achetez et vendez au Marché, gagnez un festival et soyez la ville la plus verte.
lesson-everdell-bellfaire-closing = Trente-trois points à dix-sept. Avec Bellfaire, on peut jouer à cinq ou six ; la limite de main est alors de sept cartes.

lesson-everdell-bellfaire-1-say = Le Marché a de la place pour tous, une fois chacun. Prenez ce qu’indique un des jetons du haut : deux baies et deux cartes.
lesson-everdell-bellfaire-1-notice = Le jeton a changé de côté. Quelqu’un peut maintenant vendre ce que vous avez pris.
lesson-everdell-bellfaire-1-otherwise = Au Marché, s’il vous plaît. Ada y est déjà, mais il y a aussi de la place pour vous.
lesson-everdell-bellfaire-1-meanwhile = Ada cueille une baie.
lesson-everdell-bellfaire-1-slip-1 = Ce jeton est du côté où l’on prend. On vend avec les autres.

lesson-everdell-bellfaire-2-say = Plus personne n’est disponible. Préparez-vous pour l’automne, et votre ouvrier quitte le Marché.
lesson-everdell-bellfaire-2-notice = Un ouvrier chacun à la fois ; vous pouvez maintenant y retourner.
lesson-everdell-bellfaire-2-otherwise = Préparez-vous : tous les ouvriers sont placés.
lesson-everdell-bellfaire-2-meanwhile = Vos cartes vertes ont travaillé. Ada envoie son dernier ouvrier au Havre de paix.

lesson-everdell-bellfaire-3-say = Votre ville a une carte de chaque couleur : c’est le Festival des fleurs. Réalisez-le !
lesson-everdell-bellfaire-3-notice = Quatre points. C’est un événement de base, un cinquième à côté des quatre.
lesson-everdell-bellfaire-3-otherwise = Le festival d’abord : cinq couleurs, et il est à vous.
lesson-everdell-bellfaire-3-meanwhile = Ada passe.
lesson-everdell-bellfaire-3-slip-1 = Celui-là demande quatre constructions uniques. Les événements de Bellfaire comptent des types, pas des noms.

lesson-everdell-bellfaire-4-say = Vendez maintenant : trois brindilles et le Barde pour trois points et deux ressources. Prenez un galet et une baie.
lesson-everdell-bellfaire-4-notice = Trois points, et un galet pour la Mine. Le jeton est revenu du côté où l’on prend.
lesson-everdell-bellfaire-4-otherwise = Le Marché encore, et cette fois vous vendez trois brindilles et une carte.
lesson-everdell-bellfaire-4-trap-1 = La résine, c’est bien, mais les points, c’est mieux, et il manque le galet. Annulez et vendez.

lesson-everdell-bellfaire-5-say = Le prix Garland va à la ville qui a le plus de cartes vertes. Ada en a trois, vous aussi. Jouez la Mine depuis la Prairie !
lesson-everdell-bellfaire-5-notice = Six points pour la ville qui en a le plus, trois pour la suivante. Avant, cela faisait six points de part et d’autre.
lesson-everdell-bellfaire-5-otherwise = La Mine est verte, et vous pouvez maintenant la payer.


lesson-everdell-spirecrest-title = Spirecrest : dans les montagnes
lesson-everdell-spirecrest-goal = Utilisez une grande créature, explorez la crête et menez votre lapin au bout de son chemin.
lesson-everdell-spirecrest-closing = Vingt-trois à douze, dont quinze venus des montagnes. Prenez les tuiles que vous pourrez payer.

lesson-everdell-spirecrest-1-say = Truffe est maintenant un de vos ouvriers, et peut se placer sur les cartes vertes de n’importe quelle ville. L’Épicerie d’Ada, et une résine !
lesson-everdell-spirecrest-1-notice = Deux baies, car vous avez une Ferme ; une ressource et une carte de plus, car c’est Truffe.
lesson-everdell-spirecrest-1-otherwise = Truffe est l’ouvrier qui vous reste. Appelez à l’aide.
lesson-everdell-spirecrest-1-meanwhile = Ada va chercher un galet avec son dernier ouvrier.
lesson-everdell-spirecrest-1-slip-1 = Feu de forêt ! La météo de votre saison interdit les cartes de la Prairie jusqu’à votre préparation.
lesson-everdell-spirecrest-1-trap-1 = Votre Ferme donne une baie. L’Épicerie d’Ada en donnerait deux. Annulez.

lesson-everdell-spirecrest-2-say = Tous sont placés. Préparez-vous pour l’automne : le feu est passé, et votre lapin explore.
lesson-everdell-spirecrest-2-notice = La météo n’est que pour ceux qui sont dans sa saison. À chaque préparation, votre lapin explore.
lesson-everdell-spirecrest-2-otherwise = Préparez-vous : plus personne n’est disponible.

lesson-everdell-spirecrest-3-say = Vous cartographiez d’abord : une tuile Carte rejoint votre chemin. Lac Miroir, quatre points pour trois ressources quelconques.
lesson-everdell-spirecrest-3-notice = Une tuile est une promesse : ses points viennent quand vous la payez, après avoir passé.
lesson-everdell-spirecrest-3-otherwise = Lac Miroir. Elle demande trois ressources, n’importe lesquelles.

lesson-everdell-spirecrest-4-say = Puis vous découvrez. La première est gratuite, les suivantes coûtent un et deux. La Ville de Fleuréternelle vaut bien une carte : défaussez le Barde.
lesson-everdell-spirecrest-4-notice = Six points, car votre ville n’a aucune carte violette. Les deux autres retournent à leur pioche.
lesson-everdell-spirecrest-4-otherwise = La Ville de Fleuréternelle, au milieu. Payez avec une carte.
lesson-everdell-spirecrest-4-meanwhile = Votre lapin est rentré. Ada passe.
lesson-everdell-spirecrest-4-trap-1 = Rien à payer, mais elle demande deux événements, et vous n’en avez aucun. Annulez.

lesson-everdell-spirecrest-5-say = Dans une vraie partie, vos six ouvriers partiraient maintenant. Aujourd’hui, allons droit à la fin : passez.
lesson-everdell-spirecrest-5-notice = Maintenant, et seulement maintenant, votre lapin se met en route le long de ses tuiles.
lesson-everdell-spirecrest-5-otherwise = Passez. Les montagnes attendent.

lesson-everdell-spirecrest-6-say = La première tuile demande deux ressources. Avancez, et payez deux baies.
lesson-everdell-spirecrest-6-notice = Trois points. Les tuiles se paient l’une après l’autre ; qui ne peut pas payer s’arrête là.
lesson-everdell-spirecrest-6-otherwise = Avancez vers la première tuile : deux baies pour trois points.
lesson-everdell-spirecrest-6-trap-1 = Neuf points laissés en chemin ! Annulez et avancez.

lesson-everdell-spirecrest-7-say = Encore deux : une brindille et l’Entrepôt pour le fort, puis deux brindilles et une résine pour le lac.
lesson-everdell-spirecrest-7-notice = Neuf points de trois tuiles.
lesson-everdell-spirecrest-7-otherwise = Continuez : vous pouvez payer toutes les tuiles.
