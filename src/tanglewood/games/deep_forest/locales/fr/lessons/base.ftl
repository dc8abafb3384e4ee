lesson-deep_forest-1-title = Dans la forêt
lesson-deep_forest-1-goal = Allez au marché, avancez de trois cases, apaisez un troll et trouvez une épée.
lesson-deep_forest-1-closing = Deux épées, un troll dans le sac, trois cases de faites. Ensuite : des murs d’épines, et la règle qui piège tout le monde.

lesson-deep_forest-1-1-say = Trouvez un chemin du mur inférieur au mur supérieur, et enrichissez-vous en route : qui a le plus d’or gagne. Entrez au milieu.
lesson-deep_forest-1-1-notice = Tout ce qui est dans votre ligne de vue se révèle, jusqu’à ce que quelque chose la barre. Au bout de la colonne : un troll.
lesson-deep_forest-1-1-otherwise = Une belle entrée aussi. Aujourd’hui, prenons le milieu.

lesson-deep_forest-1-2-say = D’abord, le marché. Choisissez cette bandelette et posez-la n’importe où sur le marché, à l’horizontale ou à la verticale.
lesson-deep_forest-1-2-notice = Les bandelettes suivantes couvrent les précédentes. Seul compte ce qui est au-dessus.
lesson-deep_forest-1-2-otherwise = Bonne idée. Pour l’instant, la bandelette aux deux pierres de balisage : les pierres sont vos pas.

lesson-deep_forest-1-3-say = Placez-vous maintenant au bout d’une ligne et prenez tout ce qu’elle montre : deux pierres de balisage et une pièce d’or.
lesson-deep_forest-1-3-notice = Personne d’autre ne peut se placer où vous êtes. Au prochain tour, vous devrez changer.
lesson-deep_forest-1-3-otherwise = Cette ligne montre moins. La rangée avec votre bandelette a trois ressources.
lesson-deep_forest-1-3-trap-1 = Une seule pierre. Votre bandelette est dans la rangée : placez-vous là et prenez les trois.

lesson-deep_forest-1-4-say = Et en route. Chaque pas coûte une pierre ; elle reste sur la case que vous quittez.
lesson-deep_forest-1-4-notice = Les pierres sont votre chemin. Sa longueur compte à la fin.
lesson-deep_forest-1-4-otherwise = Le marché est fait. Avancez d’un pas dans la forêt.

lesson-deep_forest-1-5-say = Encore un. Regardez à gauche et à droite : ce qui arrive en vue se révèle tout seul.
lesson-deep_forest-1-5-notice = À gauche un troll, à droite une épée.
lesson-deep_forest-1-5-otherwise = Tout droit, s’il vous plaît. Quelque chose vous y attend.

lesson-deep_forest-1-6-say = Un troll à côté de vous veut une pièce d’or, et la veut maintenant. Rien d’autre ne passe avant.
lesson-deep_forest-1-6-notice = Le troll est maintenant à vous. Gardez-le pour 1 or, ou envoyez-le à Ada dans une manche suivante.
lesson-deep_forest-1-6-otherwise = Le troll d’abord. Il ne lâche pas.
lesson-deep_forest-1-6-slip-1 = Le troll vous tient. Payez-lui d’abord une pièce d’or.

lesson-deep_forest-1-7-say = L’épée coûte une potion, un livre et une pièce d’or : exactement ce que vous avez. Ramassez-la ; vous avancez sur sa case.
lesson-deep_forest-1-7-notice = Les épées servent au combat : un dé chacune. Vous pouvez aussi passer devant et la laisser.
lesson-deep_forest-1-7-otherwise = Les épées gagnent des combats, et vous pouvez payer celle-ci. Ramassez-la !
lesson-deep_forest-1-7-trap-1 = Vous marchez dessus et la laissez. C’est permis ! Mais vous pouvez la payer : annulez.

