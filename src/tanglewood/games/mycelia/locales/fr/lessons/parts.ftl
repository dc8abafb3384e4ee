# Reading every mushroom.

lesson-mycelia-reading-title = Lire tous les héros
lesson-mycelia-reading-goal = Lisez six sortes de héros et retirez seize gouttes de votre plateau en deux tours.
lesson-mycelia-reading-closing = Seize gouttes en deux tours ! Pointez n’importe quelle carte dans une partie : elle s’explique, flèche après flèche.

lesson-mycelia-reading-1-say = 2x veut dire jusqu’à deux fois, et la case doit convenir à chaque fois. Il y a trois gouttes sur la mousse sous le Sanctuaire.
lesson-mycelia-reading-1-notice = Deux de rentrées. La deuxième fois, vous pouvez choisir une autre case, ou vous arrêter.
lesson-mycelia-reading-1-otherwise = Commencez par la carte avec 2x : la mousse, juste sous le Sanctuaire.
lesson-mycelia-reading-1-slip-1 = Elle a quitté la mousse, et cette carte ne déplace de gouttes que depuis une case Mousse.

lesson-mycelia-reading-2-say = Une barre veut dire soit l’un, soit l’autre : un déplacement ou deux feuilles. Prenez le déplacement, au-dessus du Sanctuaire.
lesson-mycelia-reading-2-notice = Un & vous donnerait les deux, de gauche à droite.
lesson-mycelia-reading-2-otherwise = La carte avec la barre, s’il vous plaît. La goutte au-dessus du Sanctuaire veut rentrer.
lesson-mycelia-reading-2-trap-1 = Deux feuilles, et plus de déplacement : jamais les deux. Aujourd’hui, nous voulons la goutte.

lesson-mycelia-reading-3-say = Une flèche pleine, deux pâles : il faut une goutte, deux autres peuvent suivre. Quelle mousse en a trois ?
lesson-mycelia-reading-3-notice = Les flèches pâles n’exigent rien : avec une seule goutte, une seule serait partie.
lesson-mycelia-reading-3-otherwise = La mousse avec trois gouttes : le coin.
lesson-mycelia-reading-3-trap-1 = Il n’y avait qu’une goutte, une seule est donc partie. Les flèches pâles n’ont rien trouvé : annulez.

lesson-mycelia-reading-4-say = Finissez votre tour. Ada a une carte forte, et les cartes fortes apportent souvent un bonus aux autres.
lesson-mycelia-reading-4-notice = Tous les autres peuvent déplacer une goutte. C’est vous.
lesson-mycelia-reading-4-otherwise = Une feuille paie une nouvelle rivière. Gardez-la aujourd’hui et finissez votre tour.
lesson-mycelia-reading-4-meanwhile = Ada retire deux gouttes. Puis viennent deux petites têtes et une flèche.

lesson-mycelia-reading-5-say = N’importe quel terrain convient : faites rentrer la goutte à droite du Sanctuaire.
lesson-mycelia-reading-5-notice = Il en reste dix, et trois nouvelles cartes sont dans votre main.
lesson-mycelia-reading-5-otherwise = Un bonus ! Utilisez-le là où il fait rentrer une goutte.
lesson-mycelia-reading-5-meanwhile = Ada joue son tour jusqu’au bout.

lesson-mycelia-reading-6-say = Deux flèches pleines sur une case : une goutte s’en va, une autre se déplace. Il en faut donc deux, sur une case Eau.
lesson-mycelia-reading-6-notice = Deux gouttes avec une seule image.
lesson-mycelia-reading-6-otherwise = L’eau à côté du Sanctuaire : il y a trois gouttes.
lesson-mycelia-reading-6-slip-1 = Une seule goutte ici. Deux flèches pleines demandent deux gouttes.
lesson-mycelia-reading-6-fine-1 = D’abord déplacer, puis retirer : c’est pareil.

