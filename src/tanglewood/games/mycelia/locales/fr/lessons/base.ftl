# Your first two turns.

lesson-mycelia-1-title = Vos deux premiers tours
lesson-mycelia-1-goal = Menez quatre gouttes au Sanctuaire avant qu’Ada en mène une seule.
lesson-mycelia-1-closing = Quatre gouttes arrivées, et aucune pour Ada ! Vous savez tout ce qu’un tour peut contenir. Ensuite : ce qui se passe quand le Sanctuaire est plein.

lesson-mycelia-1-1-say = Vingt gouttes de rosée couvrent votre plateau. Menez-les toutes au Sanctuaire : le premier plateau vide gagne. Jouez ce héros.
lesson-mycelia-1-1-notice = L’image sur la carte : le terrain Feuilles mortes, et une flèche.
lesson-mycelia-1-1-otherwise = Cette carte vient après. Commencez par le héros ; il déplace une goutte.

lesson-mycelia-1-2-say = La flèche veut dire : une goutte, une case plus loin, depuis une case Feuilles mortes. Deux gouttes sont juste à côté du Sanctuaire. Faites-en entrer une !
lesson-mycelia-1-2-notice = La goutte est partie pour de bon. Il en reste 19.
lesson-mycelia-1-2-otherwise = C’est permis, mais cela ne mène encore nulle part. Regardez les deux gouttes à droite du Sanctuaire.
lesson-mycelia-1-2-trap-1 = Elle a bougé, mais elle est encore loin du Sanctuaire. Annulez et essayez la goutte juste à côté de lui.

lesson-mycelia-1-3-say = Les feuilles sont votre monnaie. Cette carte vous en donne une.
lesson-mycelia-1-3-notice = Vos feuilles : 1.
lesson-mycelia-1-3-otherwise = Celle-là vient après. Dans une vraie partie, l’ordre est libre.

lesson-mycelia-1-4-say = Encore deux pour vous. Et les petites têtes annoncent un cadeau pour tous les autres : Ada gagne une feuille.
lesson-mycelia-1-4-notice = Vous avez 3 feuilles, Ada 1. Votre main est vide : vous ne pourriez finir votre tour que maintenant.
lesson-mycelia-1-4-otherwise = Gardez votre feuille un instant. Jouez d’abord la dernière carte.
lesson-mycelia-1-4-slip-1 = Il reste une carte dans votre main. Toutes les cartes se jouent, à chaque tour.

lesson-mycelia-1-5-say = Trois feuilles ! Recrutez un allié dans la rivière. Celui-ci coûte deux feuilles et retire directement une goutte du plateau.
lesson-mycelia-1-5-notice = Il va au sommet de votre pioche : vous le jouerez au prochain tour.
lesson-mycelia-1-5-otherwise = Vous pourrez le faire plus tard. Aujourd’hui, un allié vaut davantage.
lesson-mycelia-1-5-trap-1 = Bon goût, mais il engloutit toutes vos feuilles. Pour aujourd’hui, prenez le moins cher.

lesson-mycelia-1-6-say = C’était un tour : jouer, recruter, fini. Terminez-le, piochez trois nouvelles cartes et regardez Ada.
lesson-mycelia-1-6-notice = Votre allié est déjà dans votre main. La carte Feuilles d’Ada vous a donné une feuille : vous en avez 2.
lesson-mycelia-1-6-otherwise = Une feuille vaut la peine d’être gardée : elle paiera quelque chose de bien au prochain tour.
lesson-mycelia-1-6-meanwhile = Ada déplace une goutte, prend des feuilles (dont une pour vous !) et recrute.

lesson-mycelia-1-7-say = Votre allié montre deux gouttes sur le terrain Mousse : la case doit en contenir au moins deux. La flèche vers le haut veut dire que l’une d’elles s’en va.
lesson-mycelia-1-7-notice = Il en faut deux, on en retire une. L’image est la condition, la flèche est l’action.
lesson-mycelia-1-7-otherwise = D’abord votre nouvel allié. Vous l’avez payé, après tout.
lesson-mycelia-1-7-slip-1 = Une seule goutte ici. Cette image en demande deux ou plus.
lesson-mycelia-1-7-fine-1 = Juste aussi ! Il y avait trois gouttes, il en reste deux. Les deux cases conviennent à l’image.

lesson-mycelia-1-8-say = Celui-ci déplace une goutte depuis une case Mousse. L’une d’elles touche le Sanctuaire. La voyez-vous ?
lesson-mycelia-1-8-notice = En haut, en bas, à gauche, à droite. Jamais en diagonale.
lesson-mycelia-1-8-otherwise = Regardez juste en dessous du Sanctuaire.
lesson-mycelia-1-8-slip-1 = Les gouttes ne vont jamais en diagonale. En haut, en bas, à gauche ou à droite.

