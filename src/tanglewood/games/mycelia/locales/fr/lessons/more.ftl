# Alone against Gwidyon.

lesson-mycelia-gwidyon-title = En solo contre Gwidyon
lesson-mycelia-gwidyon-goal = Videz votre plateau avant que le tas de Gwidyon ne soit vide.
lesson-mycelia-gwidyon-closing = Vous avez gagné, et Gwidyon bougonne. Trop facile ? Donnez-lui moins de gouttes au départ. Trop difficile ? Donnez-lui-en jusqu’à 25.

lesson-mycelia-gwidyon-1-say = Gwidyon n’a pas de plateau, seulement un tas : huit gouttes. Videz votre plateau avant qu’il ne vide son tas. Vos tours restent ceux que vous connaissez.
lesson-mycelia-gwidyon-1-notice = Il reste trois gouttes sur votre plateau.
lesson-mycelia-gwidyon-1-otherwise = Dans une partie, pourquoi pas. Ici, commencez par le héros.

lesson-mycelia-gwidyon-2-say = Une feuille pour les autres ? Gwidyon n’a que faire des feuilles. Jouez les deux cartes et gardez les feuilles.
lesson-mycelia-gwidyon-2-notice = Trois feuilles pour vous, aucune pour lui.
lesson-mycelia-gwidyon-2-otherwise = Seulement les deux cartes. Gardez les feuilles pour plus tard.
lesson-mycelia-gwidyon-2-slip-1 = La tuile b coûte trois feuilles, et vous n’en avez pas encore. Jouez d’abord vos cartes.
lesson-mycelia-gwidyon-2-fine-1 = L’ordre est libre.

lesson-mycelia-gwidyon-3-say = Finissez votre tour. Gwidyon révèle une carte : il retourne sa tuile et se défait d’une goutte.
lesson-mycelia-gwidyon-3-notice = Ses gouttes remplissent aussi le Sanctuaire. Mais quand il tourne, les nouvelles gouttes ne viennent que sur votre plateau : e2 et d4.
lesson-mycelia-gwidyon-3-otherwise = Gardez les feuilles pour cette fois et finissez votre tour.
lesson-mycelia-gwidyon-3-meanwhile = Carte Solo 1 : la tuile est retournée sur sa face Repos, une goutte s’en va. C’est la dixième du Sanctuaire : il tourne.

lesson-mycelia-gwidyon-4-say = Votre grosse carte retire deux gouttes. Son bonus, un déplacement pour les autres, retourne la tuile Gwidyon. Attention à la face Retirer !
lesson-mycelia-gwidyon-4-notice = La tuile est passée sur sa face Retirer : une goutte a quitté son tas. Un retournement sur deux l’aide.
lesson-mycelia-gwidyon-4-otherwise = D’abord la grosse carte, et les deux fois la case à droite du Sanctuaire.
lesson-mycelia-gwidyon-4-trap-1 = Vous avez ignoré votre part, et il a quand même eu son bonus. Annulez !

lesson-mycelia-gwidyon-5-say = Jouez les deux cartes pour leurs feuilles et finissez votre tour. Sa prochaine carte fait mal, mais elle vous rapporte une feuille.
lesson-mycelia-gwidyon-5-notice = Six cartes, mélangées après la cinquième : une reste toujours cachée.
lesson-mycelia-gwidyon-5-otherwise = Recruter est permis, bien sûr. Aujourd’hui, votre prochaine main est déjà bonne.
lesson-mycelia-gwidyon-5-meanwhile = Carte Solo 4 : une feuille pour vous, trois gouttes de moins sur son tas.
lesson-mycelia-gwidyon-5-fine-1 = L’inverse est tout aussi bien.

lesson-mycelia-gwidyon-6-say = Deux gouttes sur des cases Eau, une à côté du Sanctuaire. Vous avez les cartes. Terminez !
lesson-mycelia-gwidyon-6-notice = Votre plateau est vide. Jouez la dernière carte ; Gwidyon n’a pas de tour supplémentaire.
lesson-mycelia-gwidyon-6-otherwise = L’eau d’abord, puis les feuilles mortes. Les trois peuvent partir.
lesson-mycelia-gwidyon-6-fine-1 = L’une ou l’autre d’abord : les trois partent.
lesson-mycelia-gwidyon-6-fine-2 = Les feuilles mortes d’abord : tout aussi bien.