lesson-mycelia-reading-7-say = Une case et une voisine : jusqu’à deux gouttes de l’eau, puis une d’à côté. Commencez au bord inférieur.
lesson-mycelia-reading-7-notice = La case voisine peut avoir n’importe quel terrain.
lesson-mycelia-reading-7-otherwise = L’eau avec trois gouttes, au bord inférieur, puis la case à sa droite.

lesson-mycelia-reading-8-say = Des flèches des quatre côtés : choisissez un milieu avec une goutte, et chaque case adjacente en perd une. Quel est le meilleur milieu ?
lesson-mycelia-reading-8-notice = Quatre d’un coup, et le milieu garde la sienne. Il reste une goutte ; Ada en a quatorze.
lesson-mycelia-reading-8-otherwise = Cherchez une case avec des gouttes au-dessus, au-dessous, à gauche et à droite.
lesson-mycelia-reading-8-fine-1 = Dans l’autre sens autour du milieu : tout aussi bien.

# Lightning and new tiles.

lesson-mycelia-tiles-title = L’éclair et de nouvelles tuiles
lesson-mycelia-tiles-goal = Gagnez trois nouvelles tuiles et videz votre plateau avec elles.
lesson-mycelia-tiles-closing = Tuiles c, d et e : deux pas, une goutte retirée, une carte de moins. Dans une partie, vous choisissez les quatre que vous gardez.

lesson-mycelia-tiles-1-say = L’éclair agit une fois : quand vous recrutez la carte. Celle-ci apporte une nouvelle tuile, c. Recrutez-la !
lesson-mycelia-tiles-1-notice = La tuile c est à vous pour toute la partie, et utilisable tout de suite.
lesson-mycelia-tiles-1-otherwise = Plus tard, volontiers. D’abord le héros dont l’éclair montre la tuile c.
lesson-mycelia-tiles-1-slip-1 = Cette tuile est encore au milieu. Recrutez le héros qui l’apporte.
lesson-mycelia-tiles-1-trap-1 = Vous pouvez vous passer de la tuile, mais l’éclair ne frappe jamais deux fois. Annulez et dites oui.

lesson-mycelia-tiles-2-say = Tuile c, trois feuilles : déplacez une goutte au choix et, s’il y en a une autre sur la même case, déplacez-la aussi.
lesson-mycelia-tiles-2-notice = Toutes deux rentrées. La tuile b n’en aurait déplacé qu’une, pour le même prix.
lesson-mycelia-tiles-2-otherwise = La tuile c d’abord. Deux gouttes sont ensemble, à droite du Sanctuaire.
lesson-mycelia-tiles-2-trap-1 = Il n’y avait qu’une goutte, donc pas de second déplacement. La tuile c aime la compagnie : annulez.

lesson-mycelia-tiles-3-say = Il vous reste deux feuilles : de quoi recruter le héros avec la tuile e. Recrutez autant que vous pouvez payer.
lesson-mycelia-tiles-3-notice = Quatre tuiles maintenant : a, b, c et e.
lesson-mycelia-tiles-3-otherwise = Cherchez l’éclair avec la tuile e. Il coûte deux feuilles.

lesson-mycelia-tiles-4-say = Jouez votre main pour six feuilles. Puis la tuile e écarte définitivement une carte de votre défausse : une feuille au vent.
lesson-mycelia-tiles-4-notice = Un deck mince est un bon deck : les héros forts reviennent plus vite.
lesson-mycelia-tiles-4-otherwise = D’abord la main, les trois cartes. Puis la tuile e, et une carte faible.
lesson-mycelia-tiles-4-trap-1 = Quatre feuilles à chaque fois, perdues pour toute la partie ! Annulez : c’est la plus faible qui part, jamais la meilleure.
lesson-mycelia-tiles-4-fine-1 = Bon choix aussi. Elle ne déplaçait qu’une goutte, et seulement depuis une case Mousse.