lesson-mycelia-1-9-say = Jouez votre feuille. Trois feuilles paient la tuile b : une goutte au choix avance d’une case. Chaque tuile sert une fois par tour.
lesson-mycelia-1-9-notice = Il en reste 16. Il n’y a rien d’autre à faire, le tour se finit donc tout seul. Le Sanctuaire tient le compte : 4 sur 10.
lesson-mycelia-1-9-otherwise = La tuile b peut finir ce que vous avez commencé : la goutte à droite du Sanctuaire.

# The shrine turns, and the last drop.

lesson-mycelia-2-title = Le Sanctuaire tourne, et la dernière goutte
lesson-mycelia-2-goal = Videz votre plateau avant Ada.
lesson-mycelia-2-closing = Vous avez gagné ! Et maintenant une vraie partie : Ada joue en douceur, et chaque carte s’explique quand vous la pointez.

lesson-mycelia-2-1-say = Plus tard dans la journée : il reste trois gouttes ! Le Sanctuaire en contient huit. Prenez celle de l’eau.
lesson-mycelia-2-1-notice = Il en reste deux. La flèche vers le haut n’a pas besoin de case voisine : la goutte disparaît, tout simplement.
lesson-mycelia-2-1-otherwise = Dans une partie, pourquoi pas. Ici, commencez par l’eau.

lesson-mycelia-2-2-say = Et celle-ci rentre depuis la mousse.
lesson-mycelia-2-2-notice = Il en reste une. Avec vos deux gouttes, le Sanctuaire en contiendra dix.
lesson-mycelia-2-2-otherwise = La case Mousse sous le Sanctuaire, un pas vers le haut.
lesson-mycelia-2-2-trap-1 = Vous pouvez ignorer n’importe quelle partie d’une carte. Mais cette goutte a vraiment envie de rentrer.

lesson-mycelia-2-3-say = Rien ne vous plaît dans la rivière ? Une feuille pour la tuile a, et voilà cinq nouveaux héros.
lesson-mycelia-2-3-notice = Les cinq sont remplacés, quel que soit le nombre de cartes qui restaient.
lesson-mycelia-2-3-otherwise = Attendez : la tuile a vous montre d’abord mieux.

lesson-mycelia-2-4-say = L’insecte veut dire exactement. Ce héros vide une case avec exactement deux gouttes : ni une, ni trois. Recrutez-le.
lesson-mycelia-2-4-notice = Sans insecte, un nombre veut dire « au moins » ; avec un insecte, « exactement ».
lesson-mycelia-2-4-otherwise = Celui avec l’insecte. Il vous servira plus tôt que vous ne pensez.

lesson-mycelia-2-5-say = Finissez votre tour. Avec dix gouttes, le Sanctuaire est plein : il tourne, et tout le monde reçoit de nouvelles gouttes.
lesson-mycelia-2-5-notice = Vous aviez une goutte, maintenant trois. Ada a reçu les deux mêmes. Le Sanctuaire est à nouveau vide.
lesson-mycelia-2-5-otherwise = Gardez vos deux feuilles : les feuilles départagent les égalités. Finissez votre tour et regardez le Sanctuaire.
lesson-mycelia-2-5-meanwhile = Le dé indique le soleil : une goutte sur e2 et une sur d4, sur les deux plateaux. Puis Ada joue.

lesson-mycelia-2-6-say = Exactement deux gouttes à droite du Sanctuaire. Votre insecte prend les deux.
lesson-mycelia-2-6-notice = Il reste une goutte.
lesson-mycelia-2-6-otherwise = D’abord l’insecte : il en prend deux d’un coup.
lesson-mycelia-2-6-slip-1 = Une goutte ici. L’insecte en veut exactement deux.

lesson-mycelia-2-7-say = Et la dernière, dans l’eau. Allez-y !
lesson-mycelia-2-7-notice = Votre plateau est vide. Le tour de table se joue encore jusqu’au bout, pour que chacun ait joué le même nombre de fois.
lesson-mycelia-2-7-otherwise = La dernière goutte est sur une case Eau. Vous avez la carte qu’il faut.

lesson-mycelia-2-8-say = Vide ! Il reste une carte, jouez-la : si deux plateaux sont vides, les feuilles décident. Puis Ada joue son dernier tour.
lesson-mycelia-2-8-notice = Le Sanctuaire ne tourne plus. Vous gagnez : 0 goutte contre 3.
lesson-mycelia-2-8-otherwise = Jouez la carte, puis finissez votre tour.
lesson-mycelia-2-8-meanwhile = Ada mène une goutte au Sanctuaire ; il lui en reste trois.