lesson-deep_forest-1-8-say = Pas de pierres, pas de pas. Finissez votre tour et regardez Ada faire de même dans sa forêt.
lesson-deep_forest-1-8-notice = Sa bandelette couvre votre pièce d’or. Le marché ne reste jamais le même.
lesson-deep_forest-1-8-otherwise = Vous pouvez reculer, mais pourquoi ? Vous avez trouvé une épée.
lesson-deep_forest-1-8-meanwhile = Ada pose une bandelette en travers de la vôtre, se place à cette colonne et entre.
lesson-deep_forest-1-8-trap-1 = Une retraite, deux fois par partie : jusqu’à trois cases en arrière, les pierres reviennent. Mais tout allait bien !


lesson-deep_forest-2-title = Trois obstacles, un tour
lesson-deep_forest-2-goal = Gagnez une porte, un fourré et un garde : 15 or.
lesson-deep_forest-2-closing = Porte, fourré, garde : 15 or en un seul tour ! Ensuite : un monstre, le brouillard et la sortie.

lesson-deep_forest-2-1-say = Trois manches plus tard. Au-dessus de vous, une porte : trois livres l’ouvrent. Posez cette bandelette en haut, et une colonne en montre trois.
lesson-deep_forest-2-1-notice = Cherchez des lignes qui montrent déjà ce qu’il vous faut, et ajoutez ce qui manque.
lesson-deep_forest-2-1-otherwise = Possible. Mais voyez combien de livres montrerait la colonne deux.

lesson-deep_forest-2-2-say = Vous devez quitter votre ancienne ligne. Placez-vous à la colonne deux : trois livres et une pièce d’or.
lesson-deep_forest-2-2-notice = Quatre livres, six pièces d’or.
lesson-deep_forest-2-2-otherwise = Comptez les livres : la colonne deux en a trois.
lesson-deep_forest-2-2-slip-1 = Vous y êtes déjà. À chaque tour, vous devez changer de ligne.

lesson-deep_forest-2-3-say = Payez trois livres pour la porte. Vous gardez sa tuile et avancez sur la case libre.
lesson-deep_forest-2-3-notice = Les fourrés coûtent trois potions, les portes trois livres, les gardes trois pièces d’or. Chacun rejoint votre collection.
lesson-deep_forest-2-3-otherwise = La porte ! Vous venez d’en acheter les livres.

lesson-deep_forest-2-4-say = À gauche, de la forêt libre, et pourtant fermée : cette case touche votre propre chemin. Votre chemin ne doit jamais se toucher. Allez à droite.
lesson-deep_forest-2-4-notice = Avant un pas, regardez les voisines de la nouvelle case : une pierre, autre que celle que vous laissez, l’interdit.
lesson-deep_forest-2-4-otherwise = Bon à savoir, mais d’abord un pas à droite.
lesson-deep_forest-2-4-slip-1 = En dessous se trouve une de vos pierres. Un chemin ne doit pas se toucher.

lesson-deep_forest-2-5-say = Un fourré : trois potions, et vous en avez deux. Envoyez votre troll à Ada. Vous recevez deux potions pour cela.
lesson-deep_forest-2-5-notice = Il coûte une pièce d’or à Ada quand elle passe par là. Un troll par manche, et seulement un pris dans une manche précédente.
lesson-deep_forest-2-5-otherwise = Il vous manque une potion. Votre troll peut la gagner.
lesson-deep_forest-2-5-trap-1 = Personne n’y passera de sitôt. Placez-le là où elle veut aller.

lesson-deep_forest-2-6-say = Assez de potions maintenant. Taillez-vous un passage !
lesson-deep_forest-2-6-notice = Et derrière se tient un garde. Vous n’avez plus de pierres.
lesson-deep_forest-2-6-otherwise = Le fourré vous est ouvert maintenant : trois potions.