lesson-mycelia-tiles-5-say = Finissez votre tour. Votre bonus a enrichi Ada : six feuilles.
lesson-mycelia-tiles-5-notice = C’est le tour d’Ada, et pourtant la question est pour vous.
lesson-mycelia-tiles-5-otherwise = Vos trois feuilles serviront au prochain tour. Gardez-les.
lesson-mycelia-tiles-5-meanwhile = Ada recrute pour six feuilles. Son éclair montre deux petites têtes : un bonus pour les autres.

lesson-mycelia-tiles-6-say = Son bonus : déplacez une goutte au choix d’une case. Celle sur la mousse, sous le Sanctuaire, aimerait bien rentrer.
lesson-mycelia-tiles-6-notice = Trois gouttes de part et d’autre. Vos deux nouveaux héros sont dans votre main.
lesson-mycelia-tiles-6-otherwise = Un pas gratuit ! Utilisez-le là où il fait rentrer une goutte.
lesson-mycelia-tiles-6-meanwhile = Ada continue : deux de ses gouttes rentrent.

lesson-mycelia-tiles-7-say = Prenez les feuilles, puis recrutez le héros de la tuile d. Personne ne garde cinq tuiles : l’une quitte le jeu. Rendez la tuile a.
lesson-mycelia-tiles-7-notice = b, c, d et e. La rivière ne vous occupe plus ; les gouttes, si.
lesson-mycelia-tiles-7-otherwise = Des feuilles, des feuilles, puis le héros avec la tuile d.
lesson-mycelia-tiles-7-trap-1 = Vos deux pas, perdus pour de bon. Annulez : si tard, de nouvelles cartes dans la rivière ne vous servent plus.
lesson-mycelia-tiles-7-fine-1 = L’une ou l’autre carte Feuilles d’abord.

lesson-mycelia-tiles-8-say = Votre premier héros recruté déplace deux fois. Une goutte à gauche du Sanctuaire, une au-dessus.
lesson-mycelia-tiles-8-notice = Il reste une goutte, dans le coin le plus éloigné. Pas à pas, il en faudrait cinq.
lesson-mycelia-tiles-8-otherwise = Deux déplacements, deux gouttes à côté du Sanctuaire. Cela tombe bien.
lesson-mycelia-tiles-8-fine-1 = L’autre ordre marche aussi.

lesson-mycelia-tiles-9-say = Tuile d, trois feuilles : retirez une goutte d’une case au choix, si loin soit-elle. Vous en avez exactement trois.
lesson-mycelia-tiles-9-notice = Vous gagnez : 0 goutte contre 2.
lesson-mycelia-tiles-9-otherwise = La tuile b la déplacerait d’une case. La tuile d la retire complètement.
lesson-mycelia-tiles-9-meanwhile = Votre plateau est vide, et on finit le tour de table : Ada fait rentrer encore une goutte.

# Prisma: tiles f and g.

lesson-mycelia-recycle-title = Prisma : les tuiles f et g
lesson-mycelia-recycle-goal = Gagnez les tuiles f et g et jouez un tour entier où les tuiles ne coûtent rien.
lesson-mycelia-recycle-closing = Un plateau vide, et un seul tour a presque tout fait. Faveurs, cadeaux et tuiles se nourrissent mutuellement : c’est Prisma.

lesson-mycelia-recycle-1-say = Les cadeaux ambre sont à une faveur. La tuile f donne des faveurs : recrutez le héros qui l’apporte.
lesson-mycelia-recycle-1-notice = Elle est utilisable tout de suite.
lesson-mycelia-recycle-1-otherwise = Visez toujours l’ambre. D’abord le héros avec la tuile f.
lesson-mycelia-recycle-1-slip-1 = Vous êtes sur une case verte. L’ambre commence une case plus loin.

lesson-mycelia-recycle-2-say = Tuile f, une feuille : une faveur, une fois par tour. Avancez sur l’ambre.
lesson-mycelia-recycle-2-notice = La case six est ambre.
lesson-mycelia-recycle-2-otherwise = Une feuille, une case sur la plateforme des faveurs. Essayez la tuile f.

