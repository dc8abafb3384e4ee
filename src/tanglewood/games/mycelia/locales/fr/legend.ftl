mycelia-symbols-on-the-board = Sur le plateau
mycelia-symbol-dewdrop = goutte de rosée
mycelia-symbol-dewdrop-says = Menez-la au Sanctuaire.
mycelia-symbol-drops-here = gouttes ici
mycelia-symbol-drops-here-says = Le nombre de gouttes sur cette case.
mycelia-symbol-leaf-litter = Feuilles mortes
mycelia-symbol-leaf-litter-says = Un terrain ; les cartes nomment où elles agissent.
mycelia-symbol-moss = Mousse
mycelia-symbol-moss-says = Un terrain.
mycelia-symbol-water = Eau
mycelia-symbol-water-says = Un terrain.
mycelia-symbol-soil = Terre
mycelia-symbol-soil-says = Un terrain que seules les cartes « case au choix » atteignent.
mycelia-symbol-shrine-field = case Sanctuaire
mycelia-symbol-shrine-field-says = Une goutte déplacée ici quitte le plateau.
mycelia-symbol-extra-shrine-field = case Sanctuaire supplémentaire
mycelia-symbol-extra-shrine-field-says = Une deuxième sortie de votre plateau.
mycelia-symbol-shrine = Sanctuaire
mycelia-symbol-shrine-says = Recueille les gouttes ; tourne une fois plein.
mycelia-symbol-supply-map = grille Nouvelle Rosée
mycelia-symbol-supply-map-says = Où arrivent les gouttes quand le Sanctuaire tourne.
mycelia-symbol-die-faces = faces du dé
mycelia-symbol-die-faces-says = Le dé en choisit une ; la grille montre ses cases.

mycelia-symbols-on-cards = Sur les cartes
mycelia-symbol-price = prix
mycelia-symbol-price-says = Feuilles à payer pour recruter ce héros.
mycelia-symbol-leaves = feuilles
mycelia-symbol-leaves-says = Vous gagnez ce nombre de feuilles.
mycelia-symbol-from-this-landscape = depuis ce terrain
mycelia-symbol-from-this-landscape-says = Choisissez une case de ce type.
mycelia-symbol-any-field = case au choix
mycelia-symbol-any-field-says = Tous les terrains conviennent, même Terre.
mycelia-symbol-at-least-so-many = au moins ce nombre
mycelia-symbol-at-least-so-many-says = Il faut ce nombre de gouttes ici, ou plus.
mycelia-symbol-exactly = exactement
mycelia-symbol-exactly-says = Exactement ce nombre de gouttes, ni plus ni moins.
mycelia-symbol-move = déplacer
mycelia-symbol-move-says = Une goutte, une case : haut, bas, gauche ou droite.
mycelia-symbol-take-off = retirer
mycelia-symbol-take-off-says = Une goutte quitte aussitôt le plateau.
mycelia-symbol-if-you-can-and-like = si possible et au choix
mycelia-symbol-if-you-can-and-like-says = Une goutte de plus, seulement si elle est là.
mycelia-symbol-all-around = tout autour
mycelia-symbol-all-around-says = Une goutte de chaque case adjacente qui en contient.
mycelia-symbol-around = autour
mycelia-symbol-around-says = Une goutte de ce nombre de cases adjacentes, à votre choix.
mycelia-symbol-up-to-so-often = jusqu’à ce nombre de fois
mycelia-symbol-up-to-so-often-says = Recommencez, sur la même case ou une autre.
mycelia-symbol-and = et
mycelia-symbol-and-says = Les deux, de gauche à droite ; ignorez ce que vous voulez.
mycelia-symbol-or = soit/soit
mycelia-symbol-or-says = L’un des deux, jamais les deux.
mycelia-symbol-the-others = les autres
mycelia-symbol-the-others-says = Tous les autres peuvent en profiter ; pas vous.
mycelia-symbol-once-when-hired = une fois, au recrutement
mycelia-symbol-once-when-hired-says = Agit au recrutement, plus jamais ensuite.
mycelia-symbol-let-go = écarter
mycelia-symbol-let-go-says = Retirez définitivement une carte de votre défausse.
mycelia-symbol-bring-back = recycler
mycelia-symbol-bring-back-says = Une carte de votre défausse va au sommet de votre pioche.
mycelia-symbol-new-tile = nouvelle tuile
mycelia-symbol-new-tile-says = Prenez cette tuile ; utilisable une fois par tour.
mycelia-symbol-start-card = carte de départ
mycelia-symbol-start-card-says = Une des cartes avec lesquelles chacun commence.

