# A winter and a spring.

lesson-everdell-1-title = Un hiver et un printemps
lesson-everdell-1-goal = Bâtissez une ferme, invitez quelqu’un à y vivre et atteignez le printemps.
lesson-everdell-1-closing = Trois cartes dans votre ville, et le printemps est là. Placer, jouer, se préparer : c’est tout le jeu. Ensuite : comment il finit.

lesson-everdell-1-1-say = Remplissez vos quinze emplacements de bonnes cartes : qui a le plus de points gagne. Il vous faut d’abord des ressources. Envoyez un ouvrier aux trois brindilles.
lesson-everdell-1-1-notice = Votre ouvrier y reste. Vous prenez ce que le lieu indique, une fois, aussitôt.
lesson-everdell-1-1-otherwise = Un bon lieu aussi. Pour la ferme de votre main, il vous faut des brindilles.
lesson-everdell-1-1-meanwhile = Ada envoie un ouvrier aux deux résines.

lesson-everdell-1-2-say = Votre ferme demande aussi une résine. Ada est sur les deux résines, mais le lieu avec le signe plus a de la place pour tous.
lesson-everdell-1-2-notice = Une résine et une nouvelle carte. Un signe plus : de la place pour tous. Sans signe plus : un seul ouvrier.
lesson-everdell-1-2-otherwise = Pas mal, mais il manque toujours la résine de la ferme.
lesson-everdell-1-2-meanwhile = Ada va chercher une baie.
lesson-everdell-1-2-slip-1 = Ada y est déjà. Ce lieu n’accueille qu’un ouvrier.
lesson-everdell-1-2-slip-2 = Pas encore : il vous reste un ouvrier à placer.

lesson-everdell-1-3-say = Deux brindilles et une résine : exactement le coût de la ferme. Jouez-la depuis votre main.
lesson-everdell-1-3-notice = Les cartes vertes donnent aussitôt leurs ressources : voici votre première baie.
lesson-everdell-1-3-otherwise = Vos ouvriers sont placés. Ce tour-ci, bâtissez.
lesson-everdell-1-3-meanwhile = Ada joue un Aubergiste pour sa baie.

lesson-everdell-1-4-say = L’Épouse dans la Prairie coûte deux baies. Mais votre ferme lui offre un toit : elle s’y installe gratuitement.
lesson-everdell-1-4-notice = Vous pouvez jouer depuis la Prairie comme depuis votre main. Le vide est aussitôt rempli.
lesson-everdell-1-4-otherwise = Regardez la porte de la ferme : sa carte dit qui peut y vivre.
lesson-everdell-1-4-meanwhile = La porte de la ferme est marquée : occupée. Ada n’a plus d’ouvrier et passe au printemps, seule.

lesson-everdell-1-5-say = Tous vos ouvriers sont placés. Préparez-vous pour le printemps : ils reviennent, un autre les rejoint, et les cartes vertes produisent à nouveau.
lesson-everdell-1-5-notice = Trois ouvriers, et la ferme a donné une baie. Ada était au printemps la première : chacun a sa propre saison.
lesson-everdell-1-5-otherwise = Il ne vous reste plus d’ouvrier. Il est temps de passer au printemps.
lesson-everdell-1-5-meanwhile = Ada cueille trois baies dans la forêt.
lesson-everdell-1-5-slip-1 = La ferme a sa famille. Une maison invite une créature, une fois. Le Mari coûterait trois baies.

lesson-everdell-1-6-say = Un nouveau lieu dans la forêt : deux ressources de votre choix. Il manque encore à votre mine une résine et un galet.
lesson-everdell-1-6-notice = Les lieux de forêt changent d’une partie à l’autre. Ils accueillent un ouvrier.
lesson-everdell-1-6-otherwise = Bon à prendre. Mais regardez ce qui manque encore à la mine de votre main.
lesson-everdell-1-6-meanwhile = Ada joue un Historien.
lesson-everdell-1-6-trap-1 = Des brindilles, vous en avez. Regardez le prix de la mine : il manque une résine et un galet.
lesson-everdell-1-6-fine-1 = Galet ou résine d’abord : vous avez maintenant les deux.

lesson-everdell-1-7-say = Brindille, résine, galet : la mine. Bâtissez-la, et elle vous paie aussitôt.
lesson-everdell-1-7-notice = Trois cartes, cinq points. Ada a deux cartes et deux points.
lesson-everdell-1-7-otherwise = Vous avez exactement ce que coûte la mine. Bâtissez-la !

# The last days of autumn.

lesson-everdell-2-title = Les derniers jours de l’automne
lesson-everdell-2-goal = Changez vos derniers ouvriers en points, et passez au bon moment.
lesson-everdell-2-closing = Votre ville l’emporte ! Jouez maintenant une partie entière. Ada est patiente, et chaque carte vous dit ce qu’elle vous coûterait.

lesson-everdell-2-1-say = L’automne, la dernière saison, et il vous reste trois ouvriers. Vos trois cartes bleues conviennent à cet événement. Réalisez-le : trois points !
lesson-everdell-2-1-notice = Un événement va à qui le réalise en premier. Il est à côté de la ville et n’occupe aucun emplacement.
lesson-everdell-2-1-otherwise = Cela marche aussi, mais Ada pourrait prendre l’événement avant vous.
lesson-everdell-2-1-meanwhile = Ada dépense son dernier galet pour une Grue.
lesson-everdell-2-1-trap-1 = Passer est définitif, et il vous reste trois ouvriers. Annulez et allez chercher des points.

lesson-everdell-2-2-say = Voyez-vous la porte ouverte de l’Auberge d’Ada ? Vous pouvez la visiter : une carte de la Prairie pour trois ressources de moins. Ada gagne un point.
lesson-everdell-2-2-notice = L’Architecte a coûté une baie au lieu de quatre. Les cartes violettes marquent à la fin : il aime les résines et les galets restants.
lesson-everdell-2-2-otherwise = D’abord l’Auberge : grâce à elle, votre baie en vaut quatre.
lesson-everdell-2-2-meanwhile = Votre Commerçant ajoute une baie pour la nouvelle créature. Ada n’a plus rien à faire et passe.

lesson-everdell-2-3-say = Votre dernier ouvrier part en Voyage : payez avec trois cartes de votre main, marquez trois points.
lesson-everdell-2-3-notice = Les cartes que vous ne pouvez plus jouer valent encore quelque chose. Le Voyage n’ouvre qu’en automne.
lesson-everdell-2-3-otherwise = Les ressources ne vous aideront plus. Vos cartes, si : regardez le Voyage.
lesson-everdell-2-3-slip-1 = Celui-là demande cinq cartes. Vous en avez trois.

lesson-everdell-2-4-say = Ouvriers placés, main vide. Vous n’avez rien de mieux à faire : passez, et comptons.
lesson-everdell-2-4-notice = Cartes 15, jetons 3, cartes violettes 9, Voyage 3, événement 3 : 33 points. Ada en a 30.
lesson-everdell-2-4-otherwise = Pas mal, mais cela vous coûterait des points d’Architecte. Passez.