lesson-mycelia-recycle-3-say = Le cadeau ambre visible n’est pas celui qu’il vous faut ? La tuile a peut changer les cadeaux au lieu des héros.
lesson-mycelia-recycle-3-notice = Les trois cadeaux visibles sont passés sous leurs piles.
lesson-mycelia-recycle-3-otherwise = Clessidra est bien, mais regardez d’abord le suivant.
lesson-mycelia-recycle-3-trap-1 = De nouveaux héros, les mêmes cadeaux, et la tuile a est utilisée pour ce tour. Annulez et choisissez les cadeaux.

lesson-mycelia-recycle-4-say = Perspicillum : pendant le tour où il est visible, toutes vos tuiles sont gratuites. Achetez-le ; vous retournez au départ.
lesson-mycelia-recycle-4-notice = Il est sur votre pioche.
lesson-mycelia-recycle-4-otherwise = Le cadeau ambre. Vous avez avancé de six cases pour lui.

lesson-mycelia-recycle-5-say = Jouez vos trois cartes, puis recrutez le héros avec la tuile g. Quatre tuiles au prochain tour, et toutes gratuites !
lesson-mycelia-recycle-5-notice = Tuiles a, b, f et g.
lesson-mycelia-recycle-5-otherwise = D’abord les trois cartes. Puis la tuile g, pour quatre feuilles.
lesson-mycelia-recycle-5-fine-1 = L’ordre est libre.

lesson-mycelia-recycle-6-say = Tuile g, trois feuilles : une carte de votre défausse retourne au sommet de votre pioche. Choisissez la plus forte !
lesson-mycelia-recycle-6-notice = La carte d’Ada apporte une faveur aux autres.
lesson-mycelia-recycle-6-otherwise = Trois feuilles suffisent tout juste pour la tuile g.
lesson-mycelia-recycle-6-meanwhile = Votre tour se finit tout seul. Vous repiochez la grosse carte, le cadeau est posé, visible, et Ada joue.
lesson-mycelia-recycle-6-trap-1 = Une seule feuille, de retour dans votre main. C’est permis, mais il y avait aussi une grosse carte : annulez.

lesson-mycelia-recycle-7-say = Une faveur d’Ada : prenez-la. Deux champignons inactifs sont devant vous, et vous sautez par-dessus les deux.
lesson-mycelia-recycle-7-notice = Les faveurs arrivent à n’importe quel tour.
lesson-mycelia-recycle-7-otherwise = Les faveurs sont toujours bienvenues. Prenez-la.
lesson-mycelia-recycle-7-meanwhile = Une faveur, trois cases. Ada continue.

lesson-mycelia-recycle-8-say = Perspicillum est visible : toutes les tuiles sont gratuites. Prenez une faveur avec f, et avec b faites rentrer une goutte Prisme.
lesson-mycelia-recycle-8-notice = Deux tuiles, aucune feuille, et une faveur de plus pour la goutte Prisme.
lesson-mycelia-recycle-8-otherwise = Utilisez les tuiles gratuites : f pour une faveur, b pour la goutte à gauche du Sanctuaire.
lesson-mycelia-recycle-8-fine-1 = L’inverse marche aussi.

lesson-mycelia-recycle-9-say = Deux déplacements à côté du Sanctuaire, puis votre grosse carte encore une fois : deux gouttes Prisme, où qu’elles soient.
lesson-mycelia-recycle-9-notice = Votre plateau est vide, et il reste quatre gouttes à Ada pour son dernier tour.
lesson-mycelia-recycle-9-otherwise = D’abord le héros à deux déplacements, puis le gros pour les gouttes qui scintillent.
lesson-mycelia-recycle-9-meanwhile = Le bonus pour Ada, un déplacement, fait rentrer une de ses gouttes Prisme.