mycelia-symbols-around-the-table = Autour de la table
mycelia-symbol-leaves-around-the-table = feuilles
mycelia-symbol-leaves-around-the-table-says = Votre monnaie ; elles départagent les égalités.
mycelia-symbol-drops-left = gouttes restantes
mycelia-symbol-drops-left-says = Encore sur ce plateau. Zéro met fin à la partie.
mycelia-symbol-off-now = retirées maintenant
mycelia-symbol-off-now-says = Gouttes retirées pendant ce tour.
mycelia-symbol-draw-pile = pioche
mycelia-symbol-draw-pile-says = Vos prochaines cartes ; celles recrutées vont au sommet.
mycelia-symbol-discard-pile = défausse
mycelia-symbol-discard-pile-says = Cartes jouées ; mélangées quand la pioche s’épuise.
mycelia-symbol-showcase = rivière
mycelia-symbol-showcase-says = Héros à recruter ; complétée à la fin du tour.
mycelia-symbol-new-showcase = nouvelle rivière
mycelia-symbol-new-showcase-says = { $mycelia__tile__a__cost ->
    [one] { $mycelia__tile__a__cost } feuille
   *[other] { $mycelia__tile__a__cost } feuilles
    } : { $mycelia__counts__showcase ->
    [one] { $mycelia__counts__showcase } nouveau héros
   *[other] { $mycelia__counts__showcase } nouveaux héros
    }. Une fois par tour.
mycelia-symbol-a-step = un pas
mycelia-symbol-a-step-says = { $mycelia__tile__b__cost ->
    [one] { $mycelia__tile__b__cost } feuille
   *[other] { $mycelia__tile__b__cost } feuilles
    } : une goutte au choix avance d’une case.
mycelia-symbol-two-steps = deux pas
mycelia-symbol-two-steps-says = { $mycelia__tile__c__cost ->
    [one] { $mycelia__tile__c__cost } feuille
   *[other] { $mycelia__tile__c__cost } feuilles
    } : deux gouttes d’une même case se déplacent.
mycelia-symbol-off-the-board = hors du plateau
mycelia-symbol-off-the-board-says = { $mycelia__tile__d__cost ->
    [one] { $mycelia__tile__d__cost } feuille
   *[other] { $mycelia__tile__d__cost } feuilles
    } : retirez une goutte au choix.
mycelia-symbol-let-go-around-the-table = écarter
mycelia-symbol-let-go-around-the-table-says = { $mycelia__tile__e__cost ->
    [one] { $mycelia__tile__e__cost } feuille
   *[other] { $mycelia__tile__e__cost } feuilles
    } : retirez une de vos cartes.
mycelia-symbol-first-player = premier joueur
mycelia-symbol-first-player-says = Le dernier tour de table s’arrête avant cette place.

mycelia-symbols-gwidyon = Gwidyon
mycelia-symbol-his-pile = son tas
mycelia-symbol-his-pile-says = Quand il est vide, Gwidyon gagne.
mycelia-symbol-chip-a-drop = tuile : Retirer
mycelia-symbol-chip-a-drop-says = Retournée sur cette face, elle lui retire une goutte.
mycelia-symbol-chip-quiet = tuile : Repos
mycelia-symbol-chip-quiet-says = Retournée sur cette face, elle n’a aucun effet.
mycelia-symbol-solo-card = carte Solo
mycelia-symbol-solo-card-says = Ce qu’il fait après votre tour.

mycelia-symbols-prisma = Prisma
mycelia-symbol-prism-drop = goutte Prisme
mycelia-symbol-prism-drop-says = Une goutte qui rapporte une faveur quand on la retire.
mycelia-symbol-favours = faveurs
mycelia-symbol-favours-says = Votre champignon avance de ce nombre de cases.
mycelia-symbol-favour-ring = plateforme des faveurs
mycelia-symbol-favour-ring-says = On saute par-dessus les cases occupées.
mycelia-symbol-gift-spaces = cases cadeaux
mycelia-symbol-gift-spaces-says = Achetez un cadeau de cette couleur ou d’une inférieure.
mycelia-symbol-idle-mushroom = champignon inactif
mycelia-symbol-idle-mushroom-says = Ne bouge jamais ; vous sautez par-dessus.
mycelia-symbol-gift = cadeau
mycelia-symbol-gift-says = Vous aide chaque fois que vous le piochez.
mycelia-symbol-draws = pioche
mycelia-symbol-draws-says = Cartes qu’il fait piocher une fois posé.
mycelia-symbol-gift-area = zone des cadeaux
mycelia-symbol-gift-area-says = Cadeaux visibles ; actifs jusqu’à la fin de votre tour.
mycelia-symbol-favour = faveur
mycelia-symbol-favour-says = { $mycelia__tile__f__cost ->
    [one] { $mycelia__tile__f__cost } feuille
   *[other] { $mycelia__tile__f__cost } feuilles
    } : une faveur.
mycelia-symbol-bring-back-prisma = recycler
mycelia-symbol-bring-back-prisma-says = { $mycelia__tile__g__cost ->
    [one] { $mycelia__tile__g__cost } feuille
   *[other] { $mycelia__tile__g__cost } feuilles
    } : une carte utilisée au sommet de votre pioche.