lesson-mycelia-gwidyon-7-say = Encore une carte à jouer, comme toujours. Ensuite, c’est gagné.
lesson-mycelia-gwidyon-7-notice = Le premier à n’avoir plus de gouttes gagne, sans dernier tour pour l’autre. Tous deux dans le même tour : vous gagnez tous les deux.
lesson-mycelia-gwidyon-7-otherwise = Jouez-la, puis finissez votre tour.

# Prisma: favours and gifts.

lesson-mycelia-prisma-title = Prisma : faveurs et cadeaux
lesson-mycelia-prisma-goal = Gagnez des faveurs, achetez un cadeau et laissez-le travailler pour vous.
lesson-mycelia-prisma-closing = Un cadeau qui vous épargne une feuille, encore et encore. Vert, ambre, violet : plus vous attendez, plus ils sont forts.

lesson-mycelia-prisma-1-say = Certaines gouttes scintillent : les gouttes Prisme. Elles se déplacent comme les autres, mais chacune que vous retirez du plateau rapporte une faveur.
lesson-mycelia-prisma-1-notice = Il y avait les deux sortes : vous choisissez. Sur la plateforme des faveurs, votre champignon a sauté par-dessus deux autres, droit sur la case trois.
lesson-mycelia-prisma-1-otherwise = Cela retire une goutte ordinaire. Celle qui scintille rapporte une faveur.
lesson-mycelia-prisma-1-trap-1 = Une simple goutte de rosée : retirée, mais sans faveur. Annulez et essayez celle qui scintille.

lesson-mycelia-prisma-2-say = Une autre, à côté du Sanctuaire. Y entrer compte comme être retirée. Une faveur, une case.
lesson-mycelia-prisma-2-notice = La case quatre est verte. Promener une goutte Prisme ne rapporte rien ; seul compte le fait de la retirer.
lesson-mycelia-prisma-2-otherwise = La goutte qui scintille sous le Sanctuaire, une case vers le haut.
lesson-mycelia-prisma-2-slip-1 = La case trois n’a pas encore de couleur. Encore une faveur, et vous êtes sur une case verte.

lesson-mycelia-prisma-3-say = Jouez votre feuille. Puis achetez Velamen : les cases vertes donnent droit aux cadeaux verts, et votre champignon retourne simplement au départ.
lesson-mycelia-prisma-3-notice = L’éclair agit une fois, maintenant : deux feuilles. Le cadeau est au sommet de votre pioche.
lesson-mycelia-prisma-3-otherwise = Vous pourriez économiser pour l’ambre. Aujourd’hui, prenons le vert.

lesson-mycelia-prisma-4-say = Finissez votre tour. Vous piochez d’abord le cadeau : il est aussitôt posé, visible, et fait piocher une carte à sa place.
lesson-mycelia-prisma-4-notice = Un cadeau ne reste jamais en main. Le nombre indiqué dit combien de cartes il fait piocher.
lesson-mycelia-prisma-4-otherwise = Gardez vos feuilles. Au prochain tour, elles vaudront plus.
lesson-mycelia-prisma-4-meanwhile = Velamen est dans votre zone des cadeaux, et vous avez toujours trois cartes. Ada joue, et son bonus vous rapporte une feuille.

lesson-mycelia-prisma-5-say = Tant que Velamen est visible, chaque recrutement coûte une feuille de moins. Vous avez quatre feuilles : prenez le héros à cinq !
lesson-mycelia-prisma-5-notice = Le prix sur la carte est barré : 4 au lieu de 5. Cela vaut pour chaque recrutement de ce tour.
lesson-mycelia-prisma-5-otherwise = Moins cher aussi maintenant. Mais celui à cinq est à votre portée !

lesson-mycelia-prisma-6-say = Jouez votre main. À la fin du tour, le cadeau va dans votre défausse, et revient plus tard.
lesson-mycelia-prisma-6-notice = Les cadeaux ne s’usent jamais. Ils reviennent chaque fois que vous les piochez.
lesson-mycelia-prisma-6-otherwise = Les feuilles mortes d’abord, pour faire rentrer une goutte ; puis l’eau.
lesson-mycelia-prisma-6-fine-1 = L’ordre est libre.