lesson-deep_forest-2-7-say = Échangez deux pièces d’or contre une pierre ; c’est possible à tout moment de votre tour. Puis payez trois pièces d’or au garde.
lesson-deep_forest-2-7-notice = Un de chaque : une série de trois. Trois obstacles différents ou trois identiques valent 15 or.
lesson-deep_forest-2-7-otherwise = Gardez les pièces d’or pour la pierre et le garde : deux et trois.
lesson-deep_forest-2-7-slip-1 = Vous pourriez payer le garde, mais pas le pas. Il vous faut une pierre.


lesson-deep_forest-3-title = Un monstre, le brouillard, la sortie
lesson-deep_forest-3-goal = Vainquez un monstre, quittez la forêt en premier et comptez votre or.
lesson-deep_forest-3-closing = Hors de la forêt, et 57 or contre 28 ! Jouez maintenant depuis la première manche. Ada vous attendra.

lesson-deep_forest-3-1-say = Manche 13. Vous êtes à côté d’un rocher, et les rochers sont vivants ! Avec deux épées ou plus, vous pouvez combattre. Défiez un monstre de force quinze.
lesson-deep_forest-3-1-notice = Quatre épées, quatre dés. Après une victoire à quatre dés, deux épées sont émoussées : moins de dés, c’est moins cher, et plus risqué.
lesson-deep_forest-3-1-otherwise = Vous pourriez continuer. Mais vous avez quatre épées, et il y a 15 or dans ce rocher.
lesson-deep_forest-3-1-trap-1 = Vous partez, mais le rocher reste derrière, avec son or. Annulez et combattez.

lesson-deep_forest-3-2-say = Dix. Il vous reste deux lancers. Mettez le six de côté et relancez les trois autres.
lesson-deep_forest-3-2-notice = 14. Il en manque un !
lesson-deep_forest-3-2-otherwise = Attention : gardez le six. Les petits ont peu à perdre.

lesson-deep_forest-3-3-say = Vous pourriez relancer. Ou jouer la sécurité : contre ce monstre, chaque pierre payée ajoute un point.
lesson-deep_forest-3-3-notice = 15 prend des pierres, 20 prend des livres, 25 prend des potions, 26 ne prend rien.
lesson-deep_forest-3-3-otherwise = Quel courage ! Une pierre rendrait la chose certaine.

lesson-deep_forest-3-4-say = Gagné ! Quatre monstres différents ont la force 15. Le Crapaud de pierre vaut 15 or : prenez-le.
lesson-deep_forest-3-4-notice = Brouillard à la rangée quatre. Quitter une case dans le brouillard coûte une pierre de plus.
lesson-deep_forest-3-4-otherwise = Utile dans une longue partie. Mais il est tard : de l’or maintenant vaut mieux que de l’aide plus tard.
lesson-deep_forest-3-4-meanwhile = Le combat a fini votre tour. Ada paie un troll et franchit un garde. Puis le brouillard monte d’une rangée.

lesson-deep_forest-3-5-say = Deux pas jusqu’au mur, et le franchir coûte aussi une pierre : trois en tout. Allez au marché chercher des pierres.
lesson-deep_forest-3-5-notice = Trois pierres et une potion.
lesson-deep_forest-3-5-otherwise = Cherchez une ligne pleine de pierres : la première colonne, avec cette bandelette à la verticale.

lesson-deep_forest-3-6-say = En haut, et par-dessus le mur ! Depuis que le brouillard est là, la sortie est ouverte.
lesson-deep_forest-3-6-notice = 5 or pour la sortie, 15 pour le chemin le plus long de ceux qui sont sortis, 15 pour votre série, 15 pour le crapaud : 57 à 28.
lesson-deep_forest-3-6-otherwise = Le mur est si près. Sortez avant que le brouillard ne s’en charge.
lesson-deep_forest-3-6-slip-1 = Le mur est encore à deux cases. D’abord un pas vers le haut.
lesson-deep_forest-3-6-meanwhile = Qui sort en premier met fin à la partie : tous les autres ont un dernier tour. Ada ne sort pas.
